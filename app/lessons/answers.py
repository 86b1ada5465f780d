"""The teacher's instructions and corrections: what to do now, and why a move isn't the taught one."""

from __future__ import annotations

from app.table.wording import explain_refusal, named_words, printed_card
from app.ui.words import tr
from engine.cards import CARD_TEXT
from engine.messages import Message
from engine.messages.preset_texts import declaration_message
from engine.moves import DRAW, SAY, Move, Named, card_of, is_play, named_of, named_text
from engine.play.refusal import IllegalMove
from engine.play.state import State


def expected_declaration(state: State, seat: int) -> str:
    """Return the declaration that `seat` must make with its next card, capitalised; "" for none."""
    tables, left = state.tables, state.hands[seat].bit_count() - 1
    return tr("parts.begun", text=declaration_message(tables.declaration_words(tables.declaration_levels[left])))


def instruction(state: State, taught: Move, *, is_spoken: bool, choosing: bool) -> Message:
    """Return what to tap next for the taught move: the declaration, the card, what it nominates, or the stock.
    `is_spoken` tells whether the declaration is made, `choosing` whether the chooser is open.
    """
    if not is_play(taught):
        return Message("learn-tap-draw")
    card, named = printed_card(CARD_TEXT[card_of(taught)]), named_of(taught)
    what = named_words(named_text(named))
    if choosing:
        return Message("learn-tap-what", {"what": what})
    if taught & SAY and not is_spoken:
        word = expected_declaration(state, state.to_act)
        if named:
            return Message("learn-tap-say_name", {"card": card, "what": what, "word": word})
        return Message("learn-tap-say", {"card": card, "word": word})
    if named:
        return Message("learn-tap-name", {"card": card, "what": what, "kind": kind_of(named)})
    return Message("learn-tap-card", {"card": card})


def kind_of(named: Named) -> str:
    """Return "suit" or "rank", whichever is nominated; messages use it to choose their text."""
    return "suit" if named.suit >= 0 else "rank"


def correction(state: State, taught: Move, tried: Move) -> Message:
    """Return why a tried move isn't the taught one: the rule that forbids it, or that it would be legal, too."""
    trial = state.copy()
    try:
        trial.apply(tried & ~SAY, state.to_act)
    except IllegalMove as refusal:
        return explain_refusal(state, tried, refusal)
    meant = Message("play-draw") if taught == DRAW else printed_card(CARD_TEXT[card_of(taught)])
    if not is_play(tried):
        return Message("learn-also-other", {"meant": meant})
    return Message("learn-also-card", {"card": printed_card(CARD_TEXT[card_of(tried)]), "meant": meant})
