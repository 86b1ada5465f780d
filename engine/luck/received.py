"""What each seat received in a hand, and how many special cards that is beyond what is to be expected."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.cards import Card, cards_in
from engine.events import CameBack, Drew, Event, Penalised, TookPenalty
from engine.play.state import State
from engine.play.tables import Tables


@dataclass(frozen=True)
class ReceivedCards:
    """The cards that one seat was dealt, in the order of the pack, and those that it drew, in order."""

    dealt: tuple[Card, ...]
    drawn: tuple[Card, ...]

    def special_count(self, tables: Tables) -> int:
        """Return how many of the cards are special."""
        special = special_cards(tables)
        return sum(special >> card & 1 for card in (*self.dealt, *self.drawn))

    def luck(self, tables: Tables) -> int:
        """Return the special cards beyond those to be expected of so many cards, times the cards of the pack: 0 is what
        is to be expected, a negative number is bad luck.
        """
        pack = len(tables.pack)
        in_pack = sum(special_cards(tables) >> card & 1 for card in tables.pack)
        return self.special_count(tables) * pack - (len(self.dealt) + len(self.drawn)) * in_pack


def special_cards(tables: Tables) -> int:
    """Return the set of cards that have an effect, answer something or go on anything."""
    return tables.power_cards | tables.wild_cards


def received_cards(start: State, events: Iterable[Event]) -> tuple[ReceivedCards, ...]:
    """Return what each seat received in a hand, from its state before the first action and all its events. Cards that
    a seat couldn't see must be known.
    """
    drawn: list[list[Card]] = [[] for _ in range(start.seats)]
    for event in events:
        if isinstance(event, (Drew, TookPenalty, Penalised, CameBack)):
            drawn[event.seat] += event.cards
    return tuple(ReceivedCards(tuple(cards_in(hand)), tuple(drawn[seat])) for seat, hand in enumerate(start.hands))
