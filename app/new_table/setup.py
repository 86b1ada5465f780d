"""The setup of a table before the first deal: game, house rules, seats and length."""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from app.data import Data
from app.game_lookup import load_rules, own_game
from app.people import SEED_BITS, bots_for_levels, next_free_bot, similar_names_text, usual_level
from app.stored.text import read_stored
from app.ui.person_names import typed_name
from app.ui.words import render, tr
from engine.bots import OFFERED_LEVELS
from engine.player_names import WITHOUT_NAME, first_confusable
from engine.rules.compile import pack_of
from engine.rules.explain import explain_rules
from engine.rules.model import keys_overlap
from engine.rules.offered import offered_options
from engine.rules.reader import Option, Rules, RulesError, preset_ids, with_options, without_answer
from engine.rules.reader import ruleset_text as rules_text
from store.records import NewMatch, Seat

LEVELS: Final = OFFERED_LEVELS
DEFAULT_SEATS: Final = 4
MAX_HANDS: Final = 50
LAST_TABLE: Final = "last-table"


@dataclass(frozen=True)
class SeatSetup:
    """A seat of a table that is being set up: a bot of this level, or a person if `level` is "".

    The only person at a table needs no name.
    """

    name: str
    level: str = ""


@dataclass(frozen=True)
class Setup:
    """A table that is being set up.

    `game` is the game's name in routes. `own_text` is the text of an own game, whose rules then are the standard rules;
    "" for a preset. `numbers` are those that differ from the standard rules. `hands` is the number of hands, 0 to play
    to the target.
    """

    game: str
    seats: tuple[SeatSetup, ...]
    options: tuple[str, ...] = ()
    numbers: tuple[tuple[str, int], ...] = ()
    hands: int = 0
    own_text: str = ""

    @property
    def standard_rules(self) -> Rules:
        """The game's rules without house rules. Raises RulesError."""
        return load_rules(self.game, self.own_text)

    @property
    def rules(self) -> Rules:
        """The rules of the table. Raises RulesError if its house rules contradict each other."""
        return load_rules(self.game, self.own_text, self.options, dict(self.numbers))

    def number(self, key: str) -> int:
        """Return the number of the table's rules with this key. Raises `RulesError` if the rules can't be read."""
        return all_numbers(self.rules, len(self.seats))[key]

    def with_number(self, key: str, value: int) -> Setup:
        """Return the setup with one number changed. A value equal to the standard one isn't stored."""
        others = {k: v for k, v in self.numbers if k != key}
        written = all_numbers(load_rules(self.game, self.own_text, self.options, others), len(self.seats))[key]
        if value != written:
            others[key] = value
        return replace(self, numbers=tuple(sorted(others.items())))

    def with_answer(self, question: str, option: str) -> Setup:
        """Return the setup with one question answered by an option; "" chooses the standard rule.

        Options that the answer needs are switched on. Options that needed the old answer, or no longer change anything,
        are switched off.
        """
        standard = self.standard_rules
        every = {each.id: each for each in standard.all_options}
        on = without_answer(standard, self.options, question)
        if option:
            needs = every[option].needs
            if needs and not set(needs) & set(with_options(standard, on).options):
                on = (*without_answer(standard, on, every[needs[0]].question), needs[0])
            on = (*on, option)
        offered = {each.id for each in offered_options(with_options(standard, on))}
        on = without_answer(standard, (each for each in on if each in offered), "")
        return replace(self, options=tuple(each for each in every if each in on))

    def without_house_rules(self) -> Setup:
        """Return the setup without house rules."""
        return replace(self, options=(), numbers=())

    def with_seats(self, seats: Sequence[SeatSetup]) -> Setup:
        """Return the setup with other seats."""
        return replace(self, seats=tuple(seats))

    @property
    def house_rules(self) -> str:
        """The differences from the standard rules as in a route: `runs~deal.9`."""
        return "~".join((*self.options, *(f"{key}.{value}" for key, value in self.numbers)))

    def with_one_more_bot(self) -> Setup:
        """Return the setup with one more bot, whose name no other seat has."""
        return self.with_seats((*self.seats, _next_bot_seat(self.seats)))

    @property
    def people(self) -> tuple[str, ...]:
        """The names of the people, without bots."""
        return tuple(self.name_of(n) for n, seat in enumerate(self.seats) if not seat.level)

    @property
    def with_cleaned_names(self) -> Setup:
        """The setup as it's dealt and stored, without a name that only looks like what the app calls the owner."""
        return self.with_seats([replace(seat, name=typed_name(seat.name)) for seat in self.seats])

    @property
    def has_one_person(self) -> bool:
        """Whether exactly one seat is a person, who then needs no name: it's the device's owner."""
        return sum(not seat.level for seat in self.seats) == 1

    def name_of(self, seat: int) -> str:
        """Return the name at a seat: "you" for the only person if they have none, "" if it's missing."""
        here = self.seats[seat]
        return typed_name(here.name) or (tr("people.you") if self.has_one_person and not here.level else "")


@dataclass(frozen=True)
class Question:
    """A question of the house rules: options that exclude each other.

    `standard_option` is the option that the standard rules have ("" for none); `says` is the text of the rule that
    applies if none is chosen.
    """

    id: str
    group: str
    standard_option: str
    says: str
    options: tuple[Option, ...]


def all_numbers(rules: Rules, seats: int) -> dict[str, int]:
    """Return every number of the rules for this many seats, by key, including the target."""
    return rules.numbers_for(seats) | {"target": rules.match_target(seats)}


def questions(setup: Setup) -> tuple[Question, ...]:
    """Return the questions of a table in the order of its ruleset, with the options that would change something.

    Raises `RulesError` if the rules can't be read.
    """
    rules = setup.rules
    standard = setup.standard_rules
    found: dict[str, list[Option]] = {}
    for option in offered_options(rules):
        found.setdefault(option.question, []).append(option)
    made = []
    for question, options in found.items():
        settled = next((each for each in options if each.id in standard.options), None)
        made.append(
            Question(
                id=question,
                group=options[0].group,
                standard_option=settled.id if settled else "",
                says=render(rules.option_message(settled)) if settled else _rule_text_without(rules, question, options),
                options=tuple(options),
            )
        )
    return tuple(made)


def _rule_text_without(rules: Rules, question: str, options: Sequence[Option]) -> str:
    """Return the text of the rule that applies if none of a question's options is chosen."""
    asked = without_answer(rules, rules.chosen_options, question)
    sentences = explain_rules(rules if asked == rules.chosen_options else with_options(rules, asked))
    touched = [word for option in options for word in option.keys_set]
    return " ".join(render(each.message) for each in sentences if keys_overlap(each.covers, touched)) or tr(
        "new.the_book"
    )


def first_setup(game: str, names: Sequence[str], own: str = "") -> Setup:
    """Return a setup that can be dealt at once: one person and bots, with the standard rules.

    The person has the first of `names`.
    """
    rules = load_rules(game, own)
    seats = [SeatSetup(names[0] if names else "")]
    many = min(max(DEFAULT_SEATS, rules.min_seats), rules.max_seats)
    while len(seats) < many:
        seats.append(_next_bot_seat(seats))
    return Setup(game, tuple(seats), own_text=own)


def first_round(game: str, names: Sequence[str]) -> Setup:
    """Return the setup of a player's first round after a lesson: one hand against one careless bot."""
    name = names[0] if names else ""
    (bot,) = bots_for_levels([name], ("careless",))
    return Setup(game, (SeatSetup(name), SeatSetup(bot, "careless")), hands=1)


def fit_to_game(setup: Setup, game: str, own: str = "") -> Setup:
    """Return the setup's seats at a table of another game with its standard rules, as many as that game allows.

    The same game is returned unchanged.
    """
    if (setup.game, setup.own_text) == (game, own):
        return setup
    rules = load_rules(game, own)
    moved = Setup(game, setup.seats[: rules.max_seats], own_text=own)
    while len(moved.seats) < rules.min_seats:
        moved = moved.with_one_more_bot()
    return moved


def to_text(setup: Setup) -> str:
    """Return a setup as JSON text, to store it."""
    seats = [{"name": seat.name, "level": seat.level} for seat in setup.seats]
    return json.dumps(
        {
            "game": setup.game,
            "seats": seats,
            "options": setup.options,
            "numbers": setup.numbers,
            "hands": setup.hands,
            "own": setup.own_text,
        }
    )


def from_text(text: str) -> Setup | None:
    """Return the setup in a stored text, None if it can't be dealt any more."""
    return read_stored(text, _parse_setup)


def _parse_setup(kept: Any) -> Setup | None:
    setup = Setup(
        game=str(kept["game"]),
        seats=tuple(_parse_seat(str(s["name"]), str(s["level"])) for s in kept["seats"]),
        options=tuple(str(option) for option in kept["options"]),
        numbers=tuple((str(key), int(value)) for key, value in kept["numbers"]),
        hands=int(kept["hands"]),
        own_text=str(kept.get("own", "")),
    )
    setup.rules.check_seats(len(setup.seats))
    fine = all(setup.name_of(n) and seat.level in ("", *LEVELS) for n, seat in enumerate(setup.seats))
    return setup if fine and 0 <= setup.hands <= MAX_HANDS and (setup.own_text or setup.game in preset_ids()) else None


def _parse_seat(name: str, level: str) -> SeatSetup:
    """Return a stored seat. Earlier versions stored "You" for a missing name."""
    return SeatSetup(typed_name(name), level)


def last_setup(data: Data) -> Setup | None:
    """Return the setup of the last match, None if there's none or it can't be dealt any more.

    If it's an own game that was edited, the setup has the new standard rules.
    """
    kept = data.key_values.get_text(LAST_TABLE)
    setup = from_text(kept) if kept else None
    if setup is None or not setup.own_text:
        return setup
    own = own_game(data, setup.game)
    return fit_to_game(setup, setup.game, own.text) if own else None


def begin_match(data: Data, setup: Setup) -> int:
    """Begin a match with this setup, store the setup as the last one, and return the match's id."""
    match = begin_unlisted_match(data, setup)
    remember_setup(data, setup)
    return match


def begin_unlisted_match(data: Data, setup: Setup) -> int:
    """Begin a match with this setup, and return the match's id. The first screen won't offer its setup again."""
    setup = setup.with_cleaned_names
    match = data.store.matches.begin_match(
        NewMatch(
            ruleset=setup.game,
            rules=rules_text(setup.rules),
            seats=tuple(Seat(seat.name or WITHOUT_NAME, seat.level) for seat in setup.seats),
            seed=secrets.randbits(SEED_BITS),
            options=setup.options,
            numbers=dict(setup.numbers),
            target=None if setup.hands else setup.number("target"),
            hand_limit=setup.hands or None,
        )
    )
    return match.id


def remember_setup(data: Data, setup: Setup) -> None:
    """Store a setup as the last one."""
    data.key_values.put_text(LAST_TABLE, to_text(setup.with_cleaned_names))


def seat_to_name(setup: Setup) -> int:
    """Return the first seat whose name is missing or too similar to another one, -1 for none."""
    names = [setup.name_of(n) for n in range(len(setup.seats))]
    return next((n for n, name in enumerate(names) if not name or first_confusable(name, names[:n])), -1)


def missing_for_deal(setup: Setup) -> list[str]:
    """Return the texts on why the table can't be dealt, an empty list if it can."""
    found = []
    names = [setup.name_of(n) for n in range(len(setup.seats))]
    if not all(names):
        found.append(tr("new.name_missing"))
    if alike := similar_names_text(filter(None, names)):
        found.append(alike)
    try:
        rules = setup.rules
        rules.check_seats(len(setup.seats))
    except RulesError as problem:
        return [*found, tr("shell.refused", why=problem.message)]
    numbers = rules.numbers_for(len(setup.seats))
    try:
        cards = len(pack_of(rules, len(setup.seats)))
    except RulesError as problem:
        return [*found, tr("shell.refused", why=problem.message)]
    dealt = numbers["deal"] * len(setup.seats)
    if rules.family == "shedding" and dealt >= cards:
        found.append(tr("new.too_many_cards", dealt=dealt, cards=cards))
    return found


def _next_bot_seat(seats: Sequence[SeatSetup]) -> SeatSetup:
    name = next_free_bot(seat.name for seat in seats)
    return SeatSetup(name, usual_level(name))
