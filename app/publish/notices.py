"""`python -m app.publish.notices --write`: list the components by others in each release, with the licences that
Settings shows.

Python packages are taken from the locks, with the licences from their wheels; everything else is in `components.toml`.
Writes a list of all components in CycloneDX 1.6, and the licence texts. `--lists DIR` writes a list for each target, to
publish with a release.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import tempfile
import tomllib
import uuid
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from email.parser import Parser
from pathlib import Path
from typing import Any, Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from app.patches.flutter.client_files import CLIENT
from app.platform.packed import LICENCES, PARTS, TEXTS, parse_client_notices
from app.publish import lock, targets
from app.publish.packages import UNPACKED_PACKAGES
from app.publish.resolving import canonical_name
from app.publish.targets import PACKED, ROOT

COMPONENTS: Final = Path(__file__).with_name("components.toml")
TERMS: Final = Path(__file__).with_name("licences")
#: The property of a component that names the targets it's part of.
WHERE: Final = "pocket-switch:packed"
# The serial number of a list is a UUID made from its content, so the same release always has the same number.
_SPACE: Final = uuid.UUID("6f1d3f7e-4a51-5c7e-9d0a-51c0ffee0a11")
# SPDX ids for licences that packages name in other ways.
_IDS: Final = {
    "License :: OSI Approved :: BSD License": "BSD-3-Clause",
    "License :: OSI Approved :: MIT License": "MIT",
}
# Licences whose terms must be added where a wheel brings only a short notice; a phrase to recognise the terms by.
_OWN_TERMS: Final = {"Apache-2.0": "TERMS AND CONDITIONS FOR USE", "MPL-2.0": "1. Definitions"}


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the list and texts that the app shows, or a list for each target. Return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m app.publish.notices", description=__doc__)
    job = parser.add_mutually_exclusive_group(required=True)
    job.add_argument("--write", action="store_true", help="renew what the app shows")
    job.add_argument("--lists", type=Path, metavar="DIR", help="a list for each target")
    asked = parser.parse_args(arguments)
    if asked.lists:
        asked.lists.mkdir(parents=True, exist_ok=True)
        for target in PACKED:
            (asked.lists / f"pocket-switch-{target}.cdx.json").write_text(
                list_as_text(list_of_target(target)), encoding="utf-8"
            )
        return 0
    with tempfile.TemporaryDirectory() as folder:
        wheels = fetch_wheels(Path(folder))
        licences = {each: read_wheel(wheel) for each, wheel in wheels.items()}
    LICENCES.mkdir(exist_ok=True)
    names = {each: licence for each, (licence, _) in licences.items()}
    (LICENCES / PARTS).write_text(list_as_text(compose_list(names)), encoding="utf-8")
    with ZipFile(LICENCES / TEXTS, "w", ZIP_DEFLATED, compresslevel=9) as archive:
        for name, text in sorted(texts_of_parts({each: said for each, (_, said) in licences.items()}).items()):
            entry = ZipInfo(name)  # has no time stamp, so the zip is the same in every build
            entry.compress_type = ZIP_DEFLATED
            archive.writestr(entry, text)
    return 0


def packed_packages() -> dict[tuple[str, str], dict[str, tuple[str, ...]]]:
    """Return the packages of all releases, by (name, version): for each target with it, the digests of its files."""
    found: dict[tuple[str, str], dict[str, tuple[str, ...]]] = defaultdict(dict)
    for target in PACKED:
        for each in lock.read_lock(target):
            if target != "web" or each.name not in UNPACKED_PACKAGES:
                found[each.name, each.version][target] = each.digests
    return dict(sorted(found.items()))


def packed_components() -> dict[str, dict[str, Any]]:
    """Return the entries of `components.toml`: components that pip doesn't install, by key."""
    with COMPONENTS.open("rb") as file:
        return tomllib.load(file)


def parts_of_client() -> list[str]:
    """Return the sorted names of the libraries in Flet's client, from its notices."""
    notices = (CLIENT / "assets" / "NOTICES").read_text(encoding="utf-8")
    names = {name for names, _ in parse_client_notices(notices) for name in names}
    return sorted(name for name in names if re.fullmatch(r"[\w.+-]+", name))


def compose_list(licences: Mapping[tuple[str, str], str]) -> dict[str, Any]:
    """Return the CycloneDX document of all components.

    `licences` has the licence of each package by (name, version), as an SPDX expression.
    """
    parts: list[dict[str, Any]] = []
    for key, told in packed_components().items():
        parts.append(_component_entry(key, told["name"], told["licence"], told["where"]))
        if "client" in told["texts"]:
            parts[-1]["components"] = [
                {"type": "library", "bom-ref": f"{key}/{name}", "name": name} for name in parts_of_client()
            ]
    for (name, version), where in packed_packages().items():
        part = _component_entry(f"{name}-{version}", name, licences[name, version], where)
        part |= {"version": version, "purl": f"pkg:pypi/{name}@{version}"}
        parts.append(part | _digest_entry(part["bom-ref"], where))
    return _bill_of_materials(parts, {})


def list_of_target(target: str) -> dict[str, Any]:
    """Return the CycloneDX document of one target: its part of the list of all, with the digests of its own files."""
    told = json.loads((LICENCES / PARTS).read_text(encoding="utf-8"))
    had = packed_packages()
    parts = []
    for part in told["components"]:
        if target in where_packed(part):
            mine = {key: value for key, value in part.items() if key != "properties"}
            if "purl" in part:
                mine = {key: value for key, value in mine.items() if key not in ("components", "hashes")}
                mine |= _digest_entry(part["bom-ref"], {target: had[part["name"], part["version"]][target]})
            parts.append(mine)
    return _bill_of_materials(parts, {"properties": [{"name": "pocket-switch:target", "value": target}]})


def where_packed(part: Mapping[str, Any]) -> list[str]:
    """Return the targets that a component of the list is part of."""
    return [each["value"] for each in part["properties"] if each["name"] == WHERE]


def list_as_text(told: Mapping[str, Any]) -> str:
    """Return a CycloneDX document as JSON text."""
    return json.dumps(told, indent=1, ensure_ascii=False) + "\n"


def texts_of_parts(of_packages: Mapping[tuple[str, str], Iterable[str]]) -> dict[str, str]:
    """Return the licence texts of each component, by its `bom-ref` in the list."""
    found = {key: "\n\n\n".join(map(_read_text, told["texts"])) for key, told in packed_components().items()}
    return found | {f"{name}-{version}": "\n\n\n".join(said) for (name, version), said in of_packages.items()}


def fetch_wheels(folder: Path) -> dict[tuple[str, str], Path]:
    """Download a wheel of each package for this machine, and return their paths by (name, version).

    Raises `CalledProcessError` if pip has none.
    """
    wanted = list(packed_packages())
    while wanted:  # pip takes one version of a package at a time
        once = dict(wanted)
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
        asked = [f"{name}=={version}" for name, version in once.items()]
        subprocess.run([*pip, "--only-binary=:all:", "--dest", str(folder), *asked], check=True)
        wanted = [each for each in wanted if each not in once.items()]
    had = sorted(folder.glob("*.whl"))
    return {(canonical_name(path.name.split("-")[0]), path.name.split("-")[1]): path for path in had}


def read_wheel(wheel: Path) -> tuple[str, list[str]]:
    """Return a wheel's licence as an SPDX expression, and its licence texts.

    The licence's own terms are added if the wheel has only a notice. Raises `ValueError` if the licence can't be
    identified, `FileNotFoundError` if there's no text of it.
    """
    with ZipFile(wheel) as archive:
        names = archive.namelist()
        about = next(name for name in names if name.endswith(".dist-info/METADATA"))
        told = Parser().parsestr(archive.read(about).decode())
        within = re.compile(r"[^/]+\.dist-info/(licenses/.+|(LICEN[CS]E|COPYING|NOTICE)[^/]*)", re.IGNORECASE)
        found = [archive.read(name).decode() for name in sorted(names) if within.fullmatch(name) and name[-1] != "/"]
    licence = told["License-Expression"] or _licence_expression(
        told["License"] or "", told.get_all("Classifier", []), found
    )
    if not found or not any(_OWN_TERMS.get(licence, "") in text for text in found):
        found.append((TERMS / f"{licence}.txt").read_text(encoding="utf-8"))
    return licence, list(map(_as_plain_text, found))


def _licence_expression(said: str, classifiers: Iterable[str], found: Iterable[str]) -> str:
    if said and "\n" not in said and " " not in said:
        return said
    for each in classifiers:
        if each in _IDS:
            return _IDS[each]
    if any("Apache License" in text for text in found):
        return "Apache-2.0"
    raise ValueError(f"a licence without a name: {said!r}")


def _bill_of_materials(parts: Sequence[Mapping[str, Any]], metadata: Mapping[str, Any]) -> dict[str, Any]:
    project = targets.read_project()["project"]
    licences = [{"license": {"id": project["license"]}}]
    itself = {"type": "application", "bom-ref": "this", "name": project["name"], "version": project["version"]}
    body = {"metadata": {"component": {**itself, "licenses": licences}, **metadata}, "components": list(parts)}
    serial = uuid.uuid5(_SPACE, json.dumps(body, sort_keys=True))
    head = {"bomFormat": "CycloneDX", "specVersion": "1.6", "serialNumber": f"urn:uuid:{serial}", "version": 1}
    return {**head, **body}


def _component_entry(key: str, name: str, licence: str, packed: Iterable[str]) -> dict[str, Any]:
    said = {"expression": licence} if " " in licence else {"license": {"id": licence}}
    properties = [{"name": WHERE, "value": target} for target in packed]
    return {"type": "library", "bom-ref": key, "name": name, "licenses": [said], "properties": properties}


def _digest_entry(key: str, by_target: Mapping[str, Iterable[str]]) -> dict[str, Any]:
    """Return the digests of a package's files for its entry in the list.

    They are in `hashes` for a single file, else each in a component of its own.
    """
    every = sorted({digest for digests in by_target.values() for digest in digests})
    files = [{"alg": "SHA-256", "content": digest} for digest in every]
    if len(files) == 1:
        return {"hashes": files}
    parts = [
        {"type": "file", "bom-ref": f"{key}/{each['content'][:16]}", "name": key, "hashes": [each]} for each in files
    ]
    return {"components": parts} if parts else {}


def _read_text(name: str) -> str:
    path = CLIENT / "assets" / "NOTICES" if name == "client" else ROOT / name
    return _as_plain_text(path.read_text(encoding="utf-8"))


def _as_plain_text(text: str) -> str:
    return "\n".join(line.rstrip() for line in text.strip().splitlines())


if __name__ == "__main__":
    sys.exit(main())
