### Why rules cannot be played, or something cannot be entered on a score sheet.

## Rules

rules-unreadable = cela ne peut pas être lu comme des règles ; cela vient peut-être d’une version plus récente de l’app
rules-seats = ce jeu se joue de { $least } à { $most } joueurs, pas à { $seats }
rules-too-many-cards = { $cards } cartes ne suffisent pas pour { $seats } mains de { $deal } cartes et la première carte retournée
rules-too-many-jokers = { $jokers } jokers, c’est plus qu’il n’y en a dans les jeux
rules-answers-nothing = cela répond à des cartes que rien ne fait prendre
rules-no-group = aucune carte qui en fait prendre d’autres ne s’appelle « { $group } »
rules-group-missing = une carte qui en fait prendre d’autres doit donner un nom à ce qui lui répond

rules-code-none = ce n’est pas le code d’un jeu : un tel code commence par « { $prefix } »
rules-code-broken = le code est abîmé : il en manque un bout, ou il a été modifié
rules-code-long = le code est trop long : il fait { $most } caractères au plus
rules-code-large = ce jeu contient plus de choses qu’un code n’en peut porter

## Score sheets

sheet-unfit = cela ne va pas sur cette feuille
sheet-over = la partie est terminée ; tu peux corriger ce qui est noté, l’annuler, ou reprendre la partie
sheet-less-than-nothing = cela ne peut pas être inférieur à 0
sheet-no-lives = quand on compte des vies, chacun en a de 1 à { $most }
sheet-long-name = un nom fait { $most } caractères au plus
sheet-most-marks = on peut noter { $most } choses au plus dans une manche
sheet-most-rounds = une partie compte { $most } manches au plus
sheet-most-players = une feuille de scores accueille au plus { $most } personnes
sheet-name-taken = « { $name } » est déjà sur la feuille. Entre un autre nom
