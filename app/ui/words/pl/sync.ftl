### Sync between one's devices.

sync-title = Synchronizacja
sync-about = Twoje partie, wyniki i osoby na wszystkich twoich urządzeniach: co zrobisz na jednym, pojawi się na pozostałych. Odbywa się to przez serwer, który prowadzisz ty albo ktoś, komu ufasz; bez niego twoja historia zostaje na tym urządzeniu.
sync-about_keeper = Bez e-maila i bez hasła: to urządzenie samo zakłada konto. Kto prowadzi serwer, może czytać imiona i wyniki, ale nie może ich zmienić ani wymyślić.
sync-no_keystore = To urządzenie nie ma bezpiecznego miejsca na sekret: pamięta go do zamknięcia okna, a potem trzeba jeszcze raz wpisać kod. Miej pod ręką kod z innego urządzenia.
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
sync-ask_again = Synchronizacja z { $server } jest ustawiona, ale na tym urządzeniu nie ma już jej sekretu. Wpisz kod pokazany na innym urządzeniu.
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
sync-by_itself = Kolejna próba nastąpi sama.
sync-parked_about = Z nowszej wersji aplikacji albo brakuje czegoś, co jeszcze nie dotarło.
sync-beaten_about = Liczy się wcześniejsze; drugie jest zachowane, ale go nie widać.
sync-aside = Odłożone: { $name }
sync-strange_about = Nie pochodzi z żadnego twojego urządzenia i zostaje nietknięte.
sync-copy = Kopiuj
sync-qr = Kod QR dla innego urządzenia
sync-would_come =
    { $count ->
        [one] Po dołączeniu pojawi się tu jeden wpis. To, co jest na tym urządzeniu, zostaje i dołącza do reszty.
        [few] Po dołączeniu pojawią się tu { $count } wpisy. To, co jest na tym urządzeniu, zostaje i dołącza do reszty.
        [many] Po dołączeniu pojawi się tu { $count } wpisów. To, co jest na tym urządzeniu, zostaje i dołącza do reszty.
       *[other] Po dołączeniu pojawi się tu { $count } wpisu. To, co jest na tym urządzeniu, zostaje i dołącza do reszty.
    }
sync-kept =
    { $count ->
        [one] Jedna paczka, { $size } KB na serwerze
        [few] { $count } paczki, { $size } KB na serwerze
        [many] { $count } paczek, { $size } KB na serwerze
       *[other] { $count } paczki, { $size } KB na serwerze
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
        [one] Jedna rzecz na serwerze nie jest twoja
        [few] { $count } rzeczy na serwerze nie są twoje
        [many] { $count } rzeczy na serwerze nie jest twoich
       *[other] { $count } rzeczy na serwerze nie jest twoje
    }
sync-move-not_yet = Wszystko jest w drodze na nowe konto. Dopóki tam nie dotrze, działa stare konto, a zgubione urządzenie może jeszcze czytać i dodawać.
sync-move-old = To urządzenie jest już na nowym koncie, ale stare nie jest jeszcze skasowane: zgubione urządzenie może je dalej czytać. Zostanie skasowane, gdy tylko wszystko dotrze na nowe.

sync-state-off = Wyłączona
sync-state-asking = Znowu potrzebny kod
sync-state-paused = Wstrzymana
sync-state-trouble = Serwer chwilowo nieosiągalny

sync-first-title = To moje pierwsze urządzenie
sync-first-about = Wpisz adres serwera albo zaproszenie

sync-join-title = Mam kod
sync-join-about = Inne moje urządzenie jest już ustawione

sync-device-title = Dodaj urządzenie
sync-device-about = Pokaż kod, który wpuści inne urządzenie
sync-device-means = Na drugim urządzeniu wybierz Ustawienia, Synchronizacja, „Mam kod” i wpisz go, wklej albo zeskanuj. Kto ma ten kod, może wszystko czytać i dodawać, więc nie pokazuj go nikomu innemu.

sync-lost-title = Zgubione urządzenie
sync-lost-about = Odetnij je i przenieś wszystko
sync-lost-means = Powstanie nowe konto, wszystko się tam przeniesie, a stare zostanie skasowane. Zgubione urządzenie zachowa to, co na nim jest, ale nie dostanie niczego nowego. Twoje pozostałe urządzenia będą potrzebować nowego kodu. Jeśli serwer przyjmuje tylko zaproszonych, poproś osobę, która go prowadzi, o zaproszenie dla nowego konta.
sync-lost-do = Przenieś wszystko

sync-give_up-title = Zrezygnuj z przenoszenia
sync-give_up-about = Drugie konto zostaje, jakie jest
sync-give_up-means = Drugie konto nie zostanie skasowane, a jego klucz będzie tu zapomniany. Kto ma zgubione urządzenie, może dalej czytać to, co tam jest, a skasować to może tylko osoba, która prowadzi serwer.
sync-give_up-do = Zrezygnuj

sync-leave-title = Odłącz
sync-leave-about = To urządzenie przestaje, inne działają dalej
sync-leave-means = To, co jest na tym urządzeniu, zostaje. Serwer zachowuje swoją kopię dla twoich pozostałych urządzeń.
sync-leave-do = Odłącz

sync-erase-title = Odłącz i skasuj
sync-erase-about = Na serwerze nic nie zostaje
sync-erase-means = Wszystko, co serwer dla ciebie przechowuje, zostanie skasowane razem z kontem. To, co jest na twoich urządzeniach, zostaje na każdym z nich, ale nie będą się już synchronizować.
sync-erase-do = Skasuj wszystko

sync-wrong-long = jest za długi
sync-wrong-word = powinien zaczynać się od „{ $about }”
sync-wrong-parts = powinien mieć trzy części: „{ $about }”, adres oraz litery z cyframi
sync-wrong-letter = „{ $about }” nigdy nie występuje w kodzie
sync-wrong-count = na końcu brakuje liter lub cyfr albo jest ich za dużo
sync-wrong-mistyped = coś w nim jest źle przepisane
sync-wrong-address = „{ $about }” to nie adres
sync-wrong-extra = w adresie nie ma nazwy użytkownika, hasła, znaku zapytania ani #
sync-wrong-scheme = powinien zaczynać się od https, a nie od { $about }
sync-wrong-open = powinien zaczynać się od https; http wystarczy tylko na tym samym komputerze
sync-wrong-path = „{ $about }” nie może być jego częścią

sync-trouble-again = Serwer jest chwilowo nieosiągalny.
sync-trouble-refused = Serwer nie wpuszcza już tego konta. Mogło zostać skasowane albo przeniesione. Dołącz jeszcze raz kodem albo odłącz urządzenie.
sync-trouble-address = Ten adres nie działa: { $detail }.
sync-trouble-certificate = Serwer nie może udowodnić, że jest tym właściwym ({ $detail }). Nic nie zostało wysłane.
sync-trouble-server = Serwer nie odpowiada tak, jak powinien serwer synchronizacji. Sprawdź adres albo zapytaj osobę, która go prowadzi.
sync-trouble-code = Ten kod nie działa: { $detail }.
sync-trouble-busy = W tej chwili synchronizuje inne okno. Spróbuj za chwilę.
sync-trouble-invitation = Ten serwer zakłada konta tylko zaproszonym ({ $detail }). Poproś osobę, która go prowadzi, o zaproszenie i wpisz je tutaj. Nic się nie zmieniło.
sync-trouble-full = Serwer nie ma już miejsca dla tego konta. Zapytaj osobę, która go prowadzi.
sync-trouble-locked = Stare konto nie wpuszcza już tego urządzenia, więc nie można go stąd skasować. Jeśli to nie było twoje działanie, poproś osobę, która prowadzi serwer, o skasowanie konta { $detail }; potem zrezygnuj z przenoszenia.
sync-trouble-fault = Synchronizację przerwał błąd tej aplikacji. Raport w Ustawieniach mówi więcej.
sync-trouble-store = Tego, co dotarło, nie można teraz tu zapisać. Kolejna próba nastąpi później.
