"""The advice sheet beside the hand. It ranks moves, or lists the decisions of a review."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Final

import flet as ft

from app.patches.flet.semantics_tap import Spoken
from app.table.coach.advice import BACK_BUTTON, CLOSE_BUTTON
from app.table.layout.own_hand import Box
from app.table.layout.table_layout import Layout, sheet_beside, side_width
from app.table.picture import Advice, AdviceRow, InquiryHandlers
from app.table.wording import named_words
from app.ui import parts, theme
from app.ui.card_faces import CardFace, card_name, spell_out
from app.ui.control_cache import memoise
from app.ui.parts.focus import with_focus_ring
from app.ui.window.app_state import Size
from app.ui.window.error_boundary import on
from app.ui.window.hooks import use_layer
from app.ui.words import join_phrases, join_sentences, tr

TITLE_SIZE: Final = 17
HEAD_HEIGHT: Final = 50.0  # height of the sheet's head and of a row, without their text
ROW_HEIGHT: Final = 26.0
LINE_HEIGHT: Final = 20.0  # line height and letter width at text scale 1
LETTER_WIDTH: Final = 7.4
EDGE_WIDTH: Final = 10.0
TOP_CARD_WIDTH: Final = 30.0  # width of the pile's top card in the sheet


def sheet_box(screen: Size, layout: Layout, advice: Advice, text_scale: float) -> Box:
    """Return the box of the sheet: at the side of a wide screen, in place of the log on other large screens, else
    between the pile and your cards and as high as its content. It may extend up to the header if text is large, or if
    it doesn't fit otherwise and nobody is playing.
    """
    if sheet_beside(screen):
        left = screen.width - screen.right - side_width(screen)
        top = screen.top + EDGE_WIDTH
        return Box(left, top, side_width(screen) - EDGE_WIDTH, screen.height - screen.bottom - EDGE_WIDTH - top)
    if layout.log is not None:
        return layout.log
    room = layout.panel
    large = text_scale > theme.LARGE_TEXT or layout.compact
    if large and layout.is_low:  # large text doesn't fit beside the pile, either
        room = replace(room, left=layout.header.left + theme.SPACE, width=layout.header.width - 2 * theme.SPACE)
    inside = room.width - 2 * theme.EDGE
    lines = sum(_line_count(row.reason, inside, text_scale) for row in advice.rows)
    lines += _line_count(
        advice.explanation,
        inside if _explanation_below(advice, inside, text_scale) else inside - 2 * theme.TAP,
        text_scale,
    )
    wanted = HEAD_HEIGHT + ROW_HEIGHT * len(advice.rows) + LINE_HEIGHT * text_scale * (1.3 * len(advice.rows) + lines)
    # A row of large text doesn't fit below the pile.
    if large or (advice.over_table and wanted > room.height):
        room = Box(room.left, layout.header.bottom, room.width, room.bottom - layout.header.bottom)
    height = min(room.height, wanted)
    return Box(room.left, room.bottom - height, room.width, height)


def hides_piles(sheet: Box, layout: Layout) -> bool:
    """Return whether the sheet covers piles and seats. They aren't drawn then, so that no touch or screen reader
    reaches them.
    """
    return sheet.left < layout.pile.x and (layout.is_low or sheet.top < layout.panel.top - 1)


def _explanation_below(advice: Advice, inside: float, text_scale: float) -> bool:
    """Return whether the explanation of the values goes below the rows: with large text, or if it would need more than
    two lines between the two round buttons.
    """
    return text_scale > theme.LARGE_TEXT or _line_count(advice.explanation, inside - 2 * theme.TAP, text_scale) > 2


def _line_count(text: str, width: float, text_scale: float) -> int:
    return math.ceil(len(text) * LETTER_WIDTH * text_scale / width)


@memoise
def AdvicePanel(
    advice: Advice,
    box: Box,
    text_scale: float,
    cards: theme.CardLook,
    top: str,
    called: str,
    questions: InquiryHandlers,
) -> ft.Control:
    """The sheet in `box`: a head, rows that scroll, and a long explanation below them. A sheet that covers the pile
    repeats its `top` card and the nominated suit or rank `called`, since moves are judged by them; otherwise `top` is
    "".
    """
    use_layer(lambda: questions.on_advice_tapped(BACK_BUTTON if advice.back_label else CLOSE_BUTTON))
    thinking = advice.progress < 1
    below = _explanation_below(advice, box.width - 2 * theme.EDGE, text_scale)
    about = parts.styled_text(
        advice.explanation, colour=theme.ON_FELT_QUIET, size=theme.SMALL, max_lines=None if below else 2
    )
    indented = ft.Container(about, padding=ft.Padding.symmetric(horizontal=theme.SPACE))
    title = parts.styled_text(
        advice.title, colour=theme.ON_FELT, size=TITLE_SIZE, weight=theme.HEAVY, max_lines=None if below else 2
    )
    bulb = ft.Icon(ft.Icons.LIGHTBULB_ROUNDED, color=theme.ACCENT, size=theme.ICON)
    head: list[ft.Control] = [
        parts.icon_button(
            ft.Icons.CHEVRON_LEFT_ROUNDED,
            advice.back_label,
            lambda: questions.on_advice_tapped(BACK_BUTTON),
            "advice-back",
            colour=theme.ON_FELT,
        )
        if advice.back_label
        else ft.Container(bulb, padding=theme.SPACE / 2),
        Spoken(
            identifier="advice-about",
            label=spell_out(_advice_label(advice)),
            live_region=not thinking,
            header=True,
            exclude_semantics=True,
            expand=True,
            content=ft.Column([title, *([] if below else [about])], spacing=0, tight=True),
        ),
        *([_top_card_of_pile(top, called, cards)] if top else []),
        parts.icon_button(
            ft.Icons.STOP_ROUNDED if thinking and not advice.rows else ft.Icons.CLOSE_ROUNDED,
            advice.close_label,
            lambda: questions.on_advice_tapped(CLOSE_BUTTON),
            "advice-close",
            colour=theme.ON_FELT,
        ),
    ]
    rows = [_advice_row(row, box.width - 4 * theme.SPACE, text_scale, questions) for row in advice.rows]
    inside: list[ft.Control] = [
        ft.Row(head, spacing=theme.SPACE / 2, vertical_alignment=ft.CrossAxisAlignment.CENTER),
        _progress_bar(advice.progress),
        ft.Column(
            [*rows, *([indented] if below else [])],
            spacing=theme.SPACE / 2,
            scroll=ft.ScrollMode.AUTO,
            expand=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
    ]
    return ft.Semantics(
        identifier="advice",
        content=ft.Container(
            ft.Column(inside, spacing=2, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
            width=box.width,
            height=box.height,
            padding=ft.Padding.only(
                left=theme.SPACE, right=theme.SPACE / 2, top=theme.SPACE / 2, bottom=theme.SPACE / 2
            ),
            border_radius=theme.PANEL_RADIUS,
            bgcolor=theme.CONTRAST_PANEL if cards.contrast else theme.CHOOSER,
            border=ft.Border.all(2, theme.ACCENT),
            shadow=ft.BoxShadow(blur_radius=26, color=theme.CARD_SHADE, offset=ft.Offset(0, 8)),
            clip_behavior=ft.ClipBehavior.ANTI_ALIAS,
        ),
    )


def _top_card_of_pile(top: str, called: str, cards: theme.CardLook) -> ft.Control:
    """Return the pile's top card with the suit or rank nominated with it."""
    said = [tr("table.pile", card=card_name(top)), *([tr("table.called", what=card_name(called))] if called else [])]
    inside: list[ft.Control] = [CardFace(top, TOP_CARD_WIDTH, cards)]
    if called:
        inside.append(
            parts.styled_text(
                named_words(called), colour=theme.ACCENT, size=TITLE_SIZE, weight=theme.HEAVY, max_lines=1
            )
        )
    return parts.label(ft.Row(inside, spacing=theme.SPACE / 2, tight=True), "advice-pile", join_sentences(said))


def _advice_label(advice: Advice) -> str:
    """Return the spoken text of the head, with the best row once the search is done."""
    said = ". ".join(text.rstrip(".") for text in (advice.title, advice.explanation) if text) + "."
    if advice.progress < 1 or not advice.rows or not advice.rows[0].is_best:
        return said
    first = advice.rows[0]
    return f"{said} {tr('coach.best_is', title=first.title, worth=first.worth_text)}"


def _progress_bar(progress: float) -> ft.Control:
    """Return the progress bar of the coach, or an empty space of its height when it is done."""
    if progress >= 1:
        return ft.Container(height=4)
    return ft.Semantics(
        identifier="advice-progress",
        label=tr("coach.progress", percent=round(100 * progress)),
        exclude_semantics=True,
        content=ft.ProgressBar(value=progress, color=theme.ACCENT, bgcolor=theme.PANEL_ON_FELT, bar_height=4),
    )


def _row_label(row: AdviceRow) -> str:
    head = (row.title, row.note, row.worth_text, tr("coach.best") if row.is_best else row.confidence)
    return join_sentences((join_phrases(head), row.reason))


def _text_tag(text: str, colour: str, back: str) -> ft.Control:
    return ft.Container(
        parts.styled_text(text, colour=colour, size=theme.TINY, weight=theme.HEAVY, max_lines=1),
        bgcolor=back,
        border_radius=theme.SPACE,
        padding=ft.Padding.symmetric(horizontal=theme.SPACE, vertical=1),
    )


def _advice_row(row: AdviceRow, space: float, larger: float, questions: InquiryHandlers) -> ft.Control:
    """Return the row of a move: its value, bar and reason. `space` is the row's width in pixels, `larger` the text
    scale. Tags are beside the title, or below it if they don't fit.
    """
    tapped = on(lambda: questions.on_advice_tapped(row.id))
    colour = theme.ACCENT if row.is_best else theme.ON_FELT
    # The longest word of the title must fit beside the value.
    left = (
        space
        - theme.text_width(row.worth_text, TITLE_SIZE * larger)
        - (theme.ICON if row.is_best else 0)
        - 3 * theme.SPACE
    )
    size = theme.narrowed_font_size(max(row.title.split(" "), key=len), TITLE_SIZE * larger, left) / larger
    head: list[ft.Control] = [
        parts.styled_text(row.title, colour=theme.ON_FELT, size=size, weight=theme.HEAVY, expand=True)
    ]
    if row.is_best:
        head.insert(0, ft.Icon(ft.Icons.STAR_ROUNDED, color=theme.ACCENT, size=theme.ICON))
    flags: list[ft.Control] = []
    if row.confidence:
        flags.append(_text_tag(row.confidence, theme.ON_FELT, theme.PANEL_ON_FELT))
    if row.note:
        flags.append(_text_tag(row.note, theme.ON_ACCENT, theme.ACCENT))
    letters = theme.text_width(row.title + row.worth_text, TITLE_SIZE) + theme.text_width(
        row.confidence + row.note, theme.TINY
    )
    tags_fit = letters * larger + (theme.ICON if row.is_best else 0) + (4 * len(flags) + 1) * theme.SPACE <= space
    if tags_fit:
        head += flags
    head.append(parts.styled_text(row.worth_text, colour=colour, size=TITLE_SIZE, weight=theme.HEAVY, max_lines=1))
    lines: list[ft.Control] = [
        ft.Row(head, spacing=theme.SPACE),
        *([] if tags_fit or not flags else [ft.Row(flags, spacing=theme.SPACE, wrap=True)]),
        ft.ProgressBar(
            value=max(0.0, min(1.0, row.bar_length)),
            color=theme.ACCENT if row.is_best else theme.ON_FELT_QUIET,
            bgcolor=theme.PANEL_ON_FELT,
            bar_height=6,
            border_radius=3,
        ),
    ]
    if row.reason:
        lines.append(parts.styled_text(row.reason, colour=theme.ON_FELT_QUIET, size=theme.SMALL))
    return Spoken(
        key=row.id,
        identifier=f"advice-{row.id}",
        label=spell_out(_row_label(row)),
        button=True,
        selected=row.selected,
        exclude_semantics=True,
        on_click=tapped,
        content=with_focus_ring(
            ft.Container(
                ft.Column(lines, spacing=3, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
                padding=ft.Padding.symmetric(horizontal=theme.SPACE, vertical=5),
                border_radius=theme.GAP,
                bgcolor=theme.PANEL_ON_FELT if row.selected else None,
            ),
            tapped,
            theme.ON_FELT,
        ),
    )
