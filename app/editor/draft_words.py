"""All words of the rules that the editor can change, with the section that asks for each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

from engine.cards import RANKS
from engine.rules.fields import Field, fields_of
from engine.rules.numbers import NUMBER_FIELDS
from engine.rules.selectors import JOKERS, WIDEST_SELECTORS
from engine.rules.word import SEQUENCE, SHEDDING
from engine.rules.words import TABLE_WORDS
from engine.rules.words.answers import REPLY_WORDS
from engine.rules.words.effects import EFFECT_WORDS
from engine.rules.words.replies import DOES, REPLY_FIELDS
from engine.rules.words.scoring import Scoring

EVERY_CARD: Final = (*RANKS, "JK")
SUIT_SELECTORS: Final = ("*S", "*H", "*D", "*C")
# Bounds narrower than those of the words, for numbers of which more would make no sense at a table.
_OFFERED_RANGES: Final = {"sequence": (-20, 20), "scoring.per-seat": (0, 1000)}

# The sections of the editor with their words in order, as beginnings of keys; the longest that matches a word counts.
# So a new word is asked with its table, and a new table at the end.
_ORDER: Final = {
    "start": (
        "seats", "numbers.deal", "numbers.packs", "numbers.jokers", "start.starter", "start.barred", "start.ranks",
        "start",
    ),
    "several": ("turn",),
    "drawing": (
        "draw.then", "numbers.draw", "draw.able", "draw.take", "draw", "turn.penalise", "turn.takes-back",
        "numbers.blunder",
    ),
    "declaring": (
        "declare.how", "declare.word", "numbers.declare.at", "declare.below", "numbers.declare", "declare",
    ),
    "finishing": (
        "finish.how", "finish.barred", "numbers.finish", "finish", "end.until", "end.back", "numbers.resurrection",
        "end", "numbers.bankrupt", "numbers.turn",
    ),
    "winning": (
        "scoring.match", "numbers.target", "numbers.lives", "scoring.per-seat", "scoring.by", "scoring.doubles-on",
        "scoring", "sequence", "custom", "",
    ),
}  # fmt: skip
# Words that matter in both families of games, though the rest of their table belongs to one family.
_ALWAYS: Final = ("numbers.packs", "numbers.jokers", "numbers.target", "start.ranks", "custom")


@dataclass(frozen=True)
class Word:
    """A word of the rules that can be changed: its dotted key, the field that limits its values, and the family of
    games that has it ("" for all).

    `when` is a condition for asking: a key, and the value that it must have, a tuple of such values, or "*" for any
    value except none.
    """

    key: str
    field: Field[Any]
    when: tuple[str, Any] | None = None
    family: str = ""

    @property
    def field_kind(self) -> str:
        """The kind of the word's field, which decides how the editor asks for it."""
        return self.field.kind

    @property
    def can_be_none(self) -> bool:
        """Whether the number can be 0, which means none."""
        return self.field.default is None

    @property
    def number_bounds(self) -> tuple[int, int]:
        """The least and the greatest value that the editor offers for a number."""
        field = self.field
        offered = next((bounds for start, bounds in _OFFERED_RANGES.items() if is_within(self.key, start)), None)
        return offered or (field.minimum if self.can_be_none else min(field.minimum, field.default), field.maximum)

    @property
    def choice_values(self) -> tuple[Any, ...]:
        """The values to choose from: those of a choice, all ranks, or cards with wider groups. () for other kinds of
        fields.
        """
        if self.field_kind == "choice":
            return self.field.choices
        if self.field_kind == "cards":
            return (*(WIDEST_SELECTORS if self.field.power else ()), *EVERY_CARD, *SUIT_SELECTORS)
        return {"card": EVERY_CARD, "rank": tuple(RANKS), "ranks": tuple(RANKS)}.get(self.field_kind, ())


def is_within(key: str, start: str) -> bool:
    """Return whether a dotted key starts with the steps of `start`."""
    return not start or key == start or key.startswith(f"{start}.")


def _find_words() -> Iterator[Word]:
    """Yield every word that isn't asked per card, in the order of the rules' tables."""
    for key, default in (("least", 2), ("most", 8)):
        seats = Field(
            key=key, kind="number", default=default, minimum=2, maximum=12, meaning="Who may play", unit="players"
        )
        yield Word(f"seats.{key}", seats)
    for number in NUMBER_FIELDS:
        yield Word(f"numbers.{number.key}", number, number.needs, SHEDDING)
    for word in TABLE_WORDS:
        if word.cls is not None:
            yield from _find_fields(word.cls, word.key, SEQUENCE if word.families == (SEQUENCE,) else SHEDDING)


def _find_fields(table: type[Any], path: str, family: str) -> Iterator[Word]:
    for field in fields_of(table):
        if field.cls is not None:
            yield from _find_fields(field.cls, f"{path}.{field.key}", family)
        elif field.kind != "worths":
            when = (f"{path}.{field.needs[0]}", field.needs[1]) if field.needs else None
            yield Word(f"{path}.{field.key}", field, when, family)


def words_by_section(words: Iterable[Word]) -> dict[str, tuple[Word, ...]]:
    """Return the words of each section, in the order in which they're asked."""
    places = [(start, section) for section, starts in _ORDER.items() for start in starts]
    found: list[list[Word]] = [[] for _ in places]
    for word in words:
        fits = [n for n, (start, _) in enumerate(places) if is_within(word.key, start)]
        always = any(is_within(word.key, each) for each in _ALWAYS)
        found[max(fits, key=lambda n: len(places[n][0]))].append(replace(word, family="") if always else word)
    return {
        section: tuple(word for (_, at), words in zip(places, found, strict=True) if at == section for word in words)
        for section in _ORDER
    }


GROUPS: Final = words_by_section(_find_words())
# Fields that are asked after the others of their effect.
_LATER: Final = ("goes-on", "from")
# What a card can do: every field of every effect, in the order in which it's asked.
EFFECTS: Final = tuple(
    Word(field.key, field, None if field is word.field else field.needs or (word.field.key, "*"))
    for word in EFFECT_WORDS
    for field in sorted(word.fields, key=lambda each: each.key in _LATER)
)
# The cards on which a card may be played in addition to matching ones.
ALSO: Final = Word("also", Field(key="also", kind="cards", default=(), meaning="Where else it may be laid"))
# What an answer to a penalty does: each of its fields, asked if the chosen kind of answer uses it.
ANSWER: Final = tuple(
    Word(field.key, field, ("does", tuple(name for name, word in REPLY_WORDS.items() if field.key in word.used_fields)))
    for field in REPLY_FIELDS
    if field is not DOES
)
ANSWERS: Final = ("", *REPLY_WORDS)
CARD_POINTS_RANGE: Final = next((each.minimum, each.maximum) for each in fields_of(Scoring) if each.key == "values")


def selectors_of_rank(rank: str) -> tuple[str, ...]:
    """Return a rank and the narrower selectors within it: colours of a Jack, single cards, or kinds of joker."""
    if rank == "JK":
        return JOKERS
    if rank in SUIT_SELECTORS or rank in WIDEST_SELECTORS:
        return (rank,)
    return (rank, *(("BJ", "RJ") if rank == "J" else ()), *(f"{rank}{suit}" for suit in "SHDC"))
