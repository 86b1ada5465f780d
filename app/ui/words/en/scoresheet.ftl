### Keeping the score for people with real cards.

keep-who = Players
keep-who_about = Tap the players in the order they sit. The first one deals first.
keep-sheet = How you score
keep-start = Start
keep-free = Free sheet
keep-free_about = For any game: highest or lowest wins, with or without a target.
keep-template-darts-501 = Darts 501
keep-template-darts-301 = Darts 301
keep-template-rummy = Rummy
keep-template-canasta = Canasta
keep-template-hearts = Hearts
keep-template-spades = Spades
keep-template-oh-hell = Oh Hell
keep-template-president = President
keep-template-cribbage = Cribbage
keep-template-skat = Skat
keep-template-doppelkopf = Doppelkopf
keep-template-belote = Belote
keep-template-tarot = Tarot
keep-template-mini-golf = Mini-golf
keep-template-dominoes = Dominoes
keep-template-mahjong = Mahjong
keep-template-yacht = Yacht (dice)
keep-template-ten-thousand = Ten thousand (dice)
keep-template-petanque = Pétanque
keep-template-poker = Poker night
keep-template-yacht-bonus = Upper part
keep-templates = More games
keep-templates_about = Darts, rummy, mini-golf and more, ready to score.
keep-template_save = Save to More games
keep-template_save_about = So it’s ready to pick next time.
keep-template_needs_name = Give it a name first.
keep-template_full = There’s no room for another game. Remove one first.
keep-template_remove = Remove from More games
keep-template_remove_about = Sheets you’ve started stay as they are.
keep-too_few = A score sheet needs at least two players.
keep-too_many = A score sheet has room for { $most } players.
keep-seat = { $name }, player { $seat }
keep-open_end = no limit
keep-to = to { $target }
keep-to_go = { $points } to go
keep-last_round = previous round { $what }
keep-house_rules_about = Standard rules. The referee follows what you switch on here.
keep-title = What is it called?
keep-none = None
keep-more_ways = Other ways to count
keep-more_ways_about = Decimals, counting down, points that balance, bonuses.
keep-bonus_name = Bonus
keep-bonus_points = Points
keep-bonus_remove = Remove { $name }
keep-down_exact = from { $start } to exactly 0
keep-down_below = from { $start } to 0
keep-balanced = the others pay the winner
keep-chart_later = The chart starts with the first round.
keep-chart = Chart of the totals. { $totals }
keep-totals = { $totals }
keep-dealer_mark = D
keep-leads = leads
keep-deals = deals
keep-starts_mark = starts
keep-entered = entered
keep-left = left the table
keep-out = out
keep-team = Team { $team }
keep-team_none = No team
keep-team_total = Team { $team }: { $total }
keep-place =
    { $place ->
        [1] 1st place
        [2] 2nd place
        [3] 3rd place
       *[other] { $place }th place
    }
keep-won = won
keep-won_points = won, { $points }
keep-lost = lost
keep-none_left = no cards left
keep-no_entry = no entry yet
keep-this_round = { $points } this round
keep-changed_elsewhere = The sheet was changed in another window. This is how it stands now.
keep-time_up = Time is up: this is the last round.
keep-lost_title = This sheet is open elsewhere
keep-broken = This sheet can’t go on
keep-take_over = Go on here
keep-scores = { $name } scores
keep-scores_sum = { $name }: { $sum } =
keep-has_left = { $name } still has
keep-round_of = { $name }, this round
keep-knock_who = Who’s knocked out?
keep-knock_of = How many cards did { $other } have?
keep-knock_not = Nobody was knocked out
keep-knocked = { $name } was knocked out
keep-ways = How to enter scores
keep-back = Delete a digit
keep-sign = Plus or minus
keep-plus = Add another number
keep-half = And a half
keep-too_long = No more room: a score has at most { $most } digits.
keep-too_fine = No more room. Decimals on this sheet: { $count }.
keep-point = Decimal point
keep-next = Next
keep-next_spoken = Next player
keep-keep = Save
keep-keep_spoken = Save this round
keep-keep_anyway = Save anyway
keep-done = Done
keep-done_spoken = Done, back to the current round
keep-won_key = Won
keep-won_spoken = { $name } won the round
keep-lost_key = Lost
keep-lost_spoken = { $name } lost the round
keep-clear = Clear the entry
keep-left_card = { $card } left over
keep-drop_card = Remove the last card
keep-went_out = Out of cards
keep-went_out_spoken = { $name } has no cards left
keep-mark = { $name } { $points }
keep-knocks_out = Knock out
keep-knocks_out_spoken = { $name } knocks someone out
keep-undo = Undo
keep-undo-name = Undo
keep-redo = Redo
keep-redo-name = Redo
keep-direction = Direction
keep-deal = Deal
keep-deal_spoken = Deal the next round
keep-round = Round { $round }
keep-mending = Editing round { $round }
keep-over = Finished
keep-clockwise = Play goes clockwise. Change direction
keep-against = Play goes anticlockwise. Change direction
keep-rounds = All rounds
keep-rounds_about = Look through them, or correct one.
keep-rounds_how = Tap a round to correct it. The dealer’s cell is shaded.
keep-round_spoken = Round { $round }: { $scores }
keep-struck = doesn’t count
keep-menu = Sheet
keep-menu-name = More
keep-referee = What does this card do?
keep-referee-name = Referee
keep-referee_about = By the rules of this table.
keep-note = Note on round { $round }
keep-note_label = Anything worth remembering?
keep-note_keep = Save note
keep-die = Who starts?
keep-die_about = A die picks one of you.
keep-die_again = Roll again
keep-starts = { $name } starts
keep-timer = Timer
keep-timer_about = Counts down a turn, with a sound at the end.
keep-timer_left = { $time } left
keep-timer_stop = Stop
keep-timer_up = Time is up.
keep-misdeal = Misdeal: deal again
keep-misdeal_about = Clears this round and notes why. The same player deals.
keep-misdealt = Misdeal, dealt again.
keep-double = Round { $round } counts twice
keep-double_about = It ended on a card that doubles.
keep-strike = Round { $round } doesn’t count
keep-strike_about = It stays on the sheet.
keep-join = Add a player
keep-join_about = From this round on.
keep-join_from = Starts with
keep-join_start = { $points }, as everyone did
keep-join_highest = the highest total, { $points }
keep-join_average = the average total, { $points }
keep-tie = Settle a tie
keep-tie_about = Decide the order of players who share a place.
keep-tie_how = Tap who’s ahead, then who comes next. Anyone you leave out shares the place behind.
keep-tie_ahead = { $name } is ahead
keep-tie_place = Place { $place } is shared
keep-tie_none = Nobody shares a place.
keep-tie_share = Share the places again
keep-picture = Picture
keep-picture_about = Add one. It stays on this device.
keep-end = End the match
keep-end_about = As it stands now.
keep-go_on = Go on with the match
keep-go_on_about = Opens it again.
keep-look = Match page
keep-leave = Leave
keep-leave_about = The sheet waits for you.
keep-missed_title = Forgotten calls
keep-missed_about = In this round.
keep-penalty_costs = Each costs { $points }.
keep-penalty = penalty { $points }
keep-blunders_title = Mistakes
keep-blunders_about = Wrong cards, playing out of turn.
keep-lives_title = Lives
keep-deal_this = Deals this round
keep-swap = Swap places with
keep-team_title = Team
keep-rename = Rename
keep-return = { $name } is back
keep-retire = { $name } leaves the match
keep-retire_about = The points stay on the sheet.
keep-retire_ranked = { $name } leaves but still gets a place
keep-put_out = { $name } is out of the match
keep-put_out_about = Out for good, whatever the points say.
keep-back_in = { $name } is back in
keep-person_about = You can undo everything here.
keep-person = { $name }: penalties, place, name
keep-won_match = { $names } won the match
keep-share = Share
keep-minutes = { $count } min
keep-skipped =
    { $count ->
        [one] One entry on this sheet couldn’t be read.
       *[other] { $count } entries on this sheet couldn’t be read.
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
keep-rounds_earlier =
    { $count ->
        [one] One earlier round
       *[other] { $count } earlier rounds
    }
keep-missed =
    { $count ->
        [one] one forgotten call
       *[other] { $count } forgotten calls
    }
keep-blunders =
    { $count ->
        [one] one mistake
       *[other] { $count } mistakes
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
keep-odd-places = These places don’t make a ranking.
keep-odd-copies = { $name } has more of one card than the packs contain.
keep-odd-copies_all = You tapped one card more often than the packs contain it.
keep-odd-half = { $name } has half a point.
keep-odd-bust = { $name } would go below 0: these points don’t count.
keep-odd-balance = The points don’t add up to 0, so this round doesn’t count yet.
keep-odd-not-seated = { $name } didn’t play this round.

keep-way-points = Points
keep-way-points_about = A number pad. Plus adds up as you go.
keep-way-cards = Cards left
keep-way-cards_about = Tap the cards each player has left. The rules add them up.
keep-way-places = Places
keep-way-places_about = Who came first, second, third.
keep-way-winner = Who won
keep-way-winner_about = One winner, one loser, or both.
keep-way-tally = Running tally
keep-way-tally_about = Every point as it is scored.

keep-entry-points = Points
keep-entry-cards = Cards left
keep-entry-places = Places
keep-entry-winner = Rounds won
keep-entry-tally = Running tally

keep-wins-high = highest score wins
keep-wins-low = lowest score wins

keep-ask-entry = What you enter
keep-ask-wins = Who wins
keep-ask-target = Target
keep-ask-rounds = Number of rounds
keep-ask-minutes = Time limit
keep-ask-half = Half points
keep-ask-collects = The winner collects
keep-ask-collects_about = The winner of a round gets what you enter for the others.
keep-ask-out_at = Out of the match at
keep-ask-deal = Who deals next
keep-ask-deal_left = Player to the left
keep-ask-deal_right = Player to the right
keep-ask-deal_stays = Same player
keep-ask-ties = If the leaders are tied
keep-ask-ties_shared = They share the win
keep-ask-ties_play-on = Play on until one leads
keep-ask-at_once = Stop mid-round at the target
keep-ask-counts = What counts
keep-ask-counts_points = Points
keep-ask-counts_hands = Rounds won
keep-ask-counts_lives = Lives
keep-ask-lives = Lives each
keep-ask-lives_about = If you lose a round, you lose a life. The last player with a life wins.
keep-ask-penalty = Cost of a penalty
keep-ask-penalty_none = Nothing
keep-ask-penalty_about = Points for each forgotten call and each mistake you note.
keep-ask-decimals = Decimals
keep-ask-down = Count up or down
keep-ask-down_up = Up
keep-ask-down_exact = Down to exactly 0
keep-ask-down_below = Down to 0 or below
keep-ask-down_about = Everyone starts at the target. Enter what comes off.
keep-ask-down_exact_about = A round that would go below 0 doesn’t count.
keep-ask-start = Everyone starts with
keep-ask-balanced = The others pay the winner
keep-ask-balanced_about = Each round adds up to 0. Players you leave empty split what’s missing.
keep-ask-league = Points by place
keep-ask-league_about = From 1st place on, for example 10 6 3 1.
keep-ask-starts = Who starts a round
keep-ask-starts_next = The player after the dealer
keep-ask-starts_dealer = The dealer
keep-ask-starts_winner = The last round’s winner
keep-ask-starts_loser = The last round’s loser
keep-ask-bonuses = Bonuses
keep-ask-bonuses_about = You give them by tapping a player, then the person icon.
keep-ask-number = Another number

## award

award-comeback = Comeback
award-comeback_why =
    { $names }: from { $worst ->
        [2] 2nd
        [3] 3rd
       *[other] { $worst }th
    } to { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
award-best = Best round
award-best_why = { $names }: { $points } in one round
award-close = So close!
award-close_why = { $names }: just { $margin } behind { $winner }
award-steady = Steady hand
award-steady_why = { $names }: rounds never more than { $spread } apart
award-steady_same = { $names }: the same in every round
award-most = Most rounds won
award-most_why = { $names }: { $won } of { $rounds } rounds won
award-front = In front all the way
award-front_why = { $names }: in the lead after every round
award-shining = Shining moment
award-shining_why =
    { $names }: { $count ->
        [one] one round won
       *[other] { $count } rounds won
    }
award-stayed = Never gave up
award-stayed_why = { $names }: there for all { $count } rounds
