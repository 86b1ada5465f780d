"""`[custom]`: what players may do at the table besides playing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from engine.messages import Message
from engine.rules.fields import told
from engine.rules.word import SEQUENCE, Context, TableWord, Told


@dataclass(frozen=True, kw_only=True)
class Custom:
    """What players may do at the table besides playing."""

    undo: bool = told("undo", True, "Whether a move may be taken back if it showed nothing hidden")
    pile: Literal["open", "top"] = told("pile", "open", "Whether you may look through the whole discard pile")


def tell(custom: Custom, context: Context) -> Iterator[Told]:
    """That nothing is taken back, and nothing is told."""
    if not custom.undo:
        yield Told("custom", "playing", Message("rule-no-undo"))
        yield Told("custom", "playing", Message("rule-no-talk"))


WORD = TableWord(
    key="custom", cls=Custom, place=120, families=(SEQUENCE,), tell=tell
)  # fmt: skip
