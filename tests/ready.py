"""Start the app quickly, by forking a process that has imported its code. Importing takes 1.3 of the 1.9 seconds of CPU
time that an app needs until its home screen is at rest.
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
    """A process that runs `app.cli`, with the part of `subprocess.Popen` that tests use. `stdout` has both output and
    errors.
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
        """End the process at once."""
        self._process.kill()

    def send_signal(self, number: int) -> None:
        """Send a signal to the process."""
        os.kill(self.pid, number)

    def wait(self, timeout: float) -> int:
        """Return the exit code. Raises TimeoutExpired if the process runs longer than `timeout` seconds."""
        self._process.join(timeout)
        if self._process.exitcode is None:
            raise subprocess.TimeoutExpired("app.cli", timeout)
        return self._process.exitcode


@cache
def _ready() -> ForkServerContext:
    """Return the context that forks from a process with the app's modules imported."""
    context = get_context("forkserver")
    context.set_forkserver_preload(["tests.read_in", "app.serving", "app.cli"])
    return context


def _play(arguments: Sequence[str], environment: Mapping[str, str], said: Any) -> None:
    os.environ.clear()
    os.environ.update(environment)
    time.tzset()
    pipe = said.detach()
    for number in (sys.stdout.fileno(), sys.stderr.fileno()):
        os.dup2(pipe, number)
    os.close(pipe)

    from app.cli import main  # read in already where this runs

    sys.exit(main(arguments))
