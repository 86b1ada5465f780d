"""The targets of a release, with the machines and requirements of each."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from packaging.tags import android_platforms, ios_platforms, mac_platforms

from app.publish.resolving import Machine

ROOT: Final = Path(__file__).resolve().parents[2]
PYTHONS: Final = ("3.11", "3.12", "3.13", "3.14")
NEWEST: Final = PYTHONS[-1]
# The Python versions that Flet can build a phone app with.
PHONE_PYTHONS: Final = PYTHONS[1:]
# The packages with machine code that Flet's index has for phones: recipes/*/meta.yaml of mobile-forge. Another
# dependency that isn't pure Python goes here if mobile-forge has a recipe for it; without one phones can't have it.
RECIPES: Final = {
    "cffi": "2.0.0",
    "cryptography": "48.0.0",
    "greenlet": "3.5.1",
    "msgpack": "1.1.2",
    "pydantic-core": "2.47.0",
    "sqlalchemy": "2.0.50",
}
PHONES: Final = ("android", "ios")


@dataclass(frozen=True)
class Target:
    """A kind of release: its requirements, and the machines that it runs on."""

    requirements: Callable[[], list[str]]
    machines: tuple[Machine, ...]


def read_project() -> dict[str, Any]:
    """Return the content of `pyproject.toml`."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        return tomllib.load(file)


def app_dependencies(*extras: str) -> list[str]:
    """Return the app's own requirements and those of the named extras, sorted."""
    told = read_project()["project"]
    return sorted({*told["dependencies"], *(text for name in extras for text in told["optional-dependencies"][name])})


def phone_dependencies(system: str) -> list[str]:
    """Return the app's own requirements and those that Flet adds for one system, sorted."""
    return sorted([*app_dependencies(), *read_project()["tool"]["flet"][system]["dependencies"]])


def phone_machine(system: str, python: str) -> Machine:
    """Return the phone as pip sees it in `flet build`.

    That runs on the build machine with a Python of the phone's version, so markers see that machine's processor, and of
    the phone only the system's name.
    """
    if system == "android":
        platforms, told = android_platforms(24, "arm64_v8a"), ("Android", "linux", "x86_64")
    else:
        platforms, told = ios_platforms((13, 0), "arm64-iphoneos"), ("iOS", "darwin", "arm64")
    return Machine(python, tuple(platforms), _marker_values(*told))


def _marker_values(system: str, platform: str, processor: str) -> dict[str, str]:
    kind = "nt" if platform == "win32" else "posix"
    return {"platform_system": system, "sys_platform": platform, "platform_machine": processor, "os_name": kind}


# Any Linux with glibc 2.28 (2018) or later.
_LINUX: Final = tuple(f"manylinux_2_{minor}_x86_64" for minor in range(28, 4, -1))
WEB: Final = Machine(NEWEST, ("pyemscripten_2026_0_wasm32",), _marker_values("Emscripten", "emscripten", "wasm32"))
LINUX: Final = Machine(NEWEST, (*_LINUX, "linux_x86_64"), _marker_values("Linux", "linux", "x86_64"))
WINDOWS: Final = Machine(NEWEST, ("win_amd64",), _marker_values("Windows", "win32", "AMD64"))
# A build for macOS has to run on both processors.
MACS: Final = tuple(
    Machine(NEWEST, tuple(mac_platforms((12, 0), processor)), _marker_values("Darwin", "darwin", processor))
    for processor in ("arm64", "x86_64")
)
TARGETS: Final = {
    "android": Target(lambda: phone_dependencies("android"), (phone_machine("android", NEWEST),)),
    "desktop": Target(app_dependencies, (LINUX, WINDOWS, *MACS)),
    "ios": Target(lambda: phone_dependencies("ios"), (phone_machine("ios", NEWEST),)),
    "web": Target(app_dependencies, (WEB,)),
    # The requirements of the tools that build the web app, and of those that build apps for phones and desktops.
    "publish": Target(lambda: app_dependencies("publish"), (LINUX,)),
    "build": Target(lambda: app_dependencies("build"), (LINUX, WINDOWS, *MACS)),
}
# The targets that players install.
PACKED: Final = ("android", "desktop", "ios", "web")
