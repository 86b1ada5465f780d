### Why rules cannot be played, or something cannot be entered on a score sheet.

## Rules

rules-unreadable = this cannot be read as rules; perhaps it is from a newer version of the app
rules-seats = there are { $seats } players, and { $least } to { $most } can play
rules-too-many-cards = { $seats } hands of { $deal } cards and the first card are more than the { $cards } cards there are
rules-too-many-jokers = { $jokers } jokers are more than the packs hold
rules-answers-nothing = this answers cards that nothing makes anybody take
rules-no-group = no card that makes others take is called “{ $group }”
rules-group-missing = a card that makes others take needs a name for what answers it

rules-code-none = this is not the code of a game: such a code begins with “{ $prefix }”
rules-code-broken = the code is broken: a part is missing or was changed
rules-code-long = the code is too long: it has at most { $most } characters
rules-code-large = there is more in this game than a code can hold

## Score sheets

sheet-unfit = that does not fit on this sheet
sheet-over = the match is over; you can mend what was entered, take it back, or go on with the match
sheet-less-than-nothing = it cannot be less than 0
sheet-no-lives = where lives count, everybody has 1 to { $most }
sheet-long-name = a name has at most { $most } characters
sheet-most-marks = a round has room for { $most } marks
sheet-most-rounds = a match has room for { $most } rounds
sheet-most-players = a sheet has room for { $most } players
sheet-name-taken = “{ $name }” is on the sheet already. Enter another name
