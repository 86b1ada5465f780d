"""The app runs from the files and packages that a phone would have, and from nothing else."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.platform.packed import LICENCES, PARTS, TEXTS
from app.platform.paths import ASSETS
from app.publish.packages import cache_folder
from app.publish.targets import ROOT
from tests.phones import packing, resolution

# A person at the packed app: its own main under a client without a browser, one hand tapped to its end.
PLAY = """
import asyncio, sys
from pathlib import Path
data, *sys.path[:0] = sys.argv[1:]
from tests.app.at_table import play_hand
from app.rooms.host.hosting import hosting
from tests.app.visits import app, visit

async def play():
    async with visit(Path(data), "/settings") as client:
        await client.click("set-pace-none")
    async with visit(Path(data), "/new/switch") as client:
        await client.click("new-deal")
        assert await play_hand(client) == "hand-over"

asyncio.run(play())

async def host():
    async with visit(Path(data), "/") as client:
        app(client).change_setting("names", ("Ann",))
        await client.click("home-together")
        await client.wait("lobby-copy")
        print(len(client.spoken("lobby-code")) > 0, hosting.listens, len(hosting.pin) > 0)
    hosting.stop()

asyncio.run(host())
import app, flet, sqlmodel
print(app.__file__, flet.__file__, sqlmodel.__file__, sep="\\n")
"""


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment with the packages that a phone has, and nothing else."""
    folder = tmp_path_factory.mktemp("phone")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    pip = [sys.executable, "-m", "pip", "--python", str(python), "--disable-pip-version-check", "install", "--quiet"]
    subprocess.run([*pip, "--no-deps", "--no-index", *map(str, resolution.wheels(cache_folder()))], check=True)
    return python


@pytest.fixture
def app_folder(tmp_path: Path) -> Iterator[Path]:
    """The packed files, in a folder that can't be written to."""
    folder = tmp_path / "app"
    packing.packed(folder)
    mounted = hasattr(os, "geteuid") and os.geteuid() == 0 and _mount(folder)
    for path in (folder, *folder.rglob("*")):
        path.chmod(path.stat().st_mode & ~0o222) if not mounted else None
    yield folder
    if mounted:
        subprocess.run(["umount", folder], check=True)
    else:
        for path in (folder, *folder.rglob("*")):
            path.chmod(path.stat().st_mode | 0o200)


def _mount(folder: Path) -> bool:
    """Return whether the folder could be mounted read-only: root may write whatever the modes of files say."""
    try:
        subprocess.run(["mount", "--bind", folder, folder], check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        return False
    return subprocess.run(["mount", "-o", "remount,bind,ro", folder], check=False, capture_output=True).returncode == 0


def test_the_app_plays_a_hand_from_the_packed_files_and_packages_alone(
    app_folder: Path, python: Path, tmp_path: Path
) -> None:
    data, elsewhere, client = tmp_path / "data", tmp_path / "elsewhere", tmp_path / "client"
    elsewhere.mkdir()
    shutil.copytree(ROOT / "tests" / "app", client / "tests" / "app", ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "play.py").write_text(PLAY)
    environment = {"FLET_APP_STORAGE_DATA": str(data), "PATH": "", "HOME": str(elsewhere)}
    environment["POCKET_SWITCH_ADDRESS"] = "127.0.0.1"
    done = subprocess.run(
        [python, "-I", "-B", tmp_path / "play.py", data, app_folder, client],
        cwd=elsewhere,
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    invited, hosts, encrypts, ours, *others = done.stdout.split()
    assert (invited, hosts) == ("True", "True")  # a phone opens a room with these packages alone
    assert encrypts == "True"  # and answers over TLS, with a certificate of its own
    assert ours == str(app_folder / "app" / "__init__.py")
    assert all(path.startswith(str(python.parent.parent)) for path in others)
    assert (data / "pocket-switch.db").exists()
    assert sorted(path.name for path in elsewhere.iterdir()) == []


def test_every_licence_is_packed(tmp_path: Path) -> None:
    packing.packed(tmp_path / "app")
    for name in (PARTS, TEXTS):
        assert (tmp_path / "app" / "app" / "licences" / name).read_bytes() == (LICENCES / name).read_bytes()


def test_nothing_is_packed_but_the_entry_the_rooms_and_what_the_client_fetches(tmp_path: Path) -> None:
    packing.packed(tmp_path / "app")
    assert {path.name for path in (tmp_path / "app").iterdir()} == {
        *("LICENSE", "app", "assets", "engine", "main.py", "pyproject.toml", "store"),
    }
    assert {path.name for path in (tmp_path / "app" / "assets").iterdir()} == set(ASSETS)
    assert not list((tmp_path / "app").rglob("publish"))
