"""The button that has bots play a game somebody makes, and what that came to."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import flet as ft

from app.editor.trial import HANDS, Report, play_hands
from app.ui import parts, theme
from app.ui.shell import App, on, part, use_app, use_value
from app.ui.words import tr
from engine.rules.reader import Rules

NO_REPORT: Final[Report | None] = None


@part
def Trial(rules: Rules) -> ft.Control:
    """Starts and stops the hands, with a bar of how far they are; they end with the screen."""
    app = use_app()
    report, tell = use_value(NO_REPORT)
    running, run = use_value(False)
    task: Any = ft.use_ref(None)

    def stop() -> None:
        if task.current is not None:
            task.current.cancel()
            task.current = None

    async def play() -> None:
        try:
            async for each in play_hands(rules, HANDS):
                tell(each)
                await asyncio.sleep(0)
        finally:
            if task.current in (None, asyncio.current_task()):  # else others are being played by now
                run(False)

    async def watched() -> None:
        await on(play)()

    def start() -> None:
        stop()
        run(True)
        task.current = asyncio.get_running_loop().create_task(watched())

    def begin_anew() -> None:
        tell(NO_REPORT)

    # Hands of rules that are not these any more tell nothing.
    ft.use_effect(begin_anew, [rules], cleanup=stop)
    done = report.played if report else 0
    inside: list[ft.Control] = [
        parts.line(tr("own.trial.about", count=HANDS), colour=app.ink.quiet, size=theme.SMALL),
        ft.Row(
            [
                parts.pill(app, tr("own.trial.stop"), stop, "trial-stop", icon=ft.Icons.STOP_ROUNDED)
                if running
                else parts.pill(app, tr("own.trial.start"), start, "trial-start", icon=ft.Icons.PLAY_ARROW_ROUNDED)
            ]
        ),
    ]
    if running or report:
        inside.append(
            ft.Semantics(
                identifier="trial-progress",
                label=tr("own.trial.progress", done=done, all=HANDS),
                exclude_semantics=True,
                content=ft.ProgressBar(
                    value=done / HANDS, color=app.ink.strong, bgcolor=app.ink.line, bar_height=theme.SPACE
                ),
            )
        )
    if report:
        inside += _figures(app, report)
    return parts.panel(app, ft.Column(inside, spacing=theme.GAP, tight=True))


def _figures(app: App, report: Report) -> list[ft.Control]:
    said = (
        ("hands", tr("own.trial.hands"), str(report.played)),
        ("median", tr("own.trial.median"), str(report.median)),
        ("first", tr("own.trial.first", fair=f"{100 / report.seats:.0f}"), f"{100 * report.first_share:.0f} %"),
        ("longest", tr("own.trial.longest"), str(report.longest)),
        ("pickup", tr("own.trial.pickup"), str(report.pickup)),
        ("blocked", tr("own.trial.blocked"), str(report.blocked)),
    )
    return [
        ft.Semantics(
            identifier=f"trial-{name}",
            label=f"{title}: {value}",
            exclude_semantics=True,
            content=ft.Row(
                [
                    parts.line(title, colour=app.ink.text, expand=True),
                    parts.line(value, colour=app.ink.text, weight=theme.HEAVY),
                ],
                spacing=theme.GAP,
            ),
        )
        for name, title, value in said
    ]
