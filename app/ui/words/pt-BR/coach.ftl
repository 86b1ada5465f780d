### What the coach says during a hand and about one that is over.

## coach

coach-title = Treinador
coach-ask = Perguntar ao treinador
coach-close = Fechar o treinador
coach-thinking = Testando suas jogadas…
coach-percent = { $percent }%
coach-called = { $card }, pedindo { $what }
coach-best = melhor
coach-level = quase igual
coach-unsure = incerta
coach-card = o treinador dá a ela { $worth }
coach-card_best = o treinador dá a ela { $worth }, a melhor de todas
coach-progress = Pensando, { $percent }% pronto
coach-best_is = Melhor: { $title }, { $worth }.

coach-about-win = Sua chance de vencer esta rodada
coach-about-win_and_points = Sua chance de vencer esta rodada. Os pontos também contam
coach-about-places = Sua chance de bater primeiro. A colocação também conta
coach-about-last = Sua chance de bater primeiro. Não ficar por último também conta
coach-about-points = Pontos de vantagem no fim. Vencer a rodada também conta

coach-reason-goes-out = Você bate.
coach-reason-hits-miss = { $name } perde a vez.
coach-reason-hits-leader-miss = { $name }, com menos cartas que os outros, perde a vez.
coach-reason-cannot-follow = { $name } provavelmente não tem carta que sirva ({ $count }%).
coach-reason-knocks-out = Provavelmente elimina { $name } ({ $count }%).
coach-reason-cannot-follow-sure = { $name } quase com certeza não tem carta que sirva.
coach-reason-knocks-out-sure = Quase com certeza elimina { $name }.
coach-reason-no-answer-sure = Quase com certeza ninguém tem como rebater.
coach-reason-has-no-suit = { $name } provavelmente não tem { $suit }.
coach-reason-no-answer = Provavelmente ninguém tem como rebater ({ $count }%).
coach-reason-leads-nowhere = Nenhuma das suas cartas serviria depois.
coach-reason-spends-wild = Gasta uma carta que vai em tudo, e outra serviria.
coach-reason-last-barred = Sobra uma carta com que não se pode bater.
coach-reason-draws = Compra, mas dava para jogar.
coach-reason-passes = Não joga nada, mas dava para jogar.
coach-reason-points =
    { $count ->
        [1] Marca { $count } ponto.
       *[other] Marca { $count } pontos.
    }
coach-reason-points-lost =
    { $count ->
        [1] Custa { $count } ponto a você.
       *[other] Custa { $count } pontos a você.
    }
coach-reason-hits =
    { $count ->
        [1] { $name } tem que rebater ou comprar uma carta.
       *[other] { $name } tem que rebater ou comprar { $count } cartas.
    }
coach-reason-hits-leader =
    { $count ->
        [1] { $name }, com menos cartas que os outros, tem que rebater ou comprar uma carta.
       *[other] { $name }, com menos cartas que os outros, tem que rebater ou comprar { $count } cartas.
    }
coach-reason-answered-by =
    { $count ->
        [0] Nenhum jogador poderia rebater.
        [1] Um jogador poderia rebater.
       *[other] { $count } jogadores poderiam rebater.
    }
coach-reason-goes-on =
    { $count ->
        [1] Você pode continuar: mais uma carta serve.
       *[other] Você pode continuar: mais { $count } cartas servem.
    }
coach-reason-names-longest =
    { $count ->
        [1] Pede seu naipe mais cheio, { $suit }: { $count } carta.
       *[other] Pede seu naipe mais cheio, { $suit }: { $count } cartas.
    }
coach-reason-keeps-longest =
    { $count ->
        [1] Guarda seu naipe mais cheio, { $suit }: { $count } carta.
       *[other] Guarda seu naipe mais cheio, { $suit }: { $count } cartas.
    }
coach-reason-leads-on =
    { $count ->
        [1] Uma das suas cartas poderia vir depois.
       *[other] { $count } das suas cartas poderiam vir depois.
    }
coach-reason-costly =
    { $count ->
        [1] Livra você de uma carta que vale { $count } ponto.
       *[other] Livra você de uma carta que vale { $count } pontos.
    }
coach-reason-keeps-wild =
    { $count ->
        [1] Guarda para depois sua carta que vai em tudo.
       *[other] Guarda para depois { $count } cartas que vão em tudo.
    }
coach-reason-takes =
    { $count ->
        [1] Compra uma carta.
       *[other] Compra { $count } cartas.
    }

## review

review-title = Análise
review-ask = Analisar esta rodada
review-short = Análise
review-running = Testando todas as jogadas possíveis…
review-stop = Parar a análise
review-close = Fechar a análise
review-back = Voltar à lista
review-none = Nenhum erro claro nesta rodada.
review-made = escolhida
review-about = Quanto cada jogada custou em chance de vencer
review-about_points = Quantos pontos cada jogada custou
review-row = Jogada { $step }: { $move }
review-row_of = Jogada { $step }, { $name }: { $move }
review-better = Melhor: { $move }, { $worth } em vez de { $instead }. { $why }
review-choice = Jogada { $step }, { $name }
review-slight = menos de 1%
review-costliest =
    { $count ->
        [1] A jogada mais cara
       *[other] As { $count } jogadas mais caras
    }
