### Dwa urządzenia zgodne ze sobą w tej samej sieci, bez serwera.

pairing-title = Zgodne bez serwera
pairing-add = Utrzymuj dwa urządzenia zgodne
pairing-add_about = Dzielą się wszystkim, gdy oba są otwarte w tej samej sieci Wi-Fi
pairing-again = Pokaż kod
pairing-now = Sprawdź teraz
pairing-help = Obie aplikacje muszą być otwarte w tej samej sieci Wi-Fi. Jeśli się tam nie znajdą, pokaż kod jeszcze raz. Nic nie przyjdzie podwójnie.
pairing-in_step = Zgodne: { $when }
pairing-away = Teraz go nie ma. Ostatnio zgodne: { $when }.
pairing-looking = Szukamy go…
pairing-refuses = Nie jest już zgodne z tym urządzeniem. Pokaż kod jeszcze raz, potem dotknij „Utrzymuj” na obu.
pairing-store = Tego, co dotarło, nie da się teraz zapisać. Spróbujemy jeszcze raz.
pairing-no_network = To urządzenie nie jest w żadnej sieci, więc inne twoje urządzenia go nie znajdą. Włącz Wi-Fi.
pairing-nameless = Inne urządzenie
pairing-means = Gdy obie aplikacje są otwarte w tej samej sieci Wi-Fi, każde urządzenie dostaje to, co nowe na drugim. Nic nie idzie przez internet.
pairing-forget = Zapomnij
pairing-forget_means = Oba urządzenia przestają. Co mają, zostaje na obu. Drugie nie wróci bez nowego kodu.
pairing-offer = Czy te dwa urządzenia mają być odtąd zgodne? Jeśli tak, dotknij „Utrzymuj” na obu.
pairing-keep = Utrzymuj
pairing-kept = Odtąd to urządzenie będzie zgodne z { $device }. Dotknij „Utrzymuj” także tam.
pairing-see = Moje urządzenia
pairing-trouble = Nie da się tego teraz zapisać. Spróbuj jeszcze raz.
pairing-summary =
    { $count ->
        [one] Zgodne z jednym urządzeniem
        [few] Zgodne z { $count } urządzeniami
        [many] Zgodne z { $count } urządzeniami
       *[other] Zgodne z { $count } urządzenia
    }
