"""Closing a web socket waits for a shorter time than uvicorn's own."""

from __future__ import annotations

from inspect import signature

from uvicorn import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from app.patches.uvicorn.close_timeout import CLOSE_TIMEOUT, WebSocketConnection


async def timeout(protocol: type[WebSocketsSansIOProtocol]) -> float:
    """Return the seconds that a connection of this class waits for the close frame."""
    config = Config(lambda scope: None)
    config.load()
    return float(protocol(config, ServerState(), {}).close_timeout)


async def test_the_timeout_is_ours() -> None:
    assert await timeout(WebSocketConnection) == CLOSE_TIMEOUT


async def test_uvicorn_waits_longer_and_has_no_option_still() -> None:
    assert await timeout(WebSocketsSansIOProtocol) > CLOSE_TIMEOUT
    assert "ws_close_timeout" not in signature(Config).parameters
