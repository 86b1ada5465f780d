"""What one kind of attack came to: a row of the table."""

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
    """What was tried, how often, and what of it got through; `memory` is how much more the attacked process held at
    its highest (MB), `longest` the seconds that one attempt took or kept others waiting, of at most `most`.
    """

    what: str
    tried: int
    through: tuple[str, ...]
    memory: float
    longest: float
    most: float = LONGEST

    @property
    def faults(self) -> list[str]:
        """What of it is worse than its floor."""
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
    """Measures attempts as they are made: `with meter.attempt(): …`, and `meter.let_through("what")` for each that got
    through. It watches the memory of a process of this machine, this one unless another's id is given.
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
        """One attempt, timed."""
        begun = time.perf_counter()
        try:
            yield
        finally:
            self.tried += 1
            self.longest = max(self.longest, time.perf_counter() - begun)

    def let_through(self, what: str) -> None:
        """Notes an attempt that got through, by what is to be read of it."""
        self._through.append(what)

    def row(self) -> Row:
        """What was measured since this was made."""
        more = max(0.0, memory(self.process, "VmHWM") - self._before)
        return Row(self.what, self.tried, tuple(self._through), more, self.longest)


def memory(process: int | str, field_: str) -> float:
    """A line of a process's `status` in MB; 0 where the system does not tell."""
    try:
        status = Path(f"/proc/{process}/status").read_text(encoding="ascii", errors="replace")
    except OSError:
        return 0.0
    found = (line.split() for line in status.splitlines() if line.startswith(f"{field_}:"))
    return next((int(words[1]) / 1024 for words in found), 0.0)


def _forget_peak(process: int | str) -> None:
    """Has the system begin anew to note the highest memory of a process."""
    try:
        Path(f"/proc/{process}/clear_refs").write_text("5", encoding="ascii")
    except OSError:
        return  # its highest since it began is then shown, which is no less
