### Warum Regeln nicht gespielt oder Punkte nicht eingetragen werden können.

## Regeln

rules-unreadable = diese Regeln lassen sich nicht lesen. Vielleicht sind sie von einer neueren Version der App
rules-seats = ihr seid { $seats } Spieler, aber das Spiel ist für { $least } bis { $most }
rules-too-many-cards = { $seats } mal { $deal } Karten und die Startkarte sind mehr als die { $cards } Karten, die es gibt
rules-too-many-jokers = { $jokers } Joker sind mehr, als in den Kartenspielen stecken
rules-answers-nothing = diese Karten kontern etwas, das keine Karte auslöst
rules-no-group = keine Karte, nach der gezogen wird, heißt „{ $group }“
rules-group-missing = eine Karte, nach der gezogen wird, braucht einen Namen für das, was sie kontert

rules-code-none = das ist kein Code eines Spiels. So ein Code beginnt mit „{ $prefix }“
rules-code-broken = der Code ist beschädigt: Ein Teil fehlt oder wurde geändert
rules-code-long = der Code ist zu lang. Mehr als { $most } Zeichen gehen nicht
rules-code-large = das Spiel in diesem Code ist zu groß, um echt zu sein

## Punktezettel

sheet-unfit = das passt nicht auf diesen Zettel
sheet-over = die Partie ist vorbei. Ändere einen Eintrag, nimm ihn zurück oder setz die Partie fort
sheet-less-than-nothing = weniger als 0 geht nicht
sheet-no-lives = Leben gehen von 1 bis { $most }
sheet-down-from-nothing = zum Herunterzählen wähle einen Startwert
sheet-long-name = ein Name hat höchstens { $most } Zeichen
sheet-most-marks = in eine Runde passen höchstens { $most } Einträge
sheet-most-rounds = in eine Partie passen höchstens { $most } Runden
sheet-most-players = auf einen Zettel passen höchstens { $most } Spieler
sheet-name-taken = „{ $name }“ steht schon auf dem Zettel. Gib einen anderen Namen ein
