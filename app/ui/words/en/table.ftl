### The table: what lies on it, what happens, what may be done, and how it ends.

## table

table-help = Rules
table-menu = Menu
table-clockwise = Play goes clockwise
table-counterclockwise = Play goes anticlockwise
table-owed_badge = +{ $n }
table-misses_badge = { $n }
table-hit_count = { $n } of { $total }
table-hit_by = From { $name }
table-hit_by_you = You did that
table-choice_cancel = Take it back
table-called = Chosen: { $what }
table-pile = Discard pile, { $card } on top
table-pile_empty = Discard pile, empty
table-owed =
    { $count ->
        [one] Draw { $count } card
       *[other] Draw { $count } cards
    }
table-misses =
    { $count ->
        [one] Skip { $count } turn
       *[other] Skip { $count } turns
    }
table-left =
    { $count ->
        [0] empty
        [one] { $count } left
       *[other] { $count } left
    }
table-stock_empty = Draw pile, empty
table-stock_turned = Draw pile, empty. The next draw shuffles the discard pile
table-stock =
    { $count ->
        [one] Draw pile, { $count } card left
       *[other] Draw pile, { $count } cards left
    }
table-stock_draw =
    { $count ->
        [one] Draw pile, { $count } card left, tap to draw
       *[other] Draw pile, { $count } cards left, tap to draw
    }

table-sort-suit = Sorted by suit. Sort by rank
table-sort-rank = Sorted by rank. Use your own order
table-sort-only_rank = Sorted by rank. Sort by suit
table-sort-own = In your own order. Sort by suit

table-card-playable = playable
table-card-lifted = tap again to play
table-card-fresh = just drawn

table-seat-turn = playing now
table-seat-declared = said “{ CAPITAL($word) }!”
table-seat-said = { CAPITAL($word) }!
table-seat-catchable = forgot to say “{ CAPITAL($word) }!”
table-seat-gone = knocked out
table-seat-place = finished, place { $place }
table-seat-out = #{ $place }
table-seat-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

table-own-playable = { $count } playable

table-cover-pass = Pass to
table-cover-ready = I’m { $name }

table-name = { FORM($card, article: "none") }
table-card = { $printed }

## play

play-title_hand = round { $hand }
play-title_hand_of = round { $hand } of { $hands }
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
play-strict_not_now = It’s { $name }’s turn. Tap again to play anyway and draw { $count ->
        [one] a card
       *[other] { $count } cards
    }.
play-wait = { $name } is thinking
play-dealt = The cards are dealt.
play-dealt_strict = Strict table: no hints, and a wrong card costs you { $count ->
        [one] a card
       *[other] { $count } cards
    }.
play-cancel = Cancelled. Nobody draws.
play-reverse = Play changes direction.
play-why_over = One higher than { $card }: { $points }.
play-why_under = One lower than { $card }: { $points }.
play-refill = The discard pile was reshuffled.
play-owes =
    { $count ->
        [one] Next player: draw a card.
       *[other] Next player: draw { $count } cards.
    }
play-hands = Everyone passes their cards to the left.
play-blocked = Stuck: nobody can play.
play-say_word = { CAPITAL($word) }!
play-said_word = { CAPITAL($word) } ✓
play-forgot = { $name } forgot to say “{ CAPITAL($word) }!”
play-catch = Catch { $name }
play-take = Draw { $count }
play-draw = Draw
play-end = End turn
play-pass = Pass
play-keep = Keep it
play-miss = Skip my turn
play-out = I can’t play
play-knocked = knocked out
play-running = { $total } ({ $hand })
play-undo = Undo
play-hurry = Skip
play-go_on = Go on
play-skip_rest = Skip to end
play-why = Why?
play-come_back = Come back
play-bring_back = Bring back
play-leave_out = Leave them out
play-try_again = Try again
play-first_time = First time
play-first_time_spoken = First time: { $said } Tap to close.
play-rule = The rule
play-no_rule = There’s no special rule for this.
play-all_rules = All rules of this table
play-suit_title = Which suit for { $card }?
play-rank_title = Which rank for { $card }?
play-confirm = Tap it again to play it.
play-not_now = It’s { $name }’s turn.
play-lost = This match is open elsewhere
play-lost_about = It’s been open in { $where } since { $time }. If you go on here, that window stops.
play-taken_about = Now it’s open in { $where }. If you take it back, that window stops.
play-where_tab = a browser tab on { $system }
play-where_app = the app on { $system }
play-where_unknown = another window
play-take_over = Play here
play-home = Home
play-broken = This match can’t go on
play-damaged = part of this saved match is damaged
play-differs = this version of the app would play one of its moves differently
play-no_store = There’s no such match
play-menu = Table
play-log = What happened
play-log_empty = Nothing has happened yet.
play-log_late = Latest
play-log_all = Everything
play-log_before = Before that
play-log_points = Points only
play-resign = Resign
play-resign_about = Ends the match as it stands.
play-resign_sure = Resign for good?
play-to_bot = Let a bot play for { $name }
play-to_bot_you = Let a bot play for you
play-to_bot_about = Until you want to play again.
play-from_bot = { $name } plays again
play-from_bot_you = Take over again
play-from_bot_about = Takes over from the bot.
play-rules = Rules of this table
play-leave = Leave
play-leave_about = The match waits for you.
play-report = Copy a report
play-hand_won = { $names } won the round
play-hand_won_you = You won the round
play-hand_blocked = Stuck: { $names } had the fewest cards
play-hand_blocked_you = Stuck: you had the fewest cards
play-hand_blocked_points = Stuck: { $names } had the fewest points
play-hand_blocked_points_you = Stuck: you had the fewest points
play-hand_about = Round { $hand }
play-match_won = { $names } won the match
play-match_won_you = You won the match
play-match_resigned = Match resigned
play-life =
    { $count ->
        [one] one life
       *[other] { $count } lives
    }
play-keep_on = Keep playing
play-close = Close

play-may-out = You can’t follow, and you have no joker.
play-may-lead = Lead any card.
play-may-follow = Match the suit or the rank.
play-may-answer_or_take = Play { LIST($cards, type: "or") } on it, or draw { $count }.
play-may-take = Draw { $count }. Nothing can stop it.
play-may-take_only = Draw { $count }. Only { LIST($cards, type: "or") } would save you.
play-may-ways_or_take = { CAPITAL(LIST($ways, type: "comma")) }, or draw { $count }.
play-may-strict_owed = Play on it, or draw { $count }.
play-may-answer_or_miss = Play { LIST($cards, type: "or") } on it, or skip your turn.
play-may-cover = Cover it: play another card of its suit.
play-may-cover_draw = You can’t cover it. Draw a card.
play-may-fire = Fire card: play it right away, if you like.
play-may-bring_back = All your cards would go in one chain. Bring back the last player to finish, or lose the round.
play-may-come_back = You’re back in the round!
play-may-more = Play more, or end your turn.
play-may-drawn = Play it, or keep it.
play-may-play = Play a card.
play-may-draw_on = Draw again.
play-may-play_or_draw = Play a card, or draw.
play-may-play_or_pass = Play a card, or pass.
play-may-draw = Nothing fits. Draw a card.

play-may-by-add = add { LIST($cards, type: "or") }
play-may-by-cancel = cancel it with { LIST($cards, type: "or") }
play-may-by-pass = pass it on with { LIST($cards, type: "or") }
play-may-by-reduce = take some off with { LIST($cards, type: "or") }
play-may-by-return = send it back with { LIST($cards, type: "or") }

play-refused-other = { CAPITAL($why) }.
play-refused-match = { CAPITAL($card) } doesn’t go on { $top }.
play-refused-called = { CAPITAL($card) } doesn’t fit: { $what } was chosen.
play-refused-skip = { CAPITAL($card) } doesn’t stop the skip.
play-refused-finish = { CAPITAL($card) } can’t be your last card.
play-refused-declare = Say “{ CAPITAL($word) }!” first. Then you can play your last card.
play-refused-draw = You’ve drawn, so you can only play the card you drew.
play-refused-must-cover = Cover { $top } with a card of its suit.
play-refused-replies =
    { $count ->
        [one] { CAPITAL($card) } can’t stop the card you have to draw.
       *[other] { CAPITAL($card) } can’t stop the { $count } cards you have to draw.
    }

play-refused-turn-multi = { CAPITAL($card) } can’t go on { $top } in the same turn.
play-refused-turn-last = You can’t finish on several cards like that.
play-skip =
    { $count ->
        [one] Next player: skip a turn.
       *[other] Next player: skip { $count } turns.
    }

play-you-knock = You can’t follow: you’re knocked out.
play-you-why_knock = Cards you still had: { $count }.
play-you-reverse = You changed the direction.
play-you-score = You score { $points }.
play-you-bankrupt = Too many cards: you’re knocked out.
play-you-play = You played { $card }.
play-you-called = You played { $card } and chose { $what }.
play-you-draw =
    { $count ->
        [one] You drew a card.
       *[other] You drew { $count } cards.
    }
play-you-draw_cards = You drew { $cards }.
play-you-back_cards = You came back with { $cards }.
play-you-penalty_finish_cards = You can’t finish on that card, so you drew { $cards }.
play-you-penalty_declare_cards = You forgot to say “{ CAPITAL($word) }!” and drew { $cards }.
play-you-penalty_blunder_cards = That cost you: you drew { $cards }.
play-you-take =
    { $count ->
        [one] You drew a card.
       *[other] You drew { $count } cards.
    }
play-you-back =
    { $count ->
        [one] You came back with one card.
       *[other] You came back with { $count } cards.
    }
play-you-nothing = There was nothing left to draw.
play-you-penalty_finish =
    { $count ->
        [one] You can’t finish on that card, so you drew one.
       *[other] You can’t finish on that card, so you drew { $count }.
    }
play-you-penalty_declare =
    { $count ->
        [one] You forgot to say “{ CAPITAL($word) }!” and drew a card.
       *[other] You forgot to say “{ CAPITAL($word) }!” and drew { $count } cards.
    }
play-you-penalty_blunder =
    { $count ->
        [one] That cost you a card.
       *[other] That cost you { $count } cards.
    }
play-you-penalty_previous =
    { $count ->
        [one] You drew a card.
       *[other] You drew { $count } cards.
    }
play-you-catch = You caught { $other }.
play-you-say = You: “{ CAPITAL($word) }!”
play-you-miss = You skip a turn.
play-you-pass = You pass.
play-you-end = You end your turn.
play-you-out = You’re out of cards!
play-you-again = You go again.
play-you-took_back =
    { $count ->
        [one] You take back the card you played this turn.
       *[other] You take back all { $count } cards you played this turn.
    }
play-you-attempt = { $card } isn’t allowed: you take it back.

play-they-knock = { $name } can’t follow and is knocked out.
play-they-why_knock = Cards { $name } still had: { $count }.
play-they-reverse = { $name } changed the direction.
play-they-score = { $name } scores { $points }.
play-they-bankrupt = { $name } has too many cards and is knocked out.
play-they-play = { $name } played { $card }.
play-they-called = { $name } played { $card } and chose { $what }.
play-they-draw =
    { $count ->
        [one] { $name } drew a card.
       *[other] { $name } drew { $count } cards.
    }
play-they-take =
    { $count ->
        [one] { $name } drew a card.
       *[other] { $name } drew { $count } cards.
    }
play-they-back =
    { $count ->
        [one] { $name } came back with one card.
       *[other] { $name } came back with { $count } cards.
    }
play-they-nothing = There was nothing left to draw.
play-they-penalty_finish =
    { $count ->
        [one] { $name } can’t finish on that card and drew one.
       *[other] { $name } can’t finish on that card and drew { $count }.
    }
play-they-penalty_declare =
    { $count ->
        [one] { $name } forgot to say “{ CAPITAL($word) }!” and drew a card.
       *[other] { $name } forgot to say “{ CAPITAL($word) }!” and drew { $count } cards.
    }
play-they-penalty_blunder =
    { $count ->
        [one] That cost { $name } a card.
       *[other] That cost { $name } { $count } cards.
    }
play-they-penalty_previous =
    { $count ->
        [one] { $name } drew a card.
       *[other] { $name } drew { $count } cards.
    }
play-they-catch = { $name } caught { $other }.
play-they-catch_you = { $name } caught you.
play-they-say = { $name }: “{ CAPITAL($word) }!”
play-they-miss = { $name } skips a turn.
play-they-pass = { $name } passes.
play-they-end = { $name } ends the turn.
play-they-out = { $name } is out of cards!
play-they-again = { $name } goes again.
play-they-took_back =
    { $count ->
        [one] { $name } takes back the card from this turn.
       *[other] { $name } takes back all { $count } cards from this turn.
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
        [one] round won
       *[other] rounds won
    }
result-unit-of_hands =
    { $count ->
        [one] of { $count } round
       *[other] of { $count } rounds
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
        [one] { $total } round won
       *[other] { $total } rounds won
    }
result-in_match-lives =
    { $count ->
        [one] one life left
       *[other] { $count } lives left
    }
result-revenge = { $name } wants revenge
result-close_cards =
    { $count ->
        [one] Just one card short
       *[other] Just { $count } cards short
    }
result-close_hands = Just one round short
result-close_points =
    { $count ->
        [one] Just one point short
       *[other] Just { $count } points short
    }
result-last_own = your last card
result-last = the last card
result-held = What the others had left
result-everybody = What everyone had left
result-final = How the match ended
result-next = Next round
result-replay = Replay
result-leave = Leave
result-hands = All rounds
result-home = Home
result-proper_table = Set up a match
