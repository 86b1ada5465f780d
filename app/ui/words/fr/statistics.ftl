### What is counted of people, games and bots.

statistics-people = Joueurs
statistics-games = Jeux
statistics-bots = Bots
statistics-empty = Rien à compter pour l’instant
statistics-empty_about = Termine une partie ou une feuille de scores, et elle compte ici.
statistics-archived = Montrer les archives ({ $count })
statistics-is_archived = aux archives
statistics-by_game = Parties par jeu
statistics-on_sheets = Sur feuille
statistics-played_here = Jouées ici
statistics-played_kept = { $played } ici, { $kept } sur feuille
statistics-mean_in_line = { $mean } points par partie
statistics-no_matches = pas encore de partie
statistics-rate = { $rate }, sans doute entre { $low } et { $high }.
statistics-few = Trop peu de parties pour conclure.
statistics-won_of =
    { $count ->
        [0] pas encore de partie
        [1] { $wins ->
            [0] une partie, pas gagnée
           *[other] une partie, gagnée
        }
       *[other] { $wins ->
            [0] aucune gagnée sur { $count } parties
            [1] une gagnée sur { $count } parties
           *[other] { $wins } gagnées sur { $count } parties
        }
    }

## person

person-unknown = Cette personne n’est pas sur cet appareil.
person-archived = Aux archives : plus proposée aux nouvelles tables, mais toujours comptée.
person-every_game = Tous les jeux
person-nothing = Aucune partie terminée
person-nothing_about = Termines-en une, et elle compte ici.
person-wins = Victoires
person-streak = Série
person-streak_won = victoires d’affilée
person-streak_lost = d’affilée sans victoire
person-streak_none = pas de série en ce moment
person-longest = Plus longue série
person-longest_about = victoires d’affilée
person-rating = Cote
person-rating_about = monte surtout quand on bat des joueurs forts
person-rating_few = pas encore stable : il faut plus de parties
person-rounds = Manches
person-rounds_about = { $rounds_won } gagnées, { $blocked } bloquées
person-uncounted =
    { $count ->
        [1] Une manche n’est pas encore comptée.
       *[other] { $count } manches ne sont pas encore comptées.
    }
person-place = Place
person-place_about = en moyenne
person-points = Points par partie
person-points_about = en moyenne (au mieux { $best }, au pire { $worst })
person-round = Points par manche
person-round_about = en moyenne (au mieux { $best }, au pire { $worst })
person-penalties = Pénalités
person-penalties_about = { $missed ->
        [0] aucune annonce oubliée
        [1] une annonce oubliée
       *[other] { $missed } annonces oubliées
    }, { $blunders ->
        [0] aucune faute
        [1] une faute
       *[other] { $blunders } fautes
    }
person-over_time = La cote au fil du temps
person-over_time_few = La courbe commence après trois parties terminées.
person-over_time_said = Cote sur { $count } parties, de { $first } à { $last }
person-by_game = Victoires par jeu
person-won = Gagnées
person-not_won = Pas gagnées
person-head_to_head = Face à face
person-met = gagnées : { $ahead }, perdues : { $behind }, égalités : { $level }
person-nemesis = Bête noire
person-no_nemesis = Il faut au moins cinq parties contre quelqu’un pour avoir une bête noire.
person-cards = Cartes restantes les plus chères
person-held = { $card }, { $count ->
        [1] une fois
       *[other] { $count } fois
    }, { $points ->
        [0] 0 point
        [1] 1 point
       *[other] { $points } points
    }
person-manage = Cette personne
person-colour = Teinte { $count }
person-face = Image { $count }
person-face_star = Étoile
person-face_sun = Soleil
person-face_moon = Lune
person-face_cloud = Nuage
person-face_bolt = Éclair
person-face_drop = Goutte
person-face_flame = Flamme
person-face_leaf = Feuille
person-face_tree = Arbre
person-face_flower = Fleur
person-face_mushroom = Champignon
person-face_apple = Pomme
person-face_pear = Poire
person-face_cherry = Cerises
person-face_fish = Poisson
person-face_bird = Oiseau
person-face_cat = Chat
person-face_owl = Hibou
person-face_snail = Escargot
person-face_ladybird = Coccinelle
person-face_house = Maison
person-face_boat = Bateau
person-face_anchor = Ancre
person-face_key = Clé
person-face_bell = Cloche
person-face_cup = Tasse
person-face_kite = Cerf-volant
person-face_rocket = Fusée
person-face_umbrella = Parapluie
person-face_crown = Couronne
person-picture = Ta propre image
person-picture_pick = Choisir ta propre image
person-picture_forget = Supprimer l’image
person-picture_use = Utiliser cette image
person-picture_not = Pas celle-ci
person-picture_closer = Plus grand
person-picture_farther = Plus petit
person-picture_about = Déplace l’image jusqu’à ce que le visage soit dans le cercle. Elle reste sur cet appareil, hors des sauvegardes et de la synchro.
person-picture_unread = Ce fichier ne s’affiche pas comme image. Choisis un PNG, JPEG, WebP, GIF ou BMP.
person-letter = Initiale du nom
person-change_face = Un autre visage
person-merge = Même personne que
person-merge_about = { $name } rejoint la personne que tu choisis. Tu peux l’annuler sur sa page.
person-name_taken = Il y a déjà { $name }. Si c’est la même personne, dis-le ci-dessous.
person-separate = { $name } est finalement quelqu’un d’autre
person-separate_about = Sépare de nouveau les deux.
person-archive = Aux archives
person-archive_about = N’apparaît plus pour les nouvelles tables.
person-deleted = Joueur supprimé
person-delete = Supprimer pour de bon…
person-delete_about = Tu verras d’abord ce qui part et ce qui reste.
person-delete_erased = Cela efface { $name } : le nom, l’image et les notes de ses parties.
person-delete_merged = Ces noms désignent la même personne et partent aussi : { LIST($names, type: "comma") }.
person-delete_devices = Ici, c’est immédiat. Tes autres appareils suivent à leur prochaine synchro. Un appareil avec une version plus ancienne suivra après sa mise à jour.
person-delete_stays = Les parties et les points restent, avec « Joueur supprimé » à la place du nom.
person-delete_copies = Le nom reste dans les anciennes sauvegardes, les images et les fichiers partagés. Il reste aussi dans les salons ouverts, sur les photos de parties et dans les lieux et titres que tu as écrits.
person-delete_server = Le serveur garde ses anciennes données. Seuls tes appareils peuvent les lire.
person-delete_no_undo = Tu ne pourras pas revenir en arrière.
person-delete_do = Supprimer
person-delete_keep = Garder
person-delete_done = C’est supprimé pour de bon.

## year

year-title = Rétrospective { $year }
year-about = Parties, séries et rivaux
year-question = Année
year-other_years = Autres années
year-unknown = Cette année n’existe pas ici.
year-groups = Groupes
year-every_group = Tous les groupes ({ $count })
year-matches =
    { $count ->
        [0] aucune partie
        [1] une partie
       *[other] { $count } parties
    }
year-wins =
    { $count ->
        [0] aucune victoire
        [1] une victoire
       *[other] { $count } victoires
    }
year-most_wins = le plus de victoires : { LIST($names, type: "and") } ({ $count })
year-undated =
    { $count ->
        [1] Une partie n’a pas de date : elle ne compte dans aucune année. Note la date sur sa page.
       *[other] { $count } parties n’ont pas de date : elles ne comptent dans aucune année. Note la date sur leur page.
    }
year-none = Aucune partie en { $year }
year-none_about = Choisis une autre année.
year-cards = Jeux de cartes
year-others = Autres jeux
year-others_about = Comptés à part des jeux de cartes.
year-played = Parties
year-in_games =
    { $count ->
        [1] à un jeu
       *[other] à { $count } jeux
    }
year-evening = Meilleure soirée
year-day = Meilleure journée
year-rivals = Rivaux
year-pair =
    { $level ->
        [0] { $name } { $ahead }, { $other } { $behind }
        [1] { $name } { $ahead }, { $other } { $behind }, une égalité
       *[other] { $name } { $ahead }, { $other } { $behind }, { $level } égalités
    }
year-said = { $title } : { $value }
