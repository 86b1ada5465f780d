"""Small inputs that unpack to much: files, settings, hands, rules, codes and segments, read as the app does."""

from __future__ import annotations

import json
import zipfile
import zlib
from collections.abc import Iterable, Iterator
from dataclasses import asdict
from hashlib import sha256
from io import BytesIO
from typing import Final, TypeVar

from app.history.backup.settings_from_files import is_setting
from app.new_table import setup
from app.preferences import LONGEST_NAME, MAX_NAMES
from app.stored import text as stored
from app.stored.settings import settings_from_texts
from engine import notation
from engine.rules import reader, rules_code
from store.backup.incoming import HISTORY, MANIFEST, MAX_LINE_BYTES, VERSION, Incoming
from store.errors import ImportFailed
from store.opening import open_in_memory
from store.sync.errors import SegmentError
from store.sync.segment import Segment, unpack_events
from tests.app.fuzzing import SETTING
from tests.attack._row import Meter, Row
from tests.engine.fuzzing import KINDS, Kind, grown
from tests.store.tables import Clocks, whole

T = TypeVar("T")
LARGE: Final = 16_000_000
LONGEST: Final = {
    "hand": notation.MAX_NOTATION_LENGTH,
    "ruleset": reader.MAX_RULES_LENGTH,
    "code": rules_code.MAX_CODE_LENGTH,
    SETTING.name: stored.MAX_TEXT_LENGTH,
}
#: JSON that is long, deep or of many values: a part that comes again and again, and what stands around it.
PARTS: Final = {
    "lists": ("[", "[],", "[]]"),
    "objects": ("[", "{},", "{}]"),
    "numbers": ("[", "1,", "1]"),
    "texts": ("[", '"",', '""]'),
    "keys": ("{", '"a":1,', '"a":1}'),
    "lists in lists": ("", "[", ""),
    "objects in objects": ("", '{"a":', ""),
    "a long text": ('["', "x", '"]'),
    "wide characters": ('["\U0001f0a1', "\u00e9", '"]'),
    "escapes": ('["', "\\u0041", '"]'),
    "an open text": ('["', '\\"[,', ""),
    "digits": ("[", "9", "]"),
    "blanks": ("[", " ", "]"),
}


def attack(share: float) -> Iterator[Row]:
    """Yield a row for each kind of input; `share` is the part of all inputs to try."""
    yield _files(share)
    yield _settings(share)
    for kind in (*KINDS, SETTING):
        yield _grown(kind, share)
    yield _segments(share)


def _some(things: Iterable[T], share: float) -> list[T]:
    """Return a share of these things, at least a few."""
    every = list(things)
    return every[: max(3, round(len(every) * share))]


def bomb(name: str, size: int) -> str:
    """Return JSON of about so many characters, with much of one thing in it."""
    head, part, tail = PARTS[name]
    return head + part * max(1, (size - len(head) - len(tail)) // len(part)) + tail


def _files(share: float) -> Row:
    """Tries to import files of a few kilobytes that unpack to megabytes. A file got through if any of it was imported;
    one whose only entry is set aside as unreadable did no harm.
    """
    sizes = (LARGE, MAX_LINE_BYTES - 100, MAX_LINE_BYTES // 2 - 100)
    wide = _some(((name, size) for name in PARTS for size in sizes), share)
    made = [(f"{name}, {size}", _packed(bomb(name, size).encode("utf-8"))) for name, size in wide]
    clocks = Clocks()
    with open_in_memory(clocks.clock) as store:  # what reading a file loads is not what the file takes
        whole(store.backup.export_into(BytesIO()))
    meter = Meter("files of a few KB that unpack to many MB")
    for what, data in made:
        with open_in_memory(clocks.clock) as store, meter.attempt():
            try:
                incoming = Incoming(data)
                for _ in incoming.check_in_slices():
                    pass
                preview = whole(store.backup.import_file(incoming, is_setting))
            except ImportFailed:
                continue
        unread = {"done", "set_aside", "reasons"}
        if any(number for name, number in asdict(preview).items() if name not in unread):
            meter.let_through(f"{what} from {len(data)} bytes: {preview}")
    return meter.row()


def _packed(line: bytes) -> bytes:
    """Return a backup whose history is this line, with a valid manifest."""
    history = line + b"\n"
    manifest = {"format": "pocket-switch", "version": VERSION, "exported": 0, "device": "", "lines": 1}
    file = BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(HISTORY, history)
        archive.writestr(MANIFEST, json.dumps({**manifest, "sha256": sha256(history).hexdigest()}))
    return file.getvalue()


def _settings(share: float) -> Row:
    """Try texts of settings, as a file brings them in and as the app reads them at its start."""
    wide = _some(((name, size) for name in PARTS for size in (stored.MAX_TEXT_LENGTH, 1_000_000)), share)
    texts = [(name, bomb(name, size)) for name, size in wide]
    assert all(map(SETTING.survives, SETTING.examples()[:-1]))
    meter = Meter("settings of many values, long, or deep")
    for name, text in texts:
        for key in ("pace", "own-draft-switch", setup.LAST_TABLE):
            with meter.attempt():
                taken = is_setting(key, text)
            if taken:
                meter.let_through(f"{key}: {name}")
        with meter.attempt():
            names = settings_from_texts({"names": text})[0].names
        if len(names) > MAX_NAMES or any(len(each) > LONGEST_NAME for each in names):
            meter.let_through(f"names: {name}")
    return meter.row()


def _grown(kind: Kind, share: float) -> Row:
    """Try texts as long as is read of their kind, and of a megabyte."""
    wide = ((name, text[:size]) for size in (LONGEST[kind.name], 1_000_000) for name, text in grown(size).items())
    sources = _some(wide, share)
    kind.survives(kind.examples()[0])
    meter = Meter(f"{kind.name}: grown in every way")
    for name, source in sources:
        with meter.attempt():
            try:
                kind.survives(source)
            except Exception as error:
                meter.let_through(f"{name}: {error!r:.80}")
    return meter.row()


def _segments(share: float) -> Row:
    """Try segments of sync that unpack to much, though sealed by an own device."""
    wide = _some(((name, size) for name in PARTS for size in (LARGE, 60_000)), share)
    made = [(name, zlib.compress(bomb(name, size).encode("utf-8"), 6)) for name, size in wide]
    meter = Meter("segments of sync that unpack to much")
    for name, body in made:
        with meter.attempt():
            try:
                unpack_events(Segment(f"{'0' * 32}-1", body))
            except SegmentError:
                continue
        meter.let_through(name)
    return meter.row()
