### What the coach says during a hand and about one that is over.

## coach

coach-title = Coach
coach-ask = Demander au coach
coach-close = Fermer le coach
coach-thinking = J’essaie tes coups…
coach-percent = { $percent } %
coach-called = { $card }, et demander { $what }
coach-best = le mieux
coach-level = presque aussi bien
coach-unsure = incertain
coach-card = le coach lui donne { $worth }
coach-card_best = le coach lui donne { $worth }, c’est le mieux
coach-progress = Réflexion en cours, { $percent } %
coach-best_is = Le mieux : { $title }, { $worth }.

coach-about-win = Tes chances de gagner cette manche
coach-about-win_and_points = Tes chances de gagner cette manche. Les points comptent aussi
coach-about-places = Tes chances de finir en premier. Les places comptent aussi
coach-about-last = Tes chances de finir en premier. Ne pas finir en dernier compte aussi
coach-about-points = Avance en points à la fin. Gagner la manche compte aussi

coach-reason-goes-out = Tu finis.
coach-reason-hits-miss = { $name } passe son tour.
coach-reason-hits-leader-miss = { $name }, qui a le moins de cartes, passe son tour.
coach-reason-cannot-follow = { $name } ne peut sans doute pas suivre ({ $count } %).
coach-reason-knocks-out = Élimine sans doute { $name } ({ $count } %).
coach-reason-cannot-follow-sure = C’est presque sûr : { $name } ne pourra pas suivre.
coach-reason-knocks-out-sure = Élimine { $name } presque à coup sûr.
coach-reason-no-answer-sure = C’est presque sûr : personne ne pourra contrer.
coach-reason-has-no-suit = { $name } n’a sans doute pas de { $suit }.
coach-reason-no-answer = Personne ne devrait pouvoir contrer ({ $count } %).
coach-reason-leads-nowhere = Aucune de tes cartes n’irait dessus.
coach-reason-spends-wild = Gaspille une carte qui se joue sur tout, alors qu’une autre suffirait.
coach-reason-last-barred = Te laisse une carte sur laquelle tu ne peux pas finir.
coach-reason-draws = Te fait piocher, alors que tu pourrais jouer.
coach-reason-passes = Te fait passer, alors que tu pourrais jouer.
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
coach-reason-hits =
    { $count ->
        [1] { $name } doit contrer ou piocher une carte.
       *[other] { $name } doit contrer ou piocher { $count } cartes.
    }
coach-reason-hits-leader =
    { $count ->
        [1] { $name }, qui a le moins de cartes, doit contrer ou piocher une carte.
       *[other] { $name }, qui a le moins de cartes, doit contrer ou piocher { $count } cartes.
    }
coach-reason-answered-by =
    { $count ->
        [1] Un joueur pourrait contrer.
       *[other] { $count } joueurs pourraient contrer.
    }
coach-reason-goes-on =
    { $count ->
        [1] Tu peux continuer ce tour : encore une carte va.
       *[other] Tu peux continuer ce tour : encore { $count } cartes vont.
    }
coach-reason-names-longest =
    { $count ->
        [1] Demande ta couleur la plus longue, { $suit } : { $count } carte.
       *[other] Demande ta couleur la plus longue, { $suit } : { $count } cartes.
    }
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
coach-reason-costly = Te débarrasse d’une carte de { $count } { $count ->
        [1] point
       *[other] points
    }.
coach-reason-keeps-wild =
    { $count ->
        [1] Garde pour plus tard ta carte qui se joue sur tout.
       *[other] Garde pour plus tard { $count } cartes qui se jouent sur tout.
    }
coach-reason-takes =
    { $count ->
        [1] Te fait piocher une carte.
       *[other] Te fait piocher { $count } cartes.
    }

## review

review-title = Analyse
review-ask = Analyser la manche
review-short = Analyser
review-running = J’essaie tous les coups possibles…
review-stop = Arrêter l’analyse
review-close = Fermer l’analyse
review-back = Retour à la liste
review-none = Pas d’erreur nette dans cette manche.
review-made = joué
review-about = Ce que chaque coup a coûté en chances de gagner
review-about_points = Ce que chaque coup a coûté en points
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
