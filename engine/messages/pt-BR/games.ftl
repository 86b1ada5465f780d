### Games, their house rules, and the words that are said with few cards left.

as-written = { $text }

## Switch

game-switch = Switch
about-switch = Também chamado Two Four Jacks: os 2 e os 4 fazem o próximo jogador pegar cartas, e os valetes invertem o sentido.
option-every-card-acts = Quando várias cartas são baixadas numa só jogada, toda carta especial faz efeito, não só a última.
option-last-card-acts = Quando várias cartas são baixadas numa só jogada, só a última de todas faz efeito.
option-reverse-two-nothing = Com só dois jogando, uma carta que inverte o sentido não faz nada.
option-reverse-two-again = Com só dois jogando, uma carta que inverte o sentido dá direito a jogar de novo.
option-reverse-adds = Com só dois jogando, duas cartas que invertem o sentido numa só jogada fazem o outro ficar duas vezes sem jogar.
option-seven-plain = Os 7 não fazem nada.
option-eights-answerable = Quem está para perder a vez pode jogar um 8; as vezes perdidas se acumulam e caem sobre o primeiro que não jogar outro.
option-queen-covers = Qualquer carta pode ir sobre uma dama.
option-king-reverses = Os reis invertem o sentido do jogo, como os valetes.
option-draw-ends-turn = Comprar uma carta encerra a vez; ela não pode ser jogada na hora.
option-draw-until-playable = Quem não pode jogar compra até poder jogar uma carta.
option-must-play = Quem pode jogar tem de jogar; não vale comprar por opção.
option-play-after-take = Depois de pegar as cartas devidas, o jogador continua a sua vez.
option-knocking = Com uma carta na mão, a palavra é “toc-toc”.
option-penalty-2 = Quem é acusado de não ter dito a palavra compra duas cartas.
option-penalty-5 = Quem é acusado de não ter dito a palavra compra cinco cartas.
option-no-declaration = Com poucas cartas na mão, não é preciso dizer nada.
option-finish-ace-barred = Ninguém bate com um ás: quem fica só com ele compra uma carta e espera. Qualquer outra carta pode ser a última.
option-finish-free = Qualquer carta pode ser a última.
option-fire-card = Carta de fogo: se a carta comprada por bater com uma carta especial também for especial e servir, pode ser jogada na hora; as duas fazem efeito.
option-no-double-finish = Ninguém pode bater com duas cartas do mesmo valor jogadas juntas.
option-play-on = O jogo segue até sobrar um só jogador, e cada um fica com a sua colocação.
option-sets = Numa só jogada, vale baixar várias cartas do mesmo valor.
option-sets-or-suit = Numa só jogada, vale baixar várias cartas do mesmo valor, ou várias do mesmo naipe em qualquer ordem, mas não as duas coisas.
option-runs = Numa só jogada, vale baixar uma sequência de valores vizinhos do mesmo naipe, subindo ou descendo.
option-resurrection = Se quem sobrou puder baixar toda a mão numa só corrente, pode trazer de volta quem bateu por último, que compra duas cartas.
option-resurrection-ace = Na corrente que traz um jogador de volta, um ás pode valer por qualquer carta.
word-last-card = última carta
word-knocking = toc-toc

## Turbo Switch

game-turbo-switch = Turbo Switch
about-turbo-switch = Grupos e sequências numa só jogada, e cinco cartas para quem esquece a palavra.

## Irish Switch

game-irish-switch = Irish Switch
about-irish-switch = Nove cartas, grupos e vidas: joga-se cada rodada até sobrar um só, que perde uma vida.

## Peanuckle

game-peanuckle = Peanuckle
about-peanuckle = Também chamado Peaknuckle: um 7 começa uma corrente, e há uma palavra para duas cartas e outra para uma.
option-peanuckle-seven-plain = Os 7 não fazem nada e não começam corrente.
word-peaknuckle = peaknuckle
word-super-peaknuckle = super-peaknuckle

## Black Jack

game-black-jack = Black Jack
about-black-jack = Sequências do mesmo naipe, valetes pretos que custam cinco cartas e onze variantes para combinar.
option-ace-passes-on = Um ás jogado sobre 2 passa adiante as cartas devidas em vez de cancelá-las.
option-red-jack-rest-taken = Um valete vermelho cancela um valete preto, e quem o joga pega o que sobra.
option-red-jack-cancels-all = Um valete vermelho cancela todas as cartas devidas.
option-draw-may-play = A carta comprada pode ser jogada na hora.
option-penalise = Você pode tentar uma carta inválida ou fora da vez: ela volta para a sua mão e custa duas cartas. Se você já tinha baixado cartas nessa vez, elas voltam também, e a sua vez acaba.
option-cards-call = A palavra também deve ser dita com várias cartas quando todas podem sair numa só jogada; aí se diz “cartas”, ou se bate na mesa.
option-no-cards-call = Para bater com várias cartas numa só jogada, não é preciso dizer nada antes.
option-black-jack-play-on = O jogo segue até sobrar um só jogador, que perde a rodada.
option-loser-out = Quem perde uma rodada sai da partida.
option-v1-one-joker = Variante 1: um curinga, que vai sobre qualquer carta e aceita qualquer carta por cima; custa cinco cartas, como um valete preto.
option-v1-two-jokers = Variante 1: dois curingas, que vão sobre qualquer carta e aceitam qualquer carta por cima; custam cinco cartas, como os valetes pretos.
option-v2 = Variante 2: ninguém bate com uma carta especial nem com um valete vermelho; jogar um deles por último custa uma carta.
option-v3 = Variante 3: as outras cartas de uma jogada podem ter, cada uma, o naipe ou o valor da anterior, mas ninguém bate com mais de uma carta numa jogada.
option-v4-three = Variante 4: os 3 invertem o sentido, em vez dos reis.
option-v4-seven = Variante 4: os 7 invertem o sentido, em vez dos reis, e não fazem mais nada.
option-v4-ten = Variante 4: os 10 invertem o sentido, em vez dos reis.
option-v5-off = Variante 5: as damas são cartas comuns.
option-v6 = Variante 6: as sequências sobem e descem.
option-v7 = Variante 7: quem joga um rei tem de cobri-lo na hora com uma carta do mesmo naipe; quem não consegue compra uma carta.
option-v8 = Variante 8: vale bater com várias cartas numa só jogada, mesmo com a variante 3.
option-v9 = Variante 9: os 2 e os valetes pretos respondem uns aos outros e podem ser baixados juntos numa só jogada.
option-v10 = Variante 10: um valete preto custa tantas cartas quantas cada um recebeu.
option-v11 = Variante 11: os valetes vermelhos não cancelam; sobre um valete preto ou junto com ele, cada um soma três cartas.
option-eights-pass-on = As vezes perdidas não se acumulam: um 8 jogado sobre um 8 passa adiante só uma.
option-eight-again = Um 8 dá direito a jogar de novo em vez de fazer o próximo jogador perder a vez.

## Jacks, Twos and Eights

game-j28 = Jacks, Twos and Eights
about-j28 = J28: grupos e sequências numa só corrente, valetes livres, e o jogo começa à direita de quem deu as cartas.
option-eight-may = Quem tem um 8 também pode aceitar as vezes perdidas em vez de responder.

## Take Two

game-take-two = Take Two
about-take-two = Cinco cartas, compras de duas em duas, e o jogo segue até sobrar um só jogador.
option-take-two-draw-may-play = Uma das cartas compradas pode ser jogada na hora.
option-ace-follows = Um ás tem de seguir o naipe ou o valor, como qualquer outra carta.
option-ace-suit-only = Depois de um ás só pode ser jogado o naipe pedido, não outro ás.
option-jack-skips = Um valete faz o próximo jogador perder a vez em vez de inverter o sentido.
option-jokers = Dois curingas, que vão sobre qualquer carta e aceitam qualquer carta por cima; custam cinco cartas, e um curinga responde.
option-ace-of-spades = O ás de espadas também vai sobre o ás de copas ou sobre qualquer 2; como resposta, cancela as cartas devidas.
option-take-two-penalise = Você pode tentar uma carta inválida ou fora da vez: ela volta para a sua mão e custa duas cartas.

## Oakley Rules

game-oakley = Oakley Rules
about-oakley = Os 2 e os 4 custam duas cartas, o ás de copas, cinco, e um ás que segue o naipe limpa o seu naipe da mão.
option-ace-of-hearts-both = O ás de copas também limpa o seu naipe da mão quando o segue; as cinco cartas continuam devidas, mesmo com ele coberto.
option-queen-of-clubs = A dama de paus custa dezesseis cartas; só o rei de copas responde, e faz quem jogou a dama pegá-las.

## Kilodney's Switch

game-kilodney = Kilodney's Switch
about-kilodney = Um jogo diferente: distribui-se o baralho inteiro, toda carta tem de ser seguida, e eliminar jogadores marca pontos.
option-even-hands = Entram um ou dois curingas a mais quando isso iguala todas as mãos.

## Switch Black Jack

game-switch-black-jack = Switch Black Jack
about-switch-black-jack = Dois baralhos e jogo por pontos: cada um conta as cartas que lhe sobram, e a menor pontuação vence quando alguém chega a 350.
option-ace-any-time = Você pode jogar um ás mesmo quando tem cartas a pegar. Aí quem pega é o próximo jogador.
option-named-suit-only = Depois de um 7 só pode ser jogado o naipe pedido, não outro 7.

## Crazy Eights

game-crazy-eights = Oito Maluco
about-crazy-eights = Os 8 são livres, e quem vence a rodada fica com os pontos do que os outros têm na mão.
option-specials = Uma dama faz o próximo jogador perder a vez, um ás inverte o sentido, e um 2 faz o próximo pegar duas cartas; se a primeira carta virada for especial, faz efeito como se quem deu as cartas a tivesse jogado.
option-no-refill = Quando o monte acaba, ele não é reposto, e vale passar mesmo podendo jogar.

## Mau-Mau

game-mau-mau = Mau-Mau
about-mau-mau = Trinta e duas cartas, os 7 se acumulam, e diz-se “mau” com uma carta na mão.
option-jack-on-jack = Um valete pode ir sobre um valete.
option-nine-reverses = Um 9 inverte o sentido do jogo.
option-jack-twenty = Um valete vale vinte pontos.
word-mau = mau

## Makao

game-makao = Makao
about-makao = Da Polônia: os 2 e os 3 respondem uns aos outros, e os valetes pedem um valor por uma volta.
option-kings = O rei de copas faz o próximo jogador pegar cinco cartas; o rei de espadas, o jogador anterior.
option-kings-answered = O rei de copas e o de espadas respondem ao rei de copas: as cinco cartas passam ao próximo jogador.
option-plain-starter = A primeira carta virada nunca é uma carta especial.
word-makao = makao

## Macau

game-macau = Macau
about-macau = Da Hungria: uma carta por vez, ases livres, e o blefe de comprar mesmo podendo jogar.
option-macau-jokers = Dois curingas, que vão sobre qualquer carta e aceitam qualquer carta por cima.
option-macau-runs = Numa só jogada, vale baixar sequências do mesmo naipe e continuá-las em outro naipe por uma carta do mesmo valor.
word-macau = macau

## One Card

game-one-card = One Card
about-one-card = Da Coreia: ataques que só um igual ou mais forte responde, escudos e curingas com cor.
option-phone-game = O jogo de celular: os curingas custam cinco e sete cartas, um 3 só protege contra os 2, a vez acaba depois de pegar as cartas devidas, e começa o jogador à esquerda de quem deu as cartas.
option-bankrupt = Quem tiver 21 cartas ou mais na mão sai da rodada.
word-one-card = uma carta

## Last Card

game-last-card = Last Card
about-last-card = Da Nova Zelândia: os 2 e os 5 fazem pegar cartas, os valetes jogam de novo, e valem grupos.
option-two-five-mix = Os 2 e os 5 respondem uns aos outros.
option-seven-passes-hands = Um 7 faz todos passarem suas cartas para a esquerda.
option-eight-reverses = Um 8 inverte o sentido do jogo.

## Jack Change It

game-jack-change-it = Jack Change It
about-jack-change-it = Os valetes mudam o naipe, os 2 se acumulam até oito cartas, e o ás de copas custa cinco cartas.
option-two-of-hearts-answers = O 2 de copas responde ao ás de copas: passam a ser sete as cartas devidas, e qualquer 2 responde.
option-five-blocks = O 5 de copas cancela o ás de copas.

## Kings Reverse

game-kings-reverse = Kings Reverse
about-kings-reverse = De Iowa: dois baralhos com curingas, valetes livres e reis que invertem o sentido. O que fazem os curingas e o ás de espadas é escolha nossa.
