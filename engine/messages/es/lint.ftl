### What cannot work in a ruleset.

lint-no-points = la partida se juega a puntos, pero ninguna mano los da
lint-no-card-values = se cuentan los puntos de las cartas, pero ninguna vale nada
lint-points-in-play = solo en un juego de secuencias se pueden ganar puntos mientras se juega
lint-no-life-is-lost = la vida la pierde el último que queda, pero las manos acaban cuando alguien se queda sin cartas
lint-nobody-comes-back = nadie puede volver: las manos acaban cuando alguien se queda sin cartas
lint-nobody-loses = nadie pierde la mano: acaba cuando alguien se queda sin cartas
lint-no-word = no hay ninguna palabra que cantar
lint-word-due-at-once = habría que cantar la palabra antes de jugar nada
lint-no-starter = ninguna carta puede ser la primera descubierta
lint-rides-on-nothing = en la baraja no hay ninguna carta con la que actúe
lint-no-card-follows = ninguna carta se puede jugar sobre otra
lint-some-cards-never-follow = hay cartas que nunca se pueden jugar, y quien tiene una no puede terminar
lint-no-last-card = ninguna carta puede ser la última, así que no se puede terminar ninguna mano
lint-last-must-be-covered = toda carta que puede ser la última hay que cubrirla, así que no se puede terminar ninguna mano
lint-few-last-cards = muy pocas cartas pueden ser la última, así que es difícil que acabe una mano
lint-turn-never-passes = toda carta da otro turno a quien la juega o hay que cubrirla, así que el turno nunca pasa
lint-turn-comes-back = con { $seats } jugadores, toda carta devuelve el turno a quien la juega
lint-turn-hardly-passes = al menos la mitad de las cartas dan otro turno, así que el turno quizá no pase casi nunca
lint-hands-pass-on = al menos la mitad de las cartas hacen pasar las manos, así que es difícil que acabe alguna
lint-nothing-to-answer = ninguna carta de la baraja causa aquello a lo que responden estas cartas
lint-pickup-too-large = nada responde a { $count } cartas pendientes, pero con { $seats } jugadores no pueden quedar más de { $left }
lint-sum-outgrows-pack = con { $seats } jugadores, la suma puede llegar a { $count } cartas, pero solo hay { $pack }
lint-only-followed = en un juego de secuencias las cartas no tienen efecto; algunas, como mucho, se juegan sobre cualquier otra
