"""Texts about a hand, made from a snapshot of its game."""

from __future__ import annotations

from typing import Final

from app.table.game import GameSnapshot
from app.table.narration.bot_remarks import bot_remark
from app.table.wording import NOBODY, ActionTexts, describe_action, explain_refusal, rules_behind_refusal
from app.ui.words import render, tr
from engine.events import Declared
from engine.moves import Move, is_play
from engine.play.refusal import IllegalMove

MAX_RECAP_STEPS: Final = 6  # the most actions in the cover's text


def seat_called_you(game: GameSnapshot) -> int:
    """Return the seat that texts call "you": NOBODY in a replay, or if several people read the screen."""
    return game.viewer if game.facts.addresses_viewer and not game.facts.device_is_shared else NOBODY


def action_texts(game: GameSnapshot, number: int = -1) -> ActionTexts:
    """Return the texts of an action: the latest, or the one with this index."""
    number %= len(game.steps)
    after = game.states_before[number + 1] if number + 1 < len(game.states_before) else game.state
    return describe_action(
        game.steps[number].events, game.states_before[number], after, game.names, seat_called_you(game)
    )


def messages_since_last_turn(game: GameSnapshot) -> tuple[str, ...]:
    """Return what happened since the viewer's last action, and whose turn it is. It's for the cover, which others see,
    too.
    """
    steps = game.steps
    own = max((n for n, step in enumerate(steps) if step.action.seat == game.viewer), default=-1)
    told = [action_texts(game, n).message for n in range(max(own + 1, len(steps) - MAX_RECAP_STEPS), len(steps))]
    turn = game.state.to_act
    if turn >= 0:
        told.append(tr("play.not_now", name=game.names[turn]))
    return tuple(filter(None, told))


def deal_message(game: GameSnapshot) -> tuple[str, tuple[str, ...]]:
    """Return the message about a new hand, and the keys of the rules behind it."""
    if game.facts.strict:
        return tr("play.dealt_strict", count=game.state.tables.wrong_card_penalty), ("turn.penalise",)
    return tr("play.dealt"), ("deal",)


def remark_on_latest(game: GameSnapshot) -> str:
    """Return the bot's remark on its latest action; "" most of the time, and always after a declaration."""
    step = game.steps[-1]
    level = game.facts.levels[step.action.seat]
    if not level or any(isinstance(event, Declared) for event in step.events):
        return ""
    return bot_remark(step, level, game.state.turns)


def refusal_message(game: GameSnapshot, move: Move, refusal: IllegalMove) -> tuple[str, tuple[str, ...]]:
    """Return why a move of the viewer is refused, in one sentence, and the keys of the rules behind that."""
    state = game.state
    rules = rules_behind_refusal(refusal.rule, state)
    if state.to_act != game.viewer and is_play(move):
        return tr("play.not_now", name=game.names[state.to_act]), rules
    return render(explain_refusal(state, move, refusal)), rules
