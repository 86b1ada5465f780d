### The first screen.

home-continue = Continue
home-learn = Never played?
home-learn_about = Learn Switch in three minutes
home-room = Back to the room
home-rooms =
    { $count ->
        [one] One room
       *[other] { $count } rooms
    }
home-new = New table
home-new_about = Against bots, or with friends
home-keep = Keep score
home-keep_about = For a table with real cards
home-join_about = From phone to phone
home-others = { $count ->
    [one] one more open match
   *[other] { $count } more open matches
}
home-hello = Hello, { $name }
home-seen = Dismiss
home-none = No open matches
home-none_about = All matches are finished. Start a new one.
home-record = { $won } · longest streak: { $longest }

## offer

offer-phone = Everything you have played is stored only on this phone, in this app’s folder. The phone’s own backup includes it if that is switched on. Deleting the app deletes it all.
offer-browser = Everything you have played is stored only in this browser. Clearing its data deletes it all.
offer-computer = Everything you have played is stored only on this computer: { $path }
offer-make = Make a backup
offer-close = Not now, and do not ask again
