### Die Regeln eines Spiels in Worten.

## rules

rules-about = Regeln
rules-special = Aktionskarten
rules-ending = Fertig werden und gewinnen
rules-show_sources = Zeigen, woher jede Regel kommt
rules-hide_sources = Quellen ausblenden
rules-play = Spielen
rules-house = Hausregeln an diesem Tisch
rules-could = Hausregeln zum Einschalten
rules-sources = Quellen
rules-ours = Unsere Wahl: Die Quellen sagen nichts oder Verschiedenes, also haben wir entschieden.
rules-our_choice = Unsere Wahl
rules-own = Deine eigene Regel
rules-this_table = Dieser Tisch

## group

group-start = Austeilen
group-playing = Spielen
group-cards = Was die Karten tun
group-several = Mehrere Karten pro Zug
group-drawing = Ziehen
group-declaring = Die Ansage
group-finishing = Fertig werden
group-winning = Die Partie
group-variants = Varianten
group-more-variants = Weitere Varianten
group-more = Mehr
