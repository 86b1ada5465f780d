"""How many cards are dealt: one number for all tables, or one for each number of players."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from app.editor.card_questions import Change
from app.editor.draft import Draft
from app.ui import parts
from app.ui.shell import part, use_app, use_value
from app.ui.words import tr
from engine.rules.reader import NUMBERS


@part
def Deals(draft: Draft, change: Change) -> ft.Control:
    """The number of cards, and whether it is another one where more or fewer play."""
    app = use_app()
    wanted, want = use_value(False)
    deals = draft.deals()
    apart = wanted or len(set(deals.values())) > 1

    def deal(seats: int, do: Callable[[int], int]) -> None:
        change(lambda d: d.with_deals({n: do(cards) if n == seats else cards for n, cards in d.deals().items()}))

    def deal_all(do: Callable[[int], int]) -> None:
        change(lambda d: d.with_deals(dict.fromkeys(d.deals(), do(next(iter(d.deals().values()))))))

    def split(on: bool) -> None:
        want(on)
        if not on:
            deal_all(lambda cards: cards)

    bounds = NUMBERS["deal"]
    items: list[ft.Control] = [
        parts.switch_row(app, tr("own.deals.title"), apart, split, "deal-apart"),
    ]
    if apart:
        items += [
            parts.stepper(
                app, tr("own.deals.to", count=seats), cards, bounds, partial(deal, seats), f"numbers-deal-{seats}"
            )
            for seats, cards in deals.items()
        ]
    else:
        title = tr("own.numbers.deal.title")
        items.insert(0, parts.stepper(app, title, next(iter(deals.values())), bounds, deal_all, "numbers-deal"))
    return ft.Column(items, spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
