### The table: what lies on it, what happens, what may be done, and how it ends.

## table

table-help = Rules
table-menu = Menu
table-clockwise = Play goes clockwise
table-counterclockwise = Play goes anticlockwise
table-owed_badge = +{ $n }
table-misses_badge = { $n }
table-choice_cancel = Take the card back
table-called = Named: { $what }
table-pile = Discard pile, { $card } on top
table-pile_empty = Discard pile, empty
table-owed =
    { $count ->
        [one] { $count } card owed
       *[other] { $count } cards owed
    }
table-misses =
    { $count ->
        [one] { $count } turn to miss
       *[other] { $count } turns to miss
    }
table-left =
    { $count ->
        [0] empty
        [one] { $count } left
       *[other] { $count } left
    }
table-stock_empty = Stock, empty
table-stock_turned = Stock, empty: the discard pile is turned over when somebody has to draw
table-stock =
    { $count ->
        [one] Stock, { $count } card left
       *[other] Stock, { $count } cards left
    }
table-stock_draw =
    { $count ->
        [one] Stock, { $count } card left, tap to draw
       *[other] Stock, { $count } cards left, tap to draw
    }

table-sort-suit = Sorted by suit. Sort by rank
table-sort-rank = Sorted by rank. Keep my own order
table-sort-only_rank = Sorted by rank. Sort by suit
table-sort-own = In my own order. Sort by suit

table-card-playable = playable
table-card-lifted = tap again to play
table-card-fresh = just drawn

table-seat-turn = to play
table-seat-declared = has said the word
table-seat-said = { CAPITAL($word) }!
table-seat-catchable = has not said the word
table-seat-gone = out of the hand
table-seat-place = out, place { $place }
table-seat-out = #{ $place }
table-seat-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

table-own-playable = { $count } playable

table-cover-pass = Pass to
table-cover-ready = I am { $name }

table-name = { FORM($card, article: "none") }

## play

play-title_hand = hand { $hand }
play-title_hand_of = hand { $hand } of { $hands }
play-opening = Opening the table
play-temper_careless = careless
play-temper_steady = steady
play-temper_sharp = sharp
play-temper_master = master
play-remark_took =
    { $mood ->
        [lively] Ouch!
       *[calm] Oh well.
    }
play-remark_owes =
    { $mood ->
        [lively] Enjoy!
       *[calm] For you.
    }
play-remark_turn =
    { $mood ->
        [lively] Ha!
       *[calm] Sorry.
    }
play-remark_out =
    { $mood ->
        [lively] Yes!
       *[calm] Good game.
    }
play-remark_spoken = { $name } says “{ $said }”
play-a_rank =
    { $rank ->
        [8] an 8
        [A] an Ace
        [J] a Jack
        [Q] a Queen
        [K] a King
       *[other] a { $rank }
    }
play-mine = you { $points }
play-whose = { $name }’s cards
play-strict = strict
play-strict_not_now = It is { $name }’s turn. Tap again to play it anyway; that costs { $count ->
        [one] a card
       *[other] { $count } cards
    }.
play-wait = { $name } is thinking
play-dealt = The cards are dealt.
play-dealt_strict = A strict table: nothing is marked, and a wrong card costs { $count ->
        [one] a card
       *[other] { $count } cards
    }.
play-cancel = Nothing is owed any more.
play-reverse = Play changes direction.
play-why_over = One over { $card }: { $points }.
play-why_under = One under { $card }: { $points }.
play-refill = The discard pile is the new draw pile.
play-owes =
    { $count ->
        [one] Now one card is owed.
       *[other] Now { $count } cards are owed.
    }
play-hands = Everybody passes their hand to the left.
play-blocked = Nobody can go on.
play-say_word = { CAPITAL($word) }!
play-said_word = { CAPITAL($word) } ✓
play-forgot = { $name } forgot to say “{ CAPITAL($word) }!”
play-catch = Catch { $name }
play-take = Take { $count }
play-draw = Draw
play-end = End turn
play-pass = Pass
play-keep = Keep it
play-miss = Miss turn
play-out = I am out
play-knocked = knocked out
play-running = { $total } ({ $hand })
play-undo = Undo
play-hurry = Skip
play-go_on = Go on
play-skip_rest = Skip to the end
play-why = Why?
play-come_back = Come back
play-bring_back = Bring back
play-leave_out = Lose the hand
play-try_again = Try again
play-first_time = New here
play-first_time_spoken = New here: { $said } Tap to close.
play-rule = The rule
play-no_rule = The rules have nothing special to say about this.
play-all_rules = All rules of this table
play-suit_title = Which suit for { $card }?
play-rank_title = Which rank for { $card }?
play-confirm = Tap the card again to play it.
play-not_now = It is { $name }’s turn.
play-lost = This match is open elsewhere
play-lost_about = It has been open in { $where } since { $time }. You can go on with it here; that window will then stop.
play-taken_about = It is now open in { $where }. You can take it back and play here; that window will then stop.
play-where_tab = a browser tab on { $system }
play-where_app = the app on { $system }
play-where_unknown = another window
play-take_over = Play here
play-home = Home
play-broken = This match cannot go on
play-damaged = part of what was kept of this match is damaged
play-differs = this version of the app plays one of its moves differently
play-no_store = There is no such match
play-menu = Table
play-log = What happened
play-log_empty = Nothing has happened yet.
play-log_late = Latest
play-log_all = Everything
play-log_before = Before that
play-log_points = Points only
play-resign = Resign
play-resign_about = Ends the match where it stands.
play-resign_sure = Resign for good?
play-to_bot = Let a bot play for { $name }
play-to_bot_about = Until you take the seat back.
play-from_bot = { $name } plays again
play-from_bot_about = Takes the seat back from the bot.
play-rules = Rules of this table
play-leave = Leave
play-leave_about = The match waits for you.
play-report = Copy a report
play-hand_won = { $names } won the hand
play-hand_won_you = You won the hand
play-hand_blocked = Blocked: { $names } had the fewest cards
play-hand_blocked_you = Blocked: you had the fewest cards
play-hand_blocked_points = Blocked: { $names } had the lowest hand
play-hand_blocked_points_you = Blocked: you had the lowest hand
play-hand_about = Hand { $hand }
play-match_won = { $names } won the match
play-match_won_you = You won the match
play-match_resigned = The match was resigned
play-life =
    { $count ->
        [one] one life
       *[other] { $count } lives
    }
play-keep_on = Keep playing
play-close = Close

play-may-out = You can neither follow nor play a joker.
play-may-lead = Lead any card.
play-may-follow = Match the suit or the rank.
play-may-answer_or_take = Answer with { LIST($cards, type: "or") }, or take { $count }.
play-may-take = Take { $count }: nothing can answer that.
play-may-take_only = Take { $count }: only { LIST($cards, type: "or") } could answer.
play-may-ways_or_take = { CAPITAL(LIST($ways, type: "comma")) }, or take { $count }.
play-may-strict_owed = Answer, or take { $count }.
play-may-answer_or_miss = Answer with { LIST($cards, type: "or") }, or miss your turn.
play-may-cover = Cover it with a card of its suit.
play-may-cover_draw = You cannot cover it: draw one.
play-may-fire = Fire card: you may play it at once.
play-may-bring_back = You could lay your whole hand as one chain: bring back the player who went out last, or lose the hand.
play-may-come_back = You come back into the hand.
play-may-more = Play more, or end your turn.
play-may-drawn = You may play it, or keep it.
play-may-play = Play a card.
play-may-draw_on = Draw again.
play-may-play_or_draw = Play a card, or draw.
play-may-play_or_pass = Play a card, or pass.
play-may-draw = Nothing fits: draw.

play-may-by-add = add { LIST($cards, type: "or") }
play-may-by-cancel = cancel it with { LIST($cards, type: "or") }
play-may-by-pass = pass it on with { LIST($cards, type: "or") }
play-may-by-reduce = reduce it with { LIST($cards, type: "or") }
play-may-by-return = send it back with { LIST($cards, type: "or") }

play-refused-other = { CAPITAL($why) }.
play-refused-match = { CAPITAL($card) } matches neither the suit nor the rank of { $top }.
play-refused-called = { CAPITAL($card) } does not follow: { $what } was named.
play-refused-skip = { CAPITAL($card) } does not answer the missed turn.
play-refused-finish = { CAPITAL($card) } may not be your last card.
play-refused-declare = You have not said the word, so your last card has to stay.
play-refused-draw = After drawing, only the drawn card may be played.
play-refused-must-cover = { CAPITAL($top) } must be covered with a card of its suit.
play-refused-replies =
    { $count ->
        [one] { CAPITAL($card) } does not answer the card you owe.
       *[other] { CAPITAL($card) } does not answer the { $count } cards you owe.
    }

play-refused-turn-multi = { CAPITAL($card) } cannot follow { $top } in the same turn.
play-refused-turn-last = You may not go out with several cards like that.
play-skip =
    { $count ->
        [one] One turn must be missed.
       *[other] { $count } turns must be missed.
    }

play-you-knock = You cannot follow and are knocked out.
play-you-why_knock = Cards you still held: { $count }.
play-you-reverse = You turned play round.
play-you-score = You score { $points }.
play-you-bankrupt = You hold too many cards and are out of the hand.
play-you-play = You played { $card }.
play-you-called = You played { $card } and named { $what }.
play-you-draw =
    { $count ->
        [one] You drew a card.
       *[other] You drew { $count } cards.
    }
play-you-draw_cards = You drew { $cards }.
play-you-back_cards = You came back with { $cards }.
play-you-penalty_finish_cards = You can’t go out on that card: you drew { $cards }.
play-you-penalty_declare_cards = You didn’t say it: you drew { $cards }.
play-you-penalty_blunder_cards = That cost you: you drew { $cards }.
play-you-take =
    { $count ->
        [one] You took a card.
       *[other] You took { $count } cards.
    }
play-you-back =
    { $count ->
        [one] You came back with one card.
       *[other] You came back with { $count } cards.
    }
play-you-nothing = There was nothing left to draw.
play-you-penalty_finish =
    { $count ->
        [one] You may not go out on that card: you drew one.
       *[other] You may not go out on that card: you drew { $count }.
    }
play-you-penalty_declare =
    { $count ->
        [one] You had not said the word: you drew a card.
       *[other] You had not said the word: you drew { $count } cards.
    }
play-you-penalty_blunder =
    { $count ->
        [one] That cost you a card.
       *[other] That cost you { $count } cards.
    }
play-you-penalty_previous =
    { $count ->
        [one] You took a card.
       *[other] You took { $count } cards.
    }
play-you-catch = You caught { $other }.
play-you-say = You: “{ $word }!”
play-you-miss = You miss a turn.
play-you-pass = You pass.
play-you-end = You end your turn.
play-you-out = You are out of cards!
play-you-again = You go again.
play-you-took_back =
    { $count ->
        [one] You take back the card from that turn.
       *[other] You take back all { $count } cards from that turn.
    }
play-you-attempt = { $card } may not be played: you take it back.

play-they-knock = { $name } cannot follow and is knocked out.
play-they-why_knock = Cards { $name } still held: { $count }.
play-they-reverse = { $name } turned play round.
play-they-score = { $name } scores { $points }.
play-they-bankrupt = { $name } holds too many cards and is out of the hand.
play-they-play = { $name } played { $card }.
play-they-called = { $name } played { $card } and named { $what }.
play-they-draw =
    { $count ->
        [one] { $name } drew a card.
       *[other] { $name } drew { $count } cards.
    }
play-they-take =
    { $count ->
        [one] { $name } took a card.
       *[other] { $name } took { $count } cards.
    }
play-they-back =
    { $count ->
        [one] { $name } came back with one card.
       *[other] { $name } came back with { $count } cards.
    }
play-they-nothing = There was nothing left to draw.
play-they-penalty_finish =
    { $count ->
        [one] Nobody may go out on that card: { $name } drew one.
       *[other] Nobody may go out on that card: { $name } drew { $count }.
    }
play-they-penalty_declare =
    { $count ->
        [one] { $name } had not said the word and drew a card.
       *[other] { $name } had not said the word and drew { $count } cards.
    }
play-they-penalty_blunder =
    { $count ->
        [one] That cost { $name } a card.
       *[other] That cost { $name } { $count } cards.
    }
play-they-penalty_previous =
    { $count ->
        [one] { $name } took a card.
       *[other] { $name } took { $count } cards.
    }
play-they-catch = { $name } caught { $other }.
play-they-catch_you = { $name } caught you.
play-they-say = { $name }: “{ $word }!”
play-they-miss = { $name } misses a turn.
play-they-pass = { $name } passes.
play-they-end = { $name } ends the turn.
play-they-out = { $name } is out of cards!
play-they-again = { $name } goes again.
play-they-took_back =
    { $count ->
        [one] { $name } takes back the card from that turn.
       *[other] { $name } takes back all { $count } cards from that turn.
    }
play-they-attempt = { $name } tried { $card } and takes it back.

## result

result-why = How it was won
result-spoken = { $name }, place { $place }, { $total }. { $note }
result-spoken_open = { $name }, { $total }. { $note }
result-fewer = fewer is better
result-more = more is better
result-unit-points =
    { $count ->
        [one] point
       *[other] points
    }
result-unit-hands =
    { $count ->
        [one] hand won
       *[other] hands won
    }
result-unit-of_hands =
    { $count ->
        [one] of { $count } hand
       *[other] of { $count } hands
    }
result-unit-lives =
    { $count ->
        [one] life
       *[other] lives
    }
result-unit-cards =
    { $count ->
        [one] card left
       *[other] cards left
    }
result-brought =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
result-in_match-points =
    { $count ->
        [one] { $total } point in the match
       *[other] { $total } points in the match
    }
result-in_match-hands =
    { $count ->
        [one] { $total } hand won
       *[other] { $total } hands won
    }
result-in_match-lives =
    { $count ->
        [one] one life left
       *[other] { $count } lives left
    }
result-last_own = your last card
result-last = the last card
result-held = What the others held
result-everybody = What everybody held
result-final = How the match ended
result-next = Next hand
result-replay = Replay
result-leave = Leave
result-hands = All hands
result-home = Home
