"""`python -m tests.fuzz_scores --times N [--format F] [--seed S] [--json]`: broken score files of every format.

Each file is refused with a ScoreFileError, or it is read, and then all of its plays become sheets; one in five is
brought in, and then everything in the store can be read and taken out, and bringing it in again adds nothing. Anything
else is a finding, whose file is kept; 1 if there is one.
"""

from __future__ import annotations

import argparse
import io
import random
import re
import sys
import time
import traceback
import zipfile
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import gettempdir

from store.errors import ScoreFileError
from store.exchange import bg_stats
from store.exchange.import_plays import PlannedMatch, plan_matches
from store.exchange.reading import read_score_file
from store.opening import open_in_memory
from tests.bench.figure import Figure
from tests.bench.run import report
from tests.store.exchange.plays import SAMPLES
from tests.store.make_fixture import fill
from tests.store.tables import Clocks, whole

BROUGHT_EVERY = 5
LONGEST = 10.0  # seconds; a file that takes longer is a finding
FORMATS: dict[str, tuple[str, ...]] = {
    "bg-stats": ("bg-stats.json",),
    "bgg": ("bgg-plays.xml",),
    "table": tuple(path.name for path in sorted(SAMPLES.iterdir()) if path.suffix in (".csv", ".tsv")),
    "pocket-switch": (),
}
ODD = (
    b"", b"-1", b"99999999999999999999", b"1e999", b"NaN", b"true", b"null", b"[]", b"{}", b'"', b"'", b"\\",
    b"\\ud800", b"\xff\xfe", b"\x00", b"\xe2\x80\xae", b"=1+1", b"&a;", b"<x>", b"]]>", b"0000-00-00", b"31/31/31",
    b"2024-02-30",
    b",,,,", b";;", b"\t\t", b"\r\n\r\n", b"player,score", b"Round", b"Total", b"\xc2\xbd", b"x" * 5000, b"[" * 2000,
    b"1" * 300, b"match,begun,game,title,kind,state,round,player 1", b'"uuid":"x"', b'"id":1', b"-", b"+",
    b"\xd9\xa3", b"9" * 17 + b".5", b"0.25", b"99999.5",
)  # fmt: skip

VALUE = re.compile(rb'"[^"\\\n]*"|(?<=[,;\t: ])-?[0-9.]+(?=[,;\t}\r\n])')
TEXTS = (
    b"", b" ", b"0", b"-1", b"12,5", b"1.234,5", b"1e9", b"10+5", b"5+-3", b"+", b"abc", b"true", b"Ann", b"Zo\xc3\xab",
    b"2024-02-03", b"2024-13-99", b"03.02.2024", b"0000-00-00", b"\xe2\x80\xae", b"x" * 3000, b"9" * 40, b"0.1",
    b"100000", b"99999.5", b"-99999.9", b"Catan", b"switch", b"*", b"mine-3", b"uuid", b"plays", b"name", b"score",
    b"yes",
)  # fmt: skip
NUMBERS = (
    b"0", b"1", b"2", b"3", b"-7", b"12", b"13", b"100", b"99999", b"100000", b"0.25", b"1e5", b"9" * 25, b"null",
    b"true", b"[]", b"{}", b'"x"', b'"7"', b"20240230",
)  # fmt: skip


class Fuzz:
    """Makes broken files of one format."""

    def __init__(self, format: str, seed: int) -> None:
        self.rng = random.Random(seed)
        self.sound = [(SAMPLES / name).read_bytes() for name in FORMATS[format]]
        if format == "pocket-switch":
            clocks = Clocks()
            with open_in_memory(clocks.clock) as store:
                fill(store, clocks)
                self.sound = ["\r\n".join(store.backup.export_csv()).encode("utf-8-sig")]
        self.ways: tuple[Callable[[bytes], bytes], ...] = (
            self.flip, self.cut, self.splice, self.odd, self.lines, self.digits, self.recode, self.zip,
            *[self.value] * 6,
        )  # fmt: skip

    def file(self) -> bytes:
        """Return a broken file."""
        data = self.rng.choice(self.sound)
        for _ in range(self.rng.choice((1, 1, 2, 4))):
            data = self.rng.choice(self.ways)(data)
        return data

    def at(self, data: bytes) -> int:
        return self.rng.randrange(len(data) + 1)

    def flip(self, data: bytes) -> bytes:
        changed = bytearray(data or b"x")
        for _ in range(self.rng.choice((1, 1, 3, 30))):
            changed[self.rng.randrange(len(changed))] ^= 1 << self.rng.randrange(8)
        return bytes(changed)

    def cut(self, data: bytes) -> bytes:
        at = self.at(data)
        return data[:at] if self.rng.random() < 0.7 else data[at:]

    def splice(self, data: bytes) -> bytes:
        first, second = sorted((self.at(data), self.at(data)))
        return data[:first] + self.rng.randbytes(self.rng.randrange(20)) + data[second:]

    def odd(self, data: bytes) -> bytes:
        """Replace a few characters by something odd."""
        at = self.at(data)
        return data[:at] + self.rng.choice(ODD) + data[at + self.rng.choice((0, 0, 1, 4, 12)) :]

    def value(self, data: bytes) -> bytes:
        """Replace a value by another one; the file stays well-formed."""
        values = list(VALUE.finditer(data))
        if not values:
            return data
        found = self.rng.choice(values)
        quoted = found[0].startswith(b'"')
        new = self.rng.choice(TEXTS) if quoted else self.rng.choice(NUMBERS)
        return data[: found.start()] + (b'"' + new + b'"' if quoted else new) + data[found.end() :]

    def lines(self, data: bytes) -> bytes:
        lines = data.split(b"\n")
        first, second = self.rng.randrange(len(lines)), self.rng.randrange(len(lines))
        match self.rng.randrange(3):
            case 0:
                lines[first], lines[second] = lines[second], lines[first]
            case 1:
                lines.insert(first, lines[second])
            case _:
                del lines[first]
        return b"\n".join(lines)

    def digits(self, data: bytes) -> bytes:
        """Replace digits by others, which is allowed."""
        changed = bytearray(data)
        places = [at for at, each in enumerate(changed) if 48 <= each <= 57]
        for at in self.rng.sample(places, min(len(places), self.rng.choice((1, 3, 20)))):
            changed[at] = 48 + self.rng.randrange(10)
        return bytes(changed)

    def recode(self, data: bytes) -> bytes:
        text = data.decode("utf-8", "replace")
        return text.encode(self.rng.choice(("utf-16", "utf-16-le", "utf-16-be", "cp1252", "utf-8-sig")), "replace")

    def zip(self, data: bytes) -> bytes:
        file = io.BytesIO()
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
            for name in self.rng.sample(("a.json", "a.csv", "../a.xml", "b.png", "xl/workbook.xml"), 2):
                # Without a date of its own a name gets today's, and a seed would give other files each time.
                archive.writestr(zipfile.ZipInfo(name), data, zipfile.ZIP_DEFLATED)
        return file.getvalue() if self.rng.random() < 0.5 else self.flip(file.getvalue())


@dataclass
class Tried:
    """What came of some files."""

    files: int = 0
    read: int = 0
    plays: int = 0
    brought: int = 0
    found: int = 0
    slowest: float = 0.0
    refused: Counter[str] = field(default_factory=Counter)


def attempt(format: str, times: int, seed: int, say: Callable[[str], object] = print) -> Tried:
    """Read so many broken files of a format, and return the figures."""
    fuzz, tried = Fuzz(format, seed), Tried()
    for number in range(times):
        data, begun = fuzz.file(), time.monotonic()
        tried.files += 1
        try:
            if try_file(data, tried, bring=tried.read % BROUGHT_EVERY == 0):
                tried.read += 1
        except ScoreFileError as refused:
            tried.refused[refused.fault] += 1
        except Exception:
            tried.found += 1
            kept = Path(gettempdir()) / f"score_file_{format}_{seed}_{number}"
            kept.write_bytes(data)
            say(f"{kept}\n{traceback.format_exc()}")
        took = time.monotonic() - begun
        tried.slowest = max(tried.slowest, took)
        if took > LONGEST:
            tried.found += 1
            say(f"{format} {seed} {number}: {took:.1f} s")
    return tried


def try_file(data: bytes, tried: Tried, *, bring: bool) -> bool:
    """Read a file, plan its sheets, and with `bring` import it. Raises ScoreFileError if it's refused."""
    file = read_score_file(data)
    planned = [each for each in plan_matches(file) if isinstance(each, PlannedMatch)]
    tried.plays += len(planned)
    for each in planned:
        assert each.sheet.fold().over or not each.play.ended
    assert bg_stats.read_export(bg_stats.write_export(file.plays)).plays or not planned
    if bring and planned:
        tried.brought += 1
        with open_in_memory(Clocks().clock) as store:
            look = whole(store.score_files.preview(file)).preview
            assert look is not None
            whole(store.score_files.bring_in(look))
            assert store.find_damage() == ()
            matches = store.matches.read_page(limit=200).matches
            assert all(match.intact and store.matches.read_grid(match.id) for match in matches)
            assert (
                len(list(store.score_files.iter_plays(lambda match: match.name)))
                == sum(match.state != "open" for match in matches)
                or len(matches) == 200
            )
            again = whole(store.score_files.preview(file)).preview
            assert again is not None and again.new == ()
    return True


def main(arguments: Sequence[str]) -> int:
    """Read so many files of each format, and print the figures."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz_scores", description=__doc__)
    parser.add_argument("--times", type=int, default=1000, help="files of each format (%(default)s)")
    parser.add_argument("--format", choices=FORMATS, action="append", help="only this format")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    asked = parser.parse_args(arguments)
    found = [attempt(format, asked.times, asked.seed) for format in asked.format or FORMATS]
    report(
        "fuzz_scores",
        (f for o, t in zip(asked.format or FORMATS, found, strict=True) for f in _figures(o, t)),
        asked.json,
    )
    return int(any(tried.found for tried in found))


def _figures(format: str, tried: Tried) -> list[Figure]:
    refused = {f"refused as {fault}": many for fault, many in sorted(tried.refused.items())}
    counts = {"read": tried.read, "plays in them": tried.plays, "brought in": tried.brought, **refused}
    figures = [Figure(f"{format}: {name}", many, "") for name, many in counts.items()]
    return [*figures, Figure(f"{format}: findings", tried.found, ""), Figure(f"{format}: slowest", tried.slowest, "s")]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
