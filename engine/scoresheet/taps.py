"""Events on a score sheet, one small frozen class each, and their texts.

`player` is an index in order of joining and is never reused; `round` counts from 1. `more` marks a tap that continues
the one before (the second digit of a number): both are undone together.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Literal, TypeVar, assert_never, dataclass_transform

from engine.cards import CARDS
from engine.messages import Message
from engine.player_names import MAX_NAME_LENGTH, MAX_NOTE_LENGTH, clean_name, first_confusable, shown_name
from engine.scoresheet.terms import (
    MOST_BONUSES,
    MOST_PLAYERS,
    MOST_ROUNDS,
    Points,
    SheetError,
    Terms,
    check_integer,
    check_points,
    exact_points,
    is_half_or_whole,
    parse_json_table,
    short_repr,
)
from engine.stored_keys import keys_of, stored

PenaltyKind = Literal["missed", "blunder"]
PENALTIES: Final = ("missed", "blunder")
MOST_CARDS: Final = CARDS
MOST_MARKS: Final = 500


@dataclass(frozen=True)
class Score:
    """An entry: points, as counted by the players."""

    points: Points


@dataclass(frozen=True)
class Cards:
    """An entry: the cards left, which the ruleset adds up; none for a player who went out."""

    cards: tuple[str, ...]


@dataclass(frozen=True)
class Place:
    """An entry: the place in the round, from 1."""

    place: int


@dataclass(frozen=True)
class Won:
    """An entry: won the round, and collects its points if the terms say so."""


@dataclass(frozen=True)
class Lost:
    """An entry: lost the round, and a life if the match is for lives."""


Entry = Score | Cards | Place | Won | Lost


@dataclass(frozen=True, kw_only=True)
class SheetEvent:
    """The base class of everything that happens on a sheet."""

    more: bool = stored("more", default=False)


#: The kinds of event by the word with which they are stored.
KINDS: Final[dict[str, type[SheetEvent]]] = {}
T = TypeVar("T", bound=SheetEvent)


@dataclass_transform(frozen_default=True, field_specifiers=(stored,))
def _event_kind(word: str) -> Callable[[type[T]], type[T]]:
    """Returns a decorator that declares a kind of event, a frozen dataclass, stored with `word`."""

    def add_kind(kind: type[T]) -> type[T]:
        made = dataclass(frozen=True)(kind)
        keys_of(made)
        KINDS[word] = made
        return made

    return add_kind


@_event_kind("enter")
class Enter(SheetEvent):
    """Sets or clears (None) a player's entry of a round."""

    round: int = stored("round")
    player: int = stored("player")
    entry: Entry | None = stored("entry")


@_event_kind("mark")
class ScoreMark(SheetEvent):
    """Adds a mark to a tally. A knock-out names the player who went `out` (-1: nobody, or unknown)."""

    round: int = stored("round")
    player: int = stored("player")
    points: Points = stored("points")
    out: int = stored("out", default=-1)


@_event_kind("unmark")
class Unmark(SheetEvent):
    """Removes the mark at index `mark` from a tally."""

    round: int = stored("round")
    mark: int = stored("mark")


@_event_kind("keep")
class FinishRound(SheetEvent):
    """Finishes the round in play and begins the next one."""

    round: int = stored("round")


@_event_kind("strike")
class Strike(SheetEvent):
    """Strikes a round out so that it doesn't count, or restores it."""

    round: int = stored("round")
    on: bool = stored("on", default=True)


@_event_kind("double")
class Double(SheetEvent):
    """Doubles a round, or not, for the card it ended on."""

    round: int = stored("round")
    on: bool = stored("on", default=True)


@_event_kind("turn")
class TurnRound(SheetEvent):
    """Reverses the direction of play."""

    round: int = stored("round")


@_event_kind("deals")
class Deals(SheetEvent):
    """Makes somebody else the dealer of the round."""

    round: int = stored("round")
    player: int = stored("player")


@_event_kind("penalty")
class Penalty(SheetEvent):
    """Adds or removes penalties for missed declarations or wrong cards."""

    round: int = stored("round")
    player: int = stored("player")
    kind: PenaltyKind = stored("kind")
    by: int = stored("by", default=1)


@_event_kind("bonus")
class GiveBonus(SheetEvent):
    """Gives a player bonus number `bonus` (from 0) of the counting in a round, or takes it away."""

    round: int = stored("round")
    player: int = stored("player")
    bonus: int = stored("bonus")
    by: int = stored("by", default=1)


@_event_kind("join")
class Join(SheetEvent):
    """Adds a player in the last seat from the round in play on, with `start` points."""

    name: str = stored("name")
    start: Points = stored("start", default=0)


@_event_kind("retire")
class Retire(SheetEvent):
    """Lets a player leave from the round in play on; their total stays. With `ranked` they keep their place, otherwise
    they come after those who play on.
    """

    player: int = stored("player")
    ranked: bool = stored("ranked", default=False)


@_event_kind("return")
class Return(SheetEvent):
    """Brings a player who left back to their seat."""

    player: int = stored("player")


@_event_kind("swap")
class Swap(SheetEvent):
    """Swaps the seats of two players from the round in play on."""

    first: int = stored("first")
    second: int = stored("second")


@_event_kind("name")
class Name(SheetEvent):
    """Renames a player."""

    player: int = stored("player")
    name: str = stored("name")


@_event_kind("life")
class Life(SheetEvent):
    """Gives or takes lives by hand."""

    player: int = stored("player")
    by: int = stored("by")


@_event_kind("out")
class Out(SheetEvent):
    """Eliminates a player by hand from the round in play on, or undoes that."""

    player: int = stored("player")
    on: bool = stored("on", default=True)


@_event_kind("team")
class Team(SheetEvent):
    """Sets a player's team, from 1; 0 is none."""

    player: int = stored("player")
    team: int = stored("team")


@_event_kind("note")
class Note(SheetEvent):
    """Sets the note of a round; empty for none."""

    round: int = stored("round")
    text: str = stored("text")


@_event_kind("decide")
class Decide(SheetEvent):
    """Breaks a tie: ranks level players in this order, and those not named behind them, still level."""

    order: tuple[int, ...] = stored("order")


@_event_kind("timeup")
class TimeUp(SheetEvent):
    """Declares the round in play the last one because time is up, or not."""

    on: bool = stored("on", default=True)


@_event_kind("end")
class EndMatch(SheetEvent):
    """Ends the match as it stands, or goes on with it."""

    on: bool = stored("on", default=True)


@_event_kind("undo")
class Undo(SheetEvent):
    """Undoes the newest standing step."""


@_event_kind("redo")
class Redo(SheetEvent):
    """Restores the step that was undone last."""


_WORDS: Final = {kind: word for word, kind in KINDS.items()}


def word_of(event: SheetEvent) -> str:
    """The word that an event is stored with."""
    return _WORDS[type(event)]


def event_text(event: SheetEvent) -> str:
    """An event as one line of JSON, without fields that have their default."""
    table: dict[str, Any] = {"do": _WORDS[type(event)]}
    for key, each in keys_of(type(event)).items():
        value = getattr(event, each.name)
        if value != each.default:
            table[key] = _entry_table(value) if key == "entry" else value
    return json.dumps(table, ensure_ascii=False, separators=(",", ":"))


def parse_event(text: str) -> SheetEvent:
    """The event that `event_text` wrote. Raises SheetError."""
    table = parse_json_table(text)
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
    """The event with its texts cleaned. Raises SheetError if a part of it is out of bounds."""
    keys = keys_of(type(event)).items()
    checked = type(event)(**{each.name: _CHECKS[key](getattr(event, each.name)) for key, each in keys})
    if isinstance(checked, (Penalty, Life)):
        check_integer(abs(checked.by), "by", 1, 99)
    if isinstance(checked, (Join, Name)) and not checked.name:
        raise SheetError("name: a name has at least one letter")
    return checked


def _entry_table(entry: Entry | None) -> dict[str, Any] | None:
    """An entry as a JSON table: its word with its value, or true."""
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


def _parse_entry(value: Any) -> Any:
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
    raise SheetError(f"entry: {short_repr(value)} is none; one of score, cards, place, won, lost is wanted")


def _parse_order(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


_READ: Final[dict[str, Callable[[Any], Any]]] = {"entry": _parse_entry, "order": _parse_order}


def _check_entry(entry: Any) -> Entry | None:
    match entry:
        case Score():
            return Score(check_points(entry.points))
        case Cards():
            if len(entry.cards) > MOST_CARDS or not all(
                isinstance(card, str) and len(card) <= 3 for card in entry.cards
            ):
                raise SheetError(f"cards: {short_repr(entry.cards)}; at most {MOST_CARDS} cards as texts are allowed")
            return entry
        case Place():
            return Place(check_integer(entry.place, "place", 1, MOST_PLAYERS))
        case Won() | Lost() | None:
            return entry
    raise SheetError(f"entry: {short_repr(entry)} is none")


def _check_order(order: Any) -> tuple[int, ...]:
    if not isinstance(order, tuple) or len(set(map(repr, order))) != len(order):
        raise SheetError(f"order: {short_repr(order)}; every player at most once")
    return tuple(_check_player(player) for player in order)


def _check_player(value: object) -> int:
    return check_integer(value, "player", 0, MOST_PLAYERS - 1)


def _check_bool(value: object) -> bool:
    if not isinstance(value, bool):
        raise SheetError(f"{short_repr(value)}: true or false is wanted")
    return value


def _check_kind(value: object) -> object:
    if value not in PENALTIES:
        raise SheetError(f"kind: {short_repr(value)}; {' or '.join(PENALTIES)} is allowed")
    return value


def _check_text(clean: Callable[[str, int], str], most: int) -> Callable[[object], str]:
    def check_and_clean(value: object) -> str:
        if not isinstance(value, str):
            raise SheetError(f"{short_repr(value)}: a text is wanted")
        return clean(value, most)

    return check_and_clean


_CHECKS: Final[dict[str, Callable[[Any], Any]]] = {
    "more": _check_bool,
    "ranked": _check_bool,
    "bonus": lambda value: check_integer(value, "bonus", 0, MOST_BONUSES - 1),
    "on": _check_bool,
    "round": lambda value: check_integer(value, "round", 1, MOST_ROUNDS),
    "player": _check_player,
    "first": _check_player,
    "second": _check_player,
    "entry": _check_entry,
    "points": check_points,
    "start": lambda value: check_points(value, "start"),
    "out": lambda value: check_integer(value, "out", -1, MOST_PLAYERS - 1),
    "mark": lambda value: check_integer(value, "mark", 0, MOST_MARKS - 1),
    "by": lambda value: check_integer(value, "by", -99, 99),
    "kind": _check_kind,
    "name": _check_text(shown_name, MAX_NAME_LENGTH),
    "text": _check_text(clean_name, MAX_NOTE_LENGTH),
    "team": lambda value: check_integer(value, "team", 0, MOST_PLAYERS),
    "order": _check_order,
}


def check_distinct_name(names: Sequence[str], event: SheetEvent) -> None:
    """Raises SheetError if an event gives a player a name that could be mistaken for another of `names`. Only new taps
    are checked, since sheets of earlier versions may hold such names.
    """
    if not isinstance(event, (Join, Name)):
        return
    others = [name for n, name in enumerate(names) if not (isinstance(event, Name) and n == event.player)]
    if taken := first_confusable(event.name, others):
        raise SheetError(Message("sheet-name-taken", {"name": taken}))


def nearest_plain_event(terms: Terms, event: SheetEvent) -> SheetEvent:
    """The nearest event that versions of the app without `Counting` can read; the event itself if they can read it.
    They know multiples of ½ and no bonuses, and give no points for places.
    """
    match event:
        case Enter(entry=Score(points=points)):
            return replace(event, entry=Score(round_to_half(points)))
        case Enter(entry=Place(place=place)) if terms.counting.league:
            return replace(event, entry=Score(round_to_half(league_points(terms, place))))
        case ScoreMark(points=points):
            return replace(event, points=round_to_half(points))
        case GiveBonus():
            bonuses = terms.counting.bonuses
            points = bonuses[event.bonus].points * event.by if event.bonus < len(bonuses) else 0
            return ScoreMark(event.round, event.player, round_to_half(points), more=event.more)
        case Join(start=start):
            return replace(event, start=round_to_half(start))
        case Retire():
            return replace(event, ranked=False)
    return event


def is_plain_event(event: SheetEvent) -> bool:
    """Whether versions of the app without `Counting` can read an event."""
    return nearest_plain_event(Terms(), event) == event


def league_points(terms: Terms, place: int) -> Points:
    """The points for a place in a round; 0 for places that get none."""
    league = terms.counting.league
    return league[place - 1] if place <= len(league) else 0


def round_to_half(points: Points) -> Points:
    """The nearest multiple of ½; halfway cases go away from 0."""
    if is_half_or_whole(points):
        return points
    halves = int(abs(points) * 2 + 0.5)
    return exact_points((halves if points > 0 else -halves) / 2)
