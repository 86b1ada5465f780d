"""The luck of each seat in a hand beside many hands of bots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from engine.bots import make_bot
from engine.luck.received import ReceivedCards, received_cards
from engine.play.dealing import deal_hand
from engine.play.tables import Tables
from engine.rng import Rng
from engine.simulate import play_decisions

#: The number of hands of bots that a hand is compared with, the level of their players, and the seed of their deals.
COMPARED_DEALS: Final = 200
BOT_LEVEL: Final = "steady"
COMPARISON_SEED: Final = 20_261_130


@dataclass(frozen=True)
class SeatLuck:
    """How many of `deals` hands gave a seat worse cards (`below`) and equally good ones (`equal`)."""

    below: int
    equal: int
    deals: int

    @property
    def rank(self) -> int:
        """The number of hands with worse cards; of those that were equally good, half count."""
        return (2 * self.below + self.equal) // 2


class LuckComparison:
    """Compares the luck of each seat in a hand with its luck in DEALS hands of the same rules, seats and dealer, played
    by steady bots. It's the same for the same hand, everywhere.
    """

    def __init__(
        self, tables: Tables, dealer: int, received: Sequence[ReceivedCards], seed: int = COMPARISON_SEED
    ) -> None:
        self.tables = tables
        self.dealer = dealer
        self._luck = [each.luck(tables) for each in received]
        self._root = Rng(seed)
        self._below = [0] * len(received)
        self._equal = [0] * len(received)
        self.deals = 0

    def run(self) -> Iterator[int]:
        """Play the hands. Yield after each action how many hands are finished."""
        for number in range(COMPARED_DEALS):
            state = deal_hand(self.tables, self.dealer, self._root.substream(2 * number))
            start, bots = state.copy(), [make_bot(BOT_LEVEL)] * state.seats
            for _ in play_decisions(state, bots, self._root.substream(2 * number + 1)):
                yield self.deals
            for seat, each in enumerate(received_cards(start, state.log or ())):
                luck = each.luck(self.tables)
                self._below[seat] += luck < self._luck[seat]
                self._equal[seat] += luck == self._luck[seat]
            self.deals += 1
            yield self.deals

    @property
    def seats(self) -> tuple[SeatLuck, ...]:
        """The luck of each seat by the hands finished so far."""
        pairs = zip(self._below, self._equal, strict=True)
        return tuple(SeatLuck(below, equal, self.deals) for below, equal in pairs)
