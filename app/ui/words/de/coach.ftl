### Was der Coach während einer Runde sagt, und über eine, die vorbei ist.

## coach

coach-title = Coach
coach-ask = Coach fragen
coach-close = Coach schließen
coach-thinking = Deine Züge werden durchprobiert …
coach-percent = { $percent } %
coach-called = { $card }, Wunsch { $what }
coach-best = am besten
coach-level = etwa gleich gut
coach-unsure = unsicher
coach-card = laut Coach { $worth }
coach-card_best = laut Coach { $worth }, am besten von allen
coach-progress = Überlegt, { $percent } % fertig
coach-best_is = Am besten: { $title }, { $worth }.

coach-about-win = Deine Chance, diese Runde zu gewinnen
coach-about-win_and_points = Deine Chance, diese Runde zu gewinnen. Punkte zählen mit
coach-about-places = Deine Chance, zuerst fertig zu sein. Plätze zählen mit
coach-about-last = Deine Chance, zuerst fertig zu sein. Nicht übrig zu bleiben zählt mit
coach-about-points = Dein Punktevorsprung am Ende. Ein Rundensieg zählt mit

coach-reason-goes-out = Damit bist du fertig.
coach-reason-hits-miss = { $name } setzt aus.
coach-reason-hits-leader-miss = { $name } hat die wenigsten Karten und setzt aus.
coach-reason-cannot-follow = { $name } kann wohl nicht bedienen ({ $count } %).
coach-reason-knocks-out = { $name } scheidet damit wahrscheinlich aus ({ $count } %).
coach-reason-cannot-follow-sure = { $name } kann fast sicher nicht bedienen.
coach-reason-knocks-out-sure = { $name } scheidet damit fast sicher aus.
coach-reason-no-answer-sure = Das kann fast sicher niemand kontern.
coach-reason-has-no-suit = { $name } hat wahrscheinlich kein { $suit }.
coach-reason-no-answer = Das kann wahrscheinlich niemand kontern ({ $count } %).
coach-reason-leads-nowhere = Keine deiner Karten würde darauf passen.
coach-reason-spends-wild = Verbraucht eine Karte, die auf alles passt, obwohl eine andere reicht.
coach-reason-last-barred = Lässt dir eine Karte, mit der du nicht fertig werden darfst.
coach-reason-draws = Du ziehst, obwohl du legen könntest.
coach-reason-passes = Du legst nichts, obwohl du könntest.
coach-reason-points =
    { $count ->
        [one] Bringt { $count } Punkt.
       *[other] Bringt { $count } Punkte.
    }
coach-reason-points-lost =
    { $count ->
        [one] Kostet dich { $count } Punkt.
       *[other] Kostet dich { $count } Punkte.
    }
coach-reason-hits =
    { $count ->
        [one] { $name } muss kontern oder eine Karte ziehen.
       *[other] { $name } muss kontern oder { $count } Karten ziehen.
    }
coach-reason-hits-leader =
    { $count ->
        [one] { $name } hat die wenigsten Karten und muss kontern oder eine Karte ziehen.
       *[other] { $name } hat die wenigsten Karten und muss kontern oder { $count } Karten ziehen.
    }
coach-reason-answered-by =
    { $count ->
        [one] Das könnte nur ein Spieler kontern.
       *[other] Das könnten { $count } Spieler kontern.
    }
coach-reason-goes-on =
    { $count ->
        [one] Du kannst in diesem Zug weiterlegen: Noch eine Karte passt.
       *[other] Du kannst in diesem Zug weiterlegen: Noch { $count } Karten passen.
    }
coach-reason-names-longest =
    { $count ->
        [one] Du wünschst dir deine längste Farbe, { $suit }: { $count } Karte.
       *[other] Du wünschst dir deine längste Farbe, { $suit }: { $count } Karten.
    }
coach-reason-keeps-longest =
    { $count ->
        [one] Schont deine längste Farbe, { $suit }: { $count } Karte.
       *[other] Schont deine längste Farbe, { $suit }: { $count } Karten.
    }
coach-reason-leads-on =
    { $count ->
        [one] Eine deiner Karten könnte darauf folgen.
       *[other] { $count } deiner Karten könnten darauf folgen.
    }
coach-reason-costly =
    { $count ->
        [one] Wird eine Karte los, die { $count } Punkt zählt.
       *[other] Wird eine Karte los, die { $count } Punkte zählt.
    }
coach-reason-keeps-wild =
    { $count ->
        [one] Hebt deine Karte, die auf alles passt, für später auf.
       *[other] Hebt { $count } Karten, die auf alles passen, für später auf.
    }
coach-reason-takes =
    { $count ->
        [one] Du ziehst eine Karte.
       *[other] Du ziehst { $count } Karten.
    }

## review

review-title = Analyse
review-ask = Diese Runde analysieren
review-short = Analyse
review-running = Jeder mögliche Zug wird probiert …
review-stop = Analyse abbrechen
review-close = Analyse schließen
review-back = Zurück zur Liste
review-none = Keine klaren Fehler in dieser Runde.
review-made = gespielt
review-about = Was jeder Zug an Gewinnchance gekostet hat
review-about_points = Was jeder Zug an Punkten gekostet hat
review-row = Zug { $step }: { $move }
review-row_of = Zug { $step }, { $name }: { $move }
review-better = Besser: { $move }, { $worth } statt { $instead }. { $why }
review-choice = Zug { $step }, { $name }
review-slight = unter 1 %
review-costliest =
    { $count ->
        [one] Der teuerste Zug
       *[other] Die { $count } teuersten Züge
    }
