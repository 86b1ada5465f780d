"""The sounds of the table, each created when it's first played."""

from __future__ import annotations

import os
import sysconfig
from collections.abc import Mapping, Sequence
from itertools import chain
from pathlib import Path
from typing import Final

import flet as ft
import flet_audio as fta

SOUNDS: Final = (
    *("deal", "lay", "draw", "shuffle", "skip", "turn", "call", "caught", "penalty"),
    *("win-hand", "win-match", "lose"),
)
VOLUME: Final = 0.6
#: Files of the plugins behind Flet's audio player: `playbin`, the WAV parser and the automatic audio output.
GSTREAMER_PLUGINS: Final = ("libgstplayback.so", "libgstwavparse.so", "libgstautodetect.so")
#: Variables that GStreamer itself reads: lists of folders.
_PATH_VARIABLES: Final = (
    *("GST_PLUGIN_PATH_1_0", "GST_PLUGIN_PATH"),
    *("GST_PLUGIN_SYSTEM_PATH_1_0", "GST_PLUGIN_SYSTEM_PATH"),
)
_LIBRARY_FOLDERS: Final = ("/usr/lib", "/usr/lib64", "/usr/local/lib", "/usr/local/lib64", "/app/lib")


class Sounds:
    """The sounds of one page. A device that can't play them stays silent."""

    def __init__(self, page: ft.Page) -> None:
        self._silent = lacks_gstreamer(page)
        self._players: dict[str, fta.Audio] = {}

    async def play_sound(self, name: str) -> None:
        """Play one of SOUNDS from its beginning."""
        if self._silent:
            return
        player = self._players.get(name)
        if player is None:
            player = fta.Audio(src=f"sounds/{name}.wav", volume=VOLUME, release_mode=fta.ReleaseMode.STOP)
            self._players[name] = player
        await player.play()


def lacks_gstreamer(page: ft.Page, folders: Sequence[Path] | None = None) -> bool:
    """Return whether this page is the window of a Linux desktop that lacks one of `GSTREAMER_PLUGINS`. They're searched
    in `folders`, by default where GStreamer does.

    Check this before the first sound: without `playbin` the audio player's Linux part ends the whole app with an
    uncaught C++ exception.
    """
    if page.web or page.platform is not ft.PagePlatform.LINUX:
        return False
    searched = gstreamer_folders(os.environ) if folders is None else folders
    return not all(any((folder / plugin).is_file() for folder in searched) for plugin in GSTREAMER_PLUGINS)


def gstreamer_folders(environment: Mapping[str, str]) -> list[Path]:
    """Return the folders in which GStreamer searches for plugins, in its order."""
    listed = chain.from_iterable(environment.get(name, "").split(os.pathsep) for name in _PATH_VARIABLES)
    triplet = sysconfig.get_config_var("MULTIARCH") or f"{os.uname().machine}-linux-gnu"
    libraries = [Path(folder) for folder in _LIBRARY_FOLDERS]
    system = [folder / "gstreamer-1.0" for folder in (Path("/usr/lib", triplet), *libraries)]
    return [*map(Path, filter(None, listed)), *system]
