### Synchronisieren zwischen den eigenen Geräten.

sync-title = Synchronisieren
sync-about = Deine Partien, Ergebnisse und Spieler auf allen deinen Geräten. Was du auf einem tust, erscheint auf den anderen. Das läuft über einen Server, den du betreibst oder jemand, dem du vertraust. Ohne Synchronisieren bekommt ein Server nur, was ein Raum braucht.
sync-about_keeper = Keine E-Mail, kein Passwort: Dieses Gerät legt sein Konto selbst an. Wer den Server betreibt, kann Namen und Ergebnisse lesen, aber weder ändern noch erfinden.
sync-no_keystore = Dieses Gerät kann den Code nicht sicher speichern. Er bleibt, bis du das Fenster schließt, danach gibst du ihn neu ein. Halte den Code eines anderen Geräts bereit.
sync-working = Einen Moment …
sync-address = Server-Adresse oder Einladung
sync-invitation = Einladung, falls der Server eine braucht
sync-check = Prüfen
sync-found = Server zum Synchronisieren gefunden. Die Verbindung ist verschlüsselt.
sync-found_here = Server zum Synchronisieren auf diesem Rechner gefunden.
sync-start = Hier anfangen
sync-code = Der Code
sync-paste = Einfügen
sync-look = Vorschau
sync-join_now = Beitreten
sync-go_on = Weiter
sync-ask_again = Das Synchronisieren mit { $server } ist eingerichtet, aber dieses Gerät hat den Code nicht mehr. Gib den Code ein, den ein anderes Gerät zeigt.
sync-last = Synchronisiert: { $when }
sync-never = Noch nicht synchronisiert
sync-all_sent = Alles ist gesendet
sync-now = Synchronisieren
sync-stop = Stopp
sync-pause = Pause
sync-resume = Weiter
sync-try_again = Alles noch mal
sync-busy = Wird synchronisiert …
sync-sending = Gesendet: { $done } von { $whole }
sync-bringing = Empfangen: { $percent }
sync-by_itself = Es versucht es von selbst wieder.
sync-parked_about = Von einer neueren Version der App, oder es fehlt etwas, das noch nicht da ist.
sync-beaten_about = Die frühere zählt. Die andere bleibt erhalten, wird aber nicht gezeigt.
sync-aside = Beiseitegelegt: { $name }
sync-strange_about = Das stammt von keinem deiner Geräte und bleibt, wie es ist.
sync-copy = Kopieren
sync-qr = QR-Code für ein anderes Gerät
sync-would_come =
    { $count ->
        [one] Ein Eintrag kommt dazu. Auf diesem Gerät geht nichts verloren.
       *[other] { $count } Einträge kommen dazu. Auf diesem Gerät geht nichts verloren.
    }
sync-kept =
    { $count ->
        [one] Eine Datei, { $size } KB auf dem Server
       *[other] { $count } Dateien, { $size } KB auf dem Server
    }
sync-waits =
    { $count ->
        [one] Ein Eintrag wartet aufs Senden
       *[other] { $count } Einträge warten aufs Senden
    }
sync-parked =
    { $count ->
        [one] Ein Eintrag muss noch warten
       *[other] { $count } Einträge müssen noch warten
    }
sync-beaten =
    { $count ->
        [one] Eine Runde wurde auf zwei Geräten gespielt
       *[other] { $count } Runden wurden auf zwei Geräten gespielt
    }

sync-strange =
    { $count ->
        [one] Etwas auf dem Server ist nicht von dir
       *[other] { $count } Dinge auf dem Server sind nicht von dir
    }
sync-move-not_yet = Alles ist auf dem Weg zu einem neuen Konto. Bis es da ist, bleibt das alte in Gebrauch, und ein verlorenes Gerät kann noch lesen und hinzufügen.
sync-move-old = Dieses Gerät ist umgezogen, aber das alte Konto ist noch nicht gelöscht. Ein verlorenes Gerät kann es noch lesen. Gelöscht wird es, sobald alles im neuen angekommen ist.

sync-state-off = Aus
sync-state-asking = Code wieder nötig
sync-state-paused = Pausiert
sync-state-trouble = Server gerade nicht erreichbar

sync-first-title = Das ist mein erstes Gerät
sync-first-about = Gib eine Server-Adresse oder eine Einladung ein

sync-join-title = Ich habe einen Code
sync-join-about = Ein anderes Gerät von mir ist schon eingerichtet

sync-device-title = Gerät hinzufügen
sync-device-about = Zeig den Code, mit dem ein anderes Gerät dazukommt
sync-device-means = Öffne auf dem anderen Gerät Einstellungen, Synchronisieren, „Ich habe einen Code“. Gib das dort ein, füg es ein oder scanne es. Wer den Code hat, kann alles lesen und hinzufügen, also zeig ihn sonst niemandem.

sync-lost-title = Ein Gerät ist weg
sync-lost-about = Es aussperren und alles umziehen
sync-lost-means = Alles zieht in ein neues Konto um, und das alte wird gelöscht. Das verlorene Gerät behält, was es hat, bekommt aber nichts Neues. Gib deinen anderen Geräten den neuen Code. Nimmt der Server nur mit Einladung auf, bitte zuerst um eine für das neue Konto.
sync-lost-do = Alles umziehen

sync-give_up-title = Umzug aufgeben
sync-give_up-about = Das andere Konto bleibt, wie es ist
sync-give_up-means = Das andere Konto wird nicht gelöscht, und sein Schlüssel ist hier vergessen. Wer ein verlorenes Gerät hat, kann dort weiterlesen. Löschen kann es nur noch, wer den Server betreibt.
sync-give_up-do = Aufgeben

sync-leave-title = Verlassen
sync-leave-about = Dieses Gerät hört auf, die anderen machen weiter
sync-leave-means = Was auf diesem Gerät ist, bleibt hier. Der Server behält seine Kopie für deine anderen Geräte.
sync-leave-do = Verlassen

sync-erase-title = Verlassen und löschen
sync-erase-about = Auf dem Server bleibt nichts
sync-erase-means = Alles, was der Server für dich hat, wird gelöscht, samt Konto. Was auf deinen Geräten ist, bleibt dort, aber sie synchronisieren nicht mehr.
sync-erase-do = Alles löschen

sync-wrong-long = er ist zu lang
sync-wrong-word = er muss mit „{ $about }“ beginnen
sync-wrong-parts = er muss drei Teile haben: „{ $about }“, eine Adresse, und Buchstaben mit Ziffern
sync-wrong-letter = „{ $about }“ kommt in keinem Code vor
sync-wrong-count = am Ende fehlen Buchstaben oder Ziffern, oder es sind zu viele
sync-wrong-mistyped = da ist ein Tippfehler drin
sync-wrong-address = „{ $about }“ ist keine Adresse
sync-wrong-extra = in einer Adresse steht kein Name, kein Passwort, kein Fragezeichen und kein #
sync-wrong-scheme = sie muss mit https beginnen, nicht mit { $about }
sync-wrong-open = sie muss mit https beginnen, außer sie liegt auf diesem Rechner
sync-wrong-path = „{ $about }“ kann kein Teil davon sein

sync-trouble-again = Der Server ist gerade nicht erreichbar.
sync-trouble-refused = Der Server lässt dieses Konto nicht mehr herein. Vielleicht ist es gelöscht oder umgezogen. Tritt mit einem Code neu bei oder hör mit dem Synchronisieren auf.
sync-trouble-address = Diese Adresse geht nicht: { $detail }.
sync-trouble-certificate = Der Server kann nicht beweisen, dass er der richtige ist ({ $detail }). Nichts wurde gesendet.
sync-trouble-server = Dieser Server antwortet nicht wie ein Server zum Synchronisieren. Prüf die Adresse oder frag den Betreiber.
sync-trouble-code = Dieser Code geht nicht: { $detail }.
sync-trouble-busy = Ein anderes Fenster synchronisiert gerade. Versuch es gleich noch mal.
sync-trouble-invitation = Konten gibt es auf diesem Server nur mit Einladung ({ $detail }). Bitte den Betreiber um eine und gib sie hier ein. Nichts hat sich geändert.
sync-trouble-full = Der Server hat für dieses Konto keinen Platz mehr. Frag den Betreiber.
sync-trouble-locked = Das alte Konto lässt dieses Gerät nicht mehr herein und lässt sich von hier nicht löschen. Hast du es nicht selbst gelöscht, bitte den Betreiber, { $detail } zu löschen. Tipp dann auf „Umzug aufgeben“.
sync-trouble-fault = Das Synchronisieren ist wegen eines Fehlers in dieser App stehen geblieben. Deine Partien sind sicher. Kopier einen Bericht in den Einstellungen, um mehr zu sehen.
sync-trouble-store = Was angekommen ist, lässt sich hier gerade nicht speichern. Es wird wieder versucht.
