### What the coach says during a hand and about one that is over.

## coach

coach-title = Entrenador
coach-ask = Preguntar al entrenador
coach-close = Cerrar el entrenador
coach-thinking = Probando tus jugadas…
coach-percent = { $percent } %
coach-called = { $card }, pidiendo { $what }
coach-best = la mejor
coach-level = casi igual
coach-unsure = dudosa
coach-card = el entrenador le da { $worth }
coach-card_best = el entrenador le da { $worth }, la mejor de todas
coach-progress = Pensando, { $percent } % hecho
coach-best_is = La mejor: { $title }, { $worth }.

coach-about-win = Tu probabilidad de ganar la mano
coach-about-win_and_points = Tu probabilidad de ganar la mano. También cuentan los puntos
coach-about-places = Tu probabilidad de terminar primero. También cuentan los puestos
coach-about-last = Tu probabilidad de terminar primero. También cuenta no quedar al final
coach-about-points = Puntos de ventaja al final. También cuenta ganar la mano

coach-reason-goes-out = Terminas.
coach-reason-hits-miss = { $name } pierde un turno.
coach-reason-hits-leader-miss = { $name } pierde un turno, y es quien tiene menos cartas.
coach-reason-cannot-follow = Lo más probable es que { $name } no pueda seguir ({ $count } %).
coach-reason-knocks-out = Lo más probable es que elimine a { $name } ({ $count } %).
coach-reason-cannot-follow-sure = Casi seguro que { $name } no puede seguir.
coach-reason-knocks-out-sure = Casi seguro que elimina a { $name }.
coach-reason-no-answer-sure = Casi seguro que nadie puede jugar nada encima.
coach-reason-has-no-suit = Es probable que { $name } no tenga { $suit }.
coach-reason-no-answer = Lo más probable es que nadie pueda jugar nada encima ({ $count } %).
coach-reason-leads-nowhere = Después no podrías seguir con ninguna de tus cartas.
coach-reason-spends-wild = Gasta un comodín cuando otra carta bastaba.
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
        [1] { $name } tiene que jugar encima o robar una carta.
       *[other] { $name } tiene que jugar encima o robar { $count } cartas.
    }
coach-reason-hits-leader =
    { $count ->
        [1] { $name }, con menos cartas que nadie, tiene que jugar encima o robar una.
       *[other] { $name }, con menos cartas que nadie, tiene que jugar encima o robar { $count }.
    }
coach-reason-answered-by =
    { $count ->
        [1] Un jugador podría jugar encima.
       *[other] { $count } jugadores podrían jugar encima.
    }
coach-reason-goes-on =
    { $count ->
        [1] Puedes seguir en este turno: te vale una carta más.
       *[other] Puedes seguir en este turno: te valen { $count } cartas más.
    }
coach-reason-names-longest =
    { $count ->
        [1] Pide el palo del que tienes más, { $suit }: { $count } carta.
       *[other] Pide el palo del que tienes más, { $suit }: { $count } cartas.
    }
coach-reason-keeps-longest =
    { $count ->
        [1] Guarda el palo del que tienes más, { $suit }: { $count } carta.
       *[other] Guarda el palo del que tienes más, { $suit }: { $count } cartas.
    }
coach-reason-leads-on =
    { $count ->
        [1] Después podrías seguir con una de tus cartas.
       *[other] Después podrías seguir con { $count } de tus cartas.
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
        [1] Robas una carta.
       *[other] Robas { $count } cartas.
    }

## review

review-title = Análisis
review-ask = Analizar esta mano
review-short = Análisis
review-running = Probando todas las jugadas posibles…
review-stop = Parar el análisis
review-close = Cerrar el análisis
review-back = Volver a la lista
review-none = Ningún error claro en esta mano.
review-made = la que se jugó
review-about = Lo que te costó cada jugada, en probabilidad de ganar
review-about_points = Lo que te costó cada jugada, en puntos
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
