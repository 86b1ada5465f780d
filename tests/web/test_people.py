"""Three people with one device: no text calls another person "you"."""

from __future__ import annotations

import re
from contextlib import suppress

from app.table.playing import Playing
from store.records import Seat
from tests.app.tables import agreed, brought_to
from tests.running import App
from tests.web.driver import Gone, Phone
from tests.web.table import OVER, Table
from tests.web.test_table import AT_ONCE

NAMES = ("Mia", "Noa", "Bob")
YOU = re.compile(r"\byour?s?\b", re.IGNORECASE)


def late(playing: Playing) -> bool:
    """Return whether a player is about to go out."""
    return not playing.hand_over and min(map(int.bit_count, playing.state.hands)) == 1


def test_no_screen_says_you_to_somebody_else(app: App, phone: Phone) -> None:
    """All texts on covers, at open hands and in the result, except those for the person who has the device."""
    match = brought_to(app.data, agreed(tuple(map(Seat, NAMES)), hands=1), late, **AT_ONCE)
    phone.open(f"/play/{match}").wait("uncover")
    table, covers = Table(phone), set[str]()
    while (offer := table.wait_offer()).first:
        said = phone.said()
        if offer.first == "uncover":
            name = said["uncover"].removeprefix("I’m ")
            covers.add(name)
            assert f"It’s {name}’s turn." in said["since"]
        else:
            assert f"{name}’s cards" in said["title"]
            said["words"] = said["words"].partition(". ")[0]
        assert not [each for each in said.values() if YOU.search(each)]
        with suppress(Gone):  # the screen was a step behind the tap before: look again
            table.tap(offer.first)
    assert offer.over in OVER and covers <= set(NAMES) and len(covers) > 1
    phone.rest()
    assert not [each for each in phone.said().values() if YOU.search(each)]
