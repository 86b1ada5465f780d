"""Turn the coach's ranked moves into rows of advice and marks on cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from app.table.coach.coaching import Thought
from app.table.coach.reasoning import explain_reason
from app.table.picture import Advice, AdviceRow, CoachMark, NominationChoice, Picture
from app.table.wording import move_words
from app.ui.numbers import fixed_sign, signed_points
from app.ui.words import capitalise, tr
from engine.bots.coach import Ranked
from engine.cards import FACE, Card, parse_card
from engine.moves import PLAIN, Move, card_of, is_play, named_of, named_text
from engine.play.tables import Tables
from engine.play.view import View

STANDARD_ERRORS: Final = 2  # a move is surely worse if it is this many standard errors behind the best
EQUAL_WORTH: Final = 0.05  # moves that differ by less are called equal
CLOSE_BUTTON: Final = ""  # ids of the sheet's own buttons, beside those of rows
BACK_BUTTON: Final = "back"


def values_moves_in_points(tables: Tables) -> bool:
    """Return whether moves are valued in points, as in games in which cards score when played."""
    return tables.score_by == "play"


def worth_text(ranked: Ranked, tables: Tables) -> str:
    """Return a move's value as short text: the chance to win the hand in percent, or the lead in points."""
    if values_moves_in_points(tables):
        return fixed_sign(f"{ranked.lead:+.1f}")
    return tr("coach.percent", percent=round(100 * ranked.win))


def _worth_figure(ranked: Ranked, tables: Tables) -> str:
    """Return a move's value without its unit, short enough for a card."""
    return signed_points(round(ranked.lead)) if values_moves_in_points(tables) else str(round(100 * ranked.win))


def describe_measure(tables: Tables) -> str:
    """Return a text that says what the values mean, and by what else moves are ranked."""
    if tables.score_by == "play":
        return tr("coach.about.points")
    if tables.plays_to_one_left:
        return tr("coach.about.last" if tables.score_unit == "lives" else "coach.about.places")
    return tr("coach.about.win" if tables.score_by == "none" else "coach.about.win_and_points")


def advice_of(thought: Thought, view: View, names: Sequence[str]) -> Advice:
    """Return the advice sheet with what the coach has found so far."""
    return Advice(
        title=tr("coach.title"),
        explanation=describe_measure(view.tables) if thought.ranked else tr("coach.thinking"),
        rows=advice_rows(thought.ranked, view, names, chosen=thought.chosen),
        progress=thought.progress,
        close_label=tr("coach.close"),
    )


def advice_rows(
    ranked: Sequence[Ranked], view: View, names: Sequence[str], *, chosen: int = -1, moves_made: Move = -1
) -> tuple[AdviceRow, ...]:
    """Return a row for each move, the best first. `moves_made` is the move that was played."""
    return tuple(
        AdviceRow(
            id=str(n),
            title=capitalise(move_words(each.move, view)),
            worth_text=worth_text(each, view.tables),
            bar_length=each.worth,
            reason=reasons_text(each, names),
            note=tr("review.made") if each.move == moves_made else "",
            is_best=n == 0,
            confidence=_doubt_text(each) if n else "",
            selected=n == chosen,
        )
        for n, each in enumerate(ranked)
    )


def _doubt_text(ranked: Ranked) -> str:
    """Return a note if it isn't certain that the best move is better than this one, else ""."""
    if not 0 < ranked.error * STANDARD_ERRORS >= ranked.deficit:
        return ""
    return tr("coach.level" if ranked.deficit <= EQUAL_WORTH else "coach.unsure")


def reasons_text(ranked: Ranked, names: Sequence[str]) -> str:
    """Return the reasons for and against a move, as sentences."""
    return " ".join(explain_reason(each, names) for each in ranked.reasons)


def _iter_marks(ranked: Sequence[Ranked], tables: Tables) -> Iterator[tuple[Ranked, CoachMark]]:
    """Yield each move with its mark, in the order of `ranked`."""
    for n, each in enumerate(ranked):
        yield each, CoachMark(_worth_figure(each, tables), worth_text(each, tables), each.worth, n == 0)


def _marks_by_card(ranked: Sequence[Ranked], tables: Tables) -> Mapping[Card, CoachMark]:
    """Return the mark of each card's best move; the keys are faces."""
    found: dict[Card, CoachMark] = {}
    for each, mark in _iter_marks(ranked, tables):
        if is_play(each.move):
            found.setdefault(FACE[card_of(each.move)], mark)
    return found


def mark_choice(choice: NominationChoice, card: Card, ranked: Sequence[Ranked], tables: Tables) -> NominationChoice:
    """Return the choice with the coach's mark on each suit or rank."""
    found = {
        named_text(named_of(each.move)): mark
        for each, mark in _iter_marks(ranked, tables)
        if is_play(each.move) and FACE[card_of(each.move)] == FACE[card]
    }
    return replace(choice, marks=tuple(found.get(code) for code in choice.nominations))


def mark_cards(picture: Picture, ranked: Sequence[Ranked], tables: Tables, chosen: int) -> Picture:
    """Return the picture with marks on the hand, and the `chosen` row's card highlighted."""
    found, there = _marks_by_card(ranked, tables), _find_face(ranked, chosen)
    hand = []
    for card in picture.hand:
        face = FACE[parse_card(card.text)]
        mark = found.get(face)
        hand.append(
            replace(card, mark=mark, spoken_note=describe_mark(mark), highlighted=card.highlighted or face == there)
        )
    return replace(picture, hand=tuple(hand))


def describe_mark(mark: CoachMark | None) -> str:
    """Return a mark's text for screen readers, "" for none."""
    return tr("coach.card_best" if mark.is_best else "coach.card", worth=mark.worth_text) if mark else ""


def _find_face(ranked: Sequence[Ranked], chosen: int) -> Card:
    """Return the face of the card of the chosen move, -1 for none."""
    if 0 <= chosen < len(ranked) and is_play(ranked[chosen].move & PLAIN):
        return FACE[card_of(ranked[chosen].move)]
    return -1
