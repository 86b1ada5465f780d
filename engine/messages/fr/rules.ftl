### A ruleset in sentences.

## Counts

count-cards =
    { $case ->
        [genitive] { $count ->
            [0] de zéro carte
            [1] d’une carte
           *[other] de { number-word } cartes
        }
       *[nominative] { $count ->
            [0] zéro carte
            [1] une carte
           *[other] { number-word } cartes
        }
    }
count-packs =
    { $count ->
        [0] zéro paquet
        [1] un paquet
       *[other] { number-word } paquets
    }
count-jokers =
    { $count ->
        [0] zéro joker
        [1] un joker
       *[other] { number-word } jokers
    }

## The start

rule-seats = De { $least } à { $most } joueurs.
packs-of-ranks = { $packs } ({ FORM($lowest, article: "definite", case: "genitive") } { FORM($highest, article: "definite", case: "dative") })
packs-with-jokers = { $packs } et { $jokers }
rule-deal = On joue avec { $packs } ; chacun reçoit { $cards }.
rule-deal-from = À partir de { $seats } joueurs, on joue avec { $packs } ; chacun reçoit { $cards }.
rule-starter-barred = La première carte retournée n’est jamais { LIST($cards, type: "or") } ; sinon, on en retourne une autre.
rule-starter =
    { $starter ->
        [suit-only] La première carte retournée ne donne que la couleur.
        [acts] La première carte retournée agit comme si le donneur l’avait jouée.
       *[plain] La première carte retournée n’a pas d’effet.
    }
rule-first = Le joueur à { $first ->
        [right] droite
       *[left] gauche
    } du donneur commence.
rule-direction = On joue vers la { $direction ->
        [-1] droite, dans le sens inverse des aiguilles d’une montre
       *[other] gauche, dans le sens des aiguilles d’une montre
    }.
rule-dealer = Le premier donneur est tiré au sort. Ensuite, la donne passe à gauche.

## Cards

rule-match = On peut jouer une carte de la couleur ou de la valeur de la carte du dessus.
rule-named-suit = La couleur choisie vaut jusqu’à la carte suivante.{ $rank ->
        [true] { " " }Une carte de même valeur peut aussi être jouée dessus.
       *[false] { "" }
    }
rule-named-only = Sur { LIST($cards, type: "or") }, seule la couleur choisie peut être jouée{ $wild ->
        [true] { ", ou une carte qui va sur tout" }
       *[false] { "" }
    }.
rule-special = Cartes à effet : { LIST($cards, type: "comma", article: "none") }.
rule-skips = { $adds ->
        [true] Si l’on répond, les tours à sauter s’additionnent : le premier qui ne répond pas les saute tous.
       *[false] Si l’on répond, les tours à sauter ne s’additionnent pas : seule la dernière carte compte.
    }
rule-not-others = Ce que fait { $other } ne vaut pas pour { $card }.
# $card an entry, $does what it does: parts of a sentence that go on after it, each a verb in the third person; none
# agrees with the card, whose gender they do not know
rule-card = { CAPITAL($card) } { LIST($does, type: "and") }.
rule-also = { CAPITAL($card) } peut aussi se jouer sur { LIST($cards, type: "or") }.
rule-wild-owed = Tu ne peux pas jouer { $card } quand tu dois piocher à cause { LIST($makers, type: "or", case: "genitive") }.
rule-owed = Au lieu de prendre les cartes, tu peux répondre. La carte de réponse n’a pas besoin de suivre la couleur ni la valeur.
# $makers the cards that make others take, $does what the answer does
rule-answer = { CAPITAL($card) } répond { LIST($makers, type: "and", number: "plural", case: "dative") } : { $does }.
rule-answers = Ce qui répond à quoi : { $lines }. { CAPITAL($does) }.
answer-line = { $card } répond { LIST($makers, type: "and", number: "plural", case: "dative") }
answer-lines = { $line } ; { $more }

does-nothing = est une carte ordinaire
does-wild = peut se jouer sur n’importe quelle carte{ $but ->
        [some] { " " }sauf { LIST($cards, type: "or") }
       *[none] { "" }
    }{ $last ->
        [follows] { " " }(en dernière carte, seulement si sa couleur ou sa valeur convient)
       *[any] { "" }
    }
does-name-suit = permet de choisir la couleur à suivre
does-demand = permet de demander { LIST($ranks, type: "or") } pendant un tour de table
does-demand-any = permet de demander une valeur pendant un tour de table
does-go-on = permet d’enchaîner, dans le même tour, avec n’importe quelle carte de la couleur choisie
does-colour = se pose sur toute carte de sa teinte (rouge ou noire)
does-not-go-on = ne peut pas se jouer sur { LIST($cards, type: "or") }
as-many-as-dealt =
    { $case ->
        [genitive] d’autant de cartes que chacun en a reçu
       *[nominative] autant de cartes que chacun en a reçu
    }
# $whom who takes, $answered whether any card answers it
does-pickup = oblige le joueur { $whom ->
        [previous] précédent
       *[next] suivant
    } à prendre { $cards }{ $answered ->
        [true] { " " }(sauf s’il répond)
       *[false] { "" }
    }
does-pickup-with = oblige le joueur { $whom ->
        [previous] précédent
       *[next] suivant
    } à prendre { $cards } si { $card } l’accompagne dans le même tour
does-skip =
    { $count ->
        [0] fait sauter zéro tour au joueur suivant
        [1] fait sauter un tour au joueur suivant
       *[other] fait sauter { number-word } tours au joueur suivant
    }
does-skip-answerable = { does-skip }, sauf s’il répond par une carte de même valeur
does-skip-must-answer = { does-skip }, sauf s’il a une carte de même valeur, qu’il doit alors jouer
does-reverse = inverse le sens du jeu
does-cover-any = se laisse couvrir par n’importe quelle carte
does-must-cover = oblige son joueur à poser aussitôt dessus une carte de la même couleur ou, à défaut, à piocher une carte
does-dump-suit = permet de poser, dans le même tour{ $order ->
        [rising] { " et en ordre croissant" }
       *[any] { "" }
    }, autant de cartes de sa couleur qu’on veut{ $when ->
        [follows-suit] { ", à condition de suivre la couleur" }
       *[always] { "" }
    }{ $order ->
        [rising] { "" } ; les cartes spéciales posées ainsi ne font rien, et l’as est la carte la plus basse
       *[any] { "" }
    }
does-chain = lance une chaîne : son joueur continue dans le même tour avec des cartes qui ont chacune la couleur ou la valeur de la précédente{ $wild ->
        [true] { "" } ; les cartes passe-partout peuvent en faire partie, et il faut ensuite suivre la couleur choisie
       *[false] { "" }
    }
does-play-again = fait rejouer son joueur
does-pass-hands = oblige chacun à passer sa main à gauche

# $more how much it adds: as much as the card itself costs, or $cards; $as whether it is answered otherwise from then on
answer-add =
    { $more ->
        [as-said] la somme augmente { FORM($cards, case: "genitive") } et passe au suivant
       *[its-own] les sommes s’additionnent et passent au suivant
    }{ $as ->
        [others] , et c’est désormais ce qui répond { LIST($makers, type: "and", number: "plural", case: "dative") } qui y répond
       *[alike] { "" }
    }
answer-cancel = plus rien n’est dû
answer-pass = la somme passe telle quelle au suivant
answer-return = c’est le joueur qui a attaqué qui prend les cartes
answer-reduce = la somme diminue { FORM($cards, case: "genitive") }, et le reste { $rest ->
        [taken] est pris aussitôt
        [cancelled] est annulé aussi
       *[next] passe au suivant
    }

## Several cards in a turn

several-set = plusieurs cartes de même valeur
several-suit-all = plusieurs cartes de même couleur, dans n’importe quel ordre
several-run = une suite de valeurs voisines dans une couleur
several-mix = une chaîne de tels groupes et suites
several-chain = une chaîne où chaque carte a la couleur ou la valeur de la précédente
several-suit-chain = une chaîne où chaque carte a la couleur de la précédente
rule-several = En un tour, on peut poser { LIST($combinations, type: "or") }.
rule-chain = Une chaîne s’arrête quand son joueur passe.{ $wild ->
        [true] { " " }Les cartes passe-partout peuvent en faire partie ; il faut ensuite suivre la couleur choisie.
       *[false] { "" }
    }
rule-one-card =
    { $other ->
        [true] Sinon, on joue une carte par tour.
       *[false] On joue une carte par tour.
    }
rule-run-on-suit = Une suite doit être de la couleur de la carte du dessus, mais pas forcément d’une valeur voisine.
rule-run = Les suites { $run ->
        [up] ne font que monter
       *[both] montent ou descendent
    } ; l’as y est la carte la plus { $ace ->
        [low] basse
       *[high] haute
    }.
rule-together = On peut poser ensemble, en un tour, { LIST($cards, type: "and", number: "plural") } ; leurs coûts s’additionnent.
rule-acts = Quand plusieurs cartes sont posées en un tour, { $acts ->
        [trailing] seule la dernière agit, avec celles qui la précèdent directement et ont le même effet ; leurs effets s’additionnent
        [every] toutes les cartes à effet agissent
       *[last] seule la toute dernière agit
    }.
rule-turn-last = On ne peut pas finir { $last ->
        [no-double] avec deux cartes de même valeur posées ensemble
       *[no-several] avec plus d’une carte dans le même tour
    }.
rule-reverse-two = Quand on joue à deux, une carte qui inverse le sens { $does ->
        [skip] fait sauter un tour à l’autre joueur
        [nothing] ne change rien
       *[again] fait rejouer son joueur
    }.
rule-reverse-pair = { $each ->
        [true] Plusieurs cartes qui inversent le sens, jouées en un tour, comptent toutes.
       *[false] Deux cartes qui inversent le sens, jouées en un tour, s’annulent.
    }
rule-penalise = Une carte non valable, ou jouée hors de ton tour, revient dans ta main et te coûte { $cost }.{ $takes ->
        [turn] { " " }Si tu avais déjà posé des cartes dans ce tour, elles reviennent aussi, et ton tour est terminé.
       *[card] { "" }
    }

## Drawing

rule-draw = { $must ->
        [true] Si tu ne peux pas jouer, pioche { count-cards }.
       *[false] Si tu ne peux pas ou ne veux pas jouer, pioche { count-cards }.
    }
rule-draw-then = { $then ->
        [may-play] { $must ->
            [true] { $count ->
                [1] Si la carte piochée convient, tu dois la jouer.
               *[other] Si l’une des cartes piochées convient, tu dois la jouer.
            }
           *[false] { $count ->
                [1] Tu peux jouer aussitôt la carte piochée.
               *[other] Tu peux jouer aussitôt l’une des cartes piochées.
            }
        }
       *[end] Après avoir pioché, ton tour est terminé.
    }
rule-draw-once = On ne pioche qu’une fois par tour. Si tu ne joues toujours rien, tu passes.
rule-draw-until = Qui ne peut pas jouer pioche jusqu’à ce qu’une carte soit jouable.
rule-draw-though-able = On peut piocher même si l’on peut jouer.
rule-must-play = Qui peut jouer doit jouer.
rule-draw-cap = On pioche au plus { count-cards } par tour.
rule-take = Quand un joueur a pris les cartes dues, son tour { $take ->
        [goes-on] continue
       *[end] est terminé
    }.
rule-empty-owed = Si tu dois prendre plus de cartes qu’il n’en reste, prends seulement celles qui restent.
rule-refill = Quand la pioche est épuisée, on mélange la défausse, sauf la carte du dessus, pour refaire la pioche.
rule-empty = { $must ->
        [true] Quand il ne reste rien à piocher, tu passes si tu ne peux pas jouer.
       *[false] Quand il ne reste rien à piocher, tu passes si tu ne peux pas ou ne veux pas jouer.
    }
rule-no-refill = Quand la pioche est épuisée, on ne la refait pas ; qui ne peut pas ou ne veut pas jouer passe.

## The word that is said

rule-nothing-to-say = Il n’y a rien à dire quand il reste peu de cartes.
rule-declare = Un joueur à qui il ne reste { $count ->
        [0] que zéro carte
        [1] qu’une carte
       *[other] que { number-word } cartes
    } dit « { $word } ».
rule-declare-below = Avec moins de cartes, le mot est « { $word } ».
rule-declare-several = Le mot est aussi dû avec plusieurs cartes quand elles peuvent toutes partir en un seul tour ; on dit alors « cartes », ou on frappe sur la table.
word-cards = cartes
rule-declare-not-several = On n’a pas besoin de l’avoir dit pour finir avec plusieurs cartes en un seul tour.
rule-undeclared =
    { $how ->
        [catch] Si le mot est oublié, n’importe quel autre joueur peut le signaler tant que le joueur suivant n’a pas agi ; cela coûte { $cost }.
       *[finish] Qui finit sans l’avoir dit pose ses cartes, pioche { $cost } et continue à jouer.
    }
rule-undeclared-refused = Qui ne l’a pas dit ne peut pas poser sa dernière carte.

## The last card, and the end

rule-last-costs = On ne finit pas sur { LIST($cards, type: "or") } : la carte est posée et agit, puis son joueur pioche { $cost } et la manche continue.
rule-fire = Carte de feu : si ce qu’on a pioché ainsi est une carte à effet qui convient, on peut la poser aussitôt.{ $both ->
        [true] { " " }Les deux cartes agissent ; si l’une fait sauter un tour et l’autre prendre des cartes, tout tombe sur le joueur suivant, qui les prend et saute son tour.
       *[false] { "" }
    }
rule-last-refused = On ne peut pas poser { LIST($cards, type: "or") } en dernière carte : il faut en piocher une et attendre.
rule-last-free = N’importe quelle carte peut être la dernière.
rule-end =
    { $until ->
        [one-left] On joue jusqu’à ce qu’il ne reste qu’un joueur, et tout le monde est classé.
       *[first] Le premier à se débarrasser de toutes ses cartes gagne la manche.
    }
rule-come-back = Si le dernier joueur en jeu peut poser toute sa main en une seule chaîne, celui qui a fini juste avant revient avec { $cards }.
rule-bring-back = Si le dernier joueur en jeu peut poser toute sa main en une seule chaîne, il peut faire revenir celui qui a fini juste avant ; celui-ci pioche { $cards }, et tous deux continuent. Sinon, le dernier joueur a perdu.
rule-back-wild = { $any ->
        [true] Dans cette chaîne, { LIST($cards, type: "or") } peut remplacer n’importe quelle carte.
       *[false] Dans cette chaîne, { LIST($cards, type: "or") } doit suivre comme toute autre carte.
    }
rule-bankrupt = Qui a { $cards } ou plus en main est éliminé de la manche.
rule-loser-out = Le perdant d’une manche est éliminé de la partie.

## Points, and the match

rule-match-of-hands = Le premier à gagner { $count ->
        [0] zéro manche
        [1] une manche
       *[other] { number-word } manches
    } gagne la partie.
rule-match-of-points = La partie s’arrête à { $target } points{ $more ->
        [0] { "" }
       *[other] { " " }à { $least } joueurs ({ $more } de plus par joueur supplémentaire)
    }, et le plus { $wins ->
        [low] petit
       *[high] grand
    } score gagne.
rule-match-of-lives = Chacun a { $count ->
        [0] zéro vie
        [1] une vie
       *[other] { number-word } vies
    }, et le perdant d’une manche en perd une ; qui n’en a plus est éliminé, et le dernier en jeu gagne la partie.
rule-winner-collects = Le gagnant d’une manche marque les points de toutes les cartes que les autres ont en main.
rule-everybody-counts = Chacun compte les points des cartes qu’il a encore en main.
rule-doubling = Les points comptent double quand la dernière carte posée est { LIST($cards, type: "or") }.
card-worth = { $points } pour { $card }
rule-worths = Points : { LIST($worths, type: "comma") }.
rule-blocked-difference = Quand plus personne ne peut jouer, la manche est bloquée : la main la plus faible marque la différence.
rule-blocked-counts = Quand plus personne ne peut jouer, la manche est bloquée : chacun compte ce qu’il a en main.
rule-blocked-fewest = Quand plus personne ne peut jouer, la manche est bloquée : qui a le moins de cartes gagne, et on partage en cas d’égalité.

## The sequence family

rule-sequence-deal = On distribue tout le paquet avec { $jokers } ; les mains peuvent différer d’une carte.{ $even ->
        [true] { " Un ou deux jokers de plus rendent les mains égales quand c’est possible." }
       *[false] { "" }
    }
rule-sequence-hands = Cartes par joueur : { LIST($hands, type: "comma") }.
sequence-hand = { LIST($cards, type: "or") } à { $seats } joueurs
rule-sequence-hand = Chacun reçoit { LIST($cards, type: "or") } cartes.
rule-sequence-start = Le joueur à gauche du donneur entame avec la carte de son choix.
rule-sequence-match = Chacun à son tour suit la couleur ou bien la valeur (c’est le « switch »), ou joue un joker ; qui peut suivre doit jouer.
rule-knock-out = Qui ne peut faire ni l’un ni l’autre est mis hors jeu pour la manche.
rule-knock-out-scores = Qui ne peut faire ni l’un ni l’autre est mis hors jeu pour la manche, et le joueur qui a posé la carte marque un point par carte que cette main compte encore.
rule-sequence-stop = Une mise hors jeu ou un joker arrête la séquence : le joueur suivant encore en jeu entame avec la carte de son choix.
rule-sequence-last = Qui joue sa dernière carte se retire sans bruit, et cette carte compte encore. Le dernier joueur en jeu joue une carte, et seulement s’il faut suivre la carte précédente.
scores-over = une carte d’un cran au-dessus de la précédente dans sa couleur marque { NUMBER($points, signDisplay: "always") }
scores-under = une carte d’un cran au-dessous de la précédente dans sa couleur marque { NUMBER($points, signDisplay: "always") }
rule-sequence-steps = { CAPITAL(LIST($steps, type: "and")) } ; jamais par-dessus un arrêt.
rule-sequence-rank = { CAPITAL($card) } à la couleur ou à l’entame marque { NUMBER($points, signDisplay: "always") } ; par un « switch », rien.
rule-ace-high = L’as est toujours la carte la plus haute.
rule-sequence-below = Les scores peuvent descendre sous zéro. Un joker ne rapporte rien.
rule-sequence-end = Le premier à atteindre { $target } points gagne aussitôt, même en pleine manche.
rule-no-undo = Une carte posée reste posée, on ne fouille pas la défausse, et les mains mises hors jeu restent cachées.
rule-no-talk = On ne dit pas aux autres ce qu’on a en main.

# A word of a ruleset that no sentence tells, as a ruleset writes it.
rule-value = { $key } : { $value ->
        [true] oui
        [false] non
        [none] rien
       *[other] { LIST($value, type: "comma") }
    }.
