"""Lines of a backup that aren't events but belong to one device alone. Each is an object with its kind as `local`.

- `bot`: the row of the bots of a level, so that players have the same numbers in an empty store.
- `open`: a hand in play.
- `setting`: a setting and its value.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from store.events import bounds
from store.events.bounds import Check, UnfitEvent

_ACTION_CHECK = bounds.object_check(
    {
        "number": bounds.integer_check(1, 1 << 31),
        "seat": bounds.integer_check(-1, bounds.MAX_SEATS - 1),
        "text": bounds.text_check(),
        "back_to": bounds.optional_check(bounds.integer_check(0, 1 << 31)),
        "at": bounds.time,
    }
)
_KIND_CHECKS: Final[dict[str, Check]] = {
    "bot": bounds.object_check(
        {"uuid": bounds.key, "level": bounds.text_check(bounds.MAX_NAME_LENGTH, 1), "created": bounds.time}
    ),
    "open": bounds.object_check(
        {
            "match": bounds.key,
            "uuid": bounds.key,
            "number": bounds.integer_check(1, 1 << 31),
            "dealer": bounds.seat,
            "seed": bounds.check_seed,
            "header": bounds.text_check(),
            "begun": bounds.time,
            "actions": bounds.list_check(_ACTION_CHECK, 100_000),
        }
    ),
    "setting": bounds.object_check({"key": bounds.text_check(100, 1), "value": bounds.text_check()}),
}


@dataclass(frozen=True, slots=True)
class LocalEntry:
    """A line of a backup that belongs to one device alone."""

    kind: str
    body: dict[str, Any]

    def check_body(self) -> None:
        """Raise UnfitEvent unless the body has exactly the fields of its kind, each within its bounds."""
        _KIND_CHECKS[self.kind](self.body, "")


def parse_local_entry(line: dict[str, Any]) -> LocalEntry:
    """Return the entry in an object of a file. Its body isn't checked. Raises UnfitEvent if its kind is unknown."""
    kind = line.get("local")
    if not isinstance(kind, str) or kind not in _KIND_CHECKS:
        raise UnfitEvent("local", f"{str(kind)[:20]!r} is no kind; there are {', '.join(_KIND_CHECKS)}")
    return LocalEntry(kind, {name: value for name, value in line.items() if name != "local"})


def local_entry_table(local: LocalEntry) -> dict[str, Any]:
    """Return the object of an entry, as it is written to a file."""
    return {"local": local.kind, **local.body}
