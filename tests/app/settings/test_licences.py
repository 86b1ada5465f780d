"""Licences in Settings: each component leads to its licence text, each part of the client to its notices."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.platform import packed
from app.platform.packed import LICENCES, PARTS
from app.settings import licences
from app.settings.licences import PAGE_SIZE, SHOWN_LENGTH, iter_paragraphs, read_works
from tests.app.visits import app, visit


async def test_every_work_leads_to_its_words(tmp_path: Path) -> None:
    works = read_works((LICENCES / PARTS).read_bytes())

    async with visit(tmp_path, "/settings") as client:
        await client.click("settings-licences")
        for work in works.values():
            await client.wait(f"licence-{work.id}")
        await client.click("licence-nunito")
        await client.until(lambda: "SIL OPEN FONT LICENSE" in " ".join(client.texts()))
        assert "OFL-1.1" in client.texts()
        await client.go("/settings/licences")
        await client.wait("licence-msgpack")
        await client.click("licence-msgpack")
        await client.until(lambda: "TERMS AND CONDITIONS FOR USE" in " ".join(client.texts()))


async def test_a_long_text_is_read_on_and_so_is_the_list_of_the_client_s_parts(tmp_path: Path) -> None:
    async with visit(tmp_path, "/settings/licences/client") as client:
        parts = read_works((LICENCES / PARTS).read_bytes())["client"].parts
        await client.wait(f"licence-client-{parts[PAGE_SIZE - 1]}")
        assert not client.has(f"licence-client-{parts[PAGE_SIZE]}")
        await client.click("licences-more")
        await client.wait(f"licence-client-{parts[2 * PAGE_SIZE - 1]}")
        await client.go("/settings/licences/client/harfbuzz")
        await client.until(lambda: client.has("licences-more") and len(" ".join(client.texts())) > SHOWN_LENGTH)
        shown = len(client.texts())
        await client.click("licences-more")
        await client.until(lambda: len(client.texts()) > shown)


@pytest.mark.parametrize("route", ["/settings/licences/nobody", "/settings/licences/client/nobody"])
async def test_unknown_work_shows_the_not_found_screen(tmp_path: Path, route: str) -> None:
    async with visit(tmp_path, route) as client:
        await client.until(lambda: "There’s nothing with that name in this app." in client.texts())


async def test_where_the_texts_cannot_be_had_this_is_said_and_can_be_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(licences, "LICENCES", tmp_path)

    async with visit(tmp_path / "data", "/settings/licences") as client:
        await client.wait("licences-away")
        (tmp_path / PARTS).write_bytes((packed.LICENCES / PARTS).read_bytes())
        await client.click("licences-again")
        await client.wait("licence-nunito")
        assert not client.has("licences-away")
        assert "licences" in app(client).make_report()


def test_a_page_of_a_terminal_flows_and_its_lists_stay_lists() -> None:
    text = "One line\nand another.\n\n  * first\n    of two\n  * second\n\n=======\n\n1. a\n(b) c\nend\n"
    assert list(iter_paragraphs(text)) == ["One line and another.", "* first of two\n* second", "1. a\n(b) c end"]
    assert list(iter_paragraphs("  PREAMBLE\nWhat it\nis for.")) == ["PREAMBLE\nWhat it is for."]
    assert list(iter_paragraphs("PROVIDED AS\nIS, WITHOUT")) == ["PROVIDED AS IS, WITHOUT"]
    assert list(iter_paragraphs("0.9     1991\n1.3     1995\nand so\non")) == ["0.9 1991\n1.3 1995\nand so on"]
