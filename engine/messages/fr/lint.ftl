### What cannot work in a ruleset.

lint-no-points = la partie se joue aux points, mais aucune manche n’en rapporte
lint-no-card-values = on compte les points des cartes, mais aucune carte n’en vaut
lint-points-in-play = on ne marque des points carte par carte que dans un jeu de séries
lint-no-life-is-lost = le dernier en jeu perd une vie, mais les manches s’arrêtent au premier qui finit
lint-nobody-comes-back = personne ne peut revenir : les manches s’arrêtent au premier qui finit
lint-nobody-loses = personne ne perd de manche : elle s’arrête au premier qui finit
lint-no-word = il n’y a rien à dire quand il reste peu de cartes
lint-word-due-at-once = il faudrait annoncer la dernière carte dès la donne
lint-no-starter = il ne reste aucune carte à retourner en premier
lint-rides-on-nothing = il manque au paquet la carte qui doit l’accompagner
lint-no-card-follows = aucune carte ne peut aller sur une autre
lint-some-cards-never-follow = certaines cartes ne peuvent jamais être jouées : avec l’une d’elles, impossible de finir
lint-no-last-card = aucune carte ne peut être la dernière, donc personne ne peut finir
lint-last-must-be-covered = toute carte qui pourrait être la dernière doit être couverte, donc personne ne peut finir
lint-few-last-cards = très peu de cartes peuvent être la dernière, donc les manches risquent de ne presque jamais finir
lint-turn-never-passes = toute carte fait rejouer ou doit être couverte, donc c’est toujours au même de jouer
lint-turn-comes-back = à { $seats } joueurs, toute carte ramène le tour au même joueur
lint-turn-hardly-passes = au moins la moitié des cartes font rejouer, donc le tour risque de ne presque jamais passer
lint-hands-pass-on = au moins la moitié des cartes font passer les mains, donc les manches risquent de ne presque jamais finir
lint-only-first-happens = quand tu joues { $card }, { LIST($does, type: "and") }, mais seul le premier effet aurait lieu
lint-nothing-to-answer = ces cartes n’ont rien à contrer, car le paquet n’a pas la carte qu’elles visent
lint-pickup-too-large = rien ne contre un +{ $count }, mais à { $seats } joueurs il reste au plus { $left } cartes
lint-sum-outgrows-pack = à { $seats } joueurs, le total peut monter à { $count } cartes, mais il n’y en a que { $pack }
lint-only-followed = dans un jeu de séries, les cartes n’ont pas d’effet, sauf se jouer sur tout
