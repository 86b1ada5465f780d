"""The main tile of the first screen: continue the unfinished match, or deal at the last table again; for a person who
has never played, learn to play.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from math import inf
from typing import TYPE_CHECKING, Any, Final

import flet as ft

from app.home.tiles import FACES, hero_tile, wide_tile
from app.lazy_routes import later
from app.platform.background import off_loop, run_in_slices
from app.stored.lessons import never_played
from app.ui import parts, theme
from app.ui.player_faces import bot_names
from app.ui.window.app_state import App
from app.ui.window.hooks import use_running, use_value
from app.ui.words import join_details, tr
from engine.lessons.order import first_lesson
from engine.messages import Message

if TYPE_CHECKING:
    from app.home.last_table import LastTable
    from app.home.match_standing import Standing
    from store.records import StoredMatch

DESCRIBE_UNFINISHED: Final = later("home.open_matches", "describe_unfinished")
# These modules import the table and the bots, so they're imported off the event loop.
READ_STANDING: Final = later("home.match_standing", "read_standing")
LAST_TABLE: Final = later("home.last_table", "last_table")
MOST_FACES: Final = 4
MIN_TILE_HEIGHT: Final = 150.0  # the least height of the large tile, in pixels
HEADER_HEIGHT: Final = 66.0  # the height of the header with the space below it
CARDS: Final = ("AS", "8H", "JD", "2C")
FACE_DOWN: Final = ("",) * 4
HEIGHT_SHARE: Final = 0.7  # the greatest height of the large tile, as a share of its width


@dataclass(frozen=True)
class MainTiles:
    """The main tile, in a list that's empty if it isn't shown.

    `known` is whether the first screen greets a person who has played: False until the store is open, and if nobody has
    played on this device.
    """

    tiles: list[ft.Control]
    known: bool


def use_main_tiles(app: App, wanted: bool, width: float, space: float) -> MainTiles:
    """Hook: return the main tiles for `width` × `space` pixels.

    `wanted` is whether nothing else takes their place.
    """
    nothing: Any = (-1, None)
    (which, found), know = use_value(nothing)
    data, here = app.data, app.page.route == "/"
    matches = data.store.matches.unfinished_matches() if data else ()
    match = matches[0] if matches else None

    first = data is not None and match is None and never_played(data.store, data.key_values)

    async def read_standing_later() -> None:
        assert data is not None
        if match is None:
            know((0, await off_loop(partial(LAST_TABLE, app))))
            return
        steps: Iterator[Standing] = await off_loop(partial(READ_STANDING, data.store, match))
        async for step in run_in_slices(steps, inf, app.touch):
            last = step
        know((match.id, last))

    source = f"{match.id} {match.touched}" if match else "" if first else "again"
    use_running(app, source if data and here and wanted else "", read_standing_later)
    if data is None:
        return MainTiles([_learn_tile(app, held=True)], known=False)
    if not wanted:
        return MainTiles([], known=True)
    if match is not None:
        standing = found if which == match.id else None  # `found` may be the standing of an earlier match
        return MainTiles([_continue_tile(app, match, standing, width, space - HEADER_HEIGHT)], known=True)
    if first:
        return MainTiles([_learn_tile(app)], known=False)
    return MainTiles([_play_again_tile(app, found, width, space - HEADER_HEIGHT)] if which == 0 else [], known=True)


def _continue_tile(app: App, match: StoredMatch, standing: Standing | None, width: float, height: float) -> ft.Control:
    about, points, route = DESCRIBE_UNFINISHED(match)
    title, ident, go = tr("home.continue"), "home-continue", lambda: app.navigation.go_to(route)
    if height < MIN_TILE_HEIGHT or app.text_scale > theme.LARGE_TEXT:
        return wide_tile(app, title, join_details((about, points)), go, ident, accent=True)
    bots = [(n, seat.name) for n, seat in enumerate(match.seats) if seat.level]
    faces = [parts.seat_face(name, n, bot=True, size=FACES) for n, name in bots]
    played = match.kind == "played"
    unseen = standing is None or sum(not seat.level for seat in match.seats) > 1
    return hero_tile(
        app,
        title,
        about,
        go,
        ident,
        width=width,
        height=min(height, width * HEIGHT_SHARE),
        cards=standing.cards if standing and standing.cards else FACE_DOWN if played and unseen else CARDS,
        faces=faces[:MOST_FACES],
        note=points,
        won=standing.hands_won if standing else (),
        of=standing.hands_to_win if standing else 0,
        last=((standing.options if standing else "") or tr("result.next")) if played else "",
    )


def _play_again_tile(app: App, last: LastTable, width: float, height: float) -> ft.Control:
    """Return the tile that deals at the last table again."""
    if height < MIN_TILE_HEIGHT or app.text_scale > theme.LARGE_TEXT:
        return wide_tile(app, last.title, join_details((last.game, last.about)), last.deal, "home-again", accent=True)
    faces = [parts.seat_face(name, n, bot=bot, size=FACES) for n, (name, bot) in enumerate(last.seats) if bot]
    return hero_tile(
        app,
        last.title,
        last.game,
        last.deal,
        "home-again",
        width=width,
        height=min(height, width * HEIGHT_SHARE),
        cards=CARDS,
        faces=faces[:MOST_FACES],
        note=last.about,
    )


def _learn_tile(app: App, *, held: bool = False) -> ft.Control:
    """Return the tile that opens the first lesson. With `held`, it's invisible and only reserves the space."""
    teacher = parts.bot_portrait(bot_names()[0], theme.AVATAR + theme.SPACE)
    lesson = first_lesson(app.languages)
    go = None if held else partial(app.navigation.go_to, f"/learn/{lesson}")
    about = tr("home.learn_about", game=Message(f"game-{lesson}"))
    tile = wide_tile(app, tr("home.learn"), about, go, "home-learn", accent=True, sign=teacher)
    return ft.Semantics(exclude_semantics=True, content=ft.Container(content=tile, opacity=0)) if held else tile
