### Spiele, ihre Hausregeln, und was man mit wenigen Karten ansagt.

as-written = { $text }

## Switch

game-switch = Switch
about-switch = Auch „Two Four Jacks“: Zweien und Vieren lassen Karten nehmen, Buben kehren die Richtung um.
option-every-card-acts = Werden in einem Zug mehrere Karten gelegt, wirkt jede Aktionskarte, nicht nur die letzte.
option-last-card-acts = Werden in einem Zug mehrere Karten gelegt, wirkt nur die allerletzte.
option-reverse-two-nothing = Sind nur noch zwei im Spiel, bewirkt ein Richtungswechsel nichts.
option-reverse-two-again = Sind nur noch zwei im Spiel, bringt ein Richtungswechsel noch einen Zug.
option-reverse-adds = Sind nur noch zwei im Spiel, lassen zwei Richtungswechsel in einem Zug die andere Person zweimal aussetzen.
option-seven-plain = Siebenen bewirken nichts.
option-eights-answerable = Wer aussetzen müsste, darf stattdessen eine Acht legen; die Aussetzer summieren sich und treffen, wer das als Erstes nicht tut.
option-queen-covers = Auf eine Dame darf jede Karte gelegt werden.
option-king-reverses = Auch Könige kehren die Spielrichtung um, wie die Buben.
option-draw-ends-turn = Mit dem Ziehen ist der Zug zu Ende; die gezogene Karte darf man nicht sofort legen.
option-draw-until-playable = Wer nicht legen kann, zieht, bis eine Karte passt.
option-must-play = Wer legen kann, muss legen; freiwillig ziehen darf man nicht.
option-play-after-take = Wer die fälligen Karten genommen hat, ist weiter am Zug.
option-knocking = Mit einer Karte sagt man „ich klopfe“.
option-penalty-2 = Wer ohne Ansage erwischt wird, zieht zwei Karten.
option-penalty-5 = Wer ohne Ansage erwischt wird, zieht fünf Karten.
option-no-declaration = Mit wenigen Karten muss nichts angesagt werden.
option-finish-ace-barred = Niemand darf mit einem Ass Schluss machen: Man zieht dafür eine Karte und wartet. Jede andere Karte darf die letzte sein.
option-finish-free = Jede Karte darf die letzte sein.
option-fire-card = Feuerkarte: Wer mit einer Aktionskarte Schluss machen wollte und dafür wieder eine passende Aktionskarte zieht, darf sie sofort legen; beide wirken.
option-no-double-finish = Niemand darf mit zwei zusammen gelegten Karten gleichen Werts Schluss machen.
option-play-on = Gespielt wird, bis nur noch eine Person übrig ist, und alle bekommen einen Platz.
option-sets = In einem Zug darf man mehrere Karten gleichen Werts legen.
option-sets-or-suit = In einem Zug darf man mehrere Karten gleichen Werts oder mehrere Karten einer Farbe in beliebiger Reihenfolge legen, aber nicht beides.
option-runs = In einem Zug darf man eine Folge benachbarter Werte einer Farbe legen, auf- oder abwärts.
option-resurrection = Könnte die letzte verbliebene Person ihr ganzes Blatt als eine einzige Kette legen, darf sie die Person zurückholen, die zuletzt fertig geworden ist; diese zieht zwei Karten.
option-resurrection-ace = In der Kette, die jemanden zurückholt, darf ein Ass jede Karte ersetzen.
word-last-card = letzte Karte
word-knocking = ich klopfe

## Turbo Switch

game-turbo-switch = Turbo Switch
about-turbo-switch = Sätze und Folgen in einem Zug, und fünf Karten für eine vergessene Ansage.

## Irish Switch

game-irish-switch = Irish Switch
about-irish-switch = Neun Karten, Sätze und Leben: Jede Runde läuft, bis eine Person übrig ist, und die verliert ein Leben.

## Peanuckle

game-peanuckle = Peanuckle
about-peanuckle = Auch „Peaknuckle“: Eine Sieben startet eine Kette, und angesagt wird bei zwei Karten und noch einmal bei einer.
option-peanuckle-seven-plain = Siebenen bewirken nichts und starten keine Kette.
word-peaknuckle = peaknuckle
word-super-peaknuckle = super-peaknuckle

## Black Jack

game-black-jack = Black Jack
about-black-jack = Folgen in einer Farbe, schwarze Buben, die fünf Karten kosten, und elf Varianten zum Kombinieren.
option-ace-passes-on = Ein Ass auf Zweien gibt die fälligen Karten weiter, statt sie aufzuheben.
option-red-jack-rest-taken = Ein roter Bube hebt einen schwarzen auf; den Rest nimmt, wer den roten gelegt hat.
option-red-jack-cancels-all = Ein roter Bube hebt alles auf, was fällig ist.
option-draw-may-play = Eine gezogene Karte darf sofort gelegt werden.
option-penalise = Du darfst eine falsche Karte oder eine außer der Reihe versuchen: Du nimmst sie zurück und ziehst zwei Karten. Hattest du in diesem Zug schon Karten gelegt, nimmst du auch sie zurück, und dein Zug ist zu Ende.
option-cards-call = Die Ansage ist auch mit mehreren Karten fällig, wenn alle in einem Zug gelegt werden können; dann heißt sie „Karten“, oder man klopft.
option-no-cards-call = Wer mit mehreren Karten in einem Zug Schluss macht, muss vorher nichts ansagen.
option-black-jack-play-on = Gespielt wird, bis nur noch eine Person übrig ist; sie verliert die Runde.
option-loser-out = Wer eine Runde verliert, scheidet aus der Partie aus.
option-v1-one-joker = Variante 1: ein Joker, der auf jede Karte passt und mit jeder Karte bedeckt werden darf; er kostet fünf Karten wie ein schwarzer Bube.
option-v1-two-jokers = Variante 1: zwei Joker, die auf jede Karte passen und mit jeder Karte bedeckt werden dürfen; sie kosten fünf Karten wie schwarze Buben.
option-v2 = Variante 2: Niemand macht mit einer Aktionskarte oder einem roten Buben Schluss; als letzte Karte kosten sie eine Karte.
option-v3 = Variante 3: Weitere Karten eines Zugs dürfen jeweils in Farbe oder Wert zur vorigen passen, aber niemand darf mit mehr als einer Karte in einem Zug Schluss machen.
option-v4-three = Variante 4: Dreien statt Könige kehren die Richtung um.
option-v4-seven = Variante 4: Siebenen statt Könige kehren die Richtung um und bewirken sonst nichts.
option-v4-ten = Variante 4: Zehnen statt Könige kehren die Richtung um.
option-v5-off = Variante 5: Damen sind gewöhnliche Karten.
option-v6 = Variante 6: Folgen gehen in beide Richtungen.
option-v7 = Variante 7: Wer einen König legt, muss ihn sofort mit einer Karte gleicher Farbe bedecken; wer das nicht kann, zieht eine Karte.
option-v8 = Variante 8: Mit mehreren Karten in einem Zug Schluss zu machen ist erlaubt, auch mit Variante 3.
option-v9 = Variante 9: Zweien und schwarze Buben kontern einander und dürfen in einem Zug zusammen gelegt werden.
option-v10 = Variante 10: Ein schwarzer Bube kostet so viele Karten, wie anfangs ausgeteilt wurden.
option-v11 = Variante 11: Rote Buben heben nichts auf; auf oder mit einem schwarzen Buben bringt jeder drei Karten dazu.
option-eights-pass-on = Das Aussetzen zählt nicht zusammen: Eine Acht auf eine Acht gibt nur einmal Aussetzen weiter.
option-eight-again = Eine Acht bringt noch einen Zug, statt die nächste Person aussetzen zu lassen.

## Jacks, Twos and Eights

game-j28 = Jacks, Twos and Eights
about-j28 = J28: Sätze und Folgen in einer Kette, Buben, die auf alles passen, und rechts vom Geber geht es los.
option-eight-may = Wer eine Acht hat, darf auch aussetzen, statt zu kontern.

## Take Two

game-take-two = Take Two
about-take-two = Fünf Karten, immer zwei ziehen, und gespielt wird, bis nur noch eine Person übrig ist.
option-take-two-draw-may-play = Eine der gezogenen Karten darf sofort gelegt werden.
option-ace-follows = Ein Ass muss in Farbe oder Wert passen wie jede andere Karte.
option-ace-suit-only = Nach einem Ass darf nur die gewünschte Farbe gelegt werden, kein anderes Ass.
option-jack-skips = Ein Bube lässt die nächste Person aussetzen, statt die Richtung umzukehren.
option-jokers = Zwei Joker, die auf jede Karte passen und mit jeder Karte bedeckt werden dürfen; sie kosten fünf Karten, und ein Joker kontert sie.
option-ace-of-spades = Das Pik-Ass darf auch auf das Herz-Ass und auf jede Zwei gelegt werden; als Konter hebt es auf, was fällig ist.
option-take-two-penalise = Du darfst eine falsche Karte oder eine außer der Reihe versuchen: Du nimmst sie zurück und ziehst zwei Karten.

## Oakley Rules

game-oakley = Oakley Rules
about-oakley = Zweien und Vieren kosten zwei Karten, das Herz-Ass fünf, und ein Ass, das Farbe bedient, räumt die ganze Farbe ab.
option-ace-of-hearts-both = Auch das Herz-Ass räumt seine Farbe ab, wenn es Farbe bedient; die fünf Karten bleiben fällig, obwohl es bedeckt ist.
option-queen-of-clubs = Die Kreuz-Dame kostet sechzehn Karten; nur der Herz-König kontert sie, und dann nimmt die Karten, wer die Dame gelegt hat.

## Kilodneys Switch

game-kilodney = Kilodneys Switch
about-kilodney = Ein anderes Spiel: Alle Karten werden ausgeteilt, jede muss bedient werden, und wer andere rauswirft, bekommt Punkte.
option-even-hands = Ein oder zwei weitere Joker kommen dazu, wenn dann alle Blätter gleich groß sind.

## Switch Black Jack

game-switch-black-jack = Switch Black Jack
about-switch-black-jack = Zwei Kartenspiele, und es geht um Punkte: Alle zählen, was ihnen auf der Hand bleibt; sobald jemand 350 erreicht, gewinnt, wer am wenigsten hat.
option-ace-any-time = Ein Ass darfst du auch legen, wenn du Karten nehmen musst. Dann muss die nächste Person sie nehmen.
option-named-suit-only = Nach einer Sieben darf nur die gewünschte Farbe gelegt werden, keine andere Sieben.

## Crazy Eights

game-crazy-eights = Crazy Eights
about-crazy-eights = Achten passen auf alles, und wer die Runde gewinnt, kassiert, was die anderen noch haben.
option-specials = Eine Dame lässt die nächste Person aussetzen, ein Ass kehrt die Richtung um, und eine Zwei lässt die nächste Person zwei Karten nehmen; eine Aktionskarte als Startkarte wirkt, als hätte der Geber sie gelegt.
option-no-refill = Ist der Ziehstapel leer, bleibt er leer, und man darf passen, auch wenn man legen könnte.

## Mau-Mau

game-mau-mau = Mau-Mau
about-mau-mau = 32 Karten, Siebenen, die sich summieren, und „Mau“ bei der letzten Karte.
option-jack-on-jack = Bube auf Bube ist erlaubt.
option-nine-reverses = Eine Neun kehrt die Spielrichtung um.
option-jack-twenty = Ein Bube zählt zwanzig Punkte.
word-mau = mau

## Makao

game-makao = Makao
about-makao = Aus Polen: Zweien und Dreien kontern einander, und Buben verlangen für einen Umlauf einen Wert.
option-kings = Der Herz-König lässt die nächste Person fünf Karten nehmen, der Pik-König die vorige.
option-kings-answered = Der Herz-König oder der Pik-König kontert den Herz-König: Die fünf Karten gehen an die nächste Person weiter.
option-plain-starter = Die Startkarte ist nie eine Aktionskarte.
word-makao = makao

## Macau

game-macau = Macau
about-macau = Aus Ungarn: eine Karte pro Zug, Asse, die auf alles passen, und der Bluff, zu ziehen, obwohl man legen könnte.
option-macau-jokers = Zwei Joker, die auf jede Karte passen und mit jeder Karte bedeckt werden dürfen.
option-macau-runs = In einem Zug darf man Folgen einer Farbe legen und über eine Karte gleichen Werts in einer anderen Farbe fortsetzen.
word-macau = macau

## One Card

game-one-card = One Card
about-one-card = Aus Korea: Angriffe, die nur ein gleich starker oder stärkerer kontert, Schilde, und Joker mit eigener Farbe.
option-phone-game = Die Handy-Fassung: Joker kosten fünf und sieben Karten, eine Drei schützt nur vor Zweien, der Zug endet, wenn die fälligen Karten genommen sind, und es beginnt, wer links vom Geber sitzt.
option-bankrupt = Wer 21 Karten oder mehr hat, scheidet aus der Runde aus.
word-one-card = eine Karte

## Last Card

game-last-card = Last Card
about-last-card = Aus Neuseeland: Zweien und Fünfen, die Karten kosten, Buben, nach denen man noch einmal dran ist, und Sätze.
option-two-five-mix = Zweien und Fünfen kontern einander.
option-seven-passes-hands = Eine Sieben lässt alle ihr Blatt nach links weitergeben.
option-eight-reverses = Eine Acht kehrt die Spielrichtung um.

## Jack Change It

game-jack-change-it = Jack Change It
about-jack-change-it = Buben für den Farbwunsch, Zweien, die sich bis acht summieren, und ein Herz-Ass, das fünf Karten kostet.
option-two-of-hearts-answers = Die Herz-Zwei kontert das Herz-Ass: Dann sind sieben Karten fällig, und jede Zwei kontert sie.
option-five-blocks = Die Herz-Fünf hebt das Herz-Ass auf.

## Kings Reverse

game-kings-reverse = Kings Reverse
about-kings-reverse = Aus Iowa: zwei Kartenspiele mit Jokern, Buben, die auf alles passen, und Könige, die die Richtung umkehren. Was Joker und Pik-Ass tun, haben wir festgelegt.
