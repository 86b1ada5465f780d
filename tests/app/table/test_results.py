"""The texts of a result: what its numbers mean, whether fewer is better, and ranks that agree with them."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.table.playing import Playing
from tests.app.at_table import STILL
from tests.app.tables import MATCHES, agreed, bots, brought_to, laid, play_on
from tests.app.visits import visit

GAMES = {
    **MATCHES,
    "kilodney": agreed(bots(4), game="kilodney", hands=1),
    "black jack with points": agreed(bots(4), game="switch-black-jack", hands=1),
    "blocked": agreed(bots(4), game="crazy-eights", options=("no-refill",), numbers={"deal": 12, "draw.cap": 1}),
}


@pytest.mark.parametrize("name", GAMES)
def test_the_places_of_a_hand_go_by_the_number_beside_them(name: str) -> None:
    with laid(GAMES[name]) as playing:
        play_on(playing)
        result = playing.facts(0).result
        assert result is not None
        still = [n for n in range(len(result.seated)) if n not in playing.state.out and n not in playing.state.bankrupt]
        sign = -1 if result.by == "scored" else 1
        ranked = [sign * result.compared[n] for n in sorted(still, key=lambda n: result.places[n])]
        assert ranked == sorted(ranked)
        for one in still:
            for two in still:
                level = result.compared[one] == result.compared[two]
                assert level == (result.places[one] == result.places[two])
        if result.by == "cards":
            assert all(result.compared[seat] == 0 for seat in playing.state.out)


def over(playing: Playing) -> bool:
    return playing.hand_over


async def test_a_hand_says_cards_left_and_that_fewer_is_better(tmp_path: Path) -> None:
    match = brought_to(tmp_path, agreed(hands=3), over, **STILL)
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.wait("hand-over")
        assert "fewer is better" in client.texts()
        said = [client.spoken(f"place-{n}") for n in (1, 2, 3, 4)]
        assert all("left" in each and ("round won" in each or "rounds won" in each) for each in said), said


async def test_a_match_says_hands_won_of_three_and_points_where_it_has_them(tmp_path: Path) -> None:
    match = brought_to(tmp_path, agreed(hands=1), over, **STILL)
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.wait("match-over")
        assert "more is better" in client.texts()
        assert "1 of 1 round" in " ".join(client.spoken(f"place-{n}") for n in (1, 2, 3, 4))
    other = brought_to(tmp_path, agreed(game="kilodney", hands=1), over, **STILL)
    async with visit(tmp_path, f"/play/{other}") as client:
        await client.wait("match-over")
        assert "more is better" in client.texts()
        assert "point" in client.spoken("place-1")
