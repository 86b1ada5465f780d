"""A trial of a draft: bots play a few hundred hands in slices of time, and statistics of them are shown."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field, replace
from statistics import median
from typing import Any, Final

import flet as ft

from app.ui import parts, theme
from app.ui.window.app_state import App
from app.ui.window.error_boundary import guarded_component, on
from app.ui.window.hooks import use_app, use_value
from app.ui.words import tr
from engine.bots import choose_move, make_bot
from engine.play.dealing import deal_hand
from engine.play.result import winning_seats
from engine.play.view import view_of_seat
from engine.rng import Rng
from engine.rules.compile import compile_rules
from engine.rules.reader import Rules

TRIAL_HANDS: Final = 300
SLICE_SECONDS: Final = 0.008  # seconds of playing between turns of the event loop; the last decision may exceed it
TRIAL_SEATS: Final = 4
TRIAL_SEED: Final = 1
BOT_LEVEL: Final = "steady"
HANDS_PER_REPORT: Final = 10  # hands between two reports


@dataclass
class TrialReport:
    """The hands played so far, of `of`. `turns` has the number of turns of each; `first` is the number of hands won by
    the player who acted first, where a tie counts as a fraction.
    """

    seats: int
    of: int
    turns: list[int] = field(default_factory=list)
    first: float = 0.0
    pickup: int = 0
    blocked: int = 0
    longest_slice: float = 0.0

    @property
    def hands_played(self) -> int:
        """The number of finished hands."""
        return len(self.turns)

    @property
    def median_turns(self) -> int:
        """The median of turns per hand."""
        return int(median(self.turns)) if self.turns else 0

    @property
    def longest_turns(self) -> int:
        """The turns of the longest hand."""
        return max(self.turns, default=0)

    @property
    def first_player_win_share(self) -> float:
        """The share (0 to 1) of hands won by the first to act."""
        return self.first / self.hands_played if self.turns else 0.0


async def play_trial(rules: Rules, hands: int = TRIAL_HANDS) -> AsyncIterator[TrialReport]:
    """Play hands at a table of SEATS players, or as many as the game allows. Yield a report every OFTEN hands and at
    the end. Raises RulesError if no hand can be dealt.
    """
    seats = min(max(TRIAL_SEATS, rules.min_seats), rules.max_seats)
    tables = compile_rules(rules, seats)
    players = [make_bot(BOT_LEVEL) for _ in range(seats)]
    root = Rng(TRIAL_SEED)
    report = TrialReport(seats, hands)
    begun = time.perf_counter()
    for number in range(hands):
        state = deal_hand(tables, number % seats, root.substream(2 * number))
        rng = root.substream(2 * number + 1)
        first = state.to_act
        while not state.over:
            seat = state.to_act
            state.apply(choose_move(players[seat], view_of_seat(state, seat), rng), seat)
            for other, call in state.catches():
                if players[other].will_catch(view_of_seat(state, other), rng):
                    state.apply(call, other)
                    break
            report.pickup = max(report.pickup, state.penalty)
            spent = time.perf_counter() - begun
            if spent > SLICE_SECONDS:
                report.longest_slice = max(report.longest_slice, spent)
                await asyncio.sleep(0)
                begun = time.perf_counter()
        won = winning_seats(state)
        report.turns.append(state.turns)
        report.first += 1 / len(won) if first in won else 0.0
        report.blocked += state.blocked
        if report.hands_played % HANDS_PER_REPORT == 0 or report.hands_played == hands:
            yield replace(report, turns=report.turns[:])
            begun = time.perf_counter()


NO_REPORT: Final[TrialReport | None] = None


@guarded_component
def Trial(rules: Rules) -> ft.Control:
    """A button that starts and stops the trial, a progress bar, and the results. Leaving the screen stops the trial."""
    app = use_app()
    report, tell = use_value(NO_REPORT)
    running, run = use_value(False)
    task: Any = ft.use_ref(None)

    def stop_trial() -> None:
        if task.current is not None:
            task.current.cancel()
            task.current = None

    async def run_trial() -> None:
        try:
            async for each in play_trial(rules, TRIAL_HANDS):
                tell(each)
                await asyncio.sleep(0)
        finally:
            if task.current in (None, asyncio.current_task()):  # otherwise another trial has begun
                run(False)

    async def stop_on_leaving() -> None:
        await on(run_trial)()

    def start_trial() -> None:
        stop_trial()
        run(True)
        task.current = asyncio.get_running_loop().create_task(stop_on_leaving())

    def reset_trial() -> None:
        tell(NO_REPORT)

    # Results for rules that have changed since then are dropped.
    ft.use_effect(reset_trial, [rules], cleanup=stop_trial)
    done = report.hands_played if report else 0
    inside: list[ft.Control] = [
        parts.quiet_text(app, tr("own.trial.about", count=TRIAL_HANDS)),
        ft.Row(
            [
                parts.pill(app, tr("own.trial.stop"), stop_trial, "trial-stop", icon=ft.Icons.STOP_ROUNDED)
                if running
                else parts.pill(
                    app, tr("own.trial.start"), start_trial, "trial-start", icon=ft.Icons.PLAY_ARROW_ROUNDED
                )
            ]
        ),
    ]
    if running or report:
        inside.append(
            parts.label(
                ft.ProgressBar(
                    value=done / TRIAL_HANDS,
                    color=app.palette.filled,
                    bgcolor=app.palette.unfilled,
                    bar_height=theme.SPACE,
                ),
                "trial-progress",
                tr("own.trial.progress", done=done, all=TRIAL_HANDS),
            )
        )
    if report:
        inside += _report_figures(app, report)
    return parts.panel(app, parts.stacked(inside))


def _report_figures(app: App, report: TrialReport) -> list[ft.Control]:
    said = (
        ("hands", tr("own.trial.hands"), str(report.hands_played)),
        ("median", tr("own.trial.median"), str(report.median_turns)),
        (
            "first",
            tr("own.trial.first", fair=f"{100 / report.seats:.0f}"),
            tr("parts.percent", count=round(100 * report.first_player_win_share)),
        ),
        ("longest", tr("own.trial.longest"), str(report.longest_turns)),
        ("pickup", tr("own.trial.pickup"), str(report.pickup)),
        ("blocked", tr("own.trial.blocked"), str(report.blocked)),
    )
    rows = []
    for name, title, value in said:
        what = parts.styled_text(title, colour=app.palette.text, expand=True)
        figure = parts.styled_text(value, colour=app.palette.text, weight=theme.HEAVY)
        rows.append(parts.label(ft.Row([what, figure], spacing=theme.GAP), f"trial-{name}", f"{title}: {value}"))
    return rows
