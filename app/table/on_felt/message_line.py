"""The line over the hand: what happened, and what one may do."""

from __future__ import annotations

from typing import Final

import flet as ft

from app.table.on_felt.pieces import movement, said_and_tapped
from app.table.on_felt.zones import Boxed
from app.table.picture import Look, Picture, Questions
from app.table.places.own_hand import Box
from app.ui import parts, theme
from app.ui.card_faces import spell_out
from app.ui.memoised import memoise
from app.ui.shell import Size
from app.ui.words import tr

WORDS_LINE: Final = 1.2  # the height of a line of what happened, of its letters
WORDS_EDGE: Final = 4.0  # at least, over and under them


def _as_sentences(*texts: str) -> str:
    """The texts that say anything, one after the other, each with an end."""
    return " ".join(text if text[-1] in ".!?…”" else f"{text}." for text in texts if text)


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
    said = said_and_tapped(
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
    log = said_and_tapped("log", tr("play.log"), questions.log, parts.disc(icon, theme.TAP, ink=True))
    return ft.Container(
        ft.Container(
            ft.Row([said, log] if sideways else [log, said], tight=True, spacing=0) if handle else said,
            **theme.surface(theme.WORDS_ON_FELT, theme.TAP / 2, look.cards.contrast),
            opacity=1.0 if words or may else 0.0,
            animate_opacity=movement(look.still),
        ),
        width=box.width,
        height=box.height,
        alignment=ft.Alignment(0 if not sideways else 1 if look.left_handed else -1, 1),
    )
