"""The screen on which a host changes the terms of a room before the first deal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import flet as ft

from app.game_lookup import own_game_address, readable_games
from app.new_table.house_rules import house_rules
from app.new_table.pick_game import shelves
from app.new_table.set_up_table import length_and_cards, rules_or_standard
from app.new_table.setup import Setup, first_setup, fit_to_game, last_setup, missing_for_deal, remember_setup
from app.rooms.connection.room_info import RoomInfo
from app.rooms.open_and_join import CALL_RULES, TURN_SECONDS_CHOICES
from app.rooms.room_screen import open_source
from app.rooms.table.room_status import RoomStatus
from app.ui import parts
from app.ui.parts import ChoiceOption
from app.ui.window.app_state import App
from app.ui.window.error_boundary import guarded_component
from app.ui.window.hooks import use_app, use_newest, use_value
from app.ui.words import render, tr
from engine.rules.reader import Rules, load_preset, preset_ids
from engine.rules.reader import ruleset_text as rules_text


@dataclass(frozen=True)
class TermsForm:
    """The terms as they're edited on the screen and not sent yet: the setup, who can catch a missed
    declaration (one of CALL_RULES), and the time limit for a turn in seconds.
    """

    setup: Setup
    call_rule: str
    turn_seconds: int


@guarded_component
def RoomTerms() -> ft.Control:
    """The screen of the terms of the room that is open below it."""
    app = use_app()
    back = ft.use_view_path().removesuffix("/game")
    source = open_source(app)
    status = source.room_status if source is not None else RoomStatus()
    room, rules = status.room, status.rules
    picking, pick = use_value(False)
    first = TermsForm(_setup_of_room(app, room, rules), room.call_rule, room.turn_seconds) if room and rules else None
    newest, edit = use_newest(first)
    if source is None or room is None or first is None or room.has_begun or app.data is None:
        return parts.not_found_page(app, tr("room.lost"), back)
    form = newest()

    def edit_setup(do: Callable[[Setup], Setup]) -> None:
        edit(lambda now: replace(now, setup=do(now.setup)))

    def choose_game(game: str, own: str) -> None:
        edit_setup(lambda now: fit_to_game(now, game, own))
        pick(False)

    async def use_terms() -> None:
        now, data = newest(), app.data
        if data is not None and await source.management.change_terms(now.setup, now.call_rule, now.turn_seconds):
            remember_setup(data, now.setup)
            app.navigation.go_to(back)

    title = tr("room.game")
    if picking:
        return parts.sheet(app, parts.header(app, title, back=back), _game_choices(app, form.setup, choose_game))
    setup = form.setup
    shown = rules_or_standard(setup)
    taken = max((n for n, seat in enumerate(room.seats) if seat.person), default=0) + 1
    wrong = [each for each in missing_for_deal(setup) if each != tr("new.name_missing")]
    game = parts.row(app, render(setup.standard_rules.title), lambda: pick(True), "terms-game", about=tr("new.change"))
    seats = parts.stepper(
        app,
        tr("new.seats"),
        len(setup.seats),
        (max(taken, shown.min_seats), shown.max_seats),
        lambda do: edit_setup(lambda now: with_seat_count(now, do(len(now.seats)))),
        "terms-seats",
    )
    content: list[ft.Control] = [
        parts.rows(app, [game, seats, *_turn_and_call_questions(app, form, shown, edit)]),
        *length_and_cards(app, setup, shown, edit_setup),
        *house_rules(app, setup, edit_setup),
    ]
    if wrong:
        content.insert(0, parts.notice(app, " ".join(wrong), "terms-problem"))
    button, foot = parts.main_button(
        app, tr("room.terms.use"), None if wrong else use_terms, "terms-use", ft.Icons.CHECK_ROUNDED
    )
    return parts.sheet(app, parts.header(app, title, back=back, trailing=button), content, foot=foot)


def with_seat_count(setup: Setup, seats: int) -> Setup:
    """Return the setup with so many seats: bots are added, or the last seats are removed."""
    while len(setup.seats) < seats:
        setup = setup.with_one_more_bot()
    return setup.with_seats(setup.seats[:seats])


def _setup_of_room(app: App, room: RoomInfo, rules: Rules) -> Setup:
    """Return a setup with the room's rules, seats and length; the last setup if its rules are the same."""
    last = last_setup(app.data) if app.data is not None else None
    if last is None or rules_text(last.rules) != room.rules:
        own = "" if rules.base_preset in preset_ids() and rules.id == rules.base_preset else room.rules
        game = rules.base_preset
        last = first_setup(game, app.settings.names, own)
        if not own:
            last = replace(
                last, options=tuple(rules.chosen_options), numbers=tuple(sorted(dict(rules.changed_numbers).items()))
            )
    return replace(with_seat_count(last, len(room.seats)), hands=room.hand_limit)


def _game_choices(app: App, setup: Setup, choose: Callable[[str, str], None]) -> list[ft.Control]:
    """The games to choose from: own games, then presets by shelf."""
    own = [
        parts.radio(app, game.name, game.text == setup.own_text, partial(choose, own_game_address(game.id), game.text),
                    f"game-{own_game_address(game.id)}")
        for game, _ in readable_games(app)
    ]  # fmt: skip
    content = [*parts.section(app, tr("own.yours"), own)] if own else []
    for shelf, games in shelves(app.languages).items():
        rows = []
        for game in games:
            rules = load_preset(game)
            chosen = game == setup.game and not setup.own_text
            rows.append(
                parts.radio(
                    app,
                    render(rules.title),
                    chosen,
                    partial(choose, game, ""),
                    f"game-{game}",
                    about=render(rules.summary),
                )
            )
        content += parts.section(app, tr(f"new.shelf.{shelf}"), rows)
    return content


def _turn_and_call_questions(app: App, form: TermsForm, rules: Rules, edit: Any) -> list[ft.Control]:
    """The questions on the time limit for a turn and, if the game has a declaration, on who can catch a missed one."""
    items: list[ft.Control] = []
    if rules.family == "shedding" and rules.words.declare.missed_rule == "catch":
        calls = [ChoiceOption(each, tr(f"room.calls.{each}")) for each in CALL_RULES]
        items.append(
            parts.choices(
                app, tr("room.calls"), calls, form.call_rule,
                lambda each: edit(lambda now: replace(now, call_rule=each)),
                "terms-calls", about=tr(f"room.calls.{form.call_rule}_about"),
            )
        )  # fmt: skip
    clocks = [
        ChoiceOption(each, tr("room.clock", count=each) if each else tr("room.no_clock"))
        for each in TURN_SECONDS_CHOICES
    ]
    items.append(
        parts.choices(
            app, tr("room.clock_title"), clocks, form.turn_seconds,
            lambda each: edit(lambda now: replace(now, turn_seconds=each)),
            "terms-clock", about=tr("room.clock_about"),
        )
    )  # fmt: skip
    return items
