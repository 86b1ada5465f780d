### Matches that were played, and taking them elsewhere.

## history

history-empty = Nothing yet
history-empty_about = Your matches are kept here, and you can replay every round.
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

match-hand = round { $hand }
match-hand_of = round { $hand } of { $hands }
match-hand_n = Round { $hand }
match-hand_won = Round { $hand } · { LIST($names, type: "and") }
match-hand_spoken = Round { $hand }, won by { LIST($names, type: "and") }. Replay
match-hand_spoken_only = Round { $hand }. Replay
match-won_by = won by { LIST($names, type: "and") }
match-won_by_you = you won
match-finished = finished
match-resigned = resigned
match-abandoned = abandoned
match-damaged = Part of this match is damaged on the disk. You can see what’s left.
match-hands = Rounds
match-rounds = Round by round
match-chart = Totals
match-note = Note
match-note_label = Anything worth remembering?
match-note_keep = Save
match-note_kept = Note saved.
match-occasion = When and where
match-day_label = Which day was it?
match-day_recorded = Leave it empty for the day it was scored.
match-day_unread = That’s no date. Try { $example }.
match-place_label = Where was it?
match-occasion_kept = Saved.
match-picture = Picture
match-picture_add = Add a picture
match-picture_replace = Change picture
match-picture_about = It’s saved small, without location or camera data. It stays on this device: it’s not in backups or sync.
match-picture_making = Making it smaller…
match-picture_spoken = The picture of this match
match-edit = Edit
match-delete = Delete
match-deleted = This match is deleted. It’s in no list and doesn’t count any more.
match-rematch = Play again
match-won_hands =
    { $count ->
        [one] one round won
       *[other] { $count } rounds won
    }
match-uncounted =
    { $count ->
        [one] One round isn’t counted yet.
       *[other] { $count } rounds aren’t counted yet.
    }

## replay

replay-title = Replay
replay-unreadable = This round can’t be replayed. What was saved is damaged, or this version of the app plays it differently.
replay-dealt = The cards are dealt
replay-seen_from = round { $hand }, { $name }’s cards
replay-seen_from_you = round { $hand }, your cards
replay-step = { $step } / { $steps }
replay-step_spoken = Step { $step } of { $steps }
replay-first = To the deal
replay-before = One step back
replay-after = One step forward
replay-last = To the end
replay-copy = Copy this round’s notation

## keepsakes

keepsakes-title = Backup
keepsakes-about = Everything in one file, for another device or for safekeeping.
keepsakes-fleeting = This browser may clear its data when it runs out of space. Save a backup now and then, or install the app.
keepsakes-out = Export
keepsakes-export = Everything in one file
keepsakes-export_about = Matches, people, your own games and settings. Readable anywhere: JSON in a zip.
keepsakes-csv = Rounds as a table
keepsakes-csv_about = One line per round, for a spreadsheet.
keepsakes-bg_stats = Matches for BG Stats
keepsakes-bg_stats_about = One file that BG Stats can import.
keepsakes-in = Import
keepsakes-pick = Open a file
keepsakes-pick_about = You see what’s in it before anything is added. Nothing is added twice.
keepsakes-busy_export = Packing…
keepsakes-busy_csv = Writing the table…
keepsakes-busy_import = Reading…
keepsakes-busy_taking = Adding…
keepsakes-busy_undoing = Undoing…
keepsakes-stop = Stop
keepsakes-stopped = Stopped. Nothing was added.
keepsakes-problem-foreign = This isn’t a backup of this app, or its end is missing. Nothing was added.
keepsakes-problem-broken = This backup is damaged: a part is missing or was changed. Nothing was added.
keepsakes-problem-newer = This backup is from a newer version of the app. Update the app, then import it.
keepsakes-problem-large = This file is too large to be a backup. Nothing was added.
keepsakes-problem-unfit = Something in this backup can’t be right ({ $where }). Nothing was added.
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
keepsakes-hands_new = New rounds
keepsakes-rounds_new = New rounds on score sheets
keepsakes-games_new = New games of your own
keepsakes-settings_new = Settings
keepsakes-differing = Matches that differ from yours. Yours stay as they are
keepsakes-set_aside = Unreadable entries, left out
keepsakes-left_out = Some entries couldn’t go into the file. They’re still here. Copy the report in Settings to see which ones.
keepsakes-taken =
    { $count ->
        [0] Done. No new matches were in it.
        [one] One match was added.
       *[other] { $count } matches were added.
    }

## offer

offer-phone = Your matches are saved only on this phone. The phone’s own backup includes them if it’s switched on. If you delete the app, they’re gone.
offer-browser = Your matches are saved only in this browser. If you clear its data, they’re gone.
offer-computer = Your matches are saved only on this computer: { $path }
offer-make = Make a backup
offer-close = No, thanks

## was it fair

fair-title = Was it fair?
fair-luck = Luck with the cards
fair-received = What everyone got
fair-counted = How luck is counted
fair-shuffle = How the cards are shuffled
fair-luckier = Luckier than { $share } of 100 deals
fair-range = Most likely between { $low } and { $high }
fair-not_yet = Dealing…
fair-running = Bots are playing { $deals } rounds to compare: { $done } done
fair-compared = Compared with { $done } deals of this game.
fair-stop = Stop
fair-go_on = Go on
fair-no_special = This game has no special cards, so there’s no luck to count.
fair-special = Special cards: { $special } of { $count }
fair-dealt = Dealt: { $count }
fair-drew = Drew: { $count }
fair-counted_about = Special cards are good luck: they do something, or go on anything. Steady bots play this game { $deals } times with other deals, and you see how many of those were worse. Drawing more doesn’t make you luckier, because more cards should bring more special ones. The range shows how far off { $deals } deals can be by chance.
fair-shuffle_about = The app picks one card after another at random, and each card left is as likely as any other. No bot and no setting changes that. When the draw pile runs out, the discard pile is shuffled the same way.
fair-seed = The number behind this shuffle: { $seed }
fair-seed_about = It says nothing about other rounds.
fair-room = You played this in a room. The host’s device shuffled, and the number behind it stays there.
