### Why a move is refused. Cards are named as the notation writes them (7H), seats by their number.

refusal-over = la manche est terminée
refusal-no-catching = on ne peut pincer personne dans ce jeu
refusal-not-missed = ce joueur n’a pas oublié le mot, ou le joueur suivant a déjà agi
refusal-catcher = on ne peut pas se pincer soi-même, et qui est hors jeu ne peut pincer personne
refusal-not-penalised = ici, les cartes non valables sont refusées, pas pénalisées
refusal-no-attempt = cette carte n’est pas en main, ou elle est valable
refusal-turn = c’est au siège { $seat } de jouer
refusal-no-move = « { $move } » n’est pas un coup de ce jeu
refusal-no-seat = il n’y a pas de siège « { $seat } »

## Cards that are owed, and turns to be missed

refusal-owed =
    { $count ->
        [0] aucune carte n’est due
        [1] une carte est due
       *[other] { $count } cartes sont dues
    }
refusal-take = { refusal-owed } : il faut répondre ou prendre ce qui est dû
refusal-not-owed = rien n’est dû
refusal-no-answer = { $card } ne permet pas de répondre : { refusal-owed }
refusal-skip = on peut répondre à un tour à sauter ou l’accepter, mais pas l’éviter en piochant
refusal-must-answer = qui peut répondre à un tour à sauter doit répondre
refusal-no-skip-answer = { $card } ne répond pas au tour à sauter : seule la même valeur le fait

## Drawing and ending a turn

refusal-laid = on ne pioche pas après avoir joué une carte dans le même tour
refusal-must-play = qui peut jouer doit jouer
refusal-drawn = une carte a déjà été piochée
refusal-nothing-to-draw = il n’y a rien à piocher
refusal-last-uncovered = il faut couvrir la carte qui vient d’être jouée
refusal-no-pass = on ne passe pas tant qu’on peut piocher une carte
refusal-no-way-back = personne ne peut revenir maintenant
refusal-no-knock-out = personne n’est mis hors jeu dans ce jeu

## Cards

refusal-not-held = { $card } n’est pas dans la main du siège { $seat }
refusal-names-nothing = { $card } ne demande rien
refusal-not-named-so = { $card } ne permet pas de demander cela
refusal-must-name = { $card } doit dire ce qui est demandé, comme dans { $card }=S
refusal-sequence = { $card } ne va ni avec la couleur ni avec la valeur de { $top }
refusal-sequence-out = qui peut suivre, ou a un joker, doit jouer
refusal-match =
    { $top ->
        [none] { $card } ne peut pas être jouée ici
       *[other] { $card } ne va ni avec la couleur ni avec la valeur de { $top }
    }
refusal-called = { $card } ne suit pas : { $named } est ce qui a été demandé
refusal-not-together = { $card } ne peut pas se poser sur { $top } dans le même tour
refusal-cover = { $top } : il faut la couvrir avec une carte de sa couleur
refusal-only-drawn = après avoir pioché, on ne peut jouer que la carte piochée

## The last card

refusal-last = { $card } ne peut pas être la dernière carte
refusal-undeclared = la dernière carte ne peut pas être jouée : le mot n’a pas été dit
refusal-several-last = on ne finit pas avec plus d’une carte dans le même tour
refusal-double-last = on ne finit pas avec deux cartes de même valeur posées ensemble
