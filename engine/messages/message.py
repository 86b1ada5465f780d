"""A sentence in no particular language: the id of a message and its values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Union

# A list is said as the language joins its parts; a truth only chooses between `[true]` and `[false]`.
Value = Union[int, float, str, "Message", tuple["Value", ...]]

# What a sentence may ask of a message that is a value in it, as in `FORM($card, case: "genitive")`. The message
# chooses by them with `{ $case -> … }` and takes its default where nothing is asked.
FORMS: Final = frozenset({"article", "case", "gender", "number"})


@dataclass(frozen=True, slots=True)
class Message:
    """The id of a message in the `.ftl` files and its values by name. Comparable and hashable."""

    id: str
    values: Mapping[str, Value] = field(default_factory=dict)

    def __hash__(self) -> int:
        return hash((self.id, frozenset(self.values.items())))


class SpokenError(ValueError):
    """An error with a text in English, for records and logs, and a `message` for players."""

    def __init__(self, text: str, message: Message) -> None:
        super().__init__(text)
        self.message = message


class MessageError(LookupError):
    """A message that can't be rendered in a language. `id` is the message's."""

    def __init__(self, id: str, why: str) -> None:
        super().__init__(f"{id}: {why}")
        self.id = id


class UnknownMessage(MessageError):
    """There is no message with that id."""

    def __init__(self, id: str) -> None:
        super().__init__(id, "there is no such message")


class MissingValue(MessageError):
    """A message uses a value that wasn't given. `name` is the value's."""

    def __init__(self, id: str, name: str) -> None:
        super().__init__(id, f"the value ${name} is not given")
        self.name = name
