"""The bubble beside the pile that explains an effect when it first happens."""

from __future__ import annotations

from typing import Final

import flet as ft

from app.table.components.table import table_look
from app.table.layout.own_hand import Box
from app.table.layout.table_layout import Layout, layout_of_picture, table_size
from app.table.narration.effect_explanations import EffectExplanation
from app.table.picture import Look, Picture
from app.table.reducer.state import TableState
from app.ui import parts, theme
from app.ui.card_faces import SmallCard, spell_out, with_suits
from app.ui.window.app_state import App, Size
from app.ui.window.error_boundary import guarded_component
from app.ui.window.hooks import use_app, use_layer
from app.ui.words import tr

MAX_WIDTH: Final = 340.0
MIN_WIDTH: Final = 180.0
TWO_LINES_HEIGHT: Final = 96.0  # height of a bubble with two lines
LONG_TEXT: Final = 90  # longer texts have smaller letters
TAIL_SIZE: Final = 14.0
CARD_WIDTH: Final = 34.0  # width of the explained card


def bubble_box(screen: Size, layout: Layout) -> Box:
    """Return the space for the bubble, which is only as high as its text. It never covers the pile or the stock.

    On an upright table it's above the pile, or below it if it would cover a seat. On a low screen it's beside the pile
    or the stock, and on the smallest screens over message and buttons.
    """
    pile, stock = layout.pile, layout.stock
    high = pile.width * theme.CARD_RATIO
    left, right = screen.left + theme.GAP, screen.width - screen.right - theme.GAP
    if layout.compact:
        return Box(left, layout.message.top, right - left, layout.hand.box.top - layout.message.top)
    if layout.is_low:
        end, begin = (
            stock.x - stock.width / 2 - TAIL_SIZE - theme.SPACE,
            pile.x + pile.width / 2 + TAIL_SIZE + theme.SPACE,
        )
        high = layout.hand.box.top - layout.header.bottom
        if right - begin >= min(MIN_WIDTH, end - left):
            return Box(begin, layout.header.bottom, min(MAX_WIDTH, right - begin), high)
        return Box(max(left, end - MAX_WIDTH), layout.header.bottom, min(MAX_WIDTH, end - left), high)
    width = min(MAX_WIDTH, right - left)
    left = min(max(pile.x - width / 2, left), right - width)
    if is_below(layout):
        top = pile.y + high / 2 + TAIL_SIZE / 2
        return Box(left, top, width, layout.actions.top - top)
    return Box(left, layout.header.bottom, width, pile.y - high / 2 - TAIL_SIZE - layout.header.bottom)


def is_below(layout: Layout) -> bool:
    """Return whether the bubble is below the pile, because an upright table has too little room above it."""
    top = layout.pile.y - layout.pile.width * theme.CARD_RATIO / 2
    seats = max((seat.box.bottom for seat in layout.seats), default=layout.header.bottom)
    return not layout.is_low and top - TAIL_SIZE - seats < TWO_LINES_HEIGHT


def explanation_bubble(table_state: TableState, picture: Picture, app: App, close: parts.Handler) -> list[ft.Control]:
    """Return the bubble if there's an effect to explain and nothing covers the table, else []."""
    if table_state.explanation is None or table_state.panel or picture.cover:
        return []
    return [ExplanationBubble(table_state.explanation, picture, table_look(app), app.size, close)]


@guarded_component
def ExplanationBubble(
    first: EffectExplanation, picture: Picture, look: Look, screen: Size, close: parts.Handler
) -> ft.Control:
    """The text of a rule and the card it's about, announced to screen readers. A tap calls `close`."""
    app = use_app()
    use_layer(close)
    room = table_size(screen, picture)
    layout = layout_of_picture(picture, room, look)
    box = bubble_box(screen, layout)
    ink = theme.LIGHT
    new = parts.styled_text(tr("play.first_time"), colour=ink.quiet, size=theme.SMALL, weight=theme.STRONG, expand=True)
    below = is_below(layout)
    small = len(first.text) > LONG_TEXT or below
    words = parts.styled_text(
        first.text, colour=ink.text, size=theme.SMALL if small else theme.BODY, weight=theme.STRONG
    )
    words = with_suits(words, look.cards)
    told = ft.Column(
        [
            ft.Row([new, ft.Icon(ft.Icons.CLOSE_ROUNDED, color=ink.quiet, size=theme.ICON)]),
            ft.Column([words], tight=True, scroll=ft.ScrollMode.AUTO, expand=True, expand_loose=True),
        ],
        spacing=0 if below else theme.SPACE / 2,
        tight=True,
        expand=True,
    )
    card = [SmallCard(first.card, CARD_WIDTH, look.cards, look.text_scale)] if first.card else []
    paper = ft.Container(
        ft.Row([*card, told], spacing=theme.GAP, vertical_alignment=ft.CrossAxisAlignment.START),
        padding=theme.SPACE if below else theme.GAP,
        bgcolor=theme.CARD_PAPER,
        border_radius=theme.PANEL_RADIUS,
        shadow=ft.BoxShadow(blur_radius=14, color=theme.CARD_SHADE, offset=ft.Offset(0, 5)),
    )
    spoken = tr("play.first_time_spoken", said=spell_out(first.text))
    tapped = parts.tap(paper, close, "first-time", spoken)
    if isinstance(tapped, ft.Semantics):
        tapped.live_region = True
    tail = ft.Container(width=TAIL_SIZE, height=TAIL_SIZE, bgcolor=theme.CARD_PAPER, rotate=0.785)
    tail.left = min(max(layout.pile.x - box.left - TAIL_SIZE / 2, theme.EDGE), box.width - theme.EDGE - TAIL_SIZE)
    if below:
        tail.top = -TAIL_SIZE / 2
    else:
        tail.bottom = -TAIL_SIZE / 2
    place = ft.MainAxisAlignment.START if layout.is_low or below else ft.MainAxisAlignment.END
    inside = ft.Stack([tail, tapped] if not layout.is_low else [tapped], clip_behavior=ft.ClipBehavior.NONE)
    shown = ft.Container(
        ft.Column(
            [inside],
            alignment=place,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        width=box.width,
        height=box.height,
        opacity=1.0,
        animate_opacity=app.animation_duration(theme.FAST),
    )
    return ft.Container(shown, left=box.left, top=box.top, width=box.width, height=box.height)
