### Why a move is refused. Cards are named as the notation writes them (7H), seats by their number.

refusal-over = de ronde is voorbij
refusal-no-catching = in dit spel kan niemand betrapt worden
refusal-not-missed = die speler is het woord niet vergeten, of de volgende speler heeft al iets gedaan
refusal-catcher = je kunt jezelf niet betrappen, en wie uit is, kan niemand betrappen
refusal-not-penalised = foute kaarten worden hier geweigerd, niet bestraft
refusal-no-attempt = die kaart zit niet in de hand, of mag gewoon gelegd worden
refusal-turn = stoel { $seat } is aan de beurt
refusal-no-move = “{ $move }” is geen zet in dit spel
refusal-no-seat = er is geen stoel “{ $seat }”

## Cards that are owed, and turns to be missed

refusal-owed =
    { $count ->
        [one] er staat een strafkaart open
       *[other] er staan { $count } strafkaarten open
    }
refusal-take = { refusal-owed }: antwoord, of pak wat er openstaat
refusal-not-owed = er staan geen strafkaarten open
refusal-no-answer = { $card } is geen antwoord: { refusal-owed }
refusal-skip = op een gemiste beurt kun je antwoorden, of je slaat de beurt over, maar pakken om eronderuit te komen mag niet
refusal-must-answer = wie op een gemiste beurt kan antwoorden, moet dat doen
refusal-no-skip-answer = { $card } is geen antwoord op de gemiste beurt: dat kan alleen met dezelfde waarde

## Drawing and ending a turn

refusal-laid = wie al gelegd heeft, mag in dezelfde beurt niet meer pakken
refusal-must-play = wie kan leggen, moet leggen
refusal-drawn = er is al een kaart gepakt
refusal-nothing-to-draw = er valt niets te pakken
refusal-last-uncovered = de kaart die net gelegd is, moet bedekt worden
refusal-no-pass = passen mag niet zolang er een kaart te pakken is
refusal-no-way-back = nu kan niemand terugkomen
refusal-no-knock-out = in dit spel wordt niemand uitgeschakeld

## Cards

refusal-not-held = { $card } zit niet in de hand van stoel { $seat }
refusal-names-nothing = bij { $card } valt er niets te kiezen
refusal-not-named-so = dat mag met { $card } niet gekozen worden
refusal-must-name = bij { $card } moet gekozen worden wat er volgt, zoals in { $card }=S
refusal-sequence = { $card } heeft niet de kleur en niet de waarde van { $top }
refusal-sequence-out = wie kan volgen of een joker heeft, moet leggen
refusal-match =
    { $top ->
        [none] { $card } mag hier niet gelegd worden
       *[other] { $card } heeft niet de kleur en niet de waarde van { $top }
    }
refusal-called = { $card } past niet: er is { $named } gekozen
refusal-not-together = { $card } mag in dezelfde beurt niet op { $top }
refusal-cover = { $top } moet bedekt worden met een kaart van dezelfde kleur
refusal-only-drawn = na het pakken mag alleen de gepakte kaart nog gelegd worden

## The last card

refusal-last = { $card } mag niet de laatste kaart zijn
refusal-undeclared = de laatste kaart mag niet gelegd worden: het woord is niet gezegd
refusal-several-last = niemand mag uitgaan met meer dan één kaart in een beurt
refusal-double-last = niemand mag uitgaan met twee kaarten van dezelfde waarde tegelijk
