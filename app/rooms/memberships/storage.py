"""Where a window keeps its rooms: the device's own window in the store and a private file or the keystore, a guest's
page in its own browser."""

from __future__ import annotations

import secrets
from functools import partial
from typing import Any, Final

import flet as ft

from app.data import Data
from app.platform import paths
from app.platform.background import off_loop
from app.platform.keystore import Keystore
from app.rooms.memberships.stored_memberships import KEY, KnownRooms, SecretPlace, Self, TextPlace
from app.ui.shell import App
from store.private import write_private

SECRET_FILE: Final = "rooms-secret"
SECRET_KEY: Final = "pocket-switch-rooms"
HELD: Final = "rooms"  # in the session
HELD_TABLE: Final = "room-table"
LONGEST: Final = 100_000


def rooms_of(app: App) -> KnownRooms:
    """The rooms of this window."""
    held = app.page.session.store.get(HELD)
    if held is None:
        assert app.data is not None
        held = _own_rooms(app, app.data)
        app.page.session.store.set(HELD, held)
    assert isinstance(held, KnownRooms)
    return held


def hold_rooms(app: App, rooms: KnownRooms) -> None:
    """Says where this window keeps its rooms."""
    app.page.session.store.set(HELD, rooms)


def oneself(app: App, rooms: KnownRooms, name: str) -> Self:
    """As whom somebody of this name sits down: with the id of the person known here, else with the one they had."""
    known = app.data.store.people.all(archived=True) if app.data else ()
    uuid = next((person.uuid for person in known if person.name.casefold() == name.casefold()), "")
    before = rooms.oneself
    kept = before.person if before.name.casefold() == name.casefold() else ""
    return Self(name, uuid.replace("-", "") or kept or secrets.token_hex(16))


def _own_rooms(app: App, data: Data) -> KnownRooms:
    phone = app.page.platform in (ft.PagePlatform.ANDROID, ft.PagePlatform.IOS) and not app.page.web
    return rooms_in_store(data, _keystore(app) if phone else None)


def rooms_in_store(data: Data, secrets_at: SecretPlace | None = None) -> KnownRooms:
    """The rooms of the device whose store this is, their secrets in a private file unless another place is given."""

    async def write(text: str) -> None:
        data.key_values.put(KEY, text)
        await data.key_values.wait_until_written()

    return KnownRooms(TextPlace(partial(data.key_values.get, KEY), write), secrets_at or _file())


def _keystore(app: App) -> SecretPlace:
    keystore = Keystore(web=bool(app.page.web), service=app.service, note=app.journal.note)
    return SecretPlace(partial(keystore.read, SECRET_KEY), partial(keystore.write, SECRET_KEY))


def _file() -> SecretPlace:
    path = paths.data() / SECRET_FILE

    def read() -> str:
        try:
            with path.open("rb") as file:
                return file.read(LONGEST).decode("utf-8", "replace")
        except OSError:
            return ""

    async def write(text: str) -> None:
        await off_loop(partial(write_private, path, text.encode()))

    return SecretPlace(lambda: off_loop(read), write)


async def guest_rooms(app: App, address: str) -> KnownRooms:
    """The rooms of a page that has nothing here: its own browser keeps them, and all are at the address of its host."""
    held: dict[str, str] = {}

    async def write(key: str, text: str) -> None:
        held[key] = text
        service: Any = app.service(ft.SharedPreferences)
        await service.set(key, text)

    async def read(key: str) -> str:
        return held.get(key, "")

    for key in (KEY, SECRET_KEY):
        service: Any = app.service(ft.SharedPreferences)
        held[key] = str(await service.get(key) or "")[:LONGEST]
    return KnownRooms(
        TextPlace(lambda: held.get(KEY, ""), partial(write, KEY)),
        SecretPlace(partial(read, SECRET_KEY), partial(write, SECRET_KEY)),
        address,
    )
