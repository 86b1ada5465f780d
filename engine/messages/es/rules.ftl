### A ruleset in sentences.

## Counts

count-cards =
    { $count ->
        [1] una carta
       *[other] { number-word } cartas
    }
count-packs =
    { $count ->
        [1] una baraja
       *[other] { number-word } barajas
    }
count-jokers =
    { $count ->
        [1] un joker
       *[other] { number-word } jokers
    }

## The start

rule-seats = De { $least } a { $most } jugadores.
packs-of-ranks = { $packs } { FORM($lowest, article: "definite", case: "genitive") } { FORM($highest, article: "definite", case: "dative") }
packs-with-jokers = { $packs } con { $jokers }
rule-deal = Cada jugador recibe { $cards } de { $packs }.
rule-deal-from = Con { $seats } jugadores o más, cada uno recibe { $cards } de { $packs }.
rule-starter-barred = La primera carta descubierta no puede ser { LIST($cards, type: "or") }; si lo es, se descubre otra.
rule-starter =
    { $starter ->
        [suit-only] La primera carta descubierta solo marca el palo.
        [acts] La primera carta descubierta actúa como si la hubiera jugado quien reparte.
       *[plain] La primera carta descubierta no tiene efecto.
    }
rule-first = Empieza quien está a la { $first ->
        [right] derecha
       *[left] izquierda
    } de quien reparte.
rule-direction = Se juega hacia la { $direction ->
        [-1] derecha, en sentido contrario a las agujas del reloj
       *[other] izquierda, en el sentido de las agujas del reloj
    }.
rule-dealer = Quién reparte primero se decide al azar. Después reparte quien está a su izquierda.

## Cards

rule-match = Se puede jugar una carta si coincide en palo o en valor con la de arriba de la pila.
rule-named-suit = El palo pedido vale hasta la siguiente carta.{ $rank ->
        [true] { " " }También se puede jugar encima una carta del mismo valor.
       *[false] { "" }
    }
rule-named-only = Sobre { LIST($cards, type: "or") } solo se puede jugar el palo pedido{ $wild ->
        [true] { " o una carta que va sobre cualquiera" }
       *[false] { "" }
    }.
rule-special = Cartas con efecto: { LIST($cards, type: "comma", article: "none") }.
rule-skips = { $adds ->
        [true] Al responder, los turnos perdidos se suman: el primero que no responde los pierde todos.
       *[false] Al responder, los turnos perdidos no se suman: solo cuenta la última carta.
    }
rule-not-others = Lo que hace { $other } no vale para { $card }.
# $card an entry, $does what it does: parts of a sentence, each a verb and what belongs to it. None begins with the sound
# of i, before which `y` would have to be `e`.
rule-card = { CAPITAL($card) } { LIST($does, type: "and") }.
rule-also = { CAPITAL($card) } también se puede jugar sobre { LIST($cards, type: "or") }.
rule-wild-owed = No puedes jugar { $card } mientras tengas que robar por { LIST($makers, type: "or") }.
rule-owed = En vez de tomar las cartas, puedes responder. La carta con que respondes no tiene que coincidir en palo ni en valor.
# $makers the cards that make others take, $does what the answer does
rule-answer = { CAPITAL($card) } responde { LIST($makers, type: "and", number: "plural", case: "dative") }: { $does }.
rule-answers = Qué responde a qué: { $lines }. { CAPITAL($does) }.
answer-line = { $card } responde { LIST($makers, type: "and", number: "plural", case: "dative") }
answer-lines = { $line }; { $more }

does-nothing = no tiene ningún efecto
does-wild = se puede jugar sobre cualquier carta{ $but ->
        [some] { " " }excepto { LIST($cards, type: "or") }
       *[none] { "" }
    }{ $last ->
        [follows] { " " }(como última carta, solo si coincide)
       *[any] { "" }
    }
does-name-suit = permite pedir el palo que sigue
does-demand = permite pedir { LIST($ranks, type: "or") } durante una ronda
does-demand-any = permite pedir un valor durante una ronda
does-go-on = permite seguir en el mismo turno con cualquier carta del palo pedido
does-colour = va sobre cartas de su color
does-not-go-on = no se puede jugar sobre { LIST($cards, type: "or") }
as-many-as-dealt = tantas cartas como se repartieron a cada uno
# $whom who takes, $answered whether any card answers it
does-pickup = hace que el jugador { $whom ->
        [previous] anterior
       *[next] siguiente
    } tome { $cards }{ $answered ->
        [true] { " " }(si no responde)
       *[false] { "" }
    }
does-pickup-with = hace que el jugador { $whom ->
        [previous] anterior
       *[next] siguiente
    } tome { $cards } cuando se juega junto con { $card }
does-skip =
    { $count ->
        [1] hace perder un turno al jugador siguiente
       *[other] hace perder { number-word } turnos al jugador siguiente
    }
does-skip-answerable = { does-skip } (si no responde con una carta del mismo valor)
does-skip-must-answer = { does-skip } (si no tiene una carta del mismo valor, que debe jugar)
does-reverse = cambia el sentido del juego
does-cover-any = se puede cubrir con cualquier carta
does-must-cover = exige que el mismo jugador ponga enseguida encima otra carta de su palo, o robe una
does-dump-suit = permite jugar en el mismo turno cuantas cartas de su palo se quiera{ $order ->
        [rising] { " en orden ascendente" }
       *[any] { "" }
    }{ $when ->
        [follows-suit] { " cuando sigue el palo" }
       *[always] { "" }
    }{ $order ->
        [rising] { " (las cartas con efecto así jugadas no hacen nada, y el as es la más baja)" }
       *[any] { "" }
    }
does-chain = abre una cadena: el mismo jugador sigue en su turno con cartas que coinciden, cada una, en palo o en valor con la anterior{ $wild ->
        [true] { " (puede haber comodines; detrás de uno va el palo que pide)" }
       *[false] { "" }
    }
does-play-again = da otro turno al mismo jugador
does-pass-hands = hace que todos pasen su mano a la izquierda

# $more how much it adds: as much as the card itself costs, or $cards; $as whether it is answered otherwise from then on
answer-add =
    { $more ->
        [as-said] la suma crece en { $cards } y pasa al siguiente
       *[its-own] lo pendiente se acumula y pasa al siguiente
    }{ $as ->
        [others] , y desde entonces le responde todo lo que responde { LIST($makers, type: "and", number: "plural", case: "dative") }
       *[alike] { "" }
    }
answer-cancel = ya no queda nada pendiente
answer-pass = lo pendiente pasa al siguiente sin cambios
answer-return = lo pendiente lo toma quien lo causó
answer-reduce = la suma baja en { $cards }, y el resto { $rest ->
        [taken] se toma enseguida
        [cancelled] también se anula
       *[next] pasa al siguiente
    }

## Several cards in a turn

several-set = varias cartas del mismo valor
several-suit-all = varias cartas del mismo palo en cualquier orden
several-run = una escalera de valores seguidos del mismo palo
several-mix = una cadena de grupos y escaleras así
several-chain = una cadena en la que cada carta coincide en palo o en valor con la anterior
several-suit-chain = una cadena en la que cada carta coincide en palo con la anterior
rule-several = En un turno, un jugador puede jugar { LIST($combinations, type: "or") }.
rule-chain = La cadena acaba cuando su jugador pasa.{ $wild ->
        [true] { " " }Puede haber comodines; detrás de uno va el palo que pide.
       *[false] { "" }
    }
rule-one-card = { $other ->
        [true] En los demás casos se juega una carta por turno.
       *[false] Se juega una carta por turno.
    }
rule-run-on-suit = La escalera debe ser del palo de la carta de arriba, pero no hace falta que su valor sea vecino.
rule-run = Las escaleras van { $run ->
        [up] solo hacia arriba
       *[both] hacia arriba o hacia abajo
    }; el as es la carta más { $ace ->
        [low] baja
       *[high] alta
    }.
rule-together = { CAPITAL(LIST($cards, type: "and", number: "plural")) } se pueden jugar en un mismo turno, y lo que cuestan se suma.
rule-acts = Cuando se juegan varias cartas en un turno, { $acts ->
        [trailing] solo actúa la última, junto con las que van justo antes y tienen el mismo efecto; lo que hacen se suma
        [every] actúan todas las que tienen efecto
       *[last] solo actúa la última de todas
    }.
rule-turn-last = Nadie puede terminar { $last ->
        [no-double] con dos cartas del mismo valor jugadas a la vez
       *[no-several] con más de una carta en un turno
    }.
rule-reverse-two = Cuando solo juegan dos, una carta que cambia el sentido { $does ->
        [skip] hace perder un turno al otro jugador
        [nothing] no cambia nada
       *[again] da otro turno a quien la juega
    }.
rule-reverse-pair = { $each ->
        [true] Si en un turno se juegan varias cartas que cambian el sentido, cuentan todas.
       *[false] Dos cartas que cambian el sentido, jugadas en un turno, se anulan.
    }
rule-penalise = Una carta no válida, o jugada fuera de turno, vuelve a tu mano y te cuesta { $cost }.{ $takes ->
        [turn] { " " }Si ya habías jugado cartas en ese turno, también vuelven, y tu turno acaba.
       *[card] { "" }
    }

## Drawing

rule-draw = { $must ->
        [true] Si no puedes jugar, roba { count-cards }.
       *[false] Si no puedes o no quieres jugar, roba { count-cards }.
    }
rule-draw-then = { $then ->
        [may-play] { $must ->
            [true] { $count ->
                [1] Si la carta robada sirve, tienes que jugarla.
               *[other] Si una de las cartas robadas sirve, tienes que jugarla.
            }
           *[false] { $count ->
                [1] Puedes jugar enseguida la carta robada.
               *[other] Puedes jugar enseguida una de las cartas robadas.
            }
        }
       *[end] Después de robar, tu turno acaba.
    }
rule-draw-once = Solo se roba una vez por turno. Si después no juegas nada, pasas.
rule-draw-until = Quien no puede jugar roba hasta que pueda jugar una carta.
rule-draw-though-able = Se puede robar aunque se pueda jugar.
rule-must-play = Quien puede jugar tiene que hacerlo.
rule-draw-cap = En un turno nadie roba más de { count-cards }.
rule-take = Cuando un jugador toma las cartas pendientes, { $take ->
        [goes-on] su turno continúa
       *[end] su turno acaba
    }.
rule-empty-owed = Si tienes que tomar más cartas de las que quedan, toma solo las que quedan.
rule-refill = Cuando se agota el mazo, se baraja la pila de descartes sin la carta de arriba y pasa a ser el nuevo mazo.
rule-empty = { $must ->
        [true] Cuando no queda nada que robar, pasas si no puedes jugar.
       *[false] Cuando no queda nada que robar, pasas si no puedes o no quieres jugar.
    }
rule-no-refill = Cuando se agota el mazo, no se repone; quien no puede o no quiere jugar pasa.

## The word that is said

rule-nothing-to-say = No hay que cantar nada cuando quedan pocas cartas.
rule-declare = Quien se queda con { count-cards } canta «{ $word }».
rule-declare-below = Con menos cartas se canta «{ $word }».
rule-declare-several = También hay que cantar con varias cartas cuando todas pueden salir en un turno; entonces se dice «cartas» o se golpea la mesa.
word-cards = cartas
rule-declare-not-several = No hace falta haberla cantado para terminar con varias cartas en un turno.
rule-undeclared =
    { $how ->
        [catch] Si alguien olvida cantar, cualquier otro jugador puede reclamarlo hasta que actúe el siguiente; eso cuesta { $cost }.
       *[finish] Quien termina sin haberla cantado juega sus cartas, pero roba { $cost } y sigue en la mano.
    }
rule-undeclared-refused = Quien no la ha cantado no puede jugar la última carta.

## The last card, and the end

rule-last-costs = Nadie termina con { LIST($cards, type: "or") }: la carta se juega y actúa, pero quien la jugó roba { $cost } y la mano sigue.
rule-fire = Carta de fuego: si lo robado por eso es una carta con efecto que encaja, se puede jugar enseguida.{ $both ->
        [true] { " " }Actúan las dos cartas; si una hace perder un turno y la otra tomar cartas, ambas cosas tocan al jugador siguiente, que toma las cartas y pierde el turno.
       *[false] { "" }
    }
rule-last-refused = Como última carta no se puede jugar { LIST($cards, type: "or") }: quien solo tiene esa carta roba una y espera.
rule-last-free = Cualquier carta puede ser la última.
rule-end =
    { $until ->
        [one-left] Se juega hasta que queda un solo jugador, y cada uno obtiene un puesto.
       *[first] Gana la mano quien se queda primero sin cartas.
    }
rule-come-back = Si el último jugador podría jugar toda su mano como una cadena, quien terminó justo antes vuelve con { $cards }.
rule-bring-back = Si el último jugador podría jugar toda su mano como una cadena, puede hacer volver a quien terminó justo antes, que roba { $cards }, y los dos siguen jugando. Si no, el último jugador ha perdido.
rule-back-wild = { $any ->
        [true] En esa cadena, { LIST($cards, type: "or") } puede valer por cualquier carta.
       *[false] En esa cadena, { LIST($cards, type: "or") } tiene que coincidir como cualquier otra carta.
    }
rule-bankrupt = Quien tiene { $cards } o más queda fuera de la mano.
rule-loser-out = Quien pierde una mano queda fuera de la partida.

## Points, and the match

rule-match-of-hands = Gana la partida quien gana primero { $count ->
        [1] una mano
       *[other] { number-word } manos
    }.
rule-match-of-points = La partida acaba a los { $target } puntos{ $more ->
        [0] { "" }
       *[other] { " " }con { $least } jugadores ({ $more } más por cada jugador adicional)
    }, y gana la puntuación más { $wins ->
        [low] baja
       *[high] alta
    }.
rule-match-of-lives = Quien pierde una mano pierde { $count ->
        [1] su única vida
       *[other] una de sus { number-word } vidas
    }; quien se queda sin vidas queda fuera, y el último que sigue gana la partida.
rule-winner-collects = Quien gana una mano se anota los puntos de todas las cartas que tienen los demás.
rule-everybody-counts = Cada uno cuenta los puntos de las cartas que le quedan.
rule-doubling = Los puntos cuentan doble cuando la última carta jugada es { LIST($cards, type: "or") }.
card-worth = { $card } { $points }
rule-worths = Puntos: { LIST($worths, type: "comma") }.
rule-blocked-difference = Cuando nadie puede seguir, la mano queda bloqueada: la mano más baja se anota la diferencia.
rule-blocked-counts = Cuando nadie puede seguir, la mano queda bloqueada: cada uno cuenta lo que tiene.
rule-blocked-fewest = Cuando nadie puede seguir, la mano queda bloqueada: gana quien tiene menos cartas, y los empates se comparten.

## The sequence family

rule-sequence-deal = Se reparte toda la baraja con { $jokers }; entre unas manos y otras puede haber una carta de diferencia.{ $even ->
        [true] { " Uno o dos jokers más igualan todas las manos cuando es posible." }
       *[false] { "" }
    }
rule-sequence-hands = Cartas por jugador: { LIST($hands, type: "comma") }.
sequence-hand = { LIST($cards, type: "or") } con { $seats } jugadores
rule-sequence-hand = Cada jugador recibe { LIST($cards, type: "or") } cartas.
rule-sequence-start = Quien está a la izquierda de quien reparte sale con cualquier carta.
rule-sequence-match = Por turno, cada jugador sigue el palo, o el valor (cambio), o juega un joker; quien puede seguir tiene que jugar.
rule-knock-out = Quien no puede hacer ni una cosa ni otra queda fuera de la mano.
rule-knock-out-scores = Quien no puede hacer ni una cosa ni otra queda fuera de la mano, y cada una de sus cartas da un punto a quien jugó la carta que había que seguir.
rule-sequence-stop = Una eliminación o un joker corta la secuencia: el siguiente jugador que sigue en juego sale con cualquier carta.
rule-sequence-last = Quien juega su última carta se retira sin más, y esa carta aún cuenta. El último que queda juega una sola carta, y solo si hay que seguir la anterior.
scores-over = una carta que sube un valor sobre la anterior de su palo da { NUMBER($points, signDisplay: "always") }
scores-under = una carta que baja un valor respecto a la anterior de su palo da { NUMBER($points, signDisplay: "always") }
rule-sequence-steps = { CAPITAL(LIST($steps, type: "and")) }; nunca a través de un corte.
rule-sequence-rank = { CAPITAL($card) } da { NUMBER($points, signDisplay: "always") } siguiendo el palo o como carta de salida; como cambio no da nada.
rule-ace-high = El as es siempre la carta más alta.
rule-sequence-below = La puntuación puede bajar de cero. Un joker no da puntos.
rule-sequence-end = Quien llega primero a { $target } puntos gana al instante, aunque sea en mitad de una mano.
rule-no-undo = Carta jugada no se recoge, la pila no se mira, y las manos de quienes quedaron fuera siguen ocultas.
rule-no-talk = Nadie dice a los demás qué cartas tiene.

# A word of a ruleset that no sentence tells, as a ruleset writes it.
rule-value = { $key }: { $value ->
        [true] sí
        [false] no
        [none] ninguno
       *[other] { LIST($value, type: "comma") }
    }.
