"""The table's header: the back button, the game's name, and other buttons."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import flet as ft

from app.patches.flet.semantics_tap import Spoken
from app.table.components.action_bar import ICONS
from app.table.components.basics import tap_target, text_on_felt
from app.table.layout.own_hand import Box
from app.table.picture import InquiryHandlers
from app.ui import parts, theme
from app.ui.control_cache import memoise
from app.ui.words import join_phrases, tr


def _round_button(
    icon: ft.IconData, ident: str, label: str, handler: Callable[..., Any], size: float, tooltip: str | None = None
) -> Spoken:
    drawing = ft.Icon(icon, color=theme.ON_FELT, size=size)
    return tap_target(ident, label, handler, parts.circle(drawing, theme.TAP, ink=True, tooltip=tooltip))


@memoise
def Header(
    title: str,
    subtitle: str,
    sort: str,
    questions: InquiryHandlers,
    box: Box,
    narrow: bool,
    text_scale: float,
    compact: bool = False,
) -> ft.Control:
    """The header of the table. If `compact`, it has only the buttons for back and menu, because seats take the place of
    the name.
    """

    def header_button(name: str, label: str, handler: Callable[[], Awaitable[None]]) -> ft.Control:
        size = 22 if name == "help" else 25
        return _round_button(ICONS[name], name, label, handler, size, tooltip=label)

    room = box.width - (4 if sort else 3) * theme.TAP
    grown = min(text_scale, theme.LARGE_TEXT)  # the client enlarges the letters by this factor
    large = 17 * grown if not (subtitle and narrow) else theme.narrowed_font_size(title, 17 * grown, room)
    # A name that is too long even in small letters gets a second line.
    cut = bool(subtitle) and not (narrow and theme.text_width(title, large) > room)
    texts: list[ft.Control] = [text_on_felt(title, large / text_scale, line_height=1.15, cut=cut)]
    if subtitle:
        small = (13 if narrow else 16) * grown
        if narrow and text_scale > 1:  # larger letters leave no room for two lines of full height
            small = theme.narrowed_font_size(subtitle, small, room)
        weight = ft.FontWeight.W_700
        fits = not narrow or theme.text_width(subtitle, small) <= room  # if not, it gets a second line like a long name
        texts.append(
            text_on_felt(subtitle, small / text_scale, theme.ON_FELT_QUIET, weight=weight, line_height=1.1, cut=fits)
        )
    names: ft.Control
    if compact:
        names = ft.Container()
    elif narrow:
        names = ft.Column(texts, spacing=0, tight=True, alignment=ft.MainAxisAlignment.CENTER)
    else:
        names = ft.Row(texts, spacing=12, vertical_alignment=ft.CrossAxisAlignment.CENTER)
    return ft.Row(
        [
            header_button("back", tr("nav.back"), questions.on_back_pressed),
            Spoken(
                identifier="title",
                label=join_phrases((title, subtitle)),
                header=True,
                exclude_semantics=True,
                expand=True,
                content=names,
            ),
            *(
                [header_button("sort", tr(f"table.sort.{sort}"), questions.on_sort_pressed)]
                if sort and not compact
                else []
            ),
            *([] if compact else [header_button("help", tr("table.help"), questions.on_help_pressed)]),
            header_button("menu", tr("table.menu"), questions.on_menu_pressed),
        ],
        spacing=0,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
        width=box.width,
        height=box.height,
    )
