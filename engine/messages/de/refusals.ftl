### Warum ein Zug abgelehnt wird. Karten heißen, wie die Notation sie schreibt (7H), Plätze haben Nummern.

refusal-over = die Runde ist vorbei
refusal-no-catching = in diesem Spiel kann niemand erwischt werden
refusal-not-missed = die Ansage fehlt nicht, oder es hat schon jemand weitergespielt
refusal-catcher = niemand kann sich selbst erwischen, und wer fertig ist, kann niemanden erwischen
refusal-not-penalised = unerlaubte Karten werden hier abgelehnt, nicht bestraft
refusal-no-attempt = diese Karte ist nicht auf der Hand, oder sie ist erlaubt
refusal-turn = Platz { $seat } ist am Zug
refusal-no-move = „{ $move }“ ist kein Zug in diesem Spiel
refusal-no-seat = es gibt keinen Platz „{ $seat }“

## Fällige Karten und Aussetzen

refusal-owed =
    { $count ->
        [one] eine Karte ist fällig
       *[other] { $count } Karten sind fällig
    }
refusal-take = { refusal-owed }: kontern oder nehmen
refusal-not-owed = es ist nichts fällig
refusal-no-answer = { $card } kontert nicht: { refusal-owed }
refusal-skip = gegen Aussetzen hilft nur Kontern, nicht Ziehen
refusal-must-answer = wer das Aussetzen kontern kann, muss es tun
refusal-no-skip-answer = { $card } kontert das Aussetzen nicht: Das geht nur mit demselben Wert

## Ziehen und einen Zug beenden

refusal-laid = wer in diesem Zug schon gelegt hat, darf nicht mehr ziehen
refusal-must-play = wer legen kann, muss legen
refusal-drawn = es wurde schon eine Karte gezogen
refusal-nothing-to-draw = es gibt nichts zu ziehen
refusal-last-uncovered = die eben gelegte Karte muss bedeckt werden
refusal-no-pass = niemand darf passen, solange man ziehen kann
refusal-no-way-back = jetzt kann niemand zurückkommen
refusal-no-knock-out = in diesem Spiel fliegt niemand raus

## Karten

refusal-not-held = { $card } ist nicht auf der Hand von Platz { $seat }
refusal-names-nothing = mit { $card } wünscht man nichts
refusal-not-named-so = mit { $card } kann man sich das nicht wünschen
refusal-must-name = zu { $card } gehört ein Wunsch, etwa { $card }=S
refusal-sequence = { $card } passt weder in der Farbe noch im Wert zu { $top }
refusal-sequence-out = wer bedienen kann oder einen Joker hat, muss legen
refusal-match =
    { $top ->
        [none] { $card } darf hier nicht gelegt werden
       *[other] { $card } passt weder in der Farbe noch im Wert zu { $top }
    }
refusal-called = { $card } passt nicht: Gewünscht ist { $named }
refusal-not-together = { $card } kann nicht im selben Zug auf { $top } gelegt werden
refusal-cover = { $top } muss mit einer Karte gleicher Farbe bedeckt werden
refusal-only-drawn = nach dem Ziehen darf nur die gezogene Karte gelegt werden

## Die letzte Karte

refusal-last = { $card } darf nicht die letzte Karte sein
refusal-undeclared = die letzte Karte darf nicht gelegt werden: Die Ansage fehlt
refusal-several-last = niemand darf mit mehr als einer Karte in einem Zug Schluss machen
refusal-double-last = niemand darf mit zwei zusammen gelegten Karten gleichen Werts Schluss machen
