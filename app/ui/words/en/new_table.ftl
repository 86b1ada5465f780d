### Setting a table: who plays, how long, by which rules.

## new

new-title = New table
new-as_last = As last time
new-at_once = Quick start
new-shelf-start = Start here
new-shelf-family = Family favourites
new-shelf-rare = Rare ones
new-deal = Deal
new-change = Change
new-seats = Players
new-room = Everybody on their own phone
new-room_about = Opens a room: the others join with a QR code or a link.
new-join = Rooms
new-join_about = Join others with a QR code or a link, or open your own
new-length = How long
new-cards = Cards
new-house_rules = House rules
new-by_the_book = By the book
new-back_to_book = Back to the book
new-change_below = Nothing is changed. Whatever you switch on below applies at this table.
new-the_book = By the book
new-players = { $least } to { $most } players.
new-read_rules = Read the rules of { $game }
new-no_people = No people
new-company = { $people } and { $bots }
new-add_name = Add a name
new-change_name = Change a name
new-no_name = No name
new-add_seat = Add a seat
new-remove_seat = Remove this seat
new-who = Who sits here?
new-how_long = The match lasts
new-to_target = To a target
new-target_hands = Hands to win
new-target_points = Points to reach
new-target_lives = Lives each
new-name_missing = Everybody needs a name.
new-too_many_cards = There are not enough cards: dealing takes { $dealt }, out of { $cards }.
new-changed =
    { $count ->
        [one] One thing differs from the book
       *[other] { $count } things differ from the book
    }
new-bots =
    { $count ->
        [one] one bot
       *[other] { $count } bots
    }
new-hands =
    { $count ->
        [one] one hand
       *[other] { $count } hands
    }
new-until_hands =
    { $count ->
        [one] first to win a hand
       *[other] first to win { $count } hands
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
number-deal-about = How many cards everybody starts with.

number-jokers-title = Jokers
number-jokers-about = How many are shuffled in.

number-packs-title = Packs of cards
number-packs-about = Some games use two when many play, unless you change it.

## people

people-you = You
people-person = Person
people-person_about = Plays on this device. Hands are hidden while it is passed round.
people-careless = Careless bot
people-careless_about = Plays whatever comes to hand, wastes its best cards, forgets to say the word.
people-steady = Steady bot
people-steady_about = Gets rid of high cards, keeps its wild ones, never forgets to say the word.
people-sharp = Sharp bot
people-sharp_about = Tries each move against a few guesses at your cards, and spots most slips. A real opponent.
people-master = Master bot
people-master_about = Works out who holds which cards from how everybody plays, and tries each move hundreds of times. Never peeks.
people-friend = Player { $count }
# A name's face goes by its place in this list: woman, man, woman, man, girl, old man, and again from the start.
people-bots = Ada Ben Cleo Dev Fay Eli Lena Gus Hana Ivo Juno Kit
people-alike = “{ $name }” and “{ $other }” are too alike. Change one of the names.
