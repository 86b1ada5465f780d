"""What hides the table between two people who share a device."""

from __future__ import annotations

from typing import Final

import flet as ft

from app.table.components.basics import lettering, said_and_tapped
from app.table.layout.table_layout import is_smallest
from app.table.picture import Actions, Look
from app.ui import parts, theme
from app.ui.card_faces import Face, spell_out
from app.ui.memoised import memoise
from app.ui.semantics import Spoken
from app.ui.shell import Size
from app.ui.words import tr

COVER_TOLD: Final = 0.32  # share of the screen for the cover's text
COVER_TOLD_LEAST: Final = 0.2  # the same on the smallest screens
COVER_FACE: Final = 76.0


@memoise
def Cover(name: str, seat: int, since: tuple[str, ...], screen: Size, look: Look, actions: Actions) -> ft.Control:
    """Hides every hand until the next person has the device, who is shown by face and name; says what they have not
    seen yet.
    """
    fan = ft.Stack(
        [
            ft.Container(Face("", 76, look.cards, turn), left=across, top=top)
            for across, top, turn in ((0, 8, -0.22), (38, 0, 0.0), (76, 8, 0.22))
        ],
        width=152,
        height=128,
        clip_behavior=ft.ClipBehavior.NONE,
    )
    ready = tr("table.cover.ready", name=name)
    smallest = is_smallest(screen)
    narrow = smallest or (bool(since) and (screen.landscape or look.text_scale > theme.GROWN))
    face = parts.seat_face(name, seat, bot=False, size=COVER_FACE / 2 if narrow else COVER_FACE)
    told = COVER_TOLD_LEAST if smallest else COVER_TOLD
    large = theme.fitting(theme.HEADING if smallest else theme.TITLE, look.text_scale)
    called = lettering(name, large, cut=True, text_align=ft.TextAlign.CENTER)
    whose: list[ft.Control] = [face, called]
    if narrow:
        called.expand, called.expand_loose = True, True
        whose = [ft.Row(whose, spacing=theme.GAP, tight=True, alignment=ft.MainAxisAlignment.CENTER)]
    texts: list[ft.Control] = [
        lettering(tr("table.cover.pass"), theme.fitting(18, look.text_scale), theme.ON_FELT_QUIET, weight=theme.STRONG),
        *whose,
        *(
            [_since(since, min(theme.BUTTON_WIDTH, screen.width - 48), screen.height * told, look.cards.contrast)]
            if since
            else []
        ),
        ft.Container(height=10),
        said_and_tapped(
            "uncover",
            ready,
            actions.uncover,
            ft.Container(
                ft.Row(
                    [lettering(ready, theme.fitting(18, look.text_scale), theme.ON_ACCENT)],
                    tight=True,
                    alignment=ft.MainAxisAlignment.CENTER,
                ),
                height=56,
                padding=ft.Padding.symmetric(horizontal=28),
                **theme.rounded(28),
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
    elif screen.landscape:
        both = ft.Row([fan, column], spacing=56, alignment=ft.MainAxisAlignment.CENTER, tight=True)
    else:
        both = ft.Column(
            [fan, ft.Container(height=26), column],
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        )
    # Who has the device need not be the one it is for: there is a way out that shows nobody's cards.
    out = parts.icon_button(ft.Icons.CHEVRON_LEFT_ROUNDED, tr("nav.back"), actions.back, "back", colour=theme.ON_FELT)
    return ft.Stack(
        [
            ft.Container(
                both,
                width=screen.width,
                height=screen.height,
                **theme.ground(look.felt, look.cards.contrast),
                alignment=ft.Alignment.CENTER,
                padding=screen.edges,
            ),
            ft.Container(out, left=screen.left + 2, top=screen.top + 6),
        ],
        width=screen.width,
        height=screen.height,
    )


def _since(since: tuple[str, ...], width: float, most: float, contrast: bool) -> ft.Control:
    """What happened in the meantime, the newest last; what is too much for its room is scrolled to."""
    said = "\n".join(since)
    words = lettering(said, theme.BODY, weight=theme.STRONG, high=1.35, text_align=ft.TextAlign.CENTER)
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
            **theme.surface(theme.WORDS_ON_FELT, 22, contrast),
        ),
    )
