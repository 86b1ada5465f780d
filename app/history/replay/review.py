"""The state of a hand's review, and its sheet with the costliest decisions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

import flet as ft

from app.table.coach.advice import (
    BACK_BUTTON,
    CLOSE_BUTTON,
    advice_rows,
    describe_measure,
    reasons_text,
    values_moves_in_points,
    worth_text,
)
from app.table.picture import Advice, AdviceRow
from app.table.wording import move_words
from app.ui import theme
from app.ui.numbers import MINUS, fixed_sign
from app.ui.words import tr
from engine.bots.coach import Decision, Ranked
from engine.play.state import State
from engine.play.view import view_of_seat

MIN_REMAINING_PROGRESS: Final = 0.01  # part of the progress that remains until the result is there
MARKER_SIZE: Final = 10.0
THUMB_MARGIN: Final = 22.0  # distance from a slider's end to the end of its thumb's way


class ReviewList(StrEnum):
    """What the sheet of a review lists; CLOSED is falsy."""

    CLOSED = ""
    DECISIONS = "decisions"  # the costliest ones
    MOVES = "moves"  # of one decision


@dataclass(frozen=True)
class ReviewState:
    """A review: its progress from 0 to 1, the result (once that's 1), what its sheet lists, and the index of the
    selected move (-1 for none).
    """

    begun: bool = False
    progress: float = 0.0
    decisions: tuple[Decision, ...] = ()
    costliest: tuple[Decision, ...] = ()
    sheet: ReviewList = ReviewList.CLOSED
    chosen: int = -1

    @property
    def is_running(self) -> bool:
        """Whether it's begun and decisions are still being valued."""
        return self.begun and self.progress < 1

    def decision_at(self, step: int) -> Decision | None:
        """Return the decision made after `step` actions if the sheet lists its moves, else None."""
        if self.sheet is not ReviewList.MOVES:
            return None
        return next((each for each in self.decisions if each.action == step), None)

    def decision_of_row(self, row: str) -> Decision | None:
        """Return the decision of a row in the list; None for the sheet's buttons."""
        return None if row in (BACK_BUTTON, CLOSE_BUTTON) else self.costliest[int(row)]

    def with_list_opened(self) -> ReviewState:
        """Return the review begun and with its list open."""
        return replace(self, begun=True, sheet=ReviewList.DECISIONS)

    def with_sheet_toggled(self) -> ReviewState:
        """Return the review begun; if it was begun before, with its sheet opened or closed."""
        return replace(self, sheet=ReviewList.CLOSED) if self.begun and self.sheet else self.with_list_opened()

    def with_progress(self, progress: float) -> ReviewState:
        """Return the review with this progress, which stays below 1."""
        return replace(self, progress=min(1 - MIN_REMAINING_PROGRESS, progress))

    def with_result(self, decisions: tuple[Decision, ...], costliest: tuple[Decision, ...]) -> ReviewState:
        """Return the finished review with its result."""
        return replace(self, progress=1.0, decisions=decisions, costliest=costliest)

    def after_tap(self, row: str, step: int) -> ReviewState:
        """Return the review after a tap on a row or button of its sheet while the moment after `step` actions is shown.
        Closing the sheet of a running review discards the review.
        """
        if row == BACK_BUTTON:
            return replace(self, sheet=ReviewList.DECISIONS)
        if row == CLOSE_BUTTON:
            return NOT_REVIEWED if self.is_running else replace(self, sheet=ReviewList.CLOSED)
        if self.decision_at(step) is not None:
            return replace(self, chosen=-1 if int(row) == self.chosen else int(row))
        return replace(self, sheet=ReviewList.MOVES, chosen=-1)


NOT_REVIEWED: Final = ReviewState()


def review_sheet(review: ReviewState, states: Sequence[State], names: Sequence[str], step: int) -> Advice | None:
    """Return the sheet of a review; None while it's closed."""
    if not review.begun or not review.sheet:
        return None
    tables = states[0].tables
    if review.is_running:
        return Advice(tr("review.title"), tr("review.running"), progress=review.progress, close_label=tr("review.stop"))
    here = review.decision_at(step)
    if here is not None:
        return Advice(
            tr("review.choice", step=here.action + 1, name=names[here.seat]),
            describe_measure(tables),
            advice_rows(
                here.ranked, view_of_seat(states[step], here.seat), names, chosen=review.chosen, moves_made=here.move
            ),
            close_label=tr("review.close"),
            back_label=tr("review.back"),
            over_table=True,
        )
    if not review.costliest:
        return Advice(tr("review.title"), tr("review.none"), close_label=tr("review.close"))
    several = len({each.seat for each in review.decisions}) > 1
    most = max(each.cost for each in review.costliest)
    return Advice(
        tr("review.costliest", count=len(review.costliest)),
        tr("review.about_points" if values_moves_in_points(tables) else "review.about"),
        tuple(
            _decision_row(n, each, states[each.action], names, several, each.cost / most)
            for n, each in enumerate(review.costliest)
        ),
        close_label=tr("review.close"),
        over_table=True,
    )


def _decision_row(
    number: int, decision: Decision, state: State, names: Sequence[str], several: bool, share: float
) -> AdviceRow:
    """Return the row of a decision: the move made, the better move with the reason, and the cost."""
    seen = view_of_seat(state, decision.seat)
    made = next(each for each in decision.ranked if each.move == decision.move)
    better = decision.best_move
    move, step = move_words(decision.move, seen), decision.action + 1
    return AdviceRow(
        id=str(number),
        title=tr("review.row_of", step=step, name=names[decision.seat], move=move)
        if several
        else tr("review.row", step=step, move=move),
        worth_text=_cost_text(made, better, values_moves_in_points(state.tables)),
        bar_length=share,
        reason=tr(
            "review.better",
            move=move_words(better.move, seen),
            worth=worth_text(better, state.tables),
            instead=worth_text(made, state.tables),
            why=reasons_text(better, names),
        ).rstrip(),
    )


def _cost_text(made: Ranked, better: Ranked, points: bool) -> str:
    if points:
        return fixed_sign(f"-{max(0.0, better.lead - made.lead):.1f}")
    percent = round(100 * (better.win - made.win))
    return tr("coach.percent", percent=f"{MINUS}{percent}") if percent >= 1 else tr("review.slight")


def costly_step_marks(costliest: Sequence[int], last: int) -> ft.Control:
    """Return marks for the costliest decisions on a slider of `last` steps. They take no taps; the list leads to the
    same decisions.
    """
    inside: list[ft.Control] = []
    at = 0
    for step in costliest:
        if step > at:
            inside.append(ft.Container(expand=step - at))
        at = step
        inside.append(
            ft.Container(
                key=f"marker-{step}",
                width=MARKER_SIZE,
                height=MARKER_SIZE,
                rotate=0.785,
                bgcolor=theme.OBLIGATION,
                border=ft.Border.all(1.5, theme.ON_OBLIGATION),
            )
        )
    if last > at:
        inside.append(ft.Container(expand=last - at))
    return ft.Container(
        ft.Row(inside, spacing=0, vertical_alignment=ft.CrossAxisAlignment.START),
        padding=ft.Padding.symmetric(horizontal=THUMB_MARGIN - MARKER_SIZE / 2),
        ignore_interactions=True,
    )
