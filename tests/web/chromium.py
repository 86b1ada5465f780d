"""A Chromium for tests: one of this machine, else Playwright's own, else Debian's package."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
ELSEWHERE = (Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"),)


class NoChromiumError(Exception):
    """There's no Chromium, and none could be downloaded. The message says what was tried."""


def find() -> Path | None:
    """Return a Chromium that starts: CHROMIUM's, one on the path, or Playwright's; None if there's none."""
    named = os.environ.get("CHROMIUM")
    if named:
        return Path(named) if _works(Path(named)) else None
    known = [Path(path) for name in NAMES if (path := shutil.which(name))]
    return next((path for path in (*known, *ELSEWHERE, *_from_playwright()) if _works(path)), None)


def ensure() -> Path:
    """Return a Chromium that starts, downloading one if necessary. Raises NoChromiumError."""
    if named := os.environ.get("CHROMIUM"):
        if path := find():
            return path
        raise NoChromiumError(f"CHROMIUM names {named}, which does not start")
    tried = ["found none on this machine"]
    for name, commands in _ways():
        if path := find():
            return path
        print(f"No Chromium yet: {name}", flush=True)
        for command in commands:
            try:
                code = subprocess.call(command)
            except OSError as error:
                tried.append(f"{' '.join(command)}: {error}")
                break
            if code:
                tried.append(f"{' '.join(command)} ended with {code}")
                break
    if path := find():
        return path
    raise NoChromiumError("; ".join([*tried, "so the browser tests cannot run. Install chromium or set CHROMIUM."]))


def _ways() -> list[tuple[str, list[list[str]]]]:
    playwright = [sys.executable, "-m", "playwright"]
    ways = [("Playwright fetches its own", [[*playwright, "install", "chromium"]])]
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        ways.append(("Debian's package", [["apt-get", "update"], ["apt-get", "install", "-y", "chromium"]]))
        # Playwright's own may be there by now, and lack a library only.
        ways.append(("libraries for Playwright's own", [[*playwright, "install-deps", "chromium"]]))
    return ways


def _from_playwright() -> list[Path]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return [Path(playwright.chromium.executable_path)]


def _works(path: Path) -> bool:
    try:
        return subprocess.run([path, "--version"], capture_output=True, timeout=60, check=False).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False
