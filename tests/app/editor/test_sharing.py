"""Own games shared as codes: shown, read, compared, and refused if damaged."""

from __future__ import annotations

from pathlib import Path

import flet as ft
import pytest

from app.ui.parts.qr_code import MAX_QR_LENGTH, qr_code
from engine.rules.reader import make_own_rules, parse_rules
from engine.rules.rules_code import MAX_CODE_LENGTH, decode_rules, encode_rules
from engine.rules.words.effects.skip import TURNS
from tests.app.visits import app, fill_in, own_text, top, visit


async def test_a_code_that_is_read_before_the_store_is_open_is_compared_once_it_is(tmp_path: Path) -> None:
    code = encode_rules(make_own_rules("switch", "Hers", (), {"numbers": {"deal": 5}}))

    async with visit(tmp_path, "/new/import", quick=True) as client:
        assert app(client).data is None
        await fill_in(client, "import-code", code)
        assert not client.has("import-keep")
        await client.wait("import-keep")


async def test_differences_name_the_player_counts_they_hold_for(tmp_path: Path) -> None:
    """Jacks, Twos and Eights has two packs from six players on, so the difference names these numbers."""
    code = encode_rules(make_own_rules("j28", "Hers", (), {"numbers": {"packs": 1}}))

    async with visit(tmp_path, "/new/import") as client:
        await fill_in(client, "import-code", code)
        assert "Only with 6–8 players" in client.texts()


async def test_a_code_that_is_too_long_for_a_camera_is_shown_as_text(tmp_path: Path) -> None:
    """The longest codes don't fit into a QR code."""

    async with visit(tmp_path) as client:
        for code, drawn in (("x" * MAX_QR_LENGTH, True), ("x" * MAX_CODE_LENGTH, False)):
            held = qr_code(app(client), code, "square", "")
            assert isinstance(held, ft.Container) is drawn


async def test_a_code_is_shown_and_read_back_with_its_differences(tmp_path: Path) -> None:
    async with visit(tmp_path, "/new/switch/edit") as client:
        await client.click("card-of-9")
        await client.click("does-skip-more")
        await client.click("section-share")
        code = client.spoken("share-code")
        assert decode_rules(code).words.cards["9"][TURNS] == 1
        assert client.has("share-qr")
    async with visit(tmp_path, "/new/import") as client:
        await fill_in(client, "import-code", f" {code[:10]}\n{code[10:]}")
        said = " ".join(client.texts())
        assert "Theirs: Play a nine and the next player skips a turn." in said
        assert "Yours: nothing" in said
        await client.click("import-keep")
        await client.until(lambda: top(client) == "/new/mine-1")
        assert encode_rules(parse_rules(own_text(client))) == code


@pytest.mark.parametrize("way", ["import-file", "import-paste"])
async def test_a_code_is_read_from_a_file_or_the_clipboard(tmp_path: Path, way: str) -> None:
    code = encode_rules(make_own_rules("switch", "Hers", (), {"cards": {"9": {"skip": 2}}}))
    file = {"id": 1, "name": "game.txt", "size": len(code), "bytes": code.encode()}

    async with visit(tmp_path, "/new/import", answers={"pick_files": [file], "get": code}) as client:
        await client.click(way)
        await client.wait("difference-1")
        assert "Theirs: Play a nine and the next player skips two turns." in client.texts()


@pytest.mark.parametrize(
    ("code", "named"),
    [
        ("PSW1.AAAA", "damaged"),
        ("hello", "PSW1."),
        ("PSW1." + "x" * 5000, "4000"),
    ],
)
async def test_a_broken_code_is_refused(tmp_path: Path, code: str, named: str) -> None:
    async with visit(tmp_path, "/new/import") as client:
        await fill_in(client, "import-code", code)
        assert named in client.spoken("import-problem")
        assert not client.has("import-keep")
