"""A match in play: every action on disk first, taken up again at any moment as if nothing had happened."""

from __future__ import annotations

import asyncio
from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest

from app.data import CLOCK
from app.table.playing import CannotContinue, Playing
from app.table.sitting import Shown, Sitting
from engine.cards import cards_in
from engine.moves import DRAW, SAY, TAKE, move_text
from engine.record import parse, replay
from engine.refusal import IllegalMove
from engine.state import State
from store import LeaseLost, NewMatch, Seat, StoreError, WrongMoment, open_memory
from store.rows import run
from tests.app.tables import THREE_BOTS, TWO_PEOPLE, agreed, laid, next_move, play_on, seed_where, sit_down


def bots(seats: int) -> tuple[Seat, ...]:
    return tuple(Seat(f"Bot {n}", ("careless", "steady")[n % 2]) for n in range(seats))


MATCHES = {
    "two": agreed(bots(2), hands=2),
    "four": agreed(bots(4), hands=2),
    "eight seats, two packs": agreed(bots(8), hands=1),
    "turbo": agreed(bots(3), game="turbo-switch", hands=2),
    "peanuckle": agreed(bots(3), game="peanuckle", hands=2),
    "on to the last": agreed(bots(4), options=("play-on", "sets-or-suit", "draw-until-playable"), hands=2),
    "back again": agreed(bots(3), options=("play-on", "resurrection", "runs"), hands=2),
    "answers": agreed(bots(3), options=("eights-answerable", "fire-card", "play-after-take", "must-play"), hands=2),
    "last card": agreed(bots(3), options=("finish-ace-barred", "no-double-finish", "sets"), hands=2),
    "two packs between two": agreed(bots(2), numbers={"packs": 2}, hands=1),
}


def shown(playing: Playing) -> tuple[object, ...]:
    """All there is to a hand: what every seat knows, what comes next, and what is written of it."""
    state = playing.state
    if state.over:
        return playing.notation(), playing.hand_number, tuple(playing.match.totals)
    next_one = move_text(next_move(playing)[1])
    views = tuple(playing.view(seat).key() for seat in range(state.seats))
    return views, tuple(state.stock), state.chance.state, next_one, playing.notation(), playing.hand_number


@pytest.mark.parametrize("name", MATCHES)
def test_killed_after_any_action_the_hand_goes_on_with_the_same_cards_future_and_bots(name: str) -> None:
    with laid(MATCHES[name]) as playing:
        done = 0
        while not playing.hand_over:
            seat, move = next_move(playing)
            playing.commit(move, seat)
            done += 1
            if done < 40 or done % 10 == 0 or playing.hand_over:
                assert shown(sit_down(playing.store, playing.kept.id)) == shown(playing)


@pytest.mark.parametrize("name", MATCHES)
def test_a_whole_match_is_kept_as_it_was_played(name: str) -> None:
    with laid(MATCHES[name]) as playing:
        notations = []
        while not playing.over:
            play_on(playing)
            notations.append(playing.notation())
            if not playing.over:
                playing.begin()
        kept = playing.store.match(playing.kept.id)
        assert kept is not None
        assert kept.state == "finished"
        assert kept.totals == tuple(playing.match.totals)
        assert sorted(kept.placings)[0] == 1
        hands = playing.store.hands(kept.id)
        assert [hand.notation for hand in hands] == notations
        for hand in hands:
            done = replay(parse(hand.notation), playing.rules)
            assert done.error is None
            assert done.state is not None
            assert done.state.over
        again = sit_down(playing.store, kept.id)
        assert again.over
        assert again.hand_over
        assert again.notation() == notations[-1]
        assert again.dealt_to == playing.dealt_to


def test_who_has_no_life_left_is_dealt_no_cards() -> None:
    with laid(agreed(bots(4), game="irish-switch", numbers={"lives": 1})) as playing:
        seated, dealers = [], []
        while not playing.over:
            seated.append(list(playing.dealt_to))
            dealers.append(playing.dealt_to[playing.state.dealer])
            assert playing.state.seats == len(playing.dealt_to)
            play_on(playing)
            again = sit_down(playing.store, playing.kept.id)
            assert again.dealt_to == playing.dealt_to
            if not playing.over:
                playing.begin()
        assert [len(each) for each in seated] == [4, 3, 2]
        assert set(seated[2]) < set(seated[1]) < set(seated[0])
        grid = playing.store.grid(playing.kept.id)
        assert grid is not None and [row.dealer for row in grid.rounds] == dealers
        assert playing.match.totals.count(1) == 1


# --- hands that are damaged or missing -------------------------------------------------------------

LOST = {
    "damaged": "UPDATE hands SET digest = x'00' WHERE number IN ({})",
    "missing": "DELETE FROM hands WHERE number IN ({})",
}
COUNTED = {
    "hands": agreed(bots(4), hands=6),
    "points": agreed(bots(3), game="mau-mau", hands=6),
    "lives": agreed(bots(4), game="irish-switch", numbers={"lives": 2}),
}


def lose(playing: Playing, way: str, *numbers: int) -> None:
    """Hands of a match are damaged, or were never brought here."""
    with playing.store._database.writing() as session:
        run(session, LOST[way].format(", ".join(map(str, numbers))))


def stand(playing: Playing) -> tuple[object, ...]:
    """Where a match is."""
    match = playing.match
    return match.played, match.totals, match.dealer, match.seated, playing.dealt_to, playing.hand_number


@pytest.mark.parametrize("numbers", [(1,), (2,), (1, 2)])
@pytest.mark.parametrize("way", LOST)
@pytest.mark.parametrize("name", COUNTED)
def test_a_match_goes_on_after_hands_that_cannot_be_read(name: str, way: str, numbers: tuple[int, ...]) -> None:
    with laid(COUNTED[name]) as playing:
        for _ in range(2):
            play_on(playing)
            playing.begin()
        play_on(playing)
        lose(playing, way, *numbers)
        again = sit_down(playing.store, playing.kept.id)
        assert stand(again) == stand(playing)
        again.begin()
        assert again.hand_number == 4
        assert shown(sit_down(playing.store, playing.kept.id)) == shown(again)
        while not again.over:
            play_on(again)
            if not again.over:
                again.begin()
        kept = playing.store.match(playing.kept.id)
        assert kept is not None and kept.totals == tuple(again.match.totals) and sorted(kept.placings)[0] == 1
        assert stand(sit_down(playing.store, playing.kept.id)) == stand(again)


@pytest.mark.parametrize("name", COUNTED)
def test_a_hand_in_play_goes_on_although_the_one_before_is_missing(name: str) -> None:
    with laid(COUNTED[name]) as playing, laid(COUNTED[name]) as whole:
        for each in (playing, whole):
            for _ in range(2):
                play_on(each)
                each.begin()
        lose(playing, "missing", 2)
        again = sit_down(playing.store, playing.kept.id)
        assert shown(again) == shown(whole)
        for each in (again, whole):
            play_on(each)
        assert stand(again) == stand(whole)
        again.begin()
        assert again.hand_number == 4


def test_a_hand_that_does_not_say_who_was_dealt_cards_is_not_played_on() -> None:
    with laid(agreed(bots(4), game="irish-switch", numbers={"lives": 1}, hands=5)) as playing:
        play_on(playing)
        playing.begin()
        lose(playing, "missing", 1)
        with pytest.raises(CannotContinue, match="who still plays"):
            sit_down(playing.store, playing.kept.id)


def test_a_hand_that_cannot_begin_leaves_the_last_on_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    with laid(agreed(hands=3)) as playing:
        play_on(playing)
        before = shown(playing)

        def refuse(*_: object) -> None:
            raise WrongMoment("not now")

        monkeypatch.setattr(playing.store, "begin_hand", refuse)
        with pytest.raises(WrongMoment):
            playing.begin()
        assert shown(playing) == before
        monkeypatch.undo()
        playing.begin()
        assert playing.hand_number == 2


def test_what_the_store_refuses_is_said_on_the_screen() -> None:
    seen: list[Shown] = []
    heard: list[str] = []
    app: Any = SimpleNamespace(journal=SimpleNamespace(failed=lambda what, _: heard.append(what)))
    sitting = Sitting(app, 1, seen.append)

    def refuse() -> None:
        raise WrongMoment("not now")

    assert asyncio.run(sitting._kept(refuse)) is None
    assert [(each.panel, each.about) for each in seen] == [("broken", "not now")]
    assert heard == ["writing a move"]


def test_between_two_hands_the_last_one_lies_as_it_ended() -> None:
    with laid(agreed(hands=3)) as playing:
        play_on(playing)
        again = sit_down(playing.store, playing.kept.id)
        assert again.hand_over
        assert not again.over
        assert again.hand_number == 1
        assert again.notation() == playing.notation()
        again.begin()
        assert again.hand_number == 2
        assert shown(sit_down(playing.store, playing.kept.id)) == shown(again)


def test_a_seed_draws_the_first_dealer() -> None:
    dealers: Counter[int] = Counter()
    with open_memory(CLOCK) as store:
        for seed in range(80):
            playing = sit_down(store, store.new_match(agreed(seed=seed)).id)
            assert playing.state.dealer == sit_down(store, playing.kept.id).state.dealer
            dealers[playing.state.dealer] += 1
    assert set(dealers) == {0, 1, 2, 3}
    assert min(dealers.values()) > 8


def test_the_deal_moves_to_the_left() -> None:
    with laid(agreed(hands=3)) as playing:
        first = playing.state.dealer
        play_on(playing)
        playing.begin()
        assert playing.state.dealer == (first + 1) % 4


def test_what_the_store_does_not_take_has_not_happened(monkeypatch: pytest.MonkeyPatch) -> None:
    with laid(agreed()) as playing:
        seat, move = next_move(playing)
        before = shown(playing)

        def full(*_: object) -> None:
            raise StoreError("full", None, "no room")

        monkeypatch.setattr(playing.store, "append_action", full)
        with pytest.raises(StoreError):
            playing.commit(move, seat)
        assert shown(playing) == before
        monkeypatch.undo()
        playing.commit(move, seat)
        assert shown(playing) != before
        assert shown(sit_down(playing.store, playing.kept.id)) == shown(playing)


def test_a_hand_whose_end_was_not_written_is_counted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    with laid(agreed(hands=2)) as playing:

        def full(*_: object) -> None:
            raise StoreError("full", None, "no room")

        monkeypatch.setattr(playing.store, "finish_hand", full)
        with pytest.raises(StoreError):
            play_on(playing)
        monkeypatch.undo()
        again = sit_down(playing.store, playing.kept.id)
        assert again.hand_over
        assert again.match.played == 1
        assert sum(again.match.totals) == 1
        assert sit_down(playing.store, playing.kept.id).match.played == 1


def test_a_window_that_was_overtaken_writes_nothing() -> None:
    with laid(agreed()) as playing:
        store = playing.store
        store.acquire(playing.kept.id, "another window", "another", take_over=True)
        before = shown(playing)
        seat, move = next_move(playing)
        with pytest.raises(LeaseLost):
            playing.commit(move, seat)
        assert shown(playing) == before
        opened = store.open_hand(playing.kept.id)
        assert opened is not None
        assert opened.actions == ()


def test_actions_that_come_out_otherwise_are_not_played_on() -> None:
    with laid(agreed()) as playing:
        play_on(playing, lambda p: any(past.action.cards for past in p.past))
        opened = playing.store.open_hand(playing.kept.id)
        assert opened is not None
        text = opened.actions[-1].text
        playing.undo(playing.past[-1].action.seat)
        other = text[:-1] + ("S" if text[-1] != "S" else "H")
        playing.store.append_action(playing.lease, 1, 0, other)
        with pytest.raises(CannotContinue, match="action"):
            sit_down(playing.store, playing.kept.id)


def test_a_refused_card_changes_nothing() -> None:
    with laid(agreed()) as playing:
        state = playing.state
        seat = state.to_act
        wrong = next(card for card in cards_in(state.hands[seat]) if not state.can >> card & 1)
        with pytest.raises(IllegalMove) as refused:
            playing.commit(state.tables.moves[wrong][0], seat)
        assert refused.value.rule == "match"
        assert playing.state is state
        assert playing.past == []


def test_of_two_cards_that_look_alike_the_same_one_goes_now_and_when_taken_up_again() -> None:
    def pair(playing: Playing) -> bool:
        state = playing.state
        can = state.hands[state.to_act] & state.can
        return any(can >> card & 1 and can >> (card + 60) & 1 for card in range(52))

    match = agreed(bots(2), numbers={"packs": 2})
    seed = seed_where(pair, seats=bots(2), numbers={"packs": 2})
    with laid(NewMatch(match.ruleset, match.rules, match.seats, seed, (), match.numbers)) as playing:
        state = playing.state
        can = state.hands[state.to_act] & state.can
        card = next(card for card in range(52) if can >> card & 1 and can >> (card + 60) & 1)
        playing.commit(state.tables.moves[card + 60][0], state.to_act)
        assert shown(sit_down(playing.store, playing.kept.id)) == shown(playing)


# --- undo ----------------------------------------------------------------------------------------


def test_an_undo_brings_back_what_was() -> None:
    with laid(agreed(seed=5)) as playing:
        taken_back = 0
        while not playing.hand_over:
            before = shown(playing)
            seat, move = next_move(playing)
            playing.commit(move, seat)
            if not playing.hand_over and playing.can_undo(seat):
                playing.undo(seat)
                taken_back += 1
                assert shown(playing) == before
                assert shown(sit_down(playing.store, playing.kept.id)) == before
                playing.commit(move, seat)
        assert taken_back > 5


@pytest.mark.parametrize("name", MATCHES)
def test_only_the_last_to_act_takes_back_and_nothing_that_was_shown(name: str) -> None:
    with laid(MATCHES[name]) as playing:
        assert not any(playing.can_undo(seat) for seat in range(playing.state.seats))
        while not playing.hand_over:
            state = playing.state
            seat, move = next_move(playing)
            playing.commit(move, seat)
            others = [each for each in range(state.seats) if each != seat]
            assert not any(playing.can_undo(each) for each in others)
            if playing.can_undo(seat):
                # Nobody has come to know of a card but by its being laid.
                for each in range(state.seats):
                    assert cards_in(playing.state.hands[each] & ~state.hands[each]) == []
                assert playing.state.stock == state.stock
                assert playing.state.missed != seat
            if move in (DRAW, TAKE):
                assert not playing.can_undo(seat)


# --- the word ------------------------------------------------------------------------------------


def told(state: State) -> tuple[object, ...]:
    return state.declared, state.owes_word, state.missed


def matters_now(state: State) -> bool:
    """Whether the word changes anything by one of the next moves, tried out."""
    for move in state.legal_moves():
        silent, said = state.copy(), state.copy()
        silent.apply(move)
        said.apply(move | SAY)
        if told(silent) != told(said):
            return True
    return False


def matters_in_this_turn(state: State) -> bool:
    """Whether the word, said now, changes anything by the end of the turn, tried out."""

    def differ(silent: State, said: State, depth: int) -> bool:
        if told(silent) != told(said):
            return True
        if depth == 0 or said.over or not said.said or said.to_act != state.to_act:
            return False
        for move in silent.legal_moves():
            one, other = silent.copy(), said.copy()
            one.apply(move)
            other.apply(move)
            if differ(one, other, depth - 1):
                return True
        return False

    for move in state.legal_moves():
        silent, said = state.copy(), state.copy()
        silent.apply(move)
        said.apply(move | SAY)
        if differ(silent, said, 3):
            return True
    return False


@pytest.mark.parametrize("name", MATCHES)
def test_the_word_is_offered_exactly_when_it_means_something(name: str) -> None:
    offered = 0
    with laid(MATCHES[name]) as playing:
        while not playing.hand_over:
            state = playing.state
            matters = playing.word_matters(state.to_act)
            offered += matters
            assert matters or not matters_now(state)
            assert not matters or matters_in_this_turn(state)
            assert not any(playing.word_matters(seat) for seat in range(state.seats) if seat != state.to_act)
            seat, move = next_move(playing)
            playing.commit(move & ~SAY if len(playing.past) % 3 else move, seat)
    assert offered


# --- catching ------------------------------------------------------------------------------------


def test_whoever_looks_may_call_for_the_people_at_the_table() -> None:
    for seed in range(100):
        with laid(agreed(TWO_PEOPLE, seed=seed)) as playing:
            if play_on(playing, lambda p: p.state.missed >= 0):
                offender = playing.state.missed
                assert playing.may_call(1 - offender) == 1 - offender
                assert playing.may_call(offender) == 1 - offender  # who sits across presses it on this screen
                return
    raise AssertionError("nobody forgets")


def test_a_person_alone_does_not_catch_themselves() -> None:
    for seed in range(100):
        with laid(agreed(seed=seed)) as playing:
            if play_on(playing, lambda p: p.state.missed == 0):
                assert playing.may_call(0) == -1
                return
    raise AssertionError("nobody forgets")


def test_a_bots_notice_is_the_same_when_asked_again() -> None:
    called = 0
    for seed in range(8):
        with laid(agreed(seed=seed)) as playing:
            while play_on(playing, lambda p: p.state.missed >= 0):
                call = playing.caller()
                assert call == sit_down(playing.store, playing.kept.id).caller()
                called += call is not None
                seat, move = next_move(playing)
                playing.commit(move, seat)
    assert called


def test_a_seat_goes_to_a_bot_and_back() -> None:
    with laid(agreed()) as playing:
        playing.seat_for(0, "steady")
        assert playing.player(0) == Seat("Mia", "steady")
        assert sit_down(playing.store, playing.kept.id).player(0).level == "steady"
        playing.seat_for(0, "")
        assert playing.player(0) == THREE_BOTS[0]


def test_resigned_is_resigned() -> None:
    with laid(agreed()) as playing:
        playing.resign()
        assert playing.over
        again = sit_down(playing.store, playing.kept.id)
        assert again.over
        assert again.kept.state == "resigned"
