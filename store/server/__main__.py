"""`python -m store.server NAME [--root DIR]`: write the files of a household's server for sync and rooms, and print the
commands to run then.
"""

from __future__ import annotations

import argparse
import re
import secrets
import sys
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path

from store.server.household import PROGRAMS_FOLDER, SETTINGS_FOLDER, ServerConfiguration
from store.server.settings import QUOTA_MB

HOST_NAME = re.compile(r"[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+")
ROOMS_KEY_LINE = re.compile(r"ROOMS_KEY=([0-9a-f]{64})")
KINTO_SECRET_LINE = re.compile(r"kinto\.userid_hmac_secret = ([0-9a-f]{64})")


def main(arguments: Sequence[str]) -> int:
    """Write the files under a root, print the commands to run then, and return 0. A secret that a file already has
    stays, since Kinto finds no account's data with another one.
    """
    parser = argparse.ArgumentParser(prog="python -m store.server", description=__doc__)
    parser.add_argument("name", help="the host name under which the server is reached, as sync.example.org")
    parser.add_argument("--root", type=Path, default=Path("/"), help="write below this folder (to look first)")
    parser.add_argument("--programs", default=PROGRAMS_FOLDER, help="where Kinto's programs are")
    parser.add_argument("--quota", type=int, default=QUOTA_MB, help="MB kept for each account (%(default)s)")
    parser.add_argument("--workers", type=int, default=2, help="processes that serve rooms (%(default)s)")
    parser.add_argument("--origin", action="append", default=[], help="where a web app lies that joins rooms here")
    parser.add_argument("--rooms-key", action="store_true", help="make a new key, without which nobody opens a room")
    options = parser.parse_args(arguments)
    if not 1 <= options.workers <= 64:
        parser.error("from 1 to 64 workers")
    if not HOST_NAME.fullmatch(options.name):
        parser.error(f"{options.name!r} is no host name; sync.example.org is one")
    server_folder = options.root / SETTINGS_FOLDER.lstrip("/")
    key = secrets.token_urlsafe(24) if options.rooms_key else ""
    household = ServerConfiguration(
        options.name,
        _find_in_file(KINTO_SECRET_LINE, server_folder / "kinto.ini") or secrets.token_hex(32),
        options.programs,
        options.quota,
        options.workers,
        tuple(options.origin),
        sha256(key.encode()).hexdigest() if key else _find_in_file(ROOMS_KEY_LINE, server_folder / "rooms.env"),
    )
    for path, text in household.files_by_path().items():
        target = options.root / path.lstrip("/")
        target.parent.mkdir(parents=True, exist_ok=True)
        target.touch(mode=0o640)
        target.write_text(text, encoding="utf-8")
        print(f"written: {target}")
    print("\nNow, as root (each line may be repeated):")
    print("\n".join(f"  {command}" for command in household.setup_commands()))
    if key:
        print(f"\nWhoever opens a room here gives this key, which is written nowhere: {key}")
    return 0


def _find_in_file(pattern: re.Pattern[str], path: Path) -> str:
    """Return the first group of a pattern in a file, "" if the file or the pattern isn't there."""
    found = pattern.search(path.read_text(encoding="utf-8")) if path.exists() else None
    return found[1] if found else ""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
