"""The drawing worker is a file of its own."""

from __future__ import annotations

import pytest

from app.patches.flutter.client_files import CLIENT, UnknownClient
from app.patches.flutter.drawing_worker import FILE, split_worker

SCRIPT = (CLIENT / FILE).read_bytes()


def test_the_worker_is_split_from_the_loader() -> None:
    loader, worker = split_worker(SCRIPT)
    assert b"createObjectURL" not in loader and worker and worker in SCRIPT


def test_flutter_starts_it_from_a_text_still() -> None:
    assert b"createObjectURL" in SCRIPT


def test_another_loader_is_refused() -> None:
    with pytest.raises(UnknownClient):
        split_worker(b"")
