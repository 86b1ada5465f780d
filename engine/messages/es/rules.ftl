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
rule-deal = Cada uno recibe { $cards } de { $packs }.
rule-deal-from = Con { $seats } jugadores o más, cada uno recibe { $cards } de { $packs }.
rule-starter-barred = Si la primera carta descubierta es { LIST($cards, type: "or") }, descubre otra.
rule-starter =
    { $starter ->
        [suit-only] De la primera carta descubierta solo cuenta el palo.
        [acts] La primera carta descubierta cuenta como si la hubiera jugado quien reparte.
       *[plain] La primera carta descubierta no hace nada especial.
    }
rule-first =
    Empieza quien está a la { $first ->
        [right] derecha
       *[left] izquierda
    } de quien reparte.
rule-direction =
    Se juega hacia la { $direction ->
        [-1] derecha
       *[other] izquierda
    }.
rule-dealer = Se decide al azar quién reparte primero. Después reparte quien está a su izquierda.

## Cards

rule-match = Juega una carta que coincida con la de arriba: del mismo palo o del mismo valor.
rule-named-suit =
    El palo pedido vale hasta que se juega la siguiente carta.{ $rank ->
        [true] { " " }También vale una carta del mismo valor.
       *[false] { "" }
    }
rule-named-only =
    Después de { LIST($cards, type: "or") } solo vale el palo pedido{ $wild ->
        [true] { " " }o un comodín
       *[false] { "" }
    }.
rule-special = Cartas especiales: { LIST($cards, type: "comma", article: "none") }.
rule-skips =
    { $adds ->
        [true] Los turnos perdidos se suman: los pierde todos el primero que no juega encima.
       *[false] Los turnos perdidos no se suman: solo cuenta la última carta.
    }
rule-not-others = Lo que hace { $other } no vale para { $card }.
# $card an entry, $does what it does: parts of a sentence, each a verb and what belongs to it. None begins with the sound
# of i, before which `y` would have to be `e`.
rule-card =
    { $kind ->
        [goes] { CAPITAL($card) } { LIST($does, type: "and") }.
        [both] { CAPITAL($card) } { LIST($goes, type: "and") }. Entonces { LIST($then, type: "and") }.
       *[does] Si juegas { $card }, { LIST($does, type: "and") }.
    }
rule-also = { CAPITAL($card) } también se puede jugar sobre { LIST($cards, type: "or") }.
rule-wild-owed = No puedes jugar { $card } si te toca robar por { LIST($makers, type: "or") }.
rule-owed = Si te toca robar por una carta, puedes jugar ciertas cartas encima. No hace falta que coincidan en palo ni en valor.
# $makers the cards that make others take, $does what the answer does
rule-answer = Sobre { LIST($makers, type: "or") } puedes jugar { $card }: { $does }.
rule-answers = Qué puedes jugar sobre qué: { $lines }. { CAPITAL($does) }.
answer-line = { $card } sobre { LIST($makers, type: "or") }
answer-lines = { $line }, { $more }

does-nothing = no hace nada especial
does-wild =
    se puede jugar sobre cualquier carta{ $but ->
        [some] { " " }menos { LIST($cards, type: "or") }
       *[none] { "" }
    }{ $last ->
        [follows] , pero como última carta solo si coincide
       *[any] { "" }
    }
does-name-suit = pides el palo que sigue
does-demand = pides { LIST($ranks, type: "or") } durante una vuelta
does-demand-any = pides un valor durante una vuelta
does-go-on = puedes seguir en el mismo turno con una carta de ese palo
does-colour = se puede jugar sobre cartas de su color
does-not-go-on = no se puede jugar sobre { LIST($cards, type: "or") }
as-many-as-dealt = tantas cartas como se repartieron a cada uno
# $whom who takes, $answered whether any card answers it
does-pickup =
    el jugador { $whom ->
        [previous] anterior
       *[next] siguiente
    } roba { $cards }{ $answered ->
        [true] { " " }o juega encima
       *[false] { "" }
    }
does-pickup-with =
    el jugador { $whom ->
        [previous] anterior
       *[next] siguiente
    } roba { $cards }, pero solo junto con { $card }
does-skip =
    { $count ->
        [1] el jugador siguiente pierde un turno
       *[other] el jugador siguiente pierde { number-word } turnos
    }
does-skip-answerable = { does-skip } o juega el mismo valor
does-skip-must-answer = { does-skip } o juega el mismo valor, si lo tiene
does-reverse = cambia el sentido
does-cover-any = se puede cubrir con cualquier carta
does-must-cover = tienes que jugar encima otra carta de su palo o robar una
does-dump-suit =
    puedes añadir en el mismo turno cuantas cartas quieras de su palo{ $order ->
        [rising] , de menor a mayor
       *[any] { "" }
    }{ $when ->
        [follows-suit] , pero solo si sigue el palo
       *[always] { "" }
    }{ $order ->
        [rising] . El as es entonces la más baja, y las cartas especiales no hacen nada
       *[any] { "" }
    }
does-chain =
    empiezas una cadena: sigue con cartas que coincidan en palo o en valor con la anterior{ $wild ->
        [true] , comodines incluidos
       *[false] { "" }
    }
does-play-again = te toca otra vez
does-pass-hands = todos pasan sus cartas a la izquierda

# $more how much it adds: as much as the card itself costs, or $cards; $as whether it is answered otherwise from then on
answer-add =
    { $more ->
        [as-said] { $cards } más, y todo pasa al siguiente
       *[its-own] las cartas se suman y pasan al siguiente
    }{ $as ->
        [others] . Desde entonces cuenta como { LIST($makers, type: "or") }
       *[alike] { "" }
    }
answer-cancel = se anula y nadie roba
answer-pass = en tu lugar roba el siguiente
answer-return = se las devuelves y roba quien te las mandó
answer-reduce =
    { $cards } menos, y el resto { $rest ->
        [taken] lo robas tú
        [cancelled] también se anula
       *[next] pasa al siguiente
    }

## Several cards in a turn

several-set = varias cartas del mismo valor
several-suit-all = varias cartas del mismo palo en cualquier orden
several-run = una escalera del mismo palo
several-mix = una cadena de cartas iguales y escaleras
several-chain = una cadena en la que cada carta coincide en palo o en valor con la anterior
several-suit-chain = una cadena en la que cada carta es del palo de la anterior
rule-several = En un turno puedes jugar { LIST($combinations, type: "or") }.
rule-chain =
    La cadena acaba cuando pasas.{ $wild ->
        [true] { " " }Puede llevar comodines. Después va el palo que pidas.
       *[false] { "" }
    }
rule-one-card =
    { $other ->
        [true] Si no, juega una carta por turno.
       *[false] Juega una carta por turno.
    }
rule-run-on-suit = Una escalera empieza en el palo de la carta de arriba, con cualquier valor.
rule-run =
    Las escaleras van { $run ->
        [up] solo hacia arriba
       *[both] hacia arriba o hacia abajo
    }, y el as es la carta más { $ace ->
        [low] baja
       *[high] alta
    }.
rule-together = Puedes jugar { LIST($cards, type: "and", number: "plural") } en un mismo turno, y se suman.
rule-acts =
    Si juegas varias cartas especiales en un turno, { $acts ->
        [trailing] solo cuenta la última, con las iguales que van justo antes
        [every] cuentan todas
       *[last] solo cuenta la última de todas
    }.
rule-turn-last =
    No puedes terminar con { $last ->
        [no-double] dos cartas iguales jugadas a la vez
       *[no-several] más de una carta en un turno
    }.
rule-reverse-two =
    Si solo juegan dos, { $does ->
        [skip] una carta que cambia el sentido le hace perder un turno al otro
        [nothing] una carta que cambia el sentido no hace nada
       *[again] juegas otra vez después de una carta que cambia el sentido
    }.
rule-reverse-pair =
    { $each ->
        [true] Si juegas en un turno varias cartas que cambian el sentido, cuentan todas.
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
rule-draw-then =
    { $then ->
        [may-play] { $must ->
            [true] { $count ->
                [1] Si puedes jugar la carta robada, tienes que jugarla.
               *[other] Si puedes jugar una de las cartas robadas, tienes que jugarla.
            }
           *[false] { $count ->
                [1] Puedes jugar enseguida la carta robada.
               *[other] Puedes jugar enseguida una de las cartas robadas.
            }
        }
       *[end] Después de robar, tu turno acaba.
    }
rule-draw-once = Solo se roba una vez por turno. Si después no juegas nada, pasas.
rule-draw-until = Si no puedes jugar, roba hasta que puedas.
rule-draw-though-able = Puedes robar aunque puedas jugar.
rule-must-play = Si puedes jugar, tienes que hacerlo.
rule-draw-cap = Roba como mucho { count-cards } por turno.
rule-take =
    Después de robar por una carta, { $take ->
        [goes-on] tu turno continúa
       *[end] tu turno acaba
    }.
rule-empty-owed = Si tienes que robar más cartas de las que hay, roba las que queden.
rule-refill = Cuando se acaba el mazo, baraja la pila de descartes para hacer uno nuevo. La carta de arriba se queda.
rule-empty = { $must ->
        [true] Cuando no queda nada que robar, pasas si no puedes jugar.
       *[false] Cuando no queda nada que robar, pasas si no puedes o no quieres jugar.
    }
rule-no-refill = Cuando se acaba el mazo, no se rellena. Si no puedes o no quieres jugar, pasas.

## The word that is said

rule-nothing-to-say = No hace falta avisar cuando te quedan pocas cartas.
rule-declare = Di «¡{ CAPITAL($word) }!» cuando te { $count ->
        [1] quede { count-cards }
       *[other] queden { count-cards }
    }.
rule-declare-below = Con menos cartas, di «¡{ CAPITAL($word) }!».
rule-declare-several = Con varias cartas que pueden salir todas en un turno, di «¡Cartas!» o golpea la mesa.
word-cards = cartas
rule-declare-not-several = Si terminas con varias cartas en un turno, no hace falta decirlo antes.
rule-undeclared =
    { $how ->
        [catch] Si se te olvida, cualquiera puede reclamarlo hasta que juegue el siguiente. Entonces robas { $cost }.
       *[finish] Si terminas sin decirlo, robas { $cost } y sigues jugando.
    }
rule-undeclared-refused = Hasta que lo digas, no puedes jugar tu última carta.

## The last card, and the end

rule-last-costs = No puedes terminar con { LIST($cards, type: "or") }. Como última carta cuenta como siempre, pero robas { $cost } y sigues jugando.
rule-fire =
    Carta de fuego: si al robar por eso te sale una carta especial que puedes jugar, juégala enseguida si quieres.{ $both ->
        [true] { " " }Cuentan las dos cartas. Si al siguiente le toca robar y perder el turno, hace las dos cosas.
       *[false] { "" }
    }
rule-last-refused = No puedes terminar con { LIST($cards, type: "or") }. Si no te queda otra cosa, roba una carta y espera.
rule-last-free = Cualquier carta puede ser la última.
rule-end =
    { $until ->
        [one-left] Se juega hasta que queda un solo jugador, y cada uno tiene su puesto.
       *[first] Gana la mano quien se queda primero sin cartas.
    }
rule-come-back = Si solo quedas tú y puedes jugar todas tus cartas en una cadena, vuelve quien terminó justo antes, con { $cards }.
rule-bring-back = Si el último jugador puede jugar todas sus cartas en una cadena, puede hacer volver a quien terminó justo antes. Quien vuelve roba { $cards }, y siguen jugando los dos. Si no, pierde el último jugador.
rule-back-wild = { $any ->
        [true] En esa cadena, { LIST($cards, type: "or") } puede valer por cualquier carta.
       *[false] En esa cadena, { LIST($cards, type: "or") } tiene que coincidir como cualquier otra carta.
    }
rule-bankrupt = Con { $cards } o más, te eliminan.
rule-loser-out = Si pierdes una mano, te eliminan de la partida.

## Points, and the match

rule-match-of-hands =
    Gana la partida quien gana primero { $count ->
        [1] una mano
       *[other] { number-word } manos
    }.
rule-match-of-points =
    La partida acaba a los { $target } puntos{ $more ->
        [0] { "" }
       *[other] { " " }con { $least } jugadores, más { $more } por cada jugador adicional
    }, y gana la puntuación más { $wins ->
        [low] baja
       *[high] alta
    }.
rule-match-of-lives =
    Cada uno tiene { $count ->
        [1] una vida
       *[other] { number-word } vidas
    }. Si pierdes una mano, pierdes una vida. Gana la partida el último que conserva alguna.
rule-winner-collects = Si ganas una mano, te anotas los puntos de todas las cartas que les quedan a los demás.
rule-everybody-counts = Cada uno cuenta los puntos de las cartas que le quedan.
rule-doubling = Los puntos cuentan doble si la última carta jugada es { LIST($cards, type: "or") }.
card-worth = { FORM($card, article: "none") } { $points }
rule-worths = Puntos: { LIST($worths, type: "comma") }.
rule-blocked-difference = Si nadie puede jugar, gana quien tiene menos puntos y se anota la diferencia.
rule-blocked-counts = Si nadie puede jugar, cada uno cuenta las cartas que le quedan.
rule-blocked-fewest = Si nadie puede jugar, gana quien tiene menos cartas. Los empates se comparten.

## The sequence family

rule-sequence-deal =
    Se reparte toda la baraja con { $jokers }. Algunos reciben una carta más.{ $even ->
        [true] { " Uno o dos jokers más lo igualan cuando es posible." }
       *[false] { "" }
    }
rule-sequence-hands = Cartas por jugador: { LIST($hands, type: "comma") }.
sequence-hand = { LIST($cards, type: "or") } con { $seats } jugadores
rule-sequence-hand = Cada uno recibe { LIST($cards, type: "or") } cartas.
rule-sequence-start = Quien está a la izquierda de quien reparte sale con cualquier carta.
rule-sequence-match = En tu turno, sigue el palo, cambia con una carta del mismo valor o juega un joker. Si puedes, tienes que hacerlo.
rule-knock-out = Si no puedes seguir, te eliminan.
rule-knock-out-scores = Si no puedes seguir, te eliminan. Quien jugó esa carta se anota un punto por cada carta que te queda.
rule-sequence-stop = Una eliminación o un joker corta la secuencia. El siguiente sale con la carta que quiera.
rule-sequence-last = Cuando juegas tu última carta, terminas, y esa carta todavía cuenta. El último que queda juega una carta más, pero solo si hay una que seguir.
scores-over = una carta justo por encima, del mismo palo, da { NUMBER($points, signDisplay: "always") }
scores-under = una carta justo por debajo, del mismo palo, da { NUMBER($points, signDisplay: "always") }
rule-sequence-steps = { CAPITAL(LIST($steps, type: "and")) }. Después de un corte se empieza de nuevo.
rule-sequence-rank = { CAPITAL($card) } da { NUMBER($points, signDisplay: "always") } al salir o al seguir el palo. Como cambio no da nada.
rule-ace-high = El as es siempre la carta más alta.
rule-sequence-below = La puntuación puede bajar de cero. Un joker no da puntos.
rule-sequence-end = Gana en el acto quien llega primero a { $target } puntos, aunque sea en mitad de una mano.
rule-no-undo = Carta jugada no se recoge. Nadie mira la pila, y tras una eliminación las cartas siguen ocultas.
rule-no-talk = No digas a nadie qué cartas tienes.

# A word of a ruleset that no sentence tells, as a ruleset writes it.
rule-value = { $key }: { $value ->
        [true] sí
        [false] no
        [none] ninguno
       *[other] { LIST($value, type: "comma") }
    }.
