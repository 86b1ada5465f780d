"""Settings of all tests. No test may reach another machine. Laws try the same cases in every run, unless
`HYPOTHESIS_PROFILE=wide` asks for new and more ones. A browser test that fails is run once more and reported.
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
# The slowest files start a browser, a server or the app. They run first, so that the run doesn't end with one process
# waiting for another, and browser tests share one browser.
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
# A deal of another seed isn't a smaller deal, so shrinking would only cost time.
FIND = (Phase.explicit, Phase.generate)
settings.register_profile(
    "same", derandomize=True, deadline=None, database=None, phases=FIND, suppress_health_check=SLOW
)
settings.register_profile("wide", max_examples=2000, deadline=None, phases=FIND, suppress_health_check=SLOW)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "same"))


def refuse_other_machines(event: str, details: tuple[Any, ...]) -> None:
    """Raise an error where a test would look up or connect to another machine. An audit hook."""
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


sys.addaudithook(refuse_other_machines)
# Processes that a shell starts in the background ignore Ctrl-C, and their children too. Tests end apps by Ctrl-C.
signal.signal(signal.SIGINT, signal.default_int_handler)
os.environ["POCKET_SWITCH_ADDRESS"] = "127.0.0.1"  # rooms that tests open listen on this machine alone


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
    """Put slow files first, then those with the most tests, and have browser tests that fail run again: on a busy
    machine a browser fails now and then.
    """
    tests = Counter(item.path for item in items)
    items.sort(key=lambda item: (_priority(item.path), -tests[item.path], item.path))
    for item in items:
        if item.path.is_relative_to(IN_A_BROWSER):
            item.add_marker(pytest.mark.flaky(reruns=1))


def _priority(path: Path) -> int:
    """Return the index of a file in `FIRST`; len(FIRST) if it isn't there."""
    found = (index for index, name in enumerate(FIRST) if path.is_relative_to(HERE / name))
    return next(found, len(FIRST))


def pytest_collection_finish() -> None:
    """Freeze the objects made by importing: the garbage collector spent a twelfth of the time of laws on them."""
    # Hypothesis looks once for references to its random generator. It can't find frozen objects, so it must look first.
    find(none(), lambda _: True)
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Report the tests that passed when they were run again, with what went wrong the first time."""
    again: list[pytest.TestReport] = terminalreporter.stats.get("rerun", [])
    if again:
        terminalreporter.section("Faults to look into: they failed, and were run again", red=True, bold=True)
        for report in again:
            terminalreporter.line(report.nodeid, red=True)
            terminalreporter.line(report.longreprtext)
