### Settings.

settings-play = Juego
settings-look = Aspecto
settings-cards = Cartas y mesa
settings-cards_about = Tapete, dorsos, figuras, colores y contraste.
settings-senses = Sonido y tacto
settings-devices = Mis dispositivos
settings-people = Personas en este dispositivo
settings-about = Acerca de
settings-seconds = { $count } s
settings-name = Nombre
settings-add_name = Añadir
settings-remove_name = Quitar a { $name }
settings-names_about = Nombres que puedes elegir para una mesa. El primero es el tuyo.
settings-report = Copiar un informe
settings-report_about = Versiones, el último error y la mano en la mesa. Sin nombres.
settings-licences = Licencias
settings-licences_about = De quién son las obras de esta app.
settings-licences_more = Pocket Switch está hecho con estas obras. No todos los sistemas las usan todas.
settings-licences_client = La parte que dibuja la app está hecha con estas obras. Los avisos legales de cada una vienen incluidos.
settings-licences_reading = Cargando…
settings-licences_away = Estos textos están en el servidor del que vino la app, y no responde.
settings-licences_on = Mostrar más
settings-version = Pocket Switch { $version }
settings-nothing_leaves = Si no sincronizas, no pasas a otro dispositivo ni juegas en una sala, nada sale de este dispositivo.

settings-pace-title = Ritmo de los bots
settings-pace-about = Cuánto tarda un bot en jugar. Toca la mesa para no esperar.
settings-pace-slow = Lento
settings-pace-normal = Normal
settings-pace-fast = Rápido
settings-pace-none = Al instante

settings-catch_window-title = Tiempo para reclamar
settings-catch_window-about = Cuánto esperan los bots si alguien olvida decir «¡Última carta!». Con lector de pantalla, esperan a que sigas.

settings-confirm_power-title = Dos toques para jugar
settings-confirm_power-about = El primer toque levanta una carta especial, el segundo la juega.

settings-coach-title = Entrenador
settings-coach-about = Una bombilla en las mesas contra bots. Prueba tus jugadas y dice cuál es la mejor, y por qué.
settings-explain-title = Explicar lo nuevo
settings-explain-about = Un globo junto a la pila la primera vez que pasa algo: robar cartas, perder un turno, pedir un palo.

settings-remarks-title = Los bots hablan
settings-remarks-about = Una palabra de vez en cuando, al jugar.

settings-sort-title = Orden de tus cartas
settings-sort-about = Puedes arrastrar las cartas y ordenarlas a tu gusto cuando quieras.
settings-sort-suit = Por palo
settings-sort-rank = Por valor
settings-sort-own = El mío

settings-language-title = Idioma
settings-language-about = Los nombres y tus propios juegos se quedan como los escribiste.
settings-language-system = Como en este dispositivo

settings-appearance-title = Apariencia
settings-appearance-about = Menús claros u oscuros. La mesa conserva su color.
settings-appearance-system = Sistema
settings-appearance-light = Clara
settings-appearance-dark = Oscura

settings-contrast-title = Más contraste
settings-contrast-about = Una mesa más oscura, letras y bordes más marcados.
settings-contrast-system = Sistema
settings-contrast-on = Sí
settings-contrast-off = No

settings-felt-title = Mesa
settings-felt-green = Verde
settings-felt-blue = Azul
settings-felt-wine = Burdeos
settings-felt-plum = Ciruela
settings-felt-walnut = Nogal

settings-back-title = Dorso de las cartas
settings-back-stripes = Rayas
settings-back-lattice = Celosía
settings-back-scales = Escamas
settings-back-sun = Sol
settings-back-leaves = Hojas
settings-back-switch = Switch

settings-courts-title = Jotas, reinas y reyes
settings-courts-drawn = Dibujadas
settings-courts-classic = Clásicas
settings-courts-plain = Sencillas

settings-indices-title = Letras de jotas, reinas y reyes
settings-indices-about = Las repeticiones, las manos compartidas y los códigos siguen con J, Q y K.
settings-indices-language = Las de tu idioma

settings-four_colours-title = Cartas de cuatro colores
settings-four_colours-about = Los tréboles son verdes y los diamantes azules, para distinguir los palos de un vistazo.

settings-card_size-title = Tamaño de carta
settings-card_size-about = Las cartas que tienes en la mano.
settings-card_size-small = Pequeño
settings-card_size-normal = Normal
settings-card_size-large = Grande

settings-left_handed-title = Modo zurdo
settings-left_handed-about = Los botones van a la izquierda, y tus cartas se abren hacia el otro lado.

settings-motion-title = Animaciones
settings-motion-about = Si las cartas se deslizan y se dan la vuelta.
settings-motion-system = Sistema
settings-motion-on = Sí
settings-motion-off = No

settings-sounds-title = Sonidos
settings-sounds-about = Oye las cartas, tus turnos y el final de una mano.

settings-haptics-title = Vibración
settings-haptics-about = Una vibración corta cuando te toca o cuando una carta no se puede jugar.
