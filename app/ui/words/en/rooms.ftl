### Rooms: everybody on their own device, at one table.

## room

room-title = Play together
room-yours = Your rooms
room-as = You’re { $name } there
room-lost = You don’t have a place in this room
room-name = Your name
room-you = you
room-here = here
room-away = away
room-free = Free place
room-free_about = A bot fills in
room-bot = Bot
room-bot_for = bot
room-bot_plays = A bot is playing for them
room-bot_took = A bot is playing for { $name }.
room-came_back = { $name } is back.
room-renamed = { $name } is now called { $new }.
room-gone = { $name } is away.
room-watching = you’re watching
room-watchers =
    { $count ->
        [one] One more person is watching.
       *[other] { $count } more people are watching.
    }
room-watch = Watching: { $names }
room-clock =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
room-no_clock = No limit
room-clock_title = Time for a turn
room-clock_about = If your time runs out, you draw.
room-clock_is =
    { $count ->
        [one] Each turn has { $count } second. If your time runs out, you draw.
       *[other] Each turn has { $count } seconds. If your time runs out, you draw.
    }
room-calls = Who catches a forgotten call
room-calls-all = Anyone
room-calls-all_about = Anyone can catch it. If several do, one is picked at random, so a fast connection is no advantage.
room-calls-self = The table
room-calls-self_about = A forgotten call is always noticed. Nobody has to catch it.
room-calls-off = Nobody
room-calls-off_about = Forgetting costs nothing.
room-connecting = Connecting to the room
room-unreachable = Can’t reach the host
room-sending = Sending your move…
room-waiting = Waiting for the others
room-paused = The game is paused
room-paused-host = The host will resume it.
room-paused-empty = It goes on as soon as someone is back.
room-closed = This room is closed
room-about-closed = What you played is in your history.
room-about-unreachable = The host’s device or the server may be offline, or you’re on another Wi-Fi. Once you’re connected again, it goes on at the same card.
room-gone_title = You’re no longer at this table
room-game = The game
room-differs =
    { $count ->
        [0] standard rules
        [one] one rule changed
       *[other] { $count } rules changed
    }
room-seen = Who sees what
room-host_sees = Your device deals and holds the cards. Anyone who looks into its files could see all of them.
room-host_can_see = The host’s device deals and holds the cards, so the host could look at all of them.
room-server_sees = The server { $server } deals and holds the cards. The people who run it could see all of them.
room-wifi_sees = This connection isn’t encrypted. Others on this Wi-Fi could see your game.
room-browsers_seen = Apps connect to your device with encryption. Browsers don’t: others on this Wi-Fi could see their game.
room-stay = Keep this app open while you play. If you close it, the others wait until you’re back.
room-who = In the room
room-ready = { $count } of { $of } ready
room-who_about = Players, rules, invitation
room-host_deals = The host deals. Bots take the free places.
room-deal_hint = Deal whenever you like. Bots take the free places and give them up when someone comes.
room-sat_down = { $name } is here.
room-left = { $name } has left.
room-late = Playing from the next round: { $names }
room-late_you = You’re watching for now. You’re dealt into the next round.
room-want = Sit down
room-want_about = You get the next free place.
room-face = Your face
room-more_faces = More faces
room-own-change = Name and face
room-own-save = Save
room-terms-use = Use these rules
room-terms-game = The game is now { $game }.
room-terms-changed = The rules of this table have changed.
room-pass = Pass one phone round
room-is_host = host
room-host_now = { $name } is the host now.
room-host_now_you = You’re the host now.
room-to_table = To the table
room-kick = Remove { $name }
room-make_host = Make { $name } the host
room-make_free = Free this place
room-close = Close the room
room-close_about = It ends for everyone. Finished rounds stay in everyone’s history.
room-close_not = Keep it open
room-quit = Leave for good
room-quit_about = A bot plays on for you. To come back, you’ll need an invitation.
room-quit_host_about = A bot plays on for you, and { $name } becomes the host. To come back, you’ll need an invitation.
room-quit_not = Stay
room-forget = Forget this room
room-pause = Pause
room-resume = Resume
room-leave_about = Your place stays yours. After a minute, a bot plays for you until you’re back.
room-bot_for_me = Let a bot play for me
room-bot_for_me_about = Until you want to play again.
room-play_again = Take over from the bot
room-mute = Hide what others say
room-unmute = Show what others say
room-mute_about = The short phrases beside the players
room-talk = Say something
room-said = { $name }: “{ $words }”
room-said_you = You: “{ $words }”
room-say-well = Well played!
room-say-laugh = Ha ha!
room-say-ouch = Ouch!
room-say-luck = Good luck!
room-say-thanks = Thank you!
room-say-wait = One moment!

room-invite-square = QR code with the link to this room
room-invite-copy = Copy the link
room-invite-scan = Scan the code, or type this address and then the code:
room-invite-send = Send link
room-invite-renew = New invitation
room-invite-renewed = The old link no longer works. Send the new one.

room-join-title = Join a room
room-join-link = Link or address
room-join-code = Code
room-join-do = Join
room-join-watch = Just watch
room-join-seen = Everyone in the room sees your name. The host’s device or a server holds all the cards.
room-join-unreadable = That’s not an invitation. Ask for the link again, or check the address and the code.
room-join-name_missing = Enter your name first.

room-open-title = Open a room
room-open-where = It starts with the game you played last. You can change it in the room.
room-open-network = Network
room-open-networks = Pick the one the others are on.
room-open-no_network = You’re not on a network. The others need the same Wi-Fi, or your hotspot.
room-open-listens = While the room is open, this device answers others on the same network. Nothing goes to the internet.
room-open-server = Server on the internet
room-open-server_about = Leave this empty if you’re all in one place. With a server, everyone can be anywhere.
room-open-server_only = In a browser, you can only open rooms on a server. The app on a phone or computer doesn’t need one.
room-open-server_used = Your tables open on { $server }.
room-open-server_use = Use this server
room-open-server_stop = Stop using it
room-open-key = Key, if the server asks for one
room-open-no_server = That’s not the address of a server.
room-open-wrong_key = This server needs its key to open a room.

room-refused-token = You’re not at this table any more.
room-refused-invitation = This invitation is no longer valid. Ask the host for a new one.
room-refused-host_only = Only the host can do that.
room-refused-room = This room doesn’t exist any more.
room-refused-closed = This room is closed. What you played is in your history.
room-refused-full = All places are taken. You can watch.
room-refused-name = “{ $name }” is already at this table. Enter another name.
room-refused-person = You’re already at this table on another device.
room-refused-bot_plays = A bot is playing for you. Take over again in the menu.
room-refused-late = Too late, or there was nothing to catch.
room-refused-paused = The game is paused.
room-refused-version = This table needs a newer version of the app.
room-refused-often = That was a little too fast. Try again in a moment.
room-refused-busy = The host is busy. Try again in a moment.
room-refused-other = The host didn’t allow that.
room-refused-no_answer = Can’t reach the host. Are both devices on the same Wi-Fi? Some guest networks keep devices apart: then use a hotspot.
room-refused-impostor = Another device answers at this address, not the one that showed the code. Are you on the same Wi-Fi? If not, scan the code again.
room-refused-port = Others can’t reach this device on the network right now. Check the Wi-Fi and try again.
room-refused-busy_port = Another window on this device has the room already.
room-guest = This page comes from the host’s device. Keep it open while you play. Finished rounds are in the history of everyone who has the app.

room-landing-about = A table of Pocket Switch is waiting for you.
room-landing-open = Open in the app
