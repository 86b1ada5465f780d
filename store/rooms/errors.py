"""The exceptions of rooms, and the words by which a room refuses a command."""

from __future__ import annotations

from typing import Any, Final

from engine.messages.errors import PocketSwitchError

#: Every word of a refusal with its HTTP status.
WORDS: Final = {
    "unreadable": 400,
    "unknown": 400,
    "token": 401,
    "invitation": 403,
    "host_only": 403,
    "origin": 403,
    "room": 404,
    "moved_on": 409,
    "full": 409,
    "bot_plays": 409,
    "no_hand": 409,
    "late": 409,
    "paused": 409,
    "closed": 410,
    "illegal": 422,
    "version": 426,
    "often": 429,
    "busy": 503,
}


class RoomError(PocketSwitchError):
    """Base class of all errors of rooms, at the host and at clients."""

    code = "room"


class RoomConnectionError(RoomError):
    """Base class of the errors of connecting: a host that can't be reached, or that isn't the expected one."""

    code = "room-connection"


class RoomRefused(RoomError):
    """A command was refused: `code_word` is one of WORDS, `details` are further fields of the answer."""

    code = "room-refused"

    def __init__(self, code_word: str, **more: Any) -> None:
        super().__init__(code_word)
        self.code_word = code_word
        self.status = WORDS[code_word]
        self.details = more

    @property
    def answer_table(self) -> dict[str, Any]:
        """The JSON object that the host answers."""
        return {"error": self.code_word, **self.details}
