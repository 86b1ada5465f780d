### Moving to another device in the same network.

transfer-title = Auf anderes Gerät umziehen
transfer-row = Direkt von einem zum anderen, ohne Server
transfer-about = Deine Partien, Punktezettel und Spieler gehen direkt von einem Gerät zum anderen. Danach haben beide alles. Nichts geht verloren und nichts kommt doppelt.
transfer-about_network = Beide Geräte brauchen dasselbe WLAN. Nichts geht übers Internet.
transfer-about_file = Ein Browser kann sich nicht direkt mit einem anderen Gerät verbinden. Mit einer Datei geht es: Speichere hier ein Backup und öffne es in der App auf dem anderen Gerät.
transfer-show-title = Code zeigen
transfer-show-about = Das andere Gerät scannt ihn
transfer-show-means = Scanne das mit der Kamera des anderen Geräts. Oder öffne dort Einstellungen, „Auf anderes Gerät umziehen“, „Ich habe einen Code“ und tipp den Code ein. Er gilt einmal und zehn Minuten lang. Zeig ihn sonst niemandem.
transfer-use-title = Ich habe einen Code
transfer-use-about = Er steht auf dem anderen Gerät
transfer-use-means = Öffne auf dem anderen Gerät Einstellungen, „Auf anderes Gerät umziehen“, „Code zeigen“. Scanne ihn mit der Kamera oder tipp ihn hier ein.
transfer-use-linked = Fang nur an, wenn der Code auf einem anderen Gerät von dir steht. Danach haben beide alles.
transfer-code = Link oder Code
transfer-start = Anfangen
transfer-again = Neuer Code
transfer-waiting = Warte auf das andere Gerät …
transfer-connecting = Suche das andere Gerät …
transfer-expired = Dieser Code ist abgelaufen. Zeig einen neuen, wenn das andere Gerät bereitliegt.
transfer-done = Fertig. Beide Geräte haben alles.
transfer-brought-nothing = Auf dieses Gerät kam nichts Neues.
transfer-see = Partien ansehen
transfer-page = Dieser Link bringt deine Partien auf dieses Gerät. Öffne ihn hier in Pocket Switch.
transfer-file = Oder mit einer Datei
transfer-file-save = Backup speichern
transfer-file-save_about = Partien, Leute, eigene Spiele und Einstellungen in einer Datei
transfer-file-open_about = Ein Backup von einem anderen Gerät
transfer-trouble-network = Dieses Gerät ist in keinem Netz. Schalte WLAN oder einen Hotspot ein und versuch es noch mal.
transfer-trouble-reach = Das andere Gerät ist nicht erreichbar. Sind beide im selben WLAN und steht der Code noch auf dem anderen? Was angekommen ist, ist sicher. Versuch es noch mal.
transfer-trouble-refused = Das andere Gerät nimmt diesen Code nicht mehr an. Ein Code gilt einmal und zehn Minuten lang. Zeig dort einen neuen.
transfer-trouble-certificate = Unter dieser Adresse antwortet ein anderes Gerät, nicht das mit dem Code. Gesendet wurde nichts. Zeig auf deinem anderen Gerät einen neuen Code.
transfer-moving =
    { $count ->
        [one] Ein Eintrag ist umgezogen
       *[other] { $count } Einträge sind umgezogen
    }
transfer-brought-matches =
    { $count ->
        [one] Eine Partie kam dazu
       *[other] { $count } Partien kamen dazu
    }
transfer-brought-people =
    { $count ->
        [one] Ein Spieler kam dazu
       *[other] { $count } Spieler kamen dazu
    }
