"""The people of a room, known by the SHA-256 of their tokens and by the ids they join with."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from hmac import compare_digest
from typing import Literal

from store.rooms.entry import HOST, WATCHES
from store.rooms.fold import RoomState

Standing = Literal["seated", "invited", ""]
"""What a secret is for a room: the token of a seat, the invitation, or nothing."""


@dataclass(frozen=True)
class Role:
    """Who has a token: a player (-1: who watches, or a host who does not play), and whether as the host."""

    player: int
    host: bool

    @property
    def by(self) -> int:
        """As who they act in the log."""
        return self.player if self.player >= 0 else HOST


def hashed(token: str) -> str:
    """What is kept of a token or an invitation."""
    return sha256(token.encode()).hexdigest()


def role_of(room: RoomState, known: str) -> Role | None:
    """What the SHA-256 of a token may do; None where it is nobody's. Every one there is is compared."""
    player = WATCHES
    for seat, seat_state in enumerate(room.seats):
        if seat_state.token and compare_digest(seat_state.token, known):
            player = seat
    host = compare_digest(room.host, known)
    watches = sum(compare_digest(each, known) for each in room.watching)
    return Role(player, host) if host or watches > 0 or player >= 0 else None


def id_for_rooms(person: str) -> str:
    """The id (32 hexadecimal digits) that is given when a person, whose own id in hex this is, joins a room."""
    return sha256(f"person in rooms {person}".encode()).hexdigest()[:32]


def own_person(given: str, known: Iterable[str]) -> str:
    """Which of the people known here joined with an id, "" for none. Earlier versions gave a person's own id."""
    return next((person for person in known if given in (person, id_for_rooms(person))), "")
