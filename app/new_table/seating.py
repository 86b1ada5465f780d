"""The seats of a new table, a row each for a person or bot."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import flet as ft

from app.new_table.house_rules import Change
from app.new_table.setup import LEVELS, SeatSetup, Setup, seat_to_name
from app.people import next_free_bot
from app.preferences import LONGEST_NAME, clean_typed_name
from app.ui import parts, theme
from app.ui.parts import ChoiceOption
from app.ui.window.app_state import App
from app.ui.words import tr
from engine.player_names import first_confusable


def seats(
    app: App, setup: Setup, edit: Change, opened: int, open_seat: Callable[[int], None], missing_seat: int
) -> list[ft.Control]:
    """Return a row for each seat, and one that adds a seat.

    The seat `opened` (-1 for none) has controls below its row. If its name is missing, the name's field has the focus,
    and gets it again whenever `missing_seat` changes.
    """
    rules = setup.standard_rules
    items: list[ft.Control] = []
    for n, seat in enumerate(setup.seats):
        items.append(
            parts.expandable_row(
                app,
                setup.name_of(n) or tr("new.no_name"),
                opened == n,
                partial(open_seat, -1 if opened == n else n),
                f"seat-{n + 1}",
                about=tr(f"people.{seat.level}") if seat.level else tr("people.person"),
                leading=parts.seat_face(setup.name_of(n), n, bot=bool(seat.level)),
            )
        )
        if opened == n:
            items.append(
                _seat_controls(app, setup, n, edit, open_seat, len(setup.seats) > rules.min_seats, missing_seat)
            )
    if len(setup.seats) < rules.max_seats:
        items.append(
            parts.row(
                app,
                tr("new.add_seat"),
                lambda: edit(lambda now: now.with_one_more_bot() if len(now.seats) < rules.max_seats else now),
                "seat-add",
                leading=parts.circle(
                    ft.Icon(ft.Icons.ADD_ROUNDED, color=app.palette.text), theme.AVATAR, app.palette.line
                ),
                trailing=ft.Container(),
            )
        )
    return items


def _seat_controls(
    app: App, setup: Setup, n: int, edit: Change, open_seat: Callable[[int], None], spare: bool, missing_seat: int
) -> ft.Control:
    """Return the controls that change one seat."""
    seat = setup.seats[n]

    def change_seat(do: Callable[[Setup], tuple[SeatSetup, ...]]) -> None:
        """Replace this seat by the seats that `do` returns."""

        def with_seat_changed(now: Setup) -> Setup:
            # The table has fewer seats only if a seat was removed, and that can only be this one, since it was open.
            if len(now.seats) < len(setup.seats):
                return now
            return now.with_seats((*now.seats[:n], *do(now), *now.seats[n + 1 :]))

        edit(with_seat_changed)

    def seat_person(name: str) -> None:
        change_seat(lambda now: (replace(now.seats[n], name=name),))

    def set_level(level: str) -> None:
        def seats_with_level(now: Setup) -> tuple[SeatSetup, ...]:
            taken = [other.name for other in now.seats]
            name = now.seats[n].name
            if level and not now.seats[n].level:
                name = next_free_bot(taken)
            elif not level and now.seats[n].level:
                # A further person must enter a name: people are never distinguished by numbers.
                name = next((each for each in app.settings.names if not first_confusable(each, taken)), "")
            return (SeatSetup(name, level),)

        change_seat(seats_with_level)

    def remove_seat() -> None:
        open_seat(-1)
        change_seat(lambda _: ())

    taken = [other.name for m, other in enumerate(setup.seats) if m != n]
    known = [name for name in app.settings.names if name != seat.name and not first_confusable(name, taken)]
    ident = f"seat-{n + 1}"
    levels = [ChoiceOption(level, tr(f"people.{level}"), tr(f"people.{level}_about")) for level in LEVELS]
    person = ChoiceOption("", tr("people.person"), tr("people.person_about"))
    name = parts.field(
        app,
        tr("settings.name"),
        seat.name,
        lambda text: seat_person(clean_typed_name(text)),
        f"{ident}-name",
        longest=LONGEST_NAME,
        key=f"name-{n}-{seat.level}-{missing_seat}",
        focused=seat_to_name(setup) == n,
    )
    below: list[ft.Control] = [name]
    if known and not seat.level:
        below.append(
            parts.wrapped_row(
                [parts.chip(app, each, False, partial(seat_person, each), f"{ident}-{each}") for each in known]
            )
        )
    if spare:
        icon = ft.Icons.PERSON_REMOVE_ROUNDED
        below.append(ft.Row([parts.pill(app, tr("new.remove_seat"), remove_seat, f"{ident}-remove", icon=icon)]))
    inside = [
        parts.choices(app, tr("new.who"), [person, *levels], seat.level, set_level, f"{ident}-kind"),
        *(ft.Container(padding=ft.Padding.symmetric(horizontal=theme.EDGE), content=each) for each in below),
    ]
    return ft.Container(padding=ft.Padding.only(bottom=theme.EDGE), content=parts.stacked(inside))
