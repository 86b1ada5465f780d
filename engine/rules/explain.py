"""A ruleset in plain sentences, made from its data, so that text and play cannot disagree."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from engine.messages import Message, language
from engine.rules.model import Option, Rules
from engine.rules.reader import OURS, OWN
from engine.rules.word import Told
from engine.rules.words import SAID


@dataclass(frozen=True)
class Sentence:
    """One rule: its key (as in a refusal), its group, what it says, its source, the option behind it."""

    key: str
    group: str
    message: Message
    source: str
    option: str = ""

    @cached_property
    def text(self) -> str:
        """What it says, in English."""
        return language().render(self.message)


def explain(rules: Rules, seats: int = 0) -> tuple[Sentence, ...]:
    """Every rule of a table of `seats` (default: the fewest) as sentences, in reading order."""
    by = {key: option for option in rules.all_options if option.id in rules.options for key in option.touches}
    return tuple(
        Sentence(told.key, told.group, told.message, *_source(rules, told, by))
        for told in _told(rules, seats or rules.least_seats)
    )


def _told(rules: Rules, seats: int) -> Iterator[Told]:
    context = rules.context(seats)
    for word in SAID:
        if word.tell is not None and rules.family in word.families:
            yield from word.tell(getattr(rules.words, word.key), context)


def _source(rules: Rules, told: Told, by: Mapping[str, Option]) -> tuple[str, str]:
    """Where a rule comes from, and the option that set it: by its key, or another by which it may have been set."""
    for each in (told.key, *told.also):
        if each in rules.own:
            return OWN, ""
        if each in by:
            return by[each].source, by[each].id
    for each in (told.key, *told.also, told.key.split(".")[0]):
        if each in rules.from_:
            return rules.from_[each], ""
    return OURS, ""
