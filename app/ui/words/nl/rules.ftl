### The rules of a game in words.

## rules

rules-about = regels
rules-special = Pestkaarten
rules-ending = Eindigen en winnen
rules-show_sources = Tonen waar elke regel vandaan komt
rules-hide_sources = Bronnen verbergen
rules-play = Spelen
rules-house = Huisregels van deze tafel
rules-could = Huisregels die je kunt aanzetten
rules-sources = Bronnen
rules-ours = Onze keuze: de bronnen zeggen er niets over of spreken elkaar tegen, dus hebben wij gekozen.
rules-our_choice = Onze keuze
rules-own = Je eigen regel
rules-this_table = Deze tafel

## group

group-start = Uitdelen
group-playing = Kaarten leggen
group-cards = Wat kaarten doen
group-several = Meerdere kaarten in een beurt
group-drawing = Pakken
group-declaring = “Laatste kaart” zeggen
group-finishing = Eindigen
group-winning = Het potje
group-variants = Varianten
group-more-variants = Meer varianten
group-more = Meer
