"""What happens on a score sheet, one small frozen thing a tap, and its text.

`player` counts in the order of joining and is never given out again, `round` counts from 1. `more` marks a tap that
goes on from the one before (the second digit of a number): both are undone together.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeVar, assert_never, dataclass_transform

from engine.cards import CARDS
from engine.messages import Message
from engine.names import LONGEST_NAME, LONGEST_NOTE, clean_name, first_confusable, shown_name
from engine.scoresheet.terms import MOST_PLAYERS, MOST_ROUNDS, Points, SheetError, json_table, points, shown, whole
from engine.stored_keys import keys_of, stored

PenaltyKind = Literal["missed", "blunder"]
PENALTIES: Final = ("missed", "blunder")
MOST_CARDS: Final = CARDS
MOST_MARKS: Final = 500


@dataclass(frozen=True)
class Score:
    """Points as somebody counted them."""

    points: Points


@dataclass(frozen=True)
class Cards:
    """The cards that were left, which the ruleset adds up; none when somebody went out."""

    cards: tuple[str, ...]


@dataclass(frozen=True)
class Place:
    """The place in a round, 1 is first."""

    place: int


@dataclass(frozen=True)
class Won:
    """Won the round, and collects it where the winner does."""


@dataclass(frozen=True)
class Lost:
    """Lost the round, and a life where lives count."""


Entry = Score | Cards | Place | Won | Lost


@dataclass(frozen=True, kw_only=True)
class SheetEvent:
    """Anything that happens on a sheet."""

    more: bool = stored("more", default=False)


#: The kinds of event by the word with which they are stored.
KINDS: Final[dict[str, type[SheetEvent]]] = {}
T = TypeVar("T", bound=SheetEvent)


@dataclass_transform(frozen_default=True, field_specifiers=(stored,))
def _stored(word: str) -> Callable[[type[T]], type[T]]:
    """Declares a kind of event, a frozen dataclass, by its word."""

    def declared(kind: type[T]) -> type[T]:
        made = dataclass(frozen=True)(kind)
        keys_of(made)
        KINDS[word] = made
        return made

    return declared


@_stored("enter")
class Enter(SheetEvent):
    """A player's entry of a round; None clears it."""

    round: int = stored("round")
    player: int = stored("player")
    entry: Entry | None = stored("entry")


@_stored("mark")
class ScoreMark(SheetEvent):
    """One scoring event of a tally; a knock-out names who went `out` (-1: nobody, or unknown)."""

    round: int = stored("round")
    player: int = stored("player")
    points: Points = stored("points")
    out: int = stored("out", default=-1)


@_stored("unmark")
class Unmark(SheetEvent):
    """Takes the tally's mark at this place (from 0) away."""

    round: int = stored("round")
    mark: int = stored("mark")


@_stored("keep")
class Keep(SheetEvent):
    """The round in play is over and kept; the next one begins."""

    round: int = stored("round")


@_stored("strike")
class Strike(SheetEvent):
    """A round that does not count, or does again."""

    round: int = stored("round")
    on: bool = stored("on", default=True)


@_stored("double")
class Double(SheetEvent):
    """A round that counts twice, for the card it ended on."""

    round: int = stored("round")
    on: bool = stored("on", default=True)


@_stored("turn")
class TurnRound(SheetEvent):
    """The direction of play turns round."""

    round: int = stored("round")


@_stored("deals")
class Deals(SheetEvent):
    """Somebody else deals the round."""

    round: int = stored("round")
    player: int = stored("player")


@_stored("penalty")
class Penalty(SheetEvent):
    """A missed declaration or a blunder more, or fewer."""

    round: int = stored("round")
    player: int = stored("player")
    kind: PenaltyKind = stored("kind")
    by: int = stored("by", default=1)


@_stored("join")
class Join(SheetEvent):
    """Somebody joins from the round in play on, in the last seat, with `start` points."""

    name: str = stored("name")
    start: Points = stored("start", default=0)


@_stored("retire")
class Retire(SheetEvent):
    """Somebody leaves from the round in play on; their total stays."""

    player: int = stored("player")


@_stored("return")
class Return(SheetEvent):
    """Somebody who left comes back to their seat."""

    player: int = stored("player")


@_stored("swap")
class Swap(SheetEvent):
    """Two players change seats from the round in play on."""

    first: int = stored("first")
    second: int = stored("second")


@_stored("name")
class Name(SheetEvent):
    """A player's name is another."""

    player: int = stored("player")
    name: str = stored("name")


@_stored("life")
class Life(SheetEvent):
    """Lives given or taken by hand."""

    player: int = stored("player")
    by: int = stored("by")


@_stored("out")
class Out(SheetEvent):
    """Somebody is eliminated by hand from the round in play on, or is not."""

    player: int = stored("player")
    on: bool = stored("on", default=True)


@_stored("team")
class Team(SheetEvent):
    """A player's team from 1; 0 is none."""

    player: int = stored("player")
    team: int = stored("team")


@_stored("note")
class Note(SheetEvent):
    """What is to be remembered of a round; an empty text is no note."""

    round: int = stored("round")
    text: str = stored("text")


@_stored("decide")
class Decide(SheetEvent):
    """A tie-break: players who are level stand in this order, those who are not named behind them, level still."""

    order: tuple[int, ...] = stored("order")


@_stored("timeup")
class TimeUp(SheetEvent):
    """The time is over: the round in play is the last, or is not."""

    on: bool = stored("on", default=True)


@_stored("end")
class EndMatch(SheetEvent):
    """Somebody ends the match as it stands, or goes on with it."""

    on: bool = stored("on", default=True)


@_stored("undo")
class Undo(SheetEvent):
    """The newest step that stands is taken back."""


@_stored("redo")
class Redo(SheetEvent):
    """The step that was taken back last stands again."""


_WORDS: Final = {kind: word for word, kind in KINDS.items()}


def word_of(event: SheetEvent) -> str:
    """The word that an event is stored with."""
    return _WORDS[type(event)]


def event_text(event: SheetEvent) -> str:
    """An event as one line of JSON; what has its default is left out."""
    table: dict[str, Any] = {"do": _WORDS[type(event)]}
    for key, each in keys_of(type(event)).items():
        value = getattr(event, each.name)
        if value != each.default:
            table[key] = _entry_table(value) if key == "entry" else value
    return json.dumps(table, ensure_ascii=False, separators=(",", ":"))


def parse_event(text: str) -> SheetEvent:
    """The event that `event_text` wrote. Raises SheetError."""
    table = json_table(text)
    kind = KINDS.get(str(table.pop("do", "")))
    if kind is None:
        raise SheetError(f"do: no such event; there are {', '.join(KINDS)}")
    known = keys_of(kind)
    for key in table:
        if key not in known:
            raise SheetError(f"{key[:40]}: no such word; there are {', '.join(sorted(known))}")
    try:
        read = {known[key].name: _READ[key](value) if key in _READ else value for key, value in table.items()}
        return check_event(kind(**read))
    except TypeError:
        raise SheetError(f"{_WORDS[kind]}: a word is missing; there are {', '.join(sorted(known))}") from None


def check_event(event: SheetEvent) -> SheetEvent:
    """The event with its texts cleaned, if every part of it is within bounds; else SheetError."""
    keys = keys_of(type(event)).items()
    checked = type(event)(**{each.name: _CHECKS[key](getattr(event, each.name)) for key, each in keys})
    if isinstance(checked, (Penalty, Life)):
        whole(abs(checked.by), "by", 1, 99)
    if isinstance(checked, (Join, Name)) and not checked.name:
        raise SheetError("name: a name has at least one letter")
    return checked


def _entry_table(entry: Entry | None) -> dict[str, Any] | None:
    """An entry's word with what it holds, or true."""
    match entry:
        case None:
            return None
        case Score():
            return {"score": entry.points}
        case Cards():
            return {"cards": entry.cards}
        case Place():
            return {"place": entry.place}
        case Won():
            return {"won": True}
        case Lost():
            return {"lost": True}
    assert_never(entry)


def _read_entry(value: Any) -> Any:
    if value is None:
        return None
    if isinstance(value, dict) and len(value) == 1:
        match value:
            case {"score": given}:
                return Score(given)
            case {"cards": list(given)}:
                return Cards(tuple(given))
            case {"place": given}:
                return Place(given)
            case {"won": True}:
                return Won()
            case {"lost": True}:
                return Lost()
    raise SheetError(f"entry: {shown(value)} is none; one of score, cards, place, won, lost is wanted")


def _read_order(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


_READ: Final[dict[str, Callable[[Any], Any]]] = {"entry": _read_entry, "order": _read_order}


def _check_entry(entry: Any) -> Entry | None:
    match entry:
        case Score():
            return Score(points(entry.points))
        case Cards():
            if len(entry.cards) > MOST_CARDS or not all(
                isinstance(card, str) and len(card) <= 3 for card in entry.cards
            ):
                raise SheetError(f"cards: {shown(entry.cards)}; at most {MOST_CARDS} cards as texts are allowed")
            return entry
        case Place():
            return Place(whole(entry.place, "place", 1, MOST_PLAYERS))
        case Won() | Lost() | None:
            return entry
    raise SheetError(f"entry: {shown(entry)} is none")


def _check_order(order: Any) -> tuple[int, ...]:
    if not isinstance(order, tuple) or len(set(map(repr, order))) != len(order):
        raise SheetError(f"order: {shown(order)}; every player at most once")
    return tuple(_check_player(player) for player in order)


def _check_player(value: object) -> int:
    return whole(value, "player", 0, MOST_PLAYERS - 1)


def _check_bool(value: object) -> bool:
    if not isinstance(value, bool):
        raise SheetError(f"{shown(value)}: true or false is wanted")
    return value


def _check_kind(value: object) -> object:
    if value not in PENALTIES:
        raise SheetError(f"kind: {shown(value)}; {' or '.join(PENALTIES)} is allowed")
    return value


def _check_text(clean: Callable[[str, int], str], most: int) -> Callable[[object], str]:
    def checked(value: object) -> str:
        if not isinstance(value, str):
            raise SheetError(f"{shown(value)}: a text is wanted")
        return clean(value, most)

    return checked


_CHECKS: Final[dict[str, Callable[[Any], Any]]] = {
    "more": _check_bool,
    "on": _check_bool,
    "round": lambda value: whole(value, "round", 1, MOST_ROUNDS),
    "player": _check_player,
    "first": _check_player,
    "second": _check_player,
    "entry": _check_entry,
    "points": points,
    "start": lambda value: points(value, "start"),
    "out": lambda value: whole(value, "out", -1, MOST_PLAYERS - 1),
    "mark": lambda value: whole(value, "mark", 0, MOST_MARKS - 1),
    "by": lambda value: whole(value, "by", -99, 99),
    "kind": _check_kind,
    "name": _check_text(shown_name, LONGEST_NAME),
    "text": _check_text(clean_name, LONGEST_NOTE),
    "team": lambda value: whole(value, "team", 0, MOST_PLAYERS),
    "order": _check_order,
}


def check_name(names: Sequence[str], event: SheetEvent) -> None:
    """SheetError where an event gives a player a name that looks like another's on a sheet of these names. It is asked
    of what is tapped now alone: sheets of earlier versions hold such names, and are read as they are."""
    if not isinstance(event, (Join, Name)):
        return
    others = [name for n, name in enumerate(names) if not (isinstance(event, Name) and n == event.player)]
    if taken := first_confusable(event.name, others):
        raise SheetError(Message("sheet-name-taken", {"name": taken}))
