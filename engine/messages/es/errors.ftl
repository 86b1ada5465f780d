### Why rules cannot be played, or something cannot be entered on a score sheet.

## Rules

rules-unreadable = estas reglas no se pueden leer. Quizá son de una versión más nueva de la app
rules-seats = hay { $seats } jugadores, pero el juego es para { $least } a { $most }
rules-too-many-cards = { $seats } veces { $deal } cartas y la primera carta descubierta son más que las { $cards } que hay
rules-too-many-jokers = { $jokers } jokers son más de los que hay en las barajas
rules-answers-nothing = ninguna carta hace robar lo que estas anulan
rules-no-group = ninguna carta que haga robar se llama «{ $group }»
rules-group-missing = una carta que hace robar necesita un nombre para lo que se juega encima

rules-code-none = este no es el código de un juego. Un código así empieza por «{ $prefix }»
rules-code-broken = el código está dañado: falta una parte o cambió
rules-code-long = el código es demasiado largo. Puede tener { $most } caracteres como mucho
rules-code-large = el juego de este código es demasiado grande para ser verdad

## Score sheets

sheet-unfit = eso no cabe en esta hoja
sheet-over = la partida terminó. Corrige o deshaz algo, o sigue con la partida
sheet-less-than-nothing = no puede ser menos de 0
sheet-no-lives = las vidas van de 1 a { $most }
sheet-down-from-nothing = para contar hacia atrás, elige con cuántos puntos se empieza
sheet-long-name = un nombre tiene { $most } caracteres como mucho
sheet-most-marks = en una ronda caben como mucho { $most } anotaciones
sheet-most-rounds = en una partida caben como mucho { $most } rondas
sheet-most-players = en una hoja caben como mucho { $most } jugadores
sheet-name-taken = «{ $name }» ya está en la hoja. Escribe otro nombre
