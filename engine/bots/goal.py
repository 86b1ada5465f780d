"""How good a position is for a seat (its worth, from 0 to 1), by what the ruleset makes players play for."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from engine.play.result import hand_scores, hand_values, winning_seats
from engine.play.state import OVER, State
from engine.play.tables import Tables

# The part of the worth that is for winning the hand; the rest is for points or places, by what decides the match.
_WON_WITH_POINTS: Final = 0.8
_WON_WITH_PLACES: Final = 0.7
_WON_WITH_LIVES: Final = 0.5
_WON_IN_SEQUENCE: Final = 0.5

# The chance to go out first is a power of the number of cards held, with a larger exponent the more seats there are. It
# grows with every wild card among them, with every other card that has an effect, if one of them may be played on the
# top card, and most if the last card may be played at once. Fitted to the winners of positions of greedy players who
# sometimes move at random, over all games: `tests.bench guess`.
CARDS_EXPONENT: Final = -0.67
CROWD_EXPONENT: Final = -0.86  # added to that exponent, times `crowdedness_of` the table
WILD_VALUE: Final = 0.48
EFFECT_VALUE: Final = 0.08
FOLLOWS_VALUE: Final = 0.3
GOES_OUT_VALUE: Final = 3.5


class Goal:
    """Evaluates the states of one table."""

    def __init__(self, tables: Tables) -> None:
        self.score_by = tables.score_by
        self.high_wins = tables.high_wins
        self.counts_lives = tables.score_unit == "lives"
        self.ranks_by_place = tables.plays_to_one_left
        self.target = tables.target
        values = tables.card_values
        mean = sum(values[card] for card in tables.pack) / max(1, len(tables.pack))
        self.wild_cards = tables.wild_cards
        power = CARDS_EXPONENT + CROWD_EXPONENT * crowdedness_of(tables)
        self.card_count_powers = [1.0, *(n**power for n in range(1, len(tables.pack) + 1))]
        self.wild_factors = [math.exp(WILD_VALUE * n) for n in range(tables.wild_cards.bit_count() + 1)]
        self.effect_cards = tables.power_cards & ~tables.wild_cards
        self.effect_factors = [math.exp(EFFECT_VALUE * n) for n in range(self.effect_cards.bit_count() + 1)]
        self.follow_factor = math.exp(FOLLOWS_VALUE)
        self.going_out_factor = math.exp(GOES_OUT_VALUE)
        self.points_at_stake = max(
            1.0, 2 * mean * tables.cards_per_seat * (tables.seats - 1 if self.score_by == "winner" else 1)
        )

    def state_worths(self, state: State) -> list[float]:
        """Return the worth of the state for each seat, from 0 to 1: exact for a finished hand, else estimated from the
        cards held.
        """
        if self.score_by == "play":
            return [self._sequence_worth(state, seat) for seat in range(state.seats)]
        if self.ranks_by_place:
            return self._placing_worths(state)
        shares = self._win_chances(state)
        if self.score_by == "none":
            return shares
        ahead = self._point_leads(state) if state.phase == OVER else self._expected_leads(state, shares)
        swing = 2 * self.points_at_stake
        parts = [0.5 + points / swing for points in ahead]
        parts = [0.0 if part < 0.0 else 1.0 if part > 1.0 else part for part in parts]
        return [
            _WON_WITH_POINTS * share + (1 - _WON_WITH_POINTS) * part for share, part in zip(shares, parts, strict=True)
        ]

    def win_share(self, state: State, seat: int) -> float:
        """Return the seat's share of the win, from 0 to 1: 1 for winning alone, 0 for losing, an estimate while the
        hand isn't over.
        """
        return self._win_chances(state)[seat]

    def match_lead(self, state: State, seat: int) -> int:
        """Return the points by which the seat leads the best other player in the match; 0 unless cards score as they're
        played.
        """
        if self.score_by != "play":
            return 0
        totals: list[int] = getattr(state, "totals", [0] * state.seats)
        sums = [total + score for total, score in zip(totals, state.scores, strict=True)]
        return sums[seat] - max(score for other, score in enumerate(sums) if other != seat)

    def _win_chances(self, state: State) -> list[float]:
        """Return each seat's share of the win, or its estimated chance if no seat has gone out yet."""
        if state.phase == OVER:
            best = winning_seats(state)
        elif state.out:
            best = (state.out[0],)
        else:
            chances = self._relative_chances(state)
            total = sum(chances)
            return [chance / total for chance in chances]
        share = 1 / len(best)
        return [share if seat in best else 0.0 for seat in range(state.seats)]

    def _relative_chances(self, state: State) -> list[float]:
        """Return the relative chance of each seat to go out next; 0 for seats out of the hand. The scale is arbitrary:
        only ratios count.
        """
        speed, help, more = self.card_count_powers, self.wild_factors, self.effect_factors
        wild, effects, follow, absent = self.wild_cards, self.effect_cards, state.follow, state.absent
        chances = []
        for seat, hand in enumerate(state.hands):
            if absent[seat]:
                chances.append(0.0)
                continue
            chance = speed[hand.bit_count()] * help[(hand & wild).bit_count()] * more[(hand & effects).bit_count()]
            chances.append(chance * self.follow_factor if hand & follow else chance)
        if can_go_out(state):
            chances[state.to_act] *= self.going_out_factor
        return chances

    def _placing_worths(self, state: State) -> list[float]:
        """Return the worth for each seat in a hand that is played until one is left: by the win and the place, or in a
        match for lives by the win and not coming last.
        """
        won = self._win_chances(state)
        last = state.seats - 1
        chances = [0.0] * state.seats if state.phase == OVER else self._relative_chances(state)
        slow = sum([1 / chance for chance in chances if chance])
        worths = []
        for seat, share in enumerate(won):
            mine = chances[seat]
            if self.counts_lives:
                lost = 1 / mine / slow if mine else float(seat not in state.out)
                worths.append(_WON_WITH_LIVES * share + (1 - _WON_WITH_LIVES) * (1 - lost))
                continue
            if mine:
                place = len(state.out) - 0.5 + sum([chance / (chance + mine) for chance in chances])
            else:
                place = float(state.out.index(seat) if seat in state.out else last)
            worths.append(_WON_WITH_PLACES * share + (1 - _WON_WITH_PLACES) * (1 - place / last))
        return worths

    def _point_leads(self, state: State) -> list[float]:
        """Return by seat the points by which it is ahead of the average of the others after the hand."""
        scores = hand_scores(state) or (0,) * state.seats
        total, others = sum(scores), state.seats - 1
        sign = 1 if self.high_wins else -1
        return [sign * (score - (total - score) / others) for score in scores]

    def _expected_leads(self, state: State, won: list[float]) -> list[float]:
        """Return by seat the expected value of `_point_leads`, as if the cards held now were counted. `won` are the win
        chances.
        """
        held = hand_values(state)
        total, others = sum(held), state.seats - 1
        if self.score_by == "held":
            return [(total - points) / others - points for points in held]
        # The winner scores the points that the others hold.
        gains = [(total - points) * share for points, share in zip(held, won, strict=True)]
        whole = sum(gains)
        return [gain - (whole - gain) / others for gain in gains]

    def _sequence_worth(self, state: State, seat: int) -> float:
        """Return the worth for a seat if cards score as they're played: by this hand's lead and the match's lead, or
        just by winning once the target is reached.
        """
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


def crowdedness_of(tables: Tables) -> float:
    """Return how crowded a table is: 0 with two seats, 0.5 with four, always below 1."""
    return 1 - 2 / tables.seats


def can_go_out(state: State) -> bool:
    """Return whether the seat to act may play its last card now, at no cost."""
    hand = state.hands[state.to_act]
    return hand.bit_count() == 1 and hand & state.legal_cards & ~state.tables.finish_barred != 0


@lru_cache(maxsize=256)
def goal_of(tables: Tables) -> Goal:
    """Return the goal at a table, cached."""
    return Goal(tables)
