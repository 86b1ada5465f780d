"""Limits the whole browser to a part of a core, as a middling phone is slower than a desktop in all its threads.

Chromium's own throttle slows only the first thread of a page, and Python runs in another. A control group of Linux
limits every process of the browser; if this process may not make one, the command `cpulimit` does it, more coarsely.
"""

from __future__ import annotations

import os
import shutil
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

PART = 0.5
PERIOD = 10_000  # microseconds: with the kernel's usual 100 ms each answer would wait for the next tenth of a second
GROUPS = Path("/sys/fs/cgroup")
LEAVING = 50  # looks, 0.1 s each, until the browser's processes are gone


class NotHeldError(Exception):
    """This process may not make a control group, and cpulimit isn't installed."""


@contextmanager
def held(command: Path) -> Iterator[Path]:
    """Yield a command to use instead of this one: with all that it starts, it has half a core. Raises NotHeldError."""
    with tempfile.TemporaryDirectory() as name:
        script = Path(name) / command.name
        group = _group()
        if group is not None:
            lines = f'echo $$ > {group}/cgroup.procs && exec "{command}" "$@"'
        elif shutil.which("cpulimit"):
            lines = f'exec cpulimit --include-children --limit {PART * 100:.0f} -- "{command}" "$@"'
        else:
            raise NotHeldError("a control group (as root) or cpulimit")
        script.write_text(f"#!/bin/sh\n{lines}\n")
        script.chmod(0o700)
        try:
            yield script
        finally:
            for _ in range(LEAVING):
                if group is None:
                    break
                with suppress(OSError):  # somebody is still in it
                    group.rmdir()
                    break
                time.sleep(0.1)


def _group() -> Path | None:
    """Return a new control group with the limit, of either version; None if none can be made."""
    second = (GROUPS / "cgroup.controllers").exists()
    group = (GROUPS if second else GROUPS / "cpu") / f"pocket-switch-{os.getpid()}"
    quota = int(PERIOD * PART)
    try:
        group.mkdir()
    except OSError:
        return None
    try:
        if second:
            (group / "cpu.max").write_text(f"{quota} {PERIOD}")
        else:
            (group / "cpu.cfs_period_us").write_text(str(PERIOD))
            (group / "cpu.cfs_quota_us").write_text(str(quota))
    except OSError:
        group.rmdir()
        return None
    return group
