"""The lines below the result of the hand of the day: the master's rank, the streak, and a button to share."""

from __future__ import annotations

from functools import partial
from math import inf

import flet as ft

from app.daily.hand import MasterGame
from app.daily.results import Results, read_results
from app.data import CLOCK
from app.days import EDITION, day_text, edition_and_day_of_seed
from app.games import game_name
from app.platform.background import off_loop, run_in_slices
from app.ui import parts, theme
from app.ui.window.error_boundary import guarded_component, on
from app.ui.window.hooks import use_app, use_value
from app.ui.words import join_details, tr
from store.opening import open_in_memory
from store.records import StoredMatch


@guarded_component
def DaysResult() -> ft.Control:
    """The lines below the result of the match whose id is in the route; nothing if it isn't a hand of the day."""
    app = use_app()
    match = app.data.match_of_route(ft.use_route_params().get("match_id", "")) if app.data else None
    master, told = use_value(0)
    known, know = use_value(Results())

    async def read_result() -> None:
        if match is None or app.data is None:
            return
        know(await off_loop(partial(read_results, app.data.store)))
        edition, day = edition_and_day_of_seed(match.seed) or (0, 0)
        if edition != EDITION:  # a hand of an earlier edition, which had other bots and cards
            return
        with await off_loop(partial(open_in_memory, CLOCK)) as memory:
            playing = await off_loop(partial(MasterGame, memory, day))
            async for _ in run_in_slices(playing.run(), inf, app.touch):
                pass
            told(playing.masters_rank)

    ft.use_effect(on(read_result), [match and match.id])
    found = edition_and_day_of_seed(match.seed) if match else None
    if match is None or found is None:
        return ft.Container()

    async def share_result() -> None:
        text = share_text(match, known, master)
        if app.is_phone_app:
            await app.device.service(ft.Share).share_text(text)
        else:
            await app.device.copy(text)

    ink = app.palette
    days = known.streak_up_to(found[1])
    older = found[0] != EDITION
    said = [] if older else [tr("daily.master", place=master) if master else tr("daily.master_plays")]
    lines = [*said, *([tr("daily.streak", days=days)] if days > 1 else [])]
    words = parts.styled_text(
        join_details(lines), colour=ink.text, size=theme.SMALL, weight=theme.STRONG, align=ft.TextAlign.CENTER
    )
    ready = share_result if (master or older) and match.placings else None
    button = parts.pill(app, tr("daily.share"), ready, "daily-share", expand=True)
    body = ft.Semantics(identifier="daily-told", live_region=True, content=words)
    return parts.stacked([body, ft.Row([button])], theme.SPACE, wide=True)


def share_text(match: StoredMatch, known: Results, master: int) -> str:
    """Return four lines about the result, which reveal nothing about the cards."""
    edition, day = edition_and_day_of_seed(match.seed) or (0, 0)
    return "\n".join(
        [
            tr("daily.share_title", day=day_text(day), game=game_name(match)),
            tr("daily.share_place", place=match.placings[0], count=len(match.seats)),
            tr("daily.share_master", place=master) if master else tr("daily.share_older"),
            join_details(
                [tr("daily.streak", days=max(1, known.streak_up_to(day))), tr("daily.share_edition", edition=edition)]
            ),
        ]
    )
