### Pokoje: każdy na swoim urządzeniu, przy jednym stole.

## room

room-title = Zagrajcie razem
room-yours = Twoje pokoje
room-as = Twoje imię tam: { $name }
room-lost = Nie masz miejsca w tym pokoju
room-name = Twoje imię
room-you = ty
room-here = jest tutaj
room-away = chwilowo nie ma
room-free = Wolne miejsce
room-free_about = Zagra tu bot
room-bot = Bot
room-bot_for = bot
room-bot_plays = Gra tu teraz bot
room-bot_took = { $name }: gra teraz bot.
room-came_back = { $name } znów gra.
room-renamed = Nowe imię gracza { $name }: { $new }.
room-gone = { $name }: brak połączenia
room-watching = oglądasz
room-watchers = Ogląda jeszcze: { $count }.
room-watch = Oglądają: { $names }
room-clock =
    { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
        [many] { $count } sekund
       *[other] { $count } sekundy
    }
room-no_clock = Bez limitu
room-clock_title = Czas na ruch
room-clock_about = Gdy skończy ci się czas, dobierasz.
room-clock_is =
    { $count ->
        [one] Na ruch masz { $count } sekundę. Gdy skończy ci się czas, dobierasz.
        [few] Na ruch masz { $count } sekundy. Gdy skończy ci się czas, dobierasz.
        [many] Na ruch masz { $count } sekund. Gdy skończy ci się czas, dobierasz.
       *[other] Na ruch masz { $count } sekundy. Gdy skończy ci się czas, dobierasz.
    }
room-calls = Kto przyłapuje, gdy ktoś zapomni
room-calls-all = Każdy
room-calls-all_about = Przyłapać może każdy. Gdy zrobi to kilku, decyduje los, więc szybkie łącze nic nie daje.
room-calls-self = Stół
room-calls-self_about = Kto zapomni, zawsze wpada. Nikt nie musi przyłapywać.
room-calls-off = Nikt
room-calls-off_about = Zapomnieć można bezkarnie.
room-connecting = Łączenie z pokojem
room-unreachable = Brak połączenia z gospodarzem
room-sending = Wysyłam twój ruch…
room-waiting = Czekamy na pozostałych
room-paused = Gra jest wstrzymana
room-paused-host = Gospodarz ją wznowi.
room-paused-empty = Gra ruszy, gdy tylko ktoś wróci.
room-closed = Ten pokój jest zamknięty
room-about-closed = Rozegrane rozdania są w twojej historii.
room-about-unreachable = Urządzenie gospodarza albo serwer może być offline, albo jesteś w innej sieci Wi-Fi. Po połączeniu gra ruszy od tej samej karty.
room-gone_title = Nie ma cię już przy tym stole
room-game = Gra
room-differs =
    { $count ->
        [0] zasady podstawowe
        [one] jedna zmiana w zasadach
        [few] { $count } zmiany w zasadach
        [many] { $count } zmian w zasadach
       *[other] { $count } zmiany w zasadach
    }
room-seen = Kto co widzi
room-host_sees = Twoje urządzenie rozdaje i trzyma karty. Kto zajrzy do jego plików, może zobaczyć wszystkie.
room-host_can_see = Urządzenie gospodarza rozdaje i przechowuje karty, więc gospodarz może zobaczyć wszystkie.
room-server_sees = Serwer { $server } rozdaje i trzyma karty. Kto go prowadzi, może zobaczyć wszystkie.
room-wifi_sees = To połączenie nie jest szyfrowane. Inni w tej sieci Wi-Fi mogą podejrzeć twoją grę.
room-browsers_seen = Aplikacje łączą się z twoim urządzeniem z szyfrowaniem. Przeglądarki nie: inni w tej sieci Wi-Fi mogą podejrzeć ich grę.
room-stay = Nie zamykaj aplikacji podczas gry. Jeśli ją zamkniesz, inni czekają, aż wrócisz.
room-who = W pokoju
room-ready = Gotowi: { $count } z { $of }
room-who_about = Gracze, zasady, zaproszenie
room-host_deals = Rozdaje gospodarz. Boty zajmują wolne miejsca.
room-deal_hint = Rozdaj, kiedy chcesz. Boty siadają na wolnych miejscach i ustępują, gdy ktoś przyjdzie.
room-sat_down = Przy stole: { $name }.
room-left = Od stołu odchodzi { $name }.
room-late = Grają od następnej rundy: { $names }
room-late_you = Na razie oglądasz. W następnej rundzie dostaniesz karty.
room-want = Usiądź do gry
room-want_about = Następne wolne miejsce będzie twoje.
room-face = Twoja twarz
room-more_faces = Więcej twarzy
room-own-change = Imię i twarz
room-own-save = Zapisz
room-terms-use = Graj na tych zasadach
room-terms-game = Teraz gracie w: { $game }.
room-terms-changed = Zmieniły się zasady przy tym stole.
room-pass = Podawajcie sobie jeden telefon
room-is_host = gospodarz
room-host_now = Gospodarzem jest teraz { $name }.
room-host_now_you = Teraz ty jesteś gospodarzem.
room-to_table = Do stołu
room-kick = Usuń: { $name }
room-make_host = Nowy gospodarz: { $name }
room-make_free = Zwolnij miejsce
room-close = Zamknij pokój
room-close_about = Gra skończy się dla wszystkich. Skończone rozdania zostają każdemu w historii.
room-close_not = Zostaw otwarty
room-quit = Odejdź na dobre
room-quit_about = Bot gra dalej za ciebie. Żeby wrócić, potrzebujesz zaproszenia.
room-quit_host_about = Bot gra dalej za ciebie, a gospodarzem zostaje { $name }. Żeby wrócić, potrzebujesz zaproszenia.
room-quit_not = Zostań
room-forget = Zapomnij o pokoju
room-pause = Wstrzymaj
room-resume = Wznów
room-leave_about = Miejsce zostaje twoje. Po minucie gra za ciebie bot, aż wrócisz.
room-bot_for_me = Niech bot gra za mnie
room-bot_for_me_about = Aż znowu zechcesz zagrać.
room-play_again = Znów gram
room-mute = Ukryj, co mówią inni
room-unmute = Pokaż, co mówią inni
room-mute_about = Krótkie zdania obok graczy
room-talk = Powiedz coś
room-said = { $name }: „{ $words }”
room-said_you = Ty: „{ $words }”
room-say-well = Dobrze zagrane!
room-say-laugh = Ha, ha!
room-say-ouch = Auć!
room-say-luck = Powodzenia!
room-say-thanks = Dzięki!
room-say-wait = Chwileczkę!

room-invite-square = Kod QR z linkiem do tego pokoju
room-invite-copy = Kopiuj link
room-invite-scan = Zeskanuj kod albo wpisz ten adres, a potem kod:
room-invite-send = Wyślij link
room-invite-renew = Nowe zaproszenie
room-invite-renewed = Stary link już nie działa. Wyślij nowy.

room-join-title = Wejdź do pokoju
room-join-link = Link lub adres
room-join-code = Kod
room-join-do = Dołącz
room-join-watch = Tylko oglądaj
room-join-seen = Wszyscy w pokoju widzą twoje imię. Wszystkie karty trzyma urządzenie gospodarza albo serwer.
room-join-unreadable = To nie jest zaproszenie. Poproś o link jeszcze raz albo sprawdź adres i kod.
room-join-name_missing = Najpierw wpisz swoje imię.

room-open-title = Otwórz pokój
room-open-where = Z ostatnią grą. Możesz ją tam zmienić.
room-open-network = Sieć
room-open-networks = Wybierz tę, w której są też inni.
room-open-no_network = Nie jesteś w żadnej sieci. Inni potrzebują tego samego Wi-Fi albo twojego hotspotu.
room-open-listens = Dopóki pokój jest otwarty, to urządzenie odpowiada innym w tej samej sieci. Nic nie trafia do internetu.
room-open-server = Serwer w internecie
room-open-server_about = Zostaw puste, jeśli jesteście w jednym miejscu. Przez serwer każdy może grać, skąd chce.
room-open-server_only = W przeglądarce otworzysz pokój tylko na serwerze. Aplikacja na telefonie lub komputerze go nie potrzebuje.
room-open-server_used = Twoje stoły otwierają się na { $server }.
room-open-server_use = Używaj tego serwera
room-open-server_stop = Nie używaj go
room-open-key = Klucz, jeśli serwer go wymaga
room-open-no_server = To nie jest adres serwera.
room-open-wrong_key = Ten serwer otwiera pokój tylko z kluczem.

room-refused-token = Nie ma cię już przy tym stole.
room-refused-invitation = To zaproszenie jest już nieważne. Poproś gospodarza o nowe.
room-refused-host_only = To może zrobić tylko gospodarz.
room-refused-room = Tego pokoju już nie ma.
room-refused-closed = Ten pokój jest zamknięty. Rozegrane rozdania są w twojej historii.
room-refused-full = Wszystkie miejsca są zajęte. Możesz oglądać.
room-refused-name = „{ $name }” już jest przy tym stole. Wpisz inne imię.
room-refused-person = Już siedzisz przy tym stole na innym urządzeniu.
room-refused-bot_plays = Gra za ciebie bot. Dotknij w menu „Znów gram”.
room-refused-late = Za późno albo nie było kogo przyłapać.
room-refused-paused = Gra jest wstrzymana.
room-refused-version = Ten stół wymaga nowszej wersji aplikacji.
room-refused-often = To było trochę za szybko. Spróbuj za chwilę.
room-refused-busy = Gospodarz jest zajęty. Spróbuj za chwilę.
room-refused-other = Gospodarz na to nie pozwolił.
room-refused-no_answer = Brak połączenia z gospodarzem. Jesteście w tej samej sieci Wi-Fi? Niektóre sieci dla gości rozdzielają urządzenia, wtedy pomoże hotspot.
room-refused-impostor = Pod tym adresem odpowiada inne urządzenie, nie to, które pokazało kod. Jesteście w tej samej sieci Wi-Fi? Jeśli nie, zeskanuj kod jeszcze raz.
room-refused-port = Inni nie mogą teraz połączyć się z tym urządzeniem. Sprawdź Wi-Fi i spróbuj jeszcze raz.
room-refused-busy_port = Ten pokój jest już otwarty w innym oknie na tym urządzeniu.
room-guest = Ta strona jest z urządzenia gospodarza. Nie zamykaj jej podczas gry. Skończone rozdania są w historii każdego, kto ma aplikację.

room-landing-about = Stół Pocket Switch czeka na ciebie.
room-landing-open = Otwórz w aplikacji
