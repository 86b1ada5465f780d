### Moving to another device in the same network.

transfer-title = Przenieś na inne urządzenie
transfer-row = Prosto z jednego na drugie, bez serwera
transfer-about = Twoje partie, arkusze punktów i osoby przechodzą prosto z jednego urządzenia na drugie. Potem oba mają wszystko. Nic nie ginie i nic się nie powtarza.
transfer-about_network = Oba urządzenia muszą być w tej samej sieci Wi-Fi. Nic nie idzie przez internet.
transfer-about_file = Przeglądarka nie połączy się wprost z innym urządzeniem. Plik wystarczy: zapisz tu kopię zapasową i otwórz ją w aplikacji na drugim urządzeniu.
transfer-show-title = Pokaż kod
transfer-show-about = Drugie urządzenie go skanuje
transfer-show-means = Zeskanuj to aparatem drugiego urządzenia. Albo otwórz tam Ustawienia, „Przenieś na inne urządzenie”, „Mam kod” i wpisz go. Kod działa raz, przez dziesięć minut. Nie pokazuj go nikomu innemu.
transfer-use-title = Mam kod
transfer-use-about = Jest na ekranie drugiego urządzenia
transfer-use-means = Na drugim urządzeniu otwórz Ustawienia, „Przenieś na inne urządzenie”, „Pokaż kod”. Zeskanuj go aparatem albo wpisz lub wklej tutaj.
transfer-use-linked = Zacznij tylko wtedy, gdy kod jest na innym twoim urządzeniu. Potem oba mają wszystko.
transfer-code = Link albo kod
transfer-start = Zacznij
transfer-again = Nowy kod
transfer-waiting = Czekam na drugie urządzenie…
transfer-connecting = Szukam drugiego urządzenia…
transfer-expired = Ten kod stracił ważność. Pokaż nowy, gdy drugie urządzenie będzie pod ręką.
transfer-done = Gotowe. Oba urządzenia mają wszystko.
transfer-brought-nothing = Na to urządzenie nie przyszło nic nowego.
transfer-see = Zobacz partie
transfer-page = Ten link przenosi twoje partie na to urządzenie. Otwórz go tutaj w Pocket Switch.
transfer-file = Albo plikiem
transfer-file-save = Zapisz kopię
transfer-file-save_about = Partie, osoby, twoje własne gry i ustawienia w jednym pliku
transfer-file-open_about = Kopia z innego urządzenia
transfer-trouble-network = To urządzenie nie jest w żadnej sieci. Włącz Wi-Fi albo hotspot i spróbuj jeszcze raz.
transfer-trouble-reach = Brak połączenia z drugim urządzeniem. Czy oba są w tej samej sieci Wi-Fi, a kod jest jeszcze na ekranie? To, co dotarło, jest bezpieczne. Spróbuj jeszcze raz.
transfer-trouble-refused = Drugie urządzenie nie przyjmuje już tego kodu. Kod działa raz, przez dziesięć minut. Pokaż tam nowy.
transfer-trouble-certificate = Pod tym adresem odpowiada inne urządzenie, nie to, które pokazało kod. Nic nie zostało wysłane. Pokaż nowy kod na swoim drugim urządzeniu.
transfer-moving =
    { $count ->
        [one] Przeniesiono { $count } wpis
        [few] Przeniesiono { $count } wpisy
        [many] Przeniesiono { $count } wpisów
       *[other] Przeniesiono { $count } wpisu
    }
transfer-brought-matches =
    { $count ->
        [one] Doszła { $count } partia
        [few] Doszły { $count } partie
        [many] Doszło { $count } partii
       *[other] Doszło { $count } partii
    }
transfer-brought-people =
    { $count ->
        [one] Doszła { $count } osoba
        [few] Doszły { $count } osoby
        [many] Doszło { $count } osób
       *[other] Doszło { $count } osoby
    }
