### The table: what lies on it, what happens, what may be done, and how it ends.

## table

table-help = Regels
table-menu = Menu
table-clockwise = De beurt gaat met de klok mee
table-counterclockwise = De beurt gaat tegen de klok in
table-owed_badge = +{ $n }
table-misses_badge = { $n }
table-hit_count = { $n } van { $total }
table-hit_by = Van { $name }
table-hit_by_you = Dat heb jij gedaan
table-choice_cancel = Terugnemen
table-called = Gekozen: { $what }
table-pile = Aflegstapel, bovenop { $card }
table-pile_empty = Aflegstapel, leeg
table-owed =
    { $count ->
        [one] Pak { $count } kaart
       *[other] Pak { $count } kaarten
    }
table-misses =
    { $count ->
        [one] Sla { $count } beurt over
       *[other] Sla { $count } beurten over
    }
table-left =
    { $count ->
        [0] leeg
       *[other] nog { $count }
    }
table-stock_empty = Trekstapel, leeg
table-stock_turned = Trekstapel, leeg. Moet er gepakt worden, dan wordt de aflegstapel geschud
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
table-sort-rank = Op waarde gesorteerd. Zet terug in je eigen volgorde
table-sort-only_rank = Op waarde gesorteerd. Sorteer op kleur
table-sort-own = In je eigen volgorde. Sorteer op kleur

table-card-playable = kan gelegd worden
table-card-lifted = tik nog eens om te leggen
table-card-fresh = net gepakt

table-seat-turn = aan de beurt
table-seat-declared = zei “{ CAPITAL($word) }!”
table-seat-said = { CAPITAL($word) }!
table-seat-catchable = vergat “{ CAPITAL($word) }!”
table-seat-gone = uitgeschakeld
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
table-card = { $printed }

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
play-strict_not_now = { $name } is aan de beurt. Tik nog eens om toch te leggen: dat kost { $count ->
        [one] een kaart
       *[other] { $count } kaarten
    }.
play-wait = { $name } denkt na
play-dealt = De kaarten zijn gedeeld.
play-dealt_strict = Strenge tafel: geen hints, en een foute kaart kost { $count ->
        [one] een kaart
       *[other] { $count } kaarten
    }.
play-cancel = Opgeheven. Niemand pakt.
play-reverse = De richting draait om.
play-why_over = Eén hoger dan { $card }: { $points }.
play-why_under = Eén lager dan { $card }: { $points }.
play-refill = De aflegstapel is opnieuw geschud.
play-owes =
    { $count ->
        [one] Volgende speler: pak een kaart.
       *[other] Volgende speler: pak { $count } kaarten.
    }
play-hands = Iedereen geeft de kaarten door naar links.
play-blocked = Vastgelopen: niemand kan leggen.
play-say_word = { CAPITAL($word) }!
play-said_word = { CAPITAL($word) } ✓
play-forgot = { $name } vergat “{ CAPITAL($word) }!” te zeggen.
play-catch = { $name } vergat het!
play-take = { $count } pakken
play-draw = Pakken
play-end = Einde beurt
play-pass = Passen
play-keep = Houden
play-miss = Beurt overslaan
play-out = Ik kan niet
play-knocked = uitgeschakeld
play-running = { $total } ({ $hand })
play-undo = Terugnemen
play-hurry = Niet wachten
play-go_on = Verder
play-skip_rest = Naar het einde
play-why = Waarom?
play-come_back = Terugkomen
play-bring_back = Terughalen
play-leave_out = Niet terughalen
play-try_again = Opnieuw proberen
play-first_time = Voor het eerst
play-first_time_spoken = Voor het eerst: { $said } Tik om te sluiten.
play-rule = De regel
play-no_rule = Hier is geen speciale regel voor.
play-all_rules = Alle regels van deze tafel
play-suit_title = Welke kleur voor { $card }?
play-rank_title = Welke waarde voor { $card }?
play-confirm = Tik nog eens om die kaart te leggen.
play-not_now = { $name } is aan de beurt.
play-lost = Dit potje is ergens anders open
play-lost_about = Dit potje is sinds { $time } open in { $where }. Ga je hier verder, dan stopt dat venster.
play-taken_about = Het is nu open in { $where }. Neem je het terug, dan stopt dat venster.
play-where_tab = een browsertabblad op { $system }
play-where_app = de app op { $system }
play-where_unknown = een ander venster
play-take_over = Hier spelen
play-home = Startscherm
play-broken = Dit potje kan niet verder
play-damaged = een deel van dit bewaarde potje is beschadigd
play-differs = deze versie van de app zou een van de zetten anders spelen
play-no_store = Dat potje is er niet
play-menu = Tafel
play-log = Wat er gebeurde
play-log_empty = Er is nog niets gebeurd.
play-log_late = Laatste
play-log_all = Alles
play-log_before = Daarvoor
play-log_points = Alleen punten
play-resign = Opgeven
play-resign_about = Het potje eindigt zoals het er nu voor staat.
play-resign_sure = Echt opgeven?
play-to_bot = Laat een bot voor { $name } spelen
play-to_bot_you = Laat een bot voor jou spelen
play-to_bot_about = Tot je zelf weer wilt spelen.
play-from_bot = { $name } speelt weer zelf
play-from_bot_you = Weer zelf spelen
play-from_bot_about = Neem het weer over van de bot.
play-rules = Regels van deze tafel
play-leave = Verlaten
play-leave_about = Het potje wacht op je.
play-report = Rapport kopiëren
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
    } de minste punten
play-hand_blocked_points_you = Vastgelopen: jij had de minste punten
play-hand_about = Ronde { $hand }
play-match_won = { $names } { $names ->
        [one] wint
       *[other] winnen
    } het potje
play-match_won_you = Je wint het potje
play-match_resigned = Potje opgegeven
play-life =
    { $count ->
        [one] één leven
       *[other] { $count } levens
    }
play-keep_on = Doorspelen
play-close = Sluiten

play-may-out = Je kunt niet volgen en hebt geen joker.
play-may-lead = Kom uit met een kaart naar keuze.
play-may-follow = Volg de kleur of de waarde.
play-may-answer_or_take = Leg { LIST($cards, type: "or") } of pak { $count ->
        [one] een kaart
       *[other] { $count } kaarten
    }.
play-may-take = Pak { $count ->
        [one] een kaart
       *[other] { $count } kaarten
    }: hier kun je niets op leggen.
play-may-take_only = Pak { $count ->
        [one] een kaart
       *[other] { $count } kaarten
    }. Alleen { LIST($cards, type: "or") } zou je redden.
play-may-ways_or_take = { CAPITAL(LIST($ways, type: "comma")) }, of pak { $count ->
        [one] een kaart
       *[other] { $count } kaarten
    }.
play-may-strict_owed = Leg er iets op of pak { $count ->
        [one] een kaart
       *[other] { $count } kaarten
    }.
play-may-answer_or_miss = Leg { LIST($cards, type: "or") } of sla je beurt over.
play-may-cover = Bedek die kaart met een kaart van dezelfde kleur.
play-may-cover_draw = Je kunt die kaart niet bedekken. Pak een kaart.
play-may-fire = Vuurkaart: leg hem meteen, als je wilt.
play-may-bring_back = Je kaarten vormen één rij. Haal terug wie het laatst uit was, of verlies.
play-may-come_back = Je doet weer mee!
play-may-more = Leg er meer, of maak je beurt af.
play-may-drawn = Leg die kaart of houd hem.
play-may-play = Leg een kaart.
play-may-draw_on = Pak er nog een.
play-may-play_or_draw = Leg een kaart, of pak er een.
play-may-play_or_pass = Leg een kaart, of pas.
play-may-draw = Niets past. Pak een kaart.

play-may-by-add = leg { LIST($cards, type: "or") } erbij
play-may-by-cancel = hef de straf op met { LIST($cards, type: "or") }
play-may-by-pass = schuif de straf door met { LIST($cards, type: "or") }
play-may-by-reduce = haal er wat af met { LIST($cards, type: "or") }
play-may-by-return = stuur de straf terug met { LIST($cards, type: "or") }

play-refused-other = { CAPITAL($why) }.
play-refused-match = { CAPITAL($card) } past niet op { $top }.
play-refused-called = { CAPITAL($card) } past niet: er is { $what } gekozen.
play-refused-skip = Met { $card } red je je beurt niet.
play-refused-finish = { CAPITAL($card) } mag niet je laatste kaart zijn.
play-refused-declare = Zeg eerst “{ CAPITAL($word) }!”. Dan mag je laatste kaart weg.
play-refused-draw = Je hebt al gepakt: alleen die kaart mag je nog leggen.
play-refused-must-cover = Bedek { $top } met een kaart van dezelfde kleur.
play-refused-replies =
    { $count ->
        [one] Met { $card } ben je niet van die ene kaart af.
       *[other] Met { $card } ben je niet van die { $count } kaarten af.
    }

play-refused-turn-multi = { CAPITAL($card) } mag niet in dezelfde beurt op { $top }.
play-refused-turn-last = Zo mag je niet met meerdere kaarten eindigen.
play-skip =
    { $count ->
        [one] Volgende speler: sla een beurt over.
       *[other] Volgende speler: sla { $count } beurten over.
    }

play-you-knock = Je kunt niet volgen: je bent uitgeschakeld.
play-you-why_knock = Kaarten die je nog had: { $count }.
play-you-reverse = Je draait de richting om.
play-you-score = Je scoort { $points }.
play-you-bankrupt = Te veel kaarten: je bent uitgeschakeld.
play-you-play = Je legt { $card }.
play-you-called = Je legt { $card } en kiest { $what }.
play-you-draw =
    { $count ->
        [one] Je pakt een kaart.
       *[other] Je pakt { $count } kaarten.
    }
play-you-draw_cards = Je pakt { $cards }.
play-you-back_cards = Je komt terug met { $cards }.
play-you-penalty_finish_cards = Met die kaart mag je niet eindigen: je pakt { $cards }.
play-you-penalty_declare_cards = Je vergat “{ CAPITAL($word) }!” en pakt { $cards }.
play-you-penalty_blunder_cards = Dat kost je wat: je pakt { $cards }.
play-you-take =
    { $count ->
        [one] Je pakt een kaart.
       *[other] Je pakt { $count } kaarten.
    }
play-you-back =
    { $count ->
        [one] Je komt terug met één kaart.
       *[other] Je komt terug met { $count } kaarten.
    }
play-you-nothing = Er viel niets meer te pakken.
play-you-penalty_finish =
    { $count ->
        [one] Met die kaart mag je niet eindigen: je pakt er een.
       *[other] Met die kaart mag je niet eindigen: je pakt er { $count }.
    }
play-you-penalty_declare =
    { $count ->
        [one] Je vergat “{ CAPITAL($word) }!” en pakt een kaart.
       *[other] Je vergat “{ CAPITAL($word) }!” en pakt { $count } kaarten.
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
play-you-catch = Je meldt dat { $other } het vergat.
play-you-say = Jij: “{ CAPITAL($word) }!”
play-you-miss = Je slaat een beurt over.
play-you-pass = Je past.
play-you-end = Je maakt je beurt af.
play-you-out = Je bent uit!
play-you-again = Je mag nog een keer.
play-you-took_back =
    { $count ->
        [one] Je neemt je kaart van deze beurt terug.
       *[other] Je neemt je { $count } kaarten van deze beurt terug.
    }
play-you-attempt = { $card } mag niet: je neemt hem terug.

play-they-knock = { $name } kan niet volgen en is uitgeschakeld.
play-they-why_knock = Kaarten die { $name } nog had: { $count }.
play-they-reverse = { $name } draait de richting om.
play-they-score = { $name } scoort { $points }.
play-they-bankrupt = { $name } heeft te veel kaarten en is uitgeschakeld.
play-they-play = { $name } legt { $card }.
play-they-called = { $name } legt { $card } en kiest { $what }.
play-they-draw =
    { $count ->
        [one] { $name } pakt een kaart.
       *[other] { $name } pakt { $count } kaarten.
    }
play-they-take =
    { $count ->
        [one] { $name } pakt een kaart.
       *[other] { $name } pakt { $count } kaarten.
    }
play-they-back =
    { $count ->
        [one] { $name } komt terug met één kaart.
       *[other] { $name } komt terug met { $count } kaarten.
    }
play-they-nothing = Er viel niets meer te pakken.
play-they-penalty_finish =
    { $count ->
        [one] { $name } mag zo niet eindigen en pakt een kaart.
       *[other] { $name } mag zo niet eindigen en pakt { $count } kaarten.
    }
play-they-penalty_declare =
    { $count ->
        [one] { $name } vergat “{ CAPITAL($word) }!” en pakt een kaart.
       *[other] { $name } vergat “{ CAPITAL($word) }!” en pakt { $count } kaarten.
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
play-they-catch = { $name } meldt dat { $other } het vergat.
play-they-catch_you = { $name } meldt dat jij het vergat.
play-they-say = { $name }: “{ CAPITAL($word) }!”
play-they-miss = { $name } slaat een beurt over.
play-they-pass = { $name } past.
play-they-end = { $name } maakt de beurt af.
play-they-out = { $name } is uit!
play-they-again = { $name } mag nog een keer.
play-they-took_back =
    { $count ->
        [one] { $name } neemt de kaart van deze beurt terug.
       *[other] { $name } neemt { $count } kaarten van deze beurt terug.
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
        [one] { $total } punt in het potje
       *[other] { $total } punten in het potje
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
result-revenge = { $name } wil revanche
result-close_cards =
    { $count ->
        [one] Je kwam maar één kaart tekort
       *[other] Je kwam maar { $count } kaarten tekort
    }
result-close_hands = Je kwam maar één ronde tekort
result-close_points =
    { $count ->
        [one] Je kwam maar één punt tekort
       *[other] Je kwam maar { $count } punten tekort
    }
result-last_own = je laatste kaart
result-last = de laatste kaart
result-held = Wat de anderen nog hadden
result-everybody = Wat iedereen nog had
result-final = Zo eindigde het potje
result-next = Volgende ronde
result-replay = Terugkijken
result-leave = Verlaten
result-hands = Alle rondes
result-home = Startscherm
result-proper_table = Potje opzetten
