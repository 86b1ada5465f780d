### Warum Regeln nicht gespielt oder Punkte nicht eingetragen werden können.

## Regeln

rules-unreadable = das lässt sich nicht als Regeln lesen; vielleicht stammt es von einer neueren Version der App
rules-seats = spielen können nur { $least } bis { $most } Personen, nicht { $seats }
rules-too-many-cards = für { $seats } Blätter mit je { $deal } Karten und die Startkarte reichen die { $cards } Karten nicht, die es gibt
rules-too-many-jokers = { $jokers } Joker sind mehr, als die Spiele haben
rules-answers-nothing = hier werden Karten gekontert, die nie fällig werden
rules-no-group = unter den Karten, nach denen man nehmen muss, heißt keine „{ $group }“
rules-group-missing = eine Karte, nach der man nehmen muss, braucht einen Namen für ihre Konter

rules-code-none = das ist nicht der Code eines Spiels: So einer beginnt mit „{ $prefix }“
rules-code-broken = der Code ist beschädigt: Ein Teil fehlt oder wurde geändert
rules-code-long = der Code ist zu lang: Er darf höchstens { $most } Zeichen haben
rules-code-large = in diesem Spiel steckt mehr, als in einen Code passt

## Punktezettel

sheet-unfit = das passt nicht zu diesem Zettel
sheet-over = die Partie ist beendet; du kannst Einträge berichtigen oder zurücknehmen oder die Partie fortsetzen
sheet-less-than-nothing = weniger als 0 geht nicht
sheet-no-lives = wo Leben zählen, hat jede Person 1 bis { $most }
sheet-long-name = ein Name hat höchstens { $most } Zeichen
sheet-most-marks = in eine Runde passen höchstens { $most } Einträge
sheet-most-rounds = in eine Partie passen höchstens { $most } Runden
sheet-most-players = auf einen Zettel passen höchstens { $most } Personen
sheet-name-taken = „{ $name }“ steht schon auf dem Zettel. Gib einen anderen Namen ein
