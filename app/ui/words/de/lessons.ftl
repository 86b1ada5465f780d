### Lektionen: geführte Runden am Tisch. Karten kommen als `5♥`, Farben als `♥`.

## learn

learn-title = Am Tisch lernen
learn-about = Kurze geführte Runden. Jeder Schritt sagt, was du antippst; es kann nichts schiefgehen, und nichts davon zählt.
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
learn-play = Gegen Bots spielen
learn-next = Weiter: { $game }
learn-try = Lernen

learn-tap-card = Tipp auf { $card }.
learn-tap-name = Tipp auf { $card } und wünsch dir { $what }.
learn-tap-what = Tipp auf { $what }.
learn-tap-say = Tipp auf „{ $word }!“, dann auf { $card }.
learn-tap-say_name = Tipp auf „{ $word }!“, dann auf { $card } und { $what }.
learn-tap-draw = Tipp auf „Ziehen“.
learn-also-card = { $card } ginge auch. Leg diesmal { $meant } und schau, was passiert.
learn-also-other = Das ginge auch. Diesmal ist es { $meant }.
learn-also-what = { $what } könntest du dir auch wünschen. Nimm diesmal { $meant }: Das hast du auf der Hand.
learn-first-say = Die richtige Karte, aber sag erst „{ $word }!“. Ohne die Ansage könnte es dich etwas kosten.
learn-first-go_on = Schau erst, was passiert ist, dann tipp auf „Weiter“.

## lesson

lesson-switch-follow = Wer zuerst keine Karten mehr hat, gewinnt. Auf { $top } passt dieselbe Farbe oder derselbe Wert.
lesson-switch-number = Von der Farbe hast du nichts, aber denselben Wert wie { $top }. Auch das passt.
lesson-switch-two = Eine Zwei: Wer als Nächstes dran ist, nimmt zwei Karten oder kontert mit einer Zwei.
lesson-switch-taken = { $name } hatte keine Zwei, hat zwei Karten genommen, und der Zug war vorbei.
lesson-switch-eight = Bei einer Acht muss die nächste Person aussetzen.
lesson-switch-jack = Ein Bube kehrt die Richtung um: Jetzt geht es andersherum.
lesson-switch-draw = Nichts auf deiner Hand passt auf { $top }. Dann ziehst du eine Karte.
lesson-switch-ace = { $card }! Ein Ass passt auf alles, und du wünschst dir eine Farbe. Nimm eine, die du hast.
lesson-switch-last = Danach hast du noch eine Karte. Sag es an, sonst kann es dich eine Karte kosten.
lesson-switch-out = Deine letzte Karte passt und ist eine gewöhnliche: Mit einer Aktionskarte macht niemand Schluss.

lesson-crazy-eights-follow = Wer zuerst keine Karten mehr hat, gewinnt. Auf { $top } passt dieselbe Farbe oder derselbe Wert.
lesson-crazy-eights-eight = Sonst passt nichts auf { $top }. Aber eine Acht passt auf alles, und du wünschst dir eine Farbe.
lesson-crazy-eights-drew = { $name } hatte die Farbe nicht und hat Karte um Karte gezogen, bis eine passte.
lesson-crazy-eights-suit = Deine gewünschte Farbe gilt noch.
lesson-crazy-eights-draw = Nichts passt auf { $top }. Jetzt ziehst du.
lesson-crazy-eights-again = Die passt auch nicht. Zieh noch einmal.
lesson-crazy-eights-fits = Da ist sie: eine Karte, die passt.
lesson-crazy-eights-rank = Beide Karten passen. Nimm die mit demselben Wert.
lesson-crazy-eights-out = Deine letzte Karte! Wer fertig ist, bekommt Punkte für alles, was die anderen noch haben.

lesson-mau-mau-follow = Zweiunddreißig Karten, Sieben bis Ass. Auf { $top } passt dieselbe Farbe oder derselbe Wert.
lesson-mau-mau-seven = Eine Sieben: Wer als Nächstes dran ist, nimmt zwei Karten oder kontert mit einer Sieben.
lesson-mau-mau-answer = { $name } kontert mit einer Sieben. Das zählt zusammen: Jetzt sind vier fällig.
lesson-mau-mau-taken = { $name } hat keine Sieben und nimmt alle vier.
lesson-mau-mau-eight = Bei einer Acht muss die nächste Person aussetzen.
lesson-mau-mau-jack = Ein Bube passt auf alles außer Buben, und du wünschst dir eine Farbe. Danach bleibt eine Karte: Sag es an.
lesson-mau-mau-out = Deine Farbe ist zu dir zurückgekommen. Leg deine letzte Karte.

lesson-black-jack-run = In einem Zug darfst du eine Folge legen: Nachbarn einer Farbe, aufwärts. Sie beginnt mit { $card }.
lesson-black-jack-on = Du bist noch dran. Als Nächstes in der Folge kommt { $card }.
lesson-black-jack-more = Und noch eine: drei Karten in einem Zug.
lesson-black-jack-black = { $name } hat einen schwarzen Buben gelegt: Jetzt sind für dich fünf Karten fällig.
lesson-black-jack-red = Ein roter Bube kontert das: fünf weniger, also bleibt nichts zu nehmen. Sag dabei „Karten“: Deine letzten zwei passen in einen Zug.
lesson-black-jack-last = Deine letzten zwei Karten sind eine Folge: Beide gehen in einem Zug.
lesson-black-jack-out = Und die letzte!

lesson-kilodney-lead = Alle Karten sind verteilt, und Punkte macht man beim Legen. Ein angespieltes Ass bringt +1.
lesson-kilodney-under = { $name } hat die Karte direkt unter deiner gelegt. Das kostet einen Punkt: −1.
lesson-kilodney-over = Mach es besser: eins über { $top } in derselben Farbe bringt +1.
lesson-kilodney-switched = { $name } hatte die Farbe nicht und hat sie mit demselben Wert gewechselt: keine Punkte.
lesson-kilodney-corner = Wieder eins darüber. Und schau, was passiert, wenn jemand nicht bedienen kann.
lesson-kilodney-knocked = { $name } konnte nicht bedienen und fliegt raus. Du bekommst einen Punkt für jede Karte dort: zwei.
lesson-kilodney-joker = Nichts passt auf { $top }. Ein Joker passt auf alles; danach wird neu angespielt.
lesson-kilodney-switch = Nicht die Farbe, aber derselbe Wert: Wechsle die Farbe. Das bringt keine Punkte, aber du bleibst drin.
lesson-kilodney-out = Noch einmal eins darüber, und es ist deine letzte Karte: Du gehst mit deinen Punkten.
lesson-kilodney-end = Das war die letzte Karte. Die Punkte aller Runden werden zusammengezählt.
