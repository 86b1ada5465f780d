"""Which rules stand behind what is seen at a table, and what they say: the way from anything shown to its rule."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, assert_never

from engine.cards import Card
from engine.events import (
    Attempted,
    Blocked,
    CameBack,
    Cancelled,
    Caught,
    Declared,
    Drew,
    Event,
    GotPoints,
    HandEnded,
    KnockedOut,
    Owes,
    Passed,
    PassedHands,
    Penalised,
    Played,
    Refilled,
    Reversed,
    Skipped,
    Skips,
    Took,
    TurnEnded,
    WentBankrupt,
    WentOut,
    Why,
)
from engine.play.state import START, State
from engine.play.tables import NOMINATES, Tables
from engine.rules.explain import Sentence, explain
from engine.rules.reader import Rules

_PENALTIES: Final[dict[Why, tuple[str, ...]]] = {
    "finish": ("finish",),
    "declare": ("declare.penalty",),
    "blunder": ("turn.penalise",),
    "previous": ("card",),
}
# What a refusal is for, where that is not the key of a sentence.
_REFUSED: Final[dict[str, tuple[str, ...]]] = {
    "skip": ("card",),
    "nominate": ("card",),
    "must-cover": ("card",),
    "match": ("match", "called"),
    "turn": ("start", "draw"),
    "hand": ("deal",),
    "take": ("take", "answer"),
    "draw.must-play": ("draw",),
    "turn.last": ("turn.last",),
}
MOST: Final = 6


def behind_events(events: Sequence[Event], before: State) -> tuple[str, ...]:
    """The keys of the rules behind what one action did, the most telling first."""
    keys: list[str] = []
    lead = _answers(before)
    laid = [event.card for event in events if isinstance(event, Played)]
    top = laid[-1] if laid else before.discard[-1] if before.discard else -1
    if laid:
        keys += lead if before.owed else []
        keys += ["match"] if before.phase == START and not before.owed else ["turn.multi", "match"]
    for event in events:
        keys += _behind(event)
    card = _doing(before.tables, top)
    told = _filled(keys, card, lead)
    return tuple(dict.fromkeys([*(card if laid else []), *told]))


def _behind(event: Event) -> tuple[str, ...]:
    """The rules behind an event where no card is; `card` is what the card on the pile does, `answer` what answers."""
    match event:
        case Drew():
            return ("draw",)
        case Took():
            return ("answer", "take")
        case Penalised():
            return _PENALTIES[event.why]
        case Caught():
            return ("declare.penalty", "declare")
        case Declared():
            return ("declare",)
        case Skipped() | Skips() | PassedHands():
            return ("card",)
        case Passed():
            return ("draw", "draw.refill")
        case TurnEnded():
            return ("turn.multi", "draw")
        case Reversed():
            return ("card", "turn.reverse-two")
        case Owes():
            return ("answer", "card")
        case Cancelled():
            return ("answer",)
        case Refilled():
            return ("draw.refill",)
        case WentBankrupt():
            return ("bankrupt.at",)
        case WentOut():
            return ("end", "last")
        case CameBack():
            return ("resurrection",)
        case Attempted():
            return ("turn.penalise",)
        case Blocked():
            return ("blocked",)
        case KnockedOut():
            return ("out", "stop")
        case GotPoints():
            return ("sequence.over", "card", "out")
        case Played() | HandEnded():
            return ()
    assert_never(event)


def behind_refusal(rule: str, state: State) -> tuple[str, ...]:
    """The keys of the rules that a refusal names."""
    return _filled(_REFUSED.get(rule, (rule,)), behind_call(state), _answers(state))


def behind_owed(state: State) -> tuple[str, ...]:
    """The keys of the rules behind the cards that are owed, or the turns to be missed."""
    if state.owed:
        return _filled([*_answers(state), "card", "take"], behind_call(state), [])
    return behind_call(state)


def behind_call(state: State) -> tuple[str, ...]:
    """The keys of the rules of the card on the pile; while something is called, of the card by which it was."""
    flags = state.tables.flags
    calling = (card for card in reversed(state.discard) if not state.named or flags[card] & NOMINATES)
    return tuple(_doing(state.tables, next(calling, -1)))


def behind_result(rules: Rules, *, blocked: bool, whole: bool) -> tuple[str, ...]:
    """The keys of the rules by which a hand, or the whole match, was won."""
    won = (rules.words.scoring.match, "end") if whole else ("blocked",) if blocked else ("end", "last")
    return (*won, "scoring", *([] if blocked or whole else ["sequence.over"]))


def sentences(rules: Rules, seats: int, keys: Iterable[str]) -> tuple[Sentence, ...]:
    """What the rules say under these keys, the nearest they have; a handful at most."""
    said = explain(rules, seats)
    found: list[Sentence] = []
    for key in keys:
        near = [each for each in said if each.key == key]
        if not near:
            near = [each for each in said if each.key.split(".")[0] == key.split(".")[0] and "." not in each.key]
        found += [each for each in near if each not in found]
    return tuple(found[:MOST])


def _filled(keys: Iterable[str], card: Iterable[str], answer: Iterable[str]) -> tuple[str, ...]:
    meant = {"card": tuple(card), "called": tuple(card), "answer": tuple(answer)}
    return tuple(dict.fromkeys(each for key in keys for each in meant.get(key, (key,))))


def _answers(state: State) -> list[str]:
    return [f"replies.{state.tables.groups[state.lead]}"] if state.owed and state.lead >= 0 else []


def _doing(tables: Tables, card: Card) -> tuple[str, ...]:
    """The keys of the rules that say what a card does, none for no card."""
    return tables.rule_keys[card] if card >= 0 else ()
