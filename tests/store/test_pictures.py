"""A photo is a person's face on the device that took it, until they choose another face on any device."""

from __future__ import annotations

from pathlib import Path

import pytest

from store.errors import InvalidState
from store.records import MAX_FACE_PICTURE_BYTES, OwnPicture
from tests.store.make_fixture import PICTURE
from tests.store.tables import Clocks, begun, exported, opened
from tests.sync.devices import Device, carried


def test_the_newest_of_picture_and_face_is_worn(tmp_path: Path) -> None:
    with opened(tmp_path, Clocks()) as store:
        begun(store)
        (ann,) = (person.id for person in store.people.all())
        assert store.people.pictures_by_person() == {}
        for step in range(2):
            store.people.set_picture(ann, PICTURE)
            assert store.people.pictures_by_person() == {ann: OwnPicture(PICTURE, is_face=True)}, step
            store.people.set_face(ann, "owl")
            assert store.people.pictures_by_person() == {ann: OwnPicture(PICTURE, is_face=False)}, step
        store.people.set_picture(ann, PICTURE)
        store.people.remove_picture(ann)
        assert store.people.pictures_by_person() == {}
        assert store.people.all()[0].face == "owl"
        store.people.remove_picture(ann)


@pytest.mark.parametrize("content", [b"", b"GIF89a", PICTURE + bytes(MAX_FACE_PICTURE_BYTES)])
def test_what_is_no_small_picture_is_not_taken(tmp_path: Path, content: bytes) -> None:
    with opened(tmp_path, Clocks()) as store:
        begun(store)
        (ann,) = (person.id for person in store.people.all())
        store.people.set_picture(ann, PICTURE)
        with pytest.raises(InvalidState, match=f"at most {MAX_FACE_PICTURE_BYTES} bytes, not of {len(content)}"):
            store.people.set_picture(ann, content)
        with pytest.raises(InvalidState, match="no person 99"):
            store.people.set_picture(99, PICTURE)
        assert store.people.pictures_by_person() == {ann: OwnPicture(PICTURE, is_face=True)}


def test_a_picture_stays_on_its_device_and_a_face_taken_elsewhere_later_is_worn(tmp_path: Path) -> None:
    one, other = Device(tmp_path / "1"), Device(tmp_path / "2")
    begun(one.store)
    (ann,) = (person.id for person in one.store.people.all())
    one.store.people.set_picture(ann, PICTURE)
    assert PICTURE not in exported(one.store) and b"pictures" not in exported(one.store)
    carried(one, other)
    assert other.store.people.pictures_by_person() == {}
    (there,) = (person.id for person in other.store.people.all())
    other.clocks.advance(1_000)
    other.store.people.set_face(there, "owl")
    carried(other, one)
    assert one.store.people.pictures_by_person() == {ann: OwnPicture(PICTURE, is_face=False)}
    one.close()
    other.close()
