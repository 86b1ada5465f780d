### What cannot work in a ruleset.

lint-no-points = het potje gaat om punten, maar geen enkele ronde levert er op
lint-no-card-values = de punten van kaarten tellen, maar geen enkele kaart is punten waard
lint-points-in-play = alleen in een reeksspel krijg je punten per gelegde kaart
lint-no-life-is-lost = de laatste speler verliest een leven, maar een ronde eindigt zodra de eerste uit is
lint-nobody-comes-back = niemand kan terugkomen: een ronde eindigt zodra de eerste speler uit is
lint-nobody-loses = niemand verliest een ronde: die eindigt zodra de eerste speler uit is
lint-no-word = er valt niets te zeggen met weinig kaarten
lint-word-due-at-once = al meteen na het delen zou iedereen iets moeten zeggen
lint-no-starter = geen enkele kaart mag de eerste open kaart zijn
lint-rides-on-nothing = de kaart waarmee deze samen werkt, zit niet in het spel kaarten
lint-no-card-follows = geen enkele kaart mag op een andere
lint-some-cards-never-follow = sommige kaarten mogen nooit, en met zo’n kaart kun je niet eindigen
lint-no-last-card = geen enkele kaart mag de laatste zijn, dus niemand kan eindigen
lint-last-must-be-covered = elke kaart die de laatste mag zijn, moet bedekt worden, dus niemand kan eindigen
lint-few-last-cards = heel weinig kaarten mogen de laatste zijn, dus een ronde eindigt misschien bijna nooit
lint-turn-never-passes = na elke kaart ben je nog een keer aan de beurt of moet je bedekken, dus de beurt gaat nooit verder
lint-turn-comes-back = met { $seats } spelers brengt elke kaart de beurt terug bij dezelfde speler
lint-turn-hardly-passes = minstens de helft van de kaarten geeft nog een beurt, dus de beurt gaat misschien bijna nooit verder
lint-hands-pass-on = minstens de helft van de kaarten laat iedereen kaarten doorgeven, dus een ronde eindigt misschien bijna nooit
lint-only-first-happens = leg je { $card }, dan { LIST($does, type: "and") }, maar alleen het eerste zou gebeuren
lint-nothing-to-answer = geen kaart in het spel laat iemand pakken wat deze kaarten stoppen
lint-pickup-too-large = een +{ $count } is niet te stoppen, maar met { $seats } spelers zijn er hoogstens { $left } kaarten over
lint-sum-outgrows-pack = met { $seats } spelers lopen strafkaarten op tot { $count }, maar er zijn maar { $pack } kaarten
lint-only-followed = in een reeksspel doen kaarten niets bijzonders. Ze mogen hoogstens op alles
