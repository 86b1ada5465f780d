"""No cell of an exported table is a formula, whatever its text and wherever a program thinks that a cell ends."""

from __future__ import annotations

import csv
import re
import unicodedata
from io import StringIO

from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from engine.player_names import clean_name
from store.backup.spreadsheet import CELL_ENDS, FORMULA_SIGNS, INVISIBLE_CHARACTERS, csv_line

HOSTILE = st.text(st.sampled_from(FORMULA_SIGNS + CELL_ENDS + "\"' a1(\0\u200b\ufeff"), max_size=12)
VALUES = st.lists(HOSTILE | st.text(max_size=8) | st.integers() | st.floats(-1e6, 1e6), min_size=1, max_size=5)
NUMBER = re.compile(r"-?[0-9]+(\.[0-9]+)?(e-?[0-9]+)?")


@settings(suppress_health_check=list(HealthCheck))
@given(VALUES)
@example(["x;=1+1", "a\t@SUM(A1)", "b\n+1", "\uff1d1", ' "=1"', "=cmd|'/c calc'!A1"])
def test_no_piece_of_a_line_begins_as_a_formula(values: list[object]) -> None:
    line = csv_line([1, *values])
    for end in CELL_ENDS:
        for piece in line.split(end):
            for shown in (piece, *piece.split("\n"), *piece.split(",")):
                begins = re.sub(rf"^[\s\"{INVISIBLE_CHARACTERS}]+", "", shown)
                assert not begins.startswith(tuple(FORMULA_SIGNS)) or NUMBER.fullmatch(begins.strip()), (end, line)


@settings(suppress_health_check=list(HealthCheck))
@given(VALUES)
def test_what_is_read_back_is_what_was_written_but_for_apostrophes(values: list[object]) -> None:
    (read,) = csv.reader(StringIO(csv_line(values), newline=""), strict=True)
    assert len(read) == len(values)
    for cell, value in zip(read, values, strict=True):
        assert cell.replace("'", "") == str(value).replace("'", "")
        assert isinstance(value, str) or cell == str(value)


def test_harmless_texts_are_left_as_they_are() -> None:
    assert csv_line(["Ann", "a - b", "3=3", "me@home", -3, 2.5, ""]) == '"Ann","a - b","3=3","me@home",-3,2.5,""'


def test_every_sign_that_is_folded_into_one_that_runs_is_known() -> None:
    folded = {chr(n) for n in range(0x110000) if unicodedata.normalize("NFKC", chr(n))[:1] in ("=", "+", "-", "@")}
    assert {each for each in folded if len(unicodedata.normalize("NFKC", each)) == 1} <= set(FORMULA_SIGNS)


def test_nothing_that_is_not_seen_hides_the_sign_of_a_formula() -> None:
    """Every control, format and space character of Unicode, and whatever else is invisible."""
    kinds = {chr(n): unicodedata.category(chr(n)) for n in range(0x110000)}
    unseen = [each for each, kind in kinds.items() if kind in ("Cc", "Cf", "Zs", "Zl", "Zp")]
    unseen += [each for each, kind in kinds.items() if kind == "Lo" and not clean_name(each)]
    assert len(unseen) > 220
    for each in unseen:
        assert csv_line([f"{each}=1+1"])[1:] in (f"{each}'=1+1\"", f"{each}{each}'=1+1\""), repr(each)
        assert "'=" in csv_line([f"a;{each}{each}=1+1"]), repr(each)
