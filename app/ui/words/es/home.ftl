### The first screen.

home-continue = Continuar
home-learn = ¿Nunca has jugado?
home-learn_about = Aprende Switch en tres minutos
home-room = Volver a la sala
home-rooms =
    { $count ->
        [1] Una sala
       *[other] { $count } salas
    }
home-new = Nueva mesa
home-new_about = Contra bots o con amigos
home-keep = Anotar puntos
home-keep_about = Para una mesa con cartas de verdad
home-join_about = De móvil a móvil
home-others = { $count ->
    [1] otra partida abierta
   *[other] otras { $count } partidas abiertas
}
home-hello = Hola, { $name }
home-seen = Entendido
home-none = Sin partidas abiertas
home-none_about = Todas las partidas están terminadas. Empieza una nueva.
home-record = { $won } · mejor racha: { $longest }

## offer

offer-phone = Todo lo que has jugado está guardado solo en este teléfono, en la carpeta de esta app. La copia de seguridad del teléfono lo incluye si está activada. Si borras la app, se borra todo.
offer-browser = Todo lo que has jugado está guardado solo en este navegador. Si borras sus datos, se borra todo.
offer-computer = Todo lo que has jugado está guardado solo en este equipo: { $path }
offer-make = Hacer una copia
offer-close = Ahora no, y no preguntar más
