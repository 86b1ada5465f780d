"""A share of the broken score files of `tests.fuzz_scores`, a few hundred of each format in each run."""

from __future__ import annotations

import pytest

from tests.fuzz_scores import FORMATS, attempt


@pytest.mark.parametrize("format", FORMATS)
def test_a_broken_file_is_refused_by_name_or_read_whole(format: str) -> None:
    said: list[str] = []
    tried = attempt(format, 200, seed=7, say=said.append)
    assert (tried.found, said) == (0, [])
    assert tried.files == 200 and tried.read > 20 and sum(tried.refused.values()) > 20
