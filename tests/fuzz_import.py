"""`python -m tests.fuzz_import --times N [--processes P] [--seed S] [--json]`: files that are broken in every way,
brought in.

A file is refused with an ImportFailed that names the place, and then the store is as it was; or it is taken in, and
then everything in the store can be read, and the app reads its own data from it as at its start. Anything else is a
finding, whose file is kept, since what names a record is of the moment it was made in; 1 if there is one.
"""

from __future__ import annotations

import argparse
import asyncio
import io
import json
import random
import sys
import time
import traceback
import zipfile
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from tempfile import gettempdir
from typing import Any

from app.data import Data
from app.editor.drafts import load_draft
from app.game_lookup import game_name, own_game_address
from app.history.backup.settings_from_files import is_setting
from app.new_table.setup import last_setup
from app.scoresheet.agreement import last_agreement
from engine.player_names import shown_name
from engine.rng import Rng
from engine.rules.reader import preset_ids
from store.backup.incoming import HISTORY, MANIFEST, VERSION, Incoming
from store.errors import ImportFailed, StoreError
from store.opening import open_in_memory
from store.store import Store
from tests.app.fuzzing import SETTING
from tests.bench.figure import Figure
from tests.bench.run import report
from tests.store.make_fixture import contents, fill
from tests.store.tables import Clocks, exported, whole

FIRST = Path(__file__).parent / "store" / "fixtures" / "backup_1.zip"
FRESH_EVERY = 4  # files that were taken in
MILD = ("name", "created", "since", "at", "begun", "ended", "text", "value", "number")
SAY_EVERY = 5000  # files
LONGEST = 10.0  # seconds; a file that takes longer is a finding
ODD: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 2**31, 2**63, 2**64, -(2**70), 10**400, 0.5, 1e308, -0.0, "", " ", "0", "x" * 70_000,
    "\0", "\ud800", "\u202e", "=1+1", "../../etc/passwd", [], {}, [[]], [None], {"": None}, "{}", "[]", "null",
    '{"a":1}', '{"do":"keep","round":1}', '{"do":"undo"}', '{"placings":[1,1]}', '{"text":"x"}',
    "0" * 32, "f" * 32, "0" * 64, "finished", "voided", "merged", "renamed", "kept", "NaN",
)  # fmt: skip
#: The ways in which files are broken, and how often each, beside the others.
KINDS = {
    "bits": 3, "cut": 1, "spliced": 1, "noise": 1, "values": 8, "mild": 2, "lines": 3, "texts": 2, "members": 2,
    "manifest": 1, "bomb": 0.05, "settings": 2,
}  # fmt: skip
NAMES = (
    "../x",
    "/etc/passwd",
    "..\\x",
    "C:\\x",
    "history.jsonl/",
    "HISTORY.JSONL",
    "manifest.json\0.txt",
    "",
    "a" * 5000,
)


def lines_of(data: bytes) -> list[bytes]:
    """Return the lines of a backup."""
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        return archive.read(HISTORY).splitlines()


class Fuzz:
    """Makes broken files from two valid ones: of this version, and of the first."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        clocks = Clocks()
        with open_in_memory(clocks.clock) as store:
            fill(store, clocks)
            written = exported(store)
        self.sources = [(VERSION, written, lines_of(written)), (1, FIRST.read_bytes(), lines_of(FIRST.read_bytes()))]
        self.version, self.sound, self.lines = self.sources[0]
        made = (
            self.bits, self.cut, self.spliced, self.noise, self.values, self.mild, self.shuffled, self.texts,
            self.members, self.manifest, self.bomb, self.settings,
        )  # fmt: skip
        self.kinds: dict[str, Callable[[], bytes]] = dict(zip(KINDS, made, strict=True))

    def file(self) -> tuple[str, bytes]:
        """Return a broken file, and in which way it's broken."""
        self.version, self.sound, self.lines = self.rng.choices(self.sources, (3, 1))[0]
        kind = self.rng.choices(list(self.kinds), list(KINDS.values()))[0]
        return kind, self.kinds[kind]()

    def bits(self) -> bytes:
        data = bytearray(self.sound)
        for _ in range(self.rng.choice((1, 1, 1, 2, 20))):
            data[self.rng.randrange(len(data))] ^= 1 << self.rng.randrange(8)
        return bytes(data)

    def noise(self) -> bytes:
        return self.rng.randbytes(self.rng.randrange(400))

    def cut(self) -> bytes:
        first = self.rng.randrange(len(self.sound))
        return self.sound[:first] if self.rng.random() < 0.5 else self.sound[first:]

    def spliced(self) -> bytes:
        first, second = sorted(self.rng.randrange(len(self.sound)) for _ in range(2))
        return self.sound[:first] + self.rng.randbytes(self.rng.randrange(40)) + self.sound[second:]

    def values(self) -> bytes:
        """Return valid JSON with some odd values, missing fields or additional ones."""
        lines = list(self.lines)
        for _ in range(self.rng.choice((1, 1, 2, 5))):
            number = self.rng.randrange(len(lines))
            try:
                table = json.loads(lines[number])
            except ValueError:
                continue
            self.spoil(table)
            lines[number] = json.dumps(table).encode()
        return self.packed(lines)

    def mild(self) -> bytes:
        """Return a file with other names, times and points, which are allowed."""
        lines = list(self.lines)
        for _ in range(self.rng.choice((1, 2, 5))):
            number = self.rng.randrange(len(lines))
            table = json.loads(lines[number])
            fields = [(each, key) for each in self.objects(table) for key in MILD if key in each]
            if fields:
                each, key = self.rng.choice(fields)
                each[key] = self.milder(each[key])
            lines[number] = json.dumps(table).encode()
        return self.packed(lines)

    def objects(self, value: Any) -> Iterator[dict[str, Any]]:
        """Yield all objects in a value."""
        if isinstance(value, dict):
            yield value
        for each in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
            yield from self.objects(each)

    def milder(self, value: Any) -> Any:
        """Return a number near this one, or a text with other letters and digits."""
        if isinstance(value, int):
            return max(0, value + self.rng.choice((-1, 1, 1000)))
        if not isinstance(value, str):
            return value
        digits = [at for at, letter in enumerate(value) if letter in "123456789"]
        if not digits:
            return value + self.rng.choice("aé中 =-") + "x"
        at = self.rng.choice(digits)
        return value[:at] + self.rng.choice("123456789") + value[at + 1 :]

    def spoil(self, value: Any) -> None:
        """Change something in a value."""
        while True:
            keys: list[Any] = list(value) if isinstance(value, dict) else list(range(len(value)))
            if not keys:
                return
            key = self.rng.choice(keys)
            if isinstance(value[key], (dict, list)) and value[key] and self.rng.random() < 0.8:
                value = value[key]
                continue
            way = self.rng.random()
            if way < 0.1:
                del value[key]
            elif way < 0.2 and isinstance(value, dict):
                value["more"] = self.rng.choice(ODD)
            elif way < 0.3 and isinstance(value, list):
                value.append(value[key])
            elif way < 0.45 and isinstance(value[key], int):
                value[key] += self.rng.choice((-1, 1, 7, 1 << 40))
            elif way < 0.6 and isinstance(value[key], str) and value[key]:
                at = self.rng.randrange(len(value[key]))
                value[key] = value[key][:at] + self.rng.choice('0a"{}[],:\\é\u2028') + value[key][at + 1 :]
            else:
                value[key] = self.rng.choice(ODD)
            return

    def shuffled(self) -> bytes:
        """Return lines in another order, repeated or missing."""
        lines = list(self.lines)
        for _ in range(self.rng.choice((1, 2, 5))):
            first, second = (self.rng.randrange(len(lines)) for _ in range(2))
            way = self.rng.randrange(3)
            if way == 0:
                lines[first], lines[second] = lines[second], lines[first]
            elif way == 1:
                lines.insert(first, lines[second])
            elif len(lines) > 1:
                del lines[first]
        return self.packed(lines)

    def texts(self) -> bytes:
        """Return lines that are hardly JSON."""
        lines = list(self.lines)
        odd = (
            b"",
            b"\xff\xfe",
            b"null",
            b"[]",
            b"{",
            b"[" * 100_000,
            b'{"kind":' * 1000,
            b'{"kind":"match"}',
            b"1e999",
        )
        lines[self.rng.randrange(len(lines))] = self.rng.choice(odd)
        return self.packed(lines)

    def members(self) -> bytes:
        """Return a zip with wrong members."""
        file = io.BytesIO()
        method = self.rng.choice((zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA))
        with zipfile.ZipFile(file, "w", method) as archive:
            names = [MANIFEST, HISTORY, *(self.rng.choice(NAMES) for _ in range(self.rng.randrange(3)))]
            self.rng.shuffle(names)
            for name in names[: self.rng.randrange(len(names) + 1)]:
                archive.writestr(zipfile.ZipInfo(name or "x"), b"\n".join(self.lines), compress_type=method)
        data = file.getvalue()
        if self.rng.random() < 0.3:
            data = data.replace(HISTORY.encode(), b"../evil.jsonl"[: len(HISTORY)])
        return data

    def manifest(self) -> bytes:
        """Return a file with a wrong manifest."""
        key = self.rng.choice(("format", "version", "exported", "device", "lines", "sha256", "more"))
        return self.packed(self.lines, **{key: self.rng.choice(ODD)})

    def bomb(self) -> bytes:
        """Return a few bytes that unpack to many."""
        size = self.rng.choice((1, 20, 60)) << 20
        content = self.rng.choice((b"\n", b"[", b"0", b'{"kind":1}\n'))
        file = io.BytesIO()
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr(HISTORY, content * (size // len(content)))
            archive.writestr(MANIFEST, b" " * size if self.rng.random() < 0.3 else self._manifest([]))
        return file.getvalue()

    def settings(self) -> bytes:
        """Return known and unknown settings, with almost valid texts."""
        lines = list(self.lines)
        for number in range(self.rng.choice((1, 2, 5))):
            key, _, text = SETTING.mutant(Rng(self.rng.getrandbits(32)).substream(number)).partition("\n")
            said = {"key": key, "value": text}
            lines.append(
                json.dumps({"kind": "setting", **said} if self.version == 1 else {"local": "setting", **said}).encode()
            )
        return self.packed(lines)

    def packed(self, content: Sequence[bytes], **changes: Any) -> bytes:
        """Return a zip of these lines, with a manifest that fits them except for `changes`."""
        file = io.BytesIO()
        with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
            archive.writestr(HISTORY, b"".join(line + b"\n" for line in content))
            archive.writestr(MANIFEST, self._manifest(content, **changes))
        return file.getvalue()

    def _manifest(self, content: Sequence[bytes], **changes: Any) -> bytes:
        digest = sha256(b"".join(line + b"\n" for line in content)).hexdigest()
        table = {"format": "pocket-switch", "version": self.version, "exported": 0, "device": "", "lines": len(content)}
        return json.dumps({**table, "sha256": digest, **changes}).encode()


def bring(store: Store, data: bytes) -> bool:
    """Import a file, and return whether it was imported. Raises ImportFailed if it's refused."""
    incoming = Incoming(data)
    for _ in incoming.check_in_slices():
        pass
    whole(store.backup.import_file(incoming, is_setting))
    return True


async def start(store: Store) -> None:
    """Read what the app reads to show the first screen, people and history. Raises AssertionError for a wrong value."""
    data = Data(store, lambda work: work)
    assert not data.problems, data.problems
    assert all(is_setting(key, text) for key, text in store.settings.all().items())
    last_setup(data)
    last_agreement(data)
    games = {own_game_address(game.id): game for game in store.games.all()}
    for game in (*preset_ids(), *games):
        load_draft(data, game, games.get(game))
    for name in data.names_of_people():
        assert name == shown_name(name), name
    for match in (*store.matches.unfinished_matches(), *store.matches.read_page().matches):
        assert (game_name(match) is not None and store.matches.read_grid(match.id) is not None) or not match.intact
        assert all(seat.name == shown_name(seat.name) for seat in match.seats)


def changes(store: Store) -> str:
    """Return a text that differs between states of a store."""
    tables = ("players", "person_marks", "rulesets", "matches", "seats", "marks", "hands", "taps", "games")
    counted = " UNION ALL ".join(f"SELECT count(*), coalesce(max(rowid), 0) FROM {table}" for table in tables)
    counted += " UNION ALL SELECT count(*), 0 FROM settings"
    with store._database.reading() as session:
        return str(session.execute(counted).fetchall())


@dataclass
class Tried:
    """The figures of a run."""

    files: int = 0
    taken: int = 0
    found: int = 0
    slowest: float = 0.0
    refused: Counter[str] = field(default_factory=Counter)


def main(arguments: Sequence[str]) -> int:
    """Import so many files, and print the figures."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz_import", description=__doc__)
    parser.add_argument("--times", type=int, default=1000, help="files (%(default)s)")
    parser.add_argument("--processes", type=int, default=1, help="that bring them in, each from a seed of its own")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    asked = parser.parse_args(arguments)
    begun, whole_of_it = time.monotonic(), Tried()
    shares = [len(range(first, asked.times, asked.processes)) for first in range(asked.processes)]
    with ProcessPoolExecutor(asked.processes) as pool:
        for part in pool.map(attempt, shares, range(asked.seed, asked.seed + asked.processes)):
            whole_of_it.files += part.files
            whole_of_it.taken += part.taken
            whole_of_it.found += part.found
            whole_of_it.slowest = max(whole_of_it.slowest, part.slowest)
            whole_of_it.refused += part.refused
    figures = [
        Figure("files", whole_of_it.files, "files"),
        Figure("a second", whole_of_it.files / (time.monotonic() - begun), "files"),
        *(Figure(f"refused: {kind}", whole_of_it.refused[kind], "files") for kind in KINDS),
        Figure("taken in and read", 100 * whole_of_it.taken / max(1, whole_of_it.files), "%", floor=10, more=True),
        Figure("slowest", whole_of_it.slowest, "s"),
        Figure("findings", whole_of_it.found, "", floor=0, goal=0),
    ]
    return report("fuzz_import", figures, asked.json, times=asked.times, seed=asked.seed)


def attempt(times: int, seed: int) -> Tried:
    """Import so many files, one after the other, and return the figures."""
    fuzz, clocks, tried = Fuzz(seed), Clocks(), Tried()
    store = open_in_memory(clocks.clock)
    for number in range(times):
        if number and number % SAY_EVERY == 0:
            print(f"{number} files, {tried.taken} taken in, {tried.found} findings", file=sys.stderr, flush=True)
        kind, data = fuzz.file()
        before, begun = changes(store), time.monotonic()
        try:
            tried.taken += bring(store, data)
            if changes(store) != before:
                contents(store)  # all of it can be read
                asyncio.run(start(store))
            if tried.taken % FRESH_EVERY == 0:
                store.close()
                store = open_in_memory(clocks.clock)
        except (ImportFailed, StoreError) as problem:
            tried.refused[kind] += 1
            wrong = (
                "" if isinstance(problem, ImportFailed) and problem.location and problem.what else "nothing is named"
            )
            wrong = wrong or ("" if changes(store) == before else "refused, and yet the store has changed")
        except Exception:
            wrong = traceback.format_exc(limit=-3)
            store.close()
            store = open_in_memory(clocks.clock)
        else:
            wrong = ""
        took = time.monotonic() - begun
        tried.files += 1
        tried.slowest = max(tried.slowest, took)
        if wrong or took > LONGEST:
            tried.found += 1
            kept = Path(gettempdir(), f"import-{seed}-{number}.zip")
            kept.write_bytes(data)
            print(f"seed {seed}, file {number} ({kind}, {took:.1f} s), kept as {kept}: {wrong}", file=sys.stderr)
    store.close()
    return tried


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
