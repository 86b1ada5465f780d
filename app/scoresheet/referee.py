"""What does this card do here? The sentences of a ruleset about one card, for a table that argues."""

from __future__ import annotations

from engine.cards import RANKS
from engine.rules.explain import Sentence, card_name, explain
from engine.rules.reader import Rules

JOKERS = ("JK", "JKr", "JKb")


def asked(rules: Rules, seats: int) -> tuple[str, ...]:
    """What can be asked about: the ranks of the pack, and JK where there are jokers."""
    ranks = rules.words.start.ranks or RANKS
    jokers = ("JK",) if rules.numbers(_within(rules, seats))["jokers"] else ()
    return (*(rank for rank in RANKS if rank in ranks), *jokers)


def answers(rules: Rules, seats: int, card: str) -> tuple[Sentence, ...]:
    """What a card of this rank (or JK) does, what answers it, and what it answers; never nothing: a card of which the
    ruleset says nothing goes by the rule that holds for all.
    """
    every = explain(rules, _within(rules, seats))
    about = set(_selectors(rules, card))
    names = [card_name(each) for each in (*about, card)]
    found = []
    for sentence in every:
        kind, _, name = sentence.key.partition(".")
        if (kind == "cards" and name in about) or (
            kind == "sequence" and (name == card or (name in ("over", "under") and card in RANKS))
        ):
            found.append(sentence)
        elif kind == "replies":
            owed = [selector for selector, effect in rules.words.cards.items() if effect.group == name]
            begins = any(sentence.text.lower().startswith(f"{each.lower()} answers") for each in names)
            if begins or about & set(owed):
                found.append(sentence)
        elif kind == "stop" and card in JOKERS:
            found.append(sentence)
    if not any(sentence.key.startswith(("cards", "sequence")) for sentence in found):
        found = [sentence for sentence in every if sentence.key == "match"] + found
    return tuple(dict.fromkeys(found))


def _selectors(rules: Rules, card: str) -> list[str]:
    """The names under which a ruleset speaks of cards of this rank: `J`, `BJ`, `JH`."""
    spoken_of = dict.fromkeys([*rules.words.cards, *(each for of in rules.words.replies.values() for each in of)])
    if card in JOKERS:
        return [selector for selector in spoken_of if selector in JOKERS]
    return [
        selector
        for selector in spoken_of
        if selector == card
        or (selector in ("BJ", "RJ") and card == "J")
        or (selector[:1] == card and selector not in JOKERS)
    ]


def _within(rules: Rules, seats: int) -> int:
    return min(max(seats, rules.least_seats), rules.most_seats)
