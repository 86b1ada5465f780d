"""Backups: exported and imported, they give the same history on another device, without duplicates or damage."""

from __future__ import annotations

import csv
import json
import struct
import tracemalloc
import zipfile
from collections.abc import Callable, Generator
from dataclasses import replace
from hashlib import sha256
from io import BytesIO
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from sqlmodel import select

from app.stored.backups import SYNC
from app.stored.pairings import KEY as PAIRINGS
from engine.scoresheet.taps import Enter, FinishRound, Join, Note, Score, ScoreMark
from engine.scoresheet.terms import Terms
from store.backup.incoming import (
    HISTORY,
    MANIFEST,
    MAX_LINE_BYTES,
    MAX_MANIFEST_BYTES,
    MAX_UNFIT_ENTRIES,
    VERSION,
    Incoming,
)
from store.errors import ImportFailed, StoreError
from store.facts import KINDS
from store.opening import open_in_memory
from store.records import Preview
from store.store import Store
from store.tables.log import EventRow
from store.tables.query import Query
from tests.store.make_fixture import contents, fill
from tests.store.tables import WON, Clocks, begun, exported, opened, two_seats, whole

NOTHING_NEW = Preview(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, done=1)


@pytest.fixture(scope="module")
def filled() -> tuple[bytes, str]:
    """A backup with an example of everything, and its store's contents as text."""
    clocks = Clocks()
    with open_in_memory(clocks.clock) as store:
        fill(store, clocks)
        said = contents(store)
        return exported(store), said


def checked(data: bytes | Path) -> Incoming:
    """Return a backup after checking it to its end."""
    incoming = Incoming(data)
    for _ in incoming.check_in_slices():
        pass
    return incoming


def taken(store: Store, data: bytes | Path) -> Preview:
    """Import a backup, and return what came of it, which must equal its preview."""
    incoming = checked(data)
    before = contents(store)
    preview = whole(store.backup.preview_import(incoming))
    assert contents(store) == before
    assert whole(store.backup.import_file(incoming)) == preview
    return preview


def test_an_open_file_is_read_again_and_stays_open(filled: tuple[bytes, str], store: Store) -> None:
    file = BytesIO(filled[0])
    incoming = Incoming(file)
    for _ in incoming.check_in_slices():
        pass
    expected = taken(store, filled[0])
    assert whole(store.backup.preview_import(incoming)).matches_known == expected.matches_new > 0
    assert not file.closed


def plain(said: str) -> str:
    """Return a store's contents as text, without the device's own id."""
    return said.partition("\n")[2]


def lines_of(data: bytes) -> list[Any]:
    with zipfile.ZipFile(BytesIO(data)) as archive:
        return [json.loads(line) for line in archive.read(HISTORY).splitlines()]


def packed(content: list[Any], **changes: object) -> bytes:
    """Return a backup of these lines, with a manifest that fits them except for `changes`."""
    history = b"".join(json.dumps(line).encode() + b"\n" for line in content)
    manifest = {
        "format": "pocket-switch",
        "version": VERSION,
        "exported": 0,
        "device": "",
        "lines": len(content),
        "sha256": sha256(history).hexdigest(),
    }
    file = BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(HISTORY, history)
        archive.writestr(MANIFEST, json.dumps(manifest | changes))
    return file.getvalue()


def test_export_wipe_import_is_equal_and_again_changes_nothing(tmp_path: Path, filled: tuple[bytes, str]) -> None:
    data, said = filled
    with opened(tmp_path, Clocks()) as store:
        preview = taken(store, data)
        assert (preview.matches_new, preview.people_new, preview.hands_new) == (11, 8, 3)
        assert plain(contents(store)) == plain(said)
        assert store.find_damage() == ()
        again = taken(store, data)
        assert again == replace(NOTHING_NEW, matches_known=11, people_known=8)
        assert plain(contents(store)) == plain(said)
        assert lines_of(exported(store)) == lines_of(data)


@pytest.mark.parametrize("key", [SYNC, PAIRINGS])
def test_where_and_as_whom_a_device_syncs_stays_on_it(store: Store, key: str) -> None:
    account = json.dumps({"server": "https://home.example/v1", "name": "ab" * 16})
    store.settings.set_text(key, account)
    store.settings.set_text("sort", "suit")
    data = exported(store)
    with zipfile.ZipFile(BytesIO(data)) as archive:
        said = b"".join(archive.read(name) for name in archive.namelist()).decode()
    assert "home.example" not in said and "ab" * 16 not in said
    older = packed([*lines_of(data), {"local": "setting", "key": key, "value": account}])
    with open_in_memory(Clocks().clock) as other:
        assert taken(other, older).settings_new == 1
        assert other.settings.all() == {"sort": "suit"}


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path, filled: tuple[bytes, str]) -> None:
    with opened(tmp_path / "store", Clocks()) as store:
        taken(store, filled[0])
        path = tmp_path / "mine.zip"
        writing = store.backup.export_to_path(path)
        next(writing)
        assert not path.exists()
        assert isinstance(writing, Generator)
        writing.close()
        assert sorted(each.name for each in tmp_path.iterdir()) == ["store"]
        assert list(store.backup.export_to_path(path))[-1] == len(lines_of(filled[0]))
        assert lines_of(path.read_bytes()) == lines_of(filled[0])
        assert taken(store, path).matches_known == 11
        with pytest.raises(OSError):
            list(store.backup.export_to_path(tmp_path / "nowhere" / "mine.zip"))


def test_what_grew_elsewhere_is_added_and_what_went_another_way_stays(clocks: Clocks) -> None:
    with open_in_memory(clocks.clock) as here, open_in_memory(clocks.clock) as there:
        _, lease = begun(here)
        sheet_match = here.sheets.begin_sheet(Terms(name="Rummy"), ("Ann", "Ben"))
        taken(there, exported(here))
        other = there.leases.acquire(1, "there", "there", take_over=True)
        hand = there.hands.resume_hand(other)
        assert hand is not None
        there.hands.finish_hand(other, 1, "notation = 1\n", WON)
        sheet = there.sheets.get(sheet_match.id)
        assert sheet is not None
        other = there.leases.acquire(sheet_match.id, "there", "there")
        for tap in (ScoreMark(1, 0, 3), Join("Cy"), FinishRound(1)):
            there.sheets.apply_tap(other, sheet, tap)
        preview = taken(here, exported(there))
        assert (preview.matches_grown, preview.hands_new, preview.rounds_new, preview.differing) == (2, 1, 1, 0)
        assert here.hands.hand_in_play(1) is None and here.hands.hands_of_match(1) == there.hands.hands_of_match(1)
        grown = here.sheets.get(sheet_match.id)
        assert grown is not None and grown.current_picture == sheet.current_picture
        # from here on both go on with the second hand, each in a way of its own
        for store, notation in ((here, "notation = 1 # here\n"), (there, "notation = 1 # there\n")):
            lease = store.leases.acquire(1, "again", "again", take_over=True)
            store.hands.begin_hand(lease, 2, 0, 1, "notation = 1\n")
            store.hands.finish_hand(lease, 2, notation, WON)
        preview = taken(here, exported(there))
        assert (preview.differing, preview.hands_new) == (1, 0)
        assert here.hands.hands_of_match(1)[1].notation == "notation = 1 # here\n"


def test_people_of_one_name_are_taken_for_one_and_can_be_parted(clocks: Clocks) -> None:
    with open_in_memory(clocks.clock) as here, open_in_memory(clocks.clock) as there:
        for store in (here, there):
            store.matches.begin_match(two_seats())
        preview = taken(here, exported(there))
        assert (preview.people_new, preview.people_known, preview.matches_new) == (0, 1, 1)
        assert [(person.name, len(person.merged)) for person in here.people.all()] == [("Ann", 1)]
        assert [seat.name for match in here.matches.read_page().matches for seat in match.seats] == ["Ann", "Robin"] * 2
        assert taken(here, exported(there)).people_known == 1
        assert len(here.people.all()) == 1
        here.people.separate(here.people.all()[0].merged[0][0])
        assert [person.name for person in here.people.all()] == ["Ann", "Ann"]
        taken(here, exported(there))
        assert len(here.people.all()) == 2


def test_a_spreadsheet_runs_nothing(store: Store) -> None:
    match = store.sheets.begin_sheet(Terms(name="=1+1"), ("@SUM(A1)", "Ben, “B”\u2028"))
    lease, sheet = store.leases.acquire(match.id, "w", "w"), store.sheets.get(match.id)
    assert sheet is not None
    for tap in (Enter(1, 0, Score(-3)), Enter(1, 1, Score(2)), Note(1, "-2+3"), FinishRound(1), FinishRound(2)):
        store.sheets.apply_tap(lease, sheet, tap)
    assert not any(line.endswith(("\r", "\n")) for line in store.backup.export_csv())
    rows = list(csv.reader(store.backup.export_csv()))
    assert len(rows) == 3 and rows[0][:3] == ["match", "begun", "game"]
    row = dict(zip(rows[0], rows[1], strict=True))
    assert (row["title"], row["player 1"], row["note"]) == ("'=1+1", "'@SUM(A1)", "'-2+3")
    assert (row["points 1"], row["total 2"], row["round"]) == ("-3", "2", "1")
    for row_of_cells in rows:
        assert not any(cell[:1] in set("=+@\t\r") for cell in row_of_cells)


def bomb(plain_size: int) -> bytes:
    file = BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(HISTORY, b"")
        archive.writestr(MANIFEST, b" " * plain_size)
    return file.getvalue()


def with_member(data: bytes, name: str) -> bytes:
    file = BytesIO(data)
    with zipfile.ZipFile(file, "a") as archive:
        archive.writestr(name, b"")
    return file.getvalue()


def flipped(data: bytes, at: int) -> bytes:
    return data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :]


def renamed(data: bytes, name: str) -> bytes:
    return data.replace(HISTORY.encode(), name.encode().ljust(len(HISTORY), b"x"))


BROKEN: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "nothing": (lambda data: b"", "file"),
    "no zip": (lambda data: b"x" * 5000, "file"),
    "cut off": (lambda data: data[:-30], "file"),
    "its middle missing": (lambda data: data[:1000] + data[3000:], ""),
    "a flipped bit": (lambda data: flipped(data, 2000), ""),
    "a bomb": (lambda data: bomb(MAX_MANIFEST_BYTES + 1), MANIFEST),
    "a third member": (lambda data: with_member(data, "../../etc/passwd"), "file"),
    "a foreign path": (lambda data: renamed(data, "../../../x"), "'../../../x"),
    "newer": (lambda data: packed([], version=VERSION + 1), MANIFEST),
    "another program's": (lambda data: packed([], format="x"), MANIFEST),
    "lines missing": (lambda data: packed([], lines=3), HISTORY),
    "changed": (lambda data: packed([], sha256="0" * 64), HISTORY),
    "more in the manifest": (lambda data: packed([], extra=1), MANIFEST),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_file_is_refused_and_the_place_is_named(what: str, filled: tuple[bytes, str]) -> None:
    change, where = BROKEN[what]
    with pytest.raises(ImportFailed) as caught:
        checked(change(filled[0]))
    assert caught.value.location.startswith(where) and caught.value.what


FIRST = Path(__file__).parent / "fixtures" / "backup_1.zip"
Change = Callable[[list[Any]], None]


def in_match(path: str, value: object) -> Change:
    """Return a change of the first match in a backup of the first version."""

    def change(lines: list[Any]) -> None:
        at: Any = next(line for line in lines if line["kind"] == "match" and line["hands"])
        *way, last = [int(part) if part.isdigit() else part for part in path.split(".")]
        for part in way:
            at = at[part]
        at[last] = value

    return change


def in_event(kind: str, name: str, value: object) -> Change:
    """Return a change of the first event of a kind."""

    def change(lines: list[Any]) -> None:
        event = next(line for line in lines if isinstance(line, list) and line[2] == kind)
        event[3][name] = value

    return change


def in_local(kind: str, name: str, value: object) -> Change:
    """Return a change of the first line of a kind that isn't an event."""

    def change(lines: list[Any]) -> None:
        next(line for line in lines if isinstance(line, dict) and line["local"] == kind)[name] = value

    return change


WRONG: dict[str, Change] = {
    ":1 event": lambda lines: lines[0].__setitem__(0, "x"),
    ":1 kind": lambda lines: lines[0].__setitem__(2, "virus"),
    ":2 local": lambda lines: lines.__setitem__(1, {"local": "player"}),
    "hand: exactly": in_event("hand", "more", 1),
    "match seats[0] name": in_event("match", "seats", [["a\0b", "", "0" * 32, 1]]),
    "match created": in_event("match", "created", -1),
    "match options": in_event("match", "options", "nonsense"),
    "match sheet terms": in_event("match", "sheet", {"names": "[]", "dealer": 0, "terms": "[]"}),
    "hand dealer": in_event("hand", "dealer", "1"),
    "hand result": in_event("hand", "result", "[]"),
    "hand seed": in_event("hand", "seed", "x"),
    "hand notation": in_event("hand", "notation", "a\0b"),
    "tap text": in_event("tap", "text", '{"do":"steal"}'),
    "mark detail": in_event("mark", "detail", "{}"),
    "people detail": in_event("people", "detail", None),
    "open actions[0] seat": in_local(
        "open", "actions", [{"number": 1, "seat": 100, "text": "", "back_to": 0, "at": 0}]
    ),
    "setting value": in_local("setting", "value", 1),
}
WRONG_AT_FIRST: dict[str, Change] = {
    ":1": lambda lines: lines[0].update(kind="virus"),
    ":2": lambda lines: lines.__setitem__(1, {"kind": "player"}),
    "seats[0] name": in_match("seats.0.name", "x" * 81),
    "created": in_match("created", -1),
    "hands[0] dealer": in_match("hands.0.dealer", "1"),
    "hands[0] result": in_match("hands.0.result", "[]"),
    "hands[0] seed": in_match("hands.0.seed", "x"),
    "hands[0] notation": in_match("hands.0.notation", "a\0b"),
    "hands[0] uuid": in_match("hands.0.uuid", "x"),
    "hands[0]: exactly": in_match("hands.0", {}),
    "options": in_match("options", "nonsense"),
    "taps[0] text": in_match("taps", [{"uuid": "0" * 32, "at": 1, "text": '{"do":"steal"}'}]),
    "sheet terms": in_match("sheet", {"names": ["A"], "dealer": 0, "terms": "[]"}),
    "open actions": in_match("open", dict.fromkeys(("uuid", "number", "dealer", "seed", "header", "begun", "actions"))),
}


def left_out(lines: list[Any], bad: str) -> set[str]:
    """Return the ids of the event `bad` and of all events that refer to it, directly or not."""
    gone = {bad}
    for line in lines:
        if isinstance(line, list) and line[2] in KINDS and gone & set(KINDS[line[2]].named_event_ids(line[3])):
            gone.add(line[0])
    return gone


def ids_of(lines: list[Any]) -> set[str]:
    return {line[0] for line in lines if isinstance(line, list)}


@pytest.mark.parametrize("where", WRONG)
def test_a_wrong_entry_is_named_and_set_aside_and_the_others_are_taken(
    where: str, filled: tuple[bytes, str], tmp_path: Path
) -> None:
    sound, lines = lines_of(filled[0]), lines_of(filled[0])
    WRONG[where](lines)
    (bad,) = [before for before, after in zip(sound, lines, strict=True) if before != after]
    with opened(tmp_path, Clocks()) as store:
        preview = taken(store, packed(lines))
        assert preview.set_aside >= 1 and where in preview.reasons[0]
        missing = ids_of(sound) - ids_of(lines_of(exported(store)))
        assert missing == (left_out(sound, bad[0]) if isinstance(bad, list) else set())


@pytest.mark.parametrize("where", WRONG_AT_FIRST)
def test_a_wrong_entry_of_the_first_version_is_named_and_set_aside(where: str, tmp_path: Path) -> None:
    lines = lines_of(FIRST.read_bytes())
    WRONG_AT_FIRST[where](lines)
    with opened(tmp_path, Clocks()) as store:
        preview = taken(store, packed(lines, version=1))
        assert preview.set_aside >= 1 and preview.matches_new + preview.people_new >= 5
        assert where.split()[0] in preview.reasons[0] and f"{HISTORY}:" in preview.reasons[0]
        assert store.find_damage() == ()


def hand_again(lines: list[Any]) -> list[Any]:
    """Return the first hand of a backup as a hand of another match."""
    events = [line for line in lines if isinstance(line, list)]
    key, clock, kind, body = next(event for event in events if event[2] == "hand")
    other = next(event for event in events if event[2] == "match" and event[3]["sheet"])
    return [key, clock, kind, {**body, "match": other[0]}]


LOOSE: dict[str, Change] = {
    "a ruleset that is not there": in_event("match", "rules", "0" * 64),
    "a player who is not there": in_event("match", "seats", [["Ann", "", "0" * 32, 1]]),
    "a match that is not there": in_event("mark", "match", "0" * 32),
    "a person who is not there": in_event("people", "player", "0" * 32),
    "a hand in play of no match": in_local("open", "match", "0" * 32),
    "a hand of two matches": lambda lines: lines.append(hand_again(lines)),
    "a text that is not its own": in_event("ruleset", "text", "changed"),
}
LOOSE_AT_FIRST: dict[str, Change] = {
    "a ruleset that is not there": in_match("rules", "0" * 64),
    "a player who is not there": in_match("seats.0.player", "0" * 32),
    "taps without a sheet": in_match("taps", [{"uuid": "0" * 32, "at": 1, "text": '{"do":"undo"}'}]),
    "hands whose numbers do not grow": lambda lines: next(
        line["hands"].append(line["hands"][0]) for line in lines if line["kind"] == "match" and line["hands"]
    ),
    "a hand of another match": lambda lines: in_match(
        "hands.0.uuid", [line for line in lines if line["kind"] == "match" and line["hands"]][1]["hands"][0]["uuid"]
    )(lines),
    "a text that is not its own": lambda lines: lines[0].update(text="changed"),
}


@pytest.mark.parametrize("what", LOOSE)
def test_an_entry_that_names_what_is_not_there_is_set_aside(
    what: str, filled: tuple[bytes, str], tmp_path: Path
) -> None:
    lines = lines_of(filled[0])
    LOOSE[what](lines)
    with opened(tmp_path, Clocks()) as store:
        mine = store.matches.begin_match(two_seats())
        preview = taken(store, packed(lines))
        assert preview.set_aside >= 1 and HISTORY in preview.reasons[0]
        kept = store.matches.get(mine.id)
        assert kept is not None and kept.state == "open" and store.find_damage() == ()
        assert logged(store) == ids_of(lines_of(exported(store)))
        again = taken(store, packed(lines))
        assert (again.matches_new, again.hands_new, again.set_aside) == (0, 0, preview.set_aside)


def logged(store: Store) -> set[str]:
    """Return the ids of all events in the log, from which sync sends."""
    with store._database.reading() as session:
        return {uuid.hex() for uuid in Query(select(EventRow.uuid)).iter_answers(session)}


@pytest.mark.parametrize("what", LOOSE_AT_FIRST)
def test_an_entry_of_the_first_version_that_does_not_fit_is_set_aside(what: str, tmp_path: Path) -> None:
    lines = lines_of(FIRST.read_bytes())
    LOOSE_AT_FIRST[what](lines)
    with opened(tmp_path, Clocks()) as store:
        preview = taken(store, packed(lines, version=1))
        assert preview.set_aside >= 1 and HISTORY in preview.reasons[0]
        assert store.find_damage() == ()


def test_a_file_of_nothing_but_wrong_entries_is_refused() -> None:
    with pytest.raises(ImportFailed, match=f"{HISTORY}:{MAX_UNFIT_ENTRIES + 1}"):
        checked(packed([["0" * 32, 1, "virus", {}]] * (MAX_UNFIT_ENTRIES + 1)))


def test_a_file_of_the_first_version_is_read_whole_and_again_changes_nothing(tmp_path: Path) -> None:
    said = FIRST.with_suffix(".txt").read_text(encoding="utf-8")
    with opened(tmp_path, Clocks()) as store:
        preview = taken(store, FIRST)
        assert (preview.matches_new, preview.people_new, preview.hands_new) == (7, 5, 3)
        assert plain(contents(store)) == plain(said)
        assert store.find_damage() == ()
        again = taken(store, FIRST)
        assert (again.matches_known, again.people_known) == (7, 5)
        assert plain(contents(store)) == plain(said)


def grown(history: bytes) -> bytes:
    """Return a small file with one large member, as a zip bomb has."""
    file = BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(HISTORY, history)
        archive.writestr(MANIFEST, packed_manifest(1))
    return file.getvalue()


def smaller(data: bytes, size: int) -> bytes:
    """Return the file with a wrong, smaller size for the large member."""
    before = max(zipfile.ZipFile(BytesIO(data)).infolist(), key=lambda member: member.file_size).file_size
    return data.replace(struct.pack("<L", before), struct.pack("<L", size))


LINE = b'{"local":"setting","key":"a","value":"b"}\n'
BOMBS: dict[str, tuple[Callable[[], bytes], str]] = {
    "a line that is too long": (lambda: grown(b"[" * (MAX_LINE_BYTES + 1)), f"longer than {MAX_LINE_BYTES}"),
    "a list of lists": (lambda: grown(b"[" + b"[]," * 1_000_000 + b"[]]"), "too many values"),
    "lists in lists": (lambda: grown(b"[" * 3_000_000), "lists and objects in each other"),
    "more than any file": (
        lambda: grown(b"x\n" * 3_000_000),
        r"unpacks to 6000000 bytes; of this file at most 5\d+ are",
    ),
    "more than it says": (lambda: smaller(grown(b"\n" * 6_000_000), 1), "broken: Bad CRC"),
    "more than it says, in JSON": (lambda: smaller(grown(LINE * 100_000), len(LINE)), "broken|not what the manifest"),
}


@pytest.mark.parametrize("what", BOMBS)
def test_a_small_file_of_much_is_refused_and_costs_no_memory(what: str) -> None:
    make, said = BOMBS[what]
    data = make()
    assert len(data) < 20_000
    tracemalloc.start()
    try:
        with pytest.raises(ImportFailed, match=said):
            checked(data)
        assert tracemalloc.get_traced_memory()[1] < 20 << 20
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("number", [float("nan"), float("inf"), -float("inf")])
def test_what_is_no_number_is_not_read_as_one(number: float, filled: tuple[bytes, str]) -> None:
    """Values such as NaN and infinity are refused; they aren't replaced by another number."""
    lines = lines_of(filled[0])
    bot = next(line for line in lines if isinstance(line, dict) and line["local"] == "bot")
    with pytest.raises(ImportFailed, match="it is no JSON"):
        checked(packed([{**bot, "created": number}]))
    hand = next(line for line in lines if isinstance(line, list) and line[2] == "hand")
    result = {**json.loads(hand[3]["result"]), "scores": [number, 12]}
    hand[3]["result"] = json.dumps(result)
    (reason,) = checked(packed(lines)).reasons
    assert "result: it is no JSON" in reason


def packed_manifest(lines: int) -> bytes:
    with zipfile.ZipFile(BytesIO(packed([]))) as archive:
        return archive.read(MANIFEST).replace(b'"lines": 0', f'"lines": {lines}'.encode())


def test_what_is_stopped_between_two_slices_leaves_nothing(filled: tuple[bytes, str], tmp_path: Path) -> None:
    with opened(tmp_path, Clocks()) as store:
        store.matches.begin_match(two_seats())
        before = contents(store)
        incoming = checked(filled[0])
        shares = [step.done for step in store.backup.preview_import(incoming)]
        steps = len(shares)
        assert steps > 20 and shares.index(1) == steps - 1
        for after in range(0, steps, 5):
            taking = store.backup.import_file(incoming)
            shares = [step.done for step in islice(taking, after)]
            assert shares == sorted(shares) and all(0 <= share <= 1 for share in shares)
            taking.close()
            assert contents(store) == before
        assert whole(store.backup.import_file(incoming)).done == 1
        assert contents(store) != before


def test_between_two_slices_others_read_and_whoever_writes_is_told(filled: tuple[bytes, str], tmp_path: Path) -> None:
    with opened(tmp_path, Clocks()) as store:
        match = store.matches.begin_match(two_seats())
        incoming = checked(filled[0])
        for step in store.backup.import_file(incoming):
            assert store.matches.get(match.id) is not None
            if step.done < 1:
                assert store.matches.unfinished_matches()
            writes: tuple[Callable[[], object], ...] = (
                lambda: store.matches.begin_match(two_seats()),
                lambda: store.settings.set_text("a", "b"),
                lambda: whole(store.backup.import_file(incoming)),
                lambda: whole(store.backup.preview_import(incoming)),
            )
            for write in writes:
                with pytest.raises(StoreError) as caught:
                    write()
                assert caught.value.cause == "busy"
        store.settings.set_text("a", "b")
        assert not store.find_damage() and store.settings.all()["a"] == "b"
    with opened(tmp_path, Clocks()) as store:
        assert store.notice is None and store.settings.all()["a"] == "b"


def test_a_store_that_is_closed_between_two_slices_has_taken_nothing(filled: tuple[bytes, str], tmp_path: Path) -> None:
    with opened(tmp_path, Clocks()) as store:
        before = contents(store)
        taking = store.backup.import_file(checked(filled[0]))
        next(taking)
    with pytest.raises(StoreError, match="left"):
        next(taking)
    with opened(tmp_path, Clocks()) as store:
        assert contents(store) == before


def test_a_file_that_changes_after_it_was_checked_is_refused(filled: tuple[bytes, str], tmp_path: Path) -> None:
    path = tmp_path / "mine.zip"
    path.write_bytes(filled[0])
    incoming = checked(path)
    lines = lines_of(filled[0])
    path.write_bytes(packed(lines[:-1]))
    with opened(tmp_path / "store", Clocks()) as store:
        before = contents(store)
        with pytest.raises(ImportFailed, match="changed"):
            whole(store.backup.import_file(incoming))
        assert contents(store) == before


def test_a_sheet_that_no_sheet_can_be_is_kept_and_told_as_damaged(filled: tuple[bytes, str], store: Store) -> None:
    """An event within its bounds is imported, and reported as damaged if this version can't open it."""
    lines = lines_of(filled[0])
    events = [line for line in lines if isinstance(line, list) and line[2] == "match" and line[3]["sheet"]]
    for *_, body in events:
        body["sheet"]["dealer"] = 60
    taken(store, packed(lines))
    kept = [match for match in store.matches.read_page().matches if match.kind == "kept"]
    kept += [match for match in store.matches.unfinished_matches() if match.kind == "kept"]
    assert len(kept) > 1
    assert not any(match.intact or store.matches.read_grid(match.id) for match in kept)
