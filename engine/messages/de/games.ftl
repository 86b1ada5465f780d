### Spiele, ihre Hausregeln, und was man mit wenigen Karten ansagt.

as-written = { $text }

## Switch

game-switch = Switch
about-switch = Auch „Two Four Jacks“: Nach Zweien und Vieren wird gezogen, Buben wechseln die Richtung.
option-every-card-acts = Werden in einem Zug mehrere Karten gelegt, wirkt jede Aktionskarte, nicht nur die letzte.
option-last-card-acts = Werden in einem Zug mehrere Karten gelegt, wirkt nur die allerletzte.
option-reverse-two-nothing = Seid ihr nur noch zu zweit, bewirkt ein Richtungswechsel nichts.
option-reverse-two-again = Seid ihr nur noch zu zweit, bist du nach einem Richtungswechsel noch mal dran.
option-reverse-adds = Seid ihr nur noch zu zweit, setzt der andere nach zwei Richtungswechseln in einem Zug zweimal aus.
option-seven-plain = Siebenen bewirken nichts.
option-eights-answerable = Musst du aussetzen, kannst du stattdessen eine Acht legen. Das Aussetzen zählt zusammen und trifft den Ersten, der keine Acht mehr legt.
option-queen-covers = Auf eine Dame passt jede Karte.
option-king-reverses = Auch Könige wechseln die Richtung, wie die Buben.
option-draw-ends-turn = Ziehst du, ist dein Zug zu Ende. Die gezogene Karte darfst du nicht gleich legen.
option-draw-until-playable = Kannst du nicht legen, zieh, bis eine Karte passt.
option-must-play = Kannst du legen, musst du legen. Freiwillig ziehen darfst du nicht.
option-play-after-take = Musstest du wegen einer Karte ziehen, geht dein Zug danach weiter.
option-knocking = Mit einer Karte auf der Hand sagst du „Ich klopfe!“.
option-penalty-2 = Vergisst du die Ansage und jemand merkt es, ziehst du zwei Karten.
option-penalty-5 = Vergisst du die Ansage und jemand merkt es, ziehst du fünf Karten.
option-no-declaration = Mit wenigen Karten musst du nichts sagen.
option-finish-ace-barred = Ein Ass darf nicht deine letzte Karte sein: Zieh eine Karte und warte. Jede andere darf es sein.
option-finish-free = Jede Karte darf die letzte sein.
option-fire-card = Feuerkarte: Ziehst du für eine verbotene letzte Karte wieder eine Aktionskarte, die passt, darfst du sie gleich legen. Beide wirken.
option-no-double-finish = Zwei zusammen gelegte Karten mit gleichem Wert dürfen nicht deine letzten sein.
option-play-on = Ihr spielt, bis nur noch einer übrig ist, und alle bekommen einen Platz.
option-sets = In einem Zug darfst du mehrere Karten mit gleichem Wert legen.
option-sets-or-suit = In einem Zug darfst du mehrere Karten mit gleichem Wert oder mehrere einer Farbe legen, aber nicht beides.
option-runs = In einem Zug darfst du eine Straße in einer Farbe legen, auf- oder abwärts.
option-resurrection = Bist nur noch du übrig und passen alle deine Karten in eine Kette, darfst du zurückholen, wer zuletzt fertig wurde. Der Zurückgeholte zieht zwei Karten.
option-resurrection-ace = In der Kette, die jemanden zurückholt, darf ein Ass jede Karte ersetzen.
word-last-card = letzte Karte
word-knocking = ich klopfe

## Turbo Switch

game-turbo-switch = Turbo Switch
about-turbo-switch = Gleiche Karten und Straßen in einem Zug, und fünf Karten, wenn du „Letzte Karte!“ vergisst.

## Irish Switch

game-irish-switch = Irish Switch
about-irish-switch = Neun Karten, gleiche Karten zusammen und Leben: Jede Runde läuft, bis einer übrig ist, und der verliert ein Leben.

## Peanuckle

game-peanuckle = Peanuckle
about-peanuckle = Auch „Peaknuckle“: Eine Sieben startet eine Kette, und angesagt wird bei zwei Karten und noch mal bei einer.
option-peanuckle-seven-plain = Siebenen bewirken nichts und starten keine Kette.
word-peaknuckle = peaknuckle
word-super-peaknuckle = super-peaknuckle

## Black Jack

game-black-jack = Black Jack
about-black-jack = Straßen in einer Farbe, schwarze Buben für fünf Karten und elf Varianten zum Kombinieren.
option-ace-passes-on = Ein Ass auf eine Zwei gibt die Karten an den nächsten Spieler weiter, statt sie aufzuheben.
option-red-jack-rest-taken = Ein roter Bube hebt einen schwarzen auf. Was übrig bleibt, ziehst du.
option-red-jack-cancels-all = Ein roter Bube hebt alles auf, was du ziehen müsstest.
option-draw-may-play = Die gezogene Karte darfst du gleich legen.
option-penalise = Legst du eine falsche Karte oder bist du nicht dran, nimmst du sie zurück und ziehst zwei Karten. Hattest du in diesem Zug schon Karten gelegt, nimmst du auch sie zurück, und dein Zug ist zu Ende.
option-cards-call = Auch mit mehreren Karten, die alle in einem Zug gehen, sagst du „Karten!“ oder klopfst.
option-no-cards-call = Wirst du mit mehreren Karten in einem Zug fertig, musst du vorher nichts sagen.
option-black-jack-play-on = Ihr spielt, bis nur noch einer übrig ist, und der verliert die Runde.
option-loser-out = Verlierst du eine Runde, scheidest du aus der Partie aus.
option-v1-one-joker = Variante 1: ein Joker. Er passt auf alles, auf ihn passt alles, und der nächste Spieler zieht fünf, wie bei einem schwarzen Buben.
option-v1-two-jokers = Variante 1: zwei Joker. Sie passen auf alles, auf sie passt alles, und der nächste Spieler zieht fünf, wie bei einem schwarzen Buben.
option-v2 = Variante 2: Aktionskarten und rote Buben dürfen nicht deine letzten sein. Leg sie trotzdem und zieh eine Karte.
option-v3 = Variante 3: Leg in deinem Zug weiter, solange jede Karte zur vorigen passt. Werde aber nicht mit mehr als einer Karte fertig.
option-v4-three = Variante 4: Dreien statt Könige wechseln die Richtung.
option-v4-seven = Variante 4: Siebenen statt Könige wechseln die Richtung und bewirken sonst nichts.
option-v4-ten = Variante 4: Zehnen statt Könige wechseln die Richtung.
option-v5-off = Variante 5: Damen sind gewöhnliche Karten.
option-v6 = Variante 6: Straßen gehen in beide Richtungen.
option-v7 = Variante 7: Legst du einen König, deck ihn selbst mit einer Karte seiner Farbe ab oder zieh eine Karte.
option-v8 = Variante 8: Du darfst mit mehreren Karten in einem Zug fertig werden, auch mit Variante 3.
option-v9 = Variante 9: Zweien und schwarze Buben kontern einander und gehen in einem Zug zusammen.
option-v10 = Variante 10: Nach einem schwarzen Buben zieht der nächste Spieler so viele Karten, wie ausgeteilt wurden.
option-v11 = Variante 11: Rote Buben heben nichts auf. Legst du einen auf einen schwarzen Buben oder mit ihm zusammen, sind es drei Karten mehr.
option-eights-pass-on = Aussetzen zählt nicht zusammen. Nach einer Acht auf eine Acht setzt der nächste Spieler nur einmal aus.
option-eight-again = Nach einer Acht bist du noch mal dran, statt dass der nächste Spieler aussetzt.

## Jacks, Twos and Eights

game-j28 = Jacks, Twos and Eights
about-j28 = J28: gleiche Karten und Straßen in einer Kette, Buben auf alles, und rechts vom Geber geht es los.
option-eight-may = Auch mit einer Acht auf der Hand darfst du aussetzen, statt sie zu legen.

## Take Two

game-take-two = Take Two
about-take-two = Fünf Karten, immer zwei ziehen, und ihr spielt, bis nur noch einer übrig ist.
option-take-two-draw-may-play = Eine der gezogenen Karten darfst du gleich legen.
option-ace-follows = Ein Ass muss in Farbe oder Wert passen wie jede andere Karte.
option-ace-suit-only = Nach einem Ass darf nur die gewünschte Farbe gelegt werden, kein anderes Ass.
option-jack-skips = Nach einem Buben setzt der nächste Spieler aus, statt dass die Richtung wechselt.
option-jokers = Zwei Joker. Sie passen auf alles, auf sie passt alles, und der nächste Spieler zieht fünf, außer er legt einen Joker.
option-ace-of-spades = Das Pik-Ass passt auch auf das Herz-Ass und auf jede Zwei. Musst du ziehen, hebt es das auf.
option-take-two-penalise = Legst du eine falsche Karte oder bist du nicht dran, nimmst du sie zurück und ziehst zwei Karten.

## Oakley Rules

game-oakley = Oakley Rules
about-oakley = Nach Zweien und Vieren zieht der nächste Spieler zwei Karten, nach dem Herz-Ass fünf. Passt ein Ass zur Farbe, kannst du alle deine Karten dieser Farbe dazulegen.
option-ace-of-hearts-both = Passt das Herz-Ass zur Farbe, kannst du alle deine Herzkarten dazulegen. Der nächste Spieler zieht trotzdem fünf, auch wenn es abgedeckt ist.
option-queen-of-clubs = Leg die Kreuz-Dame, und der nächste Spieler zieht sechzehn Karten. Nur der Herz-König schickt sie an dich zurück.

## Kilodneys Switch

game-kilodney = Kilodneys Switch
about-kilodney = Ein anderes Spiel: Alle Karten werden ausgeteilt, jede muss bedient werden, und wer andere ausscheiden lässt, bekommt Punkte.
option-even-hands = Ein oder zwei Joker kommen dazu, wenn dann alle gleich viele Karten haben.

## Switch Black Jack

game-switch-black-jack = Switch Black Jack
about-switch-black-jack = Zwei Kartenspiele, gespielt um Punkte: Jeder zählt, was er noch hat. Erreicht jemand 350, gewinnt der niedrigste Stand.
option-ace-any-time = Ein Ass darfst du auch legen, wenn du ziehen musst. Dann zieht stattdessen der nächste Spieler.
option-named-suit-only = Nach einer Sieben darf nur die gewünschte Farbe gelegt werden, keine andere Sieben.

## Crazy Eights

game-crazy-eights = Crazy Eights
about-crazy-eights = Achten passen auf alles, und wer die Runde gewinnt, bekommt, was die anderen noch haben.
option-specials = Nach einer Dame setzt der nächste Spieler aus, nach einem Ass wechselt die Richtung, nach einer Zwei zieht er zwei Karten. Ist die Startkarte eine Aktionskarte, zählt sie, als hätte der Geber sie gelegt.
option-no-refill = Ist der Ziehstapel leer, bleibt er leer. Du darfst passen, auch wenn du legen könntest.

## Mau-Mau

game-mau-mau = Mau-Mau
about-mau-mau = 32 Karten, Siebenen, die zusammenzählen, und „Mau!“ bei der letzten Karte.
option-jack-on-jack = Du darfst einen Buben auf einen Buben legen.
option-nine-reverses = Eine Neun wechselt die Richtung.
option-jack-twenty = Ein Bube zählt zwanzig Punkte.
word-mau = mau

## Makao

game-makao = Makao
about-makao = Aus Polen: Zweien und Dreien kontern einander, und mit einem Buben wünschst du dir für einen Umlauf einen Wert.
option-kings = Nach dem Herz-König zieht der nächste Spieler fünf, nach dem Pik-König der vorige.
option-kings-answered = Herz-König und Pik-König kontern den Herz-König: Dann zieht der nächste Spieler die fünf.
option-plain-starter = Die Startkarte ist nie eine Aktionskarte.
word-makao = makao

## Macau

game-macau = Macau
about-macau = Aus Ungarn: eine Karte pro Zug, Asse auf alles, und du kannst bluffen, indem du ziehst, obwohl du legen könntest.
option-macau-jokers = Zwei Joker. Sie passen auf alles, und auf sie passt alles.
option-macau-runs = In einem Zug darfst du Straßen in einer Farbe legen. Über eine Karte mit gleichem Wert geht die Straße in einer anderen Farbe weiter.
word-macau = macau

## One Card

game-one-card = One Card
about-one-card = Aus Korea: Angriffe, die nur eine gleich starke oder stärkere Karte stoppt, Schilde und farbige Joker.
option-phone-game = Die Handy-Fassung: Nach dem schwarzen Joker zieht der nächste Spieler fünf Karten, nach dem roten sieben. Eine Drei stoppt nur Zweien. Musstest du ziehen, ist dein Zug zu Ende. Es beginnt, wer links vom Geber sitzt.
option-bankrupt = Hast du 21 Karten oder mehr, scheidest du aus.
word-one-card = eine Karte

## Last Card

game-last-card = Last Card
about-last-card = Aus Neuseeland: Nach Zweien und Fünfen wird gezogen, nach Buben bist du noch mal dran, und gleiche Karten gehen zusammen.
option-two-five-mix = Zweien und Fünfen kontern einander.
option-seven-passes-hands = Legst du eine Sieben, geben alle ihre Karten nach links weiter.
option-eight-reverses = Eine Acht wechselt die Richtung.

## Jack Change It

game-jack-change-it = Jack Change It
about-jack-change-it = Buben für eine neue Farbe, Zweien, die bis acht zusammenzählen, und ein Herz-Ass, nach dem fünf Karten gezogen werden.
option-two-of-hearts-answers = Die Herz-Zwei kontert das Herz-Ass: Dann zieht der nächste Spieler sieben oder legt irgendeine Zwei.
option-five-blocks = Die Herz-Fünf hebt das Herz-Ass auf.

## Kings Reverse

game-kings-reverse = Kings Reverse
about-kings-reverse = Aus Iowa: zwei Kartenspiele mit Jokern, Buben auf alles und Könige, die die Richtung wechseln. Was Joker und Pik-Ass tun, haben wir festgelegt.
