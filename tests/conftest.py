"""For every test: nothing leaves this machine, and laws try the same cases every time, unless `HYPOTHESIS_PROFILE=wide`
asks for new and more. For those in a browser: one that fails is run once more, and is told as a fault to look into.
"""

from __future__ import annotations

import gc
import os
import signal
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, find, settings
from hypothesis.strategies import none

from tests.sync.servers import Postgres, postgres

HERE = Path(__file__).resolve().parent
IN_A_BROWSER = HERE / "web"
# What starts a browser, a server or the app takes longest: begun first, nobody waits for it alone at the end, and one
# browser is enough for all that share it.
FIRST = (
    "web",
    "sync",
    "app/platform",
    "app/publish",
    "store/test_kills.py",
    "test_wheel.py",
    "test_shape.py",
)
LOOPBACK = ("127.", "::1", "localhost")

SLOW = (HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much)
# A deal of another seed is another deal, not a smaller one: shrinking would only cost time.
FIND = (Phase.explicit, Phase.generate)
settings.register_profile(
    "same", derandomize=True, deadline=None, database=None, phases=FIND, suppress_health_check=SLOW
)
settings.register_profile("wide", max_examples=2000, deadline=None, phases=FIND, suppress_health_check=SLOW)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "same"))


def refuse_strangers(event: str, details: tuple[Any, ...]) -> None:
    """An audit hook: raises where a test would look up or talk to another machine."""
    if event in ("socket.connect", "socket.sendto"):
        address = details[1]
        host = address[0] if isinstance(address, tuple) else ""  # a path or bytes: a socket file
    elif event == "socket.getaddrinfo":
        host = details[0]
    else:
        return
    name = host.decode() if isinstance(host, bytes) else host
    if name and not name.startswith(LOOPBACK):
        raise RuntimeError(f"a test may not reach {name}")


sys.addaudithook(refuse_strangers)
# A shell has what it starts in the background ignore Ctrl-C, and so would an app that a test starts and ends by it.
signal.signal(signal.SIGINT, signal.default_int_handler)
os.environ["POCKET_SWITCH_ADDRESS"] = "127.0.0.1"  # a room that a test opens is for this machine


@pytest.fixture(scope="session")
def database() -> Iterator[Postgres]:
    """A PostgreSQL that all tests of sync and rooms share."""
    with postgres() as running:
        yield running


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Run coroutine tests on asyncio, not also on trio."""
    return "asyncio"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long files first, then those with the most tests. A browser on a busy machine stumbles now and then: what fails
    twice there is a fault for sure. Elsewhere whatever fails is one.
    """
    many = Counter(item.path for item in items)
    items.sort(key=lambda item: (_place(item.path), -many[item.path], item.path))
    for item in items:
        if item.path.is_relative_to(IN_A_BROWSER):
            item.add_marker(pytest.mark.flaky(reruns=1))


def _place(path: Path) -> int:
    """Where a file stands in `FIRST`, else after all of it."""
    found = (place for place, name in enumerate(FIRST) if path.is_relative_to(HERE / name))
    return next(found, len(FIRST))


def pytest_collection_finish() -> None:
    """Freeze the objects made by importing: the garbage collector took a twelfth of the time of laws to search them."""
    # Hypothesis searches once for the owners of its generator, and can't find frozen objects, so it must search first.
    find(none(), lambda _: True)
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What was run again is not silently good: it is told with what went wrong the first time."""
    again: list[pytest.TestReport] = terminalreporter.stats.get("rerun", [])
    if again:
        terminalreporter.section("Faults to look into: they failed, and were run again", red=True, bold=True)
        for report in again:
            terminalreporter.line(report.nodeid, red=True)
            terminalreporter.line(report.longreprtext)
