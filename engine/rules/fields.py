"""What a key of a ruleset may be set to: its values, bounds, unit and meaning, and how it is read.

The reader, its errors, the page of all keys and the editor's questions use the same declaration.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Generic, Literal, TypeVar, get_args, get_origin, get_type_hints

from engine.cards import RANKS
from engine.messages import Message, SpokenError, language
from engine.messages.errors import TextError
from engine.rules.selectors import WIDEST_SELECTORS, selector_mask
from engine.stored_keys import STORED_AS, keys_of

MAX_WORD_LENGTH: Final = 40
DEALT: Final = "dealt"  # as an amount: as many cards as were dealt
FACE: Final = "face"  # as points: an Ace 1, courts 10, other cards their number

# An amount is a number or "dealt"; cards are a list of selectors, ranks one text of letters; a group is a pick-up
# group; worths are points by selector; a line is a text for the screen.
Kind = Literal[
    "switch", "choice", "number", "amount", "cards", "card", "ranks", "rank", "group", "groups", "line", "worths",
    "table",
]  # fmt: skip
T = TypeVar("T")
_LIST_KINDS: Final = ("cards", "groups")
_KIND_NAMES: Final[dict[str, str]] = {
    "switch": "true or false",
    "number": "a whole number",
    "amount": f"a whole number or {DEALT}",
    "worths": f"a whole number or {FACE}",
}


class RulesError(TextError, SpokenError):
    """A ruleset that can't be read. `location` names the ruleset and the key, `reason` says in English what is wrong.

    Errors that only authors of rulesets can cause have no message of their own: players read that the rules can't be
    read.
    """

    code = "rules"

    def __init__(self, location: str, why: str | Message) -> None:
        self.location = location
        self.reason = why if isinstance(why, str) else language().render(why)
        super().__init__(f"{location}: {self.reason}", Message("rules-unreadable") if isinstance(why, str) else why)


@dataclass(kw_only=True, eq=False, repr=False)
class Field(Generic[T]):
    """One key that a ruleset may set, with its `default`.

    - `choices`: the values of a choice.
    - `minimum`, `maximum`: the bounds of a number; none if they are equal. `unit`: what it counts.
    - `power`: whether a list of cards may contain `effect` and `power`.
    - `needs`: (key, value) of another field: only with that value does this field have a meaning. `*` is any value but
      nothing. For a number, the key is given with its table.
    - `has_meaning`: the same, decided from the rest of the ruleset.
    - `sentence_key`: the key of the sentence that explains it, if it isn't the field's own.
    - `cls`: the class of a nested table.
    """

    key: str
    kind: Kind
    default: T
    meaning: str
    choices: tuple[Any, ...] = ()
    minimum: int = 0
    maximum: int = 0
    unit: str = ""
    power: bool = False
    needs: tuple[str, Any] | None = None
    has_meaning: Callable[[Any], bool] | None = None
    sentence_key: str = ""
    cls: type[Any] | None = None

    def parse_value(self, value: object, location: str) -> T:
        """Return the value that a ruleset gives this field. Raises RulesError if it has the wrong type or isn't one of
        the choices.
        """
        if self.cls is not None:
            return read_table(self.cls, value, location)  # type: ignore[no-any-return]
        if self.kind in _LIST_KINDS:
            return read_texts(value, location)  # type: ignore[return-value]
        if self.kind == "worths":
            worths = read_entries(value, location)
            for key, each in worths.items():
                self._check_type(each, f"{location}.{key}")
            return worths  # type: ignore[return-value]
        self._check_type(value, location)
        return value  # type: ignore[return-value]

    def _check_type(self, value: object, location: str) -> None:
        """Raise RulesError, saying what is allowed, if a single value has the wrong type."""
        if self.kind == "choice":
            fits = any(type(value) is type(each) and value == each for each in self.choices)
        elif self.kind == "switch":
            fits = type(value) is bool
        elif self.kind in ("number", "amount", "worths"):
            fits = type(value) is int or value == {"amount": DEALT, "worths": FACE}.get(self.kind, 0)
            fits = fits and type(value) is not bool
        else:
            fits = type(value) is str
        if not fits:
            raise RulesError(location, f"{value!r} is not allowed; {self.allowed_values} is")

    @property
    def allowed_values(self) -> str:
        """A description of the allowed values, in English."""
        if self.kind == "choice":
            return " or ".join(str(each).lower() if isinstance(each, bool) else str(each) for each in self.choices)
        return _KIND_NAMES.get(self.kind, "a text")

    def check_bounds(self, value: Any, location: str, entry: str = "") -> None:
        """Raise RulesError if a value of the right type is out of bounds, or names a card or rank that doesn't exist.

        `entry` is the place of the card's entry that the value belongs to, if any; then errors about numbers name the
        entry and the key.
        """
        if self.kind in ("number", "amount"):
            if self.minimum != self.maximum and type(value) is int and not self.minimum <= value <= self.maximum:
                bounds = f"{self.minimum} to {self.maximum} are allowed"
                raise (
                    RulesError(entry, f"{self.key} = {value}: {bounds}")
                    if entry
                    else RulesError(location, f"{value}: {bounds}")
                )
        elif self.kind == "cards":
            check_cards((each for each in value if not (self.power and each in WIDEST_SELECTORS)), location)
        elif self.kind == "card":
            check_cards((value,) if value else (), location)
        elif self.kind == "ranks":
            if any(rank not in RANKS for rank in value):
                raise RulesError(location, f"ranks of {RANKS} are allowed")
        elif self.kind == "rank":
            if len(value) > 1 or value not in RANKS:
                raise RulesError(location, f"one rank of {RANKS} is allowed")
        elif self.kind == "line":
            if len(value) > MAX_WORD_LENGTH or not value.isprintable():
                raise RulesError(location, f"a line of at most {MAX_WORD_LENGTH} characters is allowed")
        elif self.kind == "worths":
            check_cards(value, location)
            for selector, worth in value.items():
                if type(worth) is int and not self.minimum <= worth <= self.maximum:
                    raise RulesError(f"{location}.{selector}", f"{worth}: {self.minimum} to {self.maximum} are allowed")
        elif self.cls is not None:
            check_table(value, location)


def condition_holds(needs: tuple[str, Any] | None, value: Any) -> bool:
    """Return whether a condition on another field (see `Field.needs`) holds, given that field's value. True without a
    condition.
    """
    if needs is None:
        return True
    if needs[1] == "*":
        return bool(value) and value not in ("none", "free")
    return bool(value in needs[1] if isinstance(needs[1], tuple) else value == needs[1])


def check_cards(selectors: Any, location: str) -> None:
    """Raise RulesError for the first selector that names no card."""
    for selector in selectors:
        if selector_mask(selector) is None:
            raise RulesError(location, f"'{selector[:20]}' names no card; A, AH, BJ, RJ, JK, *H are examples")


# --- the words of a card ----------------------------------------------------------------------


def switch_field(key: str, meaning: str) -> Field[bool]:
    """Declare a field that is true or false, false by default."""
    return Field(key=key, kind="switch", default=False, meaning=meaning)


def choice_field(key: str, default: T, others: tuple[T, ...], meaning: str) -> Field[T]:
    """Declare a field with a closed list of values: `default` and `others`."""
    return Field(key=key, kind="choice", default=default, choices=(default, *others), meaning=meaning)


def amount_field(key: str, bounds: tuple[int, int], unit: str, meaning: str) -> Field[int | str]:
    """Declare a field that is a number within bounds, or "dealt"; 0 by default."""
    return Field(key=key, kind="amount", default=0, minimum=bounds[0], maximum=bounds[1], unit=unit, meaning=meaning)


def text_field(
    key: str, kind: Literal["card", "ranks", "group"], meaning: str, needs: tuple[str, Any] | None = None
) -> Field[str]:
    """Declare a field that is a text naming a card, ranks or a pick-up group; empty by default."""
    return Field(key=key, kind=kind, default="", meaning=meaning, needs=needs)


# --- the words of a table ---------------------------------------------------------------------


def rule_field(
    key: str, default: T, meaning: str, *, kind: Kind | None = None, unit: str = "", minimum: int = 0, maximum: int = 0,
    power: bool = False, needs: tuple[str, Any] | None = None, has_meaning: Callable[[Any], bool] | None = None,
) -> T:  # fmt: skip
    """Declare a field of a table's dataclass, with its key in rulesets, default and meaning. The kind defaults to that
    of the field's type.
    """
    about = {
        STORED_AS: key,
        "meaning": meaning, "kind": kind, "unit": unit, "minimum": minimum, "maximum": maximum,
        "power": power, "needs": needs, "has_meaning": has_meaning,
    }  # fmt: skip
    if isinstance(default, dict):
        return dataclasses.field(default_factory=dict, metadata=about)  # type: ignore[return-value]
    return dataclasses.field(default=default, metadata=about)


_KNOWN: Final[dict[type[Any], tuple[Field[Any], ...]]] = {}


def fields_of(cls: type[Any]) -> tuple[Field[Any], ...]:
    """Return the fields of a table's class that were declared with `rule_field`, in order."""
    if cls in _KNOWN:
        return _KNOWN[cls]
    hints = get_type_hints(cls)
    found = []
    for key, each in keys_of(cls).items():
        hint, about = hints[each.name], each.metadata
        default = {} if each.default is dataclasses.MISSING else each.default
        kind, choices = _kind_of_hint(hint, default)
        found.append(
            Field(
                key=key, kind=about["kind"] or kind, default=default, meaning=about["meaning"],
                choices=choices, minimum=about["minimum"], maximum=about["maximum"], unit=about["unit"],
                power=about["power"], needs=about["needs"], has_meaning=about["has_meaning"],
                cls=hint if kind == "table" else None,
            )
        )  # fmt: skip
    _KNOWN[cls] = tuple(found)
    return _KNOWN[cls]


def _kind_of_hint(hint: Any, default: object) -> tuple[Kind, tuple[Any, ...]]:
    if hint is bool:
        return "switch", ()
    if hint is int:
        return "number", ()
    if get_origin(hint) is Literal:
        return "choice", get_args(hint)
    if get_origin(hint) is tuple:
        return "cards", ()
    if dataclasses.is_dataclass(hint):
        return "table", ()
    return ("amount" if type(default) is int else "line"), ()


def read_table(cls: type[Any], table: object, location: str) -> Any:
    """Return an object of the dataclass `cls` made from a table of a ruleset. Raises RulesError naming the key that is
    wrong.
    """
    keys = keys_of(cls)
    return cls(**{keys[key].name: value for key, value in read_values(fields_of(cls), table, location).items()})


def read_values(fields: tuple[Field[Any], ...], table: object, location: str) -> dict[str, Any]:
    """Return the values of a table by key. Raises RulesError for a key that isn't one of the fields, or a value of the
    wrong type.
    """
    known = {each.key: each for each in fields}
    found = {}
    for key, value in read_items(table, location).items():
        field = known.get(key)
        if field is None:
            raise RulesError(f"{location}.{key}", f"no such word; there are {', '.join(known)}")
        found[key] = field.parse_value(value, f"{location}.{key}")
    return found


def check_table(value: Any, location: str) -> None:
    """Raise RulesError naming the first key of a table whose value is out of bounds."""
    keys = keys_of(type(value))
    for each in fields_of(type(value)):
        each.check_bounds(getattr(value, keys[each.key].name), f"{location}.{each.key}")


def read_items(table: object, location: str) -> Mapping[str, Any]:
    """Return the table itself. Raises RulesError if the value isn't a table."""
    if not isinstance(table, dict):
        raise RulesError(location, f"{table!r} is not a table")
    return table


def read_entries(table: object, location: str) -> dict[str, Any]:
    """Return the entries of a table by name, without those that an option or own rule removed by setting them to
    `false`.
    """
    return {str(key): value for key, value in read_items(table, location).items() if value is not False}


def read_texts(value: object, location: str) -> tuple[str, ...]:
    """Return a list of strings as a tuple. Raises RulesError for anything else."""
    if not isinstance(value, (list, tuple)):
        raise RulesError(location, f"{value!r} is not a list")
    for each in value:
        if type(each) is not str:
            raise RulesError(location, f"{each!r} is not allowed; a text is")
    return tuple(value)
