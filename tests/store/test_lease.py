"""No hand is played by two windows at once: two windows, two processes, clocks that jump."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from store.errors import LeaseHeld, LeaseLost
from store.opening import open_store
from store.os_process import Process, has_ended, this_process
from store.parts.leases import LEASE_EXPIRY_MS
from store.records import LEASE_RENEWAL_MS, Clock, Lease, StoredMatch
from store.store import Store
from tests.store.tables import HEADER, NOON, WON, Clocks, begun, opened

ROOT = Path(__file__).resolve().parents[2]


def test_the_second_window_is_told_where_the_match_is_open(store: Store, clocks: Clocks) -> None:
    match, _ = begun(store, "kitchen")
    clocks.advance(LEASE_RENEWAL_MS)
    with pytest.raises(LeaseHeld) as caught:
        store.leases.acquire(match.id, "window 2", "hall")
    assert (caught.value.label, caught.value.since) == ("kitchen", NOON)


def test_the_window_that_has_it_gets_it_again(store: Store, clocks: Clocks) -> None:
    match, lease = begun(store)
    clocks.advance(LEASE_RENEWAL_MS)
    assert store.leases.acquire(match.id, lease.holder, "kitchen") == lease


def first(match: StoredMatch) -> Lease:
    """Return the lease that the first window believes it has."""
    return Lease(match.id, "window 1")


OVERTAKEN: list[Callable[[Store, StoredMatch], object]] = [
    lambda store, match: store.hands.append_action(first(match), 1, 0, "7H"),
    lambda store, match: store.hands.undo_actions(first(match), 1, 0, keep=0),
    lambda store, match: store.hands.finish_hand(first(match), 1, "notation = 1", WON),
    lambda store, match: store.hands.begin_hand(first(match), 2, 0, 1, HEADER),
    lambda store, match: store.hands.resume_hand(first(match)),
    lambda store, match: store.matches.change_seat(first(match), 0, match.seats[1]),
    lambda store, match: store.matches.end_match(first(match), "resigned"),
    lambda store, match: store.leases.renew(first(match)),
]


@pytest.mark.parametrize("play", OVERTAKEN)
def test_whoever_was_overtaken_writes_nothing_more(
    store: Store, tmp_path: Path, clocks: Clocks, play: Callable[[Store, StoredMatch], object]
) -> None:
    match, lease = begun(store)
    store.hands.append_action(lease, 1, 0, "2C")
    with opened(tmp_path, clocks) as other:
        taken = other.leases.acquire(match.id, "window 2", "hall", take_over=True)
        before = other.matches.get(match.id), other.hands.hand_in_play(match.id)
        with pytest.raises(LeaseLost) as caught:
            play(store, match)
        assert caught.value.label == "hall"
        assert (other.matches.get(match.id), other.hands.hand_in_play(match.id)) == before
        assert other.hands.append_action(taken, 1, 1, "3C") == 2


def test_a_released_match_is_free_and_a_lost_one_may_be_released(store: Store) -> None:
    match, lease = begun(store)
    store.leases.release(lease)
    with pytest.raises(LeaseLost) as caught:
        store.hands.append_action(lease, 1, 0, "7H")
    assert caught.value.label == ""
    store.leases.acquire(match.id, "window 2", "hall")
    store.leases.release(lease)
    with pytest.raises(LeaseHeld):
        store.leases.acquire(match.id, "window 3", "attic")


def test_a_lease_lasts_while_it_is_renewed_and_not_longer(store: Store, clocks: Clocks) -> None:
    match, lease = begun(store)
    for _ in range(10):
        clocks.advance(LEASE_RENEWAL_MS)
        store.leases.renew(lease)
    clocks.advance(LEASE_EXPIRY_MS - 1)
    with pytest.raises(LeaseHeld):
        store.leases.acquire(match.id, "window 2", "hall")
    clocks.advance(1)
    store.leases.acquire(match.id, "window 2", "hall")


def test_an_expired_lease_that_nobody_wanted_still_plays(store: Store, clocks: Clocks) -> None:
    _, lease = begun(store)
    clocks.advance(100 * LEASE_EXPIRY_MS)
    assert store.hands.append_action(lease, 1, 0, "7H") == 1


@pytest.mark.parametrize("jump", [-3_600_000, 3_600_000, 10 * 365 * 86_400_000])
def test_within_one_boot_a_wall_clock_that_jumps_neither_ends_nor_keeps_a_lease(
    store: Store, clocks: Clocks, jump: int
) -> None:
    match, _ = begun(store)
    clocks.wall += jump
    with pytest.raises(LeaseHeld):
        store.leases.acquire(match.id, "window 2", "hall")
    clocks.steady += LEASE_EXPIRY_MS
    store.leases.acquire(match.id, "window 2", "hall")


@pytest.mark.parametrize("boot", ["", "another boot"])
def test_on_another_machine_or_after_a_restart_the_wall_clock_decides(
    store: Store, tmp_path: Path, clocks: Clocks, boot: str
) -> None:
    match, _ = begun(store)
    clocks.steady = 5
    with opened(tmp_path, clocks, Process(boot, 1, "1")) as other:
        with pytest.raises(LeaseHeld):
            other.leases.acquire(match.id, "window 2", "hall")
        clocks.wall += LEASE_EXPIRY_MS
        other.leases.acquire(match.id, "window 2", "hall")


def test_a_lease_from_the_far_future_is_no_lease(store: Store, tmp_path: Path, clocks: Clocks) -> None:
    match, _ = begun(store)
    clocks.wall -= 86_400_000
    with opened(tmp_path, clocks, Process("", 1, "")) as other:
        other.leases.acquire(match.id, "window 2", "hall")


CHILD = """
import sys, time
from pathlib import Path
from store.records import Clock
from store.opening import open_store
store = open_store(Path(sys.argv[1]), Clock(lambda: time.time_ns() // 10**6, lambda: time.monotonic_ns() // 10**6))
lease = store.leases.acquire(1, "child", "the child")
print("held", flush=True)
sys.stdin.readline()
"""


def test_a_killed_process_does_not_block_the_next(tmp_path: Path) -> None:
    clock = Clock(lambda: time.time_ns() // 10**6, lambda: time.monotonic_ns() // 10**6)
    with open_store(tmp_path, clock) as store:
        match, lease = begun(store)
        store.leases.release(lease)
        command = [sys.executable, "-c", CHILD, str(tmp_path)]
        with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as child:
            assert child.stdout is not None
            assert child.stdout.readline() == b"held\n"
            with pytest.raises(LeaseHeld):
                store.leases.acquire(match.id, "parent", "the parent")
            child.kill()
            child.wait()
        # Where processes cannot be looked up (no /proc) the lease ends by itself, after 15 s.
        if this_process().boot:
            taken = store.leases.acquire(match.id, "parent", "the parent")
            assert store.hands.append_action(taken, 1, 0, "7H") == 1


def test_a_process_id_given_out_again_is_another_process() -> None:
    here = this_process()
    if here.boot:
        assert not has_ended(here)
        assert has_ended(Process(here.boot, here.pid, "1"))
