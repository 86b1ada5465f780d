### Salas: cada quien en su dispositivo, en una misma mesa.

## room

room-title = Jugar juntos
room-yours = Tus salas
room-as = Ahí eres { $name }
room-lost = No tienes lugar en esta sala
room-name = Tu nombre
room-you = tú
room-here = está aquí
room-away = no está
room-free = Lugar libre
room-free_about = Entra un bot
room-bot = Bot
room-bot_for = bot
room-bot_plays = Un bot juega en su lugar
room-bot_took = Un bot juega por { $name }.
room-came_back = { $name } está de vuelta.
room-renamed = { $name } ahora se llama { $new }.
room-gone = { $name } no está.
room-watching = estás mirando
room-watchers =
    { $count ->
        [1] Una persona más está mirando.
       *[other] { $count } personas más están mirando.
    }
room-watch = Están mirando: { $names }
room-clock =
    { $count ->
        [1] { $count } segundo
       *[other] { $count } segundos
    }
room-no_clock = Sin límite
room-clock_title = Tiempo por turno
room-clock_about = Si se acaba tu tiempo, robas.
room-clock_is =
    { $count ->
        [1] Cada turno tiene { $count } segundo. Si se acaba tu tiempo, robas.
       *[other] Cada turno tiene { $count } segundos. Si se acaba tu tiempo, robas.
    }
room-calls = Quién reclama un olvido
room-calls-all = Cualquiera
room-calls-all_about = Cualquiera puede reclamarlo. Si son varios, se elige al azar: una conexión rápida no da ventaja.
room-calls-self = La mesa
room-calls-self_about = Un olvido siempre se nota. Nadie tiene que reclamarlo.
room-calls-off = Nadie
room-calls-off_about = Olvidarse no cuesta nada.
room-connecting = Conectando con la sala
room-unreachable = No hay conexión con el anfitrión
room-sending = Enviando tu jugada…
room-waiting = Esperando a los demás
room-paused = La partida está en pausa
room-paused-host = El anfitrión la reanudará.
room-paused-empty = Sigue en cuanto vuelva alguien.
room-closed = Esta sala está cerrada
room-about-closed = Lo que jugaste está en tu historial.
room-about-unreachable = El anfitrión o el servidor no tienen conexión, o estás en otra red wifi. Al volver la conexión, todo sigue en la misma carta.
room-gone_title = Ya no estás en esta mesa
room-game = El juego
room-differs =
    { $count ->
        [0] reglas estándar
        [1] una regla cambiada
       *[other] { $count } reglas cambiadas
    }
room-seen = Quién ve qué
room-host_sees = Tu dispositivo reparte y guarda las cartas. Quien mire en sus archivos podría verlas todas.
room-host_can_see = El dispositivo del anfitrión reparte y guarda las cartas, así que el anfitrión podría verlas todas.
room-server_sees = El servidor { $server } reparte y guarda las cartas. Quienes lo administran podrían verlas todas.
room-wifi_sees = Esta conexión no está cifrada. Otros en esta red wifi podrían ver tu juego.
room-browsers_seen = La conexión con las apps está cifrada. Con los navegadores, no: otros en esta red wifi podrían ver su juego.
room-stay = Deja la app abierta mientras juegas. Si la cierras, los demás esperan hasta que vuelvas.
room-who = En la sala
room-ready = Listos: { $count } de { $of }
room-who_about = Jugadores, reglas, invitación
room-host_deals = Reparte el anfitrión. Los bots ocupan los lugares libres.
room-deal_hint = Reparte cuando quieras. Los bots ocupan los lugares libres y los dejan cuando llega alguien.
room-sat_down = Llegó { $name }.
room-left = { $name } se fue.
room-late = Juegan desde la próxima ronda: { $names }
room-late_you = Por ahora miras. En la próxima ronda recibes cartas.
room-want = Sentarme
room-want_about = Te toca el próximo lugar libre.
room-face = Tu cara
room-more_faces = Más caras
room-own-change = Nombre y cara
room-own-save = Guardar
room-terms-use = Jugar con estas reglas
room-terms-game = Ahora se juega a { $game }.
room-terms-changed = Cambiaron las reglas de esta mesa.
room-pass = Pasarse un teléfono
room-is_host = anfitrión
room-host_now = Ahora el anfitrión es { $name }.
room-host_now_you = Ahora el anfitrión eres tú.
room-to_table = A la mesa
room-kick = Quitar a { $name }
room-make_host = Nombrar anfitrión a { $name }
room-make_free = Liberar el lugar
room-close = Cerrar la sala
room-close_about = Se acaba para todos. Las manos terminadas quedan en el historial de cada uno.
room-close_not = Dejarla abierta
room-quit = Abandonar la sala
room-quit_about = Un bot sigue por ti. Para volver necesitas una invitación.
room-quit_host_about = Un bot sigue por ti, y { $name } pasa a ser el anfitrión. Para volver necesitas una invitación.
room-quit_not = Quedarme
room-forget = Olvidar esta sala
room-pause = Pausa
room-resume = Reanudar
room-leave_about = Tu lugar sigue siendo tuyo. Después de un minuto juega un bot por ti hasta que vuelvas.
room-bot_for_me = Que un bot juegue por mí
room-bot_for_me_about = Hasta que quieras volver a jugar.
room-play_again = Volver a jugar
room-mute = Ocultar lo que dicen los demás
room-unmute = Mostrar lo que dicen los demás
room-mute_about = Las frases cortas junto a los jugadores
room-talk = Decir algo
room-said = { $name }: «{ $words }»
room-said_you = Tú: «{ $words }»
room-say-well = ¡Bien jugado!
room-say-laugh = ¡Ja, ja!
room-say-ouch = ¡Ay!
room-say-luck = ¡Suerte!
room-say-thanks = ¡Gracias!
room-say-wait = ¡Un momento!

room-invite-square = Código QR con el enlace a esta sala
room-invite-copy = Copiar el enlace
room-invite-scan = Escanea el código, o escribe esta dirección y luego el código:
room-invite-send = Enviar enlace
room-invite-renew = Invitación nueva
room-invite-renewed = El enlace anterior ya no sirve. Envía el nuevo.

room-join-title = Entrar en una sala
room-join-link = Enlace o dirección
room-join-code = Código
room-join-do = Entrar
room-join-watch = Solo mirar
room-join-seen = Todos en la sala ven tu nombre. El dispositivo del anfitrión o un servidor guarda todas las cartas.
room-join-unreadable = Eso no es una invitación. Pide otra vez el enlace, o revisa la dirección y el código.
room-join-name_missing = Escribe primero tu nombre.

room-open-title = Abrir una sala
room-open-where = Con el juego de la última vez. Puedes cambiarlo ahí.
room-open-network = Red
room-open-networks = Elige la misma que usan los demás.
room-open-no_network = No estás en ninguna red. Los demás necesitan la misma red wifi o tu punto de acceso.
room-open-listens = Mientras la sala está abierta, este dispositivo responde a otros en la misma red. Nada sale a internet.
room-open-server = Servidor en internet
room-open-server_about = Déjalo vacío si están todos en el mismo sitio. Con un servidor, cada uno puede estar donde quiera.
room-open-server_only = En un navegador solo puedes abrir salas en un servidor. La app instalada en tu teléfono o equipo no lo necesita.
room-open-server_used = Tus mesas se abren en { $server }.
room-open-server_use = Usar este servidor
room-open-server_stop = Dejar de usarlo
room-open-key = Clave, si el servidor la pide
room-open-no_server = Esa no es la dirección de un servidor.
room-open-wrong_key = Este servidor pide su clave para abrir una sala.

room-refused-token = Ya no estás en esta mesa.
room-refused-invitation = Esta invitación ya no vale. Pide otra al anfitrión.
room-refused-host_only = Eso solo puede hacerlo el anfitrión.
room-refused-room = Esta sala ya no existe.
room-refused-closed = Esta sala está cerrada. Lo que jugaste está en tu historial.
room-refused-full = No quedan lugares libres. Puedes mirar.
room-refused-name = «{ $name }» ya está en esta mesa. Escribe otro nombre.
room-refused-person = Ya estás en esta mesa con otro dispositivo.
room-refused-bot_plays = Un bot juega por ti. Vuelve a jugar desde el menú.
room-refused-late = Demasiado tarde, o no había nada que reclamar.
room-refused-paused = La partida está en pausa.
room-refused-version = Esta mesa necesita una versión más nueva de la app.
room-refused-often = Demasiado rápido. Inténtalo otra vez en un momento.
room-refused-busy = El anfitrión está ocupado. Inténtalo otra vez en un momento.
room-refused-other = El anfitrión no lo permitió.
room-refused-no_answer = No hay conexión con el anfitrión. ¿Están los dos dispositivos en la misma red wifi? Algunas redes de invitados los separan: usa entonces un punto de acceso.
room-refused-impostor = En esta dirección responde otro dispositivo, no el que mostró el código. ¿Están en la misma red wifi? Si no, escanea el código otra vez.
room-refused-port = Ahora mismo los demás no llegan a este dispositivo por la red. Revisa la red wifi e inténtalo otra vez.
room-refused-busy_port = Otra ventana de este dispositivo ya tiene la sala.
room-guest = Esta página viene del dispositivo del anfitrión. Déjala abierta mientras juegas. Las manos terminadas están en el historial de quienes tienen la app.

room-landing-about = Te espera una mesa de Pocket Switch.
room-landing-open = Abrir en la app
