### A ruleset in sentences.

## Counts

count-cards = { number-word } { $count ->
        [one] kaart
       *[other] kaarten
    }
count-packs = { number-word } { $count ->
        [one] spel
       *[other] spellen
    } kaarten
count-jokers = { number-word } { $count ->
        [one] joker
       *[other] jokers
    }

## The start

rule-seats = Voor { $least } tot { $most } spelers.
packs-of-ranks = { $packs } van { FORM($lowest, article: "none") } tot en met { FORM($highest, article: "none") }
packs-with-jokers = { $packs } met { $jokers }
rule-deal = Iedereen krijgt { $cards } uit { $packs }.
rule-deal-from = Met { $seats } of meer spelers krijgt iedereen { $cards } uit { $packs }.
rule-starter-barred = Is de eerste open kaart { LIST($cards, type: "or") }, draai dan een andere om.
rule-starter =
    { $starter ->
        [suit-only] Van de eerste open kaart telt alleen de kleur.
        [acts] De eerste open kaart telt alsof de deler hem heeft gelegd.
       *[plain] De eerste open kaart doet niets bijzonders.
    }
rule-first = De speler { $first ->
        [right] rechts
       *[left] links
    } van de deler begint.
rule-direction = De beurt gaat naar { $direction ->
        [-1] rechts, tegen de klok in
       *[other] links, met de klok mee
    }.
rule-dealer = Wie het eerst deelt, wordt geloot. Daarna gaat het delen naar links.

## Cards

rule-match = Leg een kaart die op de bovenste past: dezelfde kleur of dezelfde waarde.
rule-named-suit = De gekozen kleur geldt tot de volgende kaart ligt.{ $rank ->
        [true] { " " }Een kaart van dezelfde waarde mag ook.
       *[false] { "" }
    }
rule-named-only = Na { LIST($cards, type: "or") } mag alleen de gekozen kleur{ $wild ->
        [true] { " " }of een kaart die op alles mag
       *[false] { "" }
    }.
rule-special = Pestkaarten: { LIST($cards, type: "comma", article: "none") }.
rule-skips = { $adds ->
        [true] Overgeslagen beurten tellen op: leg je er als eerste niets op, dan sla je ze allemaal over.
       *[false] Overgeslagen beurten tellen niet op: alleen de laatste kaart telt.
    }
rule-not-others = { CAPITAL($card) } doet niet wat andere { FORM($other, number: "plural", article: "none") } doen.
# $card an entry, $does what it does. Parts of “goes” follow the card (“mag op alles”), others begin with the verb (“kies je de kleur”)
rule-card =
    { $kind ->
        [goes] { CAPITAL($card) } { LIST($does, type: "and") }.
        [both] { CAPITAL($card) } { LIST($goes, type: "and") }. Leg je die kaart, dan { LIST($then, type: "and") }.
       *[does] Leg je { $card }, dan { LIST($does, type: "and") }.
    }
rule-also = { CAPITAL($card) } mag ook op { LIST($cards, type: "or") }.
rule-wild-owed = Moet je pakken door { LIST($makers, type: "or") }, dan mag je { $card } niet leggen.
rule-owed = Moet je strafkaarten pakken, dan mag je er soms iets op leggen. Kleur en waarde hoeven dan niet te passen.
# $makers the cards that make others take, $does what the answer does
rule-answer = Op { LIST($makers, type: "or") } mag je { $card } leggen: { $does }.
rule-answers = Wat mag op wat: { $lines }. { CAPITAL($does) }.
answer-line = { $card } op { LIST($makers, type: "or") }
answer-lines = { $line }, { $more }

does-nothing = doet niets bijzonders
does-wild = mag op alles{ $but ->
        [some] { " " }behalve op { LIST($cards, type: "or") }
       *[none] { "" }
    }{ $last ->
        [follows] , maar als laatste kaart alleen als hij past
       *[any] { "" }
    }
does-name-suit = kies je de kleur
does-demand = vraag je een rondje lang { LIST($ranks, type: "or", number: "plural") }
does-demand-any = vraag je een rondje lang een waarde
does-go-on = mag je in dezelfde beurt door met een kaart van die kleur
does-colour = mag op kaarten van zijn eigen kleur (rood of zwart)
does-not-go-on = mag niet op { LIST($cards, type: "or") }
as-many-as-dealt = evenveel kaarten als er per speler zijn gedeeld
# $whom who takes, $answered whether any card answers it
does-pickup = pakt de { $whom ->
        [previous] vorige
       *[next] volgende
    } speler { $cards }{ $answered ->
        [true] { " " }of legt er iets op
       *[false] { "" }
    }
does-pickup-with = pakt de { $whom ->
        [previous] vorige
       *[next] volgende
    } speler { $cards }, maar alleen samen met { $card }
does-skip = slaat de volgende speler { $count ->
        [one] een beurt
       *[other] { number-word } beurten
    } over
does-skip-answerable = { does-skip } of legt dezelfde waarde
does-skip-must-answer = { does-skip } of legt dezelfde waarde, en dat moet als het kan
does-reverse = draait de richting om
does-cover-any = mag met elke kaart bedekt worden
does-must-cover = moet je er een kaart van dezelfde kleur op leggen of er een pakken
does-dump-suit = mag je{ $when ->
        [follows-suit] , als je daarmee kleur bekent,
       *[always] { "" }
    } zoveel kaarten van die kleur bijleggen als je wilt{ $order ->
        [rising] , de laagste eerst. De aas is dan laag, en pestkaarten doen niets
       *[any] { "" }
    }
does-chain = begin je een rij: leg door zolang elke kaart op de vorige past in kleur of waarde{ $wild ->
        [true] , ook met kaarten die op alles mogen
       *[false] { "" }
    }
does-play-again = ben je nog een keer aan de beurt
does-pass-hands = geeft iedereen de kaarten door naar links

# $more how much it adds: as much as the card itself costs, or $cards; $as whether it is answered otherwise from then on
answer-add =
    { $more ->
        [as-said] { $cards ->
            [as-many-as-dealt] evenveel kaarten erbij als er per speler zijn gedeeld
           *[count-cards] { $cards } erbij
        }, en alles schuift door
       *[its-own] alles telt op en schuift door
    }{ $as ->
        [others] . Vanaf dan telt het als { LIST($makers, type: "or") }
       *[alike] { "" }
    }
answer-cancel = het is opgeheven, en niemand pakt
answer-pass = de volgende speler pakt in plaats van jou
answer-return = alles gaat terug, en wie het stuurde, pakt zelf
answer-reduce = { $cards ->
        [as-many-as-dealt] evenveel kaarten eraf als er per speler zijn gedeeld
       *[count-cards] { $cards } eraf
    }, en de rest { $rest ->
        [taken] pak je zelf
        [cancelled] vervalt
       *[next] schuift door
    }

## Several cards in a turn

several-set = meerdere kaarten van dezelfde waarde
several-suit-all = meerdere kaarten van dezelfde kleur in willekeurige volgorde
several-run = een straat in één kleur
several-mix = een rij van gelijke kaarten en straten
several-chain = een rij waarin elke kaart op de vorige past in kleur of waarde
several-suit-chain = een rij waarin elke kaart de kleur van de vorige heeft
rule-several =
    { $combinations ->
        [one] In één beurt mag je { LIST($combinations, type: "or") } leggen.
       *[other] Dit mag in één beurt: { LIST($combinations, type: "or") }.
    }
rule-chain = Een rij eindigt als je past.{ $wild ->
        [true] { " " }Kaarten die op alles mogen, mogen erbij. Daarna geldt de kleur die je kiest.
       *[false] { "" }
    }
rule-one-card = { $other ->
        [true] Anders leg je één kaart per beurt.
       *[false] Leg één kaart per beurt.
    }
rule-run-on-suit = Een straat begint in de kleur van de bovenste kaart, met elke waarde.
rule-run = Straten gaan { $run ->
        [up] alleen omhoog
       *[both] omhoog of omlaag
    }, en de aas is { $ace ->
        [low] laag
       *[high] hoog
    }.
rule-together = { CAPITAL(LIST($cards, type: "and", number: "plural")) } mag je in één beurt samen leggen, en ze tellen op.
rule-acts = Leg je in één beurt meerdere pestkaarten, dan { $acts ->
        [trailing] telt alleen de laatste, met gelijke kaarten er vlak voor
        [every] tellen ze allemaal
       *[last] telt alleen de allerlaatste
    }.
rule-turn-last = Je mag niet eindigen met { $last ->
        [no-double] twee gelijke kaarten tegelijk
       *[no-several] meer dan één kaart in een beurt
    }.
rule-reverse-two = Met z’n tweeën: { $does ->
        [skip] draai je de richting om, dan slaat de ander een beurt over
        [nothing] een kaart die de richting omdraait doet niets
       *[again] draai je de richting om, dan ben je nog een keer aan de beurt
    }.
rule-reverse-pair = { $each ->
        [true] Draai je in één beurt vaker de richting om, dan telt elke keer.
       *[false] Draai je in één beurt twee keer de richting om, dan heffen ze elkaar op.
    }
rule-penalise = Een foute kaart, of een kaart buiten je beurt, neem je terug, en dat kost je { $cost }.{ $takes ->
        [turn] { " " }Had je in die beurt al kaarten gelegd, dan gaan die ook terug en is je beurt voorbij.
       *[card] { "" }
    }

## Drawing

rule-draw = { $must ->
        [true] Kun je niet leggen, pak dan { count-cards }.
       *[false] Kun of wil je niet leggen, pak dan { count-cards }.
    }
rule-draw-then = { $then ->
        [may-play] { $must ->
            [true] { $count ->
                [one] Past de gepakte kaart, dan moet je die leggen.
               *[other] Past een van de gepakte kaarten, dan moet je die leggen.
            }
           *[false] { $count ->
                [one] Je mag de gepakte kaart meteen leggen.
               *[other] Je mag een van de gepakte kaarten meteen leggen.
            }
        }
       *[end] Na het pakken is je beurt voorbij.
    }
rule-draw-once = Je pakt maar één keer per beurt. Leg je daarna niets, dan pas je.
rule-draw-until = Kun je niet leggen, pak dan door tot het lukt.
rule-draw-though-able = Je mag pakken, ook als je kunt leggen.
rule-must-play = Kun je leggen, dan moet je leggen.
rule-draw-cap = Pak hoogstens { count-cards } per beurt.
rule-take = Heb je strafkaarten gepakt, dan { $take ->
        [goes-on] gaat je beurt verder
       *[end] is je beurt voorbij
    }.
rule-empty-owed = Moet je meer kaarten pakken dan er zijn, pak dan wat er nog is.
rule-refill = Is de trekstapel op, schud dan de aflegstapel tot een nieuwe. De bovenste kaart blijft liggen.
rule-empty = { $must ->
        [true] Is er niets meer te pakken, dan pas je als je niet kunt leggen.
       *[false] Is er niets meer te pakken, dan pas je als je niet kunt of wilt leggen.
    }
rule-no-refill = Is de trekstapel op, dan wordt hij niet aangevuld. Kun of wil je niet leggen, pas dan.

## The word that is said

rule-nothing-to-say = Met weinig kaarten hoef je niets te zeggen.
rule-declare = Heb je nog { count-cards }, zeg dan “{ CAPITAL($word) }!”.
rule-declare-below = Heb je er minder, zeg dan “{ CAPITAL($word) }!”.
rule-declare-several = Kun je meerdere kaarten in één beurt kwijt, zeg dan “Kaarten!” of klop.
word-cards = kaarten
rule-declare-not-several = Eindig je met meerdere kaarten in één beurt, dan hoef je het vooraf niet te zeggen.
rule-undeclared =
    { $how ->
        [catch] Vergeet je het, dan mag iedereen dat melden tot de volgende speler iets doet. Dan pak je { $cost }.
       *[finish] Eindig je zonder het te zeggen, dan pak je { $cost } en speel je verder.
    }
rule-undeclared-refused = Zolang je het niet hebt gezegd, mag je laatste kaart niet weg.

## The last card, and the end

rule-last-costs = Je mag niet eindigen met { LIST($cards, type: "or") }. Als laatste kaart werkt die gewoon, maar je pakt { $cost } en speelt verder.
rule-fire = Vuurkaart: pak je daarvoor een pestkaart die past, dan mag je die meteen leggen.{ $both ->
        [true] { " " }Beide kaarten werken. Moet de volgende speler pakken en overslaan, dan gebeurt allebei.
       *[false] { "" }
    }
rule-last-refused = Je mag niet eindigen met { LIST($cards, type: "or") }. Heb je niets anders meer, pak dan een kaart en wacht.
rule-last-free = Elke kaart mag je laatste zijn.
rule-end =
    { $until ->
        [one-left] Jullie spelen door tot er één speler over is, en iedereen krijgt een plaats.
       *[first] Ben je als eerste al je kaarten kwijt, dan win je de ronde.
    }
rule-come-back = Ben je als enige over en vormen je kaarten één rij, dan komt wie het laatst uit was terug met { $cards }.
rule-bring-back = Vormen de kaarten van de laatste speler één rij, dan mag die terughalen wie het laatst uit was. Die pakt { $cards }, en de twee spelen verder. Anders heeft de laatste speler verloren.
rule-back-wild = { $any ->
        [true] In die rij mag { LIST($cards, type: "or") } voor elke kaart staan.
       *[false] In die rij moet { LIST($cards, type: "or") } passen zoals elke andere kaart.
    }
rule-bankrupt = Met { $cards } of meer ben je uitgeschakeld.
rule-loser-out = Verlies je een ronde, dan doe je niet meer mee in dit potje.

## Points, and the match

rule-match-of-hands = Win je als eerste { number-word } { $count ->
        [one] ronde
       *[other] rondes
    }, dan win je het potje.
rule-match-of-points = Het potje eindigt bij { $target } punten{ $more ->
        [0] { "" }
       *[other] { " " }met { $least } spelers, plus { $more } voor elke speler extra
    }, en de { $wins ->
        [low] laagste
       *[high] hoogste
    } score wint.
rule-match-of-lives = Iedereen heeft { number-word } { $count ->
        [one] leven
       *[other] levens
    }. Verlies je een ronde, dan verlies je een leven. Wie als laatste nog een leven heeft, wint het potje.
rule-winner-collects = Win je een ronde, dan krijg je de punten van alle kaarten die de anderen nog hebben.
rule-everybody-counts = Je telt de punten van de kaarten die je nog hebt.
rule-doubling = De punten tellen dubbel als de laatste kaart { LIST($cards, type: "or") } is.
card-worth = { FORM($card, article: "none") } { $points }
rule-worths = Punten: { LIST($worths, type: "comma") }.
rule-blocked-difference = Kan niemand meer verder, dan wint wie de minste punten heeft. Die krijgt het verschil.
rule-blocked-counts = Kan niemand meer verder, dan tel je de kaarten die je nog hebt.
rule-blocked-fewest = Kan niemand meer verder, dan wint wie de minste kaarten heeft. Bij gelijke stand deel je de winst.

## The sequence family

rule-sequence-deal = Het hele spel kaarten met { $jokers } wordt gedeeld. Sommige spelers krijgen een kaart meer.{ $even ->
        [true] { " Een of twee extra jokers maken dat gelijk als het kan." }
       *[false] { "" }
    }
rule-sequence-hands = Kaarten per speler: { LIST($hands, type: "comma") }.
sequence-hand = { LIST($cards, type: "or") } met { $seats } spelers
rule-sequence-hand = Iedereen krijgt { LIST($cards, type: "or") } kaarten.
rule-sequence-start = De speler links van de deler komt uit met een kaart naar keuze.
rule-sequence-match = Volg in je beurt de kleur, wissel met een kaart van dezelfde waarde, of leg een joker. Als het kan, moet het.
rule-knock-out = Kun je niet volgen, dan ben je uitgeschakeld.
rule-knock-out-scores = Kun je niet volgen, dan ben je uitgeschakeld. De speler van de vorige kaart krijgt een punt voor elke kaart die je nog hebt.
rule-sequence-stop = Een uitschakeling of een joker stopt de reeks. De volgende speler komt uit met een kaart naar keuze.
rule-sequence-last = Heb je je laatste kaart gelegd, dan ben je klaar, en die kaart telt nog. De laatste speler legt nog één kaart, maar alleen als er iets te volgen is.
scores-over = de kaart erboven in dezelfde kleur geeft { NUMBER($points, signDisplay: "always") }
scores-under = de kaart eronder in dezelfde kleur geeft { NUMBER($points, signDisplay: "always") }
rule-sequence-steps = { CAPITAL(LIST($steps, type: "and")) }. Na een stop begint het tellen opnieuw.
rule-sequence-rank = { CAPITAL($card) } geeft { NUMBER($points, signDisplay: "always") } als je ermee uitkomt of kleur bekent. Wisselen geeft niets.
rule-ace-high = De aas is altijd hoog.
rule-sequence-below = Scores kunnen onder nul komen. Een joker levert niets op.
rule-sequence-end = Haal je als eerste { $target } punten, dan win je meteen, ook midden in een ronde.
rule-no-undo = Wat ligt, blijft liggen. Niemand kijkt de stapel door, en wie uitgeschakeld is, houdt de kaarten dicht.
rule-no-talk = Vertel niemand wat je in je hand hebt.

# A word of a ruleset that no sentence tells, as a ruleset writes it.
rule-value = { $key }: { $value ->
        [true] ja
        [false] nee
        [none] geen
       *[other] { LIST($value, type: "comma") }
    }.
