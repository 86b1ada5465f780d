### Rooms: everybody on their own device, at one table.

## room

room-title = Rooms
room-yours = Your rooms
room-as = You are { $name } there
room-lost = You have no seat in this room
room-name = Your name
room-you = you
room-here = here
room-away = away
room-free = Free seat
room-free_about = Waiting for somebody
room-bot = Bot
room-bot_for = bot
room-bot_plays = A bot is playing for them
room-bot_took = A bot is playing for { $name }.
room-came_back = { $name } is back.
room-renamed = { $name } is now called { $new }.
room-gone = { $name } is away.
room-watching = you are watching
room-watchers =
    { $count ->
        [one] One more person is watching.
       *[other] { $count } more people are watching.
    }
room-watch = Watching: { $names }
room-seats =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
room-clock =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
room-no_clock = No limit
room-clock_title = Time for a turn
room-clock_about = Whoever runs out of time draws or takes.
room-clock_is =
    { $count ->
        [one] Each turn has { $count } second. Whoever runs out of time draws or takes.
       *[other] Each turn has { $count } seconds. Whoever runs out of time draws or takes.
    }
room-calls = Who catches a forgotten word
room-calls-all = Whoever notices
room-calls-all_about = Whoever notices a forgotten word may call it. If several do, one of them is drawn by lot, so a fast line wins nothing.
room-calls-self = The table
room-calls-self_about = A forgotten word is always noticed: nobody has to call it.
room-calls-off = Nobody
room-calls-off_about = A forgotten word costs nothing.
room-connecting = Connecting to the room
room-unreachable = The host cannot be reached
room-sending = Sending your move …
room-waiting = Waiting for the others
room-paused = The game is paused
room-paused-host = The host will resume it.
room-paused-empty = It goes on as soon as somebody is back.
room-closed = This room is closed
room-about-closed = What you played is in your history.
room-about-unreachable = The host’s device may be asleep or on another Wi-Fi. It goes on at the same card as soon as it is back.
room-gone_title = You are no longer at this table
room-game = The game
room-differs =
    { $count ->
        [0] by the book
        [one] one thing differs from the book
       *[other] { $count } things differ from the book
    }
room-seen = Who sees what
room-host_sees = Your device deals and holds the cards. Whoever looks into its files could see all of them.
room-host_can_see = The host’s device deals and holds the cards, so the host could look at all of them.
room-server_sees = The server { $server } deals and holds the cards. Whoever runs it could see all of them.
room-wifi_sees = The line is not encrypted: others on this Wi-Fi could read along.
room-browsers_seen = Apps have an encrypted line to your device. Plain browsers have none: others on this Wi-Fi could read along there.
room-stay = Keep this app open while you play. If you close it, the others wait, and it goes on at the same card.
room-who = In the room
room-ready = { $count } of { $of } ready
room-who_about = Seats, rules, the invitation
room-host_deals = The host deals when everybody is here.
room-is_host = host
room-host_now = { $name } is the host now.
room-host_now_you = You are the host now.
room-fill = Fill the free seats with bots
room-fill_first = Fill every seat first
room-to_table = To the table
room-kick = Remove { $name }
room-make_host = Make { $name } the host
room-make_free = Free seat
room-close = Close the room
room-close_about = It ends for everybody. Hands that are finished stay in everybody’s history.
room-close_not = Keep it open
room-quit = Leave for good
room-quit_about = A bot plays on for you, and you cannot come back without an invitation.
room-quit_host_about = A bot plays on for you, { $name } becomes the host, and you cannot come back without an invitation.
room-quit_not = Stay
room-forget = Forget this room
room-pause = Pause
room-resume = Resume
room-leave_about = Your seat stays yours. After a minute a bot plays for you until you are back.
room-bot_for_me = Let a bot play for me
room-bot_for_me_about = Until you take your seat back.
room-play_again = I will play again
room-mute = Hide what others say
room-unmute = Show what others say
room-mute_about = The short phrases beside the seats
room-talk = Say something
room-said = { $name }: “{ $words }”
room-said_you = You: “{ $words }”
room-say-well = Well played!
room-say-laugh = Ha ha!
room-say-ouch = Ouch!
room-say-luck = Good luck!
room-say-thanks = Thank you!
room-say-wait = One moment!

room-invite-title = Invite
room-invite-about = Scan this with a phone’s camera, or send the link.
room-invite-square = QR code with the link to this room
room-invite-typed = Or type this address, and then the code:
room-invite-copy = Copy the link
room-invite-renew = New invitation
room-invite-renewed = The old link no longer works. Send the new one.

room-join-title = Join a room
room-join-link = Link or address
room-join-code = Code
room-join-do = Join
room-join-watch = Only watch
room-join-seen = Everybody in the room sees your name. The host’s device holds all cards.
room-join-unreadable = That is not an invitation. Ask for the link again, or check the address and the code.
room-join-name_missing = Enter your name first.

room-open-title = Open a room
room-open-where = Pick a game and lay a table first.
room-open-do = Open
room-open-cannot = A room can be opened in the app on a phone or computer, once a table is laid.
room-open-network = Network
room-open-networks = Pick the one that the others are in, too.
room-open-no_network = This device is in no network. The others need the same Wi-Fi, or your hotspot.
room-open-listens = While the room is open, this device answers others in the same network. Nothing goes to the internet.
room-open-server = Server on the internet
room-open-server_about = Leave this empty if you are all in one place. With a server, everybody can be anywhere.
room-open-server_only = A browser page opens rooms on a server only. The app on a phone or computer needs none.
room-open-key = Key, if the server asks for one
room-open-no_server = That is not the address of a server.
room-open-wrong_key = This server opens a room only with its key.

room-refused-token = You have no seat at this table any more.
room-refused-invitation = This invitation is no longer valid. Ask the host for a new one.
room-refused-host_only = Only the host can do that.
room-refused-room = This room does not exist any more.
room-refused-closed = This room is closed. What you played is in your history.
room-refused-full = All seats are taken, or the game has begun. You can watch.
room-refused-name = There’s already “{ $name }” at this table. Enter another name.
room-refused-person = You’re already at this table on another device.
room-refused-bot_plays = A bot is playing for you. Take your seat back in the menu.
room-refused-late = Too late, or there was nothing to call.
room-refused-paused = The game is paused.
room-refused-version = This table needs a newer version of the app.
room-refused-often = That was a little too fast. Try again in a moment.
room-refused-busy = The host is busy. Try again in a moment.
room-refused-other = The host refused that.
room-refused-no_answer = The host cannot be reached. Are both devices on the same Wi-Fi? Some guest networks keep devices apart: then use a hotspot.
room-refused-impostor = Another device answers at this address, not the one that showed the code. Are you on the same Wi-Fi? Otherwise scan the code again.
room-refused-port = This device cannot be reached in the network now. Check the Wi-Fi and try again.
room-refused-busy_port = Another window of this device has the room already.
room-guest = This page comes from the host’s device. Keep it open while you play; finished hands are in the history of those who have the app.

room-landing-about = A table of Pocket Switch is waiting for you.
room-landing-open = Open in the app
room-landing-none = The table is on a phone, which has no page to play in. If you do not have the app yet, install it, then scan the code again.
