### What cannot work in a ruleset.

lint-no-points = partia toczy się o punkty, a żadne rozdanie ich nie daje
lint-no-card-values = liczą się punkty za karty, a żadna karta nie jest nic warta
lint-points-in-play = punkty za same zagrania dają tylko gry w ciągi
lint-no-life-is-lost = życie traci ten, kto zostaje ostatni, a rozdania kończą się, gdy skończy pierwszy
lint-nobody-comes-back = nikt nie może wrócić: rozdania kończą się, gdy skończy pierwszy gracz
lint-nobody-loses = nikt nie przegrywa rozdania: kończy się ono, gdy skończy pierwszy gracz
lint-no-word = nie ma hasła, które trzeba powiedzieć
lint-word-due-at-once = hasło obowiązywałoby, zanim ktokolwiek zagra
lint-no-starter = żadna karta nie może być pierwszą odkrytą
lint-rides-on-nothing = w talii nie ma karty, razem z którą ta działa
lint-no-card-follows = żadnej karty nie wolno położyć na inną
lint-some-cards-never-follow = niektórych kart nigdy nie wolno położyć, a kto taką ma, nie może skończyć
lint-no-last-card = żadna karta nie może być ostatnią, więc rozdania nie da się skończyć
lint-last-must-be-covered = każdą kartę, która może być ostatnią, trzeba przykryć, więc rozdania nie da się skończyć
lint-few-last-cards = bardzo mało kart może być ostatnią, więc rozdania mogą się prawie nie kończyć
lint-turn-never-passes = każda karta daje kolejny ruch albo musi być przykryta, więc kolejka nigdy nie idzie dalej
lint-turn-comes-back = przy tej liczbie graczy ({ $seats }) każda karta oddaje ruch zagrywającemu
lint-turn-hardly-passes = co najmniej połowa kart daje kolejny ruch, więc kolejka może prawie nie iść dalej
lint-hands-pass-on = co najmniej połowa kart każe przekazać karty, więc rozdania mogą się prawie nie kończyć
lint-nothing-to-answer = żadna karta w talii nie robi tego, na co te karty odpowiadają
lint-pickup-too-large =
    { $count ->
        [one] nic nie odpowiada na { $count } kartę do wzięcia, a przy tej liczbie graczy ({ $seats }) w talii zostaje ich najwyżej { $left }
        [few] nic nie odpowiada na { $count } karty do wzięcia, a przy tej liczbie graczy ({ $seats }) w talii zostaje ich najwyżej { $left }
        [many] nic nie odpowiada na { $count } kart do wzięcia, a przy tej liczbie graczy ({ $seats }) w talii zostaje ich najwyżej { $left }
       *[other] nic nie odpowiada na { $count } karty do wzięcia, a przy tej liczbie graczy ({ $seats }) w talii zostaje ich najwyżej { $left }
    }
lint-sum-outgrows-pack =
    { $count ->
        [one] przy tej liczbie graczy ({ $seats }) suma może urosnąć do { $count } karty, a w grze jest ich tylko { $pack }
        [few] przy tej liczbie graczy ({ $seats }) suma może urosnąć do { $count } kart, a w grze jest ich tylko { $pack }
        [many] przy tej liczbie graczy ({ $seats }) suma może urosnąć do { $count } kart, a w grze jest ich tylko { $pack }
       *[other] przy tej liczbie graczy ({ $seats }) suma może urosnąć do { $count } karty, a w grze jest ich tylko { $pack }
    }
lint-only-followed = w grze w ciągi nie ma kart funkcyjnych, tylko niektóre karty idą na wszystko
