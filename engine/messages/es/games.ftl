### Games, their house rules, and the words that are said with few cards left. An option that says the same everywhere stands
### once.

as-written = { $text }

## Switch

game-switch = Switch
about-switch = También llamado Two Four Jacks: con doses y cuatros toma cartas el siguiente, y las jotas cambian el sentido.
option-every-card-acts = Cuando se juegan varias cartas en un turno, actúan todas las que tienen efecto, no solo la última.
option-last-card-acts = Cuando se juegan varias cartas en un turno, solo actúa la última de todas.
option-reverse-two-nothing = Cuando solo juegan dos, una carta que cambia el sentido no hace nada.
option-reverse-two-again = Cuando solo juegan dos, una carta que cambia el sentido da otro turno a quien la juega.
option-reverse-adds = Cuando solo juegan dos, dos cartas que cambian el sentido jugadas en un turno hacen perder dos turnos al otro jugador.
option-seven-plain = Los sietes no hacen nada.
option-eights-answerable = Quien va a perder un turno puede jugar un ocho en su lugar; los turnos perdidos se suman y le tocan al primero que no lo juega.
option-queen-covers = Sobre una reina se puede jugar cualquier carta.
option-king-reverses = Los reyes cambian el sentido del juego, igual que las jotas.
option-draw-ends-turn = Robar una carta acaba el turno; esa carta no se puede jugar enseguida.
option-draw-until-playable = Quien no puede jugar roba hasta que pueda jugar una carta.
option-must-play = Quien puede jugar tiene que hacerlo; no se roba por gusto.
option-play-after-take = Cuando un jugador toma las cartas pendientes, su turno continúa.
option-knocking = Cuando queda una carta, la palabra es «toco».
option-penalty-2 = Quien no cantó la palabra roba dos cartas si alguien lo reclama.
option-penalty-5 = Quien no cantó la palabra roba cinco cartas si alguien lo reclama.
option-no-declaration = No hay que cantar nada cuando quedan pocas cartas.
option-finish-ace-barred = Nadie puede terminar con un as: quien solo tiene esa carta roba una y espera. Cualquier otra puede ser la última.
option-finish-free = Cualquier carta puede ser la última.
option-fire-card = Carta de fuego: si la carta robada por terminar con una carta con efecto también lo tiene y encaja, se puede jugar enseguida; actúan las dos.
option-no-double-finish = Nadie puede terminar con dos cartas del mismo valor jugadas a la vez.
option-play-on = Se juega hasta que queda un solo jugador, y cada uno obtiene un puesto.
option-sets = En un turno se pueden jugar varias cartas del mismo valor.
option-sets-or-suit = En un turno se pueden jugar varias cartas del mismo valor, o varias del mismo palo en cualquier orden, pero no ambas cosas.
option-runs = En un turno se puede jugar una escalera de valores seguidos del mismo palo, hacia arriba o hacia abajo.
option-resurrection = Si el último jugador podría jugar toda su mano como una cadena, puede hacer volver a quien terminó justo antes, que roba dos cartas.
option-resurrection-ace = En la cadena que hace volver a un jugador, un as puede valer por cualquier carta.
word-last-card = última carta
word-knocking = toco

## Turbo Switch

game-turbo-switch = Turbo Switch
about-turbo-switch = Grupos y escaleras en un turno, y cinco cartas por olvidarse de cantar la palabra.

## Irish Switch

game-irish-switch = Irish Switch
about-irish-switch = Nueve cartas, grupos y vidas: cada mano se juega hasta que queda un solo jugador, que pierde una vida.

## Peanuckle

game-peanuckle = Peanuckle
about-peanuckle = También llamado Peaknuckle: un siete abre una cadena, y hay una palabra para dos cartas y otra para una.
option-peanuckle-seven-plain = Los sietes no hacen nada ni abren cadenas.
word-peaknuckle = peaknuckle
word-super-peaknuckle = super-peaknuckle

## Black Jack

game-black-jack = Black Jack
about-black-jack = Escaleras del mismo palo, jotas negras que cuestan cinco cartas y once variantes que se combinan.
option-ace-passes-on = Un as jugado sobre doses pasa al siguiente las cartas pendientes en vez de anularlas.
option-red-jack-rest-taken = Una jota roja anula una jota negra, y quien la juega toma el resto.
option-red-jack-cancels-all = Una jota roja anula todo lo pendiente.
option-draw-may-play = Una carta robada se puede jugar enseguida.
option-penalise = Puedes intentar una carta no válida o fuera de turno: vuelve a tu mano y te cuesta dos cartas. Si ya habías jugado cartas en ese turno, también vuelven, y tu turno acaba.
option-cards-call = También hay que cantar con varias cartas cuando todas pueden salir en un turno; entonces se dice «cartas» o se golpea la mesa.
option-no-cards-call = Para terminar con varias cartas en un turno no hay que cantar nada antes.
option-black-jack-play-on = Se juega hasta que queda un solo jugador, que pierde la mano.
option-loser-out = Quien pierde una mano queda fuera de la partida.
option-v1-one-joker = Variante 1: un joker, que va sobre cualquier carta y se puede cubrir con cualquiera; cuesta cinco cartas, como una jota negra.
option-v1-two-jokers = Variante 1: dos jokers, que van sobre cualquier carta y se pueden cubrir con cualquiera; cuestan cinco cartas, como las jotas negras.
option-v2 = Variante 2: nadie termina con una carta con efecto ni con una jota roja; jugarla como última cuesta una carta.
option-v3 = Variante 3: en un turno cada carta de más puede coincidir en palo o en valor con la anterior, pero nadie puede terminar con más de una carta en un turno.
option-v4-three = Variante 4: los treses cambian el sentido en vez de los reyes.
option-v4-seven = Variante 4: los sietes cambian el sentido en vez de los reyes, y no hacen nada más.
option-v4-ten = Variante 4: los dieces cambian el sentido en vez de los reyes.
option-v5-off = Variante 5: las reinas son cartas normales.
option-v6 = Variante 6: las escaleras van en los dos sentidos.
option-v7 = Variante 7: quien juega un rey debe cubrirlo enseguida con una carta de su palo; si no puede, roba una carta.
option-v8 = Variante 8: se puede terminar con varias cartas en un turno, incluso con la variante 3.
option-v9 = Variante 9: los doses y las jotas negras se responden entre sí y se pueden jugar en un mismo turno.
option-v10 = Variante 10: una jota negra cuesta tantas cartas como se repartieron a cada uno.
option-v11 = Variante 11: las jotas rojas no anulan; sobre una jota negra, o junto con ella, cada una suma tres cartas.
option-eights-pass-on = Los turnos perdidos no se suman: un ocho jugado sobre un ocho pasa solo uno al siguiente.
option-eight-again = Un ocho da otro turno a quien lo juega en vez de quitárselo al siguiente.

## Jacks, Twos and Eights

game-j28 = Jacks, Twos and Eights
about-j28 = J28: grupos y escaleras en una cadena, jotas comodín, y empieza quien está a la derecha de quien reparte.
option-eight-may = Quien tiene un ocho también puede aceptar los turnos perdidos en vez de responder.

## Take Two

game-take-two = Take Two
about-take-two =Cinco cartas, se roban dos cada vez, y se juega hasta que queda un solo jugador.
option-take-two-draw-may-play = Una de las cartas robadas se puede jugar enseguida.
option-ace-follows = Un as debe coincidir en palo o en valor, como cualquier otra carta.
option-ace-suit-only = Después de un as solo se puede jugar el palo pedido, no otro as.
option-jack-skips = Una jota hace perder un turno al jugador siguiente en vez de cambiar el sentido.
option-jokers = Dos jokers, que van sobre cualquier carta y se pueden cubrir con cualquiera; cuestan cinco cartas, y los responde un joker.
option-ace-of-spades = El as de picas también se puede jugar sobre el as de corazones o sobre cualquier dos; como respuesta anula lo pendiente.
option-take-two-penalise = Puedes intentar una carta no válida o fuera de turno: vuelve a tu mano y te cuesta dos cartas.

## Oakley Rules

game-oakley = Oakley Rules
about-oakley = Doses y cuatros cuestan dos cartas, el as de corazones cinco, y un as que sigue el palo limpia ese palo.
option-ace-of-hearts-both = El as de corazones también limpia su palo cuando lo sigue; las cinco cartas siguen pendientes aunque quede cubierto.
option-queen-of-clubs = La reina de tréboles cuesta dieciséis cartas; solo la responde el rey de corazones, y entonces las toma quien jugó la reina.

## Kilodney's Switch

game-kilodney = Kilodney’s Switch
about-kilodney = Un juego distinto: se reparte toda la baraja, hay que seguir cada carta, y dejar fuera a alguien da puntos.
option-even-hands = Se añaden uno o dos jokers más cuando así se igualan todas las manos.

## Switch Black Jack

game-switch-black-jack = Switch Black Jack
about-switch-black-jack = Dos barajas y a puntos: cada uno cuenta las cartas que le quedan, y cuando alguien llega a 350 gana la puntuación más baja.
option-ace-any-time = Puedes jugar un as incluso cuando tienes que tomar cartas. Entonces le toca tomarlas al siguiente.
option-named-suit-only = Después de un siete solo se puede jugar el palo pedido, no otro siete.

## Crazy Eights

game-crazy-eights = Ocho loco (Crazy Eights)
about-crazy-eights = Los ochos son comodines, y quien gana la mano se lleva los puntos de lo que tienen los demás.
option-specials = Una reina hace perder un turno al siguiente, un as cambia el sentido y un dos hace tomar dos cartas al siguiente; si la primera carta descubierta tiene efecto, actúa como si la hubiera jugado quien reparte.
option-no-refill = Cuando se agota el mazo no se repone, y se puede pasar aunque se pueda jugar.

## Mau-Mau

game-mau-mau = Mau-Mau
about-mau-mau = Treinta y dos cartas, sietes que se acumulan y «mau» cuando queda una carta.
option-jack-on-jack = Se puede jugar una jota sobre otra jota.
option-nine-reverses = Un nueve cambia el sentido del juego.
option-jack-twenty = Una jota vale veinte puntos.
word-mau = mau

## Makao

game-makao = Makao
about-makao = De Polonia: doses y treses se responden entre sí, y las jotas piden un valor durante una ronda.
option-kings = El rey de corazones hace tomar cinco cartas al jugador siguiente; el rey de picas, al anterior.
option-kings-answered = El rey de corazones o el de picas responde al rey de corazones: las cinco cartas pasan al jugador siguiente.
option-plain-starter = La primera carta descubierta nunca es una carta con efecto.
word-makao = makao

## Macau

game-macau = Macau
about-macau = De Hungría: una carta por turno, ases comodín y el farol de robar pudiendo jugar.
option-macau-jokers = Dos jokers, que van sobre cualquier carta y se pueden cubrir con cualquiera.
option-macau-runs = En un turno se pueden jugar escaleras del mismo palo, que siguen en otro palo con una carta del mismo valor.
word-macau = macau

## One Card

game-one-card = One Card
about-one-card = De Corea: ataques a los que solo responde otro igual o más fuerte, escudos y jokers de colores.
option-phone-game = El juego del teléfono: los jokers cuestan cinco y siete cartas, un tres solo protege de los doses, el turno acaba al tomar las cartas pendientes, y empieza quien está a la izquierda de quien reparte.
option-bankrupt = Quien tiene 21 cartas o más queda fuera de la mano.
word-one-card = una carta

## Last Card

game-last-card = Last Card
about-last-card = De Nueva Zelanda: doses y cincos que hacen tomar cartas, jotas que repiten turno, y grupos.
option-two-five-mix = Los doses y los cincos se responden entre sí.
option-seven-passes-hands = Un siete hace que todos pasen su mano a la izquierda.
option-eight-reverses = Un ocho cambia el sentido del juego.

## Jack Change It

game-jack-change-it = Jack Change It
about-jack-change-it = Jotas que cambian el palo, doses que se acumulan hasta ocho y un as de corazones que cuesta cinco cartas.
option-two-of-hearts-answers = El dos de corazones responde al as de corazones: entonces quedan pendientes siete cartas, a las que responde cualquier dos.
option-five-blocks = El cinco de corazones anula el as de corazones.

## Kings Reverse

game-kings-reverse = Kings Reverse
about-kings-reverse = De Iowa: dos barajas con jokers, jotas comodín y reyes que cambian el sentido. Lo que hacen los jokers y el as de picas es decisión nuestra.
