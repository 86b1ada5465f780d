"""The texts of the things on a table, made from its picture: labels for screen readers, and texts drawn at seats."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from app.table.picture import CardPicture, Picture, SeatPicture
from app.ui.card_faces import card_name, spell_out
from app.ui.words import join_details, join_phrases, language, tr
from engine.messages import Language

MAX_LETTERS_UNDER_NAME: Final = 15


def card_label(card: CardPicture) -> str:
    """Return the label of a card in your hand: its name, and what can be done with it."""
    can = "table.card.lifted" if card.lifted else "table.card.playable" if card.playable else ""
    return _card_label(language(), card.text, can, card.just_drawn, card.spoken_note)


@lru_cache(maxsize=1024)
def _card_label(language: Language, text: str, can: str, just_drawn: bool, note: str) -> str:
    """Return the label in a language, which must be the current one; it's an argument because results are cached."""
    fresh = tr("table.card.fresh") if just_drawn else ""
    return join_phrases((card_name(text), tr(can) if can else "", fresh, note))


def seat_label(seat: SeatPicture) -> str:
    """Return the label of a seat, with everything it shows."""
    rank_or_count = (
        tr("table.seat.place", place=seat.rank) if seat.rank else tr("table.seat.cards", count=seat.card_count)
    )
    return join_phrases(
        (
            seat.name,
            seat.level,
            tr("table.seat.gone") if seat.eliminated else "",
            rank_or_count,
            tr("table.seat.turn") if seat.has_turn else "",
            tr("table.seat.declared", word=seat.declared) if seat.declared else "",
            tr("table.seat.catchable", word=seat.missed_declaration) if seat.missed_declaration else "",
            seat.bubble,
            seat.points,
        )
    )


def seat_count(seat: SeatPicture) -> str:
    """Return the number of cards at a seat, or the rank of a player who is out, as it's drawn."""
    return tr("table.seat.out", place=seat.rank) if seat.rank else str(seat.card_count)


def seat_bubble(seat: SeatPicture) -> str:
    """Return what a player has just said, or the declaration that still holds; "" for neither."""
    out = seat.rank > 0 or seat.eliminated
    return seat.bubble or (tr("table.seat.said", word=seat.declared) if seat.declared and not out else "")


def seat_about(seat: SeatPicture) -> str:
    """Return a bot's temper and the points if both fit under a name, else the points, else the temper."""
    both = join_details((seat.short_level, seat.points))
    return both if len(both) <= MAX_LETTERS_UNDER_NAME else seat.points or seat.short_level


def own_seat_label(name: str, cards: int, playable: int, *, turn: bool) -> str:
    """Return the label of your own seat: name, number of cards, how many of them are `playable` (0 to leave that out),
    and whether it's your turn.
    """
    return join_phrases(
        (
            name,
            tr("table.seat.cards", count=cards),
            tr("table.own.playable", count=playable) if playable else "",
            tr("table.seat.turn") if turn else "",
        )
    )


def stock_label(picture: Picture) -> str:
    """Return the label of the stock: the number of cards left, or if it's empty, what happens then."""
    if not picture.stock_count:
        return tr("table.stock_turned" if picture.recycles_pile else "table.stock_empty")
    return tr("table.stock_draw" if picture.may_draw else "table.stock", count=picture.stock_count)


def pile_label(top: str) -> str:
    """Return the label of the discard pile, whose top card is `top` ("" for none)."""
    return tr("table.pile", card=card_name(top)) if top else tr("table.pile_empty")


def penalty_label(cards: int, turns: int) -> str | None:
    """Return the label of the penalty: cards to draw, or turns to miss; None if there is none."""
    if cards:
        return tr("table.owed", count=cards)
    return tr("table.misses", count=turns) if turns else None


def nomination_label(nominated: str) -> str | None:
    """Return the label of the nominated suit or rank, None for none."""
    return tr("table.called", what=card_name(nominated)) if nominated else None


def direction_label(direction: int) -> str:
    """Return the label of the direction of play: 1 is clockwise, -1 counterclockwise."""
    return tr("table.clockwise" if direction > 0 else "table.counterclockwise")


def message_label(message: str, prompt: str, remark: str) -> str:
    """Return what happened, what you may do, and a bot's remark, as sentences with symbols spelt out."""
    texts = [text if text[-1] in ".!?…”" else f"{text}." for text in (message, prompt, remark) if text]
    return spell_out(" ".join(texts))


def log_label(text: str, reason: str) -> str:
    """Return the label of a row of the log."""
    return spell_out(f"{text} {reason}".strip())
