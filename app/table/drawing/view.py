"""The card table: draws a Picture on a screen and passes on what a person does.

A drawn card turns over, shakes, is tapped and dragged. About the cards lie the direction of play, badges and words, the
seats of the others, and what is tapped over and under the table. For a moment the choice of a suit or rank lies over
it, or the cover between two people.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial
from itertools import zip_longest
from typing import Any, Final

import flet as ft
import flet.canvas as cv

from app.table.coach.advice import describe_mark
from app.table.drawing.advice_panel import AdvicePanel, covers, sheet_box
from app.table.drawing.layout import Element, Elements, Layout, SeatSpot, beside, layout_of, left_to_table
from app.table.drawing.own_hand import Box, OwnHand, Spot
from app.table.picture import Actions, ButtonPicture, CardPicture, Choice, Look, Mark, Picture, Questions, SeatPicture
from app.table.told.log import LogRow
from app.ui import parts, theme
from app.ui.card_faces import (
    HEIGHT,
    RADIUS,
    WIDTH,
    Face,
    Little,
    card_drawing,
    edge,
    index_of,
    spell_out,
    spoken,
    suit_file,
)
from app.ui.memoised import Redrawn, memoise
from app.ui.semantics import Spoken
from app.ui.shell import App, Size, on, part
from app.ui.theme import CardLook
from app.ui.words import join_phrases, tr

DRAG_GROUP: Final = "card"
PLAIN: Final = "plain"
DIMMED: Final = "dimmed"
OFFERED: Final = "offered"
CHOSEN: Final = "chosen"
CURSOR: Final = "cursor"
OUTLINES: Final = {OFFERED: 4, CHOSEN: 7}
ICONS: Final = {
    "talk": ft.Icons.CHAT_BUBBLE_OUTLINE_ROUNDED,
    "hint": ft.Icons.LIGHTBULB_ROUNDED,
    "undo": ft.Icons.UNDO_ROUNDED,
    "skip": ft.Icons.FAST_FORWARD_ROUNDED,
    "back": ft.Icons.CHEVRON_LEFT_ROUNDED,
    "help": ft.Icons.QUESTION_MARK_ROUNDED,
    "menu": ft.Icons.MORE_HORIZ_ROUNDED,
    "sort": ft.Icons.SWAP_HORIZ_ROUNDED,
}
# The ring of a key.
CURSOR_DARK: Final = 3.0
CURSOR_LIGHT: Final = 4.0
# The mark of the coach on the upper edge of a card.
WIDEST_MARK: Final = 58.0
LEAST_STAR: Final = 48.0  # the width from which a star has room beside the figure
MARK_HIGH: Final = 25.0
MARK_UP: Final = 17.0  # of it over the edge
NOD: Final = 6.0  # how high a card nods
BLOW: Final = 1.15  # how much the badge grows when more is owed,
POPS_FROM: Final = 0.6  # and how small it comes
SAID_FROM: Final = 0.8  # how small what somebody says comes
SAID_EDGE: Final = 9  # pixels beside it
PASSED: Final = 0.45  # what is left of a face that is passed over
BOW: Final = 0.7  # of the face's size over its middle
BOW_REACH: Final = 1.15  # and to each side
BOW_LINE: Final = 4.0
BOW_HEAD: Final = 11.0
CALLED_FROM: Final = 2.2  # how large a called suit comes
OWED_OVER: Final = 30.0  # of the badge over the pile
OWED_OVER_LOW: Final = 34.0  # on a low screen, where a seat is beside it
OWED_ROOM: Final = 4.0  # about the badge, which is lower than a finger wants
FIGURE: Final = 16.0
MARK_BAR: Final = 5.0
CHOICE_GAP: Final = 6.0
WIDE_CHOICE: Final = 330.0  # seven ranks go beside each other
NARROW: Final = 0.7  # of the width one expects of letters: that of a narrow typeface
OWN_CIRCLE: Final = 44.0
LOG_CARD: Final = 34.0
UNDER_NAME: Final = 15  # letters
# What a seat laid last: its width of the circle's size, and how it lies.
LAST_CARD: Final = 0.53
LEAST_LAST: Final = 26.0
LAST_TURN: Final = 0.12
OPEN_WIDE: Final = 150.0
CLOSE_EDGE: Final = 6.0  # beside the word of a button that has little room
CLOSE_GAP: Final = 4.0  # between such
BAR_GAP: Final = 10.0  # between buttons that have room
WORDS_LINE: Final = 1.2  # the height of a line of what happened, of its letters
WORDS_EDGE: Final = 4.0  # at least, over and under them
SLIDE: Final = 40  # milliseconds between two looks at a finger that slides
COVER_TOLD: Final = 0.32  # of the screen for what the cover tells


def _letters(
    text: str,
    size: float,
    colour: str = theme.ON_FELT,
    *,
    weight: ft.FontWeight = theme.HEAVY,
    high: float | None = None,
    cut: bool = False,
    **more: Any,
) -> ft.Text:
    """A text on the table, `high` of its letters' size; `cut` to one line, with dots for the rest."""
    if high is not None:
        more["style"] = ft.TextStyle(height=high)
    if cut:
        more.update(max_lines=1, overflow=ft.TextOverflow.ELLIPSIS)
    return ft.Text(text, size=size, weight=weight, color=colour, **more)


def _tap(
    ident: str | None,
    label: str | None,
    handler: Callable[..., Any] | None,
    content: ft.Container,
    *,
    button: bool | None = True,
    within: ft.Control | None = None,
    **more: Any,
) -> Spoken:
    """What is said and tapped as one: `content` hears the tap, alone or somewhere `within` what is drawn."""
    content.on_click = run = on(handler) if handler is not None else None
    return Spoken(
        identifier=ident,
        label=label,
        button=button,
        exclude_semantics=True,
        on_click=run,
        content=within or content,
        **more,
    )


def _round_button(
    icon: ft.IconData, ident: str, label: str, handler: Callable[..., Any], size: float, tooltip: str | None = None
) -> Spoken:
    drawing = ft.Icon(icon, color=theme.ON_FELT, size=size)
    return _tap(ident, label, handler, parts.disc(drawing, theme.TAP, ink=True, tooltip=tooltip))


def _sign(code: str, picture: float, letters: float, four_colours: bool, high: float | None = None) -> ft.Control:
    """A suit as a picture so large, or a rank in letters."""
    if code in "SHDC":
        file = suit_file(code, four_colours)
        return ft.Image(src=file, width=picture, height=picture, exclude_from_semantics=True)
    return _letters(index_of(code), letters, theme.SUIT_COLOURS["S"], high=high)


def _move(still: bool, duration: int = theme.FAST, curve: Any = ft.AnimationCurve.EASE_OUT) -> ft.Animation | None:
    """A movement of the theme, none where nothing may move."""
    return None if still else ft.Animation(duration, curve)


def _popping(shown: bool, still: bool) -> dict[str, Any]:
    """How a badge comes and goes."""
    return {
        "opacity": 1.0 if shown else 0.0,
        "scale": 1.0 if shown else POPS_FROM,
        "animate_opacity": _move(still),
        "animate_scale": _move(still, theme.SLOW, ft.AnimationCurve.EASE_OUT_BACK),
    }


def _in(box: Box) -> dict[str, Any]:
    """Where a control lies that fills a box."""
    return {"left": box.left, "top": box.top, "width": box.width, "height": box.height}


@cache
def _decoration(state: str, contrast: bool) -> ft.BoxDecoration:
    """What is laid over a face: nothing, a shade, or an outline. Each is made once: Flet need not compare two."""
    shade = theme.CONTRAST_DIM if contrast else theme.DIM
    return ft.BoxDecoration(
        bgcolor=shade if state == DIMMED else None,
        border=ft.Border.all(OUTLINES[state], theme.ACCENT) if state in OUTLINES else None,
        border_radius=RADIUS + 1,
    )


def _below(state: str, cards: CardLook) -> list[ft.BoxShadow] | ft.BoxShadow | None:
    """What is seen beyond the edge of a card: nothing, its own edge, or the ring of a key, light about dark, which
    nothing else has.
    """
    if state != CURSOR:
        return edge(cards)
    rings = ((CURSOR_DARK + CURSOR_LIGHT, theme.CURSOR_RING), (CURSOR_DARK, theme.CURSOR_EDGE))
    return [ft.BoxShadow(spread_radius=wide, color=colour) for wide, colour in rings]


@memoise
def CardBody(
    text: str,
    card: CardPicture | None,
    state: str,
    strip: float,
    refused: int,
    look: Look,
    actions: Actions | None,
) -> ft.Control:
    """A card of WIDTH × HEIGHT that shows `text`; `card` is set in the own hand, where so much across can be seen of it
    (`strip`). A growing `refused` shakes it. What is said of it is Ears' business.
    """
    tapped = partial(actions.card, card.card) if card and actions else None
    shown, set_shown = ft.use_state(text)
    shaken, set_shaken = ft.use_state(0.0)
    nodding, set_nodding = ft.use_state(False)
    seen = ft.use_ref(refused)
    still, meant = look.still, card is not None and card.meant
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

    async def nod() -> None:
        if meant and not still:
            await asyncio.sleep(theme.FAST / 1000)  # once it has risen
            set_nodding(True)
            await asyncio.sleep(theme.NOD / 2000)
            set_nodding(False)

    ft.use_effect(on(turn), [text])
    ft.use_effect(on(shake), [refused])
    ft.use_effect(on(nod), [meant])

    face = shown if turning else text
    # The same drawing as before is not looked through again.
    drawing = ft.use_memo(lambda: card_drawing(face, look.cards), [face, look.cards])
    feedback = ft.use_memo(lambda: _feedback(face, look) if card else None, [face, look.cards, card is None])
    gap = ft.use_memo(lambda: ft.Container(width=WIDTH, height=HEIGHT) if card else None, [card is None])
    body = ft.Container(
        width=0 if turning else WIDTH,
        height=HEIGHT,
        animate=_move(still, theme.FAST // 2, ft.AnimationCurve.EASE_IN_OUT),
        offset=ft.Offset(shaken, -NOD / HEIGHT if nodding else 0),
        animate_offset=_move(still, 1 if shaken else theme.NOD // 2, ft.AnimationCurve.EASE_OUT_BACK)
        if meant and not shaken
        else _move(still, 1 if shaken else theme.SHAKE, ft.AnimationCurve.ELASTIC_OUT),
        **theme.rounded(RADIUS),
        shadow=_below(state, look.cards),
        foreground_decoration=_decoration(state, look.cards.contrast),
        content=drawing,
        on_click=on(tapped) if tapped else None,
    )
    return ft.Stack(
        [
            # A screen reader should meet each card once.
            ft.Semantics(
                exclude_semantics=True,
                content=ft.Draggable(
                    group=DRAG_GROUP,
                    data=card.card if card else -1,
                    # A finger that moves along the hand chooses; where cards are put in order it takes one along.
                    affinity=ft.Axis.VERTICAL if look.sliding else None,
                    max_simultaneous_drags=1 if tapped else 0,
                    content=ft.Container(body, width=WIDTH, height=HEIGHT, alignment=ft.Alignment.CENTER),
                    content_when_dragging=gap,
                    content_feedback=feedback,
                ),
            ),
            *([_mark(card.mark, strip, look.letters)] if card and card.mark else []),
        ],
        width=WIDTH,
        height=HEIGHT,
        clip_behavior=ft.ClipBehavior.NONE,
    )


def _feedback(face: str, look: Look) -> ft.Control:
    """What follows the thumb."""
    return ft.Container(
        width=WIDTH * 1.08,
        height=HEIGHT * 1.08,
        **theme.rounded(RADIUS * 1.08),
        shadow=edge(look.cards),
        content=card_drawing(face, look.cards),
    )


def _mark(mark: Mark, strip: float, letters: float) -> ft.Control:
    """What the coach gives a card of which `strip` can be seen across: a figure over a bar. Nobody taps it, it is said
    with the card, and it has no room for larger letters.
    """
    wide = min(WIDEST_MARK, strip - 2)
    inside = wide - 8
    colour = theme.ON_ACCENT if mark.best else theme.ON_FELT
    figure: list[ft.Control] = [_letters(mark.figure, FIGURE / letters, colour, high=1.0, max_lines=1)]
    if mark.best and wide >= LEAST_STAR and len(mark.figure) < 3:
        figure.insert(0, ft.Icon(ft.Icons.STAR_ROUNDED, color=colour, size=theme.MARK))
    whole, share = (
        ft.Container(width=width, height=MARK_BAR, bgcolor=colour, **theme.rounded(MARK_BAR / 2))
        for width in (inside, inside * mark.share)
    )
    whole.opacity = theme.FAINT
    return ft.Container(
        ft.Column(
            [ft.Row(figure, spacing=0, tight=True), ft.Stack([whole, share], width=inside, height=MARK_BAR)],
            spacing=1,
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        left=1,
        top=-MARK_UP,
        width=wide,
        height=MARK_HIGH,
        **theme.rounded(theme.SPACE),
        bgcolor=theme.ACCENT if mark.best else theme.COUNT_BADGE,
        border=ft.Border.all(1, theme.ON_ACCENT if mark.best else theme.ON_FELT_QUIET),
        ignore_interactions=True,
    )


def spoken_card(card: CardPicture) -> str:
    """An own card, said: its name, and what can be done with it."""
    can = tr("table.card.lifted") if card.lifted else tr("table.card.playable") if card.playable else ""
    return join_phrases((spoken(card.text), can, tr("table.card.fresh") if card.fresh else "", card.note))


@memoise
def Ears(row: tuple[tuple[CardPicture, Box], ...], actions: Actions | None, mirrored: bool) -> ft.Control:
    """A row of own cards for a screen reader: in boxes beside each other, so that what is raised or askew is not met
    before its neighbours. Fingers reach the cards under it. `mirrored` as `_from_the_left` wants it.
    """
    height = max(box.height for _, box in row)
    spoken_cards: list[ft.Control] = [
        ft.Container(
            Spoken(
                identifier=f"card-{card.key}",
                label=spoken_card(card),
                button=True if actions else None,
                exclude_semantics=True,
                on_click=on(partial(actions.card, card.card)) if actions else None,
                content=ft.Container(width=box.width, height=height, ignore_interactions=True),
            ),
            key=card.key,
            left=row[-1][1].right - box.right if mirrored else box.left - row[0][1].left,
            top=0,
        )
        for card, box in row
    ]
    return ft.Stack(spoken_cards, width=row[-1][1].right - row[0][1].left, height=height)


@memoise
def Ring(direction: int, size: float, swept: bool, contrast: bool, still: bool) -> ft.Control:
    """The quiet ring of arrows: it turns into the new direction while one drawing fades into the other, and a light
    runs along it.
    """
    turn = _move(still, theme.SLOW * 2)

    def arrows(way: int) -> ft.Control:
        shown = way == direction
        src = "cards/ring-contrast.svg" if contrast else "cards/ring.svg"
        image = ft.Image(src=src, width=size, height=size, exclude_from_semantics=True)
        return ft.Container(
            ft.Container(image, flip=ft.Flip(flip_x=way < 0), width=size, height=size),
            rotate=0.0 if shown else way * -math.pi / 2,
            opacity=1.0 if shown else 0.0,
            animate_rotation=turn,
            animate_opacity=turn,
        )

    light = ft.Container(
        ft.Image(src="cards/sweep.svg", width=size, height=size, exclude_from_semantics=True),
        rotate=direction * math.pi * (0.5 if swept else -0.5),
        opacity=1.0 if swept else 0.0,
        animate_rotation=_move(still, theme.SWEEP if swept else 1, ft.AnimationCurve.EASE_IN_OUT),
        animate_opacity=_move(still),
    )
    return ft.Stack([arrows(1), arrows(-1), light], width=size, height=size)


@memoise
def Owed(owed: int, misses: int, struck: bool, look: Look, questions: Questions) -> ft.Control:
    """The badge on the pile's corner: cards owed, whose number rolls when it grows, or turns to miss; a tap shows what
    answers.
    """
    rolled, roll = ft.use_state(owed)

    async def rolling() -> None:
        steps = range(rolled + 1, owed) if rolled and not look.still else ()
        for number in steps:
            roll(number)
            await asyncio.sleep(theme.FAST / 1000 / len(steps))
        roll(owed)

    ft.use_effect(on(rolling), [owed])
    shown = owed > 0 or misses > 0
    label = tr("table.owed", count=owed) if owed else tr("table.misses", count=misses) if misses else None
    text = (
        tr("table.owed_badge", n=min(owed, rolled) if rolled else owed) if owed else tr("table.misses_badge", n=misses)
    )
    inside: list[ft.Control] = [_letters(text, theme.fitting(22, look.letters), theme.ON_OBLIGATION, high=1.1)]
    if misses and not owed:
        inside.insert(0, ft.Icon(ft.Icons.BLOCK_ROUNDED, size=20, color=theme.ON_OBLIGATION))
    badge = ft.Container(
        content=ft.Row(inside, tight=True, alignment=ft.MainAxisAlignment.CENTER, spacing=3),
        padding=ft.Padding.symmetric(horizontal=13, vertical=5),
        bgcolor=theme.OBLIGATION,
        border=ft.Border.all(3, theme.ON_OBLIGATION),
        **theme.rounded(24),
        shadow=ft.BoxShadow(blur_radius=8, color=theme.CARD_SHADE, offset=ft.Offset(0, 2)),
        **_popping(shown, look.still),
    )
    if struck:
        badge.scale = BLOW
    handler = (lambda: questions.rule("owed")) if shown else None
    room = ft.Container(badge, padding=ft.Padding.all(OWED_ROOM))
    return _tap("owed" if shown else None, label, handler, room, button=shown or None)


@memoise
def Called(called: str, size: float, four_colours: bool, still: bool, questions: Questions) -> ft.Control:
    """The suit or rank that was called, on a disc of card paper; a tap shows by which rule."""
    last = ft.use_ref("S")
    code: str = called or last.current or "S"
    last.current = code
    return _tap(
        "called" if called else None,
        tr("table.called", what=spoken(called)) if called else None,
        (lambda: questions.rule("called")) if called else None,
        ft.Container(
            _sign(code, size * 0.58, size * 0.5, four_colours, high=1),
            width=size,
            height=size,
            **theme.rounded(size / 2),
            bgcolor=theme.CARD_PAPER,
            border=ft.Border.all(4, theme.ACCENT),
            alignment=ft.Alignment.CENTER,
            shadow=ft.BoxShadow(blur_radius=10, color=theme.CARD_SHADE, offset=ft.Offset(0, 2)),
            # It comes large and shrinks to its place.
            **{**_popping(bool(called), still), "scale": 1.0 if called else CALLED_FROM},
        ),
        button=bool(called) or None,
    )


@memoise
def Slots(slots: tuple[str, ...], box: Box, look: Look) -> ft.Control:
    """A slot for each card that is to be laid in this turn, filled as they are; the next one is lit."""
    height = box.height - theme.GAP
    width = min(height / theme.CARD_RATIO, (box.width + theme.SPACE) / len(slots) - theme.SPACE)
    laid = sum(map(bool, slots))
    shown: list[ft.Control] = []
    for n, text in enumerate(slots):
        if text:
            shown.append(Face(text, width, look.cards))
            continue
        colour = theme.ACCENT if n == laid else theme.ON_FELT_QUIET
        number = _letters(str(n + 1), width * 0.4 / look.letters, colour, high=1.0)
        edge = ft.Border.all(2, colour)
        shown.append(
            ft.Container(
                number,
                width=width,
                height=width * theme.CARD_RATIO,
                border=edge,
                alignment=ft.Alignment.CENTER,
                **theme.rounded(width * RADIUS / WIDTH),
            )
        )
    row = ft.Row(shown, spacing=theme.SPACE, alignment=ft.MainAxisAlignment.CENTER)
    return parts.label(
        ft.Container(row, width=box.width, height=box.height, alignment=ft.Alignment.CENTER),
        "slots",
        tr("puzzle.slots", laid=laid, count=len(slots)),
    )


def _as_sentences(*texts: str) -> str:
    """The texts that say anything, one after the other, each with an end."""
    return " ".join(text if text[-1] in ".!?…”" else f"{text}." for text in texts if text)


@dataclass(frozen=True)
class Boxed:
    """What lies in a box of the table: who draws it, and of what. What is dropped on it may go `through`."""

    box: Box
    draw: Callable[..., ft.Control]
    given: tuple[Any, ...]
    through: bool = False

    def drawn(self) -> ft.Control:
        """The control."""
        return self.draw(*self.given)


def words_of(
    picture: Picture, box: Box, screen: Size, look: Look, questions: Questions, *, sideways: bool, handle: bool
) -> Boxed:
    """What happened and what one may do, at the foot of a box; `handle` as `Words` has it."""
    given = (
        picture.words,
        picture.may,
        picture.my_turn,
        box,
        sideways,
        look,
        picture.reasoned,
        theme.fitting(14 if screen.height < 700 else 15, look.letters),
        questions,
        handle,
        picture.remark,
    )
    return Boxed(box, Words, given)


@memoise
def Words(
    words: str,
    may: str,
    mine: bool,
    box: Box,
    sideways: bool,
    look: Look,
    reasoned: bool,
    size: float,
    questions: Questions,
    handle: bool,
    remark: str,
) -> ft.Control:
    """One line: what happened, and what you may do. Read out when it changes, with a `remark` at its end; a tap shows
    the rule where one is, a tap beside it (`handle`) all that happened.
    """
    drawn = size * look.letters
    rows = (len(words) + len(may) + 3) * drawn * 0.52 / (box.width - (32 + theme.MARK + theme.SPACE + theme.TAP))
    long = rows > 1
    between = ("\n" if long else "   ") if words else ""
    spans = [ft.TextSpan(words, ft.TextStyle(color=theme.ON_FELT, weight=theme.STRONG))]
    if may:
        colour = theme.ACCENT if mine else theme.ON_FELT_QUIET
        spans.append(ft.TextSpan(between + may, ft.TextStyle(color=colour, weight=theme.STRONG)))
    inside: list[ft.Control] = [
        ft.Text(
            spans=spans,
            size=size,
            max_lines=max(2, int((box.height - 2 * WORDS_EDGE) / (drawn * WORDS_LINE))),
            overflow=ft.TextOverflow.ELLIPSIS,
            text_align=ft.TextAlign.START if sideways else ft.TextAlign.CENTER,
            style=ft.TextStyle(height=WORDS_LINE),
            expand=True,
            expand_loose=True,
        )
    ]
    if reasoned:
        inside.append(ft.Icon(ft.Icons.INFO_OUTLINE_ROUNDED, size=theme.MARK, color=theme.ON_FELT_QUIET))
    # A line or two are lower than a finger wants.
    lines = max(2, int(rows)) if long else 1
    around = max(WORDS_EDGE, (theme.TAP - lines * drawn * WORDS_LINE) / 2)
    # Room at both ends, as one reads: padding would know left and right only.
    start, end = 12.0 if sideways else 0.0 if handle else 20.0, 0.0 if sideways else 16.0
    ends = [[ft.Container(width=room - theme.SPACE, height=1)] if room else [] for room in (start, end)]
    line = ft.Container(
        ft.Row([*ends[0], *inside, *ends[1]], tight=True, spacing=theme.SPACE),
        padding=ft.Padding.symmetric(vertical=around),
    )
    said = _tap(
        "words",
        spell_out(_as_sentences(words, may, remark)),
        (lambda: questions.rule("words")) if reasoned else None,
        line,
        button=reasoned or None,
        live_region=True,
        expand=True,
        expand_loose=True,
    )
    icon = ft.Icon(ft.Icons.HISTORY_ROUNDED, size=theme.ICON, color=theme.ON_FELT_QUIET)
    log = _tap("log", tr("play.log"), questions.log, parts.disc(icon, theme.TAP, ink=True))
    return ft.Container(
        ft.Container(
            ft.Row([said, log] if sideways else [log, said], tight=True, spacing=0) if handle else said,
            **theme.surface(theme.WORDS_ON_FELT, theme.TAP / 2, look.cards.contrast),
            opacity=1.0 if words or may else 0.0,
            animate_opacity=_move(look.still),
        ),
        width=box.width,
        height=box.height,
        alignment=ft.Alignment(0 if not sideways else 1 if look.left_handed else -1, 1),
    )


def spoken_seat(seat: SeatPicture) -> str:
    """Everything one sees of a seat, said."""
    place = tr("table.seat.place", place=seat.place) if seat.place else tr("table.seat.cards", count=seat.count)
    return join_phrases(
        (
            seat.name,
            seat.level,
            tr("table.seat.gone") if seat.gone else "",
            place,
            tr("table.seat.turn") if seat.turn else "",
            tr("table.seat.declared") if seat.declared else "",
            tr("table.seat.catchable") if seat.catchable else "",
            seat.bubble,
            seat.points,
        )
    )


def _person(known: str, called: str, size: float) -> ft.Control:
    """Somebody who is `known` by a name: the face they have taken, or a letter of what they are `called`."""
    return parts.portrait(known, size) or _letters(called[:1].upper(), size * 0.42, theme.ON_SEAT, high=1)


def _hue(name: str, seat: int) -> str:
    """The colour of a person, of a seat where nobody of that name is known."""
    return theme.SEAT_COLOURS[parts.own_hue(name, seat) % len(theme.SEAT_COLOURS)]


def _portrait(seat: SeatPicture, size: float) -> ft.Control:
    """A bot's face, or the letter with which a person's name begins."""
    if not seat.level:
        return _person(seat.name, seat.name, size)
    return parts.bot_portrait(seat.seat, size)


def _last_card(text: str, size: float, look: Look, x: float, y: float) -> ft.Control:
    """What a seat laid last, at the lower right of its circle of this size about x, y; the log says it."""
    width = max(LEAST_LAST, size * LAST_CARD)
    card = Little(text, width, look.cards, look.letters, LAST_TURN)
    return ft.Container(card, left=x + size * 0.5 - width * 0.5, top=y + size * 0.5 + 3 - width * theme.CARD_RATIO)


@memoise
def SaidWord(said: str, size: float, still: bool) -> ft.Control:
    """What somebody just said: it comes a little smaller and grows once."""
    there, come = ft.use_state(still)

    async def begin() -> None:
        come(True)

    ft.use_effect(on(begin), [])
    return ft.Container(
        padding=ft.Padding.symmetric(horizontal=SAID_EDGE, vertical=1),
        **theme.rounded(12),
        bgcolor=theme.ACCENT,
        scale=1.0 if there else SAID_FROM,
        animate_scale=_move(still, theme.FAST, ft.AnimationCurve.EASE_OUT_BACK),
        content=_letters(said, size, theme.ON_ACCENT, max_lines=1, no_wrap=True),
    )


@memoise
def Bow(start: tuple[float, float], over: tuple[float, float], end: tuple[float, float], screen: Size) -> ft.Control:
    """A bow from seat to seat that jumps over who is passed over; it comes and goes with the moment."""
    there, come = ft.use_state(False)

    async def begin() -> None:
        come(True)
        await asyncio.sleep(theme.FAST / 1000)
        come(False)

    ft.use_effect(on(begin), [])
    by = (2 * over[0] - (start[0] + end[0]) / 2, 2 * over[1] - (start[1] + end[1]) / 2)  # so it goes through `over`
    way = math.atan2(end[1] - by[1], end[0] - by[0])
    line = cv.Path.LineTo
    head = [
        (end[0] - BOW_HEAD * math.cos(way + turn), end[1] - BOW_HEAD * math.sin(way + turn)) for turn in (0.6, -0.6)
    ]
    drawn = cv.Path(
        [
            cv.Path.MoveTo(*start),
            cv.Path.QuadraticTo(*by, *end),
            cv.Path.MoveTo(*head[0]),
            line(*end),
            line(*head[1]),
        ],
        paint=ft.Paint(
            stroke_width=BOW_LINE,
            color=theme.ACCENT,
            style=ft.PaintingStyle.STROKE,
            stroke_cap=ft.StrokeCap.ROUND,
            stroke_join=ft.StrokeJoin.ROUND,
        ),
    )
    return ft.Container(
        cv.Canvas([drawn], width=screen.width, height=screen.height),
        opacity=1.0 if there else 0.0,
        animate_opacity=_move(still=False),
        ignore_interactions=True,
    )


def _towards(face: Spot, other: Spot, side: int) -> tuple[float, float]:
    """A point beside a face on the way to another; on a `side` where both would be the same."""
    across, down = other.x - face.x, other.y - face.y
    far, reach = math.hypot(across, down), face.width * BOW_REACH
    if abs(across) < face.width / 2 or far < 1:
        return face.x + side * reach, face.y
    reach = min(reach, far - other.width * 0.6)
    return face.x + across / far * reach, face.y + down / far * reach


def _bow(picture: Picture, layout: Layout, screen: Size) -> list[ft.Control]:
    """The bow over the seat that is passed over, where one is: from who plays before it to who plays after it."""
    own = Spot(layout.own.left + OWN_CIRCLE / 2, layout.own.top + layout.own.height / 2, OWN_CIRCLE)
    at = {seat.seat: Spot(spot.x, spot.y, spot.size) for seat, spot in zip(picture.seats, layout.seats, strict=True)}
    away = {seat.seat for seat in picture.seats if seat.place or seat.gone}
    at[picture.me] = own
    passed = picture.skipped
    if passed not in at:
        return []
    seats = sorted(seat for seat in at if seat >= 0 and (seat not in away or seat == passed))
    here, many = seats.index(passed), len(seats)
    before, after = (at[seats[(here + step) % many]] for step in (-picture.direction, picture.direction))
    face = at[passed]
    over = (face.x, face.y - face.width * BOW)
    ends = _towards(face, before, -1), _towards(face, after, 1)
    return [ft.Container(Bow(ends[0], over, ends[1], screen), key=f"bow-{passed}", left=0, top=0)]


@memoise
def OpenHand(cards: tuple[str, ...], width: float, size: float, look: Look) -> ft.Control:
    """The cards that somebody had left, opened out of a face of this size over so much width; the list of the result
    says them.
    """
    there, come = ft.use_state(look.still)

    async def begin() -> None:
        come(True)

    ft.use_effect(on(begin), [])
    card = max(LEAST_LAST, size * LAST_CARD)
    step = min(card * 0.6, (width - card) / max(1, len(cards) - 1))
    first = width / 2 - card / 2 - step * (len(cards) - 1) / 2
    way = _move(look.still, theme.SLOW, ft.AnimationCurve.EASE_OUT_CUBIC)
    shown: list[ft.Control] = [
        ft.Container(
            Face(text, card, look.cards),
            left=first + step * n if there else width / 2 - card / 2,
            top=0,
            scale=1.0 if there else 0.4,
            animate_position=way,
            animate_scale=way,
        )
        for n, text in enumerate(cards)
    ]
    return ft.Stack(shown, width=width, height=card * theme.CARD_RATIO, clip_behavior=ft.ClipBehavior.NONE)


def _under_name(seat: SeatPicture) -> str:
    """A bot's temper and the points, where both have room; else the points, and the temper where there are none."""
    both = " · ".join(filter(None, (seat.temper, seat.points)))
    return both if len(both) <= UNDER_NAME else seat.points or seat.temper


@memoise
def Seat(seat: SeatPicture, spot: SeatSpot, look: Look, questions: Questions) -> ft.Control:
    """One seat, in its box."""
    still = look.still
    size, tight, box = spot.size, spot.tight, spot.box
    left, top = spot.x - box.left, spot.y - box.top  # the middle of the circle
    wide = min(OPEN_WIDE, box.width)  # for the cards of an open hand
    lit = seat.turn or seat.catchable
    out = seat.place > 0 or seat.gone
    circle = ft.Container(
        width=size,
        height=size,
        **theme.rounded(size / 2),
        bgcolor=None if seat.level else _hue(seat.name, seat.seat),  # a bot's face fills it
        alignment=ft.Alignment.CENTER,
        opacity=theme.FAINT if out else PASSED if seat.skipped else 1.0,
        animate_opacity=_move(still),
        content=_portrait(seat, size),
    )
    if seat.gone:
        cross = ft.Icon(ft.Icons.CLOSE_ROUNDED, size=size * 0.8, color=theme.ON_FELT)
        over = ft.Container(cross, width=size, height=size, alignment=ft.Alignment.CENTER)
        circle = ft.Container(ft.Stack([circle, over]))
    halo = ft.Container(
        width=size + 12,
        height=size + 12,
        **theme.rounded(size),
        border=ft.Border.all(4, theme.OBLIGATION if seat.catchable else theme.ACCENT),
        opacity=1.0 if lit else 0.0,
        scale=1.0 if lit else 0.8,
        animate_opacity=_move(still),
        animate_scale=_move(still),
    )
    badge_size = max(20.0, size * 0.46)
    badge_text = tr("table.seat.out", place=seat.place) if seat.place else str(seat.count)
    badge = ft.Container(
        # No height of its own: it grows with a person's letters.
        padding=ft.Padding.symmetric(horizontal=badge_size * 0.28, vertical=max(0.0, badge_size * 0.2 - 2)),
        **theme.rounded(badge_size),
        bgcolor=theme.COUNT_BADGE,
        border=ft.Border.all(2, theme.ON_FELT),
        content=ft.Row(
            [_letters(badge_text, badge_size * 0.56, high=1.05)], tight=True, alignment=ft.MainAxisAlignment.CENTER
        ),
    )
    bubble = seat.bubble or (tr("table.seat.said", word=seat.declared) if seat.declared and not out else "")
    room = box.width - (left + size / 2 + 16 if spot.aside else 0) - 2 * SAID_EDGE
    # Words that were just said are whole before they are large.
    words = SaidWord(bubble, min(12 if tight else 13, room / max(1.0, theme.width(bubble, look.letters))), still)
    name = _letters(
        seat.name,
        12 if tight else 15,
        theme.ACCENT if seat.turn else theme.ON_FELT,
        weight=theme.STRONG,
        high=1.2,
        cut=True,
        text_align=ft.TextAlign.CENTER,
    )
    # What was said lies on the points for as long as it is there.
    points = _letters(
        seat.total if tight else _under_name(seat),
        11 if tight else 13,
        theme.ON_FELT_QUIET,
        weight=theme.STRONG,
        high=1.2,
        max_lines=1,
        no_wrap=True,
    )
    under: list[ft.Control] = [name]
    if tight and bubble:
        under = [words]
    elif tight and seat.total:
        name.expand = name.expand_loose = True
        under = [ft.Row([name, points], spacing=3, tight=True)]
    elif not tight:
        under.append(words if bubble else points)
    opened: list[ft.Control] = [OpenHand(seat.held, wide, size, look)] if seat.held else []
    inside = ft.Stack(
        [
            ft.Container(halo, left=left - size / 2 - 6, top=top - size / 2 - 6),
            ft.Container(circle, left=left - size / 2, top=top - size / 2),
            *([_last_card(seat.last, size, look, left, top)] if seat.last and not seat.held else []),
            ft.Container(
                badge, right=box.width - left + size * 0.5 - badge_size * 0.62, top=top + size * 0.5 - badge_size * 0.86
            ),
            ft.Container(
                ft.Column(
                    under,
                    spacing=1,
                    tight=True,
                    horizontal_alignment=ft.CrossAxisAlignment.START if spot.aside else ft.CrossAxisAlignment.CENTER,
                ),
                left=left + size / 2 + 16 if spot.aside else 0,
                width=box.width - left - size / 2 - 16 if spot.aside else box.width,
                top=top - size / 4 if spot.aside else top + size / 2 + (5 if tight else 6),
                alignment=ft.Alignment.TOP_LEFT if spot.aside else ft.Alignment.TOP_CENTER,
            ),
            *(ft.Container(each, left=left - wide / 2, top=top) for each in opened),
        ],
        width=box.width,
        height=box.height,
        clip_behavior=ft.ClipBehavior.NONE,
    )
    return _tap(
        f"seat-{seat.seat + 1}",
        spoken_seat(seat),
        lambda: questions.seat(seat.seat),
        ft.Container(inside, width=box.width, height=box.height),
        button=True if seat.catchable else None,
    )


@memoise
def OwnSeat(
    name: str, who: str, seat: int, last: str, cards: int, front: int, turn: bool, box: Box, look: Look
) -> ft.Control:
    """The own seat: who one is at this table, whose turn it is, what one laid `last`, how many cards one has and how
    many can be laid.
    """
    size = min(OWN_CIRCLE, box.width - 12)
    circle = parts.disc(_person(who, who or name, size), size, _hue(who, seat))
    ring = ft.Container(
        circle,
        padding=3,
        **theme.rounded(size),
        border=ft.Border.all(4, theme.ACCENT if turn else theme.NOTHING),
    )
    if last:
        card = _last_card(last, size, look, size / 2 + 7, size / 2 + 7)
        ring = ft.Container(
            ft.Stack([ring, card], clip_behavior=ft.ClipBehavior.NONE), padding=ft.Padding.only(right=6)
        )
    held = tr("table.seat.cards", count=cards)
    second = tr("table.own.playable", count=front) if front else ""
    texts: list[ft.Control] = []
    if box.width > OWN_CIRCLE * 2.8:
        shown = min(look.letters, theme.GROWN)  # so much larger
        lines = [(held, theme.ON_FELT), (second, theme.ACCENT)] if second else [(name, theme.ON_FELT)]
        lines += [] if second else [(held, theme.ON_FELT_QUIET)]
        texts = [
            _letters(
                text,
                theme.narrowed(text, 14 * shown, box.width - size - 3 * theme.SPACE) / look.letters,
                colour,
                weight=theme.STRONG,
                high=1.25,
                cut=True,
            )
            for text, colour in lines
        ]
    told = ft.Column(texts, spacing=0, tight=True, expand=True, alignment=ft.MainAxisAlignment.CENTER)
    parts_of_it: list[ft.Control] = [ring, *([told] if texts else [])]
    return Spoken(
        identifier="own-seat",
        label=join_phrases((name, held, second, tr("table.seat.turn") if turn else "")),
        exclude_semantics=True,
        content=ft.Container(
            ft.Row(parts_of_it[::-1] if look.left_handed else parts_of_it, spacing=8),
            width=box.width,
            height=box.height,
        ),
    )


def _button(button: ButtonPicture, actions: Actions, close: float, look: Look) -> ft.Control:
    """One button; `close` where there is little room: letters of that size, and an icon alone where there is one."""
    back, fore = {
        "main": (theme.ACCENT, theme.ON_ACCENT),
        "danger": (theme.OBLIGATION, theme.ON_OBLIGATION),
    }.get(button.kind, (theme.PANEL_ON_FELT, theme.ON_FELT))
    inside: list[ft.Control] = []
    if button.icon:
        inside.append(ft.Icon(ICONS[button.icon], color=fore, size=theme.ICON))
    label = "" if close and button.icon else button.label
    size = close or theme.fitting(17, look.letters)
    around = CLOSE_EDGE if close else 22.0
    if label:
        inside.append(_letters(label, size, fore, high=1.1, cut=True))
        # A short word is as wide as a finger, in a typeface with narrow letters, too.
        around = max(around, (theme.TAP - NARROW * theme.width(label, size * look.letters)) / 2)
    return _tap(
        button.id,
        button.spoken or button.label,
        lambda: actions.button(button.id),
        ft.Container(
            ft.Row(inside, tight=True, alignment=ft.MainAxisAlignment.CENTER, spacing=7),
            height=52,
            width=None if label else 52,
            padding=ft.Padding.symmetric(horizontal=around) if label else 0,
            **theme.surface(back, theme.PILL_RADIUS, look.cards.contrast and back == theme.PANEL_ON_FELT),
            ink=True,
        ),
        key=button.id,
    )


@memoise
def ActionBar(buttons: tuple[ButtonPicture, ...], box: Box, look: Look, actions: Actions) -> ft.Control:
    """The buttons within the thumb's reach."""
    wanted = sum(
        len(button.label) * 9.6 * min(look.letters, theme.GROWN) + (34 if button.icon else 0) + 54 for button in buttons
    )
    wanted += BAR_GAP * (len(buttons) - 1)
    close = wanted > box.width
    # A round one is as wide as an icon; what is left is shared by those with words, as they need it.
    words = [button for button in buttons if not button.icon]
    room = box.width - 52 * (len(buttons) - len(words)) - 2 * CLOSE_EDGE * len(words) - CLOSE_GAP * (len(buttons) - 1)
    grown = min(look.letters, theme.GROWN)
    large = theme.narrowed("".join(button.label for button in words), 15 * grown, room) / look.letters
    controls = [_button(button, actions, large if close else 0, look) for button in buttons]
    bar = ft.Row(
        controls[::-1] if look.left_handed else controls,
        spacing=CLOSE_GAP if close else BAR_GAP,
        alignment=ft.MainAxisAlignment.START if look.left_handed else ft.MainAxisAlignment.END,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
        scroll=ft.ScrollMode.HIDDEN,  # for long names and large letters
    )
    return ft.Container(bar, width=box.width, height=box.height)


@memoise
def LogBeside(rows: tuple[LogRow, ...], box: Box, look: Look) -> ft.Control:
    """All that happened, told beside the table, the newest on top: who, what, why, and the card."""
    items: list[ft.Control] = [
        _letters(tr("play.log"), theme.HEADER * theme.fitting(1.0, look.letters), weight=theme.HEAVY)
    ]
    for n, row in enumerate(rows):
        size = theme.fitting(theme.SMALL, look.letters)
        texts: list[ft.Control] = [_letters(row.words, size, weight=theme.STRONG, high=1.2)]
        if row.why:
            texts.append(_letters(row.why, size - 2, theme.ON_FELT_QUIET, weight=theme.PLAIN, high=1.2))
        inside: list[ft.Control] = [ft.Column(texts, spacing=1, tight=True, expand=True)]
        if row.points:
            inside.append(_letters(row.points, size + 2))
        if row.card:
            inside.append(Face(row.card, LOG_CARD, look.cards))
        items.append(
            ft.Semantics(
                key=f"beside-{len(rows) - n}",
                identifier=f"beside-{n}",
                label=spell_out(f"{row.words} {row.why}".strip()),
                exclude_semantics=True,
                content=ft.Container(
                    ft.Row(inside, spacing=theme.SPACE, vertical_alignment=ft.CrossAxisAlignment.CENTER),
                    padding=ft.Padding.symmetric(vertical=theme.SPACE),
                    border=ft.Border.only(top=ft.BorderSide(1, theme.PANEL_ON_FELT)) if n else None,
                ),
            )
        )
    return ft.Container(
        ft.Column(items, spacing=0, scroll=ft.ScrollMode.HIDDEN),
        width=box.width,
        height=box.height,
        padding=theme.EDGE,
        **theme.surface(theme.WORDS_ON_FELT, theme.PANEL_RADIUS, look.cards.contrast),
    )


@memoise
def Header(
    title: str,
    subtitle: str,
    sort: str,
    questions: Questions,
    box: Box,
    narrow: bool,
    letters: float,
) -> ft.Control:
    """The way out, the game, and what else there is to ask for."""

    def icon(name: str, label: str, handler: Callable[[], Awaitable[None]]) -> ft.Control:
        size = 22 if name == "help" else 25
        return _round_button(ICONS[name], name, label, handler, size, tooltip=label)

    room = box.width - (4 if sort else 3) * theme.TAP
    grown = min(letters, theme.GROWN)  # they are shown so much larger
    large = 17 * grown if not (subtitle and narrow) else theme.narrowed(title, 17 * grown, room)
    # A name too long even for small letters has a second line.
    cut = bool(subtitle) and not (narrow and theme.width(title, large) > room)
    texts: list[ft.Control] = [_letters(title, large / letters, high=1.15, cut=cut)]
    if subtitle:
        small = (13 if narrow else 16) * grown
        if narrow and letters > 1:  # larger ones leave no room for two whole lines
            small = theme.narrowed(subtitle, small, room)
        weight = ft.FontWeight.W_700
        fits = not narrow or theme.width(subtitle, small) <= room  # else it has a second line, as a long name has
        texts.append(_letters(subtitle, small / letters, theme.ON_FELT_QUIET, weight=weight, high=1.1, cut=fits))
    names: ft.Control
    if narrow:
        names = ft.Column(texts, spacing=0, tight=True, alignment=ft.MainAxisAlignment.CENTER)
    else:
        names = ft.Row(texts, spacing=12, vertical_alignment=ft.CrossAxisAlignment.CENTER)
    return ft.Row(
        [
            icon("back", tr("nav.back"), questions.back),
            Spoken(
                identifier="title",
                label=f"{title}, {subtitle}" if subtitle else title,
                header=True,
                exclude_semantics=True,
                expand=True,
                content=names,
            ),
            *([icon("sort", tr(f"table.sort.{sort}"), questions.sort)] if sort else []),
            icon("help", tr("table.help"), questions.help),
            icon("menu", tr("table.menu"), questions.menu),
        ],
        spacing=0,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
        width=box.width,
        height=box.height,
    )


def chooser_box(choice: Choice, layout: Layout, urgent: bool) -> Box:
    """Where the suits or ranks lie that can be chosen: in place of the buttons and as far over them as needed, over all
    of them where one is `urgent`.
    """
    foot = layout.choice
    tile, columns = _tile(choice, foot.width)
    lines = -(-(len(choice.codes) + 1) // columns)
    room = MARK_UP if any(choice.marks) else 0.0
    height = lines * (tile + CHOICE_GAP) + CHOICE_GAP + room * lines
    return Box(foot.left, (foot.top if urgent else foot.bottom) - height, foot.width, height)


def _tile(choice: Choice, width: float) -> tuple[float, int]:
    """The size of a tile, and how many go beside each other; the last one takes the card back."""
    columns = len(choice.codes) + 1 if len(choice.codes) < 6 else 7 if width >= WIDE_CHOICE else 5
    return min(62.0, (width - CHOICE_GAP * (columns + 1)) / columns), columns


@memoise
def Chooser(choice: Choice, box: Box, look: Look, actions: Actions) -> ft.Control:
    """Asks for a suit or a rank, in `box`; what it is for is said in the line over it."""
    size, columns = _tile(choice, box.width)

    def tile(code: str, weight: Mark | None) -> ft.Control:
        paper = ft.Container(
            _sign(code, size * 0.6, theme.fitting(size * 0.46, look.letters), look.cards.four_colours),
            width=size,
            height=size,
            **theme.rounded(16),
            bgcolor=theme.CARD_PAPER,
            alignment=ft.Alignment.CENTER,
            ink=True,
        )
        return _tap(
            f"suit-{code}" if code in "SHDC" else f"rank-{code}",
            join_phrases((spoken(code), describe_mark(weight))),
            lambda: actions.choose(code),
            paper,
            within=ft.Stack(
                [paper, *([_mark(weight, size, look.letters)] if weight else [])],
                width=size,
                height=size,
                clip_behavior=ft.ClipBehavior.NONE,
            ),
            key=code,
        )

    cross = ft.Icon(ft.Icons.CLOSE_ROUNDED, color=theme.ON_FELT, size=24)
    cancel = _tap(
        "choice-cancel",
        tr("table.choice_cancel"),
        lambda: actions.choose(""),
        parts.disc(cross, size, ink=True),
    )
    tiles = [*(tile(code, weight) for code, weight in zip_longest(choice.codes, choice.marks)), cancel]
    lines: list[ft.Control] = [
        ft.Row(tiles[first : first + columns], spacing=CHOICE_GAP, alignment=ft.MainAxisAlignment.CENTER)
        for first in range(0, len(tiles), columns)
    ]
    return ft.Container(
        ft.Column(
            lines,
            spacing=CHOICE_GAP + (MARK_UP if any(choice.marks) else 0),
            alignment=ft.MainAxisAlignment.END,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        width=box.width,
        height=box.height,
        padding=ft.Padding.only(bottom=CHOICE_GAP),
        border_radius=theme.PANEL_RADIUS,
        bgcolor=theme.CONTRAST_PANEL if look.cards.contrast else theme.CHOOSER,
        border=ft.Border.all(2, theme.ACCENT),
    )


@memoise
def Cover(name: str, since: tuple[str, ...], screen: Size, look: Look, actions: Actions) -> ft.Control:
    """Hides every hand until the next person has the device; says what they have not seen yet."""
    fan = ft.Stack(
        [
            ft.Container(Face("", 76, look.cards, turn), left=across, top=top)
            for across, top, turn in ((0, 8, -0.22), (38, 0, 0.0), (76, 8, 0.22))
        ],
        width=152,
        height=128,
        clip_behavior=ft.ClipBehavior.NONE,
    )
    ready = tr("table.cover.ready", name=name)
    texts: list[ft.Control] = [
        _letters(tr("table.cover.pass"), theme.fitting(18, look.letters), theme.ON_FELT_QUIET, weight=theme.STRONG),
        _letters(name, theme.fitting(theme.TITLE, look.letters), cut=True, text_align=ft.TextAlign.CENTER),
        *(
            [_since(since, min(theme.BUTTON_WIDTH, screen.width - 48), screen.height * COVER_TOLD, look.cards.contrast)]
            if since
            else []
        ),
        ft.Container(height=10),
        _tap(
            "uncover",
            ready,
            actions.uncover,
            ft.Container(
                ft.Row(
                    [_letters(ready, theme.fitting(18, look.letters), theme.ON_ACCENT)],
                    tight=True,
                    alignment=ft.MainAxisAlignment.CENTER,
                ),
                height=56,
                padding=ft.Padding.symmetric(horizontal=28),
                **theme.rounded(28),
                bgcolor=theme.ACCENT,
                ink=True,
            ),
        ),
    ]
    column = ft.Column(texts, spacing=4, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER)
    both: ft.Control
    if since and (screen.landscape or look.letters > theme.GROWN):
        both = column
    elif screen.landscape:
        both = ft.Row([fan, column], spacing=56, alignment=ft.MainAxisAlignment.CENTER, tight=True)
    else:
        both = ft.Column(
            [fan, ft.Container(height=26), column],
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        )
    # Who has the device need not be the one it is for: there is a way out that shows nobody's cards.
    out = parts.icon_button(ft.Icons.CHEVRON_LEFT_ROUNDED, tr("nav.back"), actions.back, "back", colour=theme.ON_FELT)
    return ft.Stack(
        [
            ft.Container(
                both,
                width=screen.width,
                height=screen.height,
                **theme.ground(look.felt, look.cards.contrast),
                alignment=ft.Alignment.CENTER,
                padding=screen.edges,
            ),
            ft.Container(out, left=screen.left + 2, top=screen.top + 6),
        ],
        width=screen.width,
        height=screen.height,
    )


def _since(since: tuple[str, ...], width: float, most: float, contrast: bool) -> ft.Control:
    """What happened in the meantime, the newest last; what is too much for its room is scrolled to."""
    said = "\n".join(since)
    words = _letters(said, theme.BODY, weight=theme.STRONG, high=1.35, text_align=ft.TextAlign.CENTER)
    full = len(since) * theme.BODY * 2 > most
    inside = ft.Column([words], tight=True, scroll=ft.ScrollMode.AUTO if full else None, auto_scroll=full)
    inside.horizontal_alignment = ft.CrossAxisAlignment.CENTER
    return Spoken(
        identifier="since",
        label=spell_out(" ".join(since)),
        exclude_semantics=True,
        content=ft.Container(
            inside,
            width=width,
            height=most if full else None,
            padding=ft.Padding.symmetric(horizontal=16, vertical=10),
            **theme.surface(theme.WORDS_ON_FELT, 22, contrast),
        ),
    )


def look_of(app: App) -> Look:
    """How the person in front of the screen wants the table drawn."""
    wanted = app.settings
    return Look(
        app.cards,
        wanted.card_size,
        wanted.left_handed,
        app.still,
        app.letters,
        wanted.felt,
        sliding=wanted.sort != "own",
        from_the_right=app.from_the_right,
    )


@part
def Table(
    picture: Picture,
    look: Look,
    screen: Size,
    questions: Questions,
    actions: Actions | None = None,
    behind: bool = False,
) -> ft.Control:
    """The whole table, filling `screen`; where nothing is played there are no `actions`. `behind` a panel a screen
    reader does not find it, nor a key."""
    memory = ft.use_ref(Elements())
    drawn = ft.use_ref(Redrawn())
    under, set_under = ft.use_state(-1)  # the own card under a finger that slides,
    finger = ft.use_ref(-1)  # and the same without waiting for the next drawing
    elements, keep = memory.current or Elements(), (drawn.current or Redrawn()).again()
    if picture.cover and actions:
        cover = ft.Container(Cover(picture.cover, picture.since, screen, look, actions), key="cover")
        return ft.Semantics(content=cover, exclude_semantics=behind)
    room = left_to_table(screen, picture)
    layout = layout_of(picture, room, look)
    sheet = sheet_box(screen, layout, picture.advice, look.letters) if picture.advice else None

    def refused(card: CardPicture | None) -> int:
        key, tries = picture.refused
        return tries if card is not None and card.key == key else 0

    table: ft.Control = ft.Stack(
        [
            # With more contrast all is of one colour.
            *([] if look.cards.contrast else [keep.one("felt", _felt, look.felt, layout.ring, screen)]),
            *_under(keep, picture, look, layout, sheet, screen, room, questions, actions),
            *(
                keep.one(each.id, _card, each, _state(each.card, picture), refused(each.card), look, actions)
                for each in elements.place(picture, layout, under)
            ),
            *_ears(keep, picture, layout.hand, look, actions),
            *_over(keep, picture, look, layout, sheet, room, questions, actions),
            *([] if look.still else _bow(picture, layout, screen)),
        ],
        width=screen.width,
        height=screen.height,
    )
    if actions:
        table = _touched(table, picture, layout.hand, finger, set_under, actions, look.sliding)
    felt = ft.Container(
        table,
        key="table",
        disabled=behind,  # keys reach nothing that lies under a panel
        width=screen.width,
        height=screen.height,
        bgcolor=theme.CONTRAST_GROUND if look.cards.contrast else theme.FELTS[look.felt][-1],
    )
    return ft.Semantics(content=felt, exclude_semantics=behind)


def _felt(felt: str, ring: Box, screen: Size) -> ft.Control:
    """The light on the felt, with its middle in the ring's; beyond it all is of one colour."""
    radius = theme.FELT_RADIUS * min(screen.width, screen.height)
    light = ft.Image(
        src=theme.felt_picture(felt),
        fit=ft.BoxFit.FILL,
        filter_quality=ft.FilterQuality.LOW,  # it is seen enlarged
        exclude_from_semantics=True,
    )
    return ft.Container(light, key="felt", **_in(Box(ring.x - radius, ring.y - radius, 2 * radius, 2 * radius)))


def _touched(
    table: ft.Control,
    picture: Picture,
    hand: OwnHand,
    finger: ft.MutableRef[int],
    set_under: Callable[[int], None],
    actions: Actions,
    sliding: bool,
) -> ft.Control:
    """A tap that meets nothing else hurries on what moves. A finger that slides along the hand lifts the card under it;
    let go on one, it is as if that was tapped.
    """

    def lift(place: int) -> None:
        if place != finger.current:
            finger.current = place
            set_under(place)

    def under(at: ft.Offset) -> int:
        return hand.at(at.x, at.y) if picture.choice is None else -1

    def slid(event: ft.DragStartEvent[ft.GestureDetector] | ft.DragUpdateEvent[ft.GestureDetector]) -> None:
        lift(under(event.local_position))

    async def let_go(event: ft.DragEndEvent[ft.GestureDetector]) -> None:
        place = under(event.local_position)
        lift(-1)
        if 0 <= place < len(picture.hand):
            await actions.card(picture.hand[place].card)

    return ft.GestureDetector(
        content=table,
        drag_interval=SLIDE,
        exclude_from_semantics=True,
        on_tap=on(actions.pile),
        on_horizontal_drag_start=on(slid) if sliding else None,
        on_horizontal_drag_update=on(slid) if sliding else None,
        on_horizontal_drag_end=on(let_go) if sliding else None,
        on_horizontal_drag_cancel=on(lambda: lift(-1)) if sliding else None,
    )


def _state(card: CardPicture | None, picture: Picture) -> str:
    """How a card is shown: plain, unless it lies in the own hand."""
    if card is None or card.coming or picture.dealing:
        return PLAIN
    if card.pointed:
        return CURSOR
    if card.lifted:
        return CHOSEN
    if card.playable:
        return OFFERED
    return DIMMED if picture.my_turn and picture.marked else PLAIN


def _card(element: Element, state: str, refused: int, look: Look, actions: Actions | None) -> ft.Control:
    spot, card = element.spot, element.card
    moving = _move(look.still, theme.SLOW, ft.AnimationCurve.EASE_OUT_CUBIC)
    scale = spot.width / WIDTH
    strip = min(WIDTH, spot.strip[0] / scale) if card else WIDTH
    return ft.Container(
        CardBody(element.text, card, state, strip, refused, look, actions),
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
        # What flies to a seat is seen until it is there.
        animate_opacity=_move(
            look.still,
            theme.SLOW,
            ft.AnimationCurve.EASE_OUT_EXPO if element.opacity else ft.AnimationCurve.EASE_IN_EXPO,
        ),
    )


def _from_the_left(part: ft.Control, mirrored: bool) -> ft.Control:
    """A part that a screen reader goes through from the left also where a language is written from the right: it goes
    by what lies in the part, which lies there `mirrored` and is turned back as a whole.
    """
    return ft.Container(part, flip=ft.Flip(flip_x=True)) if mirrored else part


def _zone(keep: Redrawn, key: str, box: Box, found: Sequence[Boxed], mirrored: bool = False) -> ft.Control:
    """A part of the table that is read as a whole before what lies below it. A screen reader goes through parts from
    above and through what lies in one from the left (`mirrored` as `_from_the_left` wants it), so all parts are as wide
    as the table.
    """
    inside = [keep.one(f"{key}-{n}", _place, each, box, mirrored) for n, each in enumerate(found)]
    return keep.around(f"zone-{key}", inside, _around, key, box, mirrored)


def _place(boxed: Boxed, box: Box, mirrored: bool) -> ft.Control:
    at, control = boxed.box, boxed.drawn()
    left = box.right - at.right if mirrored else at.left - box.left
    place = _in(replace(at, left=left, top=at.top - box.top))
    if boxed.through:  # a box about it would stop what is to go through
        return ft.TransparentPointer(content=control, **place)
    return ft.Container(_from_the_left(control, mirrored), **place)


def _around(inside: list[ft.Control], key: str, box: Box, mirrored: bool) -> ft.Control:
    stack = ft.Stack(inside, width=box.width, height=box.height, clip_behavior=ft.ClipBehavior.NONE)
    part = ft.Semantics(container=True, content=stack)
    return ft.Container(_from_the_left(part, mirrored), key=f"zone-{key}", **_in(box))


def _ears(keep: Redrawn, picture: Picture, hand: OwnHand, look: Look, actions: Actions | None) -> list[ft.Control]:
    """The own cards for a screen reader: rows from above, in a part of their own. Each drawn card is something to it,
    too, which says nothing but lies over the next row: among those it would not tell the rows from each other.
    """
    rows: list[tuple[Box, tuple[tuple[CardPicture, Box], ...]]] = []
    first = 0
    for count in hand.rows:
        boxes = [spot.uncovered for spot in hand.spots[first : first + count]]
        row = tuple(zip(picture.hand[first : first + count], boxes, strict=True))
        top, low = min(box.top for box in boxes), max(box.bottom for box in boxes)
        box = Box(boxes[0].left, top, boxes[-1].right - boxes[0].left, low - top)
        rows.append((box, row))
        first += count
    return [keep.one("zone-hand", _heard, tuple(rows), look.from_the_right, actions)] if rows else []


def _heard(
    rows: tuple[tuple[Box, tuple[tuple[CardPicture, Box], ...]], ...], mirrored: bool, actions: Actions | None
) -> ft.Control:
    left, top = min(box.left for box, _ in rows), rows[0][0].top
    around = Box(left, top, max(box.right for box, _ in rows) - left, rows[-1][0].bottom - top)
    inside: list[ft.Control] = []
    first = 0
    for box, row in rows:
        part = ft.Semantics(container=True, content=Ears(row, actions, mirrored))
        place = _in(replace(box, left=box.left - left, top=box.top - top))
        inside.append(ft.Container(_from_the_left(part, mirrored), key=f"row-{first}", **place))
        first += len(row)
    part = ft.Semantics(container=True, content=ft.Stack(inside, width=around.width, height=around.height))
    # What lies over cards, even an empty box, would keep fingers from them.
    return ft.TransparentPointer(content=part, key="zone-hand", **_in(around))


def _under(
    keep: Redrawn,
    picture: Picture,
    look: Look,
    layout: Layout,
    sheet: Box | None,
    screen: Size,
    room: Size,
    questions: Questions,
    actions: Actions | None,
) -> list[ft.Control]:
    """What cards on their way fly over: the ring, the seats, the words and the buttons."""
    words_box = layout.words_room(bool(picture.called))
    buttons = picture.buttons
    chooser = None
    if picture.choice and actions:
        buttons = tuple(filter(_urgent, buttons))
        chooser = chooser_box(picture.choice, layout, bool(buttons))
    if chooser and not layout.sideways:  # it asks over the chooser
        words_box = replace(words_box, top=min(words_box.top, chooser.top - words_box.height))
    covered = bool(sheet and covers(sheet, layout))
    if sheet and not covered and not layout.sideways and layout.log is None and not beside(screen):
        # Nobody sees the words under it, but they are heard: away from the key that closes it.
        high = min(words_box.height, sheet.height / 2)
        words_box = replace(words_box, top=sheet.bottom - high, height=high)
    words = words_of(picture, words_box, room, look, questions, sideways=layout.sideways, handle=layout.log is None)
    low: list[Boxed] = []
    own: list[Boxed] = []
    hidden = sheet is not None and sheet.bottom > layout.actions.top + 1 and not beside(screen)
    if actions and buttons and not hidden:
        low.append(Boxed(layout.actions, ActionBar, (buttons, layout.actions, look, actions)))
    if picture.own and (layout.sideways or buttons or not chooser) and not hidden:
        given = (
            picture.own,
            picture.who,
            picture.me,
            picture.own_last,
            sum(not card.coming for card in picture.hand),
            picture.front if picture.my_turn else 0,
            picture.my_turn,
            layout.own,
            look,
        )
        own.append(Boxed(layout.own, OwnSeat, given))
    felt = replace(room, width=layout.log.left) if layout.log else room
    ring = (picture.direction, picture.swept, look.cards.contrast, look.still, layout.ring)
    zones: list[ft.Control] = [keep.one("ring", _ring, *ring)]
    for first, end in () if covered else _seat_rows(layout.seats):
        row = [
            Boxed(spot.box, Seat, (seat, spot, look, questions))
            for seat, spot in zip(picture.seats[first:end], layout.seats[first:end], strict=True)
        ]
        boxes = [boxed.box for boxed in row]
        if layout.sideways:  # there seats stand beside the pile, too, but are read before it
            boxes.append(replace(layout.header, top=layout.header.top + theme.SPACE))
        zones.append(_zone(keep, f"seats-{first}", _band(felt, boxes), row, look.from_the_right))
    if picture.slots:
        slots = Boxed(layout.slots, Slots, (picture.slots, layout.slots, look))
        zones.append(_zone(keep, "slots", layout.slots, [slots]))
    if layout.sideways:
        if look.told and not sheet:  # where the coach speaks there is room for no more
            low.insert(0, words)
        zones += [_zone(keep, "low", _band(room, [boxed.box for boxed in low]), low)] if low else []
        zones += [_zone(keep, "own", layout.own, own)] if own else []
    else:
        # Under the sheet of a review nothing is tapped; while one plays, the rule behind the words can be heard there.
        if look.told and not covered and (sheet is None or actions or beside(screen) or layout.log is not None):
            zones.append(_zone(keep, "words", _band(felt, [words_box]), [words]))
        if layout.log and not picture.advice:
            log = Boxed(layout.log, LogBeside, (picture.log, layout.log, look))
            zones.append(_zone(keep, "log", layout.log, [log]))
        foot = own + low
        zones += [_zone(keep, "low", _band(room, [boxed.box for boxed in foot]), foot)] if foot else []
    return zones


def _ring(direction: int, swept: bool, contrast: bool, still: bool, box: Box) -> ft.Control:
    return ft.Container(Ring(direction, box.width, swept, contrast, still), key="ring", **_in(box))


def _urgent(button: ButtonPicture) -> bool:
    """Whether a button may not wait until a suit is chosen: a word that somebody missed is called at once."""
    return button.kind == "danger"


def _band(room: Size, boxes: Sequence[Box]) -> Box:
    """As high as all these boxes, and as wide as the table."""
    top = min(box.top for box in boxes)
    return Box(0, top, room.width, max(box.bottom for box in boxes) - top)


def _seat_rows(seats: Sequence[SeatSpot]) -> list[tuple[int, int]]:
    """Where rows of seats begin and end: each goes from the left."""
    begins = [n for n, seat in enumerate(seats) if n == 0 or seat.x < seats[n - 1].x]
    return list(zip(begins, (*begins[1:], len(seats)), strict=False))


def _over(
    keep: Redrawn,
    picture: Picture,
    look: Look,
    layout: Layout,
    sheet: Box | None,
    room: Size,
    questions: Questions,
    actions: Actions | None,
) -> list[ft.Control]:
    """What is tapped over the cards."""
    given = (
        picture.title,
        picture.subtitle,
        picture.sort if len(picture.hand) > 1 else "",
        questions,
        layout.header,
        layout.header.width < 480 or layout.sideways,
        look.letters,
    )
    controls = [_zone(keep, "header", layout.header, [Boxed(layout.header, Header, given)])]
    if sheet is None or not covers(sheet, layout):
        band = _band(replace(room, width=layout.log.left) if layout.log else room, [_card_box(layout.pile, 30.0)])
        controls.insert(0, _zone(keep, "middle", band, _middle(picture, look, layout, questions, actions)))
    if picture.sort == "own" and actions:
        controls.append(_hand_target(picture, layout, actions))
    if picture.advice is not None and sheet is not None:
        advice = (picture.advice, sheet, look.letters, look.cards.contrast, questions)
        controls.append(_zone(keep, "advice", sheet, [Boxed(sheet, AdvicePanel, advice)]))
    if picture.choice is not None and actions:
        box = chooser_box(picture.choice, layout, any(map(_urgent, picture.buttons)))
        controls.append(_zone(keep, "choice", box, [Boxed(box, Chooser, (picture.choice, box, look, actions))]))
    return controls


def _card_box(spot: Spot, around: float = 0.0) -> Box:
    """The box of a card that lies straight, and so much more above and below it."""
    height = spot.width * theme.CARD_RATIO
    return Box(spot.x - spot.width / 2, spot.y - height / 2 - around, spot.width, height + 2 * around)


def _middle(picture: Picture, look: Look, layout: Layout, questions: Questions, actions: Actions | None) -> list[Boxed]:
    """The stock and the pile as one taps, reads and drops on them: over the cards that are drawn there."""
    stock, pile = _card_box(layout.stock), _card_box(layout.pile)
    way = Box(stock.left - theme.TAP, pile.y - theme.TAP / 2, theme.TAP - 4, theme.TAP)
    target = Box(pile.x - pile.width * 0.6, pile.top - pile.height * 0.15, pile.width * 1.5, pile.height * 1.3)
    over = OWED_ROOM + (OWED_OVER_LOW if layout.sideways else OWED_OVER)
    badge = Box(pile.right - over, pile.top - 22 - OWED_ROOM, 100, theme.TAP)
    found = [
        Boxed(way, _way, (picture.direction,)),
        Boxed(target, _pile, (picture.pile[-1].text if picture.pile else "", target, actions)),
        # What is dropped on the badge or the disc falls on the pile under them.
        Boxed(badge, _owed, (picture.owed, picture.misses, picture.struck, look, questions), through=True),
        Boxed(
            layout.called,
            Called,
            (picture.called, layout.called.width, look.cards.four_colours, look.still, questions),
            through=True,
        ),
    ]
    if picture.stocked:
        found.insert(
            1, Boxed(stock, _stock, (spoken_stock(picture), picture.may_draw, not picture.stock, stock, actions))
        )
        if picture.pile:
            under = Box(stock.left - theme.EDGE, stock.bottom + 7, stock.width + 2 * theme.EDGE, 24)
            large = theme.fitting(13 if pile.width < 110 else 15, look.letters)
            found.append(Boxed(under, _stock_left, (picture.stock, large, under.width, look.letters)))
    return found


def _way(direction: int) -> ft.Control:
    """The direction of play, for a screen reader."""
    said = tr("table.clockwise" if direction > 0 else "table.counterclockwise")
    return Spoken(identifier="direction", label=said, exclude_semantics=True, content=ft.Container())


def _pile(top: str, box: Box, actions: Actions | None) -> ft.Control:
    async def dropped(event: ft.DragTargetEvent) -> None:
        card = event.src.data
        if isinstance(card, int) and card >= 0 and actions:
            await actions.card(card)

    return ft.DragTarget(
        group=DRAG_GROUP,
        on_accept=on(dropped) if actions else None,
        content=_tap(
            "pile",
            tr("table.pile", card=spoken(top)) if top else tr("table.pile_empty"),
            actions.pile if actions else None,
            ft.Container(width=box.width, height=box.height),
            button=None,
        ),
    )


def _stock(said: str, may_draw: bool, empty: bool, box: Box, actions: Actions | None) -> ft.Control:
    """An edge about the stock where one may draw, and a quiet one where the stock was that is empty."""
    quiet = ft.Border.all(2, theme.ON_FELT_QUIET) if empty else None
    drawn = ft.Container(
        width=box.width,
        height=box.height,
        **theme.rounded(box.width * 0.114),
        border=ft.Border.all(3, theme.ACCENT) if may_draw else quiet,
        opacity=1.0,
    )
    return _tap("stock", said, actions.stock if actions else None, drawn, button=may_draw or None)


def _stock_left(count: int, large: float, width: float, letters: float) -> ft.Control:
    left = tr("table.left", count=count)
    large = theme.narrowed(left, large * letters, width) / letters
    said = _letters(left, large, theme.ON_FELT_QUIET, weight=theme.STRONG, high=1.1, text_align=ft.TextAlign.CENTER)
    return ft.Semantics(exclude_semantics=True, content=said)


def _owed(*given: Any) -> ft.Control:
    """The badge, which takes no more room than it needs; on the left, however a language is written."""
    return ft.Container(Owed(*given), alignment=ft.Alignment.TOP_LEFT)


def spoken_stock(picture: Picture) -> str:
    """The stock, said: what is left of it and, once it is empty, what comes then."""
    if not picture.stock:
        return tr("table.stock_turned" if picture.turned else "table.stock_empty")
    return tr("table.stock_draw" if picture.may_draw else "table.stock", count=picture.stock)


def _hand_target(picture: Picture, layout: Layout, actions: Actions) -> ft.Control:
    """Takes own cards dropped on the hand, to put them in an order of one's own; touches go through it."""
    box = layout.hand.box

    async def dropped(event: ft.DragTargetEvent) -> None:
        card = event.src.data
        at = layout.hand.gap_at(box.left + event.local_position.x, box.top + event.local_position.y)
        if isinstance(card, int) and card >= 0:
            await actions.reorder(card, picture.hand[at].card if at < len(picture.hand) else -1)

    # A Container in the target's place, even an empty one, would keep touches from the cards.
    room = ft.Container(width=box.width, height=box.height)
    target = ft.DragTarget(group=DRAG_GROUP, on_accept=on(dropped), content=room)
    return ft.TransparentPointer(content=target, key="hand", **_in(box))
