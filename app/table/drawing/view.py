"""The card table: draws a Picture on a Screen and passes on what a person does.

A drawn card turns over, shakes, is tapped and dragged. About the cards lie the direction of play, badges and words, the
seats of the others, and what is tapped over and under the table.
"""

from __future__ import annotations

import asyncio
import math
from typing import Final

import flet as ft

from app.table.drawing.advice_panel import AdvicePanel, sheet_box
from app.table.drawing.layout import Box, Element, Elements, Layout, SeatSpot, arrange, gap_at, left_to_table
from app.table.drawing.marks import CardMark
from app.table.drawing.overlays import Chooser, Cover
from app.table.picture import Actions, ButtonPicture, CardPicture, Look, Mark, Picture, Screen, SeatPicture
from app.ui import theme
from app.ui.card_faces import HEIGHT, RADIUS, WIDTH, face_file, shade, spell_out, spoken, suit_file
from app.ui.memoised import memoise
from app.ui.semantics import Spoken
from app.ui.shell import on, part
from app.ui.words import join_phrases, tr
from engine.cards import Card

DRAG_GROUP: Final = "card"
PLAIN: Final = "plain"
DIMMED: Final = "dimmed"
OFFERED: Final = "offered"
CHOSEN: Final = "chosen"
FRESH: Final = "fresh"


def decoration(state: str) -> ft.BoxDecoration:
    """What is laid over a face: nothing, a shade, or an outline."""
    radius = RADIUS + 1
    if state == DIMMED:
        return ft.BoxDecoration(bgcolor=theme.DIM, border_radius=radius)
    if state == OFFERED:
        return ft.BoxDecoration(border=ft.Border.all(4, theme.ACCENT), border_radius=radius)
    if state == CHOSEN:
        return ft.BoxDecoration(border=ft.Border.all(7, theme.ACCENT), border_radius=radius)
    return ft.BoxDecoration(border_radius=radius)


@memoise
def CardBody(
    text: str,
    card: Card,
    key_name: str,
    label: str,
    state: str,
    strip: tuple[float, float],
    refused: int,
    mark: Mark | None,
    letters: float,
    four_colours: bool,
    still: bool,
    actions: Actions,
) -> ft.Control:
    """A card of WIDTH × HEIGHT, `card` to who taps it. `key_name` is "" unless it lies in the own hand; `strip` is the
    part of it that can be seen there, which is what a screen reader finds; a growing `refused` shakes it; `mark` is
    what the coach gives it, where letters are so much larger than written.
    """
    shown, set_shown = ft.use_state(text)
    shaken, set_shaken = ft.use_state(0.0)
    seen = ft.use_ref(refused)
    turning = shown != text and bool(shown) != bool(text) and not still

    async def turn() -> None:
        if shown != text:
            if turning:
                await asyncio.sleep(theme.FAST / 2000)
            set_shown(text)

    async def shake() -> None:
        if seen.current == refused:
            return
        seen.current = refused
        if refused and not still:
            set_shaken(0.16)
            await asyncio.sleep(0.04)
            set_shaken(0.0)

    ft.use_effect(on(turn), [text])
    ft.use_effect(on(shake), [refused])

    async def tapped() -> None:
        if key_name:
            await actions.card(card)

    half = None if still else ft.Animation(theme.FAST // 2, ft.AnimationCurve.EASE_IN_OUT)
    face = face_file(shown if turning else text, four_colours)
    mine = bool(key_name)
    body = ft.Container(
        width=0 if turning else WIDTH,
        height=HEIGHT,
        animate=half,
        offset=ft.Offset(shaken, 0),
        animate_offset=None if still else ft.Animation(1 if shaken else theme.SHAKE, ft.AnimationCurve.ELASTIC_OUT),
        bgcolor=theme.CARD_PAPER,
        border_radius=RADIUS,
        shadow=shade(),
        foreground_decoration=decoration(state),
        on_click=on(tapped) if mine else None,
        content=ft.Image(src=face, fit=ft.BoxFit.FILL, width=WIDTH, height=HEIGHT, exclude_from_semantics=True),
    )
    return ft.Stack(
        [
            # Said and tapped through what lies over it: a screen reader should meet each card once.
            ft.Semantics(
                exclude_semantics=True,
                content=ft.Draggable(
                    group=DRAG_GROUP,
                    data=card,
                    max_simultaneous_drags=1 if mine else 0,
                    content=ft.Container(body, width=WIDTH, height=HEIGHT, alignment=ft.Alignment.CENTER),
                    content_when_dragging=ft.Container(width=WIDTH, height=HEIGHT) if mine else None,
                    content_feedback=_feedback(face) if mine else None,
                ),
            ),
            *([CardMark(mark, strip[0], letters)] if mark else []),
            Spoken(
                identifier=f"card-{key_name}" if mine else None,
                label=label if mine else None,
                button=True if mine else None,
                exclude_semantics=True,
                on_click=on(tapped) if mine else None,
                # An empty box would keep touches from the card.
                content=ft.Container(width=strip[0], height=strip[1], ignore_interactions=True),
            ),
        ],
        width=WIDTH,
        height=HEIGHT,
        clip_behavior=ft.ClipBehavior.NONE,
    )


def _feedback(face: str) -> ft.Control:
    """What follows the thumb."""
    return ft.Container(
        width=WIDTH * 1.08,
        height=HEIGHT * 1.08,
        border_radius=RADIUS * 1.08,
        bgcolor=theme.CARD_PAPER,
        shadow=shade(2.2),
        content=ft.Image(src=face, fit=ft.BoxFit.FILL, exclude_from_semantics=True),
    )


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


@memoise
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


@memoise
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
    inside.append(ft.Text(text, size=22, weight=theme.HEAVY, color=theme.ON_OBLIGATION, style=ft.TextStyle(height=1.1)))
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


@memoise
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
            weight=theme.HEAVY,
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


@memoise
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
    spans = [ft.TextSpan(words, ft.TextStyle(color=theme.ON_FELT, weight=theme.STRONG))]
    if may:
        between = both if words else ""
        spans.append(
            ft.TextSpan(
                between + may, ft.TextStyle(color=theme.ACCENT if mine else theme.ON_FELT_QUIET, weight=theme.STRONG)
            )
        )
    return Spoken(
        identifier="words",
        label=spell_out(sentences(words, may)),
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


def banner(picture: Picture, layout: Layout, still: bool) -> ft.Control:
    """A word said large in the middle, that no touch is kept from what lies under it."""
    ring = layout.ring
    return ft.Container(
        ft.Container(
            ft.Text(
                picture.banner or " ",
                size=30,
                weight=theme.HEAVY,
                color=theme.ON_ACCENT,
                text_align=ft.TextAlign.CENTER,
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


def spoken_seat(seat: SeatPicture) -> str:
    """Everything one sees of a seat, said."""
    said = [seat.name]
    if seat.level:
        said.append(seat.level)
    if seat.gone:
        said.append(tr("table.seat.gone"))
    if seat.place:
        said.append(tr("table.seat.place", place=seat.place))
    else:
        said.append(tr("table.seat.cards", count=seat.count))
    if seat.turn:
        said.append(tr("table.seat.turn"))
    if seat.declared:
        said.append(tr("table.seat.declared"))
    if seat.catchable:
        said.append(tr("table.seat.catchable"))
    if seat.bubble:
        said.append(seat.bubble)
    if seat.points:
        said.append(seat.points)
    return join_phrases(said)


@memoise
def Seat(seat: SeatPicture, spot: SeatSpot, still: bool, actions: Actions) -> ft.Control:
    """One seat, in its box."""
    size = spot.size
    quick = None if still else ft.Animation(theme.FAST, ft.AnimationCurve.EASE_OUT)

    async def tapped() -> None:
        await actions.seat(seat.seat)

    ring = theme.OBLIGATION if seat.catchable else theme.ACCENT
    lit = seat.turn or seat.catchable
    out = seat.place > 0 or seat.gone
    circle = ft.Container(
        width=size,
        height=size,
        border_radius=size / 2,
        bgcolor=theme.SEAT_COLOURS[seat.seat % len(theme.SEAT_COLOURS)],
        alignment=ft.Alignment.CENTER,
        opacity=theme.FAINT if out else 1.0,
        content=ft.Text(
            seat.name[:1].upper(),
            size=size * 0.42,
            weight=theme.HEAVY,
            color=theme.ON_SEAT,
            style=ft.TextStyle(height=1),
        ),
    )
    if seat.gone:
        circle = ft.Container(
            ft.Stack(
                [
                    circle,
                    ft.Container(
                        ft.Icon(ft.Icons.CLOSE_ROUNDED, size=size * 0.8, color=theme.ON_FELT),
                        width=size,
                        height=size,
                        alignment=ft.Alignment.CENTER,
                    ),
                ]
            )
        )
    halo = ft.Container(
        width=size + 12,
        height=size + 12,
        border_radius=size,
        border=ft.Border.all(4, ring),
        opacity=1.0 if lit else 0.0,
        scale=1.0 if lit else 0.8,
        animate_opacity=quick,
        animate_scale=quick,
    )
    badge_size = max(20.0, size * 0.46)
    badge = ft.Container(
        # No height of its own: it grows with a person's letters.
        padding=ft.Padding.symmetric(horizontal=badge_size * 0.28, vertical=max(0.0, badge_size * 0.2 - 2)),
        border_radius=badge_size,
        bgcolor=theme.COUNT_BADGE,
        border=ft.Border.all(2, theme.ON_FELT),
        alignment=None,
        content=ft.Row(
            [
                ft.Text(
                    tr("table.seat.out", place=seat.place) if seat.place else str(seat.count),
                    size=badge_size * 0.56,
                    weight=theme.HEAVY,
                    color=theme.ON_FELT,
                    style=ft.TextStyle(height=1.05),
                )
            ],
            tight=True,
            alignment=ft.MainAxisAlignment.CENTER,
        ),
    )
    bubble = seat.bubble or (tr("table.seat.said") if seat.declared and not out else "")
    said = ft.Container(
        padding=ft.Padding.symmetric(horizontal=9, vertical=1),
        border_radius=12,
        bgcolor=theme.ACCENT,
        opacity=1.0 if bubble else 0.0,
        animate_opacity=quick,
        content=ft.Text(
            bubble or " ",
            size=12 if spot.tight else 13,
            weight=theme.HEAVY,
            color=theme.ON_ACCENT,
            max_lines=1,
            no_wrap=True,
        ),
    )
    # What was said lies on the points for as long as it is there.
    points = ft.Text(
        seat.total if spot.tight else seat.points,
        size=11 if spot.tight else 13,
        weight=theme.STRONG,
        color=theme.ON_FELT_QUIET,
        max_lines=1,
        no_wrap=True,
        style=ft.TextStyle(height=1.2),
    )
    name = ft.Text(
        seat.name,
        size=12 if spot.tight else 15,
        weight=theme.STRONG,
        color=theme.ACCENT if seat.turn else theme.ON_FELT,
        max_lines=1,
        overflow=ft.TextOverflow.ELLIPSIS,
        text_align=ft.TextAlign.CENTER,
        style=ft.TextStyle(height=1.2),
    )
    under: list[ft.Control] = [name]
    if spot.tight and bubble:
        under = [said]
    elif spot.tight and seat.total:
        name.expand = name.expand_loose = True
        under = [ft.Row([name, points], spacing=3, tight=True)]
    elif not spot.tight:
        under.append(points if seat.points and not bubble else said)
    box = spot.box
    inside = ft.Stack(
        [
            ft.Container(halo, left=spot.x - box.left - size / 2 - 6, top=spot.y - box.top - size / 2 - 6),
            ft.Container(circle, left=spot.x - box.left - size / 2, top=spot.y - box.top - size / 2),
            ft.Container(
                badge,
                left=spot.x - box.left + size * 0.5 - badge_size * 0.62,
                top=spot.y - box.top + size * 0.5 - badge_size * 0.86,
            ),
            ft.Container(
                ft.Column(under, spacing=1, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER),
                left=0,
                width=box.width,
                top=spot.y - box.top + size / 2 + (5 if spot.tight else 6),
                alignment=ft.Alignment.TOP_CENTER,
            ),
        ],
        width=box.width,
        height=box.height,
        clip_behavior=ft.ClipBehavior.NONE,
    )
    return Spoken(
        identifier=f"seat-{seat.seat + 1}",
        label=spoken_seat(seat),
        button=True if seat.catchable else None,
        exclude_semantics=True,
        on_click=on(tapped),
        content=ft.Container(inside, width=box.width, height=box.height, on_click=on(tapped)),
    )


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


def spoken_card(card: CardPicture) -> str:
    """An own card, said: its name, and what can be done with it."""
    said = [spoken(card.text)]
    if card.lifted:
        said.append(tr("table.card.lifted"))
    elif card.playable:
        said.append(tr("table.card.playable"))
    if card.fresh:
        said.append(tr("table.card.fresh"))
    if card.note:
        said.append(card.note)
    return join_phrases(said)


def _state(element: Element, picture: Picture) -> str:
    card = element.card
    if card is None or picture.dealing:
        return PLAIN
    if card.lifted or card.pointed:
        return CHOSEN
    if card.playable:
        return OFFERED
    if picture.my_turn and picture.marked:
        return DIMMED
    return FRESH if card.fresh else PLAIN


@part
def Table(picture: Picture, look: Look, screen: Screen, actions: Actions, behind: bool = False) -> ft.Control:
    """The whole table, filling `screen`; `behind` a panel a screen reader does not find it."""
    memory = ft.use_ref(Elements())
    elements = memory.current or Elements()
    if picture.cover:
        return _behind(ft.Container(Cover(picture.cover, screen, actions), key="cover"), behind)
    room = left_to_table(screen, picture)
    layout = arrange(room, len(picture.seats), len(picture.hand), len(picture.buttons), look, picture.stocked)
    cards = elements.place(picture, layout)
    table = ft.Container(
        ft.Stack(
            [
                *_under(picture, look, layout, screen, actions),
                *(_card(element, i, picture, look, layout, actions) for i, element in enumerate(cards)),
                *_over(picture, look, layout, screen, actions),
            ],
            width=screen.width,
            height=screen.height,
        ),
        key="table",
        width=screen.width,
        height=screen.height,
        gradient=theme.felt_gradient(2 * layout.ring.x / screen.width - 1, 2 * layout.ring.y / screen.height - 1),
    )
    return _behind(table, behind)


def _behind(table: ft.Control, behind: bool) -> ft.Control:
    return ft.Semantics(content=table, exclude_semantics=behind)


def _card(element: Element, index: int, picture: Picture, look: Look, layout: Layout, actions: Actions) -> ft.Control:
    spot, card = element.spot, element.card
    moving = None if look.still else ft.Animation(theme.SLOW, ft.AnimationCurve.EASE_OUT_CUBIC)
    scale = spot.width / WIDTH
    strip = (WIDTH, HEIGHT)
    if card is not None:
        strip = (min(WIDTH, spot.strip[0] / scale), min(HEIGHT, spot.strip[1] / scale))
    key, tries = picture.refused
    return ft.Container(
        CardBody(
            element.text,
            card.card if card is not None else -1,
            card.key if card is not None else "",
            spoken_card(card) if card is not None else "",
            _state(element, picture),
            strip,
            tries if card is not None and card.key == key else 0,
            card.mark if card is not None else None,
            look.letters,
            look.four_colours,
            look.still,
            actions,
        ),
        key=element.id,
        left=spot.x - WIDTH / 2,
        top=spot.y - HEIGHT / 2,
        width=WIDTH,
        height=HEIGHT,
        scale=scale,
        rotate=spot.angle,
        opacity=element.opacity,
        animate_position=moving,
        animate_scale=moving,
        animate_rotation=moving,
        animate_opacity=None if look.still else ft.Animation(theme.SLOW, ft.AnimationCurve.EASE_OUT_EXPO),
    )


def _under(picture: Picture, look: Look, layout: Layout, screen: Screen, actions: Actions) -> list[ft.Control]:
    ring = layout.ring
    return [
        placed(ring, Ring(picture.direction, ring.width, look.still), "ring"),
        *(
            placed(spot.box, Seat(seat, spot, look.still, actions), f"seat{seat.seat}")
            for seat, spot in zip(picture.seats, layout.seats, strict=True)
        ),
        # Cards on their way fly over the words and the buttons.
        placed(
            layout.words_room,
            Words(
                picture.words,
                picture.may,
                picture.my_turn,
                layout.words_room,
                layout.sideways,
                look.still,
                picture.reasoned,
                theme.fitting(14 if screen.height < 700 else 15, look.letters),
                actions,
            ),
            "words",
            ignore_interactions=not picture.reasoned,
        ),
        placed(layout.actions, ActionBar(picture.buttons, layout, look.left_handed, actions), "actions"),
    ]


def _over(picture: Picture, look: Look, layout: Layout, screen: Screen, actions: Actions) -> list[ft.Control]:
    async def drawn() -> None:
        await actions.stock()

    async def piled() -> None:
        await actions.pile()

    async def dropped(event: ft.DragTargetEvent) -> None:
        card = event.src.data
        if isinstance(card, int) and card >= 0:
            await actions.card(card)

    stock, pile = layout.stock, layout.pile
    height = pile.width * theme.CARD_RATIO
    top = picture.pile[-1].text if picture.pile else ""
    stocked: list[ft.Control] = [
        # The stock and the pile as one taps, reads and drops on them: over the cards that are drawn there.
        ft.Container(
            Spoken(
                identifier="stock",
                label=tr("table.stock_draw" if picture.may_draw else "table.stock", count=picture.stock),
                button=picture.may_draw or None,
                exclude_semantics=True,
                on_click=on(drawn),
                content=ft.Container(
                    width=stock.width,
                    height=height,
                    border_radius=stock.width * 0.114,
                    border=ft.Border.all(3, theme.ACCENT) if picture.may_draw else None,
                    on_click=on(drawn),
                    opacity=1.0,
                ),
            ),
            key="stock",
            left=stock.x - stock.width / 2,
            top=stock.y - height / 2,
        ),
        ft.Container(
            ft.Text(
                tr("table.left", count=picture.stock),
                size=theme.fitting(13 if pile.width < 110 else 15, look.letters),
                weight=ft.FontWeight.W_800,
                color=theme.ON_FELT_QUIET,
                text_align=ft.TextAlign.CENTER,
                style=ft.TextStyle(height=1.1),
            ),
            key="left",
            left=stock.x - stock.width / 2,
            width=stock.width,
            top=stock.y + height / 2 + 7,
            visible=not layout.sideways and bool(picture.pile),
        ),
    ]
    controls: list[ft.Control] = [
        *(stocked if picture.stocked else []),
        ft.Container(
            ft.DragTarget(
                group=DRAG_GROUP,
                on_accept=on(dropped),
                content=Spoken(
                    identifier="pile",
                    label=tr("table.pile", card=spoken(top)) if top else tr("table.pile_empty"),
                    exclude_semantics=True,
                    on_click=on(piled),
                    content=ft.Container(width=pile.width * 1.5, height=height * 1.3, on_click=on(piled)),
                ),
            ),
            key="pile",
            left=pile.x - pile.width * 0.6,
            top=pile.y - height * 0.65,
        ),
        # What is dropped on the badge or the disc falls on the pile under them.
        ft.TransparentPointer(
            content=Owed(picture.owed, picture.misses, look.still, actions),
            key="owed",
            left=pile.x + pile.width / 2 - 30,
            top=pile.y - height / 2 - 22,
        ),
        ft.TransparentPointer(
            content=Called(picture.called, layout.called.width, look.four_colours, look.still, actions),
            key="called",
            left=layout.called.left,
            top=layout.called.top,
            width=layout.called.width,
            height=layout.called.height,
        ),
        placed(
            layout.header,
            Header(
                picture.title,
                picture.subtitle,
                picture.sort,
                len(picture.hand) > 1,
                actions,
                layout.header,
                layout.header.width < 480 or layout.sideways,
                theme.fitting(1.0, look.letters),
            ),
            "header",
        ),
        banner(picture, layout, look.still),
    ]
    if picture.sort == "own":
        controls.append(_hand_target(picture, layout, actions))
    if picture.advice is not None:
        box = sheet_box(screen, layout, picture.advice, bool(picture.buttons), look.letters)
        controls.append(placed(box, AdvicePanel(picture.advice, box, look.letters, actions), "advice"))
    if picture.choice is not None:
        controls.append(
            placed(
                layout.panel, Chooser(picture.choice, layout.panel, look.four_colours, look.letters, actions), "choice"
            )
        )
    return controls


def _hand_target(picture: Picture, layout: Layout, actions: Actions) -> ft.Control:
    """Takes own cards dropped on the hand, to put them in an order of one's own; touches go through it."""
    box = layout.hand_box

    async def dropped(event: ft.DragTargetEvent) -> None:
        card = event.src.data
        at = gap_at(layout.hand, box.left + event.local_position.x, box.top + event.local_position.y)
        if isinstance(card, int) and card >= 0:
            await actions.reorder(card, picture.hand[at].card if at < len(picture.hand) else -1)

    target = ft.DragTarget(
        group=DRAG_GROUP, on_accept=on(dropped), content=ft.Container(width=box.width, height=box.height)
    )
    # A Container in its place, even an empty one, would keep touches from the cards.
    return ft.TransparentPointer(
        content=target, key="hand", left=box.left, top=box.top, width=box.width, height=box.height
    )
