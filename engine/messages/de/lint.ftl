### Was in einem Regelwerk nicht gehen kann.

lint-no-points = die Partie geht um Punkte, aber keine Runde bringt welche
lint-no-card-values = es werden die Punkte der Karten gezählt, aber keine Karte ist etwas wert
lint-points-in-play = Punkte beim Legen gibt es nur in einem Reihenspiel
lint-no-life-is-lost = ein Leben verliert, wer zuletzt übrig bleibt, aber die Runden enden, sobald jemand fertig ist
lint-nobody-comes-back = niemand kann zurückkommen: Runden enden, sobald jemand fertig ist
lint-nobody-loses = niemand verliert eine Runde: Sie endet, sobald jemand fertig ist
lint-no-word = es gibt nichts, was man ansagen könnte
lint-word-due-at-once = die Ansage wäre fällig, bevor irgendetwas gelegt ist
lint-no-starter = keine Karte darf Startkarte sein
lint-rides-on-nothing = die Karte, mit der sie zusammen wirkt, gibt es nicht im Spiel
lint-no-card-follows = keine Karte darf auf eine andere gelegt werden
lint-some-cards-never-follow = manche Karten dürfen nie gelegt werden, und wer eine davon hat, kann nicht fertig werden
lint-no-last-card = keine Karte darf die letzte sein, also kann niemand fertig werden
lint-last-must-be-covered = jede Karte, die die letzte sein darf, muss bedeckt werden, also kann niemand fertig werden
lint-few-last-cards = nur sehr wenige Karten dürfen die letzte sein, also enden Runden womöglich fast nie
lint-turn-never-passes = jede Karte bringt noch einen Zug oder muss bedeckt werden, also kommt nie jemand anderes dran
lint-turn-comes-back = bei { $seats } Personen kommt nach jeder Karte wieder dieselbe Person dran
lint-turn-hardly-passes = mindestens die Hälfte der Karten bringt noch einen Zug, also kommt womöglich kaum jemand anderes dran
lint-hands-pass-on = mindestens die Hälfte der Karten lässt die Blätter weiterwandern, also enden Runden womöglich fast nie
lint-nothing-to-answer = keine Karte im Spiel löst aus, was diese Karten kontern
lint-pickup-too-large = nichts kontert { $count } fällige Karten, aber bei { $seats } Personen können höchstens { $left } übrig sein
lint-sum-outgrows-pack = bei { $seats } Personen kann die Summe auf { $count } Karten wachsen, aber es gibt nur { $pack }
lint-only-followed = in einem Reihenspiel gibt es keine Aktionskarten; manche Karten passen nur auf jede andere
