### Dwa urządzenia zgodne ze sobą w tej samej sieci, bez serwera.

pairing-title = Połączone bez serwera
pairing-add = Połącz dwa urządzenia
pairing-add_about = Dzielą się wszystkim, gdy aplikacja jest otwarta na obu, w tej samej sieci Wi-Fi
pairing-again = Pokaż kod
pairing-now = Sprawdź teraz
pairing-help = Obie aplikacje muszą być otwarte w tej samej sieci Wi-Fi. Jeśli się tam nie znajdą, pokaż kod jeszcze raz. Nic nie przyjdzie podwójnie.
pairing-in_step = Aktualne: { $when }
pairing-away = Teraz go nie ma. Ostatnio aktualne: { $when }.
pairing-looking = Szukamy go…
pairing-refuses = Nie jest połączone z tym urządzeniem. Pokaż kod jeszcze raz, potem dotknij „Połącz” na obu.
pairing-store = Tego, co dotarło, nie da się teraz zapisać. Spróbujemy jeszcze raz.
pairing-no_network = To urządzenie nie jest w żadnej sieci, więc inne twoje urządzenia go nie znajdą. Włącz Wi-Fi.
pairing-nameless = Inne urządzenie
pairing-means = Gdy obie aplikacje są otwarte w tej samej sieci Wi-Fi, każde urządzenie dostaje to, co nowe na drugim. Nic nie idzie przez internet.
pairing-forget = Zapomnij
pairing-forget_means = Połączenie kończy się na obu. Na każdym zostaje to, co ma. Drugie nie wróci bez nowego kodu.
pairing-offer = Czy te dwa urządzenia mają odtąd dzielić się wszystkim? Jeśli tak, dotknij „Połącz” na obu.
pairing-keep = Połącz
pairing-kept = { $device } i to urządzenie są odtąd połączone. Dotknij „Połącz” także tam.
pairing-see = Moje urządzenia
pairing-trouble = Nie da się tego teraz zapisać. Spróbuj jeszcze raz.
pairing-summary =
    { $count ->
        [one] Połączone z jednym urządzeniem
        [few] Połączone z { $count } urządzeniami
        [many] Połączone z { $count } urządzeniami
       *[other] Połączone z { $count } urządzenia
    }
