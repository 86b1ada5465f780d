"""Texts fit into their space in a language written from the right, and in a pseudo-language two fifths longer than
English. All screens, languages and sizes: `python -m tests.fitting`.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, ViewportSize

from tests.fitting import LETTERS, PSEUDO, TAGS, WINDOWS, ZOOMED, all_looks, faults, paired_looks, share_of, size_name
from tests.pictures.__main__ import HOUSES, NAMES
from tests.web.driver import LANDSCAPE, SMALL

SCREENS = ("home-several", "table-owed", "rules-switch", "sheet-points")


@pytest.mark.parametrize(("tag", "sizes"), [("ar", [SMALL]), (PSEUDO, [SMALL, LANDSCAPE])])
def test_texts_fit_their_boxes(chrome: Browser, tag: str, sizes: list[ViewportSize]) -> None:
    assert list(faults(chrome, tag, SCREENS, all_looks(sizes, [1.0]))) == []


def test_letters_of_twice_the_size_are_read_whole(chrome: Browser) -> None:
    screens = ("new-table", "table-owed", "sheet-cards", "lesson")
    assert list(faults(chrome, "en", screens, all_looks([SMALL], [2.0]))) == []


def test_a_page_at_400_percent_shows_the_table_and_the_lesson_whole(chrome: Browser) -> None:
    assert list(faults(chrome, "en", ("table-owed", "lesson"), all_looks([ZOOMED], [1.0, 2.0]))) == []


def test_long_words_on_keys_are_read_whole_at_400_percent(chrome: Browser) -> None:
    assert list(faults(chrome, "de", ("sheet-tally",), all_looks([ZOOMED], [2.0]))) == []


def test_pairs_cover_every_pair_of_language_window_and_letter_size() -> None:
    looks = [(tag, size_name(size), larger) for tag in TAGS for size, larger in paired_looks(tag, WINDOWS, LETTERS)]
    sizes = set(map(size_name, WINDOWS))
    assert {look[:2] for look in looks} == {(tag, size) for tag in TAGS for size in sizes}
    assert {look[1:] for look in looks} == {(size, larger) for size in sizes for larger in LETTERS}
    assert {(tag, larger) for tag, _, larger in looks} == {(tag, larger) for tag in TAGS for larger in LETTERS}


@pytest.mark.parametrize("shares", (1, 2, 4))
def test_shares_contain_every_screen_once_and_are_about_equal(shares: int) -> None:
    parts = [share_of(NAMES, TAGS, which, shares) for which in range(1, shares + 1)]
    for tag in TAGS:
        assert sorted(name for part in parts for name in part[tag]) == sorted(NAMES)
    lengths = [sum(map(len, part.values())) for part in parts]
    assert max(lengths) - min(lengths) <= max(len(house.screens) for house in HOUSES)
