"""Locks are up to date and complete, have a digest for each file, cover what is shipped, and name no host."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from app.publish import lock, packages, resolving
from app.publish.packages import cache_folder
from app.publish.targets import LINUX, MACS, PACKED, PHONES, RECIPES, TARGETS, WEB, WINDOWS
from tests.phones import resolution

DESKTOPS = (LINUX, WINDOWS, *MACS)


@pytest.mark.parametrize("target", TARGETS)
def test_a_lock_was_made_for_what_is_asked_now(target: str) -> None:
    assert lock.is_up_to_date(target), f"python -m app.publish.lock --write {target}"
    for machine in TARGETS[target].machines:
        assert lock.find_unmet_requirements(target, machine, []) == []


def test_new_requirement_makes_the_lock_outdated(monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = [*TARGETS["web"].requirements(), "segno>=99", "nothing-of-the-kind"]
    monkeypatch.setitem(TARGETS, "web", replace(TARGETS["web"], requirements=lambda: wanted))
    assert not lock.is_up_to_date("web")
    assert lock.find_unmet_requirements("web", WEB, []) == ["segno>=99", "nothing-of-the-kind"]


@pytest.mark.parametrize("target", ("web", *PHONES))
def test_all_requirements_of_packages_are_locked(target: str) -> None:
    wheels = packages.fetched_wheels(cache_folder()) if target == "web" else resolution.wheels(cache_folder())
    assert len(wheels) == len(lock.read_lock(target))
    (machine,) = TARGETS[target].machines
    assert lock.find_unmet_requirements(target, machine, wheels) == []


def test_a_package_without_which_another_cannot_be_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    known = [each for each in lock.read_lock("web") if each.name != "typing-extensions"]
    monkeypatch.setattr(lock, "read_lock", lambda _: known)
    unmet = lock.find_unmet_requirements("web", WEB, packages.fetched_wheels(cache_folder()))
    assert unmet and all(re.search("asks for typing[-_]extensions", each) for each in unmet)


@pytest.mark.parametrize("target", TARGETS)
def test_every_file_has_its_sum_but_those_of_flet_s_own_index(target: str) -> None:
    native = {each.name for each in lock.read_lock(target) if not each.digests}
    assert native <= (RECIPES.keys() if target in PHONES else set())


@pytest.mark.parametrize("target", TARGETS)
def test_no_lock_names_a_host_or_a_path(target: str) -> None:
    text = lock.lock_path(target).read_text()
    assert not re.search(r"://|/|@|\b(?:[a-z0-9-]+\.)+(?:org|com|dev|io|net)\b", text)
    assert set(re.findall(r"--[a-z-]+", text)) <= {"--write", "--hash"}


def test_the_web_app_is_made_of_what_is_locked() -> None:
    made = {
        (packages.package_of_wheel(wheel), wheel.name.split("-")[1])
        for wheel in packages.fetched_wheels(cache_folder())
    }
    assert made == {(each.name, each.version) for each in lock.read_lock("web")}


def test_packages_of_one_release_agree_where_they_can() -> None:
    """A package has one version in all releases, except those that Flet builds for phones, and what requires these."""
    versions: dict[str, set[str]] = {}
    for target in PACKED:
        for each in lock.read_lock(target):
            versions.setdefault(each.name, set()).add(each.version)
    assert {name for name, found in versions.items() if len(found) > 1} <= {*RECIPES, "pydantic"}


def test_fetched_folder_indexes_only_locked_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (wheel, *_) = wheels = packages.fetched_wheels(cache_folder())
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(wheel.parent))
    told = lock.fetch_locked_files("web", tmp_path / "packages")
    assert {path.name for path in (tmp_path / "packages" / "index").rglob("*.whl")} == {path.name for path in wheels}
    monkeypatch.delenv("PIP_NO_INDEX")
    monkeypatch.delenv("PIP_FIND_LINKS")
    with monkeypatch.context() as as_told:
        for variable, value in told.items():
            as_told.setenv(variable, value)
        as_told.setenv("PIP_CONFIG_FILE", os.devnull)
        found = resolving.resolve_packages(TARGETS["web"].requirements(), WEB)
    assert {(name, package.version) for name, package in found.items()} == {
        (each.name, each.version) for each in lock.read_lock("web")
    }


def test_a_file_that_is_not_the_locked_one_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    for wheel in packages.fetched_wheels(cache_folder()):
        shutil.copyfile(wheel, tmp_path / wheel.name)
    changed = next(tmp_path.glob("httpx-*.whl"))
    changed.write_bytes(changed.read_bytes() + b"\0")
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(tmp_path))
    (tmp_path / "got").mkdir()
    with pytest.raises(subprocess.CalledProcessError):
        lock.download_wheels("web", WEB, tmp_path / "got")
    assert "httpx" in capfd.readouterr().err
    assert not list((tmp_path / "got").glob("*.whl"))


def test_a_marker_tells_the_machines_that_have_a_package_from_the_others() -> None:
    for chosen in ((0,), (0, 1), (0, 2), (1, 2, 3), (3,), (2, 3), (0, 1, 2)):
        some = [DESKTOPS[n] for n in chosen]
        each = lock.LockedPackage("one", "1", lock.marker_of_machines(some, DESKTOPS), ())
        assert [machine for machine in DESKTOPS if each.is_for_machine(machine)] == some
        assert Requirement(f"one; {each.marker}")
    assert lock.marker_of_machines(DESKTOPS, DESKTOPS) == ""


@pytest.mark.parametrize(
    "line", ["one", "one==1", "one>=1 --hash=sha256:" + "0" * 64, "-r other.txt", "one==1 --hash=md5:1"]
)
def test_a_line_without_a_version_or_a_sum_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match="is no package with a version and digests"):
        lock.parse_lock(f"# one\n# two\n{line}\n")
