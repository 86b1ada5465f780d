"""`[custom]`: what players may do at the table besides playing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from engine.messages import Message
from engine.rules.fields import rule_field
from engine.rules.word import SEQUENCE, Context, RuleSentence, TableWord


@dataclass(frozen=True, kw_only=True)
class Custom:
    """What players may do at the table besides playing."""

    undo: bool = rule_field("undo", True, "Whether a move may be taken back if it showed nothing hidden")
    pile: Literal["open", "top"] = rule_field("pile", "open", "Whether you may look through the whole discard pile")


def describe_custom(custom: Custom, context: Context) -> Iterator[RuleSentence]:
    """Yield sentences if moves can't be taken back: that, and that players don't talk about their cards."""
    if not custom.undo:
        yield RuleSentence("custom", "playing", Message("rule-no-undo"))
        yield RuleSentence("custom", "playing", Message("rule-no-talk"))


WORD = TableWord(
    key="custom", cls=Custom, order=120, families=(SEQUENCE,), describe=describe_custom
)  # fmt: skip
