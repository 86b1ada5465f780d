"""Fault: two scripts of the client name source maps, which aren't part of the web app. A browser with developer tools
open asks the host for them in vain.

Patch: the comment at the end of a script is removed.
Upstream: no issue found.
Versions: flet-web 1.0.4, 1.0.5
"""

from __future__ import annotations

import re
from typing import Final

FILES: Final = ("flutter.js", "pyodide/pyodide.mjs")
_COMMENT: Final = re.compile(rb"\n//# sourceMappingURL=\S+\s*$")


def remove_source_map(script: bytes) -> bytes:
    """Return the script without the comment that names its source map, if it has one."""
    return _COMMENT.sub(b"\n", script)
