"""Fault: one task draws a page. If drawing raises an exception, the task ends and the page stops reacting, without a
message.

Patch: `ensure_drawing_task` starts the task again, after each event of a page.
Upstream: no issue found.
Versions: flet 1.0.4, 1.0.5
"""

from __future__ import annotations

import flet as ft


def ensure_drawing_task(page: ft.Page) -> None:
    """Start the task that draws the page, unless it is running."""
    page.session.start_updates_scheduler()  # type: ignore[no-untyped-call]
