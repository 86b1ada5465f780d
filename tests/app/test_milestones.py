"""Milestones are counted from the stored history, and each is announced once."""

from __future__ import annotations

from pathlib import Path

from app.statistics.milestones import (
    MILESTONES,
    SHOWN_MILESTONES_KEY,
    milestone_text,
    reached_milestones,
    read_figures,
    take_newly_reached,
)
from tests.app.at_table import look
from tests.app.played import fill
from tests.app.visits import app, visit


async def test_each_is_said_in_words_of_its_own(tmp_path: Path) -> None:
    assert len(MILESTONES) == len({each.storage_key for each in MILESTONES})

    async with visit(tmp_path):
        told = [milestone_text(each) for each in MILESTONES]
        assert len(set(told)) == len(told) and not [text for text in told if "{" in text]


def test_each_is_reached_at_its_number_and_not_before() -> None:
    for each in MILESTONES:
        assert each in reached_milestones({each.figure: each.least}) and each not in reached_milestones(
            {each.figure: each.least - 1}
        )
    assert reached_milestones({}) == ()


async def test_milestones_are_reached_by_matches_and_reported_once(tmp_path: Path) -> None:
    fill(tmp_path, 3, seed=10)

    async with visit(tmp_path, "/statistics") as client:
        data = app(client).data
        assert data is not None
        found = read_figures(data)
        assert found["matches"] == 3 and found["games"] == 1 and found["kept"] == found["days"] == 0
        assert set(found) == {each.figure for each in MILESTONES}
        first = take_newly_reached(data, found)
        assert first is not None and first in reached_milestones(found)
        assert take_newly_reached(data, found) is None
        again = take_newly_reached(data, {**found, "matches": 10})
        assert again is not None and again.storage_key == "matches-10"
        data.key_values.put_text(SHOWN_MILESTONES_KEY, "no list")
        assert take_newly_reached(data, found) is not None
        await client.click("statistics-milestones")
        await client.wait("milestone-matches-1")
        assert "Reached" in look(client)["milestone-matches-1"]
        assert "3 of 10" in look(client)["milestone-matches-10"]


async def test_a_matchs_end_tells_one_line_at_most(tmp_path: Path) -> None:
    (match,) = fill(tmp_path, 1, seed=10)

    for times in range(2):
        async with visit(tmp_path, f"/play/{match}") as client:
            await client.wait("match-over")
            if not times:
                await client.wait("milestone-reached")
            await client.settle()
            assert len([name for name in look(client) if name == "milestone-reached"]) == 1 - times
