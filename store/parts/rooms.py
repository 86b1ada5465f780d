"""Add hands that were played in rooms to the history once, whichever client sends them and however often."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlmodel import select

from store.database import Database
from store.events.kind import Verdict
from store.facts.match import MatchRow, match_id_of_key
from store.facts.person import person_id_of_key
from store.replication.merging import Merger
from store.rooms.history import events_of_hand, ids_of_later_people, own_person_events
from store.tables.query import Query, equals_parameter

_MATCH_ID = Query(select(MatchRow.id).where(equals_parameter(MatchRow.uuid)))


class StoredRooms:
    """Adds hands from rooms."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def add_hand(self, room: Mapping[str, Any], hand: Mapping[str, Any], seat: int = -1, person: str = "") -> Verdict:
        """Add a finished hand, with its match and its new players, or nothing. Return `new`, `known` if the hand is
        here, `differs` if another hand has its number.

        `room` is a snapshot's description of the room, `hand` what came with the frame that ended it. `seat` is that of
        a `person` on this device (their id in hex, "" for none), for whom the hand counts. Raises UnfitEvent for
        invalid values.

        Rows and events have the referee's ids. People are identified by the referee's ids, never by name.
        """
        events = events_of_hand(room, hand)
        own = own_person_events(room, seat, person, events[0].clock) if seat >= 0 and person else []
        came_to: dict[str, Verdict] = {}
        with self._database.writing() as transaction:
            merging = Merger(transaction.session, transaction.random_bytes, from_file=True)
            here = merging.here
            if (
                match_id_of_key(here, room["match"]) is not None
            ):  # the match and its first people are here; a host may have given new ids since
                later = ids_of_later_people(room)
                events = [
                    event
                    for event in events
                    if event.kind != "match" and (event.kind != "person" or event.id.hex() in later)
                ]
            for event in events:
                came_to[event.kind] = merging.merge_event(event)
            if own and person_id_of_key(here, own[-1].body["player"]) is not None:
                for event in own:
                    merging.merge_event(event)
            merging.finish()
        return came_to["hand"]

    def find_match(self, match: str) -> int:
        """Return the local id of a match by the referee's id (in hex), 0 if it isn't here."""
        with self._database.reading() as session:
            return _MATCH_ID.first_answer(session, uuid=bytes.fromhex(match)) or 0
