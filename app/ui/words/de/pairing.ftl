### Zwei Geräte, die im selben Netz auf gleichem Stand bleiben, ohne Server.

pairing-title = Auf gleichem Stand ohne Server
pairing-add = Zwei Geräte auf gleichem Stand
pairing-add_about = Sie teilen alles, sobald die App auf beiden im selben WLAN offen ist
pairing-again = Code zeigen
pairing-now = Nachsehen
pairing-help = Die App muss auf beiden Geräten offen sein, im selben WLAN. Finden sie sich dort nicht, zeig noch mal einen Code. Nichts kommt doppelt an.
pairing-in_step = Auf gleichem Stand: { $when }
pairing-away = Gerade nicht da. Zuletzt auf gleichem Stand: { $when }.
pairing-looking = Wird gesucht …
pairing-refuses = Es bleibt nicht mit diesem Gerät auf gleichem Stand. Zeig noch mal einen Code und tipp dann auf beiden auf „Verbinden“.
pairing-store = Was angekommen ist, lässt sich hier gerade nicht speichern. Es wird wieder versucht.
pairing-no_network = Dieses Gerät ist in keinem Netz, also finden deine anderen Geräte es nicht. Schalt das WLAN ein.
pairing-nameless = Ein anderes Gerät
pairing-means = Sobald beide Apps im selben WLAN offen sind, bekommt jedes Gerät, was auf dem anderen neu ist. Nichts geht übers Internet.
pairing-forget = Vergessen
pairing-forget_means = Beide Geräte hören damit auf. Auf beiden bleibt alles, was da ist. Das andere kommt ohne neuen Code nicht zurück.
pairing-offer = Sollen diese zwei Geräte ab jetzt auf gleichem Stand bleiben? Dann tipp auf beiden auf „Verbinden“.
pairing-keep = Verbinden
pairing-kept = { $device } und dieses Gerät bleiben ab jetzt auf gleichem Stand. Tipp auch dort auf „Verbinden“.
pairing-see = Meine Geräte
pairing-trouble = Das lässt sich gerade nicht speichern. Versuch es noch mal.
pairing-summary =
    { $count ->
        [one] Mit einem Gerät auf gleichem Stand
       *[other] Mit { $count } Geräten auf gleichem Stand
    }
