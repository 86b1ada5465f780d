### Games of one's own.

own-yours = Je eigen spellen
own-begin = Maak je eigen spel
own-begin_about = Begin met een spel naar keuze en verander wat elke kaart doet.
own-make = Maak het je eigen spel
own-change = Verander dit spel
own-make_about = Wat elke kaart doet, wat antwoordt op wat, hoe er geteld wordt.
own-made_of = Gemaakt van { $game }.
own-import = Voer een code in
own-import_about = Een spel dat iemand met je heeft gedeeld.
own-title = Je eigen spel
own-name = Naam van het spel
own-first_name = Mijn { $game }
own-name_missing = Het spel heeft geen naam.
own-keep = Opslaan
own-remove = Verwijder dit spel
own-remove_sure = Voorgoed verwijderen?
own-remove_about = Partijen die ermee gespeeld zijn, blijven bewaard, met hun regels.
own-remove_not = Behouden
own-unkept = Je hebt hier wijzigingen die nog niet zijn opgeslagen.
own-over = Opnieuw beginnen
own-over_about = Alles wat je niet hebt opgeslagen, gaat dan verloren.
own-over_sure = Echt opnieuw beginnen?
own-over_not = Wijzigingen houden
own-as_book = Precies zoals in { $game }
own-mend_first = Los eerst de problemen hierboven op.
own-error = Zo werkt het niet: { $text }.
own-warning = Let op: { $text }.
own-broken = { $where }: { $why }
own-nothing = niets
own-instead = Het boekje: { $text }
own-theirs = Van de ander: { $text }
own-at_seats = Alleen met { $seats } spelers
own-not_ours = Van jou: { $text }
own-pick_card = Kies een kaart en bepaal wat die doet
own-none = –
own-as_dealt = Evenveel als er per speler zijn gedeeld
own-worth_alone = Punten voor één bepaalde kaart
own-which = Allemaal, of maar één
own-answers_to = Wat antwoordt op { LIST($cards, type: "and", number: "plural") }
own-group_cards = { LIST($cards, type: "comma", article: "none") }
own-answer_of = Als { $card } erop gelegd wordt
own-no_pickups = Geen enkele kaart laat iemand kaarten pakken, dus er valt niets te antwoorden.
own-worth = Punten voor { $card }
own-share_about = Verstuur deze tekst, of scan de QR-code met de andere telefoon. De ander ziet wat er anders is voordat het spel wordt opgeslagen.
own-qr = QR-code van dit spel
own-no_square = Deze code is te lang voor een QR-code. Verstuur de tekst.
own-copy = Kopieer de code
own-code = Code
own-paste = Plakken
own-file = Uit een bestand
own-yours_of = jouw { $name }
own-differs =
    { $count ->
        [one] Eén ding is anders dan in { $other }
       *[other] { $count } dingen zijn anders dan in { $other }
    }

own-section-cards = Wat elke kaart doet
own-section-answers = Wat antwoordt op wat
own-section-start = Delen
own-section-several = Meerdere kaarten in een beurt
own-section-drawing = Pakken en fouten
own-section-declaring = Het woord zeggen
own-section-finishing = Uitgaan
own-section-winning = Punten en de partij
own-section-read = De regels in woorden
own-section-trial = Laat bots het proberen
own-section-share = Deel het

own-card-all = Alle
own-card-effect = Elke pestkaart
own-card-power = Elke pest- of antwoordkaart
own-card-BJ = Zwart
own-card-RJ = Rood
own-card-JK = Joker
own-card-JKr = Rood
own-card-JKb = Zwart
own-card-S = Schoppen
own-card-H = Harten
own-card-D = Ruiten
own-card-C = Klaveren

own-answer-no = Geen antwoord
own-answer-add = Telt erbij op
own-answer-cancel = Heft het op
own-answer-reduce = Maakt het minder
own-answer-pass = Schuift het door
own-answer-return = Stuurt het terug

own-trial-about = Bots spelen { $count } rondes aan een tafel van vier. Je kunt verder lezen; als je dit scherm verlaat, stoppen ze.
own-trial-start = Start
own-trial-stop = Stop
own-trial-progress = { $done } van { $all } rondes gespeeld
own-trial-hands = Gespeelde rondes
own-trial-median = Beurten in een typische ronde
own-trial-first = Gewonnen door de eerste speler (eerlijk: { $fair }%)
own-trial-longest = Beurten in de langste ronde
own-trial-pickup = Meeste strafkaarten tegelijk
own-trial-blocked = Vastgelopen rondes

own-does-wild-title = Mag hij op alles?
own-does-wild-false = Nee
own-does-wild-true = Ja
own-does-wild-unless-last = Ja, behalve als laatste kaart

own-does-nominate-title = Kiest wie hem legt iets?
own-does-nominate-false = Nee
own-does-nominate-suit = Een kleur
own-does-nominate-rank = Een waarde

own-does-named-ranks-title = Waarden die gekozen mogen worden (geen: alle)

own-does-goes-on-title = Wie hem legt, gaat door met een kaart van de gekozen kleur
own-does-suit-only-title = Alleen de gekozen kleur mag volgen, niet de waarde

own-does-pickup-title = Kaarten die een andere speler moet pakken

own-does-from-title = Wie pakt ze?
own-does-from-next = De volgende speler
own-does-from-previous = De vorige speler

own-does-skip-title = Beurten die de volgende speler overslaat

own-does-answerable-title = Een kaart van dezelfde waarde in plaats van overslaan
own-does-answerable-false = Helpt niet
own-does-answerable-true = Mag gelegd worden
own-does-answerable-must = Moet gelegd worden
own-does-answerable-pass = Mag gelegd worden; telt niet op

own-does-reverse-title = Draait de speelrichting om

own-does-cover-any-title = Alles mag erop

own-does-must-cover-title = Wie hem legt, moet hem meteen bedekken met een kaart van dezelfde kleur

own-does-dump-suit-title = Mogen er in dezelfde beurt meer van zijn kleur bij?
own-does-dump-suit-false = Nee
own-does-dump-suit-any = Ja, in willekeurige volgorde
own-does-dump-suit-rising = Ja, in oplopende volgorde

own-does-dump-if-title = Wanneer?
own-does-dump-if-always = Altijd
own-does-dump-if-follows-suit = Als hij op zijn eigen kleur ligt

own-does-chain-title = Begint een ketting van kaarten die op elkaar passen

own-does-play-again-title = Geeft wie hem legt nog een beurt

own-does-pass-hands-title = Iedereen geeft de hele hand naar links door

own-does-not-on-title = Mag niet gelegd worden op

own-does-group-title = Telt op met, en heeft dezelfde antwoorden als

own-does-rides-on-title = Werkt alleen samen met (geen: altijd)

own-does-colour-title = Mag op kaarten van zijn eigen kleur, rood of zwart

own-does-also-title = Mag ook gelegd worden op

own-group-alone = Niets anders

own-answer-word-amount-title = Met hoeveel kaarten (0: zoveel als hij zelf kost)

own-answer-word-as-title = Alles samen heeft dan dezelfde antwoorden als

own-answer-word-rest-title = Wat overblijft
own-answer-word-rest-next = Schuift door
own-answer-word-rest-taken = Wordt meteen gepakt
own-answer-word-rest-cancelled = Vervalt ook

own-seats-least-title = Minste spelers

own-seats-most-title = Meeste spelers

own-numbers-deal-title = Kaarten per speler

own-numbers-packs-title = Spellen kaarten

own-numbers-jokers-title = Jokers

own-numbers-draw-count-title = Kaarten die je per keer pakt

own-numbers-draw-cap-title = Meeste kaarten per beurt te pakken (0: geen grens)

own-numbers-blunder-penalty-title = Kaarten die een fout kost

own-numbers-declare-at-title = Kaarten over als het woord gezegd moet worden

own-numbers-declare-penalty-title = Kaarten die een vergeten woord kost

own-numbers-finish-penalty-title = Kaarten te pakken voor zo’n laatste kaart

own-numbers-resurrection-cards-title = Kaarten om mee terug te komen

own-numbers-bankrupt-at-title = Uit de ronde bij zoveel kaarten

own-numbers-turn-limit-title = Beurten tot een ronde vastzit

own-numbers-target-title = Rondes of punten om de partij te winnen

own-numbers-lives-title = Levens per speler

own-deals-title = Delen naar aantal spelers
own-deals-to = Kaarten per speler bij { $count } spelers

own-start-starter-title = De eerste open kaart
own-start-starter-none = Is er niet
own-start-starter-plain = Heeft geen effect
own-start-starter-acts = Werkt
own-start-starter-suit-only = Geeft alleen de kleur aan

own-start-barred-title = Nooit de eerste open kaart

own-start-ranks-title = Waarden in het spel kaarten (geen: alle)

own-start-first-title = Wie begint?
own-start-first-left = Links van de deler
own-start-first-right = Rechts van de deler

own-start-direction-title = De beurt gaat rond
own-start-direction-1 = Met de klok mee
own-start-direction--1 = Tegen de klok in

own-turn-multi-set-title = Meerdere van dezelfde waarde

own-turn-multi-suit-all-title = Meerdere van één kleur, willekeurige volgorde

own-turn-multi-run-title = Een reeks in één kleur

own-turn-multi-mix-title = Sets en reeksen in een ketting

own-turn-multi-chain-title = Een ketting op kleur of waarde

own-turn-multi-suit-chain-title = Een ketting op kleur

own-turn-run-title = Reeksen gaan
own-turn-run-both = Omhoog of omlaag
own-turn-run-up = Alleen omhoog

own-turn-ace-title = In reeksen is de aas
own-turn-ace-high = Hoog
own-turn-ace-low = Laag

own-turn-run-on-title = Een reeks mag beginnen met
own-turn-run-on-match = Elke kaart die past
own-turn-run-on-suit = De kleur van de bovenste kaart

own-turn-acts-title = Welke van meerdere kaarten in een beurt werken
own-turn-acts-trailing = De laatste en gelijke er direct voor
own-turn-acts-every = Elke kaart
own-turn-acts-last = De allerlaatste

own-turn-last-title = Uitgaan met meerdere kaarten
own-turn-last-any = Mag
own-turn-last-no-double = Niet met twee van een waarde
own-turn-last-no-several = Helemaal niet

own-turn-reverse-two-title = Met zijn tweeën: een kaart die omdraait
own-turn-reverse-two-skip = Laat de ander een beurt overslaan
own-turn-reverse-two-nothing = Doet niets
own-turn-reverse-two-again = Geeft nog een beurt
own-turn-reverse-adds-title = Meer in één beurt: elke kaart laat een beurt overslaan

own-turn-together-title = Mogen samen in één beurt, en tellen op

own-turn-penalise-title = Foute kaarten mogen geprobeerd worden, en kosten kaarten

own-turn-takes-back-title = Wat er met een foute kaart teruggaat
own-turn-takes-back-card = Niets anders
own-turn-takes-back-turn = De hele beurt, en die is voorbij

own-draw-then-title = Wie niet legt, pakt
own-draw-then-may-play = En mag die kaart leggen
own-draw-then-end = En de beurt is voorbij
own-draw-then-until-playable = Tot er een kaart gelegd kan worden

own-draw-able-title = Wie zou kunnen leggen
own-draw-able-may = Mag ook pakken
own-draw-able-must-play = Moet leggen
own-draw-able-goes-on = Mag pakken en blijven pakken

own-draw-take-title = Na het pakken van strafkaarten
own-draw-take-end = Is de beurt voorbij
own-draw-take-goes-on = Gaat de beurt verder

own-draw-refill-title = Een lege trekstapel wordt aangevuld met de aflegstapel

own-declare-how-title = Met weinig kaarten over moet een woord gezegd worden
own-declare-how-none = Nee
own-declare-how-catch = Ja, en anderen mogen je betrappen
own-declare-how-finish = Ja, wordt bij het uitgaan bekeken
own-declare-how-refuse = Ja, anders mag de laatste kaart niet weg

own-declare-word-title = Het woord

own-declare-below-title = Het woord bij minder kaarten

own-declare-several-title = Ook als meerdere kaarten in één keer weg kunnen

own-finish-how-title = De laatste kaart
own-finish-how-free = Mag elke kaart zijn
own-finish-how-draw = Sommige kosten kaarten
own-finish-how-refuse = Sommige mogen niet

own-finish-barred-title = Niet als laatste kaart

own-finish-fire-title = Vuurkaart: een kaart die je daarvoor pakt, mag meteen gelegd worden
own-finish-fire-false = Nee
own-finish-fire-true = Ja, en alleen die werkt
own-finish-fire-both = Ja, en beide werken

own-end-until-title = Een ronde eindigt
own-end-until-first = Als de eerste speler uit is
own-end-until-one-left = Als er één speler over is

own-end-back-title = Wie het laatst is uitgegaan, komt terug
own-end-back-false = Nooit
own-end-back-true = Als de laatste hand één ketting is
own-end-back-may = Idem, als de laatste speler dat wil
own-end-back-wild-title = Kaarten die op alles mogen, staan in die ketting voor elke kaart

own-end-blocked-title = Een ronde zit vast
own-end-blocked-one-more = Als iedereen gepast heeft, en nog één speler
own-end-blocked-round = Als iedereen gepast heeft

own-end-loser-out-title = De verliezer ligt uit de partij

own-scoring-match-title = De partij win je met
own-scoring-match-hands = Rondes
own-scoring-match-points = Punten
own-scoring-match-lives = Levens

own-scoring-by-title = Punten van een ronde
own-scoring-by-none = Geen
own-scoring-by-held = Iedereen telt de eigen kaarten
own-scoring-by-winner = De winnaar krijgt ze
own-scoring-by-play = Tijdens het leggen

own-scoring-per-seat-title = Extra punten om te winnen per speler boven de twee

own-scoring-doubles-on-title = Punten tellen dubbel als de laatste kaart dit is

own-scoring-wins-title = De betere score is
own-scoring-wins-high = De hoogste
own-scoring-wins-low = De laagste

own-sequence-over-title = Punten voor een kaart één hoger

own-sequence-under-title = Punten voor een kaart één lager

own-sequence-high-title = De hoogste waarde

own-sequence-low-title = De laagste waarde

own-sequence-high-points-title = Punten voor de hoogste waarde

own-sequence-low-points-title = Punten voor de laagste waarde

own-sequence-knock-out-title = Een uitschakeling levert punten op voor de kaarten in de hand

own-sequence-even-hands-title = Extra jokers maken alle handen even groot

own-custom-pile-title = Hoeveel je van de aflegstapel ziet
own-custom-pile-open = De laatste paar kaarten
own-custom-pile-top = Alleen de bovenste kaart

own-custom-undo-title = Een zet mag teruggenomen worden
