"""Erase deleted people from the bodies of events that are no rows: those in segments of sync, and those that wait."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from sqlmodel import select

from store.erasure import texts
from store.erasure.matches import erased_seats
from store.events.bounds import UnfitEvent
from store.events.event import Body
from store.facts import KINDS, ErasureRow, MatchRow, TapRow
from store.facts.person import erased_label
from store.facts.person_marks import is_personal_mark
from store.tables.query import Query, Session, equals_parameter

_ERASED_PEOPLE = Query(select(ErasureRow.person))
_MATCH_ID = Query(select(MatchRow.id).where(equals_parameter(MatchRow.uuid)))
_TAP_TIME = Query(select(TapRow.at).where(equals_parameter(TapRow.uuid)))


@dataclass
class Erasures:
    """All erasures in a store, in the caller's transaction."""

    session: Session
    _people: frozenset[str] = field(init=False)
    _seats: dict[str, Mapping[int, int]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self._people = frozenset(person.hex() for person in _ERASED_PEOPLE.iter_answers(self.session))

    @property
    def exist(self) -> bool:
        """Whether there is any."""
        return bool(self._people)

    def erase_in_body(self, kind: str, key: bytes, body: Body) -> Body | None:
        """Return the body of the event `key` without erased data; None if nothing but erased data is in it. A body of
        an unknown kind, or out of the bounds of its kind, is returned unchanged.
        """
        if kind not in KINDS:
            return body
        try:
            KINDS[kind].check_body(body)
        except UnfitEvent:
            return body
        match kind:
            case "person" if key.hex() in self._people:
                return {**body, "name": erased_label(key)}
            case "people" if body["player"] in self._people:
                personal = is_personal_mark(body["mark"], body["detail"], bytes.fromhex(body["player"]))
                return None if personal else body
            case "face" if body["player"] in self._people:
                return None if body["face"] else body
            case "match":
                return self._erase_in_match(key, body)
            case "seat":
                return {**body, "seat": self._erase_in_seat(body["seat"])}
            case "tap" | "exact" | "hand" | "mark" | "origin":
                seats = self._seats_of(body["match"])
                return self._erase_in_fact(kind, body, seats) if seats else body
        return body

    def _seats_of(self, match: str) -> Mapping[int, int]:
        if match not in self._seats:
            number = _MATCH_ID.first_answer(self.session, uuid=bytes.fromhex(match))
            self._seats[match] = {} if number is None else erased_seats(self.session, number)
        return self._seats[match]

    def _erase_in_seat(self, seat: list[Any]) -> list[Any]:
        _, level, person, since = seat
        return [erased_label(bytes.fromhex(person)), level, person, since] if person in self._people else seat

    def _erase_in_match(self, key: bytes, body: Body) -> Body:
        seats = {seat for seat, (_, _, person, _) in enumerate(body["seats"]) if person in self._people}
        seats |= set(self._seats_of(key.hex()))
        if not seats:
            return body
        sheet = body["sheet"] and {**body["sheet"], "names": texts.erase_in_names(body["sheet"]["names"], seats)}
        return {**body, "seats": [*map(self._erase_in_seat, body["seats"])], "sheet": sheet}

    def _erase_in_fact(self, kind: str, body: Body, seats: Mapping[int, int]) -> Body:
        until = max(seats.values())
        match kind:
            case "hand":
                seated = sorted(json.loads(body["result"])["order"])
                return {**body, "notation": texts.erase_in_notation(body["notation"], seated, seats)}
            case "mark" if body["mark"] == "noted" and body["at"] <= until:
                return {**body, "detail": texts.erase_in_detail(body["detail"])}
            case "origin":
                return {**body, "play": texts.erase_in_play(body["play"], seats)}
            case "tap":
                return {**body, "text": texts.erase_in_tap(body["text"], seats, 0, noted=body["at"] <= until)}
            case "exact":
                at = _TAP_TIME.first_answer(self.session, uuid=bytes.fromhex(body["tap"]))
                noted = at is not None and at <= until
                return {**body, "text": texts.erase_in_tap(body["text"], seats, 0, noted=noted)}
        return body
