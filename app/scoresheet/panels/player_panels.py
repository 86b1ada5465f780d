"""One player in a panel, and somebody new at the table."""

from __future__ import annotations

from functools import partial
from typing import Final

import flet as ft

from app.people import names_to_pick
from app.preferences import LONGEST_NAME, clean_name
from app.scoresheet.controller import SheetController
from app.scoresheet.panels.frame import lay_panel, write_and_close
from app.scoresheet.state import SheetState
from app.ui import parts
from app.ui.parts import Alternative
from app.ui.shell import part, use_app, use_value
from app.ui.words import tr
from engine.scoresheet.sheet import SheetPicture
from engine.scoresheet.taps import Deals, Join, Name, Out, Retire, Return, Swap, Team
from engine.scoresheet.terms import points_text

MOST_TEAMS: Final = 4
TALL: Final = 900.0
LINE: Final = 56.0  # of names side by side
A_LINE: Final = 3  # names, on a narrow screen


@part
def Person(picture: SheetPicture, shown: SheetState, controller: SheetController) -> ft.Control:
    """One player: penalties, lives, seat, team, name, coming and going."""
    app = use_app()
    player = shown.player
    each, line = picture.lines[player], controller.line
    typed, type_name = use_value(each.name)
    assert line is not None
    terms = picture.terms
    costs = ""
    if terms.penalty and terms.counts == "points":
        costs = tr("keep.penalty_costs", points=points_text(terms.penalty))
    items: list[ft.Control] = [
        parts.stepper(
            app, tr("keep.missed_title"), line.missed[player], (0, 99),
            partial(controller.penalty, "missed"), "missed",
            about=f"{tr('keep.missed_about')} {costs}".strip(),
        ),
        parts.stepper(
            app, tr("keep.blunders_title"), line.blunders[player], (0, 99),
            partial(controller.penalty, "blunder"), "blunders",
            about=f"{tr('keep.blunders_about')} {costs}".strip(),
        ),
    ]  # fmt: skip
    if picture.terms.counts == "lives":
        items.append(
            parts.stepper(
                app,
                tr("keep.lives_title"),
                each.lives,
                (0, 20),
                controller.lives,
                "lives",
            )
        )
    if not each.deals and player in line.seating:
        items.append(
            parts.row(
                app,
                tr("keep.deal_this"),
                partial(write_and_close, controller, Deals(shown.number, player)),
                "person-deals",
            )
        )
    names = [other.name for other in picture.lines]
    others = [n for n in picture.seating if n != player]
    seats = [
        parts.choices(
            app, tr("keep.swap"), [Alternative(n, names[n]) for n in others], -1,
            lambda other: write_and_close(controller, Swap(player, other)), "swap",
        )
    ] if player in picture.seating and others else []  # fmt: skip
    seats.append(
        parts.choices(
            app,
            tr("keep.team_title"),
            [Alternative(n, tr("keep.team", team=n) if n else tr("keep.team_none")) for n in range(MOST_TEAMS + 1)],
            each.team,
            lambda team: controller.do(Team(player, team)),
            "team",
        )
    )
    named = clean_name(typed)
    away = []
    if each.retired:
        away.append(
            parts.row(
                app,
                tr("keep.return", name=each.name),
                partial(write_and_close, controller, Return(player)),
                "person-return",
            )
        )
    else:
        away.append(
            parts.row(
                app,
                tr("keep.retire", name=each.name),
                partial(write_and_close, controller, Retire(player)),
                "person-retire",
                about=tr("keep.retire_about"),
            )
        )
        away.append(
            parts.row(
                app,
                tr("keep.back_in", name=each.name) if each.out else tr("keep.put_out", name=each.name),
                partial(write_and_close, controller, Out(player, not each.out)),
                "person-out",
                about="" if each.out else tr("keep.put_out_about"),
            )
        )
    return lay_panel(
        app,
        each.name,
        "person",
        [
            parts.rows(app, items),
            parts.rows(app, seats),
            parts.field(
                app,
                tr("settings.name"),
                each.name,
                type_name,
                "person-name",
                longest=LONGEST_NAME,
                submit=lambda text: write_and_close(controller, Name(player, clean_name(text) or each.name)),
                beside=parts.pill(
                    app,
                    tr("keep.rename"),
                    partial(write_and_close, controller, Name(player, named)) if named and named != each.name else None,
                    "person-rename",
                ),
            ),
            parts.rows(app, away),
            parts.quiet(app, tr("keep.person_about")),
        ],
        controller,
        height=TALL,
    )


@part
def JoinPanel(picture: SheetPicture, controller: SheetController) -> ft.Control:
    """Somebody new at the table, from the round in play on."""
    app = use_app()
    typed, type_name = use_value("")
    taken = {line.name.casefold() for line in picture.lines}
    known = [name for name in (names_to_pick(app.data) if app.data else ()) if name.casefold() not in taken][:12]
    name = clean_name(typed)
    fine = name and name.casefold() not in taken
    return lay_panel(
        app,
        tr("keep.join"),
        "join",
        [
            parts.wrap(
                [
                    parts.chip(
                        app,
                        each,
                        False,
                        partial(write_and_close, controller, Join(each)),
                        f"join-{each}",
                        tr("keep.join"),
                    )
                    for each in known
                ]
            ),
            parts.field(
                app,
                tr("settings.name"),
                "",
                type_name,
                "join-name",
                longest=LONGEST_NAME,
                submit=lambda _: write_and_close(controller, Join(name)) if fine else None,
                beside=parts.pill(
                    app,
                    tr("settings.add_name"),
                    partial(write_and_close, controller, Join(name)) if fine else None,
                    "join-add",
                    accent=True,
                ),
            ),
        ],
        controller,
        height=LINE * (2 + len(known) // A_LINE),
    )
