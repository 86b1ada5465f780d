### Setting a table: who plays, how long, by which rules.

## new

new-title = Nieuwe tafel
new-as_last = Zoals de vorige keer
new-at_once = Snel beginnen
new-shelf-start = Begin hier
new-shelf-family = Familiefavorieten
new-shelf-rare = Zeldzame spellen
new-deal = Uitdelen
new-change = Aanpassen
new-seats = Spelers
new-room = Iedereen op de eigen telefoon
new-room_about = Opent een kamer: de anderen komen erbij met een QR-code of een link.
new-join = Kamers
new-join_about = Naar anderen met een QR-code of link, of zelf een kamer openen
new-length = Hoelang
new-cards = Kaarten
new-house_rules = Huisregels
new-by_the_book = Volgens het boekje
new-back_to_book = Terug naar het boekje
new-change_below = Er is niets veranderd. Wat je hieronder aanzet, geldt aan deze tafel.
new-the_book = Volgens het boekje
new-players = { $least } tot { $most } spelers.
new-read_rules = Lees de regels van { $game }
new-no_people = Geen mensen
new-company = { $people } en { $bots }
new-add_name = Naam invullen
new-change_name = Naam wijzigen
new-no_name = Geen naam
new-add_seat = Stoel toevoegen
new-remove_seat = Deze stoel weghalen
new-who = Wie zit hier?
new-how_long = De partij duurt
new-to_target = Tot een doel
new-target_hands = Rondes om te winnen
new-target_points = Te halen punten
new-target_lives = Levens per speler
new-name_missing = Er is een stoel zonder naam.
new-too_many_cards = Er zijn niet genoeg kaarten: er zijn er { $dealt } nodig om te delen, en er zijn er { $cards }.
new-changed =
    { $count ->
        [one] Eén ding wijkt af van het boekje
       *[other] { $count } dingen wijken af van het boekje
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
        [one] tot iemand een ronde wint
       *[other] tot iemand { $count } rondes wint
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
number-jokers-about = Hoeveel er meegeschud worden.

number-packs-title = Spellen kaarten
number-packs-about = Bij veel spelers gebruiken sommige spellen er twee, tenzij je dat verandert.

## people

people-you = Jij
people-person = Mens
people-person_about = Speelt op dit apparaat. De kaarten zijn verborgen terwijl het wordt doorgegeven.
people-careless = Slordige bot
people-careless_about = Legt wat voor de hand ligt, verspilt de beste kaarten, vergeet het woord te zeggen.
people-steady = Rustige bot
people-steady_about = Werkt hoge kaarten weg, bewaart kaarten die op alles mogen, vergeet nooit het woord te zeggen.
people-sharp = Scherpe bot
people-sharp_about = Probeert elke zet uit tegen een paar gokken over jouw kaarten, en ziet de meeste foutjes. Een echte tegenstander.
people-master = Meesterbot
people-master_about = Leidt uit ieders spel af wie welke kaarten heeft, en probeert elke zet honderden keren. Gluurt nooit.
people-friend = Speler { $count }
people-bots = Anouk Bram Hanna Cas Emma Daan Iris Finn Kaat Guus Lotte Joris
people-alike = “{ $name }” en “{ $other }” lijken te veel op elkaar. Verander een van de namen.
