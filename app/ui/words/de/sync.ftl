### Abgleich zwischen den eigenen Geräten.

sync-title = Abgleich
sync-about = Deine Partien, Ergebnisse und Leute auf allen deinen Geräten: Was du auf einem tust, erscheint auf den anderen. Das läuft über einen Server, den du betreibst oder jemand, dem du vertraust; ohne ihn bleibt dein Verlauf auf diesem Gerät.
sync-about_keeper = Keine E-Mail, kein Passwort: Dieses Gerät legt sein Konto selbst an. Wer den Server betreibt, kann Namen und Ergebnisse lesen, aber weder ändern noch erfinden.
sync-no_keystore = Dieses Gerät hat keinen sicheren Ort für das Geheimnis: Es bleibt, bis das Fenster zugeht, danach musst du den Code neu eingeben. Halte den Code eines anderen Geräts bereit.
sync-working = Einen Moment …
sync-address = Server-Adresse oder Einladung
sync-invitation = Einladung, falls der Server eine braucht
sync-check = Prüfen
sync-found = Ein Server für den Abgleich ist da. Die Verbindung ist verschlüsselt.
sync-found_here = Auf diesem Rechner ist ein Server für den Abgleich.
sync-start = Hier anfangen
sync-code = Der Code
sync-paste = Einfügen
sync-look = Vorschau
sync-join_now = Beitreten
sync-go_on = Weiter
sync-ask_again = Der Abgleich mit { $server } ist eingerichtet, aber das Geheimnis ist nicht mehr auf diesem Gerät. Gib den Code ein, den ein anderes Gerät zeigt.
sync-last = Abgeglichen: { $when }
sync-never = Noch nicht abgeglichen
sync-all_sent = Alles ist gesendet
sync-now = Abgleichen
sync-stop = Stopp
sync-pause = Pause
sync-resume = Weiter
sync-try_again = Alles noch mal
sync-busy = Wird abgeglichen …
sync-sending = Gesendet: { $done } von { $whole }
sync-bringing = Empfangen: { $percent }
sync-by_itself = Es wird von selbst wieder versucht.
sync-parked_about = Von einer neueren Version der App, oder es fehlt etwas, das noch nicht da ist.
sync-beaten_about = Die frühere zählt; die andere bleibt erhalten, wird aber nicht gezeigt.
sync-aside = Beiseitegelegt: { $name }
sync-strange_about = Von deinen Geräten stammt das nicht, es wird nicht angerührt.
sync-copy = Kopieren
sync-qr = QR-Code für ein anderes Gerät
sync-would_come =
    { $count ->
        [one] Ein Eintrag käme hier dazu. Was auf diesem Gerät ist, bleibt und kommt zum Übrigen.
       *[other] { $count } Einträge kämen hier dazu. Was auf diesem Gerät ist, bleibt und kommt zum Übrigen.
    }
sync-kept =
    { $count ->
        [one] Ein Paket, { $size } KB auf dem Server
       *[other] { $count } Pakete, { $size } KB auf dem Server
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
        [one] Etwas auf dem Server gehört nicht dir
       *[other] { $count } Dinge auf dem Server gehören nicht dir
    }
sync-move-not_yet = Alles ist auf dem Weg zu einem neuen Konto. Bis es dort ist, bleibt das alte in Gebrauch, und ein verlorenes Gerät kann noch lesen und hinzufügen.
sync-move-old = Dieses Gerät ist zum neuen Konto umgezogen, aber das alte ist noch nicht gelöscht: Ein verlorenes Gerät kann es noch lesen. Es wird gelöscht, sobald alles im neuen angekommen ist.

sync-state-off = Aus
sync-state-asking = Code wieder nötig
sync-state-paused = Pausiert
sync-state-trouble = Server zurzeit nicht erreichbar

sync-first-title = Das ist mein erstes Gerät
sync-first-about = Gib eine Server-Adresse oder eine Einladung ein

sync-join-title = Ich habe einen Code
sync-join-about = Ein anderes Gerät von mir ist schon eingerichtet

sync-device-title = Gerät hinzufügen
sync-device-about = Zeig den Code, mit dem ein anderes Gerät dazukommt
sync-device-means = Wähle auf dem anderen Gerät Einstellungen, Abgleich, „Ich habe einen Code“. Tippe diesen Code dort ein, füge ihn ein oder scanne ihn. Wer den Code hat, kann alles lesen und hinzufügen, also zeig ihn sonst niemandem.

sync-lost-title = Ein Gerät ist weg
sync-lost-about = Es aussperren und alles umziehen
sync-lost-means = Ein neues Konto wird angelegt, alles zieht dorthin um, und das alte wird gelöscht. Das verlorene Gerät behält, was darauf ist, bekommt aber nichts Neues. Deine anderen Geräte brauchen dann den neuen Code. Wenn der Server nur mit Einladung aufnimmt, bitte den Betreiber um eine für das neue Konto.
sync-lost-do = Alles umziehen

sync-give_up-title = Umzug aufgeben
sync-give_up-about = Das andere Konto bleibt, wie es ist
sync-give_up-means = Das andere Konto wird nicht gelöscht, und sein Schlüssel ist hier vergessen. Wer ein verlorenes Gerät hat, kann dort weiterlesen, und löschen kann es nur noch der Betreiber des Servers.
sync-give_up-do = Aufgeben

sync-leave-title = Verlassen
sync-leave-about = Dieses Gerät hört auf; die anderen machen weiter
sync-leave-means = Was auf diesem Gerät ist, bleibt hier. Der Server behält seine Kopie für deine anderen Geräte.
sync-leave-do = Verlassen

sync-erase-title = Verlassen und löschen
sync-erase-about = Auf dem Server bleibt nichts
sync-erase-means = Alles, was der Server für dich aufhebt, wird gelöscht, und das Konto dazu. Was auf deinen Geräten ist, bleibt dort, aber sie gleichen sich nicht mehr ab.
sync-erase-do = Alles löschen

sync-wrong-long = er ist zu lang
sync-wrong-word = er muss mit „{ $about }“ beginnen
sync-wrong-parts = er muss drei Teile haben: „{ $about }“, eine Adresse, und Buchstaben mit Ziffern
sync-wrong-letter = „{ $about }“ kommt in keinem Code vor
sync-wrong-count = am Ende fehlen Buchstaben oder Ziffern, oder es sind zu viele
sync-wrong-mistyped = irgendwo steckt ein Tippfehler
sync-wrong-address = „{ $about }“ ist keine Adresse
sync-wrong-extra = in einer Adresse steht kein Name, kein Passwort, kein Fragezeichen und kein #
sync-wrong-scheme = sie muss mit https beginnen, nicht mit { $about }
sync-wrong-open = sie muss mit https beginnen; http reicht nur für diesen Rechner selbst
sync-wrong-path = „{ $about }“ kann kein Teil davon sein

sync-trouble-again = Der Server ist zurzeit nicht erreichbar.
sync-trouble-refused = Der Server lässt dieses Konto nicht mehr herein. Vielleicht ist es gelöscht oder umgezogen. Tritt mit einem Code neu bei, oder verlasse den Abgleich.
sync-trouble-address = Diese Adresse geht nicht: { CAPITAL($detail) }.
sync-trouble-certificate = Der Server kann nicht beweisen, dass er der richtige ist ({ $detail }). Nichts wurde gesendet.
sync-trouble-server = Der Server antwortet nicht wie ein Server für den Abgleich. Prüfe die Adresse, oder frag den Betreiber.
sync-trouble-code = Dieser Code geht nicht: { CAPITAL($detail) }.
sync-trouble-busy = Ein anderes Fenster gleicht gerade ab. Versuch es bald noch mal.
sync-trouble-invitation = Konten gibt es auf diesem Server nur mit Einladung ({ $detail }). Bitte den Betreiber um eine und gib sie hier ein. Nichts hat sich geändert.
sync-trouble-full = Der Server hat für dieses Konto keinen Platz mehr. Frag den Betreiber.
sync-trouble-locked = Das alte Konto lässt dieses Gerät nicht mehr herein und kann darum von hier aus nicht gelöscht werden. Falls du es nicht selbst gelöscht hast, bitte den Betreiber des Servers, { $detail } zu löschen; gib dann den Umzug auf.
sync-trouble-fault = Der Abgleich ist wegen eines Fehlers in dieser App stehen geblieben. Der Bericht in den Einstellungen sagt mehr.
sync-trouble-store = Was angekommen ist, lässt sich hier zurzeit nicht speichern. Es wird wieder versucht.
