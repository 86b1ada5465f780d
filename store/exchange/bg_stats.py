"""Read and write the JSON export of BG Stats: lists of games, players, locations and plays, which name each other by
number. Field names are those of its export files.

Fields of a play that this module doesn't understand, and of the game, location and players it names, are stored with it
in `more`.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from decimal import Decimal
from hashlib import sha256
from typing import Any, Final
from uuid import UUID

from engine.bounded_json import read_json
from store.errors import ScoreFileError
from store.exchange.cells import number_text, parse_date, parse_decimal
from store.exchange.plays import MAX_PLAYS, LeftOut, Play, PlayerScore, PlayRound, ScoreFile, play_text

MAX_VALUES: Final = 3_000_000
_LISTS: Final = ("games", "players", "locations", "plays")
_PLAY_FIELDS: Final = frozenset(
    ("uuid", "gameRefId", "locationRefId", "playDate", "playDateYmd", "playerScores", "comments", "manualWinner")
)
_GAME_FIELDS: Final = frozenset(("id", "name", "highestWins", "cooperative"))
_PLAYER_FIELDS: Final = frozenset(("id", "name"))
_SCORE_FIELDS: Final = frozenset(("playerRefId", "score", "winner", "rank"))
_SUMMAND: Final = re.compile(r"[+-]?[^+-]+")
#: An escape in a JSON text: both halves of a character beyond 16 bits, one half without the other, or any other.
_ESCAPE: Final = re.compile(
    r"\\(?:u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|(?P<half>u[dD][89a-fA-F][0-9a-fA-F]{2})|.)",
    re.DOTALL,
)
Table = Mapping[str, Any]


def is_export(text: str) -> bool:
    """Return whether a text may be an export of BG Stats."""
    start = text.lstrip("\ufeff \t\r\n")
    return start.startswith("{") and '"plays"' in text and '"games"' in text


def read_export(text: str) -> ScoreFile:
    """Return the plays of an export. Raises ScoreFileError if it isn't one, or is too large."""
    try:
        table = read_json(_replace_half_characters(text.lstrip("\ufeff")), len(text), max_bytes=MAX_VALUES)
    except (ValueError, RecursionError) as error:
        raise ScoreFileError("broken", "JSON", str(error)[:80]) from None
    if not isinstance(table, dict) or not isinstance(table.get("plays"), list):
        raise ScoreFileError("unknown", "JSON", "there is no list of plays in it")
    if len(table["plays"]) > MAX_PLAYS:
        raise ScoreFileError("large", "plays", f"{len(table['plays'])} plays; at most {MAX_PLAYS} are read")
    reading = _ExportReader(table)
    plays = [play for number, entry in enumerate(table["plays"], start=1) if (play := reading.read_play(entry, number))]
    for key, value in table.items():
        if key not in _LISTS and value and isinstance(value, list):
            reading.unread[key] += len(value)
    return ScoreFile("bg-stats", tuple(plays), "export", left_out=tuple(reading.left_out), unread=reading.unread)


def _replace_half_characters(text: str) -> str:
    """Return the text with a replacement character for each escape of half a surrogate pair, which no database can
    store.
    """
    if "\\ud" not in text and "\\uD" not in text:
        return text
    return _ESCAPE.sub(lambda escape: "\\ufffd" if escape["half"] else escape[0], text)


class _ExportReader:
    """The lists of one export by number, and which entries and fields were left out or not understood so far."""

    def __init__(self, table: Table) -> None:
        self._games, self._players, self._locations = (
            {each.get("id"): each for each in _iter_objects(table.get(name)) if isinstance(each.get("id"), int)}
            for name in ("games", "players", "locations")
        )
        self.left_out: list[LeftOut] = []
        self.unread: Counter[str] = Counter()

    def read_play(self, entry: Any, number: int) -> Play | None:
        where = f"plays {number}"
        if not isinstance(entry, dict):
            self.left_out.append(LeftOut(where, "unreadable"))
            return None
        game, place = self._find_game(entry), self._find_entry(self._locations, entry.get("locationRefId"))
        scores = tuple(self._read_score(each, game) for each in _iter_objects(entry.get("playerScores")))
        if not scores:
            self.left_out.append(LeftOut(where, "no-players"))
            return None
        more = self._collect_unread("plays", entry, _PLAY_FIELDS)
        if rest := self._collect_unread("games", game, _GAME_FIELDS):
            more["game"] = rest
        if rest := self._collect_unread("locations", place, _PLAYER_FIELDS):
            more["location"] = rest
        key = entry.get("uuid")
        return Play(
            game=_read_text(game.get("name")) or _read_text(game.get("bggName")),
            scores=scores,
            key=key if isinstance(key, str) else "",
            date=_read_date(entry),
            place=_read_text(place.get("name")),
            note=_read_text(entry.get("comments")),
            low=game.get("highestWins") is False,
            cooperative=game.get("cooperative") is True,
            rounds=_split_rounds(entry.get("playerScores")),
            more=more,
        )

    def _find_game(self, entry: Table) -> Table:
        return self._find_entry(self._games, entry.get("gameRefId"))

    @staticmethod
    def _find_entry(known: Mapping[Any, Table], number: Any) -> Table:
        return known.get(number, {}) if isinstance(number, int) else {}

    def _read_score(self, entry: Table, game: Table) -> PlayerScore:
        player = self._find_entry(self._players, entry.get("playerRefId"))
        written = entry.get("score")
        score = _parse_score(written)
        more = self._collect_unread("playerScores", entry, _SCORE_FIELDS)
        if score is None and written not in (None, ""):
            more["score"] = written if isinstance(written, (str, int, float)) else str(written)[:100]
            self.unread["playerScores.score"] += 1
        if rest := self._collect_unread("players", player, _PLAYER_FIELDS):
            more["player"] = rest
        rank = entry.get("rank")
        return PlayerScore(
            name=_read_text(player.get("name")) or _read_text(player.get("bggUsername")),
            score=score or "",
            winner=entry.get("winner") is True,
            rank=rank if type(rank) is int and 0 < rank < 100 else 0,
            more=more,
        )

    def _collect_unread(self, kind: str, entry: Table, understood: frozenset[str]) -> dict[str, Any]:
        """Return the fields of an entry that aren't `understood`, without empty values, and count them as unread."""
        more = {key: value for key, value in entry.items() if key not in understood and _has_value(value)}
        self.unread.update(f"{kind}.{key}"[:60] for key in more)
        return more


def _has_value(value: Any) -> bool:
    return value not in (None, "", 0, "[]", "{}") and value != [] and value != {} and value is not False


def _iter_objects(value: Any) -> Iterator[Table]:
    return (each for each in (value if isinstance(value, list) else ()) if isinstance(each, dict))


def _read_text(value: Any) -> str:
    return value.strip() if isinstance(value, str) else ""


def _read_date(entry: Table) -> str:
    """Return when a play was played, as in `Play.date`. Midnight stands for an unknown time of day."""
    date = parse_date(_read_text(entry.get("playDate"))) or parse_date(str(entry.get("playDateYmd", ""))[:8])
    return date.removesuffix("T00:00")


def _parse_summands(value: Any) -> list[str]:
    """Return the numbers of a score, which may be a sum such as `12+5`; an empty list if it isn't a number."""
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        value = repr(value) if abs(value) < 1e15 else ""
    if not isinstance(value, str) or len(value) > 4000:
        return []
    plain = value.replace(" ", "")
    parts = _SUMMAND.findall(plain)
    numbers = [parse_decimal(part) for part in parts]
    return [] if "".join(parts) != plain or None in numbers else [each for each in numbers if each is not None]


def _parse_score(value: Any) -> str | None:
    """Return a score as a decimal number, summed up; None if it isn't a number."""
    parts = _parse_summands(value)
    return number_text(sum(map(Decimal, parts), Decimal(0))) if parts else None


def _split_rounds(scores: Any) -> tuple[PlayRound, ...]:
    """Return the rounds of a play in which the scores of all players are sums of as many numbers; empty for any other
    play.
    """
    parts = [_parse_summands(each.get("score")) for each in _iter_objects(scores)]
    many = len(parts[0]) if parts else 0
    if many < 2 or any(len(each) != many for each in parts):
        return ()
    return tuple(PlayRound(tuple(each[number] for each in parts)) for number in range(many))


def write_export(plays: Iterable[Play]) -> str:
    """Return an export of these plays, as BG Stats reads it."""
    writing = _ExportWriter()
    written = [writing.write_play(play) for play in plays]
    table = {
        "about": "Pocket Switch",
        "games": list(writing.games.values()),
        "locations": list(writing.locations.values()),
        "players": list(writing.players.values()),
        "plays": written,
        "userInfo": {"meRefId": 0},
    }
    return json.dumps(table, ensure_ascii=False, indent=1, default=dict)


class _ExportWriter:
    """The lists of one export, each entry with its number."""

    def __init__(self) -> None:
        self.games: dict[str, dict[str, Any]] = {}
        self.players: dict[str, dict[str, Any]] = {}
        self.locations: dict[str, dict[str, Any]] = {}

    def write_play(self, play: Play) -> dict[str, Any]:
        more = dict(play.more)
        game = {
            **_pop_part(more, "game"),
            "name": play.game,
            "highestWins": not play.low,
            "cooperative": play.cooperative,
        }
        location = {**_pop_part(more, "location"), "name": play.place}
        entry = {
            "ignored": False,
            "usesTeams": False,
            **more,
            "uuid": play.key or str(_make_uuid("play", play_text(play))).upper(),
            "gameRefId": _number_entry(self.games, "game", game),
            "locationRefId": _number_entry(self.locations, "location", location) if play.place else 0,
            "playDate": play.date.replace("T", " ") if "T" in play.date else f"{play.date} 00:00:00",
            "playDateYmd": int(play.date[:10].replace("-", "") or 0),
            "comments": play.note,
            "manualWinner": True,
            "playerScores": [self._write_score(each, play, at) for at, each in enumerate(play.scores)],
        }
        if "T" in play.date and len(play.date) == 16:
            entry["playDate"] += ":00"
        if not play.date:
            del entry["playDate"], entry["playDateYmd"]
        return entry

    def _write_score(self, player: PlayerScore, play: Play, at: int) -> dict[str, Any]:
        more = dict(player.more)
        person = {"isAnonymous": False, **_pop_part(more, "player"), "name": player.name}
        unread = more.get("score", "")
        return {
            "newPlayer": False,
            "startPlayer": False,
            **more,
            "score": _sum_text(play, at) or player.score or unread,
            "playerRefId": _number_entry(self.players, "player", person),
            "winner": player.winner,
            "rank": player.rank,
        }


def _pop_part(more: dict[str, Any], name: str) -> dict[str, Any]:
    """Remove from `more`, and return, the fields that weren't understood of a game, location or player that a play
    names.
    """
    return dict(more.pop(name)) if isinstance(more.get(name), Mapping) else {}


def _sum_text(play: Play, player: int) -> str:
    """Return the score of a player as the sum of the rounds that count, such as `12+5`; "" if that isn't the score."""
    parts = [each.scores[player] or "0" for each in play.rounds if not each.struck]
    if len(parts) < 2 or number_text(sum(map(Decimal, parts), Decimal(0))) != play.scores[player].score:
        return ""
    return "".join(part if number == 0 or part.startswith("-") else f"+{part}" for number, part in enumerate(parts))


def _number_entry(known: dict[str, dict[str, Any]], kind: str, entry: dict[str, Any]) -> int:
    """Return the number of an entry in a list of the export; a new entry is added."""
    said = json.dumps(entry, sort_keys=True, default=dict)
    if said not in known:
        known[said] = {"uuid": str(_make_uuid(kind, entry["name"])).upper(), **entry, "id": len(known) + 1}
    return int(known[said]["id"])


def _make_uuid(kind: str, value: object) -> UUID:
    """Return an id that is the same for the same entry in every file."""
    return UUID(bytes=sha256(f"{kind} {value}".encode()).digest()[:16], version=5)
