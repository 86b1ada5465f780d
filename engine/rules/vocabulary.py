"""The closed vocabulary of rulesets: every word a ruleset may use, with its type and bounds.

A ruleset is read strictly against these classes: an unknown word, a wrong type or a value that is
not listed is a RulesError that names where it stands.
"""

from __future__ import annotations

import types
from dataclasses import MISSING, dataclass, field, fields
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

from engine.cards import FACE_MASK, JOKER, RANK_MASK, RANKS, RED_JOKER, SUIT_MASK, SUITS, CardSet


class RulesError(ValueError):
    """A ruleset that cannot be read; `where` names the ruleset and the key."""

    def __init__(self, where: str, why: str) -> None:
        super().__init__(f"{where}: {why}")
        self.where = where
        self.why = why


@dataclass(frozen=True, kw_only=True)
class Effect:
    """What one card does; the words of a `[cards.X]` table."""

    wild: Literal[False, True, "unless-last"] = False
    nominate: Literal[False, "suit", "rank"] = False
    goes_on: bool = False
    named_ranks: str = ""
    pickup: int | Literal["dealt"] = 0
    group: str = ""
    from_: Literal["next", "previous"] = "next"
    rides_on: str = ""
    skip: int = 0
    answerable: bool = False
    reverse: bool = False
    cover_any: bool = False
    must_cover: bool = False
    dump_suit: Literal[False, "any", "rising"] = False
    dump_if: Literal["always", "follows-suit"] = "always"
    chain: bool = False
    play_again: bool = False
    pass_hands: bool = False
    not_on: tuple[str, ...] = ()
    colour: bool = False


@dataclass(frozen=True, kw_only=True)
class Reply:
    """What one card does as an answer to a pick-up."""

    does: Literal["add", "cancel", "reduce", "pass", "return"]
    amount: int | Literal["dealt"] = 0
    as_: str = ""
    rest: Literal["next", "taken", "cancelled"] = "next"


@dataclass(frozen=True, kw_only=True)
class Start:
    """Dealing, the first face-up card and who begins."""

    barred: tuple[str, ...] = ()
    starter: Literal["none", "plain", "acts", "suit-only"] = "plain"
    first: Literal["left", "right"] = "left"
    direction: Literal[1, -1] = 1
    ranks: str = ""


@dataclass(frozen=True, kw_only=True)
class Multi:
    """Which shapes a turn of several cards may have; each is a word of its own, so options add up."""

    set: bool = False
    suit_all: bool = False
    run: bool = False
    mix: bool = False
    chain: bool = False
    suit_chain: bool = False


@dataclass(frozen=True, kw_only=True)
class Turn:
    """How many cards a turn may hold, and which of them act."""

    multi: Multi = Multi()
    run: Literal["both", "up"] = "both"
    ace: Literal["high", "low"] = "high"
    run_on: Literal["match", "suit"] = "match"
    acts: Literal["trailing", "every", "last"] = "trailing"
    last: Literal["any", "no-double", "no-several"] = "any"
    reverse_two: Literal["skip", "nothing", "again"] = "skip"
    together: tuple[str, ...] = ()
    penalise: bool = False


@dataclass(frozen=True, kw_only=True)
class Draw:
    """Drawing instead of playing, and taking what is owed."""

    then: Literal["may-play", "end", "until-playable"] = "may-play"
    able: Literal["may", "must-play", "goes-on"] = "may"
    refill: bool = True
    take: Literal["end", "goes-on"] = "end"


@dataclass(frozen=True, kw_only=True)
class Declare:
    """The word that is said with few cards left."""

    how: Literal["none", "catch", "finish", "refuse"] = "none"
    word: str = "last card"
    below: str = ""
    several: bool = False


@dataclass(frozen=True, kw_only=True)
class Finish:
    """What may not be the last card, and what it costs."""

    how: Literal["free", "draw", "refuse"] = "free"
    barred: tuple[str, ...] = ("power",)
    fire: bool = False


@dataclass(frozen=True, kw_only=True)
class End:
    """When a hand is over."""

    until: Literal["first", "one-left"] = "first"
    back: bool = False
    loser_out: bool = False


@dataclass(frozen=True, kw_only=True)
class Scoring:
    """Points of a hand and what wins the match."""

    by: Literal["none", "held", "winner", "play"] = "none"
    values: dict[str, int | Literal["face"]] = field(default_factory=dict)
    wins: Literal["high", "low"] = "high"
    doubles_on: tuple[str, ...] = ()
    match: Literal["hands", "points", "lives"] = "hands"
    per_seat: int = 0


@dataclass(frozen=True, kw_only=True)
class Sequence:
    """Points of the sequence family: for one over and one under the card before, for the ends, for a knock-out."""

    over: int = 0
    under: int = 0
    high: str = ""
    high_points: int = 0
    low: str = ""
    low_points: int = 0
    knock_out: bool = False
    even_hands: bool = False


@dataclass(frozen=True, kw_only=True)
class Custom:
    """What players may do at the table beside playing."""

    undo: bool = True
    pile: Literal["open", "top"] = "open"


@dataclass(frozen=True, kw_only=True)
class Words:
    """Everything a resolved ruleset says, in one place."""

    cards: dict[str, Effect] = field(default_factory=dict)
    replies: dict[str, dict[str, Reply]] = field(default_factory=dict)
    also: dict[str, tuple[str, ...]] = field(default_factory=dict)
    start: Start = Start()
    turn: Turn = Turn()
    draw: Draw = Draw()
    declare: Declare = Declare()
    finish: Finish = Finish()
    end: End = End()
    scoring: Scoring = Scoring()
    sequence: Sequence = Sequence()
    custom: Custom = Custom()


NUMBERS: Final[dict[str, tuple[int, int]]] = {
    "deal": (1, 30),
    "packs": (1, 4),
    "jokers": (0, 8),
    "target": (1, 9999),
    "lives": (1, 20),
    "draw.count": (1, 10),
    "draw.cap": (0, 50),
    "declare.at": (1, 10),
    "declare.penalty": (0, 20),
    "finish.penalty": (1, 20),
    "blunder.penalty": (0, 20),
    "turn.limit": (10, 100_000),
    "resurrection.cards": (1, 10),
    "bankrupt.at": (2, 100),
}

_DEFAULTS: Final[dict[str, int]] = {
    "deal": 7,
    "packs": 1,
    "jokers": 0,
    "target": 3,
    "lives": 3,
    "draw.count": 1,
    "draw.cap": 0,
    "declare.at": 1,
    "declare.penalty": 1,
    "finish.penalty": 1,
    "blunder.penalty": 2,
    "turn.limit": 5000,
    "resurrection.cards": 2,
}


def default_numbers() -> dict[str, int]:
    """The numbers a ruleset starts from."""
    return dict(_DEFAULTS)


def check_number(where: str, key: str, value: object) -> int:
    """The number if `key` is one that tables may set and the value is within its bounds."""
    if key not in NUMBERS:
        raise RulesError(where, f"no number is called '{key}'; there are {', '.join(NUMBERS)}")
    least, most = NUMBERS[key]
    if type(value) is not int or not least <= value <= most:
        raise RulesError(f"{where}.{key}", f"{value!r} is not a whole number of {least} to {most}")
    return value


def selector_mask(selector: str) -> CardSet | None:
    """The cards that a selector names (every copy), or None if it names none.

    `A` is a rank, `AH` a card, `BJ` and `RJ` the black and the red Jacks, `*H` a suit, `JK` every
    joker, `JKr` and `JKb` those with a colour.
    """
    jacks = RANK_MASK[RANKS.index("J")]
    if selector == "BJ":
        return jacks & (SUIT_MASK[0] | SUIT_MASK[3])
    if selector == "RJ":
        return jacks & (SUIT_MASK[1] | SUIT_MASK[2])
    if selector == "JK":
        return FACE_MASK[JOKER] | FACE_MASK[RED_JOKER] | FACE_MASK[RED_JOKER + 1]
    if selector in ("JKr", "JKb"):
        return FACE_MASK[RED_JOKER + (selector == "JKb")]
    if len(selector) == 1 and selector in RANKS:
        return RANK_MASK[RANKS.index(selector)]
    if len(selector) == 2 and selector[1] in SUITS:
        if selector[0] == "*":
            return SUIT_MASK[SUITS.index(selector[1])]
        if selector[0] in RANKS:
            return RANK_MASK[RANKS.index(selector[0])] & SUIT_MASK[SUITS.index(selector[1])]
    return None


def specificity(selector: str) -> int:
    """How narrowly a selector names its cards: the narrower entry wins over the wider."""
    mask = selector_mask(selector)
    return -1 if mask is None else -mask.bit_count()


def _fits(kind: Any, value: object) -> bool:
    origin = get_origin(kind)
    if origin is Literal:
        return any(type(value) is type(word) and value == word for word in get_args(kind))
    if origin in (Union, types.UnionType):
        return any(_fits(each, value) for each in get_args(kind))
    return type(value) is kind


def _allowed(kind: Any) -> str:
    origin = get_origin(kind)
    if origin is Literal:
        return " or ".join("true" if w is True else "false" if w is False else str(w) for w in get_args(kind))
    if origin in (Union, types.UnionType):
        return " or ".join(_allowed(each) for each in get_args(kind))
    names = {bool: "true or false", int: "a whole number", str: "a text"}
    return names.get(kind, str(kind))


def _value(kind: Any, value: object, where: str) -> Any:
    origin = get_origin(kind)
    if origin is tuple:
        if not isinstance(value, (list, tuple)):
            raise RulesError(where, f"{value!r} is not a list")
        each = get_args(kind)[0]
        return tuple(_value(each, item, where) for item in value)
    if origin is dict:
        if not isinstance(value, dict):
            raise RulesError(where, f"{value!r} is not a table")
        each = get_args(kind)[1]
        return {str(k): _value(each, v, f"{where}.{k}") for k, v in value.items() if v is not False}
    if isinstance(kind, type) and hasattr(kind, "__dataclass_fields__"):
        return read(kind, value, where)
    if not _fits(kind, value):
        raise RulesError(where, f"{value!r} is not allowed; {_allowed(kind)} is")
    return value


def read(cls: type[Any], table: object, where: str) -> Any:
    """A frozen object of `cls` from a TOML table; words with a trailing _ are written without it."""
    if cls is Reply and isinstance(table, str):
        table = {"does": table}
    if not isinstance(table, dict):
        raise RulesError(where, f"{table!r} is not a table")
    hints = get_type_hints(cls)
    names = {name.rstrip("_").replace("_", "-"): name for name in hints}
    found: dict[str, Any] = {}
    for key, value in table.items():
        name = names.get(key)
        if name is None:
            raise RulesError(f"{where}.{key}", f"no such word; there are {', '.join(names)}")
        found[name] = _value(hints[name], value, f"{where}.{key}")
    for each in fields(cls):
        bare = each.default is MISSING and each.default_factory is MISSING
        if bare and each.name not in found:
            raise RulesError(where, f"the word '{each.name}' is missing")
    return cls(**found)
