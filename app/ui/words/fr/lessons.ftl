### Leçons : des manches guidées à la table. Les cartes viennent comme `5♥`, les couleurs comme `♥`.

## learn

learn-title = Apprendre à la table
learn-about = De courtes manches guidées. Chaque étape te dit quoi toucher. Rien ne peut mal tourner, et rien ne compte.
learn-all = Toutes les leçons
learn-steps =
    { $count ->
        [one] { $count } étape
        [many] { $count } étapes
       *[other] { $count } étapes
    }
learn-learned = { $about } · leçon terminée
learn-step = étape { $step } sur { $steps }
learn-this = celle à toucher
learn-show = Montre-moi
learn-skip = Quitter
learn-skip_about = Tu la retrouveras dans les réglages.
learn-again = Recommencer
learn-over = { $game } : tu sais jouer !
learn-over_about = C’était une manche entière. À chaque table, le point d’interrogation montre ce que font les cartes.
learn-you_about = Les autres le voient quand tu joues avec eux. Tu peux le laisser vide.
learn-play = Jouer une manche
learn-next = Ensuite : { $game }
learn-try = Apprendre

learn-tap-card = Touche { $card }.
learn-tap-name =
    { $kind ->
        [rank] Touche { $card } et demande { $what }.
       *[suit] Touche { $card } et choisis { $what }.
    }
learn-tap-what = Touche { $what }.
learn-tap-say = Touche « { $word } ! », puis { $card }.
learn-tap-say_name = Touche « { $word } ! », puis { $card } et { $what }.
learn-tap-draw = Touche « Piocher ».
learn-also-card = { CAPITAL($card) } irait aussi. Cette fois, joue { $meant } et regarde ce qui se passe.
learn-also-other = Ça irait aussi. Cette fois, c’est { $meant }.
learn-also-what =
    { $kind ->
        [rank] Tu pourrais aussi demander { $what }. Cette fois, demande { $meant } : tu en as.
       *[suit] Tu pourrais aussi choisir { $what }. Cette fois, choisis { $meant } : tu en as.
    }
learn-first-say = Bonne carte ! Mais dis d’abord « { $word } ! ». L’oublier pourrait te coûter cher.
learn-first-go_on = Regarde d’abord ce qui s’est passé, puis touche « Continuer ».

## lesson

lesson-switch-follow = Le premier sans cartes gagne. Sur { $top }, joue la même couleur ou la même valeur.
lesson-switch-number = Tu n’as rien de cette couleur, mais tu as la même valeur que { $top }. Ça va aussi.
lesson-switch-two = Un 2 : le joueur suivant pioche deux cartes, sauf s’il joue un 2.
lesson-switch-taken = { $name } n’avait pas de 2 et a pioché deux cartes. Fin de son tour.
lesson-switch-eight = Un 8 : le joueur suivant passe son tour.
lesson-switch-jack = Un valet change le sens. Maintenant, on joue de l’autre côté.
lesson-switch-draw = Aucune de tes cartes ne va sur { $top }. Pioche une carte.
lesson-switch-ace = { $card } ! Un as se joue sur tout, et tu choisis la couleur. Choisis-en une que tu as.
lesson-switch-last = Il te restera une carte. Dis-le, sinon ça peut te coûter une carte.
lesson-switch-out = Ta dernière carte va, et elle n’a pas d’effet. Tu ne peux pas finir sur une carte spéciale.

lesson-crazy-eights-follow = Débarrasse-toi de tes cartes avant les autres. Sur { $top }, joue la même couleur ou la même valeur.
lesson-crazy-eights-eight = Rien d’autre ne va sur { $top }. Mais un 8 se joue sur tout, et tu choisis la couleur.
lesson-crazy-eights-drew = { $name } n’avait rien de cette couleur et a pioché jusqu’à une carte qui va.
lesson-crazy-eights-suit = La couleur que tu as choisie compte toujours.
lesson-crazy-eights-draw = Rien ne va sur { $top }. À toi de piocher.
lesson-crazy-eights-again = Celle-là ne va pas non plus. Pioche encore.
lesson-crazy-eights-fits = La voilà : une carte qui va.
lesson-crazy-eights-rank = Tes deux cartes vont. Joue la même valeur.
lesson-crazy-eights-out = Ta dernière carte ! Tu marques ce qui reste aux autres.

lesson-mau-mau-follow = Trente-deux cartes, du 7 à l’as. Sur { $top }, joue la même couleur ou la même valeur.
lesson-mau-mau-seven = Un 7 : le joueur suivant pioche deux cartes, sauf s’il joue un 7.
lesson-mau-mau-answer = { $name } joue un 7 aussi. Ça s’additionne : quatre cartes maintenant.
lesson-mau-mau-taken = { $name } n’a pas de 7 et pioche les quatre.
lesson-mau-mau-eight = Un 8 : le joueur suivant passe son tour.
lesson-mau-mau-jack = Un valet se joue sur tout sauf un valet, et tu choisis la couleur. Il te restera une carte : dis « Mau ! »
lesson-mau-mau-out = Ta couleur est revenue. Joue ta dernière carte.

lesson-makao-follow = Le premier sans cartes gagne. Sur { $top }, joue la même couleur ou la même valeur.
lesson-makao-two = { $name } joue un 2 : tu pioches deux cartes, sauf si tu joues un 2 ou un 3 dessus.
lesson-makao-three = Joue ton 3 dessus. Ça s’additionne : cinq cartes pour le joueur suivant.
lesson-makao-taken = { $name } n’a ni 2 ni 3 et pioche les cinq.
lesson-makao-draw = Aucune de tes cartes ne va sur { $top }. Pioche une carte.
lesson-makao-ace = Celle-ci va ! Avec un as, tu choisis la couleur. Choisis-en une que tu as.
lesson-makao-four = { $name } joue un 4. Sans un autre 4, on passe son tour : c’est déjà à toi.
lesson-makao-jack = Avec un valet, tu demandes une valeur pour un tour de table. Demande les 6 : tu en as deux.
lesson-makao-asked = { $name } n’a pas de 6 et doit piocher.
lesson-makao-set = Tu peux jouer tes deux 6 dans le même tour. Après le premier, il te reste une carte : dis « Makao ! »
lesson-makao-out = Et l’autre 6, dans le même tour. Plus de cartes : gagné !

lesson-one-card-follow = Le premier sans cartes gagne. Sur { $top }, joue la même couleur ou la même valeur.
lesson-one-card-two = { $name } attaque avec un 2 : pioche deux cartes, ou joue un 2, un 3, un as ou un joker.
lesson-one-card-shield = Un 3, c’est ton bouclier. Il arrête toutes les attaques, et personne ne pioche.
lesson-one-card-draw = Aucune de tes cartes ne va sur { $top }. Pioche une carte.
lesson-one-card-ace = Celle-ci va ! Attaque : avec un as, le joueur suivant pioche trois cartes.
lesson-one-card-joker = { $name } joue le joker noir sur ton as. Trois et sept : ça fait dix cartes.
lesson-one-card-taken = { $name } n’a pas de bouclier et pioche les dix.
lesson-one-card-king = Un roi te fait rejouer.
lesson-one-card-seven = Avec un 7, tu choisis la couleur. Prends celle de ta dernière carte, et dis d’abord « Une carte ! »
lesson-one-card-jump = { $name } joue un valet et saute le joueur suivant. C’est à toi !
lesson-one-card-out = Ta couleur compte toujours. Joue ta dernière carte !

lesson-black-jack-run = En un tour, tu peux jouer une suite : des cartes de même couleur, en montant. Commence par { $card }.
lesson-black-jack-on = C’est encore à toi. La suite continue avec { $card }.
lesson-black-jack-more = Et encore une : trois cartes en un tour.
lesson-black-jack-black = { $name } a joué un valet noir : cinq cartes pour toi.
lesson-black-jack-red = Un valet rouge en enlève cinq : plus rien à piocher. Dis aussi « Cartes ! » : tes deux dernières peuvent partir en un tour.
lesson-black-jack-last = Tes deux dernières cartes forment une suite : les deux partent en un tour.
lesson-black-jack-out = Et la dernière !

lesson-kilodney-lead = Tout est distribué, et tu marques des points en jouant. Un as en entame rapporte +1.
lesson-kilodney-under = { $name } a joué la carte juste sous la tienne. Ça coûte un point : −1.
lesson-kilodney-over = Fais mieux : une carte juste au-dessus de { $top }, dans sa couleur, rapporte +1.
lesson-kilodney-switched = { $name } n’avait rien de cette couleur et a changé avec la même valeur : aucun point.
lesson-kilodney-corner = Encore juste au-dessus. Regarde ce qui arrive quand on ne peut pas suivre.
lesson-kilodney-knocked = { $name } ne pouvait pas suivre : c’est l’élimination. Tu marques un point par carte restante : deux.
lesson-kilodney-joker = Rien ne va sur { $top }. Un joker se joue sur tout, et le joueur suivant entame.
lesson-kilodney-switch = Rien de cette couleur, mais la même valeur : change. Ça ne rapporte rien, mais tu restes en jeu.
lesson-kilodney-out = Encore juste au-dessus, et c’est ta dernière carte : tu as fini, et tu gardes tes points.
lesson-kilodney-end = C’était la dernière carte. Les points de toutes les manches s’additionnent.
