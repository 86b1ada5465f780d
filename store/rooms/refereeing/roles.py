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
    """The owner of a token: the player (-1 for a watcher, or a host who doesn't play), whether it's the host, and the
    SHA-256 of the token.
    """

    player: int
    host: bool
    token: str

    @property
    def author_number(self) -> int:
        """The `author_number` of their entries in the log."""
        return self.player if self.player >= 0 else HOST


def hash_token(token: str) -> str:
    """The SHA-256 of a token or an invitation in hex, which is what the log has."""
    return sha256(token.encode()).hexdigest()


def role_of(room: RoomState, known: str) -> Role | None:
    """The role of the token with this SHA-256, None for nobody's.

    Compares with every token there is, in constant time.
    """
    player = WATCHES
    for seat, seat_state in enumerate(room.seats):
        if seat_state.token and compare_digest(seat_state.token, known):
            player = seat
    host = compare_digest(room.host, known)
    watches = sum(compare_digest(each, known) for each in room.watching)
    return Role(player, host, known) if host or watches > 0 or player >= 0 else None


def id_for_rooms(person: str) -> str:
    """The id (32 hex digits) that is given when the person with this id (in hex) joins a room."""
    return sha256(f"person in rooms {person}".encode()).hexdigest()[:32]


def find_own_person(given: str, known: Iterable[str]) -> str:
    """The id of the person known here who joined with an id, "" for none. Earlier versions gave a person's own id."""
    return next((person for person in known if given in (person, id_for_rooms(person))), "")
