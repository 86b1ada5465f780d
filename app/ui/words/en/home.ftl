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
