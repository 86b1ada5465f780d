"""Fault: if a page is isolated, Flutter draws in a second thread, beside the one that lays out text. Its engine is
built with semaphores on which no thread waits, so both threads write at once into fonts and glyph caches: letters go
missing, or the page stops.

Patch: both functions of the semaphore are replaced by others of the same length that wait.
Upstream: https://github.com/flutter/flutter/issues/190039
Versions: flet-web 1.0.4, 1.0.5
"""

from __future__ import annotations

import re
from typing import Final

from app.patches.flutter.client_files import UnknownClient

ENGINE: Final = "canvaskit/skwasm.wasm"
#: All engines with threads; the second one is for browsers that neither decode pictures nor break lines.
ENGINES: Final = (ENGINE, "canvaskit/skwasm_heavy.wasm")
#: WebAssembly of both functions as Flutter links them. Each changes the semaphore's count. Instead of making a thread
#: wait, or waking one, it creates the object that an operating system would need for that, and returns.
UNPATCHED: Final = re.compile(
    rb"\x00\x02\x40\x02\x40\x20\x00(?:(?P<wait>\x41\x01\xfe\x25\x02\x00\x41\x00\x4a)|\x20\x01\xfe\x1e\x02\x00\x41\x00\x4e)"
    rb"\x0d\x00\x02\x40\x02\x40\x20\x00\xfe\x12\x00\x04\x0e\x03\x00\x01\x02\x01\x0b\x20\x00\x41\x00\x41\x01\xfe\x4a\x00"
    rb"\x04\x45\x0d\x02\x0b\x03\x40\x20\x00\xfe\x12\x00\x04\x41\x02\x47\x0d\x00\x0b\x0b\x0f\x0b\x20\x00\x41\x10\x10..\x36"
    rb"\x02\x08\x20\x00\x41\x02\xfe\x19\x00\x04\x0b",
    re.DOTALL,
)
#: Reads the count until it is at least one, and subtracts one unless the other thread was quicker:
#: (loop (br_if 0 (i32.lt_s (local.tee $seen (i32.atomic.load $this)) 1))
#:       (br_if 0 (i32.ne (i32.atomic.rmw.cmpxchg $this $seen (i32.sub $seen 1)) $seen)))
_WAIT: Final = (
    b"\x01\x01\x7f\x03\x40\x20\x00\xfe\x10\x02\x00\x22\x01\x41\x01\x48\x0d\x00"
    b"\x20\x00\x20\x01\x20\x01\x41\x01\x6b\xfe\x48\x02\x00\x20\x01\x47\x0d\x00\x0b"
)
#: Adds to the count: (drop (i32.atomic.rmw.add $this $more)).
_SIGNAL: Final = b"\x00\x20\x00\x20\x01\xfe\x1e\x02\x00\x1a"
_NOP, _END = b"\x01", b"\x0b"


def patch_semaphore(engine: bytes) -> bytes:
    """Return a module of the engine whose semaphore waits. Raises UnknownClient if the functions aren't found."""
    mended, count = UNPATCHED.subn(_replacement_code, engine)
    if count != 2:
        raise UnknownClient(f"this flet-web has another engine: {count} of the 2 functions of its semaphore are known")
    return mended


def _replacement_code(found: re.Match[bytes]) -> bytes:
    code = _WAIT if found["wait"] else _SIGNAL
    return code.ljust(len(found[0]) - 1, _NOP) + _END
