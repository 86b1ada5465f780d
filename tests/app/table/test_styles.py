"""The bots of a match have temperaments of their own, and keep them."""

from __future__ import annotations

from engine.bots.searching import MASTER, SHARP, Searching
from store import Seat
from tests.app.tables import agreed, laid, sit_down

SEATS = tuple(Seat(f"Bot {n}", level) for n, level in enumerate(("sharp", "master", "steady", "careless") * 2))


def test_a_bot_keeps_its_temperament_and_they_differ() -> None:
    found = set()
    for seed in range(4):
        with laid(agreed(SEATS, seed + 1, hands=2)) as playing:
            again = sit_down(playing.store, playing.kept.id)
            for seat in range(8):
                player, same = playing.bot(seat), again.bot(seat)
                assert type(player) is type(same)
                strength = player.strength if isinstance(player, Searching) else None
                assert strength is (SHARP, MASTER, None, None)[seat % 4]
                if isinstance(player, Searching) and isinstance(same, Searching):
                    assert player.style is same.style
                    found.add(player.style)
    assert len(found) == 3
