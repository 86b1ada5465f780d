"""What happened at the table, as a person would tell it: a line for each event of the engine."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from app.table.faces import SIGNS, spoken
from app.words import tr
from engine.cards import CARD_TEXT, Card
from engine.events import Event

SIGN_OF: Final = {suit: sign for sign, suit in SIGNS.items()}
# Seen on the table without words, or the start of what comes next.
QUIET: Final = frozenset({"turn", "owe", "skip", "end", "over"})


def card_sign(card: Card) -> str:
    """A card as it is written in a line: its rank and its suit drawn, `10♥`; a joker by its name."""
    text = CARD_TEXT[card]
    if len(text) != 2 or text == "JK":
        return spoken(text)
    return text[0].replace("T", "10") + SIGN_OF[text[1]]


def named_sign(code: str) -> str:
    """What was called: a drawn suit, or the name of a rank."""
    return SIGN_OF[code] if code in SIGN_OF else spoken(code)


def told(event: Event, names: Sequence[str], *, word: str = "") -> str:
    """One event in words, "" where there is nothing to tell. `word` is what this game has people say."""
    if event.kind in QUIET:
        return ""
    name = names[event.seat] if event.seat >= 0 else ""
    if event.kind in ("play", "attempt"):
        cards = " ".join(card_sign(card) for card in event.cards)
        if event.word and event.kind == "play":
            return tr("told.play_named", name=name, cards=cards, what=named_sign(event.word))
        return tr(f"told.{event.kind}", name=name, cards=cards)
    if event.kind in ("draw", "take", "penalty", "back"):
        return tr(f"told.{event.kind}", name=name, count=len(event.cards) or event.n)
    if event.kind == "catch":
        return tr("told.catch", name=name, other=names[event.n])
    if event.kind == "say":
        return tr("told.say", name=name, word=word or event.word)
    if event.kind == "out":
        return tr("told.out", name=name, place=event.n)
    return tr(f"told.{event.kind}", name=name, count=event.n)


def all_told(events: Iterable[Event], names: Sequence[str], *, word: str = "") -> str:
    """Several events in one line."""
    return ", ".join(filter(None, (told(event, names, word=word) for event in events)))
