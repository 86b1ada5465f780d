### What cannot work in a ruleset.

# What the reader or the dealer said.
rules-error = { $why }
lint-no-points = the match is played for points, and no hand brings any
lint-no-card-values = points of cards are counted, and no card is worth any
lint-points-in-play = points in play are scored in the sequence family only
lint-no-life-is-lost = a life is lost by the last one left, and hands end with the first one out
lint-nobody-comes-back = nobody can come back: hands end with the first one out
lint-nobody-loses = nobody loses a hand: it ends with the first one out
lint-no-word = the declaration has no word
lint-word-due-at-once = the word would be due before anything is played
lint-no-starter = no card may be the first face-up card
lint-rides-on-nothing = there is no card in the pack that it acts with
lint-no-card-follows = no card may be laid on any other
lint-some-cards-never-follow = some cards may never be laid, and who holds one cannot go out
lint-no-last-card = no card may be the last one, so no hand can be finished
lint-last-must-be-covered = every card that may be the last one must be covered, so no hand can be finished
lint-few-last-cards = very few cards may be the last one, so hands may hardly end
lint-turn-never-passes = every card gives its player another turn or must be covered, so the turn never passes
lint-turn-comes-back = every card brings the turn back to its player: at { $seats } seats
lint-turn-hardly-passes = half of all cards or more give another turn, so turns may hardly pass
lint-hands-pass-on = half of all cards or more pass the hands on, so hands may hardly end
lint-nothing-to-answer = no card of the pack makes what these cards answer
lint-pickup-too-large = nothing answers a pick-up of { $count }, and no more than { $left } cards can be left: at { $seats } seats
lint-sum-outgrows-pack = the sum may grow to { $count } cards, more than the { $pack } there are: at { $seats } seats
