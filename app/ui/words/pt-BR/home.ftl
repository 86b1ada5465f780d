### The first screen.

home-continue = Continuar
home-learn = Nunca jogou?
home-learn_about = Aprenda { $game } em três minutos
home-room = Voltar à sala
home-rooms =
    { $count ->
        [1] Uma sala
       *[other] { $count } salas
    }
home-new = Nova mesa
home-new_about = Contra bots ou com amigos
home-keep = Marcar pontos
home-keep_about = Para jogos com cartas de verdade
home-together_about = Cada um no seu celular
home-together_opening = Abrindo a mesa…
home-together_no_host = Aqui, só com um servidor
home-together_no_network = Ligue o Wi-Fi ou um ponto de acesso
home-others = { $count ->
    [1] mais uma partida aberta
   *[other] mais { $count } partidas abertas
}
home-hello = Olá, { $name }
home-seen = Dispensar
home-none = Nenhuma partida aberta
home-none_about = Todas as partidas terminaram. Comece uma nova.
home-record = { $won } · maior sequência: { $longest }
