"""The first screen shows the cards and options of an unfinished match as the table does, without taking its lease."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.data import CLOCK
from app.home.match_standing import Standing, read_standing
from app.new_table.setup import SeatSetup, Setup
from app.table.playing import Playing
from app.table.wording import describe_options
from engine.bots import choose_move, make_bot
from engine.cards import CARD_TEXT, cards_in
from engine.moves import card_of, is_play
from engine.rng import Rng
from store.opening import open_store
from store.records import StoredMatch
from store.store import Store
from tests.app.played import begun

BOTS = (SeatSetup("Ada", "careless"), SeatSetup("Ben", "steady"))
ACTIONS = 60
HANDS = 3


def stands(store: Store, match: StoredMatch) -> Standing:
    *_, last = read_standing(store, match)
    return last


def played(store: Store, match: StoredMatch) -> Playing:
    return Playing(store, store.leases.acquire(match.id, "test", "test"))


@pytest.mark.parametrize("game", ["switch", "mau-mau", "black-jack", "kilodney", "crazy-eights", "oakley"])
@pytest.mark.parametrize("seed", range(3))
def test_home_shows_the_hand_that_lies_on_the_table(tmp_path: Path, game: str, seed: int) -> None:
    store = open_store(tmp_path, CLOCK)
    rng = Rng(seed)
    match = begun(store, Setup(game, (SeatSetup("Mia"), *BOTS), hands=1), seed)
    assert stands(store, match) == Standing()
    playing = played(store, match)
    for _ in range(ACTIONS):
        own, seen = playing.view(playing.player_at_seat.index(0)), stands(store, match)
        assert set(seen.cards) == {CARD_TEXT[card] for card in cards_in(own.hand)}
        if own.to_act == own.seat:
            fits = {CARD_TEXT[card_of(move)] for move in own.legal_moves if is_play(move)}
            assert playing.strict or {face[:2] for face in fits} >= {face[:2] for face in seen.cards[: len(fits)]}
            assert seen.options == describe_options(own, "", playing.strict)
        else:
            assert seen.options == f"It’s {playing.player(own.to_act).name}’s turn."
        mover = playing.state.to_act
        playing.commit_move(choose_move(make_bot("careless"), playing.view(mover), rng), mover)
        if playing.hand_over:
            break
    assert len(playing.steps) > len(BOTS)
    store.close()


@pytest.mark.parametrize(("game", "counted"), [("switch", True), ("switch-black-jack", False)])
def test_hands_won_are_told_of_the_person_and_of_who_is_ahead_of_the_others(
    tmp_path: Path, game: str, counted: bool
) -> None:
    store = open_store(tmp_path, CLOCK)
    rng = Rng(3)
    match = begun(store, Setup(game, (SeatSetup("Mia"), *BOTS)), 3)
    told = []
    while True:
        playing = played(store, match)
        if playing.hand_over:
            playing.deal_next_hand()
        now = store.matches.get(match.id)
        assert now is not None
        seen, match = stands(store, now), now
        assert seen.hands_to_win == (playing.rules.match_target(3) if counted else 0)
        own, *others = match.totals or (0, 0, 0)
        assert seen.hands_won == (
            (("Mia", own), (("Ada", "Ben")[others.index(max(others))], max(others))) if counted else ()
        )
        told.append(seen.hands_won)
        while not playing.hand_over:
            mover = playing.state.to_act
            playing.commit_move(choose_move(make_bot("careless"), playing.view(mover), rng), mover)
        if playing.over or len(told) == HANDS:
            break
        store.leases.release(playing.lease)
    assert (len(set(told)) > 1) == counted
    store.close()


def test_standing_of_a_shared_device_hides_all_cards(tmp_path: Path) -> None:
    store = open_store(tmp_path, CLOCK)
    match = begun(store, Setup("switch", (SeatSetup("Mia"), SeatSetup("Ann"), *BOTS), hands=1))
    playing = played(store, match)
    whose = playing.player(playing.state.to_act).name
    assert stands(store, match) == Standing(options=f"It’s {whose}’s turn.")
    store.close()


def test_a_hand_that_cannot_be_read_is_left_out(tmp_path: Path) -> None:
    store = open_store(tmp_path, CLOCK)
    match = begun(store, Setup("switch", (SeatSetup("Mia"), *BOTS), hands=1))
    playing = played(store, match)
    store.hands.append_action(playing.lease, playing.hand_number, playing.state.to_act, "no such move")
    assert stands(store, match) == Standing()
    store.close()
