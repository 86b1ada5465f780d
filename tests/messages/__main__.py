"""`python -m tests.messages`: name the derived files of messages that are out of date (app.publish.messages).

`--complete` lists every translation that is missing or outdated. `--record` remembers the translations that were
changed as made for today's English; `--record LANGUAGE ID …` also those which still fit a changed English text.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from app.publish.messages.__main__ import check_or_write_derived
from app.publish.messages.fluent import ENGLISH
from tests.messages.translations import (
    list_faults,
    read_record,
    read_texts,
    renew_record,
    translations,
    write_record,
)


def main(arguments: Sequence[str]) -> int:
    """Return the exit code: 1 if a file differs and isn't written, or if --complete lists a translation; else 0."""
    parser = argparse.ArgumentParser(prog="python -m tests.messages", description=__doc__)
    parser.add_argument("--complete", action="store_true", help="list missing and outdated translations")
    parser.add_argument("--record", nargs="*", metavar="LANGUAGE ID", help="record new translations as up to date")
    asked = parser.parse_args(arguments)
    if asked.record is not None:
        return _record(asked.record)
    if asked.complete:
        faults = list(list_faults())
        print(*faults, sep="\n", end="\n" if faults else "")
        return 1 if faults else 0
    return check_or_write_derived(write=False)


def _record(confirmed: Sequence[str]) -> int:
    tag, *ids = confirmed or [""]
    if confirmed and tag not in translations():
        print(f"{tag} isn't a language: {', '.join(translations())}", file=sys.stderr)
        return 2
    english = read_texts(ENGLISH)
    for each in translations():
        record = read_record(each)
        renewed = renew_record(english, read_texts(each), record, ids if each == tag else ())
        if renewed != record:
            write_record(each, renewed)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
