### Sync between one's devices.

sync-title = Sync
sync-about = Your matches, results and people on all your devices. What you do on one shows up on the others. It goes through a server run by you or someone you trust. Without sync, a server only gets what a room needs.
sync-about_keeper = No e-mail, no password: this device makes its own account. The people who run the server can read names and results, but they can’t change or invent them.
sync-no_keystore = This device can’t store the code safely. It’s kept until you close the window, and then you’ll have to enter it again. Keep the code from another device at hand.
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
sync-ask_again = Sync with { $server } is set up, but this device doesn’t have the code any more. Enter the code shown on another device.
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
sync-by_itself = It’ll try again by itself.
sync-parked_about = From a newer version of the app, or missing something that hasn’t arrived yet.
sync-beaten_about = The earlier one counts. The other one is kept but not shown.
sync-aside = Set aside: { $name }
sync-strange_about = None of your devices put it there, so it’s left alone.
sync-copy = Copy
sync-qr = QR code for another device
sync-would_come =
    { $count ->
        [one] One item will be added. Nothing on this device is lost.
       *[other] { $count } items will be added. Nothing on this device is lost.
    }
sync-kept =
    { $count ->
        [one] One file, { $size } KB on the server
       *[other] { $count } files, { $size } KB on the server
    }
sync-waits =
    { $count ->
        [one] One item is waiting to be sent
       *[other] { $count } items are waiting to be sent
    }
sync-parked =
    { $count ->
        [one] One item is on hold
       *[other] { $count } items are on hold
    }
sync-beaten =
    { $count ->
        [one] One round was played on two devices
       *[other] { $count } rounds were played on two devices
    }

sync-strange =
    { $count ->
        [one] One thing on the server isn’t yours
       *[other] { $count } things on the server aren’t yours
    }
sync-move-not_yet = Everything is on its way to a new account. Until it arrives, the old account stays in use, and a lost device can still read and add.
sync-move-old = This device has moved to its new account, but the old one isn’t erased yet. A lost device can still read it. It’s erased as soon as everything has arrived in the new one.

sync-state-off = Off
sync-state-asking = Code needed again
sync-state-paused = Paused
sync-state-trouble = Can’t reach the server right now

sync-first-title = This is my first device
sync-first-about = Enter a server address or an invitation

sync-join-title = I have a code
sync-join-about = Another of my devices is already set up

sync-device-title = Add a device
sync-device-about = Show the code that lets another device in
sync-device-means = On the other device, open Settings, Sync, “I have a code”. Then type, paste or scan this. Anyone with the code can read and add everything, so don’t show it to anyone else.

sync-lost-title = A device is lost
sync-lost-about = Lock it out and move everything
sync-lost-means = Everything moves to a new account, and the old one is erased. The lost device keeps what it has but gets nothing new. Give your other devices the new code. If the server is by invitation only, ask for an invitation for the new account first.
sync-lost-do = Move all

sync-give_up-title = Give up moving
sync-give_up-about = The other account stays as it is
sync-give_up-means = The other account isn’t erased, and its key is forgotten here. Anyone with a lost device can still read what’s there. Only the people who run the server can erase it.
sync-give_up-do = Give up

sync-leave-title = Leave
sync-leave-about = This device stops, the others carry on
sync-leave-means = What’s on this device stays here. The server keeps its copy for your other devices.
sync-leave-do = Leave

sync-erase-title = Leave and erase
sync-erase-about = Nothing is left on the server
sync-erase-means = Everything the server has for you is erased, along with the account. What’s on your devices stays there, but they don’t sync any more.
sync-erase-do = Erase all

sync-wrong-long = it’s too long
sync-wrong-word = it should begin with “{ $about }”
sync-wrong-parts = it should have three parts: “{ $about }”, an address, and letters with digits
sync-wrong-letter = “{ $about }” is never in a code
sync-wrong-count = letters or digits are missing at its end, or there are too many
sync-wrong-mistyped = there’s a typo in it
sync-wrong-address = “{ $about }” isn’t an address
sync-wrong-extra = an address has no name, password, question mark or # in it
sync-wrong-scheme = it should begin with https, not with { $about }
sync-wrong-open = it should begin with https, unless it’s on this machine
sync-wrong-path = “{ $about }” can’t be part of it

sync-trouble-again = Can’t reach the server right now.
sync-trouble-refused = The server no longer lets this account in. It may have been erased or moved. Join again with a code, or leave.
sync-trouble-address = That address doesn’t work: { $detail }.
sync-trouble-certificate = The server can’t prove that it’s the right one ({ $detail }). Nothing was sent.
sync-trouble-server = That server doesn’t answer like a sync server. Check the address, or ask the people who run it.
sync-trouble-code = That code doesn’t work: { $detail }.
sync-trouble-busy = Another window is syncing right now. Try again soon.
sync-trouble-invitation = Accounts on that server are by invitation only ({ $detail }). Ask the people who run it for one, and enter it here. Nothing has changed.
sync-trouble-full = The server has no more space for this account. Ask the people who run it.
sync-trouble-locked = The old account doesn’t let this device in any more, so it can’t be erased from here. Unless you’ve erased it yourself, ask the people who run the server to erase { $detail }. Then tap “Give up moving”.
sync-trouble-fault = Sync stopped because of a fault in this app. Your matches are safe. Copy a report in Settings to see more.
sync-trouble-store = What arrived can’t be saved here right now. It’ll be tried again.
