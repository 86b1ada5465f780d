"""Which process this is, and whether another one on this machine still runs."""

import os
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Process:
    """`boot` names this start of this machine ("" where it cannot be told), `started` guards
    against a process id that was given out again."""

    boot: str
    pid: int
    started: str


def this_process() -> Process:
    """The process that asks."""
    pid = os.getpid()
    try:
        boot = Path("/proc/sys/kernel/random/boot_id").read_text().strip()
        # Containers of one machine share its boot, but do not see each other's processes.
        boot += " " + str(Path("/proc/self/ns/pid").readlink())
        return Process(boot, pid, _started(pid))
    except OSError:
        return Process("", pid, "")


def is_gone(process: Process) -> bool:
    """True only if that process certainly no longer runs. It must be of the present boot."""
    try:
        return _started(process.pid) != process.started
    except FileNotFoundError:
        return True
    except OSError:
        return False


def _started(pid: int) -> str:
    """When a process began, in clock ticks since the boot; a dead child not yet fetched is gone."""
    stat = Path(f"/proc/{pid}/stat").read_text()
    state, *fields = stat[stat.rindex(")") + 2 :].split()
    if state == "Z":
        raise FileNotFoundError(pid)
    return fields[18]
