"""A pytest plugin for quick runs: `-p tests.time_limit`. Tests run in the order of the files on the command line, and
none begins after SECONDS. Those left are reported as skipped.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import Final

import pytest

SECONDS: Final = 25.0
_started = 0.0


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    order = {(config.invocation_params.dir / name).resolve(): place for place, name in enumerate(config.args)}
    items.sort(key=lambda item: order.get(Path(item.path), len(order)))


def pytest_collection_finish() -> None:
    global _started
    _started = time.monotonic()


def pytest_runtest_setup() -> None:
    if time.monotonic() - _started > SECONDS:
        pytest.skip(f"a quick run begins no test after {SECONDS:.0f} s")
