"""How a hand or a match ended, on felt: who won it and with what, the paper that falls once where that is one's own
win, and what rises over it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

import flet as ft

from app.table.components.basics import use_coming
from app.table.game import MatchFacts, winners
from app.table.layout.own_hand import Box, Spot
from app.table.picture import Look
from app.ui import parts, theme
from app.ui.card_faces import Face, spoken, suit_file
from app.ui.memoised import memoise
from app.ui.shell import on
from app.ui.words import join_phrases, tr
from engine.cards import CARD_TEXT

WIDEST: Final = 124.0  # a card, on a phone,
LARGEST: Final = 168.0  # and on a tablet
LEAST: Final = 52.0
FACE: Final = 0.62  # who won, of the card's width,
BESIDE: Final = 0.98  # and how far from its middle
RIM: Final = 4.0
TURN: Final = -0.035
AROUND: Final = 1.12  # the height of all of it, of the card's
CAPTION: Final = 84.0  # the least room for what is said beside the card
PIECES: Final = 84
AREA: Final = 2400.0  # square pixels for each
PAPER: Final = (8, 18)  # how large they are
DRIFT: Final = 40.0
TRIES: Final = 12
GLOW: Final = 0.3  # about the card, of its width
RISE: Final = 0.04  # of its height: how far what rises comes


@dataclass(frozen=True)
class Winner:
    """Who won ("" where several did, or nobody), what they are called here, at which seat, whether that is a bot, and
    with which card; `celebrated` where it is the person who looks, and has just happened.
    """

    name: str
    called: str
    seat: int
    bot: bool
    card: str
    celebrated: bool


def won_by(match: MatchFacts, whole: bool, *, celebrated: bool) -> Winner:
    """What is to be seen of a hand that is over, or of the whole match."""
    first = winners(match, whole)
    player = first[0] if len(first) == 1 else -1
    seat = match.seated.index(player) if player in match.seated else player
    last = CARD_TEXT[match.pile[-1][0]] if match.pile else ""
    who = match.players[player] if player >= 0 else None
    if who is None:
        return Winner("", "", seat, False, last, celebrated)
    called = tr("people.you") if player == match.own else who.name
    return Winner(who.name, called, seat, bool(who.level), last, celebrated)


def card_width(room: float, roomy: bool) -> float:
    """How wide the last card is where there is so much room for it and who laid it; 0 where that is too little."""
    width = min(LARGEST if roomy else WIDEST, room / (theme.CARD_RATIO * AROUND))
    return width if width >= LEAST else 0.0


@memoise
def Winning(
    won: Winner,
    box: Box,
    card: float,
    said: str,
    begins: tuple[Spot, Spot | None] | None,
    words: tuple[Box, ...],
    screen: tuple[float, float],
    pace: float,
    look: Look,
) -> ft.Control:
    """Shows a win in `box`: the last card played, `card` wide, the text `said` beside it, and the winner's face, which
    moves there from its seat if it had one. If you won, confetti falls once, under the `words`, and comes to rest
    beside them. A screen reader says the card and `said`.
    """
    there = use_coming(begins is None or look.still)
    way = ft.Animation(round(theme.SLOW * pace), ft.AnimationCurve.EASE_OUT_CUBIC)
    moving = {"animate_position": way, "animate_scale": way}
    held = Spot(box.x, box.top + box.height / 2, card)
    who = Spot(box.x - card * BESIDE, held.y + card * theme.CARD_RATIO / 2 - card * FACE / 2, card * FACE)
    if not won.card:
        who = Spot(box.x, held.y, card * FACE)
    layers: list[ft.Control] = []
    spoken_of: list[ft.Control] = []
    taken = [*words]
    if card and won.card:
        taken.append(_about(held, card * theme.CARD_RATIO))
        glow = ft.BoxShadow(blur_radius=card * GLOW, color=theme.ACCENT)
        shine = ft.Container(
            width=card, height=card * theme.CARD_RATIO, shadow=glow, rotate=TURN, **theme.rounded(card * 0.115),
            left=held.x - card / 2, top=held.y - card * theme.CARD_RATIO / 2,
            opacity=1.0 if there else 0.0, animate_opacity=way,
        )  # fmt: skip
        start = begins[0] if begins and not there else held
        paper = ft.Container(
            Face(won.card, card, look.cards),
            rotate=TURN,
            border=ft.Border.all(3, theme.ACCENT),
            **theme.rounded(card * 0.115 + 3),
        )
        layers += [shine, _placed(paper, start, card, card * theme.CARD_RATIO, 3, moving)]
    if card and won.name:
        taken.append(_about(who, who.width))
        side = who.width - 2 * RIM
        face = parts.seat_face(won.name, won.seat, bot=won.bot, called=won.called, size=side)
        rim = ft.Container(face, padding=RIM, bgcolor=theme.ACCENT, **theme.rounded(who.width / 2))
        start = begins[1] if begins and begins[1] and not there else who
        layers.append(_placed(rim, start, who.width, who.width, 0, moving))
    right = held.x + card / 2 + theme.EDGE
    if card and won.card and box.right - right >= CAPTION:
        beside = Box(right, held.y + card * 0.2, box.right - right, 40)
        taken.append(beside)
        size = theme.fitting(theme.SMALL, look.text_scale)
        caption = parts.line(said, colour=theme.ON_FELT, size=size, weight=theme.STRONG, most=2)
        told = parts.label(caption, "result-last", join_phrases((said, spoken(won.card))))
        spoken_of.append(ft.Container(told, left=beside.left, top=beside.top, width=beside.width))
    pieces: list[ft.Control] = []
    if won.celebrated:
        pieces = _pieces(Random(won.card), screen, box.bottom + theme.TAP, taken, there, pace, look.still)
    shows = ft.Stack([*pieces, *layers], width=screen[0], height=screen[1], clip_behavior=ft.ClipBehavior.NONE)
    return ft.Stack(
        [ft.Semantics(exclude_semantics=True, content=shows), *spoken_of],
        width=screen[0],
        height=screen[1],
        clip_behavior=ft.ClipBehavior.NONE,
    )


def _about(spot: Spot, height: float) -> Box:
    return Box(spot.x - spot.width / 2 - RIM, spot.y - height / 2 - RIM, spot.width + 2 * RIM, height + 2 * RIM)


def _placed(
    content: ft.Container, at: Spot, width: float, height: float, edge: float, moving: dict[str, Any]
) -> ft.Control:
    """What is so large, with its edge, about a spot, and as large as that."""
    return ft.Container(
        content,
        left=at.x - width / 2 - edge,
        top=at.y - height / 2 - edge,
        scale=at.width / width,
        **moving,
    )


def _pieces(
    rng: Random,
    screen: tuple[float, float],
    low: float,
    taken: Sequence[Box],
    fallen: bool,
    pace: float,
    still: bool,
) -> list[ft.Control]:
    """Pieces of paper and suits, over the screen or where they come to lie: above `low`, on nothing that is taken."""
    width, free = screen[0], screen[0] * low - sum(box.width * box.height for box in taken)
    found: list[ft.Control] = []
    for _ in range(min(PIECES, int(free / AREA))):
        size = rng.randint(*PAPER)
        for _ in range(TRIES):
            x, y = rng.uniform(0, width - size), rng.uniform(0, low - size)
            if not any(box.left - size < x < box.right and box.top - size < y < box.bottom for box in taken):
                found.append(_piece(rng, size, x, y, fallen, 0 if still else pace))
                break
    return found


def _piece(rng: Random, size: int, x: float, y: float, fallen: bool, pace: float) -> ft.Control:
    kind = rng.choice((*"SHDC", "", "", "", ""))
    look: dict[str, Any] = {"bgcolor": rng.choice((theme.ACCENT, *theme.SEAT_COLOURS)), **theme.rounded(2)}
    if kind:
        look = {"content": ft.Image(src=suit_file(kind, False), color=rng.choice(theme.SEAT_COLOURS))}
    way = ft.Animation(round(pace * rng.randint(theme.FALL // 2, theme.FALL)), ft.AnimationCurve.EASE_IN)
    drift, turns = rng.uniform(-DRIFT, DRIFT), rng.uniform(-6, 6)
    return ft.Container(
        width=size,
        height=size if kind else size * 0.6,
        left=x if fallen else x + drift,
        top=y if fallen else -2.0 * PAPER[1] - y / 4,
        rotate=turns if fallen else 0.0,
        animate_position=way,
        animate_rotation=way,
        **look,
    )


@ft.component
def Rising(below: ft.Control, sheet: ft.Control, waits: int, lasts: int) -> ft.Control:
    """What lies `below` comes over the table; `sheet` rises over it after so many milliseconds, or as soon as somebody
    taps.
    """
    begun, begin = ft.use_state(False)
    risen, rise = ft.use_state(False)

    async def wait() -> None:
        begin(True)
        await asyncio.sleep(waits / 1000)
        rise(True)

    ft.use_effect(on(wait), [])
    way = ft.Animation(lasts, ft.AnimationCurve.EASE_OUT_CUBIC)
    ground = ft.Container(
        below, opacity=1.0 if begun else 0.0, animate_opacity=way, on_click=None if risen else on(lambda: rise(True))
    )
    rising = ft.Container(
        sheet,
        offset=ft.Offset(0, 0 if risen else RISE),
        opacity=1.0 if risen else 0.0,
        ignore_interactions=not risen,
        animate_offset=way,
        animate_opacity=way,
    )
    return ft.Stack([ground, rising])
