"""A connection to a host that can be cut and restored, as Wi-Fi is: nothing is refused, nothing arrives, and what was
sent meanwhile arrives late.
"""

from __future__ import annotations

import asyncio
import threading
from contextlib import suppress
from typing import Self


class Relay:
    """Passes on all bytes to a host from a port of its own at `localhost`, a context manager.

    Requests arrive with the host's own name.
    """

    def __init__(self, host: str) -> None:
        self._host = host
        self._loop = asyncio.new_event_loop()
        self._whole = asyncio.Event()
        self._whole.set()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._loop.run_until_complete, args=(self._serve(),), daemon=True)

    @property
    def name(self) -> str:
        """The host name with its port."""
        return f"localhost:{self._port}"

    def cut(self) -> None:
        """Let nothing through from now on."""
        self._loop.call_soon_threadsafe(self._whole.clear)

    def mend(self) -> None:
        """Let everything through that was sent meanwhile, in its order."""
        self._loop.call_soon_threadsafe(self._whole.set)

    def __enter__(self) -> Self:
        self._thread.start()
        self._ready.wait()
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._serving.cancel)
        self._thread.join()
        self._loop.close()

    async def _serve(self) -> None:
        server = await asyncio.start_server(self._pass_on, "127.0.0.1", 0)
        self._port = server.sockets[0].getsockname()[1]
        self._serving = asyncio.ensure_future(server.serve_forever())
        self._ready.set()
        with suppress(asyncio.CancelledError):
            await self._serving
        others = asyncio.all_tasks() - {asyncio.current_task()}
        for each in others:
            each.cancel()
        await asyncio.gather(*others, return_exceptions=True)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writers = [writer]
        host, _, port = self._host.rpartition(":")
        try:
            await self._whole.wait()
            there, back = await asyncio.open_connection(host, int(port))
            writers.append(back)
            async with asyncio.TaskGroup() as ways:
                each = [ways.create_task(self._pump(*way)) for way in ((reader, back), (there, writer))]
                await asyncio.wait(each, return_when=asyncio.FIRST_COMPLETED)
                for way in each:
                    way.cancel()
        except (OSError, asyncio.CancelledError):
            pass  # the host is gone, or this line is no longer wanted
        for end in writers:
            end.transport.abort()
            with suppress(OSError):
                await end.wait_closed()

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while part := await reader.read(1 << 16):
                await self._whole.wait()
                writer.write(part.replace(self.name.encode(), self._host.encode()))
                await writer.drain()
            await self._whole.wait()
