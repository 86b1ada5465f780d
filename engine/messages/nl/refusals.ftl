### Why a move is refused. Cards are named as the notation writes them (7H), seats by their number.

refusal-over = de ronde is voorbij
refusal-no-catching = vergeten is in dit spel niet te melden
refusal-not-missed = die speler vergat niets, of de volgende speler is al verder
refusal-catcher = je kunt jezelf niet melden, en niemand meer als je uit bent
refusal-not-penalised = een foute kaart kost hier niets, dus proberen kan niet
refusal-no-attempt = die kaart heb je niet, of je mag hem gewoon leggen
refusal-turn = speler { $seat } is aan de beurt
refusal-no-move = ‘{ $move }’ is geen zet in dit spel
refusal-no-seat = er is geen speler ‘{ $seat }’

## Cards that are owed, and turns to be missed

refusal-owed =
    { $count ->
        [one] je moet een kaart pakken
       *[other] je moet { $count } kaarten pakken
    }
refusal-take = { refusal-owed }, of er iets op leggen
refusal-not-owed = je hoeft niets te pakken
refusal-no-answer = { $card } helpt niet: { refusal-owed }
refusal-skip = met pakken red je je beurt niet: leg er iets op of sla over
refusal-must-answer = je hebt een kaart die je beurt redt, dus leg die
refusal-no-skip-answer = met { $card } red je je beurt niet: alleen met dezelfde waarde

## Drawing and ending a turn

refusal-laid = je hebt deze beurt al gelegd, dus pakken mag niet
refusal-must-play = je kunt leggen, dus dat moet
refusal-drawn = je hebt al gepakt
refusal-nothing-to-draw = er valt niets meer te pakken
refusal-last-uncovered = bedek eerst de kaart die je net hebt gelegd
refusal-no-pass = passen mag niet zolang je kunt pakken
refusal-no-way-back = nu kan niemand terugkomen
refusal-no-knock-out = in dit spel wordt niemand uitgeschakeld

## Cards

refusal-not-held = speler { $seat } heeft { $card } niet
refusal-names-nothing = bij { $card } valt er niets te kiezen
refusal-not-named-so = dat mag je met { $card } niet kiezen
refusal-must-name = bij { $card } hoort een keuze, zoals in { $card }=S
refusal-sequence = { $card } heeft niet de kleur of waarde van { $top }
refusal-sequence-out = je kunt volgen of hebt een joker, dus leg die
refusal-match =
    { $top ->
        [none] { $card } mag hier niet
       *[other] { $card } heeft niet de kleur of waarde van { $top }
    }
refusal-called = { $card } past niet: er is { $named } gekozen
refusal-not-together = { $card } mag in dezelfde beurt niet op { $top }
refusal-cover = bedek { $top } met een kaart van dezelfde kleur
refusal-only-drawn = je hebt al gepakt, dus alleen die kaart mag je nog leggen

## The last card

refusal-last = { $card } mag niet je laatste kaart zijn
refusal-undeclared = zeg eerst “{ CAPITAL($word) }!” en leg dan je laatste kaart
refusal-several-last = je mag niet met meer dan één kaart per beurt eindigen
refusal-double-last = je mag niet met twee gelijke kaarten eindigen
