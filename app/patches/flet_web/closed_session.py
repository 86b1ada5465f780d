"""Fault: a call to the page of a closed session is never answered. Its caller waits for ever, and everything that
belonged to the page stays in memory.

Patch: the call raises a RuntimeError at once.
Upstream: no issue found.
Versions: flet 1.0.4, 1.0.5
"""

from __future__ import annotations

from typing import Any, Final

from flet.messaging.session import Session

UNPATCHED: Final = Session.invoke_method


async def _ask_if_open(self: Session, *values: Any, **options: Any) -> Any:
    """Call a method of a control in the client and return its result. Raises RuntimeError if the session is closed."""
    if self._Session__closed:  # type: ignore[attr-defined]
        raise RuntimeError("the session is closed")
    return await UNPATCHED(self, *values, **options)


def apply() -> None:
    """Replace `Session.invoke_method`."""
    Session.invoke_method = _ask_if_open  # type: ignore[method-assign]
