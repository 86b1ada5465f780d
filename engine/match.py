"""A match: hands until a target, with the deal moving on, players leaving and a winner."""

from __future__ import annotations

from collections.abc import Sequence

from engine.play.result import HandResult
from engine.rules.reader import Rules


class Match:
    """A match of `player_count` people: totals, lives, dealer, and whether it is over.

    The ruleset decides what counts: hands won (`hands`), points (`points`) or lives (`lives`). With `hand_limit`,
    the match ends after that many hands instead of at a target.
    """

    def __init__(self, rules: Rules, player_count: int, dealer: int = 0, hand_limit: int = 0) -> None:
        scoring = rules.words.scoring
        numbers = rules.numbers_for(player_count)
        self.rules = rules
        self.player_count = player_count
        self.hand_limit = hand_limit
        self.score_unit = scoring.score_unit
        self.target = rules.match_target(player_count)
        self.dealer = dealer
        self.totals = [numbers["lives"] if self.score_unit == "lives" else 0] * player_count
        self.player_at_seat = list(range(player_count))
        self.hands_played = 0

    def add_result(self, result: HandResult, number: int = 0) -> None:
        """Count a finished hand and move the deal on. `number`, from 1, is given if hands before it are missing."""
        self.hands_played = number or self.hand_number
        if self.score_unit == "points" and result.scores is not None:
            for place, player in enumerate(result.seated):
                self.totals[player] += result.scores[place]
        elif self.score_unit == "lives":
            for player in result.losers:
                self.totals[player] -= 1
        else:
            for player in result.winners:
                self.totals[player] += 1
        self._move_deal(result)

    def resume_after(self, number: int, totals: Sequence[int], dealer: int, result: HandResult) -> None:
        """Set the match to after hand `number`, with the totals that it left and the next dealer, without counting the
        hands before.
        """
        self.hands_played = number
        self.totals = list(totals)
        self.player_at_seat = list(result.seated)
        self._move_deal(result)
        self.dealer = dealer

    def continue_hand(self, number: int, dealer: int, player_at_seat: Sequence[int]) -> None:
        """Set the match to hand `number`, which is already dealt to the players in `player_at_seat`."""
        self.hands_played, self.dealer, self.player_at_seat = number - 1, dealer, list(player_at_seat)

    def replace_totals(self, totals: Sequence[int]) -> None:
        """Replace the total of each player, for a match whose earlier hands aren't known."""
        self.totals = list(totals)

    def _move_deal(self, result: HandResult) -> None:
        """Move the deal to the left. Players without a life, or who lost an elimination, leave the match."""
        gone = {player for player in self.player_at_seat if self._is_out(player, result)}
        stays = [player for player in self.player_at_seat if player not in gone]
        if self.score_unit == "lives" and not stays:
            stays = list(result.losers)
        dealer = self.dealer
        for _ in range(self.player_count):
            dealer = (dealer + 1) % self.player_count
            if dealer in stays:
                break
        self.dealer = dealer
        self.player_at_seat = stays

    def _is_out(self, player: int, result: HandResult) -> bool:
        if self.score_unit == "lives":
            return self.totals[player] <= 0
        if self.rules.words.end.loser_leaves_match and len(self.player_at_seat) > 2:
            return result.losers == (player,)
        return False

    @property
    def hand_number(self) -> int:
        """The number of the hand in play or next, from 1."""
        return self.hands_played + 1

    @property
    def over(self) -> bool:
        """Whether the match is decided."""
        if not self.hands_played:
            return False
        if self.hand_limit:
            return self.hands_played >= self.hand_limit or len(self.player_at_seat) < 2
        if self.score_unit == "lives":
            return len(self.player_at_seat) < 2 or all(total <= 0 for total in self.totals)
        return max(self.totals) >= self.target

    @property
    def high_wins(self) -> bool:
        """Whether the highest total wins."""
        return self.score_unit != "points" or self.rules.words.scoring.winning_total == "high"

    def ranked_players(self) -> list[list[int]]:
        """Return the players from best to worst, in lists of those with equal totals."""
        order: dict[int, list[int]] = {}
        for player in range(self.player_count):
            order.setdefault(self.totals[player], []).append(player)
        return [order[total] for total in sorted(order, reverse=self.high_wins)]

    @property
    def places(self) -> tuple[int, ...]:
        """Each player's place, from 1; players with equal totals share one."""
        places = [0] * self.player_count
        best = 1
        for level in self.ranked_players():
            for player in level:
                places[player] = best
            best += len(level)
        return tuple(places)

    @property
    def leaders_or_winners(self) -> tuple[int, ...]:
        """The players in the lead; once the match is over, its winners."""
        return tuple(self.ranked_players()[0])
