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
from app.rooms.memberships.stored_memberships import KEY, LocalPerson, Memberships, SecretStorage, TextStorage
from app.ui.shell import App
from store.private import write_private

SECRET_FILE: Final = "rooms-secret"
SECRET_KEY: Final = "pocket-switch-rooms"
HELD: Final = "rooms"  # in the session
HELD_TABLE: Final = "room-table"
LONGEST: Final = 100_000


def memberships_of(app: App) -> Memberships:
    """The rooms of this window."""
    held = app.page.session.store.get(HELD)
    if held is None:
        assert app.data is not None
        held = _own_rooms(app, app.data)
        app.page.session.store.set(HELD, held)
    assert isinstance(held, Memberships)
    return held


def set_memberships(app: App, rooms: Memberships) -> None:
    """Says where this window keeps its rooms."""
    app.page.session.store.set(HELD, rooms)


def oneself(app: App, rooms: Memberships, name: str) -> LocalPerson:
    """As whom somebody of this name sits down: with the id of the person known here, else with the one they had."""
    known = app.data.store.people.all(archived=True) if app.data else ()
    uuid = next((person.uuid for person in known if person.name.casefold() == name.casefold()), "")
    before = rooms.oneself
    kept = before.person if before.name.casefold() == name.casefold() else ""
    return LocalPerson(name, uuid.replace("-", "") or kept or secrets.token_hex(16))


def _own_rooms(app: App, data: Data) -> Memberships:
    phone = app.page.platform in (ft.PagePlatform.ANDROID, ft.PagePlatform.IOS) and not app.page.web
    return memberships_in_store(data, _keystore(app) if phone else None)


def memberships_in_store(data: Data, secrets_at: SecretStorage | None = None) -> Memberships:
    """The rooms of the device whose store this is, their secrets in a private file unless another place is given."""

    async def write(text: str) -> None:
        data.key_values.put(KEY, text)
        await data.key_values.wait_until_written()

    return Memberships(TextStorage(partial(data.key_values.get, KEY), write), secrets_at or _file())


def _keystore(app: App) -> SecretStorage:
    keystore = Keystore(web=bool(app.page.web), service=app.service, note=app.journal.note)
    return SecretStorage(partial(keystore.read, SECRET_KEY), partial(keystore.write, SECRET_KEY))


def _file() -> SecretStorage:
    path = paths.data() / SECRET_FILE

    def read() -> str:
        try:
            with path.open("rb") as file:
                return file.read(LONGEST).decode("utf-8", "replace")
        except OSError:
            return ""

    async def write(text: str) -> None:
        await off_loop(partial(write_private, path, text.encode()))

    return SecretStorage(lambda: off_loop(read), write)


async def load_guest_memberships(app: App, address: str) -> Memberships:
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
    return Memberships(
        TextStorage(lambda: held.get(KEY, ""), partial(write, KEY)),
        SecretStorage(partial(read, SECRET_KEY), partial(write, SECRET_KEY)),
        address,
    )
