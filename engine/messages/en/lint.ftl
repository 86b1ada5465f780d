### What cannot work in a ruleset.

lint-no-points = the match is played for points, but no round scores any
lint-no-card-values = card points are counted, but no card is worth any
lint-points-in-play = points can only be scored card by card in a sequence game
lint-no-life-is-lost = the last player left loses a life, but rounds end when the first player finishes
lint-nobody-comes-back = nobody can come back: rounds end when the first player finishes
lint-nobody-loses = nobody loses a round: it ends when the first player finishes
lint-no-word = there’s nothing to say with few cards left
lint-word-due-at-once = players would have to make the last-card call right after the deal
lint-no-starter = no card is left to be the first face-up card
lint-rides-on-nothing = the pack doesn’t have the card it needs to be played with
lint-no-card-follows = no card can be played on any other
lint-some-cards-never-follow = some cards can never be played, so a player who has one can’t finish
lint-no-last-card = no card can be the last one, so nobody can finish
lint-last-must-be-covered = every card that can be the last one must be covered, so nobody can finish
lint-few-last-cards = very few cards can be the last one, so rounds may hardly ever end
lint-turn-never-passes = every card gives another turn or must be covered, so the turn never passes
lint-turn-comes-back = with { $seats } players, every card brings the turn back to the same player
lint-turn-hardly-passes = at least half of the cards give another turn, so the turn may hardly ever pass
lint-hands-pass-on = at least half of the cards make everyone pass their cards on, so rounds may hardly ever end
lint-only-first-happens = if you play { $card }, { LIST($does, type: "and") }, but only the first would happen
lint-nothing-to-answer = no card in the pack makes anyone draw what these cards stop
lint-pickup-too-large = nothing stops a +{ $count }, but with { $seats } players no more than { $left } cards can be left
lint-sum-outgrows-pack = with { $seats } players, the total can grow to { $count } cards, but there are only { $pack }
lint-only-followed = in a sequence game, card effects are ignored, except going on anything
