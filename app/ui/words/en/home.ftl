### The first screen.

home-continue = Continue
home-new = New table
home-new_about = Against bots, or with friends
home-keep = Keep score
home-keep_about = For a table with real cards
home-several = { $count } matches, { $game } was the last
home-seen = I have read this
home-none = No open matches
home-none_about = Every match is finished. Lay a new table.

## offer

offer-phone = All you have played lies on this phone alone, in the folder of this app. The phone’s own backup takes it along where that is on; who deletes the app deletes it.
offer-browser = All you have played lies in this browser alone. Who clears its data deletes it.
offer-computer = All you have played lies on this computer alone: { $path }
offer-make = Make a backup
offer-close = Not now, and do not ask again
