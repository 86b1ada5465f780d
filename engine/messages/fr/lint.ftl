### What cannot work in a ruleset.

lint-no-points = la partie se joue aux points, mais aucune manche n’en rapporte
lint-no-card-values = on compte les points des cartes, mais aucune carte n’en vaut
lint-points-in-play = on ne marque des points en cours de jeu que dans un jeu de séquences
lint-no-life-is-lost = c’est le dernier en jeu qui perd une vie, mais les manches s’arrêtent au premier qui finit
lint-nobody-comes-back = personne ne peut revenir : les manches s’arrêtent au premier qui finit
lint-nobody-loses = personne ne perd de manche : elle s’arrête au premier qui finit
lint-no-word = il n’y a pas de mot à dire
lint-word-due-at-once = le mot serait à dire avant même qu’on ait joué
lint-no-starter = aucune carte ne peut être la première carte retournée
lint-rides-on-nothing = le paquet n’a aucune carte avec laquelle elle agit
lint-no-card-follows = aucune carte ne peut se poser sur une autre
lint-some-cards-never-follow = certaines cartes ne peuvent jamais être jouées, et qui en a une ne peut pas finir
lint-no-last-card = aucune carte ne peut être la dernière, donc aucune manche ne peut se terminer
lint-last-must-be-covered = toute carte qui pourrait être la dernière doit être couverte, donc aucune manche ne peut se terminer
lint-few-last-cards = très peu de cartes peuvent être la dernière, les manches risquent de ne guère se terminer
lint-turn-never-passes = toute carte fait rejouer son joueur ou doit être couverte, donc le tour ne passe jamais
lint-turn-comes-back = à { $seats } joueurs, toute carte ramène le tour à qui l’a jouée
lint-turn-hardly-passes = au moins la moitié des cartes font rejouer, le tour risque de ne guère passer
lint-hands-pass-on = au moins la moitié des cartes font passer les mains, les manches risquent de ne guère se terminer
lint-nothing-to-answer = aucune carte du paquet ne fait prendre ce à quoi ces cartes répondent
lint-pickup-too-large = rien ne répond à une attaque de { $count } { $count ->
        [one] carte
        [many] de cartes
       *[other] cartes
    }, mais à { $seats } joueurs il ne peut pas en rester plus de { $left }
lint-sum-outgrows-pack = à { $seats } joueurs, la somme peut monter à { $count } { $count ->
        [one] carte
        [many] de cartes
       *[other] cartes
    }, mais il n’y en a que { $pack }
lint-only-followed = dans un jeu de séquences, les cartes n’ont pas d’effet ; certaines se jouent seulement sur n’importe quelle autre
