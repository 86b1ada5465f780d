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

# Runs pip with environment markers evaluated for the other machine; pip's own options `--python-version` and
# `--platform` only choose wheels.
PIP_SCRIPT = """
import json, sys
from pip._vendor.packaging import markers
here, target = markers.default_environment, json.loads(sys.argv.pop(1))
markers.default_environment = lambda: {**here(), **target}
from pip._internal.cli.main import main
sys.exit(main(sys.argv[1:]))
"""


@dataclass(frozen=True)
class Machine:
    """A machine that a release runs on: its Python version, the platform tags of wheels that it accepts, and the values
    of environment markers except those of the Python version.
    """

    python: str
    platforms: tuple[str, ...]
    markers: Mapping[str, str]

    def marker_environment(self) -> dict[str, str]:
        """Return the values of all environment markers, as `packaging` takes them."""
        return {**self.markers, "python_version": self.python, "python_full_version": f"{self.python}.0"}

    def pip_options(self) -> list[str]:
        """Return pip's options that select wheels for the machine."""
        told = ["--python-version", self.python, "--implementation", "cp", "--abi", f"cp{self.python.replace('.', '')}"]
        return [*told, *(text for each in self.platforms for text in ("--platform", each))]


@dataclass(frozen=True)
class Package:
    """A package that pip would install: its version, its wheel's name and digest, and its requirements."""

    version: str
    wheel: str
    sha256: str
    asks: tuple[str, ...]


class NoSetFound(PublishError):
    """pip finds no versions that fit together. `reasons` say which version of which package requires what."""

    code = "no-versions"

    def __init__(self, reasons: tuple[str, ...]) -> None:
        super().__init__("\n".join(reasons))
        self.reasons = reasons


def resolve_packages(wanted: Iterable[str], machine: Machine, *, more: Path | None = None) -> dict[str, Package]:
    """Return the packages that pip would install on the machine, by canonical name.

    They come from the index and from the wheels in the folder `more`. Raises `NoSetFound` if no versions fit together,
    `CalledProcessError` if pip fails for another reason.
    """
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        command = [
            *(
                sys.executable,
                "-c",
                PIP_SCRIPT,
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
    """Return the lines of pip's output that explain why no versions fit together, an empty tuple if there are none."""
    conflict = re.search(r"The conflict is caused by:\n(.*?)\n\s*\n", output, re.DOTALL)
    lines = conflict[1].splitlines() if conflict else []
    lines += re.findall(r"ERROR: (Could not find a version that satisfies .*|Cannot install .*)", output)
    return tuple(dict.fromkeys(line.strip() for line in lines))


def canonical_name(name: str) -> str:
    """Return a package name as indexes compare it: lower case, with single hyphens (PEP 503)."""
    return re.sub(r"[-_.]+", "-", name).lower()
