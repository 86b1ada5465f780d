### Einstellungen.

settings-play = Spielen
settings-look = Aussehen
settings-cards = Karten und Tisch
settings-cards_about = Tuch, Rückseiten, Bilder, Farben und Kontrast.
settings-senses = Ton und Vibration
settings-devices = Meine Geräte
settings-people = Leute auf diesem Gerät
settings-about = Über die App
settings-seconds = { $count } s
settings-name = Name
settings-add_name = Hinzufügen
settings-remove_name = { $name } entfernen
settings-names_about = Namen für neue Tische. Der erste ist deiner.
settings-report = Bericht kopieren
settings-report_about = Versionen, der letzte Fehler und die Runde auf dem Tisch. Keine Namen.
settings-licences = Lizenzen
settings-licences_about = Wessen Arbeit in dieser App steckt.
settings-licences_more = Pocket Switch ist aus diesen Werken gebaut. Nicht jedes System verwendet alle.
settings-licences_client = Der Teil, der die App zeichnet, ist daraus gebaut. Die rechtlichen Hinweise stehen jeweils dabei.
settings-licences_reading = Wird geladen …
settings-licences_away = Diese Texte liegen auf dem Server der App, und der antwortet gerade nicht.
settings-licences_on = Mehr zeigen
settings-version = Pocket Switch { $version }
settings-nothing_leaves = Solange du nicht synchronisierst, nicht auf ein anderes Gerät umziehst und nicht in einem Raum spielst, verlässt nichts dieses Gerät.

settings-pace-title = Tempo der Bots
settings-pace-about = Wie lange ein Bot für seinen Zug braucht. Tipp auf den Tisch, um nicht zu warten.
settings-pace-slow = Langsam
settings-pace-normal = Normal
settings-pace-fast = Schnell
settings-pace-none = Sofort

settings-catch_window-title = Zeit, eine vergessene Ansage zu melden
settings-catch_window-about = Wie lange Bots warten, wenn jemand „Letzte Karte!“ vergisst. Mit Screenreader warten sie, bis du weitermachst.

settings-confirm_power-title = Zweimal tippen
settings-confirm_power-about = Der erste Tipp hebt eine Aktionskarte an, der zweite legt sie.

settings-coach-title = Coach
settings-coach-about = Eine Glühbirne an Tischen mit Bots. Sie probiert deine Züge und sagt, welcher der beste ist und warum.
settings-explain-title = Neues erklären
settings-explain-about = Eine Sprechblase neben dem Stapel, wenn etwas zum ersten Mal passiert: Karten ziehen, aussetzen, eine Farbe wünschen.

settings-remarks-title = Bots reden
settings-remarks-about = Ab und zu ein Wort, wenn sie spielen.

settings-sort-title = Reihenfolge deiner Karten
settings-sort-about = Du kannst deine Karten jederzeit in deine eigene Reihenfolge ziehen.
settings-sort-suit = Nach Farbe
settings-sort-rank = Nach Wert
settings-sort-own = Eigene

settings-language-title = Sprache
settings-language-about = Namen und eigene Spiele bleiben, wie du sie getippt hast.
settings-language-system = Wie auf diesem Gerät

settings-appearance-title = Erscheinungsbild
settings-appearance-about = Helle oder dunkle Menüs. Der Tisch behält seine eigene Farbe.
settings-appearance-system = System
settings-appearance-light = Hell
settings-appearance-dark = Dunkel

settings-contrast-title = Mehr Kontrast
settings-contrast-about = Ein dunklerer Tisch, kräftigere Schrift und Kanten.
settings-contrast-system = System
settings-contrast-on = An
settings-contrast-off = Aus

settings-felt-title = Tisch
settings-felt-green = Grün
settings-felt-blue = Blau
settings-felt-wine = Weinrot
settings-felt-plum = Pflaume
settings-felt-walnut = Nussbaum

settings-back-title = Kartenrücken
settings-back-stripes = Streifen
settings-back-lattice = Gitter
settings-back-scales = Schuppen
settings-back-sun = Sonne
settings-back-leaves = Blätter
settings-back-switch = Switch

settings-courts-title = Bube, Dame und König
settings-courts-drawn = Gezeichnet
settings-courts-classic = Klassisch
settings-courts-plain = Schlicht

settings-indices-title = Buchstaben auf Bube, Dame und König
settings-indices-about = In Rückblicken, geteilten Runden und Codes bleiben J, Q und K.
settings-indices-language = Wie in deiner Sprache

settings-four_colours-title = Vierfarbige Karten
settings-four_colours-about = Kreuz ist grün und Karo blau, so erkennst du die Farben auf einen Blick.

settings-card_size-title = Kartengröße
settings-card_size-about = Die Karten auf deiner Hand.
settings-card_size-small = Klein
settings-card_size-normal = Normal
settings-card_size-large = Groß

settings-left_handed-title = Linkshändig
settings-left_handed-about = Tasten liegen links, und die Karten fächern andersherum.

settings-motion-title = Animationen
settings-motion-about = Ob Karten gleiten und sich umdrehen.
settings-motion-system = System
settings-motion-on = An
settings-motion-off = Aus

settings-sounds-title = Töne
settings-sounds-about = Du hörst die Karten, deine Züge und das Ende einer Runde.

settings-haptics-title = Vibration
settings-haptics-about = Ein kurzes Brummen, wenn du dran bist oder eine Karte nicht geht.
