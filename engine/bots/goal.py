"""What a hand is worth to a seat, from 0 to 1, by what the ruleset plays for."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from engine.scoring import card_values, hand_scores, winners
from engine.state import OVER, State
from engine.tables import Tables

# How much of the worth is the hand won; the rest is points or placings, by what decides the match.
_WON_WITH_POINTS: Final = 0.8
_WON_WITH_PLACES: Final = 0.7
_WON_WITH_LIVES: Final = 0.5
_WON_IN_SEQUENCE: Final = 0.5


class Goal:
    """The worth of states of one table."""

    def __init__(self, tables: Tables) -> None:
        scoring = tables.rules.words.scoring
        self.by = scoring.by
        self.high = scoring.wins == "high"
        self.lives = scoring.match == "lives"
        self.places = tables.one_left
        self.target = tables.numbers["target"]
        values = card_values(tables.rules)
        mean = sum(values[card] for card in tables.pack) / max(1, len(tables.pack))
        self.swing = max(1.0, 2 * mean * tables.deal * (tables.seats - 1 if self.by == "winner" else 1))

    def value(self, state: State, seat: int) -> float:
        """What the state is worth to the seat: a result where it is known, else a guess from the cards held."""
        if self.by == "play":
            return self._running(state, seat)
        if state.phase == OVER:
            won = winners(state)
            share = 1 / len(won) if seat in won else 0.0
            if self.places:
                return self._placed(state, seat, share)
            if self.by == "none":
                return share
            return _WON_WITH_POINTS * share + (1 - _WON_WITH_POINTS) * self._points(state, seat)
        if state.absent[seat]:
            return self._placed(state, seat, float(bool(state.out) and state.out[0] == seat))
        return self._guess(state, seat)

    def won(self, state: State, seat: int) -> float:
        """The seat's share of the win: 1 for winning alone, 0 for losing, a guess where the hand is not over."""
        if state.phase == OVER:
            won = winners(state)
            return 1 / len(won) if seat in won else 0.0
        if state.absent[seat]:
            return float(bool(state.out) and state.out[0] == seat)
        return self._guess(state, seat)

    def lead(self, state: State, seat: int) -> int:
        """Points that the seat is ahead of the best of the others, in the match; 0 where cards score nothing."""
        if self.by != "play":
            return 0
        totals: list[int] = getattr(state, "totals", [0] * state.seats)
        sums = [total + score for total, score in zip(totals, state.scores, strict=True)]
        return sums[seat] - max(score for other, score in enumerate(sums) if other != seat)

    def _placed(self, state: State, seat: int, won: float) -> float:
        """Played on to one: the place counts beside the win; where lives are at stake only not to be last does."""
        last = state.seats - 1
        place = state.out.index(seat) if seat in state.out else last
        if self.lives:
            return _WON_WITH_LIVES * won + (1 - _WON_WITH_LIVES) * (place < last)
        return _WON_WITH_PLACES * won + (1 - _WON_WITH_PLACES) * (1 - place / last)

    def _points(self, state: State, seat: int) -> float:
        scores = hand_scores(state) or (0,) * state.seats
        others = (sum(scores) - scores[seat]) / (state.seats - 1)
        ahead = scores[seat] - others if self.high else others - scores[seat]
        return min(1.0, max(0.0, 0.5 + ahead / self.swing / 2))

    def _running(self, state: State, seat: int) -> float:
        """Points scored card by card: this hand's lead, the match's, and the target that ends it at once."""
        scores = state.scores
        best = max(scores)
        totals: list[int] = getattr(state, "totals", [0] * state.seats)
        sums = [total + score for total, score in zip(totals, scores, strict=True)]
        if max(sums) >= self.target:
            return float(sums[seat] == max(sums))
        most = max(score for other, score in enumerate(sums) if other != seat)
        share = 1 / scores.count(best) if scores[seat] == best else 0.0
        lead = 1 / (1 + math.exp((most - sums[seat]) / 12))
        return _WON_IN_SEQUENCE * share + (1 - _WON_IN_SEQUENCE) * lead

    def _guess(self, state: State, seat: int) -> float:
        """The chance to be out first by the number of cards that everybody still in holds."""
        mine = 0.0
        total = 0.0
        for other, hand in enumerate(state.hands):
            if not state.absent[other]:
                weight = math.exp(-0.35 * hand.bit_count())
                total += weight
                if other == seat:
                    mine = weight
        won = mine / total if total else 0.0
        if state.out:
            won = 0.0 if not self.lives else won / 2
        return won


@lru_cache(maxsize=256)
def goal(tables: Tables) -> Goal:
    """What is played for at a table."""
    return Goal(tables)
