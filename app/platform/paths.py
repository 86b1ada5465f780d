"""Where the app's own files lie and where a person's files go."""

from __future__ import annotations

import os
from pathlib import Path

#: Folders of the assets that the client fetches from; beside them lie notes and pictures.
ASSETS = ("cards", "courts", "faces", "felts", "fonts", "signs", "sounds")
#: The folder of the assets with fonts for characters that the app's own fonts lack. Flutter's client in a browser asks
#: for them below FALLBACK_BASE when it first has to draw such a character; elsewhere the system has fonts.
FALLBACK = "fallback"
FALLBACK_BASE = "assets/fonts/"
FALLBACK_PREFIX = FALLBACK_BASE + "noto"  # beside them are the client's own fonts
DATA_VARIABLE = "FLET_APP_STORAGE_DATA"


def assets() -> Path:
    """The absolute folder the client fetches from: inside an installed package, beside it in a checkout."""
    package = Path(__file__).resolve().parent.parent
    packed = package / "assets"
    return packed if packed.is_dir() else package.parent / "assets"


def data() -> Path:
    """The folder for a person's files, made if need be: the one named by the packaged app or by
    `pocket-switch --data`, else the system's usual place.
    """
    named = os.environ.get(DATA_VARIABLE)
    if named:
        folder = Path(named)
    else:
        import platformdirs  # a packaged app is told its folder and never wants it

        folder = platformdirs.user_data_path("pocket-switch", appauthor=False)
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # one that is there gets this from the store
    return folder
