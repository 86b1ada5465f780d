"""The lines below the result of the hand of the day: the master's rank, and the streak."""

from __future__ import annotations

from functools import partial

import flet as ft

from app.daily.master import use_masters_rank
from app.daily.results import Results, read_results
from app.daily_seeds import EDITION, edition_and_day_of_seed, is_late_seed
from app.platform.background import off_loop
from app.ui import parts, theme
from app.ui.window.error_boundary import guarded_component, on
from app.ui.window.hooks import use_app, use_value
from app.ui.words import join_details, tr


@guarded_component
def DaysResult() -> ft.Control:
    """The lines below the result of the match whose id is in the route; nothing if it isn't a hand of the day."""
    app = use_app()
    match = app.data.match_of_route(ft.use_route_params().get("match_id", "")) if app.data else None
    seed = match.seed if match else 0
    master = use_masters_rank(app, seed)
    known, know = use_value(Results())

    async def read_result() -> None:
        if match is not None and app.data is not None:
            know(await off_loop(partial(read_results, app.data.store)))

    ft.use_effect(on(read_result), [match and match.id])
    found = edition_and_day_of_seed(seed)
    if found is None:
        return ft.Container()
    edition, day = found
    lines = []
    if edition == EDITION:
        lines.append(tr("daily.master", place=master) if master else tr("daily.master_plays"))
    days = known.streak_up_to(day)
    if is_late_seed(seed):
        lines.append(tr("daily.late"))
    elif days > 1:
        lines.append(tr("daily.streak", days=days))
    words = parts.styled_text(
        join_details(lines),
        colour=app.palette.text,
        size=theme.SMALL,
        weight=theme.STRONG,
        align=ft.TextAlign.CENTER,
    )
    return ft.Semantics(identifier="daily-told", live_region=True, content=words)
