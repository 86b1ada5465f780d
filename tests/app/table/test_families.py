"""Features of the table that only games other than Switch use."""

from __future__ import annotations

import re
from pathlib import Path

from app.table.playing import Playing
from app.table.wording import describe_options
from engine.moves import END
from engine.play.state import PLAYED
from engine.play.tables import AGAIN
from store.records import Seat
from tests.app.at_table import STILL, cards, labels, look, my_turn, opened_actions, play_hand, playable, words
from tests.app.tables import agreed, brought_to, laid, play_on, seeds
from tests.app.visits import visit

FIVE = (Seat("Mia"), *(Seat(name, "careless") for name in ("Ada", "Ben", "Cleo", "Dev")))
KILODNEY = agreed(FIVE, game="kilodney")


def knocked(playing: Playing) -> bool:
    """Return whether Mia has the turn with a legal card, a player is knocked out, and there are scores."""
    state = playing.state
    gone = any(state.absent[seat] and seat not in state.out for seat in range(1, 5))
    return my_turn(playing) and gone and any(state.scores) and bool(state.legal_cards)


async def test_kilodneys_table_shows_points_and_who_is_knocked_out_and_takes_nothing_back(tmp_path: Path) -> None:
    match = brought_to(tmp_path, KILODNEY, knocked, **STILL)
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.until(lambda: playable(client), "the turn")
        seats = labels(client, "seat-")
        assert any("knocked out" in said for said in seats.values())
        # Points so far and of this hand, drawn and said for each of the others, and for Mia.
        assert all(re.search(r"[+−]\d|\b0$", said) for said in seats.values()), seats
        assert any(re.search(r"[+−]\d+$", text) for text in client.texts())
        assert "you " in client.spoken("title")
        assert "stock" not in look(client)
        assert not any("left" in text for text in client.texts())
        await client.click(playable(client)[0])
        assert not client.has("undo")


async def test_a_hand_of_kilodneys_game_by_taps(tmp_path: Path) -> None:
    match = brought_to(tmp_path, KILODNEY, my_turn, **STILL)
    async with visit(tmp_path, f"/play/{match}") as client:
        assert await play_hand(client) == "hand-over"
        await client.click("result-why")
        assert client.spoken("panel-rule")
        await client.click("panel-close")
        assert client.has("hand-over")


async def test_several_cards_in_one_turn_and_its_end(tmp_path: Path) -> None:
    def set_in_hand(playing: Playing) -> bool:
        """Return whether Mia has played a card and can play another one or end her turn."""
        state = playing.state
        return state.to_act == 0 and state.phase == PLAYED and END in state.legal_moves() and bool(state.legal_cards)

    match = brought_to(tmp_path, agreed(game="switch", options=("sets",)), set_in_hand, **STILL)
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.wait("end")
        assert "end your turn" in words(client)
        first = playable(client)
        assert first
        await client.click(first[0])
        await client.until(lambda: first[0] not in cards(client), "the second card on the pile")
        if client.has("end"):
            await client.click("end")
        await client.until(lambda: not client.has("end"), "the end of the turn")
        assert len(opened_actions(client, match)) > 1


def test_message_names_the_answers_to_an_attack() -> None:
    said: set[str] = set()
    for seed in seeds():
        with laid(agreed(game="one-card", seed=seed)) as playing:
            while play_on(playing, lambda p: p.state.penalty > 0 and len(p.steps) > 1 and not p.hand_over):
                view = playing.view(playing.state.to_act)
                said.add(describe_options(view, "").split(" ")[0])
                play_on(playing, lambda p: not p.state.penalty)
        if {"Play", "Draw"} <= said:
            return
    raise AssertionError(f"only {said} in all these hands")


async def test_a_turn_of_ones_own_again_is_said(tmp_path: Path) -> None:
    def king(playing: Playing) -> bool:
        state = playing.state
        return (
            my_turn(playing)
            and state.phase == 0
            and any(state.legal_cards >> card & 1 and state.tables.flags[card] & AGAIN for card in range(52))
        )

    match = brought_to(tmp_path, agreed(game="one-card"), king, **STILL)
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.until(lambda: playable(client), "the turn")
        await client.click(next(card for card in playable(client) if card[5] == "K"))
        await client.until(lambda: "You go again" in words(client), "the turn again")
