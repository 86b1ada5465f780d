"""Damaged files: the store never crashes, deletes nothing, and never reads other data without saying so."""

from __future__ import annotations

import os
import random
import resource
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from itertools import count
from pathlib import Path
from sqlite3 import IntegrityError
from tempfile import TemporaryDirectory

import pytest

from engine.scoresheet.taps import Note, Undo
from engine.scoresheet.terms import Terms
from store.backup.incoming import Incoming
from store.errors import StoreError
from store.migrations.migrating import MIGRATIONS
from store.opening import FILE_NAME, open_folder, open_in_memory
from store.os_process import this_process
from store.store import Store
from tests.store.make_fixture import contents, fill
from tests.store.tables import Clocks, begun, exported, opened, two_seats, whole

NOBODY = 65534
USER_VERSION = 60  # where it stands in a file of SQLite
#: A row that refers to a match that is not there.
OF_NOTHING = "INSERT INTO marks VALUES (999, X'00', 999, '', 1, '', X'00')"
ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, str]:
    """The bytes of a file with an example of everything, and its store's contents as text."""
    folder, clocks = tmp_path_factory.mktemp("filled"), Clocks()
    with opened(folder, clocks) as store:
        fill(store, clocks)
        said = contents(store)
    return (folder / FILE_NAME).read_bytes(), said


def files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir() if not path.name.endswith(("-wal", "-shm")))


def is_fresh(store: Store) -> bool:
    return store.matches.read_page().matches == () and store.settings.all() == {} and len(store.device_id()) == 32


@pytest.mark.parametrize(
    "content",
    [b"\x89PNG\r\n" * 1000, b"SQLite format 3\0" + b"\xff" * 5000, b"x", b"SQLite format 3\0"],
    ids=["another type", "only the name of one", "one byte", "a header cut short"],
)
def test_a_file_that_is_no_database_is_moved_aside(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE_NAME).write_bytes(content)
    with opened(tmp_path, Clocks()) as store:
        assert store.notice is not None
        assert store.notice.kind == ("damaged" if len(content) == 5016 else "foreign")
        assert store.notice.path.read_bytes() == content
        assert is_fresh(store)
        begun(store)


def test_empty_file_is_replaced_and_reported(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).touch()
    with opened(tmp_path, Clocks()) as store:
        assert store.notice is not None and store.notice.kind == "empty"
        assert is_fresh(store)
    with opened(tmp_path, Clocks()) as store:
        assert store.notice is None


def test_where_the_app_was_ended_while_it_made_the_file_there_is_nothing_to_tell(tmp_path: Path) -> None:
    (tmp_path / f"{FILE_NAME}-new").touch()
    (tmp_path / FILE_NAME).touch()
    with opened(tmp_path, Clocks()) as store:
        assert store.notice is None and is_fresh(store)
    assert files(tmp_path) == [FILE_NAME]


def test_of_an_empty_file_the_log_is_kept(tmp_path: Path) -> None:
    """SQLite would delete the log, which has everything written since the last checkpoint."""
    (tmp_path / FILE_NAME).touch()
    (tmp_path / f"{FILE_NAME}-wal").write_bytes(b"log")
    with opened(tmp_path, Clocks()) as store:
        assert store.notice is not None and store.notice.kind == "damaged"
        assert store.notice.path.with_name(store.notice.path.name + "-wal").read_bytes() == b"log"


@pytest.mark.parametrize("bit", [0, 1, 2, 3, 4, 5, 8, 13, 21, 24, 30, 31])
def test_a_flipped_bit_in_the_version_is_mended_and_told(bit: int, tmp_path: Path, filled: tuple[bytes, str]) -> None:
    """Whichever bit it is, the file isn't taken for that of a newer version, and nothing is begun anew or lost."""
    content = bytearray(filled[0])
    content[USER_VERSION + 3 - bit // 8] ^= 1 << bit % 8
    (tmp_path / FILE_NAME).write_bytes(content)
    with opened(tmp_path, Clocks()) as store:
        assert store.notice is not None and store.notice.kind == "mended" and not store.read_only
        assert contents(store) == filled[1]
        begun(store)
    with opened(tmp_path, Clocks()) as store:
        assert store.notice is None
    assert files(tmp_path) == [FILE_NAME]


def test_a_file_that_a_newer_version_may_have_written_is_left_alone(tmp_path: Path, filled: tuple[bytes, str]) -> None:
    content = bytearray(filled[0])
    content[USER_VERSION : USER_VERSION + 4] = (len(MIGRATIONS) ^ 0x30).to_bytes(4, "big")
    (tmp_path / FILE_NAME).write_bytes(content)
    with opened(tmp_path, Clocks()) as store:
        assert store.notice is not None and store.notice.kind == "newer" and store.read_only


def test_a_folder_in_the_place_of_the_file_is_moved_aside(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).mkdir()
    (tmp_path / FILE_NAME / "kept").write_text("kept")
    with opened(tmp_path, Clocks()) as store:
        assert store.notice is not None and store.notice.kind == "foreign"
        assert (store.notice.path / "kept").read_text() == "kept"
        assert is_fresh(store)


@pytest.mark.parametrize("version", [0, 1, 7])
def test_another_programs_database_is_moved_aside(tmp_path: Path, version: int) -> None:
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as raw:
        raw.execute("CREATE TABLE notes (text)")
        raw.execute(f"PRAGMA user_version = {version}")
    content = (tmp_path / FILE_NAME).read_bytes()
    with opened(tmp_path, Clocks()) as store:
        assert store.notice is not None
        assert store.notice.path.read_bytes() == content
        assert is_fresh(store)


def test_files_moved_aside_at_the_same_time_do_not_replace_each_other(tmp_path: Path) -> None:
    clocks = Clocks()
    for content in (b"one", b"two", b"three"):
        (tmp_path / FILE_NAME).write_bytes(content)
        for ending in ("-wal", "-shm"):
            (tmp_path / (FILE_NAME + ending)).unlink(missing_ok=True)
        opened(tmp_path, clocks).close()
    kept = [path.read_bytes() for path in sorted(tmp_path.glob("*.damaged-*.db"))]
    assert kept == [b"one", b"two", b"three"]


def test_a_log_beside_a_damaged_file_is_kept_too(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_bytes(b"broken")
    (tmp_path / (FILE_NAME + "-wal")).write_bytes(b"log")
    with opened(tmp_path, Clocks()) as store:
        assert store.notice is not None
        beside = store.notice.path.with_name(store.notice.path.name + "-wal")
        assert beside.read_bytes() == b"log"


STOP = """
import os, sys
from pathlib import Path
from store.opening import open_store
from tests.store.tables import Clocks

folder, left = sys.argv[1], int(sys.argv[2])
EVENTS = ("open", "os.rename", "os.remove", "shutil.copyfile", "sqlite3.connect")


def stop(event, about):
    global left
    if event in EVENTS and folder in str(about[0]):
        if not left:
            os._exit(9)
        left -= 1


sys.addaudithook(stop)
open_store(Path(folder), Clocks().clock).close()
"""


def test_stopped_between_any_two_steps_a_damaged_file_keeps_its_log_and_is_told_about(tmp_path: Path) -> None:
    clocks, known = Clocks(), tmp_path / "known"
    with opened(known, clocks) as store:
        begun(store)
        content, log = ((known / (FILE_NAME + ending)).read_bytes() for ending in ("", "-wal"))
    assert log
    content = b"broken" + content[6:]
    for steps in count():
        folder = tmp_path / str(steps)
        folder.mkdir()
        (folder / FILE_NAME).write_bytes(content)
        (folder / f"{FILE_NAME}-wal").write_bytes(log)
        if not subprocess.run([sys.executable, "-c", STOP, str(folder), str(steps)], cwd=ROOT).returncode:
            assert steps > 5
            return
        with opened(folder, clocks) as store:
            assert is_fresh(store)
            assert store.notice is not None and store.notice.path.read_bytes() == content
            assert store.notice.path.with_name(store.notice.path.name + "-wal").read_bytes() == log
        assert len(list(folder.glob("*.damaged-*.db"))) == 1


def test_a_truncated_file_is_moved_aside_whole(filled: tuple[bytes, str]) -> None:
    content, said = filled
    rng = random.Random(1)
    cuts = [1, 99, 100, 512, 4095, 4096, len(content) - 4096, len(content) - 1]
    cuts += [rng.randrange(1, len(content)) for _ in range(20)]
    for cut in cuts:
        with TemporaryDirectory() as name:
            folder = Path(name)
            (folder / FILE_NAME).write_bytes(content[:cut])
            with opened(folder, Clocks()) as store:
                if store.notice is None:  # only the end of the last page is lost: nothing, or rows that are told about
                    assert len(content) - cut < 4096
                    assert (contents(store) == said) == (store.find_damage() == ())
                    continue
                assert store.notice.path.read_bytes() == content[:cut]
                assert is_fresh(store)


def flips(content: bytes, seed: int, count: int) -> Iterator[bytes]:
    """Yield copies of a file, each with one bit flipped."""
    rng = random.Random(seed)
    for _ in range(count):
        changed = bytearray(content)
        changed[rng.randrange(len(content))] ^= 1 << rng.randrange(8)
        yield bytes(changed)


def silent(content: bytes, said: str) -> bool:
    """Return whether a damaged file reads as different data without any notice. Only a StoreError may be raised."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        (folder / FILE_NAME).write_bytes(content)
        try:
            with opened(folder, Clocks()) as store:
                if store.notice:
                    assert store.notice.path.read_bytes() == content
                    return False
                # A damaged device id is replaced by a new one, as that of a cloned phone is.
                same = contents(store).partition("\n")[2] == said.partition("\n")[2]
                return not same and not store.find_damage()
        except StoreError:
            return False


def test_a_flipped_bit_never_changes_anything_in_silence(filled: tuple[bytes, str]) -> None:
    content, said = filled
    assert not any(silent(changed, said) for changed in flips(content, seed=3, count=40))


def write_changed(folder: Path, content: bytes, statement: str) -> None:
    """Write a file into a folder, and run a statement on it that the store never would."""
    (folder / FILE_NAME).write_bytes(content)
    with closing(sqlite3.connect(folder / FILE_NAME)) as raw:
        raw.execute(statement)
        raw.commit()


@pytest.fixture
def all_large(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every file count as a large one."""
    for bound in ("LARGE_FILE_BYTES", "LARGE_FILE_BYTES_ALONE"):
        monkeypatch.setattr(f"store.checks.{bound}", 1)


@pytest.mark.usefixtures("all_large")
def test_a_large_file_is_looked_through_once_a_day_beside_its_use(tmp_path: Path, filled: tuple[bytes, str]) -> None:
    path, clocks = tmp_path / FILE_NAME, Clocks()
    path.write_bytes(filled[0])
    with opened(tmp_path, clocks) as store:
        assert plain(contents(store)) == plain(filled[1])
        assert store.check_file() == ""
        begun(store)
    content = bytearray(path.read_bytes())
    page = next(at for at in range(0, len(content), 4096) if b"notation = 1" in content[at : at + 4096])
    content[page : page + 40] = bytes(40)
    path.write_bytes(content)
    with opened(tmp_path, clocks) as store:
        assert store.notice is None and store.check_file() == ""
        with pytest.raises(StoreError) as caught:
            contents(store)
        assert caught.value.cause == "damaged"
    clocks.advance(24 * 60 * 60 * 1000)
    with opened(tmp_path, clocks) as store:
        assert store.notice is None
        assert store.check_file() != "" and store.check_file() == ""
    damaged = path.read_bytes()
    with opened(tmp_path, clocks) as store:
        assert store.notice is not None and store.notice.kind == "damaged"
        assert store.notice.path.read_bytes() == damaged
        assert is_fresh(store)


@pytest.mark.usefixtures("all_large")
def test_derived_rows_of_a_large_file_that_are_wrong_are_made_anew_at_its_next_opening(
    tmp_path: Path, filled: tuple[bytes, str]
) -> None:
    write_changed(tmp_path, filled[0], "DELETE FROM standings")
    with opened(tmp_path, Clocks()) as store:
        assert store.matches.read_page().matches == () and store.check_file() == ""
    with opened(tmp_path, Clocks()) as store:
        assert store.notice is None and plain(contents(store)) == plain(filled[1])


def test_a_file_that_nobody_else_may_have_is_large_sooner_and_looked_through_at_its_first_opening_of_a_day(
    tmp_path: Path, filled: tuple[bytes, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("store.checks.LARGE_FILE_BYTES_ALONE", 1)
    path, clocks = tmp_path / FILE_NAME, Clocks()
    path.write_bytes(filled[0])

    def open_alone() -> Store:
        return open_folder(tmp_path, clocks.clock, this_process(), on_saved=lambda: None)

    open_alone().close()
    write_changed(tmp_path, path.read_bytes(), OF_NOTHING)
    with open_alone() as store:
        assert store.notice is None
    clocks.advance(24 * 60 * 60 * 1000)
    with open_alone() as store:
        assert store.notice is not None and store.notice.kind == "damaged"


@pytest.mark.usefixtures("all_large")
def test_a_large_file_is_looked_through_before_it_is_carried_forward_and_where_nobody_else_may_have_it(
    tmp_path: Path, filled: tuple[bytes, str]
) -> None:
    write_changed(tmp_path, filled[0], OF_NOTHING)
    content = (tmp_path / FILE_NAME).read_bytes()
    clock = Clocks().clock
    with open_folder(tmp_path, clock, this_process(), on_saved=lambda: None) as store:
        assert store.notice is not None and store.notice.path.read_bytes() == content
    for old in tmp_path.iterdir():
        old.unlink()
    (tmp_path / FILE_NAME).write_bytes(content)
    later = (*MIGRATIONS, ("CREATE TABLE later (id INTEGER PRIMARY KEY) STRICT",))
    with open_folder(tmp_path, clock, this_process(), migrations=later) as store:
        assert store.notice is not None and store.notice.path.read_bytes() == content


def plain(said: str) -> str:
    """Return a store's contents as text, without the device's own id."""
    return said.partition("\n")[2]


@pytest.fixture
def as_nobody() -> Iterator[Path]:
    """Yield a folder of another user. Permissions don't bind root, so root becomes nobody for this test."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        data = folder / "data"
        data.mkdir()
        root = os.geteuid() == 0
        try:
            yield data
        finally:
            if root:
                os.seteuid(0)
            data.chmod(0o755)


def bind(folder: Path) -> None:
    """Let this process read in the folder, but not write, from now on."""
    for path in folder.iterdir():
        path.chmod(0o444)
    folder.chmod(0o555)
    if os.geteuid() == 0:
        os.seteuid(NOBODY)


def test_a_folder_that_cannot_be_written_is_named_and_play_goes_on_in_memory(as_nobody: Path) -> None:
    bind(as_nobody)
    with pytest.raises(StoreError) as caught:
        opened(as_nobody, Clocks())
    assert caught.value.cause == "read-only"
    assert caught.value.path == as_nobody
    with open_in_memory(Clocks().clock) as store:
        match, lease = begun(store)
        assert store.hands.append_action(lease, 1, 0, "7H") == 1
        assert store.matches.get(match.id) is not None


def test_a_folder_that_cannot_be_made_is_named(as_nobody: Path) -> None:
    bind(as_nobody)
    with pytest.raises(StoreError) as caught:
        opened(as_nobody / "deeper", Clocks())
    assert caught.value.cause == "read-only"


def test_a_file_that_cannot_be_written_is_named_and_untouched(as_nobody: Path, filled: tuple[bytes, str]) -> None:
    path = as_nobody / FILE_NAME
    path.write_bytes(filled[0])
    path.chmod(0o444)
    as_nobody.chmod(0o777)
    if os.geteuid() == 0:
        os.seteuid(NOBODY)
    with pytest.raises(StoreError) as caught:
        opened(as_nobody, Clocks())
    assert caught.value.cause == "read-only"
    assert caught.value.path == path
    assert path.read_bytes() == filled[0]
    assert not list(as_nobody.glob("*damaged*"))


def test_a_full_disk_is_named_nothing_is_half_and_play_goes_on_when_there_is_room(tmp_path: Path) -> None:
    with opened(tmp_path, Clocks()) as store:
        match, lease = begun(store)
        pragma(store, "max_page_count = 1")  # no page more than there are
        written = 0
        with pytest.raises(StoreError) as caught:
            while True:
                store.hands.append_action(lease, 1, 0, "x" * 500)
                written += 1
        assert caught.value.cause == "full"
        hand = store.hands.hand_in_play(match.id)
        assert hand is not None and len(hand.actions) == written and hand.intact
        with pytest.raises(StoreError):
            store.matches.begin_match(two_seats("x" * 50_000))
        pragma(store, "max_page_count = 10000")
        assert store.hands.append_action(lease, 1, 0, "7H") == written + 1
        assert [found.id for found in store.matches.read_page().matches] == [match.id]


def test_a_full_disk_takes_nothing_from_a_sheet_and_nothing_of_an_import_is_half(tmp_path: Path) -> None:
    with opened(tmp_path / "filled", Clocks()) as other:
        fill(other, Clocks())
        other.matches.begin_match(two_seats("x" * 50_000))
        data = exported(other)
    with opened(tmp_path / "full", Clocks()) as store:
        match = store.sheets.begin_sheet(Terms(), ("Ann", "Ben"))
        lease, sheet = store.leases.acquire(match.id, "w", "w"), store.sheets.get(match.id)
        assert sheet is not None
        incoming = Incoming(data)
        list(incoming.check_in_slices())
        pragma(store, "max_page_count = 1")
        before = contents(store)
        with pytest.raises(StoreError) as caught:
            whole(store.backup.import_file(incoming))
        assert caught.value.cause == "full"
        assert contents(store) == before
        with pytest.raises(StoreError) as caught:
            while True:
                store.sheets.apply_tap(lease, sheet, Note(1, f"{sheet.length} {'x' * 390}"))
        assert caught.value.cause == "full"
        kept = store.sheets.get(match.id)
        assert kept is not None and kept.current_picture == sheet.current_picture and kept.skipped == 0
        pragma(store, "max_page_count = 10000")
        assert store.sheets.apply_tap(lease, sheet, Undo()).can_redo
        assert whole(store.backup.import_file(incoming)).matches_new == 12


def test_an_export_that_does_not_fit_leaves_no_file(tmp_path: Path) -> None:
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    with opened(tmp_path / "store", Clocks()) as store:
        fill(store, Clocks())
        resource.setrlimit(resource.RLIMIT_FSIZE, (1000, limits[1]))  # as a disk that is full
        try:
            with pytest.raises(OSError):
                list(store.backup.export_to_path(tmp_path / "mine.zip"))
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, limits)
            signal.signal(signal.SIGXFSZ, handler)
        assert sorted(path.name for path in tmp_path.iterdir()) == ["store"]


def test_a_file_that_somebody_else_holds_is_busy_and_not_damaged(tmp_path: Path) -> None:
    with opened(tmp_path, Clocks()) as store, closing(sqlite3.connect(tmp_path / FILE_NAME)) as other:
        _, lease = begun(store)
        pragma(store, "busy_timeout = 0")
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError) as caught:
            store.hands.append_action(lease, 1, 0, "7H")
        assert caught.value.cause == "busy"
        other.execute("ROLLBACK")
        assert store.hands.append_action(lease, 1, 0, "7H") == 1


def test_what_nobody_waits_for_is_busy_at_once_and_everything_else_is_patient_after_it(tmp_path: Path) -> None:
    with opened(tmp_path, Clocks()) as store, closing(sqlite3.connect(tmp_path / FILE_NAME)) as other:
        patience = asked(store, "busy_timeout")
        other.execute("BEGIN IMMEDIATE")
        pragma(store, "busy_timeout = 3600000")  # an hour: whoever waited would wait for ever
        with pytest.raises(StoreError) as caught:
            store.statistics.catch_up()
        assert caught.value.cause == "busy"
        other.execute("ROLLBACK")
        assert asked(store, "busy_timeout") == patience > 0


def asked(store: Store, setting: str) -> int:
    with store._database.reading() as session:
        return int(session.execute(f"PRAGMA {setting}").fetchone()[0])


def pragma(store: Store, setting: str) -> None:
    with store._database.reading() as session:
        session.execute(f"PRAGMA {setting}")


def test_a_commit_that_fails_leaves_nothing_behind(tmp_path: Path) -> None:
    with opened(tmp_path, Clocks()) as store:
        match, lease = begun(store)
        with pytest.raises(IntegrityError), store._database.writing() as transaction:
            run = transaction.session.execute
            run("PRAGMA defer_foreign_keys = ON")  # so that the commit finds the fault
            run("INSERT INTO unseen VALUES (1, 1)")
            run("INSERT INTO taps VALUES (9, x'00', 99, 0, '', x'00')")
        assert store.hands.append_action(lease, 1, 0, "7H") == 1
        assert [found.id for found in store.matches.unfinished_matches()] == [match.id]
