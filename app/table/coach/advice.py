"""What the coach found, as a picture: rows of moves with bars and reasons, and marks on the cards of the hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from app.table.coach.coaching import Thought
from app.table.coach.reasoning import explain_reason
from app.table.picture import Advice, AdviceRow, Choice, Mark, Picture
from app.table.wording import move_words
from app.ui.numbers import signed, standing
from app.ui.words import capitalise, tr
from engine.bots.coach import Ranked
from engine.cards import FACE, Card, parse_card
from engine.moves import PLAIN, Move, card_of, is_play, named_of, named_text
from engine.play.tables import Tables
from engine.play.view import View

SURE: Final = 2  # standard errors by which a move is behind the best before it is called worse,
NEAR: Final = 0.05  # and so near in worth it is about as good
CLOSE: Final = ""  # what Questions.advice is told of the ways out
BACK: Final = "back"


def by_points(tables: Tables) -> bool:
    """Whether a move is told by points: where cards score as they are played."""
    return tables.score_by == "play"


def worth(ranked: Ranked, tables: Tables) -> str:
    """What a move is worth, short: the chance to win the hand in percent, or points ahead."""
    if by_points(tables):
        return standing(f"{ranked.lead:+.1f}")
    return tr("coach.percent", percent=round(100 * ranked.win))


def _figure(ranked: Ranked, tables: Tables) -> str:
    """The same in as few signs as a card has room for."""
    return signed(round(ranked.lead)) if by_points(tables) else str(round(100 * ranked.win))


def describe_measure(tables: Tables) -> str:
    """What the figures of a table mean, and what else the order of the moves goes by."""
    if tables.score_by == "play":
        return tr("coach.about.points")
    if tables.one_left:
        return tr("coach.about.last" if tables.counted_in == "lives" else "coach.about.places")
    return tr("coach.about.win" if tables.score_by == "none" else "coach.about.win_and_points")


def advise(thought: Thought, view: View, names: Sequence[str]) -> Advice:
    """What lies beside the hand while the coach is there."""
    return Advice(
        title=tr("coach.title"),
        explanation=describe_measure(view.tables) if thought.ranked else tr("coach.thinking"),
        rows=rows(thought.ranked, view, names, chosen=thought.chosen),
        progress=thought.progress,
        close_label=tr("coach.close"),
    )


def rows(
    ranked: Sequence[Ranked], view: View, names: Sequence[str], *, chosen: int = -1, made: Move = -1
) -> tuple[AdviceRow, ...]:
    """A row for each move, the best first; `made` is the one that was made."""
    return tuple(
        AdviceRow(
            id=str(n),
            title=capitalise(move_words(each.move, view)),
            worth=worth(each, view.tables),
            share=each.worth,
            reason=why(each, names),
            note=tr("review.made") if each.move == made else "",
            best=n == 0,
            confidence=_compare(each) if n else "",
            selected=n == chosen,
        )
        for n, each in enumerate(ranked)
    )


def _compare(ranked: Ranked) -> str:
    """How well a move is told from the best: "" where it is, or was not tried."""
    if not 0 < ranked.error * SURE >= ranked.behind:
        return ""
    return tr("coach.level" if ranked.behind <= NEAR else "coach.unsure")


def why(ranked: Ranked, names: Sequence[str]) -> str:
    """The reasons for and against a move, one sentence after the other."""
    return " ".join(explain_reason(each, names) for each in ranked.reasons)


def _marks_of(ranked: Sequence[Ranked], tables: Tables) -> Iterator[tuple[Ranked, Mark]]:
    """Each move with its mark, the best first."""
    for n, each in enumerate(ranked):
        yield each, Mark(_figure(each, tables), worth(each, tables), each.worth, n == 0)


def _marks(ranked: Sequence[Ranked], tables: Tables) -> Mapping[Card, Mark]:
    """What each card's best move is worth, by the card's face."""
    found: dict[Card, Mark] = {}
    for each, mark in _marks_of(ranked, tables):
        if is_play(each.move):
            found.setdefault(FACE[card_of(each.move)], mark)
    return found


def mark_choice(choice: Choice, card: Card, ranked: Sequence[Ranked], tables: Tables) -> Choice:
    """The choice of what a card names, with a mark on each suit or rank."""
    found = {
        named_text(named_of(each.move)): mark
        for each, mark in _marks_of(ranked, tables)
        if is_play(each.move) and FACE[card_of(each.move)] == FACE[card]
    }
    return replace(choice, marks=tuple(found.get(code) for code in choice.codes))


def mark_cards(picture: Picture, ranked: Sequence[Ranked], tables: Tables, chosen: int) -> Picture:
    """The picture with the marks on its own cards, and the chosen move's card pointed at."""
    found, there = _marks(ranked, tables), _find_face(ranked, chosen)
    hand = []
    for card in picture.hand:
        face = FACE[parse_card(card.text)]
        mark = found.get(face)
        hand.append(replace(card, mark=mark, note=describe_mark(mark), highlighted=card.highlighted or face == there))
    return replace(picture, hand=tuple(hand))


def describe_mark(mark: Mark | None) -> str:
    """What is said of the mark of a card, suit or rank; nothing where it has none."""
    return tr("coach.card_best" if mark.best else "coach.card", worth=mark.worth) if mark else ""


def _find_face(ranked: Sequence[Ranked], chosen: int) -> Card:
    """The face of the card of a chosen move, -1 for none."""
    if 0 <= chosen < len(ranked) and is_play(ranked[chosen].move & PLAIN):
        return FACE[card_of(ranked[chosen].move)]
    return -1
