"""Fault: Flet's server stores the session of a closed page for an hour and gives it to the same tab when that returns.
By then its drawing task may be dead, and a window that no longer exists still has the lease of its match.

Patch: a session ends together with its page's connection. `page.on_close` is called.
Upstream: no issue found.
Versions: flet-web 1.0.4, 1.0.5
"""

from __future__ import annotations

from typing import Final

from flet_web.fastapi import app_manager

UNPATCHED: Final = app_manager.disconnect_session


async def _disconnect_and_delete(session_id: str, timeout_seconds: int) -> None:
    """Disconnect a session and delete it at once, whatever its timeout."""
    try:
        await UNPATCHED(session_id, 0)
    finally:  # may be cancelled while the page's handlers of `on_disconnect` run
        await app_manager.delete_session(session_id)


def apply() -> None:
    """Replace `app_manager.disconnect_session`."""
    app_manager.disconnect_session = _disconnect_and_delete
