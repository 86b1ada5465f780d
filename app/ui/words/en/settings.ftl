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
settings-names_about = Names you can pick when you set up a table. The first is yours.
settings-report = Copy a report
settings-report_about = Versions, the last error and the hand on the table. No names.
settings-licences = Licences
settings-licences_about = Whose work is in this app.
settings-licences_more = Pocket Switch is built from these works; not every system uses all of them.
settings-licences_client = The part that draws the app is built from these. Each comes with its notices.
settings-licences_reading = Loading…
settings-licences_away = These texts are on the server that the app came from, and it is not answering.
settings-licences_on = Show more
settings-version = Pocket Switch { $version }
settings-nothing_leaves = Nothing leaves this device unless you sync or play in a room.

settings-pace-title = Pace of the bots
settings-pace-about = How long a bot takes over its turn. A tap on the table skips the wait.
settings-pace-slow = Slow
settings-pace-normal = Normal
settings-pace-fast = Fast
settings-pace-none = Instant

settings-catch_window-title = Time to catch
settings-catch_window-about = How long the bots wait when somebody forgets to say the word. With a screen reader, they wait until you go on.

settings-confirm_power-title = Two taps to play
settings-confirm_power-about = The first tap lifts a special card, the second plays it.

settings-coach-title = Coach
settings-coach-about = A lightbulb at tables against bots: it tries your moves and says which is best, and why.
settings-explain-title = Explain what is new
settings-explain-about = A bubble beside the pile, the first time something happens: two cards to take, a missed turn, a named suit.

settings-remarks-title = Bots say something
settings-remarks-about = A word now and then with their own moves.

settings-sort-title = Order of your hand
settings-sort-about = You can drag cards into your own order at any time.
settings-sort-suit = By suit
settings-sort-rank = By rank
settings-sort-own = My own

settings-language-title = Language
settings-language-about = Names and games of your own stay as you typed them.
settings-language-system = As on this device

settings-appearance-title = Appearance
settings-appearance-about = The table keeps its own colour.
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
settings-indices-about = Replays, shared hands and codes keep J, Q and K.
settings-indices-language = As in the language

settings-four_colours-title = Four-colour cards
settings-four_colours-about = Clubs are green and diamonds blue, so you can tell the suits apart at a glance.

settings-card_size-title = Card size
settings-card_size-about = The cards in your hand.
settings-card_size-small = Small
settings-card_size-normal = Normal
settings-card_size-large = Large

settings-left_handed-title = Left-handed
settings-left_handed-about = Buttons are on the left, and the hand fans the other way.

settings-motion-title = Movement
settings-motion-about = Whether cards slide and turn over.
settings-motion-system = System
settings-motion-on = On
settings-motion-off = Off

settings-sounds-title = Sounds
settings-sounds-about = Hear the cards, your turns and the end of a hand.

settings-haptics-title = Vibration
settings-haptics-about = A short buzz when it is your turn or a card is refused.
