### Why a move is refused. Cards are named as the notation writes them (7H), seats by their number.

refusal-over = la manche est terminée
refusal-no-catching = dans ce jeu, on ne signale pas d’oubli
refusal-not-missed = ce joueur n’a rien oublié, ou le joueur suivant a déjà joué
refusal-catcher = signale seulement les autres, tant que tu as des cartes
refusal-not-penalised = ici, une mauvaise carte ne coûte rien : inutile d’essayer
refusal-no-attempt = tu n’as pas cette carte, ou tu peux la jouer normalement
refusal-turn = c’est au joueur { $seat } de jouer
refusal-no-move = « { $move } » n’est pas un coup de ce jeu
refusal-no-seat = il n’y a pas de joueur « { $seat } »

## Cards that are owed, and turns to be missed

refusal-owed =
    { $count ->
        [1] tu dois piocher une carte
       *[other] tu dois piocher { $count } cartes
    }
refusal-take = { refusal-owed }, ou contrer
refusal-not-owed = tu n’as rien à piocher
refusal-no-answer = { $card } ne permet pas de contrer : { refusal-owed }
refusal-skip = piocher ne sauve pas ton tour : contre, ou passe ton tour
refusal-must-answer = tu as une carte qui sauve ton tour : joue-la
refusal-no-skip-answer = { $card } ne sauve pas ton tour : il faut la même valeur

## Drawing and ending a turn

refusal-laid = tu as déjà joué dans ce tour, tu ne peux plus piocher
refusal-must-play = tu peux jouer, donc tu dois jouer
refusal-drawn = tu as déjà pioché
refusal-nothing-to-draw = il n’y a plus rien à piocher
refusal-last-uncovered = couvre d’abord la carte que tu viens de jouer
refusal-no-pass = tu ne peux pas passer tant que tu peux piocher
refusal-no-way-back = personne ne peut revenir maintenant
refusal-no-knock-out = personne n’est éliminé dans ce jeu

## Cards

refusal-not-held = le joueur { $seat } n’a pas { $card }
refusal-names-nothing = { $card } ne permet de rien demander
refusal-not-named-so = { $card } ne permet pas de demander ça
refusal-must-name = { $card } : dis ce que tu demandes, comme dans { $card }=S
refusal-sequence = { $card } ne va pas sur { $top } : ni la couleur, ni la valeur
refusal-sequence-out = tu peux suivre ou tu as un joker, donc tu dois jouer
refusal-match =
    { $top ->
        [none] tu ne peux pas jouer { $card } ici
       *[other] { $card } ne va pas sur { $top } : ni la couleur, ni la valeur
    }
refusal-called = { $card } ne va pas : on demande { $named }
refusal-not-together = { $card } ne va pas sur { $top } dans le même tour
refusal-cover = couvre { $top } avec une carte de sa couleur
refusal-only-drawn = tu as pioché : tu ne peux jouer que la carte piochée

## The last card

refusal-last = { $card } ne peut pas être ta dernière carte
refusal-undeclared = dis d’abord « { CAPITAL($word) } ! », puis joue ta dernière carte
refusal-several-last = tu ne peux pas finir sur plusieurs cartes d’un coup
refusal-double-last = tu ne peux pas finir sur deux cartes de même valeur
