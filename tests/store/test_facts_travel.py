"""Facts travel: any event within its bounds reaches another device, in any order, and can be exported."""

from __future__ import annotations

import json
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from zipfile import ZipFile

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.scoresheet.taps import Enter, FinishRound, Note, Score, Undo, event_text
from engine.scoresheet.terms import Counting, counting_text
from store.backup.incoming import HISTORY, Incoming
from store.events.bounds import (
    MAX_NAME_LENGTH,
    MAX_POINTS,
    MAX_RECORD_LENGTH,
    MAX_SEATS,
    MAX_TEXT_LENGTH,
    MAX_TIME,
    UnfitEvent,
)
from store.events.event import Body, Event
from store.facts import KINDS
from store.facts.mark import DETAIL_CHECKS
from store.facts.person_marks import MARKS
from store.opening import open_in_memory
from store.store import Store
from store.sync.segment import Segment
from tests.store.tables import Clocks, exported, whole
from tests.sync.devices import Device

times = st.sampled_from([0, 1, 1_790_000_000_000, MAX_TIME - 1, MAX_TIME]) | st.integers(0, MAX_TIME)
texts = st.text(st.characters(exclude_characters="\0", exclude_categories=["Cs"]), max_size=30)
names = texts.map(lambda text: text[:MAX_NAME_LENGTH]) | st.just("\u202e" * MAX_NAME_LENGTH)
numbers = st.integers(1 - MAX_POINTS, MAX_POINTS - 1) | st.sampled_from([0.5, -1e15])
seats = st.integers(0, MAX_SEATS - 1)
seeds = st.integers(1 - 10**99, 10**99).map(str)  # a hundred characters
lists = {"scores": st.lists(numbers, max_size=4), "totals": st.lists(numbers, max_size=4), "order": st.lists(seats)}
results = st.fixed_dictionaries({**lists, "ending": texts, "next_dealer": st.integers(-1, MAX_SEATS - 1)}).map(
    json.dumps
)
details: dict[str, st.SearchStrategy[Any]] = {
    **dict.fromkeys(
        ("finished", "resigned", "abandoned"),
        st.lists(st.integers(0, MAX_SEATS), max_size=5).map(lambda placings: {"placings": placings}),
    ),
    **dict.fromkeys(("voided", "restored"), st.just({})),
    "noted": texts.map(lambda text: {"text": text}),
}
taps = st.sampled_from([FinishRound(1), Undo(), Note(1, "x")]).map(event_text)
exact_texts = st.sampled_from([event_text(Enter(1, 0, Score(3.7))), event_text(Note(1, "y")), '{"do":"conjure"}', "{}"])
#: The bodies of kinds that name no more than their match, without it.
IN_MATCH: dict[str, st.SearchStrategy[Body]] = {
    "mark": st.sampled_from(sorted(DETAIL_CHECKS)).flatmap(
        lambda mark: st.fixed_dictionaries(
            {"mark": st.just(mark), "at": times, "detail": details[mark].map(json.dumps)}
        )
    ),
    "occasion": st.fixed_dictionaries({"time": st.none() | times, "place": names, "at": times}),
    "counting": st.fixed_dictionaries(
        {"text": st.sampled_from([counting_text(Counting(decimals=2)), '{"down":"exact"}', '{"later":1}', "{}"])}
    ),
}


class History:
    """Events of one history, which refer only to each other."""

    def __init__(self, draw: st.DrawFn) -> None:
        self.draw = draw
        self.events: list[Event] = []
        rules = [self.ruleset() for _ in range(draw(st.integers(1, 2)))]
        self.people = [self.person(number) for number in range(draw(st.integers(1, 3)))]
        for _ in range(draw(st.integers(0, 3))):
            self.done_to_somebody()
        for _ in range(draw(st.integers(0, 2))):
            face = texts.map(lambda text: text[:30])
            self.add("face", {"player": draw(st.sampled_from(self.people)), "at": draw(times), "face": draw(face)})
        for number in range(draw(st.integers(1, 2))):
            kept = draw(st.booleans())
            match = self.match(rules[number % len(rules)], kept)
            for _ in range(draw(st.integers(0, 2))):
                self.add("seat", {"match": match, "number": draw(seats), "seat": self.seat()})
            for kind, bodies in IN_MATCH.items():
                for _ in range(draw(st.integers(0, 3))):
                    self.add(kind, {"match": match, **draw(bodies)})
            for _ in range(draw(st.integers(0, 3)) if kept else 0):
                tap = self.add("tap", {"match": match, "at": draw(times), "text": draw(taps)})
                for exact in draw(st.lists(exact_texts, max_size=1)):
                    self.add("exact", {"match": match, "tap": tap, "text": exact})
            for _ in range(draw(st.integers(0, 1))):
                said = {"format": "x" + draw(texts)[:10], "file": draw(st.sampled_from(["0" * 32, "f" * 32]))}
                self.add("origin", {"match": match, **said, "play": draw(texts)})
            for hand in range(draw(st.integers(0, 2))):
                self.hand(match, draw(st.sampled_from([hand + 1, (1 << 31) - hand])))
        for _ in range(draw(st.integers(0, 1))):  # of nobody who is in it: what it erases is not to be taken along
            self.add("erasure", {"person": draw(st.sampled_from(["0" * 32, "f" * 32])), "at": draw(times)})
        first = None
        for _ in range(draw(st.integers(0, 2))):
            first = self.add("game", {"name": draw(names), "text": draw(texts), "at": draw(times)}, game=first)

    def add(self, kind: str, body: Body, key: bytes | None = None, game: str | None = None) -> str:
        """Add an event, and return its id in hex."""
        key = key or sha256(b"%d" % len(self.events)).digest()[:16]
        if kind == "game":
            body = {"game": game or key.hex(), **body}
        clock = (min(self.draw(times), MAX_TIME - 1) << 16) + len(self.events)
        self.events.append(Event(key, clock, kind, body))
        return key.hex()

    def ruleset(self) -> str:
        text = f"{len(self.events)} {self.draw(texts)}"
        digest = sha256(text.encode())
        self.add("ruleset", {"text": text}, digest.digest()[:16])
        return digest.hexdigest()

    def person(self, number: int) -> str:
        return self.add(
            "person", {"name": f"{number}{self.draw(names)}"[:MAX_NAME_LENGTH], "created": self.draw(times)}
        )

    def done_to_somebody(self) -> None:
        draw, mark = self.draw, self.draw(st.sampled_from(MARKS))
        detail = draw(names)
        if mark == "recoloured":
            detail = str(draw(st.integers(0, 99_999)))
        elif mark == "merged":
            detail = draw(st.sampled_from(self.people))
        self.add(
            "people", {"player": draw(st.sampled_from(self.people)), "mark": mark, "at": draw(times), "detail": detail}
        )

    def seat(self) -> list[Any]:
        level = self.draw(st.sampled_from(["", "steady", "b" * MAX_NAME_LENGTH]))
        person = "" if level else self.draw(st.sampled_from(self.people))
        return [self.draw(names), level, person, self.draw(times)]

    def match(self, rules: str, kept: bool) -> str:
        draw = self.draw
        sheet = {
            "names": json.dumps(draw(st.lists(names, max_size=64))),
            "dealer": draw(st.integers(-1, 64)),
            "terms": json.dumps(draw(st.sampled_from([{}, {"name": "Rummy"}, {"wins": "x"}]))),
        }
        body = {
            "created": draw(times),
            "ruleset": draw(texts),
            "rules": rules,
            "options": json.dumps(draw(st.lists(texts, max_size=3))),
            "numbers": json.dumps(draw(st.dictionaries(texts, numbers, max_size=3))),
            "seed": draw(seeds),
            "target": draw(st.none() | st.integers(-(1 << 40), 1 << 40)),
            "hand_limit": draw(st.none() | st.integers(0, 1 << 40)),
            "sheet": sheet if kept else None,
            "seats": [self.seat() for _ in range(draw(st.integers(0, 4)))],
        }
        return self.add("match", body)

    def hand(self, match: str, number: int) -> None:
        draw = self.draw
        self.add(
            "hand",
            {
                "match": match,
                "number": number,
                "dealer": draw(seats),
                "seed": draw(seeds),
                "begun": draw(times),
                "ended": draw(times),
                "notation": "x" + draw(texts),
                "result": draw(results),
            },
        )


histories = st.composite(History)()


def lines_of(store: Store) -> list[Any]:
    """Return the events of a store's backup, ordered by id."""
    with ZipFile(BytesIO(exported(store))) as archive:
        found = [json.loads(line) for line in archive.read(HISTORY).splitlines()]
    return sorted(line for line in found if isinstance(line, list))


def sent(device: Device, events: list[Event], name: str) -> None:
    """Let events come to a device by sync, in this order."""
    device.log.merge_events(device.log.store_segment(Segment(name, name.encode()), tuple(events)))
    parked = len(events) + 1
    while (now := device.log.status().waiting_events) and now < parked:
        parked = now
        waiting = {event.id for event in events} & set(waiting_ids(device))
        device.log.merge_events([event for event in events if event.id in waiting])


def waiting_ids(device: Device) -> list[bytes]:
    """Return the ids of events that wait for others."""
    with device.store._database.reading() as session:
        query = "SELECT uuid FROM events WHERE note = 'waits'"
        return [uuid for (uuid,) in session.execute(query).fetchall()]


@given(histories, st.randoms(use_true_random=False))
@settings(max_examples=25, suppress_health_check=list(HealthCheck))
def test_what_is_in_its_bounds_comes_in_any_order_and_can_be_taken_along(history: History, rng: Any) -> None:
    told = sorted([event.id.hex(), event.clock, event.kind, event.body] for event in history.events)
    shuffled = list(history.events)
    rng.shuffle(shuffled)
    with TemporaryDirectory() as folder:
        for number, events in enumerate((history.events, shuffled)):
            device = Device(Path(folder) / str(number))
            sent(device, events, f"segment {number}")
            assert device.log.status().set_aside == ()  # first: whatever names what was put aside waits for it
            assert device.log.status().waiting_events == 0
            assert lines_of(device.store) == told
            incoming = Incoming(exported(device.store))
            whole(incoming.check_in_slices())
            with open_in_memory(Clocks().clock) as other:
                for new in (True, False):
                    preview = whole(other.backup.import_file(incoming))
                    assert bool(preview.matches_new) == new
                    assert lines_of(other) == told
                assert other.find_damage() == ()
            device.close()


def test_every_kind_is_in_a_history_of_the_law() -> None:
    found: set[str] = set()

    @given(histories)
    @settings(max_examples=30, suppress_health_check=list(HealthCheck))
    def look(history: History) -> None:
        found.update(event.kind for event in history.events)

    look()
    assert found == set(KINDS)


WIDEST: list[tuple[str, str, Any, Any]] = [
    ("ruleset", "text", "x" * (1 << 20), "x" * ((1 << 20) + 1)),
    ("person", "name", "x" * 80, "x" * 81),
    ("person", "name", "", "\0"),
    ("people", "detail", "x" * 100, "x" * 101),
    ("mark", "detail", json.dumps({"text": "x" * (MAX_TEXT_LENGTH - 20)}), json.dumps({"text": "x" * MAX_TEXT_LENGTH})),
    ("hand", "number", 1 << 31, (1 << 31) + 1),
    ("hand", "dealer", 99, 100),
    ("hand", "notation", "x" * MAX_RECORD_LENGTH, "x" * (MAX_RECORD_LENGTH + 1)),
    ("hand", "ended", 1 << 46, (1 << 46) + 1),
    ("game", "name", "\u202e" * 80, "x" * 81),
    ("match", "seats", [["x" * 80, "y" * 80, "", 0]] * 100, [["", "y", "", 0]] * 101),
    ("match", "options", json.dumps(["x" * 100] * 600), json.dumps(["x" * 101])),
]


@pytest.mark.parametrize(("kind", "field", "widest", "wider"), WIDEST, ids=lambda value: str(value)[:12])
def test_a_bound_stands_where_the_wider_of_the_two_stood(kind: str, field: str, widest: Any, wider: Any) -> None:
    """Sync and backups once had different bounds; the wider one applies to both."""
    bodies: dict[str, Body] = {
        "ruleset": {"text": ""},
        "person": {"name": "", "created": 0},
        "people": {"player": "0" * 32, "mark": "renamed", "at": 0, "detail": ""},
        "mark": {"match": "0" * 32, "mark": "noted", "at": 0, "detail": ""},
        "game": {"game": "0" * 32, "name": "", "text": "", "at": 0},
        "hand": {
            "match": "0" * 32, "number": 1, "dealer": 0, "seed": "0", "begun": 0, "ended": 0, "notation": "x",
            "result": '{"scores":[],"totals":[],"order":[99],"ending":"","next_dealer":99}',
        },
        "match": {
            "created": 0, "ruleset": "", "rules": "0" * 64, "options": "[]", "numbers": "{}", "seed": "0",
            "target": None, "hand_limit": None, "sheet": None, "seats": [],
        },
    }  # fmt: skip
    body = bodies[kind]
    KINDS[kind].check_body({**body, field: widest})
    with pytest.raises(UnfitEvent) as caught:
        KINDS[kind].check_body({**body, field: wider})
    assert caught.value.location.startswith(field)
