"""A hand or a match that was just won: who won it and with what, pieces that fall once, and the sheet that rises."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, Final

import flet as ft

from app.table.game import MatchFacts, winners
from app.table.picture import Look
from app.ui import parts, theme
from app.ui.card_faces import Face, suit_file
from app.ui.memoised import memoise
from app.ui.shell import on
from app.ui.words import tr
from engine.cards import CARD_TEXT

ART: Final = 124.0  # the height of who won and with what
CARD: Final = 64.0
FACE: Final = 72.0
RIM: Final = 3.0
TURN: Final = 0.05
PIECES: Final = 48
LARGEST: Final = 14
DRIFT: Final = 40.0


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


@memoise
def Winning(won: Winner, width: float, look: Look) -> ft.Control:
    """The face of who won and the card that was laid last, on felt; pieces fall on it once where it is one's own win.
    It says nothing.
    """
    fallen, fall = ft.use_state(look.still)

    async def begin() -> None:
        fall(True)

    ft.use_effect(on(begin), [])
    shown: list[ft.Control] = []
    if won.name:
        side = FACE - 2 * RIM
        face = parts.seat_face(won.name, won.seat, bot=won.bot, called=won.called, size=side)
        shown.append(ft.Container(face, padding=RIM, bgcolor=theme.ACCENT, border_radius=FACE / 2))
    if won.card:
        shown.append(Face(won.card, CARD, look.cards, TURN))
    rng = Random(won.card)
    layers: list[ft.Control] = [_piece(rng, width, fallen) for _ in range(PIECES if won.celebrated else 0)]
    row = ft.Row(shown, alignment=ft.MainAxisAlignment.CENTER, spacing=theme.EDGE)
    layers.append(ft.Container(row, width=width, height=ART - theme.SPACE))
    return ft.Semantics(
        exclude_semantics=True,
        content=ft.Container(
            ft.Stack(layers),
            width=width,
            height=ART - theme.SPACE,
            **theme.ground(look.felt, look.cards.contrast),
            border_radius=theme.PANEL_RADIUS,
            clip_behavior=ft.ClipBehavior.HARD_EDGE,
        ),
    )


def _piece(rng: Random, width: float, fallen: bool) -> ft.Control:
    """One piece of paper or one suit, over the felt or where it comes to lie."""
    size, across, drift = rng.randint(6, LARGEST), rng.uniform(0, width), rng.uniform(-DRIFT, DRIFT)
    lies, turns, lasts = rng.uniform(0, ART - LARGEST), rng.uniform(-6, 6), rng.randint(theme.FALL // 2, theme.FALL)
    kind = rng.choice((*"SHDC", "", "", "", ""))
    look: dict[str, Any] = {"bgcolor": rng.choice((theme.ACCENT, *theme.SEAT_COLOURS)), "border_radius": 2}
    if kind:
        look = {"content": ft.Image(src=suit_file(kind, False), color=rng.choice(theme.SEAT_COLOURS))}
    way = ft.Animation(lasts, ft.AnimationCurve.EASE_OUT)
    return ft.Container(
        width=size,
        height=size if kind else size * 0.6,
        left=across + (drift if fallen else 0),
        top=lies if fallen else -2.0 * LARGEST,
        rotate=turns if fallen else 0.0,
        animate_position=way,
        animate_rotation=way,
        **look,
    )


@ft.component
def Rising(sheet: ft.Control) -> ft.Control:
    """A sheet that comes up as it is laid."""
    there, come = ft.use_state(False)

    async def begin() -> None:
        come(True)

    ft.use_effect(on(begin), [])
    way = ft.Animation(theme.SLOW, ft.AnimationCurve.EASE_OUT_CUBIC)
    return ft.Container(
        sheet,
        offset=ft.Offset(0, 0 if there else 0.04),
        opacity=1.0 if there else 0.0,
        animate_offset=way,
        animate_opacity=way,
    )
