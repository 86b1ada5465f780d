"""`python -m app.publish --out DIR [--base-url /sub/] [--address URL]`: build the web app as a folder for any static
host.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import urlsplit

from app.platform.published_address import UnfitAddress, checked_address
from app.publish.errors import PublishError


def main(arguments: Sequence[str] | None = None) -> int:
    """Build the folder and print its size. Return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m app.publish", description=__doc__)
    parser.add_argument("--out", type=Path, required=True, metavar="DIR", help="folder to write, new or empty")
    parser.add_argument(
        "--base-url", type=_parse_base, metavar="/sub/", help="where it is served (the path of --address, else /)"
    )
    parser.add_argument(
        "--address", type=_parse_address, default="", metavar="URL", help="its public address, with which links begin"
    )
    asked = parser.parse_args(arguments)
    base = asked.base_url or urlsplit(asked.address).path or "/"
    if asked.address and urlsplit(asked.address).path != base:
        return _print_failure(f"{asked.address} doesn't end with the base URL {base}")
    if asked.out.exists() and (not asked.out.is_dir() or any(asked.out.iterdir())):
        return _print_failure(f"{asked.out} is there and not an empty folder")
    if missing := [name for name in ("brotli", "flet_web", "fluent", "packaging") if find_spec(name) is None]:
        return _print_failure(f"{' and '.join(missing)} missing here: pip install -e '.[publish]'")
    from app.publish import packages, site  # imported only now: a missing package is reported above

    try:
        files = site.publish_site(asked.out, base, packages.cache_folder(), asked.address)
    except (PublishError, subprocess.CalledProcessError) as problem:
        return _print_failure(str(problem))
    size = sum(map(len, files.values())) / 1e6
    print(f"{asked.out}: {len(files)} files, {size:.1f} MB, to be served at {base}")
    return 0


def _parse_base(text: str) -> str:
    if not re.fullmatch(r"/([A-Za-z0-9_~-][A-Za-z0-9._~-]*/)*", text):
        raise argparse.ArgumentTypeError(f"{text} is not a path on a host, such as / or /games/")
    return text


def _parse_address(text: str) -> str:
    try:
        return checked_address(text) if text else ""
    except UnfitAddress as problem:
        raise argparse.ArgumentTypeError(str(problem)) from problem


def _print_failure(message: str) -> int:
    print(message, file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
