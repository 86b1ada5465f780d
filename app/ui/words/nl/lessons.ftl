### Lessen: begeleide rondes aan tafel. Kaarten komen als `5♥`, kleuren als `♥`.

## learn

learn-title = Leren aan tafel
learn-about = Korte begeleide rondes. Elke stap zegt wat je aantikt; er kan niets misgaan en niets telt mee.
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
learn-again = Nog een keer
learn-over = Je kunt { $game } spelen!
learn-over_about = Dat was een hele ronde. Aan elke tafel laat het vraagteken zien wat de kaarten doen.
learn-play = Tegen bots spelen
learn-next = Volgende: { $game }
learn-try = Leren

learn-tap-card = Tik op { $card }.
learn-tap-name = Tik op { $card } en kies { $what }.
learn-tap-what = Tik op { $what }.
learn-tap-say = Tik op “{ $word }!” en dan op { $card }.
learn-tap-say_name = Tik op “{ $word }!”, dan op { $card } en { $what }.
learn-tap-draw = Tik op “Pakken”.
learn-also-card = { $card } mag ook. Leg deze keer { $meant } en kijk wat er gebeurt.
learn-also-other = Dat mag ook. Deze keer is het { $meant }.
learn-also-what = { $what } kiezen mag ook. Kies deze keer { $meant }: die heb je.
learn-first-say = De goede kaart, maar zeg eerst “{ $word }!”. Zonder het woord kan het je wat kosten.
learn-first-go_on = Kijk eerst wat er gebeurd is en tik dan op “Verder”.

## lesson

lesson-switch-follow = Wie het eerst geen kaarten meer heeft, wint. Op { $top } mag dezelfde kleur of dezelfde waarde.
lesson-switch-number = Die kleur heb je niet, wel dezelfde waarde als { $top }. Dat mag ook.
lesson-switch-two = Een twee: de volgende pakt twee kaarten of antwoordt met een twee.
lesson-switch-taken = { $name } had geen twee, pakte twee kaarten, en toen was de beurt voorbij.
lesson-switch-eight = Bij een acht slaat de volgende een beurt over.
lesson-switch-jack = Een boer draait de speelrichting om: nu gaat het de andere kant op.
lesson-switch-draw = Niets in je hand past op { $top }. Dan pak je een kaart.
lesson-switch-ace = { $card }! Een aas mag op alles, en jij kiest de kleur. Kies er een die je hebt.
lesson-switch-last = Hierna heb je nog één kaart. Zeg het, anders kan het je een kaart kosten.
lesson-switch-out = Je laatste kaart past en is een gewone: met een pestkaart gaat niemand uit.

lesson-crazy-eights-follow = Raak als eerste je kaarten kwijt. Op { $top } mag dezelfde kleur of dezelfde waarde.
lesson-crazy-eights-eight = Verder past er niets op { $top }. Maar een acht mag op alles, en jij kiest de kleur.
lesson-crazy-eights-drew = { $name } had die kleur niet en pakte kaart na kaart tot er een paste.
lesson-crazy-eights-suit = De kleur die je koos geldt nog.
lesson-crazy-eights-draw = Niets past op { $top }. Nu moet jij pakken.
lesson-crazy-eights-again = Die past ook niet. Pak er nog een.
lesson-crazy-eights-fits = Daar is hij: een kaart die past.
lesson-crazy-eights-rank = Allebei je kaarten passen. Neem die met dezelfde waarde.
lesson-crazy-eights-out = Je laatste kaart! Wie uit is, scoort wat de anderen nog hebben.

lesson-mau-mau-follow = Tweeëndertig kaarten, zeven tot aas. Op { $top } mag dezelfde kleur of dezelfde waarde.
lesson-mau-mau-seven = Een zeven: de volgende pakt twee kaarten of antwoordt met een zeven.
lesson-mau-mau-answer = { $name } antwoordt met een zeven. Dat telt op: nu zijn het er vier.
lesson-mau-mau-taken = { $name } heeft geen zeven en pakt alle vier.
lesson-mau-mau-eight = Bij een acht slaat de volgende een beurt over.
lesson-mau-mau-jack = Een boer mag op alles behalve een boer, en jij kiest de kleur. Dan heb je nog één kaart: zeg het woord.
lesson-mau-mau-out = Jouw kleur is weer bij je terug. Leg je laatste kaart.

lesson-black-jack-run = In één beurt mag je een reeks leggen: opeenvolgende waarden in één kleur, omhoog. Hij begint met { $card }.
lesson-black-jack-on = Je bent nog aan de beurt. De volgende in de reeks is { $card }.
lesson-black-jack-more = En nog een: drie kaarten in één beurt.
lesson-black-jack-black = { $name } legde een zwarte boer: nu staan er vijf strafkaarten voor je open.
lesson-black-jack-red = Een rode boer is het antwoord: vijf minder, dus er blijft niets over. Zeg er “kaarten” bij: je laatste twee kunnen in één beurt weg.
lesson-black-jack-last = Je laatste twee kaarten zijn een reeks: ze gaan in één beurt.
lesson-black-jack-out = En de laatste!

lesson-kilodney-lead = Alle kaarten zijn gedeeld, en punten maak je door te leggen. Uitkomen met een aas geeft +1.
lesson-kilodney-under = { $name } legde de kaart net onder die van jou. Dat kost een punt: −1.
lesson-kilodney-over = Doe het beter: net boven { $top } in dezelfde kleur geeft +1.
lesson-kilodney-switched = { $name } had die kleur niet en wisselde met dezelfde waarde: geen punten.
lesson-kilodney-corner = Nog een keer net erboven. En kijk wat er gebeurt met wie niet kan volgen.
lesson-kilodney-knocked = { $name } kon niet volgen en is uitgeschakeld. Jij scoort een punt per kaart die daar bleef: twee.
lesson-kilodney-joker = Niets past op { $top }. Een joker mag op alles; de volgende komt daarna uit.
lesson-kilodney-switch = Niet de kleur, wel dezelfde waarde: wisselen. Dat levert geen punten op, maar je blijft meedoen.
lesson-kilodney-out = Weer net erboven, en het is je laatste kaart: je vertrekt met je punten.
lesson-kilodney-end = Dat was de laatste kaart. De punten van alle rondes worden opgeteld.
