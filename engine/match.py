"""A match: hands until a target, with the deal moving on, players leaving and a winner."""

from __future__ import annotations

from collections.abc import Sequence

from engine.play.result import HandResult
from engine.rules.reader import Rules


class Match:
    """A match of `players` people: totals, lives, dealer, and whether it is over.

    The ruleset decides what counts: hands won (`hands`), points (`points`) or lives (`lives`). With `hands`, the match
    ends after that many hands instead of at a target.
    """

    def __init__(self, rules: Rules, players: int, dealer: int = 0, hands: int = 0) -> None:
        scoring = rules.words.scoring
        numbers = rules.numbers_for(players)
        self.rules = rules
        self.players = players
        self.hands = hands
        self.counts = scoring.match
        self.target = rules.match_target(players)
        self.dealer = dealer
        self.totals = [numbers["lives"] if self.counts == "lives" else 0] * players
        self.seated = list(range(players))
        self.played = 0

    def add_result(self, result: HandResult, number: int = 0) -> None:
        """Count a finished hand and move the deal on. `number`, from 1, is given if hands before it are missing."""
        self.played = number or self.hand_number
        if self.counts == "points" and result.scores is not None:
            for place, player in enumerate(result.seated):
                self.totals[player] += result.scores[place]
        elif self.counts == "lives":
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
        self.played = number
        self.totals = list(totals)
        self.seated = list(result.seated)
        self._move_deal(result)
        self.dealer = dealer

    def continue_hand(self, number: int, dealer: int, seated: Sequence[int]) -> None:
        """Set the match to hand `number`, which is already dealt to the players in `seated`."""
        self.played, self.dealer, self.seated = number - 1, dealer, list(seated)

    def replace_totals(self, totals: Sequence[int]) -> None:
        """Replace the total of each player, for a match whose earlier hands aren't known."""
        self.totals = list(totals)

    def _move_deal(self, result: HandResult) -> None:
        """Move the deal to the left. Players without a life, or who lost an elimination, leave the match."""
        gone = {player for player in self.seated if self._is_out(player, result)}
        stays = [player for player in self.seated if player not in gone]
        if self.counts == "lives" and not stays:
            stays = list(result.losers)
        dealer = self.dealer
        for _ in range(self.players):
            dealer = (dealer + 1) % self.players
            if dealer in stays:
                break
        self.dealer = dealer
        self.seated = stays

    def _is_out(self, player: int, result: HandResult) -> bool:
        if self.counts == "lives":
            return self.totals[player] <= 0
        if self.rules.words.end.loser_out and len(self.seated) > 2:
            return result.losers == (player,)
        return False

    @property
    def hand_number(self) -> int:
        """The number of the hand in play or next, from 1."""
        return self.played + 1

    @property
    def over(self) -> bool:
        """Whether the match is decided."""
        if not self.played:
            return False
        if self.hands:
            return self.played >= self.hands or len(self.seated) < 2
        if self.counts == "lives":
            return len(self.seated) < 2 or all(total <= 0 for total in self.totals)
        return max(self.totals) >= self.target

    @property
    def high_wins(self) -> bool:
        """Whether the highest total wins."""
        return self.counts != "points" or self.rules.words.scoring.wins == "high"

    def ranked_players(self) -> list[list[int]]:
        """Return the players from best to worst, in lists of those with equal totals."""
        order: dict[int, list[int]] = {}
        for player in range(self.players):
            order.setdefault(self.totals[player], []).append(player)
        return [order[total] for total in sorted(order, reverse=self.high_wins)]

    @property
    def places(self) -> tuple[int, ...]:
        """Each player's place, from 1; players with equal totals share one."""
        places = [0] * self.players
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
