"""The order of a person's own cards on the screen."""

from __future__ import annotations

from collections.abc import Mapping, Set
from dataclasses import dataclass, field, replace
from typing import Final

from engine.cards import FACE, RANK, SUIT, Card, card_key, cards_in
from engine.moves import card_of, is_play
from engine.play.view import View


@dataclass(frozen=True)
class Arrangement:
    """How a person's cards are arranged: their own `card_order`, the cards that are in `front_cards` if there are many,
    and which cards with the same face have changed places (`swapped`).
    """

    card_order: tuple[Card, ...] = ()
    swapped: Mapping[Card, Card] = field(default_factory=dict)
    front_cards: frozenset[Card] = frozenset()

    def swap_cards(self, card: Card, other: Card) -> Arrangement:
        """Return the arrangement with two cards of the same face swapped, so that the tapped one is
        the one that moves.
        """
        if card == other:
            return self
        places = self.swapped
        swap = {card: other, other: card}
        return replace(
            self,
            card_order=tuple(swap.get(each, each) for each in self.card_order),
            swapped={**places, card: places.get(other, other), other: places.get(card, card)},
        )

    def move_card(self, card: Card, following_card: Card) -> Arrangement:
        """Return the arrangement with a card moved in front of another, or to the end if `following_card` isn't in the
        hand.
        """
        if card not in self.card_order or card == following_card:
            return self
        order = [each for each in self.card_order if each != card]
        order.insert(order.index(following_card) if following_card in order else len(order), card)
        return replace(self, card_order=tuple(order))

    def follow_hand(self, hand: int, sort: str, playable: Set[Card] | None) -> Arrangement:
        """Return the arrangement of a new hand (a bit set): cards that were there keep their order, new ones follow.
        Playable cards come to the front; while others play (None), the front stays.
        """
        cards = sort_cards(hand, sort)
        held = frozenset(cards)
        front = (self.front_cards if playable is None else frozenset(playable)) & held
        there = [card for card in self.card_order if card in held]
        known = set(there)
        order = (*there, *(card for card in cards if card not in known))
        return (
            self
            if (order, front) == (self.card_order, self.front_cards)
            else replace(self, card_order=order, front_cards=front)
        )

    def element_key(self, card: Card) -> str:
        """Return the key under which a card is drawn: its own, or that of the card with the same face it was swapped
        with.
        """
        return card_key(self.swapped.get(card, card))


NOT_ARRANGED: Final = Arrangement()


def playable_cards(view: View) -> frozenset[Card] | None:
    """Return the viewer's cards that are legal now; None while others play."""
    if view.to_act != view.seat:
        return None
    faces = {FACE[card_of(move)] for move in view.legal_moves if is_play(move)}
    return frozenset(card for card in cards_in(view.hand) if FACE[card] in faces)


def sort_cards(hand: int, sort: str) -> list[Card]:
    """Return the cards of a hand sorted by "suit" or "rank"; for another `sort`, in the pack's order."""
    cards = cards_in(hand)
    if sort == "rank":
        cards.sort(key=lambda card: (RANK[card] if RANK[card] >= 0 else 99, SUIT[card], card))
    elif sort == "suit":
        # Clubs, diamonds, spades, hearts: colours alternate, so that neighbouring suits are easy to distinguish.
        cards.sort(key=lambda card: ((3, 2, 0, 1).index(SUIT[card]) if SUIT[card] >= 0 else 9, RANK[card], card))
    return cards
