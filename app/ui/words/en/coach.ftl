### What the coach says during a hand and about one that is over.

## coach

coach-title = Coach
coach-ask = Ask the coach
coach-close = Close the coach
coach-thinking = Trying your moves…
coach-percent = { $percent }%
coach-called = { $card }, choosing { $what }
coach-best = best
coach-level = about as good
coach-unsure = unsure
coach-card = the coach gives it { $worth }
coach-card_best = the coach gives it { $worth }, the best of all
coach-progress = Thinking, { $percent }% done
coach-best_is = Best: { $title }, { $worth }.

coach-about-win = Your chance to win this round
coach-about-win_and_points = Your chance to win this round. Points count too
coach-about-places = Your chance to finish first. Places count too
coach-about-last = Your chance to finish first. Not coming last counts too
coach-about-points = Points ahead at the end. Winning the round counts too

coach-reason-goes-out = You finish.
coach-reason-hits-miss = { $name } skips a turn.
coach-reason-hits-leader-miss = { $name }, who has the fewest cards, skips a turn.
coach-reason-cannot-follow = { $name } probably can’t follow ({ $count }%).
coach-reason-knocks-out = Probably knocks { $name } out ({ $count }%).
coach-reason-cannot-follow-sure = { $name } almost certainly can’t follow.
coach-reason-knocks-out-sure = Almost certainly knocks { $name } out.
coach-reason-no-answer-sure = Almost certainly nobody can play on this.
coach-reason-has-no-suit = { $name } probably has no { $suit }.
coach-reason-no-answer = Probably nobody can play on this ({ $count }%).
coach-reason-leads-nowhere = Nothing you hold could follow it.
coach-reason-spends-wild = Uses up a wild card when another card would do.
coach-reason-last-barred = Leaves you with a card you can’t finish on.
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
        [one] { $name } must play on it or draw a card.
       *[other] { $name } must play on it or draw { $count } cards.
    }
coach-reason-hits-leader =
    { $count ->
        [one] { $name }, who has the fewest cards, must play on it or draw a card.
       *[other] { $name }, who has the fewest cards, must play on it or draw { $count } cards.
    }
coach-reason-answered-by =
    { $count ->
        [one] One player could play on this.
       *[other] { $count } players could play on this.
    }
coach-reason-goes-on =
    { $count ->
        [one] You can go on this turn: one more card fits.
       *[other] You can go on this turn: { $count } more cards fit.
    }
coach-reason-names-longest =
    { $count ->
        [one] Chooses your longest suit, { $suit }: { $count } card.
       *[other] Chooses your longest suit, { $suit }: { $count } cards.
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
        [one] Draws a card.
       *[other] Draws { $count } cards.
    }

## review

review-title = Review
review-ask = Review this round
review-short = Review
review-running = Trying every possible move…
review-stop = Stop the review
review-close = Close the review
review-back = Back to the list
review-none = No clear mistakes in this round.
review-made = played
review-about = What each move cost in winning chances
review-about_points = What each move cost in points
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
