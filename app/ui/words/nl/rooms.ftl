### Kamers: iedereen op het eigen apparaat, aan één tafel.

## room

room-title = Samen spelen
room-yours = Jouw kamers
room-as = Daar ben je { $name }
room-lost = Je hebt geen plek in deze kamer
room-name = Je naam
room-you = jij
room-here = is er
room-away = weg
room-free = Vrije plek
room-free_about = Een bot valt in
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
room-clock =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } seconden
    }
room-no_clock = Geen limiet
room-clock_title = Tijd voor een beurt
room-clock_about = Is je tijd om, dan pak je.
room-clock_is =
    { $count ->
        [one] Per beurt heb je { $count } seconde. Is je tijd om, dan pak je.
       *[other] Per beurt heb je { $count } seconden. Is je tijd om, dan pak je.
    }
room-calls = Wie meldt een vergeten “Laatste kaart!”
room-calls-all = Iedereen
room-calls-all_about = Iedereen mag het melden. Doen meer spelers dat, dan beslist het lot: een snelle verbinding helpt niet.
room-calls-self = De tafel
room-calls-self_about = Vergeten valt altijd op. Niemand hoeft het te melden.
room-calls-off = Niemand
room-calls-off_about = Vergeten kost niets.
room-connecting = Verbinden met de kamer
room-unreachable = De host is niet bereikbaar
room-sending = Je zet is onderweg…
room-waiting = Wachten op de anderen
room-paused = Het spel is gepauzeerd
room-paused-host = De host gaat straks verder.
room-paused-empty = Het gaat verder zodra er weer iemand is.
room-closed = Deze kamer is gesloten
room-about-closed = Wat je gespeeld hebt, staat in je geschiedenis.
room-about-unreachable = Misschien is het apparaat van de host of de server offline, of zit je op een andere wifi. Heb je weer verbinding, dan gaat het bij dezelfde kaart verder.
room-gone_title = Je zit niet meer aan deze tafel
room-game = Het spel
room-differs =
    { $count ->
        [0] standaardregels
        [one] één regel aangepast
       *[other] { $count } regels aangepast
    }
room-seen = Wie ziet wat
room-host_sees = Jouw apparaat deelt en bewaart de kaarten. Wie de bestanden ervan bekijkt, kan ze allemaal zien.
room-host_can_see = Het apparaat van de host deelt en bewaart de kaarten. De host zou ze allemaal kunnen bekijken.
room-server_sees = De server { $server } deelt en bewaart de kaarten. Wie hem beheert, kan ze allemaal zien.
room-wifi_sees = Deze verbinding is niet versleuteld. Anderen op deze wifi zouden kunnen meekijken.
room-browsers_seen = Apps hebben een versleutelde verbinding met jouw apparaat. Browsers niet: anderen op deze wifi zouden daar kunnen meekijken.
room-stay = Laat deze app open terwijl je speelt. Sluit je hem, dan wachten de anderen tot je terug bent.
room-who = In de kamer
room-ready = { $count } van { $of } klaar
room-who_about = Spelers, regels, uitnodiging
room-host_deals = De host deelt. Bots nemen de vrije plekken.
room-deal_hint = Deel wanneer je wilt. Bots nemen de vrije plekken en staan op als er iemand komt.
room-sat_down = { $name } is er.
room-left = { $name } is weg.
room-late = Spelen mee vanaf de volgende ronde: { $names }
room-late_you = Je kijkt nu even mee. In de volgende ronde krijg je kaarten.
room-want = Meespelen
room-want_about = Je krijgt de volgende vrije plek.
room-face = Jouw gezicht
room-more_faces = Meer gezichten
room-own-change = Naam en gezicht
room-own-save = Opslaan
room-terms-use = Met deze regels spelen
room-terms-game = Het spel is nu { $game }.
room-terms-changed = De regels van deze tafel zijn veranderd.
room-pass = Eén telefoon doorgeven
room-is_host = host
room-host_now = { $name } is nu de host.
room-host_now_you = Jij bent nu de host.
room-to_table = Naar de tafel
room-kick = { $name } verwijderen
room-make_host = { $name } host maken
room-make_free = Plek vrijmaken
room-close = Kamer sluiten
room-close_about = Het is dan voor iedereen voorbij. Gespeelde rondes blijven bij iedereen in de geschiedenis.
room-close_not = Openlaten
room-quit = Voorgoed weggaan
room-quit_about = Een bot speelt voor je verder. Om terug te komen heb je een uitnodiging nodig.
room-quit_host_about = Een bot speelt voor je verder, en { $name } wordt host. Om terug te komen heb je een uitnodiging nodig.
room-quit_not = Blijven
room-forget = Deze kamer vergeten
room-pause = Pauzeren
room-resume = Doorgaan
room-leave_about = Je plek blijft van jou. Na een minuut speelt een bot voor je tot je terug bent.
room-bot_for_me = Laat een bot voor mij spelen
room-bot_for_me_about = Tot je zelf weer wilt spelen.
room-play_again = Ik speel weer zelf
room-mute = Verbergen wat anderen zeggen
room-unmute = Tonen wat anderen zeggen
room-mute_about = De korte zinnen naast de spelers
room-talk = Iets zeggen
room-said = { $name }: “{ $words }”
room-said_you = Jij: “{ $words }”
room-say-well = Goed gespeeld!
room-say-laugh = Haha!
room-say-ouch = Au!
room-say-luck = Succes!
room-say-thanks = Bedankt!
room-say-wait = Momentje!

room-invite-square = QR-code met de link naar deze kamer
room-invite-copy = Link kopiëren
room-invite-scan = Scan de code, of typ dit adres en daarna de code:
room-invite-send = Link sturen
room-invite-renew = Nieuwe uitnodiging
room-invite-renewed = De oude link werkt niet meer. Stuur de nieuwe.

room-join-title = Meedoen in een kamer
room-join-link = Link of adres
room-join-code = Code
room-join-do = Meedoen
room-join-watch = Alleen meekijken
room-join-seen = Iedereen in de kamer ziet je naam. Het apparaat van de host of een server bewaart alle kaarten.
room-join-unreadable = Dat is geen uitnodiging. Vraag de link opnieuw, of controleer het adres en de code.
room-join-name_missing = Vul eerst je naam in.

room-open-title = Kamer openen
room-open-where = Met het spel van de vorige keer. Je kunt het daar aanpassen.
room-open-network = Netwerk
room-open-networks = Kies het netwerk waar de anderen ook op zitten.
room-open-no_network = Je zit niet op een netwerk. De anderen hebben dezelfde wifi nodig, of jouw hotspot.
room-open-listens = Zolang de kamer open is, antwoordt dit apparaat anderen op hetzelfde netwerk. Er gaat niets naar het internet.
room-open-server = Server op internet
room-open-server_about = Laat dit leeg als jullie bij elkaar zijn. Met een server maakt het niet uit waar iedereen is.
room-open-server_only = In een browser kun je alleen kamers op een server openen. De app op een telefoon of computer heeft er geen nodig.
room-open-server_used = Je tafels gaan open op { $server }.
room-open-server_use = Deze server gebruiken
room-open-server_stop = Niet meer gebruiken
room-open-key = Sleutel, als de server erom vraagt
room-open-no_server = Dat is niet het adres van een server.
room-open-wrong_key = Om hier een kamer te openen heb je de sleutel van de server nodig.

room-refused-token = Je zit niet meer aan deze tafel.
room-refused-invitation = Deze uitnodiging geldt niet meer. Vraag de host om een nieuwe.
room-refused-host_only = Dat kan alleen de host.
room-refused-room = Deze kamer bestaat niet meer.
room-refused-closed = Deze kamer is gesloten. Wat je gespeeld hebt, staat in je geschiedenis.
room-refused-full = Alle plekken zijn bezet. Je kunt meekijken.
room-refused-name = “{ $name }” zit al aan deze tafel. Vul een andere naam in.
room-refused-person = Je zit al aan deze tafel op een ander apparaat.
room-refused-bot_plays = Een bot speelt voor je. Neem het over in het menu.
room-refused-late = Te laat, of er was niets vergeten.
room-refused-paused = Het spel is gepauzeerd.
room-refused-version = Deze tafel heeft een nieuwere versie van de app nodig.
room-refused-often = Dat ging iets te snel. Probeer het zo nog eens.
room-refused-busy = De host heeft het druk. Probeer het zo nog eens.
room-refused-other = De host stond dat niet toe.
room-refused-no_answer = De host is niet bereikbaar. Zitten beide apparaten op dezelfde wifi? Sommige gastnetwerken houden apparaten uit elkaar: gebruik dan een hotspot.
room-refused-impostor = Op dit adres antwoordt een ander apparaat dan dat met de code. Zit je op dezelfde wifi? Scan anders de code opnieuw.
room-refused-port = Anderen kunnen dit apparaat nu niet bereiken. Controleer de wifi en probeer het opnieuw.
room-refused-busy_port = Een ander venster op dit apparaat heeft de kamer al.
room-guest = Deze pagina komt van het apparaat van de host. Houd hem open terwijl je speelt. Wie de app heeft, vindt gespeelde rondes in de geschiedenis.

room-landing-about = Bij Pocket Switch wacht een tafel op je.
room-landing-open = Openen in de app
