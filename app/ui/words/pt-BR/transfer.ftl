### Moving to another device in the same network.

transfer-title = Passar para outro aparelho
transfer-row = Direto de um para o outro, sem servidor
transfer-about = Suas partidas, placares e pessoas vão direto de um aparelho para o outro. Depois, os dois têm tudo. Nada se perde e nada chega duas vezes.
transfer-about_network = Os dois aparelhos precisam do mesmo Wi-Fi. Nada passa pela internet.
transfer-about_file = Um navegador não consegue se conectar direto a outro aparelho. Um arquivo resolve: salve um backup aqui e abra no app do outro aparelho.
transfer-show-title = Mostrar um código
transfer-show-about = O outro aparelho lê o código
transfer-show-means = Leia este código com a câmera do outro aparelho. Ou abra lá Ajustes, “Passar para outro aparelho”, “Tenho um código” e digite. O código vale uma vez, por dez minutos. Não mostre a mais ninguém.
transfer-use-title = Tenho um código
transfer-use-about = Está na tela do outro aparelho
transfer-use-means = No outro aparelho, abra Ajustes, “Passar para outro aparelho”, “Mostrar um código”. Leia o código com a câmera, ou digite ou cole aqui.
transfer-use-linked = Só comece se o código estiver em outro aparelho seu. Depois, os dois têm tudo.
transfer-code = Link ou código
transfer-start = Começar
transfer-again = Novo código
transfer-waiting = Esperando o outro aparelho…
transfer-connecting = Procurando o outro aparelho…
transfer-expired = Este código expirou. Mostre um novo quando o outro aparelho estiver à mão.
transfer-done = Pronto. Os dois aparelhos têm tudo.
transfer-brought-nothing = Nada de novo chegou a este aparelho.
transfer-see = Ver partidas
transfer-page = Este link traz suas partidas para este aparelho. Abra aqui no Pocket Switch.
transfer-file = Ou com um arquivo
transfer-file-save = Salvar um backup
transfer-file-save_about = Partidas, pessoas, seus próprios jogos e ajustes num só arquivo
transfer-file-open_about = Um backup de outro aparelho
transfer-trouble-network = Este aparelho não está em nenhuma rede. Ligue o Wi-Fi ou um ponto de acesso e tente de novo.
transfer-trouble-reach = Sem conexão com o outro aparelho. Os dois estão no mesmo Wi-Fi, e o código ainda está na tela? O que chegou está seguro. Tente de novo.
transfer-trouble-refused = O outro aparelho não aceita mais este código. Um código vale uma vez, por dez minutos. Mostre um novo lá.
transfer-trouble-certificate = O aparelho neste endereço não é o que mostrou o código. Nada foi enviado. Mostre um novo código no seu outro aparelho.
transfer-moving =
    { $count ->
        [1] Um item passou
       *[other] { $count } itens passaram
    }
transfer-brought-matches =
    { $count ->
        [1] Uma partida nova
       *[other] { $count } partidas novas
    }
transfer-brought-people =
    { $count ->
        [1] Uma pessoa nova
       *[other] { $count } pessoas novas
    }
