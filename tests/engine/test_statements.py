"""Every statement of our sources is shown by a worked hand, checked by a test, or left out for a reason."""

from __future__ import annotations

import pytest

from tests.statements import Shown, Statement, main, missing_tests, rows, statements

KNOWN = statements()


def test_no_statement_goes_without_a_hand() -> None:
    """`python -m tests.statements` finds none without, and each test that it names exists."""
    assert len(KNOWN) == 213
    assert [each.id for each in KNOWN.values() if not each.is_held] == []
    assert missing_tests(KNOWN) == []
    assert len([each for each in KNOWN.values() if each.hands]) >= 185


@pytest.mark.parametrize("id", KNOWN)
def test_a_statement_is_held_by_one_thing(id: str) -> None:
    """Hands show it, else a test checks it; it has a reason only if neither does."""
    each = KNOWN[id]
    assert bool(each.hands) + bool(each.test) + bool(each.left_out) == 1
    assert each.says.endswith(".") and len(each.says) < 140


def test_the_table_has_a_row_for_each_hand_and_says_what_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    """A statement without anything is called NONE, and a test that is not there is found."""
    bare = Statement("a.b", "A page", "Something.")
    shown = Statement("a.c", "A page", "More.", hands=[Shown("switch/sets", "switch", ("sets",))])
    named = Statement("a.d", "A page", "Else.", test="tests/engine/test_statements.py::test_of_nothing")
    assert rows({each.id: each for each in (bare, shown, named)})[2:] == [
        "| A page | Something. | NONE | – |",
        "| A page | More. | switch/sets | switch + sets |",
        "| A page | Else. | test_of_nothing | – |",
    ]
    assert not bare.is_held and missing_tests({"a.d": named}) == [named.test]
    assert main(()) == 0
    assert capsys.readouterr().out.endswith("0 without one\n")
