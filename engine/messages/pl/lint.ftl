### What cannot work in a ruleset.

lint-no-points = partia jest na punkty, a żadne rozdanie ich nie daje
lint-no-card-values = liczą się punkty za karty, a żadna karta nie jest nic warta
lint-points-in-play = punkty karta po karcie dają tylko gry w ciągi
lint-no-life-is-lost = życie traci ostatni gracz, ale rozdanie kończy się, gdy skończy pierwszy
lint-nobody-comes-back = nikt nie może wrócić: rozdanie kończy się, gdy skończy pierwszy gracz
lint-nobody-loses = nikt nie przegrywa: rozdanie kończy się, gdy skończy pierwszy gracz
lint-no-word = przy ostatnich kartach nie ma nic do powiedzenia
lint-word-due-at-once = ostatnią kartę trzeba by zapowiadać zaraz po rozdaniu
lint-no-starter = żadna karta nie może być pierwszą odkrytą
lint-rides-on-nothing = w talii nie ma karty, z którą ta działa
lint-no-card-follows = żadnej karty nie da się położyć na inną
lint-some-cards-never-follow = niektórych kart nigdy nie da się zagrać, a kto je ma, nie skończy
lint-no-last-card = żadna karta nie może być ostatnia, więc nikt nie skończy
lint-last-must-be-covered = każdą kartę, która może być ostatnia, trzeba przykryć, więc nikt nie skończy
lint-few-last-cards = bardzo mało kart może być ostatnią, więc rozdania mogą się ciągnąć bez końca
lint-turn-never-passes = po każdej karcie gra się jeszcze raz albo trzeba ją przykryć, więc kolejka nigdy nie idzie dalej
lint-turn-comes-back = przy tej liczbie graczy, { $seats }, po każdej karcie gra znów ten sam gracz
lint-turn-hardly-passes = po co najmniej połowie kart gra się jeszcze raz, więc kolejka może utknąć
lint-hands-pass-on = co najmniej połowa kart każe przekazać karty, więc rozdania mogą się ciągnąć bez końca
lint-only-first-happens = gdy zagrasz { FORM($card, case: "accusative") }, { LIST($does, type: "and") }, ale zadziała tylko pierwsze z nich
lint-nothing-to-answer = za żadną kartę w talii nie bierze się tego, przed czym te karty ratują
lint-pickup-too-large = nic nie ratuje przed +{ $count }, a przy tej liczbie graczy, { $seats }, zostaje najwyżej tyle kart: { $left }
lint-sum-outgrows-pack = przy tej liczbie graczy, { $seats }, suma może dojść do { $count }, a kart jest tylko { $pack }
lint-only-followed = w grach w ciągi działanie kart się nie liczy, poza tym, że idą na wszystko
