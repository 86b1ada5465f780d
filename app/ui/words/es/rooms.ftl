### Salas: cada quien en su dispositivo, en una misma mesa.

## room

room-title = Salas
room-yours = Tus salas
room-as = Allí eres { $name }
room-lost = No tienes asiento en esta sala
room-name = Tu nombre
room-you = tú
room-here = está aquí
room-away = no está
room-free = Asiento libre
room-free_about = Esperando a alguien
room-bot = Bot
room-bot_for = bot
room-bot_plays = Un bot juega en su lugar
room-bot_took = Un bot juega por { $name }.
room-came_back = { $name } está de vuelta.
room-renamed = { $name } ahora se llama { $new }.
room-gone = { $name } no está ahora.
room-watching = estás mirando
room-watchers =
    { $count ->
        [1] Una persona más está mirando.
       *[other] { $count } personas más están mirando.
    }
room-watch = Están mirando: { $names }
room-seats =
    { $count ->
        [1] { $count } asiento
       *[other] { $count } asientos
    }
room-clock =
    { $count ->
        [1] { $count } segundo
       *[other] { $count } segundos
    }
room-no_clock = Sin límite
room-clock_title = Tiempo por turno
room-clock_about = Quien se queda sin tiempo roba o toma lo pendiente.
room-clock_is =
    { $count ->
        [1] Cada turno dura { $count } segundo. Quien se queda sin tiempo roba o toma lo pendiente.
       *[other] Cada turno dura { $count } segundos. Quien se queda sin tiempo roba o toma lo pendiente.
    }
room-calls = Quién reclama un olvido
room-calls-all = Quien se dé cuenta
room-calls-all_about = Quien note que alguien olvidó la palabra puede reclamarlo. Si son varios, decide la suerte: una conexión rápida no da ventaja.
room-calls-self = La mesa
room-calls-self_about = Un olvido siempre se nota: nadie tiene que reclamarlo.
room-calls-off = Nadie
room-calls-off_about = Olvidar la palabra no cuesta nada.
room-connecting = Conectando con la sala
room-unreachable = No hay conexión con el anfitrión
room-sending = Tu jugada está en camino…
room-waiting = Esperando a los demás
room-paused = La partida está en pausa
room-paused-host = El anfitrión la reanudará.
room-paused-empty = Sigue en cuanto alguien vuelva.
room-closed = Esta sala está cerrada
room-about-closed = Lo que jugaste está en tu historial.
room-about-unreachable = Puede que el dispositivo del anfitrión esté en reposo o en otra red wifi. En cuanto vuelva, todo sigue en la misma carta.
room-gone_title = Ya no estás en esta mesa
room-game = El juego
room-differs =
    { $count ->
        [0] según el libro
        [1] una diferencia con el libro
       *[other] { $count } diferencias con el libro
    }
room-seen = Quién ve qué
room-host_sees = Tu dispositivo reparte y guarda las cartas. Quien mire en sus archivos podría verlas todas.
room-host_can_see = El dispositivo del anfitrión reparte y guarda las cartas: el anfitrión podría verlas todas.
room-server_sees = El servidor { $server } reparte y guarda las cartas. Quien lo administra podría verlas todas.
room-wifi_sees = La conexión no está cifrada: otros en esta red wifi podrían leerla.
room-browsers_seen = La app tiene una conexión cifrada con tu dispositivo. Un navegador, no: ahí otros en esta red wifi podrían leerla.
room-stay = Deja la app abierta mientras juegas. Si la cierras, los demás esperan y todo sigue en la misma carta.
room-who = En la sala
room-ready = Listos: { $count } de { $of }
room-who_about = Asientos, reglas, invitación
room-host_deals = El anfitrión reparte cuando estén todos.
room-is_host = anfitrión
room-host_now = Ahora el anfitrión es { $name }.
room-host_now_you = Ahora el anfitrión eres tú.
room-fill = Completar con bots
room-fill_first = Primero ocupa todos los asientos
room-to_table = A la mesa
room-kick = Quitar a { $name }
room-make_host = Nombrar anfitrión a { $name }
room-make_free = Liberar el asiento
room-close = Cerrar la sala
room-close_about = Termina para todos. Las manos acabadas quedan en el historial de cada uno.
room-close_not = Dejarla abierta
room-quit = Abandonar la sala
room-quit_about = Un bot sigue por ti, y no puedes volver sin invitación.
room-quit_host_about = Un bot sigue por ti, { $name } pasa a ser el anfitrión, y no puedes volver sin invitación.
room-quit_not = Quedarme
room-forget = Olvidar esta sala
room-pause = Pausa
room-resume = Reanudar
room-leave_about = Tu asiento sigue siendo tuyo. Al cabo de un minuto juega un bot por ti hasta que vuelvas.
room-bot_for_me = Que un bot juegue por mí
room-bot_for_me_about = Hasta que retomes tu asiento.
room-play_again = Retomar mi asiento
room-mute = Ocultar lo que dicen los demás
room-unmute = Mostrar lo que dicen los demás
room-mute_about = Las frases cortas junto a los asientos
room-talk = Decir algo
room-said = { $name }: «{ $words }»
room-said_you = Tú: «{ $words }»
room-say-well = ¡Bien jugado!
room-say-laugh = ¡Ja, ja!
room-say-ouch = ¡Ay!
room-say-luck = ¡Suerte!
room-say-thanks = ¡Gracias!
room-say-wait = ¡Un momento!

room-invite-title = Invitar
room-invite-about = Escanea esto con la cámara de un teléfono, o envía el enlace.
room-invite-square = Código QR con el enlace a esta sala
room-invite-typed = O escribe esta dirección y luego el código:
room-invite-copy = Copiar el enlace
room-invite-renew = Invitación nueva
room-invite-renewed = El enlace anterior ya no sirve. Envía el nuevo.

room-join-title = Entrar en una sala
room-join-link = Enlace o dirección
room-join-code = Código
room-join-do = Entrar
room-join-watch = Solo mirar
room-join-seen = Todos en la sala ven tu nombre. El dispositivo del anfitrión guarda todas las cartas.
room-join-unreadable = Eso no es una invitación. Pide otra vez el enlace, o revisa la dirección y el código.
room-join-name_missing = Escribe primero tu nombre.

room-open-title = Abrir una sala
room-open-where = Elige antes un juego y prepara la mesa.
room-open-do = Abrir
room-open-cannot = Una sala se abre en la app, en un teléfono o computadora, cuando la mesa está preparada.
room-open-network = Red
room-open-networks = Elige la misma en la que están los demás.
room-open-no_network = Este dispositivo no está en ninguna red. Los demás necesitan la misma red wifi o tu punto de acceso.
room-open-listens = Mientras la sala esté abierta, este dispositivo responde a otros de la misma red. Nada sale a internet.
room-open-server = Servidor en internet
room-open-server_about = Déjalo vacío si todo el mundo está en el mismo lugar. Con un servidor, cada cual puede estar donde sea.
room-open-server_only = Una página del navegador solo abre salas en un servidor. La app en un teléfono o computadora no lo necesita.
room-open-key = Clave, si el servidor la pide
room-open-no_server = Esa no es la dirección de un servidor.
room-open-wrong_key = Este servidor solo abre una sala con su clave.

room-refused-token = Ya no tienes asiento en esta mesa.
room-refused-invitation = Esta invitación ya no vale. Pide otra al anfitrión.
room-refused-host_only = Eso solo puede hacerlo el anfitrión.
room-refused-room = Esta sala ya no existe.
room-refused-closed = Esta sala está cerrada. Lo que jugaste está en tu historial.
room-refused-full = Todos los asientos están ocupados o la partida ya empezó. Puedes mirar.
room-refused-name = «{ $name }» ya está en esta mesa. Escribe otro nombre.
room-refused-person = Ya estás en esta mesa con otro dispositivo.
room-refused-bot_plays = Un bot juega por ti. Retoma tu asiento en el menú.
room-refused-late = Demasiado tarde, o no había nada que reclamar.
room-refused-paused = La partida está en pausa.
room-refused-version = Esta mesa necesita una versión más nueva de la app.
room-refused-often = Eso fue un poco rápido. Inténtalo otra vez en un momento.
room-refused-busy = El dispositivo del anfitrión está ocupado. Inténtalo otra vez en un momento.
room-refused-other = El anfitrión no lo aceptó.
room-refused-no_answer = No hay conexión con el anfitrión. ¿Están los dos dispositivos en la misma red wifi? Algunas redes de invitados los separan: entonces usa un punto de acceso.
room-refused-impostor = En esta dirección responde otro dispositivo, no el que mostró el código. ¿Están los dos en la misma red wifi? Si no, escanea el código otra vez.
room-refused-port = Ahora no se puede acceder a este dispositivo por la red. Revisa la red wifi e inténtalo otra vez.
room-refused-busy_port = La sala ya está abierta en otra ventana de este dispositivo.
room-guest = Esta página viene del dispositivo del anfitrión. Déjala abierta mientras juegas; las manos acabadas están en el historial de quienes tienen la app.

room-landing-about = Te espera una mesa de Pocket Switch.
room-landing-open = Abrir en la app
room-landing-none = La mesa está en un teléfono, que no tiene página para jugar. Si aún no tienes la app, instálala y escanea el código otra vez.
