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
own-remove_sure = Endgültig entfernen?
own-remove_about = Damit gespielte Partien bleiben, samt ihren Regeln.
own-remove_not = Behalten
own-unkept = Hier sind Änderungen, die noch nicht gespeichert sind.
own-over = Neu anfangen
own-over_about = Alle Änderungen, die du nicht gespeichert hast, gehen verloren.
own-over_sure = Wirklich neu anfangen?
own-over_not = Änderungen behalten
own-as_book = Genau wie bei { $game }
own-mend_first = Behebe zuerst, was oben steht.
own-error = Das kann nicht gehen: { CAPITAL($text) }.
own-warning = Achtung: { CAPITAL($text) }.
own-broken = { $where }: { $why }
own-nothing = nichts
own-instead = Regelbuch: { $text }
own-theirs = Dort: { $text }
own-at_seats = Nur bei { $seats } Personen
own-not_ours = Bei dir: { $text }
own-pick_card = Wähle eine Karte und sag, was sie tut
own-none = –
own-as_dealt = So viele, wie ausgeteilt wurden
own-worth_alone = Punkte für eine einzelne Karte
own-which = Alle davon oder nur eine
own-answers_to = Was { LIST($cards, type: "or", article: "some", case: "accusative") } kontert
own-group_cards = { LIST($cards, type: "comma", article: "none") }
own-answer_of = Wenn { FORM($card, article: "some", case: "nominative") } darauf gelegt wird
own-no_pickups = Keine Karte lässt jemanden Karten nehmen, also gibt es nichts zu kontern.
own-worth = Punkte für { FORM($card, article: "some", case: "accusative") }
own-share_about = Verschick diesen Text oder scanne den QR-Code mit dem anderen Handy. Vor dem Speichern sieht man dort, was anders ist.
own-qr = QR-Code für dieses Spiel
own-no_square = Dieser Code ist zu lang für einen QR-Code. Verschick stattdessen den Text.
own-copy = Code kopieren
own-code = Code
own-paste = Einfügen
own-file = Aus Datei
own-yours_of = deinem Spiel „{ $name }“
own-differs =
    { $count ->
        [one] Ein Unterschied zu { $other }
       *[other] { $count } Unterschiede zu { $other }
    }

own-section-cards = Was jede Karte tut
own-section-answers = Was was kontert
own-section-start = Geben
own-section-several = Mehrere Karten pro Zug
own-section-drawing = Ziehen und Fehler
own-section-declaring = Die Ansage
own-section-finishing = Rundenende
own-section-winning = Punkte und Partie
own-section-read = Die Regeln in Worten
own-section-trial = Bots testen lassen
own-section-share = Teilen

own-card-all = Alle
own-card-effect = Aktionskarten
own-card-power = Aktions- oder Konterkarten
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
own-answer-cancel = Hebt auf
own-answer-reduce = Verringert
own-answer-pass = Gibt weiter
own-answer-return = Schickt zurück

own-trial-about = Bots spielen { $count } Runden an einem Tisch zu viert. Du kannst weiterlesen; wenn du diese Seite verlässt, hören sie auf.
own-trial-start = Starten
own-trial-stop = Stopp
own-trial-progress = { $done } von { $all } Runden gespielt
own-trial-hands = Gespielte Runden
own-trial-median = Züge in einer typischen Runde
own-trial-first = Wer beginnt, gewinnt (fair: { $fair } %)
own-trial-longest = Züge in der längsten Runde
own-trial-pickup = Meiste fällige Karten auf einmal
own-trial-blocked = Blockierte Runden

own-does-wild-title = Passt sie auf jede Karte?
own-does-wild-false = Nein
own-does-wild-true = Ja
own-does-wild-unless-last = Ja, außer als letzte Karte

own-does-nominate-title = Darf man sich etwas wünschen?
own-does-nominate-false = Nein
own-does-nominate-suit = Eine Farbe
own-does-nominate-rank = Einen Wert

own-does-named-ranks-title = Werte zum Wünschen (keiner: alle)

own-does-goes-on-title = Noch eine Karte der gewünschten Farbe im selben Zug
own-does-suit-only-title = Nur die gewünschte Farbe darf folgen, nicht der Wert

own-does-pickup-title = Karten, die sie andere nehmen lässt

own-does-from-title = Wer nimmt sie?
own-does-from-next = Die nächste Person
own-does-from-previous = Die vorige Person

own-does-skip-title = So oft setzt die nächste Person aus

own-does-answerable-title = Gleicher Wert statt Aussetzen
own-does-answerable-false = Hilft nicht
own-does-answerable-true = Darf gelegt werden
own-does-answerable-must = Muss gelegt werden
own-does-answerable-pass = Darf gelegt werden; zählt nicht zusammen

own-does-reverse-title = Kehrt die Spielrichtung um

own-does-cover-any-title = Jede Karte darf darauf

own-does-must-cover-title = Muss sofort selbst mit gleicher Farbe bedeckt werden

own-does-dump-suit-title = Darf im selben Zug mehr von ihrer Farbe folgen?
own-does-dump-suit-false = Nein
own-does-dump-suit-any = Ja, beliebig
own-does-dump-suit-rising = Ja, aufsteigend

own-does-dump-if-title = Wann?
own-does-dump-if-always = Immer
own-does-dump-if-follows-suit = Wenn sie Farbe bedient

own-does-chain-title = Startet eine Kette zueinander passender Karten

own-does-play-again-title = Bringt noch einen Zug

own-does-pass-hands-title = Alle geben ihr Blatt nach links weiter

own-does-not-on-title = Darf nicht gelegt werden auf

own-does-group-title = Summiert sich mit, und wird gekontert wie

own-does-rides-on-title = Wirkt nur zusammen mit (keine: immer)

own-does-colour-title = Passt auf Karten ihrer Farbe, rot oder schwarz

own-does-also-title = Darf auch gelegt werden auf

own-group-alone = Nichts anderes

own-answer-word-amount-title = Um wie viele Karten (0: so viele, wie sie selbst kostet)

own-answer-word-as-title = Die ganze Summe wird dann gekontert wie

own-answer-word-rest-title = Der Rest
own-answer-word-rest-next = Geht weiter
own-answer-word-rest-taken = Wird sofort genommen
own-answer-word-rest-cancelled = Verfällt auch

own-seats-least-title = Personen mindestens

own-seats-most-title = Personen höchstens

own-numbers-deal-title = Karten pro Person

own-numbers-packs-title = Kartenspiele

own-numbers-jokers-title = Joker

own-numbers-draw-count-title = Auf einmal gezogene Karten

own-numbers-draw-cap-title = Höchstens pro Zug gezogene Karten (0: beliebig)

own-numbers-blunder-penalty-title = Karten für einen Fehler

own-numbers-declare-at-title = Ansage bei so vielen Karten

own-numbers-declare-penalty-title = Karten für eine vergessene Ansage

own-numbers-finish-penalty-title = Karten für so eine letzte Karte

own-numbers-resurrection-cards-title = Karten bei der Rückkehr

own-numbers-bankrupt-at-title = Mit so vielen Karten raus aus der Runde

own-numbers-turn-limit-title = Züge, bis eine Runde blockiert ist

own-numbers-target-title = Runden oder Punkte zum Sieg

own-numbers-lives-title = Leben pro Person

own-deals-title = Karten je nach Zahl der Personen
own-deals-to = Karten pro Person, zu { $count ->
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
       *[other] { $count } Personen
    }

own-start-starter-title = Die Startkarte
own-start-starter-none = Gibt es nicht
own-start-starter-plain = Hat keine Wirkung
own-start-starter-acts = Wirkt
own-start-starter-suit-only = Nur die Farbe zählt

own-start-barred-title = Nie als Startkarte

own-start-ranks-title = Werte im Kartenspiel (keiner: alle)

own-start-first-title = Wer beginnt?
own-start-first-left = Links vom Geber
own-start-first-right = Rechts vom Geber

own-start-direction-title = Gespielt wird
own-start-direction-1 = Nach links
own-start-direction--1 = Nach rechts

own-turn-multi-set-title = Mehrere gleichen Werts

own-turn-multi-suit-all-title = Mehrere einer Farbe, beliebig

own-turn-multi-run-title = Eine Folge in einer Farbe

own-turn-multi-mix-title = Sätze und Folgen als Kette

own-turn-multi-chain-title = Kette nach Farbe oder Wert

own-turn-multi-suit-chain-title = Kette nach Farbe

own-turn-run-title = Folgen gehen
own-turn-run-both = Auf und ab
own-turn-run-up = Nur aufwärts

own-turn-ace-title = In Folgen ist das Ass
own-turn-ace-high = Hoch
own-turn-ace-low = Niedrig

own-turn-run-on-title = Eine Folge beginnt mit
own-turn-run-on-match = Jeder Karte, die passt
own-turn-run-on-suit = Der Farbe der obersten

own-turn-acts-title = Welche von mehreren Karten im Zug wirken
own-turn-acts-trailing = Die letzte und gleiche direkt davor
own-turn-acts-every = Alle
own-turn-acts-last = Nur die letzte

own-turn-last-title = Schluss mit mehreren Karten
own-turn-last-any = Erlaubt
own-turn-last-no-double = Nicht mit zwei gleichen
own-turn-last-no-several = Gar nicht

own-turn-reverse-two-title = Zu zweit: ein Richtungswechsel
own-turn-reverse-two-skip = Lässt aussetzen
own-turn-reverse-two-nothing = Bewirkt nichts
own-turn-reverse-two-again = Bringt noch einen Zug
own-turn-reverse-adds-title = Mehrere in einem Zug: Jede lässt aussetzen

own-turn-together-title = Zusammen in einem Zug, als Summe

own-turn-penalise-title = Unerlaubte Karten sind möglich und kosten Karten

own-turn-takes-back-title = Was mit einer unerlaubten Karte zurückgeht
own-turn-takes-back-card = Sonst nichts
own-turn-takes-back-turn = Der ganze Zug, der endet

own-draw-then-title = Wer nicht legt, zieht
own-draw-then-may-play = Und darf legen
own-draw-then-end = Und der Zug endet
own-draw-then-until-playable = Bis eine Karte passt

own-draw-able-title = Wer legen könnte
own-draw-able-may = Darf auch ziehen
own-draw-able-must-play = Muss legen
own-draw-able-goes-on = Darf immer weiter ziehen

own-draw-take-title = Nach dem Nehmen fälliger Karten
own-draw-take-end = Endet der Zug
own-draw-take-goes-on = Geht der Zug weiter

own-draw-refill-title = Ein leerer Ziehstapel wird aus dem Ablagestapel aufgefüllt

own-declare-how-title = Mit wenigen Karten ist eine Ansage fällig
own-declare-how-none = Nein
own-declare-how-catch = Ja, andere dürfen erwischen
own-declare-how-finish = Ja, geprüft wird am Schluss
own-declare-how-refuse = Ja, sonst bleibt die letzte

own-declare-word-title = Die Ansage

own-declare-below-title = Die Ansage mit weniger Karten

own-declare-several-title = Auch fällig, wenn mehrere Karten auf einmal wegkönnen

own-finish-how-title = Die letzte Karte
own-finish-how-free = Darf jede sein
own-finish-how-draw = Manche kosten Karten
own-finish-how-refuse = Manche sind verboten

own-finish-barred-title = Nicht als letzte Karte

own-finish-fire-title = Feuerkarte: Die dafür gezogene Karte darf sofort gelegt werden
own-finish-fire-false = Nein
own-finish-fire-true = Ja, und nur sie wirkt
own-finish-fire-both = Ja, und beide wirken

own-end-until-title = Eine Runde endet
own-end-until-first = Sobald jemand fertig ist
own-end-until-one-left = Wenn eine Person übrig ist

own-end-back-title = Wer zuletzt fertig wurde, kommt zurück
own-end-back-false = Nie
own-end-back-true = Wenn das letzte Blatt eine Kette ist
own-end-back-may = Ebenso, wenn die letzte Person zustimmt
own-end-back-wild-title = Karten, die auf alles passen, ersetzen in dieser Kette jede Karte

own-end-blocked-title = Eine Runde ist blockiert
own-end-blocked-one-more = Nach allen und noch einmal Passen
own-end-blocked-round = Wenn alle gepasst haben

own-end-loser-out-title = Wer verliert, ist raus aus der Partie

own-scoring-match-title = Partiesieg durch
own-scoring-match-hands = Runden
own-scoring-match-points = Punkte
own-scoring-match-lives = Leben

own-scoring-by-title = Punkte einer Runde
own-scoring-by-none = Keine
own-scoring-by-held = Alle zählen die eigenen
own-scoring-by-winner = Wer gewinnt, kassiert
own-scoring-by-play = Beim Legen

own-scoring-per-seat-title = Mehr Punkte zum Sieg für jede Person über zwei

own-scoring-doubles-on-title = Doppelte Punkte, wenn zuletzt liegt

own-scoring-wins-title = Besser ist
own-scoring-wins-high = Mehr
own-scoring-wins-low = Weniger

own-sequence-over-title = Punkte für eins darüber

own-sequence-under-title = Punkte für eins darunter

own-sequence-high-title = Der höchste Wert

own-sequence-low-title = Der niedrigste Wert

own-sequence-high-points-title = Punkte für den höchsten Wert

own-sequence-low-points-title = Punkte für den niedrigsten Wert

own-sequence-knock-out-title = Ein Rauswurf bringt Punkte pro Karte

own-sequence-even-hands-title = Weitere Joker gleichen die Blätter aus

own-custom-pile-title = Vom Ablagestapel sieht man
own-custom-pile-open = Die letzten Karten
own-custom-pile-top = Nur die oberste

own-custom-undo-title = Züge darf man zurücknehmen
