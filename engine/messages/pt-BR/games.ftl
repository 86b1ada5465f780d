### Games, their house rules, and the words that are said with few cards left.

as-written = { $text }

## Switch

game-switch = Switch
about-switch = Também chamado Two Four Jacks: os 2 e os 4 fazem o próximo comprar, e os valetes invertem o sentido.
option-every-card-acts = Se você baixa várias cartas numa só jogada, toda carta especial vale, não só a última.
option-last-card-acts = Se você baixa várias cartas numa só jogada, só vale a última de todas.
option-reverse-two-nothing = Com só dois jogando, uma carta que inverte o sentido não faz nada.
option-reverse-two-again = Com só dois jogando, uma carta que inverte o sentido faz você jogar de novo.
option-reverse-adds = Com só dois jogando, duas cartas que invertem o sentido numa só jogada fazem o outro perder a vez duas vezes.
option-seven-plain = Os 7 não fazem nada.
option-eights-answerable = Se você for perder a vez, pode rebater com um 8. As vezes perdidas se acumulam para o primeiro que não rebater.
option-queen-covers = Qualquer carta vai em cima de uma dama.
option-king-reverses = Os reis invertem o sentido, como os valetes.
option-draw-ends-turn = Quando você compra, sua vez acaba. A carta comprada não pode ser jogada na hora.
option-draw-until-playable = Se não puder jogar, compre até conseguir.
option-must-play = Se puder jogar, você tem que jogar. Não vale comprar.
option-play-after-take = Depois de comprar por causa de uma carta, sua vez continua.
option-knocking = Diga “Toc-toc!” quando ficar com uma só carta.
option-penalty-2 = Se esquecer de dizer e alguém acusar, compre duas cartas.
option-penalty-5 = Se esquecer de dizer e alguém acusar, compre cinco cartas.
option-no-declaration = Não é preciso dizer nada com poucas cartas na mão.
option-finish-ace-barred = Você não pode bater com um ás: compre uma carta e espere. Qualquer outra pode ser a última.
option-finish-free = Qualquer carta pode ser a última.
option-fire-card = Carta de fogo: se bater com uma carta especial e comprar outra que sirva, você pode jogá-la na hora. As duas valem.
option-no-double-finish = Você não pode bater com duas cartas do mesmo valor jogadas juntas.
option-play-on = O jogo segue até sobrar um só, e cada um fica com a sua colocação.
option-sets = Você pode baixar várias cartas do mesmo valor numa só jogada.
option-sets-or-suit = Numa só jogada, você pode baixar várias cartas do mesmo valor ou várias do mesmo naipe, mas não as duas coisas.
option-runs = Você pode baixar uma sequência do mesmo naipe, subindo ou descendo, numa só jogada.
option-resurrection = Se só sobrou você e todas as suas cartas saem numa só corrente, você pode trazer de volta quem bateu por último. Quem volta compra duas cartas.
option-resurrection-ace = Na corrente que traz um jogador de volta, um ás vale por qualquer carta.
word-last-card = última carta
word-knocking = toc-toc

## Turbo Switch

game-turbo-switch = Turbo Switch
about-turbo-switch = Grupos e sequências numa só jogada, e cinco cartas se você esquecer de dizer “Última carta!”

## Irish Switch

game-irish-switch = Irish Switch
about-irish-switch = Nove cartas, grupos e vidas: cada rodada segue até sobrar um só, que perde uma vida.

## Peanuckle

game-peanuckle = Peanuckle
about-peanuckle = Também chamado Peaknuckle: um 7 começa uma corrente, e você avisa com duas cartas e, de outro jeito, com uma.
option-peanuckle-seven-plain = Os 7 não fazem nada e não começam corrente.
word-peaknuckle = peaknuckle
word-super-peaknuckle = super-peaknuckle

## Black Jack

game-black-jack = Black Jack
about-black-jack = Sequências do mesmo naipe, valetes pretos que fazem comprar cinco e onze variantes para combinar.
option-ace-passes-on = Um ás jogado sobre um 2 passa as cartas para o próximo em vez de cancelar.
option-red-jack-rest-taken = Um valete vermelho cancela um valete preto, e você compra o que sobrar.
option-red-jack-cancels-all = Um valete vermelho cancela tudo o que você teria que comprar.
option-draw-may-play = Você pode jogar na hora a carta que comprou.
option-penalise = Se você jogar uma carta errada ou fora da vez, ela volta para a sua mão, e você compra duas. Se já tinha jogado, tudo volta, e sua vez acaba.
option-cards-call = Com mais cartas que saem todas numa só jogada, diga “Cartas!” ou bata na mesa.
option-no-cards-call = Se você bate com várias cartas numa só jogada, não é preciso dizer nada antes.
option-black-jack-play-on = O jogo segue até sobrar um só, que perde a rodada.
option-loser-out = Se perder uma rodada, você está fora da partida.
option-v1-one-joker = Variante 1: um curinga. Ele vai em tudo, aceita qualquer carta por cima e faz o próximo comprar cinco, como um valete preto.
option-v1-two-jokers = Variante 1: dois curingas. Eles vão em tudo, aceitam qualquer carta por cima e fazem o próximo comprar cinco, como os valetes pretos.
option-v2 = Variante 2: você não pode bater com uma carta especial nem com um valete vermelho. Se for sua última carta, jogue e compre uma.
option-v3 = Variante 3: na sua vez, continue enquanto cada carta combinar com a anterior. Não bata com mais de uma carta.
option-v4-three = Variante 4: os 3 invertem o sentido, em vez dos reis.
option-v4-seven = Variante 4: os 7 invertem o sentido, em vez dos reis, e não fazem mais nada.
option-v4-ten = Variante 4: os 10 invertem o sentido, em vez dos reis.
option-v5-off = Variante 5: as damas são cartas comuns.
option-v6 = Variante 6: as sequências sobem e descem.
option-v7 = Variante 7: se você joga um rei, cubra-o com outra carta do mesmo naipe ou compre uma carta.
option-v8 = Variante 8: você pode bater com várias cartas numa só jogada, mesmo com a variante 3.
option-v9 = Variante 9: os 2 e os valetes pretos vão uns sobre os outros, e você pode baixá-los juntos numa só jogada.
option-v10 = Variante 10: um valete preto faz o próximo comprar tantas cartas quantas cada um recebeu.
option-v11 = Variante 11: os valetes vermelhos não cancelam. Sobre um valete preto, ou junto com ele, cada um soma três cartas.
option-eights-pass-on = As vezes perdidas não se acumulam. Jogue um 8 sobre um 8, e o próximo perde só uma.
option-eight-again = Com um 8 você joga de novo, e o próximo não perde a vez.

## Jacks, Twos and Eights

game-j28 = Jacks, Twos and Eights
about-j28 = J28: grupos e sequências numa só corrente, valetes que vão em tudo, e começa quem está à direita de quem deu as cartas.
option-eight-may = Mesmo com um 8 na mão, você pode não jogá-lo e perder a vez.

## Take Two

game-take-two = Take Two
about-take-two = Cinco cartas cada um, compras de duas em duas, e o jogo segue até sobrar um só.
option-take-two-draw-may-play = Você pode jogar na hora uma das cartas que comprou.
option-ace-follows = Um ás tem que combinar em naipe ou valor, como qualquer outra carta.
option-ace-suit-only = Depois de um ás só serve o naipe pedido, não outro ás.
option-jack-skips = Um valete pula o próximo jogador em vez de inverter o sentido.
option-jokers = Dois curingas. Eles vão em tudo, aceitam qualquer carta por cima, e o próximo compra cinco, a não ser que jogue um curinga.
option-ace-of-spades = O ás de espadas também vai sobre o ás de copas e sobre qualquer 2. Se você teria que comprar, ele cancela.
option-take-two-penalise = Se você jogar uma carta errada ou fora da vez, ela volta para a sua mão, e você compra duas.

## Oakley Rules

game-oakley = Oakley Rules
about-oakley = Os 2 e os 4 fazem comprar duas, e o ás de copas, cinco. Um ás que segue o naipe leva junto todas as suas cartas desse naipe.
option-ace-of-hearts-both = Se o ás de copas segue o naipe, leva junto todas as suas copas. O próximo ainda compra cinco, mesmo com o ás coberto.
option-queen-of-clubs = A dama de paus faz o próximo comprar dezesseis. Só o rei de copas devolve as cartas a você.

## Kilodney's Switch

game-kilodney = Kilodney’s Switch
about-kilodney = Um jogo diferente: o baralho inteiro é distribuído, toda carta tem que ser seguida, e tirar os outros da rodada marca pontos.
option-even-hands = Entram mais um ou dois curingas quando assim todos recebem o mesmo número de cartas.

## Switch Black Jack

game-switch-black-jack = Switch Black Jack
about-switch-black-jack = Dois baralhos, por pontos: contam as cartas que sobram na sua mão, e a menor pontuação vence quando alguém chega a 350.
option-ace-any-time = Você pode jogar um ás mesmo quando teria que comprar. Aí quem compra é o próximo jogador.
option-named-suit-only = Depois de um 7 só serve o naipe pedido, não outro 7.

## Crazy Eights

game-crazy-eights = Oito Maluco
about-crazy-eights = Os 8 são curingas, e quem vence a rodada marca os pontos do que sobrou na mão dos outros.
option-specials = Uma dama pula o próximo, um ás inverte o sentido, e um 2 faz o próximo comprar duas. Se a primeira carta virada for especial, vale como se quem deu as cartas a tivesse jogado.
option-no-refill = Quando o monte acaba, não é reposto. Você pode passar mesmo podendo jogar.

## Mau-Mau

game-mau-mau = Mau-Mau
about-mau-mau = O Mau-Mau alemão: trinta e duas cartas, os 7 se acumulam, e você diz “Mau!” com uma só carta.
option-jack-on-jack = Você pode jogar um valete sobre um valete.
option-nine-reverses = Um 9 inverte o sentido.
option-jack-twenty = Um valete vale vinte pontos.
word-mau = mau

## Makao

game-makao = Makao
about-makao = Da Polônia: os 2 e os 3 vão uns sobre os outros, e com um valete você pede um valor por uma volta.
option-kings = O rei de copas faz o próximo comprar cinco cartas. O rei de espadas faz o anterior comprar cinco.
option-kings-answered = Você pode rebater o rei de copas com o rei de copas ou o de espadas: aí o próximo compra as cinco.
option-plain-starter = A primeira carta virada nunca é especial.
word-makao = makao

## Macau

game-macau = Macau
about-macau = Da Hungria: uma carta por vez, ases que vão em tudo, e o blefe de comprar mesmo podendo jogar.
option-macau-jokers = Dois curingas. Eles vão em tudo e aceitam qualquer carta por cima.
option-macau-runs = Você pode baixar sequências do mesmo naipe numa só jogada. Uma carta do mesmo valor continua a sequência em outro naipe.
word-macau = macau

## One Card

game-one-card = One Card
about-one-card = Da Coreia: ataques que só uma carta igual ou mais forte rebate, escudos e curingas com cor.
option-phone-game = O jogo de celular: o curinga preto faz comprar cinco, e o vermelho, sete. Um 3 só rebate os 2. Se uma carta faz você comprar, sua vez acaba. Começa quem está à esquerda de quem deu as cartas.
option-bankrupt = Com 21 cartas ou mais na mão, você sai da rodada.
word-one-card = uma carta

## Last Card

game-last-card = Last Card
about-last-card = Da Nova Zelândia: os 2 e os 5 fazem comprar, com um valete você joga de novo, e cartas do mesmo valor vão juntas.
option-two-five-mix = Os 2 e os 5 vão uns sobre os outros.
option-seven-passes-hands = Jogue um 7, e todos passam suas cartas para a esquerda.
option-eight-reverses = Um 8 inverte o sentido.

## Jack Change It

game-jack-change-it = Jack Change It
about-jack-change-it = Os valetes mudam o naipe, os 2 se acumulam até oito cartas, e o ás de copas faz comprar cinco.
option-two-of-hearts-answers = Você pode rebater o ás de copas com o 2 de copas: aí o próximo compra sete ou joga um 2 qualquer.
option-five-blocks = O 5 de copas cancela o ás de copas.

## Kings Reverse

game-kings-reverse = Kings Reverse
about-kings-reverse = De Iowa: dois baralhos com curingas, valetes que vão em tudo e reis que invertem o sentido. O que fazem os curingas e o ás de espadas é escolha nossa.
