"""Importing a score file on the screens: from Keep score to the preview, who is who, importing and undoing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from app.data import CLOCK
from engine.scoresheet.terms import Terms
from store.exchange.reading import read_score_file
from store.opening import open_store
from tests.app.visits import visit
from tests.store.exchange.plays import SAMPLES


def file(name: str, content: bytes | None = None) -> dict[str, Any]:
    """Return what the client answers when a person picks this sample."""
    data = content or (SAMPLES / name).read_bytes()
    return {"pick_files": [{"id": 1, "name": name, "size": len(data), "bytes": data}]}


async def test_scores_come_in_from_an_empty_keep_score_and_are_undone_by_one_tap(tmp_path: Path) -> None:
    async with visit(tmp_path, "/keep", answers=file("bg-stats.json")) as client:
        await client.wait("keep-bring")
        await client.click("keep-bring")
        await client.wait("bring-pick")
        await client.click("bring-pick")
        await client.wait("bring-take")
        for line in ("bring-new", "bring-games", "bring-played", "bring-unread", "bring-no-players"):
            assert client.has(line), line
        assert "BG Stats" in client.texts()
        await client.click("bring-take")
        await client.until(lambda: "3 matches were added." in client.texts(), "they are in")
        await client.wait("bring-undo-0")
        await client.click("bring-undo-0")
        await client.until(lambda: not client.has("bring-undo-0"), "it is undone")
    with open_store(tmp_path, CLOCK) as store:
        assert store.matches.read_page().matches == () and store.people.all() == ()


async def test_the_most_frequent_people_are_ready_for_the_next_sheet(tmp_path: Path) -> None:
    async with visit(tmp_path, "/keep/bring", answers=file("players.csv")) as client:
        await client.wait("bring-pick")
        await client.click("bring-pick")
        await client.wait("bring-take")
        await client.click("bring-take")
        await client.wait("bring-undo-0")
    async with visit(tmp_path, "/keep") as client:
        await client.wait("keep-start")
        assert {"Ann", "Ben", "Cy"} <= set(client.texts())


async def test_one_tap_says_that_somebody_is_somebody_else(tmp_path: Path) -> None:
    with open_store(tmp_path, CLOCK) as store:
        store.sheets.begin_sheet(Terms(), ("Ann", "Robert"))
        robert = next(person.id for person in store.people.all() if person.name == "Robert")
    async with visit(tmp_path, "/keep/bring", answers=file("players.csv")) as client:
        await client.wait("bring-pick")
        await client.click("bring-pick")
        await client.wait("bring-who-Ann-new")
        await client.click("bring-who-Ann-new")
        await client.click("bring-who-Ben")
        await client.wait(f"bring-who-Ben-{robert}")
        await client.click(f"bring-who-Ben-{robert}")
        await client.click("bring-take")
        await client.wait("bring-undo-0")
    with open_store(tmp_path, CLOCK) as store:
        assert sorted(person.name for person in store.people.all()) == ["Ann", "Ann", "Cy", "Robert"]
        assert store.statistics.statistics_of_person(robert, "· Catan").matches == 2


async def test_dates_are_read_in_the_order_that_is_tapped(tmp_path: Path) -> None:
    table = b"date,Ann,Ben\n3/4/2024,1,2\n5/6/2024,3,4\n"
    async with visit(tmp_path, "/keep/bring", answers=file("dates.csv", table)) as client:
        await client.wait("bring-pick")
        await client.click("bring-pick")
        await client.wait("bring-dates-mdy")
        await client.click("bring-dates-mdy")
        await client.until(lambda: any("4 Mar" in each for each in client.texts()), "the third month comes first")
        await client.click("bring-take")
        await client.wait("bring-undo-0")
    with open_store(tmp_path, CLOCK) as store:
        plays = list(store.score_files.iter_plays(lambda match: match.name))
    assert [play.date for play in plays] == ["2024-03-04", "2024-05-06"]


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"hello", "this kind of file"),
        (b"<!DOCTYPE x><plays/>", "instructions"),
        (b"\xd0\xcf\x11\xe0.", "spreadsheet file"),
    ],
)
async def test_a_file_that_cannot_be_read_is_refused_in_words(tmp_path: Path, content: bytes, said: str) -> None:
    async with visit(tmp_path, "/keep/bring", answers=file("file", content)) as client:
        await client.wait("bring-pick")
        await client.click("bring-pick")
        await client.wait("bring-problem")
        assert said in client.spoken("bring-problem")


async def test_a_file_that_is_here_already_can_not_be_added_again(tmp_path: Path) -> None:
    with open_store(tmp_path, CLOCK) as store:
        *_, last = store.score_files.preview(read_score_file((SAMPLES / "players.csv").read_bytes()))
        assert last.preview is not None
        list(store.score_files.bring_in(last.preview))
    async with visit(tmp_path, "/keep/bring", answers=file("players.csv")) as client:
        await client.wait("bring-undo-0")
        await client.click("bring-pick")
        await client.wait("bring-nothing")
        assert not client.has("bring-take")


async def test_matches_go_out_for_bg_stats_and_are_read_back(tmp_path: Path) -> None:
    with open_store(tmp_path, CLOCK) as store:
        *_, last = store.score_files.preview(read_score_file((SAMPLES / "bg-stats.json").read_bytes()))
        assert last.preview is not None
        list(store.score_files.bring_in(last.preview))
    saved: list[bytes] = []

    def save(asked: dict[str, Any]) -> str:
        saved.append(asked["src_bytes"])
        return "saved"

    async with visit(tmp_path, "/history/keepsakes", answers={"save_file": save}) as client:
        await client.wait("export-bg-stats")
        await client.click("export-bg-stats")
        await client.until(lambda: bool(saved), "the file")
    sample = read_score_file((SAMPLES / "bg-stats.json").read_bytes())
    assert [play.key for play in read_score_file(saved[0]).plays] == [play.key for play in sample.plays]


async def test_points_of_more_decimals_than_a_sheet_shows_are_named(tmp_path: Path) -> None:
    fine = b"game,player,score\nLuge,Ann,48.1234567\n,Ben,48.2\n"
    async with visit(tmp_path, "/keep/bring", answers=file("luge.csv", fine)) as client:
        await client.wait("bring-pick")
        await client.click("bring-pick")
        await client.wait("bring-rounded")
