"""What looks back on matches played and kept: the list, a match, sharing, numbers, people, one file for all."""

from __future__ import annotations

import asyncio
import zipfile
from collections.abc import AsyncIterator, Iterator
from contextlib import closing, contextmanager
from datetime import date, datetime, time, timedelta
from functools import partial
from http import HTTPStatus
from io import BytesIO
from pathlib import Path
from sqlite3 import connect
from typing import IO, Any

import flet as ft
import pytest

from app.data import CLOCK
from app.history.backup.running_work import run_work
from app.platform.background import Touch
from app.platform.uploads import uploads
from app.scoresheet.agreement import Agreement
from app.ui import theme
from app.ui.charts import axis_ticks
from app.ui.date_texts import day_heading
from engine.scoresheet.terms import Terms
from store.backup.incoming import Incoming
from store.opening import FILE_NAME, open_store
from store.records import Clock, Preview
from tests.app import kept
from tests.app.button_looks import is_set_apart, pills
from tests.app.fake import Client, texts
from tests.app.played import fill
from tests.app.visits import app, fill_in, top, visit
from tests.running import ROOT
from tests.store.tables import exported


def shown(client: Client) -> set[str]:
    """The matches of the list."""
    return {str(getattr(each, "identifier", "")) for each in client.all("match-*")} - {""}


@pytest.mark.parametrize("letters", [1.0, 1.25, 2.0])
async def test_two_initials_stay_in_their_circle(tmp_path: Path, letters: float) -> None:
    """Whatever size the letters have on the system: the widest is as wide as high."""
    kept.keep(tmp_path, Agreement(("Mum", "Mia"), free=Terms(name="Rummy", target=300)), 1)

    async with visit(tmp_path, "/statistics") as client:
        app(client).text_scale = letters
        await client.settle()
        sizes = [each.size for each in client.controls() if isinstance(each, ft.Text) and each.value in ("Mu", "Mi")]
        assert len(sizes) == 2
        assert all(size and 2 * size * letters <= theme.AVATAR for size in sizes)


async def test_counting_what_is_behind_waits_in_silence_for_another_window(tmp_path: Path) -> None:
    """Nobody asked for it, and the next visit goes on with it."""
    fill(tmp_path, 1)

    async with visit(tmp_path) as client:
        with closing(connect(tmp_path / FILE_NAME)) as other:
            other.execute("BEGIN IMMEDIATE")
            app(client).navigation.go_to("/statistics")
            await client.until(lambda: top(client) == "/statistics")
            await client.settle()
        assert not app(client).journal.last_error
        app(client).navigation.go_to("/")
        await client.settle()
        app(client).navigation.go_to("/statistics")
        data = app(client).data
        assert data is not None
        await client.until(lambda: not data.store.statistics.catch_up(), "everything counted")


async def test_the_list_is_searched_and_filtered(tmp_path: Path) -> None:
    (played,) = fill(tmp_path, 1)
    tally = kept.keep(tmp_path, kept.TALLY, 2)
    free = kept.keep(tmp_path, kept.FREE, 2)

    async with visit(tmp_path, "/history") as client:
        await client.wait(f"match-{played}")
        assert shown(client) == {f"match-{each}" for each in (played, tally, free)}
        await fill_in(client, "history-search", "rummy")
        await client.until(lambda: shown(client) == {f"match-{free}"}, "the free sheet")
        await fill_in(client, "history-search", "")
        await client.click("filter-what")
        await client.wait("what-1")
        await client.click("what-1")
        await client.until(lambda: shown(client) == {f"match-{played}"}, "what was played")
        await client.click("filter-what")
        await client.click("what-0")
        await client.click("filter-game")
        await client.wait("game-1")
        names = [client.spoken(f"game-{n}") for n in (1, 2, 3)]
        await client.click(f"game-{1 + next(n for n, name in enumerate(names) if 'Kilodney' in name)}")
        await client.until(lambda: shown(client) == {f"match-{tally}"}, "one game")
        await fill_in(client, "history-search", "nobody of that name")
        await client.wait("history-all")
        await client.click("history-all")
        await client.until(lambda: len(shown(client)) == 3, "all of them")


def headings(client: Client) -> list[str]:
    """The texts marked as headings for screen readers, without the title of the screen."""
    headers = [each for each in client.controls() if isinstance(each, ft.Semantics) and each.header]
    return [text for each in headers[1:] for text in texts(each)]


def days_ago(days: int) -> datetime:
    """Noon, so many days ago: at noon, daylight saving can't change the date."""
    return datetime.combine(date.today() - timedelta(days), time(12))


def add_sheets(folder: Path, days: list[int]) -> list[int]:
    """Store a score sheet for each number of days ago; returns the ids of the matches."""
    added = []
    for ago in days:
        moment = int(days_ago(ago).timestamp() * 1000)
        with open_store(folder, Clock(partial(int, moment), CLOCK.steady)) as store:
            added.append(store.sheets.begin_sheet(Terms(name="Rummy"), ("Mum", "Jo")).id)
    return added


async def test_the_list_has_a_heading_for_each_day(tmp_path: Path) -> None:
    """A match dated in the future by a wrong clock comes first, under its date."""
    ago = [0, 0, 1, 3, 3, 40, 400, -400]
    matches = add_sheets(tmp_path, ago)

    async with visit(tmp_path, "/history") as client:
        await client.wait(f"match-{matches[0]}")
        named = [day_heading(days_ago(days).date(), date.today()) for days in (-400, 0, 1, 3, 40, 400)]
        assert headings(client) == named and named[1:3] == ["Today", "Yesterday"]
        # Every match is listed once, and a screen reader says its day, too.
        assert shown(client) == {f"match-{each}" for each in matches}
        assert "12:00" in texts(client.find(f"match-{matches[2]}"))[-1]
        assert "yesterday" in client.spoken(f"match-{matches[2]}")
        await fill_in(client, "history-search", "nobody of that name")
        await client.wait("history-all")
        assert headings(client) == []


async def test_a_day_split_across_pages_has_one_heading(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.history.all_matches.PAGE_SIZE", 2)
    matches = add_sheets(tmp_path, [0, 1, 1, 1, 2])

    async with visit(tmp_path, "/history") as client:
        await client.wait("history-older")
        assert headings(client) == ["Today", "Yesterday"] and len(shown(client)) == 2
        await client.click("history-older")
        await client.until(lambda: len(shown(client)) == 4, "the second page")
        assert headings(client) == ["Today", "Yesterday"]
        await client.click("history-older")
        await client.until(lambda: shown(client) == {f"match-{each}" for each in matches}, "all of them")
        assert headings(client)[:2] == ["Today", "Yesterday"] and len(headings(client)) == 3


async def test_open_matches_have_a_heading_for_each_day(tmp_path: Path) -> None:
    matches = add_sheets(tmp_path, [0, 1])

    async with visit(tmp_path, "/continue") as client:
        await client.wait(f"continue-{matches[1]}")
        assert headings(client) == ["Today", "Yesterday"]


async def test_a_kept_match_shows_its_rounds_and_takes_a_note(tmp_path: Path) -> None:
    match = kept.keep(tmp_path, kept.FREE, 3)

    async with visit(tmp_path, f"/history/{match}") as client:
        await client.wait("grid-3")
        assert "Mum" in client.spoken("grid-1")
        await client.until(lambda: any(type(each).__name__ == "LineChart" for each in client.controls()), "a chart")
        await fill_in(client, "match-note", "At the lake")
        await client.click("match-note-keep")
        await client.click("match-share")
        await client.wait("share-shown")
        assert "At the lake" in client.spoken("share-shown")


async def test_the_button_that_deletes_a_picture_is_set_apart(tmp_path: Path) -> None:
    kept.keep(tmp_path, kept.FREE, 1)
    with open_store(tmp_path, CLOCK) as store:
        person = store.people.all()[0].id
        store.people.set_picture(person, (ROOT / "app" / "publish" / "icons" / "favicon.png").read_bytes())

    async with visit(tmp_path, f"/statistics/people/{person}") as client:
        await client.wait("picture-forget")
        assert is_set_apart(client, "picture-forget") and "picture-pick" in pills(client)


async def test_a_deleted_match_can_be_had_back(tmp_path: Path) -> None:
    match = kept.keep(tmp_path, kept.FREE, 2)

    async with visit(tmp_path, f"/history/{match}") as client:
        await client.wait("match-delete")
        assert is_set_apart(client, "match-delete") and {"match-share", "match-continue"} < pills(client).keys()
        await client.click("match-delete")
        await client.wait("match-restore")
        await client.go("/history")
        await client.until(lambda: "Nothing yet" in client.texts(), "an empty list")
        await client.go(f"/history/{match}")
        await client.wait("match-restore")
        await client.click("match-restore")
        await client.wait("match-delete")
        await client.go("/history")
        await client.until(lambda: shown(client) == {f"match-{match}"}, "the match again")


async def test_a_kept_match_is_changed_on_its_sheet(tmp_path: Path) -> None:
    (match,) = kept.keep_to_the_end(tmp_path, kept.TALLY, 1)

    async with visit(tmp_path, f"/history/{match}") as client:
        await client.wait("match-edit")
        await client.click("match-edit")
        await client.wait("sheet-over")
        await client.click("pad-undo")
        await client.wait("mark-plus-1")


async def test_a_text_is_copied_and_a_picture_saved(tmp_path: Path) -> None:
    (match,) = kept.keep_to_the_end(tmp_path, kept.TALLY, 1)
    saved: list[Any] = []

    def save(arguments: Any) -> str:
        saved.append(arguments)
        return ""

    answers = {"capture": b"\x89PNG", "save_file": save}
    async with visit(tmp_path, f"/history/{match}/share", answers=answers) as client:
        await client.wait("share-text")
        await client.click("share-text")
        await client.until(lambda: any(name == "set" for name, _ in client.called), "the clipboard")
        (copied,) = [arguments for name, arguments in client.called if name == "set"]
        assert "1. " in str(copied) and "Round 1" in str(copied)
        await client.click("share-picture")
        await client.until(lambda: saved, "the picture")
        assert saved[0]["src_bytes"] == b"\x89PNG" and saved[0]["file_name"].endswith(".png")


async def test_numbers_of_people_games_and_bots_lead_to_each_other(tmp_path: Path) -> None:
    fill(tmp_path, 2)
    kept.keep_to_the_end(tmp_path, kept.TALLY, 3)

    async with visit(tmp_path, "/statistics") as client:
        await client.wait("game-kilodney")
        assert client.has("bot-careless")
        await client.click("game-kilodney")
        await client.until(lambda: top(client) == "/statistics/kilodney", "the game")
        person = next(str(getattr(each, "identifier", "")) for each in client.all("game-person-*"))
        await client.click(person)
        await client.wait("number-wins")
        assert top(client).startswith("/statistics/people/")
        await client.wait("chart-rating")
        assert client.has("met-1")
        assert any("at least five matches" in text for text in client.texts())


async def test_numbers_that_need_more_matches_say_so(tmp_path: Path) -> None:
    kept.keep_to_the_end(tmp_path, kept.TALLY, 1)

    async with visit(tmp_path, "/statistics/people/1") as client:
        await client.wait("number-wins")
        assert "Too few matches" in client.spoken("number-wins")
        assert "more matches" in client.spoken("number-rating")
        assert any("three finished matches" in text for text in client.texts())


async def test_a_person_is_renamed_recoloured_archived_and_merged(tmp_path: Path) -> None:
    kept.keep(tmp_path, kept.FREE, 1)

    with open_store(tmp_path, CLOCK) as store:
        ids = {person.name: person.id for person in store.people.all()}
    async with visit(tmp_path, f"/statistics/people/{ids['Jo']}") as client:
        await client.wait("person-rename")
        await fill_in(client, "person-name", "Mum")  # somebody else's
        assert getattr(client.find("person-rename"), "disabled", False)
        assert client.has("person-name-taken")
        await fill_in(client, "person-name", "Joanna")
        assert not client.has("person-name-taken")
        await client.click("person-rename")
        await client.until(lambda: "Joanna" in client.texts(), "the new name")
        await client.click("colour-5")
        await client.click("archive")
        await client.wait("person-archived")
        await client.click(f"merge-{ids['Sam']}")
        await client.until(lambda: top(client) == f"/statistics/people/{ids['Sam']}", "the other")
        await client.wait(f"separate-{ids['Jo']}")
        await client.click(f"separate-{ids['Jo']}")
        await client.until(lambda: not client.has(f"separate-{ids['Jo']}"), "two people again")
    with open_store(tmp_path, CLOCK) as store:
        joanna = next(person for person in store.people.all(archived=True) if person.id == ids["Jo"])
    assert (joanna.name, joanna.colour, joanna.archived) == ("Joanna", 4, True)


def test_everything_goes_out_in_one_file_and_comes_in_elsewhere(tmp_path: Path) -> None:
    kept.keep_to_the_end(tmp_path / "one", kept.TALLY, 2)
    files: list[bytes] = []

    def save(arguments: Any) -> str:
        files.append(arguments["src_bytes"])
        return "saved"

    async def out() -> None:
        async with visit(tmp_path / "one", "/history/keepsakes", answers={"save_file": save}) as client:
            await client.wait("export")
            await client.click("export")
            await client.until(lambda: len(files) == 1, "the file")
            await client.click("export-csv")
            await client.until(lambda: len(files) == 2, "the table")

    asyncio.run(out())
    assert zipfile.ZipFile(BytesIO(files[0])).testzip() is None
    assert b"Mum" in files[1]

    def pick(_: Any) -> list[dict[str, Any]]:
        return [{"id": 1, "name": "kept.zip", "size": len(files[0]), "bytes": files[0]}]

    async def come_in() -> None:
        async with visit(tmp_path / "two", "/history/keepsakes", answers={"pick_files": pick}) as client:
            await client.wait("import-pick")
            await client.click("import-pick")
            await client.wait("preview-matches_new")
            await client.click("import-take")
            await client.until(lambda: "2 matches were added." in client.texts(), "it is in")
            await client.click("import-pick")
            await client.wait("preview-matches_known")
            assert not client.has("preview-matches_new")
        with open_store(tmp_path / "two", CLOCK) as store:
            assert len(store.matches.read_page().matches) == 2

    asyncio.run(come_in())


async def test_a_broken_file_is_refused_and_the_place_named(tmp_path: Path) -> None:
    answers = {"pick_files": [{"id": 1, "name": "no.zip", "size": 3, "bytes": b"abc"}]}

    async with visit(tmp_path, "/history/keepsakes", answers=answers) as client:
        await client.wait("import-pick")
        await client.click("import-pick")
        await client.wait("import-problem")


@pytest.mark.parametrize("served", [False, True])
async def test_a_file_larger_than_any_is_refused_by_its_name_and_size_before_it_is_sent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, served: bool
) -> None:
    monkeypatch.setattr(uploads, "open", served)
    answers = {"pick_files": [{"id": 1, "name": "film.zip", "size": 1_073_741_825}]}

    async with visit(tmp_path, "/history/keepsakes", answers=answers) as client:
        await client.wait("import-pick")
        await client.click("import-pick")
        await client.wait("import-problem")
        said = client.spoken("import-problem")
        assert "film.zip" in said and "1074 MB" in said and "268 MB" in said
        assert "upload" not in [name for name, _ in client.called]


async def test_a_page_of_the_play_server_sends_the_file_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(uploads, "open", True)
    sent = []

    async def parts(*some: bytes) -> AsyncIterator[bytes]:
        for each in some:
            yield each

    def send(asked: dict[str, Any]) -> None:
        address = asked["files"][0]["upload_url"]
        whole = uploads.receive_upload(address, parts(b"no zip", b" at all"))
        sent.append(asyncio.ensure_future(whole))

    answers = {"pick_files": [{"id": 1, "name": "no.zip", "size": 13}], "upload": send}

    async with visit(tmp_path, "/history/keepsakes", answers=answers) as client:
        await client.wait("import-pick")
        await client.click("import-pick")
        await client.wait("import-problem")
        assert "isn’t a backup" in client.spoken("import-problem")
        assert await sent[0] == HTTPStatus.OK
        assert ("pick_files", False) in [(name, (told or {}).get("with_data")) for name, told in client.called]


@pytest.mark.parametrize("way", ["import-take", "import-not", "import-pick", "back", "gone"])
async def test_the_file_that_is_looked_at_is_closed_when_it_is_no_longer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    fill(tmp_path / "one")
    with open_store(tmp_path / "one", CLOCK) as store:
        content = exported(store)
    monkeypatch.setattr(uploads, "open", True)
    files: list[IO[bytes]] = []

    @contextmanager
    def expected(_: int) -> Iterator[tuple[str, asyncio.Future[IO[bytes]]]]:
        coming = asyncio.get_running_loop().create_future()
        files.append(BytesIO(content))
        coming.set_result(files[-1])
        yield "", coming

    monkeypatch.setattr(uploads, "expect_file", expected)
    answers = {"pick_files": [{"id": 1, "name": "kept.zip", "size": len(content)}]}

    async with visit(tmp_path / "two", "/history/keepsakes", answers=answers) as client:
        await client.wait("import-pick")
        await client.click("import-pick")
        await client.wait("import-take")
        assert [file.closed for file in files] == [False]
        if way == "gone":
            data = app(client).data
            assert data is not None
            await data.close()
        else:
            await client.click(way)
        await client.until(lambda: files[0].closed, "it is closed")


async def test_nothing_yet_is_said_kindly(tmp_path: Path) -> None:
    async with visit(tmp_path, "/statistics") as client:
        await client.wait("statistics-keep")
        await client.go("/statistics/people/7")
        await client.until(lambda: "Nothing here" in client.texts(), "nobody")


@pytest.mark.parametrize(("low", "high"), [(0, 50), (0, 350), (-12, 31), (0, 1), (12.3, 24.1), (5, 5), (0, 0.2)])
def test_an_axis_has_a_few_round_values_around_all(low: float, high: float) -> None:
    ticks = axis_ticks(low, high)
    assert ticks[0] <= low and ticks[-1] >= high
    assert 2 <= len(ticks) <= 8


@pytest.mark.parametrize(
    "route",
    [
        "/keep",
        "/sheet/3",
        "/sheet/4",
        "/statistics",
        "/statistics/kilodney",
        "/statistics/people/2",
        "/history/keepsakes",
        "/history/3/share",
    ],
)
async def test_everything_to_tap_has_one_name_and_room_for_a_thumb(tmp_path: Path, route: str) -> None:
    fill(tmp_path, 2)
    kept.keep(tmp_path, kept.TALLY, 2)
    kept.keep(tmp_path, kept.CARDS, 2)

    async with visit(tmp_path, route, width=360, height=640) as client:
        await client.until(lambda: len(client.all("*")) > 8 and "One moment…" not in client.texts(), "the screen")
        heard = [each for each in client.controls() if getattr(each, "on_click", None) is not None]
        named = [each for each in heard if isinstance(each, ft.Semantics)]
        assert named
        names = [each.identifier for each in named if each.identifier != "back"]
        assert len(names) == len(set(names))
        for each in named:
            assert each.identifier and each.label, each
            for side in ("width", "height"):
                measure = getattr(each.content, side, None)
                assert measure is None or measure >= theme.TAP, f"{each.identifier} {side}"
        for control in client.controls():
            keys = [child.key for child in getattr(control, "controls", None) or [] if child.key is not None]
            assert len(keys) == len(set(map(str, keys))), keys


async def test_what_is_brought_in_can_be_stopped_and_then_nothing_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.platform.background.SLICE_SECONDS", 0.0)  # so that the loop has its turn after every step
    kept.keep_to_the_end(tmp_path / "one", kept.TALLY, 2)
    with open_store(tmp_path / "one", CLOCK) as store:
        incoming = Incoming(exported(store))
    stopped = asyncio.Event()
    shares: list[float] = []

    def tell(step: Preview) -> None:
        shares.append(step.done)
        if len(shares) == 5:
            stopped.set()

    with open_store(tmp_path / "two", CLOCK) as store:
        for _ in incoming.check_in_slices():
            await asyncio.sleep(0)
        for begin in (store.backup.preview_import, store.backup.import_file):
            work = begin(incoming)
            shares.clear()
            assert await run_work(work, Touch(), stopped, tell) is None
            work.close()
            assert len(shares) == 5 and not store.matches.read_page().matches
            stopped.clear()
        whole = await run_work(store.backup.import_file(incoming), Touch(), stopped, tell)
        assert whole is not None and whole.matches_new == 2 and len(store.matches.read_page().matches) == 2


async def test_whoever_stands_before_a_match_has_their_own_colour_in_every_list(tmp_path: Path) -> None:
    kept.keep(tmp_path, kept.FREE, 2)
    with open_store(tmp_path, CLOCK) as store:
        for person in store.people.all():
            store.people.recolour(person.id, 6)

    def circles(client: Client) -> set[object]:
        found = (each.bgcolor for each in client.controls() if isinstance(each, ft.Container))
        return {colour for colour in found if colour in theme.SEAT_COLOURS}

    async with visit(tmp_path, "/history") as client:
        await client.wait("match-1")
        assert circles(client) == {theme.SEAT_COLOURS[6 % len(theme.SEAT_COLOURS)]}
        await client.go("/continue")
        await client.wait("continue-1")
        assert circles(client) == {theme.SEAT_COLOURS[6 % len(theme.SEAT_COLOURS)]}
