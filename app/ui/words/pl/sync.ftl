### Sync between one's devices.

sync-title = Synchronizacja
sync-about = Twoje partie, wyniki i osoby na wszystkich twoich urządzeniach. Co zrobisz na jednym, pojawi się na innych. Idzie to przez serwer twój albo kogoś, komu ufasz. Bez synchronizacji serwer dostaje tylko to, czego potrzebuje pokój.
sync-about_keeper = Bez e-maila i hasła: to urządzenie samo zakłada konto. Kto prowadzi serwer, może czytać imiona i wyniki. Nie może ich zmieniać ani wymyślać.
sync-no_keystore = To urządzenie nie może bezpiecznie przechować kodu. Pamięta go do zamknięcia okna, potem wpiszesz go jeszcze raz. Miej pod ręką kod z innego urządzenia.
sync-working = Chwileczkę…
sync-address = Adres serwera albo zaproszenie
sync-invitation = Zaproszenie, jeśli serwer go wymaga
sync-check = Sprawdź
sync-found = Znaleziono serwer synchronizacji. Połączenie jest szyfrowane.
sync-found_here = Na tym komputerze znaleziono serwer synchronizacji.
sync-start = Zacznij tutaj
sync-code = Kod
sync-paste = Wklej
sync-look = Podgląd
sync-join_now = Dołącz
sync-go_on = Dalej
sync-ask_again = Synchronizacja z { $server } jest ustawiona, ale na tym urządzeniu nie ma już kodu. Wpisz kod z innego urządzenia.
sync-last = Ostatnia synchronizacja: { $when }
sync-never = Jeszcze bez synchronizacji
sync-all_sent = Wszystko jest wysłane
sync-now = Synchronizuj
sync-stop = Przerwij
sync-pause = Wstrzymaj
sync-resume = Wznów
sync-try_again = Ponów wszystkie
sync-busy = Synchronizuję…
sync-sending = Wysyłanie { $done } z { $whole }
sync-bringing = Pobieranie: { $percent }
sync-by_itself = Kolejna próba ruszy sama.
sync-parked_about = Z nowszej wersji aplikacji albo brakuje czegoś, co jeszcze nie dotarło.
sync-beaten_about = Liczy się wcześniejsze. Drugie jest zachowane, ale go nie widać.
sync-aside = Odłożone: { $name }
sync-strange_about = Nie dodało tego żadne z twoich urządzeń, więc zostaje bez zmian.
sync-copy = Kopiuj
sync-qr = Kod QR dla innego urządzenia
sync-would_come =
    { $count ->
        [one] Dojdzie { $count } wpis. Nic z tego urządzenia nie przepadnie.
        [few] Dojdą { $count } wpisy. Nic z tego urządzenia nie przepadnie.
        [many] Dojdzie { $count } wpisów. Nic z tego urządzenia nie przepadnie.
       *[other] Dojdzie { $count } wpisu. Nic z tego urządzenia nie przepadnie.
    }
sync-kept =
    { $count ->
        [one] { $count } plik, { $size } KB na serwerze
        [few] { $count } pliki, { $size } KB na serwerze
        [many] { $count } plików, { $size } KB na serwerze
       *[other] { $count } pliku, { $size } KB na serwerze
    }
sync-waits =
    { $count ->
        [one] Jeden wpis czeka na wysłanie
        [few] { $count } wpisy czekają na wysłanie
        [many] { $count } wpisów czeka na wysłanie
       *[other] { $count } wpisu czeka na wysłanie
    }
sync-parked =
    { $count ->
        [one] Jeden wpis czeka na swoją kolej
        [few] { $count } wpisy czekają na swoją kolej
        [many] { $count } wpisów czeka na swoją kolej
       *[other] { $count } wpisu czeka na swoją kolej
    }
sync-beaten =
    { $count ->
        [one] Jedno rozdanie rozegrano na dwóch urządzeniach
        [few] { $count } rozdania rozegrano na dwóch urządzeniach
        [many] { $count } rozdań rozegrano na dwóch urządzeniach
       *[other] { $count } rozdania rozegrano na dwóch urządzeniach
    }

sync-strange =
    { $count ->
        [one] Jedna rzecz na serwerze nie należy do ciebie
        [few] { $count } rzeczy na serwerze nie należą do ciebie
        [many] { $count } rzeczy na serwerze nie należy do ciebie
       *[other] { $count } rzeczy na serwerze nie należy do ciebie
    }
sync-move-not_yet = Wszystko jest w drodze na nowe konto. Zanim dotrze, działa stare, a zgubione urządzenie może jeszcze czytać i dodawać.
sync-move-old = To urządzenie jest już na nowym koncie, ale stare jeszcze istnieje. Zgubione urządzenie może je dalej czytać. Skasujemy je, gdy wszystko dotrze na nowe.

sync-state-off = Wyłączona
sync-state-asking = Znowu potrzebny kod
sync-state-paused = Wstrzymana
sync-state-trouble = Brak połączenia z serwerem

sync-first-title = To moje pierwsze urządzenie
sync-first-about = Wpisz adres serwera albo zaproszenie

sync-join-title = Mam kod
sync-join-about = Inne moje urządzenie jest już ustawione

sync-device-title = Dodaj urządzenie
sync-device-about = Pokaż kod, który wpuści inne urządzenie
sync-device-means = Na drugim urządzeniu otwórz Ustawienia, Synchronizacja, „Mam kod”. Potem wpisz go, wklej lub zeskanuj. Kto ma ten kod, może wszystko czytać i dodawać, więc nie pokazuj go nikomu innemu.

sync-lost-title = Zgubione urządzenie
sync-lost-about = Odetnij je i przenieś wszystko
sync-lost-means = Wszystko przenosi się na nowe konto, a stare zostaje skasowane. Zgubione urządzenie zachowa, co ma, ale nie dostanie nic nowego. Daj innym urządzeniom nowy kod. Jeśli serwer wymaga zaproszenia, poproś najpierw o nie dla nowego konta.
sync-lost-do = Przenieś wszystko

sync-give_up-title = Zrezygnuj z przenoszenia
sync-give_up-about = Drugie konto zostaje bez zmian
sync-give_up-means = Drugie konto nie zostanie skasowane, a to urządzenie zapomni jego klucz. Kto ma zgubione urządzenie, może dalej czytać. Skasować to konto może tylko ten, kto prowadzi serwer.
sync-give_up-do = Zrezygnuj

sync-leave-title = Odłącz
sync-leave-about = To urządzenie przestaje, inne działają dalej
sync-leave-means = Co jest na tym urządzeniu, zostaje tutaj. Serwer zachowa swoją kopię dla innych twoich urządzeń.
sync-leave-do = Odłącz

sync-erase-title = Odłącz i skasuj
sync-erase-about = Na serwerze nic nie zostaje
sync-erase-means = Skasujemy wszystko, co serwer ma dla ciebie, razem z kontem. Co jest na twoich urządzeniach, zostaje, ale już się nie synchronizuje.
sync-erase-do = Skasuj wszystko

sync-wrong-long = jest za długi
sync-wrong-word = powinien zaczynać się od „{ $about }”
sync-wrong-parts = powinien mieć trzy części: „{ $about }”, adres oraz litery z cyframi
sync-wrong-letter = „{ $about }” nigdy nie występuje w kodzie
sync-wrong-count = na końcu brakuje liter lub cyfr albo jest ich za dużo
sync-wrong-mistyped = jest w nim literówka
sync-wrong-address = „{ $about }” to nie adres
sync-wrong-extra = w adresie nie ma nazwy użytkownika, hasła, znaku zapytania ani #
sync-wrong-scheme = powinien zaczynać się od https, a nie od { $about }
sync-wrong-open = powinien zaczynać się od https, chyba że jest na tym samym komputerze
sync-wrong-path = „{ $about }” nie może być jego częścią

sync-trouble-again = Brak połączenia z serwerem.
sync-trouble-refused = Serwer nie wpuszcza już tego konta. Mogło zostać skasowane albo przeniesione. Dołącz jeszcze raz kodem albo odłącz urządzenie.
sync-trouble-address = Ten adres nie działa: { $detail }.
sync-trouble-certificate = Nie da się potwierdzić, że to właściwy serwer ({ $detail }). Nic nie zostało wysłane.
sync-trouble-server = Ten serwer nie odpowiada jak serwer synchronizacji. Sprawdź adres albo zapytaj tego, kto go prowadzi.
sync-trouble-code = Ten kod nie działa: { $detail }.
sync-trouble-busy = Inne okno właśnie synchronizuje. Spróbuj za chwilę.
sync-trouble-invitation = Konta na tym serwerze są tylko na zaproszenie ({ $detail }). Poproś o nie tego, kto go prowadzi, i wpisz je tutaj. Nic się nie zmieniło.
sync-trouble-full = Serwer nie ma już miejsca dla tego konta. Zapytaj tego, kto go prowadzi.
sync-trouble-locked = Stare konto nie wpuszcza już tego urządzenia, więc stąd go nie skasujesz. Jeśli nie zostało skasowane przez ciebie, poproś prowadzącego serwer o skasowanie konta { $detail }. Potem dotknij „Zrezygnuj z przenoszenia”.
sync-trouble-fault = Synchronizację zatrzymał błąd w tej aplikacji. Twoje partie są bezpieczne. Raport w Ustawieniach mówi więcej.
sync-trouble-store = Tego, co dotarło, nie da się teraz zapisać. Spróbujemy jeszcze raz.
