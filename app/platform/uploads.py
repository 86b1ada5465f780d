"""Receive picked files on the play server, whose WebSocket limits the size of messages.

A page gets an address for one file and sends the file there with an HTTP request. It's written to a nameless temporary
file, which needs no memory and disappears when the app ends.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from functools import partial
from http import HTTPStatus
from tempfile import TemporaryFile
from typing import IO, Final

from app.platform.background import off_loop

FOLDER: Final = "/upload/"
START_TIMEOUT: Final = 60.0  # seconds until an upload must begin; a browser reads the whole file first
PART_TIMEOUT: Final = 8.0  # seconds within which the next part must arrive

Coming = asyncio.Future[IO[bytes] | None]


class Uploads:
    """The expected uploads, each with an address for one file. `open` says whether this process takes uploads; without
    a play server, the client hands files over directly.
    """

    def __init__(self) -> None:
        self.open = False
        self._expected: dict[str, tuple[int, Coming]] = {}

    @contextmanager
    def expect_file(self, most: int) -> Iterator[tuple[str, Coming]]:
        """Open an address for a `with` block to which a page may send a file of at most `most` bytes. Yields the
        address and a future: the file, positioned at its beginning, which the caller must close, or None if it didn't
        arrive whole.
        """
        address = FOLDER + os.urandom(24).hex()
        loop = asyncio.get_running_loop()
        coming: Coming = loop.create_future()
        self._expected[address] = most, coming
        timer = loop.call_later(START_TIMEOUT, self._drop_expected, address)
        try:
            yield address, coming
        except BaseException:  # the caller has failed and won't close the file
            if coming.done() and not coming.cancelled() and (file := coming.result()):
                file.close()
            raise
        finally:
            timer.cancel()
            self._drop_expected(address)

    async def receive_upload(self, address: str, parts: AsyncIterator[bytes]) -> HTTPStatus:
        """Receive an upload part by part. Return the HTTP status to answer with."""
        most, coming = self._expected.pop(address, (0, None))
        if coming is None:
            return HTTPStatus.NOT_FOUND
        file = TemporaryFile()  # noqa: SIM115
        status = None
        try:
            status = await _write_parts(parts, file, most)
        finally:
            if status == HTTPStatus.OK and not coming.done():
                coming.set_result(file)
            else:
                file.close()
                _deliver_file(coming, None)
        return status

    def _drop_expected(self, address: str) -> None:
        _, coming = self._expected.pop(address, (0, None))
        _deliver_file(coming, None)


def _deliver_file(coming: Coming | None, file: IO[bytes] | None) -> None:
    if coming is not None and not coming.done():
        coming.set_result(file)


async def _write_parts(parts: AsyncIterator[bytes], file: IO[bytes], most: int) -> HTTPStatus:
    """Write all parts to the file, each off the event loop. Return the HTTP status to answer with."""
    size = 0
    try:
        while True:
            async with asyncio.timeout(PART_TIMEOUT):
                part = await anext(parts, None)
            if part is None:
                break
            size += len(part)
            if size > most:
                return HTTPStatus.REQUEST_ENTITY_TOO_LARGE
            await off_loop(partial(file.write, part))
        await off_loop(partial(file.seek, 0))  # this also flushes the buffer
    except TimeoutError:
        return HTTPStatus.REQUEST_TIMEOUT
    except OSError:
        return HTTPStatus.INSUFFICIENT_STORAGE
    return HTTPStatus.OK


uploads: Final = Uploads()
