"""The rules of a table's screen: how each event changes the state, and which effects follow. Nothing here has a side
effect.

Events of a person are handled in `taps.py`, those of the source and of the screen here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from app.table import events
from app.table.game import GameSnapshot
from app.table.motion import (
    LARGE_PENALTY,
    PACES,
    REST,
    Beat,
    beats_of,
    beats_of_deal,
    beats_of_end,
    sound_of,
    still_beats_of,
)
from app.table.narration.effect_explanations import EffectExplanation, ExplainedEffects, explain_new_effect
from app.table.narration.game_messages import deal_message, remark_on_latest, seat_called_you
from app.table.panel_kind import PanelKind
from app.table.reducer.arrangement import NOT_ARRANGED, Arrangement, playable_cards
from app.table.reducer.changes import (
    Change,
    end_motion,
    latest_action_texts,
    moves_of_card,
    open_panel,
    refuse_move,
    show_other_hand,
    try_or_default,
    with_message,
    with_shaking_card,
    with_transient,
)
from app.table.reducer.effects import (
    Effect,
    LoadExplainedEffects,
    LogFailure,
    PlayBeats,
    PlaySound,
    StoreExplainedEffects,
    Vibrate,
    WriteLogBeside,
)
from app.table.reducer.moods import penalty_cause
from app.table.reducer.state import ControllerState, IllegalAttempt, Transient
from app.table.reducer.taps import reduce_tap
from app.table.wording import NOBODY
from app.ui.words import join_phrases, tr
from engine.events import PenaltySet, Played, Reversed, Skipped, drawn_in
from engine.notation import Step

REPLACED_SOUNDS: Final = (
    "",
    "lay",
    "draw",
    "shuffle",
    "skip",
)  # sounds that the one for the viewer's own turn replaces


def reduce(state: ControllerState, event: events.TableEvent) -> Change:
    """Return the state after an event, and the effects to run in order."""
    before = state
    state, effects = _reduce(state, event)
    game, sort = state.game, state.conditions.settings.sort
    new = game is not before.game or sort != before.conditions.settings.sort
    if game is not None and (new or state.arrangement is not before.arrangement):
        arrangement = state.arrangement if state.features.allows_own_order else NOT_ARRANGED
        state = replace(state, arrangement=arrangement.follow_hand(game.view.hand, sort, playable_cards(game.view)))
    return state, effects


def _reduce(state: ControllerState, event: events.TableEvent) -> Change:
    match event:
        case events.HandBegun():
            return _begin_hand(state, event.game, event.dealt)
        case events.ActionDone():
            return _follow_action(state, event.game, event.tapped)
        case events.ActionUndone():
            bubbles = state.transient.bubbles
            return replace(state, game=event.game, transient=Transient(bubbles=bubbles)), ()
        case events.PositionShown():
            return _show_position(state, event.game)
        case events.ViewerChanged():
            state = replace(state, game=event.game)
            return (state, ()) if event.game.hand_over else show_other_hand(state, event.game)
        case events.GameUpdated():
            return replace(state, game=event.game), ()
        case events.MoveSent():
            return with_transient(state, lifted_card=event.card, nominating_card=-1), ()
        case events.MoveSettled():
            return with_transient(state, lifted_card=-1), ()
        case events.MoveRefused():
            return refuse_move(state, event.move, event.refusal)
        case events.ResultReady():
            return _show_result(state, PanelKind.MATCH_RESULT if event.match else PanelKind.HAND_RESULT, event.at_once)
        case events.NoticeGiven():
            return with_message(state, event.text, is_refusal=False), ()
        case events.BubbleShown():
            return with_transient(state, bubbles={**state.transient.bubbles, event.seat: event.text}), ()
        case events.BubbleEnded():
            ended = (event.seat, event.text)
            left = {seat: words for seat, words in state.transient.bubbles.items() if (seat, words) != ended}
            return with_transient(state, bubbles=left), ()
        case events.PanelRequested():
            return open_panel(state, event.panel)
        case events.NominationRequested():
            return with_transient(state, nominating_card=event.card), ()
        case events.CardRefused():
            return with_shaking_card(state, event.card), ()
        case events.StatusChanged():
            return state, ()
        case events.GameStopped():
            return replace(state, panel=PanelKind.NONE, panel_below=PanelKind.NONE), ()
        case events.GameClosed():
            return replace(state, closed=True, motion=REST, is_animating=False, due_result_panel=PanelKind.NONE), (
                PlayBeats(()),
            )
        case events.TableCleared():
            return replace(state, game=None, panel=PanelKind.NONE), ()
        case events.MotionShown():
            return replace(state, motion=event.motion), ()
        case events.MotionEnded():
            return end_motion(state)
        case events.LogWritten():
            return _show_log(state, event)
        case events.LogAppeared():
            return (state, ()) if state.closed else (state, _log_beside(state))
        case events.ExplainedEffectsLoaded():
            met = state.explained_effects.at_this_table if state.explained_effects else frozenset()
            return replace(
                state,
                explained_effects=None if event.effect_names is None else ExplainedEffects(event.effect_names, met),
            ), ()
        case events.CommandEnded():
            return replace(state, illegal_attempt=None), ()
        case _:
            return reduce_tap(state, event)


# --- a hand --------------------------------------------------------------------------------------


def _begin_hand(state: ControllerState, game: GameSnapshot, dealt: bool) -> Change:
    """Show a hand as it is. A hand that was just dealt is animated."""
    state = replace(
        state,
        game=game,
        closed=False,
        transient=Transient(),
        arrangement=NOT_ARRANGED,
        panel=PanelKind.NONE,
        panel_below=PanelKind.NONE,
        ended_on_screen=False,
        due_result_panel=PanelKind.NONE,
    )
    effects: tuple[Effect, ...] = (LoadExplainedEffects(),) if state.features.explains_effects else ()
    if not game.hand_over:
        state, more = show_other_hand(state, game)
        effects += more
    beats: Sequence[Beat] = ()
    if game.steps:
        told, more = latest_action_texts(game)
        effects += more
        state = with_transient(
            state, message=told.message, message_rule_keys=told.rule_keys, actor=game.steps[-1].action.seat
        )
    elif dealt:
        words, rules = deal_message(game)
        state = with_transient(state, message=words, message_rule_keys=rules)
        beats = _deal_beats(state, game)
    state, moving = _begin_animation(state, beats)
    return state, (*effects, *moving, *_log_beside(state))


def _deal_beats(state: ControllerState, game: GameSnapshot) -> Sequence[Beat]:
    own = Arrangement().follow_hand(game.view.hand, state.sort_order, None).card_order if game.viewer >= 0 else ()
    return beats_of_deal(game.view.hand_sizes, own, game.viewer, (game.state.dealer + 1) % game.state.seats)


def _show_position(state: ControllerState, game: GameSnapshot) -> Change:
    """Show another moment of a hand with the message of the action before it, without animation and sounds."""
    transient = Transient(message_rule_keys=("deal",))
    effects: tuple[Effect, ...] = ()
    if game.steps:
        told, effects = latest_action_texts(game)
        transient = Transient(told.message, told.rule_keys, game.steps[-1].action.seat, bubbles=told.bubbles)
    state = replace(state, game=game, closed=False, transient=transient, arrangement=NOT_ARRANGED, panel=PanelKind.NONE)
    return state, (*effects, *_log_beside(state))


# --- an action -----------------------------------------------------------------------------------


def _follow_action(state: ControllerState, game: GameSnapshot, tapped: int) -> Change:
    """Show the latest action with its message, animation, sounds and vibration."""
    step = game.steps[-1]
    laid = next((event.card for event in step.events if isinstance(event, Played)), -1)
    if tapped >= 0:
        state = replace(state, arrangement=state.arrangement.swap_cards(tapped, laid))
    transient, effects = _transient_after(state, game, step)
    state = replace(state, game=game, transient=transient, ended_on_screen=game.hand_over)
    state, more = _explain_action(state, game, step)
    effects += more
    if transient.nominating_card >= 0 and len(moves_of_card(game, transient.nominating_card)) < 2:
        state = with_transient(state, nominating_card=-1, lifted_card=-1)
    beats = beats_of(step.events, game.viewer, penalty_cause(game.steps))
    state, moving = _begin_animation(state, beats_of_end(beats, game.state.seats) if game.hand_over else beats)
    effects += (*moving, *_sounds_of_action(state, game, step, beats))
    if state.illegal_attempt is not None and step.action.seat == game.viewer:
        state, more = _tell_attempt(state, game, step, state.illegal_attempt)
        effects += more
    return state, (*effects, *_log_beside(state))


def _transient_after(state: ControllerState, game: GameSnapshot, step: Step) -> tuple[Transient, tuple[Effect, ...]]:
    """Return what the screen remembers after an action. If making that fails, it's the message alone."""
    seat = step.action.seat
    told, effects = latest_action_texts(game)
    try:
        after = state.transient.after_action(step, game.viewer, told)
        said = remark_on_latest(game) if state.conditions.settings.remarks and state.features.animates_steps else ""
        if not said:
            return replace(after, remark=""), effects
        spoken = tr("play.remark_spoken", name=game.names[seat], said=said)
        beside = join_phrases((after.bubbles.get(seat, ""), said))
        return replace(after, bubbles={**after.bubbles, seat: beside}, remark=spoken), effects
    except Exception as problem:
        plain = Transient(message=told.message, message_rule_keys=told.rule_keys, actor=seat)
        return plain, (*effects, LogFailure("what is seen of an action", problem))


def _explain_action(state: ControllerState, game: GameSnapshot, step: Step) -> Change:
    """Open the explanation of an effect that happens for the first time on this device, and close the one before."""
    state = replace(state, explanation=None)
    explained = state.explained_effects
    if explained is None or not state.conditions.settings.explain:
        return state, ()
    nothing: tuple[EffectExplanation | None, ExplainedEffects] = (None, explained)
    (tip, after), effects = try_or_default(
        "explaining what happened",
        lambda: explain_new_effect(step, game.states_before[-1], game.facts.rules, game.names, game.viewer, explained),
        nothing,
    )
    if after.on_this_device != explained.on_this_device:
        effects += (StoreExplainedEffects(after.on_this_device),)
    return replace(state, explanation=tip, explained_effects=after), effects


def _tell_attempt(state: ControllerState, game: GameSnapshot, step: Step, attempt: IllegalAttempt) -> Change:
    """Show why an attempted card isn't legal, and what it cost."""
    who = "they" if seat_called_you(game) == NOBODY else "you"
    name = game.names[game.viewer]
    paid = tr(f"play.{who}.penalty_blunder", name=name, count=len(step.action.cards))
    rules = tuple(dict.fromkeys((*attempt.rule_keys, "turn.penalise")))
    state = with_message(with_shaking_card(state, attempt.card), f"{attempt.reason} {paid}", rules)
    return replace(state, illegal_attempt=None), (Vibrate("medium"),)


# --- motion and sound ----------------------------------------------------------------------------


def _begin_animation(state: ControllerState, beats: Sequence[Beat]) -> Change:
    """Begin an animation and end the one before. Its first motion is shown together with the action."""
    conditions = state.conditions
    if not state.features.animates_steps or not PACES[conditions.settings.pace]:
        beats = ()
    elif conditions.reduces_motion:
        beats = still_beats_of(beats)
    state = replace(state, motion=beats[0].motion if beats else REST, is_animating=bool(beats))
    return state, (PlayBeats(beats),)


def _sounds_of_action(
    state: ControllerState, game: GameSnapshot, step: Step, beats: Sequence[Beat]
) -> tuple[Effect, ...]:
    """Return the sounds and vibrations of an action, in addition to those of its beats."""
    if not state.features.animates_steps:
        laid = any(isinstance(event, Played) for event in step.events)
        drawn = any(drawn_in(event) for event in step.events)
        return (PlaySound("lay" if laid else "draw"),) if laid or drawn else ()
    heard, mine = sound_of(step.events), step.action.seat == game.viewer
    effects: tuple[Effect, ...] = ()
    if not game.hand_over and game.state.to_act == game.viewer and not mine:
        effects = (Vibrate("light"),)
        heard = "turn" if heard in REPLACED_SOUNDS else heard
    elif mine and sum(len(drawn_in(event)) for event in step.events) > 1:
        effects = (Vibrate("medium"),)
    if any(isinstance(event, PenaltySet) and event.count >= LARGE_PENALTY for event in step.events):
        effects = (Vibrate("medium"),)
    elif not effects and any(isinstance(event, Skipped | Reversed) for event in step.events):
        effects = (Vibrate("light"),)
    if heard and not (state.is_animating and heard in {beat.sound for beat in beats}):
        effects += (PlaySound(heard),)
    return effects


# --- results and the log -------------------------------------------------------------------------


def _show_result(state: ControllerState, panel: PanelKind, at_once: bool) -> Change:
    """Show a result once nothing moves. It isn't shown over an open panel, except with `at_once`."""
    if at_once or (not state.is_animating and not state.panel):
        return open_panel(state, panel)
    return replace(state, due_result_panel=panel if state.is_animating else PanelKind.NONE), ()


def _log_beside(state: ControllerState) -> tuple[Effect, ...]:
    if state.game is None or not state.conditions.has_log:
        return ()
    return (WriteLogBeside(state.game),)


def _show_log(state: ControllerState, event: events.LogWritten) -> Change:
    """Show log rows, unless the hand has gone on or a panel was opened in the meantime."""
    game = state.game
    if game is None or event.game.steps != game.steps or (state.is_covered if event.panel else state.panel):
        return state, ()
    state = replace(state, log=event.rows)
    return open_panel(state, PanelKind.LOG) if event.panel else (state, ())
