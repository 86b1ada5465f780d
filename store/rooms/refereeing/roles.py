"""Who is who, by their tokens, of which only the SHA-256 is kept."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from hmac import compare_digest

from store.rooms.entry import HOST, WATCHES
from store.rooms.fold import RoomState


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
    for seat, chair in enumerate(room.chairs):
        if chair.token and compare_digest(chair.token, known):
            player = seat
    host = compare_digest(room.host, known)
    watches = sum(compare_digest(each, known) for each in room.watching)
    return Role(player, host) if host or watches > 0 or player >= 0 else None
