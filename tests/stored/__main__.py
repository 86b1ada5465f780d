"""`python -m tests.stored`: record the formats, and samples of growing ones, that have no fixture yet.

`--complete` records nothing: it names what isn't recorded, and a release fails while there is any.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from tests.stored.formats import FORMATS


def main(arguments: Sequence[str]) -> int:
    """Return 1 if something isn't recorded and --complete is given, else 0.

    Lines of a fixture never change, since devices have stored data in these forms.
    """
    missing = False
    for kind in FORMATS:
        new = kind.unrecorded() if kind.path.exists() else kind.write()
        missing |= bool(new)
        for line in new:
            print(f"{kind.name}: {line}")
        if new and "--complete" not in arguments:
            with kind.path.open("a", encoding="utf-8") as file:
                file.writelines(f"{line}\n" for line in new)
    return int(missing and "--complete" in arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
