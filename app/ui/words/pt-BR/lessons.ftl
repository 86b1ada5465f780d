### Lições: rodadas guiadas à mesa. As cartas vêm como `5♥`, os naipes como `♥`.

## learn

learn-title = Aprender na mesa
learn-about = Rodadas curtas e guiadas. Cada passo diz o que tocar; nada pode dar errado e nada conta.
learn-all = Todas as lições
learn-steps =
    { $count ->
        [one] { $count } passo
        [many] { $count } passos
       *[other] { $count } passos
    }
learn-learned = { $about } · aprendida
learn-step = passo { $step } de { $steps }
learn-this = é esta
learn-show = Mostre
learn-skip = Sair
learn-skip_about = Você encontra a lição de novo nos ajustes.
learn-again = Mais uma vez
learn-over = Você já sabe jogar { $game }!
learn-over_about = Foi uma rodada inteira. Em cada mesa, o ponto de interrogação mostra o que as cartas fazem.
learn-play = Jogar contra bots
learn-next = Próxima: { $game }
learn-try = Aprender

learn-tap-card = Toque em { $card }.
learn-tap-name = Toque em { $card } e peça { $what }.
learn-tap-what = Toque em { $what }.
learn-tap-say = Toque em “{ $word }!” e depois em { $card }.
learn-tap-say_name = Toque em “{ $word }!”, depois em { $card } e em { $what }.
learn-tap-draw = Toque em “Comprar”.
learn-also-card = { $card } também serviria. Desta vez jogue { $meant } e veja o que acontece.
learn-also-other = Isso também valeria. Desta vez é { $meant }.
learn-also-what = Também dava para pedir { $what }. Desta vez peça { $meant }: isso você tem.
learn-first-say = É a carta certa, mas antes diga “{ $word }!”. Sem a palavra, pode sair caro.
learn-first-go_on = Primeiro veja o que aconteceu, depois toque em “Continuar”.

## lesson

lesson-switch-follow = Ganha quem ficar sem cartas primeiro. Em cima de { $top } vai o mesmo naipe ou o mesmo valor.
lesson-switch-number = Desse naipe você não tem nada, mas tem o mesmo valor de { $top }. Também serve.
lesson-switch-two = Um 2: quem vem depois pega duas cartas, a não ser que responda com um 2.
lesson-switch-taken = { $name } não tinha nenhum 2, pegou duas cartas e ali acabou a vez.
lesson-switch-eight = Com um 8, quem vem depois perde a vez.
lesson-switch-jack = Um valete inverte o sentido: agora se joga para o outro lado.
lesson-switch-draw = Nada do que você tem serve em { $top }. Então você compra uma carta.
lesson-switch-ace = { $card }! Um ás vai em cima de qualquer carta, e você pede o naipe. Peça um que você tenha.
lesson-switch-last = Depois fica uma carta na mão. Avise, ou isso pode custar uma carta.
lesson-switch-out = Sua última carta serve e é comum: ninguém bate com uma carta especial.

lesson-crazy-eights-follow = Livre-se das suas cartas antes dos outros. Em cima de { $top } vai o mesmo naipe ou o mesmo valor.
lesson-crazy-eights-eight = Nada mais serve em { $top }. Mas um 8 vai em cima de tudo, e você pede o naipe.
lesson-crazy-eights-drew = { $name } não tinha esse naipe e comprou carta por carta até uma servir.
lesson-crazy-eights-suit = O naipe que você pediu continua valendo.
lesson-crazy-eights-draw = Nada serve em { $top }. Agora quem compra é você.
lesson-crazy-eights-again = Essa também não serve. Compre de novo.
lesson-crazy-eights-fits = Aí está: uma carta que serve.
lesson-crazy-eights-rank = As suas duas cartas servem. Jogue a de mesmo valor.
lesson-crazy-eights-out = Sua última carta! Quem bate marca o que os outros ainda têm na mão.

lesson-mau-mau-follow = Trinta e duas cartas, do 7 ao ás. Em cima de { $top } vai o mesmo naipe ou o mesmo valor.
lesson-mau-mau-seven = Um 7: quem vem depois pega duas cartas, a não ser que responda com um 7.
lesson-mau-mau-answer = { $name } responde com um 7. A soma cresce: agora são quatro cartas a pegar.
lesson-mau-mau-taken = { $name } não tem nenhum 7 e pega as quatro.
lesson-mau-mau-eight = Com um 8, quem vem depois perde a vez.
lesson-mau-mau-jack = Um valete vai em tudo menos em outro valete, e você pede o naipe. Depois fica uma carta: diga a palavra.
lesson-mau-mau-out = O seu naipe voltou. Jogue a última carta.

lesson-black-jack-run = Numa só jogada você pode baixar uma sequência: cartas seguidas do mesmo naipe, subindo. Ela começa com { $card }.
lesson-black-jack-on = Ainda é a sua vez. A próxima da sequência é { $card }.
lesson-black-jack-more = E mais uma: três cartas numa só jogada.
lesson-black-jack-black = { $name } jogou um valete preto: agora você tem cinco cartas a pegar.
lesson-black-jack-red = Um valete vermelho responde: cinco a menos, então não resta nada a pegar. Diga “cartas” junto: as suas duas últimas podem sair de uma vez.
lesson-black-jack-last = As suas duas últimas cartas são uma sequência: vão as duas de uma vez.
lesson-black-jack-out = E a última!

lesson-kilodney-lead = Todas as cartas são dadas, e os pontos se fazem jogando. Abrir com um ás marca +1.
lesson-kilodney-under = { $name } jogou a carta logo abaixo da sua. Isso custa um ponto: −1.
lesson-kilodney-over = Faça melhor: uma carta logo acima de { $top } no mesmo naipe marca +1.
lesson-kilodney-switched = { $name } não tinha o naipe e trocou com o mesmo valor: nenhum ponto.
lesson-kilodney-corner = Mais uma logo acima. E veja o que acontece com quem não pode seguir.
lesson-kilodney-knocked = { $name } não podia seguir e sai da rodada. Você marca um ponto por carta que ficou naquela mão: dois.
lesson-kilodney-joker = Nada serve em { $top }. Um curinga vai em cima de tudo; quem vem depois abre.
lesson-kilodney-switch = Não é o naipe, mas é o mesmo valor: troque. Não rende pontos, mas você continua.
lesson-kilodney-out = Mais uma logo acima, e é a sua última carta: você sai com os seus pontos.
lesson-kilodney-end = Era a última carta. Os pontos de todas as rodadas são somados.
