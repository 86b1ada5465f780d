"""The three sounds of the table, each made when it is first heard."""

from __future__ import annotations

from typing import Final

import flet_audio as fta

SOUNDS: Final = ("lay", "draw", "turn")
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
