### Lecciones: manos guiadas en la mesa. Las cartas vienen como `5♥`, los palos como `♥`.

## learn

learn-title = Aprender en la mesa
learn-about = Manos cortas y guiadas. Cada paso dice qué tocar. Nada puede salir mal y nada cuenta.
learn-all = Todas las lecciones
learn-steps =
    { $count ->
        [one] { $count } paso
        [many] { $count } pasos
       *[other] { $count } pasos
    }
learn-learned = { $about } · aprendida
learn-step = paso { $step } de { $steps }
learn-this = es esta
learn-show = Muéstrame
learn-skip = Salir
learn-skip_about = La encontrarás en los ajustes.
learn-again = Otra vez
learn-over = ¡Ya sabes jugar a { $game }!
learn-over_about = Fue una mano entera. En cualquier mesa, el signo de interrogación muestra qué hacen las cartas.
learn-you_about = Así te ven los demás al jugar en grupo. Puedes dejarlo vacío.
learn-play = Jugar una mano
learn-next = Siguiente: { $game }
learn-try = Aprender

learn-tap-card = Toca { $card }.
learn-tap-name = Toca { $card } y pide { $what }.
learn-tap-what = Toca { $what }.
learn-tap-say = Toca «¡{ $word }!» y luego { $card }.
learn-tap-say_name = Toca «¡{ $word }!», luego { $card } y { $what }.
learn-tap-draw = Toca «Robar».
learn-also-card = { CAPITAL($card) } también valdría. Esta vez juega { $meant } y mira qué pasa.
learn-also-other = Eso también valdría. Esta vez es { $meant }.
learn-also-what = También podrías pedir { $what }. Esta vez pide { $meant }, que tienes.
learn-first-say = ¡Buena carta! Pero primero di «¡{ $word }!». Si se te olvida, te puede salir caro.
learn-first-go_on = Mira primero qué pasó y luego toca «Seguir».

## lesson

lesson-switch-follow = Gana quien se quede antes sin cartas. Sobre { $top } puedes jugar el mismo palo o el mismo valor.
lesson-switch-number = No tienes ese palo, pero sí el mismo valor que { $top }. También vale.
lesson-switch-two = Un dos: el siguiente roba dos cartas o juega otro dos.
lesson-switch-taken = { $name } no tenía ningún dos y robó dos cartas. Ahí acabó su turno.
lesson-switch-eight = Un ocho: el siguiente pierde un turno.
lesson-switch-jack = Una jota cambia el sentido. Ahora se juega hacia el otro lado.
lesson-switch-draw = No tienes nada que jugar sobre { $top }. Roba una carta.
lesson-switch-ace = ¡{ $card }! Un as se puede jugar siempre, y tú pides el palo. Pide uno que tengas.
lesson-switch-last = Después te queda una sola carta. Avisa, o te puede costar una carta.
lesson-switch-out = Tu última carta vale y es normal. No puedes terminar con una carta especial.

lesson-crazy-eights-follow = Gana quien se quede antes sin cartas. Sobre { $top } puedes jugar el mismo palo o el mismo valor.
lesson-crazy-eights-eight = Nada más vale sobre { $top }. Pero un ocho se puede jugar siempre, y tú pides el palo.
lesson-crazy-eights-drew = { $name } no tenía ese palo y robó hasta que le salió una carta que valía.
lesson-crazy-eights-suit = El palo que pediste todavía vale.
lesson-crazy-eights-draw = No tienes nada que jugar sobre { $top }. Ahora te toca robar a ti.
lesson-crazy-eights-again = Esa tampoco vale. Roba otra vez.
lesson-crazy-eights-fits = Ahí está: una carta que vale.
lesson-crazy-eights-rank = Tus dos cartas valen. Juega la del mismo valor.
lesson-crazy-eights-out = ¡Tu última carta! Ahora te anotas lo que les queda a los demás.

lesson-mau-mau-follow = Treinta y dos cartas, del siete al as. Sobre { $top } puedes jugar el mismo palo o el mismo valor.
lesson-mau-mau-seven = Un siete: el siguiente roba dos cartas o juega otro siete.
lesson-mau-mau-answer = { $name } también juega un siete. Se suman: ahora son cuatro cartas.
lesson-mau-mau-taken = { $name } no tiene ningún siete y roba las cuatro.
lesson-mau-mau-eight = Un ocho: el siguiente pierde un turno.
lesson-mau-mau-jack = Una jota se puede jugar siempre, menos sobre otra jota, y tú pides el palo. Luego te queda una carta: di «¡Mau!».
lesson-mau-mau-out = Tu palo volvió. Juega tu última carta.

lesson-makao-follow = Gana quien se quede antes sin cartas. Sobre { $top } puedes jugar el mismo palo o el mismo valor.
lesson-makao-two = { $name } jugó un dos: robas dos cartas, a no ser que juegues encima un dos o un tres.
lesson-makao-three = Juega tu tres encima. Se suman: ahora son cinco cartas para el siguiente.
lesson-makao-taken = { $name } no tenía ni dos ni tres y robó las cinco.
lesson-makao-draw = No tienes nada que jugar sobre { $top }. Roba una carta.
lesson-makao-ace = ¡Esa vale! Con un as pides el palo. Pide uno que tengas.
lesson-makao-four = { $name } jugó un cuatro. Sin otro cuatro se pierde el turno, así que ya te toca.
lesson-makao-jack = Con una jota pides un valor, y todos lo juegan durante una vuelta. Pide seises: tienes dos.
lesson-makao-asked = { $name } no tenía ningún seis y robó una carta.
lesson-makao-set = Puedes jugar los dos seises en un turno. Tras el primero te queda una carta: di «¡Makao!».
lesson-makao-out = Y el otro seis, en el mismo turno. ¡Sin cartas, ganaste!

lesson-one-card-follow = Gana quien se quede antes sin cartas. Sobre { $top } puedes jugar el mismo palo o el mismo valor.
lesson-one-card-two = { $name } ataca con un dos: roba dos cartas, o juega un dos, un tres, un as o un joker.
lesson-one-card-shield = Un tres es tu escudo. Detiene cualquier ataque y nadie roba.
lesson-one-card-draw = No tienes nada que jugar sobre { $top }. Roba una carta.
lesson-one-card-ace = ¡Esa vale! Ataca con ella: con un as, el siguiente roba tres cartas.
lesson-one-card-joker = { $name } jugó el joker negro sobre tu as. Tres y siete: ya son diez cartas.
lesson-one-card-taken = { $name } no tenía escudo y robó las diez.
lesson-one-card-king = Con un rey te toca otra vez.
lesson-one-card-seven = Con un siete pides el palo. Pide el de tu última carta, pero antes di «¡Una carta!».
lesson-one-card-jump = { $name } jugó una jota y saltó al siguiente. ¡Te toca!
lesson-one-card-out = Tu palo sigue valiendo. ¡Juega tu última carta!

lesson-black-jack-run = En un turno puedes jugar una escalera: cartas seguidas de un palo, hacia arriba. Empieza con { $card }.
lesson-black-jack-on = Sigue siendo tu turno. En la escalera sigue { $card }.
lesson-black-jack-more = Y una más: tres cartas en un turno.
lesson-black-jack-black = { $name } jugó una jota negra: ahora te tocan cinco cartas.
lesson-black-jack-red = Una jota roja quita cinco, así que no robas nada. Di «¡Cartas!» al jugarla: las dos últimas pueden salir en un turno.
lesson-black-jack-last = Tus dos últimas cartas son una escalera: salen las dos en un turno.
lesson-black-jack-out = ¡Y la última!

lesson-kilodney-lead = Se reparten todas las cartas y los puntos se ganan jugando. Salir con un as da +1.
lesson-kilodney-under = { $name } jugó la carta justo por debajo de la tuya. Eso cuesta un punto: −1.
lesson-kilodney-over = Hazlo mejor: la carta justo por encima de { $top }, del mismo palo, da +1.
lesson-kilodney-switched = { $name } no tenía el palo y cambió con el mismo valor: sin puntos.
lesson-kilodney-corner = Otra vez justo por encima. Mira qué le pasa a quien no puede seguir.
lesson-kilodney-knocked = { $name } no pudo seguir: eliminación. Te anotas un punto por cada carta que le quedaba: dos.
lesson-kilodney-joker = No tienes nada que jugar sobre { $top }. Un joker se puede jugar siempre, y después sale el siguiente.
lesson-kilodney-switch = No tienes ese palo, pero sí el mismo valor: cambia. No da puntos, pero sigues en juego.
lesson-kilodney-out = Otra vez justo por encima, y es tu última carta: terminas y te quedas con tus puntos.
lesson-kilodney-end = Era la última carta. Se suman los puntos de todas las manos.
