### Games, their house rules, and the words that are said with few cards left.

as-written = { $text }

## Switch

game-switch = Switch (Pesten)
about-switch = Brits pesten, ook Two Four Jacks genoemd: tweeën en vieren laten de volgende speler pakken, boeren draaien de richting om.
option-every-card-acts = Als er in één beurt meerdere kaarten gelegd worden, werkt elke pestkaart, niet alleen de laatste.
option-last-card-acts = Als er in één beurt meerdere kaarten gelegd worden, werkt alleen de allerlaatste.
option-reverse-two-nothing = Met zijn tweeën doet een kaart die omdraait niets.
option-reverse-two-again = Met zijn tweeën geeft een kaart die omdraait nog een beurt aan wie hem legt.
option-reverse-adds = Met zijn tweeën laten twee kaarten die omdraaien in één beurt de ander twee beurten overslaan.
option-seven-plain = Zevens doen niets.
option-eights-answerable = Wie een beurt moet overslaan, mag in plaats daarvan een acht leggen; de beurten tellen op en komen terecht bij de eerste die dat niet doet.
option-queen-covers = Op een vrouw mag elke kaart gelegd worden.
option-king-reverses = Heren draaien de speelrichting om, net als boeren.
option-draw-ends-turn = Wie een kaart pakt, is niet meer aan de beurt; de gepakte kaart mag niet meteen gelegd worden.
option-draw-until-playable = Wie niet kan leggen, pakt door tot er een kaart gelegd kan worden.
option-must-play = Wie kan leggen, moet leggen; vrijwillig pakken mag niet.
option-play-after-take = Wie strafkaarten heeft gepakt, mag daarna gewoon verder met de beurt.
option-knocking = Met nog één kaart is het woord “klop”.
option-penalty-2 = Wie betrapt wordt zonder het woord te hebben gezegd, pakt twee kaarten.
option-penalty-5 = Wie betrapt wordt zonder het woord te hebben gezegd, pakt vijf kaarten.
option-no-declaration = Met weinig kaarten over hoeft er niets gezegd te worden.
option-finish-ace-barred = Niemand mag uitgaan met een aas: wie dat wil, pakt een kaart en wacht. Elke andere kaart mag de laatste zijn.
option-finish-free = Elke kaart mag de laatste zijn.
option-fire-card = Vuurkaart: als de kaart die je pakt na uitgaan met een pestkaart ook een pestkaart is en past, mag je die meteen leggen; beide werken.
option-no-double-finish = Niemand mag uitgaan met twee kaarten van dezelfde waarde tegelijk.
option-play-on = Er wordt doorgespeeld tot er één speler over is, en iedereen krijgt een plaats.
option-sets = In één beurt mag je meerdere kaarten van dezelfde waarde leggen.
option-sets-or-suit = In één beurt mag je meerdere kaarten van dezelfde waarde leggen, of meerdere van dezelfde kleur in willekeurige volgorde, maar niet allebei.
option-runs = In één beurt mag je een reeks opeenvolgende waarden in één kleur leggen, omhoog of omlaag.
option-resurrection = Wie als laatste overblijft en de hele hand als één ketting zou kunnen leggen, mag de speler terughalen die het laatst is uitgegaan; die pakt twee kaarten.
option-resurrection-ace = In de ketting die een speler terughaalt, mag een aas voor elke kaart staan.
word-last-card = laatste kaart
word-knocking = klop

## Turbo Switch

game-turbo-switch = Turbo Switch
about-turbo-switch = Sets en reeksen in één beurt, en vijf kaarten voor wie het woord vergeet.

## Irish Switch

game-irish-switch = Irish Switch
about-irish-switch = Negen kaarten, sets en levens: elke ronde gaat door tot er één speler over is, en die verliest een leven.

## Peanuckle

game-peanuckle = Peanuckle
about-peanuckle = Ook Peaknuckle genoemd: een zeven begint een ketting, en er is één woord bij twee kaarten en een ander bij één.
option-peanuckle-seven-plain = Zevens doen niets en beginnen geen ketting.
word-peaknuckle = peaknuckle
word-super-peaknuckle = super-peaknuckle

## Black Jack

game-black-jack = Black Jack
about-black-jack = Reeksen in één kleur, zwarte boeren die vijf kaarten kosten, en elf varianten om te combineren.
option-ace-passes-on = Een aas op tweeën laat de strafkaarten doorschuiven in plaats van ze op te heffen.
option-red-jack-rest-taken = Een rode boer heft één zwarte boer op, en wie hem legt, pakt wat er overblijft.
option-red-jack-cancels-all = Een rode boer heft alle strafkaarten op.
option-draw-may-play = Een gepakte kaart mag meteen gelegd worden.
option-penalise = Je mag een foute kaart, of een kaart buiten je beurt, proberen: je neemt hem terug en pakt twee kaarten. Had je in die beurt al kaarten gelegd, dan gaan die ook terug en is je beurt voorbij.
option-cards-call = Het woord moet ook met meerdere kaarten gezegd worden, als die allemaal in één beurt weg kunnen; dan is het “kaarten”, of een klop op tafel.
option-no-cards-call = Wie met meerdere kaarten in één beurt uitgaat, hoeft vooraf niets te zeggen.
option-black-jack-play-on = Er wordt doorgespeeld tot er één speler over is, en die verliest de ronde.
option-loser-out = Wie een ronde verliest, ligt uit de partij.
option-v1-one-joker = Variant 1: één joker, die op alles mag en met elke kaart bedekt mag worden; hij kost vijf kaarten, net als een zwarte boer.
option-v1-two-jokers = Variant 1: twee jokers, die op alles mogen en met elke kaart bedekt mogen worden; ze kosten vijf kaarten, net als zwarte boeren.
option-v2 = Variant 2: niemand gaat uit met een pestkaart of een rode boer; wie er een als laatste kaart legt, pakt een kaart.
option-v3 = Variant 3: verdere kaarten in een beurt mogen telkens de kleur of de waarde van de vorige hebben, maar niemand mag uitgaan met meer dan één kaart in een beurt.
option-v4-three = Variant 4: drieën draaien om, in plaats van heren.
option-v4-seven = Variant 4: zevens draaien om, in plaats van heren, en doen verder niets.
option-v4-ten = Variant 4: tienen draaien om, in plaats van heren.
option-v5-off = Variant 5: vrouwen zijn gewone kaarten.
option-v6 = Variant 6: reeksen gaan beide kanten op.
option-v7 = Variant 7: een heer moet door wie hem legt meteen bedekt worden met een kaart van dezelfde kleur; wie dat niet kan, pakt een kaart.
option-v8 = Variant 8: uitgaan met meerdere kaarten in één beurt mag, ook bij variant 3.
option-v9 = Variant 9: tweeën en zwarte boeren zijn een antwoord op elkaar en mogen in één beurt samen gelegd worden.
option-v10 = Variant 10: een zwarte boer kost evenveel kaarten als er per speler zijn gedeeld.
option-v11 = Variant 11: rode boeren heffen niets op; op of met een zwarte boer komen er per rode boer drie kaarten bij.
option-eights-pass-on = De beurten tellen niet op: een acht op een acht schuift maar één beurt door.
option-eight-again = Een acht geeft wie hem legt nog een beurt, in plaats van de volgende een beurt te laten overslaan.

## Jacks, Twos and Eights

game-j28 = Jacks, Twos and Eights
about-j28 = J28: sets en reeksen in één ketting, boeren die overal op mogen, en wie rechts van de deler zit, begint.
option-eight-may = Wie een acht heeft, mag de beurt ook gewoon overslaan in plaats van te antwoorden.

## Take Two

game-take-two = Take Two
about-take-two = Vijf kaarten, telkens twee pakken, en doorspelen tot er één speler over is.
option-take-two-draw-may-play = Een van de gepakte kaarten mag meteen gelegd worden.
option-ace-follows = Een aas moet de kleur of de waarde volgen, net als elke andere kaart.
option-ace-suit-only = Na een aas mag alleen de gekozen kleur, geen andere aas.
option-jack-skips = Een boer laat de volgende speler een beurt overslaan, in plaats van om te draaien.
option-jokers = Twee jokers, die op alles mogen en met elke kaart bedekt mogen worden; ze kosten vijf kaarten, en een joker is het antwoord.
option-ace-of-spades = De schoppenaas mag ook op de hartenaas of op elke twee; als antwoord heft hij de strafkaarten op.
option-take-two-penalise = Je mag een foute kaart, of een kaart buiten je beurt, proberen: je neemt hem terug en pakt twee kaarten.

## Oakley Rules

game-oakley = Oakley Rules
about-oakley = Tweeën en vieren kosten twee kaarten, de hartenaas vijf, en een aas op zijn eigen kleur ruimt die kleur op.
option-ace-of-hearts-both = Ook de hartenaas ruimt op zijn eigen kleur die kleur op; de vijf strafkaarten blijven openstaan, ook al is hij bedekt.
option-queen-of-clubs = De klavervrouw kost zestien kaarten; alleen de hartenheer is een antwoord, en dan pakt wie de vrouw legde ze zelf.

## Kilodney's Switch

game-kilodney = Kilodney’s Switch
about-kilodney = Een ander spel: alle kaarten worden gedeeld, elke kaart moet gevolgd worden, en spelers uitschakelen levert punten op.
option-even-hands = Er komen een of twee jokers bij als daarmee alle handen even groot worden.

## Switch Black Jack

game-switch-black-jack = Switch Black Jack
about-switch-black-jack = Twee spellen kaarten, om punten: je telt de kaarten waarmee je blijft zitten, en de laagste score wint zodra iemand 350 haalt.
option-ace-any-time = Een aas mag je ook leggen als je strafkaarten moet pakken. Dan moet de volgende speler ze pakken.
option-named-suit-only = Na een zeven mag alleen de gekozen kleur, geen andere zeven.

## Crazy Eights

game-crazy-eights = Crazy Eights
about-crazy-eights = Achten mogen overal op, en wie een ronde wint, krijgt de punten van wat de anderen nog hebben.
option-specials = Een vrouw laat de volgende speler een beurt overslaan, een aas draait om, en een twee laat de volgende speler twee kaarten pakken; een pestkaart als eerste open kaart werkt alsof de deler hem gelegd had.
option-no-refill = Als de trekstapel op is, wordt hij niet aangevuld, en dan mag je passen, ook als je kunt leggen.

## Mau-Mau

game-mau-mau = Mau-Mau
about-mau-mau = Tweeëndertig kaarten, zevens die optellen, en “mau” met nog één kaart.
option-jack-on-jack = Een boer mag op een boer.
option-nine-reverses = Een negen draait de speelrichting om.
option-jack-twenty = Een boer is twintig punten waard.
word-mau = mau

## Makao

game-makao = Makao
about-makao = Uit Polen: tweeën en drieën zijn een antwoord op elkaar, en boeren eisen een rondje lang een waarde.
option-kings = De hartenheer laat de volgende speler vijf kaarten pakken, de schoppenheer de vorige.
option-kings-answered = De hartenheer of de schoppenheer is een antwoord op de hartenheer: de vijf kaarten schuiven door naar de volgende speler.
option-plain-starter = De eerste open kaart is nooit een pestkaart.
word-makao = makao

## Macau

game-macau = Macau
about-macau = Uit Hongarije: één kaart per beurt, azen die overal op mogen, en de bluf om te pakken terwijl je kunt leggen.
option-macau-jokers = Twee jokers, die op alles mogen en met elke kaart bedekt mogen worden.
option-macau-runs = In één beurt mag je een reeks in één kleur leggen, die via een kaart van dezelfde waarde in een andere kleur verdergaat.
word-macau = macau

## One Card

game-one-card = One Card
about-one-card = Uit Korea: aanvallen waar alleen een even sterke of sterkere op antwoordt, schilden, en gekleurde jokers.
option-phone-game = Het telefoonspel: jokers kosten vijf en zeven kaarten, een drie is alleen een schild tegen tweeën, de beurt is voorbij als de strafkaarten gepakt zijn, en wie links van de deler zit, begint.
option-bankrupt = Wie 21 kaarten of meer heeft, ligt uit de ronde.
word-one-card = nog één kaart

## Last Card

game-last-card = Last Card
about-last-card = Uit Nieuw-Zeeland: pakken bij tweeën en vijven, boeren die nog een keer mogen, en sets.
option-two-five-mix = Tweeën en vijven zijn een antwoord op elkaar.
option-seven-passes-hands = Een zeven laat iedereen de hele hand naar links doorgeven.
option-eight-reverses = Een acht draait de speelrichting om.

## Jack Change It

game-jack-change-it = Jack Change It
about-jack-change-it = Boeren die de kleur veranderen, tweeën die optellen tot acht, en een hartenaas die vijf kaarten kost.
option-two-of-hearts-answers = De hartentwee is een antwoord op de hartenaas: dan staan er zeven strafkaarten open, en elke twee is daar een antwoord op.
option-five-blocks = De hartenvijf heft de hartenaas op.

## Kings Reverse

game-kings-reverse = Kings Reverse
about-kings-reverse = Uit Iowa: twee spellen kaarten met jokers, boeren die overal op mogen, en heren die omdraaien. Wat jokers en de schoppenaas doen, is onze keuze.
