"""The screen of a lesson: where its sentences are, on high and low screens."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.app.fake import children, names
from tests.app.visits import visit


def within(control: Any) -> Iterator[Any]:
    """Yield a control and everything in it."""
    yield control
    for each in children(control):
        yield from within(each)


def holds(control: Any, name: str) -> bool:
    return any(name in names(each) for each in within(control))


@pytest.mark.parametrize(("width", "height"), [(390.0, 844.0), (844.0, 390.0), (820.0, 1180.0)])
async def test_teacher_has_a_box_apart_from_the_message(tmp_path: Path, width: float, height: float) -> None:
    """The teacher is beside the table on low screens and on it on others; what has no room lies under the table."""

    async with visit(tmp_path, "/learn/switch", width=width, height=height) as client:
        await client.until(lambda: client.has("words"), "the table")
        assert len(client.all("words")) == 1
        assert holds(client.find("table"), "words") == (width < height)
        lesson: Any = client.find("lesson")
        layers = [each for each in lesson.content.controls if holds(each, "lesson-said") or holds(each, "table")]
        assert len(layers) == 2 and all((each.left, each.top) != (None, None) for each in layers)
