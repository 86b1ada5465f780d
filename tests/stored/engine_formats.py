"""Samples of what the engine writes: events, score sheets, views, hands, rulesets and codes."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from typing import Any, Final

from engine.cards import parse_card
from engine.events import (
    Blocked,
    CameBack,
    Caught,
    Declared,
    Drew,
    Event,
    GotPoints,
    HandEnded,
    KnockedOut,
    Passed,
    PassedHands,
    Penalised,
    PenaltyCancelled,
    PenaltySet,
    Played,
    Refilled,
    Reversed,
    Skipped,
    SkipsSet,
    TookPenalty,
    TookTurnBack,
    TriedWrongCard,
    TurnEnded,
    WentBankrupt,
    WentOut,
    event_text,
    parse_event,
)
from engine.moves import DRAW, END, WRONG_CARD, Named, catch_move, play_move
from engine.notation import HandAction, HandRecord, SeatChange, StatedResult, format_record, parse_record
from engine.play.dealing import deal_hand
from engine.play.refusal import IllegalMove
from engine.play.state import State
from engine.play.view import SPECTATOR, view_of_seat, view_of_spectator
from engine.play.view_table import read_view, view_table
from engine.rng import Rng
from engine.rules.compile import compile_rules
from engine.rules.reader import Rules, load_preset, make_own_rules, parse_rules, ruleset_text
from engine.rules.rules_code import _decompress, decode_rules, encode_bytes, encode_rules
from engine.scoresheet import taps
from engine.scoresheet.terms import (
    Bonus,
    Counting,
    Terms,
    apply_counting_text,
    counting_text,
    parse_terms,
    terms_of,
    terms_text,
)
from engine.toml import toml_text
from tests.stored.format import FIXTURES, Format, unchanged

ACE, TEN = parse_card("AS"), parse_card("TD")
EVENTS: Final[tuple[Event, ...]] = (
    Played(0, ACE, Named.HEARTS),
    Played(1, TEN, Named.NOTHING),
    Drew(2, (ACE, -1)),
    Drew(2, ()),
    TookPenalty(0, (TEN, ACE), 4),
    Penalised(3, (-1, -1), "declare"),
    Penalised(3, (TEN,), "previous"),
    Declared(1, "last card"),
    Declared(1, ""),
    Caught(0, 2),
    Skipped(3),
    Passed(0),
    TurnEnded(11),
    Reversed(1, -1),
    PenaltySet(2, 6),
    PenaltyCancelled(2, 5),
    SkipsSet(1, 2),
    Refilled(37),
    WentBankrupt(4),
    WentOut(1, 2),
    CameBack(3, (ACE, TEN)),
    PassedHands(0),
    TriedWrongCard(2, TEN),
    TookTurnBack(2, (TEN, ACE)),
    Blocked(),
    KnockedOut(1, 8),
    GotPoints(0, -12),
    HandEnded(),
)
TAPS: Final[tuple[taps.SheetEvent, ...]] = (
    taps.Enter(1, 0, taps.Score(-3.5)),
    taps.Enter(1, 1, taps.Cards(("JS", "7H"))),
    taps.Enter(2, 2, taps.Place(3)),
    taps.Enter(2, 3, taps.Won(), more=True),
    taps.Enter(2, 4, taps.Lost()),
    taps.Enter(2, 5, None),
    taps.ScoreMark(1, 2, 7),
    taps.ScoreMark(1, 2, 7, out=3),
    taps.Unmark(1, 4),
    taps.FinishRound(1),
    taps.Strike(2),
    taps.Strike(2, on=False),
    taps.Double(3),
    taps.Double(3, on=False),
    taps.TurnRound(2),
    taps.Deals(2, 1),
    taps.Penalty(1, 2, "missed"),
    taps.Penalty(1, 2, "blunder", by=-1),
    taps.Join("Zoë"),
    taps.Join("Di", start=40),
    taps.Retire(1),
    taps.Return(1),
    taps.Swap(0, 3),
    taps.Name(1, "Cy"),
    taps.Life(2, -1),
    taps.Out(2),
    taps.Out(2, on=False),
    taps.Team(3, 2),
    taps.Note(4, "a “long” one"),
    taps.Decide((2, 0, 1)),
    taps.TimeUp(),
    taps.TimeUp(on=False),
    taps.EndMatch(),
    taps.EndMatch(on=False),
    taps.Undo(),
    taps.Redo(),
    taps.Enter(1, 0, taps.Score(3.725)),
    taps.GiveBonus(2, 1, 3),
    taps.GiveBonus(2, 1, 3, by=-1),
    taps.Retire(1, ranked=True),
)
EVERY_TERM: Final = Terms(
    name="Rummy", entry="places", counts="lives", wins="low", target=300, rounds=12, minutes=90, lives=3, out_at=50.5,
    half=True, collects=True, ties="play-on", deal="right", direction=-1, ends_mid_round=True, packs=2, loser_out=True,
    penalty=5,
)  # fmt: skip
EVERY_COUNTING: Final = Terms(
    target=501,
    counting=Counting(decimals=2, down="below", bonuses=(Bonus("Flush", 2.25), Bonus("Null", -5)), starts="winner",
                      dealt_by="loser"),
)  # fmt: skip
BALANCED: Final = Terms(counting=Counting(start=100.5, balanced=True, league=(10, 6.5, 0), starts="dealer"))
RECORD: Final = HandRecord(
    ruleset="switch",
    players=("Ann", "Zoë"),
    dealer=1,
    dealt_hands=((ACE, TEN), (parse_card("7H"), -1)),
    starter=parse_card("9C"),
    stock=(parse_card("2C"), parse_card("KD")),
    options=("runs",),
    actions=(HandAction(0, play_move(ACE, Named.HEARTS), ()), HandAction(1, DRAW, (parse_card("2C"),))),
    numbers=(("deal", 2),),
    totals=(3, 14),
    result=StatedResult((0, 12), (0, 1)),
    seat_changes=(SeatChange(1, 1, True), SeatChange(1, 2, False)),
)
#: A value that differs from the preset's for every table of a ruleset, and every key of an effect and of an answer.
OWN: Final[dict[str, Any]] = {
    "start": {
        "barred": ["8"], "starter": "plain", "first": "right", "direction": -1, "ranks": "A23456789TJQK",
    },
    "turn": {
        "multi": {"set": True, "suit-all": True, "run": True, "mix": True, "chain": True, "suit-chain": True},
        "run": "up", "ace": "low", "run-on": "suit", "acts": "every", "last": "no-double", "reverse-two": "again",
        "reverse-adds": True, "together": ["two"], "penalise": True, "takes-back": "turn",
    },
    "draw": {"then": "end", "able": "must-play", "refill": False, "take": "goes-on"},
    "declare": {"how": "catch", "word": "one", "below": "none", "several": True},
    "finish": {"how": "draw", "barred": ["2"], "fire": "both"},
    "end": {"until": "one-left", "back": "may", "back-wild": True, "loser-out": True, "blocked": "round"},
    "scoring": {
        "by": "held", "values": {"A": 20, "K": "face"}, "wins": "low", "doubles-on": ["J"], "match": "lives",
        "per-seat": 10,
    },
    "custom": {"undo": False, "pile": "top"},
    "cards": {
        "3": {"pickup": 2, "group": "two", "from": "next", "rides-on": "4"},
        "4": {"skip": 1, "answerable": "must"},
        "5": {"reverse": True},
        "6": {"wild": True, "nominate": "suit"},
        "9": {"play-again": True, "must-cover": True},
        "T": {"dump-suit": "any"},
        "JK": {"colour": True},
    },
    "replies": {"two": {"3": "add", "K": {"does": "reduce", "amount": 2, "rest": "taken"}, "Q": {"does": "pass"}}},
    "also": {"5": ["7"]},
    "numbers": {"deal": 6, "packs": 2},
}  # fmt: skip


def sample_states() -> Iterator[tuple[str, State]]:
    """Yields (preset, state) for hands of both families of games, some of them after a few moves."""
    for preset, seats, moves in (("switch", 3, 0), ("switch", 3, 17), ("mau-mau", 2, 9), ("kilodney", 4, 14)):
        rng = Rng(5)
        state = deal_hand(compile_rules(load_preset(preset), seats), seats - 1, rng.substream(0))
        for _ in range(moves):
            if not state.over:
                state.apply(rng.pick(state.legal_moves()), state.to_act)
        yield preset, state


def write_views() -> list[str]:
    """The view of each seat and of a watcher, as [preset, number of seats, seat, table]."""
    lines = []
    for preset, state in sample_states():
        for seat in range(SPECTATOR, state.seats):
            table = view_table(view_of_spectator(state) if seat == SPECTATOR else view_of_seat(state, seat))
            lines.append(json.dumps([preset, state.seats, seat, table]))
    return lines


def rewrite_view(line: str) -> str:
    """Read a line with a view, and write it again."""
    preset, seats, seat, table = json.loads(line)
    known = read_view(table, compile_rules(load_preset(preset), seats), seat)
    return json.dumps([preset, seats, seat, view_table(known)])


def write_refused_moves() -> list[str]:
    """The keys of all rules that refuse a move in each sample hand, with every move tried by every seat."""
    lines = []
    for preset, state in sample_states():
        tried = (
            DRAW,
            END,
            catch_move(0),
            *(play_move(card) for card in state.tables.pack),
            play_move(state.tables.pack[0]) | WRONG_CARD,
        )
        rules = set()
        for seat in range(state.seats):
            for move in tried:
                try:
                    state.copy().apply(move, seat)
                except IllegalMove as refused:
                    rules.add(refused.rule)
        lines.append(json.dumps([preset, sorted(rules)]))
    return lines


def write_rules() -> list[str]:
    """The texts of rulesets, one on each line."""
    rules = (load_preset("kilodney"), load_preset("switch", ("runs",), {"deal": 5}), full_rules())
    return [json.dumps(ruleset_text(in_recorded_english(each))) for each in rules]


def in_recorded_english(rules: Rules) -> Rules:
    """A ruleset with the English that its preset had when the samples were recorded: that may change, the format may
    not.
    """
    recorded = [tomllib.loads(json.loads(line)) for line in (FIXTURES / "rules.txt").read_text("utf-8").splitlines()]
    options = {id: option["text"] for each in recorded for id, option in each["options"].items()}
    table = tomllib.loads(ruleset_text(rules))
    for each in recorded:
        if each["id"] == table["id"]:
            table |= {"name": each["name"], "about": each["about"]}
    for id, option in table["options"].items():
        option["text"] = options.get(id, option["text"])
    return parse_rules(toml_text(table))


def full_rules() -> Rules:
    """A custom ruleset with a value in every table."""
    return make_own_rules("switch", "Mum’s Switch", ("runs",), OWN)


def unpacked_codes() -> list[str]:
    """The texts packed into the codes of rulesets."""
    return list(map(unpacked_code, (load_preset("switch", ("runs",), {"deal": 5}), full_rules())))


def unpacked_code(rules: Rules) -> str:
    """The text in a ruleset's code before it is packed, since versions of zlib pack differently."""
    code = encode_rules(rules)
    assert code.startswith("PSW1.")
    return _decompress(code.removeprefix("PSW1.")).decode()


ENGINE_FORMATS: Final = (
    Format("events", lambda: list(map(event_text, EVENTS)), lambda line: event_text(parse_event(line))),
    Format("taps", lambda: list(map(taps.event_text, TAPS)), lambda line: taps.event_text(taps.parse_event(line))),
    Format(
        "terms",
        lambda: list(map(terms_text, (Terms(), EVERY_TERM, terms_of(load_preset("switch-black-jack"), 3)))),
        lambda line: terms_text(parse_terms(line, None)),
    ),
    Format(
        "countings",
        lambda: [counting_text(each.counting) for each in (EVERY_COUNTING, BALANCED)],
        lambda line: counting_text(apply_counting_text(Terms(target=501), line).counting),
    ),
    Format(
        "records",
        lambda: [json.dumps(format_record(RECORD))],
        lambda line: json.dumps(format_record(parse_record(json.loads(line)))),
    ),
    Format("views", write_views, rewrite_view),
    Format("refused_moves", write_refused_moves, unchanged),
    Format("rules", write_rules, lambda line: json.dumps(ruleset_text(parse_rules(json.loads(line))))),
    Format("codes", unpacked_codes, lambda line: unpacked_code(decode_rules(encode_bytes(line.encode())))),
)
