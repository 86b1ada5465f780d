"""Forks child processes to be killed from one process that has loaded all that they need, so that they start at once.

`python -m tests.kills._nursery MODULE` forks a child for each folder that it reads from standard input, one after
another; the child runs `main(folder)` of the module, whose `warm()` was called before.
"""

from __future__ import annotations

import importlib
import os
import random
import selectors
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from threading import Event, current_thread, main_thread
from types import TracebackType
from typing import Self

ROOT = Path(__file__).resolve().parents[2]
SIGNALS = (signal.SIGINT, signal.SIGTERM)
LONGEST = 0.5  # seconds from the start of a child; by then it has written often


@dataclass
class Kill:
    """One kill: what the child had printed, and how long before."""

    lines: list[list[str]] = field(default_factory=list)
    at: int = 0

    @property
    def since_ms(self) -> float:
        """The ms from the last printed line to the kill, a large number without a line."""
        times = [int(line[2]) for line in self.lines if int(line[2]) <= self.at]
        return (self.at - times[-1]) / 1e6 if times else 1e9


class Nursery:
    """The process that forks children, and kills them."""

    def __init__(self, module: str) -> None:
        command = [sys.executable, "-m", "tests.kills._nursery", module]
        self._process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._said = b""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.kill()
        self._process.communicate()

    def kill(self, folder: Path, rng: random.Random, near: bool) -> Kill:
        """Let a child work in a folder, and kill it: shortly after a write if `near`, else at any moment."""
        wanted = rng.randint(1, 60) if near else sys.maxsize
        delay = rng.uniform(0, 0.003 if near else LONGEST)
        assert self._process.stdin is not None
        self._process.stdin.write(f"{folder}\n".encode())
        self._process.stdin.flush()
        kill, said, pid = Kill(), b"", 0
        end = None if near else time.monotonic() + delay
        while not pid or end is None or time.monotonic() < end:
            said += self._read(None if not pid or end is None else end - time.monotonic())
            found = [line.split() for line in said.split(b"\n")[:-1]]
            pid = next((int(line[1]) for line in found if line[0] == b"child"), pid)
            if any(line[0] == b"gone" for line in found):
                raise RuntimeError("the child ended by itself")
            if end is None and pid and len(found) > wanted:
                end = time.monotonic() + delay
        kill.at = time.monotonic_ns()
        os.kill(pid, signal.SIGKILL)
        while b"\ngone " not in said:
            said += self._read(None)
        lines = [line.split() for line in said.decode().splitlines()]
        kill.lines = [line for line in lines if line[0] not in ("child", "gone")]
        return kill

    def _read(self, patience: float | None) -> bytes:
        """Return what was printed since the last call, nothing if no line comes within so many seconds."""
        assert self._process.stdout is not None
        pipe = self._process.stdout.fileno()
        with selectors.DefaultSelector() as waiting:
            waiting.register(pipe, selectors.EVENT_READ)
            if not waiting.select(patience if patience is None else max(0.0, patience)):
                return b""
        part = os.read(pipe, 65536)
        if not part:
            raise RuntimeError("the nursery has ended")
        return part


@contextmanager
def interrupted() -> Iterator[Event]:
    """Yield an event that Ctrl-C or SIGTERM sets, so that what has begun can be finished."""
    told = Event()
    if current_thread() is not main_thread():
        yield told
        return
    before = {each: signal.signal(each, lambda *_: told.set()) for each in SIGNALS}
    try:
        yield told
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)


def main(module: str) -> None:
    """Fork children until the input ends."""
    for each in SIGNALS:
        signal.signal(each, signal.SIG_IGN)  # they are for whoever counts the kills
    work = importlib.import_module(module)
    work.warm()
    for line in sys.stdin:
        pid = os.fork()
        if not pid:
            work.main(Path(line.rstrip("\n")))
        os.write(1, b"child %d 0\n" % pid)
        os.waitpid(pid, 0)
        os.write(1, b"gone %d 0\n" % pid)


if __name__ == "__main__":
    main(sys.argv[1])
