"""What can be changed about a game: every word of the vocabulary, how it is asked, and the values it can have."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Literal

from engine.cards import RANKS
from engine.rules.fields import Field, fields_of
from engine.rules.numbers import NUMBERS
from engine.rules.selectors import POWER
from engine.rules.words import TABLE_WORDS
from engine.rules.words.answers import REPLY_WORDS
from engine.rules.words.effects import EFFECT_WORDS
from engine.rules.words.replies import DOES, REPLY_FIELDS
from engine.rules.words.scoring import Scoring

# An amount is a number or "dealt", a group one of pick-ups; cards are a list of selectors, ranks one text of letters.
Kind = Literal["switch", "choice", "number", "amount", "cards", "card", "ranks", "rank", "group", "groups", "word"]
EVERY_CARD: Final = (*RANKS, "JK")
WIDER: Final = ("*S", "*H", "*D", "*C")
_MOST_STEPS: Final = 20  # points of the sequence family that are offered, on either side of nothing
_TABLES: Final = {word.key: fields_of(word.cls) for word in TABLE_WORDS if word.cls is not None}


@dataclass(frozen=True)
class Word:
    """One thing that can be changed: its dotted key, how it is asked, and the values or bounds it can have.

    It is asked only `when` another word has a value, one of several values, or any but nothing (`*`). A `spare`
    number can also be none at all, which is 0.
    """

    key: str
    kind: Kind
    values: tuple[Any, ...] = ()
    family: str = "shedding"
    when: tuple[str, Any] | None = None
    spare: bool = False


def _word(key: str, family: str = "shedding", when: tuple[str, Any] | None = None) -> Word:
    """A word of a table with the values that its field allows."""
    first, *rest = key.split(".")
    fields = _TABLES[first]
    for step in rest:
        field = next(each for each in fields if each.key == step)
        fields = fields_of(field.cls) if field.cls is not None else ()
    return _asked(field, key, family, when)


def _asked(field: Field[Any], key: str, family: str = "shedding", when: tuple[str, Any] | None = None) -> Word:
    """How a field is asked for."""
    if field.kind == "choice":
        return Word(key, "choice", field.choices, family, when)
    if field.kind in ("number", "amount"):
        most = min(field.most, _MOST_STEPS) if key.startswith("sequence.") else field.most
        least = 0 if field.least >= 0 or key == "scoring.per-seat" else -most
        return Word(key, "number" if field.kind == "number" else "amount", (least, most), family, when)
    if field.kind == "cards":
        return Word(key, "cards", (*((POWER,) if field.power else ()), *EVERY_CARD, *WIDER), family, when)
    if field.kind == "card":
        return Word(key, "card", ("", *EVERY_CARD), family, when)
    if field.kind in ("rank", "ranks"):
        return Word(key, field.kind, tuple(RANKS) if field.kind == "ranks" else ("", *RANKS), family, when)
    if field.kind in ("group", "groups", "switch"):
        return Word(key, field.kind, (), family, when)
    return Word(key, "word", (), family, when)


def _number(key: str, family: str = "shedding", when: tuple[str, Any] | None = None, spare: bool = False) -> Word:
    return Word(f"numbers.{key}", "number", NUMBERS[key], family, when, spare)


GROUPS: Final[dict[str, tuple[Word, ...]]] = {
    "start": (
        Word("seats.least", "number", (2, 12), "any"),
        Word("seats.most", "number", (2, 12), "any"),
        _number("deal"),
        _number("packs", "any"),
        _number("jokers", "any"),
        _word("start.starter"),
        _word("start.barred"),
        _word("start.ranks", "any"),
        _word("start.first"),
        _word("start.direction"),
    ),
    "several": (
        *(_word(f"turn.multi.{each}") for each in ("set", "suit-all", "run", "mix", "chain", "suit-chain")),
        _word("turn.run"),
        _word("turn.ace"),
        _word("turn.run-on"),
        _word("turn.acts"),
        _word("turn.last"),
        _word("turn.reverse-two"),
        _word("turn.together"),
    ),
    "drawing": (
        _word("draw.then"),
        _number("draw.count"),
        _number("draw.cap"),
        _word("draw.able"),
        _word("draw.take"),
        _word("draw.refill"),
        _word("turn.penalise"),
        _number("blunder.penalty", when=("turn.penalise", True)),
    ),
    "declaring": (
        _word("declare.how"),
        _word("declare.word", when=("declare.how", "*")),
        _number("declare.at", when=("declare.how", "*")),
        _word("declare.below", when=("declare.how", "*")),
        _number("declare.penalty", when=("declare.how", "*")),
        _word("declare.several", when=("declare.how", "*")),
    ),
    "finishing": (
        _word("finish.how"),
        _word("finish.barred", when=("finish.how", "*")),
        _number("finish.penalty", when=("finish.how", "draw")),
        _word("finish.fire", when=("finish.how", "draw")),
        _word("end.until"),
        _word("end.back", when=("end.until", "one-left")),
        _number("resurrection.cards", when=("end.back", True)),
        _word("end.loser-out", when=("end.until", "one-left")),
        _number("bankrupt.at", spare=True),
        _number("turn.limit"),
    ),
    "winning": (
        _word("scoring.match"),
        _number("target", "any"),
        _number("lives", when=("scoring.match", "lives")),
        _word("scoring.per-seat", when=("scoring.match", "points")),
        _word("scoring.by"),
        _word("scoring.doubles-on", when=("scoring.by", "held")),
        _word("scoring.wins"),
        _word("sequence.over", "sequence"),
        _word("sequence.under", "sequence"),
        _word("sequence.high", "sequence"),
        _word("sequence.high-points", "sequence", ("sequence.high", "*")),
        _word("sequence.low", "sequence"),
        _word("sequence.low-points", "sequence", ("sequence.low", "*")),
        _word("sequence.knock-out", "sequence"),
        _word("sequence.even-hands", "sequence"),
        _word("custom.undo", "any"),
        _word("custom.pile", "any"),
    ),
}  # fmt: skip

# Asked after the other fields of their word.
_LATER: Final = ("goes-on", "from")
# What a card can do, in the order in which it is asked: every field of every effect that there is.
EFFECTS: Final[tuple[Word, ...]] = tuple(
    _asked(field, field.key, when=None if field is word.field else field.when or (word.field.key, "*"))
    for word in EFFECT_WORDS
    for field in sorted(word.fields, key=lambda each: each.key in _LATER)
)
# Where else it may be laid, whatever lies there.
ALSO: Final = Word("also", "cards", (*EVERY_CARD, *WIDER))
# What an answer to a pick-up does: each of its fields, asked where a word heeds it.
ANSWER: Final[tuple[Word, ...]] = tuple(
    _asked(
        field, field.key, when=("does", tuple(name for name, word in REPLY_WORDS.items() if field.key in word.heeds))
    )
    for field in REPLY_FIELDS
    if field is not DOES
)
ANSWERS: Final = ("", *REPLY_WORDS)
WORTH: Final = next((each.least, each.most) for each in fields_of(Scoring) if each.key == "values")
JOKERS: Final = ("JK", "JKr", "JKb")


def selectors(rank: str) -> tuple[str, ...]:
    """A rank and the narrower choices within it."""
    if rank == "JK":
        return JOKERS
    if rank in WIDER or rank == "power":
        return (rank,)
    return (rank, *(("BJ", "RJ") if rank == "J" else ()), *(f"{rank}{suit}" for suit in "SHDC"))


def shown(word: Word, value: Any) -> str:
    """How a value is written in the key of its text."""
    return str(value).lower()


def is_asked(when: tuple[str, Any] | None, value: Any) -> bool:
    """Whether a word is asked for, given what stands at the word it depends on."""
    if when is None:
        return True
    if when[1] == "*":
        return bool(value) and value not in ("none", "free")
    return bool(value in when[1] if isinstance(when[1], tuple) else value == when[1])
