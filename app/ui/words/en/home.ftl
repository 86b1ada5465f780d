### The first screen.

home-continue = Continue
home-learn = Never played?
home-learn_about = Learn { $game } in three minutes
home-room = Back to the room
home-rooms =
    { $count ->
        [one] One room
       *[other] { $count } rooms
    }
home-new = New table
home-new_about = Against bots, or with friends
home-keep = Keep score
home-keep_about = For games with real cards
home-together_about = Everyone on their own phone
home-together_opening = Opening the table…
home-together_no_host = You’ll need a server for this
home-together_no_network = Turn on Wi-Fi or a hotspot
home-others = { $count ->
    [one] one more open match
   *[other] { $count } more open matches
}
home-hello = Hello, { $name }
home-seen = Dismiss
home-none = No open matches
home-none_about = All matches are finished. Start a new one.
home-record = { $won } · longest streak: { $longest }
