### The first screen.

home-continue = Continuar
home-learn = Nunca jogou?
home-learn_about = Aprenda Switch em três minutos
home-room = Voltar à sala
home-rooms =
    { $count ->
        [1] Uma sala
       *[other] { $count } salas
    }
home-new = Nova mesa
home-new_about = Contra bots ou com amigos
home-keep = Marcar pontos
home-keep_about = Para uma mesa com cartas de verdade
home-join_about = De celular para celular
home-others = { $count ->
    [1] mais uma partida aberta
   *[other] mais { $count } partidas abertas
}
home-hello = Olá, { $name }
home-seen = Dispensar
home-none = Nenhuma partida aberta
home-none_about = Todas as partidas terminaram. Comece uma nova.
home-record = { $won } · maior sequência: { $longest }

## offer

offer-phone = Tudo o que você jogou está guardado só neste celular, na pasta deste app. O backup do próprio celular inclui tudo, se estiver ativado. Excluir o app apaga tudo.
offer-browser = Tudo o que você jogou está guardado só neste navegador. Limpar os dados dele apaga tudo.
offer-computer = Tudo o que você jogou está guardado só neste computador: { $path }
offer-make = Fazer um backup
offer-close = Agora não, e não perguntar mais
