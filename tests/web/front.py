"""A proxy in front of a worker, as nginx is on a server: TLS, with all bytes passed on both ways. It
counts requests.
"""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
import threading
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Self

from tests.web.secure import certificate

REQUEST = re.compile(rb"(?m)^(GET|POST|OPTIONS) (\S+) HTTP/1\.1\r$")


class Front:
    """The proxy, a context manager. `asked` counts requests by method and path."""

    def __init__(self, folder: Path, worker: int) -> None:
        self._tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self._tls.load_cert_chain(certificate(folder))
        self._worker = worker
        self._door = socket.create_server(("127.0.0.1", 0))
        self._loop = asyncio.new_event_loop()
        self.asked: Counter[tuple[str, str]] = Counter()

    @property
    def name(self) -> str:
        """The host name with its port."""
        return f"127.0.0.1:{self._door.getsockname()[1]}"

    def __enter__(self) -> Self:
        self._thread = threading.Thread(target=self._loop.run_until_complete, args=(self._serve(),), daemon=True)
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._serving.cancel)
        self._thread.join()
        self._loop.close()

    async def _serve(self) -> None:
        server = await asyncio.start_server(self._pass_on, sock=self._door, ssl=self._tls)
        self._serving = asyncio.ensure_future(server.serve_forever())
        with suppress(asyncio.CancelledError):
            await self._serving
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for each in others:
            each.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", self._worker)
        ways = [
            asyncio.ensure_future(self._pump(reader, back, self.asked)),
            asyncio.ensure_future(self._pump(there, writer, None)),
        ]
        with suppress(asyncio.CancelledError):
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for way in ways:
            way.cancel()
        for each in (back, writer):
            each.transport.abort()
            with suppress(OSError):
                await each.wait_closed()

    @staticmethod
    async def _pump(
        reader: asyncio.StreamReader, writer: asyncio.StreamWriter, asked: Counter[tuple[str, str]] | None
    ) -> None:
        with suppress(OSError):
            while part := await reader.read(1 << 16):
                if asked is not None:
                    asked.update((method.decode(), path.decode()) for method, path in REQUEST.findall(part))
                writer.write(part)
                await writer.drain()
