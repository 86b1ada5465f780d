"""A copy of the project for defects, and its tests, run where they can do no harm.

They run in a process group that ends with them, with limits on memory and time, a home folder of their own, and a
network that reaches this machine only.
"""

from __future__ import annotations

import fcntl
import os
import resource
import shutil
import signal
import socket
import struct
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import cache
from importlib.util import cache_from_source
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.defects._defect import ROOT, Defect

MEMORY = 2 << 30  # bytes, of each process
SECONDS = 300.0  # for the tests of one defect
MANNERS = 20.0  # seconds, to stop the servers that were started
LEFT_OUT = shutil.ignore_patterns("__pycache__", "build", "dist", "*.egg-info")
PICTURES = "pictures"  # folder that `tests.pictures` writes to
HIDDEN = {".ci", ".github", ".gitignore"}  # of all names that begin with a dot, those that belong to the project
PYTEST = ("-q", "-x", "--tb=line", "-p", "no:cacheprovider", "-p", "no:xdist")
# Ways to a network of one's own, for who may do everything and for who may not.
CLOSED = (("unshare", "--net"), ("unshare", "--user", "--map-current-user", "--keep-caps", "--net"))
FAILED, PASSED = 1, 0  # pytest's own
UP, RUNNING, SET_FLAGS = 0x1, 0x40, 0x8914  # Linux's names: IFF_UP, IFF_RUNNING, SIOCSIFFLAGS


@dataclass(frozen=True)
class Outcome:
    """The outcome of some tests: pytest's exit code (None if they didn't end in time), and the output."""

    code: int | None
    said: str


def left_out(folder: str, names: list[str]) -> set[str]:
    """Return those of a folder's names that aren't copied: hidden files, and what was made from the sources."""
    made = {PICTURES} if Path(folder) == ROOT else set()
    hidden = {name for name in names if name.startswith(".") and name not in HIDDEN}
    return LEFT_OUT(folder, names) | made | hidden


def share_history(copy: Path) -> None:
    """Let git find the commits of this project in the copy, too: some tests run older code."""
    for name, shared in (("objects", "objects/info/alternates"), ("shallow", "shallow")):
        asked = ["git", "-C", str(ROOT), "rev-parse", "--path-format=absolute", "--git-path", name]
        done = subprocess.run(asked, capture_output=True, text=True, check=False)
        found = Path(done.stdout.strip())
        if done.returncode:  # an archive of the project has no history
            return
        if found.is_dir():
            (copy / ".git" / shared).write_text(f"{found}\n", encoding="utf-8")
        elif found.is_file():
            shutil.copy(found, copy / ".git" / shared)


class Copy:
    """A copy of the project as it is here; a context manager."""

    def __init__(self) -> None:
        self._folder = TemporaryDirectory(prefix="pocket-switch-defects-")
        self.root = Path(self._folder.name) / "project"

    def __enter__(self) -> Copy:
        shutil.copytree(ROOT, self.root, ignore=left_out)
        subprocess.run(["git", "init", "--quiet", self.root], check=True)  # tests ask git which files there are
        share_history(self.root)
        (self.root.parent / "home").mkdir()
        self.root.parent.chmod(0o711)  # PostgreSQL, which does not run as root, goes through it
        return self

    def __exit__(self, *_: object) -> None:
        self._folder.cleanup()

    @contextmanager
    def with_defect(self, defect: Defect) -> Iterator[None]:
        """Put a defect into the copy within the block."""
        sound = (self.root / defect.file).read_text(encoding="utf-8")
        self._write(defect.file, defect.sown(sound))
        try:
            yield
        finally:
            self._write(defect.file, sound)

    def _write(self, file: str, content: str) -> None:
        path = self.root / file
        path.write_text(content, encoding="utf-8")
        # Python tells a compiled file by seconds and length, which may be the same.
        Path(cache_from_source(str(path))).unlink(missing_ok=True)

    def run(self, tests: Sequence[str], seconds: float = SECONDS, *, again: bool = True) -> Outcome:
        """Run these tests of the copy up to the first failure. A browser test that fails is run `again`."""
        reruns = () if again else ("--force-reruns=0",)
        process = subprocess.Popen(
            [*closed_off(), sys.executable, "-m", "tests.defects._copy", *PYTEST, *reruns, *tests],
            cwd=self.root,
            env=self._environment(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
            text=True,
            errors="replace",
        )
        code: int | None = None
        try:
            said, _ = process.communicate(timeout=seconds)
            code = process.returncode
        except subprocess.TimeoutExpired:
            process.send_signal(signal.SIGINT)  # as Ctrl-C: servers are stopped by who started them
            with suppress(subprocess.TimeoutExpired):
                process.communicate(timeout=MANNERS)
            said = f"no end after {seconds:.0f} s"
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
        return Outcome(code, said)

    def _environment(self) -> dict[str, str]:
        home = str(self.root.parent / "home")
        # Without a network, packages of the web app are found only where earlier builds put them.
        cache = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
        ours = {"HOME": home, "XDG_DATA_HOME": home, "XDG_CACHE_HOME": cache, "TMPDIR": home, "PYTHONPATH": ""}
        return {**os.environ, **ours}


@cache
def closed_off() -> tuple[str, ...]:
    """Return the beginning of a command that gives it a network of its own, empty if the system can't do that."""
    for way in CLOSED:
        with suppress(OSError):
            if subprocess.run([*way, "true"], capture_output=True, check=False).returncode == 0:
                return way
    return ()


def _inside() -> None:
    """Become pytest, with limits and a loopback that works."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as any_socket:
        fcntl.ioctl(any_socket, SET_FLAGS, struct.pack("16sh22x", b"lo", UP | RUNNING))
    # Not its address space, of which a browser reserves far more than it uses.
    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
    os.execv(sys.executable, [sys.executable, "-m", "pytest", *sys.argv[1:]])


if __name__ == "__main__":
    _inside()
