"""A ruleset in plain sentences, derived from its data, so that text and play can't disagree."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from engine.messages import Message, language
from engine.rules.model import Rules
from engine.rules.word import Context, RuleSentence
from engine.rules.words import TABLE_WORDS_BY_SENTENCE


@dataclass(frozen=True)
class Sentence:
    """One rule in words.

    - `key`: the key of the rule, as in a refusal.
    - `group`: the part of the rules where it is shown, a `word.Group`.
    - `source`: where the rule is from.
    - `option`: the id of the option that set it, "" for none.
    - `covers`: the keys of the ruleset that the sentence explains.
    """

    key: str
    group: str
    message: Message
    source: str
    option: str
    covers: tuple[str, ...]

    @cached_property
    def text(self) -> str:
        """The sentence in English."""
        return language().render(self.message)


def explain_rules(rules: Rules, seats: int = 0, *, by_source: bool = True) -> tuple[Sentence, ...]:
    """Return every rule at a table of `seats` (by default at all tables) as sentences, in reading order.

    A rule whose parts have several sources has one sentence for each, unless `by_source` is false.
    """
    return tuple(
        Sentence(
            each.key, each.group, each.message, *rules.source_of(each.key, each.covers), each.covers or (each.key,)
        )
        for each in _iter_sentences(rules, rules.context_for(seats, by_source=by_source))
    )


def _iter_sentences(rules: Rules, context: Context) -> Iterator[RuleSentence]:
    for word in TABLE_WORDS_BY_SENTENCE:
        if word.describe is not None and rules.family in word.families:
            yield from word.describe(getattr(rules.words, word.key), context)
