### What cannot work in a ruleset.

lint-no-points = la partida se juega a puntos, pero ninguna mano da puntos
lint-no-card-values = se cuentan los puntos de las cartas, pero ninguna vale nada
lint-points-in-play = solo en un juego de secuencias se ganan puntos carta a carta
lint-no-life-is-lost = la vida la pierde el último que queda, pero las manos acaban cuando termina el primero
lint-nobody-comes-back = nadie puede volver: las manos acaban cuando termina el primero
lint-nobody-loses = nadie pierde la mano: acaba cuando termina el primero
lint-no-word = no hay nada que decir con pocas cartas
lint-word-due-at-once = habría que avisar de la última carta nada más repartir
lint-no-starter = no queda ninguna carta que pueda ser la primera descubierta
lint-rides-on-nothing = la baraja no tiene la carta con la que hay que jugarla
lint-no-card-follows = ninguna carta se puede jugar sobre otra
lint-some-cards-never-follow = hay cartas que nunca se pueden jugar, y quien tiene una no puede terminar
lint-no-last-card = ninguna carta puede ser la última, así que nadie puede terminar
lint-last-must-be-covered = toda carta que puede ser la última hay que cubrirla, así que nadie puede terminar
lint-few-last-cards = muy pocas cartas pueden ser la última, así que las manos casi nunca acaban
lint-turn-never-passes = con todas las cartas se juega otra vez o hay que cubrirlas, así que el turno nunca pasa
lint-turn-comes-back = con { $seats } jugadores, con todas las cartas vuelve a jugar el mismo
lint-turn-hardly-passes = con la mitad de las cartas o más se juega otra vez, así que el turno casi nunca pasa
lint-hands-pass-on = con la mitad de las cartas o más todos pasan sus cartas, y puede que las manos casi nunca acaben
lint-only-first-happens = si juegas { $card }, { LIST($does, type: "and") }, pero solo pasaría lo primero
lint-nothing-to-answer = ninguna carta de la baraja hace robar lo que estas anulan
lint-pickup-too-large = nada evita un +{ $count }, pero con { $seats } jugadores quedan como mucho { $left } cartas
lint-sum-outgrows-pack = con { $seats } jugadores se pueden sumar { $count } cartas, pero solo hay { $pack }
lint-only-followed = en un juego de secuencias las cartas no hacen nada, salvo jugarse sobre cualquier otra
