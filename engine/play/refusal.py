"""Why a move is refused: what is wrong, which rule says so, and what would be allowed."""

from __future__ import annotations

from typing import Final

from engine import moves
from engine.cards import CARD_TEXT, CARDS
from engine.messages import Message, language
from engine.messages.errors import MoveError
from engine.messages.preset_texts import declaration_message
from engine.moves import Move
from engine.play.state import State
from engine.play.tables import MUST_COVER, SEQUENCE

MAX_QUOTED_LENGTH: Final = 40  # the most characters that a refusal quotes of a value that isn't a move


class IllegalMove(MoveError, ValueError):
    """Raised for a move that the rules don't allow.

    - `rule`: the key of the rule that forbids it, such as "match".
    - `message`: what is wrong, as a message for the screen.
    - `allowed`: the legal moves as texts; empty if it's another seat's turn.

    `str` gives English, for records and logs.
    """

    code = "illegal-move"

    message: Message

    def __init__(self, rule: str, message: Message, allowed: tuple[str, ...] = ()) -> None:
        super().__init__(rule, message, allowed)
        self.rule = rule
        self.message = message
        self.allowed = allowed

    def __str__(self) -> str:
        allowed = f"; allowed: {' '.join(self.allowed)}" if self.allowed else ""
        return f"{language().render(self.message)} (rule: {self.rule}){allowed}"


def explain_refusal(state: State, move: Move, seat: int) -> IllegalMove:
    """Return the error to raise for a move that isn't legal now, or for a value that isn't a move at all."""
    if moves.is_move(move):
        rule, message = _refusal_reason(state, move, seat)
    else:
        rule, message = "turn", Message("refusal-no-move", {"move": str(move)[:MAX_QUOTED_LENGTH]})
    allowed = tuple(moves.move_text(each) for each in state.legal_moves()) if seat == state.to_act else ()
    return IllegalMove(rule, message, tuple(dict.fromkeys(allowed)))


def _refusal_reason(state: State, move: Move, seat: int) -> tuple[str, Message]:
    tables = state.tables
    kind = move & moves.KIND_MASK
    if state.over:
        return "end", Message("refusal-over")
    if kind == moves.CATCH:
        if tables.missed_declaration_rule != "catch":
            return "declare", Message("refusal-no-catching")
        if state.undeclared_seat < 0 or move & moves.CARD_BITS != state.undeclared_seat:
            return "declare", Message("refusal-not-missed")
        return "declare", Message("refusal-catcher")
    if move & moves.WRONG_CARD and kind == moves.PLAY:
        if not tables.penalises_wrong_cards:
            return "turn.penalise", Message("refusal-not-penalised")
        return "turn.penalise", Message("refusal-no-attempt")
    if seat != state.to_act:
        return "turn", Message("refusal-turn", {"seat": state.to_act + 1})
    if tables.family == SEQUENCE:
        return _sequence_refusal_reason(state, move)
    if kind == moves.PLAY:
        return _card_refusal_reason(state, move)
    if kind == moves.DRAW:
        if state.penalty:
            return "take", Message("refusal-take", {"count": state.penalty})
        if state.pending_skips:
            return "skip", Message("refusal-skip")
        if state.played:
            return "draw", Message("refusal-laid")
        if tables.must_play_if_able and state.legal_cards:
            return "draw.must-play", Message("refusal-must-play")
        if state.drawn:
            return "draw", Message("refusal-drawn")
        return "draw", Message("refusal-nothing-to-draw")
    if kind == moves.TAKE:
        return "take", Message("refusal-not-owed")
    if kind == moves.END:
        if state.penalty:
            return "take", Message("refusal-take", {"count": state.penalty})
        if tables.must_play_if_able and state.legal_cards:
            return "draw.must-play", Message("refusal-must-play")
        if state.pending_skips:
            return "skip", Message("refusal-must-answer")
        if state.played and tables.flags[state.played[-1]] & MUST_COVER:
            return "must-cover", Message("refusal-last-uncovered")
        return "turn", Message("refusal-no-pass")
    if kind == moves.BACK:
        return "resurrection", Message("refusal-no-way-back")
    if kind == moves.OUT:
        return "out", Message("refusal-no-knock-out")
    return "turn", Message("refusal-no-move", {"move": moves.move_text(move & moves.PLAIN)})


def _sequence_refusal_reason(state: State, move: Move) -> tuple[str, Message]:
    kind = move & moves.KIND_MASK
    if kind == moves.OUT:
        return "out", Message("refusal-sequence-out")
    if kind != moves.PLAY:
        return "turn", Message("refusal-no-move", {"move": moves.move_text(move & moves.PLAIN)})
    text = CARD_TEXT[move & moves.CARD_BITS]
    if not state.hands[state.to_act] >> (move & moves.CARD_BITS) & 1:
        return "hand", Message("refusal-not-held", {"card": text, "seat": state.to_act + 1})
    if moves.named_of(move):
        return "nominate", Message("refusal-names-nothing", {"card": text})
    return "match", Message("refusal-sequence", {"card": text, "top": CARD_TEXT[state.top]})


def _card_refusal_reason(state: State, move: Move) -> tuple[str, Message]:
    tables = state.tables
    seat = state.to_act
    card = move & moves.CARD_BITS
    text = CARD_TEXT[card]
    if card >= CARDS or not state.hands[seat] >> card & 1:
        return "hand", Message("refusal-not-held", {"card": text, "seat": seat + 1})
    if state.legal_cards >> card & 1:
        if moves.named_of(move):
            return "nominate", Message("refusal-not-named-so", {"card": text})
        return "nominate", Message("refusal-must-name", {"card": text})
    top = CARD_TEXT[state.top] if state.discard else "none"
    last = state.hands[seat].bit_count() == 1
    if state.penalty:
        lead = state.leading_group
        if not tables.answering_cards[lead] >> card & 1:
            return f"replies.{tables.group_names[lead]}", Message(
                "refusal-no-answer", {"card": text, "count": state.penalty}
            )
        if not (last and tables.barred_finish_rule == "refuse" and tables.finish_barred >> card & 1):
            return "turn.multi", Message("refusal-not-together", {"card": text, "top": top})
    elif state.pending_skips and not state.skip_answering_cards() >> card & 1:
        return "skip", Message("refusal-no-skip-answer", {"card": text})
    if last and tables.barred_finish_rule == "refuse" and tables.finish_barred >> card & 1:
        return "finish", Message("refusal-last", {"card": text})
    if last and state.missed_declaration[seat] and tables.missed_declaration_rule == "refuse" and not state.played:
        return "declare", Message(
            "refusal-undeclared", {"word": declaration_message(tables.declaration_words(tables.declaration_levels[1]))}
        )
    if state.played and tables.flags[state.played[-1]] & MUST_COVER:
        return "must-cover", Message("refusal-cover", {"top": top})
    if state.played:
        if last and tables.bars_finish_on_several:
            return "turn.last", Message("refusal-several-last")
        if last and tables.bars_finish_on_pair:
            return "turn.last", Message("refusal-double-last")
        return "turn.multi", Message("refusal-not-together", {"card": text, "top": top})
    if state.drawn and state.follow >> card & 1:
        return "draw", Message("refusal-only-drawn")
    if state.named:
        return "match", Message("refusal-called", {"card": text, "named": moves.named_text(state.named)})
    return "match", Message("refusal-match", {"card": text, "top": top})
