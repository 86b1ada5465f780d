### The rules of a game in words.

## rules

rules-about = règles
rules-special = Cartes spéciales
rules-ending = Finir et gagner
rules-show_sources = Montrer d’où vient chaque règle
rules-hide_sources = Cacher les sources
rules-play = Jouer
rules-house = Règles maison de cette table
rules-could = Règles maison que tu peux activer
rules-sources = Sources
rules-ours = Notre choix : les sources n’en disent rien ou se contredisent, alors nous avons choisi.
rules-our_choice = Notre choix
rules-own = Ta propre règle
rules-this_table = Cette table

## group

group-start = Distribution
group-playing = Jouer
group-cards = Effets des cartes
group-several = Plusieurs cartes en un tour
group-drawing = Piocher
group-declaring = Annonce de la dernière carte
group-finishing = Finir
group-winning = La partie
group-variants = Variantes
group-more-variants = Autres variantes
group-more = Autres
