"""The review of a stored hand: every decision is valued while the screen is open, and the costliest are listed."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from math import inf
from typing import Final

import flet as ft

from app.platform.background import run_in_slices
from app.table.coach.advice import BACK, CLOSE, advice_rows, by_points, describe_measure, reasons_text, worth
from app.table.coach.coaching import REFRESH_SECONDS
from app.table.picture import Advice, AdviceRow
from app.table.wording import move_words
from app.ui import theme
from app.ui.numbers import MINUS, fixed_sign
from app.ui.window.app_state import App
from app.ui.window.hooks import use_running, use_value
from app.ui.words import tr
from engine.bots.coach import Decision, Ranked
from engine.bots.coach import Review as Search
from engine.notation import Replay
from engine.play.state import State
from engine.play.view import view
from engine.rng import Rng

SEED: Final = 1  # the same hand is always mark_cards alike
LIST: Final = "list"
MOVES: Final = "moves"
MARKER: Final = 10.0
THUMB: Final = 22.0  # from a slider's end to where its thumb can go


@dataclass(frozen=True)
class Reviewed:
    """The progress of a review, and its result when it is done."""

    hand: int = 0
    progress: float = 0.0
    decisions: tuple[Decision, ...] = ()
    costliest: tuple[Decision, ...] = ()


NOTHING: Final = Reviewed()


@dataclass(frozen=True)
class HandReview:
    """A review on the screen: its result, the open sheet, and the selected move."""

    hand: int
    reviewed: Reviewed
    sheet: str
    chosen: int
    ask: Callable[[], None]
    stop: Callable[[], None]
    turn: Callable[[str], None]
    choose: Callable[[int], None]

    def decision(self, step: int) -> Decision | None:
        """Return the decision made after `step` actions if the list of its moves is open, else None."""
        if self.sheet != MOVES:
            return None
        return next((each for each in self.reviewed.decisions if each.action == step), None)

    def toggle(self) -> None:
        """Start the review, or open and close its result."""
        if self.reviewed is NOTHING:
            self.ask()
        else:
            self.turn("" if self.sheet else LIST)

    def tap(self, id: str, step: int, jump: Callable[[Decision], None]) -> None:
        """Handle a tap on a row or button of the sheet; `jump` goes to a decision."""
        if id == BACK:
            self.turn(LIST)
        elif id == CLOSE:
            (self.turn if self.reviewed.progress >= 1 else lambda _: self.stop())("")
        elif self.decision(step) is not None:
            self.choose(-1 if int(id) == self.chosen else int(id))
        else:
            self.choose(-1)
            self.turn(MOVES)
            jump(self.reviewed.costliest[int(id)])


def use_review(app: App, hand: int, played: Replay | None, seats: frozenset[int], at_once: bool) -> HandReview:
    """Hook: return the review of the decisions of these seats. It starts on request and ends with the screen."""
    reviewed, found = use_value(NOTHING)
    asked, ask = use_value(0)
    sheet, turn = use_value("")
    chosen, choose = use_value(-1)

    async def run() -> None:
        if played is None:
            return
        search = Search(played, seats, Rng(SEED), failed=partial(app.journal.note_failure, "the coach"))
        looked = time.monotonic()
        async for done in run_in_slices(search.run(), inf, app.touch):
            if time.monotonic() > looked + REFRESH_SECONDS:
                found(Reviewed(hand, done))
                await asyncio.sleep(0)  # what is new is drawn before it goes on
                looked = time.monotonic()
        found(Reviewed(hand, 1.0, tuple(search.decisions), tuple(search.costliest())))

    def begin() -> None:
        found(Reviewed(hand))
        turn(LIST)
        ask(hand)

    def stop() -> None:
        ask(0)
        found(NOTHING)
        turn("")

    # A search that goes on when another hand is shown would tell of the wrong one.
    mine = reviewed if reviewed.hand == hand else NOTHING
    use_running(app, hand if asked == hand and mine.progress < 1 else 0, run)
    ft.use_effect(lambda: begin() if at_once and played is not None else None, [hand, played is None])
    return HandReview(hand, mine, sheet, chosen, begin, stop, turn, choose)


def advice(review: HandReview, states: Sequence[State], names: Sequence[str], step: int) -> Advice | None:
    """Return the sheet of a review, None while it's closed."""
    reviewed = review.reviewed
    if reviewed is NOTHING or not review.sheet:
        return None
    tables = states[0].tables
    if reviewed.progress < 1:
        return Advice(
            tr("review.title"),
            tr("review.running"),
            progress=min(0.99, reviewed.progress),
            close_label=tr("review.stop"),
        )
    here = review.decision(step)
    if here is not None:
        return Advice(
            tr("review.choice", step=here.action + 1, name=names[here.seat]),
            describe_measure(tables),
            advice_rows(here.ranked, view(states[step], here.seat), names, chosen=review.chosen, made=here.move),
            close_label=tr("review.close"),
            back_label=tr("review.back"),
            over_table=True,
        )
    if not reviewed.costliest:
        return Advice(tr("review.title"), tr("review.none"), close_label=tr("review.close"))
    several = len({each.seat for each in reviewed.decisions}) > 1
    most = max(each.cost for each in reviewed.costliest)
    return Advice(
        tr("review.costliest", count=len(reviewed.costliest)),
        tr("review.about_points" if by_points(tables) else "review.about"),
        tuple(
            _row(n, each, states[each.action], names, several, each.cost / most)
            for n, each in enumerate(reviewed.costliest)
        ),
        close_label=tr("review.close"),
        over_table=True,
    )


def _row(number: int, decision: Decision, state: State, names: Sequence[str], several: bool, share: float) -> AdviceRow:
    """Return the row of a decision: the move made, what was better and why, and its cost."""
    seen = view(state, decision.seat)
    made = next(each for each in decision.ranked if each.move == decision.move)
    better = decision.best
    move, step = move_words(decision.move, seen), decision.action + 1
    return AdviceRow(
        id=str(number),
        title=tr("review.row_of", step=step, name=names[decision.seat], move=move)
        if several
        else tr("review.row", step=step, move=move),
        worth=_cost(made, better, by_points(state.tables)),
        share=share,
        reason=tr(
            "review.better",
            move=move_words(better.move, seen),
            worth=worth(better, state.tables),
            instead=worth(made, state.tables),
            why=reasons_text(better, names),
        ).rstrip(),
    )


def _cost(made: Ranked, better: Ranked, points: bool) -> str:
    if points:
        return fixed_sign(f"-{max(0.0, better.lead - made.lead):.1f}")
    percent = round(100 * (better.win - made.win))
    return tr("coach.percent", percent=f"{MINUS}{percent}") if percent >= 1 else tr("review.slight")


def markers(review: HandReview, last: int) -> ft.Control:
    """Return marks on the slider for the costliest decisions. They take no taps; the list has the same."""
    inside: list[ft.Control] = []
    at = 0
    for step in sorted(each.action for each in review.reviewed.costliest):
        if step > at:
            inside.append(ft.Container(expand=step - at))
        at = step
        inside.append(
            ft.Container(
                key=f"marker-{step}",
                width=MARKER,
                height=MARKER,
                rotate=0.785,
                bgcolor=theme.OBLIGATION,
                border=ft.Border.all(1.5, theme.ON_OBLIGATION),
            )
        )
    if last > at:
        inside.append(ft.Container(expand=last - at))
    return ft.Container(
        ft.Row(inside, spacing=0, vertical_alignment=ft.CrossAxisAlignment.START),
        padding=ft.Padding.symmetric(horizontal=THUMB - MARKER / 2),
        ignore_interactions=True,
    )
