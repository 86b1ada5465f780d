### Why rules cannot be played, or something cannot be entered on a score sheet.

## Rules

rules-unreadable = esto no se puede leer como reglas; quizá sea de una versión más nueva de la app
rules-seats = pueden jugar de { $least } a { $most } jugadores, no { $seats }
rules-too-many-cards = para { $seats } manos de { $deal } cartas y la primera carta descubierta no bastan las { $cards } cartas que hay
rules-too-many-jokers = { $jokers } jokers son más de los que hay en las barajas
rules-answers-nothing = esto responde a cartas que nada obliga a tomar
rules-no-group = ninguna carta que haga tomar otras se llama «{ $group }»
rules-group-missing = una carta que hace tomar otras necesita un nombre para lo que le responde

rules-code-none = este no es el código de un juego: un código así empieza por «{ $prefix }»
rules-code-broken = el código está dañado: falta o se ha cambiado una parte
rules-code-long = el código es demasiado largo: puede tener { $most } caracteres como mucho
rules-code-large = este juego tiene más de lo que cabe en un código

## Score sheets

sheet-unfit = eso no encaja en esta hoja
sheet-over = la partida ha terminado; puedes corregir lo anotado, deshacerlo o seguir con la partida
sheet-less-than-nothing = no puede ser menor que 0
sheet-no-lives = cuando se cuentan vidas, cada uno tiene de 1 a { $most }
sheet-long-name = un nombre tiene como mucho { $most } caracteres
sheet-most-marks = en una ronda caben como mucho { $most } anotaciones
sheet-most-rounds = en una partida caben como mucho { $most } rondas
sheet-most-players = en una hoja de puntos caben como mucho { $most } personas
sheet-name-taken = «{ $name }» ya está en la hoja. Escribe otro nombre
