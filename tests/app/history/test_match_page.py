"""A match as a page of its own: all of it is there, in the language of the window, and nothing in it runs."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from app.data import CLOCK
from app.history.match_page import CHART_HEIGHT, LETTER_SIZE, match_page_html
from app.scoresheet.agreement import Agreement
from app.ui import date_texts
from app.ui.numbers import points_text
from engine.messages import LANGUAGES
from engine.scoresheet.taps import Note, SheetEvent
from store.opening import open_store
from store.records import Grid, StoredMatch
from tests.app import kept
from tests.app.ui.test_contrast import ratio
from tests.app.visits import visit

MALICE = (
    '<script>alert("1")</script>',
    '" onload="x',
    "</style><img src=x onerror=y>",
    "\u0622\u0645\u0646\u0629 &amp;",
)
RUNS_OR_FETCHES = {"script", "img", "link", "iframe", "object", "embed", "a", "form", "base", "video", "audio", "use"}


class Read(HTMLParser):
    """The tags, the attributes and the texts of a page; those of its style apart."""

    def __init__(self, page: bytes) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.named: list[tuple[str, str]] = []
        self.texts: list[str] = []
        self.style = ""
        self.feed(page.decode())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.named += [(name, value or "") for name, value in attrs]

    def handle_data(self, data: str) -> None:
        if self.tags[-1:] == ["style"] and not self.style:
            self.style = data
        elif data.strip():
            self.texts.append(data.strip())


def page_of(folder: Path, agreed: Agreement, rounds: int = 5, more: tuple[SheetEvent, ...] = ()) -> tuple[Read, Grid]:
    ident = kept.keep(folder, agreed, rounds, more=more)
    with open_store(folder, CLOCK) as store:
        match, grid = store.matches.get(ident), store.matches.read_grid(ident)
        assert isinstance(match, StoredMatch) and grid is not None
        return Read(match_page_html(match, grid, {})), grid


@pytest.mark.parametrize("agreed", [kept.TALLY, kept.CARDS, kept.FREE, kept.EIGHT, Agreement(MALICE, "kilodney")])
def test_all_of_a_match_is_on_its_page_and_nothing_in_it_runs_or_is_fetched(agreed: Agreement, tmp_path: Path) -> None:
    read, grid = page_of(tmp_path, agreed)
    assert not RUNS_OR_FETCHES & set(read.tags)
    assert not [name for name, _ in read.named if name.startswith("on") or name in ("src", "href", "action")]
    assert "url(" not in read.style and "@import" not in read.style
    assert ("content", "default-src 'none'; style-src 'unsafe-inline'") in read.named
    for name, total in zip(grid.names, grid.totals, strict=True):
        assert name in read.texts and read.texts.count(points_text(total)) >= 2
    for row in grid.rounds:
        assert str(row.number) in read.texts
        assert all(points_text(score) in read.texts for score in row.scores if score is not None)
    assert read.tags.count("tr") == len(grid.rounds) + 2 and read.tags.count("li") == len(grid.names)
    assert read.tags.count("svg") == (len(grid.rounds) > 1)


@pytest.mark.parametrize("tag", LANGUAGES)
async def test_the_page_speaks_as_the_window_does_and_is_saved_under_a_name(tag: str, tmp_path: Path) -> None:
    (match,) = kept.keep_to_the_end(tmp_path, kept.TALLY, 1)
    saved: list[Any] = []

    def save(arguments: Any) -> str:
        saved.append(arguments)
        return ""

    language, _, country = tag.partition("-")
    locale = {"language_code": language, "country_code": country or None}
    answers: dict[str, Any] = {
        "get_device_info": {"locales": [locale], "browser_name": "firefox"},
        "save_file": save,
    }

    async with visit(tmp_path, f"/history/{match}/share", answers=answers) as client:
        await client.wait("share-page")
        await client.click("share-page")
        await client.until(lambda: saved, "the page")
    assert saved[0]["file_name"].endswith(".html")
    named = dict(Read(saved[0]["src_bytes"]).named)
    assert (named["lang"], named["dir"]) == (tag, "rtl" if tag == "ar" else "ltr")


def test_a_note_to_a_round_stands_on_the_page_as_it_was_written(tmp_path: Path) -> None:
    ident = kept.keep(tmp_path, kept.FREE, 3, more=tuple(Note(n, text) for n, text in enumerate(MALICE[:3], 1)))
    with open_store(tmp_path, CLOCK) as store:
        store.matches.write_note(ident, MALICE[3])
        match, grid = store.matches.get(ident), store.matches.read_grid(ident)
        assert match is not None and grid is not None
        read = Read(match_page_html(match, grid, {}))
    assert [row.note for row in grid.rounds] == list(MALICE[:3])
    assert set(MALICE) <= set(read.texts)
    assert not RUNS_OR_FETCHES & set(read.tags) and not [name for name, _ in read.named if name.startswith("on")]


async def test_what_is_shared_has_a_full_date(tmp_path: Path) -> None:
    """A match that is shared carries its full date, for it is read on other days, too."""
    ident = kept.keep(tmp_path, kept.FREE, 2)
    today = date_texts.date_text(CLOCK.wall())
    assert re.fullmatch(r"[0-9]+ [A-Z][a-z]+ 20[0-9]{2}", today)

    async with visit(tmp_path, f"/history/{ident}/share") as client:
        await client.wait("share-shown")
        poster = [text for text in client.texts() if today in text]
        assert len(poster) == 2  # on the picture, and in the text
        assert today in client.spoken("share-shown")
        assert not [text for text in client.texts() if "today" in text.casefold()]
    read, _ = page_of(tmp_path, kept.FREE)
    assert [text for text in read.texts if today in text] and "today" not in " ".join(read.texts).casefold()


def test_what_is_printed_is_dark_on_white_in_either_brightness(tmp_path: Path) -> None:
    """A browser leaves grounds out when it prints: every text has to be read on white."""
    read, _ = page_of(tmp_path, kept.FREE)
    _, _, printed = read.style.partition("@media print")
    shades = dict(re.findall(r"--(\w+): (#[0-9A-Fa-f]{6})", printed))
    assert ratio(shades["text"], "#FFFFFF") >= 4.5 and ratio(shades["quiet"], "#FFFFFF") >= 4.5
    assert "color-scheme: light" in printed and "background: none !important" in printed
    for drawn in ("header", ".face"):  # what is pale on the screen
        (rule,) = re.findall(rf"(?m)^  {re.escape(drawn)}[^{{]*\{{([^}}]*)\}}", printed)
        assert "color: var(--text)" in rule, drawn


def test_names_of_lines_with_equal_ends_do_not_overlap(tmp_path: Path) -> None:
    read, grid = page_of(tmp_path, kept.EIGHT, 0, kept.tied_rounds(8))
    heights = sorted(float(value) for name, value in read.named if name == "y")
    assert len(heights) == len(grid.names)
    assert all(low + LETTER_SIZE <= high + 0.1 for low, high in pairwise(heights))
    assert heights[0] > LETTER_SIZE / 2 and heights[-1] < CHART_HEIGHT


def test_a_page_holds_no_space_for_what_is_not_there(tmp_path: Path) -> None:
    read, grid = page_of(tmp_path, kept.TIED)
    assert not re.search(r"None|\{|\}", " ".join(read.texts))
    assert len(grid.rounds) < 2 or "svg" in read.tags
