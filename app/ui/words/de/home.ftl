### Der erste Bildschirm.

home-continue = Weiterspielen
home-learn = Noch nie gespielt?
home-learn_about = Lern { $game } in drei Minuten
home-room = Zurück in den Raum
home-rooms =
    { $count ->
        [one] Ein Raum
       *[other] { $count } Räume
    }
home-new = Neuer Tisch
home-new_about = Gegen Bots oder mit Freunden
home-keep = Punkte zählen
home-keep_about = Für Spiele mit echten Karten
home-together_about = Alle am eigenen Handy
home-together_opening = Der Tisch wird geöffnet …
home-together_no_host = Hier nur mit einem Server
home-together_no_network = Schalte WLAN oder einen Hotspot ein
home-others = { $count ->
    [1] eine weitere offene Partie
   *[other] { $count } weitere offene Partien
}
home-hello = Hallo, { $name }
home-seen = Ausblenden
home-none = Keine offenen Partien
home-none_about = Alle Partien sind beendet. Fang eine neue an.
home-record = { $won } · längste Serie: { $longest }
