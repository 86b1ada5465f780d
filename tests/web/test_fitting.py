"""What is written fits where it stands: in a language from the right, and in the pseudo-language, which is two fifths
longer than English. All screens, languages and sizes: `python -m tests.fitting`.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, ViewportSize

from tests.fitting import PSEUDO, faults
from tests.web.driver import LANDSCAPE, SMALL

SCREENS = ("home-several", "table-owed", "rules-switch", "sheet-points")


@pytest.mark.parametrize(("tag", "sizes"), [("ar", [SMALL]), (PSEUDO, [SMALL, LANDSCAPE])])
def test_what_is_written_fits(chrome: Browser, tag: str, sizes: list[ViewportSize]) -> None:
    assert list(faults(chrome, tag, SCREENS, sizes)) == []


def test_letters_of_twice_the_size_are_read_whole(chrome: Browser) -> None:
    screens = ("new-table", "table-owed", "sheet-cards", "lesson")
    assert list(faults(chrome, "en", screens, [SMALL], [2.0])) == []
