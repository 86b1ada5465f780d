### What is counted of people, games and bots.

## statistics

statistics-people = Spelers
statistics-games = Spellen
statistics-bots = Bots
statistics-empty = Nog niets te tellen
statistics-empty_about = Speel een potje uit of maak een scoreblad af, dan telt het hier mee.
statistics-archived = Gearchiveerde tonen ({ $count })
statistics-is_archived = gearchiveerd
statistics-by_game = Potjes per spel
statistics-on_sheets = Op scorebladen
statistics-played_here = Hier gespeeld
statistics-played_kept = { $played } hier gespeeld, { $kept } op scorebladen
statistics-mean_in_line = { $mean } punten per potje
statistics-no_matches = nog geen potjes
statistics-rate = { $rate }, waarschijnlijk { $low } tot { $high }.
statistics-few = Te weinig potjes om het zeker te weten.
statistics-won_of =
    { $count ->
        [0] nog geen potjes
        [one] { $wins ->
            [0] één potje, niet gewonnen
           *[other] één potje, gewonnen
        }
       *[other] { $wins ->
            [0] geen van de { $count } potjes gewonnen
           *[other] { $wins } van de { $count } potjes gewonnen
        }
    }

## person

person-unknown = Die persoon is er niet op dit apparaat.
person-archived = Gearchiveerd: niet meer voorgesteld voor nieuwe tafels, maar telt nog mee.
person-every_game = Elk spel
person-nothing = Nog geen afgelopen potje
person-nothing_about = Speel er een uit, dan telt het hier mee.
person-wins = Gewonnen
person-streak = Reeks
person-streak_won = op rij gewonnen tot nu toe
person-streak_lost = op rij zonder winst
person-streak_none = nu geen reeks
person-longest = Langste reeks
person-longest_about = keer op rij gewonnen
person-rating = Rating
person-rating_about = stijgt het meest door van sterke spelers te winnen
person-rating_few = nog niet betrouwbaar: er zijn meer potjes nodig
person-rounds = Rondes
person-rounds_about = { $rounds_won } gewonnen, { $blocked } vastgelopen
person-uncounted =
    { $count ->
        [one] Eén ronde is nog niet geteld.
       *[other] { $count } rondes zijn nog niet geteld.
    }
person-place = Plaats
person-place_about = gemiddeld
person-points = Punten per potje
person-points_about = gemiddeld (beste { $best }, slechtste { $worst })
person-round = Punten per ronde
person-round_about = gemiddeld (beste { $best }, slechtste { $worst })
person-penalties = Straffen
person-penalties_about = { $missed ->
        [one] één keer “Laatste kaart!” vergeten
       *[other] { $missed } keer “Laatste kaart!” vergeten
    }, { $blunders ->
        [one] één fout
       *[other] { $blunders } fouten
    }
person-over_time = Verloop van de rating
person-over_time_few = De lijn begint na drie afgelopen potjes.
person-over_time_said = Rating over { $count } potjes, van { $first } naar { $last }
person-by_game = Gewonnen per spel
person-won = Gewonnen
person-not_won = Niet gewonnen
person-head_to_head = Onderling
person-met = { $ahead } gewonnen, { $behind } verloren, { $level } gelijk
person-nemesis = Kwelgeest
person-no_nemesis = Je kwelgeest zie je pas na vijf potjes tegen iemand.
person-cards = Duurste kaarten die overbleven
person-held = { $card }, { $count ->
        [one] één keer
       *[other] { $count } keer
    }, { $points ->
        [1] 1 punt
       *[other] { $points } punten
    }
person-manage = Deze persoon
person-colour = Kleur { $count }
person-face = Tekening { $count }
person-face_star = Ster
person-face_sun = Zon
person-face_moon = Maan
person-face_cloud = Wolk
person-face_bolt = Bliksem
person-face_drop = Druppel
person-face_flame = Vlam
person-face_leaf = Blad
person-face_tree = Boom
person-face_flower = Bloem
person-face_mushroom = Paddenstoel
person-face_apple = Appel
person-face_pear = Peer
person-face_cherry = Kersen
person-face_fish = Vis
person-face_bird = Vogel
person-face_cat = Kat
person-face_owl = Uil
person-face_snail = Slak
person-face_ladybird = Lieveheersbeestje
person-face_house = Huis
person-face_boat = Boot
person-face_anchor = Anker
person-face_key = Sleutel
person-face_bell = Bel
person-face_cup = Kopje
person-face_kite = Vlieger
person-face_rocket = Raket
person-face_umbrella = Paraplu
person-face_crown = Kroon
person-picture = Een eigen foto
person-picture_pick = Een eigen foto kiezen
person-picture_forget = Foto wissen
person-picture_use = Deze foto gebruiken
person-picture_not = Toch niet
person-picture_closer = Groter
person-picture_farther = Kleiner
person-picture_about = Schuif de foto tot het gezicht in de ring staat. Hij blijft op dit apparaat: niet in back-ups en niet bij het synchroniseren.
person-picture_unread = Dit bestand kan niet als foto worden getoond. Kies een PNG, JPEG, WebP, GIF of BMP.
person-letter = Eerste letter van de naam
person-change_face = Ander gezicht
person-merge = Dezelfde persoon als
person-merge_about = { $name } wordt deel van de persoon die je aantikt. Op die pagina kun je het ongedaan maken.
person-name_taken = Er is al een { $name }. Is het dezelfde persoon, zeg dat dan hieronder.
person-separate = { $name } is toch iemand anders
person-separate_about = Haalt de twee weer uit elkaar.
person-archive = Gearchiveerd
person-archive_about = Wordt niet meer voorgesteld voor nieuwe tafels.
person-deleted = Gewiste speler
person-delete = Voorgoed wissen…
person-delete_about = Je leest eerst wat verdwijnt en wat blijft.
person-delete_erased = Dit wist de naam en foto van { $name }, en de notities bij de potjes waarin { $name } meespeelde.
person-delete_merged = Deze namen horen bij dezelfde persoon en verdwijnen ook: { LIST($names, type: "comma") }.
person-delete_devices = Hier gebeurt het nu, op je andere apparaten bij de volgende keer synchroniseren. Een apparaat met een oudere versie volgt na de update.
person-delete_stays = Potjes en punten blijven, met “Gewiste speler” in plaats van de naam.
person-delete_copies = De naam blijft in oude back-ups en in gedeelde foto’s en bestanden. Ook blijft hij in open kamers, op foto’s van potjes, en in getypte plaatsen en titels.
person-delete_server = De server bewaart zijn oude gegevens. Alleen je eigen apparaten kunnen ze lezen.
person-delete_no_undo = Je kunt dit niet ongedaan maken.
person-delete_do = Voorgoed wissen
person-delete_keep = Behouden
person-delete_done = Voorgoed gewist.

## year

year-title = Terugblik op { $year }
year-about = Potjes, reeksen en rivalen
year-question = Jaar
year-other_years = Andere jaren
year-unknown = Dat jaar is hier niet te vinden.
year-groups = Groepen
year-every_group = Alle groepen ({ $count })
year-matches =
    { $count ->
        [one] één potje
       *[other] { $count } potjes
    }
year-wins = { $count } keer gewonnen
year-most_wins = vaakst gewonnen: { LIST($names, type: "and") } ({ $count })
year-undated =
    { $count ->
        [one] Eén potje heeft geen datum en telt daarom bij geen enkel jaar. Zet de datum op de pagina van het potje.
       *[other] { $count } potjes hebben geen datum en tellen daarom bij geen enkel jaar. Zet de datum op hun pagina’s.
    }
year-none = Geen potjes in { $year }
year-none_about = Kies een ander jaar.
year-cards = Kaartspellen
year-others = Andere spellen
year-others_about = Los van de kaartspellen geteld.
year-played = Potjes
year-in_games =
    { $count ->
        [one] in één spel
       *[other] in { $count } spellen
    }
year-evening = Beste avond
year-day = Beste dag
year-rivals = Rivalen
year-pair =
    { $level ->
        [0] { $name } { $ahead }, { $other } { $behind }
       *[other] { $name } { $ahead }, { $other } { $behind }, { $level } gelijk
    }
year-said = { $title }: { $value }
