"""Fixtures of browser tests: one browser, and for each test an app without data and a phone that shows it."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.running import App
from tests.web import driver
from tests.web.driver import Phone
from tests.web.shared import FAILED


@pytest.fixture(scope="package")
def chrome() -> Iterator[Browser]:
    """One browser for all tests. Each phone has a fresh profile in it."""
    with driver.browser(None, driver.COMPILED_ONCE) as browser:
        yield browser


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    """The app on an empty data folder. A fault that it reports fails the test at its end."""
    with App(tmp_path / "data", ready=True) as app:
        yield app
        assert app.complaints == []


@pytest.fixture
def phone(chrome: Browser, app: App, request: pytest.FixtureRequest) -> Iterator[Phone]:
    """A phone at the route of the first screen, not opened yet, without animations unless the test is marked `moving`.

    The last screen is saved as a picture if that was asked for.
    """
    phone = Phone(chrome, app, still=request.node.get_closest_marker("moving") is None)
    yield phone
    if not phone.page.is_closed():
        phone.picture(f"tests/{request.node.name}")
    faults = phone.faults
    phone.close()
    assert faults == []


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, Any, Any]:
    """Record on a test that it failed, so that things shared with other tests are made anew."""
    if call.when == "call" and call.excinfo is not None:
        item.stash[FAILED] = True
    return (yield)
