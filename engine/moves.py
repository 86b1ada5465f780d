"""Moves as ints, and their texts in hand notation.

Bits 0-7 hold a card (for a catch, the seat that is caught), bits 8-12 what is nominated (a number of `Named`), bits
13-15 the kind. SAY and WRONG_CARD may be added.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from engine.cards import CARD_TEXT, CARDS, RANKS, SUITS, Card, parse_card

Move = int


class Named(IntEnum):
    """What a card nominates. Moves, tables and states hold its number: 0 for nothing, 1 + suit, 5 + rank."""

    NOTHING = 0
    SPADES = 1
    HEARTS = 2
    DIAMONDS = 3
    CLUBS = 4
    ACE = 5
    TWO = 6
    THREE = 7
    FOUR = 8
    FIVE = 9
    SIX = 10
    SEVEN = 11
    EIGHT = 12
    NINE = 13
    TEN = 14
    JACK = 15
    QUEEN = 16
    KING = 17

    @property
    def suit(self) -> int:
        """The suit (0 to 3, as in SUITS), -1 for anything else."""
        return self - Named.SPADES if Named.SPADES <= self <= Named.CLUBS else -1

    @property
    def rank(self) -> int:
        """The rank (0 to 12, as in RANKS), -1 for anything else."""
        return self - Named.ACE if self >= Named.ACE else -1

    @property
    def text(self) -> str:
        """Its text in notation: `S` for spades, `9` for nines, an empty text for nothing."""
        if self == Named.NOTHING:
            return ""
        return SUITS[self.suit] if self.suit >= 0 else RANKS[self.rank]


#: By number, its `Named`: faster than calling the class.
NAMED: Final = tuple(Named)
#: By number, the suit and the rank that is nominated, -1 for none: faster than the properties.
NAMED_SUIT: Final = tuple(each.suit for each in Named)
NAMED_RANK: Final = tuple(each.rank for each in Named)

_KIND: Final = 13
PLAY: Final = 0 << _KIND
DRAW: Final = 1 << _KIND
TAKE: Final = 2 << _KIND
END: Final = 3 << _KIND
OUT: Final = 4 << _KIND
CATCH: Final = 5 << _KIND
BACK: Final = 6 << _KIND
KIND_MASK: Final = 7 << _KIND
SAY: Final = 1 << 16
WRONG_CARD: Final = 1 << 17
PLAIN: Final = ~(SAY | WRONG_CARD)

CARD_BITS: Final = 0xFF
NAMED_SHIFT: Final = 8
NAMED_BITS: Final = 0x1F << NAMED_SHIFT
_MAX_NAMED: Final = Named.KING << NAMED_SHIFT

WORDS: Final = {DRAW: "draw", TAKE: "take", END: "end", OUT: "out", BACK: "back"}
_BY_WORD: Final = {word: move for move, word in WORDS.items()}


def play_move(card: Card, named: int = 0) -> Move:
    """Return the move that plays a card. `named` is 1 + suit, 5 + rank, or 0 for nothing."""
    return card | named << NAMED_SHIFT


def catch_move(seat: int) -> Move:
    """Return the move that calls the missed declaration of `seat`."""
    return CATCH | seat


def is_move(move: object) -> bool:
    """Return whether a value is an int that encodes a move of some game."""
    if not isinstance(move, int) or not 0 <= move < WRONG_CARD << 1:
        return False
    kind = move & KIND_MASK
    return (
        kind in WORDS
        or kind == CATCH
        or (kind == PLAY and move & CARD_BITS < CARDS and move & NAMED_BITS <= _MAX_NAMED)
    )


def is_play(move: Move) -> bool:
    """Return whether the move plays a card."""
    return move & KIND_MASK == PLAY


def card_of(move: Move) -> Card:
    """Return the card that a move plays."""
    return move & CARD_BITS


def named_of(move: Move) -> Named:
    """Return what a move that plays a card nominates, `Named.NOTHING` if nothing."""
    return NAMED[(move & NAMED_BITS) >> NAMED_SHIFT]


def named_text(named: int) -> str:
    """Return the text of a number of `Named`: `S` for that of spades, `9` for that of nines, an empty text for 0."""
    return NAMED[named].text


def parse_named(text: str) -> Named:
    """Return what a text nominates: `S`, `9`, or nothing if it's empty. Raises ValueError saying what is allowed."""
    for named in NAMED:
        if named.text == text:
            return named
    raise ValueError(f"'={text}' names neither a suit ({SUITS}) nor a rank ({RANKS})")


def move_text(move: Move) -> str:
    """Return the move in hand notation, without its seat: `AH=S say`, `draw`, `catch 1`."""
    kind = move & KIND_MASK
    if kind == PLAY:
        text = CARD_TEXT[move & CARD_BITS]
        named = named_of(move).text
        if named:
            text += "=" + named
    elif kind == CATCH:
        text = f"catch {(move & CARD_BITS) + 1}"
    else:
        text = WORDS[kind]
    if move & WRONG_CARD:
        text += "!"
    if move & SAY:
        text += " say"
    return text


def parse_move(text: str) -> Move:
    """Return the move of a text in hand notation, with the first copy of its card. Raises ValueError saying what is
    wrong.
    """
    words = text.split()
    said = 0
    if len(words) > 1 and words[-1] == "say":
        said = SAY
        words.pop()
    if len(words) == 2 and words[0] == "catch":
        if not (words[1].isascii() and words[1].isdigit() and 1 <= int(words[1]) <= 99):
            raise ValueError(f"'{words[1]}' is no seat: catch is followed by the number of a seat")
        return CATCH | int(words[1]) - 1 | said
    if len(words) != 1:
        raise ValueError(
            f"'{text}' is no move: a card, {', '.join(_BY_WORD)}, or catch and a seat, and 'say' at the end to declare"
        )
    word = words[0]
    tried = 0
    if word.endswith("!"):
        tried = WRONG_CARD
        word = word[:-1]
    if word in _BY_WORD:
        return _BY_WORD[word] | said | tried
    shown, equals, what = word.partition("=")
    card = parse_card(shown)
    if equals and not what:
        raise ValueError(f"'=' names neither a suit ({SUITS}) nor a rank ({RANKS})")
    return play_move(card, parse_named(what)) | said | tried
