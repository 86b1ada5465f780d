"""Taking in a file: what is not here yet is added, once, in one transaction. Nothing that is here is changed.

Matches, hands, taps, marks and people are known by their uuids. Somebody who is new here but has the name of somebody
who is known is taken for the same person, by a mark like any other, so that they can be parted again.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from sqlite3 import IntegrityError
from typing import Any

from sqlmodel import Session

from store.backup.incoming import Incoming
from store.backup.lines import HISTORY, Line
from store.bulk import add, one, run, write
from store.errors import ImportProblem
from store.facts import (
    GameRow,
    HandRow,
    MarkRow,
    MatchRow,
    PersonMarkRow,
    PlayerRow,
    RulesetRow,
    SeatRow,
    SheetRow,
    TapRow,
)
from store.facts.person import free_label
from store.ids import RandomBytes, uuid7
from store.persisted.people import People, merge, touched, who
from store.persisted.settings import STAYS
from store.projections import refreshing
from store.records import Preview
from store.tables import ActionRow, Fact, OpenHandRow, SettingRow
from store.transaction import Transaction

MATCH = ("created", "ruleset", "options", "numbers", "seed", "target", "hand_limit")
DEED = ("mark", "at", "detail")
GAME = ("name", "text", "at")
DEAL = ("number", "dealer", "seed", "begun")  # by which a hand is known from its first card to its end
HAND = (*DEAL, "ended", "notation", "result")
OPEN = (*DEAL, "header")
SLICE = 16  # rows that are written at a time
LINES, DERIVED = 0.6, 0.39  # of the work; 1 is said when there is nothing left but to keep it


@dataclass
class Counts:
    """What has been added so far."""

    matches_new: int = 0
    matches_known: int = 0
    matches_grown: int = 0
    differing: int = 0
    people_new: int = 0
    people_known: int = 0
    hands_new: int = 0
    rounds_new: int = 0
    games_new: int = 0
    settings_new: int = 0


def take_in(session: Session, incoming: Incoming, now: int, random_bytes: RandomBytes) -> Iterator[Preview]:
    """Adds every line inside the caller's transaction, slice by slice, and brings what is derived up to date; yields
    what was added so far. ImportProblem names the line that does not fit what stands before it.
    """
    taking = _Taking(session, now, random_bytes)
    for number in taking.lines(incoming):
        yield taking.so_far(LINES * number / incoming.lines)
    for share in taking.finish():
        yield taking.so_far(LINES + DERIVED * share)
    yield taking.so_far(1)


@dataclass
class _Taking:
    """One file on its way in."""

    session: Session
    now: int
    random_bytes: RandomBytes
    counts: Counts = field(default_factory=Counts)
    changed: set[int] = field(default_factory=set)
    dealt: set[int] = field(default_factory=set)
    fresh: set[int] = field(default_factory=set)
    before: dict[int, tuple[int, str]] = field(default_factory=dict)
    _rulesets: dict[str, int] = field(default_factory=dict)
    _players: dict[str, int] = field(default_factory=dict)
    _games: dict[str, int] = field(default_factory=dict)

    def lines(self, incoming: Incoming) -> Iterator[int]:
        """Adds every line; yields numbers of lines, those of large ones often."""
        self.before = who(self.session)
        takers: dict[str, Callable[[Line], Iterator[None] | None]] = {
            "ruleset": self._ruleset,
            "player": self._player,
            "person": self._person,
            "match": self._match,
            "game": self._game,
            "setting": self._setting,
        }
        for number, line in incoming.parsed():
            try:
                for _ in takers[line["kind"]](line) or ():
                    yield number
            except ImportProblem as problem:
                raise ImportProblem(f"{HISTORY} line {number} {problem.where}", problem.what) from None
            except (KeyError, IntegrityError):
                what = "it names what does not stand before it, or stands there twice"
                raise ImportProblem(f"{HISTORY} line {number}", what) from None
            yield number

    def so_far(self, done: float) -> Preview:
        """What was added up to now."""
        return Preview(**vars(self.counts), done=done)

    def finish(self) -> Iterator[float]:
        """Brings what is derived up to date; yields the share that is done."""
        self._recognise()
        self.changed |= touched(self.session, self.before)
        yield from refreshing.refreshing(self.session, sorted(self.changed), dealt=self.dealt)

    def _add(self, table: type[Fact], rows: Sequence[Sequence[Any]]) -> Iterator[int]:
        """Adds rows under the next numbers, some at a time; yields how many."""
        for at in range(0, len(rows), SLICE):
            some = rows[at : at + SLICE]
            first = self._one(f"SELECT coalesce(max(id), 0) + 1 FROM {table.__tablename__}")
            write(self.session, table, [(first + n, *row) for n, row in enumerate(some)], "INSERT")
            yield len(some)

    def _ruleset(self, line: Line) -> None:
        digest = sha256(line["text"].encode()).digest()
        if digest.hex() != line["sha256"]:
            raise ImportProblem("sha256", "it is not that of the text")
        known = self._one("SELECT id FROM rulesets WHERE sha256 = ?", digest)
        self._rulesets[line["sha256"]] = known or add(self.session, RulesetRow, sha256=digest, text=line["text"])

    def _player(self, line: Line) -> None:
        uuid, name, level = bytes.fromhex(line["uuid"]), line["name"], line["level"]
        known = self._one("SELECT id FROM players WHERE uuid = ?", uuid)
        if known is None and level:
            known = self._one("SELECT id FROM players WHERE name = '' AND level = ?", level)
        if known is not None:
            self.counts.people_known += not level
            self._players[line["uuid"]] = known
            return
        label = "" if level else free_label(self.session, name)
        player = add(self.session, PlayerRow, uuid=uuid, name=label, level=level, created=line["created"])
        self._players[line["uuid"]] = player
        if not level and label != name:
            mark = uuid7(self.now, self.random_bytes)  # at 0: before whatever name was given later
            add(self.session, PersonMarkRow, uuid=mark, player_id=player, mark="renamed", at=0, detail=name)
        if not level:
            self.fresh.add(player)
            self.counts.people_new += 1

    def _recognise(self) -> None:
        """Takes those who are new for whoever has their name here, once it is known which name they have by now."""
        people = People(self.session)
        for player in sorted(self.fresh):
            same = people.named(people.names[player], but=self.fresh)
            if people.of(player) == player and same is not None:
                merge(Transaction(self.session, self.now, self.random_bytes), player, same)
                self.counts.people_new -= 1
                self.counts.people_known += 1

    def _person(self, line: Line) -> None:
        uuid = bytes.fromhex(line["uuid"])
        if self._one("SELECT id FROM person_marks WHERE uuid = ?", uuid) is None:
            player = self._players[line["player"]]
            add(self.session, PersonMarkRow, uuid=uuid, player_id=player, **{each: line[each] for each in DEED})

    def _match(self, line: Line) -> Iterator[None]:
        uuid = bytes.fromhex(line["uuid"])
        known = self._one("SELECT id FROM matches WHERE uuid = ?", uuid)
        if known is None:
            ruleset = self._rulesets[line["rules"]]
            match_id = add(
                self.session, MatchRow, uuid=uuid, ruleset_id=ruleset, **{each: line[each] for each in MATCH}
            )
            self._sheet(match_id, line["sheet"])
        else:
            match_id = known
        added = 0
        for part in (self._seats, self._marks, self._taps, self._hands, self._open):
            for many in part(match_id, line):
                added += many
                yield
        if known is None:
            self.counts.matches_new += 1
        elif added:
            self.counts.matches_grown += 1
        else:
            self.counts.matches_known += 1
        if known is None or added:
            self.changed.add(match_id)

    def _sheet(self, match_id: int, sheet: Line | None) -> None:
        if sheet:
            names = json.dumps(sheet["names"])
            add(self.session, SheetRow, match_id=match_id, names=names, dealer=sheet["dealer"], terms=sheet["terms"])

    def _seats(self, match_id: int, line: Line) -> Iterator[int]:
        query = "SELECT seat, player_id, name, since FROM seats WHERE match_id = ?"
        known = {tuple(row) for row in run(self.session, query, match_id)}
        seats = [(s["seat"], self._players[s["player"]], s["name"], s["since"]) for s in line["seats"]]
        yield from self._add(SeatRow, [(match_id, *seat) for seat in seats if seat not in known])

    def _marks(self, match_id: int, line: Line) -> Iterator[int]:
        new = self._unknown("marks", line["marks"])
        rows = [(bytes.fromhex(mark["uuid"]), match_id, mark["mark"], mark["at"], mark["detail"]) for mark in new]
        yield from self._add(MarkRow, rows)

    def _taps(self, match_id: int, line: Line) -> Iterator[int]:
        taps = line["taps"]
        if taps and self._one("SELECT match_id FROM sheets WHERE match_id = ?", match_id) is None:
            raise ImportProblem("taps", "they belong to no sheet")
        for at in range(0, len(taps), SLICE):
            new = self._unknown("taps", taps[at : at + SLICE])
            rows = [(bytes.fromhex(tap["uuid"]), match_id, tap["at"], tap["text"]) for tap in new]
            self.counts.rounds_new += sum(tap["text"].startswith('{"do":"keep"') for tap in new)
            yield from self._add(TapRow, rows)

    def _hands(self, match_id: int, line: Line) -> Iterator[int]:
        """Adds hands that are not here; where one is another than here, nothing of them is added. One that was damaged
        where the file was written is missing in it."""
        hands = line["hands"]
        known = dict(map(tuple, run(self.session, "SELECT number, uuid FROM hands WHERE match_id = ?", match_id)))
        query = f"SELECT {', '.join(DEAL)} FROM open_hands WHERE match_id = ?"
        begun = one(self.session, query, match_id)
        numbers = [hand["number"] for hand in hands]
        if numbers != sorted(set(numbers)):
            raise ImportProblem("hands", "their numbers do not grow")
        new = [hand for hand in hands if hand["number"] not in known]
        differs = any(known.get(hand["number"], bytes.fromhex(hand["uuid"])).hex() != hand["uuid"] for hand in hands)
        later = [hand for hand in new if begun and hand["number"] >= begun[0]]
        if differs or (later and tuple(later[0][each] for each in DEAL) != begun):
            self.counts.differing += 1
            return
        if later:
            self._close(match_id)
        yield from self._add(
            HandRow, [(bytes.fromhex(hand["uuid"]), match_id, *(hand[each] for each in HAND)) for hand in new]
        )
        if new:
            self.dealt.add(match_id)
        self.counts.hands_new += len(new)

    def _close(self, match_id: int) -> None:
        for table in ("actions", "open_hands"):
            run(self.session, f"DELETE FROM {table} WHERE match_id = ?", match_id)

    def _open(self, match_id: int, line: Line) -> Iterator[int]:
        """Adds the hand in play where there is none here, and none after it, and the hands before it are those here."""
        hand = line["open"]
        last = self._one("SELECT max(number) FROM hands WHERE match_id = ?", match_id) or 0
        if hand is None or hand["number"] <= last or self._unknown("hands", line["hands"]):
            return
        if self._one("SELECT number FROM open_hands WHERE match_id = ?", match_id) is not None:
            return
        uuid = bytes.fromhex(hand["uuid"])
        add(self.session, OpenHandRow, match_id=match_id, uuid=uuid, **{each: hand[each] for each in OPEN})
        yield 1
        names = ("number", "seat", "text", "back_to", "at")
        actions = [(match_id, *(action[each] for each in names)) for action in hand["actions"]]
        for at in range(0, len(actions), SLICE):
            write(self.session, ActionRow, actions[at : at + SLICE], "INSERT")
            yield 1

    def _game(self, line: Line) -> None:
        uuid = bytes.fromhex(line["uuid"])
        known = self._one("SELECT game FROM games WHERE uuid = ?", uuid)
        if known is not None:
            self._games[line["uuid"]] = known
            return
        first = line["game"]
        game = self._games[first] if first != line["uuid"] else (self._one("SELECT max(game) FROM games") or 0) + 1
        self._games[line["uuid"]] = game
        add(self.session, GameRow, uuid=uuid, game=game, **{each: line[each] for each in GAME})
        self.counts.games_new += first == line["uuid"]

    def _setting(self, line: Line) -> None:
        if line["key"] in STAYS:  # files of older versions have it
            return
        if self._one("SELECT 1 FROM settings WHERE key = ?", line["key"]) is None:
            write(self.session, SettingRow, [(line["key"], line["value"])], "INSERT")
            self.counts.settings_new += 1

    def _unknown(self, table: str, lines: list[Line]) -> list[Line]:
        """Those of these whose uuids are not in the table."""
        query = f"SELECT 1 FROM {table} WHERE uuid = ?"
        return [line for line in lines if self._one(query, bytes.fromhex(line["uuid"])) is None]

    def _one(self, query: str, *values: object) -> Any:
        """The first column of the first row, or None."""
        row = one(self.session, query, *values)
        return None if row is None else row[0]
