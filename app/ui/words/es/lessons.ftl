### Lecciones: manos guiadas en la mesa. Las cartas vienen como `5♥`, los palos como `♥`.

## learn

learn-title = Aprender en la mesa
learn-about = Manos cortas y guiadas. Cada paso dice qué tocar; nada puede salir mal y nada cuenta.
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
learn-skip_about = La encontrarás de nuevo en los ajustes.
learn-again = Otra vez
learn-over = ¡Ya sabes jugar a { $game }!
learn-over_about = Fue una mano entera. En cada mesa, el signo de interrogación muestra qué hacen las cartas.
learn-play = Jugar contra bots
learn-next = Siguiente: { $game }
learn-try = Aprender

learn-tap-card = Toca { $card }.
learn-tap-name = Toca { $card } y pide { $what }.
learn-tap-what = Toca { $what }.
learn-tap-say = Toca «¡{ $word }!» y luego { $card }.
learn-tap-say_name = Toca «¡{ $word }!», luego { $card } y { $what }.
learn-tap-draw = Toca «Robar».
learn-also-card = { $card } también valdría. Esta vez juega { $meant } y mira qué pasa.
learn-also-other = Eso también valdría. Esta vez es { $meant }.
learn-also-what = También se podría pedir { $what }. Esta vez pide { $meant }: de eso tienes.
learn-first-say = Es la carta correcta, pero antes canta «¡{ $word }!». Sin la palabra te podría costar caro.
learn-first-go_on = Mira primero qué pasó y luego toca «Seguir».

## lesson

lesson-switch-follow = Gana quien antes se quede sin cartas. Sobre { $top } va el mismo palo o el mismo valor.
lesson-switch-number = De ese palo no tienes nada, pero sí el mismo valor que { $top }. También vale.
lesson-switch-two = Un dos: quien sigue toma dos cartas, salvo que responda con un dos.
lesson-switch-taken = { $name } no tenía ningún dos, tomó dos cartas y ahí acabó el turno.
lesson-switch-eight = Con un ocho, quien sigue pierde un turno.
lesson-switch-jack = Una jota cambia el sentido: ahora se juega al revés.
lesson-switch-draw = Nada de lo que tienes va sobre { $top }. Entonces robas una carta.
lesson-switch-ace = ¡{ $card }! Un as va sobre cualquier carta y tú pides el palo. Pide uno que tengas.
lesson-switch-last = Después te queda una carta. Cántalo, o te puede costar una carta.
lesson-switch-out = Tu última carta vale y no tiene efecto: nadie termina con una carta con efecto.

lesson-crazy-eights-follow = Deshazte de tus cartas antes que nadie. Sobre { $top } va el mismo palo o el mismo valor.
lesson-crazy-eights-eight = Nada más va sobre { $top }. Pero un ocho va sobre todo, y tú pides el palo.
lesson-crazy-eights-drew = { $name } no tenía de ese palo y robó carta a carta hasta que una valió.
lesson-crazy-eights-suit = El palo que pediste sigue pedido.
lesson-crazy-eights-draw = Nada va sobre { $top }. Ahora te toca robar.
lesson-crazy-eights-again = Esa tampoco vale. Roba otra.
lesson-crazy-eights-fits = Ahí está: una carta que vale.
lesson-crazy-eights-rank = Tus dos cartas valen. Elige la del mismo valor.
lesson-crazy-eights-out = ¡Tu última carta! Quien termina se anota lo que los demás aún tienen.

lesson-mau-mau-follow = Treinta y dos cartas, del siete al as. Sobre { $top } va el mismo palo o el mismo valor.
lesson-mau-mau-seven = Un siete: quien sigue toma dos cartas, salvo que responda con un siete.
lesson-mau-mau-answer = { $name } responde con un siete. Se van sumando: ahora hay cuatro pendientes.
lesson-mau-mau-taken = { $name } no tiene ningún siete y toma las cuatro.
lesson-mau-mau-eight = Con un ocho, quien sigue pierde un turno.
lesson-mau-mau-jack = Una jota va sobre todo menos otra jota, y tú pides el palo. Te quedará una carta: canta la palabra.
lesson-mau-mau-out = Tu palo volvió. Juega tu última carta.

lesson-black-jack-run = En un turno puedes jugar una escalera: cartas seguidas de un palo, de menor a mayor. Empieza con { $card }.
lesson-black-jack-on = Sigue siendo tu turno. En la escalera sigue { $card }.
lesson-black-jack-more = Y una más: tres cartas en un turno.
lesson-black-jack-black = { $name } jugó una jota negra: ahora tienes cinco cartas pendientes.
lesson-black-jack-red = Una jota roja responde: cinco menos, así que no queda nada que tomar. Di «cartas» al jugarla: tus dos últimas pueden salir en un turno.
lesson-black-jack-last = Tus dos últimas cartas son una escalera: salen las dos en un turno.
lesson-black-jack-out = ¡Y la última!

lesson-kilodney-lead = Se reparte toda la baraja y se puntúa jugando. Salir con un as da +1.
lesson-kilodney-under = { $name } jugó la carta justo debajo de la tuya. Eso cuesta un punto: −1.
lesson-kilodney-over = Hazlo mejor: una carta justo encima de { $top } en su palo da +1.
lesson-kilodney-switched = { $name } no tenía el palo y cambió con el mismo valor: sin puntos.
lesson-kilodney-corner = Otra vez justo encima. Y mira qué pasa cuando alguien no puede seguir.
lesson-kilodney-knocked = { $name } no podía seguir y queda fuera. Te anotas un punto por cada carta que tenía: dos.
lesson-kilodney-joker = Nada va sobre { $top }. Un joker va sobre todo; después sale quien sigue.
lesson-kilodney-switch = No del palo, pero sí del mismo valor: cambia. No da puntos, pero sigues dentro.
lesson-kilodney-out = Otra vez justo encima, y es tu última carta: te vas con tus puntos.
lesson-kilodney-end = Era la última carta. Se suman los puntos de todas las manos.
