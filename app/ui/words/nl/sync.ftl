### Sync between one's devices.

sync-title = Synchroniseren
sync-about = Je potjes, uitslagen en spelers op al je apparaten. Wat je op het ene doet, zie je op het andere. Het gaat via een server van jou of van iemand die je vertrouwt. Zonder synchroniseren krijgt een server alleen wat een kamer nodig heeft.
sync-about_keeper = Geen e-mail, geen wachtwoord: dit apparaat maakt zijn eigen account. Wie de server beheert, kan namen en uitslagen lezen, maar niet veranderen of verzinnen.
sync-no_keystore = Dit apparaat kan de code niet veilig opslaan. Hij blijft tot je het venster sluit, en dan voer je hem opnieuw in. Houd de code van een ander apparaat bij de hand.
sync-working = Een ogenblik…
sync-address = Serveradres of uitnodiging
sync-invitation = Uitnodiging, als de server die vraagt
sync-check = Controleren
sync-found = Synchronisatieserver gevonden. De verbinding is versleuteld.
sync-found_here = Synchronisatieserver gevonden op deze computer.
sync-start = Hier beginnen
sync-code = De code
sync-paste = Plakken
sync-look = Bekijken
sync-join_now = Aansluiten
sync-go_on = Verder
sync-ask_again = Synchroniseren met { $server } is ingesteld, maar dit apparaat heeft de code niet meer. Voer de code in die een ander apparaat toont.
sync-last = Gesynchroniseerd: { $when }
sync-never = Nog niet gesynchroniseerd
sync-all_sent = Alles is verstuurd
sync-now = Nu synchroniseren
sync-stop = Stoppen
sync-pause = Pauzeren
sync-resume = Verder
sync-try_again = Alles opnieuw proberen
sync-busy = Synchroniseren…
sync-sending = { $done } van { $whole } verstuurd
sync-bringing = Ontvangen: { $percent }
sync-by_itself = Het wordt vanzelf opnieuw geprobeerd.
sync-parked_about = Uit een nieuwere versie van de app, of er ontbreekt iets dat nog niet is aangekomen.
sync-beaten_about = De eerste telt. De andere blijft bewaard, maar je ziet hem niet.
sync-aside = Apart gezet: { $name }
sync-strange_about = Geen van je apparaten heeft het daar neergezet, dus het blijft liggen.
sync-copy = Kopiëren
sync-qr = QR-code voor een ander apparaat
sync-would_come =
    { $count ->
        [one] Er komt één onderdeel bij. Op dit apparaat gaat niets verloren.
       *[other] Er komen { $count } onderdelen bij. Op dit apparaat gaat niets verloren.
    }
sync-kept =
    { $count ->
        [one] Eén bestand, { $size } KB op de server
       *[other] { $count } bestanden, { $size } KB op de server
    }
sync-waits =
    { $count ->
        [one] Eén onderdeel wacht op verzending
       *[other] { $count } onderdelen wachten op verzending
    }
sync-parked =
    { $count ->
        [one] Eén onderdeel staat in de wacht
       *[other] { $count } onderdelen staan in de wacht
    }
sync-beaten =
    { $count ->
        [one] Eén ronde is op twee apparaten gespeeld
       *[other] { $count } rondes zijn op twee apparaten gespeeld
    }

sync-strange =
    { $count ->
        [one] Eén ding op de server is niet van jou
       *[other] { $count } dingen op de server zijn niet van jou
    }
sync-move-not_yet = Alles is onderweg naar een nieuw account. Tot het er is, blijft het oude in gebruik, en kan een kwijtgeraakt apparaat nog lezen en toevoegen.
sync-move-old = Dit apparaat is verhuisd naar zijn nieuwe account, maar het oude is nog niet gewist. Een kwijtgeraakt apparaat kan het nog lezen. Zodra alles in het nieuwe staat, wordt het oude gewist.

sync-state-off = Uit
sync-state-asking = Code opnieuw nodig
sync-state-paused = Gepauzeerd
sync-state-trouble = Server nu niet bereikbaar

sync-first-title = Dit is mijn eerste apparaat
sync-first-about = Voer een serveradres of een uitnodiging in

sync-join-title = Ik heb een code
sync-join-about = Een ander apparaat van mij is al ingesteld

sync-device-title = Apparaat toevoegen
sync-device-about = De code voor een ander apparaat tonen
sync-device-means = Open op het andere apparaat Instellingen, Synchroniseren, “Ik heb een code”. Typ, plak of scan daar dit. Iedereen met de code kan alles lezen en toevoegen, dus laat hem aan niemand anders zien.

sync-lost-title = Ik ben een apparaat kwijt
sync-lost-about = Het buitensluiten en alles verhuizen
sync-lost-means = Alles verhuist naar een nieuw account, en het oude wordt gewist. Het kwijtgeraakte apparaat houdt wat erop staat, maar krijgt niets nieuws. Geef je andere apparaten de nieuwe code. Werkt de server alleen op uitnodiging, vraag dan eerst een uitnodiging voor het nieuwe account.
sync-lost-do = Alles verhuizen

sync-give_up-title = Stoppen met verhuizen
sync-give_up-about = Het andere account blijft zoals het is
sync-give_up-means = Het andere account wordt niet gewist, en de sleutel ervan wordt hier vergeten. Iedereen met een kwijtgeraakt apparaat kan nog lezen wat daar staat. Alleen wie de server beheert, kan het wissen.
sync-give_up-do = Stoppen

sync-leave-title = Afmelden
sync-leave-about = Dit apparaat stopt, de andere gaan door
sync-leave-means = Wat op dit apparaat staat, blijft hier. De server houdt een kopie voor je andere apparaten.
sync-leave-do = Afmelden

sync-erase-title = Afmelden en wissen
sync-erase-about = Er blijft niets op de server achter
sync-erase-means = Alles wat de server van je heeft, wordt gewist, met het account. Wat op je apparaten staat, blijft daar, maar ze synchroniseren niet meer.
sync-erase-do = Alles wissen

sync-wrong-long = hij is te lang
sync-wrong-word = hij hoort te beginnen met “{ $about }”
sync-wrong-parts = hij hoort drie delen te hebben: “{ $about }”, een adres, en letters met cijfers
sync-wrong-letter = “{ $about }” komt nooit in een code voor
sync-wrong-count = aan het einde ontbreken letters of cijfers, of het zijn er te veel
sync-wrong-mistyped = er zit een typefout in
sync-wrong-address = “{ $about }” is geen adres
sync-wrong-extra = in een adres staat geen gebruikersnaam, wachtwoord, vraagteken of #
sync-wrong-scheme = het hoort te beginnen met https, niet met { $about }
sync-wrong-open = het moet met https beginnen, behalve op deze computer zelf
sync-wrong-path = “{ $about }” kan er niet in staan

sync-trouble-again = De server is nu niet bereikbaar.
sync-trouble-refused = De server laat dit account niet meer binnen. Misschien is het gewist of verhuisd. Sluit opnieuw aan met een code, of meld je af.
sync-trouble-address = Dat adres werkt niet: { $detail }.
sync-trouble-certificate = De server kan niet bewijzen dat het de juiste is ({ $detail }). Er is niets verstuurd.
sync-trouble-server = Die server antwoordt niet als een synchronisatieserver. Controleer het adres, of vraag het aan wie hem beheert.
sync-trouble-code = Die code werkt niet: { $detail }.
sync-trouble-busy = Een ander venster is nu aan het synchroniseren. Probeer het zo opnieuw.
sync-trouble-invitation = Accounts op die server zijn alleen op uitnodiging ({ $detail }). Vraag er een aan wie de server beheert en voer die hier in. Er is niets veranderd.
sync-trouble-full = De server heeft geen ruimte meer voor dit account. Vraag het aan wie hem beheert.
sync-trouble-locked = Het oude account laat dit apparaat niet meer binnen, dus je kunt het hier niet wissen. Heb je het niet zelf gewist, vraag dan aan wie de server beheert om { $detail } te wissen. Tik daarna op “Stoppen met verhuizen”.
sync-trouble-fault = Het synchroniseren is gestopt door een fout in deze app. Je potjes zijn veilig. Kopieer een rapport bij Instellingen om meer te zien.
sync-trouble-store = Wat aankwam, kan hier nu niet worden opgeslagen. Het wordt opnieuw geprobeerd.
