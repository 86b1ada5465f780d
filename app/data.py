"""One window's access to the store."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Mapping
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from app.platform.background import off_loop
from app.preferences import KEYS, Settings
from app.stored.key_values import KeyValues, Net
from app.stored.settings import setting_to_text, settings_from_texts
from store.errors import StoreError
from store.records import Clock, Person, StoredMatch

if TYPE_CHECKING:
    from store.store import Store


def colour_number_of(person: Person) -> int:
    """Return a person's colour number: the chosen one, or else their id."""
    return person.colour if person.colour >= 0 else person.id


def _boot_time() -> int | None:
    try:
        return (time.time_ns() - time.clock_gettime_ns(time.CLOCK_BOOTTIME)) // 1_000_000
    except (AttributeError, OSError):  # other systems lack this clock; in a browser, Python has only its name
        return None


CLOCK: Final = Clock(
    wall=lambda: time.time_ns() // 1_000_000,
    steady=lambda: time.monotonic_ns() // 1_000_000,
    booted=_boot_time,
)


@dataclass(frozen=True)
class PersonLook:
    """How a person is drawn: the number of their colour, and their face ("" for their initial) or the PNG they chose on
    this device.
    """

    colour: int
    face: str
    picture: bytes = b""


class Data:
    """One window's access to the store. `holder` is the name under which it holds leases. `net` wraps background work
    so that its failures are reported.
    """

    def __init__(self, store: Store, net: Net) -> None:
        self.store = store
        self.key_values = KeyValues(store, net)
        self._net = net
        self._in_memory: asyncio.Task[Data] | None = None
        self._looks: Mapping[str, PersonLook] | None = None
        self.holder = secrets.token_hex(8)
        self.incoming = ExitStack()  # the file of an import that is previewed, which may be large
        kept = store.settings.all()
        self.settings, self.problems = settings_from_texts({key: kept[key] for key in KEYS if key in kept})

    async def close(self) -> None:
        """Close the file of an import and the small texts, then the connections of both stores."""
        self.incoming.close()
        await self.key_values.close()
        self.store.close()
        if self._in_memory is not None:
            await (await self._in_memory).close()

    def hold_incoming(self, file: ExitStack) -> None:
        """Take over the file of an import. It's closed with the window, if not before."""
        self.incoming = file.pop_all()

    async def in_memory(self) -> Data:
        """Return the data of an in-memory store, for matches that aren't saved. Each window has one, which `close`
        closes, too.
        """
        if self._in_memory is None:
            self._in_memory = asyncio.create_task(self._open_in_memory())
        return await asyncio.shield(self._in_memory)

    async def _open_in_memory(self) -> Data:
        def open_it() -> Store:
            from store.opening import open_in_memory  # imports the database library

            return open_in_memory(CLOCK)

        return Data(await off_loop(open_it), self._net)

    def store_setting(self, settings: Settings, key: str) -> None:
        """Store one setting."""
        self.key_values.put_text(key, setting_to_text(settings, key))

    def looks_by_name(self) -> Mapping[str, PersonLook]:
        """Return how each person known here is drawn, by name."""
        looks = self._looks
        if looks is None:
            worn = {person: each.png for person, each in self.store.people.pictures_by_person().items() if each.is_face}
            looks = self._looks = {
                person.name: PersonLook(colour_number_of(person), person.face, worn.get(person.id, b""))
                for person in self.store.people.all(archived=True)
            }
        return looks

    def stored_names(self) -> tuple[str, ...]:
        """Return the names of people in the stored settings."""
        text = self.key_values.get_text("names")
        return settings_from_texts({"names": text})[0].names if text else ()

    def clear_people_cache(self) -> None:
        """Drop the cached people after a change. They're read again when they're next drawn."""
        self._looks = None

    def names_of_people(self) -> tuple[str, ...]:
        """Return the names of all people who have played here, including names of people merged into others."""
        known = self.store.people.all(archived=True)
        return tuple(name for person in known for name in (person.name, *(other for _, other in person.merged)))

    async def remove_orphaned_pictures(self) -> None:
        """Delete the pictures of deleted matches. What can't be deleted now is at the next start."""
        with suppress(StoreError):
            await off_loop(self.store.match_pictures.remove_orphans)

    def match_of_route(self, text: str) -> StoredMatch | None:
        """Return the match whose id is `text`, a part of a route; None if that's no id or there's no such match."""
        return self.store.matches.get(int(text)) if text.isascii() and text.isdigit() and len(text) < 18 else None
