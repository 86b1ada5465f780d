### Matches that were played, and taking them elsewhere.

## history

history-empty = Nothing yet
history-empty_about = Matches you play are kept here, and you can replay every hand.
history-older = Show older
history-search = Search names, games and notes
history-no_match = No matches found
history-no_match_about = Try a wider search, or show all matches.
history-all = Show all
history-any = Any
history-who = Who
history-game = Which game
history-when = When
history-what = Kind of match

history-since-week = past week
history-since-month = past month
history-since-year = past year

history-kind-played = played here
history-kind-kept = score sheet

## match

match-hand = hand { $hand }
match-hand_of = hand { $hand } of { $hands }
match-hand_n = Hand { $hand }
match-hand_won = Hand { $hand } · { LIST($names, type: "and") }
match-hand_spoken = Hand { $hand }, won by { LIST($names, type: "and") }. Replay
match-hand_spoken_only = Hand { $hand }. Replay
match-won_by = won by { LIST($names, type: "and") }
match-finished = finished
match-resigned = resigned
match-abandoned = abandoned
match-damaged = Part of this match is damaged on the disk. What can still be read is shown.
match-hands = Hands
match-rounds = Round by round
match-chart = Totals
match-note = Note
match-note_label = Anything worth remembering?
match-note_keep = Save
match-note_kept = Note saved.
match-edit = Edit
match-delete = Delete
match-deleted = This match is deleted. It is in no list and no longer counts.
match-rematch = Play again
match-won_hands =
    { $count ->
        [one] one hand won
       *[other] { $count } hands won
    }
match-uncounted =
    { $count ->
        [one] The winner of one hand has not been worked out yet.
       *[other] The winners of { $count } hands have not been worked out yet.
    }

## replay

replay-title = Replay
replay-unreadable = This hand cannot be replayed: what was kept of it is damaged, or this version of the app plays it differently.
replay-dealt = The cards are dealt
replay-seen_from = hand { $hand }, { $name }’s cards
replay-step = { $step } / { $steps }
replay-step_spoken = Step { $step } of { $steps }
replay-first = To the deal
replay-before = One step back
replay-after = One step forward
replay-last = To the end
replay-copy = Copy this hand’s notation

## keepsakes

keepsakes-title = Backup
keepsakes-about = Everything in one file, for another device or for safe keeping.
keepsakes-fleeting = This browser may clear its data when it runs short of room. Save a backup now and then, or install the app.
keepsakes-out = Export
keepsakes-export = Everything in one file
keepsakes-export_about = Matches, people, your own games and settings. Readable anywhere: JSON in a zip.
keepsakes-csv = Rounds as a table
keepsakes-csv_about = One line per round, for a spreadsheet.
keepsakes-in = Import
keepsakes-pick = Open a file
keepsakes-pick_about = You see what is in it before anything is added. Nothing is added twice.
keepsakes-busy_export = Packing…
keepsakes-busy_csv = Writing the table…
keepsakes-busy_import = Reading…
keepsakes-busy_taking = Adding…
keepsakes-stop = Stop
keepsakes-stopped = Stopped. Nothing was added.
keepsakes-problem-foreign = This file is not a backup of this app, or its end is missing.
keepsakes-problem-broken = This backup is broken: a part is missing or was changed. Nothing was added.
keepsakes-problem-newer = This backup was made by a newer version of the app. Update the app, then import it.
keepsakes-problem-large = There is more in this file than any backup can hold. Nothing was added.
keepsakes-problem-unfit = Something in this backup cannot be ({ $where }). Nothing was added.
keepsakes-look = What would be added
keepsakes-nothing = Everything in this file is already here.
keepsakes-take = Add it
keepsakes-not = Leave it
keepsakes-saved = Saved as { $name }
keepsakes-matches_new = New matches
keepsakes-matches_grown = Matches that have gone on since
keepsakes-matches_known = Matches already here
keepsakes-people_new = New people
keepsakes-people_known = People already here
keepsakes-hands_new = New hands
keepsakes-rounds_new = New rounds on score sheets
keepsakes-games_new = New games of your own
keepsakes-settings_new = Settings
keepsakes-differing = Matches that differ from those here, and are left as they are
keepsakes-set_aside = Entries that can’t be read, left out
keepsakes-left_out = Some entries couldn’t go into the file. They’re still here. The report in Settings names them.
keepsakes-taken =
    { $count ->
        [0] Done. No new matches were in it.
        [one] One match was added.
       *[other] { $count } matches were added.
    }
