### Games, their house rules, and the words that are said with few cards left.

as-written = { $text }

## Switch

game-switch = Switch (Pesten)
about-switch = Brits pesten, ook Two Four Jacks genoemd: tweeën en vieren laten de volgende speler pakken, boeren draaien de richting om.
option-every-card-acts = Leg je in één beurt meerdere kaarten, dan werkt elke pestkaart, niet alleen de laatste.
option-last-card-acts = Leg je in één beurt meerdere kaarten, dan werkt alleen de allerlaatste.
option-reverse-two-nothing = Met z’n tweeën doet een kaart die de richting omdraait niets.
option-reverse-two-again = Met z’n tweeën ben je na een kaart die de richting omdraait nog een keer aan de beurt.
option-reverse-adds = Met z’n tweeën: draai je in één beurt twee keer de richting om, dan slaat de ander twee beurten over.
option-seven-plain = Zevens doen niets.
option-eights-answerable = Moet je een beurt overslaan, dan mag je een acht leggen. Beurten tellen op voor wie er geen legt.
option-queen-covers = Op een vrouw mag alles.
option-king-reverses = Heren draaien de richting om, net als boeren.
option-draw-ends-turn = Pak je een kaart, dan is je beurt voorbij. Je mag die kaart niet meteen leggen.
option-draw-until-playable = Kun je niet leggen, pak dan door tot het lukt.
option-must-play = Kun je leggen, dan moet je leggen. Pakken mag dan niet.
option-play-after-take = Heb je strafkaarten gepakt, dan gaat je beurt verder.
option-knocking = Zeg “Klop!” als je nog één kaart hebt.
option-penalty-2 = Vergeet je het en merkt iemand het, pak dan twee kaarten.
option-penalty-5 = Vergeet je het en merkt iemand het, pak dan vijf kaarten.
option-no-declaration = Met weinig kaarten hoef je niets te zeggen.
option-finish-ace-barred = Met een aas mag je niet eindigen: pak een kaart en wacht. Elke andere kaart mag je laatste zijn.
option-finish-free = Elke kaart mag je laatste zijn.
option-fire-card = Vuurkaart: eindig je met een pestkaart en pak je er nog een die past, dan mag die meteen. Beide kaarten werken.
option-no-double-finish = Je mag niet eindigen met twee gelijke kaarten tegelijk.
option-play-on = Jullie spelen door tot er één speler over is, en iedereen krijgt een plaats.
option-sets = Je mag in één beurt meerdere kaarten van dezelfde waarde leggen.
option-sets-or-suit = Je mag in één beurt meerdere kaarten van dezelfde waarde of van dezelfde kleur leggen, maar niet allebei.
option-runs = Je mag in één beurt een straat in één kleur leggen, omhoog of omlaag.
option-resurrection = Ben je als enige over en vormen je kaarten één rij, dan mag je terughalen wie het laatst uit was. Die speler pakt twee kaarten.
option-resurrection-ace = In de rij die een speler terughaalt, mag een aas voor elke kaart staan.
word-last-card = laatste kaart
word-knocking = klop

## Turbo Switch

game-turbo-switch = Turbo Switch
about-turbo-switch = Gelijke kaarten en straten in één beurt, en vijf kaarten als je “Laatste kaart!” vergeet.

## Irish Switch

game-irish-switch = Irish Switch
about-irish-switch = Negen kaarten, gelijke kaarten samen en levens: elke ronde gaat door tot er één speler over is. Die verliest een leven.

## Peanuckle

game-peanuckle = Peanuckle
about-peanuckle = Ook Peaknuckle genoemd: een zeven begint een rij, en bij twee kaarten zeg je iets anders dan bij één.
option-peanuckle-seven-plain = Zevens doen niets en beginnen geen rij.
word-peaknuckle = peaknuckle
word-super-peaknuckle = super-peaknuckle

## Black Jack

game-black-jack = Black Jack
about-black-jack = Straten in één kleur, zwarte boeren die vijf kaarten kosten, en elf varianten om te combineren.
option-ace-passes-on = Een aas op een twee heft de strafkaarten niet op, maar schuift ze door.
option-red-jack-rest-taken = Een rode boer heft één zwarte boer op. Wat er overblijft, pak je zelf.
option-red-jack-cancels-all = Een rode boer heft alle strafkaarten op.
option-draw-may-play = Een kaart die je pakt, mag je meteen leggen.
option-penalise = Leg je een foute kaart, of een kaart buiten je beurt, dan neem je hem terug en pak je twee kaarten. Had je in die beurt al kaarten gelegd, dan gaan die ook terug en is je beurt voorbij.
option-cards-call = Kun je meerdere kaarten in één beurt kwijt, zeg dan “Kaarten!” of klop.
option-no-cards-call = Eindig je met meerdere kaarten in één beurt, dan hoef je vooraf niets te zeggen.
option-black-jack-play-on = Jullie spelen door tot er één speler over is. Die verliest de ronde.
option-loser-out = Verlies je een ronde, dan doe je niet meer mee in dit potje.
option-v1-one-joker = Variant 1: één joker. Hij mag op alles, alles mag erop, en hij kost vijf kaarten, net als een zwarte boer.
option-v1-two-jokers = Variant 1: twee jokers. Ze mogen op alles, alles mag erop, en ze kosten vijf kaarten, net als zwarte boeren.
option-v2 = Variant 2: met een pestkaart of rode boer mag je niet eindigen. Is het je laatste kaart, leg hem dan en pak er een.
option-v3 = Variant 3: leg in je beurt door zolang elke kaart op de vorige past. Met meer dan één kaart mag je niet eindigen.
option-v4-three = Variant 4: drieën draaien de richting om in plaats van heren.
option-v4-seven = Variant 4: zevens draaien de richting om in plaats van heren, en doen verder niets.
option-v4-ten = Variant 4: tienen draaien de richting om in plaats van heren.
option-v5-off = Variant 5: vrouwen zijn gewone kaarten.
option-v6 = Variant 6: straten gaan beide kanten op.
option-v7 = Variant 7: leg je een heer, bedek die dan zelf met een kaart van dezelfde kleur, of pak een kaart.
option-v8 = Variant 8: je mag met meerdere kaarten in één beurt eindigen, ook bij variant 3.
option-v9 = Variant 9: tweeën en zwarte boeren mogen op elkaar, en je mag ze in één beurt samen leggen.
option-v10 = Variant 10: een zwarte boer kost evenveel kaarten als er per speler zijn gedeeld.
option-v11 = Variant 11: rode boeren heffen niets op. Op of met een zwarte boer komen er per rode boer drie kaarten bij.
option-eights-pass-on = Beurten tellen niet op: leg je een acht op een acht, dan slaat de volgende speler maar één beurt over.
option-eight-again = Met een acht ben je nog een keer aan de beurt. De volgende speler slaat dan geen beurt over.

## Jacks, Twos and Eights

game-j28 = Jacks, Twos and Eights
about-j28 = J28: gelijke kaarten en straten in één rij, boeren die overal op mogen, en rechts van de deler begint.
option-eight-may = Ook met een acht in je hand mag je je beurten overslaan.

## Take Two

game-take-two = Take Two
about-take-two = Vijf kaarten, telkens twee pakken, en doorspelen tot er één speler over is.
option-take-two-draw-may-play = Een van de kaarten die je pakt, mag je meteen leggen.
option-ace-follows = Een aas moet de kleur of de waarde volgen, net als elke andere kaart.
option-ace-suit-only = Na een aas mag alleen de gekozen kleur, geen andere aas.
option-jack-skips = Bij een boer slaat de volgende speler een beurt over. De richting verandert niet.
option-jokers = Twee jokers. Ze mogen op alles en alles mag erop. De volgende speler pakt vijf kaarten of legt een joker.
option-ace-of-spades = De schoppenaas mag ook op de hartenaas of op elke twee. Moest je pakken, dan heft hij dat op.
option-take-two-penalise = Leg je een foute kaart, of een kaart buiten je beurt, dan neem je hem terug en pak je twee kaarten.

## Oakley Rules

game-oakley = Oakley Rules
about-oakley = Tweeën en vieren kosten twee kaarten, de hartenaas vijf. Met een aas op zijn eigen kleur mogen al je kaarten van die kleur mee.
option-ace-of-hearts-both = Ligt er al harten, dan mogen met de hartenaas al je harten mee. De volgende speler pakt toch vijf kaarten, ook als de aas bedekt is.
option-queen-of-clubs = Leg je de klavervrouw, dan pakt de volgende speler zestien kaarten. Alleen de hartenheer stuurt ze naar jou terug.

## Kilodney's Switch

game-kilodney = Kilodney’s Switch
about-kilodney = Een ander spel: alle kaarten worden gedeeld, elke kaart moet gevolgd worden, en spelers uitschakelen levert punten op.
option-even-hands = Er komen een of twee jokers bij als iedereen dan evenveel kaarten krijgt.

## Switch Black Jack

game-switch-black-jack = Switch Black Jack
about-switch-black-jack = Twee spellen kaarten, om punten: je telt wat je overhoudt, en bij 350 wint de laagste score.
option-ace-any-time = Een aas mag je ook leggen als je strafkaarten moet pakken. Dan moet de volgende speler ze pakken.
option-named-suit-only = Na een zeven mag alleen de gekozen kleur, geen andere zeven.

## Crazy Eights

game-crazy-eights = Crazy Eights
about-crazy-eights = Achten mogen overal op, en win je een ronde, dan krijg je de punten die de anderen overhouden.
option-specials = Na een vrouw slaat de volgende een beurt over, een aas draait de richting om, een twee kost twee kaarten. Is de eerste open kaart een pestkaart, dan telt hij alsof de deler hem legde.
option-no-refill = Als de trekstapel op is, wordt hij niet aangevuld. Passen mag, ook als je kunt leggen.

## Mau-Mau

game-mau-mau = Mau-Mau
about-mau-mau = Tweeëndertig kaarten, zevens die optellen, en “Mau!” met nog één kaart.
option-jack-on-jack = Een boer mag op een boer.
option-nine-reverses = Een negen draait de richting om.
option-jack-twenty = Een boer is twintig punten waard.
word-mau = mau

## Makao

game-makao = Makao
about-makao = Uit Polen: tweeën en drieën mogen op elkaar, en met een boer vraag je een rondje lang een waarde.
option-kings = Bij de hartenheer pakt de volgende speler vijf kaarten, bij de schoppenheer de vorige.
option-kings-answered = Op de hartenheer mag je de hartenheer of de schoppenheer leggen. Dan pakt de volgende speler de vijf kaarten.
option-plain-starter = De eerste open kaart is nooit een pestkaart.
word-makao = makao

## Macau

game-macau = Macau
about-macau = Uit Hongarije: één kaart per beurt, azen die overal op mogen, en bluffen door te pakken terwijl je kunt leggen.
option-macau-jokers = Twee jokers. Ze mogen op alles, en alles mag erop.
option-macau-runs = Je mag in één beurt een straat in één kleur leggen. Met dezelfde waarde gaat de straat in een andere kleur door.
word-macau = macau

## One Card

game-one-card = One Card
about-one-card = Uit Korea: aanvallen die je alleen met een even sterke of sterkere kaart stopt, schilden, en gekleurde jokers.
option-phone-game = Zoals op de telefoon: de zwarte joker kost vijf kaarten, de rode zeven. Een drie stopt alleen tweeën. Na strafkaarten is je beurt voorbij. Links van de deler begint.
option-bankrupt = Met 21 kaarten of meer ben je uitgeschakeld.
word-one-card = nog één kaart

## Last Card

game-last-card = Last Card
about-last-card = Uit Nieuw-Zeeland: pakken bij tweeën en vijven, nog een keer na een boer, en gelijke kaarten samen.
option-two-five-mix = Tweeën en vijven mogen op elkaar.
option-seven-passes-hands = Bij een zeven geeft iedereen de kaarten door naar links.
option-eight-reverses = Een acht draait de richting om.

## Jack Change It

game-jack-change-it = Jack Change It
about-jack-change-it = Boeren die de kleur veranderen, tweeën die optellen tot acht, en een hartenaas die vijf kaarten kost.
option-two-of-hearts-answers = Op de hartenaas mag de hartentwee. De volgende speler pakt dan zeven kaarten of legt een twee.
option-five-blocks = De hartenvijf heft de hartenaas op.

## Kings Reverse

game-kings-reverse = Kings Reverse
about-kings-reverse = Uit Iowa: twee spellen kaarten met jokers, boeren die overal op mogen, en heren die de richting omdraaien. Wat jokers en de schoppenaas doen, is onze keuze.
