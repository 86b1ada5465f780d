### Was in einem Regelwerk nicht gehen kann.

lint-no-points = die Partie geht um Punkte, aber keine Runde bringt welche
lint-no-card-values = es werden die Punkte der Karten gezählt, aber keine Karte ist etwas wert
lint-points-in-play = Punkte für einzelne Karten gibt es nur in einem Reihenspiel
lint-no-life-is-lost = ein Leben verliert, wer zuletzt übrig bleibt, aber die Runden enden, sobald jemand fertig ist
lint-nobody-comes-back = niemand kann zurückkommen: Die Runde endet, sobald jemand fertig ist
lint-nobody-loses = niemand verliert eine Runde: Sie endet, sobald jemand fertig ist
lint-no-word = mit wenigen Karten gibt es nichts zu sagen
lint-word-due-at-once = die Ansage müsste gleich nach dem Austeilen kommen
lint-no-starter = keine Karte bleibt als Startkarte übrig
lint-rides-on-nothing = die Karte, mit der sie zusammen gelegt werden muss, fehlt im Kartenspiel
lint-no-card-follows = keine Karte passt auf eine andere
lint-some-cards-never-follow = manche Karten lassen sich nie legen, und mit so einer kannst du nicht fertig werden
lint-no-last-card = keine Karte darf die letzte sein, also kann niemand fertig werden
lint-last-must-be-covered = jede Karte, die die letzte sein darf, muss abgedeckt werden, also kann niemand fertig werden
lint-few-last-cards = nur sehr wenige Karten dürfen die letzte sein, also enden Runden womöglich fast nie
lint-turn-never-passes = nach jeder Karte bist du noch mal dran oder musst sie abdecken, also kommt nie jemand anderes dran
lint-turn-comes-back = bei { $seats } Spielern kommt nach jeder Karte wieder derselbe dran
lint-turn-hardly-passes = mindestens die Hälfte der Karten bringt noch einen Zug, also kommt womöglich kaum jemand anderes dran
lint-hands-pass-on = mindestens bei der Hälfte der Karten geben alle ihre Karten weiter, also enden Runden womöglich fast nie
lint-only-first-happens = legst du { FORM($card, article: "some", case: "accusative") }, { LIST($does, type: "and") }, aber nur das Erste davon würde passieren
lint-nothing-to-answer = keine Karte lässt jemanden ziehen, was diese Karten stoppen
lint-pickup-too-large = nichts stoppt ein +{ $count }, aber bei { $seats } Spielern können höchstens { $left } Karten übrig sein
lint-sum-outgrows-pack = bei { $seats } Spielern kann es auf { $count } Karten anwachsen, aber es gibt nur { $pack }
lint-only-followed = in einem Reihenspiel wirken Karten nicht, sie können nur auf alles passen
