"""Taking in a file: what is not here yet is added, once, in one transaction. Nothing that is here is changed.

Matches, hands, taps, marks and people are known by their uuids. Somebody who is new here but has the name of somebody
who is known is taken for the same person, by a mark like any other, so that they can be parted again.
"""

import json
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from sqlalchemy.exc import IntegrityError
from sqlmodel import Session

from store import standings
from store.backup.incoming import Incoming
from store.backup.lines import HISTORY, Line
from store.errors import ImportProblem
from store.ids import RandomBytes, uuid7
from store.people import People
from store.records import Preview
from store.rows import add, run, write
from store.tables import (
    ActionRow,
    GameRow,
    HandRow,
    MarkRow,
    MatchRow,
    OpenHandRow,
    PersonMarkRow,
    PlayerRow,
    RulesetRow,
    SeatRow,
    SettingRow,
    SheetRow,
    TapRow,
)

HAND = ("number", "dealer", "seed", "begun", "ended", "notation", "result")
OPEN = ("number", "dealer", "seed", "header", "begun")


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


@dataclass
class Taking:
    """One file on its way in, inside the caller's transaction."""

    session: Session
    now: int
    random_bytes: RandomBytes
    counts: Counts = field(default_factory=Counts)
    changed: list[int] = field(default_factory=list)
    fresh: dict[int, int] = field(default_factory=dict)
    _rulesets: dict[str, int] = field(default_factory=dict)
    _players: dict[str, int] = field(default_factory=dict)
    _games: dict[str, int] = field(default_factory=dict)

    def run(self, incoming: Incoming) -> Preview:
        """Adds every line. ImportProblem names the line that does not fit what stands before it."""
        takers = {
            "ruleset": self._ruleset,
            "player": self._player,
            "person": self._person,
            "match": self._match,
            "game": self._game,
            "setting": self._setting,
        }
        for number, line in incoming.parsed():
            try:
                takers[line["kind"]](line)
            except ImportProblem as problem:
                raise ImportProblem(f"{HISTORY} line {number} {problem.where}", problem.what) from None
            except (KeyError, IntegrityError):
                what = "it names what does not stand before it, or stands there twice"
                raise ImportProblem(f"{HISTORY} line {number}", what) from None
        return Preview(**vars(self.counts))

    def finish(self) -> None:
        """Brings what is derived up to date."""
        for match_id, hand in self.fresh.items():
            standings.unseen(self.session, match_id, hand)
        standings.refresh_all(self.session, self.changed)

    def _ruleset(self, line: Line) -> None:
        digest = sha256(line["text"].encode()).digest()
        if digest.hex() != line["sha256"]:
            raise ImportProblem("sha256", "it is not that of the text")
        known = self._one("SELECT id FROM rulesets WHERE sha256 = ?", digest)
        self._rulesets[line["sha256"]] = known or add(self.session, RulesetRow, digest, line["text"])

    def _player(self, line: Line) -> None:
        uuid, name, level = bytes.fromhex(line["uuid"]), line["name"], line["level"]
        known = self._one("SELECT id FROM players WHERE uuid = ?", uuid)
        if known is None and level:
            known = self._one("SELECT id FROM players WHERE name = '' AND level = ?", level)
        if known is not None:
            self.counts.people_known += not level
            self._players[line["uuid"]] = known
            return
        same = None if level else People(self.session).named(name)
        label, number = name, 1
        while self._one("SELECT id FROM players WHERE name = ? AND level = ?", label, level) is not None:
            number += 1
            label = f"{name} ({number})"
        player = add(self.session, PlayerRow, uuid, "" if level else label, level, line["created"])
        self._players[line["uuid"]] = player
        if label != name:
            self._mark(player, "renamed", name)
        if same is not None:
            uuids = run(self.session, "SELECT uuid FROM players WHERE id = ?", (same,))
            self._mark(player, "merged", next(uuids)[0].hex())
        self.counts.people_new += not level and same is None
        self.counts.people_known += same is not None

    def _mark(self, player: int, word: str, detail: str) -> None:
        add(self.session, PersonMarkRow, uuid7(self.now, self.random_bytes), player, word, self.now, detail)

    def _person(self, line: Line) -> None:
        uuid = bytes.fromhex(line["uuid"])
        if self._one("SELECT id FROM person_marks WHERE uuid = ?", uuid) is None:
            player = self._players[line["player"]]
            add(self.session, PersonMarkRow, uuid, player, line["mark"], line["at"], line["detail"])
            query = "SELECT DISTINCT match_id FROM seats WHERE player_id = ?"
            self.changed += [match_id for (match_id,) in run(self.session, query, (player,))]

    def _match(self, line: Line) -> None:
        uuid = bytes.fromhex(line["uuid"])
        known = self._one("SELECT id FROM matches WHERE uuid = ?", uuid)
        if known is None:
            names = ("created", "ruleset")
            rest = ("options", "numbers", "seed", "target", "hand_limit")
            ruleset = self._rulesets[line["rules"]]
            match_id = add(
                self.session, MatchRow, uuid, *(line[each] for each in names), ruleset, *(line[each] for each in rest)
            )
            self._sheet(match_id, line["sheet"])
        else:
            match_id = known
        added = [self._seats(match_id, line["seats"]), self._marks(match_id, line["marks"])]
        added += [self._taps(match_id, line), self._hands(match_id, line["hands"])]
        added.append(self._open(match_id, line["open"]))
        if known is None:
            self.counts.matches_new += 1
        elif any(added):
            self.counts.matches_grown += 1
        else:
            self.counts.matches_known += 1
        if known is None or any(added):
            self.changed.append(match_id)

    def _sheet(self, match_id: int, sheet: Line | None) -> None:
        if sheet:
            row = (match_id, json.dumps(sheet["names"]), sheet["dealer"], sheet["terms"])
            write(self.session, SheetRow, [row], "INSERT")

    def _seats(self, match_id: int, seats: list[Line]) -> int:
        query = "SELECT seat, player_id, name, since FROM seats WHERE match_id = ?"
        known = {tuple(row) for row in run(self.session, query, (match_id,))}
        new = [(s["seat"], self._players[s["player"]], s["name"], s["since"]) for s in seats]
        new = [seat for seat in new if seat not in known]
        for seat in new:
            add(self.session, SeatRow, match_id, *seat)
        return len(new)

    def _marks(self, match_id: int, marks: list[Line]) -> int:
        new = self._unknown("marks", marks)
        for mark in new:
            add(self.session, MarkRow, bytes.fromhex(mark["uuid"]), match_id, mark["mark"], mark["at"], mark["detail"])
        return len(new)

    def _taps(self, match_id: int, line: Line) -> int:
        taps = line["taps"]
        if taps and self._one("SELECT match_id FROM sheets WHERE match_id = ?", match_id) is None:
            raise ImportProblem("taps", "they belong to no sheet")
        new = self._unknown("taps", taps)
        for tap in new:
            add(self.session, TapRow, bytes.fromhex(tap["uuid"]), match_id, tap["at"], tap["text"])
        self.counts.rounds_new += sum(tap["text"].startswith('{"do":"keep"') for tap in new)
        return len(new)

    def _hands(self, match_id: int, hands: list[Line]) -> int:
        """Adds hands that go on where those here end; where one is another than here, nothing of them is added."""
        known = dict(map(tuple, run(self.session, "SELECT number, uuid FROM hands WHERE match_id = ?", (match_id,))))
        begun = self._one_row("SELECT number, uuid FROM open_hands WHERE match_id = ?", match_id)
        numbers = [hand["number"] for hand in hands]
        if numbers != list(range(1, len(numbers) + 1)):
            raise ImportProblem("hands", "their numbers do not count from 1")
        new = [hand for hand in hands if hand["number"] not in known]
        differs = any(known.get(hand["number"], bytes.fromhex(hand["uuid"])).hex() != hand["uuid"] for hand in hands)
        if begun and new:
            differs = differs or begun[1].hex() != new[0]["uuid"]
        if differs:
            self.counts.differing += 1
            return 0
        if begun and new:
            self._close(match_id)
        for hand in new:
            add(self.session, HandRow, bytes.fromhex(hand["uuid"]), match_id, *(hand[each] for each in HAND))
        if new:
            self.fresh.setdefault(match_id, new[0]["number"])
        self.counts.hands_new += len(new)
        return len(new)

    def _close(self, match_id: int) -> None:
        for table in ("actions", "open_hands"):
            self.session.connection().exec_driver_sql(f"DELETE FROM {table} WHERE match_id = ?", (match_id,))

    def _open(self, match_id: int, hand: Line | None) -> int:
        """Adds the hand in play where there is none here, and it is the next."""
        last = self._one("SELECT max(number) FROM hands WHERE match_id = ?", match_id) or 0
        if hand is None or hand["number"] != last + 1:
            return 0
        if self._one("SELECT number FROM open_hands WHERE match_id = ?", match_id) is not None:
            return 0
        row = (match_id, bytes.fromhex(hand["uuid"]), *(hand[each] for each in OPEN))
        write(self.session, OpenHandRow, [row], "INSERT")
        names = ("number", "seat", "text", "back_to", "at")
        actions = [(match_id, *(action[each] for each in names)) for action in hand["actions"]]
        write(self.session, ActionRow, actions, "INSERT")
        return 1

    def _game(self, line: Line) -> None:
        uuid = bytes.fromhex(line["uuid"])
        known = self._one("SELECT game FROM games WHERE uuid = ?", uuid)
        if known is not None:
            self._games[line["uuid"]] = known
            return
        first = line["game"]
        game = self._games[first] if first != line["uuid"] else (self._one("SELECT max(game) FROM games") or 0) + 1
        self._games[line["uuid"]] = game
        add(self.session, GameRow, uuid, game, line["name"], line["text"], line["at"])
        self.counts.games_new += first == line["uuid"]

    def _setting(self, line: Line) -> None:
        if self._one("SELECT 1 FROM settings WHERE key = ?", line["key"]) is None:
            write(self.session, SettingRow, [(line["key"], line["value"])], "INSERT")
            self.counts.settings_new += 1

    def _unknown(self, table: str, lines: list[Line]) -> list[Line]:
        """Those of these whose uuids are not in the table."""
        query = f"SELECT 1 FROM {table} WHERE uuid = ?"
        return [line for line in lines if self._one(query, bytes.fromhex(line["uuid"])) is None]

    def _one(self, query: str, *values: object) -> Any:
        row = self._one_row(query, *values)
        return None if row is None else row[0]

    def _one_row(self, query: str, *values: object) -> Any:
        return next(run(self.session, query, values), None)
