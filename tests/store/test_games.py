"""Own games: stored, changed, deleted, and found damaged."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from store.errors import InvalidState
from store.opening import FILE_NAME
from tests.store.tables import Clocks, opened


def test_a_game_is_kept_with_its_name_and_its_text(tmp_path: Path) -> None:
    clocks = Clocks()
    with opened(tmp_path, clocks) as store:
        assert store.games.all() == ()
        kept = store.games.save_game("  Mum’s\nSwitch ", "text 1")
        assert (kept.name, kept.text, kept.changed) == ("Mum’s Switch", "text 1", clocks.wall)
    with opened(tmp_path, clocks) as store:
        assert store.games.all() == (kept,)


def test_a_change_keeps_the_game_and_comes_first(tmp_path: Path) -> None:
    clocks = Clocks()
    with opened(tmp_path, clocks) as store:
        first, second = store.games.save_game("One", "1"), store.games.save_game("Two", "2")
        assert [game.id for game in store.games.all()] == [second.id, first.id]
        clocks.advance(5)
        changed = store.games.save_game("One more", "11", first.id)
        assert changed.id == first.id
        assert store.games.all() == (changed, second)


def test_what_is_taken_away_does_not_come_back_with_the_next(tmp_path: Path) -> None:
    with opened(tmp_path, Clocks()) as store:
        first = store.games.save_game("One", "1")
        store.games.remove_game(first.id)
        assert store.games.all() == ()
        assert store.games.save_game("Two", "2").id != first.id


def test_a_game_that_was_never_there_cannot_be_changed(tmp_path: Path) -> None:
    with opened(tmp_path, Clocks()) as store, pytest.raises(InvalidState):
        store.games.save_game("One", "1", 7)


def test_of_a_damaged_change_the_text_before_counts(tmp_path: Path) -> None:
    with opened(tmp_path, Clocks()) as store:
        first = store.games.save_game("One", "1")
        store.games.save_game("One", "2", first.id)
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as raw:
        raw.execute("UPDATE games SET text = '3' WHERE text = '2'")
        raw.commit()
    with opened(tmp_path, Clocks()) as store:
        assert store.games.all() == (first,)
        assert [each.table for each in store.find_damage()] == ["games"]
