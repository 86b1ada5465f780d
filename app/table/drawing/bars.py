"""What is tapped over and under the table: the header, and the buttons within the thumb's reach."""

from __future__ import annotations

from typing import Final

import flet as ft

from app.table.drawing.boxes import Box
from app.table.drawing.layout import Layout
from app.table.picture import Actions, ButtonPicture
from app.ui import theme
from app.ui.memoised import memoise
from app.ui.semantics import Spoken
from app.ui.shell import on
from app.ui.words import tr

ICONS: Final = {
    "hint": ft.Icons.LIGHTBULB_ROUNDED,
    "undo": ft.Icons.UNDO_ROUNDED,
    "skip": ft.Icons.FAST_FORWARD_ROUNDED,
    "back": ft.Icons.CHEVRON_LEFT_ROUNDED,
    "help": ft.Icons.QUESTION_MARK_ROUNDED,
    "menu": ft.Icons.MORE_HORIZ_ROUNDED,
    "sort": ft.Icons.SWAP_HORIZ_ROUNDED,
}


def _button(button: ButtonPicture, actions: Actions, narrow: bool, close: bool) -> ft.Control:
    """One button; `close` where there is little room: smaller letters, and an icon alone where there is one."""

    async def pressed() -> None:
        await actions.button(button.id)

    back, fore = {
        "main": (theme.ACCENT, theme.ON_ACCENT),
        "danger": (theme.OBLIGATION, theme.ON_OBLIGATION),
    }.get(button.kind, (theme.PANEL_ON_FELT, theme.ON_FELT))
    inside: list[ft.Control] = []
    if button.icon:
        inside.append(ft.Icon(ICONS[button.icon], color=fore, size=theme.ICON))
    label = "" if close and button.icon else button.label
    if label:
        inside.append(
            ft.Text(
                label,
                size=15 if close else 17,
                weight=theme.HEAVY,
                color=fore,
                max_lines=1,
                overflow=ft.TextOverflow.ELLIPSIS,
                expand=narrow or None,
                expand_loose=narrow,
                style=ft.TextStyle(height=1.1),
            )
        )
    return Spoken(
        key=button.id,
        identifier=button.id,
        label=button.spoken or button.label,
        button=True,
        exclude_semantics=True,
        on_click=on(pressed),
        content=ft.Container(
            ft.Row(inside, tight=True, alignment=ft.MainAxisAlignment.CENTER, spacing=7),
            height=52,
            width=None if label else 52,
            padding=ft.Padding.symmetric(horizontal=12 if close else 22) if label else 0,
            bgcolor=back,
            border_radius=theme.PILL_RADIUS,
            ink=True,
            on_click=on(pressed),
        ),
    )


@memoise
def ActionBar(buttons: tuple[ButtonPicture, ...], layout: Layout, left_handed: bool, actions: Actions) -> ft.Control:
    """The buttons within the thumb's reach."""
    box = layout.actions
    wanted = sum(len(button.label) * 9.6 + (34 if button.icon else 0) + 54 for button in buttons)
    close = wanted > box.width and not layout.actions_down
    controls = [_button(button, actions, layout.actions_down, close) for button in buttons]
    bar: ft.Control
    if layout.actions_down:
        bar = ft.Column(
            controls[::-1],
            spacing=4,
            alignment=ft.MainAxisAlignment.END,
            horizontal_alignment=ft.CrossAxisAlignment.START if left_handed else ft.CrossAxisAlignment.END,
            scroll=None,
        )
    else:
        bar = ft.Row(
            controls[::-1] if left_handed else controls,
            spacing=6 if close else 10,
            alignment=ft.MainAxisAlignment.CENTER,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
            scroll=ft.ScrollMode.HIDDEN,  # for long names and large letters
        )
    return ft.Container(bar, width=box.width, height=box.height)


@memoise
def Header(
    title: str, subtitle: str, sort: str, sortable: bool, actions: Actions, box: Box, narrow: bool, fitting: float
) -> ft.Control:
    """The way out, the game, and what else there is to ask for."""

    def icon(name: str, label: str) -> ft.Control:
        async def pressed() -> None:
            await getattr(actions, name)()

        return Spoken(
            identifier=name,
            label=label,
            button=True,
            exclude_semantics=True,
            on_click=on(pressed),
            content=ft.Container(
                ft.Icon(ICONS[name], color=theme.ON_FELT, size=25 if name != "help" else 22),
                width=theme.TAP,
                height=theme.TAP,
                border_radius=theme.TAP / 2,
                alignment=ft.Alignment.CENTER,
                ink=True,
                on_click=on(pressed),
                tooltip=label,
            ),
        )

    texts: list[ft.Control] = [
        ft.Text(
            title,
            size=17 * fitting,
            weight=theme.HEAVY,
            color=theme.ON_FELT,
            max_lines=1,
            overflow=ft.TextOverflow.ELLIPSIS,
            style=ft.TextStyle(height=1.15),
        )
    ]
    if subtitle:
        texts.append(
            ft.Text(
                subtitle,
                size=(13 if narrow else 16) * fitting,
                weight=ft.FontWeight.W_700,
                color=theme.ON_FELT_QUIET,
                max_lines=1,
                overflow=ft.TextOverflow.ELLIPSIS,
                style=ft.TextStyle(height=1.15),
            )
        )
    names: ft.Control
    if narrow:
        names = ft.Column(texts, spacing=0, tight=True, alignment=ft.MainAxisAlignment.CENTER)
    else:
        names = ft.Row(texts, spacing=12, vertical_alignment=ft.CrossAxisAlignment.CENTER)
    tail = [icon("help", tr("table.help")), icon("menu", tr("table.menu"))]
    if sortable:
        tail.insert(0, icon("sort", tr(f"table.sort.{sort}")))
    return ft.Row(
        [
            icon("back", tr("nav.back")),
            Spoken(
                identifier="title",
                label=f"{title}, {subtitle}" if subtitle else title,
                header=True,
                exclude_semantics=True,
                expand=True,
                content=names,
            ),
            *tail,
        ],
        spacing=0,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
        width=box.width,
        height=box.height,
    )
