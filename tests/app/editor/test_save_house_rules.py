"""House rules saved as an own game: by one tap, under a name, shared as a code, deleted and restored."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.data import CLOCK
from app.editor.save_house_rules import (
    find_saved_game,
    has_house_rules,
    rename_game,
    save_house_rules,
    unused_game_name,
)
from app.new_table.setup import Setup, first_setup, last_setup
from engine.rng import Rng
from engine.rules.difference import differing_rules
from engine.rules.reader import load_preset, parse_rules, preset_ids
from engine.rules.rules_code import decode_rules, encode_rules
from store.opening import open_in_memory
from tests.app.played import fill
from tests.app.visits import app, fill_in, top, visit
from tests.bench.hands import some_rules

TABLES = 6


@pytest.mark.parametrize("game", preset_ids())
def test_saved_house_rules_play_alike_and_can_be_found_and_shared(game: str) -> None:
    assert not has_house_rules(load_preset(game))
    with open_in_memory(CLOCK) as store:
        for seed in range(TABLES):
            rules = some_rules(game, Rng(seed))
            if not has_house_rules(rules) or find_saved_game(store.games.all(), rules) is not None:
                continue
            kept = save_house_rules(store.games, rules, unused_game_name(store.games.all()))
            assert not differing_rules(parse_rules(kept.text), rules)
            assert find_saved_game(store.games.all(), rules) == kept
            renamed = rename_game(store.games, kept, "Sunday rules")
            assert (
                find_saved_game(store.games.all(), rules) == renamed and parse_rules(renamed.text).name == renamed.name
            )
            assert not differing_rules(decode_rules(encode_rules(parse_rules(renamed.text))), rules)
            store.games.remove_game(kept.id)
            assert find_saved_game(store.games.all(), rules) is None


def test_a_name_that_is_taken_gets_a_number() -> None:
    with open_in_memory(CLOCK) as store:
        names = []
        for option in ("sets", "runs", "king-reverses"):
            names.append(
                save_house_rules(
                    store.games, load_preset("switch", (option,)), unused_game_name(store.games.all())
                ).name
            )
        assert names == ["Our rules", "Our rules 2", "Our rules 3"]


async def test_one_tap_keeps_the_house_rules_of_a_new_table(tmp_path: Path) -> None:
    async with visit(tmp_path, "/new/switch") as client:
        assert not client.has("ours-keep")
        await client.click("seat-add")
        await client.click("option-king-reverses")
        await client.click("ours-keep")
        await client.until(lambda: top(client) == "/new/mine-1")
        data = app(client).data
        assert data is not None
        (kept,) = data.store.games.all()
        assert kept.name == "Our rules"
        assert client.has("seat-5"), "who sits there stays"
        await fill_in(client, "own-name", "Sunday rules")
        await client.click("own-rename")
        await client.until(lambda: data.store.games.all()[0].name == "Sunday rules")
        assert client.has("seat-5")
        await client.click("own-share")
        assert client.has("share-code")
        await client.click("new-deal")
        await client.until(lambda: top(client).startswith("/play/"))
        setup = last_setup(data)
        assert setup is not None and setup.game == "mine-1"
    async with visit(tmp_path, "/new") as client:
        names = [each for each in client.texts() if each in ("Sunday rules", "Crazy Eights")]
        assert names[-2:] == ["Sunday rules", "Crazy Eights"], "kept rules come before the shipped games"
        await client.go("/keep")
        await client.click("sheet-chosen")
        assert client.spoken("sheet-mine-1").startswith("Sunday rules")
        sheets = [name for name in client.texts() if name in ("Sunday rules", "Free sheet", "Switch")]
        assert sheets[-3:] == ["Sunday rules", "Free sheet", "Switch"]


async def test_the_rules_of_a_match_are_kept_by_one_tap_and_found_as_kept(tmp_path: Path) -> None:
    table = first_setup("switch", ("Mia",)).with_answer("king-reverses", "king-reverses")
    (match,) = fill(tmp_path, table=Setup(table.game, table.seats, table.options, table.numbers, 1))
    async with visit(tmp_path, f"/history/{match}/rules") as client:
        await client.click("ours-keep")
        await client.wait("ours-kept")
        await client.click("ours-kept")
        await client.until(lambda: top(client) == "/new/mine-1")


async def test_removed_rules_come_back_by_one_tap(tmp_path: Path) -> None:
    async with visit(tmp_path, "/new/switch") as client:
        await client.click("option-king-reverses")
        await client.click("ours-keep")
        await client.until(lambda: top(client) == "/new/mine-1")
        data = app(client).data
        assert data is not None
        before = data.store.games.all()
        await client.click("own-remove")
        await client.wait("own-restore")
        assert data.store.games.all() == ()
        await client.click("own-restore")
        await client.wait("new-deal")
        after = data.store.games.all()
        assert [(game.id, game.name, game.text) for game in after] == [
            (game.id, game.name, game.text) for game in before
        ]
