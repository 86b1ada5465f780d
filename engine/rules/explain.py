"""A ruleset in plain sentences, made from its data, so that text and play cannot disagree."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

from engine.messages import Message, language
from engine.rules.model import Rules
from engine.rules.reader import OURS, OWN
from engine.rules.word import Told
from engine.rules.words import SAID


@dataclass(frozen=True)
class Sentence:
    """One rule: its key (as in a refusal), its group, what it says, its source, the option behind it.

    `says` are the words and numbers of the ruleset that it puts into words.
    """

    key: str
    group: str
    message: Message
    source: str
    option: str
    says: tuple[str, ...]

    @cached_property
    def text(self) -> str:
        """What it says, in English."""
        return language().render(self.message)


def explain(rules: Rules, seats: int = 0) -> tuple[Sentence, ...]:
    """Every rule of a table of `seats` (default: of all tables) as sentences, in reading order."""
    return tuple(
        Sentence(told.key, told.group, told.message, *_source(rules, told), told.says or (told.key,))
        for told in _told(rules, seats)
    )


def overlap(words: Iterable[str], others: Iterable[str]) -> bool:
    """Whether one of some words of a ruleset is, holds, or is part of, one of the others."""
    others = [f"{each}." for each in others]
    return any(f"{word}.".startswith(other) or other.startswith(f"{word}.") for word in words for other in others)


def _told(rules: Rules, seats: int) -> Iterator[Told]:
    context = rules.context(seats)
    for word in SAID:
        if word.tell is not None and rules.family in word.families:
            yield from word.tell(getattr(rules.words, word.key), context)


def _source(rules: Rules, told: Told) -> tuple[str, str]:
    """Where a rule comes from, and the option that set it, the last of several."""
    says = told.says or (told.key,)
    if overlap(says, rules.own):
        return OWN, ""
    for option in reversed(rules.all_options):
        if option.id in rules.options and overlap(says, option.sets):
            return option.source, option.id
    for each in (told.key, *says):
        parts = each.split(".")
        for many in range(len(parts), 0, -1):
            if (named := ".".join(parts[:many])) in rules.from_:
                return rules.from_[named], ""
    return OURS, ""
