"""The folders of the app's assets and of a person's data."""

from __future__ import annotations

import os
from pathlib import Path

#: Folders of assets that the client downloads files from.
ASSETS = ("cards", "courts", "faces", "felts", "fonts", "signs", "sounds")
#: The folder of assets with fonts for characters that the app's own fonts lack. In a browser, Flutter's client
#: downloads them from below FALLBACK_BASE when it first draws such a character; elsewhere the system's fonts are used.
FALLBACK = "fallback"
FALLBACK_BASE = "assets/fonts/"
FALLBACK_PREFIX = FALLBACK_BASE + "noto"  # the client's own fonts are in the same folder
DATA_VARIABLE = "FLET_APP_STORAGE_DATA"


def assets_folder() -> Path:
    """Return the absolute folder of assets: inside an installed package, beside it in a checkout."""
    package = Path(__file__).resolve().parent.parent
    packed = package / "assets"
    return packed if packed.is_dir() else package.parent / "assets"


def data_folder() -> Path:
    """Return the folder for a person's data, created if missing: the one that the packaged app or `pocket-switch
    --data` names, else the system's usual one.
    """
    named = os.environ.get(DATA_VARIABLE)
    if named:
        folder = Path(named)
    else:
        import platformdirs  # a slow import, which a packaged app doesn't need

        folder = platformdirs.user_data_path("pocket-switch", appauthor=False)
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # the mode of an existing folder is set by the store
    return folder
