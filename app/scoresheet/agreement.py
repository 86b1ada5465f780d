"""What is agreed before the first round: who plays, and by which sheet; and how that sheet is begun."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Literal

from app.data import Data
from app.games import load_rules
from app.new_table.setup import SeatSetup, Setup
from app.new_table.setup import to_text as setup_text
from app.people import similar_names_text
from app.preferences import typed_name
from app.stored.text import parse_stored, read_stored
from app.ui.window.app_state import App
from app.ui.words import render, tr
from engine.messages import SpokenError
from engine.rules.reader import RulesError, ids, load
from engine.scoresheet.terms import (
    MOST_PLAYERS,
    Points,
    Terms,
    check_terms,
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
    """`game` is a ruleset of the house, or with `own` the address of one's own; "" is a free sheet.

    `free` holds what a free sheet counts by, `rounds` the length of one by a ruleset (0: to its target), `penalty` what
    each penalty costs on it.
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
        """By what is counted. Raises RulesError where the house rules do not go together."""
        if not self.game:
            return self.free
        rules = load_rules(self.game, self.own, self.options, dict(self.numbers))
        seats = min(max(len(self.people), rules.least_seats), rules.most_seats)
        return terms_of(rules, seats, rounds=self.rounds, ties=self.ties, penalty=self.penalty)

    def with_game(self, game: str, own: str = "") -> Agreement:
        """The same people by another sheet, by its book."""
        if (game, own) == (self.game, self.own):
            return self
        return replace(self, game=game, own=own, options=(), numbers=(), rounds=0)

    def with_toggled(self, name: str) -> Agreement:
        """With this person in the last seat, or without them."""
        others = tuple(each for each in self.people if each != name)
        return replace(self, people=others if name in self.people else (*others, name))

    @property
    def setup(self) -> Setup:
        """The table of the ruleset, for the questions about house rules; not for a free sheet."""
        return Setup(
            self.game,
            tuple(SeatSetup(name) for name in self.people),
            self.options,
            self.numbers,
            hands=self.rounds,
            own=self.own,
        )

    def with_setup(self, setup: Setup) -> Agreement:
        """With the house rules and numbers of a table."""
        return replace(self, options=setup.options, numbers=setup.numbers)


def first_agreement(known: Sequence[str]) -> Agreement:
    """A sheet that can be begun as it is: the first two known people, or two to be named later."""
    people = list(known[:LEAST_PLAYERS])
    for name in (tr("people.friend", count=n) for n in (1, 2)):
        if len(people) < LEAST_PLAYERS and name not in people:
            people.append(name)
    return Agreement(tuple(people))


def problem(agreed: Agreement) -> str:
    """Why no sheet can be begun yet, in words; "" when it can."""
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


def to_text(agreed: Agreement) -> str:
    """What is agreed about a sheet as a text (JSON), as the last one is kept."""
    kept: dict[str, Any] = {
        "people": agreed.people,
        "rounds": agreed.rounds,
        "ties": agreed.ties,
        "penalty": agreed.penalty,
        "free": terms_text(agreed.free),
    }
    if agreed.game:
        kept["setup"] = setup_text(agreed.setup)
    return json.dumps(kept)


def from_text(text: str) -> Agreement | None:
    """The sheet kept as a text, or None when it cannot be begun any more."""
    return read_stored(text, _agreement_of)


def _agreement_of(kept: Any) -> Agreement | None:
    setup: Any = parse_stored(kept["setup"]) if "setup" in kept else {}
    agreed = Agreement(
        people=tuple(dict.fromkeys(filter(None, (typed_name(str(name)) for name in kept["people"])))),
        game=str(setup.get("game", "")),
        own=str(setup.get("own", "")),
        options=tuple(str(option) for option in setup.get("options", ())),
        numbers=tuple((str(key), int(value)) for key, value in setup.get("numbers", ())),
        rounds=int(kept["rounds"]),
        ties="play-on" if kept["ties"] == "play-on" else "shared",
        penalty=int(kept.get("penalty", 0)),
        free=parse_terms(str(kept["free"]), None),
    )
    unknown = agreed.game and not agreed.own and agreed.game not in ids()
    return None if unknown or problem(agreed) else agreed


def sheet_name(agreed: Agreement) -> str:
    """What the sheet is called."""
    if not agreed.game:
        return agreed.free.name or tr("keep.free")
    try:
        return render(load_rules(agreed.game, agreed.own).title)
    except RulesError:
        return render(load(agreed.game).title) if agreed.game in ids() else agreed.game


def last_agreement(data: Data) -> Agreement | None:
    """What was agreed for the last sheet, if it can be begun again."""
    return from_text(data.key_values.get(LAST_SHEET))


def begin_sheet(data: Data, agreed: Agreement) -> int:
    """Begins a sheet and remembers what was agreed; returns its match's id."""
    match = data.store.sheets.begin(agreed.terms, agreed.people, game=agreed.game)
    data.key_values.put(LAST_SHEET, to_text(agreed))
    return match.id


def rematch(app: App, match_id: int) -> None:
    """Begins the next sheet of the same people, the deal moved on, unless the old one cannot be read."""

    def begin(data: Data) -> str | None:
        sheet, match = data.store.sheets.get(match_id), data.store.matches.get(match_id)
        if sheet is None or match is None:
            return None
        return f"/sheet/{data.store.sheets.begin(*sheet.rematch(), game=match.ruleset).id}"

    app.navigation.create_and_go(begin)
