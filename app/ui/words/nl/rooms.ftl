### Kamers: iedereen op het eigen apparaat, aan één tafel.

## room

room-title = Kamers
room-yours = Jouw kamers
room-as = Daar heet je { $name }
room-lost = Je hebt geen stoel in deze kamer
room-name = Je naam
room-you = jij
room-here = is er
room-away = weg
room-free = Vrije stoel
room-free_about = Wacht op iemand
room-bot = Bot
room-bot_for = bot
room-bot_plays = Hier speelt nu een bot
room-bot_took = Een bot speelt voor { $name }.
room-came_back = { $name } is er weer.
room-renamed = { $name } heet nu { $new }.
room-gone = { $name } is even weg.
room-watching = je kijkt mee
room-watchers =
    { $count ->
        [one] Nog iemand kijkt mee.
       *[other] Nog { $count } mensen kijken mee.
    }
room-watch = Kijken mee: { $names }
room-seats =
    { $count ->
        [one] { $count } stoel
       *[other] { $count } stoelen
    }
room-clock =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } seconden
    }
room-no_clock = Geen limiet
room-clock_title = Tijd voor een beurt
room-clock_about = Wie te lang wacht, moet pakken.
room-clock_is =
    { $count ->
        [one] Per beurt heb je { $count } seconde. Wie te lang wacht, moet pakken.
       *[other] Per beurt heb je { $count } seconden. Wie te lang wacht, moet pakken.
    }
room-calls = Wie roept bij een vergeten woord
room-calls-all = Wie het merkt
room-calls-all_about = Wie een vergeten woord opmerkt, mag het roepen. Roepen er meer, dan beslist het lot: een snelle verbinding helpt niet.
room-calls-self = De tafel
room-calls-self_about = Een vergeten woord valt altijd op: niemand hoeft te roepen.
room-calls-off = Niemand
room-calls-off_about = Een vergeten woord kost niets.
room-connecting = Verbinden met de kamer
room-unreachable = De gastheer is niet bereikbaar
room-sending = Je zet is onderweg…
room-waiting = Wachten op de anderen
room-paused = Het spel is gepauzeerd
room-paused-host = De gastheer hervat het straks.
room-paused-empty = Het gaat door zodra er weer iemand is.
room-closed = Deze kamer is gesloten
room-about-closed = Wat je gespeeld hebt, staat in je geschiedenis.
room-about-unreachable = Misschien slaapt het apparaat van de gastheer of zit het op een andere wifi. Zodra het er weer is, gaat alles bij dezelfde kaart door.
room-gone_title = Je zit niet meer aan deze tafel
room-game = Het spel
room-differs =
    { $count ->
        [0] volgens het boekje
        [one] één ding wijkt af van het boekje
       *[other] { $count } dingen wijken af van het boekje
    }
room-seen = Wie ziet wat
room-host_sees = Jouw apparaat deelt en bewaart de kaarten. Wie in de bestanden kijkt, zou ze allemaal kunnen zien.
room-host_can_see = Het apparaat van de gastheer deelt en bewaart de kaarten: de gastheer zou ze allemaal kunnen bekijken.
room-server_sees = De server { $server } deelt en bewaart de kaarten. Wie hem beheert, zou ze allemaal kunnen zien.
room-wifi_sees = De verbinding is niet versleuteld: anderen op deze wifi zouden kunnen meelezen.
room-browsers_seen = Apps hebben een versleutelde verbinding met jouw apparaat. Gewone browsers niet: daar zouden anderen op deze wifi kunnen meelezen.
room-stay = Laat de app open zolang jullie spelen. Sluit je hem, dan wachten de anderen en gaat het bij dezelfde kaart door.
room-who = In de kamer
room-ready = { $count } van { $of } klaar
room-who_about = Stoelen, regels, uitnodiging
room-host_deals = De gastheer deelt uit als iedereen er is.
room-is_host = gastheer
room-host_now = { $name } is nu de gastheer.
room-host_now_you = Jij bent nu de gastheer.
room-fill = Bots op de vrije stoelen
room-fill_first = Eerst alle stoelen bezetten
room-to_table = Naar de tafel
room-kick = Verwijder { $name }
room-make_host = Maak { $name } gastheer
room-make_free = Stoel vrijmaken
room-close = Kamer sluiten
room-close_about = Dan is het voor iedereen afgelopen. Gespeelde rondes blijven bij iedereen in de geschiedenis.
room-close_not = Openlaten
room-quit = Voorgoed weggaan
room-quit_about = Een bot speelt voor je verder, en zonder uitnodiging kun je niet terug.
room-quit_host_about = Een bot speelt voor je verder, { $name } wordt gastheer, en zonder uitnodiging kun je niet terug.
room-quit_not = Blijven
room-forget = Vergeet deze kamer
room-pause = Pauzeren
room-resume = Doorgaan
room-leave_about = Je stoel blijft van jou. Na een minuut speelt een bot voor je tot je terug bent.
room-bot_for_me = Laat een bot voor mij spelen
room-bot_for_me_about = Tot je weer zelf speelt.
room-play_again = Ik speel weer zelf
room-mute = Verberg wat anderen zeggen
room-unmute = Toon wat anderen zeggen
room-mute_about = De korte zinnen naast de stoelen
room-talk = Iets zeggen
room-said = { $name }: “{ $words }”
room-said_you = Jij: “{ $words }”
room-say-well = Goed gespeeld!
room-say-laugh = Haha!
room-say-ouch = Au!
room-say-luck = Succes!
room-say-thanks = Bedankt!
room-say-wait = Momentje!

room-invite-title = Uitnodigen
room-invite-about = Scan dit met de camera van een telefoon, of stuur de link.
room-invite-square = QR-code met de link naar deze kamer
room-invite-typed = Of typ dit adres, en daarna de code:
room-invite-copy = Link kopiëren
room-invite-renew = Nieuwe uitnodiging
room-invite-renewed = De oude link werkt niet meer. Stuur de nieuwe.

room-join-title = Meedoen in een kamer
room-join-link = Link of adres
room-join-code = Code
room-join-do = Meedoen
room-join-watch = Alleen meekijken
room-join-seen = Iedereen in de kamer ziet je naam. Het apparaat van de gastheer bewaart alle kaarten.
room-join-unreadable = Dat is geen uitnodiging. Vraag de link nog een keer, of controleer het adres en de code.
room-join-name_missing = Vul eerst je naam in.

room-open-title = Kamer openen
room-open-where = Kies eerst een spel en zet een tafel klaar.
room-open-do = Openen
room-open-cannot = Een kamer open je in de app op een telefoon of computer, zodra er een tafel klaarstaat.
room-open-network = Netwerk
room-open-networks = Kies het netwerk waar de anderen ook op zitten.
room-open-no_network = Dit apparaat zit niet op een netwerk. De anderen hebben dezelfde wifi nodig, of jouw hotspot.
room-open-listens = Zolang de kamer open is, antwoordt dit apparaat anderen op hetzelfde netwerk. Er gaat niets naar het internet.
room-open-server = Server op internet
room-open-server_about = Laat dit leeg als jullie allemaal bij elkaar zijn. Met een server maakt het niet uit waar iedereen is.
room-open-server_only = Een pagina in de browser opent kamers alleen op een server. De app op een telefoon of computer heeft er geen nodig.
room-open-key = Sleutel, als de server erom vraagt
room-open-no_server = Dat is geen serveradres.
room-open-wrong_key = Deze server opent een kamer alleen met zijn sleutel.

room-refused-token = Je hebt geen stoel meer aan deze tafel.
room-refused-invitation = Deze uitnodiging geldt niet meer. Vraag de gastheer om een nieuwe.
room-refused-host_only = Dat kan alleen de gastheer.
room-refused-room = Deze kamer bestaat niet meer.
room-refused-closed = Deze kamer is gesloten. Wat je gespeeld hebt, staat in je geschiedenis.
room-refused-full = Alle stoelen zijn bezet, of er wordt al gespeeld. Je kunt meekijken.
room-refused-name = “{ $name }” zit al aan deze tafel. Vul een andere naam in.
room-refused-person = Je zit al aan deze tafel op een ander apparaat.
room-refused-bot_plays = Een bot speelt voor je. Neem je stoel weer in via het menu.
room-refused-late = Te laat, of er viel niets te roepen.
room-refused-paused = Het spel is gepauzeerd.
room-refused-version = Deze tafel heeft een nieuwere versie van de app nodig.
room-refused-often = Dat ging iets te snel. Probeer het zo nog eens.
room-refused-busy = De gastheer heeft het druk. Probeer het zo nog eens.
room-refused-other = De gastheer weigerde dat.
room-refused-no_answer = De gastheer is niet bereikbaar. Zitten beide apparaten op dezelfde wifi? Sommige gastnetwerken houden apparaten uit elkaar: dan helpt een hotspot.
room-refused-impostor = Op dit adres antwoordt een ander apparaat, niet het apparaat dat de code liet zien. Zitten jullie op dezelfde wifi? Scan anders de code opnieuw.
room-refused-port = Dit apparaat is nu niet bereikbaar in het netwerk. Controleer de wifi en probeer het nog eens.
room-refused-busy_port = Een ander venster van dit apparaat heeft de kamer al.
room-guest = Deze pagina komt van het apparaat van de gastheer. Laat hem open terwijl je speelt; gespeelde rondes staan in de geschiedenis van wie de app heeft.

room-landing-about = Bij Pocket Switch wacht een tafel op je.
room-landing-open = Openen in de app
room-landing-none = De tafel staat op een telefoon, en die heeft geen pagina om op te spelen. Heb je de app nog niet, installeer hem dan en scan de code opnieuw.
