"""Hands that were played in rooms: taken into the history once, whoever brings them and however often."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlmodel import select

from store.database import Database
from store.events.kind import Verdict
from store.facts.match import MatchRow, match_id
from store.facts.person import person_id
from store.replication.merging import Merging
from store.rooms.history import events_of, own_events
from store.tables.query import Query, is_given

_MATCH = Query(select(MatchRow.id).where(is_given(MatchRow.uuid)))


class StoredRooms:
    """What comes of rooms."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def take(self, room: Mapping[str, Any], hand: Mapping[str, Any], seat: int = -1, person: str = "") -> Verdict:
        """Takes a finished hand, with its match and everybody in it who is new, or none of it: `new`, `known` where it
        is here, `differs` where another hand is in its place. `room` is what a snapshot says of the room, `hand` what
        came with the frame that ended it; at `seat` sat a `person` of one's own (their id in hex, "" for nobody), whose
        statistics it counts in. UnfitEvent where they cannot be.

        Each row has the referee's id, and so has what sync sends of it; people are known by the id that the referee
        gives them, and nobody is taken for somebody of the same name.
        """
        events = events_of(room, hand)
        own = own_events(room, seat, person, events[0].clock) if seat >= 0 and person else []
        came_to: dict[str, Verdict] = {}
        with self._database.writing() as transaction:
            merging = Merging(transaction.session, transaction.random_bytes, from_file=True)
            here = merging.here
            if match_id(here, room["match"]) is not None:  # who sits there is known: a host may give other ids today
                events = [event for event in events if event.kind not in ("person", "match")]
            for event in events:
                came_to[event.kind] = merging.merge(event)
            if own and person_id(here, own[-1].body["player"]) is not None:
                for event in own:
                    merging.merge(event)
            merging.finish()
        return came_to["hand"]

    def find(self, match: str) -> int:
        """The id here of a match by that which the referee gave it (in hex), 0 where it is not here."""
        with self._database.reading() as session:
            return _MATCH.first(session, uuid=bytes.fromhex(match)) or 0
