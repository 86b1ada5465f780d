"""The screen on which a table is set up: seats, length, house rules. Two taps from here begin a match."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

import flet as ft

from app.editor.save_house_rules import SavedGame, SaveHouseRules, has_house_rules, removal_notice
from app.game_lookup import own_game, own_game_address
from app.new_table.house_rules import Change, house_rules
from app.new_table.seating import seats
from app.new_table.setup import (
    MAX_HANDS,
    Setup,
    all_numbers,
    begin_match,
    first_setup,
    fit_to_game,
    last_setup,
    missing_for_deal,
    remember_setup,
    seat_to_name,
)
from app.people import add_names
from app.ui import parts
from app.ui.parts import ChoiceOption
from app.ui.screens import screen
from app.ui.window.app_state import App
from app.ui.window.hooks import use_app, use_newest, use_value
from app.ui.words import capitalise, join_details, join_phrases, render, tr
from engine.rules.numbers import NUMBER_BOUNDS
from engine.rules.reader import Rules, RulesError, load_preset, preset_ids

if TYPE_CHECKING:
    from store.records import OwnGame

HAND_LIMITS: Final = (1, 3, 5, 10)
# The numbers of cards that can be changed, each with the greatest value offered.
CARD_NUMBER_LIMITS: Final = (("deal", 15), ("packs", 4), ("jokers", 8))


@screen
def NewTable() -> ft.Control:
    """The screen of one table: seats, length, numbers of cards, house rules, and the button that deals."""
    app = use_app()
    game = ft.use_route_params().get("game", "")
    opened, open_seat = use_value(-1)
    asked, ask = use_value(0)
    nothing: OwnGame | None = None
    removed, note_removed = use_value(nothing)
    kept = own_game(app.data, game) if app.data else None
    own = kept.text if kept else ""
    known = game in preset_ids() or bool(own)
    last = last_setup(app.data) if app.data else None
    newest, change = use_newest(last or (first_setup(game, app.settings.names, own) if known else None))
    if game not in preset_ids() and app.data is None:
        return parts.loading_page(app, parts.header(app, tr("new.title"), back="/new"))
    if not known and removed is not None and app.data is not None:
        notice = removal_notice(app, app.data, removed, lambda: note_removed(None))
        return parts.sheet(app, parts.header(app, tr("new.title"), back="/new"), [notice])
    if not known:
        return parts.not_found_page(app, tr("lost.game"), "/new")

    # If an own game was edited meanwhile, the table begins again with its standard rules.
    def current_setup() -> Setup:
        return fit_to_game(newest(), game, own)

    def edit(do: Callable[[Setup], Setup]) -> None:
        change(lambda _: do(current_setup()))

    def play_stored_game(game: OwnGame) -> None:
        if app.data is not None:
            address = own_game_address(game.id)
            remember_setup(
                app.data, replace(fit_to_game(current_setup(), address, game.text), hands=current_setup().hands)
            )
            app.navigation.go_to(f"/new/{address}")

    def ask_name() -> None:
        open_seat(seat_to_name(current_setup()))
        ask(asked + 1)

    def deal_now() -> None:
        setup = current_setup()
        if seat_to_name(setup) >= 0:
            ask_name()
        elif not missing_for_deal(setup):
            start_match(app, setup)

    setup = current_setup()
    wrong, nameless = missing_for_deal(setup), seat_to_name(setup)
    rules = rules_or_standard(setup)
    changed = len(setup.options) + len(setup.numbers)
    content: list[ft.Control] = [
        *parts.section(app, tr("new.seats"), seats(app, setup, edit, opened, open_seat, asked)),
        *length_and_cards(app, setup, rules, edit),
        *parts.section(
            app,
            tr("new.house_rules"),
            [
                parts.row(
                    app,
                    tr("new.by_the_book") if not changed else tr("new.changed", count=changed),
                    (lambda: edit(Setup.without_house_rules)) if changed else None,
                    "new-book",
                    about=tr("new.back_to_book") if changed else tr("new.change_below"),
                    trailing=ft.Icon(ft.Icons.RESTART_ALT_ROUNDED, color=app.palette.quiet)
                    if changed
                    else ft.Container(),
                ),
                *([SaveHouseRules(rules, play_stored_game)] if changed and has_house_rules(rules) else ()),
                parts.row(
                    app,
                    tr("own.change") if own else tr("own.make"),
                    lambda: app.navigation.go_to(
                        "/".join((f"/new/{game}/edit", *filter(None, (current_setup().house_rules,))))
                    ),
                    "new-own",
                    about=tr("own.make_about"),
                ),
            ],
        ),
        *([_stored_game_rows(setup, kept, edit, note_removed)] if kept else ()),
        *house_rules(app, setup, edit),
    ]
    # If a name is missing, the button says so and leads to its field, so that every tap has an effect.
    does, sign = tr("new.deal"), ft.Icons.STYLE_ROUNDED
    if nameless >= 0:
        does = tr("new.change_name" if setup.name_of(nameless) else "new.add_name")
        sign = ft.Icons.EDIT_ROUNDED
    can = nameless >= 0 or not wrong
    deal, foot = parts.main_button(app, does, deal_now if can else None, "new-deal", sign)
    top = parts.header(
        app,
        render(rules.title),
        back="/new",
        trailing=[
            parts.ink_button(
                app,
                ft.Icons.MENU_BOOK_ROUNDED,
                tr("new.read_rules", game=rules.title),
                lambda: app.navigation.go_to(f"/new/{game}/{'edit' if own else 'rules'}"),
                "new-rules",
            ),
            *deal,
        ],
    )
    # Above the scrolling content: always visible, and it doesn't move a text field while a person types.
    lead = parts.pill(app, does, ask_name, "new-name") if nameless >= 0 else None
    notices = [parts.notice(app, " ".join(wrong), "new-problem", action=lead)] if wrong else []
    top = parts.stacked([top, *notices], 0)
    return parts.sheet(app, top, content, foot=foot)


def _stored_game_rows(
    setup: Setup, stored_game: OwnGame, edit: Change, note_removed: Callable[[OwnGame | None], None]
) -> ft.Control:
    """Return the rows for the own game of this table. Renaming the game doesn't change the table."""

    def take_name(game: OwnGame) -> None:
        edit(lambda now: replace(now, own_text=game.text))

    return SavedGame(stored_game, setup.standard_rules, take_name, note_removed)


def length_and_cards(app: App, setup: Setup, rules: Rules, edit: Change) -> list[ft.Control]:
    """Return the sections for the length of the match and the numbers of cards.

    `rules` are the table's, or the standard rules if its house rules contradict each other.
    """
    numbers = [
        _number_stepper(app, setup, rules, key, most, edit)
        for key, most in CARD_NUMBER_LIMITS
        if _is_meaningful(rules, key)
    ]
    return [
        *parts.section(app, tr("new.length"), _length_controls(app, setup, rules, edit)),
        *parts.section(app, tr("new.cards"), numbers),
    ]


def rules_or_standard(setup: Setup) -> Rules:
    """Return the table's rules, or the standard rules if its house rules contradict each other."""
    try:
        return setup.rules
    except RulesError:
        return setup.standard_rules


def setup_summary(setup: Setup) -> str:
    """Return the text on who plays and for how long, in one line."""
    bots = sum(1 for seat in setup.seats if seat.level)
    people = join_phrases(setup.people) or tr("new.no_people")
    company = tr("new.company", people=people, bots=tr("new.bots", count=bots)) if bots else people
    return join_details((company, length_text(setup)))


def length_text(setup: Setup) -> str:
    """Return the text on the length of the match: a number of hands, or the target."""
    if setup.hands:
        return tr("new.hands", count=setup.hands)
    match = setup.rules.words.scoring.score_unit
    key = "lives" if match == "lives" else "target"
    return tr(f"new.until_{match}", count=setup.number(key))


def start_match(app: App, setup: Setup) -> None:
    """Begin a match at this table, and show it. Names of people that are new are added to the device's names."""
    add_names(app, [seat.name for seat in setup.with_cleaned_names.seats if seat.name and not seat.level])
    app.navigation.create_and_go(lambda data: f"/play/{begin_match(data, setup)}")


def _length_controls(app: App, setup: Setup, rules: Rules, edit: Change) -> list[ft.Control]:
    """Return the controls for the length of the match: number of hands, or the target."""
    match = rules.words.scoring.score_unit
    key = "lives" if match == "lives" else "target"
    hands = [ChoiceOption(n, capitalise(tr("new.hands", count=n))) for n in HAND_LIMITS]
    items = [
        parts.choices(
            app,
            tr("new.how_long"),
            [ChoiceOption(0, tr("new.to_target")), *hands],
            setup.hands if setup.hands in HAND_LIMITS else 0 if not setup.hands else MAX_HANDS,
            lambda hands: edit(lambda now: replace(now, hands=hands)),
            "length",
            about=capitalise(length_text(setup)),
        )
    ]
    if not setup.hands:
        items.append(
            parts.stepper(
                app,
                tr(f"new.target_{match}"),
                all_numbers(rules, len(setup.seats))[key],
                NUMBER_BOUNDS[key] if match == "points" else (1, 20),
                partial(_number_changer, edit, key),
                f"number-{key}",
                step=1 if match != "points" else 10,
            )
        )
    return items


def _is_meaningful(rules: Rules, key: str) -> bool:
    """Return whether a number has an effect in this game; the hand size hasn't if the whole pack is dealt."""
    if key == "deal":
        return rules.family == "shedding"
    return key != "jokers" or load_preset(rules.base_preset).numbers_for(rules.min_seats)["jokers"] > 0


def _number_stepper(app: App, setup: Setup, rules: Rules, key: str, most: int, edit: Change) -> ft.Control:
    least, highest = NUMBER_BOUNDS[key]
    return parts.stepper(
        app,
        tr(f"number.{key}.title"),
        rules.numbers_for(len(setup.seats))[key],
        (least, min(most, highest)),
        partial(_number_changer, edit, key),
        f"number-{key}",
        about=tr(f"number.{key}.about"),
    )


def _number_changer(edit: Change, key: str, do: Callable[[int], int]) -> None:
    edit(lambda now: now.with_number(key, do(now.number(key))))
