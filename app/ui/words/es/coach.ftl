### What the coach says during a hand and about one that is over.

## coach

coach-title = Entrenador
coach-ask = Preguntar al entrenador
coach-close = Cerrar el entrenador
coach-thinking = Probando tus jugadas…
coach-percent = { $percent } %
coach-called = { $card }, pide { $what }
coach-best = la mejor
coach-level = casi igual
coach-unsure = dudosa
coach-card = el entrenador le da { $worth }
coach-card_best = el entrenador le da { $worth }, la mejor de todas
coach-progress = Pensando, { $percent } % hecho
coach-best_is = La mejor: { $title }, { $worth }.

coach-about-win = Probabilidad de ganar la mano
coach-about-win_and_points = Probabilidad de ganar la mano; también cuentan los puntos
coach-about-places = Probabilidad de terminar antes que nadie; también cuentan los puestos
coach-about-last = Probabilidad de terminar antes que nadie; también cuenta no quedar al final
coach-about-points = Puntos de ventaja al final; también cuenta ganar la mano

coach-reason-goes-out = Terminas.
coach-reason-hits-miss = { $name } pierde un turno.
coach-reason-hits-leader-miss = { $name }, que tiene menos cartas que nadie, pierde un turno.
coach-reason-cannot-follow = Es probable que { $name } no pueda seguir ({ $count } %).
coach-reason-knocks-out = Es probable que { $name } quede fuera ({ $count } %).
coach-reason-cannot-follow-sure = Es casi seguro que { $name } no puede seguir.
coach-reason-knocks-out-sure = Es casi seguro que { $name } queda fuera.
coach-reason-no-answer-sure = Es casi seguro que nadie puede responder a esto.
coach-reason-has-no-suit = Es probable que { $name } no tenga { $suit }.
coach-reason-no-answer = Es probable que nadie pueda responder a esto ({ $count } %).
coach-reason-leads-nowhere = Ninguna de tus cartas podría seguirla.
coach-reason-spends-wild = Gasta un comodín, aunque valdría otra carta.
coach-reason-last-barred = Te deja con una carta con la que no puedes terminar.
coach-reason-draws = Robas, aunque podrías jugar.
coach-reason-passes = No juegas nada, aunque podrías.
coach-reason-points =
    { $count ->
        [1] Da { $count } punto.
       *[other] Da { $count } puntos.
    }
coach-reason-points-lost =
    { $count ->
        [1] Te cuesta { $count } punto.
       *[other] Te cuesta { $count } puntos.
    }
coach-reason-hits =
    { $count ->
        [1] { $name } tiene que responder o tomar una carta.
       *[other] { $name } tiene que responder o tomar { $count } cartas.
    }
coach-reason-hits-leader =
    { $count ->
        [1] { $name }, que tiene menos cartas que nadie, tiene que responder o tomar una carta.
       *[other] { $name }, que tiene menos cartas que nadie, tiene que responder o tomar { $count } cartas.
    }
coach-reason-answered-by =
    { $count ->
        [1] Un jugador podría responder a esto.
       *[other] { $count } jugadores podrían responder a esto.
    }
coach-reason-goes-on =
    { $count ->
        [1] Puedes seguir en este turno: encaja una carta.
       *[other] Puedes seguir en este turno: encajan { $count } cartas.
    }
coach-reason-names-longest =
    { $count ->
        [1] Pide tu palo más largo, { $suit }: { $count } carta.
       *[other] Pide tu palo más largo, { $suit }: { $count } cartas.
    }
coach-reason-keeps-longest =
    { $count ->
        [1] Guarda tu palo más largo, { $suit }: { $count } carta.
       *[other] Guarda tu palo más largo, { $suit }: { $count } cartas.
    }
coach-reason-leads-on =
    { $count ->
        [1] Una de tus cartas podría seguirla.
       *[other] { $count } de tus cartas podrían seguirla.
    }
coach-reason-costly =
    { $count ->
        [1] Suelta una carta que vale { $count } punto.
       *[other] Suelta una carta que vale { $count } puntos.
    }
coach-reason-keeps-wild =
    { $count ->
        [1] Guarda tu comodín para después.
       *[other] Guarda { $count } comodines para después.
    }
coach-reason-takes =
    { $count ->
        [1] Te hace tomar una carta.
       *[other] Te hace tomar { $count } cartas.
    }

## review

review-title = Análisis
review-ask = Analizar esta mano
review-short = Análisis
review-running = Probando todas las jugadas posibles…
review-stop = Parar el análisis
review-close = Cerrar el análisis
review-back = Volver a la lista
review-none = No hay errores claros en esta mano.
review-made = jugada
review-about = Lo que perdió cada una, en probabilidad de ganar la mano
review-about_points = Lo que perdió cada una, en puntos
review-row = Jugada { $step }: { $move }
review-row_of = Jugada { $step }, { $name }: { $move }
review-better = Mejor: { $move }, { $worth } en vez de { $instead }. { $why }
review-choice = Jugada { $step }, { $name }
review-slight = menos del 1 %
review-costliest =
    { $count ->
        [1] La jugada más cara
       *[other] Las { $count } jugadas más caras
    }
