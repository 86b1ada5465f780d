"""The errors of sync."""

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
    """Raised if sync can't go on. Nothing that wasn't stored before counts as stored.

    `trouble` says what to do:

    - `again`: retry later, without asking; `after` is the least delay in seconds.
    - `refused`: the server doesn't know the account: ask the person.
    - `address`: no server is there, or the address isn't allowed; `certificate`: its certificate is wrong; `server`: it
      doesn't behave like a Kinto server.
    - `code`: a code was mistyped. `wrong` says what is wrong with a code or address, `about` which part of it.
    - `busy`: another window syncs.
    - `invitation`: the server's owner has to give one.
    - `full`: the server stores no more for this account.
    - `locked`: an account that is to be erased can't be used.

    `detail` is in English, or a name.
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
    """Raised for a segment that isn't valid; the text says why. The segment is put aside."""

    code = "segment"
