"""The coach and the review on a phone: opened, read and closed, after which the hand goes on."""

from __future__ import annotations

import re

from app.table.playing import Playing
from tests.app.tables import agreed, brought_to
from tests.running import App
from tests.web.driver import Phone
from tests.web.test_table import AT_ONCE, at, my_turn


def near_the_end(playing: Playing) -> bool:
    """Return whether Mia has several moves, and a player has one card left."""
    state = playing.state
    return my_turn(playing) and state.legal_cards.bit_count() > 1 and min(map(int.bit_count, state.hands)) == 1


def test_the_coach_is_asked_and_put_away_and_the_hand_is_reviewed_at_its_end(app: App, phone: Phone) -> None:
    match = brought_to(app.data, agreed(hands=1), near_the_end, **AT_ONCE)
    table = at(phone, match)
    offered = sorted(table.look().cards)
    phone.tap("hint")
    phone.wait_spoken("advice-about", "Best: ")
    assert "best" in phone.spoken("advice-0")
    marked = {name: said for name, said in phone.said("card-").items() if "the coach gives it" in said}
    assert sorted(marked) == offered
    assert phone.nameless() == []
    phone.tap("advice-close")
    phone.wait_gone("advice")
    assert sorted(table.look().cards) == offered
    assert table.play_hand() == "match-over"
    phone.tap("result-review")
    phone.wait_spoken("advice-about", re.compile("costliest|No clear mistakes"))
    assert phone.nameless() == []
    phone.tap("advice-close")
    phone.wait_gone("advice")
    phone.tap("replay-after")
    phone.wait_spoken("replay-step", "Step 1 ")
