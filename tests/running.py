"""The app in a process of its own, started by its command. Tests can kill it and start it again on the same data."""

from __future__ import annotations

import http.client
import os
import queue
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Mapping
from pathlib import Path
from typing import Self

from tests.ready import ReadyApp

ROOT = Path(__file__).resolve().parent.parent
PATIENCE = 60.0  # seconds; a busy machine is no fault
ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)/\?token=(\w+)")


def end_process(process: subprocess.Popen[bytes]) -> None:
    """Kill a process, wait for its end, and close its output."""
    process.kill()
    process.wait()
    if process.stdout:
        process.stdout.close()


class App:
    """A `pocket-switch --no-browser` on a data folder; a context manager. `kill()` and then `start()` is a crash and a
    restart with the same data and port. `root` is the folder of its code. With `ready`, it is forked from a process
    that has imported the code, which is faster; it starts as `python -m app.cli` otherwise.
    """

    def __init__(
        self,
        data: Path,
        *options: str,
        port: int = 0,
        environment: Mapping[str, str] | None = None,
        root: Path = ROOT,
        ready: bool = False,
    ) -> None:
        self.data = data
        self.root = root
        self.port = port
        self.token = ""
        self.lines: list[str] = []
        self._ready = ready
        self._options = options
        self._environment = {**os.environ, "PYTHONUNBUFFERED": "1", "LANGUAGE": "en", **(environment or {})}
        self._process: subprocess.Popen[str] | ReadyApp | None = None
        self._said: queue.Queue[str | None] = queue.Queue()
        self._reader: threading.Thread | None = None

    @property
    def address(self) -> str:
        """The URL without a slash at the end."""
        return f"http://127.0.0.1:{self.port}"

    def at(self, route: str) -> str:
        """Return the URL of a route, with the token that lets a browser in."""
        return f"{self.address}{route}?token={self.token}"

    @property
    def cookie(self) -> str:
        """The cookie of a browser that was let in, as a request header has it."""
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            line.request("GET", f"/?token={self.token}")
            return (line.getresponse().getheader("set-cookie") or "").partition(";")[0]
        finally:
            line.close()

    @property
    def process(self) -> subprocess.Popen[str] | ReadyApp:
        """The process. Raises AssertionError if the app isn't running."""
        assert self._process is not None, "the app is not running"
        return self._process

    def start(self) -> Self:
        """Start the process and wait until it says where it listens."""
        arguments = ["--no-browser", "--port", str(self.port), "--data", str(self.data), *self._options]
        self._said = queue.Queue()
        self._process = ReadyApp(arguments, self._environment) if self._ready else self._start_python(arguments)
        self._reader = threading.Thread(target=self._read, args=(self._process,), daemon=True)
        self._reader.start()
        said = self.wait_for_line(ADDRESS)
        self.port, self.token = int(said[1]), said[2]
        return self

    def wait_for_line(self, pattern: re.Pattern[str]) -> re.Match[str]:
        """Return the match in the next line that has one. Raises AssertionError if the app ends first."""
        while (line := self._said.get(timeout=PATIENCE)) is not None:
            if match := pattern.search(line):
                return match
        raise AssertionError(f"the app ended without saying {pattern.pattern}:\n{self.output}")

    @property
    def output(self) -> str:
        """Everything the app has written to its output and error streams, over all its starts."""
        return "".join(self.lines)

    @property
    def complaints(self) -> list[str]:
        """The lines the app has written, except for its address. A test that ends with any has found a fault."""
        return [line for line in self.lines if line.strip() and not ADDRESS.search(line)]

    def kill(self) -> None:
        """End the process at once, as `kill -9` and a flat battery do."""
        self.process.kill()
        self._wait_for_end()

    def stop(self) -> int:
        """Ask the app to end, as Ctrl-C does, and return its exit code."""
        self.process.send_signal(signal.SIGINT)
        return self._wait_for_end()

    def restart(self) -> Self:
        """Kill the app and start it again with the same data and port."""
        self.kill()
        return self.start()

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self._process is not None:
            self.kill()

    def _start_python(self, arguments: list[str]) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [sys.executable, "-m", "app.cli", *arguments],
            cwd=self.root,
            env=self._environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def _wait_for_end(self) -> int:
        code = self.process.wait(PATIENCE)
        assert self._reader is not None
        self._reader.join(PATIENCE)
        if self.process.stdout:
            self.process.stdout.close()
        self._process = None
        return code

    def _read(self, process: subprocess.Popen[str] | ReadyApp) -> None:
        assert process.stdout is not None
        for line in process.stdout:
            self.lines.append(line)
            self._said.put(line)
        self._said.put(None)
