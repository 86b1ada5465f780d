"""Fault: a page may send the result of a call to a control that has been removed in the meantime. Flet raises a
RuntimeError in the loop that receives messages, which ends the page's connection.

Patch: such a result is dropped.
Upstream: no issue found.
Versions: flet 1.0.4, 1.0.5
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Final

from flet.messaging.session import Session

UNPATCHED: Final = Session.handle_invoke_method_results


def _handle_or_drop(self: Session, control_id: int, call_id: str, result: Any, error: str | None) -> None:
    """Pass the result of a call to the code that waits for it, or drop it if its control has been removed."""
    with suppress(RuntimeError):
        UNPATCHED(self, control_id, call_id, result, error)


def apply() -> None:
    """Replace `Session.handle_invoke_method_results`."""
    Session.handle_invoke_method_results = _handle_or_drop  # type: ignore[method-assign]
