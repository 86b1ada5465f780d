"""A statistic is one entry of `FIGURES`: stored histories are counted again, and no column is needed."""

from __future__ import annotations

import json
import shutil
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.play.result import HandResult
from store.backup.incoming import Incoming
from store.opening import FILE_NAME
from store.projections.aggregates import ROWS_PER_SLICE
from store.projections.figures import (
    FIGURES,
    FIGURES_VERSION,
    LAYOUT,
    PlayedRound,
    figure_number,
    fold_rounds,
    parse_rounds,
    parse_values,
    rounds_text,
    values_text,
)
from store.records import Result
from store.store import Store
from store.tables.query import row_digest
from tests.store.make_fixture import contents, fill
from tests.store.tables import Clocks, begun, exported, opened, whole

ROUNDS = st.lists(
    st.builds(
        PlayedRound,
        is_seated=st.booleans(),
        is_won=st.booleans(),
        is_blocked=st.booleans(),
        is_known=st.booleans(),
        missed=st.integers(0, 3),
        blunders=st.integers(0, 3),
    )
)
FIXTURES = Path(__file__).parent / "fixtures"
EXPECTED = json.loads((FIXTURES / "figures.json").read_text(encoding="utf-8"))
#: How earlier versions stored what a match counts, by the match's results.
SUMS = '{"rounds": 3, "rounds_won": 1}'
KEYS = {"results": ("match_id", "seat"), "tallies": ("person_id", "game", "kept")}


def rewrite(path: Path, counted_with: str, figures: dict[str, Any]) -> None:
    """Rewrite the column `figures` of tables, and set which figures it was counted with."""
    with closing(sqlite3.connect(path)) as raw, raw:
        for table, text_of in figures.items():
            cursor = raw.execute(f"SELECT * FROM {table}")
            names = [column[0] for column in cursor.description]
            for row in cursor.fetchall():
                values = dict(zip(names, row, strict=True))
                values["figures"] = text_of(values["figures"])
                digest = row_digest(table, [values[name] for name in names if name != "digest"])
                where = " AND ".join(f"{name} = ?" for name in KEYS[table])
                named = [values[name] for name in KEYS[table]]
                raw.execute(f"UPDATE {table} SET figures = ?, digest = ? WHERE {where}",
                            (values["figures"], digest, *named))  # fmt: skip
        raw.execute("UPDATE meta SET value = ?, digest = ? WHERE key = 'figures'",
                    (counted_with, row_digest("meta", ["figures", counted_with])))  # fmt: skip


def without(key: str, text: str) -> str:
    """Return the values of a tally without one of them."""
    return values_text({each: value for each, value in parse_values(text).items() if each != key})


def catch_up(store: Store) -> int:
    """Count everything that's due, and return in how many slices."""
    slices = 0
    while store.statistics.catch_up():
        slices += 1
    return slices


def won(store: Store) -> list[int]:
    """Return how many rounds each person has won."""
    return [
        store.statistics.statistics_of_person(each.id).figures["rounds_won"] for each in store.people.all(archived=True)
    ]


def test_a_new_figure_is_folded_over_what_was_played_before_it(tmp_path: Path) -> None:
    clocks = Clocks()
    with opened(tmp_path, clocks) as store:
        fill(store, clocks)
        catch_up(store)
        before, known = contents(store), won(store)
    assert sum(known) > 0
    earlier = ",".join((LAYOUT, *(figure.key for figure in FIGURES if figure.key != "rounds_won")))
    rewrite(tmp_path / FILE_NAME, earlier, {"tallies": lambda text: without("rounds_won", text)})
    with opened(tmp_path, clocks) as store:
        assert store.find_damage() == ()
        assert sum(won(store)) == 0
        assert catch_up(store) > 0
        assert won(store) == known and contents(store) == before
        assert store.find_damage() == ()
    with opened(tmp_path, clocks) as store:
        assert catch_up(store) == 0


def test_matches_that_an_earlier_version_summed_up_are_counted_again(tmp_path: Path) -> None:
    clocks = Clocks()
    with opened(tmp_path, clocks) as store:
        fill(store, clocks)
        catch_up(store)
        before, known = contents(store), won(store)
    rewrite(tmp_path / FILE_NAME, "rounds,rounds_won", {"results": lambda text: SUMS})
    with opened(tmp_path, clocks) as store:
        assert won(store) == known, "until then the numbers stay as they were"
        assert catch_up(store) > 0
        assert won(store) == known and contents(store) == before
    with opened(tmp_path, clocks) as store:
        assert catch_up(store) == 0


@pytest.mark.parametrize("version", EXPECTED)
def test_figures_of_earlier_versions_are_counted(version: str, tmp_path: Path) -> None:
    """Each person's figures, ordered by id. The fixture may lack newer figures."""
    shutil.copy(FIXTURES / f"{version}.db", tmp_path / FILE_NAME)
    with opened(tmp_path, Clocks()) as store:
        catch_up(store)
        found = [store.statistics.statistics_of_person(each.id).figures for each in store.people.all(archived=True)]
    for expected, figures in zip(EXPECTED[version], found, strict=True):
        assert expected.items() <= figures.items()


def play(store: Store, is_won: bool) -> int:
    """Store a finished match of one hand that Ann has won or lost, and return its id."""
    match, lease = begun(store)
    order = (0, 1) if is_won else (1, 0)
    came_to = HandResult(seated=(0, 1), winners=order[:1], places=(1, 2) if is_won else (2, 1))
    store.hands.finish_hand(lease, 1, "notation = 1\n", Result((0, 0), (0, 0), order, "out", 0), came_to)
    store.matches.end_match(lease, "finished", came_to.places)
    return match.id


def figures_of_ann(store: Store) -> dict[str, int]:
    """Return Ann's figures, once everything is counted."""
    catch_up(store)
    (ann,) = (each for each in store.people.all() if each.name == "Ann")
    return dict(store.statistics.statistics_of_person(ann.id).figures)


def folded(won: Iterable[bool]) -> dict[str, int]:
    """Return the figures after rounds that were won or lost, in this order."""
    values: dict[str, Any] = {}
    fold_rounds(values, [PlayedRound(is_won=each) for each in won])
    return {figure.key: figure_number(values, figure) for figure in FIGURES}


def test_figures_are_folds_over_all_rounds_in_the_order_in_which_matches_ended(tmp_path: Path) -> None:
    """Also if another device's matches come in between, are deleted or restored, or are played on."""
    clocks, ids = Clocks(), []
    won = [number % 7 != 3 and number % 11 != 5 for number in range(2 * ROWS_PER_SLICE + 6)]
    with opened(tmp_path / "one", clocks) as one, opened(tmp_path / "other", clocks) as other:
        for number, is_won in enumerate(won):
            clocks.advance(60_000)
            match_id = play(other if number % 3 == 1 else one, is_won)
            ids.append(match_id if number % 3 != 1 else 0)
        incoming = Incoming(BytesIO(exported(other)))
        for _ in incoming.check_in_slices():
            pass
        whole(one.backup.import_file(incoming))
        assert figures_of_ann(one) == folded(won)
        gone = [number for number, match_id in enumerate(ids) if match_id and number % 4 == 0]
        for number in gone:
            one.matches.void_match(ids[number])
        assert figures_of_ann(one) == folded(each for number, each in enumerate(won) if number not in gone)
        for number in reversed(gone):
            one.matches.restore_match(ids[number])
        assert figures_of_ann(one) == folded(won)
        clocks.advance(60_000)
        play(one, True)
        assert figures_of_ann(one) == folded([*won, True])


@given(ROUNDS, ROUNDS)
def test_a_fold_goes_on_from_stored_values(first: list[PlayedRound], then: list[PlayedRound]) -> None:
    """Whether values are stored in between or not, the figures are those of all rounds in order."""
    at_once: dict[str, Any] = {}
    fold_rounds(at_once, [*first, *then])
    values: dict[str, Any] = {}
    fold_rounds(values, parse_rounds(rounds_text(first)))
    values = dict(parse_values(values_text(values)))
    fold_rounds(values, parse_rounds(rounds_text(then)))
    assert [figure_number(values, figure) for figure in FIGURES] == [
        figure_number(at_once, figure) for figure in FIGURES
    ]


@given(ROUNDS)
def test_stored_rounds_are_read_back(rounds: list[PlayedRound]) -> None:
    assert parse_rounds(rounds_text(rounds)) == tuple(rounds)


@pytest.mark.parametrize("figure", FIGURES, ids=lambda figure: figure.key)
def test_a_figure_of_nobody_is_nothing(figure: Any) -> None:
    assert figure_number({}, figure) == 0
    assert figure.key in FIGURES_VERSION.split(",")
