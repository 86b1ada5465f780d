"""`python -m app.publish.messages`: compile the messages.

`--write` renews the files that are derived from others: the English messages of games, from the presets, and the faces
of the bots' names. `python -m tests.messages` names those which are out of date.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from app.publish.messages.compiling import compile_if_changed


def main(arguments: Sequence[str] | None = None) -> int:
    """Compile the messages and, with `--write`, renew the derived files. Return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m app.publish.messages", description=__doc__)
    parser.add_argument("--write", action="store_true", help="renew the derived files")
    asked = parser.parse_args(arguments)
    compile_if_changed()
    return check_or_write_derived(write=True) if asked.write else 0


def check_or_write_derived(*, write: bool) -> int:
    """Print the paths of derived files that are out of date, and renew them with `write`.

    Returns 1 if a file remains out of date, else 0.
    """
    from app.publish.messages import bot_faces, games  # need Flet, which the build of a wheel has not

    outdated = 0
    for path, make in ((games.PAGE, games.game_messages_file), (bot_faces.PAGE, bot_faces.bot_faces_json)):
        text = make()
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        print(path)
        if write:
            path.write_text(text, encoding="utf-8")
        outdated += 1
    compile_if_changed()
    return 1 if outdated and not write else 0


if __name__ == "__main__":
    sys.exit(main())
