"""Locks that hold, for the engine that draws in a browser.

Where a page is isolated, Flutter's engine draws in a second thread, beside the one that lays out text. It is linked
with semaphores that keep nobody waiting (https://github.com/flutter/flutter/issues/190039), so both threads write at
once into fonts and what is known of letters: some are missing on the screen then, or the page stands still. Here both
functions of the semaphore are replaced by others of the same length.
"""

from __future__ import annotations

import re
from typing import Final

ENGINE: Final = "canvaskit/skwasm.wasm"
#: All files of the client that may draw so; the other is for browsers that neither decode pictures nor break lines.
ENGINES: Final = (ENGINE, "canvaskit/skwasm_heavy.wasm")
#: WebAssembly of both functions as Flutter links them: each changes the semaphore's number. Where a thread should then
#: wait, or be woken, it makes the object that a system would do that with, and returns.
UNHELD: Final = re.compile(
    rb"\x00\x02\x40\x02\x40\x20\x00(?:(?P<wait>\x41\x01\xfe\x25\x02\x00\x41\x00\x4a)|\x20\x01\xfe\x1e\x02\x00\x41\x00\x4e)"
    rb"\x0d\x00\x02\x40\x02\x40\x20\x00\xfe\x12\x00\x04\x0e\x03\x00\x01\x02\x01\x0b\x20\x00\x41\x00\x41\x01\xfe\x4a\x00"
    rb"\x04\x45\x0d\x02\x0b\x03\x40\x20\x00\xfe\x12\x00\x04\x41\x02\x47\x0d\x00\x0b\x0b\x0f\x0b\x20\x00\x41\x10\x10..\x36"
    rb"\x02\x08\x20\x00\x41\x02\xfe\x19\x00\x04\x0b",
    re.DOTALL,
)
#: Looks at the number until it is one at least, and takes one away, unless the other thread has been quicker:
#: (loop (br_if 0 (i32.lt_s (local.tee $seen (i32.atomic.load $this)) 1))
#:       (br_if 0 (i32.ne (i32.atomic.rmw.cmpxchg $this $seen (i32.sub $seen 1)) $seen)))
_WAIT: Final = (
    b"\x01\x01\x7f\x03\x40\x20\x00\xfe\x10\x02\x00\x22\x01\x41\x01\x48\x0d\x00"
    b"\x20\x00\x20\x01\x20\x01\x41\x01\x6b\xfe\x48\x02\x00\x20\x01\x47\x0d\x00\x0b"
)
#: Adds to the number: (drop (i32.atomic.rmw.add $this $more)).
_SIGNAL: Final = b"\x00\x20\x00\x20\x01\xfe\x1e\x02\x00\x1a"
_NOTHING, _END = b"\x01", b"\x0b"


def holding(engine: bytes) -> bytes:
    """A module of the engine with locks that hold. ValueError where it is another Flutter's."""
    mended, count = UNHELD.subn(_instead, engine)
    if count != 2:
        raise ValueError(f"this flet-web has another engine: {count} of the 2 functions of its semaphore are known")
    return mended


def _instead(found: re.Match[bytes]) -> bytes:
    code = _WAIT if found["wait"] else _SIGNAL
    return code.ljust(len(found[0]) - 1, _NOTHING) + _END
