### Eigene Spiele.

own-yours = Deine Spiele
own-begin = Eigenes Spiel erfinden
own-begin_about = Nimm irgendein Spiel und ändere, was jede Karte tut.
own-make = Eigenes daraus machen
own-change = Dieses Spiel ändern
own-make_about = Was jede Karte tut, was was kontert, wie gezählt wird.
own-made_of = Auf der Grundlage von { $game }.
own-import = Code eingeben
own-import_about = Ein Spiel, das jemand mit dir geteilt hat.
own-title = Dein eigenes Spiel
own-name = Name des Spiels
own-first_name = Mein { $game }
own-name_missing = Das Spiel hat keinen Namen.
own-keep = Speichern
own-remove = Dieses Spiel entfernen
own-ours = Unsere Regeln
own-ours_n = Unsere Regeln { $count }
own-ours_keep = Als „{ $name }“ behalten
own-ours_keep_about = Beim nächsten Mal wählst du diese Regeln wie ein Spiel.
own-ours_kept = Behalten als „{ $name }“
own-ours_kept_about = Spielen, umbenennen oder teilen.
own-removed = „{ $name }“ ist gelöscht. Deine Partien damit bleiben.
own-unkept = Du hast Änderungen, die noch nicht gespeichert sind.
own-over = Änderungen verwerfen
own-over_about = Alle Änderungen, die du nicht gespeichert hast, gehen verloren.
own-over_sure = Wirklich verwerfen?
own-over_not = Behalten
own-as_book = Genau wie bei { $game }
own-mend_first = Behebe zuerst, was oben steht.
own-error = Das geht nicht: { $text }.
own-warning = Achtung: { CAPITAL($text) }.
own-broken = { $where }: { $why }
own-nothing = nichts
own-instead = Standard: { $text }
own-theirs = Dort: { $text }
own-at_seats = Nur bei { $seats } Spielern
own-not_ours = Bei dir: { $text }
own-pick_card = Wähle eine Karte und sag, was sie tut
own-none = –
own-as_dealt = So viele, wie ausgeteilt wurden
own-worth_alone = Punkte für eine einzelne Karte
own-which = Alle davon oder nur eine
own-answers_to = Was { LIST($cards, type: "or", article: "some", case: "accusative") } kontert
own-group_cards = { LIST($cards, type: "comma", article: "none") }
own-answer_of = Wenn { FORM($card, article: "some", case: "nominative") } darauf gelegt wird
own-no_pickups = Keine Karte lässt jemanden ziehen, also gibt es nichts zu kontern.
own-worth = Punkte für { FORM($card, article: "some", case: "accusative") }
own-share_about = Schick diesen Text oder scanne den QR-Code mit dem anderen Handy. Vor dem Speichern steht dort, was anders ist.
own-qr = QR-Code für dieses Spiel
own-no_square = Dieser Code ist zu lang für einen QR-Code. Verschick stattdessen den Text.
own-copy = Code kopieren
own-code = Code
own-paste = Einfügen
own-file = Aus Datei
own-yours_of = deinem Spiel „{ $name }“
own-differs =
    { $count ->
        [one] Eine Regel ist anders als bei { $other }
       *[other] { $count } Regeln sind anders als bei { $other }
    }

own-section-cards = Was jede Karte tut
own-section-answers = Was was kontert
own-section-start = Geben
own-section-several = Mehrere Karten pro Zug
own-section-drawing = Ziehen und Fehler
own-section-declaring = Die Ansage
own-section-finishing = Fertig werden
own-section-winning = Punkte und Partie
own-section-read = Die Regeln in Worten
own-section-trial = Bots testen lassen
own-section-share = Teilen

own-card-all = Alle
own-card-effect = Aktionskarten
own-card-power = Aktions- und Konterkarten
own-card-BJ = Schwarz
own-card-RJ = Rot
own-card-JK = Joker
own-card-JKr = Rot
own-card-JKb = Schwarz
own-card-S = Pik
own-card-H = Herz
own-card-D = Karo
own-card-C = Kreuz

own-answer-no = Kontert nicht
own-answer-add = Erhöht
own-answer-cancel = Hebt die Strafe auf
own-answer-reduce = Verringert
own-answer-pass = Gibt weiter
own-answer-return = Schickt zurück

own-trial-about = Bots spielen { $count } Runden an einem Tisch zu viert. Du kannst weiterlesen. Wenn du diese Seite verlässt, hören sie auf.
own-trial-start = Starten
own-trial-stop = Stopp
own-trial-progress = { $done } von { $all } Runden gespielt
own-trial-hands = Gespielte Runden
own-trial-median = Züge in einer typischen Runde
own-trial-first = Wer beginnt, gewinnt (fair: { $fair } %)
own-trial-longest = Züge in der längsten Runde
own-trial-pickup = Meiste Karten auf einmal
own-trial-blocked = Runden, in denen nichts mehr ging

own-does-wild-title = Passt sie auf alles?
own-does-wild-false = Nein
own-does-wild-true = Ja
own-does-wild-unless-last = Ja, außer als letzte Karte

own-does-nominate-title = Wünschst du dir etwas?
own-does-nominate-false = Nein
own-does-nominate-suit = Eine Farbe
own-does-nominate-rank = Einen Wert

own-does-named-ranks-title = Werte zum Wünschen (keiner: alle)

own-does-goes-on-title = Noch eine Karte der gewünschten Farbe im selben Zug
own-does-suit-only-title = Nur die gewünschte Farbe passt, nicht ihr Wert

own-does-pickup-title = So viele Karten zieht ein anderer

own-does-from-title = Wer zieht sie?
own-does-from-next = Der nächste Spieler
own-does-from-previous = Der vorige Spieler

own-does-skip-title = So oft setzt der nächste Spieler aus

own-does-answerable-title = Gleicher Wert statt Aussetzen
own-does-answerable-false = Hilft nicht
own-does-answerable-true = Darf gelegt werden
own-does-answerable-must = Muss gelegt werden
own-does-answerable-pass = Darf gelegt werden, zählt nicht zusammen

own-does-reverse-title = Wechselt die Richtung

own-does-cover-any-title = Lässt sich mit jeder Karte abdecken

own-does-must-cover-title = Du musst sie mit einer Karte ihrer Farbe abdecken

own-does-dump-suit-title = Noch mehr Karten ihrer Farbe im selben Zug?
own-does-dump-suit-false = Nein
own-does-dump-suit-any = Ja, beliebig
own-does-dump-suit-rising = Ja, aufsteigend

own-does-dump-if-title = Wann?
own-does-dump-if-always = Immer
own-does-dump-if-follows-suit = Wenn sie Farbe bedient

own-does-chain-title = Startet eine Kette zueinander passender Karten

own-does-play-again-title = Du bist noch mal dran

own-does-pass-hands-title = Alle geben ihre Karten nach links weiter

own-does-not-on-title = Passt nicht auf:

own-does-group-title = Zählt zusammen mit:

own-does-rides-on-title = Wirkt nur zusammen mit (keine: immer):

own-does-colour-title = Passt auf Karten ihrer Farbe, rot oder schwarz

own-does-also-title = Passt auch auf:

own-group-alone = Nichts anderes

own-answer-word-amount-title = Um wie viele Karten (0: so viele, wie sie selbst kostet)

own-answer-word-as-title = Ab dann zählt es als:

own-answer-word-rest-title = Was übrig bleibt
own-answer-word-rest-next = Geht an den nächsten Spieler
own-answer-word-rest-taken = Du ziehst den Rest
own-answer-word-rest-cancelled = Ist auch aufgehoben

own-seats-least-title = Spieler mindestens

own-seats-most-title = Spieler höchstens

own-numbers-deal-title = Karten pro Spieler

own-numbers-packs-title = Kartenspiele

own-numbers-jokers-title = Joker

own-numbers-draw-count-title = Auf einmal gezogene Karten

own-numbers-draw-cap-title = Höchstens pro Zug gezogene Karten (0: beliebig)

own-numbers-blunder-penalty-title = Strafkarten für einen Fehler

own-numbers-declare-at-title = Ansage bei so vielen Karten

own-numbers-declare-penalty-title = Strafkarten für eine vergessene Ansage

own-numbers-finish-penalty-title = Strafkarten für eine verbotene letzte Karte

own-numbers-resurrection-cards-title = Karten bei der Rückkehr

own-numbers-bankrupt-at-title = Mit so vielen Karten scheidest du aus

own-numbers-turn-limit-title = Züge, bis nichts mehr geht

own-numbers-target-title = Runden oder Punkte zum Sieg der Partie

own-numbers-lives-title = Leben pro Spieler

own-deals-title = Karten je nach Zahl der Spieler
own-deals-to = Karten pro Spieler, zu { $count ->
        [2] zweit
        [3] dritt
        [4] viert
        [5] fünft
        [6] sechst
        [7] siebt
        [8] acht
        [9] neunt
        [10] zehnt
        [11] elft
        [12] zwölft
       *[other] { $count } Spielern
    }

own-start-starter-title = Die Startkarte
own-start-starter-none = Gibt es nicht
own-start-starter-plain = Keine besondere Wirkung
own-start-starter-acts = Zählt wie gelegt
own-start-starter-suit-only = Nur ihre Farbe zählt

own-start-barred-title = Nie als Startkarte

own-start-ranks-title = Werte im Kartenspiel (keiner: alle)

own-start-first-title = Wer beginnt?
own-start-first-left = Links vom Geber
own-start-first-right = Rechts vom Geber

own-start-direction-title = Spielrichtung
own-start-direction-1 = Nach links
own-start-direction--1 = Nach rechts

own-turn-multi-set-title = Mehrere mit gleichem Wert

own-turn-multi-suit-all-title = Mehrere einer Farbe, beliebig

own-turn-multi-run-title = Eine Straße in einer Farbe

own-turn-multi-mix-title = Gleiche Karten und Straßen als Kette

own-turn-multi-chain-title = Kette nach Farbe oder Wert

own-turn-multi-suit-chain-title = Kette nach Farbe

own-turn-run-title = Richtung der Straßen
own-turn-run-both = Auf und ab
own-turn-run-up = Nur aufwärts

own-turn-ace-title = Das Ass in Straßen
own-turn-ace-high = Hoch
own-turn-ace-low = Niedrig

own-turn-run-on-title = Erste Karte einer Straße
own-turn-run-on-match = Jede Karte, die passt
own-turn-run-on-suit = Eine in der Farbe der obersten

own-turn-acts-title = Welche von mehreren Aktionskarten zählt
own-turn-acts-trailing = Die letzte und gleiche davor
own-turn-acts-every = Jede
own-turn-acts-last = Nur die letzte

own-turn-last-title = Mit mehreren Karten fertig werden
own-turn-last-any = Erlaubt
own-turn-last-no-double = Nicht mit zwei gleichen
own-turn-last-no-several = Gar nicht

own-turn-reverse-two-title = Richtungswechsel zu zweit
own-turn-reverse-two-skip = Der andere setzt aus
own-turn-reverse-two-nothing = Bewirkt nichts
own-turn-reverse-two-again = Du bist noch mal dran
own-turn-reverse-adds-title = Nach jedem Richtungswechsel in einem Zug setzt der andere aus

own-turn-together-title = Geht in einem Zug zusammen und zählt zusammen:

own-turn-penalise-title = Falsche Karten darfst du probieren, aber das kostet

own-turn-takes-back-title = Was du bei einer falschen Karte zurücknimmst
own-turn-takes-back-card = Nur diese Karte
own-turn-takes-back-turn = Den ganzen Zug, und er ist zu Ende

own-draw-then-title = Nach dem Ziehen
own-draw-then-may-play = Du darfst die Karte legen
own-draw-then-end = Dein Zug ist zu Ende
own-draw-then-until-playable = Du ziehst, bis eine passt

own-draw-able-title = Wenn du legen kannst
own-draw-able-may = Du darfst auch ziehen
own-draw-able-must-play = Du musst legen
own-draw-able-goes-on = Du darfst immer weiter ziehen

own-draw-take-title = Wenn du wegen einer Karte ziehen musstest
own-draw-take-end = Dein Zug ist zu Ende
own-draw-take-goes-on = Dein Zug geht weiter

own-draw-refill-title = Den Ablagestapel zu einem neuen Ziehstapel mischen

own-declare-how-title = Musst du mit wenigen Karten etwas sagen?
own-declare-how-none = Nein
own-declare-how-catch = Ja, und andere können es melden
own-declare-how-finish = Ja, geprüft beim Fertigwerden
own-declare-how-refuse = Ja, sonst bleibt die letzte Karte

own-declare-word-title = Was du sagst

own-declare-below-title = Was du mit weniger Karten sagst

own-declare-several-title = Auch mit mehreren Karten, die alle in einem Zug gehen

own-finish-how-title = Die letzte Karte
own-finish-how-free = Jede Karte
own-finish-how-draw = Nach manchen ziehst du
own-finish-how-refuse = Manche sind verboten

own-finish-barred-title = Nicht als letzte Karte:

own-finish-fire-title = Feuerkarte: die dafür gezogene Karte gleich legen
own-finish-fire-false = Nein
own-finish-fire-true = Ja, und nur sie zählt
own-finish-fire-both = Ja, und beide zählen

own-end-until-title = Wann eine Runde endet
own-end-until-first = Der Erste ist fertig
own-end-until-one-left = Einer ist übrig

own-end-back-title = Wer zuletzt fertig wurde, kommt zurück
own-end-back-false = Nie
own-end-back-true = Wenn die Karten des Letzten eine Kette sind
own-end-back-may = Ebenso, wenn der Letzte es will
own-end-back-wild-title = Karten, die auf alles passen, ersetzen in dieser Kette jede Karte

own-end-blocked-title = Wann nichts mehr geht
own-end-blocked-one-more = Alle haben gepasst, und noch einer
own-end-blocked-round = Alle haben gepasst

own-end-loser-out-title = Wer verliert, scheidet aus der Partie aus

own-scoring-match-title = Was die Partie entscheidet
own-scoring-match-hands = Runden
own-scoring-match-points = Punkte
own-scoring-match-lives = Leben

own-scoring-by-title = Punkte einer Runde
own-scoring-by-none = Keine
own-scoring-by-held = Jeder zählt die eigenen
own-scoring-by-winner = Der Sieger bekommt alle
own-scoring-by-play = Karte für Karte

own-scoring-per-seat-title = Mehr Punkte zum Sieg für jeden Spieler über zwei

own-scoring-doubles-on-title = Doppelte Punkte bei dieser letzten Karte:

own-scoring-wins-title = Der bessere Stand
own-scoring-wins-high = Der höhere
own-scoring-wins-low = Der niedrigere

own-sequence-over-title = Punkte für eins höher

own-sequence-under-title = Punkte für eins niedriger

own-sequence-high-title = Der höchste Wert

own-sequence-low-title = Der niedrigste Wert

own-sequence-high-points-title = Punkte für den höchsten Wert

own-sequence-low-points-title = Punkte für den niedrigsten Wert

own-sequence-knock-out-title = Wer andere ausscheiden lässt, bekommt Punkte pro Karte

own-sequence-even-hands-title = Weitere Joker gleichen die Karten aus

own-custom-pile-title = Was vom Ablagestapel zu sehen ist
own-custom-pile-open = Die letzten Karten
own-custom-pile-top = Nur die oberste

own-custom-undo-title = Du darfst einen Zug zurücknehmen
