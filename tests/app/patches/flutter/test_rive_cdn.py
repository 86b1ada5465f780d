"""No part of the client names the CDN of an unused extension."""

from __future__ import annotations

import pytest

from app.patches.flutter.client_files import CLIENT, UnknownClient
from app.patches.flutter.rive_cdn import ADDRESS, FILES, REPLACEMENT, replace_address


@pytest.mark.parametrize("path", FILES)
def test_the_address_is_replaced_in_place(path: str) -> None:
    script = (CLIENT / path).read_bytes()
    patched = replace_address(script, path)
    assert len(patched) == len(script) and REPLACEMENT in patched and not ADDRESS.search(patched)


@pytest.mark.parametrize("path", FILES)
def test_flets_client_names_it_still(path: str) -> None:
    assert ADDRESS.search((CLIENT / path).read_bytes())


def test_another_client_is_refused() -> None:
    with pytest.raises(UnknownClient):
        replace_address(b"", FILES[0])
