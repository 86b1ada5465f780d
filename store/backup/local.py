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

_ACTION = bounds.fields(
    {
        "number": bounds.integer(1, 1 << 31),
        "seat": bounds.integer(-1, bounds.MOST_SEATS - 1),
        "text": bounds.text(),
        "back_to": bounds.optional(bounds.integer(0, 1 << 31)),
        "at": bounds.time,
    }
)
_KINDS: Final[dict[str, Check]] = {
    "bot": bounds.fields({"uuid": bounds.key, "level": bounds.text(bounds.MOST_NAME, 1), "created": bounds.time}),
    "open": bounds.fields(
        {
            "match": bounds.key,
            "uuid": bounds.key,
            "number": bounds.integer(1, 1 << 31),
            "dealer": bounds.seat,
            "seed": bounds.seed,
            "header": bounds.text(),
            "begun": bounds.time,
            "actions": bounds.list_of(_ACTION, 100_000),
        }
    ),
    "setting": bounds.fields({"key": bounds.text(100, 1), "value": bounds.text()}),
}


@dataclass(frozen=True, slots=True)
class LocalEntry:
    """One such line."""

    kind: str
    body: dict[str, Any]

    def check(self) -> None:
        """Raises UnfitEvent unless the body has exactly the fields of its kind, each within its bounds."""
        _KINDS[self.kind](self.body, "")


def parse_local(line: dict[str, Any]) -> LocalEntry:
    """The entry in an object of a file; its body isn't checked. Raises UnfitEvent if its kind is unknown."""
    kind = line.get("local")
    if not isinstance(kind, str) or kind not in _KINDS:
        raise UnfitEvent("local", f"{str(kind)[:20]!r} is no kind; there are {', '.join(_KINDS)}")
    return LocalEntry(kind, {name: value for name, value in line.items() if name != "local"})


def local_json(local: LocalEntry) -> dict[str, Any]:
    """The object to write to a file."""
    return {"local": local.kind, **local.body}
