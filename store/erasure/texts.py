"""Erase what names people from the texts of a match: its sheet, taps, hands, notes and origins.

`seats` are the seats (0-based) that an erased person has ever had. Which texts are erased depends on these seats and on
the text alone, never on a name, so every device erases the same, in whatever order facts arrive.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any

from engine.bounded_json import read_json
from engine.scoresheet.taps import Join, Name, Note, event_text, parse_event
from engine.scoresheet.terms import SheetError
from store.facts.person import ERASED_NAME


def seat_label(seat: int) -> str:
    """Return the name in the place of those of a seat (0-based)."""
    return f"{ERASED_NAME} {seat + 1}"


def erase_in_notation(text: str, seated: Sequence[int], seats: Collection[int]) -> str:
    """Erase the players' names in a hand in notation. `seated` are the seats of its players in order; if they don't
    fit, all names are erased.
    """

    from engine.notation import rename_players  # imported with the first deletion: a start has no time for it

    def rename(names: Sequence[str]) -> list[str]:
        fits = len(seated) == len(names)
        where = seated if fits else range(len(names))
        return [
            seat_label(seat) if seat in seats or not fits else name for seat, name in zip(where, names, strict=True)
        ]

    return rename_players(text, rename)


def erase_in_names(text: str, seats: Collection[int]) -> str:
    """Erase names from the JSON list of a sheet's players."""
    names: list[str] = json.loads(text)
    kept = [seat_label(seat) if seat in seats else name for seat, name in enumerate(names)]
    return text if kept == names else json.dumps(kept)


def erase_in_tap(text: str, seats: Collection[int], first: int, *, noted: bool) -> str:
    """Erase a player's name from a tap, and the note of a round if `noted`. `first` is the number of players with whom
    the sheet began. Who joins later has a seat from there on, and which depends on other taps: so if one of these seats
    is among `seats`, all names of those who joined are erased. A text that can't be read is returned unchanged.
    """
    try:
        event = parse_event(text)
    except SheetError:
        return text
    match event:
        case Name(player=player) if player in seats:
            erased: Name | Join | Note = replace(event, name=seat_label(player))
        case Join() if any(seat >= first for seat in seats):
            erased = replace(event, name=ERASED_NAME)
        case Note() if noted:
            erased = replace(event, text="")
        case _:
            return text
    return text if erased == event else event_text(erased)


def erase_in_detail(text: str) -> str:
    """Erase the note in the detail of a mark. Details of other marks are returned unchanged."""
    detail = json.loads(text)
    return json.dumps({"text": ""}) if detail.get("text") else text


def erase_in_play(text: str, seats: Collection[int]) -> str:
    """Erase names and notes from the text of a `store.exchange.plays.Play`, and whatever in it isn't understood and
    contains one of these names. Return "" for a text that is no play.
    """
    try:
        play = read_json(text, len(text))
        erased = _erase_in_play_table(play, seats)
    except (AttributeError, KeyError, TypeError, ValueError):
        return ""
    return text if erased == play else json.dumps(erased, ensure_ascii=False, separators=(",", ":"))


def _erase_in_play_table(play: dict[str, Any], seats: Collection[int]) -> dict[str, Any]:
    players = [{"name": "", **player} for player in play["scores"]]
    names = {str(player["name"]).casefold() for seat, player in enumerate(players) if seat in seats}
    names = {name for name in names if name and not name.startswith(ERASED_NAME.casefold())}

    def fit_more(table: dict[str, Any]) -> dict[str, Any]:
        more = {
            key: value
            for key, value in table.pop("more", {}).items()
            if not any(name in json.dumps([key, value], ensure_ascii=False).casefold() for name in names)
        }
        return {**table, "more": more} if more else table

    scores = [
        {**{key: value for key, value in player.items() if key != "more"}, "name": seat_label(seat)}
        if seat in seats
        else fit_more(dict(player))
        for seat, player in enumerate(players)
    ]
    rounds = [{key: value for key, value in each.items() if key != "note"} for each in play.get("rounds", ())]
    found = {**fit_more(dict(play)), "scores": scores, **({"rounds": rounds} if rounds else {})}
    found.pop("note", None)
    return found
