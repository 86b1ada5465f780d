### Moving to another device in the same network.

transfer-title = Move to another device
transfer-row = Straight from one to the other, no server
transfer-about = Your matches, score sheets and people go straight from one device to the other. Afterwards both have everything. Nothing is lost, and nothing comes twice.
transfer-about_network = Both devices need the same Wi-Fi. Nothing goes over the internet.
transfer-about_file = A browser can’t connect straight to another device. A file can: save a backup here, then open it in the app on the other device.
transfer-show-title = Show a code
transfer-show-about = The other device scans it
transfer-show-means = Scan this with the other device’s camera. Or open Settings, “Move to another device”, “I have a code” there, and type it in. The code works once, for ten minutes. Don’t show it to anyone else.
transfer-use-title = I have a code
transfer-use-about = It’s on the other device’s screen
transfer-use-means = On the other device, open Settings, “Move to another device”, “Show a code”. Scan it with your camera, or type or paste it here.
transfer-use-linked = Only start if the code is on another device of yours. Afterwards both have everything.
transfer-code = Link or code
transfer-start = Start
transfer-again = New code
transfer-waiting = Waiting for the other device…
transfer-connecting = Looking for the other device…
transfer-expired = This code has expired. Show a new one when the other device is at hand.
transfer-done = Done. Both devices have everything.
transfer-brought-nothing = Nothing new came to this device.
transfer-see = See matches
transfer-page = This link brings your matches to this device. Open it in Pocket Switch here.
transfer-file = Or with a file
transfer-file-save = Save a backup
transfer-file-save_about = Matches, people, your own games and settings in one file
transfer-file-open_about = A backup saved on another device
transfer-trouble-network = This device isn’t on a network. Turn on Wi-Fi or a hotspot, then try again.
transfer-trouble-reach = Can’t reach the other device. Are both on the same Wi-Fi, and is the code still on its screen? What has arrived is safe. Try again.
transfer-trouble-refused = The other device doesn’t accept this code any more. A code works once, for ten minutes. Show a new one there.
transfer-trouble-certificate = Another device answers at this address, not the one that showed the code. Nothing was sent. Show a new code on your other device.
transfer-moving =
    { $count ->
        [one] One item has moved
       *[other] { $count } items have moved
    }
transfer-brought-matches =
    { $count ->
        [one] One new match
       *[other] { $count } new matches
    }
transfer-brought-people =
    { $count ->
        [one] One new person
       *[other] { $count } new people
    }
