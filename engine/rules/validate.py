"""Whether the words of a ruleset make sense together: cards that exist, numbers within bounds, answers that answer."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine.cards import RANKS
from engine.rules.vocabulary import RulesError, Words, selector_mask

LONGEST_WORD: Final = 40


def check_words(words: Words, id: str) -> None:
    """Raises RulesError, naming the key, where words that are each allowed make no sense or are out of bounds."""
    groups = {effect.group for effect in words.cards.values() if effect.pickup}
    for selector, effect in words.cards.items():
        where = f"{id}.cards.{selector}"
        if selector_mask(selector) is None:
            raise RulesError(where, "no such card; A, AH, BJ, RJ, JK, JKr, JKb are examples")
        if effect.pickup and not effect.group:
            raise RulesError(where, "a pick-up needs the name of its group")
        if type(effect.pickup) is int and not 0 <= effect.pickup <= 50:
            raise RulesError(where, f"pickup = {effect.pickup}: 0 to 50 are allowed")
        if not 0 <= effect.skip <= 10:
            raise RulesError(where, f"skip = {effect.skip}: 0 to 10 are allowed")
        if any(rank not in RANKS for rank in effect.named_ranks):
            raise RulesError(f"{where}.named-ranks", f"ranks of {RANKS} are allowed")
        _check_cards((effect.rides_on,) if effect.rides_on else (), f"{where}.rides-on")
        _check_cards(effect.not_on, f"{where}.not-on")
    _check_cards((each for each in words.start.barred if each != "power"), f"{id}.start.barred")
    _check_cards((each for each in words.finish.barred if each != "power"), f"{id}.finish.barred")
    _check_cards(words.scoring.doubles_on, f"{id}.scoring.doubles-on")
    _check_cards(words.scoring.values, f"{id}.scoring.values")
    sequence = words.sequence
    bounded: list[tuple[str, object, int]] = [
        *((f"scoring.values.{selector}", worth, 1000) for selector, worth in words.scoring.values.items()),
        ("scoring.per-seat", words.scoring.per_seat, 1000),
        ("sequence.over", sequence.over, 100),
        ("sequence.under", sequence.under, 100),
        ("sequence.high-points", sequence.high_points, 100),
        ("sequence.low-points", sequence.low_points, 100),
    ]
    for key, value, most in bounded:
        if type(value) is int and not -most <= value <= most:
            raise RulesError(f"{id}.{key}", f"{value}: {-most} to {most} are allowed")
    for key, rank in (("high", sequence.high), ("low", sequence.low)):
        if len(rank) > 1 or rank not in RANKS:
            raise RulesError(f"{id}.sequence.{key}", f"one rank of {RANKS} is allowed")
    for key, word in (("word", words.declare.word), ("below", words.declare.below)):
        if len(word) > LONGEST_WORD or not word.isprintable():
            raise RulesError(f"{id}.declare.{key}", f"a line of at most {LONGEST_WORD} characters is allowed")
    for selector, targets in words.also.items():
        if any(selector_mask(each) is None for each in (selector, *targets)):
            raise RulesError(f"{id}.also.{selector}", "no such card")
    if any(rank not in RANKS for rank in words.start.ranks):
        raise RulesError(f"{id}.start.ranks", f"ranks of {RANKS} are allowed")
    for group, replies in words.replies.items():
        if group not in groups:
            raise RulesError(f"{id}.replies.{group}", "answers what no card creates")
        for selector, reply in replies.items():
            where = f"{id}.replies.{group}.{selector}"
            if selector_mask(selector) is None:
                raise RulesError(where, "no such card")
            if type(reply.amount) is int and not 0 <= reply.amount <= 50:
                raise RulesError(f"{where}.amount", f"{reply.amount}: 0 to 50 are allowed")
            if reply.as_ and reply.as_ not in groups:
                raise RulesError(where, f"'{reply.as_}' is no group of pick-ups")


def _check_cards(selectors: Iterable[str], where: str) -> None:
    for selector in selectors:
        if selector_mask(selector) is None:
            raise RulesError(where, f"'{selector[:20]}' names no card; A, AH, BJ, RJ, JK, *H are examples")
