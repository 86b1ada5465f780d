### Games, their house rules, and the words that are said with few cards left.

as-written = { $text }

## Switch

game-switch = Switch
about-switch = Aussi appelé Two Four Jacks : les 2 et les 4 font piocher, et les valets changent le sens.
option-every-card-acts = Si tu joues plusieurs cartes spéciales en un tour, elles comptent toutes, pas seulement la dernière.
option-last-card-acts = Si tu joues plusieurs cartes en un tour, seule la toute dernière compte.
option-reverse-two-nothing = À deux, une carte qui change le sens n’a pas d’effet.
option-reverse-two-again = À deux, une carte qui change le sens te fait rejouer.
option-reverse-adds = À deux, deux cartes qui changent le sens dans un même tour font passer deux tours à l’autre.
option-seven-plain = Les 7 n’ont pas d’effet.
option-eights-answerable = Au lieu de passer ton tour, tu peux jouer un 8. Les tours à passer s’additionnent pour le premier sans 8.
option-queen-covers = N’importe quelle carte va sur une dame.
option-king-reverses = Les rois changent le sens, comme les valets.
option-draw-ends-turn = Quand tu pioches, ton tour est fini. Tu ne peux pas jouer la carte tout de suite.
option-draw-until-playable = Si tu ne peux pas jouer, pioche jusqu’à pouvoir jouer.
option-must-play = Si tu peux jouer, tu dois jouer. Pas question de piocher.
option-play-after-take = Quand une carte t’a fait piocher, ton tour continue.
option-knocking = Dis « Toc ! » quand il te reste une carte.
option-penalty-2 = Si tu oublies l’annonce et qu’on le signale, pioche deux cartes.
option-penalty-5 = Si tu oublies l’annonce et qu’on le signale, pioche cinq cartes.
option-no-declaration = Tu n’as rien à dire quand il te reste peu de cartes.
option-finish-ace-barred = Tu ne peux pas finir sur un as : pioche une carte et attends. Toute autre carte peut être ta dernière.
option-finish-free = N’importe quelle carte peut être ta dernière.
option-fire-card = Carte de feu : si tu finis sur une carte spéciale, tu pioches. Si tu pioches une autre carte spéciale qui va, tu peux la jouer tout de suite. Les deux comptent.
option-no-double-finish = Tu ne peux pas finir sur deux cartes de même valeur jouées ensemble.
option-play-on = On joue jusqu’à ce qu’il ne reste qu’un joueur, et chacun a sa place au classement.
option-sets = Tu peux jouer plusieurs cartes de même valeur en un tour.
option-sets-or-suit = En un tour, tu peux jouer plusieurs cartes de même valeur ou plusieurs de même couleur, mais pas les deux.
option-runs = En un tour, tu peux jouer une suite dans une couleur, en montant ou en descendant.
option-resurrection = S’il ne reste que toi et que toutes tes cartes partent en une chaîne, tu peux faire revenir le dernier à avoir fini. Celui-ci pioche deux cartes.
option-resurrection-ace = Dans la chaîne qui fait revenir un joueur, un as peut remplacer n’importe quelle carte.
word-last-card = carte
word-knocking = toc

## Turbo Switch

game-turbo-switch = Turbo Switch
about-turbo-switch = En un tour : plusieurs cartes de même valeur ou une suite. Et cinq cartes à piocher si tu oublies « Carte ! »

## Irish Switch

game-irish-switch = Irish Switch
about-irish-switch = Neuf cartes, plusieurs de même valeur à la fois, et des vies : on joue jusqu’au dernier, qui en perd une.

## Peanuckle

game-peanuckle = Peanuckle
about-peanuckle = Aussi appelé Peaknuckle : un 7 lance une chaîne, et tu fais une annonce à deux cartes, une autre à une.
option-peanuckle-seven-plain = Les 7 n’ont pas d’effet et ne lancent pas de chaîne.
word-peaknuckle = peaknuckle
word-super-peaknuckle = super-peaknuckle

## Black Jack

game-black-jack = Black Jack
about-black-jack = Des suites dans une couleur, des valets noirs qui font piocher cinq cartes, et onze variantes à combiner.
option-ace-passes-on = Un as joué sur un 2 fait passer les cartes au suivant au lieu de les annuler.
option-red-jack-rest-taken = Un valet rouge annule un valet noir, et tu pioches le reste.
option-red-jack-cancels-all = Un valet rouge annule tout ce que tu devrais piocher.
option-draw-may-play = Tu peux jouer tout de suite la carte piochée.
option-penalise = Si tu joues une mauvaise carte ou hors de ton tour, la carte revient dans ta main et te coûte deux cartes. Si tu avais déjà joué des cartes dans ce tour, elles reviennent aussi, et ton tour est fini.
option-cards-call = Si plusieurs cartes peuvent partir en un seul tour, dis « Cartes ! » ou tape sur la table.
option-no-cards-call = Si tu finis avec plusieurs cartes en un tour, tu n’as rien à dire avant.
option-black-jack-play-on = On joue jusqu’à ce qu’il ne reste qu’un joueur, qui perd la manche.
option-loser-out = Si tu perds une manche, ta partie est finie.
option-v1-one-joker = Variante 1 : un joker. Il se joue sur tout, n’importe quelle carte va dessus, et il fait piocher cinq cartes, comme un valet noir.
option-v1-two-jokers = Variante 1 : deux jokers. Ils se jouent sur tout, n’importe quelle carte va dessus, et ils font piocher cinq cartes, comme les valets noirs.
option-v2 = Variante 2 : tu ne peux pas finir sur une carte spéciale ni sur un valet rouge. Si c’est ta dernière carte, joue-la et pioche.
option-v3 = Variante 3 : dans ton tour, continue tant que chaque carte va sur la précédente. Ne finis pas avec plus d’une carte.
option-v4-three = Variante 4 : les 3 changent le sens à la place des rois.
option-v4-seven = Variante 4 : les 7 changent le sens à la place des rois, et ne font rien d’autre.
option-v4-ten = Variante 4 : les 10 changent le sens à la place des rois.
option-v5-off = Variante 5 : les dames n’ont pas d’effet.
option-v6 = Variante 6 : les suites vont dans les deux sens.
option-v7 = Variante 7 : quand tu joues un roi, couvre-le avec une autre carte de sa couleur, ou pioche une carte.
option-v8 = Variante 8 : tu peux finir avec plusieurs cartes en un tour, même avec la variante 3.
option-v9 = Variante 9 : les 2 et les valets noirs vont les uns sur les autres, et tu peux les jouer ensemble en un tour.
option-v10 = Variante 10 : un valet noir fait piocher autant de cartes que chacun en a reçu.
option-v11 = Variante 11 : les valets rouges n’annulent rien. Sur un valet noir ou avec lui, chacun ajoute trois cartes.
option-eights-pass-on = Les tours à passer ne s’additionnent pas. Joue un 8 sur un 8, et le suivant passe un seul tour.
option-eight-again = Un 8 te fait rejouer au lieu de faire passer son tour au suivant.

## Jacks, Twos and Eights

game-j28 = Jacks, Twos and Eights
about-j28 = J28 : cartes de même valeur et suites en une chaîne, et des valets qui se jouent sur tout. Le joueur à droite du donneur commence.
option-eight-may = Même avec un 8 en main, tu peux passer tes tours au lieu de le jouer.

## Take Two

game-take-two = Take Two
about-take-two = Cinq cartes chacun, on en pioche deux à la fois, et on joue jusqu’au dernier.
option-take-two-draw-may-play = Tu peux jouer tout de suite une des cartes piochées.
option-ace-follows = Un as doit suivre la couleur ou la valeur, comme toute autre carte.
option-ace-suit-only = Après un as, il faut jouer la couleur choisie, pas un autre as.
option-jack-skips = Un valet fait passer son tour au suivant au lieu de changer le sens.
option-jokers = Deux jokers. Ils se jouent sur tout, n’importe quelle carte va dessus, et le suivant pioche cinq cartes ou joue un joker.
option-ace-of-spades = L’as de pique va aussi sur l’as de cœur et sur tous les 2. Si tu devais piocher, il annule tout.
option-take-two-penalise = Si tu joues une mauvaise carte ou hors de ton tour, la carte revient dans ta main et te coûte deux cartes.

## Oakley Rules

game-oakley = Oakley Rules
about-oakley = Les 2 et les 4 font piocher deux cartes, l’as de cœur cinq. Si un as suit la couleur, toutes tes cartes de cette couleur peuvent partir avec lui.
option-ace-of-hearts-both = Si l’as de cœur suit la couleur, tous tes cœurs peuvent partir avec lui. Le joueur suivant pioche quand même cinq cartes, même s’il est couvert.
option-queen-of-clubs = La dame de trèfle fait piocher seize cartes. Seul le roi de cœur les renvoie à l’envoyeur.

## Kilodney's Switch

game-kilodney = Kilodney’s Switch
about-kilodney = Un jeu à part : on distribue tout le paquet, il faut suivre chaque carte, et éliminer les autres rapporte des points.
option-even-hands = On ajoute un ou deux jokers si chacun a ainsi le même nombre de cartes.

## Switch Black Jack

game-switch-black-jack = Switch Black Jack
about-switch-black-jack = Deux paquets, aux points : tu comptes les cartes qui te restent. Dès que quelqu’un atteint 350, le plus petit score gagne.
option-ace-any-time = Tu peux jouer un as même quand tu dois piocher. C’est alors le joueur suivant qui pioche.
option-named-suit-only = Après un 7, il faut jouer la couleur choisie, pas un autre 7.

## Crazy Eights

game-crazy-eights = 8 américain
about-crazy-eights = Crazy Eights : les 8 se jouent sur tout, et le gagnant d’une manche marque ce qui reste aux autres.
option-specials = Une dame fait passer son tour au suivant, un as change le sens, et un 2 fait piocher deux cartes. Retournée en premier, une carte spéciale compte comme jouée par le donneur.
option-no-refill = Quand la pioche est vide, on ne la refait pas. Tu peux passer même si tu pourrais jouer.

## Mau-Mau

game-mau-mau = Mau-Mau
about-mau-mau = Trente-deux cartes, des 7 qui s’additionnent, et « Mau ! » quand il te reste une carte.
option-jack-on-jack = Tu peux jouer un valet sur un valet.
option-nine-reverses = Un 9 change le sens.
option-jack-twenty = Un valet vaut vingt points.
word-mau = mau

## Makao

game-makao = Makao
about-makao = De Pologne : les 2 et les 3 vont les uns sur les autres, et un valet demande une valeur pour un tour de table.
option-kings = Le roi de cœur fait piocher cinq cartes au joueur suivant, le roi de pique au joueur précédent.
option-kings-answered = Tu peux jouer le roi de cœur ou de pique sur le roi de cœur : c’est alors au suivant de piocher cinq cartes.
option-plain-starter = La première carte retournée n’est jamais une carte spéciale.
word-makao = makao

## Macau

game-macau = Macau
about-macau = De Hongrie : une carte par tour, des as qui se jouent sur tout, et du bluff : piocher quand on pourrait jouer.
option-macau-jokers = Deux jokers. Ils se jouent sur tout, et n’importe quelle carte va dessus.
option-macau-runs = Tu peux jouer des suites dans une couleur en un tour. Une carte de même valeur continue la suite dans une autre couleur.
word-macau = macau

## One Card

game-one-card = One Card
about-one-card = De Corée : des attaques à contrer avec une carte aussi forte ou plus forte, des boucliers, un joker rouge et un noir.
option-phone-game = Le jeu sur téléphone : le joker noir fait piocher cinq cartes, le rouge sept. Un 3 ne protège que des 2. Quand une carte t’a fait piocher, ton tour est fini. Le joueur à gauche du donneur commence.
option-bankrupt = Avec 21 cartes ou plus en main, c’est l’élimination.
word-one-card = une carte

## Last Card

game-last-card = Last Card
about-last-card = De Nouvelle-Zélande : des 2 et des 5 qui font piocher, des valets qui font rejouer, et des cartes de même valeur jouées ensemble.
option-two-five-mix = Les 2 et les 5 vont les uns sur les autres.
option-seven-passes-hands = Joue un 7, et chacun passe ses cartes à gauche.
option-eight-reverses = Un 8 change le sens.

## Jack Change It

game-jack-change-it = Jack Change It
about-jack-change-it = Des valets qui changent la couleur, des 2 qui s’additionnent jusqu’à huit cartes, et un as de cœur qui en fait piocher cinq.
option-two-of-hearts-answers = Tu peux jouer le 2 de cœur sur l’as de cœur : le suivant pioche sept cartes ou joue un 2.
option-five-blocks = Le 5 de cœur annule l’as de cœur.

## Kings Reverse

game-kings-reverse = Kings Reverse
about-kings-reverse = De l’Iowa : deux paquets avec jokers, des valets qui se jouent sur tout, des rois qui changent le sens. L’effet des jokers et de l’as de pique est notre choix.
