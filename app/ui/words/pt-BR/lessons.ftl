### Lições: rodadas guiadas à mesa. As cartas vêm como `5♥`, os naipes como `♥`.

## learn

learn-title = Aprender na mesa
learn-about = Rodadas curtas e guiadas. Cada passo diz onde tocar. Nada pode dar errado, e nada conta.
learn-all = Todas as lições
learn-steps =
    { $count ->
        [1] { $count } passo
       *[other] { $count } passos
    }
learn-learned = { $about } · aprendida
learn-step = passo { $step } de { $steps }
learn-this = é esta
learn-show = Mostrar
learn-skip = Sair
learn-skip_about = Você encontra a lição de novo nos Ajustes.
learn-again = De novo
learn-over = Você já sabe jogar { $game }!
learn-over_about = Foi uma rodada inteira. Em qualquer mesa, o ponto de interrogação mostra o que as cartas fazem.
learn-you_about = Os outros veem isso quando vocês jogam juntos. Pode pular.
learn-play = Jogar uma rodada
learn-next = Próxima: { $game }
learn-try = Aprender

learn-tap-card = Toque em { FORM($card, article: "none") }.
learn-tap-name = Toque em { FORM($card, article: "none") } e peça { $what }.
learn-tap-what = Toque em { $what }.
learn-tap-say = Toque em “{ $word }!” e depois em { FORM($card, article: "none") }.
learn-tap-say_name = Toque em “{ $word }!”, depois em { FORM($card, article: "none") } e em { $what }.
learn-tap-draw = Toque em “Comprar”.
learn-also-card = { CAPITAL($card) } também serviria. Desta vez, jogue { $meant } e veja o que acontece.
learn-also-other = Isso também valeria. Desta vez é { $meant }.
learn-also-what = Você também poderia pedir { $what }. Desta vez, peça { $meant }: isso você tem.
learn-first-say = É a carta certa! Mas antes diga “{ $word }!”. Se esquecer, pode sair caro.
learn-first-go_on = Primeiro veja o que aconteceu, depois toque em “Continuar”.

## lesson

lesson-switch-follow = Ganha quem ficar sem cartas primeiro. Jogue uma carta que combine com { $top }: mesmo naipe ou mesmo número.
lesson-switch-number = Você não tem nada desse naipe, mas tem o mesmo número de { $top }. Também serve.
lesson-switch-two = Um 2: o próximo jogador compra duas cartas, se não jogar um 2.
lesson-switch-taken = { $name } não tinha nenhum 2 e comprou duas cartas. Aí a vez acabou.
lesson-switch-eight = Um 8: o próximo jogador perde a vez.
lesson-switch-jack = Um valete inverte o sentido. Agora o jogo vai para o outro lado.
lesson-switch-draw = Nada do que você tem combina com { $top }. Compre uma carta.
lesson-switch-ace = { $card }! Um ás vai em cima de qualquer carta, e você pede o naipe. Peça um que você tenha.
lesson-switch-last = Depois fica uma só carta na mão. Avise, ou isso pode custar uma carta.
lesson-switch-out = Sua última carta serve, e é uma carta comum. Com uma carta especial você não pode bater.

lesson-crazy-eights-follow = Livre-se de todas as suas cartas primeiro. Jogue uma que combine com { $top }: mesmo naipe ou mesmo número.
lesson-crazy-eights-eight = Nada mais combina com { $top }. Mas um 8 vai em cima de qualquer carta, e você pede o naipe.
lesson-crazy-eights-drew = { $name } não tinha esse naipe e comprou até uma carta servir.
lesson-crazy-eights-suit = O naipe que você pediu continua valendo.
lesson-crazy-eights-draw = Nada combina com { $top }. Agora é sua vez de comprar.
lesson-crazy-eights-again = Essa também não serve. Compre de novo.
lesson-crazy-eights-fits = Aí está: uma carta que serve.
lesson-crazy-eights-rank = Suas duas cartas servem. Vá com o mesmo número.
lesson-crazy-eights-out = Sua última carta! Agora você marca o que sobrou na mão dos outros.

lesson-mau-mau-follow = Trinta e duas cartas, do 7 ao ás. Jogue uma que combine com { $top }: mesmo naipe ou mesmo número.
lesson-mau-mau-seven = Um 7: o próximo jogador compra duas cartas, se não jogar um 7.
lesson-mau-mau-answer = { $name } também joga um 7. Acumula: agora são quatro cartas.
lesson-mau-mau-taken = { $name } não tem nenhum 7 e compra as quatro.
lesson-mau-mau-eight = Um 8: o próximo jogador perde a vez.
lesson-mau-mau-jack = Um valete vai em tudo, menos em outro valete, e você pede o naipe. Depois só fica uma carta: diga “Mau!”
lesson-mau-mau-out = Seu naipe voltou. Jogue a última carta.

lesson-makao-follow = Ganha quem ficar sem cartas primeiro. Jogue uma carta que combine com { $top }: mesmo naipe ou mesmo número.
lesson-makao-two = { $name } jogou um 2: você compra duas cartas, se não jogar um 2 ou um 3 em cima.
lesson-makao-three = Jogue o seu 3 em cima. Acumula: agora são cinco cartas para o próximo jogador.
lesson-makao-taken = { $name } não tinha nem 2 nem 3 e comprou as cinco.
lesson-makao-draw = Nada do que você tem combina com { $top }. Compre uma carta.
lesson-makao-ace = Essa serve! Com um ás você pede o naipe. Peça um que você tenha.
lesson-makao-four = { $name } jogou um 4. Sem outro 4 se perde a vez, então já é a sua.
lesson-makao-jack = Com um valete você pede um número, e todos jogam esse número por uma volta. Peça 6: você tem dois.
lesson-makao-asked = { $name } não tinha nenhum 6 e comprou uma carta.
lesson-makao-set = Você pode jogar os dois 6 na mesma jogada. Depois do primeiro fica uma carta: diga “Makao!”
lesson-makao-out = E o outro 6, na mesma jogada. Acabaram as cartas: você venceu!

lesson-one-card-follow = Ganha quem ficar sem cartas primeiro. Jogue uma carta que combine com { $top }: mesmo naipe ou mesmo número.
lesson-one-card-two = { $name } atacou com um 2: compre duas cartas, ou jogue um 2, um 3, um ás ou um curinga.
lesson-one-card-shield = Um 3 é o seu escudo. Ele para qualquer ataque, e ninguém compra.
lesson-one-card-draw = Nada do que você tem combina com { $top }. Compre uma carta.
lesson-one-card-ace = Essa serve! Ataque: com um ás, o próximo jogador compra três cartas.
lesson-one-card-joker = { $name } jogou o curinga preto em cima do seu ás. Três mais sete: agora são dez cartas.
lesson-one-card-taken = { $name } não tinha escudo e comprou as dez.
lesson-one-card-king = Com um rei você joga de novo.
lesson-one-card-seven = Com um 7 você pede o naipe. Peça o da sua última carta, mas antes diga “Uma carta!”
lesson-one-card-jump = { $name } jogou um valete e pulou o próximo jogador. É a sua vez!
lesson-one-card-out = Seu naipe ainda vale. Jogue a última carta!

lesson-black-jack-run = Numa só jogada você pode baixar uma sequência: cartas seguidas do mesmo naipe, subindo. Comece com { $card }.
lesson-black-jack-on = Ainda é sua vez. A próxima da sequência é { $card }.
lesson-black-jack-more = E mais uma: três cartas numa só jogada.
lesson-black-jack-black = { $name } jogou um valete preto: agora são cinco cartas para você.
lesson-black-jack-red = Um valete vermelho tira cinco, e não sobra nada para comprar. Diga “Cartas!” junto: suas duas últimas podem sair numa só jogada.
lesson-black-jack-last = Suas duas últimas cartas são uma sequência: vão as duas de uma vez.
lesson-black-jack-out = E a última!

lesson-kilodney-lead = Todas as cartas são dadas, e você marca pontos jogando. Abrir com um ás marca +1.
lesson-kilodney-under = { $name } jogou um valor abaixo da sua carta. Isso custa um ponto: −1.
lesson-kilodney-over = Faça melhor: um valor acima de { $top } no mesmo naipe marca +1.
lesson-kilodney-switched = { $name } não tinha o naipe e trocou com o mesmo número: nenhum ponto.
lesson-kilodney-corner = Mais um acima. Veja o que acontece com quem não tem como seguir.
lesson-kilodney-knocked = { $name } não teve como seguir e sai da rodada. Você marca um ponto por carta que sobrou: dois.
lesson-kilodney-joker = Nada combina com { $top }. Um curinga vai em tudo, e o próximo jogador abre.
lesson-kilodney-switch = Você não tem esse naipe, mas tem o mesmo número: troque. Não marca nada, mas você continua na rodada.
lesson-kilodney-out = Mais um acima, e é sua última carta: você está livre e fica com seus pontos.
lesson-kilodney-end = Essa foi a última carta. Os pontos de todas as rodadas se somam.
