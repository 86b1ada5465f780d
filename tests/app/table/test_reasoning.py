"""Every kind of reason that the coach gives is a whole sentence."""

from __future__ import annotations

import pytest

from app.publish.messages.fluent import APP, values_used_by
from app.table.coach.reasoning import explain_reason
from engine.bots.reasons import REASON_KINDS, Reason
from tests.messages.tables import compiled

NAMES = ("Mia", "Ada", "Ben")
START = "coach-reason-"


@pytest.mark.parametrize("kind", sorted(REASON_KINDS))
def test_every_kind_is_a_sentence_with_all_it_names(kind: str) -> None:
    for n in (0, 1, 4, 99, 100):
        said = explain_reason(Reason(kind, seat=1, suit=2, amount=n), NAMES)
        assert said.endswith(".") and "{" not in said and "coach." not in said
        assert ("Ada" in said) == ("seat" in REASON_KINDS[kind])
        assert ("diamonds" in said) == ("suit" in REASON_KINDS[kind])


def test_points_lost_are_no_score_below_nought() -> None:
    assert explain_reason(Reason("points", amount=-1), NAMES) == "Costs you 1 point."


def test_no_text_for_a_reason_that_is_none() -> None:
    heads = {
        id.removeprefix(START).removesuffix("-miss").removesuffix("-sure").removesuffix("-lost")
        for id in compiled(APP)
        if id.startswith(START)
    }
    assert heads == set(REASON_KINDS)


def test_texts_name_nothing_that_reasons_do_not() -> None:
    for id, pattern in compiled(APP).items():
        if id.startswith(START):
            assert set(values_used_by(pattern)) <= {"name", "suit", "count"}
