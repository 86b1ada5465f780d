### Räume: alle am eigenen Gerät, an einem Tisch.

## room

room-title = Zusammen spielen
room-yours = Deine Räume
room-as = Du heißt dort { $name }
room-lost = Du hast keinen Platz in diesem Raum
room-name = Dein Name
room-you = du
room-here = da
room-away = weg
room-free = Freier Platz
room-free_about = Ein Bot springt ein
room-bot = Bot
room-bot_for = Bot
room-bot_plays = Hier spielt gerade ein Bot
room-bot_took = Für { $name } spielt jetzt ein Bot.
room-came_back = { $name } ist wieder da.
room-renamed = { $name } heißt jetzt { $new }.
room-gone = { $name } ist gerade weg.
room-watching = du schaust zu
room-watchers =
    { $count ->
        [one] Noch jemand schaut zu.
       *[other] Noch { $count } Leute schauen zu.
    }
room-watch = Es schauen zu: { $names }
room-clock =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
room-no_clock = Unbegrenzt
room-clock_title = Zeit für einen Zug
room-clock_about = Läuft deine Zeit ab, ziehst du.
room-clock_is =
    { $count ->
        [one] Für jeden Zug gibt es { $count } Sekunde. Läuft deine Zeit ab, ziehst du.
       *[other] Für jeden Zug gibt es { $count } Sekunden. Läuft deine Zeit ab, ziehst du.
    }
room-calls = Wer eine vergessene Ansage meldet
room-calls-all = Alle
room-calls-all_about = Jeder kann sie melden. Melden sich mehrere, entscheidet das Los: Eine schnelle Verbindung bringt nichts.
room-calls-self = Der Tisch
room-calls-self_about = Eine vergessene Ansage fällt immer auf. Niemand muss sie melden.
room-calls-off = Niemand
room-calls-off_about = Vergessen kostet nichts.
room-connecting = Verbinden mit dem Raum
room-unreachable = Der Gastgeber ist nicht erreichbar
room-sending = Dein Zug ist unterwegs …
room-waiting = Warten auf die anderen
room-paused = Das Spiel ist angehalten
room-paused-host = Der Gastgeber lässt es weitergehen.
room-paused-empty = Es geht weiter, sobald wieder jemand da ist.
room-closed = Dieser Raum ist geschlossen
room-about-closed = Was du gespielt hast, steht in deinem Verlauf.
room-about-unreachable = Vielleicht ist das Gerät des Gastgebers oder der Server offline, oder du bist in einem anderen WLAN. Sobald du wieder verbunden bist, geht es bei derselben Karte weiter.
room-gone_title = Du bist nicht mehr an diesem Tisch
room-game = Das Spiel
room-differs =
    { $count ->
        [0] Standardregeln
        [one] eine Regel geändert
       *[other] { $count } Regeln geändert
    }
room-seen = Wer was sieht
room-host_sees = Dein Gerät gibt und verwahrt die Karten. Wer in seine Dateien schaut, könnte alle sehen.
room-host_can_see = Das Gerät des Gastgebers gibt und verwahrt die Karten. Der Gastgeber könnte also alle sehen.
room-server_sees = Der Server { $server } gibt und verwahrt die Karten. Wer ihn betreibt, könnte alle sehen.
room-wifi_sees = Diese Verbindung ist nicht verschlüsselt. Andere in diesem WLAN könnten dein Spiel sehen.
room-browsers_seen = Apps verbinden sich verschlüsselt mit deinem Gerät. Browser nicht: Andere in diesem WLAN könnten deren Spiel sehen.
room-stay = Lass diese App offen, solange ihr spielt. Schließt du sie, warten die anderen auf dich.
room-who = Im Raum
room-ready = { $count } von { $of } bereit
room-who_about = Spieler, Regeln, Einladung
room-host_deals = Der Gastgeber gibt. Bots nehmen die freien Plätze.
room-deal_hint = Gib, wann du willst. Bots nehmen die freien Plätze und machen sie frei, wenn jemand kommt.
room-sat_down = { $name } ist da.
room-left = { $name } ist gegangen.
room-late = Ab der nächsten Runde dabei: { $names }
room-late_you = Du schaust erst mal zu. In der nächsten Runde bekommst du Karten.
room-want = Mitspielen
room-want_about = Du bekommst den nächsten freien Platz.
room-face = Dein Gesicht
room-more_faces = Mehr Gesichter
room-own-change = Name und Gesicht
room-own-save = Speichern
room-terms-use = Mit diesen Regeln spielen
room-terms-game = Jetzt wird { $game } gespielt.
room-terms-changed = Die Regeln an diesem Tisch haben sich geändert.
room-pass = Ein Handy herumgeben
room-is_host = Gastgeber
room-host_now = { $name } ist jetzt Gastgeber.
room-host_now_you = Du bist jetzt Gastgeber.
room-to_table = Zum Tisch
room-kick = { $name } entfernen
room-make_host = { $name } zum Gastgeber machen
room-make_free = Platz frei machen
room-close = Raum schließen
room-close_about = Dann ist für alle Schluss. Fertige Runden bleiben bei allen im Verlauf.
room-close_not = Offen lassen
room-quit = Endgültig gehen
room-quit_about = Ein Bot spielt für dich weiter. Um zurückzukommen, brauchst du eine Einladung.
room-quit_host_about = Ein Bot spielt für dich weiter, und { $name } wird Gastgeber. Um zurückzukommen, brauchst du eine Einladung.
room-quit_not = Bleiben
room-forget = Raum vergessen
room-pause = Anhalten
room-resume = Weiterspielen
room-leave_about = Dein Platz bleibt deiner. Nach einer Minute spielt ein Bot für dich, bis du wieder da bist.
room-bot_for_me = Ein Bot soll für mich spielen
room-bot_for_me_about = Bis du wieder selbst spielen willst.
room-play_again = Ich spiele wieder selbst
room-mute = Sprüche der anderen ausblenden
room-unmute = Sprüche der anderen zeigen
room-mute_about = Die kurzen Sprüche neben den Spielern
room-talk = Etwas sagen
room-said = { $name }: „{ $words }“
room-said_you = Du: „{ $words }“
room-say-well = Gut gespielt!
room-say-laugh = Haha!
room-say-ouch = Autsch!
room-say-luck = Viel Glück!
room-say-thanks = Danke!
room-say-wait = Moment!

room-invite-square = QR-Code mit dem Link zu diesem Raum
room-invite-copy = Link kopieren
room-invite-scan = Code scannen, oder diese Adresse eintippen und dann den Code:
room-invite-send = Link schicken
room-invite-renew = Neue Einladung
room-invite-renewed = Der alte Link gilt nicht mehr. Schick den neuen.

room-join-title = Einem Raum beitreten
room-join-link = Link oder Adresse
room-join-code = Code
room-join-do = Beitreten
room-join-watch = Nur zuschauen
room-join-seen = Alle im Raum sehen deinen Namen. Das Gerät des Gastgebers oder ein Server verwahrt alle Karten.
room-join-unreadable = Das ist keine Einladung. Lass dir den Link noch mal geben oder prüf Adresse und Code.
room-join-name_missing = Gib zuerst deinen Namen ein.

room-open-title = Raum öffnen
room-open-where = Mit dem Spiel vom letzten Mal. Ändern kannst du es dort.
room-open-network = Netz
room-open-networks = Nimm das, in dem auch die anderen sind.
room-open-no_network = Du bist in keinem Netz. Die anderen brauchen dasselbe WLAN oder deinen Hotspot.
room-open-listens = Solange der Raum offen ist, antwortet dieses Gerät anderen im selben Netz. Ins Internet geht nichts.
room-open-server = Server im Internet
room-open-server_about = Lass das leer, wenn ihr alle an einem Ort seid. Mit einem Server könnt ihr überall sein.
room-open-server_only = Im Browser kannst du Räume nur auf einem Server öffnen. Die App auf Handy oder Computer braucht keinen.
room-open-server_used = Deine Tische öffnen sich auf { $server }.
room-open-server_use = Diesen Server nehmen
room-open-server_stop = Nicht mehr nehmen
room-open-key = Schlüssel, falls der Server einen verlangt
room-open-no_server = Das ist keine Serveradresse.
room-open-wrong_key = Dieser Server braucht seinen Schlüssel, um einen Raum zu öffnen.

room-refused-token = Du bist nicht mehr an diesem Tisch.
room-refused-invitation = Diese Einladung gilt nicht mehr. Bitte den Gastgeber um eine neue.
room-refused-host_only = Das kann nur der Gastgeber.
room-refused-room = Diesen Raum gibt es nicht mehr.
room-refused-closed = Dieser Raum ist geschlossen. Was du gespielt hast, steht in deinem Verlauf.
room-refused-full = Alle Plätze sind besetzt. Zuschauen geht.
room-refused-name = „{ $name }“ sitzt schon an diesem Tisch. Gib einen anderen Namen ein.
room-refused-person = Du sitzt schon mit einem anderen Gerät an diesem Tisch.
room-refused-bot_plays = Ein Bot spielt für dich. Im Menü übernimmst du wieder.
room-refused-late = Zu spät, oder es gab nichts zu melden.
room-refused-paused = Das Spiel ist angehalten.
room-refused-version = Dieser Tisch braucht eine neuere Version der App.
room-refused-often = Das ging etwas zu schnell. Versuch es gleich noch mal.
room-refused-busy = Der Gastgeber ist beschäftigt. Versuch es gleich noch mal.
room-refused-other = Der Gastgeber hat das nicht erlaubt.
room-refused-no_answer = Der Gastgeber ist nicht erreichbar. Sind beide Geräte im selben WLAN? Manche Gastnetze trennen Geräte: Dann hilft ein Hotspot.
room-refused-impostor = Unter dieser Adresse antwortet ein anderes Gerät, nicht das mit dem Code. Seid ihr im selben WLAN? Wenn nicht, scanne den Code noch mal.
room-refused-port = Andere erreichen dieses Gerät gerade nicht. Prüf das WLAN und versuch es noch mal.
room-refused-busy_port = Ein anderes Fenster dieses Geräts hat den Raum schon.
room-guest = Diese Seite kommt vom Gerät des Gastgebers. Lass sie beim Spielen offen. Fertige Runden stehen im Verlauf derer, die die App haben.

room-landing-about = Bei Pocket Switch wartet ein Tisch auf dich.
room-landing-open = In der App öffnen
