### What cannot work in a ruleset.

lint-no-points = the match is played for points, but no hand brings any
lint-no-card-values = points of cards are counted, but no card is worth any
lint-points-in-play = points can be scored in play only in a sequence game
lint-no-life-is-lost = the last player left loses a life, but hands end when the first player is out
lint-nobody-comes-back = nobody can come back: hands end when the first player is out
lint-nobody-loses = nobody loses a hand: it ends when the first player is out
lint-no-word = there is no word to say
lint-word-due-at-once = the word would be due before anything is played
lint-no-starter = no card may be the first face-up card
lint-rides-on-nothing = the pack has no card that it acts with
lint-no-card-follows = no card may be laid on any other
lint-some-cards-never-follow = some cards may never be played, and a player who holds one cannot go out
lint-no-last-card = no card may be the last one, so no hand can be finished
lint-last-must-be-covered = every card that may be the last one must be covered, so no hand can be finished
lint-few-last-cards = very few cards may be the last one, so hands may hardly ever end
lint-turn-never-passes = every card gives its player another turn or must be covered, so the turn never passes
lint-turn-comes-back = with { $seats } players, every card brings the turn back to its player
lint-turn-hardly-passes = at least half of the cards give another turn, so the turn may hardly ever pass
lint-hands-pass-on = at least half of the cards make hands pass on, so hands may hardly ever end
lint-nothing-to-answer = no card in the pack makes what these cards answer
lint-pickup-too-large = nothing answers a pick-up of { $count }, but with { $seats } players no more than { $left } cards can be left
lint-sum-outgrows-pack = with { $seats } players, the sum may grow to { $count } cards, but there are only { $pack }
lint-only-followed = in a sequence game, every card effect is ignored except going on anything
