"""The files of Flutter's client in flet-web, with helpers for patches.

Patches of these files search for a pattern. Another version of flet-web may lack it; then a test or the build of the
web app raises `UnknownClient`, never a running app.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final

from flet_web import get_package_web_dir

from engine.messages.errors import PocketSwitchError

CLIENT: Final = Path(get_package_web_dir())
#: Scripts that patch the client; a page runs them before it.
SCRIPTS: Final = tuple(Path(__file__).with_name(f"{name}.js") for name in ("audio_position", "viewport"))
_BUILD_CONFIG: Final = re.compile(rb"_flutter\.buildConfig = (\{.*?\});\n")


class UnknownClient(PocketSwitchError, ValueError):
    """A file of flet-web doesn't have the content that a patch expects."""

    code = "unknown-client"


def find_all_or_fail(pattern: re.Pattern[bytes], data: bytes, path: str) -> list[bytes]:
    """Return all matches in a file of the client. Raises UnknownClient if there are none."""
    if not (found := pattern.findall(data)):
        raise UnknownClient(f"this flet-web has another {path}: {pattern.pattern!r} is not in it")
    return found


def flutter_build_config() -> dict[str, Any]:
    """Return the build configuration that Flutter's loader is started with. Raises UnknownClient."""
    path = "flutter_bootstrap.js"
    (config,) = find_all_or_fail(_BUILD_CONFIG, (CLIENT / path).read_bytes(), path)
    found: dict[str, Any] = json.loads(config)
    return found
