"""Which process this is, and whether another one on this machine still runs and holds what it took."""

import os
from dataclasses import dataclass
from pathlib import Path

from store.records import Clock


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


def is_alive(clock: Clock, here: Process, holder: Process, renewed: int, beat: int, expire: int) -> bool:
    """Whether a holder still renews: the last time was `renewed` by the wall clock and `beat` by the steady one, and
    lasts for `expire` ms. Within one boot the steady clock decides, which nobody sets; a wall clock that was set back
    must not keep what is held for ever, so a time in the future counts as old once it is further off than it lasts."""
    if here.boot and holder.boot == here.boot:
        return 0 <= clock.steady() - beat < expire and not is_gone(holder)
    return abs(clock.wall() - renewed) < expire


def _started(pid: int) -> str:
    """When a process began, in clock ticks since the boot; a dead child not yet fetched is gone."""
    stat = Path(f"/proc/{pid}/stat").read_text()
    state, *fields = stat[stat.rindex(")") + 2 :].split()
    if state == "Z":
        raise FileNotFoundError(pid)
    return fields[18]
