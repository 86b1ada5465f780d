"""The referee in a panel: what does this card do here?"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import flet as ft

from app.scoresheet.controller import Keeper
from app.scoresheet.panels.frame import laid
from app.scoresheet.referee import answers, asked
from app.scoresheet.state import SheetState
from app.ui import parts, theme
from app.ui.card_faces import spoken
from app.ui.shell import part, use_app
from app.ui.words import tr
from engine.scoresheet import Picture

KEYS: Final = 260.0  # the height of the cards to ask about and of the way to all rules
SENTENCE: Final = 70.0


@part
def Referee(picture: Picture, shown: SheetState, keeper: Keeper) -> ft.Control:
    """What does this card do here? By this table's rules."""
    app = use_app()
    ink = app.ink
    rules = picture.terms.rules
    assert rules is not None
    seats = len(picture.seating)
    cards = asked(rules, seats)
    chosen = shown.card if shown.card in cards else cards[0]
    keys: list[ft.Control] = [
        parts.tap(
            ft.Container(
                width=theme.TAP,
                height=theme.TAP + 6,
                border_radius=theme.CARD_RADIUS,
                alignment=ft.Alignment.CENTER,
                bgcolor=theme.CARD_PAPER,
                border=ft.Border.all(3, ink.ring if card == chosen else ink.line),
                content=ft.Icon(ft.Icons.STAR_ROUNDED, color=theme.JOKER_COLOURS["JK"])
                if card == "JK"
                else ft.Text(
                    "10" if card == "T" else card,
                    size=theme.fitting(20, app.letters),
                    weight=theme.HEAVY,
                    color=theme.SUIT_COLOURS["S"],
                ),
            ),
            _asks(keeper, card),
            f"ask-{card}",
            spoken(card),
            selected=card == chosen,
        )
        for card in cards
    ]
    said: list[ft.Control] = [
        ft.Semantics(
            identifier=f"answer-{n}",
            live_region=n == 0,
            content=ft.Container(
                padding=ft.Padding.symmetric(vertical=theme.GAP, horizontal=theme.EDGE),
                content=parts.line(sentence.text, colour=ink.text, weight=theme.STRONG if n == 0 else theme.PLAIN),
            ),
        )
        for n, sentence in enumerate(answers(rules, seats, chosen))
    ]
    return laid(
        app,
        tr("keep.referee"),
        "referee",
        [
            ft.Row(keys, wrap=True, spacing=6, run_spacing=6, alignment=ft.MainAxisAlignment.CENTER),
            parts.rows(app, said),
            parts.rows(
                app,
                [
                    parts.row(
                        app, tr("play.all_rules"), lambda: app.go(f"/sheet/{keeper.match_id}/rules"), "referee-all"
                    )
                ],
            ),
        ],
        keeper,
        height=KEYS + SENTENCE * len(said),
    )


def _asks(keeper: Keeper, card: str) -> Callable[[], object]:
    return lambda: keeper.ask(card)
