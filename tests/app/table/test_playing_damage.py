"""A match with damaged or missing hands can be continued if the rest determines its state."""

from __future__ import annotations

import pytest

from app.table.playing import MatchUnplayable, Playing
from store.records import Seat
from tests.app.tables import agreed, bots, laid, play_on, shown, sit_down

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
    """Damage hands of a match by their numbers, or remove them, as `way` names."""
    with playing.store._database.writing() as transaction:
        transaction.session.execute(LOST[way].format(", ".join(map(str, numbers))))


def stand(playing: Playing) -> tuple[object, ...]:
    """Return the state of a match: hands played, totals, dealer, seats and the number of the hand."""
    match = playing.match
    return (
        match.hands_played,
        match.totals,
        match.dealer,
        match.player_at_seat,
        playing.player_at_seat,
        playing.hand_number,
    )


@pytest.mark.parametrize("numbers", [(1,), (2,), (1, 2)])
@pytest.mark.parametrize("way", LOST)
@pytest.mark.parametrize("name", COUNTED)
def test_a_match_goes_on_after_hands_that_cannot_be_read(name: str, way: str, numbers: tuple[int, ...]) -> None:
    with laid(COUNTED[name]) as playing:
        for _ in range(2):
            play_on(playing)
            playing.deal_next_hand()
        play_on(playing)
        lose(playing, way, *numbers)
        again = sit_down(playing.store, playing.stored_match.id)
        assert stand(again) == stand(playing)
        again.deal_next_hand()
        assert again.hand_number == 4
        assert shown(sit_down(playing.store, playing.stored_match.id)) == shown(again)
        while not again.over:
            play_on(again)
            if not again.over:
                again.deal_next_hand()
        kept = playing.store.matches.get(playing.stored_match.id)
        assert kept is not None and kept.totals == tuple(again.match.totals) and sorted(kept.placings)[0] == 1
        assert stand(sit_down(playing.store, playing.stored_match.id)) == stand(again)


@pytest.mark.parametrize("name", COUNTED)
def test_a_hand_in_play_goes_on_although_the_one_before_is_missing(name: str) -> None:
    with laid(COUNTED[name]) as playing, laid(COUNTED[name]) as whole:
        for each in (playing, whole):
            for _ in range(2):
                play_on(each)
                each.deal_next_hand()
        lose(playing, "missing", 2)
        again = sit_down(playing.store, playing.stored_match.id)
        assert shown(again) == shown(whole)
        for each in (again, whole):
            play_on(each)
        assert stand(again) == stand(whole)
        again.deal_next_hand()
        assert again.hand_number == 4


def test_a_hand_that_does_not_say_who_was_dealt_cards_is_not_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("store.parts.matches.distinct_names", list)  # as versions kept matches that let names be alike
    alike = (Seat("Bot", "careless"),) * 4
    with laid(agreed(alike, game="irish-switch", numbers={"lives": 1}, hands=5)) as playing:
        play_on(playing)
        playing.deal_next_hand()
        lose(playing, "missing", 1)
        with pytest.raises(MatchUnplayable, match="who still plays"):
            sit_down(playing.store, playing.stored_match.id)
