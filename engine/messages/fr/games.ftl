### Games, their house rules, and the words that are said with few cards left.

as-written = { $text }

## Switch

game-switch = Switch
about-switch = Aussi appelé Two Four Jacks : les 2 et les 4 font prendre des cartes au joueur suivant, les valets inversent le sens du jeu.
option-every-card-acts = Quand plusieurs cartes sont posées en un tour, toutes les cartes à effet agissent, pas seulement la dernière.
option-last-card-acts = Quand plusieurs cartes sont posées en un tour, seule la toute dernière agit.
option-reverse-two-nothing = Quand on joue à deux, une carte qui inverse le sens ne fait rien.
option-reverse-two-again = Quand on joue à deux, une carte qui inverse le sens fait rejouer son joueur.
option-reverse-adds = Quand on joue à deux, deux cartes qui inversent le sens, jouées en un tour, font sauter deux tours à l’autre joueur.
option-seven-plain = Les 7 ne font rien.
option-eights-answerable = Qui doit sauter son tour peut jouer un 8 à la place ; les tours à sauter s’additionnent et tombent sur le premier qui ne le fait pas.
option-queen-covers = N’importe quelle carte peut se jouer sur une dame.
option-king-reverses = Les rois inversent le sens du jeu, comme les valets.
option-draw-ends-turn = Piocher une carte termine le tour ; on ne peut pas la jouer aussitôt.
option-draw-until-playable = Qui ne peut pas jouer pioche jusqu’à ce qu’une carte soit jouable.
option-must-play = Qui peut jouer doit jouer ; on ne pioche pas par choix.
option-play-after-take = Quand un joueur a pris les cartes dues, son tour continue.
option-knocking = Le mot à dire quand il reste une carte est « toc ».
option-penalty-2 = Qui se fait pincer sans avoir dit le mot pioche deux cartes.
option-penalty-5 = Qui se fait pincer sans avoir dit le mot pioche cinq cartes.
option-no-declaration = Il n’y a rien à dire quand il reste peu de cartes.
option-finish-ace-barred = On ne finit pas sur un as : il faut piocher une carte et attendre. Toute autre carte peut être la dernière.
option-finish-free = N’importe quelle carte peut être la dernière.
option-fire-card = Carte de feu : si la carte piochée pour avoir fini sur une carte à effet a elle aussi un effet et convient, on peut la jouer aussitôt ; les deux agissent.
option-no-double-finish = On ne finit pas avec deux cartes de même valeur posées ensemble.
option-play-on = On joue jusqu’à ce qu’il ne reste qu’un joueur, et tout le monde est classé.
option-sets = On peut poser plusieurs cartes de même valeur en un tour.
option-sets-or-suit = On peut poser en un tour plusieurs cartes de même valeur, ou plusieurs de même couleur dans n’importe quel ordre, mais pas les deux.
option-runs = On peut poser en un tour une suite de valeurs voisines dans une couleur, en montant ou en descendant.
option-resurrection = Si le dernier joueur en jeu peut poser toute sa main en une seule chaîne, il peut faire revenir celui qui a fini juste avant, qui pioche deux cartes.
option-resurrection-ace = Dans la chaîne qui fait revenir un joueur, un as peut remplacer n’importe quelle carte.
word-last-card = carte
word-knocking = toc

## Turbo Switch

game-turbo-switch = Turbo Switch
about-turbo-switch = Des groupes et des suites en un tour, et cinq cartes pour qui oublie l’annonce.

## Irish Switch

game-irish-switch = Irish Switch
about-irish-switch = Neuf cartes, des groupes et des vies : chaque manche se joue jusqu’à ce qu’il ne reste qu’un joueur, qui perd une vie.

## Peanuckle

game-peanuckle = Peanuckle
about-peanuckle = Aussi appelé Peaknuckle : un 7 lance une chaîne, et il y a un mot à dire à deux cartes et un autre à une.
option-peanuckle-seven-plain = Les 7 ne font rien et ne lancent pas de chaîne.
word-peaknuckle = peaknuckle
word-super-peaknuckle = super-peaknuckle

## Black Jack

game-black-jack = Black Jack
about-black-jack = Des suites d’une couleur, des valets noirs qui coûtent cinq cartes et onze variantes à combiner.
option-ace-passes-on = Un as joué sur des 2 fait passer les cartes dues au suivant au lieu de les annuler.
option-red-jack-rest-taken = Un valet rouge annule un valet noir, et son joueur prend le reste.
option-red-jack-cancels-all = Un valet rouge annule tout ce qui est dû.
option-draw-may-play = Une carte piochée peut être jouée aussitôt.
option-penalise = Tu peux tenter une carte non valable ou hors de ton tour : elle revient dans ta main et te coûte deux cartes. Si tu avais déjà posé des cartes dans ce tour, elles reviennent aussi, et ton tour est terminé.
option-cards-call = Le mot est aussi dû avec plusieurs cartes quand elles peuvent toutes partir en un seul tour ; on dit alors « cartes », ou on frappe sur la table.
option-no-cards-call = Pour finir avec plusieurs cartes en un seul tour, il n’y a rien à dire avant.
option-black-jack-play-on = On joue jusqu’à ce qu’il ne reste qu’un joueur, qui perd la manche.
option-loser-out = Le perdant d’une manche est éliminé de la partie.
option-v1-one-joker = Variante 1 : un joker, qui se joue sur tout et que tout peut couvrir ; il coûte cinq cartes comme un valet noir.
option-v1-two-jokers = Variante 1 : deux jokers, qui se jouent sur tout et que tout peut couvrir ; ils coûtent cinq cartes comme les valets noirs.
option-v2 = Variante 2 : on ne finit pas sur une carte à effet ni sur un valet rouge ; en poser une en dernier coûte une carte.
option-v3 = Variante 3 : d’autres cartes d’un tour peuvent suivre chacune la couleur ou la valeur de la précédente, mais on ne peut pas finir avec plus d’une carte dans le même tour.
option-v4-three = Variante 4 : les 3 inversent le sens à la place des rois.
option-v4-seven = Variante 4 : les 7 inversent le sens à la place des rois, et ne font rien d’autre.
option-v4-ten = Variante 4 : les 10 inversent le sens à la place des rois.
option-v5-off = Variante 5 : les dames sont des cartes ordinaires.
option-v6 = Variante 6 : les suites vont dans les deux sens.
option-v7 = Variante 7 : il faut couvrir aussitôt un roi avec une carte de sa couleur ; qui ne peut pas en pioche une.
option-v8 = Variante 8 : on peut finir avec plusieurs cartes en un tour, même avec la variante 3.
option-v9 = Variante 9 : les 2 et les valets noirs se répondent et peuvent être posés ensemble dans un même tour.
option-v10 = Variante 10 : un valet noir coûte autant de cartes que chacun en a reçu.
option-v11 = Variante 11 : les valets rouges n’annulent rien : sur un valet noir ou avec lui, chacun ajoute trois cartes.
option-eights-pass-on = Les tours à sauter ne s’additionnent pas : un 8 joué sur un 8 n’en passe qu’un au suivant.
option-eight-again = Un 8 fait rejouer son joueur au lieu de faire sauter un tour au suivant.

## Jacks, Twos and Eights

game-j28 = Jacks, Twos and Eights
about-j28 = J28 : des groupes et des suites en une seule chaîne, des valets passe-partout, et c’est le joueur à droite du donneur qui commence.
option-eight-may = Un joueur qui a un 8 peut aussi accepter de sauter ses tours au lieu de répondre.

## Take Two

game-take-two = Take Two
about-take-two = Cinq cartes, deux à piocher à la fois, et on joue jusqu’à ce qu’il ne reste qu’un joueur.
option-take-two-draw-may-play = Une des cartes piochées peut être jouée aussitôt.
option-ace-follows = Un as doit suivre la couleur ou la valeur, comme toute autre carte.
option-ace-suit-only = Après un as, seule la couleur choisie peut être jouée, pas un autre as.
option-jack-skips = Un valet fait sauter un tour au joueur suivant au lieu d’inverser le sens.
option-jokers = Deux jokers, qui se jouent sur tout et que tout peut couvrir ; ils coûtent cinq cartes, et un joker y répond.
option-ace-of-spades = L’as de pique peut aussi se jouer sur l’as de cœur ou sur n’importe quel 2 ; en réponse, il annule ce qui est dû.
option-take-two-penalise = Tu peux tenter une carte non valable ou hors de ton tour : elle revient dans ta main et te coûte deux cartes.

## Oakley Rules

game-oakley = Oakley Rules
about-oakley = Les 2 et les 4 coûtent deux cartes, l’as de cœur cinq, et un as qui suit la couleur vide la main de cette couleur.
option-ace-of-hearts-both = L’as de cœur vide aussi la main de sa couleur quand il suit la couleur ; les cinq cartes restent dues même s’il est couvert.
option-queen-of-clubs = La dame de trèfle coûte seize cartes ; seul le roi de cœur y répond, et c’est alors qui a posé la dame qui les prend.

## Kilodney's Switch

game-kilodney = Kilodney’s Switch
about-kilodney = Un jeu à part : on distribue tout le paquet, il faut suivre chaque carte, et mettre les autres hors jeu rapporte des points.
option-even-hands = On ajoute un ou deux jokers quand cela rend toutes les mains égales.

## Switch Black Jack

game-switch-black-jack = Switch Black Jack
about-switch-black-jack = Deux paquets, avec des points : chacun compte les cartes qui lui restent, et le plus petit score gagne dès que quelqu’un atteint 350.
option-ace-any-time = Tu peux jouer un as même quand tu dois prendre des cartes. C’est alors au joueur suivant de les prendre.
option-named-suit-only = Après un 7, seule la couleur choisie peut être jouée, pas un autre 7.

## Crazy Eights

game-crazy-eights = 8 américain
about-crazy-eights = Crazy Eights : les 8 sont passe-partout, et le gagnant d’une manche empoche ce que les autres ont en main.
option-specials = Une dame fait sauter un tour au joueur suivant, un as inverse le sens, et un 2 fait prendre deux cartes au joueur suivant ; si la première carte retournée a un effet, elle agit comme si le donneur l’avait jouée.
option-no-refill = Quand la pioche est épuisée, on ne la refait pas, et on peut passer même si l’on peut jouer.

## Mau-Mau

game-mau-mau = Mau-Mau
about-mau-mau = Trente-deux cartes, des 7 qui s’additionnent, et « mau » quand il reste une carte.
option-jack-on-jack = Un valet peut se jouer sur un valet.
option-nine-reverses = Un 9 inverse le sens du jeu.
option-jack-twenty = Un valet vaut vingt points.
word-mau = mau

## Makao

game-makao = Makao
about-makao = De Pologne : les 2 et les 3 se répondent, et les valets demandent une valeur pendant un tour de table.
option-kings = Le roi de cœur fait prendre cinq cartes au joueur suivant, le roi de pique au joueur précédent.
option-kings-answered = Le roi de cœur ou de pique répond au roi de cœur : les cinq cartes passent au joueur suivant.
option-plain-starter = La première carte retournée n’est jamais une carte à effet.
word-makao = makao

## Macau

game-macau = Macau
about-macau = De Hongrie : une carte par tour, des as passe-partout, et le bluff de piocher quand on pourrait jouer.
option-macau-jokers = Deux jokers, qui se jouent sur tout et que tout peut couvrir.
option-macau-runs = On peut poser en un tour des suites d’une couleur, et les poursuivre dans une autre par une carte de même valeur.
word-macau = macau

## One Card

game-one-card = One Card
about-one-card = De Corée : des attaques auxquelles seule une autre au moins aussi forte répond, des boucliers, un joker rouge et un noir.
option-phone-game = Le jeu sur téléphone : les jokers coûtent cinq et sept cartes, un 3 ne protège que des 2, le tour se termine quand on a pris les cartes dues, et c’est le joueur à gauche du donneur qui commence.
option-bankrupt = Qui a 21 cartes ou plus en main est éliminé de la manche.
word-one-card = une carte

## Last Card

game-last-card = Last Card
about-last-card = De Nouvelle-Zélande : des 2 et des 5 qui font prendre des cartes, des valets qui font rejouer, et des groupes.
option-two-five-mix = Les 2 et les 5 se répondent.
option-seven-passes-hands = Un 7 oblige chacun à passer sa main à gauche.
option-eight-reverses = Un 8 inverse le sens du jeu.

## Jack Change It

game-jack-change-it = Jack Change It
about-jack-change-it = Des valets qui changent la couleur, des 2 qui s’additionnent jusqu’à huit cartes, et un as de cœur qui coûte cinq cartes.
option-two-of-hearts-answers = Le 2 de cœur répond à l’as de cœur : sept cartes sont alors dues, et n’importe quel 2 y répond.
option-five-blocks = Le 5 de cœur annule l’as de cœur.

## Kings Reverse

game-kings-reverse = Kings Reverse
about-kings-reverse = Venu de l’Iowa : deux paquets avec jokers, des valets passe-partout et des rois qui inversent le sens. L’effet des jokers et de l’as de pique est notre choix.
