"""Home: what one sees first, and where it leads."""

from __future__ import annotations

import sys
from pathlib import Path
from subprocess import run as run_process

import pytest

from tests.app.played import TABLE, fill
from tests.app.visits import run, top, visit


def test_every_screen_is_read_after_the_first_frame() -> None:
    code = (
        "import sys, asyncio, app.main; from app.lazy_routes import bring_all; asyncio.run(bring_all());"
        "screens = ('app.table.open_table', 'app.settings.all_settings', 'app.history.replay');"
        "print([name in sys.modules for name in screens])"
    )
    done = run_process([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[True, True, True]"


def test_without_matches_a_new_table_is_what_one_wants(tmp_path: Path) -> None:
    async def test() -> None:
        async with visit(tmp_path) as client:
            assert not client.has("home-continue")
            assert client.spoken("home-new").startswith("New table")
            await client.click("home-new")
            await client.until(lambda: top(client) == "/new")
            assert client.has("quick-deal")

    run(test)


def test_one_open_match_is_continued_at_once(tmp_path: Path) -> None:
    async def test() -> None:
        (match,) = fill(tmp_path, finish=False)
        async with visit(tmp_path) as client:
            spoken = client.spoken("home-continue")
            assert "Switch" in spoken and "hand 2 of 2" in spoken
            await client.click("home-continue")
            await client.until(lambda: top(client) == f"/play/{match}")

    run(test)


def test_several_open_matches_are_listed(tmp_path: Path) -> None:
    async def test() -> None:
        first, second = fill(tmp_path, 2, finish=False)
        fill(tmp_path, 1, seed=7)
        async with visit(tmp_path) as client:
            await client.click("home-continue")
            await client.wait(f"continue-{first}")
            assert len(client.all("continue-*")) == 2
            await client.click(f"continue-{second}")
            await client.until(lambda: top(client) == f"/play/{second}")

    run(test)


@pytest.mark.parametrize("name", ["history", "rules", "settings"])
def test_the_foot_leads_on_and_back_leads_home(tmp_path: Path, name: str) -> None:
    async def test() -> None:
        async with visit(tmp_path) as client:
            await client.click(f"nav-{name}")
            await client.until(lambda: top(client) == f"/{name}")
            await client.click("back")
            await client.until(lambda: top(client) == "/")

    run(test)


def test_an_address_that_leads_nowhere_says_so(tmp_path: Path) -> None:
    async def test() -> None:
        async with visit(tmp_path, "/nowhere/at/all") as client:
            assert "Nothing here" in client.texts()
            await client.click("back")
            await client.until(lambda: top(client) == "/")

    run(test)


def test_a_damaged_file_is_told_about_and_kept(tmp_path: Path) -> None:
    async def test() -> None:
        fill(tmp_path)
        (file,) = (path for path in tmp_path.iterdir() if path.suffix not in ("-wal", "-shm") and path.is_file())
        file.write_bytes(b"this is no database at all" * 100)
        async with visit(tmp_path) as client:
            assert "was kept as" in client.spoken("trouble")
            await client.click("trouble-seen")
            assert not client.has("trouble")

    run(test)


def test_people_at_the_table_are_in_the_line_of_a_match(tmp_path: Path) -> None:
    async def test() -> None:
        fill(tmp_path, finish=False)
        async with visit(tmp_path) as client:
            assert all(seat.name in client.spoken("home-continue") for seat in TABLE.seats)

    run(test)
