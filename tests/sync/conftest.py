"""Servers that all tests of sync share, an account for each test, and devices."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from store.sync.account import Account, new_account
from store.sync.accounts import register_account
from tests.sync.devices import Device
from tests.sync.servers import ADDRESS, Postgres, application, client

# For test_histories; here, where pytest knows it before it looks for the profile that was asked for.
settings.register_profile(
    "histories", max_examples=500, stateful_step_count=25, deadline=None, suppress_health_check=list(HealthCheck)
)


@pytest.fixture(scope="session")
def kinto(database: Postgres) -> Any:
    """A Kinto on PostgreSQL, in this process."""
    return application(database.address)


@pytest.fixture(scope="session")
def memory() -> Any:
    """A Kinto without a database, in this process."""
    return application()


@pytest.fixture
def account(kinto: Any) -> Account:
    """A new account on the Kinto that runs on PostgreSQL."""
    account = new_account(ADDRESS, os.urandom)
    asyncio.run(register_account(client(kinto), account))
    return account


@pytest.fixture
def device(tmp_path: Path) -> Iterator[Callable[[], Device]]:
    """A function that makes devices, which are closed after the test."""
    made: list[Device] = []

    def make() -> Device:
        made.append(Device(tmp_path / str(len(made))))
        return made[-1]

    yield make
    for each in made:
        each.close()
