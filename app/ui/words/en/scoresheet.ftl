### Keeping the score for people with real cards.

keep-who = Who plays
keep-who_about = Tap people in the order in which they sit. The first one deals first.
keep-sheet = How it is counted
keep-start = Start
keep-free = Free sheet
keep-free_about = For any game at all: high or low wins, to a target or open.
keep-too_few = A sheet needs at least two people.
keep-too_many = At most { $most } people fit on a sheet.
keep-seat = { $name }, seat { $seat }
keep-open_end = open end
keep-to = to { $target }
keep-house_rules_about = By the book. The referee answers by what you switch on here.
keep-title = What is it called?
keep-none = None
keep-chart_later = The chart begins with the first round.
keep-chart = Chart of the totals. { $totals }
keep-totals = { $totals }
keep-dealer_mark = D
keep-leads = leads
keep-deals = deals
keep-left = left the table
keep-out = out
keep-team = Team { $team }
keep-team_none = No team
keep-team_total = Team { $team }: { $total }
keep-place = { $place }. place
keep-won = won
keep-won_points = won { $points }
keep-lost = lost
keep-none_left = no cards left
keep-no_entry = no entry yet
keep-this_round = this round { $points }
keep-changed_elsewhere = The sheet was changed in another window. This is how it stands now.
keep-time_up = The time is up: this is the last round.
keep-lost_title = This sheet is open elsewhere
keep-broken = This sheet cannot go on
keep-take_over = Keep it here
keep-scores = { $name } scores
keep-scores_sum = { $name }: { $sum } =
keep-has_left = { $name } has left
keep-round_of = { $name } this round
keep-knock_how = How many cards does { $name } score?
keep-knock_of = How many did { $other } hold?
keep-knock_not = Nobody was knocked out
keep-knocked = { $name } was knocked out
keep-ways = Ways to enter
keep-back = Delete a digit
keep-sign = Plus or minus
keep-plus = Add another number
keep-half = And a half
keep-next = Next
keep-next_spoken = Next player
keep-keep = Keep
keep-keep_spoken = Keep this round
keep-keep_anyway = Anyway
keep-done = Done
keep-done_spoken = Done, back to the round in play
keep-won_key = Won
keep-won_spoken = { $name } won the round
keep-lost_key = Lost
keep-lost_spoken = { $name } lost the round
keep-clear = Clear the entry
keep-left_card = { $card } is left
keep-drop_card = Take the last card away
keep-went_out = None
keep-went_out_spoken = { $name } has no cards left
keep-mark = { $name } { $points }
keep-knocks_out = Knock out
keep-knocks_out_spoken = { $name } knocks somebody out
keep-undo = Undo
keep-redo = Redo
keep-deal = Deal
keep-deal_spoken = Deal: the next round begins
keep-round = Round { $round }
keep-mending = Mending round { $round }
keep-over = Finished
keep-clockwise = Play runs clockwise. Turn it round
keep-against = Play runs against the clock. Turn it round
keep-rounds = All rounds
keep-rounds_about = Look through them, mend one.
keep-rounds_how = Tap a round to mend it. The dealer’s cell is shaded.
keep-round_spoken = Round { $round }: { $scores }
keep-struck = does not count
keep-menu = Sheet
keep-referee = What does this card do?
keep-referee_about = By the rules of this table.
keep-note = Note of round { $round }
keep-note_label = What is to be remembered?
keep-note_keep = Keep the note
keep-double = Round { $round } counts twice
keep-double_about = It ended on a card that doubles.
keep-strike = Round { $round } does not count
keep-strike_about = It stays in the record.
keep-join = Add a player
keep-join_about = From this round on.
keep-tie = Settle a tie
keep-tie_about = Those who share a place, put in order.
keep-tie_how = Tap who is ahead, then who comes next. Whoever is not tapped shares the place behind.
keep-tie_ahead = { $name } is ahead
keep-tie_place = Place { $place } is shared
keep-tie_none = Nobody shares a place.
keep-tie_share = Share the places again
keep-end = End the match
keep-end_about = As it stands now.
keep-go_on = Go on with the match
keep-go_on_about = It is open again.
keep-look = Match page
keep-leave = Leave
keep-leave_about = The sheet waits for you.
keep-missed_title = Missed “last card”
keep-missed_about = In this round.
keep-penalty_costs = Each costs { $points }.
keep-penalty = penalty { $points }
keep-blunders_title = Blunders
keep-blunders_about = Illegal cards, wrong turns.
keep-lives_title = Lives
keep-deal_this = Deals this round
keep-swap = Swap seats with
keep-team_title = Plays in a team
keep-rename = Rename
keep-return = { $name } is back
keep-retire = { $name } leaves the game
keep-retire_about = The points stay on the sheet.
keep-put_out = { $name } is out of the match
keep-put_out_about = Lost for good, whatever the points say.
keep-back_in = { $name } is in again
keep-person_about = Everything here can be undone.
keep-person = { $name }: penalties, seat, name
keep-won_match = { $names } won the match
keep-share = Share
keep-minutes = { $count } min
keep-skipped =
    { $count ->
        [one] One tap of this sheet could not be read.
       *[other] { $count } taps of this sheet could not be read.
    }
keep-to_rounds =
    { $count ->
        [one] one round
       *[other] { $count } rounds
    }
keep-to_minutes =
    { $count ->
        [one] one minute
       *[other] { $count } minutes
    }
keep-to_lives =
    { $count ->
        [one] one life each
       *[other] { $count } lives each
    }
keep-rounds_n =
    { $count ->
        [one] one round
       *[other] { $count } rounds
    }
keep-lives =
    { $count ->
        [one] one life
       *[other] { $count } lives
    }
keep-missed =
    { $count ->
        [one] missed one
       *[other] missed { $count }
    }
keep-blunders =
    { $count ->
        [one] one blunder
       *[other] { $count } blunders
    }
keep-cards =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }

keep-odd-missing = No entry: { LIST($names, type: "comma") }.
keep-odd-nobody-won = Nobody won this round.
keep-odd-several-won = Several won this round.
keep-odd-nobody-lost = Nobody lost this round.
keep-odd-places = The places are no ranking.
keep-odd-copies = { $name } holds a card more often than the packs have it.
keep-odd-copies_all = A card was tapped more often than the packs have it.
keep-odd-half = { $name } has half a point.
keep-odd-not-seated = { $name } was not in this round.

keep-way-points = Points
keep-way-points_about = A number pad; plus adds up as you go.
keep-way-cards = Cards left
keep-way-cards_about = Tap what is left in the hand, the rules add it up.
keep-way-places = Places
keep-way-places_about = Who came first, second, third.
keep-way-winner = Who won
keep-way-winner_about = One winner, one loser, or both.
keep-way-tally = Running tally
keep-way-tally_about = Every point at once, while the hand is played.

keep-entry-points = Points
keep-entry-cards = Cards left
keep-entry-places = Places
keep-entry-winner = Rounds won
keep-entry-tally = Running tally

keep-wins-high = most points win
keep-wins-low = fewest points win

keep-ask-entry = What is entered
keep-ask-wins = Who wins
keep-ask-target = To a target
keep-ask-rounds = So many rounds
keep-ask-minutes = For a time
keep-ask-half = Half points
keep-ask-collects = The winner collects
keep-ask-collects_about = The winner of a round gets what the others enter.
keep-ask-out_at = Out of the match at
keep-ask-deal = The deal passes
keep-ask-deal_left = to the left
keep-ask-deal_right = to the right
keep-ask-deal_stays = not at all
keep-ask-ties = When leaders are level
keep-ask-ties_shared = They share the win
keep-ask-ties_play-on = Play on until one leads
keep-ask-at_once = Stop at the target in mid-round
keep-ask-counts = What counts
keep-ask-counts_points = Points
keep-ask-counts_hands = Rounds won
keep-ask-counts_lives = Lives
keep-ask-lives = Lives each
keep-ask-lives_about = Who loses a round loses one; without any one is out. The last who is left wins.
keep-ask-penalty = A penalty costs
keep-ask-penalty_none = Nothing
keep-ask-penalty_about = Points for each missed word and each blunder that you note.
