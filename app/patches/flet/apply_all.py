"""Apply the patches of Flet that every platform needs."""

from __future__ import annotations

from app.patches.flet import message_log, patch_pairing, route_query


def apply_all() -> None:
    """Apply the patches to all pages. Calling it again changes nothing."""
    route_query.apply()
    patch_pairing.apply()
    message_log.apply()
