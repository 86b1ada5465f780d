"""The picture of a match lies beside the database, goes with its match, and travels nowhere."""

from __future__ import annotations

from pathlib import Path
from uuid import uuid4

import pytest

from engine.scoresheet.terms import Terms
from store.errors import InvalidState
from store.parts.match_pictures import FOLDER, MAX_PICTURE_BYTES
from store.store import Store
from tests.store.tables import Clocks, exported, opened
from tests.sync.devices import Device, carried

ONE, OTHER = b"\xff\xd8\xff one", b"\xff\xd8\xff other"


def begin_match(store: Store) -> tuple[int, str]:
    """The id and uuid of a new match."""
    match = store.sheets.begin_sheet(Terms(), ["Ann", "Ben"])
    return match.id, match.uuid


def files(folder: Path) -> set[str]:
    return {path.name for path in (folder / FOLDER).iterdir()}


def test_a_picture_is_written_replaced_and_removed(tmp_path: Path) -> None:
    with opened(tmp_path, Clocks()) as store:
        _, match = begin_match(store)
        pictures = store.match_pictures
        assert pictures.can_write and pictures.read_picture(match) == b""
        pictures.write_picture(match, ONE)
        pictures.write_picture(match, OTHER)
        assert pictures.read_picture(match) == OTHER and pictures.read_picture(str(uuid4())) == b""
    with opened(tmp_path, Clocks()) as store:
        assert store.match_pictures.read_picture(match) == OTHER
        store.match_pictures.remove_picture(match)
        store.match_pictures.remove_picture(match)
        assert store.match_pictures.read_picture(match) == b"" and files(tmp_path) == set()


@pytest.mark.parametrize("content", [b"", b"words", ONE + bytes(MAX_PICTURE_BYTES)])
def test_what_is_no_small_jpeg_is_refused_and_the_old_picture_stays(tmp_path: Path, content: bytes) -> None:
    with opened(tmp_path, Clocks()) as store:
        _, match = begin_match(store)
        store.match_pictures.write_picture(match, ONE)
        with pytest.raises(InvalidState):
            store.match_pictures.write_picture(match, content)
        assert store.match_pictures.read_picture(match) == ONE


def test_pictures_of_deleted_and_unknown_matches_are_removed(tmp_path: Path) -> None:
    with opened(tmp_path, Clocks()) as store:
        (_, stays), (deleted, goes), (restored, back) = (begin_match(store) for _ in range(3))
        for match in (stays, goes, back, str(uuid4())):
            store.match_pictures.write_picture(match, ONE)
        (tmp_path / FOLDER / f"{stays}.jpg.half").write_bytes(b"half")
        store.matches.void_match(deleted)
        store.matches.void_match(restored)
        store.matches.restore_match(restored)
        assert store.match_pictures.remove_orphans() == 3
        assert files(tmp_path) == {f"{stays}.jpg", f"{back}.jpg"}
        assert store.match_pictures.remove_orphans() == 0


def test_pictures_of_a_file_that_was_set_aside_stay(tmp_path: Path) -> None:
    with opened(tmp_path, Clocks()) as store:
        _, match = begin_match(store)
        store.match_pictures.write_picture(match, ONE)
    (tmp_path / "pocket-switch.db").write_bytes(b"no database" * 99)
    with opened(tmp_path, Clocks()) as store:
        assert store.notice is not None
        assert store.match_pictures.remove_orphans() == 0
        assert store.match_pictures.read_picture(match) == ONE


def test_a_picture_is_in_no_backup_and_not_synced(tmp_path: Path) -> None:
    one, other = Device(tmp_path / "1"), Device(tmp_path / "2")
    _, match = begin_match(one.store)
    one.store.match_pictures.write_picture(match, ONE)
    assert ONE not in exported(one.store) and FOLDER.encode() not in exported(one.store)
    carried(one, other)
    assert [each.uuid for each in other.store.matches.read_page().matches] == [match]
    assert other.store.match_pictures.read_picture(match) == b"" and not (tmp_path / "2" / FOLDER).exists()
    one.close()
    other.close()
