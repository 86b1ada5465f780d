"""SQLite's log: what can't be read of it is reported and set aside, and it never stays long.

`python -m tests.kills flips --times 10000` breaks many.
"""

from __future__ import annotations

import os
import random
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest

from store.database import LONG_LOG_BYTES
from store.opening import FILE_NAME
from store.records import Notice
from store.store import Store
from store.write_ahead import INDEX, LOG, companion_path
from tests.kills import flips
from tests.store.tables import Clocks, begun, opened

TIMES = 12


@pytest.mark.parametrize("index", [True, False])
@pytest.mark.parametrize("how", [flips.flip, flips.tear])
def test_a_log_that_cannot_be_read_to_its_end_is_never_silent(index: bool, how: flips.Harm) -> None:
    files, said = flips.in_use(index)
    whole = flips.harm(files, said, LOG, lambda content, _: content, 1, random.Random(1))
    assert (whole.same, whole.told) == (1, 0)
    found = flips.harm(files, said, LOG, how, TIMES, random.Random(2))
    assert (found.told, found.silent) == (TIMES, 0)


@pytest.mark.parametrize("length", [1, 31, 33, 35, 32 + flips.FRAME + 1, 32 + 5 * flips.FRAME + 2])
def test_a_log_that_is_torn_where_nothing_but_zeros_is_left_is_told(length: int) -> None:
    """The first bytes of a header, or of a frame whose page has a low number."""
    files, said = flips.in_use(index=False)
    found = flips.harm(files, said, LOG, lambda content, _: content[:length], 1, random.Random(1))
    assert (found.told, found.silent) == (1, 0)


def test_a_broken_bit_anywhere_in_the_file_is_never_silent() -> None:
    files, said = flips.at_rest()
    found = flips.harm(files, said, "", flips.flip, 2 * TIMES, random.Random(3))
    assert found.silent == 0 < found.told


@pytest.fixture
def left(tmp_path: Path) -> Path:
    """A folder as a process leaves it that ended with 30 actions in the log."""
    clocks = Clocks()
    with opened(tmp_path / "ended", clocks) as store:
        _, lease = begun(store)
        store.checkpoint()
        for number in range(30):
            clocks.advance(1000)
            store.hands.append_action(lease, 1, 0, f"draw {number}")
        shutil.copytree(tmp_path / "ended", tmp_path / "left")
    return tmp_path / "left"


def actions(store: Store) -> int:
    hand = store.hands.hand_in_play(1)
    assert hand is not None and hand.intact
    return len(hand.actions)


def turn_over(log: Path, place: int) -> bytes:
    """Flip a bit in a log, and return its content."""
    content = bytearray(log.read_bytes())
    content[place] ^= 16
    log.write_bytes(content)
    return bytes(content)


def test_what_is_gone_is_told_until_it_was_read_and_everything_before_it_is_there(left: Path) -> None:
    log = companion_path(left / FILE_NAME, LOG)
    file, damaged = (left / FILE_NAME).read_bytes(), turn_over(log, log.stat().st_size // 2)
    told: list[Notice] = []
    for _ in range(2):
        with opened(left, Clocks()) as store:
            assert store.notice is not None and store.notice.kind == "log"
            told.append(store.notice)
            there = actions(store)
            assert 5 < there < 25
            assert store.notice.since == Clocks().wall + 1000 * there
            assert store.find_damage() == ()
    assert told[0] == told[1]
    assert (told[0].path.read_bytes(), companion_path(told[0].path, LOG).read_bytes()) == (file, damaged)
    with opened(left, Clocks()) as store:
        store.dismiss_notice()
        assert store.notice is None
    with opened(left, Clocks()) as store:
        assert store.notice is None and actions(store) == there


def test_stopped_between_any_two_steps_of_opening_it_is_told_and_kept(left: Path, tmp_path: Path) -> None:
    log = companion_path(left / FILE_NAME, LOG)
    damaged = turn_over(log, log.stat().st_size // 2)
    for steps in count():
        folder = tmp_path / str(steps)
        shutil.copytree(left, folder)
        pid = os.fork()
        if not pid:
            stop_after(steps, folder)
        stopped = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
        with opened(folder, Clocks()) as store:
            assert store.notice is not None and store.notice.kind == "log"
            assert companion_path(store.notice.path, LOG).read_bytes() == damaged
        if not stopped:
            assert steps > 5
            return


def stop_after(steps: int, folder: Path) -> None:
    """Open the store in a folder, and end this process after so many steps."""

    def step(*_: object) -> None:
        nonlocal steps
        if not steps:
            os._exit(9)
        steps -= 1

    connect = sqlite3.connect

    def traced(*names: object, **how: object) -> sqlite3.Connection:
        raw: sqlite3.Connection = connect(*names, **how)  # type: ignore[call-overload]
        raw.set_trace_callback(lambda text: step() if text.startswith(("COMMIT", "PRAGMA wal")) else None)
        return raw

    def stepping(done: Callable[..., None]) -> Callable[..., None]:
        def do(*given: object) -> None:
            done(*given)
            step()

        return do

    for name in ("fsync", "truncate"):
        setattr(os, name, stepping(getattr(os, name)))
    setattr(sqlite3, "connect", traced)  # noqa: B010
    opened(folder, Clocks()).close()
    os._exit(0)


def test_a_broken_log_of_which_all_is_in_the_file_takes_nothing_back(tmp_path: Path) -> None:
    clocks = Clocks()
    with opened(tmp_path / "ended", clocks) as store:
        _, lease = begun(store)
        for number in range(30):
            store.hands.append_action(lease, 1, 0, f"draw {number}")
        with closing(sqlite3.connect(tmp_path / "ended" / FILE_NAME)) as raw:
            raw.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
        shutil.copytree(tmp_path / "ended", tmp_path / "left")
    log = companion_path(tmp_path / "left" / FILE_NAME, LOG)
    turn_over(log, log.stat().st_size // 2)
    with opened(tmp_path / "left", clocks) as store:
        assert (store.notice, actions(store)) == (None, 30)


def test_frames_that_were_never_acknowledged_are_not_told(left: Path) -> None:
    log = companion_path(left / FILE_NAME, LOG)
    content = log.read_bytes()
    log.write_bytes(content + content[-4120:-4000])  # the process ended while it wrote
    with opened(left, Clocks()) as store:
        assert (store.notice, actions(store)) == (None, 30)


def test_a_file_that_is_open_in_this_process_keeps_its_locks(tmp_path: Path) -> None:
    with opened(tmp_path, Clocks()) as one, opened(tmp_path, Clocks()) as other:
        begun(one)
        other.settings.set_text("sort", "suit")
        pid = os.fork()  # another process, to whom the locks of this one say that the log is in use
        if not pid:
            with closing(sqlite3.connect(tmp_path / FILE_NAME)) as raw:
                raw.execute("SELECT count(*) FROM matches").fetchone()
            os._exit(0)
        assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == 0
        assert (
            companion_path(tmp_path / FILE_NAME, LOG).exists() and companion_path(tmp_path / FILE_NAME, INDEX).exists()
        )
        assert one.settings.all() == {"sort": "suit"}


def test_the_log_is_folded_at_rest_and_when_it_is_long(store: Store, tmp_path: Path) -> None:
    log = companion_path(tmp_path / FILE_NAME, LOG)
    _, lease = begun(store)
    store.checkpoint()  # making the tables wrote a long one
    store.hands.append_action(lease, 1, 0, "draw 1")
    store.leases.renew(lease)
    played = log.stat().st_size
    store.leases.renew(lease)  # nothing was written meanwhile
    renewed = log.stat().st_size
    assert renewed < played
    store.hands.append_action(lease, 1, 0, "draw 1")
    store.leases.renew(lease)
    assert log.stat().st_size > renewed
    while log.stat().st_size <= LONG_LOG_BYTES:
        store.hands.append_action(lease, 1, 0, "draw 1")
    store.leases.renew(lease)
    assert log.stat().st_size == renewed
    store.checkpoint()
    assert log.stat().st_size == 0


def test_a_log_that_is_lost_whole_is_told_too(tmp_path: Path) -> None:
    with opened(tmp_path / "ended", Clocks()) as store:
        begun(store)
        shutil.copytree(tmp_path / "ended", tmp_path / "left")
    turn_over(companion_path(tmp_path / "left" / FILE_NAME, LOG), 3)
    with opened(tmp_path / "left", Clocks()) as store:
        assert store.notice is not None and (store.notice.kind, store.notice.since) == ("log", 0)
        assert store.matches.unfinished_matches() == ()
        begun(store)


@pytest.mark.parametrize(("seconds", "told"), [(-1, True), (1, False), (None, False)])
def test_an_emptied_log_is_told_where_the_machine_was_not_off_since(
    left: Path, seconds: int | None, told: bool
) -> None:
    """After a power cut, the log may lack what was never acknowledged, though the index has it."""
    companion_path(left / FILE_NAME, LOG).write_bytes(b"")
    written = companion_path(left / FILE_NAME, INDEX).stat().st_mtime_ns // 1_000_000
    clocks = Clocks(booted=None if seconds is None else written + 1000 * seconds)
    with opened(left, clocks) as store:
        assert (store.notice is not None and store.notice.kind == "log") is told
