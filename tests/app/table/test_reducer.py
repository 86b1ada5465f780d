"""Laws of the reducer: it's pure, never fails, and sends a move only when one can be made."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest

from app.preferences import Settings
from app.table import events
from app.table.game import GameSnapshot, snapshot_of
from app.table.motion import REST, Motion
from app.table.panel_kind import RESULT_PANELS, PanelKind
from app.table.picture import ButtonId, ButtonKind, RuleTopic
from app.table.playing import Playing
from app.table.reducer.effects import Command, PlayBeats, PlayMove
from app.table.reducer.reduce import reduce
from app.table.reducer.state import Conditions, ControllerState, table_state_of
from app.table.source import SourceFeatures, SourceStatus
from engine.messages import Message
from engine.play.refusal import IllegalMove
from engine.rng import Rng
from tests.app.tables import agreed, laid, next_move, play_on, seeds

EVENTS = 60  # of one random sequence
QUIET = Settings(motion="off")


def opened(playing: Playing, **conditions: object) -> ControllerState:
    """Return the state of a table on which the hand was just opened, seen from seat 0."""
    state = ControllerState(SourceFeatures("/rules"), conditions=Conditions(**conditions))  # type: ignore[arg-type]
    return reduce(state, events.HandBegun(snapshot_of(playing, 0)))[0]


def some_event(rng: Rng, game: GameSnapshot) -> events.TableEvent:
    """Return a random event, which need not make sense in this state."""
    card, seat = rng.integer_below(52), rng.integer_below(game.state.seats)
    kinds = list(ButtonKind)
    button = ButtonId(kinds[rng.integer_below(len(kinds))], seat if rng.integer_below(2) else -1)
    topics = list(RuleTopic)
    some: list[events.TableEvent] = [
        events.CardTapped(card),
        events.CardTapped(card),
        events.NominationChosen(("S", "H", "", "A", "nothing")[rng.integer_below(5)]),
        events.ButtonPressed(button),
        events.StockTapped(),
        events.PileTapped(),
        events.SeatTapped(seat),
        events.RuleAsked(topics[rng.integer_below(len(topics))]),
        events.CardMoved(card, rng.integer_below(60) - 1),
        events.CardHighlighted(card),
        events.SortPressed(),
        events.CoverLifted(),
        events.ExplanationClosed(),
        events.PanelPressed((PanelKind.MENU, PanelKind.RESIGN)[rng.integer_below(2)]),
        events.LogPressed(),
        events.PanelClosed(),
        events.AppHidden(),
        events.ActionUndone(game),
        events.PositionShown(game),
        events.ViewerChanged(game),
        events.GameUpdated(game),
        events.MoveSent(card),
        events.MoveSettled(),
        events.MoveRefused(game.state.tables.moves_of_card[card][0], IllegalMove("match", Message("play-refused"))),
        events.ResultReady(match=bool(rng.integer_below(2))),
        events.NoticeGiven("words"),
        events.BubbleShown(seat, "words"),
        events.BubbleEnded(seat, "words"),
        events.PanelRequested((PanelKind.NONE, PanelKind.SAYINGS)[rng.integer_below(2)]),
        events.NominationRequested(card),
        events.CardRefused(card),
        events.StatusChanged(),
        events.GameStopped(),
        events.GameClosed(),
        events.TableCleared(),
        events.HandBegun(game, dealt=bool(rng.integer_below(2))),
        events.MotionShown(Motion(hides_hand=True)),
        events.MotionEnded(),
        events.LogAppeared(),
        events.ExplainedEffectsLoaded(frozenset()),
        events.CommandEnded(),
    ]
    if game.steps:
        some.append(events.ActionDone(game))
    return some[rng.integer_below(len(some))]


@contextmanager
def random_states(seed: int) -> Iterator[list[tuple[ControllerState, events.TableEvent]]]:
    """Yield random sequences of states, each with the event that comes next."""
    rng = Rng(seed)
    with laid(agreed(seed=seed)) as playing:
        found = []
        state = opened(playing, has_log=True)
        for _ in range(EVENTS):
            if not playing.hand_over and rng.integer_below(3) == 0:
                seat, move = next_move(playing)
                playing.commit_move(move, seat)
            event = some_event(rng, snapshot_of(playing, 0))
            found.append((state, event))
            state = reduce(state, event)[0]
        yield found


@pytest.mark.parametrize("seed", range(12))
def test_the_same_event_always_changes_a_state_in_the_same_way(seed: int) -> None:
    with random_states(seed) as found:
        for state, event in found:
            before = table_state_of(state)
            first, second = reduce(state, event), reduce(state, event)
            assert first == second
            assert table_state_of(state) == before, "the state that was given has changed"


@pytest.mark.parametrize("seed", range(12))
def test_a_move_is_asked_for_only_at_an_open_table_that_waits_for_one(seed: int) -> None:
    with random_states(seed) as found:
        for state, event in found:
            for effect in reduce(state, event)[1]:
                game = state.playable_game
                if isinstance(effect, Command):
                    assert game is not None
                    assert not state.panel and not state.transient.cover
                if isinstance(effect, PlayMove):
                    assert game is not None and effect.seat in (game.viewer, game.facts.catching_seat)


def _can_play(playing: Playing) -> bool:
    return playing.state.to_act == 0 and bool(playing.state.legal_cards & ~playing.state.tables.power_cards)


def test_a_tap_while_a_move_is_on_its_way_asks_for_nothing() -> None:
    with laid(agreed()) as playing:
        play_on(playing, _can_play)
        state = opened(playing, settings=QUIET)
        game = state.game
        assert game is not None
        card = next(card for card in range(52) if game.state.legal_cards >> card & 1)
        assert reduce(state, events.CardTapped(card))[1]
        busy = replace(state, status=SourceStatus(busy=True))
        assert reduce(busy, events.CardTapped(card)) == (busy, ())
        assert not reduce(busy, events.StockTapped())[1]


@pytest.mark.parametrize("match", [False, True])
def test_a_result_waits_until_nothing_moves_and_no_panel_is_open(match: bool) -> None:
    panel = "match" if match else "hand"
    with laid(agreed()) as playing:
        state = opened(playing)
        moving = replace(state, is_animating=True)
        due, _ = reduce(moving, events.ResultReady(match))
        assert due.panel == ""
        assert reduce(due, events.MotionEnded())[0].panel == panel
        below_menu, _ = reduce(reduce(due, events.PanelPressed(PanelKind.MENU))[0], events.MotionEnded())
        assert below_menu.panel == "menu"
        assert reduce(state, events.ResultReady(match))[0].panel == panel
        menu, _ = reduce(state, events.PanelPressed(PanelKind.MENU))
        assert reduce(menu, events.ResultReady(match))[0].panel == "menu"
        assert reduce(menu, events.ResultReady(match, at_once=True))[0].panel == panel


def test_a_rule_that_was_looked_up_over_a_result_leads_back_to_it() -> None:
    for seed in seeds():
        with laid(agreed(seed=seed)) as playing:
            play_on(playing)
            state, _ = reduce(opened(playing), events.ResultReady())
            rule, _ = reduce(state, events.RuleAsked(RuleTopic.RESULT))
            assert rule.panel == "rule" and rule.rule_sentences
            assert reduce(rule, events.PanelClosed())[0].panel in RESULT_PANELS
            return


def test_where_nothing_may_move_an_action_is_in_its_place_at_once() -> None:
    with laid(agreed()) as playing:
        state = opened(playing, reduces_motion=True)
        seat, move = next_move(playing)
        playing.commit_move(move, seat)
        after, following = reduce(state, events.ActionDone(snapshot_of(playing, 0)))
        assert after.motion == REST and not after.is_animating
        assert PlayBeats(()) in following
