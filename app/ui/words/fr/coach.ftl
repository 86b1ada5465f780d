### What the coach says during a hand and about one that is over.

## coach

coach-title = Coach
coach-ask = Demander au coach
coach-close = Fermer le coach
coach-thinking = J’essaie tes coups…
coach-percent = { $percent } %
coach-called = { $card }, demande { $what }
coach-best = le mieux
coach-level = presque aussi bien
coach-unsure = incertain
coach-card = le coach lui donne { $worth }
coach-card_best = le coach lui donne { $worth }, le mieux de tout
coach-progress = Réflexion en cours, { $percent } %
coach-best_is = Le mieux : { $title }, { $worth }.

coach-about-win = Chances de gagner la manche
coach-about-win_and_points = Chances de gagner la manche ; les points comptent aussi
coach-about-places = Chances de finir en tête ; les places comptent aussi
coach-about-last = Chances de finir en tête ; ne pas être en dernière place compte aussi
coach-about-points = Avance en points à la fin ; gagner la manche compte aussi

coach-reason-goes-out = Termine la manche.
coach-reason-hits-miss = { $name } saute un tour.
coach-reason-hits-leader-miss = { $name }, qui a le moins de cartes, saute un tour.
coach-reason-cannot-follow = { $name } ne peut sans doute pas suivre ({ $count } %).
coach-reason-knocks-out = Met sans doute { $name } hors jeu ({ $count } %).
coach-reason-cannot-follow-sure = { $name } ne peut presque sûrement pas suivre.
coach-reason-knocks-out-sure = Met presque sûrement { $name } hors jeu.
coach-reason-no-answer-sure = Presque sûrement, personne ne peut y répondre.
coach-reason-has-no-suit = { $name } n’a sans doute pas de { $suit }.
coach-reason-no-answer = Sans doute, personne ne peut y répondre ({ $count } %).
coach-reason-leads-nowhere = Aucune de tes cartes ne pourrait suivre.
coach-reason-spends-wild = Dépense une carte passe-partout alors qu’une autre carte irait.
coach-reason-last-barred = Te laisse une carte sur laquelle on ne finit pas.
coach-reason-draws = Pioche, alors que tu pourrais jouer.
coach-reason-passes = Ne joue rien, alors que tu pourrais.
coach-reason-points = Rapporte { $count } { $count ->
        [one] point
        [many] de points
       *[other] points
    }.
coach-reason-points-lost = Te coûte { $count } { $count ->
        [one] point
        [many] de points
       *[other] points
    }.
coach-reason-hits = { $name } doit répondre ou prendre { $count ->
        [1] une carte
        [one] { $count } carte
        [many] { $count } de cartes
       *[other] { $count } cartes
    }.
coach-reason-hits-leader = { $name }, qui a le moins de cartes, doit répondre ou prendre { $count ->
        [1] une carte
        [one] { $count } carte
        [many] { $count } de cartes
       *[other] { $count } cartes
    }.
coach-reason-answered-by = { $count ->
        [1] Un joueur pourrait
        [one] { $count } joueur pourrait
        [many] { $count } de joueurs pourraient
       *[other] { $count } joueurs pourraient
    } y répondre.
coach-reason-goes-on = Tu peux continuer dans ce tour : { $count ->
        [1] une carte convient
        [one] { $count } carte convient
        [many] { $count } de cartes conviennent
       *[other] { $count } cartes conviennent
    }.
coach-reason-names-longest = Demande ta couleur la plus longue, { $suit } : { $count } { $count ->
        [one] carte
        [many] de cartes
       *[other] cartes
    }.
coach-reason-keeps-longest = Garde ta couleur la plus longue, { $suit } : { $count } { $count ->
        [one] carte
        [many] de cartes
       *[other] cartes
    }.
coach-reason-leads-on =
    { $count ->
        [0] Aucune de tes cartes ne pourrait suivre.
        [1] Une de tes cartes pourrait suivre.
       *[other] { $count } de tes cartes pourraient suivre.
    }
coach-reason-costly = Débarrasse d’une carte qui vaut { $count } { $count ->
        [one] point
        [many] de points
       *[other] points
    }.
coach-reason-keeps-wild =
    { $count ->
        [one] Garde ta carte passe-partout pour plus tard.
        [many] Garde { $count } de cartes passe-partout pour plus tard.
       *[other] Garde { $count } cartes passe-partout pour plus tard.
    }
coach-reason-takes = Prend { $count ->
        [1] une carte
        [one] { $count } carte
        [many] { $count } de cartes
       *[other] { $count } cartes
    }.

## review

review-title = Analyse
review-ask = Analyser cette manche
review-short = Analyser
review-running = J’essaie tous les coups qui étaient possibles…
review-stop = Arrêter l’analyse
review-close = Fermer l’analyse
review-back = Retour à la liste
review-none = Pas d’erreur nette dans cette manche.
review-made = joué
review-about = Ce que chaque coup a coûté, en chances de gagner la manche
review-about_points = Ce que chaque coup a coûté, en points
review-row = Coup { $step } : { $move }
review-row_of = Coup { $step }, { $name } : { $move }
review-better = Mieux : { $move }, { $worth } au lieu de { $instead }. { $why }
review-choice = Coup { $step }, { $name }
review-slight = moins de 1 %
review-costliest =
    { $count ->
        [one] Le coup le plus coûteux
        [many] Les { $count } de coups les plus coûteux
       *[other] Les { $count } coups les plus coûteux
    }
