### Setting a table: who plays, how long, by which rules.

## new

new-title = Nouvelle table
new-as_last = Comme la dernière fois
new-at_once = Partie rapide
new-shelf-start = Pour commencer
new-shelf-family = Les préférés des familles
new-shelf-rare = Les rares
new-deal = Distribuer
new-change = Modifier
new-seats = Joueurs
new-join = Jouer ensemble
new-join_about = Rejoindre d’autres par un code QR ou un lien, ou ouvrir le tien
new-length = Durée
new-cards = Cartes
new-house_rules = Règles maison
new-by_the_book = Règles de base
new-back_to_book = Réinitialiser
new-change_below = Règles de base pour l’instant. Ce que tu actives ci-dessous compte à cette table.
new-the_book = Règles de base
new-players = De { $least } à { $most } joueurs.
new-read_rules = Règles : { $game }
new-no_people = Aucun humain
new-company = { $people } et { $bots }
new-add_name = Ajouter un nom
new-change_name = Changer un nom
new-no_name = Sans nom
new-add_seat = Ajouter un joueur
new-remove_seat = Retirer le joueur
new-who = Qui joue ici ?
new-how_long = Durée de la partie
new-to_target = Jusqu’à l’objectif
new-target_hands = Manches à gagner
new-target_points = Points à atteindre
new-target_lives = Vies par joueur
new-name_missing = Un joueur n’a pas de nom.
new-too_many_cards = Pas assez de cartes : il en faudrait { $dealt }, mais il n’y en a que { $cards }.
new-changed =
    { $count ->
        [1] Une règle changée
       *[other] { $count } règles changées
    }
new-bots = { $count ->
        [1] un bot
        [one] { $count } bot
        [many] { $count } de bots
       *[other] { $count } bots
    }
new-hands =
    { $count ->
        [1] une manche
       *[other] { $count } manches
    }
new-until_hands =
    { $count ->
        [1] jusqu’à la première manche gagnée
       *[other] jusqu’à { $count } manches gagnées
    }
new-until_points = jusqu’à { $count } { $count ->
        [one] point
        [many] de points
       *[other] points
    }
new-until_lives = { $count ->
        [1] une vie
        [one] { $count } vie
        [many] { $count } de vies
       *[other] { $count } vies
    } par joueur

## number

number-deal-title = Cartes par joueur
number-deal-about = Le nombre de cartes de chacun au départ.

number-jokers-title = Jokers
number-jokers-about = Le nombre de jokers à ajouter au paquet.

number-packs-title = Paquets de cartes
number-packs-about = À beaucoup de joueurs, certains jeux en prennent deux, sauf si tu changes.

## people

people-you = Toi
people-you_beside = toi
people-person = Un joueur
people-person_about = Joue sur cet appareil. Tes cartes restent cachées quand on se le passe.
people-careless = Bot étourdi
people-careless_about = Joue n’importe quoi, gaspille ses meilleures cartes et oublie de dire « Carte ! »
people-steady = Bot régulier
people-steady_about = Se débarrasse des cartes hautes, garde celles qui se jouent sur tout et n’oublie jamais de dire « Carte ! »
people-sharp = Bot malin
people-sharp_about = Essaie chaque coup contre quelques mains possibles et voit la plupart des erreurs. Un vrai adversaire.
people-master = Bot expert
people-master_about = Devine les cartes de chacun à sa façon de jouer et essaie chaque coup des centaines de fois. Ne triche jamais.
people-nameless = Joueur
# A bot’s face goes by its name’s place here: old woman, bearded man, woman, man, girl, old man, then again from the start.
# Earlier versions used the names after the twelfth.
people-bots = Alice Bruno Chloé Denis Emma Félix Odette Hugo Kenza Gabin Léa Jules Inès
people-alike = « { $name } » et « { $other } » se ressemblent trop. Change un des noms.
