"""What a phone would be given: the packages at versions that phones have, and the files of the app that are packed.

Flet builds with Python 3.14. A package for it is pure, or has a wheel for each system, or is in Flet's own index.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from email.parser import Parser
from pathlib import Path
from zipfile import ZipFile

from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parent.parent
PYTHON = "3.14"
COMPLETE = "complete.json"
# What Flet's index for phones provides, with machine code for Android and iOS, at the versions of its recipes.
FLET_INDEX = {"msgpack": "1.1.2", "pydantic-core": "2.47.0"}
# A marker is true on a phone as it is in these.
SYSTEMS = {
    "Android arm64": {"sys_platform": "android", "platform_system": "Android", "platform_machine": "aarch64"},
    "Android x86-64": {"sys_platform": "android", "platform_system": "Android", "platform_machine": "x86_64"},
    "iOS": {"sys_platform": "ios", "platform_system": "iOS", "platform_machine": "arm64"},
}
VERSIONS = {
    "python_version": PYTHON,
    "python_full_version": f"{PYTHON}.2",
    "implementation_name": "cpython",
    "extra": "",
}


def project() -> dict[str, dict[str, object]]:
    """pyproject.toml."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        return tomllib.load(file)


def requirements() -> list[str]:
    """The app's own dependencies, and those that Flet adds for phones: the same for both systems."""
    found = project()["project"]["dependencies"]
    flet = project()["tool"]["flet"]
    assert isinstance(found, list) and isinstance(flet, dict)
    added = flet["android"]["dependencies"]
    assert added == flet["ios"]["dependencies"]
    return sorted(map(str, [*found, *added]))


def ensure(cache: Path) -> None:
    """Has pip fetch everything a phone would get, unless the folder `cache` has it. CalledProcessError."""
    folder = _folder(cache)
    if (folder / COMPLETE).exists():
        return
    cache.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=cache) as name:
        made, pure = Path(name) / "wheels", Path(name) / "pure"
        constraints = Path(name) / "constraints.txt"
        constraints.write_text("".join(f"{name}=={number}\n" for name, number in FLET_INDEX.items()))
        _pip("--dest", str(made), "--constraint", str(constraints), *requirements())
        for wheel in sorted(made.glob("*.whl")):
            package, number = wheel.name.split("-")[:2]
            if canonical(package) not in FLET_INDEX:
                target = ["--no-deps", "--platform", "any", "--python-version", PYTHON, "--implementation", "py"]
                _pip("--dest", str(pure), *target, f"{package}=={number}", check=False)
        told = {"wheels": _names(made), "pure": _names(pure)}
        (Path(name) / COMPLETE).write_text(json.dumps(told))
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(name, folder)


def wheels(cache: Path) -> list[Path]:
    """The wheels for this machine, at the versions of phones; FileNotFoundError if `ensure` has not run."""
    folder = _folder(cache)
    return [folder / "wheels" / name for name in json.loads((folder / COMPLETE).read_text())["wheels"]]


def pure(cache: Path) -> set[str]:
    """The packages of which there is a wheel for any machine."""
    names = json.loads((_folder(cache) / COMPLETE).read_text())["pure"]
    return {canonical(name.split("-")[0]) for name in names}


def needed(wheels: list[Path], system: str) -> dict[str, str]:
    """Every package that a system needs, direct and not, and which one asks for it."""
    asks = {canonical(wheel.name.split("-")[0]): _required(wheel) for wheel in wheels}
    environment = {**VERSIONS, **SYSTEMS[system]}
    found: dict[str, str] = {}
    waiting = [("the app", Requirement(text)) for text in requirements()]
    while waiting:
        asker, requirement = waiting.pop()
        name = canonical(requirement.name)
        if name in found or (requirement.marker and not requirement.marker.evaluate(environment)):
            continue
        found[name] = asker
        waiting += [(name, each) for each in asks.get(name, [])]
    return found


def packed(target: Path) -> None:
    """Copies the files that Flet would pack into a folder, as [tool.flet.app] says."""
    flet = project()["tool"]["flet"]
    assert isinstance(flet, dict)
    excluded = {ROOT / path for path in flet["app"]["exclude"]}

    def left_out(folder: str, names: list[str]) -> set[str]:
        here = Path(folder)
        hidden = {name for name in names if here == ROOT and name.startswith(".")}
        caches = {name for name in names if name == "__pycache__" or (here / name / "pyvenv.cfg").exists()}
        return hidden | caches | {name for name in names if here / name in excluded}

    shutil.copytree(ROOT, target, ignore=left_out)


def canonical(name: str) -> str:
    """A package's name as indexes compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def _required(wheel: Path) -> list[Requirement]:
    with ZipFile(wheel) as archive:
        path = next(name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        told = Parser().parsestr(archive.read(path).decode())
    return [Requirement(text) for text in told.get_all("Requires-Dist", [])]


def _folder(cache: Path) -> Path:
    wanted = json.dumps([requirements(), FLET_INDEX, sys.version_info[:2]])
    return cache / f"phones-{hashlib.sha256(wanted.encode()).hexdigest()[:16]}"


def _names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.glob("*.whl"))


def _pip(*arguments: str, check: bool = True) -> None:
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--only-binary=:all:"]
    subprocess.run([*command, *arguments], check=check)
