### Der erste Bildschirm.

home-continue = Weiterspielen
home-learn = Noch nie gespielt?
home-learn_about = Lern Switch in drei Minuten
home-room = Zurück in den Raum
home-rooms =
    { $count ->
        [one] Ein Raum
       *[other] { $count } Räume
    }
home-new = Neuer Tisch
home-new_about = Gegen Bots oder mit Freunden
home-keep = Punkte zählen
home-keep_about = Für einen Tisch mit echten Karten
home-join_about = Von Handy zu Handy
home-others = { $count ->
    [1] eine weitere offene Partie
   *[other] { $count } weitere offene Partien
}
home-hello = Hallo, { $name }
home-seen = Ausblenden
home-none = Keine offenen Partien
home-none_about = Alle Partien sind beendet. Fang eine neue an.
home-record = { $won } · längste Serie: { $longest }

## offer

offer-phone = Alles, was du gespielt hast, liegt nur auf diesem Handy, im Ordner dieser App. Die Sicherung des Handys nimmt es mit, wenn sie eingeschaltet ist. Wer die App löscht, löscht alles.
offer-browser = Alles, was du gespielt hast, liegt nur in diesem Browser. Wer dessen Daten löscht, löscht alles.
offer-computer = Alles, was du gespielt hast, liegt nur auf diesem Computer: { $path }
offer-make = Sicherung machen
offer-close = Nicht jetzt, und nicht wieder fragen
