"""The app can read everything that it writes, to a file or for another device; a bad entry stops no other."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.rules.reader import Rules, RulesError, parse_rules
from store.backup.incoming import Incoming
from store.events import bounds
from store.projections import refreshing
from tests.store.tables import exported, opened, whole
from tests.sync.devices import Device, carried

LONG = "# a very long hand\n"


def notation(length: int) -> str:
    """Return the record of a hand with so many characters."""
    return (LONG * (length // len(LONG) + 1))[:length]


@pytest.fixture
def devices(tmp_path: Path) -> Iterator[tuple[Device, Device]]:
    both = Device(tmp_path / "one"), Device(tmp_path / "other")
    yield both
    for device in both:
        device.close()


def hands(device: Device) -> list[int]:
    """Return the lengths of the records of all hands."""
    return [
        len(hand.notation)
        for match in device.store.matches.unfinished_matches()
        for hand in device.store.hands.hands_of_match(match.id)
    ]


@pytest.mark.parametrize("length", [bounds.MAX_TEXT_LENGTH - 1, bounds.MAX_TEXT_LENGTH + 1, bounds.MAX_RECORD_LENGTH])
def test_a_long_hand_travels_in_a_backup_and_by_sync(
    devices: tuple[Device, Device], tmp_path: Path, length: int
) -> None:
    one, other = devices
    match = one.match(hands=1)
    one.hand(match, notation(length))
    one.hand(match)
    carried(one, other)
    assert sorted(hands(other)) == sorted(hands(one)) and max(hands(other)) == length
    incoming = Incoming(exported(one.store))
    whole(incoming.check_in_slices())
    with opened(tmp_path / "third", one.clocks) as third:
        preview = whole(third.backup.import_file(incoming))
        assert (preview.hands_new, preview.set_aside) == (3, 0)
    assert one.store.backup.left_out == ()


def test_a_hand_that_nobody_would_read_stays_here_and_is_named(devices: tuple[Device, Device], tmp_path: Path) -> None:
    one, other = devices
    match = one.match(hands=1)
    one.hand(match, notation(bounds.MAX_RECORD_LENGTH + 1))
    one.hand(match)
    carried(one, other)
    assert len(hands(other)) == 2 and len(hands(one)) == 3
    (noted,) = one.log.status().set_aside
    assert noted[0] == "hand" and "notation" in noted[1]
    incoming = Incoming(exported(one.store))
    (left_out,) = one.store.backup.left_out
    assert "hand" in left_out and "notation" in left_out
    whole(incoming.check_in_slices())
    with opened(tmp_path / "third", one.clocks) as third:
        preview = whole(third.backup.import_file(incoming))
        assert (preview.hands_new, preview.set_aside) == (2, 0)


def test_an_event_that_breaks_the_merge_is_noted_and_the_others_are_merged(
    devices: tuple[Device, Device], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = devices
    one.match("Ann")
    one.match("Robin", rules='id = "breaks"\nname = "Breaks"\n')

    def break_on_one(text: str) -> Rules:
        if "breaks" in text:
            raise TypeError("a mistake that one ruleset brings out")
        return parse_rules(text)

    monkeypatch.setattr(refreshing, "parse_rules", break_on_one)
    refreshing.parse_rules_or_none.cache_clear()
    carried(one, other)
    assert len(hands(other)) >= 1
    assert any("TypeError: a mistake" in reason for _, reason in other.log.status().set_aside)
    one.match("Cleo")
    carried(one, other)
    assert [match.seats[0].name for match in other.store.matches.unfinished_matches()] == ["Cleo", "Ann"]


@pytest.mark.parametrize("text", ['on = [["x"]]', "on = [1]", "on = [[[]]]", "on = [[], []]"])
def test_a_ruleset_whose_options_are_no_texts_is_refused_by_name(text: str) -> None:
    with pytest.raises(RulesError, match=r"\.on: a list of option ids"):
        parse_rules(f'extends = "switch"\nid = "mine"\nname = "Mine"\n{text}\n')
