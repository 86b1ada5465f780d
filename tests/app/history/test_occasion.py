"""The date and the place of a match can be changed on its page, and everything that shows them follows."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Any

import pytest

from app.history.occasion import day_from_text
from tests.app import kept
from tests.app.fake import Client
from tests.app.visits import fill_in, visit


@pytest.mark.parametrize(
    ("typed", "day"),
    [
        ("2025-11-28", date(2025, 11, 28)),
        ("28.11.2025", date(2025, 11, 28)),
        ("11/28/2025", date(2025, 11, 28)),
        ("28/11/25", date(2025, 11, 28)),
        ("31.2.2025", None),
        ("yesterday", None),
        ("1969-01-01", None),
        ("", None),
    ],
)
def test_a_typed_day_is_read_in_the_usual_orders(typed: str, day: date | None) -> None:
    assert day_from_text(typed) == day


def field_value(client: Client, name: str) -> str:
    found: Any = client.find(name)
    return str(found.content.value)


async def test_date_and_place_are_changed_and_taken_back(tmp_path: Path) -> None:
    match = kept.keep(tmp_path, kept.EVENING, 4, seed=5)
    async with visit(tmp_path, f"/history/{match}") as client:
        await client.wait("match-day")
        before = field_value(client, "match-day")
        await fill_in(client, "match-day", "next week")
        await client.until(lambda: any("no date" in text for text in client.texts()), "why it can't be saved")
        assert client.find("match-occasion-keep").disabled  # type: ignore[attr-defined]
        await fill_in(client, "match-day", "28.11.2025")
        await fill_in(client, "match-place", "Gran’s kitchen")
        await client.click("match-occasion-keep")
        await client.until(lambda: any("Friday, 28 Nov 2025 · Gran’s kitchen" in text for text in client.texts()), "it")
        await client.go(f"/history/{match}/share")
        await client.wait("share-shown")
        assert "Friday, 28 Nov 2025 · Gran’s kitchen" in client.spoken("share-shown")
        await client.go(f"/history/{match}")
        await client.wait("match-day")
        await fill_in(client, "match-day", "")
        await client.click("match-occasion-keep")
        await client.until(lambda: field_value(client, "match-day") == before, "the day it was scored")
