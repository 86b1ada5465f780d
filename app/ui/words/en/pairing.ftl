### Two devices that are kept in step in the same network, without a server.

pairing-title = In step without a server
pairing-add = Keep two devices in step
pairing-add_about = They share everything whenever the app is open on both, on the same Wi-Fi
pairing-again = Show a code
pairing-now = Look now
pairing-help = Both apps have to be open on the same Wi-Fi. If they don’t find each other there, show a code again. Nothing comes twice.
pairing-in_step = In step { $when }
pairing-away = Not there right now. Last in step { $when }.
pairing-looking = Looking for it…
pairing-refuses = It isn’t keeping in step with this device. Show a code again, then tap “Keep in step” on both.
pairing-store = What arrived can’t be saved here right now. It’ll be tried again.
pairing-no_network = This device isn’t on a network, so your other devices can’t find it. Turn on Wi-Fi.
pairing-nameless = Another device
pairing-means = Whenever both apps are open on the same Wi-Fi, each device gets what’s new on the other. Nothing goes over the internet.
pairing-forget = Forget
pairing-forget_means = Both devices stop keeping in step. What they have stays on both. The other one can’t come back without a new code.
pairing-offer = Keep these two devices in step from now on? Then tap “Keep in step” on both.
pairing-keep = Keep in step
pairing-kept = { $device } and this device stay in step from now on. Tap “Keep in step” there, too.
pairing-see = My devices
pairing-trouble = That can’t be saved right now. Try again.
pairing-summary =
    { $count ->
        [one] In step with one device
       *[other] In step with { $count } devices
    }
