"""A match in play: every action is on disk first, and the match can be continued from any moment unchanged."""

from __future__ import annotations

import asyncio
from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest

from app.data import CLOCK
from app.table.device.device_source import DeviceSource
from app.table.playing import MatchUnplayable, Playing
from app.table.source import SourceStatus
from app.ui.words import tr
from engine.bots import LEVELS
from engine.cards import cards_in
from engine.moves import DRAW, TAKE
from engine.notation import parse_record, replay_record
from engine.play.refusal import IllegalMove
from store.errors import InvalidState, LeaseLost, StoreError
from store.opening import open_in_memory
from store.records import NewMatch, Seat
from tests.app.tables import MATCHES, THREE_BOTS, agreed, bots, laid, next_move, play_on, seed_where, shown, sit_down
from tests.engine.test_fallback import Fails


@pytest.mark.parametrize("name", MATCHES)
def test_killed_after_any_action_the_hand_goes_on_with_the_same_cards_future_and_bots(name: str) -> None:
    with laid(MATCHES[name]) as playing:
        done = 0
        while not playing.hand_over:
            seat, move = next_move(playing)
            playing.commit_move(move, seat)
            done += 1
            if done < 40 or done % 10 == 0 or playing.hand_over:
                assert shown(sit_down(playing.store, playing.stored_match.id)) == shown(playing)


@pytest.mark.parametrize("name", MATCHES)
def test_a_whole_match_is_kept_as_it_was_played(name: str) -> None:
    with laid(MATCHES[name]) as playing:
        notations = []
        while not playing.over:
            play_on(playing)
            notations.append(playing.notation())
            if not playing.over:
                playing.deal_next_hand()
        kept = playing.store.matches.get(playing.stored_match.id)
        assert kept is not None
        assert kept.state == "finished"
        assert kept.totals == tuple(playing.match.totals)
        assert sorted(kept.placings)[0] == 1
        hands = playing.store.hands.hands_of_match(kept.id)
        assert [hand.notation for hand in hands] == notations
        for hand in hands:
            done = replay_record(parse_record(hand.notation), playing.rules)
            assert done.error is None
            assert done.state is not None
            assert done.state.over
        again = sit_down(playing.store, kept.id)
        assert again.over
        assert again.hand_over
        assert again.notation() == notations[-1]
        assert again.player_at_seat == playing.player_at_seat


def test_player_without_lives_is_dealt_no_cards() -> None:
    with laid(agreed(bots(4), game="irish-switch", numbers={"lives": 1})) as playing:
        seated, dealers = [], []
        while not playing.over:
            seated.append(list(playing.player_at_seat))
            dealers.append(playing.player_at_seat[playing.state.dealer])
            assert playing.state.seats == len(playing.player_at_seat)
            play_on(playing)
            again = sit_down(playing.store, playing.stored_match.id)
            assert again.player_at_seat == playing.player_at_seat
            if not playing.over:
                playing.deal_next_hand()
        assert [len(each) for each in seated] == [4, 3, 2]
        assert set(seated[2]) < set(seated[1]) < set(seated[0])
        grid = playing.store.matches.read_grid(playing.stored_match.id)
        assert grid is not None and [row.dealer for row in grid.rounds] == dealers
        assert playing.match.totals.count(1) == 1


def test_a_hand_that_cannot_begin_leaves_the_last_on_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    with laid(agreed(hands=3)) as playing:
        play_on(playing)
        before = shown(playing)

        def refuse(*_: object) -> None:
            raise InvalidState("not now")

        monkeypatch.setattr(playing.store.hands, "begin_hand", refuse)
        with pytest.raises(InvalidState):
            playing.deal_next_hand()
        assert shown(playing) == before
        monkeypatch.undo()
        playing.deal_next_hand()
        assert playing.hand_number == 2


@pytest.mark.parametrize(
    ("problem", "said"),
    [
        (InvalidState("not now"), tr("shell.failed")),
        (StoreError("busy", None, "database is locked"), tr("store.failed.busy")),
        (StoreError("full", None, "database or disk is full"), tr("store.failed.full")),
    ],
)
def test_refused_write_is_shown_on_the_screen(problem: Exception, said: str) -> None:
    seen: list[SourceStatus] = []
    heard: list[str] = []
    app: Any = SimpleNamespace(journal=SimpleNamespace(add_failure=lambda what, _: heard.append(what)))
    source = DeviceSource(app, 1)
    source.subscribe(lambda event: seen.append(source.status))

    def refuse() -> None:
        raise problem

    assert asyncio.run(source.run_write(refuse)) is None
    assert [(each.panel, each.panel_text) for each in seen] == [("broken", said)]
    assert heard == ["writing"]


def test_a_bot_that_fails_is_replaced_and_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "steady", Fails)
    failed: list[str] = []
    with laid(agreed(bots(4))) as playing:
        playing.report_bot_failure = lambda level, problem: failed.append(level)
        while not playing.hand_over:
            seat = playing.state.to_act
            call = playing.bot_call()
            playing.commit_move(*((call[1], call[0]) if call else (list(playing.bot_moves(seat))[-1], seat)))
        assert failed and set(failed) == {"steady"}
        assert playing.state.over


def test_a_table_reports_a_bot_that_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "steady", Fails)
    noted: list[str] = []
    app: Any = SimpleNamespace(journal=SimpleNamespace(add_failure=lambda where, problem: noted.append(where)))
    with open_in_memory(CLOCK) as store:
        kept = store.matches.begin_match(agreed(bots(4)))
        source = DeviceSource(app, kept.id, SimpleNamespace(store=store))  # type: ignore[arg-type]
        playing = source._read_match(store.leases.acquire(kept.id, "window", "a test"))
        while playing.player(playing.state.to_act).level != "steady":
            *_, move = playing.bot_moves(playing.state.to_act)
            playing.commit_move(move, playing.state.to_act)
        assert list(playing.bot_moves(playing.state.to_act))
    assert noted == ["the bot steady"]


def test_between_two_hands_the_last_one_lies_as_it_ended() -> None:
    with laid(agreed(hands=3)) as playing:
        play_on(playing)
        again = sit_down(playing.store, playing.stored_match.id)
        assert again.hand_over
        assert not again.over
        assert again.hand_number == 1
        assert again.notation() == playing.notation()
        again.deal_next_hand()
        assert again.hand_number == 2
        assert shown(sit_down(playing.store, playing.stored_match.id)) == shown(again)


def test_a_seed_draws_the_first_dealer() -> None:
    dealers: Counter[int] = Counter()
    with open_in_memory(CLOCK) as store:
        for seed in range(80):
            playing = sit_down(store, store.matches.begin_match(agreed(seed=seed)).id)
            assert playing.state.dealer == sit_down(store, playing.stored_match.id).state.dealer
            dealers[playing.state.dealer] += 1
    assert set(dealers) == {0, 1, 2, 3}
    assert min(dealers.values()) > 8


def test_the_deal_moves_to_the_left() -> None:
    with laid(agreed(hands=3)) as playing:
        first = playing.state.dealer
        play_on(playing)
        playing.deal_next_hand()
        assert playing.state.dealer == (first + 1) % 4


def test_failed_write_leaves_the_game_unchanged(monkeypatch: pytest.MonkeyPatch) -> None:
    with laid(agreed()) as playing:
        seat, move = next_move(playing)
        before = shown(playing)

        def full(*_: object) -> None:
            raise StoreError("full", None, "no room")

        monkeypatch.setattr(playing.store.hands, "append_action", full)
        with pytest.raises(StoreError):
            playing.commit_move(move, seat)
        assert shown(playing) == before
        monkeypatch.undo()
        playing.commit_move(move, seat)
        assert shown(playing) != before
        assert shown(sit_down(playing.store, playing.stored_match.id)) == shown(playing)


def test_hand_with_an_unwritten_end_is_counted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    with laid(agreed(hands=2)) as playing:

        def full(*_: object) -> None:
            raise StoreError("full", None, "no room")

        monkeypatch.setattr(playing.store.hands, "finish_hand", full)
        with pytest.raises(StoreError):
            play_on(playing)
        monkeypatch.undo()
        again = sit_down(playing.store, playing.stored_match.id)
        assert again.hand_over
        assert again.match.hands_played == 1
        assert sum(again.match.totals) == 1
        assert sit_down(playing.store, playing.stored_match.id).match.hands_played == 1


def test_a_window_that_was_overtaken_writes_nothing() -> None:
    with laid(agreed()) as playing:
        store = playing.store
        store.leases.acquire(playing.stored_match.id, "another window", "another", take_over=True)
        before = shown(playing)
        seat, move = next_move(playing)
        with pytest.raises(LeaseLost):
            playing.commit_move(move, seat)
        assert shown(playing) == before
        opened = store.hands.hand_in_play(playing.stored_match.id)
        assert opened is not None
        assert opened.actions == ()


def test_actions_that_come_out_otherwise_are_not_played_on() -> None:
    with laid(agreed()) as playing:
        play_on(playing, lambda p: any(past.action.cards for past in p.steps))
        opened = playing.store.hands.hand_in_play(playing.stored_match.id)
        assert opened is not None
        text = opened.actions[-1].text
        playing.undo(playing.steps[-1].action.seat)
        other = text[:-1] + ("S" if text[-1] != "S" else "H")
        playing.store.hands.append_action(playing.lease, 1, 0, other)
        with pytest.raises(MatchUnplayable, match="action"):
            sit_down(playing.store, playing.stored_match.id)


def test_a_refused_card_changes_nothing() -> None:
    with laid(agreed()) as playing:
        state = playing.state
        seat = state.to_act
        wrong = next(card for card in cards_in(state.hands[seat]) if not state.legal_cards >> card & 1)
        with pytest.raises(IllegalMove) as refused:
            playing.commit_move(state.tables.moves_of_card[wrong][0], seat)
        assert refused.value.rule == "match"
        assert playing.state is state
        assert playing.steps == []


def test_of_two_cards_that_look_alike_the_same_one_goes_now_and_when_taken_up_again() -> None:
    def pair(playing: Playing) -> bool:
        state = playing.state
        can = state.hands[state.to_act] & state.legal_cards
        return any(can >> card & 1 and can >> (card + 60) & 1 for card in range(52))

    match = agreed(bots(2), numbers={"packs": 2})
    seed = seed_where(pair, seats=bots(2), numbers={"packs": 2})
    with laid(NewMatch(match.ruleset, match.rules, match.seats, seed, (), match.numbers)) as playing:
        state = playing.state
        can = state.hands[state.to_act] & state.legal_cards
        card = next(card for card in range(52) if can >> card & 1 and can >> (card + 60) & 1)
        playing.commit_move(state.tables.moves_of_card[card + 60][0], state.to_act)
        assert shown(sit_down(playing.store, playing.stored_match.id)) == shown(playing)


# --- undo ----------------------------------------------------------------------------------------


def test_an_undo_brings_back_what_was() -> None:
    with laid(agreed(seed=5)) as playing:
        taken_back = 0
        while not playing.hand_over:
            before = shown(playing)
            seat, move = next_move(playing)
            playing.commit_move(move, seat)
            if not playing.hand_over and playing.can_undo(seat):
                playing.undo(seat)
                taken_back += 1
                assert shown(playing) == before
                assert shown(sit_down(playing.store, playing.stored_match.id)) == before
                playing.commit_move(move, seat)
        assert taken_back > 5


@pytest.mark.parametrize("name", MATCHES)
def test_only_the_last_to_act_takes_back_and_nothing_that_was_shown(name: str) -> None:
    with laid(MATCHES[name]) as playing:
        assert not any(playing.can_undo(seat) for seat in range(playing.state.seats))
        while not playing.hand_over:
            state = playing.state
            seat, move = next_move(playing)
            playing.commit_move(move, seat)
            others = [each for each in range(state.seats) if each != seat]
            assert not any(playing.can_undo(each) for each in others)
            if playing.can_undo(seat):
                # Nobody has come to know of a card but by its being laid.
                for each in range(state.seats):
                    assert cards_in(playing.state.hands[each] & ~state.hands[each]) == []
                assert playing.state.stock == state.stock
                assert playing.state.undeclared_seat != seat
            if move in (DRAW, TAKE):
                assert not playing.can_undo(seat)


# --- people --------------------------------------------------------------------------------------


def test_a_seat_goes_to_a_bot_and_back() -> None:
    with laid(agreed()) as playing:
        playing.give_seat(0, "steady")
        assert playing.player(0) == Seat("Mia", "steady")
        assert sit_down(playing.store, playing.stored_match.id).player(0).level == "steady"
        playing.give_seat(0, "")
        assert playing.player(0) == THREE_BOTS[0]


def test_resigned_is_resigned() -> None:
    with laid(agreed()) as playing:
        playing.resign()
        assert playing.over
        again = sit_down(playing.store, playing.stored_match.id)
        assert again.over
        assert again.stored_match.state == "resigned"
