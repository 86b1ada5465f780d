"""A statistic is one entry of `FIGURES`: what is here without it is counted again, and needs no column for it."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

from store.opening import FILE_NAME
from store.projections.figures import FIGURES, figures_text, parse_figures
from store.tables.query import digest_of
from tests.store.make_fixture import contents, fill
from tests.store.tables import Clocks, opened


def forget(path: Path, key: str) -> int:
    """Leaves the file as it was before there was a figure; returns how many rows had it."""
    known = [figure.key for figure in FIGURES if figure.key != key]
    changed = 0
    with closing(sqlite3.connect(path)) as raw, raw:
        for table, keys in (("results", ("match_id", "seat")), ("tallies", ("person_id", "game", "kept"))):
            cursor = raw.execute(f"SELECT * FROM {table}")
            names = [column[0] for column in cursor.description]
            for row in cursor.fetchall():
                values = dict(zip(names, row, strict=True))
                figures = dict(parse_figures(values["figures"]))
                changed += figures.pop(key, 0) > 0
                values["figures"] = figures_text(figures)
                digest = digest_of(table, [values[name] for name in names if name != "digest"])
                where = " AND ".join(f"{name} = ?" for name in keys)
                named = [values[name] for name in keys]
                raw.execute(f"UPDATE {table} SET figures = ?, digest = ? WHERE {where}",
                            (values["figures"], digest, *named))  # fmt: skip
        said = ",".join(known)
        raw.execute("UPDATE meta SET value = ?, digest = ? WHERE key = 'figures'",
                    (said, digest_of("meta", ["figures", said])))  # fmt: skip
    return changed


def test_a_figure_that_is_new_is_counted_for_what_was_played_before_it(tmp_path: Path) -> None:
    clocks = Clocks()
    with opened(tmp_path, clocks) as store:
        fill(store, clocks)
        before = contents(store)
        people = store.people.all(archived=True)
        won = [store.statistics.of_person(person.id).figures["rounds_won"] for person in people]
    assert sum(won) > 0
    assert forget(tmp_path / FILE_NAME, "rounds_won") > 0
    with opened(tmp_path, clocks) as store:
        assert store.damage() == ()
        waiting = [store.statistics.of_person(person.id) for person in people]
        assert [counted.figures["rounds_won"] for counted in waiting] == [0] * len(people)
        assert sum(counted.matches for counted in waiting) > 0  # nothing else is counted anew
        assert store.statistics.catch_up()
        assert contents(store) == before
        assert store.damage() == ()
    with opened(tmp_path, clocks) as store:
        assert not store.statistics.catch_up()  # once is enough


def test_figures_are_stored_without_what_is_nothing() -> None:
    text = figures_text({"rounds": 3, "blocked": 0})
    assert json.loads(text) == parse_figures(text) == {"rounds": 3}
