### Leçons : des manches guidées à la table. Les cartes viennent comme `5♥`, les couleurs comme `♥`.

## learn

learn-title = Apprendre à la table
learn-about = De courtes manches guidées. Chaque étape dit quoi toucher ; rien ne peut mal tourner, et rien ne compte.
learn-all = Toutes les leçons
learn-steps =
    { $count ->
        [one] { $count } étape
        [many] { $count } étapes
       *[other] { $count } étapes
    }
learn-learned = { $about } · apprise
learn-step = étape { $step } sur { $steps }
learn-this = celle à toucher
learn-show = Montre-moi
learn-skip = Quitter
learn-skip_about = Tu la retrouveras dans les réglages.
learn-again = Encore une fois
learn-over = Tu sais jouer à { $game } !
learn-over_about = C’était une manche entière. À chaque table, le point d’interrogation montre ce que font les cartes.
learn-play = Jouer contre des bots
learn-next = Ensuite : { $game }
learn-try = Apprendre

learn-tap-card = Touche { $card }.
learn-tap-name = Touche { $card } et choisis { $what }.
learn-tap-what = Touche { $what }.
learn-tap-say = Touche « { $word } ! », puis { $card }.
learn-tap-say_name = Touche « { $word } ! », puis { $card } et { $what }.
learn-tap-draw = Touche « Piocher ».
learn-also-card = { $card } irait aussi. Cette fois, joue { $meant } et regarde ce qui se passe.
learn-also-other = Ce serait permis aussi. Cette fois, c’est { $meant }.
learn-also-what = Tu pourrais aussi choisir { $what }. Cette fois, prends { $meant } : tu en as.
learn-first-say = C’est la bonne carte, mais dis d’abord « { $word } ! ». Sans le mot, ça pourrait te coûter cher.
learn-first-go_on = Regarde d’abord ce qui s’est passé, puis touche « Continuer ».

## lesson

lesson-switch-follow = Débarrasse-toi de tes cartes avant les autres, et tu gagnes. Sur { $top } va la même couleur ou la même valeur.
lesson-switch-number = Tu n’as rien de cette couleur, mais la même valeur que { $top }. Ça va aussi.
lesson-switch-two = Un 2 : la personne suivante prend deux cartes, sauf si elle répond par un 2.
lesson-switch-taken = { $name } n’avait pas de 2 : deux cartes de plus, et le tour était fini.
lesson-switch-eight = Un 8 fait sauter un tour à la personne suivante.
lesson-switch-jack = Un valet inverse le sens : on joue maintenant dans l’autre sens.
lesson-switch-draw = Rien dans ta main ne va sur { $top }. Alors tu pioches une carte.
lesson-switch-ace = { $card } ! Un as va sur tout, et tu choisis la couleur qui suit. Prends-en une que tu as.
lesson-switch-last = Il te restera une carte. Dis-le, sinon cela peut te coûter une carte.
lesson-switch-out = Ta dernière carte convient, et elle n’a pas d’effet : on ne finit pas sur une carte à effet.

lesson-crazy-eights-follow = Débarrasse-toi de tes cartes avant les autres. Sur { $top } va la même couleur ou la même valeur.
lesson-crazy-eights-eight = Rien d’autre ne va sur { $top }. Mais un 8 va sur tout, et tu choisis la couleur.
lesson-crazy-eights-drew = { $name } n’avait pas cette couleur : carte après carte, il a fallu piocher jusqu’à la bonne.
lesson-crazy-eights-suit = La couleur que tu as choisie est toujours demandée.
lesson-crazy-eights-draw = Rien ne va sur { $top }. À toi de piocher.
lesson-crazy-eights-again = Celle-là ne va pas non plus. Pioche encore.
lesson-crazy-eights-fits = La voilà : une carte qui convient.
lesson-crazy-eights-rank = Tes deux cartes conviennent. Joue celle de même valeur.
lesson-crazy-eights-out = Ta dernière carte ! Qui finit marque ce que les autres ont encore en main.

lesson-mau-mau-follow = Trente-deux cartes, du 7 à l’as. Sur { $top } va la même couleur ou la même valeur.
lesson-mau-mau-seven = Un 7 : la personne suivante prend deux cartes, sauf si elle répond par un 7.
lesson-mau-mau-answer = { $name } répond par un 7. Les cartes s’additionnent : quatre sont dues.
lesson-mau-mau-taken = { $name } n’a pas de 7 et prend les quatre.
lesson-mau-mau-eight = Un 8 fait sauter un tour à la personne suivante.
lesson-mau-mau-jack = Un valet va sur tout sauf un valet, et tu choisis la couleur. Il te restera une carte : dis le mot.
lesson-mau-mau-out = Ta couleur est revenue. Joue ta dernière carte.

lesson-black-jack-run = En un tour, tu peux poser une suite : des cartes de même couleur qui se suivent, en montant. Elle commence par { $card }.
lesson-black-jack-on = C’est encore ton tour. La suite continue avec { $card }.
lesson-black-jack-more = Et encore une : trois cartes en un tour.
lesson-black-jack-black = { $name } a joué un valet noir : tu dois cinq cartes.
lesson-black-jack-red = Un valet rouge y répond : cinq de moins, il ne reste rien à prendre. Dis « cartes » en même temps : tes deux dernières peuvent partir en un tour.
lesson-black-jack-last = Tes deux dernières cartes forment une suite : les deux partent en un tour.
lesson-black-jack-out = Et la dernière !

lesson-kilodney-lead = Tout est distribué, et les points se font en jouant. Un as en entame marque +1.
lesson-kilodney-under = { $name } a joué la carte juste sous la tienne. Cela coûte un point : −1.
lesson-kilodney-over = Fais mieux : une carte juste au-dessus de { $top }, dans sa couleur, marque +1.
lesson-kilodney-switched = { $name } n’avait pas la couleur et a changé avec la même valeur : aucun point.
lesson-kilodney-corner = Encore une au-dessus. Et regarde ce qui arrive quand on ne peut pas suivre.
lesson-kilodney-knocked = { $name } ne pouvait pas suivre : hors jeu. Tu marques un point par carte qui lui reste : deux.
lesson-kilodney-joker = Rien ne va sur { $top }. Un joker va sur tout ; la personne suivante entame.
lesson-kilodney-switch = Pas la couleur, mais la même valeur : change. Cela ne rapporte rien, mais tu restes en jeu.
lesson-kilodney-out = Encore une au-dessus, et c’est ta dernière carte : tu pars avec tes points.
lesson-kilodney-end = C’était la dernière carte. Les points de toutes les manches s’additionnent.
