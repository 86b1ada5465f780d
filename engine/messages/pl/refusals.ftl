### Why a move is refused. Cards are named as the notation writes them (7H), seats by their number.

refusal-over = rozdanie jest skończone
refusal-no-catching = w tej grze nikogo nie można przyłapać
refusal-not-missed = ten gracz nie zapomniał hasła albo następny gracz już się ruszył
refusal-catcher = nie można przyłapać siebie, a kto jest poza grą, nie może przyłapać nikogo
refusal-not-penalised = niedozwolone karty są tu odrzucane, a nie karane
refusal-no-attempt = tej karty nie ma na ręce albo jest dozwolona
refusal-turn = teraz ruch ma miejsce { $seat }
refusal-no-move = „{ $move }” to nie jest ruch w tej grze
refusal-no-seat = nie ma miejsca „{ $seat }”

## Cards that are owed, and turns to be missed

refusal-owed =
    { $count ->
        [one] jest karta do wzięcia
        [few] są { $count } karty do wzięcia
        [many] jest { $count } kart do wzięcia
       *[other] jest { $count } karty do wzięcia
    }
refusal-take = { refusal-owed }: odpowiedz albo weź, co jest do wzięcia
refusal-not-owed = nie ma nic do wzięcia
refusal-no-answer = { $card } to nie odpowiedź: { refusal-owed }
refusal-skip = na pauzę można odpowiedzieć albo ją przyjąć, ale nie można jej uniknąć dobieraniem
refusal-must-answer = kto może odpowiedzieć na pauzę, musi to zrobić
refusal-no-skip-answer = { $card } nie odpowiada na pauzę: odpowiada na nią tylko ta sama wartość

## Drawing and ending a turn

refusal-laid = po zagraniu karty w tym samym ruchu już się nie dobiera
refusal-must-play = kto może zagrać, musi to zrobić
refusal-drawn = karta jest już dobrana
refusal-nothing-to-draw = nie ma czego dobrać
refusal-last-uncovered = właśnie zagraną kartę trzeba przykryć
refusal-no-pass = nie wolno pasować, dopóki można dobrać kartę
refusal-no-way-back = teraz nikt nie może wrócić
refusal-no-knock-out = w tej grze nikt nie odpada

## Cards

refusal-not-held = { $card } nie jest na ręce miejsca { $seat }
refusal-names-nothing = { $card } niczego nie żąda
refusal-not-named-so = { $card } tego nie może żądać
refusal-must-name = { $card } musi żądać tego, co ma nastąpić, jak w { $card }=S
refusal-sequence = { $card } nie pasuje ani kolorem, ani wartością do karty { $top }
refusal-sequence-out = kto może dołożyć lub ma jokera, musi zagrać
refusal-match =
    { $top ->
        [none] { $card }: tej karty nie wolno tu zagrać
       *[other] { $card } nie pasuje ani kolorem, ani wartością do karty { $top }
    }
refusal-called = { $card } nie pasuje do żądania: { $named }
refusal-not-together = { $card } nie może leżeć na karcie { $top } w tym samym ruchu
refusal-cover = { $top }: tę kartę trzeba przykryć kartą jej koloru
refusal-only-drawn = po dobraniu można zagrać tylko dobraną kartę

## The last card

refusal-last = { $card } nie może być ostatnią kartą
refusal-undeclared = ostatniej karty nie wolno położyć: hasło nie padło
refusal-several-last = nie wolno kończyć więcej niż jedną kartą w ruchu
refusal-double-last = nie wolno kończyć dwiema kartami tej samej wartości wyłożonymi razem
