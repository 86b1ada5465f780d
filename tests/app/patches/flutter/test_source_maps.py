"""Scripts of the client name no source map."""

from __future__ import annotations

import pytest

from app.patches.flutter.client_files import CLIENT
from app.patches.flutter.source_maps import FILES, remove_source_map
from app.publish.site import CLIENT_FILES

MARK = b"sourceMappingURL="


@pytest.mark.parametrize("path", FILES)
def test_the_comment_is_removed(path: str) -> None:
    assert MARK not in remove_source_map((CLIENT / path).read_bytes())[-500:]


@pytest.mark.parametrize("path", FILES)
def test_flets_client_names_a_map_still(path: str) -> None:
    assert MARK in (CLIENT / path).read_bytes()[-500:]


@pytest.mark.parametrize("path", [path for path in CLIENT_FILES if path.endswith((".js", ".mjs"))])
def test_no_other_script_names_one(path: str) -> None:
    assert path in FILES or MARK not in (CLIENT / path).read_bytes()[-500:]
