"""The line over the hand: what happened, and what one may do."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import flet as ft

from app.table.components.basics import movement, said_and_tapped
from app.table.components.reading_zones import Boxed
from app.table.layout.own_hand import Box
from app.table.picture import Look, Picture, Questions
from app.ui import parts, theme
from app.ui.card_faces import spell_out
from app.ui.memoised import memoise, use_redrawn
from app.ui.shell import Size, on
from app.ui.words import hold_words, tr

WORDS_LINE: Final = 1.2  # the height of a line of what happened, of its letters
SLIM: Final = 0.84  # how wide its letters are beside the heaviest
RAGGED: Final = 1.1  # how much more than its letters a text takes that is broken into lines
LESS: Final = 0.5  # pixels
BESIDE: Final = "   "  # between what happened and what one may do, on one line
WORDS_EDGE: Final = 4.0  # at least, over and under them,
UNDER_HANDLE: Final = 9.0  # and under a handle
TELLER: Final = 34.0  # the face of whoever did it
WITH_ARROW: Final = 350.0  # so broad is a line that has room for an arrow beside the face
LEAST_SIGNED: Final = 220.0  # least width of a line with the rule icon after it
HANDLE: Final = 38.0
HANDLE_HIGH: Final = 4.0

Teller = tuple[str, int, bool, str]  # a name, a seat, whether it is a bot's, and how it is called here


def _as_sentences(*texts: str) -> str:
    """The texts that say anything, one after the other, each with an end."""
    return " ".join(text if text[-1] in ".!?…”" else f"{text}." for text in texts if text)


def words_of(
    picture: Picture, box: Box, screen: Size, look: Look, questions: Questions, *, sideways: bool, handle: bool
) -> Boxed:
    """What happened and what one may do, at the foot of a box; `handle` as `Words` has it."""
    given = (
        picture.message,
        picture.prompt,
        picture.my_turn,
        box,
        sideways,
        look,
        picture.has_rule,
        14.0 if screen.height < 700 else 15.0,
        questions,
        _teller(picture),
        handle,
        picture.remark,
    )
    return Boxed(box, Words, given)


def _teller(picture: Picture) -> Teller | None:
    """Whose action the words tell."""
    if picture.actor == picture.me >= 0:
        return picture.own_person, picture.me, False, picture.own_name
    seat = next((each for each in picture.seats if each.seat == picture.actor), None)
    return (seat.name, seat.seat, bool(seat.level), seat.name) if seat else None


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
    teller: Teller | None,
    handle: bool,
    remark: str,
) -> ft.Control:
    """The message line: what happened, with the face of who did it, and what you may do. A screen reader says it when
    it changes, followed by `remark`. A tap shows the rule, if there is one. With a `handle`, the log opens by a tap on
    the face, or on the arrow if that fits, or by pulling the line up. If a low screen can't show both texts,
    `fit_words` chooses one; a text that is still too long scrolls.
    """
    keep = use_redrawn()
    broad = handle and not sideways  # across the table, pulled by its handle
    arrow = broad and box.width >= WITH_ARROW and look.text_scale <= theme.GROWN
    aside, edge = theme.TAP + (theme.TAP if arrow else 32), UNDER_HANDLE if broad else WORDS_EDGE
    signed = broad or box.width >= LEAST_SIGNED
    room, high = box.width - aside - (theme.MARK + theme.SPACE) * signed, box.height - edge - WORDS_EDGE
    label = spell_out(_as_sentences(words, may, remark))
    fitted = fit_words(words, may, mine, size, look.text_scale, room, high, both=broad)
    words, may, drawn = fitted.words, fitted.may, fitted.size
    one_line = not broad and theme.width(words + BESIDE + may, drawn) * SLIM <= room
    between = (BESIDE if one_line else "\n") if words else ""
    spans = [ft.TextSpan(hold_words(words), ft.TextStyle(color=theme.ON_FELT, weight=theme.STRONG))]
    if may:
        colour = theme.ACCENT if mine else theme.ON_FELT_QUIET
        spans.append(ft.TextSpan(between + hold_words(may), ft.TextStyle(color=colour, weight=theme.STRONG)))
    scrolled = fitted.scrolled
    text = ft.Text(
        spans=spans,
        size=drawn / look.text_scale,
        text_align=ft.TextAlign.START if handle else ft.TextAlign.CENTER,
        style=ft.TextStyle(height=WORDS_LINE),
        expand=None if scrolled else True,
        expand_loose=not (scrolled or broad),
    )
    inside: list[ft.Control] = [text]
    if scrolled:
        beside_bar = ft.Container(text, padding=ft.Padding.symmetric(horizontal=theme.SPACE))
        inside = [ft.Column([beside_bar], scroll=ft.ScrollMode.AUTO, height=high, expand=True)]
    else:
        text.max_lines, text.overflow = fitted.lines, ft.TextOverflow.ELLIPSIS
    if reasoned and signed:
        inside.append(keep.one("reasoned", _reasoned))
    # Room at both ends, as one reads: padding would know left and right only. A line of words is lower than a finger
    # wants, and what stands beside it is not.
    least = theme.TAP - edge - WORDS_EDGE
    if arrow and teller:
        inside.insert(0, keep.one("face", _face, teller, least))
    elif arrow or not handle:
        inside.insert(0, keep.one("start", _room, 12.0, least))
    if not arrow:
        inside.append(keep.one("end", _room, 12.0 - theme.SPACE if handle else 8.0, least))
    said = said_and_tapped(
        "words",
        label,
        (lambda: questions.rule("words")) if reasoned else None,
        ft.Container(
            ft.Row(inside, tight=not broad, spacing=theme.SPACE),
            padding=ft.Padding.only(top=edge, bottom=WORDS_EDGE),
        ),
        button=reasoned or None,
        live_region=True,
        expand=True,
        expand_loose=not broad,
    )
    line: ft.Control = said
    if handle:
        log = keep.one("log", _log, None if arrow else teller, arrow, questions)
        line = ft.Row([said, log] if arrow else [log, said], tight=not broad, spacing=0)
    if broad:
        line = ft.Stack([line, keep.one("handle", _handle, box.width)])
    told = ft.Container(
        line,
        **theme.surface(theme.WORDS_ON_FELT, theme.PANEL_RADIUS if broad else theme.TAP / 2, look.cards.contrast),
        width=box.width if broad else None,
        opacity=1.0 if words or may else 0.0,
        animate_opacity=movement(look.still),
    )
    return ft.Container(
        _pulled(told, questions) if broad else told,
        width=box.width,
        height=box.height,
        alignment=ft.Alignment(0 if not sideways else 1 if look.left_handed else -1, 1),
    )


@dataclass(frozen=True)
class Fitted:
    """The texts that fit the message line, "" for one that is left out: their font `size` in pixels, the most `lines`
    shown, and whether there are more, so that they are `scrolled`.
    """

    words: str
    may: str
    size: float
    lines: int
    scrolled: bool


def fit_words(
    words: str, may: str, mine: bool, size: float, letters: float, room: float, high: float, *, both: bool
) -> Fitted:
    """Fits what happened (`words`) and what you may do (`may`) into `room` x `high` pixels. If they don't fit and
    `both` aren't required, one is left out: `words` on your turn (`mine`), else `may`. What is left out is still in the
    log and in the spoken label.
    """
    for shown in [(words, may), *([] if both or not (words and may) else [("", may) if mine else (words, "")])]:
        drawn = _letters(shown, size, letters, room, high)
        lines = max(2, int(high / (drawn * WORDS_LINE)))
        fitted = Fitted(*shown, drawn, lines, _rows(shown, drawn, room) > lines)
        if not fitted.scrolled:
            break
    return fitted


def _letters(texts: Sequence[str], size: float, letters: float, room: float, high: float) -> float:
    """The font size for texts that each begin a new line, in pixels: `size` scaled like the system's letters, reduced
    as far as `size` until they fit in `room` x `high` pixels.
    """
    drawn = theme.fitting(size, letters) * letters
    while drawn > size and _rows(texts, drawn, room) * drawn * WORDS_LINE > high:
        drawn = max(size, drawn - LESS)
    return drawn


def _rows(texts: Sequence[str], size: float, room: float) -> int:
    return sum(math.ceil(theme.width(text, size) * SLIM * RAGGED / room) for text in texts)


def _reasoned() -> ft.Control:
    """The icon after the words that says there is a rule to read."""
    return ft.Icon(ft.Icons.INFO_OUTLINE_ROUNDED, size=theme.MARK, color=theme.ON_FELT_QUIET)


def _room(width: float, high: float) -> ft.Control:
    return ft.Container(width=width, height=high)


def _face(teller: Teller, high: float) -> ft.Container:
    """Who did what the words tell, in a place so high and as wide as a finger."""
    known, seat, bot, called = teller
    drawn = parts.seat_face(known, seat, bot=bot, called=called, size=TELLER)
    return ft.Container(drawn, width=theme.TAP, height=high, alignment=ft.Alignment.CENTER)


def _log(teller: Teller | None, up: bool, questions: Questions) -> ft.Control:
    """The way to all that happened: an arrow that points `up`, or who did the last of it, or the sign of a clock."""
    if teller is not None:
        return said_and_tapped("log", tr("play.log"), questions.log, _face(teller, theme.TAP))
    drawn = ft.Icons.EXPAND_LESS_ROUNDED if up else ft.Icons.HISTORY_ROUNDED
    icon = ft.Icon(drawn, size=theme.ICON, color=theme.ON_FELT_QUIET)
    return said_and_tapped("log", tr("play.log"), questions.log, parts.disc(icon, theme.TAP, ink=True))


def _handle(width: float) -> ft.Control:
    """What the line is pulled up by."""
    return ft.Container(
        left=(width - HANDLE) / 2,
        top=HANDLE_HIGH,
        width=HANDLE,
        height=HANDLE_HIGH,
        bgcolor=theme.ON_FELT_QUIET,
        **theme.rounded(HANDLE_HIGH / 2),
        ignore_interactions=True,
    )


def _pulled(line: ft.Control, questions: Questions) -> ft.Control:
    """The line, which shows all that happened when it is pulled up."""

    async def pulled(event: ft.DragEndEvent[ft.GestureDetector]) -> None:
        if (event.primary_velocity or 0) < 0:
            await questions.log()

    return ft.GestureDetector(content=line, exclude_from_semantics=True, on_vertical_drag_end=on(pulled))
