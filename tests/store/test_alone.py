"""A store that a single window uses, and that other code saves as a whole, as in a browser's tab."""

from __future__ import annotations

import resource
import shutil
import signal
from pathlib import Path

from store.opening import open_store
from store.records import Result
from tests.app.tables import agreed
from tests.kills._playing import CLOCK

RESULT = Result(scores=(0, 1, 2, 3), totals=(0, 1, 2, 3), order=(0, 1, 2, 3), ending="out", next_dealer=1)


def sizes(folder: Path) -> dict[str, bytes]:
    return {path.suffix: path.read_bytes() for path in folder.iterdir()}


def test_whatever_was_saved_after_a_change_holds_it(tmp_path: Path) -> None:
    kept, saved = tmp_path / "kept", tmp_path / "saved"
    changes = 0

    def save() -> None:
        nonlocal changes
        changes += 1
        shutil.rmtree(saved, ignore_errors=True)
        shutil.copytree(kept, saved)

    with open_store(kept, CLOCK, save) as store:
        match = store.matches.begin_match(agreed()).id
        lease = store.leases.acquire(match, "tab", "a tab")
        store.hands.begin_hand(lease, 1, 0, 1, "")
        for number in range(1, 20):
            before = changes
            store.hands.append_action(lease, 1, 0, f"action {number}")
            assert changes == before + 1
            with open_store(saved, CLOCK, lambda: None) as found:
                hand = found.hands.hand_in_play(match)
                assert hand is not None
                assert [action.text for action in hand.actions][-1] == f"action {number}"


def test_a_move_changes_the_log_alone_and_a_hands_end_folds_it_in(tmp_path: Path) -> None:
    with open_store(tmp_path, CLOCK, lambda: None) as store:
        lease = store.leases.acquire(store.matches.begin_match(agreed()).id, "tab", "a tab")
        store.hands.begin_hand(lease, 1, 0, 1, "")
        before = sizes(tmp_path)
        store.hands.append_action(lease, 1, 0, "draw")
        after = sizes(tmp_path)
        assert before[".db"] == after[".db"]
        assert before[".db-wal"] != after[".db-wal"]
        store.hands.finish_hand(lease, 1, "notation", RESULT)
        assert sizes(tmp_path)[".db-wal"] == b""
        assert sizes(tmp_path)[".db"] != after[".db"]


def test_the_lease_of_a_tab_that_was_killed_is_no_hindrance(tmp_path: Path) -> None:
    kept, saved = tmp_path / "kept", tmp_path / "saved"
    with open_store(kept, CLOCK, lambda: None) as store:
        match = store.matches.begin_match(agreed()).id
        store.leases.acquire(match, "tab", "a tab")
        shutil.copytree(kept, saved)
    with open_store(saved, CLOCK, lambda: None) as found:
        assert found.leases.acquire(match, "another tab", "a tab").holder == "another tab"


def test_a_hand_is_kept_although_there_is_no_room_to_fold_the_log_in(tmp_path: Path) -> None:
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    with open_store(tmp_path, CLOCK, lambda: None) as store:
        store.games.save_game("large", "x" * 500_000)
        lease = store.leases.acquire(store.matches.begin_match(agreed()).id, "tab", "a tab")
        store.hands.begin_hand(lease, 1, 0, 1, "")
        store._database.checkpoint()
        resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, limits[1]))  # the log fits, the end of the file does not
        try:
            assert store.hands.finish_hand(lease, 1, "notation", RESULT).notation == "notation"
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, limits)
            signal.signal(signal.SIGXFSZ, handler)
        assert [hand.notation for hand in store.hands.hands_of_match(lease.match_id)] == ["notation"]
        store.hands.begin_hand(lease, 2, 0, 1, "")
        store.hands.finish_hand(lease, 2, "notation", RESULT)
        assert sizes(tmp_path)[".db-wal"] == b""
