"""Makes the fixture of the newest schema: run `python -m tests.store.make_fixture` once, when a version lands."""

from __future__ import annotations

import json
from dataclasses import replace
from hashlib import sha256
from itertools import count, takewhile
from pathlib import Path
from pprint import pformat
from tempfile import TemporaryDirectory

from engine.rules.reader import load_preset
from engine.scoresheet.sheet import SheetPicture
from engine.scoresheet.taps import Cards, Enter, FinishRound, GiveBonus, Join, Note, Penalty, Redo, Retire, Score, Undo
from engine.scoresheet.terms import Bonus, Counting, Terms, points_text, terms_of
from store.exchange.reading import read_score_file
from store.migrations.migrating import MIGRATIONS
from store.opening import FILE_NAME, open_folder
from store.os_process import Process
from store.records import Result, Seat
from store.store import Store
from tests.store.tables import HEADER, WON, Clocks, begun, two_seats, whole

LATEST = Path(__file__).parent / "fixtures" / f"version_{len(MIGRATIONS)}.db"

#: One pixel.
PICTURE = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d4944415408d763606060f80f00010401005f"
    "e5c34b0000000049454e44ae426082"
)


def contents(store: Store) -> str:
    """Return everything that a store returns about its content, as text, without figures.

    Figures are in `figures.json`, which may lack new ones. If a later version returns more, it rewrites the old texts.
    """
    while True:
        while store.statistics.catch_up():
            pass
        text = _contents(store)
        if not store.statistics.catch_up():  # nothing derived had to be made anew
            return text


def _contents(store: Store) -> str:
    matches = [match for match in takewhile(bool, map(store.matches.get, count(1))) if match]
    people = store.people.all(archived=True)
    sheets = [sheet for match in matches if (sheet := store.sheets.get(match.id))]
    return "\n".join(
        [
            f"device {store.device_id()}",
            f"settings {store.settings.all()}",
            *(str(person) for person in people),
            *(pformat(match, width=120) for match in matches),
            *(pformat(hand, width=120) for match in matches for hand in store.hands.hands_of_match(match.id)),
            *(pformat(hand, width=120) for match in matches if (hand := store.hands.hand_in_play(match.id))),
            f"open {[match.id for match in store.matches.unfinished_matches()]}",
            f"all {[match.id for match in store.matches.read_page().matches]}",
            *(pformat(game, width=120) for game in store.games.all()),
            *(f"{sheet.length} taps, {sheet.skipped} skipped\n{grid_text(sheet.current_picture)}" for sheet in sheets),
            *(pformat(store.matches.read_grid(match.id), width=120) for match in matches),
            *(
                pformat(replace(store.statistics.statistics_of_person(person.id), figures={}), width=120)
                for person in people
            ),
            *(pformat(store.statistics.meetings_of_person(person.id), width=120) for person in people),
            *(pformat(store.statistics.rating_history(person.id), width=120) for person in people),
            *(pformat(store.statistics.costliest_cards(person.id), width=120) for person in people),
            f"{store.statistics.game_counts()} {store.statistics.bot_results()}",
            "",
        ]
    )


def fill(store: Store, clocks: Clocks) -> None:
    """Store an example of everything that this version can store."""
    fill_played(store, clocks)
    fill_kept(store, clocks)
    fill_brought(store, clocks)
    fill_deleted(store, clocks)


def fill_played(store: Store, clocks: Clocks) -> None:
    """Store played matches and own games."""
    store.settings.set_text("pace", "slow")
    _, lease = begun(store)
    store.hands.append_action(lease, 1, 0, "7H")
    clocks.advance(60_000)
    store.hands.finish_hand(lease, 1, "notation = 1\n", WON)
    store.hands.begin_hand(lease, 2, 1, 3, HEADER)
    store.hands.append_action(lease, 2, 0, "7H")
    store.hands.append_action(lease, 2, 1, "draw 4C")
    store.hands.undo_actions(lease, 2, 1, keep=1)
    store.hands.append_action(lease, 2, 1, "8H say")
    store.matches.change_seat(lease, 0, Seat("Kim", "careless"))
    for state, names in (("finished", ("Ann", "Kim")), ("resigned", ("Zoë", "Robin"))):
        clocks.advance(60_000)
        match = store.matches.begin_match(two_seats(names=names))
        lease = store.leases.acquire(match.id, "window", "window")
        store.hands.begin_hand(lease, 1, 0, -5, HEADER)
        store.hands.finish_hand(lease, 1, "notation = 1\n", Result((3, -4), (3, -4), (1, 0), "blocked", 0))
        store.matches.end_match(lease, "finished" if state == "finished" else "resigned", (2, 1))
    store.matches.void_match(match.id)
    mine = store.games.save_game("Mum’s Switch", 'id = "own-switch"\n')
    clocks.advance(60_000)
    other = store.games.save_game("Two", "text")
    store.games.save_game("Mum’s Game", 'id = "own-switch"\non = []\n', mine.id)
    store.games.remove_game(other.id)


def fill_kept(store: Store, clocks: Clocks) -> None:
    """Store score sheets, and changes of people."""
    ruled = store.sheets.begin_sheet(terms_of(load_preset("switch-black-jack"), 3), ("Ann", "Ben", "Cy"), 1)
    lease = store.leases.acquire(ruled.id, "sheet", "sheet")
    sheet = store.sheets.get(ruled.id)
    assert sheet is not None
    taps = [
        Enter(1, 0, Cards(())),
        Enter(1, 1, Cards(("JS", "7H"))),
        Enter(1, 2, Score(1)),
        Enter(1, 2, Score(17), more=True),
        FinishRound(1),
        Join("Di", start=40),
        Enter(2, 3, Score(300)),
        Note(2, "a long one"),
        Penalty(2, 0, "missed"),
        Undo(),
        Redo(),
        FinishRound(2),
        Enter(1, 1, Score(8)),
        Enter(3, 0, Score(5)),
        Undo(),
    ]
    for tap in taps:
        clocks.advance(1_000)
        store.sheets.apply_tap(lease, sheet, tap)
    for number, winner in enumerate(("Zoë", "Ann", "Zoë")):
        clocks.advance(60_000)
        free = store.sheets.begin_sheet(Terms(name="Rummy", target=10, half=True), ("Zoë", "Ann"))
        lease = store.leases.acquire(free.id, "sheet", "sheet")
        sheet = store.sheets.get(free.id)
        assert sheet is not None
        for tap in (
            Enter(1, 0, Score(3.5)),
            Enter(1, 1, Score(-1)),
            Enter(1, int(winner == "Ann"), Score(12)),
            FinishRound(1),
        ):
            store.sheets.apply_tap(lease, sheet, tap)
        if number == 2:
            store.matches.void_match(free.id)
    fill_counted(store, clocks)
    store.matches.write_note(free.id, "at the sea")
    store.matches.write_occasion(free.id, 1_500_000_000_000, "Gran’s kitchen")
    ids = {person.name: person.id for person in store.people.all()}
    store.people.rename(ids["Cy"], "Cyril")
    store.people.recolour(ids["Ben"], 3)
    store.people.set_face(ids["Ben"], "owl")
    store.people.set_picture(ids["Ben"], PICTURE)
    store.people.merge(ids["Zoë"], ids["Di"])
    store.people.archive(ids["Cy"])


def fill_counted(store: Store, clocks: Clocks) -> None:
    """Store a sheet with terms and taps that older versions can read only in part."""
    clocks.advance(60_000)
    counting = Counting(decimals=2, start=5, bonuses=(Bonus("Flush", 2.25),), starts="winner")
    fine = store.sheets.begin_sheet(Terms(name="Darts", counting=counting), ("Zoë", "Ann"))
    lease = store.leases.acquire(fine.id, "sheet", "sheet")
    sheet = store.sheets.get(fine.id)
    assert sheet is not None
    for tap in (Enter(1, 0, Score(3.75)), Enter(1, 1, Score(8)), GiveBonus(1, 1, 0), FinishRound(1), Retire(0, True)):
        store.sheets.apply_tap(lease, sheet, tap)


def fill_brought(store: Store, clocks: Clocks) -> None:
    """Store matches imported from a score file, without dates, so that no time zone matters."""
    clocks.advance(60_000)
    file = read_score_file(
        b"game,player,score,winner,mood\nCatan,Ann,10,x,good\nCatan,Wim,8.25,,\nMau-Mau,Ann,3,,\n,Wim,5,x,\n"
    )
    look = whole(store.score_files.preview(file)).preview
    assert look is not None
    whole(store.score_files.bring_in(look))


def fill_deleted(store: Store, clocks: Clocks) -> None:
    """Store a sheet with a person who was deleted for good."""
    clocks.advance(60_000)
    match = store.sheets.begin_sheet(Terms(name="Whist"), ("Vera", "Ben"))
    store.matches.write_note(match.id, "Vera’s last one")
    clocks.advance(1_000)
    store.people.delete(next(person.id for person in store.people.all() if person.name == "Vera"))
    store.erase_remains()


def sum_of(version: int) -> str:
    """Return a line with the SHA-256 over the SQL statements of a schema version, in hex."""
    return sha256(json.dumps(MIGRATIONS[version - 1]).encode()).hexdigest() + "\n"


def main() -> None:
    """Write the fixture, its contents as text, and the digest of the version's statements."""
    clocks = Clocks()
    numbers = iter(range(1, 100_000))
    with TemporaryDirectory() as folder:
        store = open_folder(
            Path(folder), clocks.clock, Process("", 1, ""), lambda size: next(numbers).to_bytes(size, "big")
        )
        fill(store, clocks)
        LATEST.with_suffix(".txt").write_text(contents(store), encoding="utf-8")
        store.close()
        LATEST.with_suffix(".sha256").write_text(sum_of(len(MIGRATIONS)))
        LATEST.write_bytes((Path(folder) / FILE_NAME).read_bytes())


def grid_text(picture: SheetPicture) -> str:
    """Return a sheet as a table for messages: names, a row for each round, and totals."""
    rows = [["", *(line.name for line in picture.lines)]]
    for entered in picture.rounds:
        cells = [
            "·" if worth is None and player not in entered.winners
            else "★" if worth is None
            else points_text(worth)
            for player, worth in enumerate(entered.points)
        ]  # fmt: skip
        rows.append([f"{entered.number}{'×' if entered.struck else ''}", *cells])
    rows.append(["=", *(points_text(line.total) for line in picture.lines)])
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return "\n".join("  ".join(cell.rjust(width) for cell, width in zip(row, widths, strict=True)) for row in rows)


if __name__ == "__main__":
    main()
