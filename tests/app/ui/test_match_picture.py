"""A picture is added to a match: small, without what a camera wrote into it, shown on the match's page, and deleted."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import flet as ft
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from app.data import CLOCK
from app.platform.server import frame_cost
from app.ui.match_picture import MAX_SIDE, pixel_ratio_for
from store.opening import open_store
from store.parts.match_pictures import FOLDER
from tests.app import kept
from tests.app.fake import Client
from tests.app.visits import visit

MAKE, GPS_INFO, LATITUDE = 0x010F, 0x8825, 2


def photo() -> bytes:
    """A JPEG as a phone writes it, with the camera and the place."""
    exif = Image.Exif()
    exif[MAKE] = "Pocket camera"
    exif.get_ifd(GPS_INFO)[LATITUDE] = (52.0, 31.0, 12.0)
    file = io.BytesIO()
    Image.effect_noise((64, 48), 50).convert("RGB").save(file, "JPEG", exif=exif, comment=b"At home")
    return file.getvalue()


def drawn() -> bytes:
    """The PNG of the same picture, as a client draws it."""
    file = io.BytesIO()
    Image.open(io.BytesIO(photo())).convert("RGBA").save(file, "PNG")
    return file.getvalue()


def answers(content: bytes) -> dict[str, Any]:
    """A client whose person picks this file."""
    return {
        "pick_files": [{"id": 1, "name": "evening.jpg", "size": len(content), "bytes": content}],
        "capture": drawn(),
    }


def stored(folder: Path) -> list[bytes]:
    """The pictures in a folder of the store."""
    return [path.read_bytes() for path in (folder / FOLDER).glob("*")]


async def add_picture(client: Client) -> None:
    """Pick the file, and use it once the client has measured it."""
    await client.wait("match-picture-pick")
    await client.click("match-picture-pick")
    await client.wait("match-picture-use")
    preview = next(each for each in client.controls() if isinstance(each, ft.Image) and each.on_size_change)
    await client.send(preview, "size_change", {"w": 320, "h": 240})
    await client.click("match-picture-use")
    await client.wait("match-picture")


async def test_a_picture_of_a_match_is_stored_without_camera_and_place_and_deleted(tmp_path: Path) -> None:
    (match,) = kept.keep_to_the_end(tmp_path, kept.EVENING, 1)
    file = photo()
    assert b"Pocket camera" in file and b"Exif" in file
    async with visit(tmp_path, f"/history/{match}", answers=answers(file)) as client:
        await add_picture(client)
        assert client.spoken("match-picture") == "The picture of this match"
        assert any("stays on this device" in text for text in client.texts())
        (jpeg,) = stored(tmp_path)
        picture = Image.open(io.BytesIO(jpeg))
        assert picture.format == "JPEG" and not picture.getexif() and "comment" not in picture.info
        assert not any(word in jpeg for word in (b"Exif", b"Pocket camera", b"GPS", b"At home", b"http"))
        (asked,) = [arguments for name, arguments in client.called if name == "capture"]
        assert asked["pixel_ratio"] * 320 == MAX_SIDE
        await add_picture(client)
        assert len(stored(tmp_path)) == 1
        await client.click("match-picture-remove")
        await client.until(lambda: not client.has("match-picture"), "no picture")
        assert stored(tmp_path) == []


async def test_a_picture_is_added_on_the_sheet_that_is_over(tmp_path: Path) -> None:
    (match,) = kept.keep_to_the_end(tmp_path, kept.EVENING, 1)
    async with visit(tmp_path, f"/sheet/{match}", answers=answers(photo())) as client:
        await client.wait("sheet-menu")
        await client.click("sheet-menu")
        await client.wait("menu-picture")
        await client.click("menu-picture")
        await add_picture(client)
        await client.click("panel-close")
        await client.go(f"/history/{match}")
        await client.wait("match-picture")


async def test_a_picture_goes_with_its_match_once_that_cannot_be_restored_on_its_page(tmp_path: Path) -> None:
    (match,) = kept.keep_to_the_end(tmp_path, kept.EVENING, 1)
    async with visit(tmp_path, f"/history/{match}", answers=answers(photo())) as client:
        await add_picture(client)
        await client.click("match-delete")
        await client.wait("match-restore")
        await client.click("match-restore")
        await client.wait("match-picture")
        assert len(stored(tmp_path)) == 1
        await client.click("match-delete")
        await client.wait("match-restore")
        await client.go("/history")
        await client.until(lambda: not stored(tmp_path), "the picture deleted")


async def test_pictures_of_matches_deleted_elsewhere_are_removed_after_a_start(tmp_path: Path) -> None:
    (match,) = kept.keep_to_the_end(tmp_path, kept.EVENING, 1)
    with open_store(tmp_path, CLOCK) as store:
        found = store.matches.get(match)
        assert found is not None
        store.match_pictures.write_picture(found.uuid, b"\xff\xd8\xff")
        store.matches.void_match(match)
    async with visit(tmp_path) as client:
        await client.until(lambda: not stored(tmp_path), "the picture deleted")


@pytest.mark.parametrize("content", [b"words", b"%PDF-1.7"])
async def test_a_file_that_is_no_picture_is_refused_in_words(tmp_path: Path, content: bytes) -> None:
    (match,) = kept.keep_to_the_end(tmp_path, kept.EVENING, 1)
    async with visit(tmp_path, f"/history/{match}", answers=answers(content)) as client:
        await client.wait("match-picture-pick")
        await client.click("match-picture-pick")
        await client.wait("match-picture-problem")
        assert "PNG, JPEG" in client.spoken("match-picture-problem")
        assert client.has("match-picture-pick") and not client.has("match-picture-use")


async def test_a_drawing_that_cannot_be_read_is_refused_in_words(tmp_path: Path) -> None:
    (match,) = kept.keep_to_the_end(tmp_path, kept.EVENING, 1)
    async with visit(tmp_path, f"/history/{match}", answers={**answers(photo()), "capture": b"no PNG"}) as client:
        await client.wait("match-picture-pick")
        await client.click("match-picture-pick")
        await client.wait("match-picture-use")
        preview = next(each for each in client.controls() if isinstance(each, ft.Image) and each.on_size_change)
        await client.send(preview, "size_change", {"w": 320, "h": 240})
        await client.click("match-picture-use")
        await client.wait("match-picture-problem")
        assert client.has("match-picture-pick") and not (tmp_path / FOLDER).exists()


@settings(max_examples=40)
@given(st.floats(1, 4_000), st.floats(1, 4_000))
def test_what_a_client_draws_fits_into_one_message(width: float, height: float) -> None:
    ratio = pixel_ratio_for(width, height)
    sides = round(width * ratio), round(height * ratio)
    assert max(sides) <= MAX_SIDE
    assert 3 * sides[0] * sides[1] < 0.95 * frame_cost.MAX_FRAME_BYTES
