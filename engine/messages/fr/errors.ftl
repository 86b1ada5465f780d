### Why rules cannot be played, or something cannot be entered on a score sheet.

## Rules

rules-unreadable = ces règles sont illisibles. Elles viennent peut-être d’une version plus récente de l’app
rules-seats = ce jeu se joue de { $least } à { $most } joueurs, pas à { $seats }
rules-too-many-cards = { $cards } cartes ne suffisent pas : il en faut { $deal } pour chacun des { $seats } joueurs, plus la première retournée
rules-too-many-jokers = { $jokers } jokers, c’est plus qu’il n’y en a dans les paquets
rules-answers-nothing = ces cartes n’ont rien à contrer, car ce qu’elles visent ne fait pas piocher
rules-no-group = aucune carte qui fait piocher ne s’appelle « { $group } »
rules-group-missing = une carte qui fait piocher doit nommer ce qui la contre

rules-code-none = ce n’est pas le code d’un jeu. Un tel code commence par « { $prefix } »
rules-code-broken = le code est endommagé : il en manque un bout, ou quelque chose a changé
rules-code-long = le code est trop long. Le maximum est de { $most } caractères
rules-code-large = le jeu de ce code est trop grand pour être vrai

## Score sheets

sheet-unfit = ça ne va pas sur cette feuille
sheet-over = la partie est finie. Corrige une entrée, annule-la ou continue la partie
sheet-less-than-nothing = ça ne peut pas être moins que 0
sheet-no-lives = le nombre de vies va de 1 à { $most }
sheet-down-from-nothing = pour compter à rebours, choisis un score de départ
sheet-long-name = un nom a au plus { $most } caractères
sheet-most-marks = une manche accepte au plus { $most } entrées
sheet-most-rounds = une partie compte { $most } manches au plus
sheet-most-players = une feuille de scores accueille au plus { $most } joueurs
sheet-name-taken = « { $name } » est déjà sur la feuille. Entre un autre nom
