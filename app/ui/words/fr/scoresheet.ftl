### Keeping the score for people with real cards.

keep-who = Joueurs
keep-who_about = Touche les noms dans l’ordre autour de la table. Le premier donne en premier.
keep-sheet = Comment on compte
keep-start = Commencer
keep-free = Feuille libre
keep-free_about = Pour n’importe quel jeu : le plus haut ou le plus bas gagne, avec ou sans objectif.
keep-template-darts-501 = Fléchettes 501
keep-template-darts-301 = Fléchettes 301
keep-template-rummy = Rami
keep-template-canasta = Canasta
keep-template-hearts = Dame de pique
keep-template-spades = Spades
keep-template-oh-hell = Ascenseur
keep-template-president = Président
keep-template-cribbage = Cribbage
keep-template-skat = Skat
keep-template-doppelkopf = Doppelkopf
keep-template-belote = Belote
keep-template-tarot = Tarot
keep-template-mini-golf = Minigolf
keep-template-dominoes = Dominos
keep-template-mahjong = Mah-jong
keep-template-yacht = Yams
keep-template-ten-thousand = Dix mille (dés)
keep-template-petanque = Pétanque
keep-template-poker = Soirée poker
keep-template-yacht-bonus = Partie haute
keep-templates = Plus de jeux
keep-templates_about = Fléchettes, rami, minigolf et d’autres, prêts à compter.
keep-template_save = Garder comme jeu
keep-template_save_about = Tu le retrouves ensuite dans « Plus de jeux ».
keep-template_needs_name = Donne-lui d’abord un nom.
keep-template_full = Il n’y a plus de place. Retire d’abord un jeu.
keep-template_remove = Retirer de « Plus de jeux »
keep-template_remove_about = Les feuilles commencées restent.
keep-too_few = Une feuille de scores demande au moins deux joueurs.
keep-too_many = Une feuille de scores accueille au plus { $most } joueurs.
keep-seat = { $name }, joueur { $seat }
keep-open_end = sans limite
keep-to = jusqu’à { $target }
keep-to_go = encore { $points }
keep-last_round = manche précédente { $what }
keep-house_rules_about = Règles de base. L’arbitre suit ce que tu actives ici.
keep-title = Nom de la feuille
keep-none = Aucun
keep-more_ways = Compter autrement
keep-more_ways_about = Décimales, compte à rebours, somme nulle, bonus.
keep-bonus_name = Bonus
keep-bonus_points = Points
keep-bonus_remove = Retirer { $name }
keep-down_exact = de { $start } à 0 pile
keep-down_below = de { $start } à 0
keep-balanced = les autres paient le gagnant
keep-chart_later = La courbe commence avec la première manche.
keep-chart = Courbe des totaux. { $totals }
keep-totals = { $totals }
keep-dealer_mark = D
keep-leads = mène
keep-deals = donne
keep-starts_mark = commence
keep-entered = noté
keep-left = a quitté la table
keep-out = plus en jeu
keep-team = Équipe { $team }
keep-team_none = Sans équipe
keep-team_total = Équipe { $team } : { $total }
keep-place =
    { $place ->
        [1] 1re place
       *[other] { $place }e place
    }
keep-won = a gagné
keep-won_points = a gagné, { $points }
keep-lost = a perdu
keep-none_left = plus de cartes
keep-no_entry = rien d’inscrit
keep-this_round = { $points } cette manche
keep-changed_elsewhere = La feuille a été changée dans une autre fenêtre. Voici où elle en est.
keep-time_up = Le temps est écoulé : c’est la dernière manche.
keep-lost_title = Cette feuille est ouverte ailleurs
keep-broken = Cette feuille ne peut pas continuer
keep-take_over = Continuer ici
keep-scores = { $name } marque
keep-scores_sum = { $name } : { $sum } =
keep-has_left = Il reste à { $name }
keep-round_of = { $name }, cette manche
keep-knock_who = Qui est éliminé ?
keep-knock_of = { $other } avait combien de cartes ?
keep-knock_not = Aucune élimination
keep-knocked = Élimination : { $name }
keep-ways = Comment noter
keep-back = Effacer un chiffre
keep-sign = Plus ou moins
keep-plus = Ajouter un autre nombre
keep-half = Et demi
keep-too_long = Plus de place : { $most } chiffres au plus.
keep-too_fine = Plus de place. Chiffres après la virgule : { $count }.
keep-point = Virgule
keep-next = Suivant
keep-next_spoken = Joueur suivant
keep-keep = Valider
keep-keep_spoken = Valider cette manche
keep-keep_anyway = Valider quand même
keep-done = Terminé
keep-done_spoken = Terminé, retour à la manche en cours
keep-won_key = Gagné
keep-won_spoken = { $name } a gagné la manche
keep-lost_key = Perdu
keep-lost_spoken = { $name } a perdu la manche
keep-clear = Effacer l’entrée
keep-left_card = Reste en main : { $card }
keep-drop_card = Enlever la dernière carte
keep-went_out = Plus de cartes
keep-went_out_spoken = { $name } n’a plus de cartes
keep-mark = { $name } { $points }
keep-knocks_out = Élimination
keep-knocks_out_spoken = { $name } élimine quelqu’un
keep-undo = Annuler
keep-undo-name = Annuler
keep-redo = Rétablir
keep-redo-name = Rétablir
keep-direction = Sens
keep-deal = Donner
keep-deal_spoken = Donner pour la manche suivante
keep-round = Manche { $round }
keep-mending = Correction : manche { $round }
keep-over = Terminé
keep-clockwise = On joue dans le sens horaire. Changer de sens
keep-against = On joue dans le sens antihoraire. Changer de sens
keep-rounds = Toutes les manches
keep-rounds_about = Les parcourir, en corriger une.
keep-rounds_how = Touche une manche pour la corriger. La case du donneur est ombrée.
keep-round_spoken = Manche { $round } : { $scores }
keep-struck = ne compte pas
keep-menu = Feuille
keep-menu-name = Plus
keep-referee = Que fait cette carte ?
keep-referee-name = Arbitre
keep-referee_about = Selon les règles de cette table.
keep-note = Note sur la manche { $round }
keep-note_label = Quelque chose à retenir ?
keep-note_keep = Garder la note
keep-die = Qui commence ?
keep-die_about = Un dé décide.
keep-die_again = Relancer
keep-starts = { $name } commence
keep-timer = Minuteur
keep-timer_about = Décompte le temps d’un tour, avec un son à la fin.
keep-timer_left = reste { $time }
keep-timer_stop = Arrêter
keep-timer_up = Le temps est écoulé.
keep-misdeal = Maldonne : redonner
keep-misdeal_about = Vide cette manche et note pourquoi. Le même joueur redonne.
keep-misdealt = Maldonne, redonné.
keep-double = La manche { $round } compte double
keep-double_about = La dernière carte fait doubler les points.
keep-strike = La manche { $round } ne compte pas
keep-strike_about = Elle reste sur la feuille.
keep-join = Ajouter un joueur
keep-join_about = À partir de cette manche.
keep-join_from = Part de
keep-join_start = { $points }, comme tous
keep-join_highest = le plus haut total : { $points }
keep-join_average = la moyenne : { $points }
keep-tie = Départager
keep-tie_about = Classer les joueurs à égalité.
keep-tie_how = Touche qui est devant, puis le suivant. Ceux que tu laisses partagent la place d’après.
keep-tie_ahead = { $name } est devant
keep-tie_place = La place { $place } est partagée
keep-tie_none = Aucun joueur n’est à égalité.
keep-tie_share = Remettre à égalité
keep-picture = Image
keep-picture_about = Ajoutes-en une. Elle reste sur cet appareil.
keep-end = Finir la partie
keep-end_about = Dans l’état actuel.
keep-go_on = Continuer la partie
keep-go_on_about = La feuille est rouverte.
keep-look = Voir la partie
keep-leave = Quitter
keep-leave_about = La feuille t’attend.
keep-missed_title = Annonces oubliées
keep-missed_about = Dans cette manche.
keep-penalty_costs = Chacune coûte { $points }.
keep-penalty = pénalité { $points }
keep-blunders_title = Fautes
keep-blunders_about = Mauvaises cartes, jeu hors de son tour.
keep-lives_title = Vies
keep-deal_this = Donneur de cette manche
keep-swap = Échanger les places avec
keep-team_title = Équipe
keep-rename = Renommer
keep-return = { $name } est de retour
keep-retire = { $name } quitte la partie
keep-retire_about = Les points restent sur la feuille.
keep-retire_ranked = { $name } part mais compte au classement
keep-put_out = { $name } est hors de la partie
keep-put_out_about = Pour de bon, quels que soient les points.
keep-back_in = { $name } est à nouveau en jeu
keep-person_about = Tu peux tout annuler ici.
keep-person = { $name } : pénalités, place, nom
keep-won_match = Partie gagnée par { $names }
keep-share = Partager
keep-minutes = { $count } min
keep-skipped =
    { $count ->
        [1] Une entrée de cette feuille était illisible.
       *[other] { $count } entrées de cette feuille étaient illisibles.
    }
keep-to_rounds = { $count ->
        [1] une manche
        [one] { $count } manche
        [many] { $count } de manches
       *[other] { $count } manches
    }
keep-to_minutes = { $count ->
        [1] une minute
        [one] { $count } minute
        [many] { $count } de minutes
       *[other] { $count } minutes
    }
keep-to_lives = { $count ->
        [1] une vie
        [one] { $count } vie
        [many] { $count } de vies
       *[other] { $count } vies
    } par joueur
keep-rounds_n = { $count ->
        [1] une manche
        [one] { $count } manche
        [many] { $count } de manches
       *[other] { $count } manches
    }
keep-lives = { $count ->
        [1] une vie
        [one] { $count } vie
        [many] { $count } de vies
       *[other] { $count } vies
    }
keep-rounds_earlier =
    { $count ->
        [one] { $count } manche précédente
        [many] { $count } de manches précédentes
       *[other] { $count } manches précédentes
    }
keep-missed =
    { $count ->
        [1] une annonce oubliée
       *[other] { $count } annonces oubliées
    }
keep-blunders =
    { $count ->
        [1] une faute
       *[other] { $count } fautes
    }
keep-cards = { $count ->
        [1] une carte
        [one] { $count } carte
        [many] { $count } de cartes
       *[other] { $count } cartes
    }

keep-odd-missing = Rien d’inscrit : { LIST($names, type: "comma") }.
keep-odd-nobody-won = Personne n’a gagné cette manche.
keep-odd-several-won = Plusieurs ont gagné cette manche.
keep-odd-nobody-lost = Personne n’a perdu cette manche.
keep-odd-places = Ces places ne font pas un classement.
keep-odd-copies = { $name } a trop d’exemplaires d’une carte pour ces paquets.
keep-odd-copies_all = Une carte a été touchée plus souvent que les paquets n’en contiennent.
keep-odd-half = { $name } a un demi-point.
keep-odd-bust = { $name } passerait sous 0 : ces points ne comptent pas.
keep-odd-balance = Le total ne fait pas 0 : la manche ne compte pas encore.
keep-odd-not-seated = { $name } n’a pas joué cette manche.

keep-way-points = Points
keep-way-points_about = Un pavé de chiffres. Plus additionne au fur et à mesure.
keep-way-cards = Cartes restantes
keep-way-cards_about = Touche les cartes qui restent à chacun. Les règles font le total.
keep-way-places = Places
keep-way-places_about = Qui a fini en premier, deuxième, troisième.
keep-way-winner = Qui a gagné
keep-way-winner_about = Un gagnant, un perdant, ou les deux.
keep-way-tally = Au fil du jeu
keep-way-tally_about = Chaque point dès qu’il est marqué.

keep-entry-points = Points
keep-entry-cards = Cartes restantes
keep-entry-places = Places
keep-entry-winner = Manches gagnées
keep-entry-tally = Au fil du jeu

keep-wins-high = le plus haut score gagne
keep-wins-low = le plus bas score gagne

keep-ask-entry = Ce que tu notes
keep-ask-wins = Qui gagne
keep-ask-target = Objectif
keep-ask-rounds = Nombre de manches
keep-ask-minutes = Durée limite
keep-ask-half = Demi-points
keep-ask-collects = Le gagnant ramasse
keep-ask-collects_about = Le gagnant d’une manche reçoit ce que tu notes pour les autres.
keep-ask-out_at = Élimination à
keep-ask-deal = Prochain donneur
keep-ask-deal_left = Le joueur à gauche
keep-ask-deal_right = Le joueur à droite
keep-ask-deal_stays = Le même joueur
keep-ask-ties = En cas d’égalité en tête
keep-ask-ties_shared = La victoire est partagée
keep-ask-ties_play-on = On joue jusqu’à ce que quelqu’un mène
keep-ask-at_once = S’arrêter à l’objectif en pleine manche
keep-ask-counts = Ce qui compte
keep-ask-counts_points = Points
keep-ask-counts_hands = Manches gagnées
keep-ask-counts_lives = Vies
keep-ask-lives = Vies par joueur
keep-ask-lives_about = Si tu perds une manche, tu perds une vie. Le dernier à en avoir gagne.
keep-ask-penalty = Coût d’une pénalité
keep-ask-penalty_none = Rien
keep-ask-penalty_about = Des points pour chaque annonce oubliée et chaque faute que tu notes.
keep-ask-decimals = Décimales
keep-ask-down = Sens du compte
keep-ask-down_up = En montant
keep-ask-down_exact = À rebours jusqu’à 0 pile
keep-ask-down_below = À rebours jusqu’à 0 ou moins
keep-ask-down_about = Tout le monde part de l’objectif. Note ce qu’on retire.
keep-ask-down_exact_about = Une manche qui passerait sous 0 ne compte pas.
keep-ask-start = Tout le monde part de
keep-ask-balanced = Les autres paient le gagnant
keep-ask-balanced_about = Chaque manche fait 0 au total. Ceux que tu laisses vides se partagent le reste.
keep-ask-league = Points par place
keep-ask-league_about = À partir de la 1re place, par exemple 10 6 3 1.
keep-ask-starts = Qui commence une manche
keep-ask-starts_next = Le joueur après le donneur
keep-ask-starts_dealer = Le donneur
keep-ask-starts_winner = Le gagnant de la dernière manche
keep-ask-starts_loser = Le perdant de la dernière manche
keep-ask-bonuses = Bonus
keep-ask-bonuses_about = Tu les donnes avec l’icône de personne d’un joueur.
keep-ask-number = Un autre nombre

## award

award-comeback = La remontée
award-comeback_why =
    { $names } : de la { $worst }e à la { $place ->
        [1] 1re
       *[other] { $place }e
    } place
award-best = La plus belle manche
award-best_why = { $names } : { $points } en une manche
award-close = De justesse !
award-close_why = { $names } : à { $margin } de { $winner }
award-steady = La régularité
award-steady_why = { $names } : { $spread } d’écart au plus entre les manches
award-steady_same = { $names } : pareil à chaque manche
award-most = Le plus de manches
award-most_why = { $names } : { $won } manches gagnées sur { $rounds }
award-front = En tête tout du long
award-front_why = { $names } : en tête après chaque manche
award-shining = Moment de gloire
award-shining_why =
    { $names } : { $count ->
        [1] une manche gagnée
        [one] { $count } manche gagnée
        [many] { $count } de manches gagnées
       *[other] { $count } manches gagnées
    }
award-stayed = Jusqu’au bout
award-stayed_why = { $names } : là pour les { $count } manches
