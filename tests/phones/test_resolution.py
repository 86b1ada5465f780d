"""pip finds every package for both systems and each Python; if it doesn't, the failure names the
conflicting versions.
"""

from __future__ import annotations

import pytest
from packaging.requirements import Requirement
from packaging.version import Version

from app.publish import resolving, targets
from app.publish.packages import cache_folder
from app.publish.targets import NEWEST, PHONE_PYTHONS, PHONES, RECIPES
from tests.phones import resolution


@pytest.mark.parametrize("python", PHONE_PYTHONS)
@pytest.mark.parametrize("system", PHONES)
def test_pip_finds_every_package_for_a_phone(system: str, python: str) -> None:
    found = resolution.answer(cache_folder(), f"{system} {python}")
    assert found.reasons == (), f"no set of versions for {system}, Python {python}; Flet's index has {RECIPES}"
    assert {"flet", "sqlmodel", "sqlalchemy", "pydantic-core", "httpx"} <= found.packages.keys()
    for name, package in found.packages.items():
        assert package.wheel.endswith("-none-any.whl") or RECIPES.get(name) == package.version, package.wheel


def test_without_the_pin_every_pydantic_asks_for_a_core_that_phones_do_not_have() -> None:
    found = resolution.answer(cache_folder(), resolution.WITHOUT)
    assert found.packages == {}
    blamed = [reason for reason in found.reasons if reason.startswith("pydantic ")]
    cores = {Requirement(reason.partition(" depends on ")[2]) for reason in blamed}
    assert len(blamed) > 1 and {core.name for core in cores} == {"pydantic-core"}
    asked = sorted(Version(exact.version) for core in cores for exact in core.specifier)
    assert {str(core.specifier) for core in cores} == {f"=={version}" for version in asked}
    assert asked[0] < Version(RECIPES["pydantic-core"]) < asked[-1], "move resolution.AROUND: both sides are asked"
    assert Version(RECIPES["pydantic-core"]) not in asked


@pytest.mark.parametrize("system", PHONES)
def test_what_a_package_asks_for_is_there_at_a_version_that_it_takes(system: str) -> None:
    packages = resolution.answer(cache_folder(), f"{system} {NEWEST}").packages
    sees = {**targets.phone_machine(system, NEWEST).marker_environment(), "extra": ""}
    asked = [*targets.phone_dependencies(system), *(text for package in packages.values() for text in package.asks)]
    for requirement in map(Requirement, asked):
        if requirement.marker is None or requirement.marker.evaluate(sees):
            version = packages[resolving.canonical_name(requirement.name)].version
            assert requirement.specifier.contains(version, prereleases=True), f"{requirement} has {version}"


def test_why_pip_found_nothing_is_read_from_what_it_prints() -> None:
    printed = """
The conflict is caused by:
    one 2.0 depends on two==3
    one 1.0 depends on two==1

To fix this you could try to:
ERROR: Cannot install one because these package versions have conflicting dependencies.
"""
    assert resolving.explain_conflict(printed)[:2] == ("one 2.0 depends on two==3", "one 1.0 depends on two==1")
    missing = "ERROR: Could not find a version that satisfies the requirement two==3 (from one) (from versions: 1)"
    assert resolving.explain_conflict(missing) == (missing.removeprefix("ERROR: "),)
    assert resolving.explain_conflict("ERROR: the line is down") == ()
