### What the coach says during a hand and about one that is over.

## coach

coach-title = Coach
coach-ask = Vraag de coach
coach-close = Sluit de coach
coach-thinking = Je zetten uitproberen…
coach-percent = { $percent }%
coach-called = { $card }, keuze { $what }
coach-best = beste
coach-level = ongeveer even goed
coach-unsure = onzeker
coach-card = de coach geeft er { $worth } voor
coach-card_best = de coach geeft er { $worth } voor, de beste van allemaal
coach-progress = Aan het denken, { $percent }% klaar
coach-best_is = Beste: { $title }, { $worth }.

coach-about-win = Kans om de ronde te winnen
coach-about-win_and_points = Kans om de ronde te winnen; punten tellen ook mee
coach-about-places = Kans om als eerste uit te gaan; plaatsen tellen ook mee
coach-about-last = Kans om als eerste uit te gaan; niet als laatste eindigen telt ook mee
coach-about-points = Punten voorsprong aan het eind; de ronde winnen telt ook mee

coach-reason-goes-out = Hiermee ga je uit.
coach-reason-hits-miss = { $name } moet een beurt overslaan.
coach-reason-hits-leader-miss = { $name } heeft de minste kaarten en moet een beurt overslaan.
coach-reason-cannot-follow = { $name } kan waarschijnlijk niet volgen ({ $count }%).
coach-reason-knocks-out = Schakelt { $name } waarschijnlijk uit ({ $count }%).
coach-reason-cannot-follow-sure = { $name } kan vrijwel zeker niet volgen.
coach-reason-knocks-out-sure = Schakelt { $name } vrijwel zeker uit.
coach-reason-no-answer-sure = Hier heeft vrijwel zeker niemand een antwoord op.
coach-reason-has-no-suit = { $name } heeft waarschijnlijk geen { $suit }.
coach-reason-no-answer = Hier heeft waarschijnlijk niemand een antwoord op ({ $count }%).
coach-reason-leads-nowhere = Geen van je kaarten zou erop kunnen volgen.
coach-reason-spends-wild = Kost je een kaart die op alles mag, terwijl een andere ook past.
coach-reason-last-barred = Je houdt een kaart over waarmee je niet mag uitgaan.
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
        [one] { $name } moet antwoorden of een kaart pakken.
       *[other] { $name } moet antwoorden of { $count } kaarten pakken.
    }
coach-reason-hits-leader =
    { $count ->
        [one] { $name } heeft de minste kaarten en moet antwoorden of een kaart pakken.
       *[other] { $name } heeft de minste kaarten en moet antwoorden of { $count } kaarten pakken.
    }
coach-reason-answered-by =
    { $count ->
        [one] Eén speler zou hierop kunnen antwoorden.
       *[other] { $count } spelers zouden hierop kunnen antwoorden.
    }
coach-reason-goes-on =
    { $count ->
        [one] Je kunt in deze beurt verder: één kaart past.
       *[other] Je kunt in deze beurt verder: { $count } kaarten passen.
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
review-ask = Analyseer deze ronde
review-short = Analyse
review-running = Elke mogelijke zet uitproberen…
review-stop = Stop de analyse
review-close = Sluit de analyse
review-back = Terug naar de lijst
review-none = Geen duidelijke fouten in deze ronde.
review-made = gespeeld
review-about = Wat elke zet kostte aan kans om de ronde te winnen
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
