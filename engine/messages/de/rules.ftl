### Ein Regelwerk in Sätzen.

## Anzahlen

count-cards = { number-word } { $count ->
        [one] Karte
       *[other] Karten
    }
count-packs =
    { $count ->
        [one] { $case ->
            [dative] einem Kartenspiel
           *[nominative] ein Kartenspiel
        }
       *[other] { number-word } { $case ->
            [dative] Kartenspielen
           *[nominative] Kartenspiele
        }
    }
count-jokers =
    { $count ->
        [one] { $case ->
            [dative] einem Joker
           *[nominative] ein Joker
        }
       *[other] { number-word } { $case ->
            [dative] Jokern
           *[nominative] Joker
        }
    }

## Der Anfang

rule-seats = Für { $least } bis { $most } Personen.
packs-of-ranks =
    { $case ->
        [dative] { FORM($packs, case: "dative") } ({ FORM($lowest, article: "none") } bis { FORM($highest, article: "none") })
       *[nominative] { $packs } ({ FORM($lowest, article: "none") } bis { FORM($highest, article: "none") })
    }
packs-with-jokers =
    { $case ->
        [dative] { FORM($packs, case: "dative") } mit { FORM($jokers, case: "dative") }
       *[nominative] { $packs } mit { FORM($jokers, case: "dative") }
    }
rule-deal = Alle bekommen je { $cards } aus { FORM($packs, case: "dative") }.
rule-deal-from = Ab { $seats } Personen bekommen alle je { $cards } aus { FORM($packs, case: "dative") }.
rule-starter-barred = Die Startkarte ist nie { LIST($cards, type: "or", article: "some", case: "nominative") }; sonst wird eine andere aufgedeckt.
rule-starter =
    { $starter ->
        [suit-only] Von der Startkarte zählt nur die Farbe.
        [acts] Die Startkarte wirkt, als hätte der Geber sie gelegt.
       *[plain] Die Startkarte hat keine Wirkung.
    }
rule-first = Es beginnt, wer { $first ->
        [right] rechts
       *[left] links
    } vom Geber sitzt.
rule-direction = Gespielt wird nach { $direction ->
        [-1] rechts, gegen den Uhrzeigersinn
       *[other] links, im Uhrzeigersinn
    }.
rule-dealer = Wer zuerst gibt, wird ausgelost. Danach geht das Geben nach links weiter.

## Karten

rule-match = Eine Karte darf gelegt werden, wenn sie in Farbe oder Wert zur obersten Karte passt.
rule-named-suit = Die gewünschte Farbe gilt, bis die nächste Karte liegt.{ $rank ->
        [true] { " " }Auch eine Karte mit gleichem Wert darf darauf gelegt werden.
       *[false] { "" }
    }
rule-named-only = Auf { LIST($cards, type: "or", article: "some", case: "accusative") } darf nur die gewünschte Farbe gelegt werden{ $wild ->
        [true] { " oder eine Karte, die auf alles passt" }
       *[false] { "" }
    }.
rule-special = Aktionskarten: { LIST($cards, type: "comma", article: "none") }.
rule-skips = { $adds ->
        [true] Wird gekontert, zählt das Aussetzen zusammen und trifft, wer zuerst nicht kontert.
       *[false] Wird gekontert, zählt das Aussetzen nicht zusammen: Nur die letzte Karte gilt.
    }
rule-not-others = Was sonst für { FORM($other, article: "some", case: "accusative") } gilt, gilt nicht für { FORM($card, article: "some", case: "accusative") }.
# $card ein Eintrag, $does was er tut: Satzteile mit dem Zeitwort vorn („passt auf jede Karte“), ohne Komma am Ende
rule-card = { CAPITAL(FORM($card, article: "some", case: "nominative")) } { LIST($does, type: "and") }.
rule-also = { CAPITAL(FORM($card, article: "some", case: "nominative")) } darf auch auf { LIST($cards, type: "or", article: "some", case: "accusative") } gelegt werden.
rule-wild-owed = Wenn du nach { LIST($makers, type: "or", article: "some", case: "dative") } ziehen musst, darfst du { FORM($card, article: "some", case: "accusative") } nicht legen.
rule-owed = Statt die Karten zu nehmen, darfst du kontern. Ein Konter muss weder in Farbe noch in Wert passen.
# $makers die Karten, die andere nehmen lassen, $does was der Konter tut: ein ganzer Satz ohne Punkt
rule-answer = { CAPITAL(FORM($card, article: "some", case: "nominative")) } kontert { LIST($makers, type: "or", article: "some", case: "accusative") }: { $does }.
rule-answers = Was kontert was: { $lines }. { $does }.
answer-line = { FORM($card, article: "some", case: "nominative") } kontert { LIST($makers, type: "or", article: "some", case: "accusative") }
answer-lines = { $line }; { $more }

does-nothing = ist eine gewöhnliche Karte
does-wild = passt auf jede Karte{ $but ->
        [some] { " " }außer auf { LIST($cards, type: "or", article: "some", case: "accusative") }
       *[none] { "" }
    }{ $last ->
        [follows] { " " }(als letzte Karte nur, wenn Farbe oder Wert stimmt)
       *[any] { "" }
    }
does-name-suit = erlaubt einen Farbwunsch
does-demand = verlangt für einen Umlauf nach Wunsch { LIST($ranks, type: "or", article: "some", case: "accusative") }
does-demand-any = verlangt für einen Umlauf einen Wert nach Wunsch
does-go-on = lässt im selben Zug noch eine Karte der gewünschten Farbe folgen
does-colour = passt auf alle Karten seiner Farbe (rot oder schwarz)
does-not-go-on = darf nicht auf { LIST($cards, type: "or", article: "some", case: "accusative") } gelegt werden
as-many-as-dealt = so viele Karten wie anfangs ausgeteilt
# $whom wer nimmt, $answered ob irgendeine Karte kontert
does-pickup = lässt die { $whom ->
        [previous] vorige
       *[next] nächste
    } Person { $answered ->
        [true] kontern oder { $cards } nehmen
       *[false] { $cards } nehmen
    }
does-pickup-with = lässt nur zusammen mit { FORM($card, article: "some", case: "dative") } die { $whom ->
        [previous] vorige
       *[next] nächste
    } Person { $cards } nehmen
does-skip = lässt die nächste Person { $count ->
        [one] aussetzen
        [2] zweimal aussetzen
        [3] dreimal aussetzen
        [4] viermal aussetzen
       *[other] { $count }-mal aussetzen
    }
does-skip-answerable = { does-skip } oder mit gleichem Wert kontern
does-skip-must-answer = { does-skip } oder mit gleichem Wert kontern (wer kann, muss kontern)
does-reverse = kehrt die Spielrichtung um
does-cover-any = darf mit jeder Karte bedeckt werden
does-must-cover = muss von derselben Person sofort mit einer Karte gleicher Farbe bedeckt werden (sonst zieht sie eine Karte)
does-dump-suit = lässt im selben Zug beliebig viele Karten gleicher Farbe{ $order ->
        [rising] { " in aufsteigender Reihenfolge" }
       *[any] { "" }
    } folgen{ $order ->
        [rising] { $when ->
            [follows-suit] { " " }(nur, wenn damit Farbe bedient wird; so gelegte Aktionskarten wirken nicht, und das Ass ist niedrig)
           *[always] { " " }(so gelegte Aktionskarten wirken nicht, und das Ass ist niedrig)
        }
       *[any] { $when ->
            [follows-suit] { " " }(nur, wenn damit Farbe bedient wird)
           *[always] { "" }
        }
    }
does-chain = startet eine Kette (im selben Zug folgen Karten, die in Farbe oder Wert zur jeweils vorigen passen{ $wild ->
        [true] ; auch Karten, die auf alles passen, und danach gilt die gewünschte Farbe
       *[false] { "" }
    })
does-play-again = bringt noch einen Zug
does-pass-hands = lässt alle ihr Blatt nach links weitergeben

# $more wie viel dazukommt: so viel, wie die Karte selbst kostet, oder $cards; $as ob danach etwas anderes kontert
answer-add =
    { $more ->
        [as-said] Die Summe wächst um { $cards } und geht weiter
       *[its-own] Die Karten summieren sich und gehen weiter
    }{ $as ->
        [others] ; ab dann kontert, was auch { LIST($makers, type: "or", article: "some", case: "accusative") } kontert
       *[alike] { "" }
    }
answer-cancel = Es ist nichts mehr fällig
answer-pass = Die Summe geht unverändert weiter
answer-return = Die Karten nimmt, wer sie fällig gemacht hat
answer-reduce = Die Summe sinkt um { $cards }, und der Rest { $rest ->
        [taken] wird sofort genommen
        [cancelled] verfällt auch
       *[next] geht weiter
    }

## Mehrere Karten in einem Zug

several-set = mehrere Karten gleichen Werts
several-suit-all = mehrere Karten einer Farbe in beliebiger Reihenfolge
several-run = eine Folge benachbarter Werte einer Farbe
several-mix = eine Kette aus Sätzen gleichen Werts und Folgen einer Farbe
several-chain = eine Kette (jede Karte passt in Farbe oder Wert zur vorigen)
several-suit-chain = eine Kette (jede Karte passt in der Farbe zur vorigen)
rule-several = In einem Zug darf man { LIST($combinations, type: "or") } legen.
rule-chain = Eine Kette endet, sobald man passt.{ $wild ->
        [true] { " " }Karten, die auf alles passen, dürfen dazugehören; danach gilt die gewünschte Farbe.
       *[false] { "" }
    }
rule-one-card = { $other ->
        [true] Sonst wird pro Zug eine Karte gelegt.
       *[false] Pro Zug wird eine Karte gelegt.
    }
rule-run-on-suit = Eine Folge muss die Farbe der obersten Karte haben, im Wert aber nicht an sie anschließen.
rule-run = Folgen gehen { $run ->
        [up] nur aufwärts
       *[both] auf- oder abwärts
    }; das Ass ist { $ace ->
        [low] niedrig
       *[high] hoch
    }.
rule-together = { CAPITAL(LIST($cards, type: "and", number: "plural", article: "some", case: "nominative")) } dürfen in einem Zug zusammen gelegt werden; was sie kosten, wird addiert.
rule-acts = Werden in einem Zug mehrere Karten gelegt, { $acts ->
        [trailing] wirkt nur die letzte, zusammen mit direkt davor gelegten Karten gleicher Wirkung; ihre Wirkungen summieren sich
        [every] wirkt jede Aktionskarte
       *[last] wirkt nur die allerletzte
    }.
rule-turn-last = Niemand darf mit { $last ->
        [no-double] zwei zusammen gelegten Karten gleichen Werts
       *[no-several] mehr als einer Karte in einem Zug
    } Schluss machen.
rule-reverse-two = Sind nur noch zwei im Spiel, { $does ->
        [skip] lässt ein Richtungswechsel die andere Person aussetzen
        [nothing] bewirkt ein Richtungswechsel nichts
       *[again] bringt ein Richtungswechsel noch einen Zug
    }.
rule-reverse-pair = { $each ->
        [true] Mehrere Richtungswechsel in einem Zug zählen alle.
       *[false] Zwei Richtungswechsel in einem Zug heben sich auf.
    }
rule-penalise = Eine falsche Karte oder eine außer der Reihe nimmst du zurück, und sie kostet dich { $cost }.{ $takes ->
        [turn] { " " }Hattest du in diesem Zug schon Karten gelegt, nimmst du auch sie zurück, und dein Zug ist zu Ende.
       *[card] { "" }
    }

## Ziehen

rule-draw = { $must ->
        [true] Kannst du nicht legen, ziehst du { count-cards }.
       *[false] Kannst oder willst du nicht legen, ziehst du { count-cards }.
    }
rule-draw-then = { $then ->
        [may-play] { $must ->
            [true] { $count ->
                [one] Passt die gezogene Karte, musst du sie legen.
               *[other] Passt eine der gezogenen Karten, musst du sie legen.
            }
           *[false] { $count ->
                [one] Die gezogene Karte darfst du sofort legen.
               *[other] Eine der gezogenen Karten darfst du sofort legen.
            }
        }
       *[end] Nach dem Ziehen ist dein Zug zu Ende.
    }
rule-draw-once = Pro Zug ziehst du nur einmal. Legst du dann nichts, passt du.
rule-draw-until = Wer nicht legen kann, zieht, bis eine Karte passt.
rule-draw-though-able = Ziehen darf man auch, wenn man legen könnte.
rule-must-play = Wer legen kann, muss legen.
rule-draw-cap = Pro Zug darf man höchstens { count-cards } ziehen.
rule-take = Wer die fälligen Karten genommen hat, { $take ->
        [goes-on] ist weiter am Zug
       *[end] ist nicht mehr am Zug
    }.
rule-empty-owed = Musst du mehr Karten nehmen, als noch da sind, nimmst du nur die, die da sind.
rule-refill = Ist der Ziehstapel leer, wird der Ablagestapel bis auf die oberste Karte gemischt und zum neuen Ziehstapel.
rule-empty = { $must ->
        [true] Gibt es nichts mehr zu ziehen, passt du, wenn du nicht legen kannst.
       *[false] Gibt es nichts mehr zu ziehen, passt du, wenn du nicht legen kannst oder willst.
    }
rule-no-refill = Ist der Ziehstapel leer, bleibt er leer; wer nicht legen kann oder will, passt.

## Die Ansage

rule-nothing-to-say = Mit wenigen Karten muss nichts angesagt werden.
rule-declare = Wer nur noch { count-cards } hat, sagt „{ CAPITAL($word) }“.
rule-declare-below = Mit weniger Karten sagt man „{ CAPITAL($word) }“.
rule-declare-several = Die Ansage ist auch mit mehreren Karten fällig, wenn alle in einem Zug gelegt werden können; dann heißt sie „Karten“, oder man klopft.
word-cards = Karten
rule-declare-not-several = Wer mit mehreren Karten in einem Zug Schluss macht, muss vorher nichts angesagt haben.
rule-undeclared =
    { $how ->
        [catch] Wer die Ansage vergisst, kann von allen anderen erwischt werden, bis die nächste Person etwas tut; das kostet { $cost }.
       *[finish] Wer ohne Ansage Schluss macht, legt die Karten, zieht { $cost } und spielt weiter.
    }
rule-undeclared-refused = Ohne Ansage darf die letzte Karte nicht gelegt werden.

## Die letzte Karte und das Ende

rule-last-costs = Niemand macht mit { LIST($cards, type: "or", article: "some", case: "dative") } Schluss: Die Karte wird gelegt und wirkt, dann zieht man { $cost }, und die Runde geht weiter.
rule-fire = Feuerkarte: Ist die dafür gezogene Karte eine passende Aktionskarte, darf sie sofort gelegt werden.{ $both ->
        [true] { " " }Beide Karten wirken; Aussetzen und fällige Karten treffen beide die nächste Person: Sie nimmt die Karten und setzt aus.
       *[false] { "" }
    }
rule-last-refused = { CAPITAL(LIST($cards, type: "or", article: "some", case: "nominative")) } darf nicht als letzte Karte gelegt werden: Man zieht dafür eine Karte und wartet.
rule-last-free = Jede Karte darf die letzte sein.
rule-end =
    { $until ->
        [one-left] Gespielt wird, bis nur noch eine Person übrig ist, und alle bekommen einen Platz.
       *[first] Wer zuerst alle Karten los ist, gewinnt die Runde.
    }
rule-come-back = Könnte die letzte verbliebene Person ihr ganzes Blatt als eine einzige Kette legen, kommt die Person, die zuletzt fertig geworden ist, mit { FORM($cards, case: "dative") } zurück.
rule-bring-back = Könnte die letzte verbliebene Person ihr ganzes Blatt als eine einzige Kette legen, darf sie die Person zurückholen, die zuletzt fertig geworden ist; diese zieht { $cards }, und beide spielen weiter. Sonst hat die verbliebene Person verloren.
rule-back-wild = { $any ->
        [true] In dieser Kette darf { LIST($cards, type: "or", article: "some", case: "nominative") } jede Karte ersetzen.
       *[false] In dieser Kette muss { LIST($cards, type: "or", article: "some", case: "nominative") } passen wie jede andere Karte.
    }
rule-bankrupt = Wer { $cards } oder mehr hat, scheidet aus der Runde aus.
rule-loser-out = Wer eine Runde verliert, scheidet aus der Partie aus.

## Punkte und Partie

rule-match-of-hands = Wer zuerst { number-word } { $count ->
        [one] Runde
       *[other] Runden
    } gewinnt, gewinnt die Partie.
rule-match-of-points = Die Partie endet bei { $target } Punkten{ $more ->
        [0] { "" }
       *[other] { " " }bei { $least } Personen ({ $more } mehr für jede weitere)
    }; dann gewinnt, wer { $wins ->
        [low] am wenigsten
       *[high] am meisten
    } hat.
rule-match-of-lives = { $count ->
        [one] Alle haben nur ein Leben und verlieren es mit der ersten verlorenen Runde
       *[other] Wer eine Runde verliert, verliert eines von { number-word } Leben
    }; wer keines mehr hat, scheidet aus, und wer als Letztes übrig bleibt, gewinnt die Partie.
rule-winner-collects = Wer die Runde gewinnt, bekommt die Punkte aller Karten, die die anderen noch haben.
rule-everybody-counts = Alle zählen die Punkte der Karten, die sie noch auf der Hand haben.
rule-doubling = Die Punkte zählen doppelt, wenn { LIST($cards, type: "or", article: "some", case: "nominative") } als letzte Karte gelegt wird.
card-worth = { FORM($card, article: "none") } { $points }
rule-worths = Punkte: { LIST($worths, type: "comma") }.
rule-blocked-difference = Kann niemand mehr weiter, ist die Runde blockiert: Das niedrigste Blatt bekommt die Differenz.
rule-blocked-counts = Kann niemand mehr weiter, ist die Runde blockiert: Alle zählen, was sie auf der Hand haben.
rule-blocked-fewest = Kann niemand mehr weiter, ist die Runde blockiert: Die wenigsten Karten gewinnen, bei Gleichstand wird geteilt.

## Die Reihenspiele

rule-sequence-deal = Das ganze Kartenspiel mit { FORM($jokers, case: "dative") } wird ausgeteilt; die Blätter dürfen sich um eine Karte unterscheiden.{ $even ->
        [true] { " Ein oder zwei weitere Joker machen alle Blätter gleich groß, wo das geht." }
       *[false] { "" }
    }
rule-sequence-hands = Karten für jede Person: { LIST($hands, type: "comma") }.
sequence-hand = { LIST($cards, type: "or") } bei { $seats } Personen
rule-sequence-hand = Alle bekommen { LIST($cards, type: "or") } Karten.
rule-sequence-start = Wer links vom Geber sitzt, spielt eine beliebige Karte an.
rule-sequence-match = Reihum bedient man die Farbe, wechselt sie mit einer Karte gleichen Werts oder legt einen Joker; wer Farbe oder Wert bedienen kann, muss es tun.
rule-knock-out = Wer nichts davon kann, fliegt aus der Runde.
rule-knock-out-scores = Wer nichts davon kann, fliegt aus der Runde und bringt der Person, deren Karte nicht bedient wurde, einen Punkt pro Karte auf der Hand.
rule-sequence-stop = Ein Rauswurf oder ein Joker beendet die Reihe: Die nächste Person, die noch dabei ist, spielt eine beliebige Karte an.
rule-sequence-last = Wer die letzte Karte legt, steigt still aus, und die Karte zählt noch. Wer allein übrig bleibt, legt nur noch eine Karte, und nur, wenn die Karte davor zu bedienen ist.
scores-over = eine Karte gleicher Farbe, genau eins über der vorigen, bringt { NUMBER($points, signDisplay: "always") }
scores-under = eine Karte gleicher Farbe, genau eins unter der vorigen, bringt { NUMBER($points, signDisplay: "always") }
rule-sequence-steps = { CAPITAL(LIST($steps, type: "and")) }; nie über das Ende einer Reihe hinweg.
rule-sequence-rank = { CAPITAL(FORM($card, article: "some", case: "nominative")) } bringt in der Farbe oder beim Anspielen { NUMBER($points, signDisplay: "always") }, beim Farbwechsel nichts.
rule-ace-high = Das Ass ist immer hoch.
rule-sequence-below = Punktestände können unter null fallen. Ein Joker bringt keine Punkte.
rule-sequence-end = Wer zuerst { $target } Punkte erreicht, gewinnt sofort, auch mitten in der Runde.
rule-no-undo = Gelegt ist gelegt, der Ablagestapel wird nicht durchgesehen, und wer rausgeflogen ist, zeigt sein Blatt nicht.
rule-no-talk = Verratet einander nicht, was ihr auf der Hand habt.

# Ein Wort eines Regelwerks, das kein Satz erzählt, wie ein Regelwerk es schreibt.
rule-value = { $key }: { $value ->
        [true] ja
        [false] nein
        [none] nichts
       *[other] { LIST($value, type: "comma") }
    }.
