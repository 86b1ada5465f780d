"""The header of a sheet: name and end, the round shown, undo and redo."""

from __future__ import annotations

import flet as ft

from app.scoresheet.controller import SheetController
from app.scoresheet.state import SheetPanel, SheetState
from app.ui import parts, theme
from app.ui.numbers import points_text
from app.ui.window.app_state import App
from app.ui.words import join_details, join_sentences, tr
from engine.scoresheet.sheet import SheetPicture
from engine.scoresheet.terms import Terms


def length_text(terms: Terms, left: int = -1) -> str:
    """Return how long a sheet lasts; "" for an open end."""
    said = []
    decimals = terms.counting.decimals
    if terms.counting.down:
        said.append(tr(f"keep.down_{terms.counting.down}", start=points_text(terms.target, decimals)))
    elif terms.target:
        said.append(tr("keep.to", target=points_text(terms.target, decimals)))
    if terms.rounds:
        said.append(tr("keep.to_rounds", count=terms.rounds))
    if terms.minutes:
        said.append(tr("keep.to_minutes", count=terms.minutes if left < 0 else left))
    if terms.counts == "lives":
        said.append(tr("keep.to_lives", count=terms.lives))
    return join_details(said)


def counting_words(terms: Terms) -> str:
    """Return what refines the terms, in a few words; "" if nothing does."""
    counting, decimals = terms.counting, terms.counting.decimals
    said = []
    if counting.down:
        said.append(tr(f"keep.down_{counting.down}", start=points_text(terms.target, decimals)))
    if counting.start:
        said.append(f"{tr('keep.ask.start')} {points_text(counting.start, decimals)}")
    if counting.balanced:
        said.append(tr("keep.balanced"))
    if counting.league:
        said.append(f"{tr('keep.ask.league')} {' '.join(map(points_text, counting.league))}")
    said += [f"{bonus.name} {points_text(bonus.points, decimals)}" for bonus in counting.bonuses]
    if decimals:
        said.append(f"{tr('keep.ask.decimals')}: {decimals}")
    return join_details(said)


def clock_text(seconds: int) -> str:
    """Return what is left of a timer; "" if none runs."""
    return tr("keep.timer_left", time=minutes_text(seconds)) if seconds else ""


def minutes_text(seconds: int) -> str:
    """Return minutes and seconds: `1:05`."""
    return f"{seconds // 60}:{seconds % 60:02}"


def header_height(app: App) -> float:
    """Return the height of the header in pixels: two lines of text, or its buttons."""
    words = theme.fitting_font_size(theme.HEADER, app.text_scale) + theme.SMALL
    return max(float(theme.TAP), words * theme.LINE * app.text_scale) + theme.SPACE


def header(app: App, shown: SheetState, picture: SheetPicture, controller: SheetController, width: float) -> ft.Control:
    """The header of a score sheet, `width` pixels wide: back, the game and its target, and buttons for the panels."""

    def opener(icon: ft.IconData, panel: SheetPanel) -> ft.Control:
        said, name = tr(f"keep.{panel}"), tr(f"keep.{panel}.name")
        return parts.named_button(app, icon, name, lambda: controller.open_panel(panel), f"sheet-{panel}", said)

    buttons = [opener(ft.Icons.GAVEL_ROUNDED, SheetPanel.REFEREE)] if picture.terms.rules is not None else []
    buttons.append(opener(ft.Icons.MORE_HORIZ_ROUNDED, SheetPanel.MENU))
    ink = app.palette
    # A name of a game is long: large letters are large enough here.
    size = theme.HEADER / app.text_scale if app.text_scale > theme.LARGE_TEXT else theme.HEADER
    room = width - theme.TAP - len(buttons) * parts.NAMED
    size = theme.narrowed_font_size(shown.title, size * app.text_scale, room) / app.text_scale
    words = [parts.styled_text(shown.title, colour=ink.text, size=size, weight=theme.HEAVY, max_lines=1)]
    if about := join_details((length_text(picture.terms, shown.left), clock_text(shown.timer))):
        words.append(parts.styled_text(about, colour=ink.quiet, size=theme.SMALL, weight=theme.STRONG, max_lines=1))
    return ft.Row(
        [
            parts.ink_button(
                app, ft.Icons.CHEVRON_LEFT_ROUNDED, tr("nav.back"), lambda: app.navigation.go_to("/"), "back"
            ),
            ft.Semantics(header=True, expand=True, content=parts.stacked(words, 0)),
            *buttons,
        ],
        spacing=0,
        height=header_height(app),
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )


def undo_bar(
    app: App, shown: SheetState, picture: SheetPicture, controller: SheetController, width: float
) -> ft.Control:
    """Return the line with the round shown, the direction of play, undo and redo."""
    ink = app.palette
    number = shown.number_shown
    line = shown.line_shown
    clockwise = (line.direction if line else picture.direction) == 1
    mending = bool(shown.round)
    title = tr("keep.mending", round=number) if mending else tr("keep.round", round=number)
    fore = theme.ON_ACCENT if mending else ink.text
    room = width - 3 * parts.NAMED - theme.EDGE - theme.GAP
    large = theme.fitting_font_size(theme.BODY, app.text_scale) * app.text_scale
    arrow = [ft.Icon(ft.Icons.EXPAND_MORE_ROUNDED, color=fore, size=theme.ICON)]
    if theme.text_width(title, large) > room - theme.ICON:  # the word needs the room
        arrow, large = [], theme.narrowed_font_size(title, large, room)
    words = parts.styled_text(
        title, colour=fore, size=large / app.text_scale, weight=theme.HEAVY, max_lines=1, expand=True
    )
    items: list[ft.Control] = [
        parts.tap(
            ft.Container(
                height=theme.TAP,
                alignment=ft.Alignment.CENTER,
                border_radius=theme.TAP / 2,
                bgcolor=theme.ACCENT if mending else ink.panel,
                padding=ft.Padding.only(left=theme.EDGE, right=theme.GAP),
                content=ft.Row([words, *arrow], spacing=4),
            ),
            lambda: controller.open_panel(SheetPanel.ROUNDS),
            "round",
            join_sentences((title, tr("keep.rounds"))),
            expand=True,
        ),
        parts.named_button(
            app,
            ft.Icons.ROTATE_RIGHT_ROUNDED if clockwise else ft.Icons.ROTATE_LEFT_ROUNDED,
            tr("keep.direction"),
            controller.reverse_direction,
            "direction",
            tr("keep.clockwise") if clockwise else tr("keep.against"),
        ),
        parts.named_button(
            app,
            ft.Icons.UNDO_ROUNDED,
            tr("keep.undo.name"),
            controller.undo if picture.can_undo else None,
            "undo",
            tr("keep.undo"),
        ),
        parts.named_button(
            app,
            ft.Icons.REDO_ROUNDED,
            tr("keep.redo.name"),
            controller.redo if picture.can_redo else None,
            "redo",
            tr("keep.redo"),
        ),
    ]
    if app.settings.left_handed:
        items = [*items[1:], items[0]]
    return ft.Container(
        padding=ft.Padding.symmetric(vertical=4),
        content=ft.Row(items, spacing=0, vertical_alignment=ft.CrossAxisAlignment.CENTER),
    )
