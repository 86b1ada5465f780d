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
rule-starter-barred = De eerste open kaart is nooit { LIST($cards, type: "or") }; dan wordt er een andere omgedraaid.
rule-starter =
    { $starter ->
        [suit-only] De eerste open kaart geeft alleen de kleur aan.
        [acts] De eerste open kaart werkt alsof de deler hem gelegd had.
       *[plain] De eerste open kaart heeft geen effect.
    }
rule-first = Wie { $first ->
        [right] rechts
       *[left] links
    } van de deler zit, begint.
rule-direction = De beurt gaat naar { $direction ->
        [-1] rechts, tegen de klok in
       *[other] links, met de klok mee
    }.
rule-dealer = Wie het eerst deelt, wordt geloot. Daarna gaat het delen naar links door.

## Cards

rule-match = Je mag een kaart leggen als de kleur of de waarde dezelfde is als die van de bovenste kaart.
rule-named-suit = De gekozen kleur geldt tot de volgende kaart.{ $rank ->
        [true] { " " }Een kaart van dezelfde waarde mag er ook op.
       *[false] { "" }
    }
rule-named-only = Op { LIST($cards, type: "or") } mag alleen de gekozen kleur{ $wild ->
        [true] { ", of een kaart die op alles mag" }
       *[false] { "" }
    }.
rule-special = Pestkaarten: { LIST($cards, type: "comma", article: "none") }.
rule-skips = { $adds ->
        [true] Wordt er geantwoord, dan tellen de beurten op: wie als eerste niet antwoordt, slaat ze allemaal over.
       *[false] Wordt er geantwoord, dan tellen de beurten niet op: alleen de laatste kaart geldt.
    }
rule-not-others = Wat { $other } doet, geldt niet voor { $card }.
# $card an entry, $does what it does: parts of a sentence, each a verb that follows the card
rule-card = { CAPITAL($card) } { LIST($does, type: "and") }.
rule-also = { CAPITAL($card) } mag ook op { LIST($cards, type: "or") }.
rule-wild-owed = Je mag { $card } niet leggen zolang je kaarten moet pakken door { LIST($makers, type: "or") }.
rule-owed = In plaats van strafkaarten te pakken mag je antwoorden. Een antwoord hoeft niet dezelfde kleur of waarde te hebben.
# $makers the cards that make others take, $does what the answer does
rule-answer = { CAPITAL($card) } is een antwoord op { LIST($makers, type: "and", number: "plural") }: { $does }.
rule-answers = Wat is een antwoord op wat: { $lines }. { CAPITAL($does) }.
answer-line = { $card } op { LIST($makers, type: "and", number: "plural") }
answer-lines = { $line }; { $more }

does-nothing = is een gewone kaart
does-wild = mag op alles{ $but ->
        [some] { " " }behalve op { LIST($cards, type: "or") }
       *[none] { "" }
    }{ $last ->
        [follows] { " " }(als laatste kaart alleen als hij past)
       *[any] { "" }
    }
does-name-suit = laat wie hem legt de kleur kiezen
does-demand = laat wie hem legt een rondje lang { LIST($ranks, type: "or", number: "plural") } eisen
does-demand-any = laat wie hem legt een rondje lang een waarde eisen
does-go-on = mag in dezelfde beurt gevolgd worden door elke kaart van de gekozen kleur
does-colour = mag op kaarten van zijn eigen kleur (rood of zwart)
does-not-go-on = mag niet op { LIST($cards, type: "or") }
as-many-as-dealt = evenveel kaarten als er per speler zijn gedeeld
# $whom who takes, $answered whether any card answers it
does-pickup = laat de { $whom ->
        [previous] vorige
       *[next] volgende
    } speler { $answered ->
        [true] antwoorden of{ " " }
       *[false] { "" }
    }{ $cards ->
        [as-many-as-dealt] evenveel kaarten pakken als er per speler zijn gedeeld
       *[count-cards] { $cards } pakken
    }
does-pickup-with = laat de { $whom ->
        [previous] vorige
       *[next] volgende
    } speler { $cards ->
        [as-many-as-dealt] evenveel kaarten pakken als er per speler zijn gedeeld,
       *[count-cards] { $cards } pakken
    } als hij samen met { $card } gelegd wordt
does-skip = laat de volgende speler { $count ->
        [one] een beurt
       *[other] { number-word } beurten
    } overslaan
does-skip-answerable = { does-skip }, tenzij die antwoordt met een kaart van dezelfde waarde
does-skip-must-answer = { does-skip }, tenzij die een kaart van dezelfde waarde heeft, want die moet dan gelegd worden
does-reverse = draait de speelrichting om
does-cover-any = mag met elke kaart bedekt worden
does-must-cover = moet door wie hem legt meteen bedekt worden met een kaart van dezelfde kleur, anders pakt die speler een kaart
does-dump-suit = laat wie hem legt in dezelfde beurt onbeperkt kaarten van dezelfde kleur bijleggen{ $order ->
        [rising] , in oplopende volgorde
       *[any] { "" }
    }{ $when ->
        [follows-suit] , als hij op zijn eigen kleur ligt
       *[always] { "" }
    }{ $order ->
        [rising] ; pestkaarten die zo gelegd worden, doen niets, en de aas is laag
       *[any] { "" }
    }
does-chain = begint een ketting: wie hem legt, gaat in dezelfde beurt door met kaarten die telkens de kleur of de waarde van de vorige hebben{ $wild ->
        [true] ; kaarten die op alles mogen, mogen erbij, en daarna volgt de kleur die erbij gekozen wordt
       *[false] { "" }
    }
does-play-again = geeft wie hem legt nog een beurt
does-pass-hands = laat iedereen de hele hand naar links doorgeven

# $more how much it adds: as much as the card itself costs, or $cards; $as whether it is answered otherwise from then on
answer-add =
    { $more ->
        [as-said] er komen { $cards ->
            [as-many-as-dealt] evenveel strafkaarten bij als er per speler zijn gedeeld
           *[count-cards] { $cards } bij
        }, en alles schuift door
       *[its-own] de strafkaarten tellen op en schuiven door
    }{ $as ->
        [others] , en vanaf dan geldt elk antwoord op { LIST($makers, type: "and", number: "plural") }
       *[alike] { "" }
    }
answer-cancel = de strafkaarten vervallen
answer-pass = de strafkaarten schuiven ongewijzigd door
answer-return = wie ze heeft veroorzaakt, pakt de strafkaarten zelf
answer-reduce = er gaan { $cards ->
        [as-many-as-dealt] evenveel strafkaarten af als er per speler zijn gedeeld
       *[count-cards] { $cards } af
    }, en wat overblijft, { $rest ->
        [taken] wordt meteen gepakt
        [cancelled] vervalt ook
       *[next] schuift door
    }

## Several cards in a turn

several-set = meerdere kaarten van dezelfde waarde
several-suit-all = meerdere kaarten van dezelfde kleur in willekeurige volgorde
several-run = een reeks opeenvolgende waarden in één kleur
several-mix = een ketting van sets en reeksen
several-chain = een ketting van kaarten met telkens de kleur of de waarde van de vorige
several-suit-chain = een ketting van kaarten met telkens de kleur van de vorige
rule-several =
    { $combinations ->
        [one] In één beurt mag je { LIST($combinations, type: "or") } leggen.
       *[other] In één beurt mag je leggen: { LIST($combinations, type: "or") }.
    }
rule-chain = Een ketting eindigt zodra wie hem legt, past.{ $wild ->
        [true] { " " }Kaarten die op alles mogen, mogen erbij; daarna volgt de kleur die erbij gekozen wordt.
       *[false] { "" }
    }
rule-one-card = { $other ->
        [true] Verder wordt er één kaart per beurt gelegd.
       *[false] Er wordt één kaart per beurt gelegd.
    }
rule-run-on-suit = Een reeks moet de kleur van de bovenste kaart hebben, maar hoeft er in waarde niet op aan te sluiten.
rule-run = Reeksen gaan { $run ->
        [up] alleen omhoog
       *[both] omhoog of omlaag
    }; de aas is { $ace ->
        [low] laag
       *[high] hoog
    }.
rule-together = { CAPITAL(LIST($cards, type: "and", number: "plural")) } mogen in één beurt samen gelegd worden, en wat ze kosten, telt op.
rule-acts = Als er in één beurt meerdere kaarten gelegd worden, { $acts ->
        [trailing] werkt alleen de laatste, samen met de kaarten vlak ervoor die hetzelfde effect hebben; wat ze doen, telt op
        [every] werkt elke pestkaart
       *[last] werkt alleen de allerlaatste
    }.
rule-turn-last = Niemand mag uitgaan met { $last ->
        [no-double] twee kaarten van dezelfde waarde tegelijk
       *[no-several] meer dan één kaart in een beurt
    }.
rule-reverse-two = Met zijn tweeën { $does ->
        [skip] laat een kaart die omdraait de ander een beurt overslaan
        [nothing] verandert een kaart die omdraait niets
       *[again] geeft een kaart die omdraait nog een beurt aan wie hem legt
    }.
rule-reverse-pair = { $each ->
        [true] Meer kaarten die omdraaien in één beurt tellen allemaal.
       *[false] Twee kaarten die omdraaien in één beurt heffen elkaar op.
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
rule-draw-until = Wie niet kan leggen, pakt door tot er een kaart gelegd kan worden.
rule-draw-though-able = Je mag pakken, ook als je kunt leggen.
rule-must-play = Wie kan leggen, moet leggen.
rule-draw-cap = In één beurt mag je hoogstens { count-cards } pakken.
rule-take = Na het pakken van strafkaarten { $take ->
        [goes-on] gaat je beurt verder
       *[end] is je beurt voorbij
    }.
rule-empty-owed = Moet je meer kaarten pakken dan er zijn, pak dan alleen wat er nog is.
rule-refill = Als de trekstapel op is, wordt de aflegstapel zonder de bovenste kaart geschud, en dat is de nieuwe trekstapel.
rule-empty = { $must ->
        [true] Is er niets meer te pakken, dan pas je als je niet kunt leggen.
       *[false] Is er niets meer te pakken, dan pas je als je niet kunt of wilt leggen.
    }
rule-no-refill = Als de trekstapel op is, wordt hij niet aangevuld; wie niet kan of wil leggen, past.

## The word that is said

rule-nothing-to-say = Met weinig kaarten over hoeft er niets gezegd te worden.
rule-declare = Wie nog { count-cards } over heeft, zegt “{ $word }”.
rule-declare-below = Met minder kaarten is het woord “{ $word }”.
rule-declare-several = Het woord moet ook met meerdere kaarten gezegd worden, als die allemaal in één beurt weg kunnen; dan is het “kaarten”, of een klop op tafel.
word-cards = kaarten
rule-declare-not-several = Wie met meerdere kaarten in één beurt uitgaat, hoeft het vooraf niet te hebben gezegd.
rule-undeclared =
    { $how ->
        [catch] Wie het woord vergeet, kan door elke andere speler betrapt worden tot de volgende speler iets doet; dat kost { $cost }.
       *[finish] Wie uitgaat zonder het te hebben gezegd, legt de kaarten, pakt { $cost } en speelt verder.
    }
rule-undeclared-refused = Wie het niet heeft gezegd, mag de laatste kaart niet leggen.

## The last card, and the end

rule-last-costs = Niemand gaat uit met { LIST($cards, type: "or") }: de kaart wordt gelegd en werkt, maar wie hem legt, pakt { $cost } en de ronde gaat door.
rule-fire = Vuurkaart: als wat daarvoor gepakt is een passende pestkaart is, mag die meteen gelegd worden.{ $both ->
        [true] { " " }Beide kaarten werken; een gemiste beurt en strafkaarten komen samen bij de volgende speler terecht, die de kaarten pakt en de beurt overslaat.
       *[false] { "" }
    }
rule-last-refused = { CAPITAL(LIST($cards, type: "or")) } mag niet als laatste kaart gelegd worden: wie er zo een over heeft, pakt een kaart en wacht.
rule-last-free = Elke kaart mag de laatste zijn.
rule-end =
    { $until ->
        [one-left] Er wordt doorgespeeld tot er één speler over is, en iedereen krijgt een plaats.
       *[first] Wie het eerst alle kaarten kwijt is, wint de ronde.
    }
rule-come-back = Als de laatste speler de hele hand als één ketting zou kunnen leggen, komt wie het laatst is uitgegaan terug met { $cards }.
rule-bring-back = Wie als laatste overblijft en de hele hand als één ketting zou kunnen leggen, mag de speler terughalen die het laatst is uitgegaan; die pakt { $cards }, en de twee spelen verder. Anders heeft de laatste speler verloren.
rule-back-wild = { $any ->
        [true] In die ketting mag { LIST($cards, type: "or") } voor elke kaart staan.
       *[false] In die ketting moet { LIST($cards, type: "or") } passen zoals elke andere kaart.
    }
rule-bankrupt = Wie { $cards } of meer heeft, ligt uit de ronde.
rule-loser-out = Wie een ronde verliest, ligt uit de partij.

## Points, and the match

rule-match-of-hands = Wie het eerst { number-word } { $count ->
        [one] ronde
       *[other] rondes
    } wint, wint de partij.
rule-match-of-points = De partij eindigt bij { $target } punten{ $more ->
        [0] { "" }
       *[other] { " " }met { $least } spelers ({ $more } meer voor elke speler extra)
    }, en de { $wins ->
        [low] laagste
       *[high] hoogste
    } score wint.
rule-match-of-lives = Wie een ronde verliest, verliest { $count ->
        [one] het enige leven
       *[other] een van de { number-word } levens
    }; wie er geen meer heeft, ligt eruit, en wie overblijft, wint de partij.
rule-winner-collects = Wie een ronde wint, krijgt de punten van alle kaarten die de anderen nog hebben.
rule-everybody-counts = Iedereen telt de punten van de kaarten die hij nog heeft.
rule-doubling = De punten tellen dubbel als de laatst gelegde kaart { LIST($cards, type: "or") } is.
card-worth = { FORM($card, article: "none") } { $points }
rule-worths = Punten: { LIST($worths, type: "comma") }.
rule-blocked-difference = Als niemand verder kan, zit de ronde vast: de laagste hand krijgt het verschil.
rule-blocked-counts = Als niemand verder kan, zit de ronde vast: iedereen telt wat hij nog heeft.
rule-blocked-fewest = Als niemand verder kan, zit de ronde vast: wie de minste kaarten heeft, wint; bij gelijke stand delen ze de winst.

## The sequence family

rule-sequence-deal = Het hele spel kaarten met { $jokers } wordt gedeeld; de handen kunnen één kaart verschillen.{ $even ->
        [true] { " Een of twee extra jokers maken alle handen even groot als dat kan." }
       *[false] { "" }
    }
rule-sequence-hands = Kaarten per speler: { LIST($hands, type: "comma") }.
sequence-hand = { LIST($cards, type: "or") } met { $seats } spelers
rule-sequence-hand = Iedereen krijgt { LIST($cards, type: "or") } kaarten.
rule-sequence-start = Wie links van de deler zit, komt uit met een kaart naar keuze.
rule-sequence-match = Om de beurt volgt iedereen de kleur, of de waarde (wisselen), of legt een joker; wie kan volgen, moet dat doen.
rule-knock-out = Wie niet kan volgen en ook geen joker kan leggen, is uitgeschakeld voor deze ronde.
rule-knock-out-scores = Wie niet kan volgen en ook geen joker kan leggen, is uitgeschakeld voor deze ronde, en wie de vorige kaart legde, krijgt een punt voor elke kaart die de uitgeschakelde speler nog heeft.
rule-sequence-stop = Een uitschakeling of een joker stopt de reeks: de volgende die nog meedoet, komt uit met een kaart naar keuze.
rule-sequence-last = Wie de laatste kaart legt, gaat stil uit, en die kaart telt nog. De laatste die nog meedoet, legt één kaart, en alleen als de vorige kaart gevolgd moet worden.
scores-over = een kaart één hoger dan de vorige in dezelfde kleur levert { NUMBER($points, signDisplay: "always") } op
scores-under = een kaart één lager dan de vorige in dezelfde kleur levert { NUMBER($points, signDisplay: "always") } op
rule-sequence-steps = { CAPITAL(LIST($steps, type: "and")) }; nooit over een stop heen.
rule-sequence-rank = { CAPITAL($card) } in kleur of als uitkomst levert { NUMBER($points, signDisplay: "always") } op; ernaar wisselen levert niets op.
rule-ace-high = De aas is alleen hoog.
rule-sequence-below = Scores kunnen onder nul komen. Een joker levert niets op.
rule-sequence-end = Wie het eerst { $target } punten haalt, wint meteen, ook midden in een ronde.
rule-no-undo = Wat ligt, blijft liggen; in de stapel wordt niet teruggekeken, en de handen van uitgeschakelde spelers blijven dicht.
rule-no-talk = Spelers vertellen elkaar niet wat ze hebben.

# A word of a ruleset that no sentence tells, as a ruleset writes it.
rule-value = { $key }: { $value ->
        [true] ja
        [false] nee
        [none] geen
       *[other] { LIST($value, type: "comma") }
    }.
