"""Identify this process, and tell whether another one on this machine still runs."""

import os
from dataclasses import dataclass
from pathlib import Path

from store.records import Clock


@dataclass(frozen=True, slots=True)
class Process:
    """A process. `boot` identifies the start of the machine ("" if unknown); `started` protects against a reused
    process id.
    """

    boot: str
    pid: int
    started: str


def this_process() -> Process:
    """Return the calling process."""
    pid = os.getpid()
    try:
        boot = Path("/proc/sys/kernel/random/boot_id").read_text().strip()
        # Containers of one machine share its boot, but don't see each other's processes.
        boot += " " + str(Path("/proc/self/ns/pid").readlink())
        return Process(boot, pid, _start_time(pid))
    except OSError:
        return Process("", pid, "")


def has_ended(process: Process) -> bool:
    """Return whether a process of the present boot certainly doesn't run any more."""
    try:
        return _start_time(process.pid) != process.started
    except FileNotFoundError:
        return True
    except OSError:
        return False


def is_holder_alive(clock: Clock, here: Process, holder: Process, renewed: int, beat: int, expire: int) -> bool:
    """Return whether the holder of a lease still renews it.

    It last did so at `renewed` (wall clock, Unix ms) and `beat` (steady clock, ms), which lasts for `expire` ms. Within
    one boot the steady clock decides, as it can't be set. A wall clock that was set back must not extend the lease
    forever, so a time too far in the future counts as expired.
    """
    if here.boot and holder.boot == here.boot:
        return 0 <= clock.steady() - beat < expire and not has_ended(holder)
    return abs(clock.wall() - renewed) < expire


def _start_time(pid: int) -> str:
    """Return when a process began, in clock ticks since the boot. Raises FileNotFoundError if it is gone, or dead and
    not yet reaped.
    """
    stat = Path(f"/proc/{pid}/stat").read_text()
    state, *fields = stat[stat.rindex(")") + 2 :].split()
    if state == "Z":
        raise FileNotFoundError(pid)
    return fields[18]
