"""The cover: the screen between two people who share a device."""

from __future__ import annotations

from typing import Final

import flet as ft

from app.patches.flet.semantics_tap import Spoken
from app.table.components.basics import tap_target, text_on_felt
from app.table.layout.table_layout import is_smallest
from app.table.picture import ActionHandlers, Look
from app.ui import parts, theme
from app.ui.card_faces import CardFace, spell_out
from app.ui.control_cache import memoise
from app.ui.window.app_state import Size
from app.ui.words import tr

TEXT_SHARE: Final = 0.32  # share of the screen for the cover's text
TEXT_SHARE_SMALLEST: Final = 0.2  # the same on the smallest screens
FACE_SIZE: Final = 76.0


@memoise
def Cover(
    name: str, seat: int, since: tuple[str, ...], screen: Size, look: Look, actions: ActionHandlers
) -> ft.Control:
    """Hides all hands until the next person has the device. It shows that person's face and name, and what happened
    since their last turn (`since`).
    """
    fan = ft.Stack(
        [
            ft.Container(CardFace("", 76, look.cards, turn), left=across, top=top)
            for across, top, turn in ((0, 8, -0.22), (38, 0, 0.0), (76, 8, 0.22))
        ],
        width=152,
        height=128,
        clip_behavior=ft.ClipBehavior.NONE,
    )
    ready = tr("table.cover.ready", name=name)
    smallest = is_smallest(screen)
    narrow = smallest or (bool(since) and (screen.is_low_landscape or look.text_scale > theme.LARGE_TEXT))
    face = parts.seat_face(name, seat, bot=False, size=FACE_SIZE / 2 if narrow else FACE_SIZE)
    told = TEXT_SHARE_SMALLEST if smallest else TEXT_SHARE
    large = theme.fitting_font_size(theme.HEADING if smallest else theme.TITLE, look.text_scale)
    called = text_on_felt(name, large, cut=True, text_align=ft.TextAlign.CENTER)
    whose: list[ft.Control] = [face, called]
    if narrow:
        called.expand, called.expand_loose = True, True
        whose = [ft.Row(whose, spacing=theme.GAP, tight=True, alignment=ft.MainAxisAlignment.CENTER)]
    texts: list[ft.Control] = [
        text_on_felt(
            tr("table.cover.pass"),
            theme.fitting_font_size(18, look.text_scale),
            theme.ON_FELT_QUIET,
            weight=theme.STRONG,
        ),
        *whose,
        *(
            [_recap_texts(since, min(theme.BUTTON_WIDTH, screen.width - 48), screen.height * told, look.cards.contrast)]
            if since
            else []
        ),
        ft.Container(height=10),
        tap_target(
            "uncover",
            ready,
            actions.on_cover_lifted,
            ft.Container(
                ft.Row(
                    [text_on_felt(ready, theme.fitting_font_size(18, look.text_scale), theme.ON_ACCENT)],
                    tight=True,
                    alignment=ft.MainAxisAlignment.CENTER,
                ),
                height=56,
                padding=ft.Padding.symmetric(horizontal=28),
                **theme.round_corners(28),
                bgcolor=theme.ACCENT,
                ink=True,
            ),
        ),
    ]
    column = ft.Column(texts, spacing=4, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER)
    column.scroll = ft.ScrollMode.AUTO if smallest else None
    both: ft.Control
    if narrow:
        both = column
    elif screen.is_low_landscape:
        both = ft.Row([fan, column], spacing=56, alignment=ft.MainAxisAlignment.CENTER, tight=True)
    else:
        both = ft.Column(
            [fan, ft.Container(height=26), column],
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        )
    # Another person may have the device, so the back button leads away without showing cards.
    out = parts.icon_button(
        ft.Icons.CHEVRON_LEFT_ROUNDED, tr("nav.back"), actions.on_back_pressed, "back", colour=theme.ON_FELT
    )
    return ft.Stack(
        [
            ft.Container(
                both,
                width=screen.width,
                height=screen.height,
                **theme.felt_background(look.felt, look.cards.contrast),
                alignment=ft.Alignment.CENTER,
                padding=screen.edge_padding,
            ),
            ft.Container(out, left=screen.left + 2, top=screen.top + 6),
        ],
        width=screen.width,
        height=screen.height,
    )


def _recap_texts(since: tuple[str, ...], width: float, most: float, contrast: bool) -> ft.Control:
    """Return the texts, newest last. If they're higher than `most` pixels, they're scrolled to the end."""
    said = "\n".join(since)
    words = text_on_felt(said, theme.BODY, weight=theme.STRONG, line_height=1.35, text_align=ft.TextAlign.CENTER)
    full = len(since) * theme.BODY * 2 > most
    inside = ft.Column([words], tight=True, scroll=ft.ScrollMode.AUTO if full else None, auto_scroll=full)
    inside.horizontal_alignment = ft.CrossAxisAlignment.CENTER
    return Spoken(
        identifier="since",
        label=spell_out(" ".join(since)),
        exclude_semantics=True,
        content=ft.Container(
            inside,
            width=width,
            height=most if full else None,
            padding=ft.Padding.symmetric(horizontal=16, vertical=10),
            **theme.felt_box_surface(theme.WORDS_ON_FELT, 22, contrast),
        ),
    )
