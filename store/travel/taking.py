"""Events taken in, kind by kind, and facts read as events."""

from __future__ import annotations

from collections.abc import Callable

from sqlmodel import Session

from store.projections.refreshing import refreshing
from store.travel import known, played
from store.travel.event import Body, Event, Taken, check
from store.travel.here import Here

Reader = Callable[[Session, bytes], Body | None]
Taker = Callable[[Here, Event], Taken]


def body_of(session: Session, kind: str, key: bytes) -> Body | None:
    """What travels of the row with this event id; None where it is damaged or gone."""
    return _KINDS[kind][0](session, key) if kind in _KINDS else None


class Taking(Here):
    """Takes events in, inside the caller's transaction; `finish` brings what is derived up to date."""

    def take(self, event: Event) -> Taken:
        """Adds the fact. `waits`: for a match, a ruleset, or a kind that is not known here yet. `beaten`: another
        device wrote the same thing earlier, and that stands. UnfitEvent if the body is wrong."""
        if event.kind not in _KINDS:
            return "waits"
        check(event)
        return _KINDS[event.kind][1](self, event)

    def finish(self) -> None:
        """After the last event of a transaction."""
        for _ in refreshing(self.session, sorted(self._touched), dealt=self._dealt):
            pass
        self._touched.clear()
        self._dealt.clear()


_KINDS: dict[str, tuple[Reader, Taker]] = {
    "ruleset": (known.read_ruleset, known.take_ruleset),
    "person": (known.read_person, known.take_person),
    "people": (known.read_people, known.take_people),
    "tap": (played.read_tap, played.take_tap),
    "match": (played.read_match, played.take_match),
    "seat": (played.read_seat, played.take_seat),
    "mark": (played.read_mark, played.take_mark),
    "hand": (played.read_hand, played.take_hand),
    "game": (known.read_game, known.take_game),
}
