"""What lies between the seats and the hand: direction, badges, words, buttons."""

from __future__ import annotations

import math

import flet as ft

from app import theme
from app.shell import on
from app.spoken import Spoken
from app.table.faces import aloud, spoken, suit_file
from app.table.kept import kept
from app.table.layout import Box, Layout
from app.table.picture import Actions, ButtonPicture, Picture
from app.words import tr

STRONG = ft.FontWeight.W_800
HEAVY = ft.FontWeight.W_900

ICONS = {
    "hint": ft.Icons.LIGHTBULB_ROUNDED,
    "undo": ft.Icons.UNDO_ROUNDED,
    "skip": ft.Icons.FAST_FORWARD_ROUNDED,
    "back": ft.Icons.CHEVRON_LEFT_ROUNDED,
    "help": ft.Icons.QUESTION_MARK_ROUNDED,
    "menu": ft.Icons.MORE_HORIZ_ROUNDED,
    "sort": ft.Icons.SWAP_HORIZ_ROUNDED,
}


def quick(still: bool, duration: int = theme.FAST) -> ft.Animation | None:
    """The theme's movement, or none."""
    return None if still else ft.Animation(duration, ft.AnimationCurve.EASE_OUT)


def placed(box: Box, content: ft.Control, key: str, **more: object) -> ft.Container:
    """Something put into its box on the table."""
    return ft.Container(
        content,
        key=key,
        left=box.left,
        top=box.top,
        width=box.width,
        height=box.height,
        **more,  # type: ignore[arg-type]
    )


@kept
def Ring(direction: int, size: float, still: bool) -> ft.Control:
    """The quiet ring of arrows: it turns into the new direction while one drawing fades into the other."""
    turn = quick(still, theme.SLOW * 2)

    def arrows(way: int) -> ft.Control:
        shown = way == direction
        image = ft.Image(src="cards/ring.svg", width=size, height=size, exclude_from_semantics=True)
        return ft.Container(
            ft.Container(image, flip=ft.Flip(flip_x=way < 0), width=size, height=size),
            rotate=0.0 if shown else way * -math.pi / 2,
            opacity=theme.RING_OPACITY if shown else 0.0,
            animate_rotation=turn,
            animate_opacity=turn,
        )

    return Spoken(
        identifier="direction",
        label=tr("table.clockwise" if direction > 0 else "table.counterclockwise"),
        exclude_semantics=True,
        content=ft.Stack([arrows(1), arrows(-1)], width=size, height=size),
    )


@kept
def Owed(owed: int, misses: int, still: bool, actions: Actions) -> ft.Control:
    """The badge on the pile's corner: cards owed, or turns to miss; a tap shows what answers."""

    async def asked() -> None:
        await actions.rule("owed")

    shown = owed > 0 or misses > 0
    label = tr("table.owed", count=owed) if owed else tr("table.misses", count=misses) if misses else ""
    text = tr("table.owed_badge", n=owed) if owed else tr("table.misses_badge", n=misses)
    inside: list[ft.Control] = []
    if misses and not owed:
        inside.append(ft.Icon(ft.Icons.BLOCK_ROUNDED, size=20, color=theme.ON_OBLIGATION))
    inside.append(ft.Text(text, size=22, weight=HEAVY, color=theme.ON_OBLIGATION, style=ft.TextStyle(height=1.1)))
    return Spoken(
        identifier="owed" if shown else None,
        label=label or None,
        button=shown or None,
        exclude_semantics=True,
        on_click=on(asked) if shown else None,
        content=ft.Container(
            on_click=on(asked) if shown else None,
            content=ft.Row(inside, tight=True, alignment=ft.MainAxisAlignment.CENTER, spacing=3),
            padding=ft.Padding.symmetric(horizontal=13, vertical=5),
            bgcolor=theme.OBLIGATION,
            border=ft.Border.all(3, theme.ON_OBLIGATION),
            border_radius=24,
            shadow=ft.BoxShadow(blur_radius=8, color=theme.CARD_SHADE, offset=ft.Offset(0, 2)),
            opacity=1.0 if shown else 0.0,
            scale=1.0 if shown else 0.4,
            animate_opacity=quick(still),
            animate_scale=None if still else ft.Animation(theme.SLOW, ft.AnimationCurve.EASE_OUT_BACK),
        ),
    )


@kept
def Called(called: str, size: float, four_colours: bool, still: bool, actions: Actions) -> ft.Control:
    """The suit or rank that was called, on a disc of card paper; a tap shows by which rule."""

    async def asked() -> None:
        await actions.rule("called")

    last = ft.use_ref("S")
    code: str = called or last.current or "S"
    last.current = code
    mark: ft.Control
    if code in "SHDC":
        mark = ft.Image(
            src=suit_file(code, four_colours), width=size * 0.58, height=size * 0.58, exclude_from_semantics=True
        )
    else:
        mark = ft.Text(
            {"T": "10"}.get(code, code),
            size=size * 0.5,
            weight=HEAVY,
            color=theme.SUIT_COLOURS["S"],
            style=ft.TextStyle(height=1),
        )
    return Spoken(
        identifier="called" if called else None,
        label=tr("table.called", what=spoken(called)) if called else None,
        button=bool(called) or None,
        exclude_semantics=True,
        on_click=on(asked) if called else None,
        content=ft.Container(
            mark,
            on_click=on(asked) if called else None,
            width=size,
            height=size,
            border_radius=size / 2,
            bgcolor=theme.CARD_PAPER,
            border=ft.Border.all(4, theme.ACCENT),
            alignment=ft.Alignment.CENTER,
            shadow=ft.BoxShadow(blur_radius=10, color=theme.CARD_SHADE, offset=ft.Offset(0, 2)),
            opacity=1.0 if called else 0.0,
            scale=1.0 if called else 0.4,
            animate_opacity=quick(still),
            animate_scale=None if still else ft.Animation(theme.SLOW, ft.AnimationCurve.EASE_OUT_BACK),
        ),
    )


def sentences(*texts: str) -> str:
    """The texts that say anything, one after the other, each with an end."""
    return " ".join(text if text[-1] in ".!?…”" else f"{text}." for text in texts if text)


@kept
def Words(
    words: str,
    may: str,
    mine: bool,
    box: Box,
    sideways: bool,
    still: bool,
    reasoned: bool,
    size: float,
    actions: Actions,
) -> ft.Control:
    """One line: what happened, and what you may do. Read out when it changes; a tap shows the rule where one is."""

    async def asked() -> None:
        await actions.rule("words")

    long = (len(words) + len(may) + 3) * size * 0.52 > box.width - (32 + theme.MARK + theme.SPACE)
    both = "\n" if sideways or long else "   "
    line = both.join(text for text in (words, may) if text)
    spans = [ft.TextSpan(words, ft.TextStyle(color=theme.ON_FELT, weight=STRONG))]
    if may:
        between = both if words else ""
        spans.append(
            ft.TextSpan(between + may, ft.TextStyle(color=theme.ACCENT if mine else theme.ON_FELT_QUIET, weight=STRONG))
        )
    return Spoken(
        identifier="words",
        label=aloud(sentences(words, may)),
        live_region=True,
        button=reasoned or None,
        exclude_semantics=True,
        on_click=on(asked) if reasoned else None,
        content=ft.Container(
            ft.Container(
                ft.Row(
                    [
                        ft.Text(
                            spans=spans,
                            size=size,
                            max_lines=8 if sideways else 4,
                            overflow=ft.TextOverflow.ELLIPSIS,
                            text_align=ft.TextAlign.START if sideways else ft.TextAlign.CENTER,
                            style=ft.TextStyle(height=1.2),
                            expand=True,
                            expand_loose=True,
                        ),
                        *(
                            [ft.Icon(ft.Icons.INFO_OUTLINE_ROUNDED, size=theme.MARK, color=theme.ON_FELT_QUIET)]
                            if reasoned
                            else []
                        ),
                    ],
                    tight=True,
                    spacing=theme.SPACE,
                ),
                on_click=on(asked) if reasoned else None,
                padding=ft.Padding.symmetric(horizontal=12 if sideways else 16, vertical=10 if sideways else 6),
                bgcolor=theme.WORDS_ON_FELT,
                border_radius=18 if sideways else 22,
                opacity=1.0 if line else 0.0,
                animate_opacity=quick(still),
            ),
            width=box.width,
            height=box.height,
            alignment=ft.Alignment.BOTTOM_LEFT if sideways else ft.Alignment.CENTER,
        ),
    )


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
                weight=HEAVY,
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


@kept
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


@kept
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
            weight=HEAVY,
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


def banner(picture: Picture, layout: Layout, still: bool) -> ft.Control:
    """A word said large in the middle, that no touch is kept from what lies under it."""
    ring = layout.ring
    return ft.Container(
        ft.Container(
            ft.Text(
                picture.banner or " ", size=30, weight=HEAVY, color=theme.ON_ACCENT, text_align=ft.TextAlign.CENTER
            ),
            padding=ft.Padding.symmetric(horizontal=26, vertical=12),
            bgcolor=theme.ACCENT,
            border_radius=30,
            shadow=ft.BoxShadow(blur_radius=22, color=theme.CARD_SHADE, offset=ft.Offset(0, 6)),
        ),
        key="banner",
        left=layout.header.left,
        width=layout.header.width,
        top=ring.y - 40,
        alignment=ft.Alignment.CENTER,
        ignore_interactions=True,
        opacity=1.0 if picture.banner else 0.0,
        scale=1.0 if picture.banner else 0.6,
        animate_opacity=quick(still),
        animate_scale=None if still else ft.Animation(theme.SLOW, ft.AnimationCurve.EASE_OUT_BACK),
    )
