### The rules of a game in words.

## rules

rules-about = reglas
rules-special = Cartas especiales
rules-ending = Terminar y ganar
rules-show_sources = Mostrar de dónde viene cada regla
rules-hide_sources = Ocultar las fuentes
rules-play = Jugar
rules-house = Reglas de la casa de esta mesa
rules-could = Reglas de la casa que puedes activar
rules-sources = Fuentes
rules-ours = Decisión nuestra: las fuentes no dicen nada o no coinciden, así que decidimos.
rules-our_choice = Decisión nuestra
rules-own = Tu propia regla
rules-this_table = Esta mesa

## group

group-start = El reparto
group-playing = El juego
group-cards = Qué hacen las cartas
group-several = Varias cartas en un turno
group-drawing = Robar
group-declaring = ¡Última carta!
group-finishing = Terminar
group-winning = La partida
group-variants = Variantes
group-more-variants = Más variantes
group-more = Más
