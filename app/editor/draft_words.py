"""What can be changed about a game: every word of the vocabulary, how it is asked, and the values it can have."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

from engine.cards import RANKS
from engine.rules.reader import NUMBERS
from engine.rules.vocabulary import Words

# An amount is a number or "dealt", a group one of pick-ups; cards are a list of selectors, ranks one text of letters.
Kind = Literal["switch", "choice", "number", "amount", "cards", "card", "ranks", "rank", "group", "groups", "word"]
EVERY_CARD: Final = (*RANKS, "JK")
WIDER: Final = ("*S", "*H", "*D", "*C")


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
    """A word of the vocabulary with the values its type allows."""
    cls: Any = Words
    *path, last = key.split(".")
    for step in path:
        cls = get_type_hints(cls)[step.replace("-", "_")]
    kind = get_type_hints(cls)[last.replace("-", "_")]
    asked, values = _asked(kind)
    return Word(key, asked, values, family, when)


def _asked(kind: Any) -> tuple[Kind, tuple[Any, ...]]:
    if kind is bool:
        return "switch", ()
    if get_origin(kind) is Literal:
        return "choice", get_args(kind)
    if get_origin(kind) is tuple:
        return "cards", ("power", *EVERY_CARD, *WIDER)
    return ("number", (-20, 20)) if kind is int else ("word", ())


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
        Word("start.ranks", "ranks", tuple(RANKS), "any"),
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
        Word("turn.together", "groups"),
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
        Word("scoring.per-seat", "number", (0, 1000), when=("scoring.match", "points")),
        _word("scoring.by"),
        Word("scoring.doubles-on", "cards", (*EVERY_CARD, *WIDER), when=("scoring.by", "held")),
        _word("scoring.wins"),
        _word("sequence.over", "sequence"),
        _word("sequence.under", "sequence"),
        Word("sequence.high", "rank", ("", *RANKS), "sequence"),
        _word("sequence.high-points", "sequence", ("sequence.high", "*")),
        Word("sequence.low", "rank", ("", *RANKS), "sequence"),
        _word("sequence.low-points", "sequence", ("sequence.low", "*")),
        _word("sequence.knock-out", "sequence"),
        _word("sequence.even-hands", "sequence"),
        _word("custom.undo", "any"),
        _word("custom.pile", "any"),
    ),
}  # fmt: skip

# What a card can do, in the order in which it is asked.
EFFECTS: Final[tuple[Word, ...]] = (
    Word("wild", "choice", (False, True, "unless-last")),
    Word("nominate", "choice", (False, "suit", "rank")),
    Word("named-ranks", "ranks", tuple(RANKS), when=("nominate", "rank")),
    Word("goes-on", "switch", when=("nominate", "*")),
    Word("pickup", "amount", (0, 50)),
    Word("group", "group", when=("pickup", "*")),
    Word("rides-on", "card", ("", *EVERY_CARD), when=("pickup", "*")),
    Word("from", "choice", ("next", "previous"), when=("pickup", "*")),
    Word("skip", "number", (0, 10)),
    Word("answerable", "switch", when=("skip", "*")),
    Word("reverse", "switch"),
    Word("cover-any", "switch"),
    Word("must-cover", "switch"),
    Word("dump-suit", "choice", (False, "any", "rising")),
    Word("dump-if", "choice", ("always", "follows-suit"), when=("dump-suit", "*")),
    Word("chain", "switch"),
    Word("play-again", "switch"),
    Word("pass-hands", "switch"),
    Word("not-on", "cards", (*EVERY_CARD, *WIDER)),
    Word("colour", "switch"),
)
# Where else it may be laid, whatever lies there.
ALSO: Final = Word("also", "cards", (*EVERY_CARD, *WIDER))
# What an answer to a pick-up does.
ANSWER: Final[tuple[Word, ...]] = (
    Word("amount", "amount", (0, 50), when=("does", ("add", "reduce"))),
    Word("as", "group", when=("does", "add")),
    Word("rest", "choice", ("next", "taken", "cancelled"), when=("does", "reduce")),
)
ANSWERS: Final = ("", "add", "cancel", "reduce", "pass", "return")
WORTH: Final = (-1000, 1000)
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
