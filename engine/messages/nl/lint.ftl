### What cannot work in a ruleset.

lint-no-points = de partij gaat om punten, maar geen enkele ronde levert punten op
lint-no-card-values = de punten van kaarten tellen, maar geen enkele kaart is punten waard
lint-points-in-play = alleen in een reeksspel kun je tijdens het spelen punten maken
lint-no-life-is-lost = wie als laatste overblijft, verliest een leven, maar een ronde eindigt zodra de eerste speler uit is
lint-nobody-comes-back = niemand kan terugkomen: een ronde eindigt zodra de eerste speler uit is
lint-nobody-loses = niemand verliest een ronde: die eindigt zodra de eerste speler uit is
lint-no-word = er is geen woord om te zeggen
lint-word-due-at-once = het woord zou al gezegd moeten worden voordat er iets gelegd is
lint-no-starter = geen enkele kaart mag de eerste open kaart zijn
lint-rides-on-nothing = de kaart waarmee deze samen werkt, zit niet in het spel kaarten
lint-no-card-follows = geen enkele kaart mag op een andere gelegd worden
lint-some-cards-never-follow = sommige kaarten mogen nooit gelegd worden, en wie er zo een heeft, kan niet uitgaan
lint-no-last-card = geen enkele kaart mag de laatste zijn, dus een ronde kan nooit worden uitgespeeld
lint-last-must-be-covered = elke kaart die de laatste mag zijn, moet bedekt worden, dus een ronde kan nooit worden uitgespeeld
lint-few-last-cards = heel weinig kaarten mogen de laatste zijn, dus een ronde eindigt misschien bijna nooit
lint-turn-never-passes = elke kaart geeft nog een beurt of moet bedekt worden, dus de beurt gaat nooit verder
lint-turn-comes-back = met { $seats } spelers brengt elke kaart de beurt terug bij wie hem legt
lint-turn-hardly-passes = minstens de helft van de kaarten geeft nog een beurt, dus de beurt gaat misschien bijna nooit verder
lint-hands-pass-on = bij minstens de helft van de kaarten wordt er van hand gewisseld, dus een ronde eindigt misschien bijna nooit
lint-nothing-to-answer = geen kaart in het spel veroorzaakt waar deze kaarten een antwoord op zijn
lint-pickup-too-large = op { $count } strafkaarten is geen antwoord, maar met { $seats } spelers kunnen er hoogstens { $left } kaarten over zijn
lint-sum-outgrows-pack = met { $seats } spelers kunnen de strafkaarten oplopen tot { $count }, maar er zijn maar { $pack } kaarten
lint-only-followed = in een reeksspel zijn er geen pestkaarten; sommige kaarten mogen alleen op alles
