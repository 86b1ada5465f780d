"""Texts on what happened, what can be done, and the rules behind both. They're the same for the screen and for screen
readers.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple, assert_never

from app.ui.card_faces import printed_rank
from app.ui.numbers import signed_points
from app.ui.words import PRINTED_CARD, message_id, render, tr
from engine import events
from engine.cards import CARD_TEXT, RANKS, SUITS, Card, cards_in, face_of_card
from engine.messages import Message, Value, card_message, selector_message
from engine.messages.preset_texts import declaration_message
from engine.moves import BACK, DRAW, END, OUT, TAKE, Move, card_of, is_play, named_of, named_text
from engine.play.refusal import IllegalMove
from engine.play.sequence import SequenceState
from engine.play.state import COVER, DRAWN, FIRE, PLAYED, RETURNING, START, State
from engine.play.tables import NOMINATES, SEQUENCE, Tables
from engine.play.view import View
from engine.rules.explain import Sentence, explain_rules
from engine.rules.reader import Rules
from engine.rules.selectors import selector_mask
from engine.rules.words.answers import REPLY_WORDS

_SIGNS: Final = dict(zip(SUITS, "♠♥♦♣", strict=True))
_REFUSALS: Final = frozenset(
    {"match", "called", "replies", "skip", "finish", "declare", "draw", "must-cover", "turn.multi", "turn.last"}
)
SUMMARY_SENTENCES: Final = 2
NOBODY: Final = -1  # no seat is "you"
MAX_NAMED_CARDS: Final = 5  # up to this number, the viewer's drawn cards are named
_NOMINATION_MESSAGES: Final = {
    "take": "draw",
    "penalty_previous": "draw",
}  # message keys that share the "You drew …" text when the cards are listed
_PENALTY_RULE_KEYS: Final[dict[events.Why, tuple[str, ...]]] = {
    "finish": ("finish",),
    "declare": ("declare.penalty",),
    "blunder": ("turn.penalise",),
    "previous": ("card",),
}
# The keys of the rules behind a refusal, if its own key isn't that of a sentence.
_REFUSAL_RULE_KEYS: Final[dict[str, tuple[str, ...]]] = {
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
MAX_RULE_SENTENCES: Final = 6  # the most sentences of the rules shown at once


def printed_card(text: str) -> Message:
    """Return the message of a card in a text on the screen: `7♥` for 7H, `10♠` for TS, a joker by its name.

    `render_spoken` renders each card by its name, in the grammatical case that the sentence needs.
    """
    card = card_message(text)
    if text.startswith("JK"):
        return card
    return Message(PRINTED_CARD, {**card.values, "printed": printed_rank(text[0]) + _SIGNS[text[1]]})


def named_words(named: str) -> str:
    """Return a suit as its symbol, a rank as it's printed on cards."""
    return _SIGNS.get(named) or printed_rank(named)


@dataclass(frozen=True)
class ActionTexts:
    """An action as text: one line (`message`), the keys of the rules behind it (the most specific first), texts beside
    seats, and `reason` if there's a better reason than a rule.
    """

    message: str = ""
    rule_keys: tuple[str, ...] = ()
    bubbles: Mapping[int, str] = field(default_factory=dict)
    reason: str = ""


def describe_action(
    action_events: Sequence[events.Event],
    state_before: State,
    state_after: State | None,
    names: Sequence[str],
    viewer: int,
) -> ActionTexts:
    """Return one action as the seat `viewer` may know it, by its two most important events. Several draws in a turn of
    another player are one text. `state_after` is None if it doesn't matter who acts next.
    """
    tellings = [_describe_event(event, names, viewer, state_before, state_before.draws) for event in action_events]
    laid = [event for event in action_events if isinstance(event, events.Played)]
    again = (
        bool(laid)
        and state_after is not None
        and state_after.to_act == laid[0].seat == events.seat_of(action_events[0])
    )
    if again and state_after is not None and state_after.phase == START and not state_after.penalty:
        who, name = ("you" if laid[0].seat == viewer else "they"), names[laid[0].seat]
        tellings.append(_EventTexts(tr(f"play.{who}.again", name=name), ()))
    said = [each for each in tellings if each.message]
    most = sorted(sorted(range(len(said)), key=lambda n: said[n].priority)[:SUMMARY_SENTENCES])

    return ActionTexts(
        " ".join(said[n].message for n in most),
        _rules_behind(action_events, [key for each in tellings for key in each.rule_keys], state_before),
        {
            events.seat_of(event): each.bubble
            for event, each in zip(action_events, tellings, strict=False)
            if each.bubble
        },
    )


def describe_events(
    action_events: Sequence[events.Event], state_before: State, names: Sequence[str], viewer: int
) -> tuple[ActionTexts, ...]:
    """Return each event of an action separately, as the seat `viewer` may know it, with the rules behind it."""
    laid = [event for event in action_events if isinstance(event, events.Played)]
    said = []
    for event in action_events:
        told = _describe_event(event, names, viewer, state_before)
        words, keys, why = told.message, told.rule_keys, ""
        match event:
            case events.PenaltySet():
                words = tr("play.owes", count=event.count)
            case events.Reversed():  # the event alone needs a text that names its player
                words = tr(f"play.{'you' if event.seat == viewer else 'they'}.reverse", name=names[event.seat])
            case events.TookPenalty():  # the reason is the card that made the penalty, before the answers to it
                keys = ("card", *keys)
            case events.GotPoints():
                keys, why = ("card", *keys), _points_reason(event, action_events, state_before, names, viewer)
            case _:
                pass
        rules = _rules_behind([event] if isinstance(event, events.Played) else laid, keys, state_before, event)
        said.append(ActionTexts(words, rules, reason=why))
    return tuple(said)


def _points_reason(
    scored: events.GotPoints,
    action_events: Sequence[events.Event],
    state_before: State,
    names: Sequence[str],
    viewer: int,
) -> str:
    """Return why points were scored: the cards that a player held, or a card played on another; ""
    if the rule says it.
    """
    points = signed_points(scored.points)
    for event in action_events:
        if isinstance(event, events.KnockedOut):
            who = "you" if event.seat == viewer else "they"
            return tr(f"play.{who}.why_knock", name=names[event.seat], count=event.card_count)
        if isinstance(event, events.Played) and isinstance(state_before, SequenceState) and state_before.owner >= 0:
            tables, top = state_before.tables, state_before.top
            worth = {tables.points_for_over: tables.next_higher[top], tables.points_for_under: tables.next_lower[top]}
            way = {tables.points_for_over: "over", tables.points_for_under: "under"}.get(scored.points)
            if way and worth[scored.points] >> event.card & 1:
                return tr(f"play.why_{way}", card=printed_card(CARD_TEXT[top]), points=points)
    return ""


def _rules_behind(
    action_events: Sequence[events.Event], keys: Sequence[str], state_before: State, event: events.Event | None = None
) -> tuple[str, ...]:
    """Return the keys of the rules behind an action, or one `event` of it, the most specific first: those of the card
    played, or of the top of the pile.
    """
    laid = [each for each in action_events if isinstance(each, events.Played)]
    lead = _answer_keys(state_before)
    card = _effect_rules(
        state_before.tables, laid[-1].card if laid else state_before.discard[-1] if state_before.discard else -1
    )
    if not laid or not (event is None or isinstance(event, events.Played)):
        return _fill_placeholders(keys, card, lead)
    keys = [*(lead if state_before.penalty else ()), *_play_rules(state_before), *keys]
    return tuple(dict.fromkeys([*card, *_fill_placeholders(keys, card, lead)]))


def _play_rules(state_before: State) -> tuple[str, ...]:
    """Return the keys of the rules that let a card be played: at the start of a turn, after drawing it, or after other
    cards of the turn.
    """
    if state_before.phase == START:
        return ("turn.multi", "match") if state_before.penalty else ("match",)
    if state_before.phase == DRAWN:
        return ("draw", "match")
    doing = (_effect_rules(state_before.tables, card) for card in reversed(state_before.played))
    # If a card lets several cards be played (all of its suit, or one that covers it), its rules come first.
    opened = next(filter(None, doing), ()) if state_before.dumping or state_before.phase in (COVER, FIRE) else ()
    return (*opened, "turn.multi", "match")


class _EventTexts(NamedTuple):
    """An event as text: `message` ("" if the table shows it anyway), the keys of its rules, its priority (0 is first),
    and its bubble. In the rules, "card" stands for those of the card on the pile and "answer" for those of answers.
    """

    message: str
    rule_keys: tuple[str, ...]
    priority: int = 1
    bubble: str = ""


def _describe_event(
    event: events.Event, names: Sequence[str], viewer: int, state_before: State, draws: int = 0
) -> _EventTexts:
    """Return one event as the seat `viewer` may know it, after `draws` in the same turn. Cards drawn by `viewer` are
    named.
    """
    seat = events.seat_of(event)
    who = "you" if seat == viewer else "they"
    name = names[seat] if seat >= 0 else ""
    match event:
        case events.Played():
            key = "called" if event.named else "play"
            card = printed_card(CARD_TEXT[event.card])
            words = tr(f"play.{who}.{key}", name=name, card=card, what=named_words(event.named.text))
            return _EventTexts(words, (), 0)
        case events.Drew():
            # Several draws in a row are counted together, not told as "a card" each time.
            many = len(event.cards) * (1 if seat == viewer else draws + 1)
            return _EventTexts(_count_drawn(who, "draw", name, event.cards, many), ("draw",))
        case events.TookPenalty():
            return _EventTexts(
                _count_drawn(who, "take", name, event.cards), ("answer", "take"), bubble=_plus_cards(event.cards)
            )
        case events.CameBack():
            return _EventTexts(_count_drawn(who, "back", name, event.cards), ("resurrection",))
        case events.Penalised():
            call = missed_declaration(state_before.tables, state_before.hands[seat].bit_count())
            words = _count_drawn(who, f"penalty_{event.why}", name, event.cards, call=call)
            return _EventTexts(words, _PENALTY_RULE_KEYS[event.why], bubble=_plus_cards(event.cards))
        case events.Caught():
            key = "catch_you" if event.offender == viewer else "catch"
            words = tr(f"play.{who}.{key}", name=name, other=names[event.offender])
            return _EventTexts(words, ("declare.penalty", "declare"), 0)
        case events.Declared() if event.declaration:
            words = tr(f"play.{who}.say", name=name, word=declaration_message(event.declaration))
            return _EventTexts(words, ("declare",), 3, tr("play.say_word", word=declaration_message(event.declaration)))
        case events.Declared():
            return _EventTexts("", ("declare",))
        case events.KnockedOut():
            return _EventTexts(tr(f"play.{who}.knock", name=name), ("out", "stop"))
        case events.GotPoints():
            words = tr(f"play.{who}.score", name=name, points=signed_points(event.points))
            return _EventTexts(words, ("sequence.over", "card", "out"))
        case events.WentBankrupt():
            return _EventTexts(tr(f"play.{who}.bankrupt", name=name), ("bankrupt.at",))
        case events.TriedWrongCard():
            card = printed_card(CARD_TEXT[event.card])
            return _EventTexts(tr(f"play.{who}.attempt", name=name, card=card), ("turn.penalise",))
        case events.TookTurnBack():
            words = tr(f"play.{who}.took_back", name=name, count=len(event.cards))
            return _EventTexts(words, ("turn.penalise",))
        case events.Skipped():
            return _EventTexts(tr(f"play.{who}.miss", name=name), ("card",), 2 if seat == viewer else 4)
        case events.Passed():
            return _EventTexts(tr(f"play.{who}.pass", name=name), ("draw", "draw.refill"), bubble=tr("play.pass"))
        case events.TurnEnded():
            return _EventTexts(tr(f"play.{who}.end", name=name), ("turn.multi", "draw"))
        case events.WentOut():
            return _EventTexts(tr(f"play.{who}.out", name=name), ("end", "last"))
        case events.SkipsSet():
            return _EventTexts(tr("play.skip", count=event.turns) if event.turns > 1 else "", ("card",), 5)
        case events.PenaltyCancelled():
            return _EventTexts(tr("play.cancel"), ("answer",))
        case events.Reversed():
            return _EventTexts(tr("play.reverse"), ("card", "turn.reverse-two"), 4)
        case events.Refilled():
            return _EventTexts(tr("play.refill"), ("draw.refill",))
        case events.PassedHands():
            return _EventTexts(tr("play.hands"), ("card",))
        case events.Blocked():
            return _EventTexts(tr("play.blocked"), ("blocked",))
        case events.PenaltySet():
            return _EventTexts("", ("answer", "card"))
        case events.HandEnded():
            return _EventTexts("", ())
    assert_never(event)


def _count_drawn(pronoun: str, key: str, name: str, cards: Sequence[Card], count: int = 0, call: Value = "") -> str:
    """Return a text on drawn cards: which ones "you" drew if they're few, else their number. `count` replaces the
    number of `cards`.
    """
    if not cards:
        return tr(f"play.{pronoun}.nothing")
    if pronoun == "you" and len(cards) <= MAX_NAMED_CARDS:
        which = tuple(printed_card(CARD_TEXT[card]) for card in cards)
        return tr(f"play.you.{_NOMINATION_MESSAGES.get(key, key)}_cards", cards=which, word=call)
    return tr(f"play.{pronoun}.{key}", name=name, count=count or len(cards), word=call)


def missed_declaration(tables: Tables, count: int) -> Message:
    """Return the declaration that a player with this many cards has missed: "last card", or the ruleset's own."""
    return declaration_message(tables.declaration_words(tables.declaration_levels[max(1, count)]))


def _plus_cards(cards: Sequence[Card]) -> str:
    return signed_points(len(cards)) if cards else ""


def describe_options(view: View, name: str, strict: bool = False) -> str:
    """Return what the view's seat may do now, or whose turn it is. At a strict table the text doesn't reveal which
    cards are playable.
    """
    if view.over:
        return ""
    if view.to_act != view.seat:
        return tr("play.wait", name=name)
    legal = view.legal_moves
    cards = [card_of(move) for move in legal if is_play(move)]
    if strict and view.penalty:
        return tr("play.may.strict_owed", count=view.penalty)
    if strict and view.phase == START and not view.pending_skips:
        return tr("play.may.play_or_draw" if DRAW in legal else "play.may.play_or_pass")
    if view.penalty:
        return _penalty_options(view, cards)
    if view.pending_skips:
        return tr("play.may.answer_or_miss", cards=_faces_with_articles(cards))
    if view.tables.family == SEQUENCE:
        held = cards_in(view.hand)
        return tr("play.may.out" if not cards else "play.may.lead" if len(cards) == len(held) else "play.may.follow")
    if view.phase == COVER:
        return tr("play.may.cover" if cards else "play.may.cover_draw")
    if view.phase == RETURNING:
        return tr("play.may.bring_back" if END in legal else "play.may.come_back")
    if view.phase == FIRE:
        return tr("play.may.fire")
    if view.phase == PLAYED:
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


def _penalty_options(view: View, cards: Sequence[Card]) -> str:
    """Return what can be done about a penalty: the held answers and their effects, or without any, what would answer
    it.
    """
    tables = view.tables
    lead = view.leading_group
    if not cards:
        wide = [each for each in tables.answer_selectors[lead] if not each.startswith("JK") or tables.jokers]
        names = [each for each in wide if not any(_is_narrower(each, other) for other in wide)]
        key = "take_only" if names else "take"
        return tr(f"play.may.{key}", count=view.penalty, cards=tuple(_selector_value(each) for each in names))
    ways: dict[str, list[Card]] = {}
    for card in cards:
        ways.setdefault(tables.answer_words[lead][card], []).append(card)
    if set(ways) <= {"add"}:
        return tr("play.may.answer_or_take", count=view.penalty, cards=_faces_with_articles(cards))
    said = tuple(tr(f"play.may.by.{way}", cards=_faces_with_articles(ways[way])) for way in REPLY_WORDS if way in ways)
    return tr("play.may.ways_or_take", ways=said, count=view.penalty)


def end_label(view: View) -> str:
    """Return the label of the move `end`: accept a skip, pass, end the turn or the hand, or keep a drawn card."""
    if view.phase == RETURNING:
        return tr("play.leave_out")
    if view.phase == START:
        return tr("play.miss" if view.pending_skips else "play.pass")
    return tr("play.end" if view.phase == PLAYED else "play.keep")


def come_back_label(view: View) -> str:
    """Return the label of the move `back`: come back, or bring back the player who went out last."""
    return tr("play.come_back" if view.seat in view.out else "play.bring_back")


def move_words(move: Move, view: View) -> str:
    """Return a move as short text: `7♥`, `A♠ → ♥`, `Draw`, `Take 4`."""
    if is_play(move):
        card, named = printed_card(CARD_TEXT[card_of(move)]), named_of(move)
        return tr("coach.called", card=card, what=named_words(named_text(named))) if named else render(card)
    if move == TAKE:
        return tr("play.take", count=view.penalty)
    if move == BACK:
        return come_back_label(view)
    return end_label(view) if move == END else tr({DRAW: "play.draw", OUT: "play.out"}[move])


def _is_narrower(selector: str, other: str) -> bool:
    """Return whether a selector's cards are a proper subset of another's."""
    mask, wider = selector_mask(selector) or 0, selector_mask(other) or 0
    return mask != wider and mask & ~wider == 0


def _rank_with_article(rank: str) -> str:
    """Return a rank with its article: `a 2`, `an 8`, `an A`."""
    return tr("play.a_rank", rank=named_words(rank))


def _selector_value(selector: str) -> Value:
    """Return what a selector names: `a 2`, `A♠`, `a black Jack`, `a joker`."""
    if selector in RANKS:
        return _rank_with_article(selector)
    if selector[0] in RANKS and selector[1] in SUITS:
        return printed_card(selector)
    return selector_message(selector)


def _faces_with_articles(cards: Sequence[Card]) -> tuple[Value, ...]:
    """Return `a 2` for twos of several suits, else the cards themselves, at most three."""
    texts = sorted({CARD_TEXT[face_of_card(card)] for card in cards})
    ranks = {text[0] for text in texts}
    if len(ranks) == 1 and not texts[0].startswith("JK") and len(texts) > 1:
        return (_rank_with_article(texts[0][0]),)
    return tuple(printed_card(text) for text in texts[:3])


def explain_refusal(state: State, move: Move, refusal: IllegalMove) -> Message:
    """Return why the card of a move can't be played, in one sentence."""
    key = refusal.rule.split(".")[0] if refusal.rule.startswith("replies.") else refusal.rule
    if key == "match" and state.named:
        key = "called"
    if key not in _REFUSALS or not is_play(move) or not state.discard:
        return Message("play-refused-other", {"why": refusal.message})
    return Message(
        f"play-refused-{message_id(key)}",
        {
            "card": printed_card(CARD_TEXT[card_of(move)]),
            "top": printed_card(CARD_TEXT[state.top]),
            "count": state.penalty,
            "what": named_words(named_text(state.named)),
            "word": missed_declaration(state.tables, 1),
        },
    )


# --- rules behind texts ----------------------------------------------------------------------


def rules_behind_refusal(rule: str, state: State) -> tuple[str, ...]:
    """Return the keys of the rules that a refusal names."""
    return _fill_placeholders(
        _REFUSAL_RULE_KEYS.get(rule, (rule,)), rules_behind_nomination(state), _answer_keys(state)
    )


def rules_behind_penalty(state: State) -> tuple[str, ...]:
    """Return the keys of the rules behind the penalty, or behind the turns to miss."""
    if state.penalty:
        return _fill_placeholders([*_answer_keys(state), "card", "take"], rules_behind_nomination(state), [])
    return rules_behind_nomination(state)


def rules_behind_nomination(state: State) -> tuple[str, ...]:
    """Return the keys of the rules of the card on the pile; after a nomination, of the card that made it."""
    flags = state.tables.flags
    calling = (card for card in reversed(state.discard) if not state.named or flags[card] & NOMINATES)
    return tuple(_effect_rules(state.tables, next(calling, -1)))


def rules_behind_result(rules: Rules, *, blocked: bool, whole_match: bool) -> tuple[str, ...]:
    """Return the keys of the rules by which a hand, or the whole match, was won."""
    won = (rules.words.scoring.score_unit, "end") if whole_match else ("blocked",) if blocked else ("end", "last")
    return (*won, "scoring", *([] if blocked or whole_match else ["sequence.over"]))


def find_sentences(rules: Rules, seats: int, keys: Iterable[str]) -> tuple[Sentence, ...]:
    """Return the rules' sentences under these keys, or the closest ones; at most MOST."""
    said = explain_rules(rules, seats)
    found: list[Sentence] = []
    for key in keys:
        near = [
            each
            for each in said
            if each.key == key or any(word.startswith(f"{key}.") for word in _answers_in_sentence(each))
        ]
        if not near:
            near = [each for each in said if each.key.split(".")[0] == key.split(".")[0] and "." not in each.key]
        found += [each for each in near if each not in found]
    return tuple(found[:MAX_RULE_SENTENCES])


def _answers_in_sentence(sentence: Sentence) -> tuple[str, ...]:
    """Return the keys of answers that a sentence covers; it may cover several pick-up groups."""
    return tuple(each for each in sentence.covers if each.startswith("replies."))


def _fill_placeholders(keys: Iterable[str], card: Iterable[str], answer: Iterable[str]) -> tuple[str, ...]:
    meant = {"card": tuple(card), "called": tuple(card), "answer": tuple(answer)}
    return tuple(dict.fromkeys(each for key in keys for each in meant.get(key, (key,))))


def _answer_keys(state: State) -> list[str]:
    return (
        [f"replies.{state.tables.group_names[state.leading_group]}"]
        if state.penalty and state.leading_group >= 0
        else []
    )


def _effect_rules(tables: Tables, card: Card) -> tuple[str, ...]:
    """Return the keys of the rules about a card's effects; () for no card (-1)."""
    return tables.rule_keys[card] if card >= 0 else ()
