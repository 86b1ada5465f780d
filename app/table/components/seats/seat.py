"""The seat of another player."""

from __future__ import annotations

from typing import Final

import flet as ft

from app.table.components.basics import animation, tap_target, text_on_felt, use_appeared
from app.table.components.seats.seat_parts import (
    LAST_CARD_MIN_WIDTH,
    LAST_CARD_SHARE,
    face_or_initial,
    last_card,
    mood_sign,
    seat_colour,
)
from app.table.layout.own_hand import Box
from app.table.layout.table_layout import CROWDED_SEAT_SIZE, SeatSpot
from app.table.picture import InquiryHandlers, Look, SeatPicture
from app.table.texts.labels import seat_about, seat_bubble, seat_count, seat_label
from app.ui import parts, theme
from app.ui.card_faces import CardFace
from app.ui.control_cache import memoise, use_control_cache
from app.ui.player_faces import Mood

BUBBLE_START_SCALE: Final = 0.8  # scale at which a bubble appears
BUBBLE_PADDING: Final = 9  # horizontal pixels
SKIPPED_SHADE: Final = 0.55  # how much of the felt's colour covers the face of a skipped player
OPEN_HAND_WIDTH: Final = 150.0
BESIDE_CIRCLE: Final = 22.0  # distance from a circle to the name beside it,
UNDER_CIRCLE: Final = 6.0  # or below it
NAME_HEIGHT: Final = 20.0
FACE_HALF_WIDTH: Final = 0.3  # half the width of the face in a circle, as a share of its size


@memoise
def SpeechBubble(text: str, size: float, still: bool) -> ft.Control:
    """What a player has just said. It grows once when it appears."""
    appeared = use_appeared(still)
    return ft.Container(
        padding=ft.Padding.symmetric(horizontal=BUBBLE_PADDING, vertical=1),
        **theme.round_corners(12),
        bgcolor=theme.ACCENT,
        scale=1.0 if appeared else BUBBLE_START_SCALE,
        animate_scale=animation(still, theme.FAST, ft.AnimationCurve.EASE_OUT_BACK),
        content=text_on_felt(text, size, theme.ON_ACCENT, max_lines=1, no_wrap=True),
    )


@memoise
def OpenHand(cards: tuple[str, ...], width: float, size: float, look: Look) -> ft.Control:
    """The cards that a player had left, spread over `width` from a face of `size` pixels. Screen readers get them from
    the list of the result.
    """
    appeared = use_appeared(look.reduces_motion)
    card = max(LAST_CARD_MIN_WIDTH, size * LAST_CARD_SHARE)
    step = min(card * 0.6, (width - card) / max(1, len(cards) - 1))
    first = width / 2 - card / 2 - step * (len(cards) - 1) / 2
    animated = animation(look.reduces_motion, theme.SLOW, ft.AnimationCurve.EASE_OUT_CUBIC)
    shown: list[ft.Control] = [
        ft.Container(
            CardFace(text, card, look.cards),
            left=first + step * n if appeared else width / 2 - card / 2,
            top=0,
            scale=1.0 if appeared else 0.4,
            animate_position=animated,
            animate_scale=animated,
        )
        for n, text in enumerate(cards)
    ]
    return ft.Stack(shown, width=width, height=card * theme.CARD_RATIO, clip_behavior=ft.ClipBehavior.NONE)


def open_hand_box(spot: SeatSpot, x: float, y: float, width: float) -> Box:
    """Return the box for the revealed hand of a seat whose circle is centred at x, y. Its width is the most that the
    hand may take.

    The hand is below the name, which is below the circle or beside it; if seats are tight, it's between this circle and
    the next.
    """
    card = max(LAST_CARD_MIN_WIDTH, spot.size * LAST_CARD_SHARE)
    high = card * theme.CARD_RATIO
    if spot.is_tight:
        right = x + spot.box.right - spot.x + theme.SPACE  # end of the space before the next circle
        if spot.size < CROWDED_SEAT_SIZE:  # the next circle is far enough away to keep this face free
            right = max(right, x + card + FACE_HALF_WIDTH * spot.size)
        left = min(x + spot.size / 2, right - card)
        return Box(left, y - spot.size / 2, right - left, high)
    if spot.text_beside:
        text_left = x + spot.size / 2 + BESIDE_CIRCLE
        return Box(text_left, y + spot.size / 4, max(card, min(width, spot.box.width - text_left)), high)
    return Box(x - width / 2, y + spot.size / 2 + UNDER_CIRCLE + NAME_HEIGHT, width, high)


@memoise
def Seat(seat: SeatPicture, spot: SeatSpot, look: Look, questions: InquiryHandlers) -> ft.Control:
    """The seat of another player within its box: circle, name, number of cards, last card, and what the player just
    said.
    """
    keep = use_control_cache()
    still = look.reduces_motion
    size, box = spot.size, spot.box
    left, top = spot.x - box.left, spot.y - box.top  # the middle of the circle
    wide = min(OPEN_HAND_WIDTH, box.width)  # the width for a revealed hand
    lit = theme.OBLIGATION if seat.missed_declaration else theme.ACCENT if seat.has_turn else None
    is_out = seat.rank > 0 or seat.eliminated
    shade = 1.0 - theme.FAINT if is_out else SKIPPED_SHADE if seat.skipped else 0.0
    drawn: list[ft.Control] = [
        keep.cached_control("halo", _seat_halo, lit, size, left, top, still),
        keep.cached_control(
            "face", _player_circle, seat.seat, seat.name, bool(seat.level), seat.mood, shade, size, left, top, look
        ),
        mood_sign(seat.name, Mood.CALM if seat.level else seat.mood, size, left, top),
        keep.cached_control(
            "count",
            _count_badge,
            seat_count(seat),
            size,
            box.width - left,
            box.height - top,
            look.text_scale if spot.without_text else 1.0,
        ),
        *([] if spot.without_text else [_texts_under_circle(seat, spot, left, top, look)]),
    ]
    if seat.eliminated:
        drawn.append(keep.cached_control("cross", _knocked_out_cross, size, left, top))
    if seat.open_hand and not spot.without_text:
        at = open_hand_box(spot, left, top, wide)
        drawn.append(ft.Container(OpenHand(seat.open_hand, at.width, size, look), left=at.left, top=at.top))
    elif seat.last_card and not spot.without_text:
        drawn.append(keep.cached_control("last", last_card, seat.last_card, size, look, left, top))
    inside = ft.Stack(drawn, width=box.width, height=box.height, clip_behavior=ft.ClipBehavior.NONE)
    return tap_target(
        f"seat-{seat.seat + 1}",
        seat_label(seat),
        lambda: questions.on_seat_tapped(seat.seat),
        ft.Container(inside, width=box.width, height=box.height),
        button=True if seat.missed_declaration else None,
    )


def _seat_halo(colour: str | None, size: float, x: float, y: float, still: bool) -> ft.Control:
    """Return the ring around the circle at x, y, in `colour`; for None, it's scaled to nothing."""
    return ft.Container(
        left=x - size / 2 - 6,
        top=y - size / 2 - 6,
        width=size + 12,
        height=size + 12,
        **theme.round_corners(size),
        border=ft.Border.all(4, colour or theme.ACCENT),
        scale=1.0 if colour else 0.0,
        animate_scale=animation(still),
    )


def _player_circle(
    seat: int, name: str, bot: bool, mood: Mood, faint: float, size: float, x: float, y: float, look: Look
) -> ft.Control:
    """Return the circle of a player: a bot's face, a person's chosen face, or an initial. `faint` (0 to 1) says how
    much of the felt's colour covers it.
    """
    felt = ft.Colors.with_opacity(faint, theme.felt_colours(look.felt, look.cards.contrast)[0])
    return ft.Container(
        parts.bot_portrait(name, size, mood) if bot else face_or_initial(name, name, size, mood, look.text_scale),
        left=x - size / 2,
        top=y - size / 2,
        width=size,
        height=size,
        **theme.round_corners(size / 2),
        bgcolor=None if bot else seat_colour(name, seat),  # a bot's face fills it
        alignment=ft.Alignment.CENTER,
        foreground_decoration=ft.BoxDecoration(bgcolor=felt, border_radius=size / 2) if faint else None,
        animate=animation(look.reduces_motion),
    )


def _knocked_out_cross(size: float, x: float, y: float) -> ft.Control:
    """Return the cross over a player who is knocked out."""
    large = size * 0.8
    cross = ft.Icon(ft.Icons.CLOSE_ROUNDED, size=large, color=theme.ON_FELT)
    return ft.Container(cross, left=x - large / 2, top=y - large / 2)


def _count_badge(text: str, size: float, right: float, below: float, text_scale: float) -> ft.Control:
    """Return the badge with the number of cards held, or the rank of a player who is out.

    It's at the lower left of a circle whose middle is `right` and `below` pixels from the seat's right and lower edge.
    It grows with the text scale, to the left and up, away from the name. Pass the `text_scale` if it has no room to
    grow, else 1.
    """
    large = max(20.0, size * 0.46)
    return ft.Container(
        right=right + size * 0.5 - large * 0.62,
        bottom=below - size * 0.5 - large * 0.13,
        padding=ft.Padding.symmetric(horizontal=large * 0.28, vertical=max(0.0, large * 0.2 - 2)),
        **theme.round_corners(large),
        bgcolor=theme.COUNT_BADGE,
        border=ft.Border.all(2, theme.ON_FELT),
        content=ft.Row(
            [text_on_felt(text, theme.fitting_font_size(large * 0.56, text_scale), line_height=1.05)],
            tight=True,
            alignment=ft.MainAxisAlignment.CENTER,
        ),
    )


def _name_size(name: str, size: float, space: float, text_scale: float) -> float:
    """Return the font size of a name, which the client multiplies by `text_scale`: `size`, or less if the name exceeds
    `space`.
    """
    if theme.text_width(name, size * text_scale) <= space:
        return size
    return theme.narrowed_font_size(name, theme.fitting_font_size(size, text_scale) * text_scale, space) / text_scale


def _texts_under_circle(seat: SeatPicture, spot: SeatSpot, x: float, y: float, look: Look) -> ft.Control:
    """Return the name and, if there's room, what the player just said, or temper and points."""
    tight, aside, beside = spot.is_tight, spot.text_beside, x + spot.size / 2 + BESIDE_CIRCLE
    more = seat.total if tight else seat_about(seat)
    room = spot.box.width - (theme.text_width(more, 11 * look.text_scale) + 3 if tight and more else 0)
    name = text_on_felt(
        seat.name,
        _name_size(seat.name, 12 if tight else 15, room, look.text_scale),
        theme.ACCENT if seat.has_turn else theme.ON_FELT,
        weight=theme.STRONG,
        line_height=1.2,
        cut=True,
        text_align=ft.TextAlign.CENTER,
    )
    under: list[ft.Control] = [name]
    if bubble := seat_bubble(seat):
        # A bubble has to fit, even if its letters must be small.
        room = spot.box.width - (beside if aside else 0) - 2 * BUBBLE_PADDING
        most = (
            theme.fitting_font_size(12, look.text_scale) if tight else 13
        )  # larger text doesn't fit below a tight circle
        size = min(most, room / max(1.0, theme.text_width(bubble, look.text_scale)))
        words = SpeechBubble(bubble, size, look.reduces_motion)
        under = [words] if tight else [name, words]
    elif more or not tight:
        points = text_on_felt(
            more,
            11 if tight else 13,
            theme.ON_FELT_QUIET,
            weight=theme.STRONG,
            line_height=1.2,
            max_lines=1,
            no_wrap=True,
        )
        name.expand = name.expand_loose = tight
        under = [ft.Row([name, points], spacing=3, tight=True)] if tight else [name, points]
    return ft.Container(
        ft.Column(
            under,
            spacing=1,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.START if aside else ft.CrossAxisAlignment.CENTER,
        ),
        left=beside if aside else 0,
        width=spot.box.width - beside if aside else spot.box.width,
        top=y - spot.size / 4 if aside else y + spot.size / 2 + (5 if tight else UNDER_CIRCLE),
        alignment=ft.Alignment.TOP_LEFT if aside else ft.Alignment.TOP_CENTER,
    )
