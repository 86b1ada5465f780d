"""Sounds on a Linux desktop are played only if GStreamer's plugins are installed."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.ui import sounds
from app.ui.sounds import GSTREAMER_PLUGINS, Sounds, gstreamer_folders, lacks_gstreamer
from tests.app.fake import opened

LINUX_DESKTOP = {"web": False, "platform": "linux"}


def install(plugins: tuple[str, ...], folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for plugin in plugins:
        (folder / plugin).touch()


@pytest.mark.parametrize("missing", GSTREAMER_PLUGINS)
async def test_a_linux_desktop_without_one_of_the_plugins_is_noticed(tmp_path: Path, missing: str) -> None:
    async with opened(lambda page: None) as client:
        client.session.apply_page_patch(LINUX_DESKTOP)
        install(tuple(set(GSTREAMER_PLUGINS) - {missing}), tmp_path / "one")
        assert lacks_gstreamer(client.page, [tmp_path / "one", tmp_path / "none"])
        install((missing,), tmp_path / "two")
        assert not lacks_gstreamer(client.page, [tmp_path / "one", tmp_path / "two"])


@pytest.mark.parametrize(
    "device",
    [{"web": True, "platform": "linux"}, {"web": False, "platform": "android"}, {"web": False, "platform": "macos"}],
    ids=str,
)
async def test_other_devices_need_no_plugins(device: dict[str, object]) -> None:
    async with opened(lambda page: None) as client:
        client.session.apply_page_patch(device)
        assert not lacks_gstreamer(client.page, [])


def test_plugins_are_searched_for_where_gstreamer_looks(tmp_path: Path) -> None:
    listed = f"{tmp_path / 'mine'}:{tmp_path / 'ours'}"
    found = gstreamer_folders({"GST_PLUGIN_PATH": listed})
    assert found[:2] == [tmp_path / "mine", tmp_path / "ours"]
    assert Path("/usr/lib/x86_64-linux-gnu/gstreamer-1.0") in found or Path("/usr/lib64/gstreamer-1.0") in found


@pytest.mark.parametrize("plugins", [(), GSTREAMER_PLUGINS], ids=["without plugins", "with them"])
async def test_sounds_play_only_where_the_plugins_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plugins: tuple[str, ...]
) -> None:
    monkeypatch.setattr(sounds, "gstreamer_folders", lambda environment: [tmp_path])
    install(plugins, tmp_path)

    async with opened(lambda page: None) as client:
        client.session.apply_page_patch(LINUX_DESKTOP)
        await Sounds(client.page).play_sound("deal")
        assert ("play" in [name for name, _ in client.called]) is bool(plugins)
