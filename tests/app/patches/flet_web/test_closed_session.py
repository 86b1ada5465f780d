"""A request to a closed session is answered with an error."""

from __future__ import annotations

import asyncio

import flet as ft
import pytest

from app.patches.flet_web import closed_session
from tests.app.fake import opened


async def test_a_question_to_a_closed_session_raises() -> None:
    closed_session.apply()

    async with opened(lambda page: page.add(ft.Text("a"))) as client:
        session = client.session
        session.close()  # type: ignore[no-untyped-call]
        with pytest.raises(RuntimeError, match="closed"):
            await session.invoke_method(client.page._i, "ask", None)


async def test_flet_waits_for_ever_still() -> None:
    async with opened(lambda page: page.add(ft.Text("a"))) as client:
        session = client.session
        await session.disconnect(0)
        session.close()  # type: ignore[no-untyped-call]
        asking = asyncio.ensure_future(closed_session.UNPATCHED(session, client.page._i, "ask", None))
        await client.settle()
        assert not asking.done()
        asking.cancel()
