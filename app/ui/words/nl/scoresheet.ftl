### Keeping the score for people with real cards.

keep-who = Spelers
keep-who_about = Tik de spelers aan in de volgorde waarin ze zitten. De eerste deelt als eerste.
keep-sheet = Hoe je telt
keep-start = Start
keep-free = Vrij scoreblad
keep-free_about = Voor elk spel: de hoogste of de laagste wint, met of zonder doel.
keep-template-darts-501 = Darts 501
keep-template-darts-301 = Darts 301
keep-template-rummy = Rummy
keep-template-canasta = Canasta
keep-template-hearts = Hartenjagen
keep-template-spades = Spades
keep-template-oh-hell = Boerenbridge
keep-template-president = Presidenten
keep-template-cribbage = Cribbage
keep-template-skat = Skat
keep-template-doppelkopf = Doppelkopf
keep-template-belote = Belote
keep-template-tarot = Tarot
keep-template-mini-golf = Minigolf
keep-template-dominoes = Domino
keep-template-mahjong = Mahjong
keep-template-yacht = Yacht (dobbelstenen)
keep-template-ten-thousand = Tienduizend (dobbelstenen)
keep-template-petanque = Jeu de boules
keep-template-poker = Pokeravond
keep-template-yacht-bonus = Bovenste deel
keep-templates = Meer spellen
keep-templates_about = Darts, rummy, minigolf en meer, klaar om te scoren.
keep-template_save = Opslaan als spel
keep-template_save_about = Je vindt het daarna bij “Meer spellen”.
keep-template_needs_name = Geef het eerst een naam.
keep-template_full = Er passen geen spellen meer bij. Haal er eerst een weg.
keep-template_remove = Uit “Meer spellen” halen
keep-template_remove_about = Begonnen bladen blijven.
keep-too_few = Een scoreblad heeft minstens twee spelers nodig.
keep-too_many = Op een scoreblad passen hoogstens { $most } spelers.
keep-seat = { $name }, speler { $seat }
keep-open_end = geen grens
keep-to = tot { $target }
keep-to_go = nog { $points }
keep-last_round = vorige ronde { $what }
keep-house_rules_about = Standaardregels. De scheidsrechter houdt zich aan wat je hier aanzet.
keep-title = Hoe heet het?
keep-none = Geen
keep-more_ways = Anders tellen
keep-more_ways_about = Decimalen, aftellen, punten in balans, bonussen.
keep-bonus_name = Bonus
keep-bonus_points = Punten
keep-bonus_remove = { $name } weghalen
keep-down_exact = van { $start } tot precies 0
keep-down_below = van { $start } tot 0
keep-balanced = de anderen betalen de winnaar
keep-chart_later = De grafiek begint met de eerste ronde.
keep-chart = Grafiek van de totalen. { $totals }
keep-totals = { $totals }
keep-dealer_mark = D
keep-leads = staat voor
keep-deals = deelt
keep-starts_mark = begint
keep-entered = ingevuld
keep-left = van tafel gegaan
keep-out = uitgeschakeld
keep-team = Team { $team }
keep-team_none = Geen team
keep-team_total = Team { $team }: { $total }
keep-place = { $place }e plaats
keep-won = gewonnen
keep-won_points = gewonnen, { $points }
keep-lost = verloren
keep-none_left = geen kaarten over
keep-no_entry = nog niets ingevuld
keep-this_round = { $points } deze ronde
keep-changed_elsewhere = Het blad is in een ander venster veranderd. Zo staat het nu.
keep-time_up = De tijd is om: dit is de laatste ronde.
keep-lost_title = Dit blad is ergens anders open
keep-broken = Dit blad kan niet verder
keep-take_over = Hier verdergaan
keep-scores = { $name } scoort
keep-scores_sum = { $name }: { $sum } =
keep-has_left = { $name } heeft nog
keep-round_of = { $name }, deze ronde
keep-knock_who = Wie is uitgeschakeld?
keep-knock_of = Hoeveel kaarten had { $other }?
keep-knock_not = Niemand was uitgeschakeld
keep-knocked = { $name } was uitgeschakeld
keep-ways = Manier van invullen
keep-back = Cijfer wissen
keep-sign = Plus of min
keep-plus = Tel er nog een getal bij
keep-half = En een half
keep-too_long = Geen plek meer: hooguit { $most } cijfers.
keep-too_fine = Geen plek meer. Cijfers na de komma: { $count }.
keep-point = Komma
keep-next = Volgende
keep-next_spoken = Volgende speler
keep-keep = Opslaan
keep-keep_spoken = Sla deze ronde op
keep-keep_anyway = Toch opslaan
keep-done = Klaar
keep-done_spoken = Klaar, terug naar de huidige ronde
keep-won_key = Gewonnen
keep-won_spoken = { $name } heeft de ronde gewonnen
keep-lost_key = Verloren
keep-lost_spoken = { $name } heeft de ronde verloren
keep-clear = Invoer wissen
keep-left_card = { $card } over
keep-drop_card = Laatste kaart weghalen
keep-went_out = Alles kwijt
keep-went_out_spoken = { $name } heeft geen kaarten over
keep-mark = { $name } { $points }
keep-knocks_out = Schakelt uit
keep-knocks_out_spoken = { $name } schakelt iemand uit
keep-undo = Ongedaan maken
keep-undo-name = Terug
keep-redo = Opnieuw doen
keep-redo-name = Opnieuw
keep-direction = Richting
keep-deal = Uitdelen
keep-deal_spoken = Volgende ronde uitdelen
keep-round = Ronde { $round }
keep-mending = Ronde { $round } verbeteren
keep-over = Afgelopen
keep-clockwise = De beurt gaat met de klok mee. Richting omdraaien
keep-against = De beurt gaat tegen de klok in. Richting omdraaien
keep-rounds = Alle rondes
keep-rounds_about = Kijk ze door, of verbeter er een.
keep-rounds_how = Tik op een ronde om die te verbeteren. Het vak van de deler is grijs.
keep-round_spoken = Ronde { $round }: { $scores }
keep-struck = telt niet mee
keep-menu = Scoreblad
keep-menu-name = Meer
keep-referee = Wat doet deze kaart?
keep-referee-name = Scheids
keep-referee_about = Volgens de regels van deze tafel.
keep-note = Notitie bij ronde { $round }
keep-note_label = Iets om te onthouden?
keep-note_keep = Notitie opslaan
keep-die = Wie begint er?
keep-die_about = Een dobbelsteen kiest.
keep-die_again = Nog eens gooien
keep-starts = { $name } begint
keep-timer = Timer
keep-timer_about = Telt de tijd van een beurt af, met een geluid aan het eind.
keep-timer_left = nog { $time }
keep-timer_stop = Stoppen
keep-timer_up = De tijd is om.
keep-misdeal = Verkeerd gedeeld: opnieuw delen
keep-misdeal_about = Maakt deze ronde leeg en noteert waarom. Dezelfde persoon deelt.
keep-misdealt = Verkeerd gedeeld, opnieuw gedeeld.
keep-double = Ronde { $round } telt dubbel
keep-double_about = De ronde eindigde met een kaart die verdubbelt.
keep-strike = Ronde { $round } telt niet mee
keep-strike_about = De ronde blijft op het blad staan.
keep-join = Speler toevoegen
keep-join_about = Vanaf deze ronde.
keep-join_from = Begint met
keep-join_start = { $points }, zoals iedereen
keep-join_highest = de hoogste stand: { $points }
keep-join_average = het gemiddelde: { $points }
keep-tie = Gelijke stand beslissen
keep-tie_about = Zet spelers die een plaats delen op volgorde.
keep-tie_how = Tik aan wie voor staat, dan wie daarna komt. Wie je overslaat, deelt de plaats erachter.
keep-tie_ahead = { $name } staat voor
keep-tie_place = Plaats { $place } wordt gedeeld
keep-tie_none = Niemand deelt een plaats.
keep-tie_share = Plaatsen weer delen
keep-picture = Foto
keep-picture_about = Voeg er een toe. Hij blijft op dit apparaat.
keep-end = Potje beëindigen
keep-end_about = Zoals het nu staat.
keep-go_on = Verder met het potje
keep-go_on_about = Het potje gaat weer open.
keep-look = Pagina van het potje
keep-leave = Verlaten
keep-leave_about = Het blad wacht op je.
keep-missed_title = Vergeten te roepen
keep-missed_about = In deze ronde.
keep-penalty_costs = Elk kost { $points }.
keep-penalty = straf { $points }
keep-blunders_title = Fouten
keep-blunders_about = Foute kaarten, voor je beurt leggen.
keep-lives_title = Levens
keep-deal_this = Deelt deze ronde
keep-swap = Plek ruilen met
keep-team_title = Team
keep-rename = Andere naam
keep-return = { $name } is terug
keep-retire = { $name } stopt ermee
keep-retire_about = De punten blijven op het blad staan.
keep-retire_ranked = { $name } vertrekt maar telt mee in de uitslag
keep-put_out = { $name } doet niet meer mee
keep-put_out_about = Voorgoed, wat de punten ook zeggen.
keep-back_in = { $name } doet weer mee
keep-person_about = Je kunt alles hier ongedaan maken.
keep-person = { $name }: straffen, plek, naam
keep-won_match = { $names } { $names ->
        [one] wint
       *[other] winnen
    } het potje
keep-share = Delen
keep-minutes = { $count } min
keep-skipped =
    { $count ->
        [one] Eén regel op dit blad was niet te lezen.
       *[other] { $count } regels op dit blad waren niet te lezen.
    }
keep-to_rounds =
    { $count ->
        [one] één ronde
       *[other] { $count } rondes
    }
keep-to_minutes =
    { $count ->
        [one] één minuut
       *[other] { $count } minuten
    }
keep-to_lives =
    { $count ->
        [one] één leven per speler
       *[other] { $count } levens per speler
    }
keep-rounds_n =
    { $count ->
        [one] één ronde
       *[other] { $count } rondes
    }
keep-lives =
    { $count ->
        [one] één leven
       *[other] { $count } levens
    }
keep-rounds_earlier =
    { $count ->
        [one] Eén eerdere ronde
       *[other] { $count } eerdere rondes
    }
keep-missed =
    { $count ->
        [one] één keer vergeten te roepen
       *[other] { $count } keer vergeten te roepen
    }
keep-blunders =
    { $count ->
        [one] één fout
       *[other] { $count } fouten
    }
keep-cards =
    { $count ->
        [one] één kaart
       *[other] { $count } kaarten
    }

keep-odd-missing = Nog niet ingevuld: { LIST($names, type: "comma") }.
keep-odd-nobody-won = Niemand heeft deze ronde gewonnen.
keep-odd-several-won = Deze ronde heeft meer dan één winnaar.
keep-odd-nobody-lost = Niemand heeft deze ronde verloren.
keep-odd-places = Deze plaatsen vormen geen rangorde.
keep-odd-copies = { $name } heeft één kaart vaker dan die in de spellen zit.
keep-odd-copies_all = Je hebt één kaart vaker aangetikt dan die in de spellen zit.
keep-odd-half = { $name } heeft een half punt.
keep-odd-bust = { $name } zou onder 0 komen: deze punten tellen niet.
keep-odd-balance = De punten zijn samen niet 0. De ronde telt nog niet.
keep-odd-not-seated = { $name } speelde deze ronde niet mee.

keep-way-points = Punten
keep-way-points_about = Een cijferblok. Met plus tel je meteen op.
keep-way-cards = Kaarten over
keep-way-cards_about = Tik aan welke kaarten iedereen over heeft. De regels tellen ze op.
keep-way-places = Plaatsen
keep-way-places_about = Wie eerste, tweede en derde werd.
keep-way-winner = Wie won
keep-way-winner_about = Eén winnaar, één verliezer, of allebei.
keep-way-tally = Turven
keep-way-tally_about = Elk punt zodra het gescoord wordt.

keep-entry-points = Punten
keep-entry-cards = Kaarten over
keep-entry-places = Plaatsen
keep-entry-winner = Gewonnen rondes
keep-entry-tally = Turven

keep-wins-high = hoogste score wint
keep-wins-low = laagste score wint

keep-ask-entry = Wat je invult
keep-ask-wins = Wie wint
keep-ask-target = Doel
keep-ask-rounds = Aantal rondes
keep-ask-minutes = Tijdslimiet
keep-ask-half = Halve punten
keep-ask-collects = De winnaar krijgt alles
keep-ask-collects_about = De winnaar van een ronde krijgt wat je bij de anderen invult.
keep-ask-out_at = Uitgeschakeld bij
keep-ask-deal = Wie hierna deelt
keep-ask-deal_left = Speler links
keep-ask-deal_right = Speler rechts
keep-ask-deal_stays = Dezelfde speler
keep-ask-ties = Bij een gelijke stand bovenaan
keep-ask-ties_shared = De winst delen
keep-ask-ties_play-on = Doorspelen tot één voor staat
keep-ask-at_once = Midden in een ronde stoppen bij het doel
keep-ask-counts = Wat telt
keep-ask-counts_points = Punten
keep-ask-counts_hands = Gewonnen rondes
keep-ask-counts_lives = Levens
keep-ask-lives = Levens per speler
keep-ask-lives_about = Verlies je een ronde, dan verlies je een leven. Wie als laatste nog een leven heeft, wint.
keep-ask-penalty = Wat een straf kost
keep-ask-penalty_none = Niets
keep-ask-penalty_about = Punten voor elke keer dat iemand vergat te roepen en elke fout die je noteert.
keep-ask-decimals = Decimalen
keep-ask-down = Telrichting
keep-ask-down_up = Omhoog
keep-ask-down_exact = Omlaag tot precies 0
keep-ask-down_below = Omlaag tot 0 of lager
keep-ask-down_about = Iedereen begint op het doel. Vul in wat eraf gaat.
keep-ask-down_exact_about = Een ronde die onder 0 uitkomt, telt niet.
keep-ask-start = Iedereen begint met
keep-ask-balanced = De anderen betalen de winnaar
keep-ask-balanced_about = Elke ronde is samen 0. Spelers die je leeg laat, verdelen de rest.
keep-ask-league = Punten per plaats
keep-ask-league_about = Vanaf de 1e plaats, bijvoorbeeld 10 6 3 1.
keep-ask-starts = Wie een ronde begint
keep-ask-starts_next = De speler na de deler
keep-ask-starts_dealer = De deler
keep-ask-starts_winner = De winnaar van de vorige ronde
keep-ask-starts_loser = De verliezer van de vorige ronde
keep-ask-bonuses = Bonussen
keep-ask-bonuses_about = Je geeft ze via het persoonsicoon van een speler.
keep-ask-number = Ander getal

## award

award-comeback = Inhaalrace
award-comeback_why = { $names }: van plaats { $worst } naar { $place }
award-best = Beste ronde
award-best_why = { $names }: { $points } in één ronde
award-close = Bijna!
award-close_why = { $names }: maar { $margin } achter { $winner }
award-steady = Vaste hand
award-steady_why = { $names }: rondes hooguit { $spread } uit elkaar
award-steady_same = { $names }: elke ronde hetzelfde
award-most = Meeste rondes
award-most_why = { $names }: { $won } van de { $rounds } rondes gewonnen
award-front = De hele tijd voorop
award-front_why = { $names }: na elke ronde aan kop
award-shining = Glansmoment
award-shining_why =
    { $names }: { $count ->
        [one] één ronde gewonnen
       *[other] { $count } rondes gewonnen
    }
award-stayed = Nooit opgegeven
award-stayed_why = { $names }: bij alle { $count } rondes erbij
