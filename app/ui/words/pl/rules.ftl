### The rules of a game in words.

## rules

rules-about = zasady
rules-special = Karty funkcyjne
rules-ending = Koniec i wygrana
rules-show_sources = Pokaż, skąd jest każda zasada
rules-hide_sources = Ukryj źródła
rules-play = Graj
rules-house = Zasady domowe tego stołu
rules-could = Zasady domowe do włączenia
rules-sources = Źródła
rules-ours = Nasz wybór: źródła milczą albo się różnią, więc tak zdecydowaliśmy.
rules-our_choice = Nasz wybór
rules-own = Twoja własna zasada
rules-this_table = Ten stół

## group

group-start = Rozdawanie
group-playing = Zagrywanie
group-cards = Co robią karty
group-several = Kilka kart w ruchu
group-drawing = Dobieranie kart
group-declaring = Przy ostatniej karcie
group-finishing = Kończenie
group-winning = Partia
group-variants = Warianty
group-more-variants = Więcej wariantów
group-more = Więcej
