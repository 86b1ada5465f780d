"""The root of all exceptions of this project, and the engine's families. app/errors.md shows the whole tree.

The families don't derive from built-in exceptions. A class whose callers may catch `ValueError` adds it as a second
base.
"""

from __future__ import annotations

from typing import ClassVar

from engine.messages.message import Message


class PocketSwitchError(Exception):
    """Base class for all exceptions that this project raises.

    `code` names the class in logs and reports, and is unique. `message` is what a person reads; it is None if no person
    does, or if the app chooses the message by other fields of the error.
    """

    code: ClassVar[str] = "error"
    message: Message | None = None

    @property
    def message_id(self) -> str:
        """The id of the message that a person reads, "" without one."""
        return self.message.id if self.message is not None else ""


class TextError(PocketSwitchError):
    """Base class for texts that can't be read: a ruleset, a hand, a lesson, the terms of a score sheet."""

    code = "text"


class MoveError(PocketSwitchError):
    """Base class for moves that can't be made in a position."""

    code = "move"


class SearchError(PocketSwitchError):
    """Base class for positions and puzzles that can't be solved or proved."""

    code = "search"


class SpokenError(PocketSwitchError, ValueError):
    """Base class for errors with a message for the person who plays. The error's text says the same in English, for
    logs.
    """

    code = "spoken"

    message: Message

    def __init__(self, text: str, message: Message) -> None:
        super().__init__(text)
        self.message = message


class MessageError(PocketSwitchError, LookupError):
    """Base class for messages that can't be rendered in a language; `id` is the message's."""

    code = "message"

    def __init__(self, id: str, why: str) -> None:
        super().__init__(f"{id}: {why}")
        self.id = id


class UnknownMessage(MessageError):
    """Raised if a language has no message with this id."""

    code = "unknown-message"

    def __init__(self, id: str) -> None:
        super().__init__(id, "there is no such message")


class MissingValue(MessageError):
    """Raised if a message needs a value that wasn't given; `name` is the value's."""

    code = "missing-value"

    def __init__(self, id: str, name: str) -> None:
        super().__init__(id, f"the value ${name} is not given")
        self.name = name
