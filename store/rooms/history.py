"""The events by which histories store a hand that was played in a room.

Their ids are the referee's or computed from those, so that several devices of a person, or an import, don't add a hand
twice. What a referee sends is checked: the record is replayed and must give the stated result.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import Any, Final

from engine.messages.errors import TextError
from engine.notation import parse_record, replay_record
from engine.play.result import result_of
from engine.rules.reader import MAX_RULES_LENGTH, Rules, RulesError, parse_rules
from store.events import bounds
from store.events.bounds import UnfitEvent
from store.events.event import Body, Event
from store.facts import KINDS
from store.records import Result, result_table
from store.rooms.entry import MAX_SEATS

MAX_HOLDERS: Final = 500  # of all seats of a room, from the first deal on
HIDDEN_SEED: Final = "0"  # stored as the seed of match and hand, since the referee doesn't reveal the real one

_ID_CHECK: Final = bounds.text_check(32)
_SEAT_CHECK: Final = bounds.object_check({"name": bounds.name, "person": _ID_CHECK, "bot": bounds.text_check(40)})
_HOLDER_CHECKS: Final = (
    bounds.seat,
    bounds.name,
    _ID_CHECK,
    bounds.text_check(40),
    bounds.time,
)  # of a seat: number, name, id of the person or level of the bot, since when (Unix ms)
_ROOM_CHECKS: Final[Mapping[str, bounds.Check]] = {
    "match": bounds.key,
    "created": bounds.time,
    "hands": bounds.integer_check(0, 1000),
    "rules": bounds.text_check(MAX_RULES_LENGTH),
    "seats": bounds.list_check(_SEAT_CHECK, MAX_SEATS),
}
_HAND_CHECK: Final = bounds.object_check(
    {
        "match": bounds.key,
        "hand": bounds.key,
        "n": bounds.integer_check(1, 1 << 31),
        "dealer": bounds.seat,
        "begun": bounds.time,
        "ended": bounds.time,
        "text": bounds.text_check(minimum=1),
        "result": bounds.object_check(
            dict.fromkeys(("scores", "totals", "order", "ending", "next_dealer"), bounds.accept_anything)
        ),
        "placings": bounds.list_check(bounds.seat, MAX_SEATS),
    }
)


def events_of_hand(room: Mapping[str, Any], hand: Mapping[str, Any]) -> list[Event]:
    """Return the events of a finished hand, each after those that it refers to.

    `room` is the room's table of a snapshot, `hand` the table of the frame that ended the hand. Raises `UnfitEvent`,
    which names what is wrong.
    """
    if not isinstance(room, Mapping):
        raise UnfitEvent("room", "an object is wanted")
    for name, check in _ROOM_CHECKS.items():
        check(room.get(name), name)
    _HAND_CHECK(hand, "")
    if hand["match"] != room["match"]:
        raise UnfitEvent("match", "it is a hand of another match")
    try:
        rules = parse_rules(room["rules"])
    except RulesError as error:
        raise UnfitEvent("rules", str(error)) from None
    result = _read_checked_result(rules, hand, len(room["seats"]))
    clock = hand["ended"] << 16
    first, later = _first_and_later_holders(room)
    text = sha256(room["rules"].encode())
    events = [Event(text.digest()[:16], clock, "ruleset", {"text": room["rules"]})]
    people = {each["person"]: each["name"] for each in (*later, *first) if each["person"]}
    events += [_make_person_event(person, name, room["created"], clock) for person, name in people.items()]
    match = bytes.fromhex(room["match"])
    events.append(Event(match, clock, "match", _make_match_body(room, first, rules, text.hexdigest())))
    events += [_make_seat_event(room["match"], each) for each in later]
    body = {name: hand[name] for name in ("match", "dealer", "begun", "ended")}
    body |= {
        "number": hand["n"],
        "seed": HIDDEN_SEED,
        "notation": hand["text"],
        "result": json.dumps(result_table(result)),
    }
    events.append(Event(bytes.fromhex(hand["hand"]), clock, "hand", body))
    if hand["placings"]:
        detail = json.dumps({"placings": hand["placings"]})
        over = {"match": room["match"], "mark": "finished", "at": hand["ended"], "detail": detail}
        events.append(Event(sha256(b"finished " + match).digest()[:16], clock, "mark", over))
    for event in events:
        KINDS[event.kind].check_body(event.body)
    return events


def own_person_events(room: Mapping[str, Any], seat: int, person: str, clock: int) -> list[Event]:
    """Return the events that say that the person at a seat is the person with this id (hex) on this device.

    They're the same on all devices of that person; none for a bot's seat or equal ids. Raises `UnfitEvent`.
    """
    own = seats_with_person_ids(room)[seat]
    if own["person"] in ("", person):
        return []
    key = sha256(f"{own['person']} is {person}".encode()).digest()[:16]
    mark = {"player": own["person"], "mark": "merged", "at": room["created"], "detail": person}
    return [_make_person_event(person, own["name"], room["created"], clock), Event(key, clock, "people", mark)]


def seats_with_person_ids(room: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Return the seats of a room with the ids by which histories store its people, all different.
    Raises `UnfitEvent`.
    """
    people = room.get("people", [seat["person"] for seat in room["seats"]])
    bounds.list_check(_ID_CHECK, MAX_SEATS)(people, "people")
    if len(people) != len(room["seats"]):
        raise UnfitEvent("people", "as many as seats are wanted")
    found: list[dict[str, Any]] = []
    for number, (seat, person) in enumerate(zip(room["seats"], people, strict=True)):
        if person:
            bounds.key(person, "person")
        if any(person == other["person"] for other in found if person):  # possible at hosts of earlier versions
            person = sha256(f"{room['match']} {number} {person}".encode()).hexdigest()[:32]
        found.append({**seat, "person": person})
    return found


def ids_of_later_people(room: Mapping[str, Any]) -> set[str]:
    """Return the ids of the people who got a seat after the first deal. Raises `UnfitEvent`."""
    return {each["person"] for each in _first_and_later_holders(room)[1]}


def _first_and_later_holders(room: Mapping[str, Any]) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Return the holders of all seats at the first deal, then those who got a seat later. Raises UnfitEvent."""
    seats = seats_with_person_ids(room)
    holders = room.get("holders")
    if holders is None:  # nobody came later
        return [{**seat, "bot": "" if seat["person"] else seat["bot"]} for seat in seats], []
    bounds.list_check(_check_holder, MAX_HOLDERS)(holders, "holders")
    found = [dict(zip(("seat", "name", "person", "bot", "since"), each, strict=True)) for each in holders]
    first, later = found[: len(seats)], found[len(seats) :]
    if [each["seat"] for each in first] != [*range(len(seats))] or any(each["seat"] >= len(seats) for each in later):
        raise UnfitEvent("holders", "one of each seat comes first")
    return first, later


def _check_holder(value: Any, location: str) -> None:
    if not isinstance(value, list) or len(value) != len(_HOLDER_CHECKS):
        raise UnfitEvent(location, "a seat, a name, a person, a bot and a time are wanted")
    for check, each in zip(_HOLDER_CHECKS, value, strict=True):
        check(each, location)
    if value[2]:
        bounds.key(value[2], location)


def _make_seat_event(match: str, holder: Mapping[str, Any]) -> Event:
    """Return the event of a person or bot who got a seat after the first deal; it's the same in every history."""
    key = sha256(f"{match} seat {holder['seat']} since {holder['since']}".encode()).digest()[:16]
    seat = [holder["name"], holder["bot"], holder["person"], holder["since"]]
    return Event(key, holder["since"] << 16, "seat", {"match": match, "number": holder["seat"], "seat": seat})


def _make_person_event(person: str, name: str, created: int, clock: int) -> Event:
    return Event(bytes.fromhex(person), clock, "person", {"name": name, "created": created})


def _make_match_body(room: Mapping[str, Any], found: list[dict[str, Any]], rules: Rules, digest: str) -> Body:
    created = room["created"]
    seats = [[seat["name"], seat["bot"], seat["person"], created] for seat in found]
    return {
        "created": created,
        "ruleset": rules.id,
        "rules": digest,
        "options": json.dumps(rules.chosen_options),
        "numbers": json.dumps(dict(rules.changed_numbers), sort_keys=True),
        "seed": HIDDEN_SEED,
        "target": None if room["hands"] else rules.match_target(len(seats)),
        "hand_limit": room["hands"] or None,
        "sheet": None,
        "seats": seats,
    }


def _read_checked_result(rules: Rules, hand: Mapping[str, Any], players: int) -> Result:
    """Return the result of a hand, after comparing it with its record. Raises `UnfitEvent` if they differ."""
    stated = hand["result"]
    if not all(isinstance(stated[name], list) for name in ("scores", "totals", "order")):
        raise UnfitEvent("result", "lists of scores, totals and order are wanted")
    seated = sorted(each for each in stated["order"] if type(each) is int and 0 <= each < players)
    try:
        state = replay_record(parse_record(hand["text"]), rules)
    except TextError as error:
        raise UnfitEvent("text", str(error)) from None
    if state.error or state.state is None or not state.state.over or len(seated) != state.state.seats:
        raise UnfitEvent("text", "it is no hand that was played to its end by these players")
    hand_result = result_of(state.state, seated)
    ending = "blocked" if hand_result.blocked else "out"
    if [list(hand_result.scores or ()), list(hand_result.order), ending] != [
        stated["scores"],
        stated["order"],
        stated["ending"],
    ]:
        raise UnfitEvent("result", "the record comes to something else")
    if len(stated["totals"]) != players or seated[state.state.dealer] != hand["dealer"]:
        raise UnfitEvent("result", "it is of other players")
    return Result(hand_result.scores or (), tuple(stated["totals"]), hand_result.order, ending, stated["next_dealer"])
