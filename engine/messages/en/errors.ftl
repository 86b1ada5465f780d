### Why rules cannot be played, or something cannot be entered on a score sheet.

## Rules

rules-unreadable = these rules can’t be read. Perhaps they’re from a newer version of the app
rules-seats = there are { $seats } players, but the game is for { $least } to { $most }
rules-too-many-cards = { $seats } times { $deal } cards and the first face-up card are more than the { $cards } cards there are
rules-too-many-jokers = { $jokers } jokers are more than the packs hold
rules-answers-nothing = no card gives the penalty these cards are played on
rules-no-group = no card that makes players draw is called “{ $group }”
rules-group-missing = a card that makes players draw needs a name for what goes on it

rules-code-none = this isn’t the code of a game. A game’s code begins with “{ $prefix }”
rules-code-broken = the code is damaged: a part is missing or was changed
rules-code-long = the code is too long. The limit is { $most } characters
rules-code-large = the game in this code is too large to be real

## Score sheets

sheet-unfit = that doesn’t fit on this sheet
sheet-over = the match is over. Correct an entry, undo it, or go on with the match
sheet-less-than-nothing = it can’t be less than 0
sheet-no-lives = lives go from 1 to { $most }
sheet-down-from-nothing = to count down, choose a score to start from
sheet-long-name = a name can have at most { $most } characters
sheet-most-marks = a round has room for { $most } entries
sheet-most-rounds = a match has room for { $most } rounds
sheet-most-players = a sheet has room for { $most } players
sheet-name-taken = “{ $name }” is on the sheet already. Enter another name
