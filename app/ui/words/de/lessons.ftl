### Lektionen: geführte Runden am Tisch. Karten kommen als `5♥`, Farben als `♥`.

## learn

learn-title = Am Tisch lernen
learn-about = Kurze geführte Runden. Jeder Schritt sagt, was du antippst. Nichts kann schiefgehen, und nichts davon zählt.
learn-all = Alle Lektionen
learn-steps =
    { $count ->
        [one] { $count } Schritt
       *[other] { $count } Schritte
    }
learn-learned = { $about } · gelernt
learn-step = Schritt { $step } von { $steps }
learn-this = die ist gemeint
learn-show = Zeig’s mir
learn-skip = Beenden
learn-skip_about = Du findest sie in den Einstellungen wieder.
learn-again = Noch einmal
learn-over = Du kannst { $game }!
learn-over_about = Das war eine ganze Runde. An jedem Tisch zeigt das Fragezeichen, was die Karten tun.
learn-you_about = Das sehen andere, wenn ihr zusammen spielt. Du kannst es auch überspringen.
learn-play = Runde spielen
learn-next = Weiter: { $game }
learn-try = Lernen

learn-tap-card = Tipp auf { FORM($card, article: "some", case: "accusative") }.
learn-tap-name = Tipp auf { FORM($card, article: "some", case: "accusative") } und wünsch dir { $what }.
learn-tap-what = Tipp auf { $what }.
learn-tap-say = Tipp auf „{ $word }!“, dann auf { FORM($card, article: "some", case: "accusative") }.
learn-tap-say_name = Tipp auf „{ $word }!“, dann auf { FORM($card, article: "some", case: "accusative") } und { $what }.
learn-tap-draw = Tipp auf „Ziehen“.
learn-also-card = { CAPITAL($card) } ginge auch. Leg diesmal { FORM($meant, article: "some", case: "accusative") } und schau, was passiert.
learn-also-other = Das ginge auch. Diesmal ist es { $meant }.
learn-also-what = { $what } könntest du dir auch wünschen. Nimm diesmal { $meant }: Das hast du auf der Hand.
learn-first-say = Die richtige Karte! Aber sag erst „{ $word }!“. Wenn du es vergisst, kann es dich etwas kosten.
learn-first-go_on = Schau erst, was passiert ist, dann tipp auf „Weiter“.

## lesson

lesson-switch-follow = Wer zuerst alle Karten los ist, gewinnt. Leg eine Karte, die auf { FORM($top, article: "some", case: "accusative") } passt: gleiche Farbe oder gleicher Wert.
lesson-switch-number = Von der Farbe hast du nichts, aber denselben Wert wie { $top }. Auch das passt.
lesson-switch-two = Eine Zwei: Der nächste Spieler zieht zwei Karten, außer er legt auch eine Zwei.
lesson-switch-taken = { $name } hatte keine Zwei und hat zwei Karten gezogen. Damit war der Zug vorbei.
lesson-switch-eight = Eine Acht: Der nächste Spieler setzt aus.
lesson-switch-jack = Ein Bube wechselt die Richtung. Jetzt geht es andersherum.
lesson-switch-draw = Nichts auf deiner Hand passt auf { FORM($top, article: "some", case: "accusative") }. Zieh eine Karte.
lesson-switch-ace = { $card }! Ein Ass passt auf alles, und du wünschst dir eine Farbe. Nimm eine, die du hast.
lesson-switch-last = Danach hast du noch eine Karte. Sag es an, sonst kann es dich eine Karte kosten.
lesson-switch-out = Deine letzte Karte passt, und sie ist eine gewöhnliche. Eine Aktionskarte darf nicht die letzte sein.

lesson-crazy-eights-follow = Werd als Erster alle Karten los. Leg eine Karte, die auf { FORM($top, article: "some", case: "accusative") } passt: gleiche Farbe oder gleicher Wert.
lesson-crazy-eights-eight = Sonst passt nichts auf { FORM($top, article: "some", case: "accusative") }. Aber eine Acht passt auf alles, und du wünschst dir eine Farbe.
lesson-crazy-eights-drew = { $name } hatte die Farbe nicht und hat gezogen, bis eine Karte passte.
lesson-crazy-eights-suit = Die Farbe, die du dir gewünscht hast, gilt noch.
lesson-crazy-eights-draw = Nichts passt auf { FORM($top, article: "some", case: "accusative") }. Jetzt ziehst du.
lesson-crazy-eights-again = Die passt auch nicht. Zieh noch mal.
lesson-crazy-eights-fits = Da ist sie: eine Karte, die passt.
lesson-crazy-eights-rank = Beide Karten passen. Nimm die mit demselben Wert.
lesson-crazy-eights-out = Deine letzte Karte! Jetzt bekommst du Punkte für alles, was die anderen noch haben.

lesson-mau-mau-follow = Zweiunddreißig Karten, Sieben bis Ass. Leg eine Karte, die auf { FORM($top, article: "some", case: "accusative") } passt: gleiche Farbe oder gleicher Wert.
lesson-mau-mau-seven = Eine Sieben: Der nächste Spieler zieht zwei Karten, außer er legt auch eine Sieben.
lesson-mau-mau-answer = { $name } legt auch eine Sieben. Das zählt zusammen: Jetzt sind es vier Karten.
lesson-mau-mau-taken = { $name } hat keine Sieben und zieht alle vier.
lesson-mau-mau-eight = Eine Acht: Der nächste Spieler setzt aus.
lesson-mau-mau-jack = Ein Bube passt auf alles außer Buben, und du wünschst dir eine Farbe. Danach hast du noch eine Karte, also sag „Mau!“.
lesson-mau-mau-out = Deine Farbe ist zu dir zurückgekommen. Leg deine letzte Karte.

lesson-makao-follow = Wer zuerst alle Karten los ist, gewinnt. Leg eine Karte, die auf { FORM($top, article: "some", case: "accusative") } passt: gleiche Farbe oder gleicher Wert.
lesson-makao-two = { $name } legt eine Zwei: zwei Karten für dich, außer du legst eine Zwei oder eine Drei darauf.
lesson-makao-three = Leg deine Drei darauf. Das zählt zusammen: Jetzt sind es fünf Karten für den Nächsten.
lesson-makao-taken = { $name } hat keine Zwei und keine Drei und zieht alle fünf.
lesson-makao-draw = Nichts auf deiner Hand passt auf { FORM($top, article: "some", case: "accusative") }. Zieh eine Karte.
lesson-makao-ace = Die passt! Mit einem Ass wünschst du dir eine Farbe. Nimm eine, die du hast.
lesson-makao-four = { $name } legt eine Vier. Wer nicht mit einer Vier kontert, setzt aus: Du bist schon dran.
lesson-makao-jack = Mit einem Buben wünschst du dir einen Wert, der einen Umlauf lang gilt. Nimm die Sechs: Du hast zwei.
lesson-makao-asked = { $name } hat keine Sechs und muss ziehen.
lesson-makao-set = Du kannst beide Sechsen in einem Zug legen. Nach der ersten hast du noch eine Karte, also sag „Makao!“.
lesson-makao-out = Und die andere Sechs, im selben Zug. Alle Karten weg: gewonnen!

lesson-one-card-follow = Wer zuerst alle Karten los ist, gewinnt. Leg eine Karte, die auf { FORM($top, article: "some", case: "accusative") } passt: gleiche Farbe oder gleicher Wert.
lesson-one-card-two = { $name } greift mit einer Zwei an: Zieh zwei Karten oder leg Zwei, Drei, Ass oder Joker darauf.
lesson-one-card-shield = Eine Drei ist dein Schild. Sie stoppt jeden Angriff, und niemand zieht.
lesson-one-card-draw = Nichts auf deiner Hand passt auf { FORM($top, article: "some", case: "accusative") }. Zieh eine Karte.
lesson-one-card-ace = Die passt! Greif damit an: Bei einem Ass zieht der nächste Spieler drei Karten.
lesson-one-card-joker = { $name } kontert dein Ass mit dem schwarzen Joker. Drei und sieben: Jetzt sind es zehn.
lesson-one-card-taken = { $name } hat keinen Schild und zieht alle zehn.
lesson-one-card-king = Mit einem König bist du noch mal dran.
lesson-one-card-seven = Mit einer Sieben wünschst du dir eine Farbe. Nimm die deiner letzten Karte, und sag vorher „Eine Karte!“.
lesson-one-card-jump = { $name } legt einen Buben und überspringt den Nächsten. Du bist wieder dran!
lesson-one-card-out = Deine Farbe gilt noch. Leg deine letzte Karte!

lesson-black-jack-run = In einem Zug darfst du eine Straße legen: Nachbarn einer Farbe, aufwärts. Fang mit { FORM($card, article: "some", case: "dative") } an.
lesson-black-jack-on = Du bist noch dran. Als Nächstes in der Straße kommt { FORM($card, article: "some") }.
lesson-black-jack-more = Und noch eine: drei Karten in einem Zug.
lesson-black-jack-black = { $name } hat einen schwarzen Buben gelegt: Das sind fünf Karten für dich.
lesson-black-jack-red = Ein roter Bube nimmt fünf davon weg, also bleibt nichts zu ziehen. Sag dabei „Karten!“: Deine letzten zwei gehen in einem Zug.
lesson-black-jack-last = Deine letzten zwei Karten sind eine Straße: Beide gehen in einem Zug.
lesson-black-jack-out = Und die letzte!

lesson-kilodney-lead = Alle Karten sind verteilt, und Punkte machst du beim Legen. Ein angespieltes Ass bringt +1.
lesson-kilodney-under = { $name } hat eins niedriger gelegt als du. Das kostet einen Punkt: −1.
lesson-kilodney-over = Mach es besser: eins höher als { $top } in derselben Farbe bringt +1.
lesson-kilodney-switched = { $name } hatte die Farbe nicht und hat mit demselben Wert gewechselt: keine Punkte.
lesson-kilodney-corner = Wieder eins höher. Schau, was passiert, wenn jemand nicht bedienen kann.
lesson-kilodney-knocked = { $name } konnte nicht bedienen und scheidet aus. Du bekommst einen Punkt für jede übrige Karte: zwei.
lesson-kilodney-joker = Nichts passt auf { FORM($top, article: "some", case: "accusative") }. Ein Joker passt auf alles, und der Nächste spielt neu an.
lesson-kilodney-switch = Nicht die Farbe, aber derselbe Wert: Wechsle. Das bringt keine Punkte, aber du bleibst dabei.
lesson-kilodney-out = Wieder eins höher, und es ist deine letzte Karte: Du bist fertig und behältst deine Punkte.
lesson-kilodney-end = Das war die letzte Karte. Die Punkte aller Runden zählen zusammen.
