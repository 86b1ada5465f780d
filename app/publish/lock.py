"""`python -m app.publish.lock`: fix the version of every package in a release, with the digests of its files.

`--write [TARGET …]` resolves each target with pip and writes the files in `locks/`. `--fetch TARGET --to DIR` downloads
exactly the files that a lock names into a folder that pip can use as an index, and prints two variables that make pip
use it. No lock names a host: pip's own settings say where packages come from, and digests prove that they're the right
ones.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from email.parser import Parser
from pathlib import Path
from typing import Final
from zipfile import ZipFile

from packaging.requirements import Requirement

from app.publish import resolving, stand_ins
from app.publish.errors import PublishError
from app.publish.resolving import Machine, Package
from app.publish.targets import PHONES, RECIPES, TARGETS

FOLDER: Final = Path(__file__).with_name("locks")
HEAD: Final = "# python -m app.publish.lock --write {target}\n# asked: {asked}\n"
# Phones get packages with machine code from Flet's own index: a lock has their versions, but not their digests.
NATIVE: Final = "# of Flet's index: {name}=={version}\n"


class LockIncomplete(PublishError):
    """A lock lacks a package that another package in it requires, or has it in a version that doesn't fit."""

    code = "incomplete-lock"


@dataclass(frozen=True)
class LockedPackage:
    """An entry of a lock: a package with its version.

    `marker` is the environment marker of the machines that it's for ("" for all), `digests` the SHA-256 of its files
    (none for a package from Flet's index).
    """

    name: str
    version: str
    marker: str
    digests: tuple[str, ...]

    def is_for_machine(self, machine: Machine) -> bool:
        """Return whether the marker is true on the machine."""
        return not self.marker or _marker_holds(Requirement(f"it; {self.marker}"), machine)


def main(arguments: Sequence[str] | None = None) -> int:
    """Write locks, or download the files that a lock names. Return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m app.publish.lock", description=__doc__)
    job = parser.add_mutually_exclusive_group(required=True)
    job.add_argument("--write", nargs="*", metavar="TARGET", help=f"of {', '.join(TARGETS)}; all")
    job.add_argument("--fetch", choices=TARGETS, metavar="TARGET", help="get the packages of a target")
    parser.add_argument("--to", type=Path, metavar="DIR", help="folder for them, new")
    asked = parser.parse_args(arguments)
    if asked.fetch and (asked.to is None or asked.to.exists()):
        parser.error("--fetch needs --to and a folder that is not there yet")
    if unknown := set(asked.write or ()) - TARGETS.keys():
        parser.error(f"{', '.join(sorted(unknown))}: targets are {', '.join(TARGETS)}")
    try:
        if asked.fetch:
            for variable, value in fetch_locked_files(asked.fetch, asked.to).items():
                sys.stdout.write(f"{variable}={value}\n")
            return 0
        for name in asked.write or TARGETS:
            lock_path(name).write_text(compose_lock(name), encoding="utf-8")
            sys.stdout.write(f"{lock_path(name).name}: {len(read_lock(name))} packages\n")
    except (PublishError, subprocess.CalledProcessError) as problem:
        sys.stderr.write(f"{problem}\n")
        return 1
    return 0


def lock_path(target: str) -> Path:
    """Return the path of a target's lock."""
    return FOLDER / f"{target}.txt"


def read_lock(target: str) -> list[LockedPackage]:
    """Return the entries of a target's lock, ordered by name. Raises ValueError for a line that isn't an entry."""
    return parse_lock(lock_path(target).read_text(encoding="utf-8"))


def parse_lock(text: str) -> list[LockedPackage]:
    """Return the entries in the text of a lock. Raises ValueError for a line that isn't an entry."""
    found = []
    for line in text.replace("\\\n", " ").splitlines()[2:]:
        if native := re.fullmatch(r"# of Flet's index: (\S+)==(\S+)", line):
            found.append(LockedPackage(native[1], native[2], "", ()))
            continue
        said = re.fullmatch(r"(\S+)==(\S+)(?: ; (.*?))?((?:\s+--hash=sha256:[0-9a-f]{64})+)", line)
        if said is None:
            raise ValueError(f"{line!r} is no package with a version and digests")
        found.append(LockedPackage(said[1], said[2], said[3] or "", tuple(re.findall(r"[0-9a-f]{64}", said[4]))))
    return found


def is_up_to_date(target: str) -> bool:
    """Return whether a lock was written for the target's present requirements and machines."""
    return lock_path(target).read_text(encoding="utf-8").startswith(_lock_head(target))


def compose_lock(target: str) -> str:
    """Return the text of a target's lock, with the versions that pip finds now.

    Raises `NoSetFound` if no versions fit together, `CalledProcessError` if pip fails otherwise.
    """
    told = TARGETS[target]
    with tempfile.TemporaryDirectory() as folder:
        more = Path(folder) / "stand-ins" if target in PHONES else None
        if more:
            stand_ins.write_stand_ins(more)

        def resolve_for_machine(machine: Machine) -> tuple[Machine, dict[str, Package]]:
            return machine, resolving.resolve_packages(told.requirements(), machine, more=more)

        with ThreadPoolExecutor(len(told.machines)) as pool:
            found = list(pool.map(resolve_for_machine, told.machines))
    return _lock_head(target) + "".join(_lock_lines(found, set(RECIPES) if more else set()))


def fetch_locked_files(target: str, folder: Path) -> dict[str, str]:
    """Download the files that a lock names into the new folder `folder`, laid out as a package index.

    Returns the environment variables that make pip install these files. Raises `CalledProcessError` if a file is
    missing or doesn't match its digest, `LockIncomplete` if the lock lacks a package.
    """
    folder.mkdir(parents=True)
    for machine in TARGETS[target].machines:
        with tempfile.TemporaryDirectory() as name:
            wheels = download_wheels(target, machine, Path(name))
            if unmet := find_unmet_requirements(target, machine, wheels):
                raise LockIncomplete(f"{lock_path(target).name}: {'; '.join(unmet)}")
            for wheel in wheels:
                shelf = folder / "index" / resolving.canonical_name(wheel.name.partition("-")[0])
                shelf.mkdir(exist_ok=True, parents=True)
                (shelf / wheel.name).write_bytes(wheel.read_bytes())
    for shelf in (folder / "index").iterdir():
        names = sorted(wheel.name for wheel in shelf.glob("*.whl"))
        (shelf / "index.html").write_text("".join(f'<a href="{name}">{name}</a>\n' for name in names))
    constraints = folder / "constraints.txt"
    marked = [(each, f" ; {each.marker}" if each.marker else "") for each in read_lock(target)]
    constraints.write_text("".join(f"{each.name}=={each.version}{marker}\n" for each, marker in marked))
    return {"PIP_INDEX_URL": (folder / "index").resolve().as_uri(), "PIP_CONSTRAINT": str(constraints.resolve())}


def download_wheels(target: str, machine: Machine, folder: Path) -> list[Path]:
    """Download the wheels that a lock names for a machine, and return their paths.

    Raises `CalledProcessError` if a file is missing or doesn't match its digest.
    """
    pip = [sys.executable, "-c", resolving.PIP_SCRIPT, json.dumps(machine.marker_environment()), "download", "--quiet"]
    told = ["--only-binary=:all:", "--no-deps", "--require-hashes", "--dest", str(folder), *machine.pip_options()]
    command = [*pip, "--disable-pip-version-check", *told, "--requirement", str(lock_path(target))]
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)  # stdout is for the variables that `--fetch` prints
    return sorted(folder.glob("*.whl"))


def find_unmet_requirements(target: str, machine: Machine, wheels: Iterable[Path]) -> list[str]:
    """Return the requirements of the target and of these wheels that the lock doesn't meet on the machine, as texts."""
    versions = {each.name: each.version for each in read_lock(target) if each.is_for_machine(machine)}
    asked = [("", text) for text in TARGETS[target].requirements()]
    for wheel in wheels:
        asked += [(f"{wheel.name} asks for ", text) for text in _wheel_requirements(wheel)]
    return [
        f"{who}{wanted}"
        for who, wanted in ((who, Requirement(text)) for who, text in asked)
        if _marker_holds(wanted, machine)
        and not _version_fits(wanted, versions.get(resolving.canonical_name(wanted.name)))
    ]


def _wheel_requirements(wheel: Path) -> list[str]:
    with ZipFile(wheel) as archive:
        told = next(name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        found: list[str] = Parser().parsestr(archive.read(told).decode()).get_all("Requires-Dist", [])
    return found


def _version_fits(wanted: Requirement, version: str | None) -> bool:
    return version is not None and wanted.specifier.contains(version, prereleases=True)


def _marker_holds(wanted: Requirement, machine: Machine) -> bool:
    return wanted.marker is None or wanted.marker.evaluate({**machine.marker_environment(), "extra": ""})


def _lock_head(target: str) -> str:
    told = TARGETS[target]
    asked = [*told.requirements(), *(repr(machine) for machine in told.machines)]
    if target in PHONES:
        asked += [f"{name}=={version}" for name, version in sorted(RECIPES.items())]
    return HEAD.format(target=target, asked=hashlib.sha256("\n".join(asked).encode()).hexdigest())


def _lock_lines(found: Sequence[tuple[Machine, Mapping[str, Package]]], native: set[str]) -> Iterator[str]:
    machines = [machine for machine, _ in found]
    where: dict[tuple[str, str], list[tuple[Machine, Package]]] = defaultdict(list)
    for machine, packages in found:
        for name, package in packages.items():
            where[name, package.version].append((machine, package))
    for (name, version), had in sorted(where.items()):
        if name in native and not had[0][1].wheel.endswith("-none-any.whl"):
            yield NATIVE.format(name=name, version=version)
            continue
        digests = sorted({package.sha256 for _, package in had})
        marker = marker_of_machines([machine for machine, _ in had], machines)
        line = f"{name}=={version}{f' ; {marker}' if marker else ''}"
        yield " \\\n    ".join([line, *(f"--hash=sha256:{digest}" for digest in digests)]) + "\n"


def marker_of_machines(some: Sequence[Machine], machines: Sequence[Machine]) -> str:
    """Return the environment marker that's true on `some` of the `machines` and false on the others, "" if some are
    all.

    All machines must have the same version of Python.
    """
    if len(some) == len(machines):
        return ""
    systems: dict[str, list[Machine]] = defaultdict(list)
    for machine in some:
        systems[machine.markers["sys_platform"]].append(machine)
    return " or ".join(
        f'sys_platform == "{system}"'
        if all(machine in had for machine in machines if machine.markers["sys_platform"] == system)
        else " or ".join(
            f'sys_platform == "{system}" and platform_machine == "{machine.markers["platform_machine"]}"'
            for machine in had
        )
        for system, had in systems.items()
    )


if __name__ == "__main__":
    sys.exit(main())
