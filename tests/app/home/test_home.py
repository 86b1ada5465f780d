"""The first screen: what it shows, and where its tiles lead."""

from __future__ import annotations

import shutil
import sqlite3
import sys
from contextlib import closing
from itertools import pairwise
from pathlib import Path
from subprocess import run as run_process

import flet as ft
import pytest

from app.data import CLOCK
from app.opening import offer_backup
from app.patches.flet.semantics_tap import Spoken
from app.platform import own_network
from app.rooms.memberships.stored_memberships import LocalPerson, Membership, memberships_text
from app.stored.backups import (
    MIN_MATCHES_FOR_OFFER,
    RECENT_BACKUP_MS,
    SYNC,
    Backups,
    should_offer_backup,
    store_backups,
)
from app.stored.key_values import KeyValues
from app.stored.memberships import KEY as ROOMS
from app.ui.card_faces import all_table_assets
from app.ui.parts import picture_preloader
from app.ui.theme import CardLook
from app.ui.words import tr
from engine.scoresheet.taps import Enter, FinishRound, Score
from engine.scoresheet.terms import Terms
from store.backup.incoming import Incoming
from store.checks import CHECKED_KEY
from store.opening import FILE_NAME, open_store
from store.store import Store
from tests.app.fake import NEEDS, Client
from tests.app.played import TABLE, fill
from tests.app.visits import app, top, visit


def test_every_screen_is_read_after_the_first_frame() -> None:
    code = (
        "import sys, asyncio, app.main; from app.lazy_routes import import_screens; asyncio.run(import_screens());"
        "screens = ('app.table.open_table', 'app.settings.all_settings', 'app.history.replay.replay');"
        "print([name in sys.modules for name in screens])"
    )
    done = run_process([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[True, True, True]"


async def test_no_more_pictures_are_fetched_ahead_than_the_client_has_drawn(tmp_path: Path) -> None:
    files = set(all_table_assets(CardLook()))
    asked: list[int] = []

    def there(client: Client) -> int:
        return len(files & {str(control.key) for control in client.controls() if isinstance(control, ft.Image)})

    def answer(_: object) -> object:
        asked.append(there(clients[0]) if clients else 0)
        return NEEDS

    clients: list[Client] = []
    async with visit(tmp_path, answers={"get_accessibility_features": answer}) as client:
        clients.append(client)
        await client.until(lambda: there(client) == len(files), "all pictures")
    steps = [after - before for before, after in pairwise([*asked, len(files)])]
    assert max(steps) == picture_preloader.BATCH


async def test_without_matches_a_new_table_is_what_one_wants(tmp_path: Path) -> None:
    async with visit(tmp_path) as client:
        assert not client.has("home-continue")
        assert client.spoken("home-new").startswith("New table")
        await client.click("home-new")
        await client.until(lambda: top(client) == "/new")
        assert client.has("quick-deal")


async def test_where_nothing_is_open_the_last_table_is_dealt_with_one_tap(tmp_path: Path) -> None:
    async def deal(client: Client, button: str) -> int:
        await client.wait(button)
        await client.click(button)
        await client.until(lambda: top(client).startswith("/play/") and client.has("zone-hand"), "the table")
        return int(top(client).removeprefix("/play/"))

    fill(tmp_path)
    async with visit(tmp_path) as client:
        await client.wait("home-again")
        assert client.spoken("home-again").startswith("Quick start. Switch")
        await client.go("/new/crazy-eights")
        first = await deal(client, "new-deal")
        for button in ("menu", "menu-resign", "resign-sure"):
            await client.wait(button)
            await client.click(button)
        await client.wait("match-over")
        await client.go("/")
        again = "Same as last time. Crazy Eights"  # read aside: for a moment it is what it was before
        await client.until(
            lambda: client.has("home-again") and client.spoken("home-again").startswith(again), "the last table"
        )
        assert await deal(client, "home-again") > first


async def test_home_says_before_the_tap_that_no_room_is_possible_and_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(own_network.ADDRESS_VARIABLE, raising=False)
    monkeypatch.setattr(own_network, "OUTSIDE_ADDRESSES", ())  # no network
    monkeypatch.setattr("socket.gethostname", lambda: "localhost")
    async with visit(tmp_path) as client:
        await client.until(lambda: "Turn on Wi-Fi or a hotspot" in client.spoken("home-together"), "what to do")
        await client.click("home-together")
        await client.until(lambda: top(client) == "/rooms")
        await client.wait("room-obstacle")
        assert client.has("join-link")  # somebody else may have a room on a server
        await client.click("room-pass")
        await client.until(lambda: top(client) == "/new/switch")


async def test_one_open_match_is_continued_at_once(tmp_path: Path) -> None:
    (match,) = fill(tmp_path, finish=False)
    async with visit(tmp_path) as client:
        spoken = client.spoken("home-continue")
        assert "Switch" in spoken and "round 2 of 2" in spoken
        await client.click("home-continue")
        await client.until(lambda: top(client) == f"/play/{match}")


async def test_todays_hand_opens_even_if_tapped_before_the_store_is_open(tmp_path: Path) -> None:
    """The tile and all above it keep their size when the store opens, so that a tap never hits another one."""

    async with visit(tmp_path, quick=True) as client:
        tile, above = client.find("home-daily"), _above(client.find("home-daily"))
        assert app(client).data is None
        await client.until(lambda: client.has("home-learn"), "what one wants first")
        assert client.find("home-daily") is tile
        assert _above(tile) == above
    async with visit(tmp_path, quick=True) as client:
        assert app(client).data is None
        await client.click("home-daily")
        await client.until(lambda: top(client).startswith("/play/"), "the table")


def _above(tile: ft.BaseControl) -> float:
    """Return the height of everything above the tiles, of which `tile` is the first."""
    tiles = tile.parent
    assert isinstance(tiles, ft.Column) and tiles.controls[0] is tile and tiles.parent
    whole = tiles.parent.parent
    assert isinstance(whole, ft.Column) and isinstance(whole.controls[0], ft.Stack)
    room = whole.controls[0].controls[0]
    assert isinstance(room, ft.Container) and room.height
    return float(room.height)


async def test_of_several_open_matches_the_last_is_gone_on_with_and_the_others_are_listed(tmp_path: Path) -> None:
    first, second = fill(tmp_path, 2, finish=False)
    fill(tmp_path, 1, seed=7)
    async with visit(tmp_path) as client:
        await client.click("home-continue")
        await client.until(lambda: top(client) == f"/play/{second}")
        await client.go("/new")
        assert client.spoken("new-continue") == "Continue. one more open match"
        await client.click("new-continue")
        await client.wait(f"continue-{first}")
        assert len(client.all("continue-*")) == 2
        await client.click(f"continue-{second}")
        await client.until(lambda: top(client) == f"/play/{second}")


def played_much(folder: Path, matches: int = MIN_MATCHES_FOR_OFFER) -> None:
    """Store so many finished matches."""
    with open_store(folder, CLOCK) as kept:
        for _ in range(matches):
            match = kept.sheets.begin_sheet(Terms(name="Rummy", target=5), ("Ann", "Ben"))
            lease, sheet = kept.leases.acquire(match.id, "test", "test"), kept.sheets.get(match.id)
            assert sheet is not None
            for tap in (Enter(1, 0, Score(5)), Enter(1, 1, Score(0)), FinishRound(1)):
                kept.sheets.apply_tap(lease, sheet, tap)


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.main.REST", 0.0)


def fill_with_open_matches(folder: Path) -> None:
    """Store three unfinished matches."""
    fill(folder, 3, finish=False)


def join_a_room(folder: Path) -> None:
    """Store a membership of a room."""
    with open_store(folder, CLOCK) as kept:
        text = memberships_text(LocalPerson("Ann", "b" * 32), (Membership("a" * 32, "http://192.168.1.2:1"),))
        kept.settings.set_text(ROOMS, text)


def lose_the_end_of_the_log(folder: Path) -> None:
    """Damage the store so that its next opening tells of a loss."""
    whole = folder.with_name("whole")
    folder.rename(whole)
    with open_store(whole, CLOCK) as kept:
        for _ in range(2):
            kept.sheets.begin_sheet(Terms(name="Rummy"), ("Ann", "Ben"))
        shutil.copytree(whole, folder)
    (log,) = folder.glob("*-wal")
    content = bytearray(log.read_bytes())
    content[-1] ^= 1
    log.write_bytes(content)


def targets(client: Client) -> list[str]:
    """Return the identifiers of all buttons that do something."""
    return [each.identifier or "" for each in client.controls() if isinstance(each, Spoken) and each.on_click]


async def test_a_match_that_gives_way_to_a_room_is_among_the_new_tables(tmp_path: Path) -> None:
    fill(tmp_path, finish=False)
    join_a_room(tmp_path)
    async with visit(tmp_path) as client:
        await client.wait("home-room")
        assert not client.has("home-continue")
        await client.go("/new")
        assert client.spoken("new-continue") == "Continue. one more open match"


MOST_TARGETS = 10
STATES = {
    "never played": (),
    "one open match": (fill_with_open_matches,),
    "a room": (join_a_room,),
    "much played": (played_much,),
    "everything": (played_much, fill_with_open_matches, join_a_room),
    "everything, and damage": (played_much, fill_with_open_matches, join_a_room, lose_the_end_of_the_log),
}


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize("state", STATES)
async def test_the_first_screen_has_at_most_ten_targets(tmp_path: Path, state: str) -> None:
    for prepare in STATES[state]:
        prepare(tmp_path)
    async with visit(tmp_path) as client:
        await client.until(lambda: len(targets(client)) >= MOST_TARGETS, "the main tile")
        await client.until(lambda: app(client).backup_wanted == ("played" in state and state != "never played"))
        assert len(targets(client)) == MOST_TARGETS, targets(client)


@pytest.mark.parametrize("name", ["history", "rules", "settings"])
async def test_the_foot_leads_on_and_back_leads_home(tmp_path: Path, name: str) -> None:
    async with visit(tmp_path) as client:
        await client.click(f"nav-{name}")
        await client.until(lambda: top(client) == f"/{name}")
        await client.click("back")
        await client.until(lambda: top(client) == "/")


async def test_an_address_that_leads_nowhere_says_so(tmp_path: Path) -> None:
    async with visit(tmp_path, "/nowhere/at/all") as client:
        assert "Nothing here" in client.texts()
        await client.click("back")
        await client.until(lambda: top(client) == "/")


async def test_a_damaged_file_is_told_about_and_kept(tmp_path: Path) -> None:
    fill(tmp_path)
    (file,) = (path for path in tmp_path.iterdir() if path.suffix not in ("-wal", "-shm") and path.is_file())
    file.write_bytes(b"this is no database at all" * 100)
    async with visit(tmp_path) as client:
        assert "been kept as" in client.spoken("trouble")
        await client.click("trouble-seen")
        assert not client.has("trouble")


async def test_loss_from_a_broken_log_is_reported_until_read(tmp_path: Path) -> None:
    left = tmp_path / "left"
    with open_store(tmp_path / "ended", CLOCK) as ended:
        match = ended.sheets.begin_sheet(Terms(name="Rummy"), ("Ann", "Ben"))
        ended.checkpoint()
        for _ in range(2):
            ended.sheets.begin_sheet(Terms(name="Rummy"), ("Ann", "Ben"))
        shutil.copytree(tmp_path / "ended", left)
    (log,) = left.glob("*-wal")
    content = bytearray(log.read_bytes())
    content[-1] ^= 1
    log.write_bytes(content)
    for _ in range(2):
        async with visit(left) as client:
            assert "may be missing" in client.spoken("trouble") and "today" in client.spoken("trouble")
    async with visit(left) as client:
        await client.click("trouble-seen")
        await client.until(lambda: not client.has("trouble"))
    async with visit(left) as client:
        assert not client.has("trouble")
        await client.go("/continue")
        await client.wait(f"continue-{match.id}")


async def test_people_at_the_table_are_in_the_line_of_a_match(tmp_path: Path) -> None:
    fill(tmp_path, finish=False)
    async with visit(tmp_path) as client:
        assert all(seat.name in client.spoken("home-continue") for seat in TABLE.seats)


@pytest.mark.usefixtures("at_once")
async def test_a_backup_is_offered_once_after_twenty_matches_and_made_by_one_tap(tmp_path: Path) -> None:
    played_much(tmp_path)
    async with visit(tmp_path, "/history") as client:
        await client.wait("backup-offer")
        assert str(tmp_path) in client.spoken("backup-offer")
        await client.click("backup-make")
        await client.until(lambda: not client.has("backup-offer"))
        (saved,) = [told for name, told in client.called if name == "save_file"]
        incoming = Incoming(saved["src_bytes"])
        assert [*incoming.check_in_slices()]
    with open_store(tmp_path, CLOCK) as kept:
        assert not should_offer_backup(kept, Texts(kept), CLOCK.wall())
        assert not should_offer_backup(kept, Texts(kept), CLOCK.wall() + 2 * RECENT_BACKUP_MS)


@pytest.mark.usefixtures("at_once")
async def test_declined_backup_is_not_offered_again(tmp_path: Path) -> None:
    played_much(tmp_path)
    async with visit(tmp_path, "/history") as client:
        await client.wait("backup-offer")
        await client.click("backup-close")
        assert not client.has("backup-offer")
    with open_store(tmp_path, CLOCK) as kept:
        assert not should_offer_backup(kept, Texts(kept), CLOCK.wall())


class Texts(KeyValues):
    """Key values in memory, in place of a store's."""

    def __init__(self, kept: Store) -> None:
        super().__init__(kept, lambda run: run)


async def test_no_backup_is_offered_with_sync_or_few_matches(tmp_path: Path) -> None:
    now = CLOCK.wall()
    played_much(tmp_path, MIN_MATCHES_FOR_OFFER - 1)
    with open_store(tmp_path, CLOCK) as kept:
        texts = Texts(kept)
        assert not should_offer_backup(kept, texts, now)
    played_much(tmp_path, 1)
    with open_store(tmp_path, CLOCK) as kept:
        texts = Texts(kept)
        assert should_offer_backup(kept, texts, now)
        store_backups(texts, Backups(now - RECENT_BACKUP_MS + 1))
        assert not should_offer_backup(kept, texts, now) and should_offer_backup(kept, texts, now + 1)
        texts.put_text(SYNC, "{}")
        assert not should_offer_backup(kept, texts, now + 1)


@pytest.mark.usefixtures("at_once")
async def test_damage_that_is_found_beside_play_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("store.checks.LARGE_FILE_BYTES", 1)

    played_much(tmp_path, 1)
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as raw:
        raw.execute("INSERT INTO marks VALUES (999, X'00', 999, '', 1, '', X'00')")  # of a match that is not there
        raw.execute("DELETE FROM meta WHERE key = ?", (CHECKED_KEY,))
        raw.commit()
    async with visit(tmp_path) as client:
        await client.wait("trouble")
        assert app(client).storage_trouble == tr("store.failing")
        assert "damaged file: a row of marks" in "".join(app(client).journal.lines)


@pytest.mark.usefixtures("at_once")
async def test_backup_is_offered_at_the_next_start_if_the_app_was_left_before(tmp_path: Path) -> None:
    played_much(tmp_path, MIN_MATCHES_FOR_OFFER)
    async with visit(tmp_path) as client:
        left = app(client)
        await client.until(lambda: left.backup_wanted)
        left.backup_wanted = False
        assert left.data is not None
        await left.data.close()
        await offer_backup(left)
        assert not left.backup_wanted
    async with visit(tmp_path, "/history") as client:
        await client.wait("backup-offer")
