"""The table that was dealt last, or a first table, which the first screen offers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from app.new_table.set_up_table import setup_summary, start_match
from app.new_table.setup import first_setup, last_setup, missing_for_deal
from app.ui.window.app_state import App
from app.ui.words import render, tr
from engine.lessons.regional import first_game


@dataclass(frozen=True)
class LastTable:
    """A table that one tap deals.

    `title` is the tile's title, `game` the game's; `about` is the text on who plays and how long. `seats` has name and
    whether it's a bot. `deal` begins the match.
    """

    title: str
    game: str
    about: str
    seats: tuple[tuple[str, bool], ...]
    deal: Callable[[], None]


def last_table(app: App) -> LastTable:
    """Return the last table of this device if it can still be dealt, else a first one."""
    last = last_setup(app.data) if app.data else None
    setup = last or first_setup(first_game(app.languages), app.settings.names)

    def deal_again() -> None:
        if missing_for_deal(setup):
            app.navigation.go_to(f"/new/{setup.game}")
        else:
            start_match(app, setup)

    return LastTable(
        title=tr("new.as_last" if last else "new.at_once"),
        game=render(setup.standard_rules.title),
        about=setup_summary(setup),
        seats=tuple((setup.name_of(n), bool(seat.level)) for n, seat in enumerate(setup.seats)),
        deal=deal_again,
    )
