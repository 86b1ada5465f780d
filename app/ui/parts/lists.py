"""Panels, and rows that open something or switch something."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from app.ui import theme
from app.ui.parts.basics import Handler, caption, circle, heading, padded, stacked, styled_text, tap
from app.ui.window.app_state import App
from app.ui.words import join_sentences


def panel(app: App, content: ft.Control, *, ring: bool = False, key: str | None = None) -> ft.Container:
    """Return a panel that groups controls; `ring` draws a coloured border around it."""
    return ft.Container(
        key=key,
        content=content,
        padding=theme.EDGE,
        bgcolor=app.palette.panel,
        border_radius=theme.PANEL_RADIUS,
        border=ft.Border.all(3, app.palette.ring) if ring else None,
        **theme.edge_arguments("" if ring else app.palette.edge, theme.PANEL_RADIUS),
    )


def rows(app: App, items: Sequence[ft.Control], *, key: str | None = None) -> ft.Container:
    """Return rows in one panel, divided by thin lines."""
    inside: list[ft.Control] = []
    for n, item in enumerate(items):
        if n:
            inside.append(
                ft.Container(
                    height=1,
                    bgcolor=app.palette.edge or app.palette.line,
                    margin=ft.Margin.symmetric(horizontal=theme.EDGE),
                )
            )
        inside.append(item)
    return ft.Container(
        key=key,
        content=stacked(inside, 0, wide=True),
        bgcolor=app.palette.panel,
        border_radius=theme.PANEL_RADIUS,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
        **theme.edge_arguments(app.palette.edge, theme.PANEL_RADIUS),
    )


def section(app: App, title: str, items: Sequence[ft.Control]) -> list[ft.Control]:
    """Return a heading and a panel of rows."""
    return [heading(title, colour=app.palette.quiet), rows(app, items)]


def row(
    app: App,
    title: str,
    handler: Handler | None,
    ident: str,
    *,
    about: str = "",
    leading: ft.Control | None = None,
    trailing: ft.Control | None = None,
    spoken: str = "",
    selected: bool | None = None,
    toggled: bool | None = None,
    expanded: bool | None = None,
) -> ft.Control:
    """Return a list row that opens something or switches something. `trailing` replaces the arrow at its end."""
    before = [leading] if leading is not None else []
    after = trailing or ft.Icon(ft.Icons.CHEVRON_RIGHT_ROUNDED, color=app.palette.quiet)
    beside = sum(_width_of(each) + theme.GAP for each in (*before, after))
    inside = [*before, caption(app, title, about, expand=True, beside=beside), after]
    return tap(
        padded(ft.Row(inside, spacing=theme.GAP, vertical_alignment=ft.CrossAxisAlignment.CENTER)),
        handler,
        ident,
        spoken or join_sentences((title, about)),
        selected=selected,
        toggled=toggled,
        expanded=expanded,
    )


def _width_of(control: ft.Control) -> float:
    """Return the width of a control in pixels; one that names none is taken for an icon."""
    width = getattr(control, "width", None)
    return theme.ICON if width is None else float(width)


def expandable_row(
    app: App,
    title: str,
    is_open: bool,
    handler: Handler | None,
    ident: str,
    *,
    about: str = "",
    leading: ft.Control | None = None,
) -> ft.Control:
    """Return a row that opens and closes what is below it."""
    return row(
        app, title, handler, ident, about=about, leading=leading, trailing=open_arrow(app, is_open), expanded=is_open
    )


def open_arrow(app: App, is_open: bool) -> ft.Control:
    """Return the arrow at the end of an expandable row."""
    return ft.Icon(ft.Icons.EXPAND_LESS_ROUNDED if is_open else ft.Icons.EXPAND_MORE_ROUNDED, color=app.palette.quiet)


def radio(app: App, title: str, chosen: bool, handler: Handler | None, ident: str, *, about: str = "") -> ft.Control:
    """Return a row that is one of several answers, with a mark in front if it's chosen."""
    icon = ft.Icons.RADIO_BUTTON_CHECKED_ROUNDED if chosen else ft.Icons.RADIO_BUTTON_UNCHECKED_ROUNDED
    mark = ft.Icon(icon, color=app.palette.strong if chosen else app.palette.quiet)
    return row(app, title, handler, ident, about=about, leading=mark, trailing=ft.Container(width=0), selected=chosen)


def switch_row(
    app: App, title: str, value: bool, handler: Callable[[bool], Any], ident: str, *, about: str = ""
) -> ft.Control:
    """Return a row with a switch; a tap anywhere on it switches it."""
    return row(
        app,
        title,
        lambda: handler(not value),
        ident,
        about=about,
        toggled=value,
        trailing=toggle(app, value),
    )


def toggle(app: App, value: bool) -> ft.Control:
    """Return the drawing of a switch: a knob that slides, with a tick if it's on."""
    ink = app.palette
    return ft.Container(
        width=52,
        height=32,
        border_radius=16,
        padding=4,
        bgcolor=ink.strong if value else ink.line,
        **theme.edge_arguments(ink.edge, 16),
        alignment=ft.Alignment.CENTER_RIGHT if value else ft.Alignment.CENTER_LEFT,
        animate=app.animation_duration(theme.FAST),
        content=circle(
            ft.Icon(ft.Icons.CHECK_ROUNDED, size=18, color=ink.strong) if value else None,
            24,
            theme.LIGHT.panel if value else ink.knob,
        ),
    )


def notice(app: App, text: str, ident: str, *, action: ft.Control | None = None) -> ft.Control:
    """Return a message in a box, announced to screen readers when it appears. In large letters, the button `action` is
    below the text, else beside it.
    """
    ink = app.palette
    inside: list[ft.Control] = [
        ft.Icon(ft.Icons.INFO_OUTLINE_ROUNDED, color=ink.ring, size=theme.ICON),
        styled_text(text, colour=ink.text, size=theme.SMALL, expand=True),
    ]
    said: ft.Control = ft.Row(inside, spacing=theme.GAP)
    if action is not None and app.text_scale > theme.LARGE_TEXT:  # beside it, the text's words would be broken
        said = stacked([said, action], theme.SPACE)
    elif action is not None:
        inside.append(action)
    return ft.Semantics(identifier=ident, live_region=True, content=panel(app, said))


def empty_list(app: App, title: str, about: str, action: ft.Control | None = None) -> ft.Control:
    """Return the text that a list shows while it has no entries."""
    inside: list[ft.Control] = [
        styled_text(title, colour=app.palette.text, size=theme.HEADER, weight=theme.HEAVY, align=ft.TextAlign.CENTER),
        styled_text(about, colour=app.palette.quiet, align=ft.TextAlign.CENTER),
    ]
    if action is not None:
        inside.append(ft.Container(content=action, padding=ft.Padding.only(top=theme.GAP)))
    return ft.Container(
        padding=ft.Padding.symmetric(vertical=theme.EDGE * 3, horizontal=theme.EDGE),
        content=ft.Column(inside, spacing=theme.SPACE, horizontal_alignment=ft.CrossAxisAlignment.CENTER),
    )


def loading_text(app: App, text: str) -> ft.Control:
    """Return the text that is shown until the store is open."""
    return ft.Container(
        padding=theme.EDGE * 3,
        alignment=ft.Alignment.CENTER,
        content=styled_text(text, colour=app.palette.quiet, align=ft.TextAlign.CENTER),
    )
