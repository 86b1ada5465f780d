"""`python -m app.publish.address URL`: write the web app's address where phone and desktop builds find it."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from app.platform.published_address import ADDRESS_FILE, UnfitAddress, checked_address


def main(arguments: Sequence[str] | None = None) -> int:
    """Check the address and write its file. Return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m app.publish.address", description=__doc__)
    parser.add_argument("address", metavar="URL", help='where the web app is published; "" for nowhere')
    asked = parser.parse_args(arguments)
    try:
        text = checked_address(asked.address) if asked.address else ""
    except UnfitAddress as problem:
        print(problem, file=sys.stderr)
        return 1
    ADDRESS_FILE.write_text(text, encoding="ascii")
    print(f"{ADDRESS_FILE}: {text or 'no address'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
