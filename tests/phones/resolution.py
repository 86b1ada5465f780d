"""The packages that a phone would get: pip is asked as `flet build` asks it, for each system and each Python.

Its answers are cached as long as the questions are the same. It gets no constraint that the build doesn't have.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement

from app.publish import lock, resolving, stand_ins, targets
from app.publish.resolving import Machine, NoSetFound, Package
from app.publish.targets import NEWEST, PHONE_PYTHONS, PHONES

COMPLETE = "complete.json"
# Without it pip must find nothing: see the test of it. Every pydantic asks for one core exactly, later ones for newer:
# some with an older and some with a newer one than phones have tell as much as all, of which pip takes minutes.
PIN = "pydantic"
WITHOUT = "without the pin"
AROUND = "pydantic>=2.13"


@dataclass(frozen=True)
class Answer:
    """pip's answer for a system and a Python: the packages by name, or why no versions fit together."""

    packages: Mapping[str, Package]
    reasons: tuple[str, ...]


def questions() -> Iterator[tuple[str, list[str], Machine]]:
    """Yield the questions for pip: a name, the requirements and the machine."""
    for system in PHONES:
        for python in PHONE_PYTHONS:
            yield f"{system} {python}", targets.phone_dependencies(system), targets.phone_machine(system, python)
    unpinned = [text for text in targets.phone_dependencies("android") if Requirement(text).name != PIN]
    yield WITHOUT, [*unpinned, AROUND], targets.phone_machine("android", NEWEST)


def ensure(cache: Path) -> None:
    """Ask pip all questions, unless the folder `cache` has the answers. Raises CalledProcessError."""
    folder = _folder(cache)
    if (folder / COMPLETE).exists():
        return
    cache.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=cache) as name:
        made = Path(name)
        stand_ins.write_stand_ins(made / "stand-ins")

        def ask(question: tuple[str, list[str], Machine]) -> tuple[str, dict[str, Any]]:
            name, wanted, machine = question
            return name, asdict(_ask(wanted, machine, made / "stand-ins"))

        asked = list(questions())
        with ThreadPoolExecutor(len(asked)) as pool:  # pip waits for the index most of the time
            answers = dict(pool.map(ask, asked))
        wanted = [f"{each.name}=={each.version}" for each in lock.read_lock("android")]
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
        subprocess.run([*pip, "--only-binary=:all:", "--dest", str(made / "here"), *wanted], check=True)
        (made / COMPLETE).write_text(json.dumps(answers))
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(made, folder)


def answer(cache: Path, name: str) -> Answer:
    """Return pip's answer to the question with this name. Raises FileNotFoundError if `ensure` hasn't run."""
    told = json.loads((_folder(cache) / COMPLETE).read_text())[name]
    packages = {name: Package(**{**each, "asks": tuple(each["asks"])}) for name, each in told["packages"].items()}
    return Answer(packages, tuple(told["reasons"]))


def wheels(cache: Path) -> list[Path]:
    """Return the wheels for this machine, in the versions that are locked for Android."""
    return sorted((_folder(cache) / "here").glob("*.whl"))


def _ask(wanted: list[str], machine: Machine, more: Path) -> Answer:
    try:
        return Answer(resolving.resolve_packages(wanted, machine, more=more), ())
    except NoSetFound as problem:
        return Answer({}, problem.reasons)


def _folder(cache: Path) -> Path:
    told = repr([*questions(), *lock.read_lock("android"), targets.RECIPES, resolving.PIP_SCRIPT, sys.version_info[:2]])
    return cache / f"phones-{hashlib.sha256(told.encode()).hexdigest()[:16]}"
