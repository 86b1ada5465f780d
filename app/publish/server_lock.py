"""`python -m app.publish.server_lock`: write `store/server/requirements.txt`, what a sync server installs.

Each package has one version and the digests of its files for Debian 12 and 13 on Intel and ARM.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections import defaultdict
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

TARGET = Path(__file__).resolve().parents[2] / "store/server/requirements.txt"
# pip evaluates requirements for its own Python only. `missing_packages` finds what the others would need in addition.
REQUIREMENTS = (
    "asyncpg>=0.30",
    "httptools>=0.6",
    "kinto[postgresql]>=26.5",
    "legacy-cgi>=2.6",
    "starlette>=0.46",
    "uvicorn>=0.35",
    "uvloop>=0.21",
    "waitress>=3",
)
PYTHONS = ("3.11", "3.13")
MACHINES = ("x86_64", "aarch64")
OLDEST_LIBRARY, NEWEST_LIBRARY = 17, 36  # glibc 2.x; Debian 12 has 2.36
HEAD = "# What a household's server runs on. Written by `python -m app.publish.server_lock`; pip takes nothing else.\n"


def resolve_on_server(python: str, machine: str) -> list[Any]:
    """Return the packages that pip would install on a server with this Python and processor, as pip's
    report has them.
    """
    library = range(NEWEST_LIBRARY, OLDEST_LIBRARY - 1, -1)
    tags = [*(f"manylinux_2_{minor}_{machine}" for minor in library), f"manylinux2014_{machine}"]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--dry-run", "--report", "-", "--target", folder]
        command += ["--ignore-installed", "--only-binary", ":all:", "--python-version", python]
        command += [part for tag in tags for part in ("--platform", tag)]
        done = subprocess.run([*command, *REQUIREMENTS], check=True, capture_output=True, text=True)
    found: list[Any] = json.loads(done.stdout)["install"]
    return found


def missing_packages(python: str, machine: str, installed: list[Any]) -> set[str]:
    """Return the names of packages that the installed ones require on that server and that aren't installed."""
    names = {canonicalize_name(each["metadata"]["name"]) for each in installed}
    environment = {"python_version": python, "python_full_version": f"{python}.0", "platform_machine": machine}
    found = set()
    for each in installed:
        for text in each["metadata"].get("requires_dist", []):
            needed = Requirement(text)
            extras = ["", *each.get("requested_extras", [])]
            if needed.marker is None or any(needed.marker.evaluate({**environment, "extra": one}) for one in extras):
                found.add(canonicalize_name(needed.name))
    return {str(name) for name in found - names}


def main() -> int:
    """Write the requirements, and return 0.

    Returns 1 if two servers would get different versions of a package, or one would lack a package.
    """
    versions: dict[str, set[str]] = defaultdict(set)
    sums: dict[str, set[str]] = defaultdict(set)
    for python in PYTHONS:
        for machine in MACHINES:
            installed = resolve_on_server(python, machine)
            if lacking := missing_packages(python, machine, installed):
                sys.stderr.write(f"Python {python} on {machine} needs besides: {', '.join(sorted(lacking))}\n")
                return 1
            for each in installed:
                name = canonicalize_name(each["metadata"]["name"])
                versions[name].add(each["metadata"]["version"])
                sums[name].add(each["download_info"]["archive_info"]["hashes"]["sha256"])
    if several := sorted(name for name, found in versions.items() if len(found) > 1):
        sys.stderr.write(f"two versions: {', '.join(several)}\n")
        return 1
    lines = [
        " \\\n    ".join(
            [f"{name}=={versions[name].copy().pop()}", *(f"--hash=sha256:{one}" for one in sorted(sums[name]))]
        )
        for name in sorted(versions)
    ]
    TARGET.write_text(HEAD + "\n".join(lines) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
