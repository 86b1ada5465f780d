"""A hand that is won or lost before somebody's eyes: hands are opened, the win is seen once, a loss is told quietly."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.preferences import Settings
from app.table.drawing.celebration import won_by
from app.table.game import winners
from app.table.on_device import OnDevice
from app.table.playing import Playing
from app.ui.shell import App
from engine.cards import CARD_TEXT, cards_in
from tests.app.at_table import STILL, labels, run
from tests.app.tables import THREE_BOTS, agreed, brought_to, laid, next_move, play_on, seeds
from tests.app.visits import visit

QUIET = Settings(motion="on", sounds=False, haptics=False, explain=False)


def _over(playing: Playing) -> bool:
    return playing.hand_over


@pytest.mark.parametrize("game", ("switch", "crazy-eights", "mau-mau", "makao", "kilodney"))
def test_hands_are_opened_when_the_hand_is_over_and_not_before(game: str) -> None:
    for seed in range(1, 4):
        with laid(agreed(THREE_BOTS, seed, game)) as playing:
            assert not playing.facts(0).held
            play_on(playing, _over)
            facts, hands = playing.facts(0), playing.state.hands
            assert [[*held] for held in facts.held] == [[CARD_TEXT[card] for card in cards_in(hand)] for hand in hands]
            won = won_by(facts, False, celebrated=False)
            first = winners(facts, False)
            assert bool(won.name) == (len(first) == 1) and (not won.name or facts.seated[won.seat] == first[0])


@pytest.mark.parametrize("mine", (True, False))
def test_a_win_is_celebrated_where_it_is_ones_own_and_has_just_happened(mine: bool) -> None:
    async def ended(playing: Playing) -> None:
        device = OnDevice(App(QUIET), playing.kept.id, lambda _: None)
        device.playing = device.table.playing = playing
        table = device.table
        table.lay_panel("hand")  # as at a table that is opened anew
        assert not table.shown.fresh and not table.shown.celebrated
        table.panel = ""
        playing.recorder = before
        seat, move = next_move(playing)
        playing.recorder = before.copy()
        table.follow(playing, playing.recorder.play(move, seat), -1)
        assert table.shown.fresh and not table.shown.celebrated
        table.lay_panel("hand")
        assert table.shown.celebrated == mine
        await table.begin(playing, 0, deal=False)
        assert not table.shown.fresh
        table.moving.finish()

    for seed in seeds():
        with laid(agreed(seed=seed)) as playing:
            before = playing.recorder
            while not playing.hand_over:
                before = playing.recorder.copy()
                seat, move = next_move(playing)
                playing.commit(move, seat)
            if (winners(playing.facts(0), False) == [0]) == mine:
                run(lambda: ended(playing))
                return


def test_a_result_names_the_cards_that_are_left_and_can_be_shared(tmp_path: Path) -> None:
    async def test() -> None:
        match = brought_to(tmp_path, agreed(hands=3), _over, **STILL)
        async with visit(tmp_path, f"/play/{match}") as client:
            await client.until(lambda: labels(client, "hand-over"), "the result")
            told = labels(client, "place-").values()
            assert any(" of " in said.partition("hands won")[2] for said in told), told
            assert client.has("result-share")
            await client.click("result-share")
            await client.until(lambda: client.page.route == f"/history/{match}/share", "the page to share")
            await client.until(lambda: client.has("share-text"), "what is shared")

    run(test)
