"""All figures are in one file, from which pages are written, and what a run writes can be read again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.bench import everything, pages
from tests.bench.figure import Figure, LeftOut
from tests.bench.run import ROOT, Run, line, read

SLOW = Figure("answer", 40.0, "ms", floor=30, goal=20)
PACE = Figure("pace", 3_000.0, "a second", floor=2_000, goal=4_000, more=True, anchor=2_000.0)
PAGE = "above\n<!-- figures\ntaps: answer\nengine: pace\n-->\nold\n<!-- end of figures -->\nbelow\n"


def runs() -> dict[str, Run]:
    """Two benchmarks, one of which lacks a tool."""
    return {
        "taps": Run("taps", "abc", figures=[SLOW]),
        "engine": Run("engine", "abc", {"hands": 4}, 7, 12, [PACE], [LeftOut("beside another", "another")]),
    }


def test_pages_show_the_figures_of_the_file() -> None:
    known = everything.load()
    for path in pages.pages():
        text = path.read_text(encoding="utf-8")
        assert pages.filled(text, known) == text, f"{path.relative_to(ROOT)}: python -m tests.bench readme --write"


def test_there_are_pages_that_show_figures() -> None:
    assert list(pages.pages())


def test_a_page_is_filled_with_value_ratio_floor_and_goal() -> None:
    filled = pages.filled(PAGE, runs())
    assert "| `taps`: answer | 40.00 ms |  | 30 | 20 |" in filled
    assert "| `engine`: pace | 3,000.00 a second | 1.50 of it | 2000 | 4000 |" in filled
    assert filled.startswith("above\n") and filled.endswith("-->\nbelow\n") and "old" not in filled
    assert pages.filled(filled, runs()) == filled


def test_a_figure_that_nobody_measured_is_named() -> None:
    with pytest.raises(LookupError, match="engine: pace"):
        pages.filled(PAGE, {"taps": runs()["taps"]})


def test_a_run_is_read_as_it_was_written() -> None:
    for found in runs().values():
        assert read(json.loads(found.text())) == found


def test_the_table_says_how_a_figure_stands() -> None:
    assert line(SLOW).endswith("floor 30, goal 20: below the floor")
    assert line(PACE).split()[:5] == ["pace", "3,000.00", "a", "second", "2,000.00"]
    assert line(PACE).endswith("1.50  floor 2000, goal 4000: floor met, goal not")
    assert "needs another" in line(LeftOut("beside another", "another"))


def test_a_longer_run_stands_in_place_of_the_short_one() -> None:
    longer = Run("engine", "def", {"hands": 4_000}, 8, 100, [Figure("pace", 3_100.0, "a second")])
    both = everything.merged(runs()["engine"], longer)
    assert [figure.value for figure in both.figures] == [3_100.0]
    assert both.commit == "abc" and both.asked["longer"] == [{"commit": "def", "hands": 4_000}] and both.seed == 8
    assert [each["commit"] for each in everything.merged(both, longer).asked["longer"]] == ["def", "def"]
    assert everything.merged(None, longer) == longer


def test_the_file_of_a_run_is_taken_into_the_file_of_figures(tmp_path: Path) -> None:
    longer, out = tmp_path / "longer.json", tmp_path / "figures.json"
    longer.write_text(Run("engine", "def", figures=[PACE]).text())
    assert everything.measure_all([], [longer], out) == 0
    assert everything.load(out)["engine"].figures == [PACE]
    longer.write_text(Run("taps", "def", figures=[SLOW]).text())
    assert everything.measure_all([], [longer], out) == 1
    assert set(everything.load(out)) == {"engine", "taps"}
