"""The folders of the app's assets and of a person's data."""

from __future__ import annotations

import os
from pathlib import Path

#: Folders of assets that the client fetches from.
ASSETS = ("cards", "courts", "faces", "felts", "fonts", "signs", "sounds")
#: The folder of assets with fonts for characters that the app's own fonts lack. In a browser, Flutter's client fetches
#: them below FALLBACK_BASE when it first draws such a character; on other systems the system has fonts.
FALLBACK = "fallback"
FALLBACK_BASE = "assets/fonts/"
FALLBACK_PREFIX = FALLBACK_BASE + "noto"  # beside them are the client's own fonts
DATA_VARIABLE = "FLET_APP_STORAGE_DATA"


def assets_folder() -> Path:
    """The absolute folder of assets: inside an installed package, beside it in a checkout."""
    package = Path(__file__).resolve().parent.parent
    packed = package / "assets"
    return packed if packed.is_dir() else package.parent / "assets"


def data_folder() -> Path:
    """The folder for a person's data, created if missing: the one that the packaged app or `pocket-switch --data`
    names, else the system's usual place.
    """
    named = os.environ.get(DATA_VARIABLE)
    if named:
        folder = Path(named)
    else:
        import platformdirs  # slow, and a packaged app never needs it

        folder = platformdirs.user_data_path("pocket-switch", appauthor=False)
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # the store sets the mode of an existing one
    return folder
