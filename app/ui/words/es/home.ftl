### The first screen.

home-continue = Continuar
home-learn = ¿Es tu primera vez?
home-learn_about = Aprende { $game } en tres minutos
home-room = Volver a la sala
home-rooms =
    { $count ->
        [1] Una sala
       *[other] { $count } salas
    }
home-new = Nueva mesa
home-new_about = Contra bots o con amigos
home-keep = Anotar puntos
home-keep_about = Para jugar con cartas de verdad
home-together_about = Cada uno en su teléfono
home-together_opening = Abriendo la mesa…
home-together_no_host = Aquí, solo con un servidor
home-together_no_network = Activa el wifi o un punto de acceso
home-others = { $count ->
    [1] otra partida abierta
   *[other] otras { $count } partidas abiertas
}
home-hello = Hola, { $name }
home-seen = Entendido
home-none = Sin partidas abiertas
home-none_about = Todas tus partidas terminaron. Empieza otra.
home-record = { $won } · mejor racha: { $longest }
