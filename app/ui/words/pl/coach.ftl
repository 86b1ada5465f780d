### What the coach says during a hand and about one that is over.

## coach

coach-title = Trener
coach-ask = Zapytaj trenera
coach-close = Zamknij trenera
coach-thinking = Sprawdzam twoje ruchy…
coach-percent = { $percent }%
coach-called = { $card }, żądanie: { $what }
coach-best = najlepszy
coach-level = podobnie dobry
coach-unsure = niepewny
coach-card = trener daje { $worth }
coach-card_best = trener daje { $worth }, najwięcej ze wszystkich
coach-progress = Trener myśli, gotowe { $percent }%
coach-best_is = Najlepszy ruch: { $title }, { $worth }.

coach-about-win = Twoja szansa na wygranie rozdania
coach-about-win_and_points = Twoja szansa na wygranie rozdania. Liczą się też punkty
coach-about-places = Twoja szansa na pierwsze miejsce. Dalsze też się liczą
coach-about-last = Twoja szansa na pierwsze miejsce. Liczy się też, żeby nie być na końcu
coach-about-points = Przewaga punktów na końcu. Liczy się też wygranie rozdania

coach-reason-goes-out = Kończysz.
coach-reason-hits-miss = { $name } stoi kolejkę.
coach-reason-hits-leader-miss = { $name } ma najmniej kart i stoi kolejkę.
coach-reason-cannot-follow = { $name } raczej nie ma co dołożyć ({ $count }%).
coach-reason-knocks-out = { $name } raczej odpadnie ({ $count }%).
coach-reason-cannot-follow-sure = { $name } prawie na pewno nie ma co dołożyć.
coach-reason-knocks-out-sure = { $name } prawie na pewno odpadnie.
coach-reason-no-answer-sure = Prawie na pewno nikt na to nie odpowie.
coach-reason-has-no-suit = { $name } raczej nie ma koloru { $suit }.
coach-reason-no-answer = Raczej nikt na to nie odpowie ({ $count }%).
coach-reason-leads-nowhere = Nie masz nic, co by do niej pasowało.
coach-reason-spends-wild = Tracisz kartę na wszystko, a wystarczyłaby inna.
coach-reason-last-barred = Zostaje ci karta, którą nie wolno skończyć.
coach-reason-draws = Dobierasz, choć masz co zagrać.
coach-reason-passes = Nic nie zagrywasz, choć masz co.
coach-reason-points =
    { $count ->
        [one] Daje { $count } punkt.
        [few] Daje { $count } punkty.
        [many] Daje { $count } punktów.
       *[other] Daje { $count } punktu.
    }
coach-reason-points-lost =
    { $count ->
        [one] Kosztuje cię { $count } punkt.
        [few] Kosztuje cię { $count } punkty.
        [many] Kosztuje cię { $count } punktów.
       *[other] Kosztuje cię { $count } punktu.
    }
coach-reason-hits =
    { $count ->
        [one] { $name } musi odpowiedzieć albo wziąć { $count } kartę.
        [few] { $name } musi odpowiedzieć albo wziąć { $count } karty.
        [many] { $name } musi odpowiedzieć albo wziąć { $count } kart.
       *[other] { $name } musi odpowiedzieć albo wziąć { $count } karty.
    }
coach-reason-hits-leader =
    { $count ->
        [one] { $name } ma najmniej kart i musi odpowiedzieć albo wziąć { $count } kartę.
        [few] { $name } ma najmniej kart i musi odpowiedzieć albo wziąć { $count } karty.
        [many] { $name } ma najmniej kart i musi odpowiedzieć albo wziąć { $count } kart.
       *[other] { $name } ma najmniej kart i musi odpowiedzieć albo wziąć { $count } karty.
    }
coach-reason-answered-by =
    { $count ->
        [one] Na to może odpowiedzieć { $count } gracz.
        [few] Na to może odpowiedzieć { $count } graczy.
        [many] Na to może odpowiedzieć { $count } graczy.
       *[other] Na to może odpowiedzieć { $count } gracza.
    }
coach-reason-goes-on =
    { $count ->
        [one] Możesz grać dalej: pasuje jeszcze { $count } karta.
        [few] Możesz grać dalej: pasują jeszcze { $count } karty.
        [many] Możesz grać dalej: pasuje jeszcze { $count } kart.
       *[other] Możesz grać dalej: pasuje jeszcze { $count } karty.
    }
coach-reason-names-longest =
    { $count ->
        [one] Żądasz swojego najdłuższego koloru: { $suit }, { $count } karta.
        [few] Żądasz swojego najdłuższego koloru: { $suit }, { $count } karty.
        [many] Żądasz swojego najdłuższego koloru: { $suit }, { $count } kart.
       *[other] Żądasz swojego najdłuższego koloru: { $suit }, { $count } karty.
    }
coach-reason-keeps-longest =
    { $count ->
        [one] Zachowujesz swój najdłuższy kolor: { $suit }, { $count } karta.
        [few] Zachowujesz swój najdłuższy kolor: { $suit }, { $count } karty.
        [many] Zachowujesz swój najdłuższy kolor: { $suit }, { $count } kart.
       *[other] Zachowujesz swój najdłuższy kolor: { $suit }, { $count } karty.
    }
coach-reason-leads-on =
    { $count ->
        [one] Możesz do niej dołożyć { $count } swoją kartę.
        [few] Możesz do niej dołożyć { $count } swoje karty.
        [many] Możesz do niej dołożyć { $count } swoich kart.
       *[other] Możesz do niej dołożyć { $count } swojej karty.
    }
coach-reason-costly =
    { $count ->
        [one] Pozbywasz się karty za { $count } punkt.
        [few] Pozbywasz się karty za { $count } punkty.
        [many] Pozbywasz się karty za { $count } punktów.
       *[other] Pozbywasz się karty za { $count } punktu.
    }
coach-reason-keeps-wild =
    { $count ->
        [one] Zachowujesz swoją kartę na wszystko na później.
        [few] Zachowujesz { $count } karty na wszystko na później.
        [many] Zachowujesz { $count } kart na wszystko na później.
       *[other] Zachowujesz { $count } karty na wszystko na później.
    }
coach-reason-takes =
    { $count ->
        [one] Bierzesz { $count } kartę.
        [few] Bierzesz { $count } karty.
        [many] Bierzesz { $count } kart.
       *[other] Bierzesz { $count } karty.
    }

## review

review-title = Analiza
review-ask = Przeanalizuj to rozdanie
review-short = Analiza
review-running = Sprawdzam każdy możliwy ruch…
review-stop = Przerwij analizę
review-close = Zamknij analizę
review-back = Wróć do listy
review-none = W tym rozdaniu nie ma wyraźnych błędów.
review-made = zagrany
review-about = Ile szans na wygraną kosztował każdy ruch
review-about_points = Ile punktów kosztował każdy ruch
review-row = Ruch { $step }: { $move }
review-row_of = Ruch { $step }, { $name }: { $move }
review-better = Lepiej: { $move }, { $worth } zamiast { $instead }. { $why }
review-choice = Ruch { $step }, { $name }
review-slight = poniżej 1%
review-costliest =
    { $count ->
        [one] Najdroższy ruch
        [few] { $count } najdroższe ruchy
        [many] { $count } najdroższych ruchów
       *[other] { $count } najdroższego ruchu
    }
