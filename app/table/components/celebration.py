"""The end of a hand or match: the winner, the last card, confetti if you won, and the result that
rises over the table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

import flet as ft

from app.table.components.basics import use_appeared
from app.table.game import MatchFacts, winning_players
from app.table.layout.own_hand import Box, Spot
from app.table.picture import Look
from app.ui import parts, theme
from app.ui.card_faces import CardFace, card_name, suit_file
from app.ui.control_cache import memoise
from app.ui.person_names import called
from app.ui.player_faces import TROPHY_FILE, Mood
from app.ui.window.error_boundary import on
from app.ui.words import join_phrases, tr
from engine.cards import CARD_TEXT

CARD_WIDTH_PHONE: Final = 124.0  # width of the last card on a phone,
CARD_WIDTH_TABLET: Final = 168.0  # and on a tablet
CARD_WIDTH_MIN: Final = 52.0
FACE_SHARE: Final = 0.62  # width of the winner's face, as a fraction of the card's width,
FACE_DISTANCE: Final = 0.98  # and its distance from the card's middle
FACE_RIM: Final = 4.0
TROPHY_SHARE: Final = 0.72  # the trophy's width, of the card's,
TROPHY_RAISED: Final = 0.3  # how far above the card's middle it is,
TROPHY_START: Final = 0.5  # and the scale from which it grows
CARD_ANGLE: Final = -0.035
HEIGHT_SHARE: Final = 1.12  # height of the whole, as a multiple of the card's
CAPTION_MIN_WIDTH: Final = 84.0  # least width of the text beside the card
MAX_PIECES: Final = 84
AREA_PER_PIECE: Final = 2400.0  # square pixels for each piece of confetti
PIECE_SIZES: Final = (8, 18)  # least and greatest size of a piece
DRIFT_DISTANCE: Final = 40.0
TRIES_PER_PIECE: Final = 12
GLOW_SHARE: Final = 0.3  # spread of the glow around the card, as a fraction of its width
RISE_SHARE: Final = 0.04  # how far the result rises, as a fraction of its height


@dataclass(frozen=True)
class Winner:
    """The winner of a hand or match. `name` is "" if several players or nobody won; `label` is their name at this
    table. `card` is the last card played; `is_viewer` says whether you have just won, and `trophy` whether it was a
    match. `face` is the id of a face that isn't stored yet, "" to draw the one of this name.
    """

    name: str
    label: str
    seat: int
    is_bot: bool
    card: str
    is_viewer: bool
    trophy: bool
    face: str = ""


def winner_of(match: MatchFacts, whole_match: bool, *, celebrated: bool) -> Winner:
    """Return the winner of the finished hand, or of the `whole_match` match. `celebrated` says whether you have just
    won.
    """
    first = winning_players(match, whole_match)
    player = first[0] if len(first) == 1 else -1
    seat = match.player_at_seat.index(player) if player in match.player_at_seat else player
    last = CARD_TEXT[match.pile_top[-1][0]] if match.pile_top else ""
    who = match.players[player] if player >= 0 else None
    if who is None:
        return Winner("", "", seat, False, last, celebrated, trophy=False)
    label = tr("people.you") if player == match.own_player else called(who.name)
    return Winner(who.name, label, seat, bool(who.level), last, celebrated, trophy=whole_match and not match.resigned)


def card_width(space: float, roomy: bool) -> float:
    """Return the width in pixels of the last card in a box `space` pixels high; 0 if there's too little room.

    `roomy` is whether the screen is a tablet's.
    """
    width = min(CARD_WIDTH_TABLET if roomy else CARD_WIDTH_PHONE, space / (theme.CARD_RATIO * HEIGHT_SHARE))
    return width if width >= CARD_WIDTH_MIN else 0.0


@memoise
def WinnerCelebration(
    won: Winner,
    box: Box,
    card: float,
    caption_text: str,
    starts: tuple[Spot, Spot | None] | None,
    text_boxes: tuple[Box, ...],
    screen: tuple[float, float],
    pace: float,
    look: Look,
) -> ft.Control:
    """A win, shown in `box`: the last card played, `card` wide, the text `caption_text` beside it, and the winner's
    face, which moves there from its seat if it had one. Screen readers read the card and the text.

    If you won, confetti falls once, behind the boxes `text_boxes`, and comes to rest beside them.
    """
    appeared = use_appeared(starts is None or look.reduces_motion)
    animated = ft.Animation(round(theme.SLOW * pace), ft.AnimationCurve.EASE_OUT_CUBIC)
    moving = {"animate_position": animated, "animate_scale": animated}
    card_spot = Spot(box.centre_x, box.top + box.height / 2, card)
    face_spot = Spot(
        box.centre_x - card * FACE_DISTANCE,
        card_spot.y + card * theme.CARD_RATIO / 2 - card * FACE_SHARE / 2,
        card * FACE_SHARE,
    )
    if not won.card:
        face_spot = Spot(box.centre_x, card_spot.y, card * FACE_SHARE)
    layers: list[ft.Control] = []
    spoken_of: list[ft.Control] = []
    taken = [*text_boxes]
    if card and won.card:
        taken.append(_box_around(card_spot, card * theme.CARD_RATIO))
        glow = ft.BoxShadow(blur_radius=card * GLOW_SHARE, color=theme.ACCENT)
        shine = ft.Container(
            width=card,
            height=card * theme.CARD_RATIO,
            shadow=glow,
            rotate=CARD_ANGLE,
            **theme.round_corners(card * 0.115),
            left=card_spot.x - card / 2,
            top=card_spot.y - card * theme.CARD_RATIO / 2,
            opacity=1.0 if appeared else 0.0,
            animate_opacity=animated,
        )
        start = starts[0] if starts and not appeared else card_spot
        paper = ft.Container(
            CardFace(won.card, card, look.cards),
            rotate=CARD_ANGLE,
            border=ft.Border.all(3, theme.ACCENT),
            **theme.round_corners(card * 0.115 + 3),
        )
        layers += [shine, _positioned(paper, start, card, card * theme.CARD_RATIO, 3, moving)]
    if card and won.name:
        taken.append(_box_around(face_spot, face_spot.width))
        side = face_spot.width - 2 * FACE_RIM
        face = _winner_face(won, side)
        rim = ft.Container(face, padding=FACE_RIM, bgcolor=theme.ACCENT, **theme.round_corners(face_spot.width / 2))
        start = starts[1] if starts and starts[1] and not appeared else face_spot
        layers.append(_positioned(rim, start, face_spot.width, face_spot.width, 0, moving))
    if card and won.trophy:
        cup = Spot(box.centre_x + card * FACE_DISTANCE, card_spot.y - card * TROPHY_RAISED, card * TROPHY_SHARE)
        taken.append(_box_around(cup, cup.width))
        image = ft.Image(src=TROPHY_FILE, width=cup.width, height=cup.width, exclude_from_semantics=True)
        start = cup if appeared else Spot(cup.x, cup.y + cup.width / 2, cup.width * TROPHY_START)
        layers.append(_positioned(ft.Container(image), start, cup.width, cup.width, 0, moving))
    right = card_spot.x + card / 2 + theme.EDGE
    if card and won.card and box.right - right >= CAPTION_MIN_WIDTH:
        beside = Box(right, card_spot.y + card * 0.2, box.right - right, 40)
        taken.append(beside)
        size = theme.fitting_font_size(theme.SMALL, look.text_scale)
        caption = parts.styled_text(
            caption_text,
            colour=theme.ON_FELT,
            size=size,
            weight=theme.STRONG,
            max_lines=2,
            align=ft.TextAlign.LEFT,  # beside the card, also in languages that are written from right to left
        )
        told = parts.label(caption, "result-last", join_phrases((caption_text, card_name(won.card))))
        spoken_of.append(ft.Container(told, left=beside.left, top=beside.top, width=beside.width))
    pieces: list[ft.Control] = []
    if won.is_viewer:
        pieces = _confetti(Random(won.card), screen, box.bottom + theme.TAP, taken, appeared, pace, look.reduces_motion)
    shows = ft.Stack([*pieces, *layers], width=screen[0], height=screen[1], clip_behavior=ft.ClipBehavior.NONE)
    return ft.Stack(
        [ft.Semantics(exclude_semantics=True, content=shows), *spoken_of],
        width=screen[0],
        height=screen[1],
        clip_behavior=ft.ClipBehavior.NONE,
    )


def _winner_face(won: Winner, size: float) -> ft.Control:
    if won.face:
        return parts.face_circle(won.face, won.seat, size, Mood.GLEEFUL)
    return parts.seat_face(won.name, won.seat, bot=won.is_bot, called=won.label, size=size, mood=Mood.GLEEFUL)


def _box_around(spot: Spot, height: float) -> Box:
    return Box(
        spot.x - spot.width / 2 - FACE_RIM,
        spot.y - height / 2 - FACE_RIM,
        spot.width + 2 * FACE_RIM,
        height + 2 * FACE_RIM,
    )


def _positioned(
    content: ft.Container, at: Spot, width: float, height: float, edge: float, moving: dict[str, Any]
) -> ft.Control:
    """Return `content`, which is `width` × `height` within its `edge`, centred at a spot and scaled to it."""
    return ft.Container(
        content,
        left=at.x - width / 2 - edge,
        top=at.y - height / 2 - edge,
        scale=at.width / width,
        **moving,
    )


def _confetti(
    rng: Random,
    screen: tuple[float, float],
    low: float,
    occupied: Sequence[Box],
    fallen: bool,
    pace: float,
    still: bool,
) -> list[ft.Control]:
    """Return pieces of paper and suits, above the screen or, once `fallen`, at rest above `low` and outside the boxes
    `occupied`.
    """
    width, free = screen[0], screen[0] * low - sum(box.width * box.height for box in occupied)
    pieces: list[ft.Control] = []
    for _ in range(min(MAX_PIECES, int(free / AREA_PER_PIECE))):
        size = rng.randint(*PIECE_SIZES)
        for _ in range(TRIES_PER_PIECE):
            x, y = rng.uniform(0, width - size), rng.uniform(0, low - size)
            if not any(box.left - size < x < box.right and box.top - size < y < box.bottom for box in occupied):
                pieces.append(_confetti_piece(rng, size, x, y, fallen, 0 if still else pace))
                break
    return pieces


def _confetti_piece(rng: Random, size: int, x: float, y: float, fallen: bool, pace: float) -> ft.Control:
    kind = rng.choice((*"SHDC", "", "", "", ""))
    look: dict[str, Any] = {"bgcolor": rng.choice((theme.ACCENT, *theme.SEAT_COLOURS)), **theme.round_corners(2)}
    if kind:
        look = {"content": ft.Image(src=suit_file(kind, False), color=rng.choice(theme.SEAT_COLOURS))}
    animated = ft.Animation(
        round(pace * rng.randint(theme.CONFETTI_FALL_MS // 2, theme.CONFETTI_FALL_MS)), ft.AnimationCurve.EASE_IN
    )
    drift, turns = rng.uniform(-DRIFT_DISTANCE, DRIFT_DISTANCE), rng.uniform(-6, 6)
    return ft.Container(
        width=size,
        height=size if kind else size * 0.6,
        left=x if fallen else x + drift,
        top=y if fallen else -2.0 * PIECE_SIZES[1] - y / 4,
        rotate=turns if fallen else 0.0,
        animate_position=animated,
        animate_rotation=animated,
        **look,
    )


@ft.component
def RisingSheet(below: ft.Control, sheet: ft.Control, waits: int, duration_ms: int) -> ft.Control:
    """Fades in `below`, and after `waits` milliseconds or a tap raises `sheet` over it. Each animation takes
    `duration_ms` milliseconds.
    """
    started, set_started = ft.use_state(False)
    raised, set_raised = ft.use_state(False)

    async def run_animation() -> None:
        set_started(True)
        await asyncio.sleep(waits / 1000)
        set_raised(True)

    ft.use_effect(on(run_animation), [])
    animated = ft.Animation(duration_ms, ft.AnimationCurve.EASE_OUT_CUBIC)
    ground = ft.Container(
        below,
        opacity=1.0 if started else 0.0,
        animate_opacity=animated,
        on_click=None if raised else on(lambda: set_raised(True)),
    )
    rising = ft.Container(
        sheet,
        offset=ft.Offset(0, 0 if raised else RISE_SHARE),
        opacity=1.0 if raised else 0.0,
        ignore_interactions=not raised,
        animate_offset=animated,
        animate_opacity=animated,
    )
    return ft.Stack([ground, rising])
