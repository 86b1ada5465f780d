### Setting a table: who plays, how long, by which rules.

## new

new-title = Nieuwe tafel
new-as_last = Net als de vorige keer
new-at_once = Snel beginnen
new-shelf-start = Begin hier
new-shelf-family = Familiefavorieten
new-shelf-rare = Zeldzame spellen
new-deal = Uitdelen
new-change = Aanpassen
new-seats = Spelers
new-join = Samen spelen
new-join_about = Naar anderen met een QR-code of link, of zelf een kamer openen
new-length = Hoelang
new-cards = Kaarten
new-house_rules = Huisregels
new-by_the_book = Standaardregels
new-back_to_book = Herstellen
new-change_below = Tot nu toe standaardregels. Wat je hieronder aanzet, geldt aan deze tafel.
new-the_book = Standaardregels
new-players = { $least } tot { $most } spelers.
new-read_rules = Regels van { $game } lezen
new-no_people = Geen spelers
new-company = { $people } en { $bots }
new-add_name = Naam invullen
new-change_name = Naam wijzigen
new-no_name = Geen naam
new-add_seat = Speler erbij
new-remove_seat = Speler weghalen
new-who = Wie speelt er mee?
new-how_long = Hoelang het potje duurt
new-to_target = Tot een doel
new-target_hands = Rondes om te winnen
new-target_points = Te halen punten
new-target_lives = Levens per speler
new-name_missing = Elke speler heeft een naam nodig.
new-too_many_cards = Te weinig kaarten: je hebt er { $dealt } nodig, maar er zijn er { $cards }.
new-changed =
    { $count ->
        [one] Eén regel aangepast
       *[other] { $count } regels aangepast
    }
new-bots =
    { $count ->
        [one] één bot
       *[other] { $count } bots
    }
new-hands =
    { $count ->
        [one] één ronde
       *[other] { $count } rondes
    }
new-until_hands =
    { $count ->
        [one] wie het eerst een ronde wint
       *[other] wie het eerst { $count } rondes wint
    }
new-until_points =
    { $count ->
        [one] tot één punt
       *[other] tot { $count } punten
    }
new-until_lives =
    { $count ->
        [one] één leven per speler
       *[other] { $count } levens per speler
    }

## number

number-deal-title = Kaarten per speler
number-deal-about = Met hoeveel kaarten iedereen begint.

number-jokers-title = Jokers
number-jokers-about = Hoeveel je er meeschudt.

number-packs-title = Spellen kaarten
number-packs-about = Sommige spellen gebruiken er twee bij veel spelers, tenzij je dat verandert.

## people

people-you = Jij
people-you_beside = jou
people-person = Speler
people-person_about = Speelt op dit apparaat. Je kaarten blijven dicht terwijl je het doorgeeft.
people-careless = Slordige bot
people-careless_about = Legt maar wat, verspilt de beste kaarten en vergeet “Laatste kaart!” te zeggen.
people-steady = Rustige bot
people-steady_about = Werkt hoge kaarten weg, spaart kaarten die op alles mogen en zegt altijd “Laatste kaart!”.
people-sharp = Scherpe bot
people-sharp_about = Probeert elke zet uit met een paar gokken over jouw kaarten en ziet de meeste foutjes. Een echte tegenstander.
people-master = Meesterbot
people-master_about = Leidt uit ieders spel af wie welke kaarten heeft, en probeert elke zet honderden keren. Gluurt nooit.
people-nameless = Speler
# A bot’s face goes by its name’s place here: old woman, bearded man, woman, man, girl, old man, then again from the start.
# Earlier versions used the names after the twelfth.
people-bots = Riet Bram Hanna Cas Emma Piet Truus Finn Kaat Guus Lotte Gerrit Anouk Daan Iris Joris
people-alike = “{ $name }” en “{ $other }” lijken te veel op elkaar. Verander een van de namen.
