"""What one most likely wants on the first screen, in the accent's colour: to go on with the match that is open, to
learn to play where nobody has played here, else to deal once more at the last table.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from math import inf
from typing import TYPE_CHECKING, Any, Final

import flet as ft

from app.home.tiles import FACES, great_tile, wide_tile
from app.lazy_routes import later
from app.platform.background import off_loop, run_in_slices
from app.stored.lessons import never_played
from app.ui import parts, theme
from app.ui.player_faces import bot_names
from app.ui.shell import App, use_running, use_value
from app.ui.words import tr

if TYPE_CHECKING:
    from app.home.last_table import LastTable
    from app.home.match_standing import Standing
    from store import KeptMatch

DESCRIBE: Final = later("home.open_matches", "describe_going_on")
# These bring the table and the bots: they are read in beside the event loop.
READ: Final = later("home.match_standing", "read")
AGAIN: Final = later("home.last_table", "last_table")
MOST_FACES: Final = 4
LEAST: Final = 150.0  # how high a great tile is at least
HEAD: Final = 66.0  # the height of the header with the space below it
LINK: Final = 60.0
CARDS: Final = ("AS", "8H", "JD", "2C")
COVERED: Final = ("",) * 4
MOST: Final = 0.7  # of its width: how high a great tile is at most


@dataclass(frozen=True)
class Wanted:
    """The tiles of it. Until the store is open it is not known, and where nobody has played there is more to welcome
    them with: `known` is false then.
    """

    tiles: list[ft.Control]
    known: bool


def use_wanted(app: App, alone: bool, width: float, room: float) -> Wanted:
    """A hook: what stands so wide in so much room below the header, in an accent's colour where it stands `alone`."""
    nothing: Any = (-1, None)
    (which, found), know = use_value(nothing)
    data, here = app.data, app.page.route == "/"
    matches = data.store.matches.unfinished() if data else ()
    match = matches[0] if matches else None

    first = data is not None and match is None and never_played(data.store, data.key_values)

    async def look() -> None:
        assert data is not None
        if match is None:
            know((0, await off_loop(partial(AGAIN, app))))
            return
        steps: Iterator[Standing] = await off_loop(partial(READ, data.store, match))
        async for step in run_in_slices(steps, inf, app.touch):
            last = step
        know((match.id, last))

    wanted = f"{match.id} {match.touched}" if match else "" if first or not alone else "again"
    use_running(app, wanted if data and here else "", look)
    if data is None:
        return Wanted([_learn(app, held=True)], known=False)
    if match is not None:
        standing = found if which == match.id else None  # of the one before it says nothing
        tiles = [_continue(app, match, standing, alone, width, room - HEAD - LINK * (len(matches) > 1))]
        if len(matches) > 1:
            tiles.append(
                _link(app, tr("home.others", count=len(matches) - 1), lambda: app.go("/continue"), "home-others")
            )
        return Wanted(tiles, known=True)
    if not alone:
        return Wanted([], known=True)
    if first:
        return Wanted([_learn(app)], known=False)
    return Wanted([_once_more(app, found, width, room - HEAD)] if which == 0 else [], known=True)


def _continue(
    app: App, match: KeptMatch, standing: Standing | None, alone: bool, width: float, height: float
) -> ft.Control:
    about, points, route = DESCRIBE(match)
    title, ident, go = tr("home.continue"), "home-continue", lambda: app.go(route)
    if not alone or height < LEAST or app.letters > theme.GROWN:
        return wide_tile(app, title, f"{about} · {points}", go, ident, accent=alone)
    bots = [(n, seat.name) for n, seat in enumerate(match.seats) if seat.level]
    faces = [parts.seat_face(name, n, bot=True, size=FACES) for n, name in bots]
    played = match.kind == "played"
    unseen = standing is None or sum(not seat.level for seat in match.seats) > 1
    return great_tile(
        app,
        title,
        about,
        go,
        ident,
        width=width,
        height=min(height, width * MOST),
        cards=standing.cards if standing and standing.cards else COVERED if played and unseen else CARDS,
        faces=faces[:MOST_FACES],
        note=points,
        won=standing.won if standing else (),
        of=standing.of if standing else 0,
        last=((standing.may if standing else "") or tr("result.next")) if played else "",
    )


def _once_more(app: App, last: LastTable, width: float, height: float) -> ft.Control:
    """To deal at the last table once more, or at a first one."""
    if height < LEAST or app.letters > theme.GROWN:
        return wide_tile(app, last.title, f"{last.game} · {last.about}", last.deal, "home-again", accent=True)
    faces = [parts.seat_face(name, n, bot=bot, size=FACES) for n, (name, bot) in enumerate(last.seats) if bot]
    return great_tile(
        app,
        last.title,
        last.game,
        last.deal,
        "home-again",
        width=width,
        height=min(height, width * MOST),
        cards=CARDS,
        faces=faces[:MOST_FACES],
        note=last.about,
    )


def _learn(app: App, *, held: bool = False) -> ft.Control:
    """To learn to play; where it is `held`, only its room."""
    teacher = parts.bot_portrait(bot_names()[0], theme.AVATAR + theme.SPACE)
    go = None if held else partial(app.go, "/learn/switch")
    tile = wide_tile(app, tr("home.learn"), tr("home.learn_about"), go, "home-learn", accent=True, sign=teacher)
    return ft.Semantics(exclude_semantics=True, content=ft.Container(content=tile, opacity=0)) if held else tile


def _link(app: App, text: str, handler: parts.Handler, ident: str) -> ft.Control:
    above = theme.padding_for_finger(theme.BODY, app.letters)
    return parts.tap(
        ft.Container(
            padding=ft.Padding.symmetric(horizontal=theme.GAP, vertical=above),
            content=parts.line(text, colour=theme.ON_FELT, weight=theme.STRONG, align=ft.TextAlign.CENTER),
        ),
        handler,
        ident,
        text,
        fore=theme.ON_FELT,
    )
