"""What events find here: matches and people by their local numbers, and which matches have changed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from sqlmodel import Session

from store.bulk import add, one
from store.facts import PlayerRow
from store.ids import RandomBytes, uuid7
from store.persisted.people import touched, who


@dataclass
class Here:
    """The store that events come to, inside the caller's transaction: who and what is here under which number."""

    session: Session
    random_bytes: RandomBytes
    _matches: dict[bytes, int] = field(default_factory=dict)
    _touched: set[int] = field(default_factory=set)
    _dealt: set[int] = field(default_factory=set)

    def match_id(self, key: str) -> int | None:
        """The number of a match here."""
        uuid = bytes.fromhex(key)
        if uuid not in self._matches:
            found = one(self.session, "SELECT id FROM matches WHERE uuid = ?", uuid)
            if found is None:
                return None
            self._matches[uuid] = found[0]
        return self._matches[uuid]

    def touch(self, match_id: int, hands: bool = False) -> None:
        """The match's standing is to be brought up to date; whether it has other `hands` than before."""
        self._touched.add(match_id)
        if hands:
            self._dealt.add(match_id)

    @contextmanager
    def regrouping(self) -> Iterator[None]:
        """Around a change of who is who: as `touch`, for every match of those who are somebody else after it, or have
        another name."""
        before = who(self.session)
        yield
        self._touched |= touched(self.session, before)

    def player(self, key: str, level: str, at: int) -> int | None:
        """The number of a person, None where nothing is known yet; bots of a level are added if need be."""
        if not level:
            found = one(self.session, "SELECT id FROM players WHERE uuid = ?", bytes.fromhex(key))
            return int(found[0]) if found else None
        found = one(self.session, "SELECT id FROM players WHERE name = '' AND level = ?", level)
        if found:
            return int(found[0])
        uuid = uuid7(at, self.random_bytes)
        return add(self.session, PlayerRow, uuid=uuid, name="", level=level, created=at)
