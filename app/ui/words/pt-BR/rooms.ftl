### Salas: cada pessoa no seu aparelho, numa mesma mesa.

## room

room-title = Jogar juntos
room-yours = Suas salas
room-as = Lá você é { $name }
room-lost = Você não tem lugar nesta sala
room-name = Seu nome
room-you = você
room-here = presente
room-away = ausente
room-free = Lugar livre
room-free_about = Um bot joga
room-bot = Bot
room-bot_for = bot
room-bot_plays = Um bot está jogando neste lugar
room-bot_took = Um bot está jogando por { $name }.
room-came_back = { $name } está de volta.
room-renamed = { $name } agora se chama { $new }.
room-gone = { $name } saiu por um momento.
room-watching = você está assistindo
room-watchers =
    { $count ->
        [1] Mais uma pessoa está assistindo.
       *[other] Mais { $count } pessoas estão assistindo.
    }
room-watch = Assistindo: { $names }
room-clock =
    { $count ->
        [1] { $count } segundo
       *[other] { $count } segundos
    }
room-no_clock = Sem limite
room-clock_title = Tempo por jogada
room-clock_about = Se o seu tempo acabar, você compra.
room-clock_is =
    { $count ->
        [1] Cada jogada dura até { $count } segundo. Se o seu tempo acabar, você compra.
       *[other] Cada jogada dura até { $count } segundos. Se o seu tempo acabar, você compra.
    }
room-calls = Quem acusa um aviso esquecido
room-calls-all = Qualquer um
room-calls-all_about = Qualquer um pode acusar. Se forem vários, um sorteio decide, e uma conexão rápida não dá vantagem.
room-calls-self = A mesa
room-calls-self_about = Um aviso esquecido é sempre percebido. Ninguém precisa acusar.
room-calls-off = Ninguém
room-calls-off_about = Esquecer não custa nada.
room-connecting = Conectando à sala
room-unreachable = Sem conexão com o anfitrião
room-sending = Enviando sua jogada…
room-waiting = Esperando os outros
room-paused = O jogo está em pausa
room-paused-host = O anfitrião vai retomar.
room-paused-empty = Continua assim que alguém voltar.
room-closed = Esta sala está fechada
room-about-closed = O que você jogou está no seu histórico.
room-about-unreachable = O aparelho do anfitrião ou o servidor pode estar desligado, ou você está em outro Wi-Fi. Quando a conexão voltar, tudo continua na mesma carta.
room-gone_title = Você não está mais nesta mesa
room-game = O jogo
room-differs =
    { $count ->
        [0] regras padrão
        [1] uma regra mudada
       *[other] { $count } regras mudadas
    }
room-seen = Quem vê o quê
room-host_sees = Seu aparelho dá as cartas e guarda todas. Quem olhar os arquivos dele poderia ver tudo.
room-host_can_see = O aparelho do anfitrião dá as cartas e guarda todas. O anfitrião poderia ver tudo.
room-server_sees = O servidor { $server } dá as cartas e guarda todas. Quem cuida dele poderia ver tudo.
room-wifi_sees = Esta conexão não é criptografada. Outras pessoas neste Wi-Fi poderiam ver seu jogo.
room-browsers_seen = Pelo app, a conexão com o seu aparelho é criptografada. Pelo navegador, não: outras pessoas neste Wi-Fi poderiam ver o jogo.
room-stay = Deixe o app aberto enquanto joga. Se você fechar, os outros esperam até você voltar.
room-who = Na sala
room-ready = Prontos: { $count } de { $of }
room-who_about = Jogadores, regras, convite
room-host_deals = O anfitrião dá as cartas. Os bots ficam com os lugares livres.
room-deal_hint = Dê as cartas quando quiser. Os bots ficam com os lugares livres e saem quando alguém chega.
room-sat_down = { $name } chegou.
room-left = { $name } saiu da mesa.
room-late = Jogam a partir da próxima rodada: { $names }
room-late_you = Por enquanto você assiste. Na próxima rodada, você recebe cartas.
room-want = Sentar
room-want_about = O próximo lugar livre é seu.
room-face = Seu rosto
room-more_faces = Mais rostos
room-own-change = Nome e rosto
room-own-save = Salvar
room-terms-use = Jogar com estas regras
room-terms-game = Agora o jogo é { $game }.
room-terms-changed = As regras desta mesa mudaram.
room-pass = Passar um celular entre vocês
room-is_host = anfitrião
room-host_now = Agora o anfitrião é { $name }.
room-host_now_you = Agora o anfitrião é você.
room-to_table = Para a mesa
room-kick = Remover { $name }
room-make_host = Passar a sala para { $name }
room-make_free = Liberar o lugar
room-close = Fechar a sala
room-close_about = A sala acaba para todos. As rodadas terminadas ficam no histórico de cada um.
room-close_not = Deixar aberta
room-quit = Sair de vez
room-quit_about = Um bot continua por você. Para voltar, você vai precisar de um convite.
room-quit_host_about = Um bot continua por você, e a sala passa para { $name }. Para voltar, você vai precisar de um convite.
room-quit_not = Ficar
room-forget = Esquecer esta sala
room-pause = Pausar
room-resume = Retomar
room-leave_about = O lugar continua seu. Depois de um minuto, um bot joga por você até a sua volta.
room-bot_for_me = Deixar um bot jogar por mim
room-bot_for_me_about = Até você querer jogar de novo.
room-play_again = Quero jogar de novo
room-mute = Ocultar o que os outros dizem
room-unmute = Mostrar o que os outros dizem
room-mute_about = As frases curtas ao lado dos jogadores
room-talk = Dizer algo
room-said = { $name }: “{ $words }”
room-said_you = Você: “{ $words }”
room-say-well = Boa jogada!
room-say-laugh = Hahaha!
room-say-ouch = Eita!
room-say-luck = Boa sorte!
room-say-thanks = Valeu!
room-say-wait = Um momento!

room-invite-square = Código QR com o link para esta sala
room-invite-copy = Copiar o link
room-invite-scan = Leia o código, ou digite este endereço e depois o código:
room-invite-send = Enviar link
room-invite-renew = Novo convite
room-invite-renewed = O link antigo não funciona mais. Envie o novo.

room-join-title = Entrar numa sala
room-join-link = Link ou endereço
room-join-code = Código
room-join-do = Entrar
room-join-watch = Só assistir
room-join-seen = Todos na sala veem seu nome. O aparelho do anfitrião ou um servidor guarda todas as cartas.
room-join-unreadable = Isso não é um convite. Peça o link de novo, ou confira o endereço e o código.
room-join-name_missing = Digite primeiro o seu nome.

room-open-title = Abrir uma sala
room-open-where = Com o jogo da última vez. Você pode mudar lá.
room-open-network = Rede
room-open-networks = Escolha a mesma em que os outros estão.
room-open-no_network = Você não está em nenhuma rede. Os outros precisam do mesmo Wi-Fi, ou do seu ponto de acesso.
room-open-listens = Enquanto a sala está aberta, este aparelho responde a outros da mesma rede. Nada vai para a internet.
room-open-server = Servidor na internet
room-open-server_about = Deixe vazio se vocês estão todos no mesmo lugar. Com um servidor, cada um pode estar onde quiser.
room-open-server_only = No navegador, você só pode abrir salas em um servidor. O app no celular ou no computador não precisa de um.
room-open-server_used = Suas mesas abrem em { $server }.
room-open-server_use = Usar este servidor
room-open-server_stop = Parar de usar
room-open-key = Chave, se o servidor pedir uma
room-open-no_server = Esse não é o endereço de um servidor.
room-open-wrong_key = Este servidor precisa da chave dele para abrir uma sala.

room-refused-token = Você não está mais nesta mesa.
room-refused-invitation = Este convite não vale mais. Peça outro ao anfitrião.
room-refused-host_only = Só o anfitrião pode fazer isso.
room-refused-room = Esta sala não existe mais.
room-refused-closed = Esta sala está fechada. O que você jogou está no seu histórico.
room-refused-full = Todos os lugares estão ocupados. Você pode assistir.
room-refused-name = “{ $name }” já está nesta mesa. Digite outro nome.
room-refused-person = Você já está nesta mesa em outro aparelho.
room-refused-bot_plays = Um bot está jogando por você. Volte a jogar pelo menu.
room-refused-late = Tarde demais, ou não havia o que acusar.
room-refused-paused = O jogo está em pausa.
room-refused-version = Esta mesa precisa de uma versão mais nova do app.
room-refused-often = Foi um pouco rápido demais. Tente de novo daqui a pouco.
room-refused-busy = O aparelho do anfitrião está ocupado. Tente de novo daqui a pouco.
room-refused-other = O anfitrião não permitiu.
room-refused-no_answer = Sem conexão com o anfitrião. Os dois aparelhos estão no mesmo Wi-Fi? Algumas redes de visitantes separam os aparelhos: use então um ponto de acesso.
room-refused-impostor = Outro aparelho responde neste endereço, não o que mostrou o código. Vocês estão no mesmo Wi-Fi? Se não, leia o código de novo.
room-refused-port = Os outros não conseguem chegar a este aparelho pela rede agora. Confira o Wi-Fi e tente de novo.
room-refused-busy_port = Outra janela neste aparelho já está com a sala.
room-guest = Esta página vem do aparelho do anfitrião. Deixe-a aberta enquanto joga. As rodadas terminadas ficam no histórico de quem tem o app.

room-landing-about = Uma mesa do Pocket Switch espera por você.
room-landing-open = Abrir no app
