"""An open score sheet: totals, chart, and the pad for entries."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import flet as ft

from app.scoresheet.chart import chart_height_for, chart_panel
from app.scoresheet.controller import SheetController
from app.scoresheet.ended_sheet import EndedSheet
from app.scoresheet.header import header, header_height, undo_bar
from app.scoresheet.pads.keys import Pad, PadRoom
from app.scoresheet.pads.pad_choice import pad_of
from app.scoresheet.pads.pad_view import PadView
from app.scoresheet.panels.open_panel import Panel
from app.scoresheet.player_rows import PlayerPoints, PlayerRows, RowLook, player_points
from app.scoresheet.state import EntryMethod, SheetState
from app.ui import parts, theme
from app.ui.numbers import points_text
from app.ui.screens import screen
from app.ui.window.app_state import App
from app.ui.window.error_boundary import guarded_component, on
from app.ui.window.hooks import use_app, use_keyboard, use_running, use_value
from app.ui.words import tr
from engine.scoresheet.sheet import SheetPicture

CHART: Final = 118.0
LOW_CHART: Final = 88.0
MOST_CHART: Final = 0.24  # of the screen's height
BAR: Final = 56.0
LEAST_BESIDE: Final = 600.0  # least screen width with the pad beside the rows,
LEAST_BESIDE_GROWN: Final = 760.0  # the same with large letters
LEAST_PAD: Final = 348.0  # six keys of touch size side by side
WORDS: Final = 17.0  # the size of the letters above the keys
#: Rows of keys on the pad.
LINES: Final = {
    EntryMethod.POINTS: 4,
    EntryMethod.CARDS: 4,
    EntryMethod.PLACES: 2,
    EntryMethod.WINNER: 2,
    EntryMethod.TALLY: 2,
    EntryMethod.KNOCK: 4,
}


@screen
def ScoreSheet() -> ft.Control:
    """The screen of the sheet whose match id is in the route."""
    app = use_app()
    match_id = ft.use_route_params().get("match_id", "")
    shown, show = use_value(SheetState())
    found = ft.use_memo(lambda: app.data.match_of_route(match_id) if app.data else None, [app.data is None, match_id])
    controller = ft.use_memo(lambda: SheetController(app, found.id if found else 0, show), [found and found.id])
    use_running(app, found.id if found else 0, controller.run)
    use_keyboard(app, f"/sheet/{match_id}", controller.on_key_pressed)
    ft.use_effect(controller.session.resume if app.present else controller.session.release_while_away, [app.present])
    if app.data is not None and found is None:
        return parts.not_found_page(app, tr("lost.match"), "/")
    picture = shown.picture
    size = app.size
    if picture is None:
        layers: list[ft.Control] = [parts.loading_page(app, parts.header(app, "", back="/"))]
    else:
        pad = pad_of(shown)
        layers = [
            EndedSheet(shown, picture, controller)
            if pad is None
            else _sheet_screen(app, shown, picture, pad, controller)
        ]
    if shown.panel:
        layers.append(Panel(shown, controller))
    return ft.Stack([parts.measure_letters(app), *layers], width=size.width, height=size.height)


def _sheet_screen(
    app: App, shown: SheetState, picture: SheetPicture, pad: Pad, controller: SheetController
) -> ft.Control:
    size = app.size
    inner = size.width - size.left - size.right
    high = size.height - size.top - size.bottom
    seated = player_points(picture, shown.number_shown, shown.player, shown.colours or {})
    handed = app.settings.left_handed
    low = high < 720

    def header_lines(width: float) -> list[ft.Control]:
        return [header(app, shown, picture, controller, width), undo_bar(app, shown, picture, controller, width)]

    edges = ft.Padding.only(left=size.left, right=size.right, top=size.top, bottom=size.bottom + theme.GAP)
    beside_from = LEAST_BESIDE_GROWN if app.text_scale > theme.LARGE_TEXT else LEAST_BESIDE
    if size.is_low_landscape and inner < beside_from:  # one column, all of which scrolls
        width = inner - 2 * theme.GAP
        room = PadRoom(width, True, handed, app.card_look, app.is_right_to_left, app.text_scale)
        body = SheetBody(shown, picture, seated, controller, width, high, True)
        foot = PadView(pad, room, controller)
        items = [*header_lines(width), foot, ft.Container(body, height=high)]
        column = ft.Column(items, spacing=0, width=width, scroll=ft.ScrollMode.AUTO)
        content: ft.Control = ft.Row([column], alignment=ft.MainAxisAlignment.CENTER, expand=True)
    elif size.is_low_landscape:
        pad_width = min(420.0, max(LEAST_PAD, inner * 0.48))
        width = inner - pad_width - 3 * theme.GAP
        room = PadRoom(pad_width, True, handed, app.card_look, app.is_right_to_left, app.text_scale)
        body = SheetBody(shown, picture, seated, controller, width, high - header_height(app) - BAR, True)
        left = ft.Column([*header_lines(width), body], spacing=0, width=width)
        right = ft.Column(
            [PadView(pad, room, controller)],
            alignment=ft.MainAxisAlignment.CENTER,
            width=pad_width,
            scroll=ft.ScrollMode.AUTO,
        )
        content = ft.Row(
            [right, left] if handed != app.is_right_to_left else [left, right],
            spacing=theme.GAP,
            expand=True,
            vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        )
        edges = ft.Padding.only(
            left=size.left + theme.GAP, right=size.right + theme.GAP, top=size.top, bottom=size.bottom
        )
    else:
        width = min(inner - 2 * theme.GAP, theme.READING_WIDTH)
        room = PadRoom(width, low, handed, app.card_look, app.is_right_to_left, app.text_scale)
        pad_high = _pad_height(app, pad, room)
        free = high - header_height(app) - BAR - pad_high - 2 * theme.GAP
        dense = (
            RowLook(app.is_dark, False, app.text_scale, any(row.to_go for row in seated)).row_height * len(seated)
            > free
        )
        body = SheetBody(shown, picture, seated, controller, width, free, dense)
        column = ft.Column([*header_lines(width), body, PadView(pad, room, controller)], spacing=0, width=width)
        content = ft.Row([column], alignment=ft.MainAxisAlignment.CENTER, expand=True)
    return ft.Semantics(
        identifier="sheet",
        expand=True,
        exclude_semantics=bool(shown.panel),  # what lies under a panel is not read out
        content=ft.Container(
            width=size.width, height=size.height, bgcolor=app.palette.paper, padding=edges, content=content
        ),
    )


def _pad_height(app: App, pad: Pad, room: PadRoom) -> float:
    lines = LINES[pad.method]
    words = _line_height(app) * (1 if app.text_scale <= theme.LARGE_TEXT else 2)
    return max(float(theme.TAP), words) + lines * (room.key_height + 8) + 2 * theme.GAP


def _line_height(app: App) -> float:
    """Return the height of a line of the pad's words."""
    return WORDS * theme.LINE * app.text_scale


@guarded_component
def SheetBody(
    shown: SheetState,
    picture: SheetPicture,
    seated: tuple[PlayerPoints, ...],
    controller: SheetController,
    width: float,
    free: float,
    dense: bool,
) -> ft.Control:
    """The rows, with the chart above if both fit, else below. The player being entered stays in sight."""
    app = use_app()
    column: ft.Ref[ft.Column] = ft.use_memo(lambda: ft.Ref[ft.Column](), [])
    looks = RowLook(app.is_dark, dense, app.text_scale, any(row.to_go for row in seated))
    if app.text_scale > theme.LARGE_TEXT and looks.row_height * len(seated) > free:
        looks = replace(looks, brief=True)
    each = looks.row_height
    at = next((n for n, row in enumerate(seated) if row.selected), -1)
    crowded = each * len(seated) > free

    async def scroll_to_player() -> None:
        if at >= 0 and column.current is not None:
            offset = max(0.0, (at + 0.5) * each - free / 2) if crowded else 0.0
            await column.current.scroll_to(offset=offset, duration=app.animation_duration(theme.FAST))

    ft.use_effect(on(scroll_to_player), [at, crowded, app.text_scale])
    spare = free - each * len(seated)
    # At large text the pad is lower than assumed if its words take one line only.
    hidden = max(0.0, spare) + (_line_height(app) if app.text_scale > theme.LARGE_TEXT else 0.0)
    below = chart_height_for(len(seated), app.text_scale, CHART - 2 * theme.SPACE) + 2 * theme.SPACE
    above = spare >= LOW_CHART + theme.GAP and not app.size.is_low_landscape
    high = min(MOST_CHART * app.size.height, spare - theme.GAP) if above else below
    chart = chart_panel(app, picture, shown.colours or {}, width, high)
    people: ft.Control = PlayerRows(seated, looks, controller)
    if picture.teams:
        people = parts.stacked([_team_totals(app, picture), people], theme.SPACE)
    return ft.Container(
        expand=True,
        padding=ft.Padding.only(bottom=theme.SPACE),
        content=ft.Column(
            # Below the rows, the chart starts outside the visible part: its edge shows only when you scroll.
            [chart, people] if above else [people, ft.Container(height=hidden), chart],
            ref=column,
            spacing=theme.GAP,
            scroll=ft.ScrollMode.AUTO,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
    )


def _team_totals(app: App, picture: SheetPicture) -> ft.Control:
    """Return each team's total."""
    ink, decimals = app.palette, picture.terms.counting.decimals
    return parts.wrapped_row(
        [
            ft.Semantics(
                identifier=f"team-total-{team.team}",
                content=ft.Container(
                    padding=ft.Padding.symmetric(vertical=6, horizontal=theme.EDGE),
                    border_radius=theme.PANEL_RADIUS,
                    bgcolor=ink.strong if team.place == 1 else ink.line,
                    content=parts.styled_text(
                        tr(
                            "keep.team_total",
                            team=team.team,
                            total=points_text(team.total, decimals),
                        ),
                        colour=ink.on_strong if team.place == 1 else ink.text,
                        weight=theme.HEAVY,
                    ),
                ),
            )
            for team in picture.teams
        ]
    )
