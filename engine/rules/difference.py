"""How two rulesets differ, in the sentences that explain them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, is_dataclass, replace
from typing import Any, Final

from engine.messages import Message, language
from engine.rules.effect import Effect
from engine.rules.explain import explain_rules
from engine.rules.model import Option, Rules, Words
from engine.rules.numbers import NUMBER_FIELDS
from engine.rules.offered import key_matters
from engine.rules.reader import with_options, without_answer
from engine.rules.words import TABLE_WORDS
from engine.rules.words.cards import entries_to_describe
from engine.rules.words.effects import EFFECT_FIELDS
from engine.stored_keys import keys_of

# By key of a table or number, the keys of the sentences that explain it, so that a difference isn't reported twice.
_SENTENCE_KEYS: Final[dict[str, tuple[str, ...]]] = {
    **{word.key: word.sentence_keys for word in TABLE_WORDS if word.sentence_keys},
    **{number.key: (number.sentence_key,) for number in NUMBER_FIELDS if number.sentence_key},
}


# The keys of sentences that only sum up others: these are not compared, since the others are.
_SUMMARY_KEYS: Final = frozenset({"special", "owed"})


@dataclass(frozen=True)
class Difference:
    """One rule that differs: its key and group as in `explain`, and the sentences of each side, if any.

    `player_counts` are the numbers of players for which the difference holds; empty if it holds for all that both
    rulesets allow.
    """

    key: str
    group: str
    theirs: tuple[Message, ...]
    yours: tuple[Message, ...]
    player_counts: tuple[int, ...] = ()

    def __str__(self) -> str:
        when = f" (at {', '.join(map(str, self.player_counts))} players)" if self.player_counts else ""
        theirs, yours = (" ".join(map(language().render, side)) or "—" for side in (self.theirs, self.yours))
        return f"theirs: {theirs} yours: {yours}{when}"


def differing_rules(theirs: Rules, yours: Rules, seats: int = 0) -> tuple[Difference, ...]:
    """Return every rule in which two rulesets differ at `seats` (by default at any number that both allow), in reading
    order.

    A value without a sentence is given by its key. Empty exactly if both rulesets play alike there.
    """
    least, most = max(theirs.min_seats, yours.min_seats), min(theirs.max_seats, yours.max_seats)
    every = (seats,) if seats else tuple(range(least, most + 1)) or (least,)
    # Of the table sizes at which the same numbers differ, only the smallest is compared.
    alike: dict[frozenset[object], list[int]] = {}
    for each in every:
        here, there = theirs.numbers_for(each), yours.numbers_for(each)
        apart = frozenset((key, here.get(key), there.get(key)) for key in (*here, *there))
        alike.setdefault(frozenset(one for one in apart if one[1] != one[2]), []).append(each)
    found: dict[Difference, list[int]] = {}
    for counts in alike.values():
        for one in _differences_at(theirs, yours, counts[0]):
            found.setdefault(one, []).extend(counts)
    return tuple(
        replace(one, player_counts=() if len(at) == len(every) else tuple(sorted(at))) for one, at in found.items()
    )


def rules_changed_by(rules: Rules, option: Option, seats: int = 0) -> tuple[Difference, ...]:
    """Return the differences that an option makes: `theirs` is without it, `yours` with it.

    Both sides have the other options that are on, and one that it needs.
    """
    beside = without_answer(rules, rules.chosen_options, option.question)
    if option.needs and not set(option.needs) & set(with_options(rules, beside).options):
        question = next(each.question for each in rules.all_options if each.id == option.needs[0])
        beside = (*without_answer(rules, beside, question), option.needs[0])
    return differing_rules(with_options(rules, beside), with_options(rules, (*beside, option.id)), seats)


def _differences_at(theirs: Rules, yours: Rules, seats: int) -> tuple[Difference, ...]:
    sides: list[dict[str, list[Message]]] = []
    groups: dict[str, str] = {}
    words: dict[str, set[str]] = {}  # by key of a sentence, the keys of the ruleset that it explains
    for rules in (theirs, yours):
        said: dict[str, list[Message]] = {}
        for sentence in explain_rules(rules, seats, by_source=False):
            if sentence.key in _SUMMARY_KEYS:
                continue
            said.setdefault(sentence.key, []).append(sentence.message)
            groups.setdefault(sentence.key, sentence.group)
            words.setdefault(sentence.key, set()).update(sentence.covers)
        sides.append(said)
    found = []
    for key, group in groups.items():
        here, there = (side.get(key, []) for side in sides)
        only = tuple(each for each in here if each not in there)
        other = tuple(each for each in there if each not in here)
        if only or other or Counter(here) != Counter(there):
            found.append(Difference(key, group, only, other))
    told = {each.key for each in found}
    return (*found, *_without_sentence(theirs, yours, seats, told, {word for each in told for word in words[each]}))


def _without_sentence(theirs: Rules, yours: Rules, seats: int, told: set[str], words: set[str]) -> list[Difference]:
    """Return a difference for each value and number that differs without a differing sentence.

    `told` are the keys of those sentences, `words` the keys of the ruleset that they explain.
    """
    sides = []
    contexts = [(rules, rules.context_for(seats)) for rules in (theirs, yours)]
    for rules, context in contexts:
        cards = {
            each: effect for each, effect in entries_to_describe(rules.words.cards).items() if context.has_card(each)
        }
        sides.append(
            {"family": rules.family} | _values_by_key(replace(rules.words, cards=cards), "") | rules.numbers_for(seats)
        )
    here, there = sides
    found = []
    for key in dict.fromkeys((*here, *there)):
        before, after = here.get(key), there.get(key)
        if before == after or _has_sentence(key, told) or any(f"{key}.".startswith(f"{word}.") for word in words):
            continue
        if any(key_matters(rules, key, context) for rules, context in contexts):
            found.append(Difference(key, "more", _value_messages(key, before), _value_messages(key, after)))
    return found


def _has_sentence(key: str, told: set[str]) -> bool:
    first, _, rest = key.partition(".")
    name = f"{first}.{rest.partition('.')[0]}"
    if first in ("cards", "replies", "also"):
        return name in told or f"replies.{rest}" in told
    spoken = _SENTENCE_KEYS.get(first, (first,))
    return key in told or name in told or any(each in told for each in spoken)


def _values_by_key(value: Any, path: str) -> dict[str, Any]:
    """Return the values in a table of a ruleset, by dotted key such as `turn.multi.run`."""
    if isinstance(value, Effect):
        inside = {key: value[field] for key, field in EFFECT_FIELDS.items()}
    elif isinstance(value, Words):
        inside = vars(value)  # its attributes are the keys of its tables
    elif is_dataclass(value):
        inside = {key: getattr(value, each.name) for key, each in keys_of(type(value)).items()}
    elif isinstance(value, dict):
        inside = value
    else:
        return {path: value}
    found: dict[str, Any] = {}
    for name, each in inside.items():
        found |= _values_by_key(each, f"{path}.{name}" if path else str(name))
    return found


def _value_messages(key: str, value: Any) -> tuple[Message, ...]:
    if value is None:
        return ()
    if isinstance(value, tuple):
        value = tuple(map(str, value)) or "none"
    return (Message("rule-value", {"key": key, "value": value}),)
