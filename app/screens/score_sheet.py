"""A score sheet that lies open: everybody's total, the running chart, and the pad under the thumb."""

from __future__ import annotations

from typing import Final

import flet as ft

from app import parts, theme
from app.keeper import keeping
from app.keeper.chart import chart_panel
from app.keeper.faces import colours
from app.keeper.keeper import Keeper, totals
from app.keeper.keys import Pad, Room
from app.keeper.pads import PadView
from app.keeper.panels import Panel
from app.keeper.rows import PlayerRows, Row, rows
from app.keeper.showing import is_over, pad_of
from app.keeper.sitting import Shown
from app.screens.letters import probe
from app.screens.running import use_running
from app.shell import App, on, part, screen, use_app, use_value
from app.words import tr
from engine.sheet import Picture, Points, Terms, points_text

CHART: Final = 118.0
LOW_CHART: Final = 88.0
MOST_CHART: Final = 0.24  # of the screen's height
ROW: Final = 72.0
DENSE_ROW: Final = 54.0
BAR: Final = 56.0
OVER_PAD: Final = 216.0
LINES: Final = {"points": 4, "cards": 4, "places": 2, "winner": 2, "tally": 2, "knock": 4}


@screen
def ScoreSheet() -> ft.Control:
    """The sheet that the address names."""
    app = use_app()
    match_id = ft.use_route_params().get("match_id", "")
    shown, show = use_value(Shown())
    found = ft.use_memo(lambda: app.data.match(match_id) if app.data else None, [app.data is None, match_id])
    keeper = ft.use_memo(lambda: Keeper(app, found.id if found else 0, show), [found and found.id])
    use_running(app, found.id if found else 0, keeper.run)
    ft.use_effect(keeper.come if app.present else keeper.leave, [app.present])
    if app.data is not None and found is None:
        top = parts.header(app, tr("lost.title"), back="/")
        return parts.sheet(app, top, [parts.empty(app, tr("lost.title"), tr("lost.match"))])
    picture = shown.picture
    size = app.size
    if picture is None:
        layers: list[ft.Control] = [
            parts.sheet(app, parts.header(app, "", back="/"), [parts.waiting(app, tr("parts.opening"))])
        ]
    else:
        layers = [_sheet(app, shown, picture, keeper)]
    if shown.panel:
        layers.append(Panel(shown, keeper))
    return ft.Stack([probe(app), *layers], width=size.width, height=size.height)


def _sheet(app: App, shown: Shown, picture: Picture, keeper: Keeper) -> ft.Control:
    size = app.size
    inner = size.width - size.left - size.right
    high = size.height - size.top - size.bottom
    seated = rows(picture, shown.number, shown.player, shown.colours or {})
    pad = pad_of(shown)
    handed = app.settings.left_handed
    low = high < 720
    if size.landscape:
        pad_width = min(420.0, inner * 0.48)
        width = inner - pad_width - 3 * theme.GAP
        room = Room(pad_width, True, handed, app.settings.four_colours)
        left = ft.Column(
            [
                _header(app, shown, picture, keeper),
                _bar(app, shown, picture, keeper),
                Body(shown, picture, seated, keeper, width, high - theme.BAR - BAR, True),
            ],
            spacing=0,
            width=width,
        )
        right = ft.Column(
            [_foot(app, shown, picture, pad, room, keeper)],
            alignment=ft.MainAxisAlignment.CENTER,
            width=pad_width,
            scroll=ft.ScrollMode.HIDDEN,
        )
        content: ft.Control = ft.Row(
            [right, left] if handed else [left, right],
            spacing=theme.GAP,
            expand=True,
            vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        )
        edges = ft.Padding.only(
            left=size.left + theme.GAP, right=size.right + theme.GAP, top=size.top, bottom=size.bottom
        )
    else:
        width = min(inner - 2 * theme.GAP, theme.READING_WIDTH)
        room = Room(width, low, handed, app.settings.four_colours)
        free = high - theme.BAR - BAR - _pad_height(pad, room, bool(picture.tied or picture.decided)) - 2 * theme.GAP
        content = ft.Column(
            [
                _header(app, shown, picture, keeper),
                _bar(app, shown, picture, keeper),
                Body(shown, picture, seated, keeper, width, free, ROW * len(seated) > free),
                _foot(app, shown, picture, pad, room, keeper),
            ],
            spacing=0,
            width=width,
        )
        content = ft.Row([content], alignment=ft.MainAxisAlignment.CENTER, expand=True)
        edges = ft.Padding.only(left=size.left, right=size.right, top=size.top, bottom=size.bottom + theme.GAP)
    return ft.Semantics(
        identifier="sheet",
        expand=True,
        exclude_semantics=bool(shown.panel),  # what lies under a panel is not read out
        content=ft.Container(
            width=size.width, height=size.height, bgcolor=app.ink.paper, padding=edges, content=content
        ),
    )


def _pad_height(pad: Pad | None, room: Room, tie: bool) -> float:
    if pad is None:
        return OVER_PAD + (theme.TAP + theme.SPACE if tie else 0)
    lines = LINES.get(pad.way, 4)
    return theme.TAP + lines * (room.key + 8) + 2 * theme.GAP


@part
def Body(
    shown: Shown, picture: Picture, seated: tuple[Row, ...], keeper: Keeper, width: float, free: float, dense: bool
) -> ft.Control:
    """The rows, and the chart above them where both have room, else below. Who is entered for stays in sight."""
    app = use_app()
    column: ft.Ref[ft.Column] = ft.use_memo(lambda: ft.Ref[ft.Column](), [])
    each = DENSE_ROW if dense else ROW
    at = next((n for n, row in enumerate(seated) if row.selected), -1)
    crowded = each * len(seated) > free

    async def follow() -> None:
        if crowded and at >= 0 and column.current is not None:
            await column.current.scroll_to(
                offset=max(0.0, (at + 0.5) * each - free / 2), duration=app.milliseconds(theme.FAST)
            )

    ft.use_effect(on(follow), [at, crowded])
    spare = free - each * len(seated)
    above = spare >= LOW_CHART + theme.GAP and not app.size.landscape
    chart = _chart(app, shown, picture, width, min(MOST_CHART * app.size.height, spare - theme.GAP) if above else CHART)
    people: ft.Control = PlayerRows(seated, dense, keeper)
    if picture.teams:
        people = ft.Column([_teams(app, picture), people], spacing=theme.SPACE, tight=True)
    return ft.Container(
        expand=True,
        padding=ft.Padding.only(bottom=theme.SPACE),
        content=ft.Column(
            [chart, people] if above else [people, chart],
            ref=column,
            spacing=theme.GAP,
            scroll=ft.ScrollMode.AUTO,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
    )


def _teams(app: App, picture: Picture) -> ft.Control:
    """What each team has together."""
    ink = app.ink
    return ft.Row(
        [
            ft.Semantics(
                identifier=f"team-total-{team.team}",
                content=ft.Container(
                    padding=ft.Padding.symmetric(vertical=6, horizontal=theme.EDGE),
                    border_radius=theme.PANEL_RADIUS,
                    bgcolor=ink.strong if team.place == 1 else ink.line,
                    content=parts.line(
                        tr("keep.team_total", team=team.team, total=points_text(team.total)),
                        colour=ink.on_strong if team.place == 1 else ink.text,
                        weight=parts.HEAVY,
                    ),
                ),
            )
            for team in picture.teams
        ],
        wrap=True,
        spacing=theme.SPACE,
        run_spacing=theme.SPACE,
    )


def _chart(app: App, shown: Shown, picture: Picture, width: float, height: float) -> ft.Control:
    names = [line.name for line in picture.lines]
    return chart_panel(
        app,
        chart_lines(picture),
        colours(names, shown.colours or {}),
        picture.terms.target,
        width,
        height,
        tr("keep.chart", totals=totals(picture)),
    )


def chart_lines(picture: Picture) -> tuple[tuple[Points, ...], ...]:
    """Everybody's total from the start on, after every round that counts so far."""
    counted = [line for line in picture.rounds if line.kept or (picture.terms.at_once and line.marks)]
    return tuple(
        (each.start, *(line.totals[each.player] for line in counted if each.player < len(line.totals)))
        for each in picture.lines
    )


def length_text(terms: Terms, left: int = -1) -> str:
    """To what a sheet is kept, in a few words; "" for one with an open end."""
    said = []
    if terms.target:
        said.append(tr("keep.to", target=points_text(terms.target)))
    if terms.rounds:
        said.append(tr("keep.to_rounds", count=terms.rounds))
    if terms.minutes:
        said.append(tr("keep.to_minutes", count=terms.minutes if left < 0 else left))
    if terms.counts == "lives":
        said.append(tr("keep.to_lives", count=terms.lives))
    return " · ".join(said)


def _header(app: App, shown: Shown, picture: Picture, keeper: Keeper) -> ft.Control:
    buttons = []
    if picture.terms.rules is not None:
        buttons.append(
            parts.icon_button(
                ft.Icons.GAVEL_ROUNDED,
                tr("keep.referee"),
                lambda: keeper.open("referee"),
                "sheet-referee",
                colour=app.ink.text,
            )
        )
    buttons.append(
        parts.icon_button(
            ft.Icons.MORE_HORIZ_ROUNDED, tr("keep.menu"), lambda: keeper.open("menu"), "sheet-menu", colour=app.ink.text
        )
    )
    ink = app.ink
    about = length_text(picture.terms, shown.left)
    return ft.Row(
        [
            parts.icon_button(
                ft.Icons.CHEVRON_LEFT_ROUNDED, tr("nav.back"), lambda: app.go("/"), "back", colour=ink.text
            ),
            ft.Semantics(
                header=True,
                expand=True,
                content=ft.Column(
                    [
                        parts.line(shown.title, colour=ink.text, size=theme.HEADER, weight=parts.HEAVY, most=1),
                        *(
                            [parts.line(about, colour=ink.quiet, size=theme.SMALL, weight=parts.STRONG, most=1)]
                            if about
                            else []
                        ),
                    ],
                    spacing=0,
                    tight=True,
                ),
            ),
            *buttons,
        ],
        spacing=0,
        height=None if about else theme.BAR,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _bar(app: App, shown: Shown, picture: Picture, keeper: Keeper) -> ft.Control:
    """Which round, which way play runs, and back and forth in what was tapped."""
    ink = app.ink
    number = shown.number
    line = keeper.line
    clockwise = (line.direction if line else picture.direction) == 1
    mending = bool(shown.round)
    title = tr("keep.mending", round=number) if mending else tr("keep.round", round=number)
    fore = theme.ON_ACCENT if mending else ink.text
    if is_over(shown):
        title = tr("keep.over")
    items: list[ft.Control] = [
        parts.tap(
            ft.Container(
                height=theme.TAP,
                alignment=ft.Alignment.CENTER,
                border_radius=theme.TAP / 2,
                bgcolor=theme.ACCENT if mending else ink.panel,
                padding=ft.Padding.only(left=theme.EDGE, right=theme.GAP),
                content=ft.Row(
                    [
                        parts.line(title, colour=fore, weight=parts.HEAVY, most=1, expand=True),
                        ft.Icon(ft.Icons.EXPAND_MORE_ROUNDED, color=fore, size=theme.ICON),
                    ],
                    spacing=4,
                ),
            ),
            lambda: keeper.open("rounds"),
            "round",
            f"{title}. {tr('keep.rounds')}",
            expand=True,
        ),
        parts.icon_button(
            ft.Icons.ROTATE_RIGHT_ROUNDED if clockwise else ft.Icons.ROTATE_LEFT_ROUNDED,
            tr("keep.clockwise") if clockwise else tr("keep.against"),
            keeper.turn_round,
            "direction",
            colour=ink.text,
        ),
        parts.icon_button(
            ft.Icons.UNDO_ROUNDED, tr("keep.undo"), keeper.undo if picture.can_undo else None, "undo", colour=ink.text
        ),
        parts.icon_button(
            ft.Icons.REDO_ROUNDED, tr("keep.redo"), keeper.redo if picture.can_redo else None, "redo", colour=ink.text
        ),
    ]
    if app.settings.left_handed:
        items = [*items[1:], items[0]]
    return ft.Container(
        padding=ft.Padding.symmetric(vertical=4),
        content=ft.Row(items, spacing=0, vertical_alignment=ft.CrossAxisAlignment.CENTER),
    )


def _foot(app: App, shown: Shown, picture: Picture, pad: Pad | None, room: Room, keeper: Keeper) -> ft.Control:
    return PadView(pad, room, keeper) if pad is not None else _over(app, picture, room, keeper)


def _over(app: App, picture: Picture, room: Room, keeper: Keeper) -> ft.Control:
    """The end of the match, where the pad was: who won, and what one may want now."""
    won = [picture.lines[player].name for player in picture.winners]
    names = tr("play.names", first=", ".join(won[:-1]), last=won[-1]) if won[1:] else "".join(won)
    title = tr("keep.won_match", names=names) if won else tr("keep.over")
    return ft.Semantics(
        identifier="sheet-over",
        content=ft.Container(
            width=room.width,
            bgcolor=theme.FELT[1],
            border_radius=theme.PILL_RADIUS,
            padding=theme.EDGE,
            content=ft.Column(
                [
                    ft.Semantics(
                        header=True,
                        live_region=True,
                        content=parts.line(
                            title,
                            colour=theme.ON_FELT,
                            size=theme.HEADER,
                            weight=parts.HEAVY,
                            align=ft.TextAlign.CENTER,
                            most=2,
                        ),
                    ),
                    parts.line(
                        totals(picture),
                        colour=theme.ON_FELT_QUIET,
                        weight=parts.STRONG,
                        align=ft.TextAlign.CENTER,
                        most=2,
                    ),
                    ft.Row(
                        [
                            parts.pill(
                                app,
                                tr("match.rematch"),
                                lambda: rematch(app, keeper),
                                "sheet-rematch",
                                accent=True,
                                expand=True,
                            ),
                            parts.icon_button(
                                ft.Icons.SHARE_ROUNDED,
                                tr("keep.share"),
                                lambda: app.go(f"/history/{keeper.match_id}/share"),
                                "sheet-share",
                                colour=theme.ON_FELT,
                                back=theme.PANEL_ON_FELT,
                            ),
                        ],
                        spacing=theme.SPACE,
                    ),
                    ft.Row(
                        [
                            parts.pill(
                                app,
                                tr("keep.look"),
                                lambda: app.go(f"/history/{keeper.match_id}"),
                                "sheet-match",
                                felt=True,
                                expand=True,
                            ),
                            parts.icon_button(
                                ft.Icons.UNDO_ROUNDED,
                                tr("keep.undo"),
                                keeper.undo,
                                "pad-undo",
                                colour=theme.ON_FELT,
                                back=theme.PANEL_ON_FELT,
                            ),
                        ],
                        spacing=theme.SPACE,
                    ),
                    *(
                        [parts.pill(app, tr("keep.tie"), lambda: keeper.open("tie"), "sheet-tie", felt=True)]
                        if picture.tied or picture.decided
                        else []
                    ),
                ],
                spacing=theme.SPACE,
                tight=True,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            ),
        ),
    )


def rematch(app: App, keeper: Keeper) -> None:
    """The same people by the same sheet, the deal moved on."""
    if app.data is not None and (again := keeping.start_again(app.data, keeper.match_id)) is not None:
        app.go(f"/sheet/{again}")
