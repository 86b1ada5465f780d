"""What is written fits where it stands: in a language from the right, and in the pseudo-language, which is two fifths
longer than English. All screens, languages and sizes: `python -m tests.fitting`.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Browser, ViewportSize

from app.new_table.setup import SeatSetup
from tests.app.played import TABLE, fill
from tests.fitting import PSEUDO, faults
from tests.web.driver import LANDSCAPE, SMALL, App, Phone
from tests.web.letters import listening, texts

SCREENS = ("home-several", "table-owed", "rules-switch", "sheet-points")


@pytest.mark.parametrize(("tag", "sizes"), [("ar", [SMALL]), (PSEUDO, [SMALL, LANDSCAPE])])
def test_what_is_written_fits(chrome: Browser, tag: str, sizes: list[ViewportSize]) -> None:
    assert list(faults(chrome, tag, SCREENS, sizes)) == []


def test_letters_of_twice_the_size_are_read_whole(chrome: Browser) -> None:
    screens = ("new-table", "table-owed", "sheet-cards", "lesson")
    assert list(faults(chrome, "en", screens, [SMALL], [2.0])) == []


def test_a_name_in_a_script_that_no_font_has_is_shown_by_a_sign(chrome: Browser, tmp_path: Path) -> None:
    fill(tmp_path, 1, table=replace(TABLE, seats=(SeatSetup("山田"), *TABLE.seats[1:])))
    with App(tmp_path) as app:
        phone = listening(Phone(chrome, app, still=True))
        phone.open("/statistics").wait("person-1")
        named = [each for each in texts(phone) if "山田" in each.text]
        assert named and not any(each.unknown for each in named)
        phone.close()
