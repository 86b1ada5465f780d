"""The errors of the store, one class for each thing that callers handle."""

from pathlib import Path
from typing import Literal

from engine.messages.errors import PocketSwitchError


class StorageError(PocketSwitchError):
    """Base class for failures of the database and its files."""

    code = "storage"


class LeaseError(StorageError):
    """Base class for matches that this window may not write to."""

    code = "lease"


Cause = Literal["full", "read-only", "busy", "damaged", "disk", "newer", "closed"]


class StoreError(StorageError):
    """Raised if nothing was written or read. `cause` says why, `path` names the file or folder."""

    code = "store"

    def __init__(self, cause: Cause, path: Path | None, detail: str) -> None:
        super().__init__(f"{path}: {detail}" if path else detail)
        self.cause: Cause = cause
        self.path = path
        self.detail = detail


class InvalidState(StorageError):
    """Raised if a call doesn't fit the state of the match, such as opening a second hand."""

    code = "wrong-moment"


class LeaseHeld(LeaseError):
    """Raised if the match is open in another window. `label` names it, `since` is Unix ms."""

    code = "lease-held"

    def __init__(self, label: str, since: int) -> None:
        super().__init__(f"held by {label} since {since}")
        self.label = label
        self.since = since


class LeaseLost(LeaseError):
    """Raised if another window took the match over. `label` names it; "" if no window has it now."""

    code = "lease-lost"

    def __init__(self, label: str) -> None:
        super().__init__(f"taken over by {label}" if label else "no longer held")
        self.label = label


#: What is wrong with a file: it is no backup, part of it is missing or was changed, a newer version made it, it is too
#: large, or a value in it isn't allowed.
Fault = Literal["foreign", "broken", "newer", "large", "unfit"]


class ImportFailed(StorageError):
    """Raised for a file that can't be imported. `location` is where in it, `what` says in English what is wrong."""

    code = "import"

    def __init__(self, fault: Fault, location: str, what: str) -> None:
        super().__init__(f"{location}: {what}")
        self.fault: Fault = fault
        self.location = location
        self.what = what


#: What is wrong with a score file of another program: no known format, damaged, too large, a declaration that isn't
#: allowed, a workbook instead of a table, a backup of this app, or empty.
ScoreFault = Literal["unknown", "broken", "large", "forbidden", "workbook", "backup", "empty"]


class ScoreFileError(StorageError):
    """Raised for a score file that can't be read. `location` is the location in it, `what` says in English what is
    wrong.
    """

    code = "score-file"

    def __init__(self, fault: ScoreFault, location: str, what: str) -> None:
        super().__init__(f"{location}: {what}")
        self.fault: ScoreFault = fault
        self.location = location
        self.what = what
