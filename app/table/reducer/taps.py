"""How taps, buttons and panels of a person change a table. Nothing here has a side effect."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, assert_never

from app.table import events
from app.table.game import GameSnapshot
from app.table.narration.game_messages import refusal_message
from app.table.panel_kind import RESULT_PANELS, PanelKind
from app.table.picture import ButtonId, ButtonKind, RuleTopic
from app.table.reducer.changes import (
    Change,
    end_motion,
    moves_of_card,
    open_panel,
    refuse_move,
    show_other_hand,
    with_message,
    with_transient,
)
from app.table.reducer.effects import (
    CutPauseShort,
    Effect,
    EndMotion,
    PlayMove,
    PressButton,
    ShowLog,
    StoreSortOrder,
    ViewFrom,
)
from app.table.reducer.state import ControllerState, IllegalAttempt
from app.table.wording import find_sentences, rules_behind_nomination, rules_behind_penalty, rules_behind_result
from app.ui.words import tr
from engine.cards import Card
from engine.moves import (
    BACK,
    DRAW,
    END,
    OUT,
    SAY,
    TAKE,
    WRONG_CARD,
    Move,
    catch_move,
    named_of,
    named_text,
    play_move,
)
from engine.play.refusal import IllegalMove

MOVES_BY_BUTTON: Final = {
    ButtonKind.TAKE: TAKE,
    ButtonKind.DRAW: DRAW,
    ButtonKind.END: END,
    ButtonKind.PASS: END,
    ButtonKind.COME_BACK: BACK,
    ButtonKind.OUT: OUT,
}


def reduce_tap(state: ControllerState, event: events.PersonEvent) -> Change:
    """Return the state after an event of a person, and the effects to run."""
    match event:
        case events.CardTapped():
            return _tap_card(state, event.card)
        case events.NominationChosen():
            return _play_with_choice(state, event.nomination)
        case events.ButtonPressed():
            return _press_button(state, event.button)
        case events.StockTapped():
            return _tap_stock(state)
        case events.PileTapped():
            return _hurry_on(state)
        case events.SeatTapped():
            return _tap_seat(state, event.seat)
        case events.RuleAsked():
            return _show_rule(state, event.topic)
        case events.CardMoved():
            return _reorder_card(state, event.card, event.following_card)
        case events.CardHighlighted():
            return with_transient(state, highlighted_card=event.card), ()
        case events.SortPressed():
            return _next_sort(state)
        case events.CoverLifted():
            return with_transient(state, cover="", recap=()), ()
        case events.ExplanationClosed():
            return replace(state, explanation=None), (CutPauseShort(),)
        case events.PanelPressed():
            return (state, ()) if state.panel and event.panel is PanelKind.MENU else open_panel(state, event.panel)
        case events.LogPressed():
            game = state.playable_game
            return state, () if game is None else (ShowLog(game),)
        case events.PanelClosed():
            return open_panel(replace(state, panel_below=PanelKind.NONE), state.panel_below)
        case events.AppHidden():
            game = None if state.closed else state.game
            return (
                show_other_hand(state, game)
                if game and game.facts.device_is_shared and not game.hand_over
                else (state, ())
            )
    assert_never(event)


# --- cards ---------------------------------------------------------------------------------------


def _tap_card(state: ControllerState, card: Card) -> Change:
    """Play a card, raise it, or show why it can't be played."""
    game = state.playable_game
    if game is None or state.status.busy or not game.view.hand >> card & 1:
        return state, ()
    if state.features.sends_illegal_taps:
        return _send_move(state, game, play_move(card))
    if (state.motion.hides_hand or state.motion.penalty) and not state.conditions.uses_screen_reader:
        return _hurry_on(state)  # a card that is face down can't be played, and a tap that skips plays none
    moves = moves_of_card(game, card)
    if not moves:
        return _tap_illegal_card(state, game, card)
    power = bool(game.state.tables.power_cards >> card & 1)
    if power and state.conditions.settings.confirm_power and state.transient.lifted_card != card:
        return with_transient(with_message(state, tr("play.confirm")), lifted_card=card, nominating_card=-1), ()
    if len(moves) > 1:
        return with_transient(state, nominating_card=card, lifted_card=card), ()
    return _send_move(state, game, play_move(card, named_of(moves[0])))


def _tap_illegal_card(state: ControllerState, game: GameSnapshot, card: Card) -> Change:
    """Refuse a card with the reason, or at a strict table play it for its penalty."""
    move = game.state.tables.moves_of_card[card][0]
    try:
        game.state.copy().apply(move, game.viewer)  # on a copy, to get the refusal
    except IllegalMove as refusal:
        if not game.facts.strict or game.hand_over:
            return refuse_move(state, move, refusal)
        if game.state.to_act != game.viewer and state.transient.lifted_card != card:
            # Probably a tap that was too early, so it needs a second one.
            name, cost = game.names[game.state.to_act], game.state.tables.wrong_card_penalty
            words = tr("play.strict_not_now", name=name, count=cost)
            return with_transient(
                with_message(state, words, ("turn.penalise",)), lifted_card=card, nominating_card=-1
            ), ()
        why, rules = refusal_message(game, move, refusal)
        state = replace(
            with_transient(state, lifted_card=-1, nominating_card=-1), illegal_attempt=IllegalAttempt(card, why, rules)
        )
        return state, (PlayMove(play_move(card) | WRONG_CARD, game.viewer),)
    return state, ()


def _send_move(state: ControllerState, game: GameSnapshot, move: Move) -> Change:
    """Send a move of the viewer to the source, with the declaration if it was made."""
    if state.status.busy:
        return state, ()
    if state.transient.declaring:
        move |= SAY
    return with_transient(state, lifted_card=-1, nominating_card=-1), (PlayMove(move, game.viewer),)


def _play_with_choice(state: ControllerState, code: str) -> Change:
    """Play the card that waits for a suit or rank; "" cancels it."""
    game, card = state.playable_game, state.transient.nominating_card
    if game is None or card < 0:
        return state, ()
    for move in game.state.tables.moves_of_card[card] if code else ():
        if named_text(named_of(move)) == code:
            return _send_move(state, game, move)
    return with_transient(state, nominating_card=-1, lifted_card=-1), ()


def _reorder_card(state: ControllerState, card: Card, following_card: Card) -> Change:
    if not state.features.allows_own_order:
        return state, ()
    state = replace(state, arrangement=state.arrangement.move_card(card, following_card))
    return (state, ()) if state.sort_order == "own" else _change_sort(state, "own")


def _next_sort(state: ControllerState) -> Change:
    order = ("suit", "rank", "own") if state.features.allows_own_order else ("suit", "rank")
    return _change_sort(state, order[(order.index(state.sort_order) + 1) % len(order)])


def _change_sort(state: ControllerState, sort: str) -> Change:
    if not state.features.stores_sort:
        return replace(state, table_sort_order=sort), ()
    settings = state.conditions.settings.with_value("sort", sort)
    return replace(state, conditions=replace(state.conditions, settings=settings)), (StoreSortOrder(sort),)


# --- the rest of the table -----------------------------------------------------------------------


def _press_button(state: ControllerState, button: ButtonId) -> Change:
    game = state.playable_game
    if game is None:
        return state, ()
    match button.kind:
        case kind if kind in MOVES_BY_BUTTON:
            return _send_move(state, game, MOVES_BY_BUTTON[kind])
        case ButtonKind.DECLARE:
            declared = with_transient(state, declaring=not state.transient.declaring)
            return declared, (PressButton(button),) if state.features.sends_illegal_taps else ()
        case ButtonKind.CATCH:
            return _tap_seat(state, button.seat)
        case ButtonKind.WHY:
            return _show_rule(state, RuleTopic.WORDS)
        case ButtonKind.GO_ON if state.bots_are_paused:
            return replace(state, explanation=None), (CutPauseShort(),)
    return state, (PressButton(button),)


def _tap_stock(state: ControllerState) -> Change:
    """Draw, take the penalty, or make the bots hurry."""
    game = state.playable_game
    if game is None:
        return state, ()
    for move in (DRAW, TAKE):
        if move in game.view.legal_moves or state.features.sends_illegal_taps:
            return _send_move(state, game, move)
    return _hurry_on(state)


def _tap_seat(state: ControllerState, seat: int) -> Change:
    """Catch the player at a seat, or make the bots hurry. If all cards are revealed, show the table from that seat."""
    game = state.playable_game
    if game is None:
        return state, ()
    if state.features.shows_any_seat:
        return state, (ViewFrom(seat),)
    caller = game.facts.catching_seat
    if seat == game.state.undeclared_seat and caller >= 0:
        return state, (PlayMove(catch_move(seat), caller),)
    return _hurry_on(state)


def _hurry_on(state: ControllerState) -> Change:
    """End animations, close an explanation, and make the bots hurry."""
    effects: tuple[Effect, ...] = (CutPauseShort(),)
    if state.is_animating:
        state, more = end_motion(state)
        effects = (EndMotion(), *more, *effects)
    return replace(state, explanation=None), effects


def _show_rule(state: ControllerState, topic: RuleTopic) -> Change:
    """Open the rule behind something on the table, even over a result."""
    game = None if state.closed else state.game
    if game is None or state.transient.cover or state.panel not in (PanelKind.NONE, *RESULT_PANELS):
        return state, ()
    match topic:
        case RuleTopic.RESULT:
            keys = rules_behind_result(
                game.facts.rules, blocked=game.state.blocked, whole_match=state.panel is PanelKind.MATCH_RESULT
            )
        case RuleTopic.PENALTY:
            keys = rules_behind_penalty(game.state)
        case RuleTopic.NOMINATED:
            keys = rules_behind_nomination(game.state)
        case RuleTopic.WORDS:
            keys = state.transient.message_rule_keys
    told = find_sentences(game.facts.rules, game.state.seats, keys)
    # A result that the person has left isn't celebrated again.
    return open_panel(
        replace(state, rule_sentences=told, panel_below=state.panel, ended_on_screen=False), PanelKind.RULE
    )
