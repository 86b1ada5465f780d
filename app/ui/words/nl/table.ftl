### The table: what lies on it, what happens, what may be done, and how it ends.

## table

table-help = Regels
table-menu = Menu
table-clockwise = De beurt gaat met de klok mee
table-counterclockwise = De beurt gaat tegen de klok in
table-owed_badge = +{ $n }
table-misses_badge = { $n }
table-choice_cancel = Neem de kaart terug
table-called = Gekozen: { $what }
table-pile = Aflegstapel, bovenop { $card }
table-pile_empty = Aflegstapel, leeg
table-owed =
    { $count ->
        [one] { $count } strafkaart open
       *[other] { $count } strafkaarten open
    }
table-misses =
    { $count ->
        [one] { $count } beurt over te slaan
       *[other] { $count } beurten over te slaan
    }
table-left =
    { $count ->
        [0] leeg
       *[other] nog { $count }
    }
table-stock_empty = Trekstapel, leeg
table-stock_turned = Trekstapel, leeg: de aflegstapel wordt omgedraaid als iemand moet trekken
table-stock =
    { $count ->
        [one] Trekstapel, nog { $count } kaart
       *[other] Trekstapel, nog { $count } kaarten
    }
table-stock_draw =
    { $count ->
        [one] Trekstapel, nog { $count } kaart, tik om te pakken
       *[other] Trekstapel, nog { $count } kaarten, tik om te pakken
    }

table-sort-suit = Op kleur gesorteerd. Sorteer op waarde
table-sort-rank = Op waarde gesorteerd. Houd mijn eigen volgorde
table-sort-only_rank = Op waarde gesorteerd. Sorteer op kleur
table-sort-own = In mijn eigen volgorde. Sorteer op kleur

table-card-playable = kan gelegd worden
table-card-lifted = tik nog eens om te leggen
table-card-fresh = net gepakt

table-seat-turn = aan de beurt
table-seat-declared = heeft het woord gezegd
table-seat-said = { CAPITAL($word) }!
table-seat-catchable = heeft het woord niet gezegd
table-seat-gone = ligt uit de ronde
table-seat-place = uit, plaats { $place }
table-seat-out = { $place }e
table-seat-cards =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }

table-own-playable = { $count } speelbaar

table-cover-pass = Geef door aan
table-cover-ready = Ik ben { $name }

table-name = { FORM($card, article: "none") }

## play

play-title_hand = ronde { $hand }
play-title_hand_of = ronde { $hand } van { $hands }
play-opening = De tafel gaat open
play-temper_careless = slordig
play-temper_steady = rustig
play-temper_sharp = scherp
play-temper_master = meester
play-remark_took =
    { $mood ->
        [lively] Au!
       *[calm] Ach ja.
    }
play-remark_owes =
    { $mood ->
        [lively] Alsjeblieft!
       *[calm] Voor jou.
    }
play-remark_turn =
    { $mood ->
        [lively] Ha!
       *[calm] Sorry.
    }
play-remark_out =
    { $mood ->
        [lively] Jippie!
       *[calm] Goed gespeeld.
    }
play-remark_spoken = { $name } zegt: “{ $said }”
play-a_rank =
    { $rank ->
        [A] een aas
        [J] een boer
        [Q] een vrouw
        [K] een heer
       *[other] een { $rank }
    }
play-mine = jij { $points }
play-whose = kaarten van { $name }
play-strict = streng
play-strict_not_now = { $name } is aan de beurt. Tik nog eens om toch te leggen; dat kost { $count ->
        [one] een kaart
       *[other] { $count } kaarten
    }.
play-wait = { $name } denkt na
play-dealt = De kaarten zijn gedeeld.
play-dealt_strict = Een strenge tafel: er wordt niets aangegeven, en een foute kaart kost { $count ->
        [one] een kaart
       *[other] { $count } kaarten
    }.
play-cancel = De strafkaarten vervallen.
play-reverse = De speelrichting draait om.
play-why_over = Eén hoger dan { $card }: { $points }.
play-why_under = Eén lager dan { $card }: { $points }.
play-refill = De trekstapel was leeg: de aflegstapel wordt omgedraaid.
play-owes =
    { $count ->
        [one] Nu moet er één kaart gepakt worden.
       *[other] Nu moeten er { $count } kaarten gepakt worden.
    }
play-hands = Iedereen geeft de hele hand naar links door.
play-blocked = Niemand kan verder.
play-say_word = { CAPITAL($word) }!
play-said_word = { CAPITAL($word) } ✓
play-forgot = { $name } vergat “{ CAPITAL($word) }!” te zeggen.
play-catch = Betrap { $name }
play-take = { $count } pakken
play-draw = Pakken
play-end = Beurt klaar
play-pass = Passen
play-keep = Houden
play-miss = Overslaan
play-out = Ik lig eruit
play-knocked = uitgeschakeld
play-running = { $total } ({ $hand })
play-undo = Terugnemen
play-hurry = Niet wachten
play-go_on = Verder
play-skip_rest = Naar het einde
play-why = Waarom?
play-come_back = Terugkomen
play-bring_back = Terughalen
play-leave_out = Ronde verliezen
play-try_again = Probeer opnieuw
play-first_time = Nieuw hier
play-first_time_spoken = Nieuw hier: { $said } Tik om te sluiten.
play-rule = De regel
play-no_rule = Hier zeggen de regels niets bijzonders over.
play-all_rules = Alle regels van deze tafel
play-suit_title = Welke kleur voor { $card }?
play-rank_title = Welke waarde voor { $card }?
play-confirm = Tik nog eens op de kaart om die te leggen.
play-not_now = { $name } is aan de beurt.
play-lost = Deze partij is ergens anders open
play-lost_about = De partij is sinds { $time } open in { $where }. Je kunt er hier mee verdergaan; dat venster stopt dan.
play-taken_about = De partij is nu open in { $where }. Je kunt hier weer verder spelen; dat venster stopt dan.
play-where_tab = een browsertabblad op { $system }
play-where_app = de app op { $system }
play-where_unknown = een ander venster
play-take_over = Hier spelen
play-home = Home
play-broken = Deze partij kan niet verder
play-damaged = een deel van wat er van deze partij bewaard is, is beschadigd
play-differs = deze versie van de app speelt een van de zetten in deze partij anders
play-no_store = Zo’n partij is er niet
play-menu = Tafel
play-log = Wat er gebeurde
play-log_empty = Er is nog niets gebeurd.
play-log_late = Laatste
play-log_all = Alles
play-log_before = Daarvoor
play-log_points = Alleen punten
play-resign = Opgeven
play-resign_about = Beëindigt de partij zoals die nu staat.
play-resign_sure = Echt opgeven?
play-to_bot = Laat een bot voor { $name } spelen
play-to_bot_about = Tot je het zelf weer overneemt.
play-from_bot = { $name } speelt weer zelf
play-from_bot_about = Neemt het weer over van de bot.
play-rules = Regels van deze tafel
play-leave = Verlaten
play-leave_about = De partij wacht op je.
play-report = Kopieer een rapport
play-hand_won = { $names } { $names ->
        [one] wint
       *[other] winnen
    } de ronde
play-hand_won_you = Je wint de ronde
play-hand_blocked = Vastgelopen: { $names } { $names ->
        [one] had
       *[other] hadden
    } de minste kaarten
play-hand_blocked_you = Vastgelopen: jij had de minste kaarten
play-hand_blocked_points = Vastgelopen: { $names } { $names ->
        [one] had
       *[other] hadden
    } de laagste hand
play-hand_blocked_points_you = Vastgelopen: jij had de laagste hand
play-hand_about = Ronde { $hand }
play-match_won = { $names } { $names ->
        [one] wint
       *[other] winnen
    } de partij
play-match_won_you = Je wint de partij
play-match_resigned = De partij is opgegeven
play-life =
    { $count ->
        [one] één leven
       *[other] { $count } levens
    }
play-keep_on = Doorspelen
play-close = Sluiten

play-may-out = Je kunt niet volgen en ook geen joker leggen.
play-may-lead = Kom uit met een kaart naar keuze.
play-may-follow = Volg de kleur of de waarde.
play-may-answer_or_take = Antwoord met { LIST($cards, type: "or") }, of pak er { $count }.
play-may-take = Pak er { $count }: niets is hier een antwoord op.
play-may-take_only = Pak er { $count }: alleen { LIST($cards, type: "or") } zou een antwoord zijn.
play-may-ways_or_take = { CAPITAL(LIST($ways, type: "comma")) }, of pak er { $count }.
play-may-strict_owed = Antwoord, of pak er { $count }.
play-may-answer_or_miss = Antwoord met { LIST($cards, type: "or") }, of sla je beurt over.
play-may-cover = Bedek die kaart met een kaart van dezelfde kleur.
play-may-cover_draw = Je kunt die kaart niet bedekken: pak er een.
play-may-fire = Vuurkaart: je mag die meteen leggen.
play-may-bring_back = Je kunt je hele hand als één ketting leggen: haal terug wie het laatst is uitgegaan, of verlies de ronde.
play-may-come_back = Je komt terug in de ronde.
play-may-more = Leg er meer, of maak je beurt af.
play-may-drawn = Je mag die kaart leggen of houden.
play-may-play = Leg een kaart.
play-may-draw_on = Pak er nog een.
play-may-play_or_draw = Leg een kaart, of pak er een.
play-may-play_or_pass = Leg een kaart, of pas.
play-may-draw = Niets past: pak een kaart.

play-may-by-add = leg { LIST($cards, type: "or") } erbij
play-may-by-cancel = hef de straf op met { LIST($cards, type: "or") }
play-may-by-pass = schuif de straf door met { LIST($cards, type: "or") }
play-may-by-reduce = verminder de straf met { LIST($cards, type: "or") }
play-may-by-return = stuur de straf terug met { LIST($cards, type: "or") }

play-refused-other = { CAPITAL($why) }.
play-refused-match = { CAPITAL($card) } heeft niet de kleur en niet de waarde van { $top }.
play-refused-called = { CAPITAL($card) } past niet: er is { $what } gekozen.
play-refused-skip = { CAPITAL($card) } is geen antwoord op de gemiste beurt.
play-refused-finish = { CAPITAL($card) } mag niet je laatste kaart zijn.
play-refused-declare = Je hebt het woord niet gezegd, dus je laatste kaart mag nog niet weg.
play-refused-draw = Na het pakken mag je alleen de gepakte kaart nog leggen.
play-refused-must-cover = { CAPITAL($top) } moet bedekt worden met een kaart van dezelfde kleur.
play-refused-replies =
    { $count ->
        [one] { CAPITAL($card) } is geen antwoord op de kaart die je moet pakken.
       *[other] { CAPITAL($card) } is geen antwoord op de { $count } kaarten die je moet pakken.
    }

play-refused-turn-multi = { CAPITAL($card) } mag in dezelfde beurt niet op { $top }.
play-refused-turn-last = Zo mag je niet met meerdere kaarten uitgaan.
play-skip =
    { $count ->
        [one] Er moet één beurt overgeslagen worden.
       *[other] Er moeten { $count } beurten overgeslagen worden.
    }

play-you-knock = Je kunt niet volgen en bent uitgeschakeld.
play-you-why_knock = Kaarten die je nog had: { $count }.
play-you-reverse = Je hebt de speelrichting omgedraaid.
play-you-score = Je scoort { $points }.
play-you-bankrupt = Je hebt te veel kaarten en ligt uit de ronde.
play-you-play = Je legt { $card }.
play-you-called = Je legt { $card } en kiest { $what }.
play-you-draw =
    { $count ->
        [one] Je pakt een kaart.
       *[other] Je pakt { $count } kaarten.
    }
play-you-draw_cards = Je pakt { $cards }.
play-you-back_cards = Je komt terug met { $cards }.
play-you-penalty_finish_cards = Met die kaart mag je niet uitgaan: je pakt { $cards }.
play-you-penalty_declare_cards = Je had het woord niet gezegd: je pakt { $cards }.
play-you-penalty_blunder_cards = Dat kost je wat: je pakt { $cards }.
play-you-take =
    { $count ->
        [one] Je pakt een strafkaart.
       *[other] Je pakt { $count } strafkaarten.
    }
play-you-back =
    { $count ->
        [one] Je komt terug met één kaart.
       *[other] Je komt terug met { $count } kaarten.
    }
play-you-nothing = Er viel niets meer te pakken.
play-you-penalty_finish =
    { $count ->
        [one] Met die kaart mag je niet uitgaan: je pakt er een.
       *[other] Met die kaart mag je niet uitgaan: je pakt er { $count }.
    }
play-you-penalty_declare =
    { $count ->
        [one] Je had het woord niet gezegd: je pakt een kaart.
       *[other] Je had het woord niet gezegd: je pakt { $count } kaarten.
    }
play-you-penalty_blunder =
    { $count ->
        [one] Dat kost je een kaart.
       *[other] Dat kost je { $count } kaarten.
    }
play-you-penalty_previous =
    { $count ->
        [one] Je pakt een kaart.
       *[other] Je pakt { $count } kaarten.
    }
play-you-catch = Je betrapt { $other }.
play-you-say = Jij: “{ $word }!”
play-you-miss = Je slaat een beurt over.
play-you-pass = Je past.
play-you-end = Je maakt je beurt af.
play-you-out = Je bent uit!
play-you-again = Je mag nog een keer.
play-you-took_back =
    { $count ->
        [one] Je neemt de kaart van die beurt terug.
       *[other] Je neemt alle { $count } kaarten van die beurt terug.
    }
play-you-attempt = { $card } mag niet: je neemt de kaart terug.

play-they-knock = { $name } kan niet volgen en ligt eruit.
play-they-why_knock = Kaarten die { $name } nog had: { $count }.
play-they-reverse = { $name } heeft de speelrichting omgedraaid.
play-they-score = { $name } scoort { $points }.
play-they-bankrupt = { $name } heeft te veel kaarten en ligt uit de ronde.
play-they-play = { $name } legt { $card }.
play-they-called = { $name } legt { $card } en kiest { $what }.
play-they-draw =
    { $count ->
        [one] { $name } pakt een kaart.
       *[other] { $name } pakt { $count } kaarten.
    }
play-they-take =
    { $count ->
        [one] { $name } pakt een strafkaart.
       *[other] { $name } pakt { $count } strafkaarten.
    }
play-they-back =
    { $count ->
        [one] { $name } komt terug met één kaart.
       *[other] { $name } komt terug met { $count } kaarten.
    }
play-they-nothing = Er viel niets meer te pakken.
play-they-penalty_finish =
    { $count ->
        [one] Met die kaart mag niemand uitgaan: { $name } pakt er een.
       *[other] Met die kaart mag niemand uitgaan: { $name } pakt er { $count }.
    }
play-they-penalty_declare =
    { $count ->
        [one] { $name } had het woord niet gezegd en pakt een kaart.
       *[other] { $name } had het woord niet gezegd en pakt { $count } kaarten.
    }
play-they-penalty_blunder =
    { $count ->
        [one] Dat kost { $name } een kaart.
       *[other] Dat kost { $name } { $count } kaarten.
    }
play-they-penalty_previous =
    { $count ->
        [one] { $name } pakt een kaart.
       *[other] { $name } pakt { $count } kaarten.
    }
play-they-catch = { $name } betrapt { $other }.
play-they-catch_you = { $name } betrapt je.
play-they-say = { $name }: “{ $word }!”
play-they-miss = { $name } slaat een beurt over.
play-they-pass = { $name } past.
play-they-end = { $name } maakt de beurt af.
play-they-out = { $name } is uit!
play-they-again = { $name } mag nog een keer.
play-they-took_back =
    { $count ->
        [one] { $name } neemt de kaart van die beurt terug.
       *[other] { $name } neemt alle { $count } kaarten van die beurt terug.
    }
play-they-attempt = { $name } probeerde { $card } en neemt de kaart terug.

## result

result-why = Hoe er gewonnen is
result-spoken = { $name }, plaats { $place }, { $total }. { $note }
result-spoken_open = { $name }, { $total }. { $note }
result-fewer = minder is beter
result-more = meer is beter
result-unit-points =
    { $count ->
        [one] punt
       *[other] punten
    }
result-unit-hands =
    { $count ->
        [one] ronde gewonnen
       *[other] rondes gewonnen
    }
result-unit-of_hands =
    { $count ->
        [one] van { $count } ronde
       *[other] van { $count } rondes
    }
result-unit-lives =
    { $count ->
        [one] leven
       *[other] levens
    }
result-unit-cards =
    { $count ->
        [one] kaart over
       *[other] kaarten over
    }
result-brought =
    { $count ->
        [one] { $points } punt
       *[other] { $points } punten
    }
result-in_match-points =
    { $count ->
        [one] { $total } punt in de partij
       *[other] { $total } punten in de partij
    }
result-in_match-hands =
    { $count ->
        [one] { $total } ronde gewonnen
       *[other] { $total } rondes gewonnen
    }
result-in_match-lives =
    { $count ->
        [one] nog één leven
       *[other] nog { $count } levens
    }
result-last_own = je laatste kaart
result-last = de laatste kaart
result-held = Wat de anderen hadden
result-everybody = Wat iedereen had
result-final = Zo eindigde de partij
result-next = Volgende ronde
result-replay = Terugkijken
result-leave = Verlaten
result-hands = Alle rondes
result-home = Home
