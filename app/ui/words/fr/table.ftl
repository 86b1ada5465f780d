### The table: what lies on it, what happens, what may be done, and how it ends.

## table

table-help = Règles
table-menu = Menu
table-clockwise = On joue dans le sens horaire
table-counterclockwise = On joue dans le sens antihoraire
table-owed_badge = +{ $n }
table-misses_badge = { $n }
table-choice_cancel = Reprendre la carte
table-called = demande : { $what }
table-pile = Défausse, au-dessus : { $card }
table-pile_empty = Défausse, vide
table-owed = { $count } { $count ->
        [one] carte due
        [many] de cartes dues
       *[other] cartes dues
    }
table-misses = { $count } { $count ->
        [one] tour à sauter
        [many] de tours à sauter
       *[other] tours à sauter
    }
table-left =
    { $count ->
        [0] vide
       *[other] reste { $count }
    }
table-stock_empty = Pioche, vide
table-stock_turned = Pioche, vide : la défausse est retournée quand quelqu’un doit piocher
table-stock = Pioche, { $count } { $count ->
        [one] carte restante
        [many] de cartes restantes
       *[other] cartes restantes
    }
table-stock_draw = Pioche, { $count } { $count ->
        [one] carte restante
        [many] de cartes restantes
       *[other] cartes restantes
    }, touche pour piocher

table-sort-suit = Triée par couleur. Trier par valeur
table-sort-rank = Triée par valeur. Garder mon ordre
table-sort-only_rank = Triée par valeur. Trier par couleur
table-sort-own = Dans mon ordre. Trier par couleur

table-card-playable = jouable
table-card-lifted = touche encore pour jouer
table-card-fresh = juste piochée

table-seat-turn = à son tour
table-seat-declared = a dit le mot
table-seat-said = { CAPITAL($word) } !
table-seat-catchable = n’a pas dit le mot
table-seat-gone = hors de la manche
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
        [lively] Aïe !
       *[calm] Tant pis.
    }
play-remark_owes =
    { $mood ->
        [lively] Cadeau !
       *[calm] Pour toi.
    }
play-remark_turn =
    { $mood ->
        [lively] Ha !
       *[calm] Pardon.
    }
play-remark_out =
    { $mood ->
        [lively] Youpi !
       *[calm] Belle partie.
    }
play-remark_spoken = { $name } dit : « { $said } »
play-a_rank =
    { $rank ->
        [A] un as
        [J] un valet
        [Q] une dame
        [K] un roi
       *[other] un { $rank }
    }
play-mine = toi { $points }
play-whose = cartes de { $name }
play-strict = table stricte
play-strict_not_now = C’est à { $name } de jouer. Touche encore pour jouer quand même ; cela coûte { $count ->
        [1] une carte
        [one] { $count } carte
        [many] { $count } de cartes
       *[other] { $count } cartes
    }.
play-wait = { $name } réfléchit
play-dealt = Les cartes sont distribuées.
play-dealt_strict = Une table stricte : rien n’est signalé, et une carte fausse coûte { $count ->
        [1] une carte
        [one] { $count } carte
        [many] { $count } de cartes
       *[other] { $count } cartes
    }.
play-cancel = Plus rien n’est dû.
play-reverse = Le sens du jeu change.
play-why_over = Un cran au-dessus de { $card } : { $points }.
play-why_under = Un cran au-dessous de { $card } : { $points }.
play-refill = La pioche était vide : on retourne la défausse.
play-owes =
    { $count ->
        [one] Maintenant, une carte est due.
        [many] Maintenant, { $count } cartes sont dues.
       *[other] Maintenant, { $count } cartes sont dues.
    }
play-hands = Chacun passe sa main à gauche.
play-blocked = Plus personne ne peut jouer.
play-say_word = { CAPITAL($word) } !
play-said_word = { CAPITAL($word) } ✓
play-forgot = { $name } a oublié de dire « { CAPITAL($word) } ! »
play-catch = Pincer { $name }
play-take = Prendre { $count }
play-draw = Piocher
play-end = Fin du tour
play-pass = Je passe
play-keep = Garder
play-miss = Sauter le tour
play-out = Hors jeu
play-knocked = hors jeu
play-running = { $total } ({ $hand })
play-undo = Annuler
play-hurry = Accélérer
play-go_on = Continuer
play-skip_rest = Aller à la fin
play-why = Pourquoi ?
play-come_back = Revenir
play-bring_back = Faire revenir
play-leave_out = Perdre la manche
play-try_again = Réessayer
play-first_time = Du nouveau
play-first_time_spoken = Du nouveau : { $said } Toucher pour fermer.
play-rule = La règle
play-no_rule = Les règles n’ont rien de particulier à dire là-dessus.
play-all_rules = Toutes les règles de cette table
play-suit_title = Quelle couleur pour { $card } ?
play-rank_title = Quelle valeur pour { $card } ?
play-confirm = Touche encore la carte pour la jouer.
play-not_now = C’est à { $name } de jouer.
play-lost = Cette partie est ouverte ailleurs
play-lost_about = Elle est ouverte dans { $where } depuis : { $time }. Tu peux la continuer ici ; l’autre fenêtre s’arrêtera alors.
play-taken_about = Elle est maintenant ouverte dans { $where }. Tu peux la reprendre et jouer ici ; l’autre fenêtre s’arrêtera alors.
play-where_tab = un onglet de navigateur sous { $system }
play-where_app = l’app sous { $system }
play-where_unknown = une autre fenêtre
play-take_over = Jouer ici
play-home = Accueil
play-broken = Cette partie ne peut pas continuer
play-damaged = des données de cette partie sont abîmées
play-differs = cette version de l’app joue autrement un des coups de cette partie
play-no_store = Il n’y a pas de telle partie
play-menu = Table
play-log = Ce qui s’est passé
play-log_empty = Il ne s’est encore rien passé.
play-log_late = Récemment
play-log_all = Tout
play-log_before = Avant cela
play-log_points = Points seulement
play-resign = Abandonner
play-resign_about = Termine la partie où elle en est.
play-resign_sure = Abandonner pour de bon ?
play-to_bot = Laisser un bot jouer pour { $name }
play-to_bot_about = Jusqu’à ce que tu reprennes le siège.
play-from_bot = { $name } reprend le jeu
play-from_bot_about = Reprend le siège au bot.
play-rules = Règles de cette table
play-leave = Quitter
play-leave_about = La partie t’attend.
play-report = Copier un rapport
play-hand_won = Manche gagnée par { $names }
play-hand_won_you = Tu as gagné la manche
play-hand_blocked = Blocage, le moins de cartes : { $names }
play-hand_blocked_you = Blocage : tu avais le moins de cartes
play-hand_blocked_points = Blocage, la main la plus faible : { $names }
play-hand_blocked_points_you = Blocage : tu avais la main la plus faible
play-hand_about = Manche { $hand }
play-match_won = Partie gagnée par { $names }
play-match_won_you = Tu as gagné la partie
play-match_resigned = La partie a été abandonnée
play-life = { $count ->
        [1] une vie
        [one] { $count } vie
        [many] { $count } de vies
       *[other] { $count } vies
    }
play-keep_on = Continuer à jouer
play-close = Fermer

play-may-out = Tu ne peux ni suivre ni jouer de joker.
play-may-lead = Entame à ta guise.
play-may-follow = Suis la couleur ou la valeur.
play-may-answer_or_take = Réponds avec { LIST($cards, type: "or") }, ou prends { $count } { $count ->
        [one] carte
        [many] de cartes
       *[other] cartes
    }.
play-may-take = Prends { $count } { $count ->
        [one] carte
        [many] de cartes
       *[other] cartes
    } : rien ne peut y répondre.
play-may-take_only = Prends { $count } { $count ->
        [one] carte
        [many] de cartes
       *[other] cartes
    } : pour répondre, il faudrait { LIST($cards, type: "or") }.
play-may-ways_or_take = { CAPITAL(LIST($ways, type: "comma")) }, ou prends { $count } { $count ->
        [one] carte
        [many] de cartes
       *[other] cartes
    }.
play-may-strict_owed = Réponds, ou prends { $count } { $count ->
        [one] carte
        [many] de cartes
       *[other] cartes
    }.
play-may-answer_or_miss = Réponds avec { LIST($cards, type: "or") }, ou saute ton tour.
play-may-cover = Couvre-la avec une carte de sa couleur.
play-may-cover_draw = Tu ne peux pas la couvrir : pioche une carte.
play-may-fire = Carte de feu : tu peux la jouer aussitôt.
play-may-bring_back = Tu peux poser toute ta main en une seule chaîne : fais revenir qui a fini juste avant, ou perds la manche.
play-may-come_back = Tu reviens dans la manche.
play-may-more = Joue d’autres cartes, ou finis ton tour.
play-may-drawn = Tu peux la jouer, ou la garder.
play-may-play = Joue une carte.
play-may-draw_on = Pioche encore.
play-may-play_or_draw = Joue une carte, ou pioche.
play-may-play_or_pass = Joue une carte, ou passe.
play-may-draw = Rien ne convient : pioche.

play-may-by-add = rajoute { LIST($cards, type: "or") }
play-may-by-cancel = annule avec { LIST($cards, type: "or") }
play-may-by-pass = fais passer avec { LIST($cards, type: "or") }
play-may-by-reduce = diminue avec { LIST($cards, type: "or") }
play-may-by-return = renvoie avec { LIST($cards, type: "or") }

play-refused-other = { CAPITAL($why) }.
play-refused-match = { CAPITAL($card) } ne va ni avec la couleur ni avec la valeur de { $top }.
play-refused-called = { CAPITAL($card) } ne convient pas : on demande { $what }.
play-refused-skip = { CAPITAL($card) } ne répond pas au tour à sauter.
play-refused-finish = { CAPITAL($card) } ne peut pas être ta dernière carte.
play-refused-declare = Tu n’as pas dit le mot : ta dernière carte doit rester.
play-refused-draw = Après avoir pioché, on ne peut jouer que la carte piochée.
play-refused-must-cover = { CAPITAL($top) } : il faut une carte de sa couleur dessus.
play-refused-replies = { CAPITAL($card) } ne répond pas { $count ->
        [one] à la carte que tu dois
        [many] aux { $count } cartes que tu dois
       *[other] aux { $count } cartes que tu dois
    }.

play-refused-turn-multi = { CAPITAL($card) } ne peut pas suivre { $top } dans le même tour.
play-refused-turn-last = Tu ne peux pas finir ainsi avec plusieurs cartes.
play-skip =
    { $count ->
        [one] Un tour est à sauter.
        [many] { $count } de tours sont à sauter.
       *[other] { $count } tours sont à sauter.
    }

play-you-knock = Tu ne peux pas suivre : te voilà hors jeu.
play-you-why_knock = Cartes que tu tenais encore : { $count }.
play-you-reverse = Tu as inversé le sens du jeu.
play-you-score = Tu marques { $points }.
play-you-bankrupt = Tu as trop de cartes : te voilà hors de la manche.
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
play-you-penalty_finish_cards = On ne finit pas sur cette carte : tu as pioché { $cards }.
play-you-penalty_declare_cards = Tu n’avais pas dit le mot : tu as pioché { $cards }.
play-you-penalty_blunder_cards = Ça t’a coûté cher : tu as pioché { $cards }.
play-you-take = Tu as pris { $count ->
        [1] une carte
        [one] { $count } carte
        [many] { $count } de cartes
       *[other] { $count } cartes
    }.
play-you-back = Te revoilà avec { $count ->
        [1] une carte
        [one] { $count } carte
        [many] { $count } de cartes
       *[other] { $count } cartes
    }.
play-you-nothing = Il n’y avait plus rien à piocher.
play-you-penalty_finish = On ne finit pas sur cette carte : tu as pioché { $count ->
        [1] une carte
        [one] { $count } carte
        [many] { $count } de cartes
       *[other] { $count } cartes
    }.
play-you-penalty_declare = Tu n’avais pas dit le mot : tu as pioché { $count ->
        [1] une carte
        [one] { $count } carte
        [many] { $count } de cartes
       *[other] { $count } cartes
    }.
play-you-penalty_blunder = Cela t’a coûté { $count ->
        [1] une carte
        [one] { $count } carte
        [many] { $count } de cartes
       *[other] { $count } cartes
    }.
play-you-penalty_previous = Tu as pris { $count ->
        [1] une carte
        [one] { $count } carte
        [many] { $count } de cartes
       *[other] { $count } cartes
    }.
play-you-catch = Tu as pincé { $other }.
play-you-say = Toi : « { $word } ! »
play-you-miss = Tu sautes un tour.
play-you-pass = Tu passes.
play-you-end = Tu finis ton tour.
play-you-out = Tu n’as plus de cartes !
play-you-again = C’est encore à toi.
play-you-took_back =
    { $count ->
        [one] Tu reprends la carte de ce tour.
        [many] Tu reprends les { $count } de cartes de ce tour.
       *[other] Tu reprends les { $count } cartes de ce tour.
    }
play-you-attempt = Impossible de jouer { $card } : tu reprends la carte.

play-they-knock = { $name } ne peut pas suivre et se retrouve hors jeu.
play-they-why_knock = Cartes que { $name } tenait encore : { $count }.
play-they-reverse = { $name } a inversé le sens du jeu.
play-they-score = { $name } marque { $points }.
play-they-bankrupt = { $name } a trop de cartes et sort de la manche.
play-they-play = { $name } a joué { $card }.
play-they-called = { $name } a joué { $card } et demandé { $what }.
play-they-draw = { $name } a pioché { $count ->
        [1] une carte
        [one] { $count } carte
        [many] { $count } de cartes
       *[other] { $count } cartes
    }.
play-they-take = { $name } a pris { $count ->
        [1] une carte
        [one] { $count } carte
        [many] { $count } de cartes
       *[other] { $count } cartes
    }.
play-they-back = Revoilà { $name } avec { $count ->
        [1] une carte
        [one] { $count } carte
        [many] { $count } de cartes
       *[other] { $count } cartes
    }.
play-they-nothing = Il n’y avait plus rien à piocher.
play-they-penalty_finish = On ne finit pas sur cette carte : { $name } a pioché { $count ->
        [1] une carte
        [one] { $count } carte
        [many] { $count } de cartes
       *[other] { $count } cartes
    }.
play-they-penalty_declare = { $name } n’avait pas dit le mot et a pioché { $count ->
        [1] une carte
        [one] { $count } carte
        [many] { $count } de cartes
       *[other] { $count } cartes
    }.
play-they-penalty_blunder = Cela a coûté { $count ->
        [1] une carte
        [one] { $count } carte
        [many] { $count } de cartes
       *[other] { $count } cartes
    } à { $name }.
play-they-penalty_previous = { $name } a pris { $count ->
        [1] une carte
        [one] { $count } carte
        [many] { $count } de cartes
       *[other] { $count } cartes
    }.
# $other may be what `play-you_object` says, which French puts before the verb.
play-they-catch = { $name } a pincé { $other }.
play-they-catch_you = { $name } te pince !
play-they-say = { $name } : « { $word } ! »
play-they-miss = { $name } saute un tour.
play-they-pass = { $name } passe.
play-they-end = { $name } finit son tour.
play-they-out = { $name } n’a plus de cartes !
play-they-again = C’est encore à { $name }.
play-they-took_back =
    { $count ->
        [one] { $name } reprend la carte de ce tour.
        [many] { $name } reprend les { $count } de cartes de ce tour.
       *[other] { $name } reprend les { $count } cartes de ce tour.
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
        [one] manche gagnée
        [many] manches gagnées
       *[other] manches gagnées
    }
result-unit-of_hands =
    { $count ->
        [one] sur { $count } manche
        [many] sur { $count } manches
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
        [one] { $total } manche gagnée
        [many] { $total } manches gagnées
       *[other] { $total } manches gagnées
    }
result-in_match-lives =
    { $count ->
        [0] plus aucune vie
        [one] une vie restante
        [many] { $count } vies restantes
       *[other] { $count } vies restantes
    }
result-last_own = votre dernière carte
result-last = la dernière carte
result-held = Ce que les autres avaient
result-everybody = Ce que chacun avait
result-final = Fin de la partie
result-next = Manche suivante
result-replay = Revoir
result-leave = Quitter
result-hands = Toutes les manches
result-home = Accueil
