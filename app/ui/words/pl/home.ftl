### The first screen.

home-continue = Graj dalej
home-learn = Pierwszy raz?
home-learn_about = Naucz się grać w { $game } w trzy minuty
home-room = Powrót do pokoju
home-rooms =
    { $count ->
        [one] Jeden pokój
        [few] { $count } pokoje
        [many] { $count } pokoi
       *[other] { $count } pokoju
    }
home-new = Nowy stół
home-new_about = Z botami albo ze znajomymi
home-keep = Arkusz punktów
home-keep_about = Do gry prawdziwymi kartami
home-together_about = Każdy na swoim telefonie
home-together_opening = Otwieram stół…
home-together_no_host = Tutaj tylko z serwerem
home-together_no_network = Włącz Wi-Fi albo hotspot
home-others = { $count ->
    [1] jeszcze jedna otwarta partia
    [one] jeszcze { $count } otwarta partia
    [few] jeszcze { $count } otwarte partie
    [many] jeszcze { $count } otwartych partii
   *[other] jeszcze { $count } otwartej partii
}
home-hello = Cześć, { $name }
home-seen = Zamknij
home-none = Brak otwartych partii
home-none_about = Wszystkie partie są skończone. Zacznij nową.
home-record = { $won } · najdłuższa seria: { $longest }
