### Sync between one's devices.

sync-title = Sync
sync-about = Your matches, results and people on all your devices: whatever you do on one appears on the others. It goes through a server run by you or somebody you trust; without one, your history stays on this device.
sync-about_keeper = No e-mail, no password: this device makes its own account. Whoever runs the server can read names and results, but cannot change or invent them.
sync-no_keystore = This device has no safe place for the secret: it is kept until the window closes, and then you have to enter the code again. Keep the code from another device at hand.
sync-working = One moment…
sync-address = Server address or invitation
sync-invitation = Invitation, if the server needs one
sync-check = Check
sync-found = Found a sync server. The connection is encrypted.
sync-found_here = Found a sync server on this machine.
sync-start = Start here
sync-code = The code
sync-paste = Paste
sync-look = Preview
sync-join_now = Join
sync-go_on = Go on
sync-ask_again = Sync with { $server } is set up, but its secret is no longer on this device. Enter the code shown on another device.
sync-last = Synced { $when }
sync-never = Not synced yet
sync-all_sent = Everything has been sent
sync-now = Sync now
sync-stop = Stop
sync-pause = Pause
sync-resume = Go on
sync-try_again = Try all again
sync-busy = Syncing…
sync-sending = Sending { $done } of { $whole }
sync-bringing = Receiving: { $percent }
sync-by_itself = It will try again by itself.
sync-parked_about = From a newer version of the app, or missing something that has not arrived yet.
sync-beaten_about = The earlier one counts; the other is kept but not shown.
sync-aside = Set aside: { $name }
sync-strange_about = None of your devices put it there, and it is left alone.
sync-copy = Copy
sync-qr = QR code for another device
sync-would_come =
    { $count ->
        [one] One entry would be added here. What is on this device stays, and joins the rest.
       *[other] { $count } entries would be added here. What is on this device stays, and joins the rest.
    }
sync-kept =
    { $count ->
        [one] One packet, { $size } KB on the server
       *[other] { $count } packets, { $size } KB on the server
    }
sync-waits =
    { $count ->
        [one] One entry is waiting to be sent
       *[other] { $count } entries are waiting to be sent
    }
sync-parked =
    { $count ->
        [one] One entry is on hold
       *[other] { $count } entries are on hold
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
sync-move-not_yet = Everything is on its way to a new account. Until it has arrived, the old account stays in use, and a lost device can still read and add.
sync-move-old = This device has moved to its new account, but the old one has not been erased yet: a lost device can still read it. It will be erased as soon as everything has arrived in the new one.

sync-state-off = Off
sync-state-asking = Code needed again
sync-state-paused = Paused
sync-state-trouble = Server not reachable at the moment

sync-first-title = This is my first device
sync-first-about = Enter a server address or an invitation

sync-join-title = I have a code
sync-join-about = Another of my devices is already set up

sync-device-title = Add a device
sync-device-about = Show the code that lets another device in
sync-device-means = On the other device, choose Settings, Sync, “I have a code”, and type, paste or scan this. Anybody with the code can read and add everything, so show it to nobody else.

sync-lost-title = A device is lost
sync-lost-about = Lock it out and move everything
sync-lost-means = A new account is made, everything moves there, and the old one is erased. The lost device keeps what is on it but gets nothing new. Your other devices will need the new code. If the server is by invitation only, ask whoever runs it for an invitation for the new account.
sync-lost-do = Move everything

sync-give_up-title = Give up moving
sync-give_up-about = The other account is left as it is
sync-give_up-means = The other account is not erased, and its key is forgotten here. Anybody who has a lost device can go on reading what is there, and only whoever runs the server can erase it.
sync-give_up-do = Give up

sync-leave-title = Leave
sync-leave-about = This device stops; the others carry on
sync-leave-means = What is on this device stays here. The server keeps its copy for your other devices.
sync-leave-do = Leave

sync-erase-title = Leave and erase
sync-erase-about = Nothing is left on the server
sync-erase-means = Everything the server keeps for you is erased, and the account with it. What is on your devices stays there, but they no longer sync.
sync-erase-do = Erase everything

sync-wrong-long = it is too long
sync-wrong-word = it should begin with “{ $about }”
sync-wrong-parts = it should have three parts: “{ $about }”, an address, and letters with digits
sync-wrong-letter = “{ $about }” never stands in a code
sync-wrong-count = letters or digits are missing at its end, or there are too many
sync-wrong-mistyped = something in it is mistyped
sync-wrong-address = “{ $about }” is not an address
sync-wrong-extra = an address has no name, password, question mark or # in it
sync-wrong-scheme = it should begin with https, not with { $about }
sync-wrong-open = it should begin with https; http is enough only for this machine itself
sync-wrong-path = “{ $about }” cannot be a part of it

sync-trouble-again = The server cannot be reached at the moment.
sync-trouble-refused = The server no longer lets this account in. It may have been erased or moved. Join again with a code, or leave.
sync-trouble-address = That address does not work: { $detail }.
sync-trouble-certificate = The server cannot prove that it is the right one ({ $detail }). Nothing was sent.
sync-trouble-server = The server does not answer as a sync server should. Check the address, or ask whoever runs it.
sync-trouble-code = That code does not work: { $detail }.
sync-trouble-busy = Another window is syncing at the moment. Try again soon.
sync-trouble-invitation = Accounts on that server are by invitation only ({ $detail }). Ask whoever runs it for an invitation, and enter it here. Nothing has changed.
sync-trouble-full = The server has no more room for this account. Ask whoever runs it.
sync-trouble-locked = The old account no longer lets this device in, so it cannot be erased from here. Unless you have erased it yourself, ask whoever runs the server to erase { $detail }; then give up moving.
sync-trouble-fault = Sync stopped because of a fault in this app. The report in Settings says more.
sync-trouble-store = What arrived cannot be saved here at the moment. It will be tried again.
