"""A session ends when its page disconnects."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from flet.messaging.connection import Connection
from flet.messaging.session import Session
from flet.pubsub.pubsub_hub import PubSubHub
from flet_web.fastapi import app_manager

from app.patches.flet_web import session_timeout

HOUR = 3600


@pytest.fixture(autouse=True)
def no_sessions() -> Iterator[None]:
    yield
    vars(app_manager)["_FletAppManager__sessions"].clear()


async def disconnect() -> object:
    """Open a session, disconnect its page, and return what the server has for the session then."""
    connection = Connection()  # type: ignore[no-untyped-call]
    connection.pubsubhub = PubSubHub(loop=asyncio.get_running_loop())
    await app_manager.add_session("page", Session(connection))
    await app_manager.disconnect_session("page", HOUR)
    return await app_manager.get_session("page")


async def test_a_session_ends_with_its_page() -> None:
    session_timeout.apply()
    assert await disconnect() is None


async def test_flet_keeps_it_still(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app_manager, "disconnect_session", session_timeout.UNPATCHED)
    assert await disconnect() is not None
