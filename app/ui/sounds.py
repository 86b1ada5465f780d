"""The sounds of the table, each made when it is first heard."""

from __future__ import annotations

from typing import Final

import flet_audio as fta

SOUNDS: Final = (
    *("deal", "lay", "draw", "shuffle", "skip", "turn", "call", "caught", "penalty"),
    *("win-hand", "win-match", "lose"),
)
VOLUME: Final = 0.6


class Sounds:
    """A visitor's sounds; a device that cannot play them stays silent."""

    def __init__(self) -> None:
        self._players: dict[str, fta.Audio] = {}

    async def play(self, name: str) -> None:
        """Plays one of SOUNDS from its beginning."""
        player = self._players.get(name)
        if player is None:
            player = fta.Audio(src=f"sounds/{name}.wav", volume=VOLUME, release_mode=fta.ReleaseMode.STOP)
            self._players[name] = player
        await player.play()
