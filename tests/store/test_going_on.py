"""Matches whose newest hands are damaged or missing are continued with what is known of them."""

from __future__ import annotations

import pytest

from app.table.playing import MatchUnplayable, Playing
from store.facts import HandRow
from store.records import NewMatch
from store.tables.query import Rows, insert_rows
from tests.app.table.test_playing_damage import COUNTED, LOST, lose, stand
from tests.app.tables import agreed, bots, laid, play_on, shown, sit_down

ONE_LIFE = agreed(bots(4), game="irish-switch", numbers={"lives": 1})


def to_the_end(playing: Playing) -> None:
    """Play a match to its end; each time it's opened again, its state must be as before."""
    while not playing.over:
        play_on(playing)
        assert stand(sit_down(playing.store, playing.stored_match.id)) == stand(playing)
        if not playing.over:
            playing.deal_next_hand()


@pytest.mark.parametrize("name", COUNTED)
def test_a_match_goes_on_after_a_last_hand_that_is_damaged(name: str) -> None:
    with laid(COUNTED[name]) as playing:
        before = [list(playing.match.totals)]
        for number in range(3):
            if number:
                playing.deal_next_hand()
            play_on(playing)
            before.append(list(playing.match.totals))
        dealt = playing.state.dealer
        lose(playing, "damaged", 3)
        kept = playing.store.matches.get(playing.stored_match.id)
        assert kept is not None and not kept.intact  # which the screen of the match says
        assert (kept.hands, list(kept.totals)) == (3, before[2])
        grid = playing.store.matches.read_grid(kept.id)
        assert grid is not None and [line.number for line in grid.rounds] == [1, 2] and grid.totals == kept.totals
        again = sit_down(playing.store, playing.stored_match.id)
        assert (again.hand_number, again.match.totals, again.hand_over) == (4, before[2], False)
        assert again.state.dealer == (dealt + 1) % len(kept.seats)
        to_the_end(again)
        kept = playing.store.matches.get(playing.stored_match.id)
        assert kept is not None and kept.totals == tuple(again.match.totals) and sorted(kept.placings)[0] == 1


@pytest.mark.parametrize("numbers", [(2,), (1, 2)])
@pytest.mark.parametrize("way", LOST)
@pytest.mark.parametrize("match", [*COUNTED.values(), ONE_LIFE])
def test_a_hand_in_play_says_what_hands_that_are_lost_before_it_came_to(
    match: NewMatch, way: str, numbers: tuple[int, ...]
) -> None:
    with laid(match) as playing, laid(match) as whole:
        for each in (playing, whole):
            for _ in range(2):
                play_on(each)
                each.deal_next_hand()
        lose(playing, way, *numbers)
        again = sit_down(playing.store, playing.stored_match.id)
        assert shown(again) == shown(whole)
        assert stand(again) == stand(whole)
        for each in (again, whole):
            play_on(each)
        assert stand(again) == stand(whole)
        assert stand(sit_down(playing.store, playing.stored_match.id)) == stand(again)


def test_a_hand_in_play_does_not_say_what_hands_came_to_that_can_be_counted() -> None:
    with laid(agreed(bots(2), game="mau-mau")) as playing, laid(agreed(bots(2), 2, "mau-mau")) as other:
        for each in (playing, other):
            play_on(each)
        assert playing.match.totals != other.match.totals
        playing.deal_next_hand()
        with other.store._database.reading() as there:  # the other was ended earlier, on another device
            earlier = list(Rows(HandRow).iter_intact(there))
        with playing.store._database.writing() as transaction:
            insert_rows(transaction.session, HandRow, map(tuple, earlier))
        assert sit_down(playing.store, playing.stored_match.id).match.totals == other.match.totals


def test_a_match_that_is_over_and_whose_last_hand_is_damaged_says_so() -> None:
    with laid(agreed(bots(2), hands=2)) as playing:
        to_the_end(playing)
        lose(playing, "damaged", 2)
        with pytest.raises(MatchUnplayable, match="the last hand is damaged"):
            sit_down(playing.store, playing.stored_match.id)
