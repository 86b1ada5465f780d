### Setting a table: who plays, how long, by which rules.

## new

new-title = New table
new-as_last = Same as last time
new-at_once = Quick start
new-shelf-start = Start here
new-shelf-family = Family favourites
new-shelf-rare = Rare ones
new-deal = Deal
new-change = Change
new-seats = Players
new-join = Play together
new-join_about = Join others with a QR code or a link, or open your own
new-length = How long
new-cards = Cards
new-house_rules = House rules
new-by_the_book = Standard rules
new-back_to_book = Reset
new-change_below = Standard rules so far. Anything you switch on below counts at this table.
new-the_book = Standard rules
new-players = { $least } to { $most } players.
new-read_rules = Read the rules of { $game }
new-no_people = No people
new-company = { $people } and { $bots }
new-add_name = Add a name
new-change_name = Change a name
new-no_name = No name
new-add_seat = Add player
new-remove_seat = Remove player
new-who = Who’s playing here?
new-how_long = How long the match lasts
new-to_target = To a target
new-target_hands = Rounds to win
new-target_points = Points to reach
new-target_lives = Lives each
new-name_missing = Every player needs a name.
new-too_many_cards = Not enough cards: you’d need { $dealt }, but there are only { $cards }.
new-changed =
    { $count ->
        [one] One rule changed
       *[other] { $count } rules changed
    }
new-bots =
    { $count ->
        [one] one bot
       *[other] { $count } bots
    }
new-hands =
    { $count ->
        [one] one round
       *[other] { $count } rounds
    }
new-until_hands =
    { $count ->
        [one] first to win a round
       *[other] first to win { $count } rounds
    }
new-until_points =
    { $count ->
        [one] to one point
       *[other] to { $count } points
    }
new-until_lives =
    { $count ->
        [one] one life each
       *[other] { $count } lives each
    }

## number

number-deal-title = Cards dealt to each
number-deal-about = How many cards everyone starts with.

number-jokers-title = Jokers
number-jokers-about = How many you shuffle in.

number-packs-title = Packs of cards
number-packs-about = Some games use two for many players, unless you change it.

## people

people-you = You
people-you_beside = you
people-person = Player
people-person_about = Plays on this device. Your cards stay hidden while you pass it round.
people-careless = Careless bot
people-careless_about = Plays any old card, wastes its best ones and forgets to say “Last card!”
people-steady = Steady bot
people-steady_about = Gets rid of high cards, keeps its wild ones and always remembers to say “Last card!”
people-sharp = Sharp bot
people-sharp_about = Tries each move against a few guesses at your cards and spots most slips. A real opponent.
people-master = Master bot
people-master_about = Works out who has which cards from how everyone plays, and tries each move hundreds of times. Never peeks.
people-nameless = Player
# A bot’s face goes by its name’s place here: old woman, bearded man, woman, man, girl, old man, then again from the start.
# Earlier versions used the names after the twelfth.
people-bots = Ada Ben Cleo Dev Fay Eli Lena Gus Hana Ivo Juno Walt Dot Kit
people-alike = “{ $name }” and “{ $other }” look too alike. Change one of the names.
