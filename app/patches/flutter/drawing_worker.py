"""Fault: the worker that draws beside the page is a text in flutter.js and is started from a `blob:` address. The app's
Content Security Policy forbids that: what runs must be a file of the host.

Patch: the text is moved to a file, which the loader then starts.
Upstream: https://github.com/flutter/flutter/issues/80221 (Flutter's client and such policies)
Versions: flet-web 1.0.4, 1.0.5
"""

from __future__ import annotations

import re
from typing import Final

from app.patches.flutter.client_files import find_all_or_fail

FILE: Final = "flutter.js"
_INLINE_WORKER: Final = re.compile(
    rb'\w+\.endsWith\("\.ww\.js"\)\?URL\.createObjectURL\(new Blob\(\[`([^`\\$]*)`\],\{[^{}]*\}\)\):', re.DOTALL
)


def split_worker(script: bytes) -> tuple[bytes, bytes]:
    """Return flutter.js without the worker, and the worker. Raises UnknownClient."""
    (worker,) = find_all_or_fail(_INLINE_WORKER, script, FILE)
    return _INLINE_WORKER.sub(b"", script), worker
