"""Fault: uvicorn waits ten seconds for a page to confirm that its WebSocket is closed, and has no option for that.

Patch: a subclass that waits for `CLOSE_TIMEOUT` only.
Upstream: https://github.com/Kludex/uvicorn/issues/157 (other timeouts that are missing)
Versions: uvicorn 0.35 and later
"""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

CLOSE_TIMEOUT: Final = 2.0  # seconds


class WebSocketConnection(WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket protocol with a shorter timeout for closing."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.close_timeout = CLOSE_TIMEOUT
