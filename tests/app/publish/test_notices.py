"""Licences and lists of components cover everything that is shipped, with all texts, and are valid CycloneDX."""

from __future__ import annotations

import json
import re
from typing import Any
from zipfile import ZipFile

import pytest
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator

from app.platform.packed import LICENCES, PARTS, TEXTS
from app.publish import lock, notices, packages
from app.publish.packages import UNPACKED_PACKAGES, cache_folder
from app.publish.targets import PACKED, ROOT
from app.settings.licences import read_part, read_texts, read_works
from tests.phones import resolution

RENEW = "python -m app.publish.notices --write"
# What cannot be missing in the words of a licence.
SAYS = {
    "0BSD": "with or without fee is hereby granted",
    "Apache-2.0": "TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION",
    "BSD-3-Clause": "Redistributions in binary form must reproduce",
    "CC0-1.0": "CC0 1.0 Universal",
    "MIT": "Permission is hereby granted, free of charge",
    "MPL-2.0": "2.1. Grants",
    "OFL-1.1": "SIL OPEN FONT LICENSE Version 1.1",
    "PSF-2.0": "PSF hereby grants Licensee a nonexclusive, royalty-free, world-wide license",
    "blessing": "May you do good and not evil.",
    "bzip2-1.0.6": "The origin of this software must not be misrepresented",
}


def listed() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads((LICENCES / PARTS).read_text())["components"]
    return found


def licence_of(part: dict[str, Any]) -> str:
    """The SPDX id of a part's licence, or an expression such as `MIT OR Apache-2.0`."""
    (said,) = part["licenses"]
    found: str = said.get("expression") or said["license"]["id"]
    return found


def text_of(name: str) -> str:
    with ZipFile(LICENCES / TEXTS) as archive:
        return " ".join(archive.read(name).decode().split())


def test_every_package_that_is_packed_is_in_the_list_with_where_it_is() -> None:
    shown = {(part["name"], part["version"]): notices.where_packed(part) for part in listed() if "purl" in part}
    assert shown == {each: list(where) for each, where in notices.packed_packages().items()}, RENEW
    assert not set(UNPACKED_PACKAGES) & {name for (name, _), where in shown.items() if "web" in where}


def test_the_list_is_what_the_command_would_write_now() -> None:
    (licence,) = {part["name"]: part for part in listed() if "purl" in part}["flet"]["licenses"]
    assert licence == {"license": {"id": "Apache-2.0"}}
    licences = {(part["name"], part["version"]): licence_of(part) for part in listed() if "purl" in part}
    assert notices.list_as_text(notices.compose_list(licences)) == (LICENCES / PARTS).read_text(), RENEW


def test_the_texts_are_those_that_lie_in_the_wheels_and_here() -> None:
    known = {
        (packages.package_of_wheel(wheel), wheel.name.split("-")[1]): wheel
        for wheel in resolution.wheels(cache_folder())
    }
    known |= {
        (packages.package_of_wheel(wheel), wheel.name.split("-")[1]): wheel
        for wheel in packages.fetched_wheels(cache_folder())
    }
    assert known.keys() == notices.packed_packages().keys()
    licences = {each: notices.read_wheel(wheel) for each, wheel in known.items()}
    with ZipFile(LICENCES / TEXTS) as archive:
        shown = {name: archive.read(name).decode() for name in archive.namelist()}
    assert shown == notices.texts_of_parts({each: said for each, (_, said) in licences.items()}), RENEW
    assert {f"{name}-{version}": licence for (name, version), (licence, _) in licences.items()} == {
        part["bom-ref"]: licence_of(part) for part in listed() if "purl" in part
    }


def test_every_work_has_all_the_words_of_its_licence() -> None:
    for part in listed():
        for licence in licence_of(part).split(" OR "):
            assert SAYS[licence] in text_of(part["bom-ref"]), part["name"]


def test_typefaces_cards_and_sounds_are_among_the_works() -> None:
    """Each licence that assets/README.md names for a shipped folder has its text in the list."""
    told = (ROOT / "assets" / "README.md").read_text()
    folders = {path.name for path in (ROOT / "assets").iterdir() if path.is_dir()} - {"listing"}
    assert folders == set(re.findall(r"^\| `(\w+)/", told, re.MULTILINE))
    assert (ROOT / "assets" / "fonts" / "OFL.txt").read_text().split() == text_of("nunito").split()
    assert (ROOT / "LICENSE").read_text().split() == text_of("pocket-switch").split()
    for part in listed():
        if part["bom-ref"] in ("nunito", "pocket-switch"):
            assert notices.where_packed(part) == [*PACKED, "wheel"]


@pytest.mark.parametrize("target", PACKED)
def test_a_list_of_parts_is_valid_and_names_every_package_with_its_sums(target: str) -> None:
    told = notices.list_of_target(target)
    assert not JsonStrictValidator(SchemaVersion.V1_6).validate_str(notices.list_as_text(told))
    parts = {part["bom-ref"]: part for part in told["components"]}
    expected = {f"{each.name}-{each.version}": each for each in lock.read_lock(target)}
    if target == "web":
        expected = {key: each for key, each in expected.items() if each.name not in UNPACKED_PACKAGES}
    assert {key for key, part in parts.items() if "purl" in part} == expected.keys()
    for key, each in expected.items():
        files = [parts[key], *parts[key].get("components", ())]
        assert sorted(sum["content"] for file in files for sum in file.get("hashes", ())) == sorted(each.digests)
    assert told == notices.list_of_target(target), "the same release has the same list"


def test_the_list_of_all_is_valid_and_a_mistake_would_be_found() -> None:
    check = JsonStrictValidator(SchemaVersion.V1_6)
    text = (LICENCES / PARTS).read_text()
    assert not check.validate_str(text)
    assert check.validate_str(text.replace('"id": "blessing"', '"id": "a blessing"'))


def test_app_shows_the_notices() -> None:
    works = read_works((LICENCES / PARTS).read_bytes())
    data = (LICENCES / TEXTS).read_bytes()
    assert works["msgpack"].versions == ("1.1.2", lock_version("web", "msgpack"))
    assert next(iter(works)) == "pocket-switch"
    for work in works.values():
        said = " ".join(" ".join(read_texts(work.texts, data)).split()) if work.id != "client" else ""
        for licence in work.licence.split(" OR "):
            assert SAYS[licence] in said or work.id == "client", work.name
    assert len(works["client"].parts) > 250
    for name in ("skia", "flutter", "flet", "audioplayers", "sqlite", "harfbuzz"):
        assert name in works["client"].parts and read_part(name, data)
    assert read_part("nobody", data) == []


def lock_version(target: str, name: str) -> str:
    return next(each.version for each in lock.read_lock(target) if each.name == name)
