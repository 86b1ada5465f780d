"""The order in which a game's rules are shown: first those that you need to begin, then all others by subject."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from app.rules.special_cards import CardRow, card_rows
from engine.rules.explain import Sentence, explain_rules
from engine.rules.reader import Rules

#: The ids of the sentences in two parts of the lead. Those on the declaration have a group of their own.
AIM: Final = frozenset(
    {
        "rule-end",
        "rule-sequence-end",
        "rule-match",
        "rule-sequence-match",
        "rule-several",
        "rule-draw",
        "rule-draw-until",
        "rule-draw-then",
        "rule-must-play",
        "rule-knock-out",
        "rule-knock-out-scores",
    }
)
ENDING: Final = frozenset(
    {
        "rule-last-costs",
        "rule-last-refused",
        "rule-last-free",
        "rule-sequence-last",
        "rule-match-of-hands",
        "rule-match-of-points",
        "rule-match-of-lives",
        "rule-winner-collects",
        "rule-everybody-counts",
    }
)
FIRST: Final = frozenset({"rule-end", "rule-sequence-end"})  # the aim of the game comes before how it's played
CALL: Final = "declaring"
RARE: Final = "more-variants"  # the group of options that is folded even where options can be chosen


@dataclass(frozen=True)
class Outline:
    """All sentences of a ruleset, each once: the lead (`aim`, `cards`, `call`, `ending`), and all others by group in
    `folded`.
    """

    aim: tuple[Sentence, ...]
    cards: tuple[CardRow, ...]
    call: tuple[Sentence, ...]
    ending: tuple[Sentence, ...]
    folded: dict[str, tuple[Sentence, ...]]


def outline_of(rules: Rules, seats: int = 0) -> Outline:
    """Return the outline of the rules at a table of `seats` players (0 for any number)."""
    cards, others = card_rows(rules, explain_rules(rules, seats))
    aim = _sentences_with_ids(others, AIM)
    ending = _sentences_with_ids(others, ENDING)
    folded: dict[str, tuple[Sentence, ...]] = {}
    for each in others:
        if each.group != CALL and each.message.id not in AIM | ENDING:
            folded[each.group] = (*folded.get(each.group, ()), each)
    return Outline(
        aim=tuple(sorted(aim, key=lambda each: each.message.id not in FIRST)),
        cards=cards,
        call=tuple(each for each in others if each.group == CALL),
        ending=ending,
        folded=folded,
    )


def _sentences_with_ids(sentences: Sequence[Sentence], ids: frozenset[str]) -> tuple[Sentence, ...]:
    return tuple(each for each in sentences if each.group != CALL and each.message.id in ids)
