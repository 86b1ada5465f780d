### What the coach says during a hand and about one that is over.

## coach

coach-title = Coach
coach-ask = Ask the coach
coach-close = Close the coach
coach-thinking = Trying your moves…
coach-percent = { $percent }%
coach-called = { $card }, naming { $what }
coach-best = best
coach-level = about as good
coach-unsure = unsure
coach-card = the coach gives it { $worth }
coach-card_best = the coach gives it { $worth }, the best of all
coach-progress = Thinking, { $percent }% done
coach-best_is = Best: { $title }, { $worth }.

coach-about-win = Chance of winning the hand
coach-about-win_and_points = Chance of winning the hand; points count too
coach-about-places = Chance of going out first; places count too
coach-about-last = Chance of going out first; not coming last counts too
coach-about-points = Points ahead at the end; winning the hand counts too

coach-reason-goes-out = Goes out.
coach-reason-hits-miss = { $name } misses a turn.
coach-reason-hits-leader-miss = { $name }, who has the fewest cards, misses a turn.
coach-reason-cannot-follow = { $name } probably cannot follow ({ $count }%).
coach-reason-knocks-out = Probably knocks { $name } out ({ $count }%).
coach-reason-cannot-follow-sure = { $name } almost certainly cannot follow.
coach-reason-knocks-out-sure = Almost certainly knocks { $name } out.
coach-reason-no-answer-sure = Almost certainly nobody can answer this.
coach-reason-has-no-suit = { $name } probably has no { $suit }.
coach-reason-no-answer = Probably nobody can answer this ({ $count }%).
coach-reason-leads-nowhere = None of your cards could follow it.
coach-reason-spends-wild = Uses up a wild card, though another card would do.
coach-reason-last-barred = Leaves you with a card you may not go out on.
coach-reason-draws = Draws, though you could play.
coach-reason-passes = Plays nothing, though you could.
coach-reason-points =
    { $count ->
        [one] Scores { $count } point.
       *[other] Scores { $count } points.
    }
coach-reason-points-lost =
    { $count ->
        [one] Costs you { $count } point.
       *[other] Costs you { $count } points.
    }
coach-reason-hits =
    { $count ->
        [one] { $name } must answer or take a card.
       *[other] { $name } must answer or take { $count } cards.
    }
coach-reason-hits-leader =
    { $count ->
        [one] { $name }, who has the fewest cards, must answer or take a card.
       *[other] { $name }, who has the fewest cards, must answer or take { $count } cards.
    }
coach-reason-answered-by =
    { $count ->
        [one] One player could answer this.
       *[other] { $count } players could answer this.
    }
coach-reason-goes-on =
    { $count ->
        [one] You can go on in this turn: one card fits.
       *[other] You can go on in this turn: { $count } cards fit.
    }
coach-reason-names-longest =
    { $count ->
        [one] Names your longest suit, { $suit }: { $count } card.
       *[other] Names your longest suit, { $suit }: { $count } cards.
    }
coach-reason-keeps-longest =
    { $count ->
        [one] Keeps your longest suit, { $suit }: { $count } card.
       *[other] Keeps your longest suit, { $suit }: { $count } cards.
    }
coach-reason-leads-on =
    { $count ->
        [one] One of your cards could follow it.
       *[other] { $count } of your cards could follow it.
    }
coach-reason-costly =
    { $count ->
        [one] Gets rid of a card worth { $count } point.
       *[other] Gets rid of a card worth { $count } points.
    }
coach-reason-keeps-wild =
    { $count ->
        [one] Keeps your wild card for later.
       *[other] Keeps { $count } wild cards for later.
    }
coach-reason-takes =
    { $count ->
        [one] Takes a card.
       *[other] Takes { $count } cards.
    }

## review

review-title = Review
review-ask = Review this hand
review-short = Review
review-running = Trying every move that could have been made…
review-stop = Stop the review
review-close = Close the review
review-back = Back to the list
review-none = No clear mistakes in this hand.
review-made = played
review-about = What each gave away, in chance of winning the hand
review-about_points = What each gave away, in points
review-row = Move { $step }: { $move }
review-row_of = Move { $step }, { $name }: { $move }
review-better = Better: { $move }, { $worth } instead of { $instead }. { $why }
review-choice = Move { $step }, { $name }
review-slight = under 1%
review-costliest =
    { $count ->
        [one] The costliest move
       *[other] The { $count } costliest moves
    }
