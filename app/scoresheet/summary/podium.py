"""The podium of a finished match, with pieces of paper that fall once."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, Protocol

import flet as ft

from app.scoresheet.summary.content import PodiumStep
from app.ui import parts, theme
from app.ui.window.app_state import App
from app.ui.window.error_boundary import guarded_component, on
from app.ui.window.hooks import use_app, use_value

STEP_HEIGHTS: Final = {1: 88.0, 2: 54.0, 3: 36.0}
LOW: Final = 0.55  # of the sizes, on a low screen
STEP_WIDTH: Final = 150.0
FACES: Final = ((1, 72.0), (2, 50.0), (4, 40.0), (6, 32.0), (99, 26.0))  # so many of this size on a step
RIM: Final = 3.0
PLACE: Final = 34.0  # the font size of a place's number
LOW_SCREEN: Final = 720.0  # pixels
PAPER_HIGH: Final = 34.0
PAPER_AREA: Final = 620.0  # square pixels for one piece of paper
PIECES: Final = (6, 11)  # the width of a piece, from and to
DROP: Final = 60.0


class PodiumContent(Protocol):
    """What a podium shows. The players of `steps` are indexes into the other three."""

    @property
    def steps(self) -> Sequence[PodiumStep]:
        """The steps, best first."""

    @property
    def names(self) -> Sequence[str]:
        """The players' names."""

    @property
    def colours(self) -> Sequence[int]:
        """The numbers of their colours."""

    @property
    def initials(self) -> Sequence[str]:
        """The initials of those without a chosen face."""


def podium(app: App, summary: PodiumContent, width: float) -> ft.Control:
    """Return the steps: the best in the middle, the second before it, the third after it. Players of one place share a
    step. Silent for screen readers, which read the rows.
    """
    order = sorted(summary.steps, key=lambda step: {2: 0, 1: 1, 3: 2}[step.place])
    wide = min(STEP_WIDTH, (width - theme.SPACE * (len(order) - 1)) / max(1, len(order)))
    if len(order) == 1:
        wide = min(width, 2 * STEP_WIDTH)
    steps: list[ft.Control] = [_step(app, summary, step, wide) for step in order]
    row = ft.Row(
        steps,
        spacing=theme.SPACE,
        alignment=ft.MainAxisAlignment.CENTER,
        vertical_alignment=ft.CrossAxisAlignment.END,
    )
    return ft.Semantics(exclude_semantics=True, content=row)


def rimmed_face(summary: PodiumContent, player: int, size: float) -> ft.Control:
    """Return a player's face with a rim, `size` pixels wide."""
    face = parts.person_circle(summary.names[player], summary.colours[player], size - 2 * RIM, summary.initials[player])
    return parts.circle(face, size, theme.CARD_PAPER)


def is_low(app: App) -> bool:
    """Return whether the screen has little height for a podium."""
    return app.size.height < LOW_SCREEN


def _step(app: App, summary: PodiumContent, step: PodiumStep, width: float) -> ft.Control:
    times = LOW if is_low(app) else 1.0
    size = next(size for most, size in FACES if len(step.players) <= most)
    if step.place > 1:
        size = min(size, FACES[1][1] + 10)
    size = max(FACES[-1][1], size * times)
    names = [summary.names[player] for player in step.players]
    letters = theme.NAME if len(names) <= 2 else theme.SMALL
    faces: list[ft.Control] = [rimmed_face(summary, player, size) for player in step.players]
    rim = ft.Row(faces, wrap=True, spacing=4, run_spacing=4, alignment=ft.MainAxisAlignment.CENTER)

    def narrowed(text: str, size: float) -> float:
        return theme.narrowed_font_size(text, size * app.text_scale, width) / app.text_scale

    words: list[ft.Control] = [
        parts.styled_text(
            name,
            colour=theme.ON_FELT,
            size=narrowed(name, letters),
            weight=theme.HEAVY,
            max_lines=2 if len(names) == 1 else 1,
            align=ft.TextAlign.CENTER,
        )
        for name in names
    ]
    if step.total:
        words.append(
            parts.styled_text(
                step.total,
                colour=theme.ON_FELT,
                size=narrowed(step.total, theme.NAME),
                weight=theme.STRONG,
                max_lines=1,
                align=ft.TextAlign.CENTER,
            )
        )
    number = ft.Text(
        str(step.place),
        size=theme.fitting_font_size(PLACE * times if step.place == 1 else theme.HEADING * times, app.text_scale),
        weight=theme.HEAVY,
        color=theme.ON_ACCENT,
        style=ft.TextStyle(height=1),
    )
    base = ft.Container(
        height=STEP_HEIGHTS[step.place] * times,
        width=width,
        alignment=ft.Alignment.CENTER,
        border_radius=ft.BorderRadius.only(top_left=theme.GAP, top_right=theme.GAP),
        gradient=ft.LinearGradient(
            colors=list(theme.PODIUM), begin=ft.Alignment.TOP_CENTER, end=ft.Alignment.BOTTOM_CENTER
        ),
        content=number,
    )
    above = ft.Column(words, spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER)
    return ft.Column(
        [rim, above, base],
        width=width,
        spacing=theme.SPACE * times,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


@guarded_component
def FallingPaper(width: float, seed: int, falls: bool) -> ft.Control:
    """A strip of pieces of paper, which fall into place once if `falls` and motion isn't reduced."""
    app = use_app()
    fallen, set_fallen = use_value(not falls)
    ft.use_effect(on(lambda: set_fallen(True)), [])
    rng = Random(seed)
    lasts = app.animation_duration(theme.CONFETTI_FALL_MS)
    pieces: list[ft.Control] = []
    for n in range(int(width * PAPER_HIGH / PAPER_AREA)):
        size = rng.randint(*PIECES)
        moving = ft.Animation(round(lasts * rng.uniform(0.5, 1)), ft.AnimationCurve.EASE_IN)
        x, y, turns = rng.uniform(0, width - size), rng.uniform(0, PAPER_HIGH - size), rng.uniform(-6, 6)
        pieces.append(
            ft.Container(
                key=f"paper-{n}",
                width=size,
                height=size * 0.6,
                left=x,
                top=y if fallen else y - DROP,
                rotate=turns if fallen else 0.0,
                opacity=1.0 if fallen else 0.0,
                bgcolor=rng.choice((theme.ACCENT, *theme.SEAT_COLOURS)),
                border_radius=2,
                animate_position=moving,
                animate_rotation=moving,
                animate_opacity=moving,
            )
        )
    return ft.Semantics(
        exclude_semantics=True,
        content=ft.Stack(pieces, width=width, height=PAPER_HIGH, clip_behavior=ft.ClipBehavior.NONE),
    )
