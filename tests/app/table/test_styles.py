"""A bot's style goes with its name, at every table."""

from __future__ import annotations

from engine.bots.search_bots import MASTER, SHARP, SearchingBot
from engine.bots.style import Style
from store.records import Seat
from tests.app.tables import agreed, laid

NAMES = tuple(f"Bot {n}" for n in range(8))
CALM = tuple((name, ("steady", "careless")[n % 2]) for n, name in enumerate(NAMES))


def styles(names: tuple[str, ...], level: str, seed: int) -> dict[str, Style]:
    """Return the styles of a match's bots by name. Fails if a bot doesn't play at this level."""
    found = {}
    with laid(agreed(tuple(Seat(name, level) for name in names), seed, hands=2)) as playing:
        for seat, name in enumerate(names):
            player = playing.bot_at_seat(seat)
            assert isinstance(player, SearchingBot) and player.strength is {"sharp": SHARP, "master": MASTER}[level]
            found[name] = player.style
    return found


def test_a_bot_has_one_temperament_at_every_table_and_seat_and_at_both_levels() -> None:
    first = styles(NAMES, "sharp", 1)
    assert styles(NAMES[::-1], "master", 2) == first
    assert len(set(first.values())) == 3


def test_bots_that_do_not_search_have_no_temperament() -> None:
    with laid(agreed(tuple(Seat(name, level) for name, level in CALM), 1)) as playing:
        assert not any(isinstance(playing.bot_at_seat(seat), SearchingBot) for seat in range(8))
