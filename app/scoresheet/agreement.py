"""What is agreed before the first round: the people and the rules of counting; and how a sheet is begun."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Literal

from app.data import Data
from app.game_lookup import load_rules
from app.new_table.setup import SeatSetup, Setup
from app.new_table.setup import to_text as setup_text
from app.people import seats_to_play_again, similar_names_text
from app.preferences import clean_typed_name
from app.stored.text import parse_stored, read_stored
from app.ui.window.app_state import App
from app.ui.words import render, tr
from engine.messages import SpokenError
from engine.rules.reader import RulesError, load_preset, preset_ids
from engine.scoresheet.terms import (
    MOST_PLAYERS,
    Points,
    Terms,
    apply_counting_text,
    check_terms,
    counting_text,
    parse_terms,
    terms_of,
    terms_text,
)

LEAST_PLAYERS: Final = 2
LAST_SHEET: Final = "last-sheet"
Ties = Literal["shared", "play-on"]
FREE: Final = Terms()


@dataclass(frozen=True)
class Agreement:
    """`game` is a preset, or with `own` the address of an own game; "" is a free sheet. `free` has a free sheet's
    terms, `rounds` the length of one with a ruleset (0: to its target), `penalty` the cost of each penalty on it.
    """

    people: tuple[str, ...]
    game: str = ""
    own: str = ""
    options: tuple[str, ...] = ()
    numbers: tuple[tuple[str, int], ...] = ()
    rounds: int = 0
    ties: Ties = "shared"
    penalty: Points = 0
    free: Terms = FREE

    @property
    def terms(self) -> Terms:
        """Return the terms of counting. Raises RulesError if the house rules don't go together."""
        if not self.game:
            return self.free
        rules = load_rules(self.game, self.own, self.options, dict(self.numbers))
        seats = min(max(len(self.people), rules.min_seats), rules.max_seats)
        return terms_of(rules, seats, rounds=self.rounds, ties=self.ties, penalty=self.penalty)

    def with_game(self, game: str, own: str = "") -> Agreement:
        """Return the same people with another game, by its standard rules."""
        if (game, own) == (self.game, self.own):
            return self
        return replace(self, game=game, own=own, options=(), numbers=(), rounds=0)

    def with_toggled(self, name: str) -> Agreement:
        """Return the agreement with this person added in the last seat, or removed."""
        others = tuple(each for each in self.people if each != name)
        return replace(self, people=others if name in self.people else (*others, name))

    @property
    def table_setup(self) -> Setup:
        """Return the table's setup, for the questions about house rules; not for a free sheet."""
        return Setup(
            self.game,
            tuple(SeatSetup(name) for name in self.people),
            self.options,
            self.numbers,
            hands=self.rounds,
            own_text=self.own,
        )

    def with_setup(self, setup: Setup) -> Agreement:
        """Return the agreement with a setup's house rules and numbers."""
        return replace(self, options=setup.options, numbers=setup.numbers)


def default_agreement(known: Sequence[str]) -> Agreement:
    """Return the agreement to begin with if none is stored: a free sheet for the first two known people. If there are
    fewer, names must be added.
    """
    return Agreement(tuple(known[:LEAST_PLAYERS]))


def missing_for_start(agreed: Agreement) -> str:
    """Return why no sheet can be begun yet, "" if it can."""
    if len(agreed.people) < LEAST_PLAYERS:
        return tr("keep.too_few")
    if len(agreed.people) > MOST_PLAYERS:
        return tr("keep.too_many", most=MOST_PLAYERS)
    if alike := similar_names_text(agreed.people):
        return alike
    try:
        check_terms(agreed.terms)
    except SpokenError as wrong:
        return tr("shell.refused", why=wrong.message)
    return ""


def agreement_to_text(agreed: Agreement) -> str:
    """Return an agreement as JSON text, in which the last one is stored."""
    kept: dict[str, Any] = {
        "people": agreed.people,
        "rounds": agreed.rounds,
        "ties": agreed.ties,
        "penalty": agreed.penalty,
        "free": terms_text(agreed.free),
    }
    if counting := counting_text(agreed.free.counting):
        kept["counting"] = counting
    if agreed.game:
        kept["setup"] = setup_text(agreed.table_setup)
    return json.dumps(kept)


def agreement_from_text(text: str) -> Agreement | None:
    """Return the agreement in a stored text, None if it can't be begun any more."""
    return read_stored(text, _read_agreement)


def _read_agreement(kept: Any) -> Agreement | None:
    setup: Any = parse_stored(kept["setup"]) if "setup" in kept else {}
    agreed = Agreement(
        people=tuple(dict.fromkeys(filter(None, (clean_typed_name(str(name)) for name in kept["people"])))),
        game=str(setup.get("game", "")),
        own=str(setup.get("own", "")),
        options=tuple(str(option) for option in setup.get("options", ())),
        numbers=tuple((str(key), int(value)) for key, value in setup.get("numbers", ())),
        rounds=int(kept["rounds"]),
        ties="play-on" if kept["ties"] == "play-on" else "shared",
        penalty=int(kept.get("penalty", 0)),
        free=apply_counting_text(parse_terms(str(kept["free"]), None), str(kept.get("counting", ""))),
    )
    unknown = agreed.game and not agreed.own and agreed.game not in preset_ids()
    return None if unknown or missing_for_start(agreed) else agreed


def sheet_name(agreed: Agreement) -> str:
    """Return the name of the sheet."""
    if not agreed.game:
        return agreed.free.name or tr("keep.free")
    try:
        return render(load_rules(agreed.game, agreed.own).title)
    except RulesError:
        return render(load_preset(agreed.game).title) if agreed.game in preset_ids() else agreed.game


def last_agreement(data: Data) -> Agreement | None:
    """Return the last agreement if it can be begun again, else None."""
    return agreement_from_text(data.key_values.get_text(LAST_SHEET))


def begin_sheet(data: Data, agreed: Agreement) -> int:
    """Begin a sheet, store the agreement as the last one, and return the match's id."""
    match = data.store.sheets.begin_sheet(agreed.terms, agreed.people, game=agreed.game)
    data.key_values.put_text(LAST_SHEET, agreement_to_text(agreed))
    return match.id


def begin_rematch(app: App, match_id: int) -> None:
    """Begin another sheet of the same people, with the next dealer, if the old one can be read."""

    def begin_and_route(data: Data) -> str | None:
        sheet, match = data.store.sheets.get(match_id), data.store.matches.get(match_id)
        if sheet is None or match is None:
            return None
        terms, names, dealer = sheet.rematch_arguments()
        again = dict(zip((seat.name for seat in match.seats), seats_to_play_again(match.seats), strict=True))
        players = [again[name].name if name in again else name for name in names]
        return f"/sheet/{data.store.sheets.begin_sheet(terms, players, dealer, match.ruleset).id}"

    app.navigation.create_and_go(begin_and_route)
