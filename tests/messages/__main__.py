"""`python -m tests.messages` names the tables that are not what their `.ftl` files say; `--write` renews them."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from tests.messages import bots, games
from tests.messages.compiler import ROOT, CompileError, compile_language, languages, table_text


def main(arguments: Sequence[str]) -> int:
    """1 when something differed or could not be compiled, 0 otherwise and when it was written."""
    made = games.page()
    differing = int(games.PAGE.read_text(encoding="utf-8") != made)
    if differing:
        print(games.PAGE.relative_to(ROOT))
    if "--write" in arguments:
        games.PAGE.write_text(made, encoding="utf-8")
    for tag in languages():
        try:
            tables = compile_language(tag)
        except CompileError as error:
            print(error, file=sys.stderr)
            return 1
        for path, table in tables.items():
            text = table_text(table)
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                print(path.relative_to(ROOT))
                differing += 1
                if "--write" in arguments:
                    path.write_text(text, encoding="utf-8")
    faces = bots.page()
    if not bots.PAGE.exists() or bots.PAGE.read_text(encoding="utf-8") != faces:
        print(bots.PAGE.relative_to(ROOT))
        differing += 1
        if "--write" in arguments:
            bots.PAGE.write_text(faces, encoding="utf-8")
    return 1 if differing and "--write" not in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
