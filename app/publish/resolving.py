"""Asks pip which packages another machine would get: a phone, a browser, another system."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from app.publish.errors import PublishError

# pip, but markers see the other machine; `--python-version` and `--platform` say the rest.
PIP = """
import json, sys
from pip._vendor.packaging import markers
here, target = markers.default_environment, json.loads(sys.argv.pop(1))
markers.default_environment = lambda: {**here(), **target}
from pip._internal.cli.main import main
sys.exit(main(sys.argv[1:]))
"""


@dataclass(frozen=True)
class Machine:
    """A Python, the platforms whose wheels it takes, and what markers see there beside the Python's version."""

    python: str
    platforms: tuple[str, ...]
    markers: Mapping[str, str]

    def marker_environment(self) -> dict[str, str]:
        """The environment in which markers are evaluated."""
        return {**self.markers, "python_version": self.python, "python_full_version": f"{self.python}.0"}

    def pip_options(self) -> list[str]:
        """The options of pip that name the machine."""
        told = ["--python-version", self.python, "--implementation", "cp", "--abi", f"cp{self.python.replace('.', '')}"]
        return [*told, *(text for each in self.platforms for text in ("--platform", each))]


@dataclass(frozen=True)
class Package:
    """A package that pip would install: its version, the wheel's name and digest, and its own requirements."""

    version: str
    wheel: str
    sha256: str
    asks: tuple[str, ...]


class NoSetFound(PublishError):
    """pip finds no versions that fit each other; `reasons` say which version of which package asks for what."""

    code = "no-versions"

    def __init__(self, reasons: tuple[str, ...]) -> None:
        super().__init__("\n".join(reasons))
        self.reasons = reasons


def resolve_packages(wanted: Iterable[str], machine: Machine, *, more: Path | None = None) -> dict[str, Package]:
    """The packages that pip would install on the machine, by name, from the index and from the wheels in the folder
    `more`. Raises NoSetFound; CalledProcessError where pip did not get so far.
    """
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        command = [
            *(
                sys.executable,
                "-c",
                PIP,
                json.dumps(machine.marker_environment()),
                "install",
                "--disable-pip-version-check",
            ),
            *("--dry-run", "--ignore-installed", "--only-binary=:all:", "--report", str(report)),
            *("--target", str(Path(folder) / "nowhere"), *(("-f", str(more)) if more else ())),
            *(*machine.pip_options(), *wanted),
        ]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            if reasons := explain_conflict(f"{done.stdout}\n{done.stderr}"):
                raise NoSetFound(reasons)
            raise subprocess.CalledProcessError(done.returncode, "pip install", done.stdout, done.stderr)
        found = {}
        for each in json.loads(report.read_text())["install"]:
            told, file = each["metadata"], each["download_info"]
            wheel, digest = file["url"].rpartition("/")[2], file["archive_info"]["hashes"]["sha256"]
            found[canonical_name(told["name"])] = Package(
                told["version"], wheel, digest, tuple(told.get("requires_dist", ()))
            )
        return dict(sorted(found.items()))


def explain_conflict(output: str) -> tuple[str, ...]:
    """Of what pip printed, why it found no set of versions: which version of which package asks for what."""
    conflict = re.search(r"The conflict is caused by:\n(.*?)\n\s*\n", output, re.DOTALL)
    lines = conflict[1].splitlines() if conflict else []
    lines += re.findall(r"ERROR: (Could not find a version that satisfies .*|Cannot install .*)", output)
    return tuple(dict.fromkeys(line.strip() for line in lines))


def canonical_name(name: str) -> str:
    """A package's name as indexes compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()
