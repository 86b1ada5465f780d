### Lessen: begeleide rondes aan tafel. Kaarten komen als `5♥`, kleuren als `♥`.

## learn

learn-title = Leren aan tafel
learn-about = Korte rondes met uitleg. Elke stap zegt waar je op tikt. Er kan niets misgaan, en niets telt mee.
learn-all = Alle lessen
learn-steps =
    { $count ->
        [one] { $count } stap
       *[other] { $count } stappen
    }
learn-learned = { $about } · geleerd
learn-step = stap { $step } van { $steps }
learn-this = tik op deze
learn-show = Laat zien
learn-skip = Stoppen
learn-skip_about = Je vindt hem terug bij de instellingen.
learn-again = Nog eens
learn-over = Je kunt { $game } spelen!
learn-over_about = Dat was een hele ronde. Het vraagteken aan elke tafel laat zien wat de kaarten doen.
learn-you_about = Anderen zien dit als jullie samen spelen. Je mag het overslaan.
learn-play = Ronde spelen
learn-next = Volgende: { $game }
learn-try = Leren

learn-tap-card = Tik op { $card }.
learn-tap-name =
    { $kind ->
        [rank] Tik op { $card } en vraag { $what }.
       *[suit] Tik op { $card } en kies { $what }.
    }
learn-tap-what = Tik op { $what }.
learn-tap-say = Tik op “{ $word }!” en dan op { $card }.
learn-tap-say_name = Tik op “{ $word }!”, dan op { $card } en { $what }.
learn-tap-draw = Tik op “Pakken”.
learn-also-card = { CAPITAL($card) } kan ook. Leg deze keer { $meant } en kijk wat er gebeurt.
learn-also-other = Dat kan ook. Deze keer is het { $meant }.
learn-also-what =
    { $kind ->
        [rank] { CAPITAL($what) } kan ook. Vraag deze keer { $meant }: die heb je.
       *[suit] { CAPITAL($what) } kan ook. Kies deze keer { $meant }: die heb je.
    }
learn-first-say = Goede kaart! Maar zeg eerst “{ $word }!”. Vergeet je dat, dan kan het je wat kosten.
learn-first-go_on = Kijk eerst wat er gebeurd is en tik dan op “Verder”.

## lesson

lesson-switch-follow = Ben je als eerste al je kaarten kwijt, dan win je. Leg een kaart die op { $top } past: dezelfde kleur of dezelfde waarde.
lesson-switch-number = Die kleur heb je niet, maar wel dezelfde waarde als { $top }. Dat past ook.
lesson-switch-two = Een twee: de volgende speler pakt twee kaarten of legt een twee.
lesson-switch-taken = { $name } had geen twee en pakte twee kaarten. Daarmee was die beurt voorbij.
lesson-switch-eight = Een acht: de volgende speler slaat een beurt over.
lesson-switch-jack = Een boer draait de richting om. Nu gaat het de andere kant op.
lesson-switch-draw = Niets van wat je hebt past op { $top }. Pak een kaart.
lesson-switch-ace = { $card }! Een aas mag op alles, en jij kiest de kleur. Kies er een die je hebt.
lesson-switch-last = Hierna heb je nog één kaart. Zeg het, anders kan het je een kaart kosten.
lesson-switch-out = Je laatste kaart past, en het is een gewone. Met een pestkaart mag je niet eindigen.

lesson-crazy-eights-follow = Raak als eerste je kaarten kwijt. Leg een kaart die op { $top } past: dezelfde kleur of dezelfde waarde.
lesson-crazy-eights-eight = Verder past er niets op { $top }. Maar een acht mag op alles, en jij kiest de kleur.
lesson-crazy-eights-drew = { $name } had die kleur niet en pakte door tot er een kaart paste.
lesson-crazy-eights-suit = De kleur die je koos, geldt nog.
lesson-crazy-eights-draw = Niets past op { $top }. Nu moet jij pakken.
lesson-crazy-eights-again = Die past ook niet. Pak er nog een.
lesson-crazy-eights-fits = Daar is hij: een kaart die past.
lesson-crazy-eights-rank = Je kaarten passen allebei. Neem die met dezelfde waarde.
lesson-crazy-eights-out = Je laatste kaart! Nu krijg je de punten van wat de anderen nog hebben.

lesson-mau-mau-follow = Tweeëndertig kaarten, zeven tot en met aas. Leg een kaart die op { $top } past: dezelfde kleur of dezelfde waarde.
lesson-mau-mau-seven = Een zeven: de volgende speler pakt twee kaarten of legt een zeven.
lesson-mau-mau-answer = { $name } legt ook een zeven. Dat telt op: nu zijn het vier kaarten.
lesson-mau-mau-taken = { $name } heeft geen zeven en pakt alle vier.
lesson-mau-mau-eight = Een acht: de volgende speler slaat een beurt over.
lesson-mau-mau-jack = Een boer mag op alles behalve op een boer, en jij kiest de kleur. Dan heb je nog één kaart, dus zeg “Mau!”.
lesson-mau-mau-out = Jouw kleur is weer bij je terug. Leg je laatste kaart.

lesson-makao-follow = Ben je als eerste al je kaarten kwijt, dan win je. Leg een kaart die op { $top } past: dezelfde kleur of dezelfde waarde.
lesson-makao-two = { $name } legt een twee: jij pakt twee kaarten, of je legt er een twee of een drie op.
lesson-makao-three = Leg je drie erop. Dat telt op: nu zijn het vijf kaarten voor de volgende speler.
lesson-makao-taken = { $name } heeft geen twee en geen drie, en pakt alle vijf.
lesson-makao-draw = Niets van wat je hebt past op { $top }. Pak een kaart.
lesson-makao-ace = Die past! Met een aas kies je de kleur. Kies er een die je hebt.
lesson-makao-four = { $name } legt een vier. Zonder vier sla je een beurt over, dus jij bent al aan de beurt.
lesson-makao-jack = Met een boer vraag je een waarde, en iedereen legt die een rondje lang. Vraag zessen: je hebt er twee.
lesson-makao-asked = { $name } heeft geen zes en moet pakken.
lesson-makao-set = Je mag je twee zessen in één beurt leggen. Na de eerste heb je nog één kaart, dus zeg “Makao!”.
lesson-makao-out = En de andere zes, in dezelfde beurt. Geen kaarten meer: gewonnen!

lesson-one-card-follow = Ben je als eerste al je kaarten kwijt, dan win je. Leg een kaart die op { $top } past: dezelfde kleur of dezelfde waarde.
lesson-one-card-two = { $name } valt aan met een twee: pak twee kaarten, of leg een twee, drie, aas of joker.
lesson-one-card-shield = Een drie is je schild. Die stopt elke aanval, en niemand pakt.
lesson-one-card-draw = Niets van wat je hebt past op { $top }. Pak een kaart.
lesson-one-card-ace = Die past! Val ermee aan: bij een aas pakt de volgende speler drie kaarten.
lesson-one-card-joker = { $name } legt de zwarte joker op je aas. Drie en zeven: nu zijn het tien kaarten.
lesson-one-card-taken = { $name } heeft geen schild en pakt alle tien.
lesson-one-card-king = Met een heer ben je nog een keer aan de beurt.
lesson-one-card-seven = Met een zeven kies je de kleur. Kies die van je laatste kaart, maar zeg eerst “Nog één kaart!”.
lesson-one-card-jump = { $name } legt een boer en slaat de volgende speler over. Jij bent aan de beurt!
lesson-one-card-out = Jouw kleur geldt nog. Leg je laatste kaart!

lesson-black-jack-run = In één beurt mag je een straat leggen: opeenvolgende kaarten van één kleur, omhoog. Begin met { $card }.
lesson-black-jack-on = Je bent nog aan de beurt. De volgende in de straat is { $card }.
lesson-black-jack-more = En nog een: drie kaarten in één beurt.
lesson-black-jack-black = { $name } legde een zwarte boer: dat zijn vijf kaarten voor jou.
lesson-black-jack-red = Een rode boer haalt er vijf af, dus er blijft niets over. Zeg er “Kaarten!” bij: je laatste twee kunnen in één beurt weg.
lesson-black-jack-last = Je laatste twee kaarten vormen een straat: ze mogen samen in één beurt.
lesson-black-jack-out = En de laatste!

lesson-kilodney-lead = Alle kaarten zijn gedeeld, en je krijgt punten door te leggen. Uitkomen met een aas geeft +1.
lesson-kilodney-under = { $name } legde één lager dan jouw kaart. Dat kost een punt: −1.
lesson-kilodney-over = Doe het beter: één hoger dan { $top } in dezelfde kleur geeft +1.
lesson-kilodney-switched = { $name } had die kleur niet en wisselde met dezelfde waarde: geen punten.
lesson-kilodney-corner = Nog eens één hoger. Kijk wat er gebeurt met wie niet kan volgen.
lesson-kilodney-knocked = { $name } kon niet volgen en is uitgeschakeld. Jij krijgt een punt voor elke kaart die nog over is: twee.
lesson-kilodney-joker = Niets past op { $top }. Een joker mag op alles, en de volgende speler komt uit.
lesson-kilodney-switch = Niet de kleur, wel dezelfde waarde: wissel. Dat geeft geen punten, maar je blijft meedoen.
lesson-kilodney-out = Weer één hoger, en het is je laatste kaart. Je bent klaar en houdt je punten.
lesson-kilodney-end = Dat was de laatste kaart. De punten van alle rondes tellen op.
