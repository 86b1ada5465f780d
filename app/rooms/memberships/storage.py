"""The place where memberships are stored: the settings, and for the secrets a private file or the phone's keystore."""

from __future__ import annotations

import secrets
from functools import partial
from pathlib import Path
from typing import Final

import flet as ft

from app.data import Data
from app.platform import paths
from app.platform.background import off_loop
from app.platform.keystore import Keystore
from app.rooms.memberships.stored_memberships import LocalPerson, Memberships, SecretStorage, TextStorage
from app.stored.memberships import KEY
from app.ui.window.app_state import App
from store.file_permissions import write_private_file

SECRET_FILE: Final = "rooms-secret"
SECRET_KEY: Final = "pocket-switch-rooms"
SESSION_KEY: Final = "rooms"  # under which a session holds its Memberships
MAX_STORED_LENGTH: Final = 100_000  # characters of a stored text


def memberships_of(app: App) -> Memberships:
    """Return the memberships of a window's device."""
    found = app.page.session.store.get(SESSION_KEY)
    if found is None:
        assert app.data is not None
        found = _device_memberships(app, app.data)
        set_memberships(app, found)
    assert isinstance(found, Memberships)
    return found


def set_memberships(app: App, memberships: Memberships) -> None:
    """Set the memberships that `memberships_of` returns for a window."""
    app.page.session.store.set(SESSION_KEY, memberships)


def find_person(app: App, memberships: Memberships, name: str) -> LocalPerson:
    """Return the person with this name, with an id and a face.

    Both are those of the person known on this device, or else of the person who joined a room last, if that had this
    name. Without either, the id is new and the face is "".
    """
    known = app.data.store.people.all(archived=True) if app.data else ()
    uuid = next((person.uuid for person in known if person.name.casefold() == name.casefold()), "")
    last = memberships.person
    is_last = last.name.casefold() == name.casefold()
    look = app.person_look(name)
    face = look.face if look is not None and look.face else last.face if is_last else ""
    return LocalPerson(name, uuid.replace("-", "") or (last.id if is_last else "") or secrets.token_hex(16), face)


def _device_memberships(app: App, data: Data) -> Memberships:
    return memberships_in_store(data, device_secrets(app, paths.data_folder() / SECRET_FILE, SECRET_KEY))


def device_secrets(app: App, file: Path, key: str) -> SecretStorage:
    """Return where a window's device stores secrets: under `key` in a phone's keystore, elsewhere in a private file."""
    phone = app.page.platform in (ft.PagePlatform.ANDROID, ft.PagePlatform.IOS) and not app.page.web
    return _keystore_secrets(app, key) if phone else file_secrets(file)


def memberships_in_store(data: Data, secret_storage: SecretStorage | None = None) -> Memberships:
    """Return the memberships in a store. Their secrets are in a private file unless another storage is given."""

    async def write(text: str) -> None:
        data.key_values.put_text(KEY, text)
        await data.key_values.wait_until_written()

    return Memberships(
        TextStorage(partial(data.key_values.get_text, KEY), write),
        secret_storage or file_secrets(paths.data_folder() / SECRET_FILE),
    )


def _keystore_secrets(app: App, key: str) -> SecretStorage:
    keystore = Keystore(web=bool(app.page.web), service=app.device.service, note=app.journal.add_line)
    return SecretStorage(partial(keystore.read_text, key), partial(keystore.write_text, key))


def file_secrets(path: Path) -> SecretStorage:
    """Return a storage of secrets in a file that no other account can read."""

    def read() -> str:
        try:
            with path.open("rb") as file:
                return file.read(MAX_STORED_LENGTH).decode("utf-8", "replace")
        except OSError:
            return ""

    async def write(text: str) -> None:
        await off_loop(partial(write_private_file, path, text.encode()))

    return SecretStorage(lambda: off_loop(read), write)
