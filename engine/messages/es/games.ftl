### Games, their house rules, and the words that are said with few cards left. An option that says the same everywhere stands
### once.

as-written = { $text }

## Switch

game-switch = Switch
about-switch = También llamado Two Four Jacks: doses y cuatros hacen robar al siguiente, y las jotas cambian el sentido.
option-every-card-acts = Si juegas varias cartas especiales en un turno, cuentan todas, no solo la última.
option-last-card-acts = Si juegas varias cartas en un turno, solo cuenta la última de todas.
option-reverse-two-nothing = Si solo juegan dos, una carta que cambia el sentido no hace nada.
option-reverse-two-again = Si solo juegan dos, juegas otra vez después de una carta que cambia el sentido.
option-reverse-adds = Si solo juegan dos, dos cartas que cambian el sentido en un turno le hacen perder dos turnos al otro.
option-seven-plain = Los sietes no hacen nada.
option-eights-answerable = Si te toca perder un turno, puedes jugar un ocho. Los turnos se suman y los pierde el primero que no lo juega.
option-queen-covers = Sobre una reina puedes jugar cualquier carta.
option-king-reverses = Los reyes cambian el sentido, como las jotas.
option-draw-ends-turn = Si robas, tu turno acaba. No puedes jugar enseguida la carta robada.
option-draw-until-playable = Si no puedes jugar, roba hasta que puedas.
option-must-play = Si puedes jugar, tienes que hacerlo. No puedes robar en vez de jugar.
option-play-after-take = Después de robar por una carta, tu turno continúa.
option-knocking = Di «¡Toco!» cuando te quede una carta.
option-penalty-2 = Si se te olvida decirlo y alguien lo reclama, robas dos cartas.
option-penalty-5 = Si se te olvida decirlo y alguien lo reclama, robas cinco cartas.
option-no-declaration = No hace falta avisar cuando te quedan pocas cartas.
option-finish-ace-barred = No puedes terminar con un as: roba una carta y espera. Cualquier otra puede ser la última.
option-finish-free = Cualquier carta puede ser la última.
option-fire-card = Carta de fuego: si terminas con una carta especial y robas otra que se puede jugar, juégala enseguida si quieres. Cuentan las dos.
option-no-double-finish = No puedes terminar con dos cartas iguales jugadas a la vez.
option-play-on = Se juega hasta que queda un solo jugador, y cada uno tiene su puesto.
option-sets = En un turno puedes jugar varias cartas del mismo valor.
option-sets-or-suit = En un turno puedes jugar varias cartas del mismo valor o varias del mismo palo, pero no las dos cosas.
option-runs = En un turno puedes jugar una escalera del mismo palo, hacia arriba o hacia abajo.
option-resurrection = Si solo quedas tú y puedes jugar todas tus cartas en una cadena, puedes hacer volver a quien terminó justo antes. Quien vuelve roba dos cartas.
option-resurrection-ace = En la cadena que hace volver a un jugador, un as puede valer por cualquier carta.
word-last-card = última carta
word-knocking = toco

## Turbo Switch

game-turbo-switch = Turbo Switch
about-turbo-switch = Cartas iguales y escaleras en un turno, y cinco cartas si se te olvida decir «¡Última carta!».

## Irish Switch

game-irish-switch = Irish Switch
about-irish-switch = Nueve cartas, cartas iguales y vidas: cada mano se juega hasta que queda uno solo, que pierde una vida.

## Peanuckle

game-peanuckle = Peanuckle
about-peanuckle = También llamado Peaknuckle: un siete empieza una cadena, y se avisa con dos cartas y otra vez con una.
option-peanuckle-seven-plain = Los sietes no hacen nada ni empiezan cadenas.
word-peaknuckle = peaknuckle
word-super-peaknuckle = super-peaknuckle

## Black Jack

game-black-jack = Black Jack
about-black-jack = Escaleras del mismo palo, once variantes para combinar y jotas negras que hacen robar cinco.
option-ace-passes-on = Un as jugado sobre un dos no anula las cartas: las roba el siguiente.
option-red-jack-rest-taken = Una jota roja anula una jota negra, y tú robas lo que queda.
option-red-jack-cancels-all = Una jota roja anula todo lo que te toca robar.
option-draw-may-play = Puedes jugar enseguida la carta robada.
option-penalise = Si juegas una carta no válida o fuera de turno, vuelve a tu mano y te cuesta dos cartas. Si ya habías jugado cartas en ese turno, también vuelven, y tu turno acaba.
option-cards-call = Con varias cartas que pueden salir todas en un turno, di «¡Cartas!» o golpea la mesa.
option-no-cards-call = Si terminas con varias cartas en un turno, no hace falta avisar antes.
option-black-jack-play-on = Se juega hasta que queda un solo jugador, que pierde la mano.
option-loser-out = Si pierdes una mano, te eliminan de la partida.
option-v1-one-joker = Variante 1: un joker. Se juega sobre cualquier carta y se cubre con cualquiera. El siguiente roba cinco, como con una jota negra.
option-v1-two-jokers = Variante 1: dos jokers. Se juegan sobre cualquier carta y se cubren con cualquiera. El siguiente roba cinco, como con una jota negra.
option-v2 = Variante 2: no puedes terminar con una carta especial ni con una jota roja. Si es tu última carta, juégala y roba una.
option-v3 = Variante 3: en tu turno, sigue jugando mientras cada carta coincida con la anterior. No puedes terminar con más de una carta.
option-v4-three = Variante 4: los treses cambian el sentido en vez de los reyes.
option-v4-seven = Variante 4: los sietes cambian el sentido en vez de los reyes, y no hacen nada más.
option-v4-ten = Variante 4: los dieces cambian el sentido en vez de los reyes.
option-v5-off = Variante 5: las reinas son cartas normales.
option-v6 = Variante 6: las escaleras van en los dos sentidos.
option-v7 = Variante 7: si juegas un rey, cúbrelo con otra carta de su palo o roba una.
option-v8 = Variante 8: puedes terminar con varias cartas en un turno, también con la variante 3.
option-v9 = Variante 9: los doses y las jotas negras se juegan unos sobre otros, también en un mismo turno.
option-v10 = Variante 10: con una jota negra, el siguiente roba tantas cartas como se repartieron a cada uno.
option-v11 = Variante 11: las jotas rojas no anulan. Sobre una jota negra o junto con ella, cada una suma tres cartas.
option-eights-pass-on = Los turnos perdidos no se suman. Juega un ocho sobre un ocho y el siguiente pierde solo un turno.
option-eight-again = Con un ocho juegas otra vez, en vez de hacer perder el turno al siguiente.

## Jacks, Twos and Eights

game-j28 = Jacks, Twos and Eights
about-j28 = J28: cartas iguales y escaleras en una cadena, jotas comodín, y empieza quien está a la derecha de quien reparte.
option-eight-may = Aunque tengas un ocho, puedes perder los turnos en vez de jugarlo.

## Take Two

game-take-two = Take Two
about-take-two = Cinco cartas para cada uno, se roba de dos en dos y se juega hasta que queda uno solo.
option-take-two-draw-may-play = Puedes jugar enseguida una de las cartas robadas.
option-ace-follows = Un as tiene que coincidir en palo o en valor, como cualquier carta.
option-ace-suit-only = Después de un as tienes que jugar el palo pedido. Otro as no vale.
option-jack-skips = Una jota hace perder un turno al siguiente en vez de cambiar el sentido.
option-jokers = Dos jokers. Se juegan sobre cualquier carta y se cubren con cualquiera. El siguiente roba cinco o juega un joker.
option-ace-of-spades = El as de picas se juega también sobre el as de corazones o sobre cualquier dos. Si te toca robar, lo anula.
option-take-two-penalise = Si juegas una carta no válida o fuera de turno, vuelve a tu mano y te cuesta dos cartas.

## Oakley Rules

game-oakley = Oakley Rules
about-oakley = Con doses y cuatros se roban dos, con el as de corazones cinco. Si un as sigue el palo, puedes jugar con él todas tus cartas de ese palo.
option-ace-of-hearts-both = Si el as de corazones sigue el palo, puedes jugar con él todos tus corazones. El siguiente roba cinco igualmente, aunque quede cubierto.
option-queen-of-clubs = Con la reina de tréboles, el siguiente roba dieciséis. Solo el rey de corazones te las devuelve.

## Kilodney's Switch

game-kilodney = Kilodney’s Switch
about-kilodney = Un juego distinto: se reparte toda la baraja, hay que seguir cada carta y eliminar a otros da puntos.
option-even-hands = Se añaden uno o dos jokers si así todos tienen el mismo número de cartas.

## Switch Black Jack

game-switch-black-jack = Switch Black Jack
about-switch-black-jack = Dos barajas y a puntos: cuentas las cartas que te quedan, y al llegar alguien a 350 gana la puntuación más baja.
option-ace-any-time = Puedes jugar un as incluso cuando te toca robar. Entonces roba el siguiente.
option-named-suit-only = Después de un siete tienes que jugar el palo pedido. Otro siete no vale.

## Crazy Eights

game-crazy-eights = Ocho loco (Crazy Eights)
about-crazy-eights = Los ochos son comodines, y quien gana la mano se anota lo que les queda a los demás.
option-specials = Una reina hace perder el turno, un as cambia el sentido y un dos hace robar dos. Si la primera carta descubierta es especial, cuenta como si la hubiera jugado quien reparte.
option-no-refill = Cuando se acaba el mazo, no se rellena. Puedes pasar aunque puedas jugar.

## Mau-Mau

game-mau-mau = Mau-Mau
about-mau-mau = Treinta y dos cartas, sietes que se suman y «¡Mau!» con la última carta.
option-jack-on-jack = Puedes jugar una jota sobre otra jota.
option-nine-reverses = Un nueve cambia el sentido.
option-jack-twenty = Una jota vale veinte puntos.
word-mau = mau

## Makao

game-makao = Makao
about-makao = De Polonia: doses y treses se juegan unos sobre otros, y con una jota pides un valor durante una vuelta.
option-kings = El rey de corazones hace robar cinco al jugador siguiente, y el de picas, al anterior.
option-kings-answered = Sobre el rey de corazones puedes jugar el de corazones o el de picas: entonces roba las cinco el siguiente.
option-plain-starter = La primera carta descubierta nunca es especial.
word-makao = makao

## Macau

game-macau = Macau
about-macau = De Hungría: una carta por turno, ases comodín y el farol de robar pudiendo jugar.
option-macau-jokers = Dos jokers. Se juegan sobre cualquier carta y se cubren con cualquiera.
option-macau-runs = En un turno puedes jugar escaleras del mismo palo. Una carta del mismo valor sigue la escalera en otro palo.
word-macau = macau

## One Card

game-one-card = One Card
about-one-card = De Corea: ataques que solo detiene otro igual o más fuerte, escudos y jokers de colores.
option-phone-game = La versión para teléfono: el joker negro hace robar cinco cartas, y el rojo, siete. Un tres solo detiene los doses. Después de robar por una carta, tu turno acaba. Empieza quien está a la izquierda de quien reparte.
option-bankrupt = Con 21 cartas o más, te eliminan.
word-one-card = una carta

## Last Card

game-last-card = Last Card
about-last-card = De Nueva Zelanda: doses y cincos que hacen robar, jotas para jugar otra vez y cartas iguales.
option-two-five-mix = Los doses y los cincos se juegan unos sobre otros.
option-seven-passes-hands = Con un siete, todos pasan sus cartas a la izquierda.
option-eight-reverses = Un ocho cambia el sentido.

## Jack Change It

game-jack-change-it = Jack Change It
about-jack-change-it = Jotas que cambian el palo, doses que se suman hasta ocho y un as de corazones que hace robar cinco.
option-two-of-hearts-answers = Sobre el as de corazones puedes jugar el dos de corazones: entonces el siguiente roba siete o juega cualquier dos.
option-five-blocks = El cinco de corazones anula el as de corazones.

## Kings Reverse

game-kings-reverse = Kings Reverse
about-kings-reverse = De Iowa: dos barajas con jokers, jotas comodín y reyes que cambian el sentido. Lo que hacen los jokers y el as de picas lo decidimos nosotros.
