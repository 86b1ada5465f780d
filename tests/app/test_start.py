"""What starting the app imports, in a process of its own; parts that aren't opened aren't imported."""

from __future__ import annotations

import sys
from pathlib import Path
from subprocess import run
from typing import Final

#: Modules that the first frame needs: from the engine the names of cards for the fan, messages, lesson ids, and
#: the keys of stored settings; from the store its errors.
BEFORE_THE_FRAME: Final = (
    "app.home", "app.lazy_routes", "app.main", "app.patches", "app.platform", "app.preferences",
    "app.stored", "app.ui", "app.window",
    "engine.cards", "engine.lessons", "engine.messages", "engine.player_names", "engine.stored_keys", "store.errors",
    "store.file_permissions",
)  # fmt: skip
HEAVY: Final = ("sqlite3", "sqlalchemy", "sqlmodel", "pydantic", "httpx", "zipfile", "flet_charts")
#: What an open store is there without, until somebody asks for it.
NOT_WITH_THE_STORE: Final = (
    "app.editor", "app.history", "app.new_table", "app.rules", "app.scoresheet", "app.settings", "app.statistics",
    "app.sync.exchange", "app.table", "engine.bots", "engine.game", "engine.match", "engine.notation",
    "engine.play.shedding", "engine.rules.compile", "engine.rules.explain", "engine.rules.lint", "engine.simulate",
    "store.backup", "store.parts.statistics", "store.projections.pending_work", "store.projections.ratings",
    "store.replication", "store.server", "store.sync.client", "store.sync.log", "httpx",
)  # fmt: skip
HOME: Final = "import app.main, app.home.first_screen"
OPEN: Final = """
from pathlib import Path
from app.opening import CLOCK
from store.opening import open_store
opened = open_store(Path(sys.argv[1]), CLOCK)
opened.settings.all(), opened.matches.unfinished_matches()
import app.home.open_matches  # by which home says at once which match goes on
"""

#: What answers pages, and so is not waited for by the first of them.
ANSWERING: Final = (
    "fastapi",
    "pydantic",
    "flet.app",
    "flet.controls.page",
    "app.main",
    "app.ui.window.app_state",
    "app.home",
)
BEGUN: Final = "from app.served import owner_pages\nowner_pages.prepare_first_page()"
DRAWN: Final = """
import asyncio
from pathlib import Path
from tests.app.visits import visit
before = set(sys.modules)
async def draw():
    async with visit(Path(sys.argv[1]), "/") as client:
        await client.wait("home")
        return sys.modules.keys() - before
sys.modules = dict.fromkeys(asyncio.run(draw()))  # those alone
"""


def loaded(code: str, folder: Path) -> list[str]:
    """Return the names of the modules that are imported after running the code."""
    command = [sys.executable, "-c", f"import sys\n{code}\nprint(*sys.modules)", str(folder)]
    return run(command, capture_output=True, text=True, check=True).stdout.split()


def within(module: str, rooms: tuple[str, ...]) -> bool:
    """Return whether a module is one of these packages or in one."""
    return any(f"{module}.".startswith(f"{room}.") for room in rooms)


def test_the_first_frame_reads_in_home_and_nothing_heavy(tmp_path: Path) -> None:
    there = loaded(HOME, tmp_path)
    ours = [each for each in there if within(each, ("app", "engine", "store")) and "." in each]
    assert [each for each in ours if not within(each, BEFORE_THE_FRAME)] == []
    assert [each for each in there if within(each, HEAVY)] == []
    assert "app.home.first_screen" in ours


def test_the_first_page_waits_for_nothing_that_answers_it(tmp_path: Path) -> None:
    there = loaded("import app.serving", tmp_path)
    assert [each for each in there if within(each, ANSWERING)] == []
    assert set(ANSWERING) <= set(loaded(f"import app.serving\n{BEGUN}", tmp_path))


def test_the_first_frame_finds_all_of_flet_that_it_is_drawn_with(tmp_path: Path) -> None:
    wanted = [each for each in loaded(DRAWN, tmp_path) if within(each, ("flet.controls",))]
    assert "flet.controls.material.container" in wanted
    assert set(wanted) <= set(loaded(BEGUN, tmp_path))


def test_an_open_store_reads_in_no_room_that_nobody_entered(tmp_path: Path) -> None:
    there = loaded(HOME + OPEN, tmp_path)
    assert [each for each in there if within(each, NOT_WITH_THE_STORE)] == []
    assert "store.parts.matches" in there


def test_these_rooms_are_there_to_be_read_in(tmp_path: Path) -> None:
    wanted = [each for each in NOT_WITH_THE_STORE if each != "store.server"]
    there = loaded(f"import {', '.join([*wanted, *BEFORE_THE_FRAME])}", tmp_path)
    assert set(wanted) <= set(there)
