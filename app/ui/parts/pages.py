"""Frames of whole screens: paper with header and foot, or felt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import flet as ft

from app.ui import theme
from app.ui.page_theme import scrollbar_theme
from app.ui.parts.basics import LETTER, Handler, heading, icon_button, ink_button, pill, styled_text
from app.ui.parts.lists import empty_list, loading_text
from app.ui.window.app_state import App
from app.ui.window.error_boundary import guarded_component, on
from app.ui.window.hooks import use_layer
from app.ui.words import tr

WIDE_BUTTON: Final = 100.0  # width of a header's button with a name
NARROW: Final = 0.8  # most titles need only this fraction of `theme.text_width`
SHEET: Final = 90.0  # height of a sheet over the table without its content,
SHEET_ROW: Final = 72.0  # of a row in it,
SHEET_LETTER: Final = 0.45  # and per letter of longer texts
MIN_SCROLLED_HEIGHT: Final = 80.0  # least height of the scrolled part of a panel
SPARE: Final = 1.2  # a panel allows at least for this text scale


def header(app: App, title: str, *, back: str, about: str = "", trailing: Sequence[ft.Control] = ()) -> ft.Control:
    """Return a screen's header: back button, title, a quiet text beside or below it, and `trailing` buttons."""
    ink = app.palette
    room = app.size.width - theme.TAP - WIDE_BUTTON * len(trailing)
    below = (len(title) + len(about) + 1) * theme.HEADER * LETTER * app.text_scale > room
    size, lines, high = float(theme.HEADER), 1, float(theme.BAR)
    if app.text_scale > 1:  # a title that is too long gets smaller letters, and if that isn't enough, a second line
        least = room - app.size.left - app.size.right - theme.SPACE
        size = theme.narrowed_font_size(title, theme.HEADER * app.text_scale, least) / app.text_scale
        if not about and theme.text_width(title, size * app.text_scale) * NARROW > least:
            lines, high = 2, max(theme.BAR, 2 * theme.LINE * size * app.text_scale + theme.SPACE)
    words = [styled_text(title, colour=ink.text, size=size, weight=theme.HEAVY, max_lines=lines, expand=not about)]
    if about:
        quiet = theme.SMALL if below else theme.HEADER
        words.append(
            styled_text(about, colour=ink.quiet, size=quiet, weight=theme.STRONG, max_lines=1, expand=not below)
        )
    said: ft.Control = ft.Row([*words], spacing=theme.GAP)
    if about and below:
        high = max(high, theme.LINE * (size + theme.SMALL) * app.text_scale)
        said = ft.Column([*words], spacing=0, alignment=ft.MainAxisAlignment.CENTER)
    inside: list[ft.Control] = [
        ink_button(app, ft.Icons.CHEVRON_LEFT_ROUNDED, tr("nav.back"), lambda: app.navigation.go_to(back), "back"),
        ft.Semantics(header=True, expand=True, content=said),
        *trailing,
    ]
    return ft.Container(
        height=high,
        padding=app.directed_padding(after=theme.SPACE),
        content=ft.Row(inside, spacing=0, vertical_alignment=ft.CrossAxisAlignment.CENTER),
    )


def sheet(app: App, top: ft.Control, content: Sequence[ft.Control], *, foot: ft.Control | None = None) -> ft.Control:
    """Return a screen on paper: fixed header, scrolling content of reading width, fixed foot."""
    size = app.size
    side = max(theme.EDGE, (size.width - size.left - size.right - theme.READING_WIDTH) / 2)
    middle = ft.ListView(
        controls=list(content),
        expand=True,
        spacing=theme.GAP,
        padding=ft.Padding.only(left=side, right=side, top=theme.SPACE, bottom=theme.EDGE * 2),
        build_controls_on_demand=False,
        scroll=ft.ScrollMode.AUTO,
    )
    inside: list[ft.Control] = [
        ft.Stack(
            [
                ft.Container(content=measure_letters(app), left=0, top=0),
                ft.Container(content=top, padding=ft.Padding.symmetric(horizontal=max(0, side - theme.EDGE))),
            ],
            fit=ft.StackFit.PASS_THROUGH,
        ),
        middle,
    ]
    if foot is not None:
        inside.append(
            ft.Container(
                content=foot,
                padding=ft.Padding.only(left=side, right=side, top=theme.SPACE, bottom=theme.GAP),
                bgcolor=app.palette.paper,
                border=ft.Border.only(top=ft.BorderSide(1, app.palette.edge or app.palette.line)),
            )
        )
    return ft.Container(
        expand=True,
        bgcolor=app.palette.paper,
        padding=size.edge_padding,
        content=ft.Column(inside, spacing=0, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
    )


def loading_page(app: App, top: ft.Control) -> ft.Control:
    """Return the screen that is shown until the store is open."""
    return sheet(app, top, [loading_text(app, tr("parts.opening"))])


def not_found_page(app: App, about: str, back: str, title: str = "") -> ft.Control:
    """Return the screen for a route whose object doesn't exist here; `about` says what is missing."""
    return sheet(app, header(app, title or tr("lost.title"), back=back), [empty_list(app, tr("lost.title"), about)])


def main_button(
    app: App, label: str, handler: Handler | None, ident: str, icon: ft.IconData, *, spoken: str = ""
) -> tuple[list[ft.Control], ft.Control | None]:
    """Return the screen's main button as a pair: items for the header, and a control for the foot or None.

    It's in the header if the screen is wide and text isn't large, else in the foot, and without its icon if text is
    large.
    """
    grown = app.text_scale > theme.LARGE_TEXT
    wide = app.size.is_low_landscape and not grown
    room = min(app.size.width - app.size.left - app.size.right - 2 * theme.EDGE, theme.READING_WIDTH)
    size = (
        theme.narrowed_font_size(label, theme.BODY * app.text_scale, room - 2 * (theme.EDGE + theme.SPACE))
        / app.text_scale
    )
    button = pill(
        app,
        label,
        handler,
        ident,
        accent=True,
        icon=None if grown else icon,
        spoken=spoken,
        size=size if grown else theme.BODY,
        expand=None if wide else True,
    )
    return ([button], None) if wide else ([], ft.Row([button]))


def felt_box_arguments() -> dict[str, Any]:
    """Return arguments for a container on felt: the theme of its scrollbars."""
    look = ft.Theme(scrollbar_theme=scrollbar_theme(theme.ON_FELT_QUIET))
    return {"theme": look, "dark_theme": look}


def felt(app: App, content: ft.Control) -> ft.Control:
    """Return a screen on felt whose content avoids notches and bars."""
    size = app.size
    return ft.Container(
        expand=True,
        **theme.felt_background("green", app.contrast),
        padding=size.edge_padding,
        content=content,
        **felt_box_arguments(),
    )


def table_panel(
    app: App,
    content: ft.Control,
    ident: str,
    *,
    back: str,
    width: float = theme.BUTTON_WIDTH,
    high: bool = False,
    handler: Handler | None = None,
) -> ft.Control:
    """Return a panel with the background `back` over the dimmed table. With `high` it's as high as the screen allows. A
    tap beside it calls `handler`.
    """
    size = app.size
    wide = size.width - size.left - size.right - 2 * theme.GAP
    paper = ft.Container(
        width=min(wide, width),
        height=size.height - size.top - size.bottom - 2 * theme.GAP if high else None,
        padding=theme.EDGE,
        bgcolor=back,
        border_radius=theme.PILL_RADIUS,
        **theme.edge_arguments(app.palette.edge, theme.PILL_RADIUS),
        shadow=ft.BoxShadow(blur_radius=30, color=theme.CARD_SHADE, offset=ft.Offset(0, 8)),
        on_click=on(lambda: None) if handler is not None else None,
        content=content,
    )
    over = ft.Semantics(
        identifier=ident,
        content=ft.Container(
            key=ident,
            width=size.width,
            height=size.height,
            bgcolor=theme.DIM_TABLE,
            padding=ft.Padding.only(
                left=size.left + theme.GAP,
                right=size.right + theme.GAP,
                top=size.top + theme.GAP,
                bottom=size.bottom + theme.GAP,
            ),
            alignment=ft.Alignment.CENTER,
            on_click=on(handler) if handler is not None else None,
            content=paper,
        ),
    )
    return Layer(over, handler) if handler is not None else over


@guarded_component
def Layer(content: ft.Control, put_away: Handler) -> ft.Control:
    """A layer over a screen; Back and Escape close it with `put_away`."""
    use_layer(put_away)
    return content


def titled_panel(
    app: App,
    title: str,
    ident: str,
    items: Sequence[ft.Control],
    close: Handler | None,
    *,
    height: float,
    width: float = theme.BUTTON_WIDTH,
    icon: ft.IconData | None = None,
    foot: Sequence[ft.Control] = (),
) -> ft.Control:
    """Return a panel over the table with a title, about `height` pixels high; it has a close button if there's a
    `close` handler.

    If the items may not fit on the screen, the panel is as high as the screen, and they scroll between title and
    `foot`. If that would leave too little room, the foot scrolls with them.
    """
    size, ink = app.size, app.palette
    room = size.height - size.top - size.bottom - 2 * theme.GAP
    full = height * max(SPARE, app.text_scale) > room
    if room < (SHEET + SHEET_ROW * len(foot)) * max(1.0, app.text_scale) + MIN_SCROLLED_HEIGHT:
        items, foot = [*items, *foot], ()
    head: list[ft.Control] = [ft.Container(heading(title, colour=ink.text), expand=True)]
    if close:
        cross = icon or ft.Icons.CLOSE_ROUNDED
        head.append(icon_button(cross, tr("play.close"), close, "panel-close", colour=ink.text))
    stretched = ft.CrossAxisAlignment.STRETCH
    inside: ft.Control = ft.Column(list(items), spacing=theme.GAP, tight=True, horizontal_alignment=stretched)
    # A scrolling column takes all the height there is, so it's used only if the items may not fit.
    if full:
        beside_bar = ft.Container(inside, padding=app.directed_padding(after=theme.SPACE))
        inside = ft.Column([beside_bar], scroll=ft.ScrollMode.AUTO, horizontal_alignment=stretched, expand=True)
    top = ft.Row(head, vertical_alignment=ft.CrossAxisAlignment.CENTER)
    content = ft.Column(
        [top, inside, *foot],
        spacing=theme.SPACE,
        tight=not full,
        horizontal_alignment=stretched,
    )
    return table_panel(app, content, f"panel-{ident}", back=ink.paper, width=width, high=full, handler=close)


def titled_sheet(
    app: App,
    ident: str,
    title: str,
    items: Sequence[ft.Control],
    close: Handler | None,
    *,
    lines: int,
    letters: int = 0,
) -> ft.Control:
    """Return a panel over the table that is as high as its content, estimated from its number of `lines` and of
    `letters` in longer texts.
    """
    high = SHEET + SHEET_ROW * lines + SHEET_LETTER * letters
    return titled_panel(app, title, ident, items, close, height=high, icon=ft.Icons.CLOSE)


def measure_letters(app: App) -> ft.Control:
    """Return an invisible letter that sets `App.text_scale` from the height at which it's drawn."""

    def measured(event: ft.LayoutSizeChangeEvent[ft.Text]) -> None:
        letters = round(event.height / theme.TOTAL, 2)
        if letters > 0 and letters != app.text_scale:
            app.text_scale = letters

    letter = ft.Text("0", size=theme.TOTAL, opacity=0, style=ft.TextStyle(height=1), on_size_change=on(measured))
    return ft.Semantics(content=letter, exclude_semantics=True)
