"""What a lesson says to its pupil: what to do now, and why it is another card this time."""

from __future__ import annotations

from app.table.wording import card_words, explain_refusal, named_words
from app.ui.words import tr
from engine.cards import CARD_TEXT
from engine.messages.known import declaration_message
from engine.moves import DRAW, SAY, Move, card_of, is_play, named_of, named_text
from engine.play.refusal import IllegalMove
from engine.play.state import State


def word_of(state: State, seat: int) -> str:
    """The word that is due once the seat has laid a card."""
    tables, left = state.tables, state.hands[seat].bit_count() - 1
    return tr("parts.begun", text=declaration_message(tables.declaration(tables.level_at[left])))


def what_to_do(state: State, taught: Move, *, said: bool, choosing: bool) -> str:
    """The next tap, or the taps, that the taught move takes: the word, the card, what it names; or drawing."""
    if not is_play(taught):
        return tr("learn.tap.draw")
    card, named = card_words(CARD_TEXT[card_of(taught)]), named_of(taught)
    what = named_words(named_text(named))
    if choosing:
        return tr("learn.tap.what", what=what)
    if taught & SAY and not said:
        word = word_of(state, state.to_act)
        return tr("learn.tap.say_name" if named else "learn.tap.say", card=card, what=what, word=word)
    return tr("learn.tap.name" if named else "learn.tap.card", card=card, what=what)


def why_another(state: State, taught: Move, tried: Move) -> str:
    """Why what was tried is not the move of this step: the rule that refuses it, or that it would be allowed, too."""
    trial = state.copy()
    try:
        trial.apply(tried & ~SAY, state.to_act)
    except IllegalMove as refusal:
        return explain_refusal(state, tried, refusal)
    meant = tr("play.draw") if taught == DRAW else card_words(CARD_TEXT[card_of(taught)])
    if not is_play(tried):
        return tr("learn.also.other", meant=meant)
    return tr("learn.also.card", card=card_words(CARD_TEXT[card_of(tried)]), meant=meant)
