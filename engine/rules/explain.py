"""A ruleset in plain sentences, made from its data, so that text and play cannot disagree."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from engine.messages import Message, language
from engine.rules.model import Rules
from engine.rules.word import Context, Told
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


def explain(rules: Rules, seats: int = 0, *, by_source: bool = True) -> tuple[Sentence, ...]:
    """Every rule of a table of `seats` (default: of all tables) as sentences, in reading order.

    Where the words of a rule have several sources it is one sentence for each, unless `by_source` is false.
    """
    return tuple(
        Sentence(told.key, told.group, told.message, *rules.source_of(told.key, told.says), told.says or (told.key,))
        for told in _told(rules, rules.context(seats, by_source=by_source))
    )


def _told(rules: Rules, context: Context) -> Iterator[Told]:
    for word in SAID:
        if word.tell is not None and rules.family in word.families:
            yield from word.tell(getattr(rules.words, word.key), context)
