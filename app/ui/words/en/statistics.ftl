### What is counted of people, games and bots.

## statistics

statistics-people = People
statistics-games = Games
statistics-bots = Bots
statistics-empty = Nothing to count yet
statistics-empty_about = Finish a match or a score sheet, and it is counted here.
statistics-archived = Show those in the archive ({ $count })
statistics-is_archived = archived
statistics-by_game = Matches by game
statistics-by_game_about = The dark part was kept as a score sheet.
statistics-played_kept = { $played } played here, { $kept } kept as a sheet
statistics-mean_in_line = { $mean } points a match
statistics-no_matches = no matches yet
statistics-rate = { $rate }, by chance { $low } to { $high }.
statistics-few = Too few matches to say more.
statistics-won_of =
    { $count ->
        [one] { $wins } of one match won
       *[other] { $wins } of { $count } matches won
    }

## person

person-unknown = There is no such person on this device.
person-archived = In the archive: not offered for new tables, counted all the same.
person-every_game = Every game
person-nothing = No finished match yet
person-nothing_about = When one is finished, it is counted here.
person-wins = Won
person-streak = Streak
person-streak_won = won in a row, up to now
person-streak_lost = without a win, up to now
person-streak_none = no streak at the moment
person-longest = Longest streak
person-longest_about = wins in a row
person-rating = Rating
person-rating_about = grows by beating the strong
person-rating_few = still settling: it needs more matches
person-rounds = Rounds
person-rounds_about = { $rounds_won } won, { $blocked } blocked
person-uncounted =
    { $count ->
        [one] One hand is not counted yet.
       *[other] { $count } hands are not counted yet.
    }
person-place = Place
person-place_about = on average
person-points = Points a match
person-points_about = on average; best { $best }, worst { $worst }
person-round = Points a round
person-round_about = on average; best { $best }, worst { $worst }
person-penalties = Penalties
person-penalties_about = { $missed } words missed, { $blunders } blunders
person-over_time = Rating over time
person-over_time_few = The line begins with the third finished match.
person-over_time_said = Rating over { $count } matches, from { $first } to { $last }
person-by_game = Wins by game
person-by_game_about = Matches played; the dark part was won.
person-head_to_head = Head to head
person-met = ahead { $ahead }, behind { $behind }, level { $level }
person-nemesis = Nemesis
person-no_nemesis = A nemesis takes at least five matches against somebody.
person-cards = Most costly cards held
person-held = { $card }, { $count } times, { $points } points
person-manage = This person
person-colour = Colour { $count }
person-merge = Is the same person as
person-merge_about = { $name } becomes part of the one you tap; it can be undone there.
person-name_taken = There is a { $name } already. Are they one person? Say so below.
person-separate = { $name } is somebody else after all
person-separate_about = Takes the two apart again.
person-archive = In the archive
person-archive_about = No longer offered when a table is laid.
