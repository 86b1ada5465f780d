"""What can go wrong with sync, in one class."""

from __future__ import annotations

from typing import Literal

from engine.messages.errors import PocketSwitchError

Trouble = Literal[
    "again", "busy", "refused", "address", "certificate", "server", "code", "invitation", "full", "locked"
]


#: What is wrong with a code or an address that was typed.
Wrong = Literal[
    "", "long", "word", "parts", "letter", "count", "mistyped", "address", "extra", "scheme", "open", "path"
]


class SyncError(PocketSwitchError):
    """Nothing that was not kept before counts as kept. `trouble` says what is to be done:

    again (later, by itself), refused (the server does not know the account: ask the person), address (nobody there
    or not allowed), certificate, server (it does not speak as agreed), code (what was typed), busy (another window
    syncs), invitation (its keeper has to invite), full (it keeps no more for this account), locked (an account that is
    to be erased lets nobody in by its key). `detail` is in English, or a name; of what was typed `wrong` says what is
    wrong, and `about` which part of it. `after`: seconds.
    """

    code = "sync"

    def __init__(
        self, trouble: Trouble, detail: str, after: float = 0.0, *, wrong: Wrong = "", about: str = ""
    ) -> None:
        super().__init__(detail)
        self.trouble: Trouble = trouble
        self.detail = detail
        self.after = after
        self.wrong: Wrong = wrong
        self.about = about


class SegmentError(PocketSwitchError):
    """A segment isn't valid; the text says why. It is put aside."""

    code = "segment"
