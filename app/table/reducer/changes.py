"""Changes of a table's state that several events have in common."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from app.table.game import GameSnapshot
from app.table.motion import REST
from app.table.narration.game_messages import action_texts, messages_since_last_turn, refusal_message
from app.table.panel_kind import RESULT_PANELS, PanelKind
from app.table.reducer.effects import Effect, LogFailure, PlaySound, Vibrate
from app.table.reducer.state import ControllerState, has_won
from app.table.wording import ActionTexts
from engine.cards import FACE, Card
from engine.moves import Move, card_of, is_play
from engine.play.refusal import IllegalMove

T = TypeVar("T")
Change = tuple[ControllerState, tuple[Effect, ...]]  # the new state, and the effects to run


def with_transient(state: ControllerState, **values: object) -> ControllerState:
    """Return the state with other values in its `transient`."""
    return replace(state, transient=replace(state.transient, **values))  # type: ignore[arg-type]


def try_or_default(activity: str, work: Callable[[], T], default: T) -> tuple[T, tuple[Effect, ...]]:
    """Return the result of `work`, or the default with a note for the report if it raises, so that the game goes on."""
    try:
        return work(), ()
    except Exception as problem:
        return default, (LogFailure(activity, problem),)


def with_message(
    state: ControllerState, message: str, rule_keys: tuple[str, ...] = (), is_refusal: bool | None = None
) -> ControllerState:
    """Return the state with a message of the table itself, and the keys of the rules behind it. `is_refusal` says
    whether the message is why a move was refused; None leaves that unchanged.
    """
    before = state.transient.is_refusal
    return with_transient(
        state,
        message=message,
        message_rule_keys=rule_keys,
        actor=-1,
        is_refusal=before if is_refusal is None else is_refusal,
    )


def with_shaking_card(state: ControllerState, card: Card) -> ControllerState:
    """Return the state in which a card shakes, -1 for none."""
    return with_transient(state, refused_card=(card, state.transient.refused_card[1] + 1))


def open_panel(state: ControllerState, panel: PanelKind) -> Change:
    """Open a panel, or close the open one (NONE). The result of a hand that has just ended has a sound, and a vibration
    if the viewer has won.
    """
    effects: tuple[Effect, ...] = ()
    first = panel in RESULT_PANELS and state.panel not in (PanelKind.RULE, *RESULT_PANELS)
    if first and state.ended_on_screen and state.game is not None and not state.closed:
        match = panel is PanelKind.MATCH_RESULT
        won = has_won(state.game, match)
        effects = (PlaySound(("win-match" if match else "win-hand") if won else "lose"),)
        if won:
            effects += (Vibrate("medium"),)
    return replace(state, panel=panel), effects


def end_motion(state: ControllerState) -> Change:
    """End all animations. A result that waited for that is shown."""
    due = state.due_result_panel
    state = replace(state, motion=REST, is_animating=False, due_result_panel=PanelKind.NONE)
    return open_panel(state, due) if due and not state.panel else (state, ())


def latest_action_texts(game: GameSnapshot) -> tuple[ActionTexts, tuple[Effect, ...]]:
    """Return the texts of the latest action; empty ones if making them fails."""
    return try_or_default("telling what happened", lambda: action_texts(game), ActionTexts())


def show_other_hand(state: ControllerState, game: GameSnapshot) -> Change:
    """Show the hand of another seat, with a cover if several people share the device. Nothing of the person before
    remains, and the message is made again, because "you" is another person now.
    """
    words, rules = state.transient.message, state.transient.message_rule_keys
    since: tuple[str, ...] = ()
    effects: tuple[Effect, ...] = ()
    if game.steps:
        told, effects = latest_action_texts(game)
        words, rules = told.message, told.rule_keys
    if game.facts.device_is_shared:
        since, more = try_or_default("telling what happened", lambda: messages_since_last_turn(game), since)
        effects += more
    return (
        with_transient(
            state,
            message=words,
            message_rule_keys=rules,
            actor=game.steps[-1].action.seat if game.steps else -1,
            cover=game.names[game.viewer] if game.facts.device_is_shared else "",
            recap=since,
            lifted_card=-1,
            nominating_card=-1,
            highlighted_card=-1,
            declaring=False,
            just_drawn=frozenset(),
            refused_card=(-1, 0),
            is_refusal=False,
        ),
        effects,
    )


def refuse_move(state: ControllerState, move: Move, refusal: IllegalMove) -> Change:
    """Shake the card of an illegal move and show the reason."""
    game = state.game
    if game is None or game.hand_over:
        return state, ()
    words, rules = refusal_message(game, move, refusal)
    card = card_of(move) if is_play(move) else -1
    state = with_message(with_shaking_card(state, card), words, rules, is_refusal=True)
    return with_transient(state, lifted_card=-1, nominating_card=-1), (Vibrate("medium"),)


def moves_of_card(game: GameSnapshot, card: Card) -> list[Move]:
    """Return the viewer's legal moves that play a card: one for each suit or rank it can nominate."""
    return [move for move in game.view.legal_moves if is_play(move) and FACE[card_of(move)] == FACE[card]]
