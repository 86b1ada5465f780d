"""Things that tests share are made anew after a failure."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.web.shared import FAILED, Shared


def test_what_tests_share_is_made_once_and_anew_after_a_failure(request: pytest.FixtureRequest) -> None:
    steps: list[str] = []

    @contextmanager
    def make() -> Iterator[int]:
        steps.append("made")
        yield len(steps)
        steps.append("closed")

    shared = Shared(make)
    for failed in (False, True, False):
        with shared.lend(request.node):
            request.node.stash[FAILED] = failed
        steps.append("failed" if failed else "passed")
    shared.close()
    assert steps == ["made", "passed", "closed", "failed", "made", "passed", "closed"]
