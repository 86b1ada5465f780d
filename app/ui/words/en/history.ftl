### Matches that were played, and taking them elsewhere.

## history

history-empty = Nothing yet
history-empty_about = Matches you play are kept here, with every hand to look at again.
history-older = Show older
history-search = Search names, games and notes
history-no_match = No match fits
history-no_match_about = Ask for less, or look at all of them.
history-all = Show all
history-any = Any
history-who = Who
history-game = Which game
history-when = When
history-what = Played or kept

history-since-week = last week
history-since-month = last month
history-since-year = last year

history-kind-played = played here
history-kind-kept = kept here

## match

match-hand = hand { $hand }
match-hand_of = hand { $hand } of { $hands }
match-hand_n = Hand { $hand }
match-hand_won = Hand { $hand } · { LIST($names, type: "comma") }
match-hand_spoken = Hand { $hand }, won by { LIST($names, type: "comma") }. Look at it again
match-hand_spoken_only = Hand { $hand }. Look at it again
match-won_by = won by { LIST($names, type: "comma") }
match-finished = finished
match-resigned = given up
match-abandoned = left
match-damaged = Part of this match is damaged on the disk. What is whole is shown.
match-hands = Hands
match-rounds = Round by round
match-chart = Totals
match-note = Note
match-note_label = What is to be remembered?
match-note_keep = Keep
match-note_kept = The note is kept.
match-edit = Change it
match-delete = Delete
match-deleted = This match is deleted: it is in no list and counts nowhere.
match-rematch = Play again
match-won_hands =
    { $count ->
        [one] one hand won
       *[other] { $count } hands won
    }
match-uncounted =
    { $count ->
        [one] Who won one hand is still to be found out.
       *[other] Who won { $count } hands is still to be found out.
    }

## replay

replay-title = Look again
replay-unreadable = This hand cannot be read: { $why }
replay-dealt = The cards are dealt
replay-seen_from = hand { $hand }, cards: { $name }
replay-step = { $step } / { $steps }
replay-step_spoken = Step { $step } of { $steps }
replay-first = To the deal
replay-before = One step back
replay-after = One step on
replay-last = To the end
replay-copy = Copy the notation of this hand

## keepsakes

keepsakes-title = Yours to keep
keepsakes-about = Everything in one file, for another device or for good.
keepsakes-fleeting = This browser may clear what is kept here when it runs short of room. Save a file now and then, or install the app.
keepsakes-out = Take it with you
keepsakes-export = Everything in one file
keepsakes-export_about = Matches, people, games of your own, settings. Readable anywhere: JSON in a zip.
keepsakes-csv = Rounds as a table
keepsakes-csv_about = One line a round, for a spreadsheet.
keepsakes-in = Bring it in
keepsakes-pick = Open a file
keepsakes-pick_about = You see what is in it before anything is added. Nothing is doubled.
keepsakes-busy_export = Packing…
keepsakes-busy_csv = Writing the table…
keepsakes-busy_import = Reading…
keepsakes-busy_taking = Adding…
keepsakes-stop = Stop
keepsakes-stopped = Stopped. Nothing was added.
keepsakes-problem = This file cannot be brought in: { $where }: { $what }
keepsakes-look = What would come in
keepsakes-nothing = Everything in this file is here already.
keepsakes-take = Add it
keepsakes-not = Leave it
keepsakes-saved = Saved as { $name }
keepsakes-matches_new = New matches
keepsakes-matches_grown = Matches that go on
keepsakes-matches_known = Matches that are here already
keepsakes-people_new = New people
keepsakes-people_known = People that are here already
keepsakes-hands_new = New hands
keepsakes-rounds_new = New rounds of sheets
keepsakes-games_new = New games of your own
keepsakes-settings_new = Settings
keepsakes-differing = Matches that differ from those here, and stay as they are
keepsakes-taken =
    { $count ->
        [one] One match was added.
       *[other] { $count } matches were added.
    }
