"""Any history of three devices ends with all of them alike, and with everything that was kept.

`python -m pytest tests/sync/test_histories.py --hypothesis-profile=histories` tries five hundred."""

from __future__ import annotations

import asyncio
import os
import shutil
import tempfile
import warnings
from functools import cache
from pathlib import Path
from typing import Any

import httpx
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from store.errors import InvalidState
from store.sync.account import new_account
from store.sync.accounts import register_account
from store.sync.errors import SyncError
from tests.store.tables import HEADER
from tests.sync.devices import Device, end_what_is_in_play, every_match
from tests.sync.faults import Meddling, Next
from tests.sync.servers import ADDRESS, application, client

DEVICES = st.integers(0, 2)
PICKS = st.integers(0, 30)
DAY = 24 * 3600 * 1000
NAMES = st.sampled_from(["Ann", "Bo", "Zoë"])


@cache
def kinto() -> Any:
    """A Kinto in this process; every history has its own account."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return application()


class Histories(RuleBasedStateMachine):
    """Three devices, and what people and networks do to them."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp(prefix="pocket-switch-histories-"))
        self.account = new_account(ADDRESS, os.urandom)
        self.devices: list[Device] = []
        self.kept: set[str] = set()

    @initialize()
    def begin(self) -> None:
        asyncio.run(register_account(client(kinto()), self.account))
        for number in range(3):
            device = Device(self.folder / str(number))
            device.clocks.wall += (number - 1) * 400 * DAY
            self.devices.append(device)

    def matches(self, number: int) -> list[Any]:
        return every_match(self.devices[number].store)

    @rule(number=DEVICES, name=NAMES)
    def begin_a_match(self, number: int, name: str) -> None:
        self.devices[number].match(name)

    @rule(number=DEVICES, pick=PICKS)
    def play_a_hand(self, number: int, pick: int) -> None:
        found = [match for match in self.matches(number) if match.state == "open"]
        if found:
            self.devices[number].hand(found[pick % len(found)].id)

    @rule(number=DEVICES, pick=PICKS)
    def deal_a_hand(self, number: int, pick: int) -> None:
        device = self.devices[number]
        found = [match for match in self.matches(number) if match.state == "open"]
        if found and device.store.hands.hand_in_play(found[pick % len(found)].id) is None:
            match = found[pick % len(found)]
            lease = device.store.leases.acquire(match.id, "test", "test", take_over=True)
            device.store.hands.begin_hand(lease, match.hands + 1, 1, 7, HEADER)

    @rule(number=DEVICES, pick=PICKS, deed=st.sampled_from(["end", "void", "restore", "note"]))
    def change_a_match(self, number: int, pick: int, deed: str) -> None:
        found, device = self.matches(number), self.devices[number]
        if not found:
            return
        match = found[pick % len(found)]
        if deed == "end":
            if match.state == "open":
                device.end(match.id)
        elif deed == "void":
            device.store.matches.void_match(match.id)
        elif deed == "restore":
            device.store.matches.restore_match(match.id)
        else:
            device.store.matches.write_note(match.id, f"note {pick}")

    @rule(number=DEVICES, name=NAMES, pick=PICKS)
    def rename_somebody(self, number: int, name: str, pick: int) -> None:
        device = self.devices[number]
        people = device.store.people.all()
        if people:
            try:
                device.store.people.rename(people[pick % len(people)].id, f"{name} {pick}")
            except InvalidState:
                return  # it is somebody else's name

    @rule(number=DEVICES, ms=st.integers(-3 * DAY, 3 * DAY))
    def set_the_clock(self, number: int, ms: int) -> None:
        self.devices[number].clocks.wall += ms

    @rule(number=DEVICES, fault=st.sampled_from(["", "", "before", "after", "refuse"]))
    def sync(self, number: int, fault: str) -> None:
        calls = 0

        async def meddle(request: httpx.Request, send: Next) -> httpx.Response:
            nonlocal calls
            calls += 1
            if fault == "before" and calls == 2:
                raise httpx.ConnectError("lost on the way there")
            answer = await send()
            if fault == "after" and calls == 1:
                raise httpx.ReadTimeout("lost on the way back")
            if fault == "refuse" and calls == 1:
                return httpx.Response(503, json={})
            return answer

        device = self.devices[number]
        try:
            asyncio.run(device.synced(client(kinto(), Meddling(kinto(), meddle)), self.account))
        except SyncError:
            assert fault

    @rule(number=DEVICES)
    def clone_a_phone(self, number: int) -> None:
        source, target = self.devices[number], self.devices[(number + 1) % 3]
        asyncio.run(target.synced(client(kinto()), self.account))  # what it alone had must not go with it
        target.close()
        source.close()
        shutil.rmtree(target.folder)
        shutil.copytree(source.folder, target.folder)
        self.devices[number] = Device(source.folder, source.clocks)
        self.devices[(number + 1) % 3] = Device(target.folder, target.clocks)

    @invariant()
    def note_what_is_kept(self) -> None:
        for device in self.devices:
            self.kept |= set(device.log.event_ids())

    def teardown(self) -> None:
        if self.devices:
            for device in self.devices:
                end_what_is_in_play(device.store)
            for _ in range(3):
                for device in self.devices * 2:
                    asyncio.run(device.synced(client(kinto()), self.account))
            pictures = [device.picture() for device in self.devices]
            assert pictures[0] == pictures[1] == pictures[2]
            for device in self.devices:
                assert self.kept <= set(device.log.event_ids())
                assert device.log.status().waiting_events == 0
                device.close()
        shutil.rmtree(self.folder, ignore_errors=True)


TestHistories = Histories.TestCase
if settings.get_current_profile_name() != "histories":
    TestHistories.settings = settings(max_examples=6, stateful_step_count=12, suppress_health_check=list(HealthCheck))
