"""A file is uploaded to the play server in parts: once, whole, and only if one is expected."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from http import HTTPStatus
from pathlib import Path
from typing import IO

import pytest

from app.platform import uploads as module
from app.platform.uploads import FOLDER, Uploads

FULL = Path("/dev/full")


async def parts(*some: bytes) -> AsyncIterator[bytes]:
    for each in some:
        yield each


async def silence() -> AsyncIterator[bytes]:
    yield b"a"
    await asyncio.Event().wait()


async def leaving() -> AsyncIterator[bytes]:
    yield b"a"
    raise RuntimeError("the page has left")


def read(file: IO[bytes] | None) -> bytes | None:
    if file is None:
        return None
    with file:
        return file.read()


async def test_expected_upload_arrives_whole_and_once() -> None:
    uploads = Uploads()
    with uploads.expect_file(6) as (address, coming):
        assert address.startswith(FOLDER)
        assert await uploads.receive_upload(address, parts(b"abc", b"", b"def")) == HTTPStatus.OK
        assert read(await coming) == b"abcdef"
        assert await uploads.receive_upload(address, parts(b"again")) == HTTPStatus.NOT_FOUND


async def test_a_file_that_came_is_closed_when_nobody_is_there_to_take_it() -> None:
    uploads = Uploads()
    with pytest.raises(RuntimeError), uploads.expect_file(6) as (address, coming):
        await uploads.receive_upload(address, parts(b"abc"))
        raise RuntimeError("the window was left")
    file = coming.result()
    assert file is not None and file.closed


async def test_no_two_addresses_are_alike_and_none_can_be_guessed() -> None:
    uploads = Uploads()
    with uploads.expect_file(1) as (one, _), uploads.expect_file(1) as (other, _):
        assert one != other and len(one) == len(FOLDER) + 48


async def test_unexpected_upload_is_refused() -> None:
    uploads = Uploads()
    with uploads.expect_file(6) as (address, coming):
        assert await uploads.receive_upload(f"{FOLDER}x", parts(b"abc")) == HTTPStatus.NOT_FOUND
    assert await uploads.receive_upload(address, parts(b"abc")) == HTTPStatus.NOT_FOUND
    assert await coming is None


async def test_more_than_is_expected_is_refused_as_soon_as_it_is() -> None:
    uploads, sent = Uploads(), []

    async def endless() -> AsyncIterator[bytes]:
        while True:
            sent.append(1)
            yield b"abc"

    with uploads.expect_file(6) as (address, coming):
        assert await uploads.receive_upload(address, endless()) == HTTPStatus.REQUEST_ENTITY_TOO_LARGE
        assert len(sent) == 3 and await coming is None


async def test_a_page_that_stops_in_the_middle_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PART_TIMEOUT", 0.01)

    uploads = Uploads()
    with uploads.expect_file(6) as (address, coming):
        assert await uploads.receive_upload(address, silence()) == HTTPStatus.REQUEST_TIMEOUT
        assert await coming is None


async def test_a_page_that_leaves_in_the_middle_is_known_to_have_left() -> None:
    uploads = Uploads()
    with uploads.expect_file(6) as (address, coming):
        with pytest.raises(RuntimeError):
            await uploads.receive_upload(address, leaving())
        assert await coming is None


async def test_a_page_that_never_begins_is_waited_for_no_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "START_TIMEOUT", 0.01)

    uploads = Uploads()
    with uploads.expect_file(6) as (address, coming):
        assert await coming is None
        assert await uploads.receive_upload(address, parts(b"late")) == HTTPStatus.NOT_FOUND


@pytest.mark.skipif(not FULL.exists(), reason="this system has no disk that is always full")
async def test_a_disk_that_is_full_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    uploads = Uploads()
    monkeypatch.setattr(module, "TemporaryFile", lambda: FULL.open("wb", buffering=0))
    with uploads.expect_file(6) as (address, coming):
        assert await uploads.receive_upload(address, parts(b"abc")) == HTTPStatus.INSUFFICIENT_STORAGE
        assert await coming is None
