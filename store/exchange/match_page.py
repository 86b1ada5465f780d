"""Read the page of a match that this app makes for sharing (`app/history/match_page.py`)."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import Final

from store.errors import ScoreFileError
from store.exchange.cells import parse_date, parse_decimal
from store.exchange.plays import LeftOut, Play, PlayerScore, PlayRound, ScoreFile, do_fewer_points_win

MAX_ELEMENTS: Final = 100_000
_RANK: Final = re.compile(r"(\d{1,2})\.?")
_VOID_ELEMENTS: Final = frozenset(("meta", "link", "br", "path", "circle"))


def is_page(text: str) -> bool:
    """Return whether a text may be such a page."""
    return text.lstrip("\ufeff \t\r\n")[:15].casefold() == "<!doctype html>"


def read_page(text: str) -> ScoreFile:
    """Return the match of a page. Raises ScoreFileError if it is no such page."""
    reading = _PageParser()
    reading.feed(text)
    reading.close()
    page = reading.page
    if not page.names:
        raise ScoreFileError("unknown", "page", "it is no page of a match of this app")
    if any(len(each.scores) != len(page.names) for each in page.rounds) or len(page.totals) != len(page.names):
        return ScoreFile("match-page", (), "page", left_out=(LeftOut("page", "unreadable"),))
    ranks = dict(zip(page.ranked, page.ranks, strict=False))
    scores = tuple(
        PlayerScore(name, total, ranks.get(name) == 1, ranks.get(name, 0))
        for name, total in zip(page.names, page.totals, strict=True)
    )
    play = Play(
        game=page.title.strip(),
        scores=scores,
        key=page.key,
        date=parse_date(page.date),
        note=page.note.strip(),
        low=do_fewer_points_win(scores),
        rounds=tuple(page.rounds),
    )
    return ScoreFile("match-page", (play,), "page")


@dataclass
class _Page:
    """The content of a page, as far as it was read. `ranked` and `ranks` are the names and ranks in its list."""

    key: str = ""
    title: str = ""
    date: str = ""
    note: str = ""
    ranked: list[str] = field(default_factory=list)
    ranks: list[int] = field(default_factory=list)
    names: list[str] = field(default_factory=list)
    totals: list[str] = field(default_factory=list)
    rounds: list[PlayRound] = field(default_factory=list)


class _PageParser(HTMLParser):
    """Collects a page's title, list and table."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.page = _Page()
        self._path: list[str] = []
        self._elements = 0
        self._text = self._small = ""
        self._cells: list[str] = []
        self._dealer, self._struck, self._note = -1, False, ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._elements += 1
        if self._elements > MAX_ELEMENTS or len(self._path) > 50:
            raise ScoreFileError("large", f"element {self._elements}", "there are too many elements, or too deep")
        said = dict(attrs)
        if tag in _VOID_ELEMENTS:
            return
        self._path.append(tag)
        if tag == "main":
            self.page.key = said.get("data-match") or ""
        elif tag == "time":
            self.page.date = said.get("datetime") or ""
        elif tag == "tr":
            self._cells, self._dealer, self._struck, self._note = [], -1, False, ""
        elif tag == "td":
            marks = (said.get("class") or "").split()
            self._struck = self._struck or "struck" in marks
            self._dealer = len(self._cells) if "dealer" in marks else self._dealer
        if tag in ("h1", "p", "td", "th", "i", "span"):
            self._text = ""
        if tag == "small":
            self._small = ""

    def handle_data(self, data: str) -> None:
        if "small" in self._path:
            self._small += data
        else:
            self._text += data

    def handle_endtag(self, tag: str) -> None:
        if tag not in self._path:
            return
        while self._path.pop() != tag:
            pass
        page, text = self.page, _strip_format_characters(self._text)
        within = set(self._path)
        match tag:
            case "h1":
                page.title = text
            case "p" if "section" in within:
                page.note = text
            case "i" if "li" in within:
                found = _RANK.fullmatch(text)
                page.ranks.append(int(found[1]) if found else 0)
            case "span" if "li" in within:
                # The first span is the face, the second the name.
                if len(page.ranked) < len(page.ranks):
                    page.ranked.append("")
                else:
                    page.ranked[-1:] = [text]
            case "small" if self._path[-1:] == ["th"]:
                self._note = _strip_format_characters(self._small)
            case "th" if "thead" in within:
                self._cells.append(text)
            case "td":
                self._cells.append(parse_decimal(text) or "")
            case "tr" if "thead" in within:
                page.names = self._cells[1:]
            case "tr" if "tfoot" in within:
                page.totals = self._cells
            case "tr" if "tbody" in within:
                page.rounds.append(PlayRound(tuple(self._cells), self._struck, self._note, self._dealer))


def _strip_format_characters(text: str) -> str:
    """Return the text without invisible format characters, such as marks of direction."""
    return "".join(each for each in text if unicodedata.category(each) != "Cf").strip()
