"""An effect is explained once, by the rules of the table, whatever these are."""

from __future__ import annotations

from pathlib import Path

import flet as ft
import pytest

from app.table.narration.effect_explanations import EFFECTS_WITHOUT_CARD, card_that_caused, explained_effect
from app.table.playing import Playing
from app.table.wording import describe_events, find_sentences
from engine.cards import CARD_TEXT
from engine.events import TookPenalty
from engine.moves import TAKE
from engine.notation import Recorder, new_record
from engine.play.dealing import deal_hand
from engine.rng import Rng
from engine.rules.compile import compile_rules
from engine.rules.reader import load_preset, preset_ids
from tests.app.at_table import STILL, answered, opened_actions
from tests.app.fake import _walk
from tests.app.tables import THREE_BOTS, agreed, brought_to, tables
from tests.app.visits import app, visit

MOVES = 80  # of a hand that is played at random


@pytest.mark.parametrize("game", preset_ids())
def test_whatever_falls_on_somebody_has_a_rule_that_says_so(game: str) -> None:
    found = set()
    for seed, rules in enumerate(tables(game)):
        seats = max(3, rules.min_seats)
        rng = Rng(seed)
        state = deal_hand(compile_rules(rules, seats), 0, rng)
        names = tuple(f"Player {seat}" for seat in range(seats))
        recorder = Recorder(state, new_record(state, names, rules))
        told = set()
        while not recorder.state.over and len(recorder.steps) < MOVES:
            move = rng.pick(recorder.state.legal_moves())
            step = recorder.play(move, recorder.state.to_act)
            before = recorder.states_before[-1]
            for number, event in enumerate(step.events):
                effect = explained_effect(event)
                if effect and effect not in told:
                    told.add(effect)
                    keys = describe_events(step.events, before, names, 0)[number].rule_keys
                    assert find_sentences(rules, seats, keys), (rules.chosen_options, event, keys)
        found |= told
    assert found


def _owes(playing: Playing) -> bool:
    state = playing.state
    return state.to_act == 0 and state.penalty == 2 and state.legal_moves() == [TAKE]


@pytest.mark.parametrize("wanted", [True, False])
async def test_the_first_two_that_falls_on_somebody_is_explained_once_on_this_device(
    tmp_path: Path, wanted: bool
) -> None:
    settings = {**STILL, "explain": wanted}

    match = brought_to(tmp_path, agreed(THREE_BOTS), _owes, **settings)
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.wait("take")
        assert not client.has("first-time")  # what was before is no news
        await answered(client, "take")
        if not wanted:
            assert not client.has("first-time")
            return
        said = client.spoken("first-time")
        assert "Play a two and the next player draws two cards unless they play on it." in said
        await client.click("first-time")
        assert not client.has("first-time")
        data = app(client).data
        assert data is not None and "take:cards.2" in data.key_values.get_text("effects-explained").split()
    again = brought_to(tmp_path, agreed(THREE_BOTS, seed=5000), _owes, **settings)
    async with visit(tmp_path, f"/play/{again}") as client:
        await client.wait("take")
        await answered(client, "take")
        assert not client.has("first-time") or "draws two cards" not in client.spoken("first-time")
    other = brought_to(tmp_path, agreed(THREE_BOTS, game="mau-mau"), _owes, **settings)
    async with visit(tmp_path, f"/play/{other}") as client:  # in another game another card does it
        await client.wait("take")
        await answered(client, "take")
        assert "Play a seven and the next player draws two cards" in client.spoken("first-time")
    assert explained_effect(TookPenalty(0, (1, 2), 2)) == "take"


async def test_bots_wait_until_what_is_explained_was_read(tmp_path: Path) -> None:
    match = brought_to(tmp_path, agreed(THREE_BOTS), _owes, **STILL | {"explain": True, "pace": "none"})
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.wait("take")
        before = len(opened_actions(client, match))
        await client.click("take")
        await client.wait("go-on")
        assert len(opened_actions(client, match)) == before + 1
        await client.click("go-on")
        await client.until(lambda: len(opened_actions(client, match)) > before + 1, "a bot's move")
        assert not client.has("go-on")


async def test_a_tap_on_the_table_puts_what_is_explained_away(tmp_path: Path) -> None:
    match = brought_to(tmp_path, agreed(THREE_BOTS), _owes, **STILL | {"explain": True, "pace": "slow"})
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.wait("take")
        await client.click("take")
        await client.wait("first-time")
        before = len(opened_actions(client, match))
        await client.click("stock")
        await client.until(lambda: len(opened_actions(client, match)) > before, "a bot's move")


async def test_a_tip_shows_the_card_that_it_is_about(tmp_path: Path) -> None:
    match = brought_to(tmp_path, agreed(THREE_BOTS), _owes, **STILL | {"explain": True, "pace": "none"})
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.wait("take")
        await client.click("take")
        await client.wait("first-time")
        marks = [each.value for each in _walk(client.find("first-time"), set()) if isinstance(each, ft.Text)]
        assert any(mark and mark[:2] == "2\n" for mark in marks)


@pytest.mark.parametrize("game", ["switch", "crazy-eights", "mau-mau", "makao"])
def test_the_card_of_a_tip_lies_on_the_pile_while_bots_wait(game: str) -> None:
    rules = load_preset(game)
    found = set()
    for seed in range(6):
        rng = Rng(seed)
        state = deal_hand(compile_rules(rules, 3), 0, rng)
        recorder = Recorder(state, new_record(state, ("A", "B", "C"), rules))
        while not recorder.state.over and len(recorder.steps) < MOVES:
            step = recorder.play(rng.pick(recorder.state.legal_moves()), recorder.state.to_act)
            for effect in filter(None, map(explained_effect, step.events)):
                card = card_that_caused(effect, step, recorder.states_before[-1])
                assert (effect in EFFECTS_WITHOUT_CARD) == (not card)
                assert not card or card == CARD_TEXT[recorder.state.discard[-1]]
                found.add(effect)
    assert found - EFFECTS_WITHOUT_CARD
