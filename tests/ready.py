"""An app whose code was read in before: one process has read all of it, and becomes the app as often as it is asked. To
read it in takes the processor 1.3 of the 1.9 seconds that an app has had when its home screen has stood for a while.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from functools import cache
from multiprocessing import get_context
from multiprocessing.context import ForkServerContext
from multiprocessing.reduction import DupFd
from typing import IO, Any


class ReadyApp:
    """The process of `python -m app.play`, as far as it is asked for what a `subprocess.Popen` is asked; `stdout` is
    all that it says.
    """

    def __init__(self, arguments: Sequence[str], environment: Mapping[str, str]) -> None:
        read, write = os.pipe()
        self._process = _ready().Process(target=_play, args=(arguments, dict(environment), DupFd(write)))
        self._process.start()
        os.close(write)
        self.stdout: IO[str] = os.fdopen(read)
        assert self._process.pid is not None
        self.pid: int = self._process.pid

    def kill(self) -> None:
        """Ends it at once."""
        self._process.kill()

    def send_signal(self, number: int) -> None:
        """Tells it something."""
        os.kill(self.pid, number)

    def wait(self, timeout: float) -> int:
        """Its exit code; TimeoutExpired where it goes on after so many seconds."""
        self._process.join(timeout)
        if self._process.exitcode is None:
            raise subprocess.TimeoutExpired("app.play", timeout)
        return self._process.exitcode


@cache
def _ready() -> ForkServerContext:
    context = get_context("forkserver")
    context.set_forkserver_preload(["tests.read_in", "app.serving", "app.play"])
    return context


def _play(arguments: Sequence[str], environment: Mapping[str, str], said: Any) -> None:
    os.environ.clear()
    os.environ.update(environment)
    time.tzset()
    pipe = said.detach()
    for number in (sys.stdout.fileno(), sys.stderr.fileno()):
        os.dup2(pipe, number)
    os.close(pipe)

    from app.play import main  # read in already where this runs

    sys.exit(main(arguments))
