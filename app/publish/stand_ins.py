"""Empty stand-ins for the wheels in Flet's index of packages with machine code for phones.

They have the versions of Flet's recipes and the metadata of the real packages, so pip can resolve with them.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from zipfile import ZipFile

from app.publish.targets import PHONE_PYTHONS, PHONES, RECIPES, phone_machine


def write_stand_ins(folder: Path) -> None:
    """Write the stand-ins into a new folder, for each phone system and Python version.

    Raises `CalledProcessError` if pip fails.
    """
    folder.mkdir()
    with tempfile.TemporaryDirectory() as name:
        wanted = [f"{name}=={version}" for name, version in RECIPES.items()]
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
        subprocess.run([*pip, "--only-binary=:all:", "--dest", name, *wanted], check=True)
        for wheel in Path(name).glob("*.whl"):
            _write_as(wheel, folder)


def _write_as(wheel: Path, folder: Path) -> None:
    with ZipFile(wheel) as archive:
        told = next(name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        metadata = archive.read(told)
    for python in PHONE_PYTHONS:
        version = f"cp{python.replace('.', '')}"
        for system in PHONES:
            tag = f"{version}-{version}-{phone_machine(system, python).platforms[0]}"
            with ZipFile(folder / f"{'-'.join(wheel.name.split('-')[:2])}-{tag}.whl", "w") as archive:
                archive.writestr(told, metadata)
                archive.writestr(told.replace("METADATA", "WHEEL"), f"Wheel-Version: 1.0\nTag: {tag}\n")
