### The first screen.

home-continue = Graj dalej
home-learn = Pierwszy raz?
home-learn_about = Naucz się Switcha w trzy minuty
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
home-keep = Zapis punktów
home-keep_about = Do gry prawdziwymi kartami
home-join_about = Z telefonu na telefon
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

## offer

offer-phone = Wszystko, co tu rozegrasz, jest tylko na tym telefonie, w folderze tej aplikacji. Kopia zapasowa telefonu obejmuje to, jeśli jest włączona. Usunięcie aplikacji usuwa wszystko.
offer-browser = Wszystko, co tu rozegrasz, jest tylko w tej przeglądarce. Wyczyszczenie jej danych usuwa wszystko.
offer-computer = Wszystko, co tu rozegrasz, jest tylko na tym komputerze: { $path }
offer-make = Zrób kopię zapasową
offer-close = Nie teraz i nie pytaj więcej
