"""The app's files on a phone, as `flet build` chooses them."""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path

from flet_cli.utils.app_excludes import find_default_excludes

from app.publish.targets import ROOT


def packed(target: Path) -> None:
    """Copy the files that Flet would pack into a folder: all but what [tool.flet.app] and Flet itself leave out."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        told = ["build", *tomllib.load(file)["tool"]["flet"]["app"]["exclude"]]
    excluded = {ROOT / path for path in (*told, *find_default_excludes(ROOT, exclude=told))}

    def left_out(folder: str, names: list[str]) -> set[str]:
        return {name for name in names if Path(folder) / name in excluded}

    shutil.copytree(ROOT, target, ignore=left_out)
