"""The message line above the hand: what happened, and what you may do."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import flet as ft

from app.table.components.basics import animation, tap_target
from app.table.components.reading_zones import BoxedControl
from app.table.layout.own_hand import Box
from app.table.picture import InquiryHandlers, Look, Picture, RuleTopic
from app.table.texts.labels import message_label
from app.ui import parts, theme
from app.ui.control_cache import memoise, use_control_cache
from app.ui.window.app_state import Size
from app.ui.window.error_boundary import on
from app.ui.words import keep_words_together, tr

LINE_HEIGHT: Final = 1.2  # line height, as a multiple of the font size
STRONG_WIDTH: Final = 0.84  # width of its letters, relative to the heaviest ones
WRAPPING: Final = 1.1  # a text that is wrapped takes this much more width than its letters
SIZE_STEP: Final = 0.5  # pixels
SEPARATOR: Final = "   "  # between the two texts if they're on one line
TEXT_MARGIN: Final = 4.0  # least margin above and below the texts,
HANDLE_MARGIN: Final = 9.0  # and under a handle
FACE_SIZE: Final = 34.0  # the face of the player who acted
ARROW_MIN_WIDTH: Final = 350.0  # least width of a line with an arrow beside the face
RULE_ICON_MIN_WIDTH: Final = 220.0  # least width of a line with the rule icon after it
HANDLE_WIDTH: Final = 38.0
HANDLE_HEIGHT: Final = 4.0

Actor = tuple[str, int, bool, str]  # a name, a seat, whether it's a bot, and the name at this table


@dataclass(frozen=True)
class TextArea:
    """What a message line has beside its text, and the text's `width` and `height` in pixels.

    `wide` lines are as wide as the table and have a handle; `arrow` and `icon` say whether the arrow and the rule icon
    fit; `edge` is the margin above the text.
    """

    width: float
    height: float
    wide: bool
    arrow: bool
    icon: bool
    edge: float


def message_line(
    picture: Picture, box: Box, screen: Size, look: Look, questions: InquiryHandlers, *, sideways: bool, handle: bool
) -> BoxedControl:
    """Return the message line for `box`, aligned to its bottom. For `handle` see `MessageLine`."""
    args = (
        picture.message,
        picture.prompt,
        picture.is_own_turn,
        box,
        sideways,
        look,
        picture.has_rule,
        _base_font_size(screen),
        questions,
        _actor_of(picture),
        handle,
        picture.remark,
        picture.prompt_spoken,
    )
    return BoxedControl(box, MessageLine, args)


def visible_box(picture: Picture, box: Box, screen: Size, look: Look, *, sideways: bool, handle: bool) -> Box:
    """Return the part of `box` that the message line may cover with its text of now, at the bottom of `box`. Widths of
    texts are estimates, rather too great than too small.
    """
    area = _text_area(box, look, sideways=sideways, handle=handle)
    size = _base_font_size(screen)
    fitted = _fit(picture.message, picture.prompt, picture.is_own_turn, size, look, area)
    lines = _line_count((fitted.text, fitted.prompt), fitted.font_size, area.width)
    text = area.height if fitted.scrolls else min(lines, fitted.line_count) * fitted.font_size * LINE_HEIGHT
    high = min(box.height, max(float(theme.TAP), area.edge + text + TEXT_MARGIN))
    return Box(box.left, box.bottom - high, box.width, high)


def _base_font_size(screen: Size) -> float:
    return 14.0 if screen.height < 700 else 15.0


def _text_area(box: Box, look: Look, *, sideways: bool, handle: bool) -> TextArea:
    wide = handle and not sideways
    arrow = wide and box.width >= ARROW_MIN_WIDTH and look.text_scale <= theme.LARGE_TEXT
    aside, edge = theme.TAP + (theme.TAP if arrow else 32), HANDLE_MARGIN if wide else TEXT_MARGIN
    icon = wide or box.width >= RULE_ICON_MIN_WIDTH
    width = box.width - aside - (theme.MARK + theme.SPACE) * icon
    return TextArea(width, box.height - edge - TEXT_MARGIN, wide, arrow, icon, edge)


def _fit(message: str, prompt: str, is_own_turn: bool, size: float, look: Look, area: TextArea) -> FittedMessage:
    return fit_message(
        message, prompt, is_own_turn, size, look.text_scale, area.width, area.height, shows_both=area.wide
    )


def _actor_of(picture: Picture) -> Actor | None:
    """Return the player whose action the message is about; None for no player."""
    if picture.actor == picture.viewer >= 0:
        return picture.own_person, picture.viewer, False, picture.own_name
    seat = next((each for each in picture.seats if each.seat == picture.actor), None)
    return (seat.name, seat.seat, bool(seat.level), seat.name) if seat else None


@memoise
def MessageLine(
    message: str,
    prompt: str,
    is_own_turn: bool,
    box: Box,
    sideways: bool,
    look: Look,
    reasoned: bool,
    size: float,
    questions: InquiryHandlers,
    actor: Actor | None,
    handle: bool,
    remark: str,
    may_spoken: str,
) -> ft.Control:
    """The message line: what happened, with the face of the player who acted, and what you may do. A tap shows the rule
    behind it, if there is one. If a low screen can't show both texts, `fit_message` chooses one; a text that is too
    long scrolls.

    Screen readers read it when it changes: `prompt` as `may_spoken` if that's given, followed by `remark`. With a
    `handle`, the log can be opened by a tap on the face, or on the arrow if there's room for it, and by pulling the
    line up.
    """
    keep = use_control_cache()
    area = _text_area(box, look, sideways=sideways, handle=handle)
    wide, arrow, icon_fits, edge = area.wide, area.arrow, area.icon, area.edge
    label = message_label(message, may_spoken or prompt, remark)
    fitted = _fit(message, prompt, is_own_turn, size, look, area)
    message, prompt, drawn = fitted.text, fitted.prompt, fitted.font_size
    one_line = not wide and theme.text_width(message + SEPARATOR + prompt, drawn) * STRONG_WIDTH <= area.width
    between = (SEPARATOR if one_line else "\n") if message else ""
    spans = [ft.TextSpan(keep_words_together(message), ft.TextStyle(color=theme.ON_FELT, weight=theme.STRONG))]
    if prompt:
        colour = theme.ACCENT if is_own_turn else theme.ON_FELT_QUIET
        spans.append(
            ft.TextSpan(between + keep_words_together(prompt), ft.TextStyle(color=colour, weight=theme.STRONG))
        )
    scrolled = fitted.scrolls
    text = ft.Text(
        spans=spans,
        size=drawn / look.text_scale,
        text_align=ft.TextAlign.START if handle else ft.TextAlign.CENTER,
        style=ft.TextStyle(height=LINE_HEIGHT),
        expand=None if scrolled else True,
        expand_loose=not (scrolled or wide),
    )
    inside: list[ft.Control] = [text]
    if scrolled:
        beside_bar = ft.Container(text, padding=ft.Padding.symmetric(horizontal=theme.SPACE))
        inside = [ft.Column([beside_bar], scroll=ft.ScrollMode.AUTO, height=area.height, expand=True)]
    else:
        text.max_lines, text.overflow = fitted.line_count, ft.TextOverflow.ELLIPSIS
    if reasoned and icon_fits:
        inside.append(keep.cached_control("reasoned", _rule_icon))
    # Spacers instead of padding, which has only left and right, not start and end. A line of text is lower than a tap
    # target, unlike what is beside it.
    least = theme.TAP - edge - TEXT_MARGIN
    if arrow and actor:
        inside.insert(0, keep.cached_control("face", _actor_face, actor, least))
    elif arrow or not handle:
        inside.insert(0, keep.cached_control("start", _empty_space, 12.0, least))
    if not arrow:
        inside.append(keep.cached_control("end", _empty_space, 12.0 - theme.SPACE if handle else 8.0, least))
    target = tap_target(
        "words",
        label,
        (lambda: questions.on_rule_asked(RuleTopic.WORDS)) if reasoned else None,
        ft.Container(
            ft.Row(inside, tight=not wide, spacing=theme.SPACE),
            padding=ft.Padding.only(top=edge, bottom=TEXT_MARGIN),
        ),
        button=reasoned or None,
        live_region=True,
        expand=True,
        expand_loose=not wide,
    )
    line: ft.Control = target
    if handle:
        log = keep.cached_control("log", _log_button, None if arrow else actor, arrow, questions)
        line = ft.Row([target, log] if arrow else [log, target], tight=not wide, spacing=0)
    if wide:
        line = ft.Stack([line, keep.cached_control("handle", _pull_handle, box.width)])
    surface = ft.Container(
        line,
        **theme.felt_box_surface(
            theme.WORDS_ON_FELT, theme.PANEL_RADIUS if wide else theme.TAP / 2, look.cards.contrast
        ),
        width=box.width if wide else None,
        opacity=1.0 if message or prompt else 0.0,
        animate_opacity=animation(look.reduces_motion),
    )
    return ft.Container(
        _with_pull_up(surface, questions) if wide else surface,
        width=box.width,
        height=box.height,
        alignment=ft.Alignment(0 if not sideways else 1 if look.left_handed else -1, 1),
    )


@dataclass(frozen=True)
class FittedMessage:
    """The texts as they fit the message line, with "" for one that is left out: the font `font_size` in pixels, the
    number of `line_count` shown, and whether there are more, so that they're `scrolls`.
    """

    text: str
    prompt: str
    font_size: float
    line_count: int
    scrolls: bool


def fit_message(
    message: str,
    prompt: str,
    is_own_turn: bool,
    size: float,
    text_scale: float,
    space: float,
    height: float,
    *,
    shows_both: bool,
) -> FittedMessage:
    """Fit what happened (`message`) and what you may do (`prompt`) into `space` × `height` pixels.

    If both don't fit and `shows_both` isn't set, one is left out: `message` on your turn (`is_own_turn`), else
    `prompt`. The log and the spoken label still have it.
    """
    for shown in [
        (message, prompt),
        *([] if shows_both or not (message and prompt) else [("", prompt) if is_own_turn else (message, "")]),
    ]:
        drawn = _font_size(shown, size, text_scale, space, height)
        lines = max(2, int(height / (drawn * LINE_HEIGHT)))
        fitted = FittedMessage(*shown, drawn, lines, _line_count(shown, drawn, space) > lines)
        if not fitted.scrolls:
            break
    return fitted


def _font_size(texts: Sequence[str], size: float, text_scale: float, space: float, height: float) -> float:
    """Return the font size in pixels for texts that begin on a new line each: `size` enlarged by the text scale, but
    reduced as far as `size` until they fit into `space` × `height` pixels.
    """
    drawn = theme.fitting_font_size(size, text_scale) * text_scale
    while drawn > size and _line_count(texts, drawn, space) * drawn * LINE_HEIGHT > height:
        drawn = max(size, drawn - SIZE_STEP)
    return drawn


def _line_count(texts: Sequence[str], size: float, space: float) -> int:
    return sum(math.ceil(theme.text_width(text, size) * STRONG_WIDTH * WRAPPING / space) for text in texts)


def _rule_icon() -> ft.Control:
    """Return the icon that shows that there's a rule to read."""
    return ft.Icon(ft.Icons.INFO_OUTLINE_ROUNDED, size=theme.MARK, color=theme.ON_FELT_QUIET)


def _empty_space(width: float, height: float) -> ft.Control:
    return ft.Container(width=width, height=height)


def _actor_face(actor: Actor, height: float) -> ft.Container:
    """Return an actor's face in a box `height` pixels high and as wide as a tap target."""
    known, seat, bot, called = actor
    drawn = parts.seat_face(known, seat, bot=bot, called=called, size=FACE_SIZE)
    return ft.Container(drawn, width=theme.TAP, height=height, alignment=ft.Alignment.CENTER)


def _log_button(actor: Actor | None, up: bool, questions: InquiryHandlers) -> ft.Control:
    """Return the button that opens the log: an arrow (`up`), the face of the player who acted last, or a clock."""
    if actor is not None:
        return tap_target("log", tr("play.log"), questions.on_log_pressed, _actor_face(actor, theme.TAP))
    drawn = ft.Icons.EXPAND_LESS_ROUNDED if up else ft.Icons.HISTORY_ROUNDED
    icon = ft.Icon(drawn, size=theme.ICON, color=theme.ON_FELT_QUIET)
    return tap_target("log", tr("play.log"), questions.on_log_pressed, parts.circle(icon, theme.TAP, ink=True))


def _pull_handle(width: float) -> ft.Control:
    """Return the handle that shows that the line can be pulled up."""
    return ft.Container(
        left=(width - HANDLE_WIDTH) / 2,
        top=HANDLE_HEIGHT,
        width=HANDLE_WIDTH,
        height=HANDLE_HEIGHT,
        bgcolor=theme.ON_FELT_QUIET,
        **theme.round_corners(HANDLE_HEIGHT / 2),
        ignore_interactions=True,
    )


def _with_pull_up(line: ft.Control, questions: InquiryHandlers) -> ft.Control:
    """Return the line with a gesture that opens the log when the line is pulled up."""

    async def on_drag_end(event: ft.DragEndEvent[ft.GestureDetector]) -> None:
        if (event.primary_velocity or 0) < 0:
            await questions.on_log_pressed()

    return ft.GestureDetector(content=line, exclude_from_semantics=True, on_vertical_drag_end=on(on_drag_end))
