### Settings.

settings-play = Playing
settings-look = Looks
settings-cards = Cards and table
settings-cards_about = Felt, backs, faces, colours and contrast.
settings-senses = Sound and touch
settings-devices = My devices
settings-people = People on this device
settings-about = About
settings-seconds = { $count } s
settings-name = Name
settings-add_name = Add
settings-remove_name = Remove { $name }
settings-names_about = Names you can pick for a table. The first is yours.
settings-report = Copy a report
settings-report_about = Versions, the last error and the round on the table. No names.
settings-licences = Licences
settings-licences_about = Whose work is in this app.
settings-licences_more = Pocket Switch is built from these works. Not every system uses all of them.
settings-licences_client = The part that draws the app is built from these. Each comes with its own notices.
settings-licences_reading = Loading…
settings-licences_away = These texts are on the server the app came from, and it isn’t answering.
settings-licences_on = Show more
settings-version = Pocket Switch { $version }
settings-nothing_leaves = Unless you sync, move to another device or play in a room, nothing leaves this device.

settings-pace-title = Pace of the bots
settings-pace-about = How long a bot takes for its turn. Tap the table to skip the wait.
settings-pace-slow = Slow
settings-pace-normal = Normal
settings-pace-fast = Fast
settings-pace-none = Instant

settings-catch_window-title = Time to catch
settings-catch_window-about = How long bots wait when someone forgets to say “Last card!” With a screen reader, they wait until you go on.

settings-confirm_power-title = Two taps to play
settings-confirm_power-about = The first tap lifts a special card, the second plays it.

settings-coach-title = Coach
settings-coach-about = A lightbulb at tables against bots. It tries your moves and says which is best, and why.
settings-explain-title = Explain new things
settings-explain-about = A bubble beside the pile, the first time something happens: cards to draw, a skipped turn, a chosen suit.

settings-remarks-title = Bots talk
settings-remarks-about = A word now and then when they play.

settings-sort-title = Order of your cards
settings-sort-about = You can drag cards into your own order at any time.
settings-sort-suit = By suit
settings-sort-rank = By rank
settings-sort-own = My own

settings-language-title = Language
settings-language-about = Names and your own games stay as you typed them.
settings-language-system = As on this device

settings-appearance-title = Appearance
settings-appearance-about = Light or dark menus. The table keeps its own colour.
settings-appearance-system = System
settings-appearance-light = Light
settings-appearance-dark = Dark

settings-contrast-title = More contrast
settings-contrast-about = A darker table, stronger letters and edges.
settings-contrast-system = System
settings-contrast-on = On
settings-contrast-off = Off

settings-felt-title = Table
settings-felt-green = Green
settings-felt-blue = Blue
settings-felt-wine = Wine red
settings-felt-plum = Plum
settings-felt-walnut = Walnut

settings-back-title = Backs of the cards
settings-back-stripes = Stripes
settings-back-lattice = Lattice
settings-back-scales = Scales
settings-back-sun = Sun
settings-back-leaves = Leaves
settings-back-switch = Switch

settings-courts-title = Jacks, Queens and Kings
settings-courts-drawn = Drawn
settings-courts-classic = Classic
settings-courts-plain = Plain

settings-indices-title = Letters on Jacks, Queens and Kings
settings-indices-about = Replays, shared rounds and codes keep J, Q and K.
settings-indices-language = As in your language

settings-four_colours-title = Four-colour cards
settings-four_colours-about = Clubs are green and diamonds blue, so you can tell the suits apart at a glance.

settings-card_size-title = Card size
settings-card_size-about = The cards in your hand.
settings-card_size-small = Small
settings-card_size-normal = Normal
settings-card_size-large = Large

settings-left_handed-title = Left-handed
settings-left_handed-about = Buttons are on the left, and the hand fans the other way.

settings-motion-title = Animations
settings-motion-about = Whether cards slide and turn over.
settings-motion-system = System
settings-motion-on = On
settings-motion-off = Off

settings-sounds-title = Sounds
settings-sounds-about = Hear the cards, your turns and the end of a round.

settings-haptics-title = Vibration
settings-haptics-about = A short buzz when it’s your turn or a card can’t be played.
