"""What can go wrong with the store, one class per thing a caller handles."""

from pathlib import Path
from typing import Literal

from engine.messages.errors import PocketSwitchError


class StorageError(PocketSwitchError):
    """Base class for what goes wrong with the database and its files."""

    code = "storage"


class LeaseError(StorageError):
    """Base class for matches that this window may not write to."""

    code = "lease"


Cause = Literal["full", "read-only", "busy", "damaged", "disk", "newer", "closed"]


class StoreError(StorageError):
    """Nothing was written. `cause` says why, `path` which file or folder."""

    code = "store"

    def __init__(self, cause: Cause, path: Path | None, detail: str) -> None:
        super().__init__(f"{path}: {detail}" if path else detail)
        self.cause: Cause = cause
        self.path = path
        self.detail = detail


class WrongMoment(StorageError):
    """The call does not fit the state of the match, for instance a second open hand."""

    code = "wrong-moment"


class LeaseHeld(LeaseError):
    """The match is open in another window: `label` names it, `since` is Unix ms."""

    code = "lease-held"

    def __init__(self, label: str, since: int) -> None:
        super().__init__(f"held by {label} since {since}")
        self.label = label
        self.since = since


class LeaseLost(LeaseError):
    """Another window took the match over (`label`, or "" if nobody holds it now)."""

    code = "lease-lost"

    def __init__(self, label: str) -> None:
        super().__init__(f"taken over by {label}" if label else "no longer held")
        self.label = label


#: What is wrong with a file: it is no backup, some of it is missing or was changed, a newer version made it, it is
#: larger than what is read, or something in it cannot be.
Fault = Literal["foreign", "broken", "newer", "large", "unfit"]


class ImportProblem(StorageError):
    """A file that cannot be taken in. `where` names the place in it, `what` says in English what is wrong there."""

    code = "import"

    def __init__(self, fault: Fault, where: str, what: str) -> None:
        super().__init__(f"{where}: {what}")
        self.fault: Fault = fault
        self.where = where
        self.what = what
