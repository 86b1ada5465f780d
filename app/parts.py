"""Small components that every screen other than the card table is put together from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import flet as ft

from app import theme
from app.shell import App, on
from app.spoken import Spoken
from app.words import tr

Handler = Callable[..., Any]

PLAIN: Final = ft.FontWeight.W_600
STRONG: Final = ft.FontWeight.W_800
HEAVY: Final = ft.FontWeight.W_900
HEAVIEST: Final = ft.FontWeight.W_900


@dataclass(frozen=True)
class Choice:
    """One of several values: what is kept, what is read, and what it does."""

    value: Any
    title: str
    about: str = ""


def line(
    text: str,
    *,
    colour: str,
    size: float = theme.BODY,
    weight: ft.FontWeight = PLAIN,
    most: int | None = None,
    align: ft.TextAlign = ft.TextAlign.START,
    expand: bool = False,
    selectable: bool = False,
) -> ft.Text:
    """A text in the app's type; `most` lines of it, the rest shown as dots."""
    return ft.Text(
        text,
        size=size,
        weight=weight,
        style=ft.TextStyle(letter_spacing=0),
        color=colour,
        max_lines=most,
        overflow=ft.TextOverflow.ELLIPSIS if most else ft.TextOverflow.CLIP,
        text_align=align,
        expand=expand,
        selectable=selectable or None,
    )


def heading(text: str, *, colour: str) -> ft.Control:
    """The heading of a group, also for a screen reader."""
    return ft.Semantics(
        header=True,
        content=ft.Container(
            padding=ft.Padding.only(left=theme.SPACE, top=theme.GAP),
            content=line(text, colour=colour, size=theme.NAME, weight=HEAVY),
        ),
    )


def tap(
    content: ft.Control,
    handler: Handler | None,
    ident: str,
    spoken: str,
    *,
    selected: bool | None = None,
    toggled: bool | None = None,
    expanded: bool | None = None,
    key: str | None = None,
    expand: bool | int | None = None,
    width: float | None = None,
) -> ft.Control:
    """Something to tap with the name a screen reader says; `content` is a Container, whose click this sets.

    Without a handler it is shown as not available.
    """
    run = on(handler) if handler is not None else None
    if isinstance(content, ft.Container):
        content.on_click = run
        content.ink = run is not None
    return Spoken(
        content=content,
        identifier=ident,
        label=spoken,
        button=True if toggled is None else None,
        selected=selected,
        toggled=toggled,
        expanded=expanded,
        focusable=run is not None,
        disabled=run is None,
        exclude_semantics=True,
        on_click=run,
        key=key,
        expand=expand,
    )


def pill(
    app: App,
    label: str,
    handler: Handler | None,
    ident: str,
    *,
    accent: bool = False,
    danger: bool = False,
    felt: bool = False,
    icon: ft.IconData | None = None,
    spoken: str = "",
    expand: bool | int | None = None,
) -> ft.Control:
    """A button: round ends, one line; `accent` for what one most likely wants now, `felt` when it lies on the felt."""
    ink = app.ink
    if accent:
        back, fore = theme.ACCENT, theme.ON_ACCENT
    elif danger:
        back, fore = theme.OBLIGATION, theme.ON_OBLIGATION
    elif felt:
        back, fore = theme.PANEL_ON_FELT, theme.ON_FELT
    else:
        back, fore = ink.line, ink.text
    inside: list[ft.Control] = []
    if icon is not None:
        inside.append(ft.Icon(icon, color=fore, size=theme.ICON))
    inside.append(line(label, colour=fore, weight=HEAVY, most=1))
    return tap(
        ft.Container(
            content=ft.Row(inside, alignment=ft.MainAxisAlignment.CENTER, tight=True, spacing=theme.SPACE),
            alignment=ft.Alignment.CENTER if expand else None,
            height=theme.PILL_RADIUS * 2,
            padding=ft.Padding.symmetric(horizontal=theme.EDGE + theme.SPACE),
            bgcolor=back,
            border_radius=theme.PILL_RADIUS,
            opacity=1 if handler is not None else theme.FAINT,
        ),
        handler,
        ident,
        spoken or label,
        expand=expand,
    )


def icon_button(
    icon: ft.IconData, spoken: str, handler: Handler | None, ident: str, *, colour: str, back: str | None = None
) -> ft.Control:
    """A round button with a drawing and a spoken name."""
    return tap(
        ft.Container(
            content=ft.Icon(icon, color=colour, size=theme.ICON + 4),
            width=theme.TAP,
            height=theme.TAP,
            alignment=ft.Alignment.CENTER,
            border_radius=theme.TAP / 2,
            bgcolor=back,
            tooltip=spoken,
            opacity=1 if handler is not None else theme.FAINT,
        ),
        handler,
        ident,
        spoken,
    )


def header(
    app: App, title: str, *, back: str, about: str = "", trailing: Sequence[ft.Control] = (), felt: bool = False
) -> ft.Control:
    """The top of a screen: the way back, the title, a quiet word and what else there is to tap."""
    colour = theme.ON_FELT if felt else app.ink.text
    quiet = theme.ON_FELT_QUIET if felt else app.ink.quiet
    inside: list[ft.Control] = [
        icon_button(ft.Icons.CHEVRON_LEFT_ROUNDED, tr("nav.back"), lambda: app.go(back), "back", colour=colour),
        ft.Semantics(
            header=True,
            expand=True,
            content=ft.Row(
                [
                    line(title, colour=colour, size=theme.HEADER, weight=HEAVY, most=1),
                    line(about, colour=quiet, size=theme.HEADER, weight=STRONG, most=1, expand=True),
                ]
                if about
                else [line(title, colour=colour, size=theme.HEADER, weight=HEAVY, most=1, expand=True)],
                spacing=theme.GAP,
            ),
        ),
        *trailing,
    ]
    return ft.Container(
        height=theme.BAR,
        padding=ft.Padding.only(right=theme.SPACE),
        content=ft.Row(inside, spacing=0, vertical_alignment=ft.CrossAxisAlignment.CENTER),
    )


def panel(app: App, content: ft.Control, *, ring: bool = False, key: str | None = None) -> ft.Container:
    """A card of paper that groups what belongs together."""
    return ft.Container(
        key=key,
        content=content,
        padding=theme.EDGE,
        bgcolor=app.ink.panel,
        border_radius=theme.PANEL_RADIUS,
        border=ft.Border.all(3, app.ink.ring) if ring else None,
    )


def rows(app: App, items: Sequence[ft.Control], *, key: str | None = None) -> ft.Container:
    """Rows in one panel with a thin line between them."""
    inside: list[ft.Control] = []
    for n, item in enumerate(items):
        if n:
            inside.append(
                ft.Container(height=1, bgcolor=app.ink.line, margin=ft.Margin.symmetric(horizontal=theme.EDGE))
            )
        inside.append(item)
    return ft.Container(
        key=key,
        content=ft.Column(inside, spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        bgcolor=app.ink.panel,
        border_radius=theme.PANEL_RADIUS,
        clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
    )


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
    ink = app.ink
    texts: list[ft.Control] = [line(title, colour=ink.text, weight=STRONG)]
    if about:
        texts.append(line(about, colour=ink.quiet, size=theme.SMALL))
    inside: list[ft.Control] = []
    if leading is not None:
        inside.append(leading)
    inside.append(ft.Column(texts, spacing=2, tight=True, expand=True))
    inside.append(trailing or ft.Icon(ft.Icons.CHEVRON_RIGHT_ROUNDED, color=ink.quiet))
    return tap(
        ft.Container(
            content=ft.Row(inside, spacing=theme.GAP, vertical_alignment=ft.CrossAxisAlignment.CENTER),
            padding=ft.Padding.symmetric(vertical=theme.GAP, horizontal=theme.EDGE),
        ),
        handler,
        ident,
        spoken or (f"{title}. {about}" if about else title),
        selected=selected,
        toggled=toggled,
        expanded=expanded,
    )


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
        alignment=ft.Alignment.CENTER_RIGHT if value else ft.Alignment.CENTER_LEFT,
        animate=app.milliseconds(theme.FAST),
        content=ft.Container(
            width=24,
            height=24,
            border_radius=12,
            bgcolor=theme.LIGHT.panel if value else ink.knob,
            alignment=ft.Alignment.CENTER,
            content=ft.Icon(ft.Icons.CHECK_ROUNDED, size=18, color=ink.strong) if value else None,
        ),
    )


def choices(
    app: App,
    title: str,
    options: Sequence[Choice],
    chosen: Any,
    handler: Callable[[Any], Any],
    ident: str,
    *,
    about: str = "",
) -> ft.Control:
    """A question with its answers as pills side by side, the chosen one filled and ticked."""
    ink = app.ink
    picked = next((option for option in options if option.value == chosen), None)
    below = (picked.about if picked else "") or about
    inside: list[ft.Control] = [line(title, colour=ink.text, weight=STRONG)]
    if below:
        inside.append(line(below, colour=ink.quiet, size=theme.SMALL))
    inside.append(
        ft.Row(
            [
                chip(app, o.title, o.value == chosen, _picks(handler, o.value), f"{ident}-{o.value}", title)
                for o in options
            ],
            wrap=True,
            spacing=theme.SPACE,
            run_spacing=theme.SPACE,
        )
    )
    return ft.Container(
        padding=ft.Padding.symmetric(vertical=theme.GAP, horizontal=theme.EDGE),
        content=ft.Column(inside, spacing=theme.SPACE, tight=True),
    )


def chip(app: App, label: str, on: bool, handler: Handler | None, ident: str, question: str = "") -> ft.Control:
    """One answer of a question."""
    ink = app.ink
    fore = ink.on_strong if on else ink.text
    inside: list[ft.Control] = [line(label, colour=fore, weight=STRONG, size=theme.NAME, most=1)]
    if on:
        inside.insert(0, ft.Icon(ft.Icons.CHECK_ROUNDED, color=fore, size=18))
    return tap(
        ft.Container(
            content=ft.Row(inside, spacing=4, tight=True, alignment=ft.MainAxisAlignment.CENTER),
            height=theme.TAP,
            padding=ft.Padding.symmetric(horizontal=theme.EDGE),
            border_radius=theme.TAP / 2,
            bgcolor=ink.strong if on else ink.paper,
            border=ft.Border.all(1, ink.strong if on else ink.line),
        ),
        handler,
        ident,
        f"{question}: {label}" if question else label,
        selected=on,
    )


def stepper(
    app: App,
    title: str,
    value: int,
    bounds: tuple[int, int],
    handler: Callable[[int], Any],
    ident: str,
    *,
    about: str = "",
    step: int = 1,
    shown: str = "",
) -> ft.Control:
    """A number with one button to lessen and one to raise it, within its bounds."""
    ink = app.ink
    low, high = bounds
    texts: list[ft.Control] = [line(title, colour=ink.text, weight=STRONG)]
    if about:
        texts.append(line(about, colour=ink.quiet, size=theme.SMALL))
    less, more = max(low, value - step), min(high, value + step)
    return ft.Container(
        padding=ft.Padding.symmetric(vertical=theme.GAP, horizontal=theme.EDGE),
        content=ft.Row(
            [
                ft.Column(texts, spacing=2, tight=True, expand=True),
                icon_button(
                    ft.Icons.REMOVE_ROUNDED,
                    tr("parts.less", what=title),
                    (lambda: handler(less)) if value > low else None,
                    f"{ident}-less",
                    colour=ink.text,
                    back=ink.paper,
                ),
                ft.Semantics(
                    identifier=ident,
                    label=f"{title}: {shown or value}",
                    exclude_semantics=True,
                    content=ft.Container(
                        width=theme.TAP,
                        alignment=ft.Alignment.CENTER,
                        content=line(shown or str(value), colour=ink.text, size=theme.HEADER, weight=HEAVY, most=1),
                    ),
                ),
                icon_button(
                    ft.Icons.ADD_ROUNDED,
                    tr("parts.more", what=title),
                    (lambda: handler(more)) if value < high else None,
                    f"{ident}-more",
                    colour=ink.text,
                    back=ink.paper,
                ),
            ],
            spacing=theme.SPACE / 2,
        ),
    )


def field(
    app: App,
    label: str,
    value: str,
    handler: Callable[[str], Any],
    ident: str,
    *,
    longest: int,
    submit: Callable[[str], Any] | None = None,
    key: str | None = None,
) -> ft.Control:
    """A line of text to fill in; `handler` gets it at every change, `submit` when it is done."""
    ink = app.ink
    return ft.Semantics(
        identifier=ident,
        expand=True,
        key=key,
        content=ft.TextField(
            value=value,
            label=label,
            max_length=longest,
            counter="",
            autocorrect=False,
            capitalization=ft.TextCapitalization.WORDS,
            filled=True,
            fill_color=ink.paper,
            border={
                ft.ControlState.DEFAULT: _outline(ink.line, 1),
                ft.ControlState.FOCUSED: _outline(ink.ring, 2),
            },
            text_style=ft.TextStyle(weight=STRONG, color=ink.text, size=theme.BODY),
            label_style=ft.TextStyle(color=ink.quiet),
            on_change=on(lambda event: handler(event.control.value)),
            on_submit=on(lambda event: submit(event.control.value)) if submit else None,
        ),
    )


def avatar(name: str, seat: int, size: float = theme.AVATAR) -> ft.Control:
    """A person's circle: the first letter of the name on the colour of the seat."""
    return ft.Container(
        width=size,
        height=size,
        border_radius=size / 2,
        bgcolor=theme.SEAT_COLOURS[seat % len(theme.SEAT_COLOURS)],
        alignment=ft.Alignment.CENTER,
        content=ft.Text(name[:1].upper(), size=size * 0.45, weight=HEAVY, color=theme.ON_SEAT),
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
        line(title, colour=app.ink.text, size=theme.HEADER, weight=HEAVY, align=ft.TextAlign.CENTER),
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


def sheet(
    app: App,
    top: ft.Control,
    content: Sequence[ft.Control],
    *,
    foot: ft.Control | None = None,
    width: float = theme.READING_WIDTH,
) -> ft.Control:
    """A screen on paper: a fixed top, content that scrolls in a column of reading width, a fixed foot."""
    size = app.size
    side = max(theme.EDGE, (size.width - size.left - size.right - width) / 2)
    middle = ft.ListView(
        controls=list(content),
        expand=True,
        spacing=theme.GAP,
        padding=ft.Padding.only(left=side, right=side, top=theme.SPACE, bottom=theme.EDGE * 2),
        build_controls_on_demand=False,
    )
    inside: list[ft.Control] = [
        ft.Container(content=top, padding=ft.Padding.symmetric(horizontal=max(0, side - theme.EDGE))),
        middle,
    ]
    if foot is not None:
        inside.append(
            ft.Container(
                content=foot,
                padding=ft.Padding.only(left=side, right=side, top=theme.SPACE, bottom=theme.GAP),
                bgcolor=app.ink.paper,
                border=ft.Border.only(top=ft.BorderSide(1, app.ink.line)),
            )
        )
    return ft.Container(
        expand=True,
        bgcolor=app.ink.paper,
        padding=ft.Padding.only(left=size.left, top=size.top, right=size.right, bottom=size.bottom),
        content=ft.Column(inside, spacing=0, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
    )


def felt(app: App, content: ft.Control) -> ft.Control:
    """A screen on the felt; what lies on it keeps clear of notches and bars."""
    size = app.size
    return ft.Container(
        expand=True,
        gradient=ft.RadialGradient(colors=list(theme.FELT), center=ft.Alignment(0, -0.1), radius=1.1),
        padding=ft.Padding.only(left=size.left, top=size.top, right=size.right, bottom=size.bottom),
        content=content,
    )


def _outline(colour: str, width: float) -> ft.OutlineInputBorder:
    return ft.OutlineInputBorder(side=ft.BorderSide(width, colour), border_radius=theme.PANEL_RADIUS)


def _picks(handler: Callable[[Any], Any], value: Any) -> Callable[[], Any]:
    return lambda: handler(value)
