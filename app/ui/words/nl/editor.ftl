### Games of one's own.

own-yours = Je eigen spellen
own-begin = Eigen spel maken
own-begin_about = Begin met een spel naar keuze en verander wat elke kaart doet.
own-make = Eigen versie maken
own-change = Dit spel veranderen
own-make_about = Wat elke kaart doet, wat je erop mag leggen, hoe je telt.
own-made_of = Gebaseerd op { $game }.
own-import = Code invoeren
own-import_about = Een spel dat iemand met je heeft gedeeld.
own-title = Je eigen spel
own-name = Naam van het spel
own-first_name = Mijn { $game }
own-name_missing = Het spel heeft geen naam.
own-keep = Opslaan
own-remove = Dit spel verwijderen
own-ours = Onze regels
own-ours_n = Onze regels { $count }
own-ours_keep = Bewaren als “{ $name }”
own-ours_keep_about = De volgende keer kies je deze regels als een spel.
own-ours_kept = Bewaard als “{ $name }”
own-ours_kept_about = Spelen, hernoemen of delen.
own-removed = “{ $name }” is verwijderd. Je potjes ermee blijven.
own-unkept = Je hebt wijzigingen die nog niet zijn opgeslagen.
own-over = Wijzigingen weggooien
own-over_about = Alles wat je niet hebt opgeslagen, gaat verloren.
own-over_sure = Echt weggooien?
own-over_not = Behouden
own-as_book = Precies zoals in { $game }
own-mend_first = Los eerst de problemen hierboven op.
own-error = Zo kan het niet: { $text }.
own-warning = Let op: { $text }.
own-broken = { $where }: { $why }
own-nothing = niets
own-instead = Standaard: { $text }
own-theirs = Van de ander: { $text }
own-at_seats = Alleen met { $seats } spelers
own-not_ours = Van jou: { $text }
own-pick_card = Kies een kaart en bepaal wat die doet
own-none = –
own-as_dealt = Evenveel als er per speler zijn gedeeld
own-worth_alone = Punten voor één bepaalde kaart
own-which = Allemaal, of maar één
own-answers_to = Wat je mag leggen op { LIST($cards, type: "and", number: "plural") }
own-group_cards = { LIST($cards, type: "comma", article: "none") }
own-answer_of = Als { $card } erop gelegd wordt
own-no_pickups = Geen enkele kaart laat iemand pakken, dus er valt niets op te leggen.
own-worth = Punten voor { $card }
own-share_about = Stuur deze tekst, of scan de QR-code met de andere telefoon. De ander ziet wat er anders is en kan dan opslaan.
own-qr = QR-code van dit spel
own-no_square = Deze code is te lang voor een QR-code. Verstuur de tekst.
own-copy = Code kopiëren
own-code = Code
own-paste = Plakken
own-file = Uit een bestand
own-yours_of = jouw { $name }
own-differs =
    { $count ->
        [one] Eén regel is anders dan in { $other }
       *[other] { $count } regels zijn anders dan in { $other }
    }

own-section-cards = Wat elke kaart doet
own-section-answers = Op strafkaarten leggen
own-section-start = Uitdelen
own-section-several = Meerdere kaarten in een beurt
own-section-drawing = Pakken en fouten
own-section-declaring = “Laatste kaart” zeggen
own-section-finishing = Eindigen
own-section-winning = Punten en het potje
own-section-read = De regels in woorden
own-section-trial = Laat bots het proberen
own-section-share = Delen met anderen

own-card-all = Alle
own-card-effect = Elke pestkaart
own-card-power = Elke kaart die iets doet of stopt
own-card-BJ = Zwart
own-card-RJ = Rood
own-card-JK = Joker
own-card-JKr = Rood
own-card-JKb = Zwart
own-card-S = Schoppen
own-card-H = Harten
own-card-D = Ruiten
own-card-C = Klaveren

own-answer-no = Mag er niet op
own-answer-add = Telt erbij op
own-answer-cancel = Heft het op
own-answer-reduce = Maakt het minder
own-answer-pass = Schuift het door
own-answer-return = Stuurt het terug

own-trial-about = Bots spelen { $count } rondes aan een tafel van vier. Je kunt verder lezen. Verlaat je dit scherm, dan stoppen ze.
own-trial-start = Start
own-trial-stop = Stoppen
own-trial-progress = { $done } van { $all } rondes gespeeld
own-trial-hands = Gespeelde rondes
own-trial-median = Beurten in een gewone ronde
own-trial-first = Gewonnen door de eerste speler (eerlijk: { $fair }%)
own-trial-longest = Beurten in de langste ronde
own-trial-pickup = Meeste kaarten in één keer gepakt
own-trial-blocked = Vastgelopen rondes

own-does-wild-title = Mag deze kaart op alles?
own-does-wild-false = Nee
own-does-wild-true = Ja
own-does-wild-unless-last = Ja, behalve als laatste kaart

own-does-nominate-title = Kies je iets?
own-does-nominate-false = Nee
own-does-nominate-suit = Een kleur
own-does-nominate-rank = Een waarde

own-does-named-ranks-title = Waarden om uit te kiezen (geen: alle)

own-does-goes-on-title = Je gaat door met een kaart van de gekozen kleur
own-does-suit-only-title = Alleen de gekozen kleur past, de waarde niet

own-does-pickup-title = Kaarten die een andere speler pakt

own-does-from-title = Wie pakt ze?
own-does-from-next = De volgende speler
own-does-from-previous = De vorige speler

own-does-skip-title = Beurten die de volgende speler overslaat

own-does-answerable-title = Een kaart van dezelfde waarde in plaats van overslaan
own-does-answerable-false = Helpt niet
own-does-answerable-true = Mag
own-does-answerable-must = Moet gelegd worden
own-does-answerable-pass = Mag, beurten tellen niet op

own-does-reverse-title = Draait de richting om

own-does-cover-any-title = Mag met elke kaart bedekt worden

own-does-must-cover-title = Je moet er een kaart van dezelfde kleur op leggen

own-does-dump-suit-title = Meer van die kleur in dezelfde beurt?
own-does-dump-suit-false = Nee
own-does-dump-suit-any = Ja, in willekeurige volgorde
own-does-dump-suit-rising = Ja, in oplopende volgorde

own-does-dump-if-title = Wanneer?
own-does-dump-if-always = Altijd
own-does-dump-if-follows-suit = Als hij op zijn eigen kleur ligt

own-does-chain-title = Begint een rij kaarten die op elkaar passen

own-does-play-again-title = Je bent nog een keer aan de beurt

own-does-pass-hands-title = Iedereen geeft de kaarten door naar links

own-does-not-on-title = Mag niet op:

own-does-group-title = Telt op met:

own-does-rides-on-title = Werkt alleen samen met (geen: altijd):

own-does-colour-title = Mag op kaarten van zijn eigen kleur, rood of zwart

own-does-also-title = Mag ook op:

own-group-alone = Niets anders

own-answer-word-amount-title = Met hoeveel kaarten (0: evenveel als hij zelf kost)

own-answer-word-as-title = Telt vanaf dan als:

own-answer-word-rest-title = Wat overblijft
own-answer-word-rest-next = Schuift door
own-answer-word-rest-taken = Pak je zelf
own-answer-word-rest-cancelled = Vervalt ook

own-seats-least-title = Minimum aantal spelers

own-seats-most-title = Maximum aantal spelers

own-numbers-deal-title = Kaarten per speler

own-numbers-packs-title = Spellen kaarten

own-numbers-jokers-title = Jokers

own-numbers-draw-count-title = Kaarten die je per keer pakt

own-numbers-draw-cap-title = Meeste kaarten per beurt te pakken (0: geen grens)

own-numbers-blunder-penalty-title = Kaarten pakken voor een fout

own-numbers-declare-at-title = Kaarten over als je “laatste kaart” zegt

own-numbers-declare-penalty-title = Kaarten pakken als je het vergeet

own-numbers-finish-penalty-title = Kaarten pakken voor een laatste kaart die niet mag

own-numbers-resurrection-cards-title = Kaarten om mee terug te komen

own-numbers-bankrupt-at-title = Uitgeschakeld bij zoveel kaarten

own-numbers-turn-limit-title = Beurten tot een ronde is vastgelopen

own-numbers-target-title = Rondes of punten om het potje te winnen

own-numbers-lives-title = Levens per speler

own-deals-title = Delen naar aantal spelers
own-deals-to = Kaarten per speler bij { $count } spelers

own-start-starter-title = De eerste open kaart
own-start-starter-none = Die is er niet
own-start-starter-plain = Doet niets bijzonders
own-start-starter-acts = Telt alsof hij gelegd is
own-start-starter-suit-only = Alleen de kleur telt

own-start-barred-title = Nooit de eerste open kaart

own-start-ranks-title = Waarden in het spel kaarten (geen: alle)

own-start-first-title = Wie begint?
own-start-first-left = Links van de deler
own-start-first-right = Rechts van de deler

own-start-direction-title = Speelrichting
own-start-direction-1 = Met de klok mee
own-start-direction--1 = Tegen de klok in

own-turn-multi-set-title = Meerdere van dezelfde waarde

own-turn-multi-suit-all-title = Meerdere van één kleur, willekeurige volgorde

own-turn-multi-run-title = Een straat in één kleur

own-turn-multi-mix-title = Een rij gelijke kaarten en straten

own-turn-multi-chain-title = Een rij op kleur of waarde

own-turn-multi-suit-chain-title = Een rij op kleur

own-turn-run-title = Richting van straten
own-turn-run-both = Omhoog of omlaag
own-turn-run-up = Alleen omhoog

own-turn-ace-title = De aas in straten
own-turn-ace-high = Hoog
own-turn-ace-low = Laag

own-turn-run-on-title = Eerste kaart van een straat
own-turn-run-on-match = Elke kaart die past
own-turn-run-on-suit = De kleur van de bovenste kaart

own-turn-acts-title = Welke van meerdere pestkaarten tellen
own-turn-acts-trailing = De laatste, en gelijke er vlak voor
own-turn-acts-every = Allemaal
own-turn-acts-last = De allerlaatste

own-turn-last-title = Eindigen met meerdere kaarten
own-turn-last-any = Mag
own-turn-last-no-double = Niet met twee gelijke
own-turn-last-no-several = Helemaal niet

own-turn-reverse-two-title = Richting omdraaien met z’n tweeën
own-turn-reverse-two-skip = De ander slaat een beurt over
own-turn-reverse-two-nothing = Doet niets
own-turn-reverse-two-again = Je bent nog een keer aan de beurt
own-turn-reverse-adds-title = In één beurt vaker omgedraaid: de ander slaat evenveel beurten over

own-turn-together-title = Mogen samen in één beurt, en tellen op:

own-turn-penalise-title = Je mag foute kaarten proberen, maar dat kost je wat

own-turn-takes-back-title = Wat je bij een foute kaart terugneemt
own-turn-takes-back-card = Niets anders
own-turn-takes-back-turn = De hele beurt, en die is voorbij

own-draw-then-title = Na het pakken
own-draw-then-may-play = Die kaart mag je leggen
own-draw-then-end = Je beurt is voorbij
own-draw-then-until-playable = Je pakt door tot je kunt leggen

own-draw-able-title = Als je kunt leggen
own-draw-able-may = Pakken mag ook
own-draw-able-must-play = Je moet leggen
own-draw-able-goes-on = Pakken mag, zo vaak je wilt

own-draw-take-title = Na strafkaarten
own-draw-take-end = Je beurt is voorbij
own-draw-take-goes-on = Je beurt gaat verder

own-draw-refill-title = De aflegstapel schudden tot een nieuwe trekstapel

own-declare-how-title = Iets zeggen met weinig kaarten?
own-declare-how-none = Nee
own-declare-how-catch = Ja, en anderen mogen het melden
own-declare-how-finish = Ja, en dat blijkt aan het eind
own-declare-how-refuse = Ja, anders mag je laatste kaart niet weg

own-declare-word-title = Wat je zegt

own-declare-below-title = Wat je zegt met minder kaarten

own-declare-several-title = Ook met meerdere kaarten die in één beurt weg kunnen

own-finish-how-title = De laatste kaart
own-finish-how-free = Mag elke kaart zijn
own-finish-how-draw = Sommige kosten kaarten
own-finish-how-refuse = Niet elke kaart mag

own-finish-barred-title = Niet als laatste kaart:

own-finish-fire-title = Vuurkaart: een kaart die je daarvoor pakt, meteen leggen
own-finish-fire-false = Nee
own-finish-fire-true = Ja, en alleen die telt
own-finish-fire-both = Ja, en beide tellen

own-end-until-title = Wanneer een ronde eindigt
own-end-until-first = De eerste speler is uit
own-end-until-one-left = Er is één speler over

own-end-back-title = Wie het laatst uit was, komt terug
own-end-back-false = Nooit
own-end-back-true = Als de kaarten van de laatste speler één rij vormen
own-end-back-may = Ook zo, als de laatste speler dat wil
own-end-back-wild-title = Kaarten die op alles mogen, staan in die rij voor elke kaart

own-end-blocked-title = Wanneer een ronde vastloopt
own-end-blocked-one-more = Iedereen heeft gepast, en nog één speler
own-end-blocked-round = Iedereen heeft gepast

own-end-loser-out-title = De verliezer doet niet meer mee in het potje

own-scoring-match-title = Hoe je het potje wint
own-scoring-match-hands = Rondes
own-scoring-match-points = Punten
own-scoring-match-lives = Levens

own-scoring-by-title = Punten van een ronde
own-scoring-by-none = Geen
own-scoring-by-held = Je telt je eigen kaarten
own-scoring-by-winner = De winnaar krijgt alles
own-scoring-by-play = Per gelegde kaart

own-scoring-per-seat-title = Extra punten om te winnen per speler boven de twee

own-scoring-doubles-on-title = Punten tellen dubbel als dit de laatste kaart is:

own-scoring-wins-title = De betere score
own-scoring-wins-high = De hoogste
own-scoring-wins-low = De laagste

own-sequence-over-title = Punten voor één hoger

own-sequence-under-title = Punten voor één lager

own-sequence-high-title = De hoogste waarde

own-sequence-low-title = De laagste waarde

own-sequence-high-points-title = Punten voor de hoogste waarde

own-sequence-low-points-title = Punten voor de laagste waarde

own-sequence-knock-out-title = Een uitschakeling geeft punten voor de kaarten die over zijn

own-sequence-even-hands-title = Extra jokers maken het aantal kaarten gelijk

own-custom-pile-title = Hoeveel je van de aflegstapel ziet
own-custom-pile-open = De laatste paar kaarten
own-custom-pile-top = Alleen de bovenste kaart

own-custom-undo-title = Je mag een zet terugnemen
