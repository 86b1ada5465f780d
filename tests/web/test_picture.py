"""A photo of a person: picked, enlarged, stored small, shown as their face, and deleted."""

from __future__ import annotations

from playwright.sync_api import FilePayload

from app.data import CLOCK
from store.opening import open_store
from store.records import MAX_FACE_PICTURE_BYTES, OwnPicture, Person
from tests.app.at_table import STILL, my_turn
from tests.app.tables import agreed, brought_to
from tests.app.test_faces import PEOPLE
from tests.running import ROOT, App
from tests.web.driver import Phone


def pick(phone: Phone, file: FilePayload) -> None:
    with phone.page.expect_file_chooser() as asked:
        reach(phone, "picture-pick")
    asked.value.set_files(file)


def reach(phone: Phone, identifier: str) -> None:
    phone.scroll_to(identifier)
    phone.tap(identifier)


def kept(app: App) -> tuple[Person, OwnPicture | None]:
    """Return Mia and her photo."""
    with open_store(app.data, CLOCK) as store:
        mia = next(person for person in store.people.all() if person.name == "Mia")
        return mia, store.people.pictures_by_person().get(mia.id)


def test_a_picture_is_taken_and_deleted(app: App, phone: Phone) -> None:
    brought_to(app.data, agreed(PEOPLE), my_turn, **STILL)
    phone.open(f"/statistics/people/{kept(app)[0].id}").wait("face-1")
    pick(phone, {"name": "words.png", "mimeType": "image/png", "buffer": b"words"})
    phone.wait_spoken("picture-problem", "PNG, JPEG")
    icon = (ROOT / "assets" / "icon.png").read_bytes()
    pick(phone, {"name": "icon.png", "mimeType": "image/png", "buffer": icon})
    phone.scroll_to("picture-use")
    reach(phone, "picture-closer")
    reach(phone, "picture-use")
    phone.wait_gone("picture-use")  # it is cut, and kept
    phone.scroll_to("picture-own")
    picture = kept(app)[1]
    assert picture is not None and picture.is_face and 1_000 < len(picture.png) <= MAX_FACE_PICTURE_BYTES
    reach(phone, "face-1")
    phone.wait_until(lambda: kept(app)[1] == OwnPicture(picture.png, is_face=False), "the sign")
    reach(phone, "picture-own")
    phone.wait_until(lambda: kept(app)[1] == picture, "the picture")
    reach(phone, "picture-forget")
    phone.wait_gone("picture-own")
    assert kept(app) == (kept(app)[0], None)
