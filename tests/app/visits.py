"""Opens the app without a browser: its data in a folder, and navigation answered as a client does."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from app.main import main
from app.platform import paths
from app.ui.window.app_state import App
from app.ui.window.hooks import app_of
from tests.app.fake import Client, opened


@asynccontextmanager
async def visit(folder: Path, route: str = "/", *, quick: bool = False, **how: Any) -> AsyncIterator[Client]:
    """Open the app at a route, with its store in a folder; return when the store is open, unless `quick`."""
    before = os.environ.get(paths.DATA_VARIABLE)
    os.environ[paths.DATA_VARIABLE] = str(folder)
    clients: list[Client] = []
    arriving: set[asyncio.Task[None]] = set()

    async def arrive(to: str) -> None:
        session = clients[0].session
        session.apply_page_patch({"route": to})
        await session.dispatch_event(session.page._i, "route_change", {"route": to})

    def push(arguments: Mapping[str, Any]) -> None:
        task = asyncio.get_running_loop().create_task(arrive(arguments["route"]))
        arriving.add(task)
        task.add_done_callback(arriving.discard)

    try:
        async with opened(main, route=route, answers={"push_route": push, **how.pop("answers", {})}, **how) as client:
            client.page_url = "http://127.0.0.1"
            clients.append(client)
            if not quick:
                await client.until(lambda: app(client).data is not None, "the store")
            yield client
            await app(client).close()
    finally:
        if before is None:
            del os.environ[paths.DATA_VARIABLE]
        else:
            os.environ[paths.DATA_VARIABLE] = before


def app(client: Client) -> App:
    """Return the state of the visitor's window."""
    return app_of(client.page)


def own_text(client: Client) -> str:
    """Return the text of the own game that was saved last."""
    data = app(client).data
    assert data is not None
    return data.store.games.all()[0].text


def top(client: Client) -> str:
    """Return the route that's shown."""
    return client.page.route


async def fill_in(client: Client, name: str, value: str) -> None:
    """Type a text into the field with this identifier."""
    held: Any = client.find(name)
    client.session.apply_patch(held.content._i, {"value": value})
    await client.send(held.content, "change", value)


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run a coroutine function in an event loop of its own."""
    asyncio.run(test())
