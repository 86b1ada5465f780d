"""Panels of paper, and rows that lead somewhere or are switched."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from app.ui import theme
from app.ui.parts.basics import Handler, caption, column, disc, heading, line, pad, tap
from app.ui.window.app_state import App
from app.ui.words import join_sentences


def panel(app: App, content: ft.Control, *, ring: bool = False, key: str | None = None) -> ft.Container:
    """A card of paper that groups what belongs together."""
    return ft.Container(
        key=key,
        content=content,
        padding=theme.EDGE,
        bgcolor=app.ink.panel,
        border_radius=theme.PANEL_RADIUS,
        border=ft.Border.all(3, app.ink.ring) if ring else None,
        **theme.edged("" if ring else app.ink.edge, theme.PANEL_RADIUS),
    )


def rows(app: App, items: Sequence[ft.Control], *, key: str | None = None) -> ft.Container:
    """Rows in one panel with a thin line between them."""
    inside: list[ft.Control] = []
    for n, item in enumerate(items):
        if n:
            inside.append(
                ft.Container(
                    height=1, bgcolor=app.ink.edge or app.ink.line, margin=ft.Margin.symmetric(horizontal=theme.EDGE)
                )
            )
        inside.append(item)
    return ft.Container(
        key=key,
        content=column(inside, 0, wide=True),
        bgcolor=app.ink.panel,
        border_radius=theme.PANEL_RADIUS,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
        **theme.edged(app.ink.edge, theme.PANEL_RADIUS),
    )


def section(app: App, title: str, items: Sequence[ft.Control]) -> list[ft.Control]:
    """A heading, and rows in a panel below it."""
    return [heading(title, colour=app.ink.quiet), rows(app, items)]


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
    """One row of a list that leads somewhere or is switched."""
    inside = [
        *([leading] if leading is not None else []),
        caption(app, title, about, expand=True),
        trailing or ft.Icon(ft.Icons.CHEVRON_RIGHT_ROUNDED, color=app.ink.quiet),
    ]
    return tap(
        pad(ft.Row(inside, spacing=theme.GAP, vertical_alignment=ft.CrossAxisAlignment.CENTER)),
        handler,
        ident,
        spoken or join_sentences((title, about)),
        selected=selected,
        toggled=toggled,
        expanded=expanded,
    )


def opener(
    app: App,
    title: str,
    is_open: bool,
    handler: Handler | None,
    ident: str,
    *,
    about: str = "",
    leading: ft.Control | None = None,
) -> ft.Control:
    """A row that opens and closes what is below it."""
    return row(app, title, handler, ident, about=about, leading=leading, trailing=arrow(app, is_open), expanded=is_open)


def arrow(app: App, is_open: bool) -> ft.Control:
    """What stands at the end of a row that opens and closes what is below it."""
    return ft.Icon(ft.Icons.EXPAND_LESS_ROUNDED if is_open else ft.Icons.EXPAND_MORE_ROUNDED, color=app.ink.quiet)


def radio(app: App, title: str, chosen: bool, handler: Handler | None, ident: str, *, about: str = "") -> ft.Control:
    """A row that is one of several answers; the chosen one is marked in front."""
    icon = ft.Icons.RADIO_BUTTON_CHECKED_ROUNDED if chosen else ft.Icons.RADIO_BUTTON_UNCHECKED_ROUNDED
    mark = ft.Icon(icon, color=app.ink.strong if chosen else app.ink.quiet)
    return row(app, title, handler, ident, about=about, leading=mark, trailing=ft.Container(), selected=chosen)


def switch_row(
    app: App, title: str, value: bool, handler: Callable[[bool], Any], ident: str, *, about: str = ""
) -> ft.Control:
    """A row that is on or off; a tap anywhere on it turns it over."""
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
    """The drawing of a switch: a knob that slides, a tick when it is on."""
    ink = app.ink
    return ft.Container(
        width=52,
        height=32,
        border_radius=16,
        padding=4,
        bgcolor=ink.strong if value else ink.line,
        **theme.edged(ink.edge, 16),
        alignment=ft.Alignment.CENTER_RIGHT if value else ft.Alignment.CENTER_LEFT,
        animate=app.milliseconds(theme.FAST),
        content=disc(
            ft.Icon(ft.Icons.CHECK_ROUNDED, size=18, color=ink.strong) if value else None,
            24,
            theme.LIGHT.panel if value else ink.knob,
        ),
    )


def notice(app: App, text: str, ident: str, *, action: ft.Control | None = None) -> ft.Control:
    """Something a person should know, in a quiet box; spoken when it appears."""
    ink = app.ink
    inside: list[ft.Control] = [
        ft.Icon(ft.Icons.INFO_OUTLINE_ROUNDED, color=ink.ring, size=theme.ICON),
        line(text, colour=ink.text, size=theme.SMALL, expand=True),
    ]
    if action is not None:
        inside.append(action)
    return ft.Semantics(
        identifier=ident,
        live_region=True,
        content=panel(app, ft.Row(inside, spacing=theme.GAP)),
    )


def empty(app: App, title: str, about: str, action: ft.Control | None = None) -> ft.Control:
    """What a list shows when there is nothing in it yet."""
    inside: list[ft.Control] = [
        line(title, colour=app.ink.text, size=theme.HEADER, weight=theme.HEAVY, align=ft.TextAlign.CENTER),
        line(about, colour=app.ink.quiet, align=ft.TextAlign.CENTER),
    ]
    if action is not None:
        inside.append(ft.Container(content=action, padding=ft.Padding.only(top=theme.GAP)))
    return ft.Container(
        padding=ft.Padding.symmetric(vertical=theme.EDGE * 3, horizontal=theme.EDGE),
        content=ft.Column(inside, spacing=theme.SPACE, horizontal_alignment=ft.CrossAxisAlignment.CENTER),
    )


def waiting(app: App, text: str) -> ft.Control:
    """Shown while the store is being opened."""
    return ft.Container(
        padding=theme.EDGE * 3,
        alignment=ft.Alignment.CENTER,
        content=line(text, colour=app.ink.quiet, align=ft.TextAlign.CENTER),
    )
