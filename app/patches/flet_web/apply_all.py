"""Apply the patches of Flet's server."""

from __future__ import annotations

from app.patches.flet_web import closed_session, late_result, session_timeout


def apply_all() -> None:
    """Apply the patches to all pages that this process serves."""
    session_timeout.apply()
    late_result.apply()
    closed_session.apply()
