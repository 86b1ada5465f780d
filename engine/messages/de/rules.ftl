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

rule-seats = Für { $least } bis { $most } Spieler.
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
rule-deal-from = Ab { $seats } Spielern bekommen alle je { $cards } aus { FORM($packs, case: "dative") }.
rule-starter-barred = Ist die Startkarte { LIST($cards, type: "or", article: "some", case: "nominative") }, deckt eine andere auf.
rule-starter =
    { $starter ->
        [suit-only] Von der Startkarte zählt nur die Farbe.
        [acts] Die Startkarte zählt, als hätte der Geber sie gelegt.
       *[plain] Die Startkarte hat keine besondere Wirkung.
    }
rule-first = Es beginnt, wer { $first ->
        [right] rechts
       *[left] links
    } vom Geber sitzt.
rule-direction = Gespielt wird nach { $direction ->
        [-1] rechts, gegen den Uhrzeigersinn
       *[other] links, im Uhrzeigersinn
    }.
rule-dealer = Wer zuerst gibt, wird ausgelost. Danach gibt der Nächste links.

## Karten

rule-match = Leg eine Karte, die auf die oberste passt: gleiche Farbe oder gleicher Wert.
rule-named-suit = Die gewünschte Farbe gilt, bis die nächste Karte liegt.{ $rank ->
        [true] { " " }Auch eine Karte mit gleichem Wert passt.
       *[false] { "" }
    }
rule-named-only = Nach { LIST($cards, type: "or", article: "some", case: "dative") } passt nur die gewünschte Farbe{ $wild ->
        [true] { " oder eine Karte, die auf alles passt" }
       *[false] { "" }
    }.
rule-special = Aktionskarten: { LIST($cards, type: "comma", article: "none") }.
rule-skips = { $adds ->
        [true] Aussetzen zählt zusammen: Wer als Erster nichts darauf legt, setzt für jede dieser Karten aus.
       *[false] Aussetzen zählt nicht zusammen: Nur die letzte Karte gilt.
    }
rule-not-others = { CAPITAL(FORM($card, article: "some", case: "nominative")) } tut nicht, was andere { FORM($other, number: "plural", article: "none") } tun.
# $card ein Eintrag, $does was er tut: Satzteile mit dem Zeitwort vorn („passt auf jede Karte“), ohne Komma am Ende
rule-card =
    { $kind ->
        [goes] { CAPITAL(FORM($card, article: "some", case: "nominative")) } { LIST($does, type: "and") }.
        [both] { CAPITAL(FORM($card, article: "some", case: "nominative")) } { LIST($goes, type: "and") }. Legst du die Karte, { LIST($then, type: "and") }.
       *[does] Legst du { FORM($card, article: "some", case: "accusative") }, { LIST($does, type: "and") }.
    }
rule-also = { CAPITAL(FORM($card, article: "some", case: "nominative")) } passt auch auf { LIST($cards, type: "or", article: "some", case: "accusative") }.
rule-wild-owed = Wenn du nach { LIST($makers, type: "or", article: "some", case: "dative") } ziehen musst, darfst du { FORM($card, article: "some", case: "accusative") } nicht legen.
rule-owed = Musst du wegen einer Karte ziehen, kannst du stattdessen kontern. Beim Kontern sind Farbe und Wert egal.
# $makers die Karten, nach denen gezogen wird, $does was der Konter tut: ein ganzer Satz ohne Punkt
rule-answer = Mit { FORM($card, article: "some", case: "dative") } konterst du { LIST($makers, type: "or", article: "some", case: "accusative") }: { $does }.
rule-answers = Was kontert was: { $lines }. { $does }.
answer-line = { FORM($card, article: "some", case: "nominative") } kontert { LIST($makers, type: "or", article: "some", case: "accusative") }
answer-lines = { $line }, { $more }

does-nothing = hat keine besondere Wirkung
does-wild = passt auf alles{ $but ->
        [some] { " " }außer auf { LIST($cards, type: "or", article: "some", case: "accusative") }
       *[none] { "" }
    }{ $last ->
        [follows] , als letzte Karte aber nur bei gleicher Farbe oder gleichem Wert
       *[any] { "" }
    }
does-name-suit = wünschst du dir eine Farbe
does-demand = wünschst du dir für einen Umlauf { LIST($ranks, type: "or", article: "some", case: "accusative") }
does-demand-any = wünschst du dir für einen Umlauf einen Wert
does-go-on = darfst du im selben Zug noch eine Karte dieser Farbe legen
does-colour = passt auf alle Karten seiner Farbe (rot oder schwarz)
does-not-go-on = passt nicht auf { LIST($cards, type: "or", article: "some", case: "accusative") }
as-many-as-dealt = so viele Karten, wie ausgeteilt wurden
# $whom wer zieht, $answered ob irgendeine Karte kontert
does-pickup = zieht der { $whom ->
        [previous] vorige
       *[next] nächste
    } Spieler { $cards }{ $answered ->
        [true] { " " }oder kontert
       *[false] { "" }
    }
does-pickup-with = zieht der { $whom ->
        [previous] vorige
       *[next] nächste
    } Spieler nur zusammen mit { FORM($card, article: "some", case: "dative") } { $cards }
does-skip = setzt der nächste Spieler { $count ->
        [one] aus
        [2] zweimal aus
        [3] dreimal aus
        [4] viermal aus
       *[other] { $count }-mal aus
    }
does-skip-answerable = { does-skip } oder legt denselben Wert
does-skip-must-answer = { does-skip } oder legt denselben Wert, wenn er ihn hat
does-reverse = wechselt die Richtung
does-cover-any = lässt sich mit jeder Karte abdecken
does-must-cover = musst du die Karte mit einer weiteren ihrer Farbe abdecken oder eine ziehen
does-dump-suit = darfst du{ $when ->
        [follows-suit] , wenn du damit Farbe bedienst,
       *[always] { "" }
    } beliebig viele Karten dieser Farbe dazulegen{ $order ->
        [rising] , die niedrigste zuerst. Das Ass ist dann niedrig, und Aktionskarten wirken nicht
       *[any] { "" }
    }
does-chain = startest du eine Kette: Leg weiter, solange jede Karte in Farbe oder Wert zur vorigen passt{ $wild ->
        [true] , auch Karten, die auf alles passen
       *[false] { "" }
    }
does-play-again = bist du noch mal dran
does-pass-hands = geben alle ihre Karten nach links weiter

# $more wie viel dazukommt: so viel, wie die Karte selbst kostet, oder $cards; $as ob danach etwas anderes kontert
answer-add =
    { $more ->
        [as-said] Das macht { $cards } mehr, und alles geht an den nächsten Spieler
       *[its-own] Alles zählt zusammen und geht an den nächsten Spieler
    }{ $as ->
        [others] . Von da an zählt es wie { LIST($makers, type: "or", article: "some", case: "nominative") }
       *[alike] { "" }
    }
answer-cancel = Damit ist alles aufgehoben, und niemand zieht
answer-pass = Stattdessen zieht der nächste Spieler
answer-return = Alles geht zurück an den Spieler, von dem es kam, und er zieht
answer-reduce = Das macht { $cards } weniger, und den Rest { $rest ->
        [taken] ziehst du
        [cancelled] zieht niemand
       *[next] zieht oder kontert der nächste Spieler
    }

## Mehrere Karten in einem Zug

several-set = mehrere Karten mit gleichem Wert
several-suit-all = mehrere Karten einer Farbe in beliebiger Reihenfolge
several-run = eine Straße in einer Farbe
several-mix = eine Kette aus gleichen Karten und Straßen
several-chain = eine Kette, in der jede Karte in Farbe oder Wert zur vorigen passt
several-suit-chain = eine Kette, in der jede Karte in der Farbe zur vorigen passt
rule-several = In einem Zug darfst du { LIST($combinations, type: "or") } legen.
rule-chain = Eine Kette endet, wenn du passt.{ $wild ->
        [true] { " " }Karten, die auf alles passen, dürfen dazugehören. Danach gilt die gewünschte Farbe.
       *[false] { "" }
    }
rule-one-card = { $other ->
        [true] Sonst legst du eine Karte pro Zug.
       *[false] Leg eine Karte pro Zug.
    }
rule-run-on-suit = Eine Straße muss in der Farbe der obersten Karte beginnen. Der Wert ist egal.
rule-run = Straßen gehen { $run ->
        [up] nur aufwärts
       *[both] auf- oder abwärts
    }, und das Ass ist { $ace ->
        [low] niedrig
       *[high] hoch
    }.
rule-together = { CAPITAL(LIST($cards, type: "and", number: "plural", article: "some", case: "nominative")) } darfst du in einem Zug zusammen legen, und sie zählen zusammen.
rule-acts = Legst du in einem Zug mehrere Aktionskarten, { $acts ->
        [trailing] zählt nur die letzte, zusammen mit gleichen direkt davor
        [every] zählt jede
       *[last] zählt nur die allerletzte
    }.
rule-turn-last = Du darfst nicht mit { $last ->
        [no-double] zwei zusammen gelegten gleichen Karten
       *[no-several] mehr als einer Karte in einem Zug
    } fertig werden.
rule-reverse-two = Seid ihr nur noch zu zweit, { $does ->
        [skip] setzt der andere nach einem Richtungswechsel aus
        [nothing] bewirkt ein Richtungswechsel nichts
       *[again] bist du nach einem Richtungswechsel noch mal dran
    }.
rule-reverse-pair = { $each ->
        [true] Legst du mehrere Richtungswechsel in einem Zug, zählt jeder.
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
                [one] Die gezogene Karte darfst du gleich legen.
               *[other] Eine der gezogenen Karten darfst du gleich legen.
            }
        }
       *[end] Nach dem Ziehen ist dein Zug zu Ende.
    }
rule-draw-once = Pro Zug ziehst du nur einmal. Legst du dann nichts, passt du.
rule-draw-until = Kannst du nicht legen, zieh, bis eine Karte passt.
rule-draw-though-able = Du darfst auch ziehen, wenn du legen könntest.
rule-must-play = Kannst du legen, musst du legen.
rule-draw-cap = Zieh höchstens { count-cards } pro Zug.
rule-take = Musstest du wegen einer Karte ziehen, { $take ->
        [goes-on] geht dein Zug weiter
       *[end] ist dein Zug zu Ende
    }.
rule-empty-owed = Musst du mehr Karten ziehen, als da sind, zieh, was da ist.
rule-refill = Ist der Ziehstapel leer, mischt den Ablagestapel zu einem neuen. Seine oberste Karte bleibt liegen.
rule-empty = { $must ->
        [true] Gibt es nichts mehr zu ziehen, passt du, wenn du nicht legen kannst.
       *[false] Gibt es nichts mehr zu ziehen, passt du, wenn du nicht legen kannst oder willst.
    }
rule-no-refill = Ist der Ziehstapel leer, bleibt er leer. Kannst oder willst du nicht legen, passt du.

## Die Ansage

rule-nothing-to-say = Mit wenigen Karten musst du nichts sagen.
rule-declare = Hast du nur noch { count-cards }, sag „{ CAPITAL($word) }!“.
rule-declare-below = Mit weniger Karten sag „{ CAPITAL($word) }!“.
rule-declare-several = Auch mit mehreren Karten, die alle in einem Zug gehen, sagst du „Karten!“ oder klopfst.
word-cards = Karten
rule-declare-not-several = Wirst du mit mehreren Karten in einem Zug fertig, musst du vorher nichts sagen.
rule-undeclared =
    { $how ->
        [catch] Vergisst du es, kann es jeder melden, bis der Nächste spielt. Dann ziehst du { $cost }.
       *[finish] Wirst du fertig, ohne es zu sagen, ziehst du { $cost } und spielst weiter.
    }
rule-undeclared-refused = Solange du es nicht gesagt hast, darfst du deine letzte Karte nicht legen.

## Die letzte Karte und das Ende

rule-last-costs = Mit { LIST($cards, type: "or", article: "some", case: "dative") } darfst du nicht fertig werden. Als letzte Karte wirkt sie wie sonst, aber du ziehst { $cost } und spielst weiter.
rule-fire = Feuerkarte: Ziehst du dafür eine Aktionskarte, die passt, darfst du sie gleich legen.{ $both ->
        [true] { " " }Beide Karten wirken. Muss der nächste Spieler ziehen und aussetzen, tut er beides.
       *[false] { "" }
    }
rule-last-refused = Mit { LIST($cards, type: "or", article: "some", case: "dative") } darfst du nicht fertig werden. Hast du sonst nichts mehr, zieh eine Karte und warte.
rule-last-free = Jede Karte darf die letzte sein.
rule-end =
    { $until ->
        [one-left] Ihr spielt, bis nur noch einer übrig ist, und alle bekommen einen Platz.
       *[first] Wer zuerst alle Karten los ist, gewinnt die Runde.
    }
rule-come-back = Bist nur noch du übrig und passen alle deine Karten in eine Kette, kommt zurück, wer zuletzt fertig wurde, mit { FORM($cards, case: "dative") }.
rule-bring-back = Bleibt einer übrig und passen alle seine Karten in eine Kette, darf er zurückholen, wer zuletzt fertig wurde. Der Zurückgeholte zieht { $cards }, und die zwei spielen weiter. Sonst hat der Letzte verloren.
rule-back-wild = { $any ->
        [true] In dieser Kette darf { LIST($cards, type: "or", article: "some", case: "nominative") } jede Karte ersetzen.
       *[false] In dieser Kette muss { LIST($cards, type: "or", article: "some", case: "nominative") } passen wie jede andere Karte.
    }
rule-bankrupt = Hast du { $cards } oder mehr, scheidest du aus.
rule-loser-out = Verlierst du eine Runde, scheidest du aus der Partie aus.

## Punkte und Partie

rule-match-of-hands = Wer zuerst { number-word } { $count ->
        [one] Runde
       *[other] Runden
    } gewinnt, gewinnt die Partie.
rule-match-of-points = Die Partie endet bei { $target } Punkten{ $more ->
        [0] { "" }
       *[other] { " " }mit { $least } Spielern, plus { $more } für jeden weiteren
    }, und der { $wins ->
        [low] niedrigste
       *[high] höchste
    } Stand gewinnt.
rule-match-of-lives = Alle haben { $count ->
        [one] ein Leben
       *[other] { number-word } Leben
    }. Verlierst du eine Runde, verlierst du ein Leben. Wer als Letzter noch eins hat, gewinnt die Partie.
rule-winner-collects = Gewinnst du eine Runde, bekommst du die Punkte aller Karten, die die anderen noch haben.
rule-everybody-counts = Jeder zählt die Punkte der Karten, die er noch hat.
rule-doubling = Die Punkte zählen doppelt, wenn die letzte Karte { LIST($cards, type: "or", article: "some", case: "nominative") } ist.
card-worth = { FORM($card, article: "none") } { $points }
rule-worths = Punkte: { LIST($worths, type: "comma") }.
rule-blocked-difference = Geht nichts mehr, gewinnt, wer am wenigsten zählt, und bekommt den Unterschied.
rule-blocked-counts = Geht nichts mehr, zählt jeder die Karten, die er noch hat.
rule-blocked-fewest = Geht nichts mehr, gewinnt, wer die wenigsten Karten hat. Bei Gleichstand teilt ihr den Sieg.

## Die Reihenspiele

rule-sequence-deal = Das ganze Kartenspiel mit { FORM($jokers, case: "dative") } wird ausgeteilt. Manche bekommen eine Karte mehr.{ $even ->
        [true] { " Ein oder zwei weitere Joker gleichen das aus, wo es geht." }
       *[false] { "" }
    }
rule-sequence-hands = Karten für jeden: { LIST($hands, type: "comma") }.
sequence-hand = { LIST($cards, type: "or") } bei { $seats } Spielern
rule-sequence-hand = Alle bekommen { LIST($cards, type: "or") } Karten.
rule-sequence-start = Wer links vom Geber sitzt, spielt eine beliebige Karte an.
rule-sequence-match = Bist du dran, bediene die Farbe, wechsle mit einer Karte vom gleichen Wert oder leg einen Joker. Wenn du kannst, musst du.
rule-knock-out = Kannst du nicht bedienen, scheidest du aus.
rule-knock-out-scores = Kannst du nicht bedienen, scheidest du aus. Wessen Karte es war, bekommt einen Punkt für jede Karte, die du noch hast.
rule-sequence-stop = Scheidet jemand aus oder liegt ein Joker, ist die Reihe zu Ende. Der Nächste spielt eine beliebige Karte an.
rule-sequence-last = Hast du deine letzte Karte gelegt, bist du fertig, und sie zählt noch. Der Letzte legt noch eine Karte, aber nur, wenn es etwas zu bedienen gibt.
scores-over = eins höher in derselben Farbe bringt { NUMBER($points, signDisplay: "always") }
scores-under = eins niedriger in derselben Farbe bringt { NUMBER($points, signDisplay: "always") }
rule-sequence-steps = { CAPITAL(LIST($steps, type: "and")) }. Nach einem Ende der Reihe zählt es von vorn.
rule-sequence-rank = { CAPITAL(FORM($card, article: "some", case: "nominative")) } bringt beim Anspielen oder in der Farbe { NUMBER($points, signDisplay: "always") }. Beim Wechseln bringt die Karte nichts.
rule-ace-high = Das Ass ist immer hoch.
rule-sequence-below = Punktestände können unter null fallen. Ein Joker bringt keine Punkte.
rule-sequence-end = Wer zuerst { $target } Punkte hat, gewinnt sofort, auch mitten in der Runde.
rule-no-undo = Gelegt ist gelegt. Niemand sieht den Stapel durch, und wer ausgeschieden ist, zeigt seine Karten nicht.
rule-no-talk = Verratet nicht, was ihr auf der Hand habt.

# Ein Wort eines Regelwerks, das kein Satz erzählt, wie ein Regelwerk es schreibt.
rule-value = { $key }: { $value ->
        [true] ja
        [false] nein
        [none] nichts
       *[other] { LIST($value, type: "comma") }
    }.
