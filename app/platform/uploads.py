"""Files on their way from a page to the play server, where a page may say only so much at once.

A page is told an address for the one file that was picked there and sends it as a request of its own. What comes is
kept in a file that has no name: a large one takes no memory, and however the app ends nothing of it is left.
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
BEGINNING: Final = 60.0  # seconds for a page to begin: a browser reads a file whole before it sends any of it
GOING_ON: Final = 8.0  # seconds for a page to send some more

Coming = asyncio.Future[IO[bytes] | None]


class Uploads:
    """The files that are expected, each under an address that is good for one. `open` is whether a server takes them:
    elsewhere the client is in the same process, or the same page, and hands a file over whole.
    """

    def __init__(self) -> None:
        self.open = False
        self._expected: dict[str, tuple[int, Coming]] = {}

    @contextmanager
    def expected(self, most: int) -> Iterator[tuple[str, Coming]]:
        """The address to which a page may send a file of at most so many bytes meanwhile, and the file as it comes: at
        its beginning, and whoever awaits it closes it; None where it does not come, or not whole.
        """
        address = FOLDER + os.urandom(24).hex()
        loop = asyncio.get_running_loop()
        coming: Coming = loop.create_future()
        self._expected[address] = most, coming
        timer = loop.call_later(BEGINNING, self._give_up, address)
        try:
            yield address, coming
        except BaseException:  # whoever would have closed it is gone
            if coming.done() and not coming.cancelled() and (file := coming.result()):
                file.close()
            raise
        finally:
            timer.cancel()
            self._give_up(address)

    async def take(self, address: str, parts: AsyncIterator[bytes]) -> HTTPStatus:
        """Takes what is sent to an address, part by part as it comes, and no more than is expected there; what to
        answer.
        """
        most, coming = self._expected.pop(address, (0, None))
        if coming is None:
            return HTTPStatus.NOT_FOUND
        file = TemporaryFile()  # noqa: SIM115
        status = None
        try:
            status = await _copy(parts, file, most)
        finally:
            if status == HTTPStatus.OK and not coming.done():
                coming.set_result(file)
            else:
                file.close()
                _give(coming, None)
        return status

    def _give_up(self, address: str) -> None:
        _, coming = self._expected.pop(address, (0, None))
        _give(coming, None)


def _give(coming: Coming | None, file: IO[bytes] | None) -> None:
    if coming is not None and not coming.done():
        coming.set_result(file)


async def _copy(parts: AsyncIterator[bytes], file: IO[bytes], most: int) -> HTTPStatus:
    """Writes all parts, each beside the event loop, since a disk may take its time."""
    size = 0
    try:
        while True:
            async with asyncio.timeout(GOING_ON):
                part = await anext(parts, None)
            if part is None:
                break
            size += len(part)
            if size > most:
                return HTTPStatus.REQUEST_ENTITY_TOO_LARGE
            await off_loop(partial(file.write, part))
        await off_loop(partial(file.seek, 0))  # and what is not written yet is
    except TimeoutError:
        return HTTPStatus.REQUEST_TIMEOUT
    except OSError:
        return HTTPStatus.INSUFFICIENT_STORAGE
    return HTTPStatus.OK


uploads: Final = Uploads()
