"""Panels for one player and for somebody who joins."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, Literal

import flet as ft

from app.people import pickable_names, too_similar_text
from app.preferences import LONGEST_NAME
from app.scoresheet.controller import SheetController
from app.scoresheet.panels.frame import panel_over_sheet
from app.scoresheet.player_rows import signed_text
from app.scoresheet.state import SheetState
from app.scoresheet.typed_number import LONGEST_NUMBER, parse_number
from app.ui import parts
from app.ui.numbers import points_text
from app.ui.parts import ChoiceOption
from app.ui.person_names import typed_name
from app.ui.window.app_state import App
from app.ui.window.error_boundary import guarded_component
from app.ui.window.hooks import use_app, use_value
from app.ui.words import tr
from engine.player_names import first_confusable
from engine.scoresheet.sheet import SheetPicture, start_of_late_joiner
from engine.scoresheet.taps import Deals, Join, Name, Out, Retire, Return, SheetEvent, Swap, Team
from engine.scoresheet.terms import Points, exact_points

MOST_TEAMS: Final = 4
STARTS: Final = ("start", "highest", "average")
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

    def record_event_row(title: str, event: SheetEvent, ident: str, about: str = "") -> ft.Control:
        return parts.row(app, title, partial(controller.apply_and_close, event), f"person-{ident}", about=about)

    items = [
        count_stepper("missed", "missed", line.missed[player]),
        count_stepper("blunder", "blunders", line.blunders[player]),
    ]
    items += [
        parts.stepper(
            app,
            bonus.name,
            line.bonuses[player][number],
            (0, 99),
            partial(controller.change_bonus, number),
            f"bonus-{number}",
            about=signed_text(bonus.points, terms.counting.decimals),
        )
        for number, bonus in enumerate(terms.counting.bonuses)
    ][::-1]
    if terms.counts == "lives":
        items.append(parts.stepper(app, tr("keep.lives_title"), each.lives, (0, 20), controller.change_lives, "lives"))
    if not each.deals and player in line.seating:
        items.append(record_event_row(tr("keep.deal_this"), Deals(shown.number_shown, player), "deals"))
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
        away = [record_event_row(tr("keep.return", name=each.name), Return(player), "return")]
    else:
        out = Out(player, not each.out)
        away = [
            record_event_row(tr("keep.retire", name=each.name), Retire(player), "retire", tr("keep.retire_about")),
            record_event_row(tr("keep.retire_ranked", name=each.name), Retire(player, ranked=True), "retire-ranked"),
            record_event_row(tr("keep.back_in", name=each.name), out, "out")
            if each.out
            else record_event_row(tr("keep.put_out", name=each.name), out, "out", tr("keep.put_out_about")),
        ]
    named = typed_name(typed)
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
    choice, choose = use_value("start")
    number, type_number = use_value("")
    starts = {each: start_of_late_joiner(picture, each) for each in STARTS}
    start = _typed_start(picture, number) if choice == "other" else starts[choice]
    names = [line.name for line in picture.lines]
    known = [name for name in (pickable_names(app.data) if app.data else ()) if not first_confusable(name, names)][:12]
    name = typed_name(typed)
    taken = first_confusable(name, names)
    join = partial(controller.apply_and_close, Join(name, start)) if name and not taken else None
    chips = [
        parts.chip(
            app, each, False, partial(controller.apply_and_close, Join(each, start)), f"join-{each}", tr("keep.join")
        )
        for each in known
    ]
    return panel_over_sheet(
        app,
        tr("keep.join"),
        "join",
        [
            *_start_questions(app, picture, starts, choice, choose, type_number),
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
        height=LINE * (5 + len(known) // A_LINE),
    )


def _start_questions(
    app: App,
    picture: SheetPicture,
    starts: Mapping[str, Points],
    choice: str,
    choose: Callable[[str], object],
    type_number: Callable[[str], object],
) -> list[ft.Control]:
    """Return the question with how many points a late joiner starts; none before the first round, or without points."""
    if picture.terms.counts == "lives" or not any(line.finished for line in picture.rounds):
        return []
    terms = picture.terms

    def total_text(start: Points) -> str:
        total = exact_points(terms.target - start) if terms.counting.down else start
        return points_text(total, terms.counting.decimals)

    options = [ChoiceOption(each, tr(f"keep.join_{each}", points=total_text(starts[each]))) for each in STARTS]
    options.append(ChoiceOption("other", tr("keep.ask.number")))
    found: list[ft.Control] = [
        parts.rows(app, [parts.choices(app, tr("keep.join_from"), options, choice, choose, "join-start")])
    ]
    if choice == "other":
        label = tr("keep.join_from")
        found.append(parts.field(app, label, "", type_number, "join-points", longest=LONGEST_NUMBER, exact=True))
    return found


def _typed_start(picture: SheetPicture, text: str) -> Points:
    """Return the start for a total that was typed, 0 if it can't be read."""
    total = parse_number(text)
    if total is None:
        return start_of_late_joiner(picture, "start")
    return exact_points(picture.terms.target - total) if picture.terms.counting.down else total
