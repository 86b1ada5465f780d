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
rule-deal = Chacun reçoit { $cards }. On joue avec { $packs }.
rule-deal-from = À { $seats } joueurs ou plus, chacun reçoit { $cards } et on joue avec { $packs }.
rule-starter-barred = Si la première carte retournée est { LIST($cards, type: "or") }, on en retourne une autre.
rule-starter =
    { $starter ->
        [suit-only] La première carte retournée ne compte que pour sa couleur.
        [acts] La première carte retournée compte comme si le donneur l’avait jouée.
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
rule-dealer = On tire au sort le premier donneur. Ensuite, la donne passe à gauche.

## Cards

rule-match = Joue une carte de la même couleur ou de la même valeur que la carte du dessus.
rule-named-suit = La couleur choisie compte jusqu’à la carte suivante.{ $rank ->
        [true] { " " }Une carte de même valeur va aussi.
       *[false] { "" }
    }
rule-named-only = Après { LIST($cards, type: "or") }, il faut jouer la couleur choisie{ $wild ->
        [true] { ", ou une carte qui se joue sur tout" }
       *[false] { "" }
    }.
rule-special = Cartes spéciales : { LIST($cards, type: "comma", article: "none") }.
rule-skips = { $adds ->
        [true] Les tours à passer s’additionnent : le premier qui ne contre pas les passe tous.
       *[false] Les tours à passer ne s’additionnent pas : seule la dernière carte compte.
    }
rule-not-others = { CAPITAL($card) } n’a pas l’effet habituel { FORM($other, case: "genitive") }.
# $card an entry, $does what it does: parts of a sentence that go on after it, each a verb in the third person; none
# agrees with the card, whose gender they do not know
rule-card =
    { $kind ->
        [goes] { CAPITAL($card) } { LIST($does, type: "and") }.
        [both] { CAPITAL($card) } { LIST($goes, type: "and") }. Quand tu joues cette carte, { LIST($then, type: "and") }.
       *[does] Quand tu joues { $card }, { LIST($does, type: "and") }.
    }
rule-also = { CAPITAL($card) } se joue aussi sur { LIST($cards, type: "or") }.
rule-wild-owed = Tu ne peux pas jouer { $card } quand tu dois piocher à cause { LIST($makers, type: "or", case: "genitive") }.
rule-owed = Quand une carte te fait piocher, certaines cartes permettent de contrer. Peu importe leur couleur et leur valeur.
# $makers the cards that make others take, $does what the answer does
rule-answer = Pour contrer { LIST($makers, type: "or") }, tu peux jouer { $card } : { $does }.
rule-answers = Pour contrer, tu peux jouer : { $lines }. { CAPITAL($does) }.
answer-line = { $card } sur { LIST($makers, type: "or") }
answer-lines = { $line }, { $more }

does-nothing = n’a pas d’effet
does-wild = se joue sur tout{ $but ->
        [some] { " " }sauf sur { LIST($cards, type: "or") }
       *[none] { "" }
    }{ $last ->
        [follows] , mais en dernière carte seulement si la couleur ou la valeur convient
       *[any] { "" }
    }
does-name-suit = tu choisis la couleur
does-demand = tu demandes { LIST($ranks, type: "or") } pour un tour de table
does-demand-any = tu demandes une valeur pour un tour de table
does-go-on = tu peux continuer dans le même tour avec n’importe quelle carte de cette couleur
does-colour = se joue sur toute carte de sa teinte (rouge ou noire)
does-not-go-on = ne se joue pas sur { LIST($cards, type: "or") }
as-many-as-dealt =
    { $case ->
        [genitive] d’autant de cartes que chacun en a reçu
       *[nominative] autant de cartes que chacun en a reçu
    }
# $whom who takes, $answered whether any card answers it
does-pickup = le joueur { $whom ->
        [previous] précédent
       *[next] suivant
    } pioche { $cards }{ $answered ->
        [true] { " " }ou contre
       *[false] { "" }
    }
does-pickup-with = le joueur { $whom ->
        [previous] précédent
       *[next] suivant
    } pioche { $cards }, mais seulement si tu joues { $card } avec
does-skip =
    { $count ->
        [1] le joueur suivant passe son tour
       *[other] le joueur suivant passe { number-word } tours
    }
does-skip-answerable = { does-skip } ou joue la même valeur
does-skip-must-answer = { does-skip } ou, s’il l’a, joue la même valeur
does-reverse = on change de sens
does-cover-any = se laisse couvrir par n’importe quelle carte
does-must-cover = tu dois jouer dessus une autre carte de sa couleur, ou en piocher une
does-dump-suit = { $when ->
        [follows-suit] si tu suis la couleur, tu
       *[always] tu
    } peux ajouter dans le même tour toutes les cartes de cette couleur que tu veux{ $order ->
        [rising] , en montant. L’as est alors la carte la plus basse, et les cartes spéciales n’ont pas d’effet
       *[any] { "" }
    }
does-chain = tu lances une chaîne : continue tant que chaque carte a la couleur ou la valeur de la précédente{ $wild ->
        [true] , même avec des cartes qui se jouent sur tout
       *[false] { "" }
    }
does-play-again = tu rejoues
does-pass-hands = chacun passe ses cartes à gauche

# $more how much it adds: as much as the card itself costs, or $cards; $as whether it is answered otherwise from then on
answer-add =
    { $more ->
        [as-said] ça fait { $cards } de plus, et c’est au suivant
       *[its-own] tout s’additionne, et c’est au suivant
    }{ $as ->
        [others] . Ensuite, ça compte comme { LIST($makers, type: "or") }
       *[alike] { "" }
    }
answer-cancel = c’est annulé, et personne ne pioche
answer-pass = c’est le joueur suivant qui pioche
answer-return = retour à l’envoyeur, c’est lui qui pioche
answer-reduce = ça fait { $cards } de moins, et { $rest ->
        [taken] tu pioches le reste
        [cancelled] le reste est annulé
       *[next] le reste est pour le suivant
    }

## Several cards in a turn

several-set = plusieurs cartes de même valeur
several-suit-all = plusieurs cartes de même couleur, dans n’importe quel ordre
several-run = une suite dans une couleur
several-mix = une chaîne de cartes de même valeur et de suites
several-chain = une chaîne où chaque carte a la couleur ou la valeur de la précédente
several-suit-chain = une chaîne où chaque carte a la couleur de la précédente
rule-several = En un tour, tu peux jouer { LIST($combinations, type: "or") }.
rule-chain = Une chaîne s’arrête quand tu passes.{ $wild ->
        [true] { " " }Les cartes qui se jouent sur tout peuvent en faire partie. Ensuite vient la couleur que tu choisis.
       *[false] { "" }
    }
rule-one-card =
    { $other ->
        [true] Sinon, joue une carte par tour.
       *[false] Joue une carte par tour.
    }
rule-run-on-suit = Une suite commence dans la couleur de la carte du dessus, à n’importe quelle valeur.
rule-run = Les suites { $run ->
        [up] ne font que monter
       *[both] montent ou descendent
    }, et l’as est la carte la plus { $ace ->
        [low] basse
       *[high] haute
    }.
rule-together = Tu peux jouer ensemble, en un tour, { LIST($cards, type: "and", number: "plural") }. Leurs effets s’additionnent.
rule-acts = Si tu joues plusieurs cartes spéciales en un tour, { $acts ->
        [trailing] seule la dernière compte, avec les cartes identiques juste avant
        [every] elles comptent toutes
       *[last] seule la toute dernière compte
    }.
rule-turn-last = Tu ne peux pas finir { $last ->
        [no-double] sur deux cartes de même valeur jouées ensemble
       *[no-several] avec plus d’une carte dans le même tour
    }.
rule-reverse-two = À deux, une carte qui change le sens { $does ->
        [skip] fait passer son tour à l’autre
        [nothing] n’a pas d’effet
       *[again] te fait rejouer
    }.
rule-reverse-pair = { $each ->
        [true] Si tu joues plusieurs cartes qui changent le sens en un tour, elles comptent toutes.
       *[false] Deux cartes qui changent le sens, jouées en un tour, s’annulent.
    }
rule-penalise = Une mauvaise carte, ou une carte jouée hors de ton tour, revient dans ta main et te coûte { $cost }.{ $takes ->
        [turn] { " " }Si tu avais déjà joué des cartes dans ce tour, elles reviennent aussi, et ton tour est fini.
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
                [1] Si la carte piochée va, tu dois la jouer.
               *[other] Si une des cartes piochées va, tu dois la jouer.
            }
           *[false] { $count ->
                [1] Tu peux jouer tout de suite la carte piochée.
               *[other] Tu peux jouer tout de suite une des cartes piochées.
            }
        }
       *[end] Quand tu as pioché, ton tour est fini.
    }
rule-draw-once = Tu ne pioches qu’une fois par tour. Si tu ne joues toujours rien, tu passes.
rule-draw-until = Si tu ne peux pas jouer, pioche jusqu’à pouvoir jouer.
rule-draw-though-able = Tu peux piocher même si tu pourrais jouer.
rule-must-play = Si tu peux jouer, tu dois jouer.
rule-draw-cap = Pioche au plus { count-cards } par tour.
rule-take = Quand une carte t’a fait piocher, ton tour { $take ->
        [goes-on] continue
       *[end] est fini
    }.
rule-empty-owed = S’il ne reste pas assez de cartes à piocher, pioche ce qui reste.
rule-refill = Quand la pioche est vide, on mélange la défausse pour en refaire une. La carte du dessus reste.
rule-empty = { $must ->
        [true] Quand il ne reste rien à piocher, tu passes si tu ne peux pas jouer.
       *[false] Quand il ne reste rien à piocher, tu passes si tu ne peux pas ou ne veux pas jouer.
    }
rule-no-refill = Quand la pioche est vide, on ne la refait pas. Si tu ne peux ou ne veux pas jouer, passe.

## The word that is said

rule-nothing-to-say = Tu n’as rien à dire quand il te reste peu de cartes.
rule-declare = Dis « { CAPITAL($word) } ! » quand il te reste { count-cards }.
rule-declare-below = Avec moins de cartes, dis « { CAPITAL($word) } ! » à la place.
rule-declare-several = Si plusieurs cartes peuvent partir en un seul tour, dis « Cartes ! » ou tape sur la table.
word-cards = cartes
rule-declare-not-several = Si tu finis avec plusieurs cartes en un tour, tu n’as rien à dire avant.
rule-undeclared =
    { $how ->
        [catch] Si tu oublies, les autres peuvent le signaler jusqu’au coup du joueur suivant. Alors tu pioches { $cost }.
       *[finish] Si tu finis sans l’avoir dit, tu pioches { $cost } et tu continues.
    }
rule-undeclared-refused = Tant que tu ne l’as pas dit, tu ne peux pas jouer ta dernière carte.

## The last card, and the end

rule-last-costs = Tu ne peux pas finir sur { LIST($cards, type: "or") }. En dernière carte, elle compte comme d’habitude, mais tu pioches { $cost } et tu continues.
rule-fire = Carte de feu : si tu pioches ainsi une carte spéciale qui va, tu peux la jouer tout de suite.{ $both ->
        [true] { " " }Les deux cartes comptent. S’il faut piocher et passer son tour, le joueur suivant fait les deux.
       *[false] { "" }
    }
rule-last-refused = Tu ne peux pas finir sur { LIST($cards, type: "or") }. S’il ne te reste que ça, pioche une carte et attends.
rule-last-free = N’importe quelle carte peut être ta dernière.
rule-end =
    { $until ->
        [one-left] On joue jusqu’à ce qu’il ne reste qu’un joueur, et chacun a sa place au classement.
       *[first] Le premier sans cartes gagne la manche.
    }
rule-come-back = S’il ne reste que toi et que toutes tes cartes partent en une chaîne, le dernier à avoir fini revient avec { $cards }.
rule-bring-back = Si le dernier joueur peut poser toutes ses cartes en une chaîne, il peut faire revenir le dernier à avoir fini. Celui-ci pioche { $cards }, et ils continuent à deux. Sinon, le dernier joueur a perdu.
rule-back-wild = { $any ->
        [true] Dans cette chaîne, { LIST($cards, type: "or") } peut remplacer n’importe quelle carte.
       *[false] Dans cette chaîne, { LIST($cards, type: "or") } doit suivre comme toute autre carte.
    }
rule-bankrupt = Avec { $cards } ou plus en main, c’est l’élimination.
rule-loser-out = Si tu perds une manche, ta partie est finie.

## Points, and the match

rule-match-of-hands = Le premier à gagner { $count ->
        [1] une manche
       *[other] { number-word } manches
    } gagne la partie.
rule-match-of-points = La partie s’arrête à { $target } points{ $more ->
        [0] { "" }
       *[other] { " " }à { $least } joueurs, plus { $more } par joueur supplémentaire
    }, et le plus { $wins ->
        [low] petit
       *[high] grand
    } score gagne.
rule-match-of-lives = Chacun a { $count ->
        [1] une vie
       *[other] { number-word } vies
    }. Si tu perds une manche, tu perds une vie. Le dernier à en avoir gagne la partie.
rule-winner-collects = Si tu gagnes une manche, tu marques les points de toutes les cartes qui restent aux autres.
rule-everybody-counts = Chacun compte les points des cartes qui lui restent.
rule-doubling = Les points comptent double quand la dernière carte jouée est { LIST($cards, type: "or") }.
card-worth = { $points } pour { $card }
rule-worths = Points : { LIST($worths, type: "comma") }.
rule-blocked-difference = Si plus personne ne peut jouer, le plus petit total gagne et marque la différence.
rule-blocked-counts = Si plus personne ne peut jouer, chacun compte les cartes qui lui restent.
rule-blocked-fewest = Si plus personne ne peut jouer, celui qui a le moins de cartes gagne. À égalité, on partage.

## The sequence family

rule-sequence-deal = On distribue tout le paquet avec { $jokers }. Certains ont parfois une carte de plus.{ $even ->
        [true] { " Un ou deux jokers de plus égalisent quand c’est possible." }
       *[false] { "" }
    }
rule-sequence-hands = Cartes par joueur : { LIST($hands, type: "comma") }.
sequence-hand = { LIST($cards, type: "or") } à { $seats } joueurs
rule-sequence-hand = Chacun reçoit { LIST($cards, type: "or") } cartes.
rule-sequence-start = Le joueur à gauche du donneur entame avec la carte de son choix.
rule-sequence-match = À ton tour, suis la couleur, change avec la même valeur ou joue un joker. Si tu peux, tu dois.
rule-knock-out = Si tu ne peux pas suivre, c’est l’élimination.
rule-knock-out-scores = Si tu ne peux pas suivre, c’est l’élimination. Celui qui a joué la carte marque un point pour chaque carte qui te reste.
rule-sequence-stop = Une élimination ou un joker arrête la série. Le joueur suivant entame avec la carte de son choix.
rule-sequence-last = Avec ta dernière carte, tu as fini, et elle compte encore. Le dernier en jeu pose encore une carte, mais seulement s’il faut suivre.
scores-over = une carte juste au-dessus, dans la même couleur, rapporte { NUMBER($points, signDisplay: "always") }
scores-under = une carte juste au-dessous, dans la même couleur, rapporte { NUMBER($points, signDisplay: "always") }
rule-sequence-steps = { CAPITAL(LIST($steps, type: "and")) }. Après un arrêt, on repart de zéro.
rule-sequence-rank = { CAPITAL($card) } à l’entame ou dans la couleur rapporte { NUMBER($points, signDisplay: "always") }. En changeant de couleur, rien.
rule-ace-high = L’as est toujours la carte la plus haute.
rule-sequence-below = Les scores peuvent descendre sous zéro. Un joker ne rapporte rien.
rule-sequence-end = Le premier à { $target } points gagne tout de suite, même en pleine manche.
rule-no-undo = Une carte jouée reste jouée. On ne regarde pas dans la défausse, et les cartes des éliminés restent cachées.
rule-no-talk = On ne dit pas aux autres ce qu’on a en main.

# A word of a ruleset that no sentence tells, as a ruleset writes it.
rule-value = { $key } : { $value ->
        [true] oui
        [false] non
        [none] rien
       *[other] { LIST($value, type: "comma") }
    }.
