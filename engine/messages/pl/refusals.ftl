### Why a move is refused. Cards are named as the notation writes them (7H), seats by their number.

refusal-over = rozdanie jest skończone
refusal-no-catching = w tej grze nikogo się nie przyłapuje
refusal-not-missed = ten gracz o niczym nie zapomniał albo jest już za późno
refusal-catcher = nie możesz przyłapać siebie, a bez kart nikogo
refusal-not-penalised = przy tym stole nie da się spróbować złej karty
refusal-no-attempt = nie masz tej karty albo możesz ją zwyczajnie zagrać
refusal-turn = teraz kolej gracza { $seat }
refusal-no-move = „{ $move }” to nie jest ruch w tej grze
refusal-no-seat = nie ma gracza „{ $seat }”

## Cards that are owed, and turns to be missed

refusal-owed =
    { $count ->
        [one] masz do wzięcia { $count } kartę
        [few] masz do wzięcia { $count } karty
        [many] masz do wzięcia { $count } kart
       *[other] masz do wzięcia { $count } karty
    }
refusal-take = { refusal-owed }, możesz też odpowiedzieć kartą
refusal-not-owed = nie masz nic do wzięcia
refusal-no-answer = { $card } cię nie ratuje: { refusal-owed }
refusal-skip = dobieranie nie ratuje: odpowiedz kartą albo stój
refusal-must-answer = masz kartę, która ratuje przed postojem, więc ją zagraj
refusal-no-skip-answer = { $card } nie ratuje przed postojem: ratuje tylko ta sama wartość

## Drawing and ending a turn

refusal-laid = po zagraniu karty w tym ruchu już nie dobierasz
refusal-must-play = możesz zagrać, więc musisz
refusal-drawn = w tym ruchu nie dobierasz drugi raz
refusal-nothing-to-draw = nie ma już czego dobrać
refusal-last-uncovered = najpierw przykryj właśnie zagraną kartę
refusal-no-pass = nie możesz spasować, dopóki możesz dobrać
refusal-no-way-back = teraz nikt nie może wrócić
refusal-no-knock-out = w tej grze nikt nie odpada

## Cards

refusal-not-held = gracz { $seat } nie ma takiej karty: { $card }
refusal-names-nothing = { $card } niczego nie żąda
refusal-not-named-so = { $card } nie może tego żądać
refusal-must-name = { $card } wymaga żądania, na przykład { $card }=S
refusal-sequence = { $card } nie pasuje kolorem ani wartością, na stosie { $top }
refusal-sequence-out = masz co dołożyć albo masz jokera, więc musisz zagrać
refusal-match =
    { $top ->
        [none] { $card }: tej karty nie możesz tu zagrać
       *[other] { $card } nie pasuje kolorem ani wartością, na stosie { $top }
    }
refusal-called = { $card } nie pasuje, żądanie: { $named }
refusal-not-together = { $card } nie pasuje w tym ruchu, na stosie { $top }
refusal-cover = { $top }: przykryj tę kartę tym samym kolorem
refusal-only-drawn = po dobraniu możesz zagrać tylko dobraną kartę

## The last card

refusal-last = { $card } nie może być twoją ostatnią kartą
refusal-undeclared = najpierw powiedz „{ CAPITAL($word) }!”, potem zagraj tę kartę
refusal-several-last = nie możesz skończyć więcej niż jedną kartą w ruchu
refusal-double-last = nie możesz skończyć dwiema kartami tej samej wartości
