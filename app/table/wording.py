"""What happened, what may be done, and by which rules, in words: one line for eyes and screen readers, and the way from
anything that is shown to its rule.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, assert_never

from app.ui.words import render, tr
from engine.cards import CARD_TEXT, RANKS, SUITS, Card, cards_in, face
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
    seat_of,
)
from engine.messages import Value, card_message, selector_message
from engine.moves import BACK, DRAW, END, OUT, TAKE, Move, card_of, is_play, named_of, named_text
from engine.play.refusal import IllegalMove
from engine.play.state import COVER, FIRE, LAID, START, State
from engine.play.tables import NOMINATES, SEQUENCE, Tables
from engine.play.view import View
from engine.rules.explain import Sentence, explain
from engine.rules.reader import Rules
from engine.rules.selectors import selector_mask
from engine.rules.words.answers import REPLY_WORDS

_SIGNS: Final = dict(zip(SUITS, "♠♥♦♣", strict=True))
_REFUSALS: Final = frozenset(
    {"match", "called", "replies", "skip", "finish", "declare", "draw", "must-cover", "turn.multi", "turn.last"}
)
SENTENCES: Final = 2
MINUS: Final = "−"  # as wide as a plus
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
MOST: Final = 6  # sentences of the rules at once


def card_words(text: str) -> str:
    """`7♥` for 7H, `10♠` for TS, and the words for a joker."""
    if text.startswith("JK"):
        return render(card_message(text))
    rank = "10" if text[0] == "T" else text[0]
    return rank + _SIGNS[text[1]]


def signed(points: int) -> str:
    """`+3`, `−1`, `0`: points as they are added."""
    return f"{points:+d}".replace("-", MINUS) if points else "0"


def named_words(named: str) -> str:
    """A suit as its sign, a rank as it is."""
    return _SIGNS.get(named, "10" if named == "T" else named)


def happened(events: Sequence[Event], names: Sequence[str], me: int, again: bool = False) -> str:
    """The events of one action in words, as the seat `me` may know them: the two that matter most, in their order.

    With `again` who laid a card goes on with a turn of their own.
    """
    said = [(_matters(event, me), _said(event, names, me)) for event in events]
    if again:
        seat = seat_of(events[0])
        said.append((1, tr(f"play.{'you' if seat == me else 'they'}.again", name=names[seat])))
    told = [(matters, text) for matters, text in said if text]
    most = sorted(range(len(told)), key=lambda n: told[n][0])[:SENTENCES]
    return " ".join(told[n][1] for n in sorted(most))


def goes_again(events: Sequence[Event], after: State) -> bool:
    """Whether who laid a card has a whole turn again."""
    laid = [event.seat for event in events if isinstance(event, Played)]
    return bool(laid) and after.to_act == laid[0] == seat_of(events[0]) and after.phase == START and not after.owed


def _matters(event: Event, me: int) -> int:
    """How soon an event is told, 0 first; what the table shows in other ways comes last."""
    match event:
        case Played() | Caught():
            return 0
        case Skipped():
            return 2 if event.seat == me else 4
        case Declared():
            return 3
        case Reversed():
            return 4
        case Skips():
            return 5
        case Refilled():
            return 6
        case (
            Attempted() | Blocked() | CameBack() | Cancelled() | Drew() | GotPoints() | HandEnded() | KnockedOut()
            | Owes() | Passed() | PassedHands() | Penalised() | Took() | TurnEnded() | WentBankrupt() | WentOut()
        ):  # fmt: skip
            return 1
    assert_never(event)


def _said(event: Event, names: Sequence[str], me: int) -> str:
    """One event as the seat `me` may know it; empty for what the table shows by itself."""
    seat = seat_of(event)
    who = "you" if seat == me else "they"
    name = names[seat] if seat >= 0 else ""
    match event:
        case Played():
            key = "called" if event.named else "play"
            card = card_words(CARD_TEXT[event.card])
            return tr(f"play.{who}.{key}", name=name, card=card, what=named_words(event.named.text))
        case Drew() | Took() | CameBack():
            key = "draw" if isinstance(event, Drew) else "take" if isinstance(event, Took) else "back"
            return _drawn(who, key, name, len(event.cards))
        case Penalised():
            return _drawn(who, f"penalty_{event.why}", name, len(event.cards))
        case Caught():
            other = names[event.offender] if event.offender != me else tr("play.you_object")
            return tr(f"play.{who}.catch", name=name, other=other)
        case Declared():
            return tr(f"play.{who}.say", name=name, word=event.word) if event.word else ""
        case KnockedOut():
            return tr(f"play.{who}.knock", name=name)
        case GotPoints():
            return tr(f"play.{who}.score", name=name, points=signed(event.points))
        case WentBankrupt():
            return tr(f"play.{who}.bankrupt", name=name)
        case Attempted():
            return tr(f"play.{who}.attempt", name=name, card=card_words(CARD_TEXT[event.card]))
        case Skipped():
            return tr(f"play.{who}.miss", name=name)
        case Passed():
            return tr(f"play.{who}.pass", name=name)
        case TurnEnded():
            return tr(f"play.{who}.end", name=name)
        case WentOut():
            return tr(f"play.{who}.out", name=name)
        case Skips():
            return tr("play.skip", count=event.turns) if event.turns > 1 else ""
        case Cancelled():
            return tr("play.cancel")
        case Reversed():
            return tr("play.reverse")
        case Refilled():
            return tr("play.refill")
        case PassedHands():
            return tr("play.hands")
        case Blocked():
            return tr("play.blocked")
        case Owes() | HandEnded():
            return ""
    assert_never(event)


def _drawn(who: str, key: str, name: str, count: int) -> str:
    return tr(f"play.{who}.{key}", name=name, count=count) if count else tr(f"play.{who}.nothing")


def may(view: View, name: str, strict: bool = False) -> str:
    """What the seat of the view may do now; whose turn it is when it is another's.

    At a strict table it tells nothing that the cards would have to be looked through for.
    """
    if view.over:
        return ""
    if view.to_act != view.seat:
        return tr("play.wait", name=name)
    legal = view.legal
    cards = [card_of(move) for move in legal if is_play(move)]
    if strict and view.owed:
        return tr("play.may.strict_owed", count=view.owed)
    if strict and view.phase == START and not view.pending_skips:
        return tr("play.may.play_or_draw" if DRAW in legal else "play.may.play_or_pass")
    if view.owed:
        return _owing(view, cards)
    if view.pending_skips:
        return tr("play.may.answer_or_miss", cards=_faces(cards))
    if view.tables.family == SEQUENCE:
        held = cards_in(view.hand)
        return tr("play.may.out" if not cards else "play.may.lead" if len(cards) == len(held) else "play.may.follow")
    if view.phase == COVER:
        return tr("play.may.cover" if cards else "play.may.cover_draw")
    if view.phase == FIRE:
        return tr("play.may.fire")
    if view.phase == LAID:
        return tr("play.may.more")
    if view.phase != START:
        if cards:
            return tr("play.may.drawn" if END in legal else "play.may.play")
        return tr("play.may.draw_on")
    if cards and DRAW in legal:
        return tr("play.may.play_or_draw")
    if cards:
        return tr("play.may.play_or_pass" if END in legal else "play.may.play")
    return tr("play.may.draw")


def _owing(view: View, cards: Sequence[Card]) -> str:
    """What can be done about cards that are owed: with the own answers by what they do, else what would answer."""
    tables = view.tables
    lead = view.lead
    if not cards:
        wide = [each for each in tables.answer_names[lead] if not each.startswith("JK") or tables.jokers]
        names = [each for each in wide if not any(_within(each, other) for other in wide)]
        key = "take_only" if names else "take"
        return tr(f"play.may.{key}", count=view.owed, cards=tuple(_kind(each) for each in names))
    ways: dict[str, list[Card]] = {}
    for card in cards:
        ways.setdefault(tables.reply_word[lead][card], []).append(card)
    if set(ways) <= {"add"}:
        return tr("play.may.answer_or_take", count=view.owed, cards=_faces(cards))
    said = tuple(tr(f"play.may.by.{way}", cards=_faces(ways[way])) for way in REPLY_WORDS if way in ways)
    return tr("play.may.ways_or_take", ways=said, count=view.owed)


def end_words(view: View) -> str:
    """What `end` is called now: to accept a missed turn, to pass, to end a turn or to keep a drawn card."""
    if view.phase == START:
        return tr("play.miss" if view.pending_skips else "play.pass")
    return tr("play.end" if view.phase == LAID else "play.keep")


def move_words(move: Move, view: View) -> str:
    """A move of a view in a few signs: `7♥`, `A♠ → ♥`, `Draw`, `Take 4`."""
    if is_play(move):
        card, named = card_words(CARD_TEXT[card_of(move)]), named_of(move)
        return tr("coach.called", card=card, what=named_words(named_text(named))) if named else card
    if move == TAKE:
        return tr("play.take", count=view.owed)
    return end_words(view) if move == END else tr({DRAW: "play.draw", OUT: "play.out", BACK: "play.come_back"}[move])


def _within(selector: str, other: str) -> bool:
    mask, wider = selector_mask(selector) or 0, selector_mask(other) or 0
    return mask != wider and mask & ~wider == 0


def _a_rank(rank: str) -> str:
    """`a 2`, `an 8`, `an A`."""
    return tr("play.a_rank", rank=named_words(rank))


def _kind(selector: str) -> Value:
    """What a selector names, shortly: `a 2`, `A♠`, `a black Jack`, `a joker`."""
    if selector in RANKS:
        return _a_rank(selector)
    if selector[0] in RANKS and selector[1] in SUITS:
        return card_words(selector)
    return selector_message(selector)


def _faces(cards: Sequence[Card]) -> tuple[str, ...]:
    """`a 2` for twos of any suit, else the cards: what answers, said shortly."""
    texts = sorted({CARD_TEXT[face(card)] for card in cards})
    ranks = {text[0] for text in texts}
    if len(ranks) == 1 and not texts[0].startswith("JK") and len(texts) > 1:
        return (_a_rank(texts[0][0]),)
    return tuple(card_words(text) for text in texts[:3])


def refused(state: State, move: Move, refusal: IllegalMove) -> str:
    """Why the card of a move cannot be laid, in one sentence."""
    key = refusal.rule.split(".")[0] if refusal.rule.startswith("replies.") else refusal.rule
    if key == "match" and state.named:
        key = "called"
    if key not in _REFUSALS or not is_play(move) or not state.discard:
        return tr("play.refused.other", why=refusal.message)
    return tr(
        f"play.refused.{key}",
        card=card_words(CARD_TEXT[card_of(move)]),
        top=card_words(CARD_TEXT[state.top]),
        count=state.owed,
        what=named_words(named_text(state.named)),
    )


# --- the rules behind it ---------------------------------------------------------------------


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
