### The rules of a game in words.

## rules

rules-about = regras
rules-special = Cartas especiais
rules-ending = Bater e vencer
rules-show_sources = Mostrar de onde vem cada regra
rules-hide_sources = Esconder as fontes
rules-play = Jogar
rules-house = Regras da casa desta mesa
rules-could = Regras da casa que você pode ativar
rules-sources = Fontes
rules-ours = Escolha nossa: as fontes não dizem nada ou discordam, então decidimos.
rules-our_choice = Escolha nossa
rules-own = Regra sua
rules-this_table = Esta mesa

## group

group-start = Distribuição
group-playing = Jogar
group-cards = O que as cartas fazem
group-several = Várias cartas numa jogada
group-drawing = Comprar
group-declaring = Aviso de última carta
group-finishing = Bater
group-winning = A partida
group-variants = Variantes
group-more-variants = Mais variantes
group-more = Mais
