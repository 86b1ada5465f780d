### Warum ein Zug abgelehnt wird. Karten heißen, wie die Notation sie schreibt (7H), Plätze haben Nummern.

refusal-over = die Runde ist vorbei
refusal-no-catching = in diesem Spiel kannst du keine vergessene Ansage melden
refusal-not-missed = da wurde nichts vergessen, oder es ist schon zu spät
refusal-catcher = melden kannst du nur andere, solange du Karten hast
refusal-not-penalised = falsche Karten kannst du an diesem Tisch nicht probieren
refusal-no-attempt = diese Karte hast du nicht, oder du darfst sie legen
refusal-turn = Spieler { $seat } ist dran
refusal-no-move = „{ $move }“ ist kein Zug in diesem Spiel
refusal-no-seat = es gibt keinen Spieler „{ $seat }“

## Fällige Karten und Aussetzen

refusal-owed =
    { $count ->
        [one] du musst eine Karte ziehen
       *[other] du musst { $count } Karten ziehen
    }
refusal-take = { refusal-owed } oder kontern
refusal-not-owed = du musst nichts ziehen
refusal-no-answer = { $card } hilft nicht: { refusal-owed }
refusal-skip = Ziehen hilft nicht: Leg eine passende Karte oder setz aus
refusal-must-answer = du hast eine Karte gegen das Aussetzen, also leg sie
refusal-no-skip-answer = { $card } hilft nicht gegen das Aussetzen, nur derselbe Wert

## Ziehen und einen Zug beenden

refusal-laid = nach dem Legen darfst du in diesem Zug nicht mehr ziehen
refusal-must-play = du kannst legen, also musst du es
refusal-drawn = du hast schon gezogen
refusal-nothing-to-draw = es gibt nichts mehr zu ziehen
refusal-last-uncovered = deck erst die Karte ab, die du gerade gelegt hast
refusal-no-pass = du darfst nicht passen, solange du ziehen kannst
refusal-no-way-back = jetzt kann niemand zurückkommen
refusal-no-knock-out = in diesem Spiel scheidet niemand aus

## Karten

refusal-not-held = Spieler { $seat } hat { $card } nicht
refusal-names-nothing = mit { $card } kannst du dir nichts wünschen
refusal-not-named-so = mit { $card } kannst du dir das nicht wünschen
refusal-must-name = zu { $card } gehört ein Wunsch, etwa { $card }=S
refusal-sequence = { $card } passt weder in der Farbe noch im Wert auf { $top }
refusal-sequence-out = du kannst bedienen oder einen Joker legen, also tu es
refusal-match =
    { $top ->
        [none] { $card } geht hier nicht
       *[other] { $card } passt weder in der Farbe noch im Wert auf { $top }
    }
refusal-called = { $card } passt nicht: { $named } ist gewünscht
refusal-not-together = { $card } geht im selben Zug nicht auf { $top }
refusal-cover = deck { $top } mit einer Karte derselben Farbe ab
refusal-only-drawn = nach dem Ziehen darfst du nur die gezogene Karte legen

## Die letzte Karte

refusal-last = { $card } darf nicht deine letzte Karte sein
refusal-undeclared = sag erst „{ CAPITAL($word) }!“ und leg dann deine letzte Karte
refusal-several-last = du darfst nicht mit mehreren Karten zugleich fertig werden
refusal-double-last = du darfst nicht mit zwei gleichen Karten fertig werden
