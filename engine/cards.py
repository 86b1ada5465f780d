"""Cards as ints and hands as ints with one bit per card, so that a hand copies for free.

A card is `pack * 60 + slot`. Slots 0 to 51 are `suit * 13 + rank`; 52 to 55 are jokers without
a colour (`JK`), 56 is the red joker (`JKr`) and 57 the black one (`JKb`). Sixty slots a pack keep
a one-pack hand within two digits of a Python int.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

Card = int
CardSet = int

RANKS: Final = "A23456789TJQK"
SUITS: Final = "SHDC"
SLOTS: Final = 60
PACKS: Final = 4
CARDS: Final = SLOTS * PACKS

PLAIN_CARDS: Final = 52  # cards of a pack that have a suit and a rank
JOKER: Final = PLAIN_CARDS
PLAIN_JOKERS: Final = 4
RED_JOKER: Final = 56
BLACK_JOKER: Final = 57

FIRST_PACK: Final[CardSet] = (1 << SLOTS) - 1
PLAIN_JOKER_SLOTS: Final[CardSet] = (1 << RED_JOKER) - (1 << JOKER)

_JOKER_TEXT: Final[dict[int, str]] = {JOKER: "JK", RED_JOKER: "JKr", BLACK_JOKER: "JKb"}


def face_of_card(card: Card) -> int:
    """Return the slot of a card without its pack: equal for cards that look alike."""
    slot = card % SLOTS
    return JOKER if JOKER <= slot < JOKER + PLAIN_JOKERS else slot


def _face_text(card: Card) -> str:
    slot = face_of_card(card)
    if slot < JOKER:
        return RANKS[slot % 13] + SUITS[slot // 13]
    return _JOKER_TEXT.get(slot, "??")


CARD_TEXT: Final = tuple(_face_text(card) for card in range(CARDS))
BIT: Final[tuple[CardSet, ...]] = tuple(1 << card for card in range(CARDS))
FACE: Final[tuple[int, ...]] = tuple(face_of_card(card) for card in range(CARDS))
SUIT: Final = tuple(c % SLOTS // 13 if c % SLOTS < JOKER else -1 for c in range(CARDS))
RANK: Final = tuple(c % SLOTS % 13 if c % SLOTS < JOKER else -1 for c in range(CARDS))

_FROM_TEXT: Final[dict[str, int]] = {CARD_TEXT[card]: card for card in (*range(JOKER + 1), RED_JOKER, BLACK_JOKER)}


def _all_copies(slots: Iterable[int]) -> CardSet:
    return sum(1 << (pack * SLOTS + slot) for slot in slots for pack in range(PACKS))


SUIT_MASK: Final = tuple(_all_copies(range(suit * 13, suit * 13 + 13)) for suit in range(4))
RANK_MASK: Final = tuple(_all_copies(range(rank, JOKER, 13)) for rank in range(13))
JOKER_MASK: Final = _all_copies(range(JOKER, BLACK_JOKER + 1))
FACE_MASK: Final = tuple(
    _all_copies(range(JOKER, JOKER + PLAIN_JOKERS)) if f == JOKER else _all_copies((f,)) for f in range(SLOTS)
)


def card_text(card: Card) -> str:
    """Return the text of a card, such as `7H`, `TS` or `JK`; the same for all copies."""
    return CARD_TEXT[card]


def parse_card(text: str) -> Card:
    """Return the first copy of the card with this text. Raises ValueError saying what is wrong."""
    card = _FROM_TEXT.get(text)
    if card is None:
        raise ValueError(f"'{text}' is no card: a rank of {RANKS} and a suit of {SUITS}, or JK, JKr, JKb")
    return card


def card_key(card: Card) -> str:
    """Return a unique name for one physical card: its text, and its number from the second copy on, as in `7H-2`.
    `card_of_key` reads it.
    """
    slot = card % SLOTS
    copy = card // SLOTS
    if JOKER <= slot < JOKER + PLAIN_JOKERS:
        copy = copy * PLAIN_JOKERS + slot - JOKER
    return f"{CARD_TEXT[card]}-{copy + 1}" if copy else CARD_TEXT[card]


def card_of_key(key: str) -> Card:
    """Return the physical card with this key. Raises ValueError saying what is wrong."""
    card = _FROM_KEY.get(key)
    if card is None:
        raise ValueError(f"'{key}' is no key of a card: its text, and the number of its copy from 2, as in 7H-2")
    return card


def cards_in(hand: CardSet) -> list[Card]:
    """Return the cards of a set, lowest first."""
    cards = []
    while hand:
        low = hand & -hand
        cards.append(low.bit_length() - 1)
        hand ^= low
    return cards


def format_cards(cards: CardSet) -> str:
    """Return the cards of a set as text, lowest first, such as `7H TS JK`; `-` for none."""
    return " ".join(CARD_TEXT[card] for card in cards_in(cards)) or "-"


def card_set(cards: Iterable[Card]) -> CardSet:
    """Return the set of these cards."""
    hand = 0
    for card in cards:
        hand |= BIT[card]
    return hand


def distinct_faces(hand: CardSet) -> CardSet:
    """Return a set with only the first copy of each face, so that choices that look alike are offered once."""
    seen = kept = hand & FIRST_PACK
    copies = hand >> SLOTS
    shift = SLOTS
    while copies:
        fresh = copies & FIRST_PACK & ~seen
        kept |= fresh << shift
        seen |= fresh
        copies >>= SLOTS
        shift += SLOTS
    jokers = seen & PLAIN_JOKER_SLOTS
    if jokers & (jokers - 1):
        jokers = kept & FACE_MASK[JOKER]
        kept &= ~jokers | (jokers & -jokers)
    return kept


def max_jokers(packs: int, coloured: bool) -> int:
    """Return the most jokers that `packs` packs can hold: two a pack if they have colours, else four."""
    return packs * (2 if coloured else PLAIN_JOKERS)


def make_pack(packs: int, jokers: int, coloured: bool, ranks: str = "") -> list[Card]:
    """Return every card of `packs` packs, in order, with `jokers` jokers in all, spread evenly. `ranks` limits the
    ranks.

    Raises ValueError if the numbers are out of bounds: 1 to 4 packs, at most 4 jokers a pack, or 2 if they have
    colours.
    """
    most = max_jokers(packs, coloured)
    if not 1 <= packs <= PACKS:
        raise ValueError(f"packs = {packs}: 1 to {PACKS} are allowed")
    if not 0 <= jokers <= most:
        raise ValueError(f"jokers = {jokers}: 0 to {most} are allowed")
    cards = [pack * SLOTS + slot for pack in range(packs) for slot in range(JOKER)]
    if ranks:
        cards = [card for card in cards if RANKS[RANK[card]] in ranks]
    first = RED_JOKER if coloured else JOKER
    for n in range(jokers):
        cards.append(n % packs * SLOTS + first + n // packs)
    return sorted(cards)


_FROM_KEY: Final[dict[str, Card]] = {card_key(card): card for card in range(CARDS) if card % SLOTS <= BLACK_JOKER}
