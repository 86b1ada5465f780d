"""Why a move is refused: what was wrong, by which rule, and what would be allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.cards import CARD_TEXT, CARDS
from engine.moves import (
    ATTEMPT,
    BACK,
    CARD_BITS,
    CATCH,
    DRAW,
    END,
    KIND_MASK,
    OUT,
    PLAIN,
    PLAY,
    TAKE,
    Move,
    move_text,
    named_of,
)
from engine.play.tables import SEQUENCE

if TYPE_CHECKING:
    from engine.play.state import State


class IllegalMove(ValueError):
    """A move that the rules do not allow; `rule` is the key of the rule, `allowed` what would do."""

    def __init__(self, rule: str, why: str, allowed: tuple[str, ...] = ()) -> None:
        super().__init__(f"{why} (rule: {rule})" + (f"; allowed: {' '.join(allowed)}" if allowed else ""))
        self.rule = rule
        self.why = why
        self.allowed = allowed


def refusal(state: State, move: Move, seat: int) -> IllegalMove:
    """The refusal of a move that is not legal now."""
    rule, why = _reason(state, move, seat)
    allowed = tuple(move_text(each) for each in state.legal_moves()) if seat == state.to_act else ()
    return IllegalMove(rule, why, tuple(dict.fromkeys(allowed)))


def _reason(state: State, move: Move, seat: int) -> tuple[str, str]:
    tables = state.tables
    kind = move & KIND_MASK
    if state.over:
        return "end", "the hand is over"
    if kind == CATCH:
        if tables.declare_how != "catch":
            return "declare", "there is nothing to catch in this game"
        if state.undeclared_seat < 0 or move & CARD_BITS != state.undeclared_seat:
            return "declare", "that player has missed no declaration, or the next player has acted"
        return "declare", "nobody catches themselves, and who is out catches nobody"
    if move & ATTEMPT and kind == PLAY:
        if not tables.penalise:
            return "turn.penalise", "illegal cards are refused here, not penalised"
        return "turn.penalise", "that card is not held, or it is legal"
    if seat != state.to_act:
        return "turn", f"it is the turn of seat {state.to_act + 1}"
    if tables.family == SEQUENCE:
        return _sequence_reason(state, move)
    if kind == PLAY:
        return _card_reason(state, move)
    if kind == DRAW:
        if state.owed:
            return "take", f"{_owed(state)}: answer, or take what is owed"
        if state.pending_skips:
            return "skip", "a missed turn can be answered or accepted, not drawn for"
        if state.laid:
            return "draw", "nothing is drawn once a card has been laid"
        if tables.must_play and state.legal_cards:
            return "draw.must-play", "who can play must play"
        if state.drawn:
            return "draw", "a card was drawn already"
        return "draw", "there is nothing to draw"
    if kind == TAKE:
        return "take", "nothing is owed"
    if kind == END:
        if state.owed:
            return "take", f"{_owed(state)}: answer, or take what is owed"
        if tables.must_play and state.legal_cards:
            return "draw.must-play", "who can play must play"
        if state.laid and tables.flags[state.laid[-1]] & 4:
            return "must-cover", "the last card must be covered"
        return "turn", "a turn is not passed while a card can be drawn"
    if kind == BACK:
        return "resurrection", "nobody can come back now"
    if kind == OUT:
        return "out", "nobody is knocked out in this game"
    return "turn", f"'{move_text(move & PLAIN)}' is not a move of this game"


def _owed(state: State) -> str:
    return "a card is owed" if state.owed == 1 else f"{state.owed} cards are owed"


def _sequence_reason(state: State, move: Move) -> tuple[str, str]:
    kind = move & KIND_MASK
    if kind == OUT:
        return "out", "who can follow, or holds a joker, must play"
    if kind != PLAY:
        return "turn", f"'{move_text(move & PLAIN)}' is not a move of this game"
    text = CARD_TEXT[move & CARD_BITS]
    if not state.hands[state.to_act] >> (move & CARD_BITS) & 1:
        return "hand", f"{text} is not in the hand of seat {state.to_act + 1}"
    if named_of(move):
        return "nominate", f"{text} does not name anything"
    return "match", f"{text} has neither the suit nor the rank of {CARD_TEXT[state.top]}"


def _card_reason(state: State, move: Move) -> tuple[str, str]:
    tables = state.tables
    seat = state.to_act
    card = move & CARD_BITS
    text = CARD_TEXT[card]
    if card >= CARDS or not state.hands[seat] >> card & 1:
        return "hand", f"{text} is not in the hand of seat {seat + 1}"
    if state.legal_cards >> card & 1:
        if named_of(move):
            return "nominate", f"{text} does not name that"
        return "nominate", f"{text} must name what is to follow, as in {text}=S"
    top = CARD_TEXT[state.top] if state.discard else "nothing"
    last = state.hands[seat].bit_count() == 1
    if state.owed:
        lead = state.lead
        if not tables.reply_mask[lead] >> card & 1:
            return f"replies.{tables.groups[lead]}", f"{text} does not answer: {_owed(state)}"
        if not (last and tables.finish_how == "refuse" and tables.finish_barred >> card & 1):
            return "turn.multi", f"{text} cannot be laid on {top} in the same turn"
    elif state.pending_skips and not state.answers() >> card & 1:
        return "skip", f"{text} does not answer the missed turn: only the same rank does"
    if last and tables.finish_how == "refuse" and tables.finish_barred >> card & 1:
        return "finish", f"{text} may not be the last card"
    if last and state.owes_word[seat] and tables.declare_how == "refuse" and not state.laid:
        return "declare", "the last card may not be laid: the word was not said"
    if state.laid and tables.flags[state.laid[-1]] & 4:
        return "must-cover", f"{top} must be covered with a card of its suit"
    if state.laid:
        if last and tables.no_several:
            return "turn.last", "nobody goes out with more than one card in a turn"
        if last and tables.no_double:
            return "turn.last", "nobody goes out on a double"
        return "turn.multi", f"{text} cannot be laid on {top} in the same turn"
    if state.drawn and state.follow >> card & 1:
        return "draw", "after drawing only the drawn card may be played"
    if state.named:
        from engine.moves import named_text

        return "match", f"{text} does not follow {named_text(state.named)}, which was named"
    return "match", f"{text} matches neither suit nor rank of {top}"
