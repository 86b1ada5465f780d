"""Who sits at the table: a seat of somebody else, and the own one."""

from __future__ import annotations

from typing import Final

import flet as ft

from app.table.on_felt.pieces import lettering, movement, said_and_tapped
from app.table.picture import Look, Questions, SeatPicture
from app.table.places.layout import SeatSpot
from app.table.places.own_hand import Box
from app.ui import parts, theme
from app.ui.card_faces import Face, Little
from app.ui.memoised import memoise
from app.ui.semantics import Spoken
from app.ui.shell import on
from app.ui.words import join_phrases, tr

SAID_FROM: Final = 0.8  # how small what somebody says comes
SAID_EDGE: Final = 9  # pixels beside it
PASSED: Final = 0.45  # what is left of a face that is passed over
OWN_CIRCLE: Final = 44.0
UNDER_NAME: Final = 15  # letters
# What a seat laid last: its width of the circle's size, and how it lies.
LAST_CARD: Final = 0.53
LEAST_LAST: Final = 26.0
LAST_TURN: Final = 0.12
OPEN_WIDE: Final = 150.0


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
    return parts.portrait(known, size) or lettering(called[:1].upper(), size * 0.42, theme.ON_SEAT, high=1)


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
        animate_scale=movement(still, theme.FAST, ft.AnimationCurve.EASE_OUT_BACK),
        content=lettering(said, size, theme.ON_ACCENT, max_lines=1, no_wrap=True),
    )


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
    way = movement(look.still, theme.SLOW, ft.AnimationCurve.EASE_OUT_CUBIC)
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
        animate_opacity=movement(still),
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
        animate_opacity=movement(still),
        animate_scale=movement(still),
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
            [lettering(badge_text, badge_size * 0.56, high=1.05)], tight=True, alignment=ft.MainAxisAlignment.CENTER
        ),
    )
    bubble = seat.bubble or (tr("table.seat.said", word=seat.declared) if seat.declared and not out else "")
    room = box.width - (left + size / 2 + 16 if spot.aside else 0) - 2 * SAID_EDGE
    # Words that were just said are whole before they are large.
    words = SaidWord(bubble, min(12 if tight else 13, room / max(1.0, theme.width(bubble, look.letters))), still)
    name = lettering(
        seat.name,
        12 if tight else 15,
        theme.ACCENT if seat.turn else theme.ON_FELT,
        weight=theme.STRONG,
        high=1.2,
        cut=True,
        text_align=ft.TextAlign.CENTER,
    )
    # What was said lies on the points for as long as it is there.
    points = lettering(
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
    return said_and_tapped(
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
            lettering(
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
