### Setting a table: who plays, how long, by which rules.

## new

new-title = Nouvelle table
new-as_last = Comme avant
new-at_once = Partie rapide
new-shelf-start = Pour commencer
new-shelf-family = Les préférés des familles
new-shelf-rare = Les rares
new-deal = Distribuer
new-change = Modifier
new-seats = Joueurs
new-room = Chacun sur son téléphone
new-room_about = Ouvre un salon : les autres rejoignent par un code QR ou un lien.
new-join = Salons
new-join_about = Rejoindre d’autres par un code QR ou un lien, ou ouvrir le tien
new-length = Durée
new-cards = Cartes
new-house_rules = Règles maison
new-by_the_book = Règles d’origine
new-back_to_book = Retour à l’origine
new-change_below = Rien n’est changé. Ce que tu actives ci-dessous vaut à cette table.
new-the_book = Règles d’origine
new-players = De { $least } à { $most } joueurs.
new-read_rules = Lire les règles de { $game }
new-no_people = Aucun humain
new-company = { $people } et { $bots }
new-add_name = Ajouter un nom
new-change_name = Changer un nom
new-no_name = Sans nom
new-add_seat = Ajouter un siège
new-remove_seat = Enlever ce siège
new-who = Qui s’assied ici ?
new-how_long = La partie dure
new-to_target = Jusqu’à l’objectif
new-target_hands = Manches à gagner
new-target_points = Points à atteindre
new-target_lives = Vies par joueur
new-name_missing = Un siège n’a pas de nom.
new-too_many_cards = Il n’y a pas assez de cartes : il en faut { $dealt } pour distribuer, et il y en a { $cards }.
new-changed = { $count } { $count ->
        [one] différence
        [many] de différences
       *[other] différences
    } avec les règles d’origine
new-bots = { $count ->
        [1] un bot
        [one] { $count } bot
        [many] { $count } de bots
       *[other] { $count } bots
    }
new-hands = { $count ->
        [1] une manche
        [one] { $count } manche
        [many] { $count } de manches
       *[other] { $count } manches
    }
new-until_hands =
    { $count ->
        [one] jusqu’à la première manche gagnée
        [many] jusqu’à { $count } de manches gagnées
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
number-deal-about = Avec combien de cartes chacun commence.

number-jokers-title = Jokers
number-jokers-about = Combien il y en a dans le paquet.

number-packs-title = Paquets de cartes
number-packs-about = Certains jeux en prennent deux quand on est nombreux, sauf si tu changes ce nombre.

## people

people-you = Toi
people-person = Une personne
people-person_about = Joue sur cet appareil. Les mains sont cachées pendant qu’on se le passe.
people-careless = Bot étourdi
people-careless_about = Joue ce qui lui tombe sous la main, gaspille ses meilleures cartes, oublie l’annonce.
people-steady = Bot régulier
people-steady_about = Se débarrasse des cartes hautes, garde ses passe-partout, n’oublie jamais l’annonce.
people-sharp = Bot malin
people-sharp_about = Essaie chaque coup contre quelques mains que tu pourrais avoir, et voit la plupart des étourderies. Un vrai adversaire.
people-master = Bot expert
people-master_about = Déduit de la façon de jouer de chacun qui a quelles cartes, et essaie chaque coup des centaines de fois. Ne regarde jamais.
people-friend = Joueur { $count }
people-bots = Alice Bruno Chloé Denis Emma Félix Inès Hugo Kenza Gabin Léa Jules
people-alike = « { $name } » et « { $other } » se ressemblent trop. Change l’un des noms.
