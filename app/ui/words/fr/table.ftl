### The table: what lies on it, what happens, what may be done, and how it ends.

## table

table-help = Règles
table-menu = Menu
table-clockwise = On joue dans le sens horaire
table-counterclockwise = On joue dans le sens antihoraire
table-owed_badge = +{ $n }
table-misses_badge = { $n }
table-hit_count = { $n } sur { $total }
table-hit_by = De la part de { $name }
table-hit_by_you = C’est toi qui l’as fait
table-choice_cancel = Reprendre la carte
table-called = Demandé : { $what }
table-pile = Défausse, au-dessus : { $card }
table-pile_empty = Défausse, vide
table-owed =
    { $count ->
        [1] { $count } carte à piocher
       *[other] { $count } cartes à piocher
    }
table-misses =
    { $count ->
        [1] { $count } tour à passer
       *[other] { $count } tours à passer
    }
table-left =
    { $count ->
        [0] vide
       *[other] reste { $count }
    }
table-stock_empty = Pioche vide
table-stock_turned = Pioche vide. On mélange la défausse dès qu’il faut piocher
table-stock =
    { $count ->
        [1] Pioche, il reste { $count } carte
       *[other] Pioche, il reste { $count } cartes
    }
table-stock_draw =
    { $count ->
        [1] Pioche, il reste { $count } carte, touche pour piocher
       *[other] Pioche, il reste { $count } cartes, touche pour piocher
    }

table-sort-suit = Triée par couleur. Trier par valeur
table-sort-rank = Triée par valeur. Passer à mon ordre
table-sort-only_rank = Triée par valeur. Trier par couleur
table-sort-own = Dans mon ordre. Trier par couleur

table-card-playable = jouable
table-card-lifted = touche encore pour jouer
table-card-fresh = juste piochée

table-seat-turn = joue maintenant
table-seat-declared = a dit « { CAPITAL($word) } ! »
table-seat-said = { CAPITAL($word) } !
table-seat-catchable = n’a pas dit « { CAPITAL($word) } ! »
table-seat-gone = plus en jeu
table-seat-place = a fini, place { $place }
table-seat-out = #{ $place }
table-seat-cards = { $count } { $count ->
        [one] carte
        [many] de cartes
       *[other] cartes
    }

table-own-playable =
    { $count ->
        [one] { $count } jouable
        [many] { $count } de jouables
       *[other] { $count } jouables
    }

table-cover-pass = Passe à
table-cover-ready = C’est moi, { $name }

table-name = { FORM($card, article: "none") }
table-card = { $printed }

## play

play-title_hand = manche { $hand }
play-title_hand_of = manche { $hand } sur { $hands }
play-opening = La table s’ouvre
play-temper_careless = étourdi
play-temper_steady = régulier
play-temper_sharp = malin
play-temper_master = expert
play-remark_took =
    { $mood ->
        [lively] Aïe !
       *[calm] Tant pis.
    }
play-remark_owes =
    { $mood ->
        [lively] Cadeau !
       *[calm] Pour toi.
    }
play-remark_turn =
    { $mood ->
        [lively] Ha !
       *[calm] Pardon.
    }
play-remark_out =
    { $mood ->
        [lively] Youpi !
       *[calm] Belle partie.
    }
play-remark_spoken = { $name } dit : « { $said } »
play-a_rank =
    { $rank ->
        [A] un as
        [J] un valet
        [Q] une dame
        [K] un roi
       *[other] un { $rank }
    }
play-mine = toi { $points }
play-whose = { $name } : ses cartes
play-strict = table stricte
play-strict_not_now = C’est à { $name }. Touche encore pour jouer quand même et piocher { $count ->
        [1] une carte
       *[other] { $count } cartes
    }.
play-wait = { $name } réfléchit
play-dealt = Les cartes sont distribuées.
play-dealt_strict = Table stricte : aucune aide, et une mauvaise carte te coûte { $count ->
        [1] une carte
       *[other] { $count } cartes
    }.
play-cancel = Annulé : personne ne pioche.
play-reverse = On change de sens.
play-why_over = Juste au-dessus de { $card } : { $points }.
play-why_under = Juste au-dessous de { $card } : { $points }.
play-refill = On a mélangé la défausse pour refaire la pioche.
play-owes =
    { $count ->
        [1] Joueur suivant : pioche une carte.
       *[other] Joueur suivant : pioche { $count } cartes.
    }
play-hands = Chacun passe ses cartes à gauche.
play-blocked = Bloqué : personne ne peut jouer.
play-say_word = { CAPITAL($word) } !
play-said_word = { CAPITAL($word) } ✓
play-forgot = { $name } a oublié de dire « { CAPITAL($word) } ! »
play-catch = { $name } : oubli !
play-take = Piocher { $count }
play-draw = Piocher
play-end = Fin du tour
play-pass = Passer
play-keep = Garder
play-miss = Passer mon tour
play-out = Rien à jouer
play-knocked = plus en jeu
play-running = { $total } ({ $hand })
play-undo = Annuler
play-hurry = Accélérer
play-go_on = Continuer
play-skip_rest = Aller à la fin
play-why = Pourquoi ?
play-come_back = Revenir
play-bring_back = Faire revenir
play-leave_out = Laisser finir
play-try_again = Réessayer
play-first_time = Nouveau
play-first_time_spoken = Nouveau : { $said } Touche pour fermer.
play-rule = La règle
play-no_rule = Aucune règle spéciale ici.
play-all_rules = Toutes les règles de cette table
play-suit_title = Quelle couleur pour { $card } ?
play-rank_title = Quelle valeur pour { $card } ?
play-confirm = Touche encore la carte pour la jouer.
play-not_now = C’est à { $name } de jouer.
play-lost = Cette partie est ouverte ailleurs
play-lost_about = Elle est ouverte dans { $where }, depuis : { $time }. Si tu continues ici, l’autre fenêtre s’arrête.
play-taken_about = Elle est maintenant ouverte dans { $where }. Si tu la reprends, l’autre fenêtre s’arrête.
play-where_tab = un onglet de navigateur sous { $system }
play-where_app = l’app sous { $system }
play-where_unknown = une autre fenêtre
play-take_over = Jouer ici
play-home = Accueil
play-broken = Cette partie ne peut pas continuer
play-damaged = une partie des données est endommagée
play-differs = cette version de l’app jouerait un des coups autrement
play-no_store = Cette partie n’existe pas
play-menu = Table
play-log = Ce qui s’est passé
play-log_empty = Il ne s’est encore rien passé.
play-log_late = Récemment
play-log_all = Tout
play-log_before = Plus tôt
play-log_points = Points seulement
play-resign = Abandonner
play-resign_about = La partie s’arrête là.
play-resign_sure = Abandonner pour de bon ?
play-to_bot = Laisser un bot jouer pour { $name }
play-to_bot_you = Laisser un bot jouer pour toi
play-to_bot_about = Jusqu’à ce que tu veuilles rejouer.
play-from_bot = { $name } reprend ses cartes
play-from_bot_you = Reprendre tes cartes
play-from_bot_about = Tu reprends la main au bot.
play-rules = Règles de cette table
play-leave = Quitter
play-leave_about = La partie t’attend.
play-report = Copier un rapport
play-hand_won = Manche gagnée par { $names }
play-hand_won_you = Tu as gagné la manche
play-hand_blocked = Bloqué, le moins de cartes : { $names }
play-hand_blocked_you = Bloqué : tu avais le moins de cartes
play-hand_blocked_points = Bloqué, le moins de points : { $names }
play-hand_blocked_points_you = Bloqué : tu avais le moins de points
play-hand_about = Manche { $hand }
play-match_won = Partie gagnée par { $names }
play-match_won_you = Tu as gagné la partie
play-match_resigned = Partie abandonnée
play-life = { $count ->
        [1] une vie
        [one] { $count } vie
        [many] { $count } de vies
       *[other] { $count } vies
    }
play-keep_on = Continuer à jouer
play-close = Fermer

play-may-out = Tu ne peux pas suivre et tu n’as pas de joker.
play-may-lead = Entame : joue ce que tu veux.
play-may-follow = Suis la couleur ou la valeur.
play-may-answer_or_take = Joue { LIST($cards, type: "or") } pour contrer, ou pioche { $count }.
play-may-take = Pioche { $count }. Rien ne peut l’empêcher.
play-may-take_only = Pioche { $count }. Il te faudrait { LIST($cards, type: "or") } pour contrer.
play-may-ways_or_take = { CAPITAL(LIST($ways, type: "comma")) }, ou pioche { $count }.
play-may-strict_owed = Contre, ou pioche { $count }.
play-may-answer_or_miss = Joue { LIST($cards, type: "or") } pour contrer, ou passe ton tour.
play-may-cover = Couvre-la : joue une autre carte de sa couleur.
play-may-cover_draw = Tu ne peux pas la couvrir. Pioche une carte.
play-may-fire = Carte de feu : joue-la tout de suite, si tu veux.
play-may-bring_back = Toutes tes cartes iraient en une chaîne. Fais revenir le dernier à avoir fini, ou perds la manche.
play-may-come_back = Te revoilà dans la manche !
play-may-more = Joue d’autres cartes, ou finis ton tour.
play-may-drawn = Joue-la, ou garde-la.
play-may-play = Joue une carte.
play-may-draw_on = Pioche encore.
play-may-play_or_draw = Joue une carte, ou pioche.
play-may-play_or_pass = Joue une carte, ou passe.
play-may-draw = Rien ne va. Pioche.

play-may-by-add = rajoute { LIST($cards, type: "or") }
play-may-by-cancel = annule avec { LIST($cards, type: "or") }
play-may-by-pass = fais passer avec { LIST($cards, type: "or") }
play-may-by-reduce = enlèves-en avec { LIST($cards, type: "or") }
play-may-by-return = renvoie avec { LIST($cards, type: "or") }

play-refused-other = { CAPITAL($why) }.
play-refused-match = { CAPITAL($card) } ne va pas sur { $top }.
play-refused-called = { CAPITAL($card) } ne va pas : on demande { $what }.
play-refused-skip = { CAPITAL($card) } ne sauve pas ton tour.
play-refused-finish = { CAPITAL($card) } ne peut pas être ta dernière carte.
play-refused-declare = Dis d’abord « { CAPITAL($word) } ! », puis joue ta dernière carte.
play-refused-draw = Tu as pioché : tu ne peux jouer que la carte piochée.
play-refused-must-cover = Couvre { $top } avec une carte de sa couleur.
play-refused-replies =
    { $count ->
        [1] { CAPITAL($card) } ne contre pas la carte à piocher.
       *[other] { CAPITAL($card) } ne contre pas les { $count } cartes à piocher.
    }

play-refused-turn-multi = { CAPITAL($card) } ne va pas sur { $top } dans le même tour.
play-refused-turn-last = Tu ne peux pas finir comme ça avec plusieurs cartes.
play-skip =
    { $count ->
        [1] Joueur suivant : passe ton tour.
       *[other] Joueur suivant : passe { $count } tours.
    }

play-you-knock = Tu ne peux pas suivre : c’est l’élimination.
play-you-why_knock = Tes cartes restantes : { $count }.
play-you-reverse = Tu as changé le sens.
play-you-score = Tu marques { $points }.
play-you-bankrupt = Trop de cartes : c’est l’élimination.
play-you-play = Tu as joué { $card }.
play-you-called = Tu as joué { $card } et demandé { $what }.
play-you-draw = Tu as pioché { $count ->
        [1] une carte
        [one] { $count } carte
        [many] { $count } de cartes
       *[other] { $count } cartes
    }.
play-you-draw_cards = Tu as pioché { $cards }.
play-you-back_cards = Te revoilà avec { $cards }.
play-you-penalty_finish_cards = Tu ne peux pas finir sur cette carte : tu as pioché { $cards }.
play-you-penalty_declare_cards = Tu as oublié de dire « { CAPITAL($word) } ! » et pioché { $cards }.
play-you-penalty_blunder_cards = Mauvaise carte : tu as pioché { $cards }.
play-you-take =
    { $count ->
        [1] Tu as pioché une carte.
       *[other] Tu as pioché { $count } cartes.
    }
play-you-back = Te revoilà avec { $count ->
        [1] une carte
        [one] { $count } carte
        [many] { $count } de cartes
       *[other] { $count } cartes
    }.
play-you-nothing = Il n’y avait plus rien à piocher.
play-you-penalty_finish =
    { $count ->
        [1] Tu ne peux pas finir sur cette carte : tu en as pioché une.
       *[other] Tu ne peux pas finir sur cette carte : tu en as pioché { $count }.
    }
play-you-penalty_declare =
    { $count ->
        [1] Tu as oublié de dire « { CAPITAL($word) } ! » et pioché une carte.
       *[other] Tu as oublié de dire « { CAPITAL($word) } ! » et pioché { $count } cartes.
    }
play-you-penalty_blunder = Mauvaise carte : elle t’a coûté { $count ->
        [1] une carte
       *[other] { $count } cartes
    }.
play-you-penalty_previous =
    { $count ->
        [1] Tu as pioché une carte.
       *[other] Tu as pioché { $count } cartes.
    }
play-you-catch = { $other } : oubli ! Tu l’as signalé.
play-you-say = Toi : « { CAPITAL($word) } ! »
play-you-miss = Tu passes ton tour.
play-you-pass = Tu passes.
play-you-end = Tu finis ton tour.
play-you-out = Tu n’as plus de cartes !
play-you-again = C’est encore à toi.
play-you-took_back =
    { $count ->
        [1] Tu reprends la carte jouée ce tour-ci.
       *[other] Tu reprends les { $count } cartes jouées ce tour-ci.
    }
play-you-attempt = { $card } ne va pas : tu reprends la carte.

play-they-knock = { $name } ne peut pas suivre : c’est l’élimination.
play-they-why_knock = { $name }, cartes restantes : { $count }.
play-they-reverse = { $name } a changé le sens.
play-they-score = { $name } marque { $points }.
play-they-bankrupt = { $name } a trop de cartes : c’est l’élimination.
play-they-play = { $name } a joué { $card }.
play-they-called = { $name } a joué { $card } et demandé { $what }.
play-they-draw = { $name } a pioché { $count ->
        [1] une carte
        [one] { $count } carte
        [many] { $count } de cartes
       *[other] { $count } cartes
    }.
play-they-take =
    { $count ->
        [1] { $name } a pioché une carte.
       *[other] { $name } a pioché { $count } cartes.
    }
play-they-back = Revoilà { $name } avec { $count ->
        [1] une carte
        [one] { $count } carte
        [many] { $count } de cartes
       *[other] { $count } cartes
    }.
play-they-nothing = Il n’y avait plus rien à piocher.
play-they-penalty_finish =
    { $count ->
        [1] { $name } ne peut pas finir sur cette carte et en a pioché une.
       *[other] { $name } ne peut pas finir sur cette carte et en a pioché { $count }.
    }
play-they-penalty_declare =
    { $count ->
        [1] { $name } a oublié de dire « { CAPITAL($word) } ! » et pioché une carte.
       *[other] { $name } a oublié de dire « { CAPITAL($word) } ! » et pioché { $count } cartes.
    }
play-they-penalty_blunder = Mauvaise carte : { $name } pioche { $count ->
        [1] une carte
       *[other] { $count } cartes
    }.
play-they-penalty_previous =
    { $count ->
        [1] { $name } a pioché une carte.
       *[other] { $name } a pioché { $count } cartes.
    }
# $other may be what `play-you_object` says, which French puts before the verb.
play-they-catch = { $other } : oubli ! { $name } l’a signalé.
play-they-catch_you = { $name } a signalé ton oubli.
play-they-say = { $name } : « { CAPITAL($word) } ! »
play-they-miss = { $name } passe son tour.
play-they-pass = { $name } passe.
play-they-end = { $name } finit son tour.
play-they-out = { $name } n’a plus de cartes !
play-they-again = C’est encore à { $name }.
play-they-took_back =
    { $count ->
        [1] { $name } reprend la carte jouée ce tour-ci.
       *[other] { $name } reprend les { $count } cartes jouées ce tour-ci.
    }
play-they-attempt = { $name } a tenté { $card } et reprend la carte.

## result

result-why = Comment on a gagné
result-spoken = { $name }, place { $place }, { $total }. { $note }
result-spoken_open = { $name }, { $total }. { $note }
result-fewer = moins, c’est mieux
result-more = plus, c’est mieux
result-unit-points =
    { $count ->
        [one] point
        [many] points
       *[other] points
    }
result-unit-hands =
    { $count ->
        [0] manche gagnée
        [1] manche gagnée
       *[other] manches gagnées
    }
result-unit-of_hands =
    { $count ->
        [1] sur { $count } manche
       *[other] sur { $count } manches
    }
result-unit-lives =
    { $count ->
        [one] vie
        [many] vies
       *[other] vies
    }
result-unit-cards =
    { $count ->
        [one] carte restante
        [many] cartes restantes
       *[other] cartes restantes
    }
result-brought =
    { $count ->
        [one] { $points } point
        [many] { $points } points
       *[other] { $points } points
    }
result-in_match-points =
    { $count ->
        [one] { $total } point dans la partie
        [many] { $total } points dans la partie
       *[other] { $total } points dans la partie
    }
result-in_match-hands =
    { $count ->
        [0] { $total } manche gagnée
        [1] { $total } manche gagnée
       *[other] { $total } manches gagnées
    }
result-in_match-lives =
    { $count ->
        [0] plus aucune vie
        [one] une vie restante
        [many] { $count } vies restantes
       *[other] { $count } vies restantes
    }
result-revenge = { $name } veut sa revanche
result-close_cards =
    { $count ->
        [one] À une carte près
        [many] À { $count } cartes près
       *[other] À { $count } cartes près
    }
result-close_hands = À une manche près
result-close_points =
    { $count ->
        [one] À un point près
        [many] À { $count } points près
       *[other] À { $count } points près
    }
result-last_own = ta dernière carte
result-last = la dernière carte
result-held = Ce qui restait aux autres
result-everybody = Ce qui restait à chacun
result-final = Fin de la partie
result-next = Manche suivante
result-replay = Revoir
result-leave = Quitter
result-hands = Toutes les manches
result-home = Accueil
result-proper_table = Créer une partie
