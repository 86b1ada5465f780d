"""The stored memberships and their secrets after several calls at once."""

from __future__ import annotations

import asyncio

from hypothesis import given
from hypothesis import strategies as st

from app.rooms.memberships.stored_memberships import (
    InternetServer,
    Membership,
    Memberships,
    RoomSecret,
    SecretStorage,
    TextStorage,
)

ROOMS = tuple(letter * 32 for letter in "abcd")
SERVER = InternetServer("https://cards.example", "key of the server")


class SlowStorage:
    """A stored text whose reads and writes let other coroutines run `pauses` times."""

    def __init__(self, pauses: int) -> None:
        self.text, self.pauses = "", pauses

    async def read(self) -> str:
        found = self.text
        for _ in range(self.pauses):
            await asyncio.sleep(0)
        return found

    async def write(self, text: str) -> None:
        for _ in range(self.pauses):
            await asyncio.sleep(0)
        self.text = text


@given(st.sets(st.sampled_from(ROOMS)), st.booleans(), st.integers(0, 3))
async def test_calls_at_once_change_what_they_would_one_after_another(
    forgotten: set[str], with_server: bool, pauses: int
) -> None:
    texts, secrets = SlowStorage(pauses), SlowStorage(pauses)
    memberships = Memberships(TextStorage(lambda: texts.text, texts.write), SecretStorage(secrets.read, secrets.write))
    kept = [room for room in ROOMS if room not in forgotten]
    for room in sorted(forgotten):
        await memberships.store(Membership(room, "http://x"), RoomSecret(f"token of {room}"))
    calls = [memberships.store(Membership(room, "http://x"), RoomSecret(f"token of {room}")) for room in kept]
    calls += [memberships.forget(room) for room in sorted(forgotten)] * 2
    await asyncio.gather(*calls, memberships.set_server(SERVER if with_server else None))
    assert sorted(each.id for each in memberships.all()) == kept
    for room in ROOMS:
        assert await memberships.secret(room) == (RoomSecret(f"token of {room}") if room in kept else None)
    assert await memberships.server() == (SERVER if with_server else None)
