### Moving to another device in the same network.

transfer-title = Naar een ander apparaat
transfer-row = Rechtstreeks van het ene naar het andere, zonder server
transfer-about = Je potjes, scorebladen en spelers gaan rechtstreeks van het ene apparaat naar het andere. Daarna hebben ze allebei alles. Er gaat niets verloren en er komt niets dubbel.
transfer-about_network = Beide apparaten moeten op dezelfde wifi zitten. Er gaat niets over internet.
transfer-about_file = Een browser kan geen rechtstreekse verbinding maken met een ander apparaat. Met een bestand kan het wel: sla hier een back-up op en open die in de app op het andere apparaat.
transfer-show-title = Code tonen
transfer-show-about = Het andere apparaat scant hem
transfer-show-means = Scan dit met de camera van het andere apparaat. Of open daar Instellingen, “Naar een ander apparaat”, “Ik heb een code” en typ hem. De code werkt één keer, tien minuten lang. Laat hem aan niemand anders zien.
transfer-use-title = Ik heb een code
transfer-use-about = Hij staat op het andere apparaat
transfer-use-means = Open op het andere apparaat Instellingen, “Naar een ander apparaat”, “Code tonen”. Scan hem met je camera, of typ of plak hem hier.
transfer-use-linked = Begin alleen als de code op een ander apparaat van jou staat. Daarna hebben ze allebei alles.
transfer-code = Link of code
transfer-start = Beginnen
transfer-again = Nieuwe code
transfer-waiting = Wachten op het andere apparaat…
transfer-connecting = Het andere apparaat zoeken…
transfer-expired = Deze code is verlopen. Toon een nieuwe als je het andere apparaat bij de hand hebt.
transfer-done = Klaar. Beide apparaten hebben alles.
transfer-brought-nothing = Er kwam niets nieuws bij op dit apparaat.
transfer-see = Potjes bekijken
transfer-page = Deze link brengt je potjes naar dit apparaat. Open hem hier in Pocket Switch.
transfer-file = Of met een bestand
transfer-file-save = Back-up opslaan
transfer-file-save_about = Potjes, spelers, je eigen spellen en instellingen in één bestand
transfer-file-open_about = Een back-up van een ander apparaat
transfer-trouble-network = Dit apparaat zit niet op een netwerk. Zet wifi of een hotspot aan en probeer het opnieuw.
transfer-trouble-reach = Het andere apparaat is niet bereikbaar. Zitten ze op dezelfde wifi, en staat de code nog op het scherm? Wat er al is, is veilig. Probeer het opnieuw.
transfer-trouble-refused = Het andere apparaat accepteert deze code niet meer. Een code werkt één keer, tien minuten lang. Toon daar een nieuwe.
transfer-trouble-certificate = Op dit adres antwoordt een ander apparaat dan dat met de code. Er is niets verstuurd. Toon een nieuwe code op je andere apparaat.
transfer-moving =
    { $count ->
        [one] Eén onderdeel overgezet
       *[other] { $count } onderdelen overgezet
    }
transfer-brought-matches =
    { $count ->
        [one] Er kwam één potje bij
       *[other] Er kwamen { $count } potjes bij
    }
transfer-brought-people =
    { $count ->
        [one] Er kwam één speler bij
       *[other] Er kwamen { $count } spelers bij
    }
