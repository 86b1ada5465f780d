"""Panels for one player and for somebody who joins."""

from __future__ import annotations

from functools import partial
from typing import Final, Literal

import flet as ft

from app.people import pickable_names, too_similar_text
from app.preferences import LONGEST_NAME, clean_typed_name
from app.scoresheet.controller import SheetController
from app.scoresheet.panels.frame import panel_over_sheet
from app.scoresheet.state import SheetState
from app.ui import parts
from app.ui.numbers import points_text
from app.ui.parts import ChoiceOption
from app.ui.window.error_boundary import guarded_component
from app.ui.window.hooks import use_app, use_value
from app.ui.words import tr
from engine.names import first_confusable
from engine.scoresheet.sheet import SheetPicture
from engine.scoresheet.taps import Deals, Join, Name, Out, Retire, Return, SheetEvent, Swap, Team

MOST_TEAMS: Final = 4
TALL: Final = 900.0
LINE: Final = 56.0  # of names side by side
A_LINE: Final = 3  # names, on a narrow screen


@guarded_component
def PlayerPanel(picture: SheetPicture, shown: SheetState, controller: SheetController) -> ft.Control:
    """The panel of one player: penalties, lives, seat, team, name, leaving and returning."""
    app = use_app()
    player = shown.player
    each, line = picture.lines[player], shown.line_shown
    typed, type_name = use_value(each.name)
    assert line is not None
    terms = picture.terms
    costs = ""
    if terms.penalty and terms.counts == "points":
        costs = tr("keep.penalty_costs", points=points_text(terms.penalty))

    def count_stepper(kind: Literal["missed", "blunder"], ident: str, value: int) -> ft.Control:
        about = f"{tr(f'keep.{ident}_about')} {costs}".strip()
        change = partial(controller.change_penalties, kind)
        return parts.stepper(app, tr(f"keep.{ident}_title"), value, (0, 99), change, ident, about=about)

    def event_row(title: str, event: SheetEvent, ident: str, about: str = "") -> ft.Control:
        return parts.row(app, title, partial(controller.apply_and_close, event), f"person-{ident}", about=about)

    items = [
        count_stepper("missed", "missed", line.missed[player]),
        count_stepper("blunder", "blunders", line.blunders[player]),
    ]
    if terms.counts == "lives":
        items.append(parts.stepper(app, tr("keep.lives_title"), each.lives, (0, 20), controller.change_lives, "lives"))
    if not each.deals and player in line.seating:
        items.append(event_row(tr("keep.deal_this"), Deals(shown.number_shown, player), "deals"))
    others = [ChoiceOption(n, picture.lines[n].name) for n in picture.seating if n != player]
    teams = [ChoiceOption(n, tr("keep.team", team=n) if n else tr("keep.team_none")) for n in range(MOST_TEAMS + 1)]
    seats = [
        parts.choices(
            app,
            tr("keep.team_title"),
            teams,
            each.team,
            lambda team: controller.apply_event(Team(player, team)),
            "team",
        )
    ]
    if player in picture.seating and others:
        swap = parts.choices(
            app, tr("keep.swap"), others, -1, lambda other: controller.apply_and_close(Swap(player, other)), "swap"
        )
        seats.insert(0, swap)
    if each.retired:
        away = [event_row(tr("keep.return", name=each.name), Return(player), "return")]
    else:
        out = Out(player, not each.out)
        away = [
            event_row(tr("keep.retire", name=each.name), Retire(player), "retire", tr("keep.retire_about")),
            event_row(tr("keep.back_in", name=each.name), out, "out")
            if each.out
            else event_row(tr("keep.put_out", name=each.name), out, "out", tr("keep.put_out_about")),
        ]
    named = clean_typed_name(typed)
    taken = first_confusable(named, (other.name for n, other in enumerate(picture.lines) if n != player))
    renames = named and named != each.name and not taken
    rename = partial(controller.apply_and_close, Name(player, named)) if renames else None
    return panel_over_sheet(
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
                submit=lambda _: rename() if rename else None,
                beside=parts.pill(app, tr("keep.rename"), rename, "person-rename"),
            ),
            *([parts.notice(app, too_similar_text(taken, named), "person-alike")] if taken else []),
            parts.rows(app, away),
            parts.quiet_text(app, tr("keep.person_about")),
        ],
        controller,
        height=TALL,
    )


@guarded_component
def JoinPanel(picture: SheetPicture, shown: SheetState, controller: SheetController) -> ft.Control:
    """The panel for a player who joins from the current round on."""
    app = use_app()
    typed, type_name = use_value("")
    names = [line.name for line in picture.lines]
    known = [name for name in (pickable_names(app.data) if app.data else ()) if not first_confusable(name, names)][:12]
    name = clean_typed_name(typed)
    taken = first_confusable(name, names)
    join = partial(controller.apply_and_close, Join(name)) if name and not taken else None
    chips = [
        parts.chip(app, each, False, partial(controller.apply_and_close, Join(each)), f"join-{each}", tr("keep.join"))
        for each in known
    ]
    return panel_over_sheet(
        app,
        tr("keep.join"),
        "join",
        [
            parts.wrapped_row(chips),
            parts.field(
                app,
                tr("settings.name"),
                "",
                type_name,
                "join-name",
                longest=LONGEST_NAME,
                submit=lambda _: join() if join else None,
                beside=parts.pill(app, tr("settings.add_name"), join, "join-add", accent=True),
            ),
            *([parts.notice(app, too_similar_text(taken, name), "join-alike")] if taken else []),
        ],
        controller,
        height=LINE * (2 + len(known) // A_LINE),
    )
