"""An answer for a control that has been removed is dropped."""

from __future__ import annotations

import flet as ft
import pytest

from app.patches.flet_web import late_result
from tests.app.fake import opened

REMOVED = 10**6  # no control's number


async def test_a_late_answer_is_dropped() -> None:
    late_result.apply()

    async with opened(lambda page: page.add(ft.Text("a"))) as client:
        client.session.handle_invoke_method_results(REMOVED, "call", None, None)


async def test_flet_raises_still() -> None:
    async with opened(lambda page: page.add(ft.Text("a"))) as client:
        with pytest.raises(RuntimeError):
            late_result.UNPATCHED(client.session, REMOVED, "call", None, None)
