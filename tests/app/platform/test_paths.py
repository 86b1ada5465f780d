"""The paths of the app's files."""

from __future__ import annotations

from pathlib import Path

import platformdirs
import pytest

from app.platform import paths


def test_the_folder_that_was_named_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "not" / "there yet"
    monkeypatch.setenv(paths.DATA_VARIABLE, str(folder))
    assert paths.data_folder() == folder
    assert folder.is_dir()


def test_without_a_name_it_is_the_usual_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(paths.DATA_VARIABLE, raising=False)
    monkeypatch.setattr(platformdirs, "user_data_path", lambda name, **_: tmp_path / name)
    assert paths.data_folder() == tmp_path / "pocket-switch"


def test_assets_are_an_absolute_folder() -> None:
    assert paths.assets_folder().is_absolute()
    assert paths.assets_folder().is_dir()
