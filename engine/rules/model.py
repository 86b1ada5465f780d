"""A parsed ruleset: its tables, its options, and the numbers for a table of some size."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from engine.cards import RANKS, max_jokers
from engine.messages import Message
from engine.messages.preset_texts import preset_text_message
from engine.rules.effect import Effect, Reply
from engine.rules.fields import RulesError
from engine.rules.numbers import default_numbers
from engine.rules.word import Context
from engine.rules.words.custom import Custom
from engine.rules.words.declare import Declare
from engine.rules.words.draw import Draw
from engine.rules.words.effects.colour import COLOURED
from engine.rules.words.end import End
from engine.rules.words.finish import Finish
from engine.rules.words.scoring import Scoring
from engine.rules.words.sequence import Sequence
from engine.rules.words.start import Start
from engine.rules.words.turn import Turn
from engine.stored_keys import keys_of

OWN_GAME_PREFIX: Final = "own-"
OWN_CHOICE_SOURCE: Final = "Our choice"
OWN_RULE_SOURCE: Final = "Your own rule"

# Pairs of a number of seats and the numbers that hold from so many seats on. Later pairs override earlier ones.
BySeats = tuple[tuple[int, Mapping[str, int]], ...]


def keys_overlap(words: Iterable[str], others: Iterable[str]) -> bool:
    """Return whether a key in `words` equals, contains, or is part of a key in `others` (dotted keys)."""
    others = [f"{each}." for each in others]
    return any(f"{word}.".startswith(other) or other.startswith(f"{word}.") for word in words for other in others)


@dataclass(frozen=True, kw_only=True)
class Words:
    """All tables of a resolved ruleset."""

    cards: dict[str, Effect] = field(default_factory=dict)
    replies: dict[str, dict[str, Reply]] = field(default_factory=dict)
    also: dict[str, tuple[str, ...]] = field(default_factory=dict)
    start: Start = field(default_factory=Start)
    turn: Turn = field(default_factory=Turn)
    draw: Draw = field(default_factory=Draw)
    declare: Declare = field(default_factory=Declare)
    finish: Finish = field(default_factory=Finish)
    end: End = field(default_factory=End)
    scoring: Scoring = field(default_factory=Scoring)
    sequence: Sequence = field(default_factory=Sequence)
    custom: Custom = field(default_factory=Custom)

    def value_at(self, key: str) -> Any:
        """Return the value at a dotted key, such as `turn.multi.run`, of a table with fixed keys."""
        table, *steps = key.split(".")
        found = getattr(self, table)
        for step in steps:
            found = getattr(found, keys_of(type(found))[step].name)
        return found

    @property
    def has_coloured_jokers(self) -> bool:
        """Whether jokers have colours; then a pack holds two of them."""
        return any(effect[COLOURED] for effect in self.cards.values())


@dataclass(frozen=True)
class Option:
    """An option of a ruleset (a house rule that can be switched on).

    - `text`, `group`, `source`: what it says, the part of the rules it belongs to, where it is from.
    - `question`: what it answers; of the options with one question, one at most is on.
    - `needs`: ids of other options, one of which must be on with it.
    - `values`: the values that it sets, by key, such as `cards.8.skip`, `draw.take` or `deal`.
    """

    id: str
    text: str
    question: str
    group: str
    source: str
    needs: tuple[str, ...]
    values: Mapping[str, Any] = field(default_factory=dict, hash=False)

    @property
    def keys_set(self) -> tuple[str, ...]:
        """The keys of the values and numbers that it sets."""
        return tuple(self.values)


@dataclass(frozen=True, eq=False)
class Rules:
    """A ruleset with its options and numbers resolved: what one table plays by.

    - `options`: the ids that are on; `preset_options`: those that the preset itself has on; `chosen_options`: those
      that the table chose.
    - `source_by_key`: by key, the source that `[from]` names.
    - `changed_numbers`: the numbers that the table changed; `own_numbers`: those of a person's own rules.
    - `number_layers`: all numbers in the order they are applied: the ruleset's, its options', a person's own and the
      table's.
    - `own_keys`: the keys of rules that a person made their own, as `explain` names them.
    - `source_text`: the ruleset as TOML, without what the table changed.
    """

    id: str
    name: str
    family: str
    about: str
    sources: tuple[str, ...]
    min_seats: int
    max_seats: int
    options: tuple[str, ...]
    preset_options: tuple[str, ...]
    all_options: tuple[Option, ...]
    words: Words
    source_by_key: Mapping[str, str]
    changed_numbers: Mapping[str, int]
    chosen_options: tuple[str, ...]
    own_keys: tuple[str, ...]
    own_numbers: Mapping[str, int]
    number_layers: BySeats = field(repr=False)
    source_text: str = field(repr=False)

    @property
    def title(self) -> Message:
        """The name of the game; for an own game the name that its maker typed."""
        return preset_text_message(self.name, *([f"game-{self.id}"] if self.id == self.base_preset else []))

    @property
    def summary(self) -> Message:
        """What is special about the game, in one sentence."""
        return preset_text_message(self.about, f"about-{self.base_preset}")

    def option_message(self, option: Option) -> Message:
        """Return the text of one of its options."""
        return preset_text_message(option.text, f"option-{self.base_preset}-{option.id}", f"option-{option.id}")

    def numbers_for(self, seats: int) -> dict[str, int]:
        """Return every number by key for a table of `seats` seats: from the ruleset, its options, own rules and the
        table.
        """
        layers = (patch for least, patch in self.number_layers if seats >= least)
        found = default_numbers() | {key: value for patch in layers for key, value in patch.items()}
        if found["jokers"] and "jokers" not in {**self.own_numbers, **self.changed_numbers}:
            # With fewer packs than in the ruleset, its jokers may be more than they hold.
            found["jokers"] = min(found["jokers"], max_jokers(found["packs"], self.words.has_coloured_jokers))
        return found

    def match_target(self, players: int) -> int:
        """Return the points, or hands to win, that end a match of `players` players. It grows with them unless a table
        or own rule set it.
        """
        scoring = self.words.scoring
        target = self.numbers_for(players)["target"]
        if scoring.per_seat and "target" not in {**self.own_numbers, **self.changed_numbers}:
            target += scoring.per_seat * (players - 2)
        return target

    def context_for(self, seats: int, *, by_source: bool = True) -> Context:
        """Return the ruleset as its words see it, at a table of `seats` seats, or at all tables if 0.

        All parts have one source unless `by_source` is true.
        """
        words = self.words
        tables = (seats,) if seats else range(self.min_seats, self.max_seats + 1)
        steps = [(each, self.numbers_for(each)) for each in tables]
        least = seats or self.min_seats
        return Context(
            id=self.id,
            family=self.family,
            seats=seats,
            min_seats=self.min_seats,
            max_seats=self.max_seats,
            numbers=steps[0][1],
            steps=tuple(step for n, step in enumerate(steps) if n == 0 or step[1] != steps[n - 1][1]),
            ranks=words.start.ranks or RANKS,
            target=self.match_target(least),
            target_grows=self.match_target(3) != self.match_target(2),
            effects=words.cards,
            replies=words.replies,
            extra_targets=words.also,
            tables={type(table): table for table in vars(words).values()},
            source=lambda key: self.source_of(key)[0] if by_source else "",
        )

    def source_of(self, key: str, says: tuple[str, ...] = ()) -> tuple[str, str]:
        """Return the source of a sentence with this key that covers the keys `says`, and the id of the option that set
        one of them (the last of several, "" for none).

        `[from]` names the source of a value, a key or a table, the narrowest first. A value that an option set may have
        another source than the option: `[from]` then names it as `options.ID.KEY`.
        """
        says = says or (key,)
        if keys_overlap(says, self.own_keys):
            return OWN_RULE_SOURCE, ""
        for option in reversed(self.all_options):
            if option.id in self.options and keys_overlap(says, option.keys_set):
                return self._ruleset_source(
                    *(f"options.{option.id}.{each}" for each in says)
                ) or option.source, option.id
        return self._ruleset_source(*says, key) or self._enclosing_source(key, *says) or OWN_CHOICE_SOURCE, ""

    def _ruleset_source(self, *keys: str) -> str:
        return next((self.source_by_key[each] for each in keys if each in self.source_by_key), "")

    def _enclosing_source(self, *keys: str) -> str:
        """Return the source named by the innermost enclosing table of the first key that has one, "" for none."""
        parts = [each.split(".") for each in keys]
        return self._ruleset_source(*(".".join(each[:many]) for each in parts for many in range(len(each) - 1, 0, -1)))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rules) and self._identity == other._identity

    def __hash__(self) -> int:
        return hash(self._identity)

    @property
    def _identity(self) -> tuple[object, ...]:
        return self.source_text, self.chosen_options, tuple(sorted(self.changed_numbers.items()))

    @property
    def base_preset(self) -> str:
        """The id of the preset that these rules are, or were made from."""
        return self.id.removeprefix(OWN_GAME_PREFIX)

    def check_seats(self, seats: int) -> None:
        """Raise RulesError if the game can't be played by so many."""
        if not self.min_seats <= seats <= self.max_seats:
            raise RulesError(
                self.id, Message("rules-seats", {"seats": seats, "least": self.min_seats, "most": self.max_seats})
            )
