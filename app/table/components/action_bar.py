"""The action bar: buttons below the table, within the thumb's reach."""

from __future__ import annotations

from typing import Final

import flet as ft

from app.table.components.basics import tap_target, text_on_felt
from app.table.layout.own_hand import Box
from app.table.picture import ActionHandlers, ButtonPicture, Look
from app.ui import theme
from app.ui.control_cache import memoise

ICONS: Final = {
    "talk": ft.Icons.CHAT_BUBBLE_OUTLINE_ROUNDED,
    "hint": ft.Icons.LIGHTBULB_ROUNDED,
    "undo": ft.Icons.UNDO_ROUNDED,
    "skip": ft.Icons.FAST_FORWARD_ROUNDED,
    "back": ft.Icons.CHEVRON_LEFT_ROUNDED,
    "help": ft.Icons.QUESTION_MARK_ROUNDED,
    "menu": ft.Icons.MORE_HORIZ_ROUNDED,
    "sort": ft.Icons.SWAP_HORIZ_ROUNDED,
}
NARROW_TYPEFACE: Final = 0.7  # width of letters in a narrow typeface, relative to `theme.text_width`
TIGHT_PADDING: Final = 6.0  # horizontal padding of a button with a label if there's little room
TIGHT_GAP: Final = 4.0  # gap between buttons if there's little room
BAR_GAP: Final = 10.0  # gap between buttons otherwise


def _action_button(button: ButtonPicture, actions: ActionHandlers, close: float, look: Look) -> ft.Control:
    """Return one button. `close` is 0 if there's room; else it's the font size of the label, and an icon replaces the
    label.
    """
    back, fore = {
        "main": (theme.ACCENT, theme.ON_ACCENT),
        "danger": (theme.OBLIGATION, theme.ON_OBLIGATION),
    }.get(button.kind, (theme.PANEL_ON_FELT, theme.ON_FELT))
    inside: list[ft.Control] = []
    if button.icon:
        inside.append(ft.Icon(ICONS[button.icon], color=fore, size=theme.ICON))
    label = "" if close and button.icon else button.label
    size = close or theme.fitting_font_size(17, look.text_scale)
    around = TIGHT_PADDING if close else 22.0
    if label:
        inside.append(text_on_felt(label, size, fore, line_height=1.1, cut=True))
        # A button with a short label is still as wide as a finger, even in a narrow typeface.
        around = max(around, (theme.TAP - NARROW_TYPEFACE * theme.text_width(label, size * look.text_scale)) / 2)
    return tap_target(
        str(button.id),
        button.spoken or button.label,
        lambda: actions.on_button_pressed(button.id),
        ft.Container(
            ft.Row(inside, tight=True, alignment=ft.MainAxisAlignment.CENTER, spacing=7),
            height=52,
            width=None if label else 52,
            padding=ft.Padding.symmetric(horizontal=around) if label else 0,
            **theme.felt_box_surface(back, theme.PILL_RADIUS, look.cards.contrast and back == theme.PANEL_ON_FELT),
            ink=True,
        ),
        key=str(button.id),
    )


@memoise
def ActionBar(buttons: tuple[ButtonPicture, ...], box: Box, look: Look, actions: ActionHandlers) -> ft.Control:
    """The buttons, scrolled if they don't fit in `box`."""
    wanted = sum(
        len(button.label) * 9.6 * min(look.text_scale, theme.LARGE_TEXT) + (34 if button.icon else 0) + 54
        for button in buttons
    )
    wanted += BAR_GAP * (len(buttons) - 1)
    close = wanted > box.width
    # Round buttons are as wide as an icon. Those with labels share the rest, each as it needs.
    words = [button for button in buttons if not button.icon]
    room = (
        box.width - 52 * (len(buttons) - len(words)) - 2 * TIGHT_PADDING * len(words) - TIGHT_GAP * (len(buttons) - 1)
    )
    grown = min(look.text_scale, theme.LARGE_TEXT)
    large = theme.narrowed_font_size("".join(button.label for button in words), 15 * grown, room) / look.text_scale
    controls = [_action_button(button, actions, large if close else 0, look) for button in buttons]
    bar = ft.Row(
        controls[::-1] if look.left_handed else controls,
        spacing=TIGHT_GAP if close else BAR_GAP,
        alignment=ft.MainAxisAlignment.START if look.left_handed else ft.MainAxisAlignment.END,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
        scroll=ft.ScrollMode.AUTO,  # for long names and large letters
    )
    return ft.Container(bar, width=box.width, height=box.height)


def is_urgent(button: ButtonPicture) -> bool:
    """Return whether a button stays available while a suit is chosen: a missed declaration can only
    be caught at once.
    """
    return button.kind == "danger"
