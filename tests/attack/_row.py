"""The result of one kind of attack, a row of the table."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

MOST_MEMORY = 60.0  # MB more than before
LONGEST = 1.0  # seconds


@dataclass(frozen=True)
class Row:
    """The result of one kind of attack: what was tried, how often, and what got through.

    `memory` is by how much the attacked process grew at most (MB); `longest` is how long one attempt took or kept
    others waiting (seconds), of at most `most`.
    """

    what: str
    tried: int
    through: tuple[str, ...]
    memory: float
    longest: float
    most: float = LONGEST

    @property
    def faults(self) -> list[str]:
        """Return what is worse than its floor."""
        found = list(self.through)
        if not self.tried:
            found.append("nothing was tried")
        if self.memory > MOST_MEMORY:
            found.append(f"{self.memory:.0f} MB more, of at most {MOST_MEMORY:.0f}")
        if self.longest > self.most:
            found.append(f"{self.longest:.1f} s, of at most {self.most:g}")
        return found


@dataclass
class Meter:
    """Measures attempts: `with meter.attempt(): …`, and `meter.let_through("what")` for each that got through.

    It observes the memory of a process of this machine, by default this one.
    """

    what: str
    process: int | str = "self"
    tried: int = 0
    longest: float = 0.0
    _through: list[str] = field(default_factory=list)
    _before: float = 0.0

    def __post_init__(self) -> None:
        self._before = memory(self.process, "VmRSS")
        _forget_peak(self.process)

    @contextmanager
    def attempt(self) -> Iterator[None]:
        """Time one attempt."""
        begun = time.perf_counter()
        try:
            yield
        finally:
            self.tried += 1
            self.longest = max(self.longest, time.perf_counter() - begun)

    def let_through(self, what: str) -> None:
        """Record an attempt that got through, by a text for the table."""
        self._through.append(what)

    def row(self) -> Row:
        """Return what was measured so far."""
        more = max(0.0, memory(self.process, "VmHWM") - self._before)
        return Row(self.what, self.tried, tuple(self._through), more, self.longest)


def memory(process: int | str, field_: str) -> float:
    """Return a line of a process's `status` in MB, 0 if the system doesn't have it."""
    try:
        status = Path(f"/proc/{process}/status").read_text(encoding="ascii", errors="replace")
    except OSError:
        return 0.0
    found = (line.split() for line in status.splitlines() if line.startswith(f"{field_}:"))
    return next((int(words[1]) / 1024 for words in found), 0.0)


def _forget_peak(process: int | str) -> None:
    """Reset the system's record of a process's highest memory."""
    try:
        Path(f"/proc/{process}/clear_refs").write_text("5", encoding="ascii")
    except OSError:
        return  # its highest since it began is then shown, which is no less
