### What the coach says during a hand and about one that is over.

## coach

coach-title = Coach
coach-ask = Vraag de coach
coach-close = Coach sluiten
coach-thinking = Je zetten uitproberen…
coach-percent = { $percent }%
coach-called = { $card }, met { $what } als keuze
coach-best = beste
coach-level = ongeveer even goed
coach-unsure = onzeker
coach-card = de coach geeft er { $worth } voor
coach-card_best = de coach geeft er { $worth } voor, de beste van allemaal
coach-progress = Aan het denken, { $percent }% klaar
coach-best_is = Beste: { $title }, { $worth }.

coach-about-win = Je kans om deze ronde te winnen
coach-about-win_and_points = Je kans om deze ronde te winnen. Punten tellen ook mee
coach-about-places = Je kans om als eerste uit te zijn. Plaatsen tellen ook mee
coach-about-last = Je kans om als eerste uit te zijn. Niet als laatste eindigen telt ook mee
coach-about-points = Punten voorsprong aan het eind. De ronde winnen telt ook mee

coach-reason-goes-out = Je bent uit.
coach-reason-hits-miss = { $name } slaat een beurt over.
coach-reason-hits-leader-miss = { $name } heeft de minste kaarten en slaat een beurt over.
coach-reason-cannot-follow = { $name } kan waarschijnlijk niet volgen ({ $count }%).
coach-reason-knocks-out = Schakelt { $name } waarschijnlijk uit ({ $count }%).
coach-reason-cannot-follow-sure = { $name } kan vrijwel zeker niet volgen.
coach-reason-knocks-out-sure = Schakelt { $name } vrijwel zeker uit.
coach-reason-no-answer-sure = Hier kan vrijwel zeker niemand iets op leggen.
coach-reason-has-no-suit = { $name } heeft waarschijnlijk geen { $suit }.
coach-reason-no-answer = Hier kan waarschijnlijk niemand iets op leggen ({ $count }%).
coach-reason-leads-nowhere = Geen van je kaarten past erop.
coach-reason-spends-wild = Kost je een kaart die op alles mag, terwijl een andere ook past.
coach-reason-last-barred = Je houdt een kaart over waarmee je niet mag eindigen.
coach-reason-draws = Je pakt, terwijl je kunt leggen.
coach-reason-passes = Je legt niets, terwijl je kunt leggen.
coach-reason-points =
    { $count ->
        [one] Levert { $count } punt op.
       *[other] Levert { $count } punten op.
    }
coach-reason-points-lost =
    { $count ->
        [one] Kost je { $count } punt.
       *[other] Kost je { $count } punten.
    }
coach-reason-hits =
    { $count ->
        [one] { $name } moet er iets op leggen of een kaart pakken.
       *[other] { $name } moet er iets op leggen of { $count } kaarten pakken.
    }
coach-reason-hits-leader =
    { $count ->
        [one] { $name } heeft de minste kaarten en moet er iets op leggen of een kaart pakken.
       *[other] { $name } heeft de minste kaarten en moet er iets op leggen of { $count } kaarten pakken.
    }
coach-reason-answered-by =
    { $count ->
        [one] Eén speler kan hier misschien iets op leggen.
       *[other] { $count } spelers kunnen hier misschien iets op leggen.
    }
coach-reason-goes-on =
    { $count ->
        [one] Je kunt deze beurt door: er past nog een kaart.
       *[other] Je kunt deze beurt door: er passen nog { $count } kaarten.
    }
coach-reason-names-longest =
    { $count ->
        [one] Kiest je langste kleur, { $suit }: { $count } kaart.
       *[other] Kiest je langste kleur, { $suit }: { $count } kaarten.
    }
coach-reason-keeps-longest =
    { $count ->
        [one] Bewaart je langste kleur, { $suit }: { $count } kaart.
       *[other] Bewaart je langste kleur, { $suit }: { $count } kaarten.
    }
coach-reason-leads-on =
    { $count ->
        [one] Een van je kaarten zou erop kunnen volgen.
       *[other] { $count } van je kaarten zouden erop kunnen volgen.
    }
coach-reason-costly =
    { $count ->
        [one] Zo ben je een kaart van { $count } punt kwijt.
       *[other] Zo ben je een kaart van { $count } punten kwijt.
    }
coach-reason-keeps-wild =
    { $count ->
        [one] Bewaart de kaart die op alles mag voor later.
       *[other] Bewaart { $count } kaarten die op alles mogen voor later.
    }
coach-reason-takes =
    { $count ->
        [one] Je pakt een kaart.
       *[other] Je pakt { $count } kaarten.
    }

## review

review-title = Analyse
review-ask = Ronde analyseren
review-short = Analyse
review-running = Elke mogelijke zet wordt geprobeerd…
review-stop = Analyse stoppen
review-close = Analyse sluiten
review-back = Terug naar de lijst
review-none = Geen duidelijke fouten in deze ronde.
review-made = gespeeld
review-about = Wat elke zet kostte aan winstkans
review-about_points = Wat elke zet kostte aan punten
review-row = Zet { $step }: { $move }
review-row_of = Zet { $step }, { $name }: { $move }
review-better = Beter: { $move }, { $worth } in plaats van { $instead }. { $why }
review-choice = Zet { $step }, { $name }
review-slight = minder dan 1%
review-costliest =
    { $count ->
        [one] De duurste zet
       *[other] De { $count } duurste zetten
    }
