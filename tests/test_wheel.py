"""The wheel works elsewhere: installed in an empty environment, used from another folder."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from app.platform.packed import LICENCES, PARTS, TEXTS
from engine import presets
from tests.app.size_limits import limits

ROOT = Path(__file__).resolve().parent.parent


def run(*command: str | Path, cwd: Path) -> str:
    """Return what the command printed. Raises an error with its error output if it fails."""
    done = subprocess.run([*map(str, command)], cwd=cwd, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, cwd=ROOT)
    (path,) = folder.glob("*.whl")
    return path


@pytest.fixture(scope="module")
def python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment with the wheel and nothing else."""
    folder = tmp_path_factory.mktemp("empty")
    run(sys.executable, "-m", "venv", "--without-pip", folder, cwd=folder)
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    pip = (sys.executable, "-m", "pip", "--python", python, "--disable-pip-version-check")
    run(*pip, "install", "--quiet", "--no-deps", "--no-index", wheel, cwd=folder)
    return python


def test_wheel_has_rooms_and_no_tests(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    tops = {name.partition("/")[0] for name in names if ".dist-info/" not in name}
    assert tops == {"app", "engine", "store"}
    assert not [name for name in names if name.startswith("app/assets/listing")]
    assert [name for name in names if name.endswith(".md")] == ["app/assets/README.md"]


def test_wheel_is_within_its_size_limit(wheel: Path) -> None:
    assert wheel.stat().st_size <= limits()["a wheel with them"]


def test_a_hand_is_dealt_from_another_folder(python: Path, tmp_path: Path) -> None:
    command = ("-I", "-m", "engine", "simulate", "--ruleset", "switch", "--seats", "random,steady", "--json")
    told = json.loads(run(python, *command, "--hands", "2", "--seed", "1", cwd=tmp_path))
    assert told["hands"] == 2
    assert set(told["kinds"]) == {"random", "steady"}


def test_every_ruleset_is_found(python: Path, tmp_path: Path) -> None:
    told = run(python, "-I", "-c", "from engine import presets; print(*sorted(presets()))", cwd=tmp_path)
    assert told.split() == sorted(presets())


def test_every_asset_is_found(python: Path, tmp_path: Path) -> None:
    told = run(python, "-I", "-c", "from app.platform import paths; print(paths.assets_folder())", cwd=tmp_path)
    packed, ours = Path(told.strip()), ROOT / "assets"
    assert ROOT not in packed.parents
    assert files(packed) == {name for name in files(ours) if not name.startswith("listing/")}


def test_every_licence_is_found(python: Path, tmp_path: Path) -> None:
    code = "from app.platform.packed import LICENCES; print(LICENCES)"
    packed = Path(run(python, "-I", "-c", code, cwd=tmp_path).strip())
    assert ROOT not in packed.parents
    assert {path.name: path.read_bytes() for path in packed.iterdir()} == {
        name: (LICENCES / name).read_bytes() for name in (PARTS, TEXTS)
    }


def files(folder: Path) -> set[str]:
    """Return the relative names of all files in a folder."""
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
