"""The editor's screen: changing an own game, its texts, saving and deleting it."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from engine.rules.reader import load_preset, make_own_rules, parse_rules, preset_ids, ruleset_text
from engine.rules.words.effects.reverse import REVERSE
from engine.rules.words.effects.skip import TURNS
from tests.app.button_looks import is_set_apart, pills
from tests.app.fake import Client
from tests.app.visits import app, fill_in, own_text, top, visit


async def test_more_players_are_dealt_another_number(tmp_path: Path) -> None:
    async with visit(tmp_path, "/new/switch/edit") as client:
        await client.click("section-start")
        await client.click("deal-apart")
        await client.click("numbers-deal-6-less")
        await client.click("own-keep")
        await client.until(lambda: top(client) == "/new/mine-1")
        rules = parse_rules(own_text(client))
        book = load_preset("switch").numbers_for(6)["deal"]
        assert [rules.numbers_for(seats)["deal"] for seats in (5, 6, 7)] == [book, book - 1, book]


async def test_a_house_rule_is_made_read_kept_and_dealt(tmp_path: Path) -> None:
    async with visit(tmp_path, "/new/switch/edit") as client:
        await client.click("card-of-9")
        await client.click("does-skip-more")
        assert client.spoken("own-differs").startswith("One rule changed")
        await client.click("own-differs")
        assert "Play a nine and the next player skips a turn." in client.texts()
        assert "Standard: nothing" in client.texts()
        await fill_in(client, "own-name", "Mum’s  Switch")
        await client.click("section-read")
        assert "Play a nine and the next player skips a turn." in " ".join(client.texts())
        await client.click("own-keep")
        await client.until(lambda: top(client) == "/new/mine-1")
        rules = parse_rules(own_text(client))
        assert (rules.name, rules.words.cards["9"][TURNS]) == ("Mum’s Switch", 1)
        await client.click("option-king-reverses")
        await client.click("new-deal")
        await client.until(lambda: top(client).startswith("/play/"))
        data = app(client).data
        assert data is not None
        match = data.match_of_route("1")
        assert match is not None
        assert match.ruleset == "mine-1"
        dealt = parse_rules(match.rules)
        assert dealt.words.cards["9"][TURNS] == 1 and dealt.words.cards["K"][REVERSE]
        await client.go("/play/1/rules")
        await client.click("rules-sources")
        said = client.texts()
        assert "Made of Switch." in said
        assert ("Play a nine and the next player skips a turn.", "Your own rule") in pairwise(said)
    async with visit(tmp_path, "/new") as client:
        assert "Mum’s Switch" in client.texts()
        assert client.has("game-mine-1")


async def test_the_house_rules_of_a_table_become_ones_own(tmp_path: Path) -> None:
    async with visit(tmp_path, "/new/switch") as client:
        await client.click("option-king-reverses")
        await client.click("number-deal-less")
        await client.click("new-own")
        await client.until(lambda: client.has("own-keep"), "the editor")
        address = top(client)
    # The page is loaded anew: the address says what was chosen.
    async with visit(tmp_path, address) as client:
        await client.until(lambda: client.has("own-keep"), "the editor")
        await client.click("own-keep")
        await client.until(lambda: top(client) == "/new/mine-1")
        rules = parse_rules(own_text(client))
        assert rules.words.cards["K"][REVERSE]
        assert rules.numbers_for(2)["deal"] == load_preset("switch").numbers_for(2)["deal"] - 1


async def test_cards_that_stack_are_one_group(tmp_path: Path) -> None:
    """A four added to the group of twos answers them and is answered by them; taken out, it isn't."""

    async with visit(tmp_path, "/new/switch/edit") as client:
        await client.click("card-of-4")
        await client.click("does-group-two")
        await client.click("section-read")
        said = " ".join(client.texts())
        assert "on a two or a four" in said
        await client.click("does-group-")
        assert "on a two or a four" not in " ".join(client.texts())


async def test_one_card_alone_is_chosen_within_its_rank(tmp_path: Path) -> None:
    async with visit(tmp_path, "/new/switch/edit") as client:
        await client.click("section-start")
        await client.click("start-barred-A")
        await client.click("start-barred-of-AH")
        await client.click("start-barred-of-A")
        await client.click("own-keep")
        await client.until(lambda: top(client) == "/new/mine-1")
        assert "AH" in parse_rules(own_text(client)).words.start.barred
        assert "A" not in parse_rules(own_text(client)).words.start.barred


async def test_questions_without_effect_are_hidden(tmp_path: Path) -> None:
    """The question of which of several cards count is asked only if several can be played in a turn."""

    async with visit(tmp_path, "/new/mau-mau/edit") as client:
        await client.click("section-several")
        assert not client.all("turn-acts*")
        await client.click("turn-multi-set")
        assert client.all("turn-acts*")
        await client.click("turn-multi-set")
        assert not client.all("turn-acts*")


async def test_unplayable_rules_are_reported_and_not_saved(tmp_path: Path) -> None:
    async with visit(tmp_path, "/new/switch/edit") as client:
        await client.click("section-declaring")
        await fill_in(client, "declare-word", " ")
        assert "nothing to say" in " ".join(client.texts())
        assert getattr(client.find("own-keep"), "disabled", False)
        await client.click("section-trial")
        assert client.has("own-mend")
        await client.click("own-book")
        assert not client.has("own-finding-1")
        assert not getattr(client.find("own-keep"), "disabled", False)
        await fill_in(client, "own-name", "")
        assert "no name" in " ".join(client.texts())
        assert getattr(client.find("own-keep"), "disabled", False)


@pytest.mark.parametrize("game", preset_ids())
async def test_every_part_of_the_editor_opens_for_every_game(tmp_path: Path, game: str) -> None:
    async with visit(tmp_path, f"/new/{game}/edit") as client:
        heads = [name for each in client.all("section-*") for name in [getattr(each, "identifier", "")] if name]
        assert len(heads) >= 5
        for head in heads[1:]:
            await client.click(head)
            assert getattr(client.find(head), "expanded", None) is True
        assert not client.has("screen-failed")


async def test_a_game_is_changed_and_taken_away(tmp_path: Path) -> None:
    async with visit(tmp_path) as client:
        data = app(client).data
        assert data is not None
        data.store.games.save_game(
            "Mine", ruleset_text(make_own_rules("switch", "Mine", (), {"cards": {"9": {"skip": 1}}}))
        )
        await client.go("/new/mine-1/edit")
        await client.wait("card-of-9")
        await client.click("card-of-9")
        await client.click("does-skip-more")
        await client.click("own-keep")
        await client.until(lambda: top(client) == "/new/mine-1")
        assert parse_rules(own_text(client)).words.cards["9"][TURNS] == 2
        assert len(data.store.games.all()) == 1
        assert is_set_apart(client, "own-remove") and "own-remove" in pills(client)
        await client.click("own-remove")
        await client.wait("own-restore")
        assert data.store.games.all() == ()


async def test_unsaved_changes_are_restored(tmp_path: Path) -> None:
    """Unsaved changes are there again after Back and after a restart; after saving or starting over, none are left."""

    async with visit(tmp_path, "/new/switch/edit") as client:
        assert not client.has("own-unkept")
        await fill_in(client, "own-name", "Mum’s Switch")
        await client.click("card-of-9")
        await client.click("does-skip-more")
        await client.go("/new/switch")
        await client.go("/new/switch/edit")
        await client.wait("own-unkept")
        assert client.spoken("own-differs").startswith("One rule changed")
    async with visit(tmp_path, "/new/switch/edit/runs") as client:
        assert client.has("own-unkept") and "Mum’s Switch" in name_of(client)
        await client.click("own-keep")
        await client.until(lambda: top(client) == "/new/mine-1")
        assert parse_rules(own_text(client)).words.cards["9"][TURNS] == 1
        await client.go("/new/switch/edit")
        await client.wait("own-keep")
        assert not client.has("own-unkept") and "Mum’s Switch" not in name_of(client)
    async with visit(tmp_path, "/new/mine-1/edit") as client:
        await client.click("card-of-9")
        await client.click("does-skip-more")
    async with visit(tmp_path, "/new/mine-1/edit") as client:
        await client.click("own-over")
        await client.click("own-over-not")
        assert client.has("own-unkept")
        await client.click("own-over")
        await client.click("own-over-sure")
        assert not client.has("own-unkept")
        await client.go("/new/mine-1")
        await client.go("/new/mine-1/edit")
        await client.wait("own-keep")
        assert not client.has("own-unkept")
        await client.click("own-keep")
        await client.until(lambda: top(client) == "/new/mine-1")
        assert parse_rules(own_text(client)).words.cards["9"][TURNS] == 1


async def test_a_change_does_not_overwrite_what_changed_meanwhile(tmp_path: Path) -> None:
    async with visit(tmp_path) as client:
        data = app(client).data
        assert data is not None
        data.store.games.save_game(
            "Mine", ruleset_text(make_own_rules("switch", "Mine", (), {"cards": {"9": {"skip": 1}}}))
        )
        await client.go("/new/mine-1/edit")
        await client.wait("own-name")
        await fill_in(client, "own-name", "Changed here")
        await client.go("/")
        kept = data.store.games.save_game("There", ruleset_text(make_own_rules("switch", "There", (), {})), 1)
        await client.go("/new/mine-1/edit")
        await client.wait("own-unkept")
        await client.click("own-keep")
        await client.until(lambda: top(client) == "/new/mine-2")
        assert [game.name for game in data.store.games.all()] == ["Changed here", kept.name]


@pytest.mark.parametrize(
    "address",
    ["/new/chess/edit", "/new/mine-7/edit", "/new/switch/edit/nonsense", "/new/switch/edit/deal.999"],
)
async def test_a_game_that_is_not_there_is_said_to_be_lost(tmp_path: Path, address: str) -> None:
    async with visit(tmp_path, address) as client:
        assert not client.has("own-keep")
        assert client.has("back")


def name_of(client: Client) -> str:
    """Return the content of the name field."""
    held: Any = client.find("own-name")
    return str(held.content.value)
