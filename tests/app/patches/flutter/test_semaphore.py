"""The functions of the engine's semaphore are replaced. tests/web/test_semaphore.py runs them in two threads."""

from __future__ import annotations

import pytest

from app.patches.flutter.client_files import CLIENT, UnknownClient
from app.patches.flutter.semaphore import ENGINES, UNPATCHED, patch_semaphore


@pytest.mark.parametrize("path", ENGINES)
def test_both_functions_are_replaced_in_place(path: str) -> None:
    engine = (CLIENT / path).read_bytes()
    mended = patch_semaphore(engine)
    assert len(mended) == len(engine) and not UNPATCHED.search(mended)


@pytest.mark.parametrize("path", ENGINES)
def test_flutter_has_both_functions_still(path: str) -> None:
    assert len(UNPATCHED.findall((CLIENT / path).read_bytes())) == 2


def test_another_engine_is_refused() -> None:
    with pytest.raises(UnknownClient, match="another engine: 0 of the 2 functions"):
        patch_semaphore(b"\0asm")
