"""Runs `flet build` up to the step that needs Flutter, a JDK or an SDK, and records what these would get."""

from __future__ import annotations

import argparse
import io
import json
import os
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from unittest import mock

from flet_cli.commands import build, build_base, flutter_base
from flet_cli.commands.build_base import ICON_PLATFORMS
from flet_cli.utils import pyodide
from flet_platform_assets import DEFAULT_SPECS
from rich.console import Console

from app.publish.messages.fluent import TABLE
from app.publish.targets import NEWEST, PHONE_PYTHONS, ROOT

TARGETS = ("apk", "ipa", "macos", "windows", "linux", "web")
MACHINES = {"ipa": "Darwin", "macos": "Darwin", "windows": "Windows"}
# flet-cli asks the network which Pythons there are: it is told here.
MANIFEST = {
    "default_python_version": NEWEST,
    "pythons": {
        python: {"full_version": f"{python}.9", "pyodide_version": "0", "android_abis": ["arm64-v8a", "x86_64"]}
        for python in PHONE_PYTHONS
    },
}


@dataclass(frozen=True)
class Built:
    """What `flet build` prepares.

    That's what the app's shell is made from, each command with its arguments, its output, the settings that were read,
    and the folder of Flutter's project with the pictures in it.
    """

    template: Mapping[str, object]
    commands: tuple[tuple[str, ...], ...]
    printed: str
    asked: frozenset[str]
    flutter: Path

    def packaging(self, option: str) -> list[str]:
        """Return the values of an option of the command that packs Python and the app."""
        (words,) = (words for words in self.commands if "package" in words)
        return [value for name, value in pairwise(words) if name == option]


class Ended(Exception):
    """flet-cli has refused its arguments; the message is what it printed."""


class _Build(build.Command):  # type: ignore[misc]  # flet-cli tells no types
    def install_jdk(self) -> None:
        """Do nothing: no JDK is needed to see what it would get."""

    install_android_sdk = install_flutter = copy_build_output = install_jdk

    def find_flutter_batch(self, name: str) -> str:
        return name

    def flutter_version_valid(self) -> bool:
        return True

    def create_flutter_project(self, second_pass: bool = False) -> bool:
        """Make a project without the template, which isn't here: with the empty pictures that a project declares."""
        self.template_digest = ""
        for target in DEFAULT_SPECS[ICON_PLATFORMS[self.target_platform]].targets:
            path = self.flutter_dir / target.relative_path
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch()
        return False

    def run(
        self, args: list[str], cwd: str, env: dict[str, str] | None = None, capture_output: bool = True
    ) -> subprocess.CompletedProcess[str]:
        self.commands.append(tuple(args))
        if "package" in args:
            (self.build_dir / "python-app").mkdir()
            (self.flutter_dir / "app").mkdir(parents=True)
            (self.flutter_dir / "app" / "app.zip").touch()
        return subprocess.CompletedProcess(args, 0, "", "")


def copy_project(folder: Path) -> None:
    """Copy the repository with compiled messages, and with files of a working folder that must not be packed."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        check=True,
    )
    tables = [path.relative_to(ROOT).as_posix() for path in ROOT.glob(f"*/**/{TABLE}")]
    for name in (*filter(None, listed.stdout.decode().split("\0")), *tables):
        if (ROOT / name).exists():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, folder / name)
    for name in (
        ".env",
        ".venv/pyvenv.cfg",
        "venv/pyvenv.cfg",
        "venv/bin/python",
        "app/__pycache__/main.pyc",
        "dist/it",
    ):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).touch()


def run(target: str, project: Path) -> Built:
    """Build the project's app for a target. Raises Ended."""
    parser = argparse.ArgumentParser()
    command = _Build(parser)
    command.commands = []
    command.current_platform = MACHINES.get(target, "Linux")
    with _told(project) as printed:
        asked: set[str] = set()
        plain = build_base.load_pyproject_toml

        def asking(folder: Path) -> object:
            get = plain(folder)

            def ask(setting: str | None = None) -> object:
                asked.add(setting or "")
                return get(setting)

            return ask

        with mock.patch.object(build_base, "load_pyproject_toml", asking):
            try:
                command.handle(parser.parse_args([target, str(project), "--yes", "--skip-flutter-doctor"]))
            except SystemExit as end:  # its own way to end, with 0 where all went well
                if end.code:
                    raise Ended(printed.getvalue()) from None
    made = command.build_dir.rename(project.with_name(f"{project.name}-{target}"))
    return Built(command.template_data, tuple(command.commands), printed.getvalue(), frozenset(asked), made / "flutter")


@contextmanager
def _told(project: Path) -> Iterator[io.StringIO]:
    """Yield the text to which flet-cli prints; it also reads from here which Pythons there are."""
    printed, manifest = io.StringIO(), project.parent / "manifest.json"
    manifest.write_text(json.dumps(MANIFEST))
    console = Console(file=printed, width=300)
    told = {"FLET_PYTHON_BUILD_MANIFEST": str(manifest), "FLET_CLI_NO_RICH_OUTPUT": "1"}
    with ExitStack() as stack:
        stack.enter_context(mock.patch.dict(os.environ, told))
        stack.enter_context(mock.patch.object(pyodide, "ensure_pyodide"))  # which it would fetch
        for module in (build, build_base, flutter_base):
            stack.enter_context(mock.patch.object(module, "console", console))
        yield printed
