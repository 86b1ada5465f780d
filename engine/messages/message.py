"""A sentence in no particular language: the id of a message and its values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Union

# A tuple is rendered as a list in the way of the language; a bool only chooses between `[true]` and `[false]`.
Value = Union[int, float, str, "Message", tuple["Value", ...]]

# The forms that a sentence may request of a message that is a value in it, as in `FORM($card, case: "genitive")`. The
# message chooses by them with `{ $case -> … }`, or takes its default if none is requested.
FORM_NAMES: Final = frozenset({"article", "case", "gender", "number"})


@dataclass(frozen=True, slots=True)
class Message:
    """The id of a message in the `.ftl` files and its values by name. Comparable and hashable."""

    id: str
    values: Mapping[str, Value] = field(default_factory=dict)

    def __hash__(self) -> int:
        return hash((self.id, frozenset(self.values.items())))
