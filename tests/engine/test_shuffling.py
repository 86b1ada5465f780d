"""The shuffle is fair: 10,000 of them pass tests of uniformity, and shuffles that are biased on purpose don't."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise

import pytest

from engine.rng import Rng, seed_of_hand

SHUFFLES = 10_000
CARDS = 52
#: How many standard deviations a figure may be off: by chance one in three million is.
LIMIT = 5.0
Order = list[int]
Shuffle = Callable[[Rng, Order], None]


def fair(rng: Rng, cards: Order) -> None:
    rng.shuffle(cards)


def any_place(rng: Rng, cards: Order) -> None:
    """A usual mistake: each card changes places with any other, also with those that are done."""
    for place in range(len(cards)):
        other = rng.integer_below(len(cards))
        cards[place], cards[other] = cards[other], cards[place]


def never_itself(rng: Rng, cards: Order) -> None:
    """Off by one: no card stays where it was (Sattolo's algorithm)."""
    for last in range(len(cards) - 1, 0, -1):
        other = rng.integer_below(last)
        cards[last], cards[other] = cards[other], cards[last]


def cut(rng: Rng, cards: Order) -> None:
    """The pack is only cut: each card is anywhere equally often, but has the same neighbours."""
    place = rng.integer_below(len(cards))
    cards[:] = cards[place:] + cards[:place]


def cut_after_one_order(rng: Rng, cards: Order) -> None:
    """One mixed order, which is cut and read forwards or backwards."""
    Rng(1).shuffle(cards)
    cut(rng, cards)
    if rng.integer_below(2):
        cards.reverse()


def few_riffles(rng: Rng, cards: Order) -> None:
    """Cut at random and riffled three times, where seven are needed (Bayer and Diaconis 1992)."""
    cut(rng, cards)
    for _ in range(3):
        word = rng.next_word()
        cards.sort(key=lambda card: word >> card & 1)


def orders(shuffle: Shuffle) -> list[Order]:
    """The orders of SHUFFLES packs, with seeds as hands have them."""
    found = []
    for number in range(SHUFFLES):
        cards = list(range(CARDS))
        shuffle(Rng(seed_of_hand(number // 10, number % 10)), cards)
        found.append(cards)
    return found


def deviation(counts: Sequence[int], expected: float, freedom: int) -> float:
    """How many standard deviations Pearson's sum for these counts is from what chance brings (Wilson and Hilferty)."""
    total = sum((count - expected) ** 2 for count in counts) / expected
    spread = 2 / (9 * freedom)
    return (math.cbrt(total / freedom) - (1 - spread)) / math.sqrt(spread)


def positions_deviation(found: list[Order]) -> float:
    """Each card is at each place equally often."""
    counts = Counter((place, card) for order in found for place, card in enumerate(order))
    cells = [counts[place, card] for place in range(CARDS) for card in range(CARDS)]
    return deviation(cells, SHUFFLES / CARDS, (CARDS - 1) ** 2)


def pairs_deviation(found: list[Order]) -> float:
    """Each card follows each other equally often."""
    counts = Counter(pair for order in found for pair in pairwise(order))
    cells = [counts[a, b] for a in range(CARDS) for b in range(CARDS) if a != b]
    return deviation(cells, SHUFFLES * (CARDS - 1) / len(cells), len(cells) - 1)


def runs_deviation(found: list[Order]) -> float:
    """The rising runs in an order are (n + 1) / 2 on average, with a variance of (n + 1) / 12 (Knuth, TAOCP 5.1.3)."""
    runs = [1 + sum(a > b for a, b in pairwise(order)) for order in found]
    mean = math.fsum(runs) / len(runs)
    of_mean = (mean - (CARDS + 1) / 2) / math.sqrt((CARDS + 1) / 12 / len(runs))
    variance = math.fsum((each - mean) ** 2 for each in runs) / (len(runs) - 1)
    of_variance = (variance / ((CARDS + 1) / 12) - 1) / math.sqrt(2 / (len(runs) - 1))
    return max(of_mean, of_variance, key=abs)


TESTS = {"positions": positions_deviation, "pairs": pairs_deviation, "runs": runs_deviation}


def failed(shuffle: Shuffle) -> set[str]:
    """The names of the tests that a shuffle fails."""
    found = orders(shuffle)
    return {name for name, test in TESTS.items() if abs(test(found)) > LIMIT}


def test_ten_thousand_shuffles_are_uniform() -> None:
    assert failed(fair) == set()


@pytest.mark.parametrize(
    ("shuffle", "seen"),
    [
        (any_place, {"positions"}),
        (never_itself, {"positions"}),
        (cut, {"pairs", "runs"}),
        (cut_after_one_order, {"pairs"}),
        (few_riffles, {"pairs", "runs"}),
    ],
)
def test_a_shuffle_that_is_biased_on_purpose_fails(shuffle: Shuffle, seen: set[str]) -> None:
    assert failed(shuffle) >= seen


def undo_right_shift(word: int, by: int) -> int:
    """The number whose exclusive or with itself, shifted to the right, is `word`."""
    found = word
    for _ in range(64 // by + 1):
        found = word ^ found >> by
    return found


def match_seed_behind(seed: int, number: int) -> int:
    """The attack: the seed of a match if that of hand `number` were a substream of it, which can be undone."""
    every = 1 << 64
    word = undo_right_shift(seed, 31) * pow(0x94D049BB133111EB, -1, every) % every
    word = undo_right_shift(word, 27) * pow(0xBF58476D1CE4E5B9, -1, every) % every
    return (undo_right_shift(word, 30) - 0x9E3779B97F4A7C15) % every ^ number * 0xD1342543DE82EF95 % every


def test_the_seed_of_a_hand_tells_nothing_of_the_other_hands() -> None:
    """The attack finds the match's seed if hands are substreams, and so all its hands; with their real seeds it fails.
    Nor does a bit of one hand's seed go with a bit of the next one's.
    """
    for match in range(200):
        stream = Rng(match).substream(1).state
        assert match_seed_behind(stream, 1) == match
        assert match_seed_behind(seed_of_hand(match, 1), 1) != match
    pairs = [(seed_of_hand(match, 1), seed_of_hand(match, 2)) for match in range(1600)]
    for turned in range(64):
        same = [0] * 64
        equal = [one ^ ((two >> turned | two << 64 - turned) & (1 << 64) - 1) for one, two in pairs]
        for bit in range(64):
            same[bit] = sum(word >> bit & 1 for word in equal)
        assert all(abs(count - 800) < LIMIT * math.sqrt(400) for count in same)
