"""Read plays as BoardGameGeek's XML API 2 sends them: `<plays>` with `<play>`, each with its `<item>`, `<comments>` and
`<players>`. A document type declaration is refused, and with it every entity.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any, Final
from xml.parsers import expat

from store.errors import ScoreFileError
from store.exchange.cells import parse_date, parse_decimal
from store.exchange.plays import MAX_PLAYS, LeftOut, Play, PlayerScore, ScoreFile

MAX_ELEMENTS: Final = 1_000_000
MAX_DEPTH: Final = 12
_PLAY_ATTRIBUTES: Final = frozenset(("id", "date", "location", "incomplete"))
_PLAYER_ATTRIBUTES: Final = frozenset(("name", "score", "win"))
_EMPTY_VALUES: Final = ("", "0")
Attributes = dict[str, str]


def is_export(text: str) -> bool:
    """Return whether a text may be plays of BoardGameGeek."""
    return text.lstrip("\ufeff \t\r\n").startswith("<")


def read_export(text: str) -> ScoreFile:
    """Return the plays of a file. Raises ScoreFileError if it isn't such a file, or is too large."""
    parser, reading = expat.ParserCreate("utf-8"), _PlaysHandler()
    parser.StartElementHandler = reading.start
    parser.EndElementHandler = reading.end
    parser.CharacterDataHandler = reading.characters
    parser.StartDoctypeDeclHandler = _refuse_entities
    parser.EntityDeclHandler = _refuse_entities
    parser.buffer_text = True
    try:
        parser.Parse(text.lstrip("\ufeff \t\r\n").encode("utf-8", "replace"), True)
    except expat.ExpatError as error:
        raise ScoreFileError("broken", f"line {error.lineno}", expat.errors.messages[error.code]) from None
    return ScoreFile("bgg", tuple(reading.plays), "plays", left_out=tuple(reading.left_out), unread=reading.unread)


def _refuse_entities(*_: object) -> None:
    raise ScoreFileError("forbidden", "DOCTYPE", "document types and entities are not read")


@dataclass
class _PlaysHandler:
    """Collects plays while the XML is parsed: those read so far, and the one whose element is open."""

    plays: list[Play] = field(default_factory=list)
    left_out: list[LeftOut] = field(default_factory=list)
    unread: Counter[str] = field(default_factory=Counter)
    path: list[str] = field(default_factory=list)
    elements: int = 0
    number: int = 0
    play: Attributes = field(default_factory=dict)
    item: Attributes = field(default_factory=dict)
    subtypes: list[str] = field(default_factory=list)
    comments: list[str] = field(default_factory=list)
    players: list[PlayerScore] = field(default_factory=list)

    def start(self, name: str, attributes: Attributes) -> None:
        self.elements += 1
        if self.elements > MAX_ELEMENTS or len(self.path) >= MAX_DEPTH:
            raise ScoreFileError("large", f"element {self.elements}", "there are too many elements, or too deep")
        if not self.path and name != "plays":
            raise ScoreFileError("unknown", f"<{name[:20]}>", "plays of BoardGameGeek begin with <plays>")
        self.path.append(name)
        match self.path[1:]:
            case ["play"]:
                self.number += 1
                if self.number > MAX_PLAYS:
                    raise ScoreFileError("large", "plays", f"at most {MAX_PLAYS} are read")
                self.play, self.item, self.subtypes, self.comments, self.players = attributes, {}, [], [], []
            case ["play", "item"]:
                self.item = attributes
            case ["play", "item", "subtypes", "subtype"]:
                self.subtypes.append(attributes.get("value", ""))
            case ["play", "players", "player"]:
                self.players.append(self._read_player(attributes))

    def characters(self, text: str) -> None:
        if self.path[1:] == ["play", "comments"]:
            self.comments.append(text)

    def end(self, name: str) -> None:
        self.path.pop()
        if name == "play" and len(self.path) == 1:
            self._finish_play()

    def _read_player(self, said: Attributes) -> PlayerScore:
        score = parse_decimal(said.get("score", ""))
        more = {
            key: value for key, value in said.items() if key not in _PLAYER_ATTRIBUTES and value not in _EMPTY_VALUES
        }
        if score is None and said.get("score", "").strip():
            more["score"] = said["score"]
        self.unread.update(f"player.{key}"[:60] for key in more)
        name = said.get("name", "").strip() or said.get("username", "").strip()
        return PlayerScore(name, score or "", said.get("win") == "1", more=more)

    def _finish_play(self) -> None:
        if not self.players:
            self.left_out.append(LeftOut(f"play {self.play.get('id', self.number)}"[:60], "no-players"))
            return
        more: dict[str, Any] = {
            key: value
            for key, value in self.play.items()
            if key not in _PLAY_ATTRIBUTES and value not in _EMPTY_VALUES and (key, value) != ("quantity", "1")
        }
        more |= {f"item {key}": value for key, value in self.item.items() if key != "name" and value}
        if self.subtypes and self.subtypes != ["boardgame"]:
            more["subtypes"] = self.subtypes
        if self.play.get("incomplete", "0") not in _EMPTY_VALUES:
            more["incomplete"] = self.play["incomplete"]
        self.unread.update(f"play.{key}"[:60] for key in more)
        self.plays.append(
            Play(
                game=self.item.get("name", "").strip(),
                scores=tuple(self.players),
                key=self.play.get("id", ""),
                date=parse_date(self.play.get("date", "")),
                place=self.play.get("location", "").strip(),
                note="".join(self.comments).strip(),
                more=more,
            )
        )
