### Sync between one's devices.

sync-title = Sincronização
sync-about = Suas partidas, resultados e pessoas em todos os seus aparelhos. O que você faz num aparece nos outros. Passa por um servidor seu ou de alguém em quem você confia. Sem sincronização, um servidor só recebe aquilo de que uma sala precisa.
sync-about_keeper = Sem e-mail, sem senha: este aparelho cria a própria conta. Quem cuida do servidor pode ler nomes e resultados, mas não pode mudá-los nem inventá-los.
sync-no_keystore = Este aparelho não consegue guardar o código com segurança. Ele fica até você fechar a janela, e depois você vai precisar digitá-lo de novo. Tenha à mão o código de outro aparelho.
sync-working = Um momento…
sync-address = Endereço do servidor ou convite
sync-invitation = Convite, se o servidor pedir
sync-check = Verificar
sync-found = Servidor de sincronização encontrado. A conexão é criptografada.
sync-found_here = Servidor de sincronização encontrado nesta máquina.
sync-start = Começar aqui
sync-code = O código
sync-paste = Colar
sync-look = Conferir
sync-join_now = Entrar
sync-go_on = Continuar
sync-ask_again = A sincronização com { $server } está configurada, mas este aparelho não tem mais o código. Digite o código mostrado em outro aparelho.
sync-last = Última sincronização: { $when }
sync-never = Ainda sem sincronização
sync-all_sent = Tudo foi enviado
sync-now = Sincronizar
sync-stop = Parar
sync-pause = Pausar
sync-resume = Continuar
sync-try_again = Tentar tudo de novo
sync-busy = Sincronizando…
sync-sending = Enviando { $done } de { $whole }
sync-bringing = Recebendo: { $percent }
sync-by_itself = Vai tentar de novo sem você fazer nada.
sync-parked_about = De uma versão mais nova do app, ou à espera de algo que ainda não chegou.
sync-beaten_about = Vale a primeira. A outra fica guardada, mas não aparece.
sync-aside = Posto de lado: { $name }
sync-strange_about = Nenhum dos seus aparelhos colocou isso lá, então fica como está.
sync-copy = Copiar
sync-qr = Código QR para outro aparelho
sync-would_come =
    { $count ->
        [1] Um item será adicionado. Nada neste aparelho se perde.
       *[other] { $count } itens serão adicionados. Nada neste aparelho se perde.
    }
sync-kept =
    { $count ->
        [1] Um arquivo, { $size } KB no servidor
       *[other] { $count } arquivos, { $size } KB no servidor
    }
sync-waits =
    { $count ->
        [1] Um item espera o envio
       *[other] { $count } itens esperam o envio
    }
sync-parked =
    { $count ->
        [1] Um item está em espera
       *[other] { $count } itens estão em espera
    }
sync-beaten =
    { $count ->
        [1] Uma rodada foi jogada em dois aparelhos
       *[other] { $count } rodadas foram jogadas em dois aparelhos
    }

sync-strange =
    { $count ->
        [1] Um item no servidor não é seu
       *[other] { $count } itens no servidor não são seus
    }
sync-move-not_yet = Tudo está a caminho de uma nova conta. Até chegar, a conta antiga continua em uso, e um aparelho perdido ainda pode ler e adicionar.
sync-move-old = Este aparelho passou para a nova conta, mas a antiga ainda não foi apagada. Um aparelho perdido ainda pode lê-la. Ela será apagada assim que tudo tiver chegado à nova.

sync-state-off = Desligada
sync-state-asking = Código pedido de novo
sync-state-paused = Em pausa
sync-state-trouble = Sem conexão com o servidor agora

sync-first-title = Este é meu primeiro aparelho
sync-first-about = Digite um endereço de servidor ou um convite

sync-join-title = Tenho um código
sync-join-about = Outro aparelho meu já está configurado

sync-device-title = Adicionar um aparelho
sync-device-about = Mostrar o código que deixa outro aparelho entrar
sync-device-means = No outro aparelho, abra Ajustes, Sincronização, “Tenho um código”. Depois digite, cole ou escaneie isto. Quem tiver o código pode ler e adicionar tudo, então não mostre a mais ninguém.

sync-lost-title = Perdi um aparelho
sync-lost-about = Bloqueá-lo e mudar tudo de conta
sync-lost-means = Tudo passa para uma nova conta, e a antiga é apagada. O aparelho perdido fica com o que tem, mas não recebe nada novo. Dê o novo código aos seus outros aparelhos. Se o servidor for só para convidados, peça antes um convite para a nova conta.
sync-lost-do = Mudar tudo

sync-give_up-title = Desistir da mudança
sync-give_up-about = A outra conta fica como está
sync-give_up-means = A outra conta não é apagada, e a chave dela é esquecida aqui. Quem estiver com um aparelho perdido ainda pode ler o que há lá. Só quem cuida do servidor pode apagá-la.
sync-give_up-do = Desistir

sync-leave-title = Sair
sync-leave-about = Este aparelho para, os outros continuam
sync-leave-means = O que está neste aparelho fica aqui. O servidor guarda a cópia dele para seus outros aparelhos.
sync-leave-do = Sair

sync-erase-title = Sair e apagar
sync-erase-about = Não fica nada no servidor
sync-erase-means = Tudo o que o servidor tem de você é apagado, junto com a conta. O que está nos seus aparelhos fica neles, mas eles não sincronizam mais.
sync-erase-do = Apagar tudo

sync-wrong-long = é longo demais
sync-wrong-word = precisa começar com “{ $about }”
sync-wrong-parts = precisa ter três partes: “{ $about }”, um endereço, e letras com números
sync-wrong-letter = “{ $about }” nunca aparece num código
sync-wrong-count = faltam letras ou números no fim, ou há demais
sync-wrong-mistyped = há um erro de digitação nele
sync-wrong-address = “{ $about }” não é um endereço
sync-wrong-extra = um endereço não tem nome, senha, ponto de interrogação nem #
sync-wrong-scheme = precisa começar com https, não com { $about }
sync-wrong-open = precisa começar com https, a não ser que seja nesta máquina
sync-wrong-path = “{ $about }” não pode fazer parte dele

sync-trouble-again = Sem conexão com o servidor agora.
sync-trouble-refused = O servidor não deixa mais esta conta entrar. Ela pode ter sido apagada ou mudada. Entre de novo com um código, ou saia.
sync-trouble-address = Esse endereço não funciona: { $detail }.
sync-trouble-certificate = O servidor não consegue provar que é o certo ({ $detail }). Nada foi enviado.
sync-trouble-server = Esse servidor não responde como um servidor de sincronização. Confira o endereço, ou pergunte a quem cuida dele.
sync-trouble-code = Esse código não funciona: { $detail }.
sync-trouble-busy = Outra janela está sincronizando agora. Tente de novo daqui a pouco.
sync-trouble-invitation = Nesse servidor, só se cria conta com convite ({ $detail }). Peça um a quem cuida dele e digite-o aqui. Nada mudou.
sync-trouble-full = O servidor não tem mais espaço para esta conta. Pergunte a quem cuida dele.
sync-trouble-locked = A conta antiga não deixa mais este aparelho entrar, então não dá para apagá-la daqui. Se não foi você quem a apagou, peça a quem cuida do servidor que apague { $detail }. Depois toque em “Desistir da mudança”.
sync-trouble-fault = A sincronização parou por um defeito deste app. Suas partidas estão seguras. Copie um relatório nos Ajustes para ver mais.
sync-trouble-store = O que chegou não pode ser salvo aqui agora. O app vai tentar de novo.
