"""The roles of a room's people, who are known by the SHA-256 of their tokens and by the ids they joined with."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from hmac import compare_digest
from typing import Literal

from store.rooms.entry import HOST, WATCHER_SEAT
from store.rooms.fold import RoomState

Standing = Literal["seated", "invited", ""]
"""What a secret is for a room: the token of a seat, the invitation, or nothing."""


@dataclass(frozen=True)
class Role:
    """The role of a token's owner: the player (-1 for a watcher, or a host without a seat), whether they're host, and
    the SHA-256 of the token.
    """

    player: int
    host: bool
    token: str

    @property
    def author_number(self) -> int:
        """The number by which entries of the log name them as author."""
        return self.player if self.player >= 0 else HOST


def hash_token(token: str) -> str:
    """Return the SHA-256 of a token or invitation in hex; the log has only that."""
    return sha256(token.encode()).hexdigest()


def role_of(room: RoomState, token_hash: str) -> Role | None:
    """Return the role of the token with this SHA-256, None if nobody has that token.

    Every token is compared in constant time, so that the time of an answer reveals nothing.
    """
    player = WATCHER_SEAT
    for seat, seat_state in enumerate(room.seats):
        if seat_state.token and compare_digest(seat_state.token, token_hash):
            player = seat
    host = compare_digest(room.host, token_hash)
    watches = sum(compare_digest(each, token_hash) for each in room.watchers)
    return Role(player, host, token_hash) if host or watches > 0 or player >= 0 else None


def person_id_for_rooms(person: str) -> str:
    """Return the id (32 hex digits) with which the person with this id (in hex) joins rooms."""
    return sha256(f"person in rooms {person}".encode()).hexdigest()[:32]


def find_own_person(joined_id: str, person_ids: Iterable[str]) -> str:
    """Return the id of the known person who joined with the id `joined_id`, "" for none.

    Earlier versions joined with the person's own id.
    """
    return next((person for person in person_ids if joined_id in (person, person_id_for_rooms(person))), "")
