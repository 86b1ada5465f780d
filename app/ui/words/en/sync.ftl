### Sync between one's devices.

sync-title = Sync
sync-about = Matches, results and people on all your own devices: what is kept on one appears on the others. It goes over a server of your own or of somebody you trust; without one, nothing ever leaves this device.
sync-about_keeper = No e-mail, no password: this device makes its own account. Whoever keeps the server can read names and results, but can neither change nor invent them.
sync-no_keystore = There is no keystore here: the secret is kept until the window closes, and then asked for again. Keep the code of another device at hand.
sync-working = One moment…
sync-address = Address of the server, or an invitation
sync-invitation = Invitation, if the server needs one
sync-check = Check
sync-found = There is a Kinto server ({ $version }) there; the connection is encrypted.
sync-found_here = There is a Kinto server ({ $version }) on this machine.
sync-start = Start here
sync-code = The code
sync-paste = Paste
sync-look = Look
sync-join_now = Join
sync-go_on = Go on
sync-ask_again = Sync with { $server } is set up, but its secret is not here any more. Enter the code that another device shows.
sync-last = Synced { $when }
sync-never = Not synced yet
sync-all_sent = Everything is sent
sync-now = Sync now
sync-stop = Stop
sync-pause = Pause
sync-resume = Go on
sync-try_again = Try again what was put aside
sync-busy = Syncing…
sync-sending = Sending: { $done } of { $whole }
sync-bringing = Bringing: { $percent }
sync-by_itself = It tries again by itself.
sync-parked_about = They come from a newer version, or need something that has not arrived yet.
sync-beaten_about = The earlier one counts; the other is kept, but shown nowhere.
sync-aside = Put aside: { $name }
sync-strange_about = They have names that none of your devices gives, and are left alone.
sync-copy = Copy
sync-qr = The code as a picture
sync-would_come =
    { $count ->
        [one] One entry would come in. What is on this device stays, and is added.
       *[other] { $count } entries would come in. What is on this device stays, and is added.
    }
sync-kept =
    { $count ->
        [one] One packet, { $size } KB on the server
       *[other] { $count } packets, { $size } KB on the server
    }
sync-waits =
    { $count ->
        [one] One entry waits to be sent
       *[other] { $count } entries wait to be sent
    }
sync-parked =
    { $count ->
        [one] One entry waits for another
       *[other] { $count } entries wait for others
    }
sync-beaten =
    { $count ->
        [one] One hand was played on two devices
       *[other] { $count } hands were played on two devices
    }

sync-strange =
    { $count ->
        [one] One thing on the server is not yours
       *[other] { $count } things on the server are not yours
    }
sync-move-not_yet = Everything is on its way to a new account. Until it is there, the old account goes on, and a lost device can still read and add.
sync-move-old = This device has moved to its new account, but the old one is not erased yet: a lost device can still read it. It is erased as soon as everything has arrived in the new one.

sync-state-off = Off: nothing leaves this device
sync-state-asking = Its secret is needed again
sync-state-paused = Paused
sync-state-trouble = Cannot be reached at the moment

sync-first-title = This is my first device
sync-first-about = Give the address of a server, or an invitation

sync-join-title = I have a code
sync-join-about = Another device of mine is set up already

sync-device-title = Add a device
sync-device-about = Show the code that lets another device in
sync-device-means = On the other device choose Settings, Sync, “I have a code”, and type, paste or scan this. Whoever has the code can read and add everything: show it to nobody else.

sync-lost-title = A device is lost
sync-lost-about = Lock it out and move everything
sync-lost-means = A new account is made, everything moves there, and the old one is erased. The lost device keeps what is on it but gets nothing new. Your other devices need the new code. A server that invites wants an invitation for the new account: ask whoever keeps it.
sync-lost-do = Move everything

sync-give_up-title = Give up moving
sync-give_up-about = The other account stays as it is
sync-give_up-means = The other account is not erased, and its key is forgotten here. Whoever has a lost device can go on reading what is there, and only the server’s keeper can erase it.
sync-give_up-do = Give up

sync-leave-title = Leave
sync-leave-about = This device stops; the others go on
sync-leave-means = What is on this device stays here. The server keeps its copy for your other devices.
sync-leave-do = Leave

sync-erase-title = Leave and erase
sync-erase-about = Nothing stays on the server
sync-erase-means = Everything the server keeps for you is erased, and the account with it. What is on your devices stays on each of them, but they no longer sync.
sync-erase-do = Erase everything

sync-trouble-again = The server cannot be reached at the moment: { $detail }.
sync-trouble-refused = The server lets this account in no longer: { $detail }. Has the account been erased or moved? Join again by a code, or leave.
sync-trouble-address = That address does not work: { $detail }.
sync-trouble-certificate = The server cannot prove that it is the right one: { $detail }. Nothing was sent.
sync-trouble-server = That server does not answer as it should: { $detail }.
sync-trouble-code = That code does not work: { $detail }.
sync-trouble-busy = Another window syncs at the moment: { $detail }. Try again.
sync-trouble-invitation = That server makes accounts for invited people only. Ask whoever keeps it for an invitation, and give it here: { $detail }. Nothing has changed.
sync-trouble-full = The server has no more room for this account: { $detail }. Ask whoever keeps it.
sync-trouble-locked = The old account lets this device in no longer, so it cannot be erased from here. If you have not erased it yourself, ask the server’s keeper to erase { $detail }; then give up moving.
sync-trouble-fault = Sync ended by a fault of this app: { $detail }. Settings has a report that says why.
sync-trouble-store = What came cannot be written here at the moment: { $detail }. It is tried again.
