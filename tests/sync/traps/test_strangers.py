"""What none of one's own devices can have written is put aside, and changes nothing."""

from __future__ import annotations

import os
from typing import Any

import pytest

from store.events.event import Event, text_of
from store.sync import account as accounts_made
from store.sync.account import Account
from store.sync.segment import pack, record_of
from tests.sync.traps.syncing import LEFT_FILE, Make, put, run

pytestmark = LEFT_FILE


def test_a_forged_segment_is_put_aside(kinto: Any, account: Account, device: Make) -> None:
    one, other = device(), device()
    one.match()
    run(one, kinto, account)
    event = Event(os.urandom(16), 1, "ruleset", {"text": "forged"})
    segment = pack("ab" * 16, 1, [text_of(event)])
    thief = accounts_made.Account(account.server, account.name, b"?" * 32)
    put(kinto, account, segment.name, record_of(thief, segment, 1))
    outcome = run(other, kinto, account)
    assert outcome.aside == 1
    assert other.log.status().aside[0][1] == "not sealed by a device of this account"
    assert event.id.hex() not in other.log.event_ids()
    assert other.picture() == one.picture()


@pytest.mark.parametrize(
    "change",
    [
        {"sha": "0" * 64},
        {"sha": 7},
        {"seal": "0" * 64},
        {"seal": ""},
        {"data": "AAAA"},
        {"data": "?"},
        {"data": "A" * 200_000},
        {"v": 2},
        {"more": 1},
        {"count": None, "data": None},
    ],
    ids=lambda change: str(change)[:40],
)
def test_a_record_that_is_not_as_ours_are_is_put_aside(
    kinto: Any, account: Account, device: Make, change: dict[str, Any]
) -> None:
    one, other = device(), device()
    one.match()
    run(one, kinto, account)
    segment = pack("ab" * 16, 1, [text_of(Event(os.urandom(16), 1, "ruleset", {"text": "x"}))])
    put(kinto, account, segment.name, {**record_of(account, segment, 1), **change})
    assert run(other, kinto, account).aside == 1
    assert run(other, kinto, account).aside == 0  # once is enough
    assert other.picture() == one.picture()


@pytest.mark.parametrize(
    "body",
    [
        {"text": "another text than its sum"},
        {"text": 1},
        {},
        {"text": "x", "more": 1},
        {"text": "\0"},
        {"text": "x" * 60_001},
    ],
    ids=lambda body: str(body)[:30],
)
def test_an_unfit_event_changes_nothing(kinto: Any, account: Account, device: Make, body: dict[str, Any]) -> None:
    one = device()
    event = Event(os.urandom(16), 1, "ruleset", body)
    segment = pack("ab" * 16, 1, [text_of(event)])
    put(kinto, account, segment.name, record_of(account, segment, 1))
    assert run(one, kinto, account).new == 0
    assert one.picture() == ([], [], [])
    run(one, kinto, account)
