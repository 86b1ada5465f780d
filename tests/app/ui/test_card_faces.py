"""Every card has a picture and a spoken name, and the font has every sign that the app uses."""

from __future__ import annotations

import struct
from dataclasses import replace
from itertools import product
from pathlib import Path

import flet as ft
import pytest
from PIL import Image, ImageColor

from app.preferences import CHOICES
from app.ui import theme
from app.ui.card_faces import (
    COURTS,
    MIN_COURT_WIDTH,
    PICTURE_SCALE,
    CardFace,
    card_drawing,
    card_name,
    face_file,
    spell_out,
    suit_file,
    with_suits,
)
from app.ui.player_faces import BOTS, face_picture
from app.ui.words import COURT_LETTERS, LETTERS_BY_LANGUAGE
from engine.cards import SUITS
from tests.app.at_table import STILL, cards, labels, my_turn, words
from tests.app.tables import agreed, brought_to
from tests.app.visits import visit
from tests.messages import tables

ASSETS = Path(__file__).resolve().parents[3] / "assets"
INDICES = [rank + suit for suit in SUITS for rank in COURTS]
FACES = [rank + suit for suit in "SHDC" for rank in "A23456789TJQK"] + ["JK", "JKr", "JKb", ""]


@pytest.mark.parametrize("four", [False, True])
def test_every_face_and_suit_is_there(four: bool) -> None:
    for name in [face_file(text, four) for text in FACES if text] + [suit_file(suit, four) for suit in "SHDC"]:
        text = (ASSETS / name).read_text()
        assert text.startswith("<svg") and "<text" not in text, name
        # What each frame draws again is little, and needs no cutting; an ace and jokers have their ornaments.
        few = 1 if name[6] in "SHDC" or name[6:8] in INDICES else 2
        assert text.count("<path") <= few or name[6:8] in ("AS", "JK"), name
        assert "<clipPath" not in text and "<mask" not in text, name


@pytest.mark.parametrize(("four", "courts"), list(product([False, True], CHOICES["courts"])))
def test_a_court_is_a_picture_with_its_index_over_it(four: bool, courts: str) -> None:
    cards = theme.CardLook(four, courts=courts)
    for text in FACES:
        court = text[:1] in COURTS and text[1:] in SUITS and bool(text)
        drawn, small = _files(card_drawing(text, cards)), _files(CardFace(text, MIN_COURT_WIDTH - 1, cards).content)
        plain = _files(card_drawing(text, replace(cards, courts="plain")))
        ground, *over = drawn
        assert (ASSETS / ground).stat().st_size < 40_000
        assert len(over) == court
        assert small == (plain if court else drawn), "a court that is too small for its picture has a large suit"
        # All is on paper, and nothing of what lies over it hides it.
        assert ground.endswith(".webp") or theme.CARD_PAPER in (ASSETS / ground).read_text()
        assert not any("<rect" in (ASSETS / each).read_text() for each in over)


def _files(drawn: ft.Control | None) -> list[str]:
    layers = drawn.controls if isinstance(drawn, ft.Stack) else [drawn]  # a back is one picture
    return [str(each.src) for each in layers if isinstance(each, ft.Image)]


@pytest.mark.parametrize("letters", COURT_LETTERS.values())
def test_every_pack_has_its_indices(letters: str) -> None:
    assert len(set(letters)) == len(COURTS)
    for letter in letters:
        for suit in SUITS:
            names = [f"{letter}{suit}", *([f"{letter}{suit}4"] if suit in "DC" else [])]
            for name in names:
                drawn = (ASSETS / "cards" / f"{name}.svg").read_text()
                assert drawn.count("<path") == 1 and "<rect" not in drawn, name


COURT_WORDS = {"en": "Jack Queen King", "de": "Bube Dame König", "fr": "valet dame roi", "pl": "walet dama król"}
NAMED = {rank: {tag: words.split()[n] for tag, words in COURT_WORDS.items()} for n, rank in enumerate(COURTS)}


@pytest.mark.parametrize(("tag", "chosen"), [("de", "language"), ("fr", "language"), ("de", "jqk"), ("en", "wdk")])
async def test_indices_go_with_the_language_or_as_they_are_chosen_and_are_said_as_courts(
    tmp_path: Path, tag: str, chosen: str
) -> None:
    letters = COURT_LETTERS[LETTERS_BY_LANGUAGE.get(tag, "jqk") if chosen == "language" else chosen]

    many = agreed(numbers={"deal": 20, "packs": 2})
    match = brought_to(tmp_path, many, my_turn, **STILL, language=tag, indices=chosen)
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.until(lambda: cards(client), "the cards")
        seen = {str(each.src) for each in client.controls() if isinstance(each, ft.Image)}
        held = [name for name in labels(client, "card-") if name[5] in COURTS]
        assert held
        for name in held:
            printed = letters[COURTS.index(name[5])] + name[6]
            assert seen & {f"cards/{printed}.svg", f"cards/{printed}4.svg"}
            assert NAMED[name[5]][tag] in client.spoken(name)
            assert chosen != "language" or printed[0] == NAMED[name[5]][tag][0].upper()
        await client.click(held[0])  # whatever is said of it, no other letters are heard or read
        line = words(client)
        strange = set("JQKBDVRHW") - set(letters)
        assert not any(f"{letter}{sign}" in line for letter in strange for sign in "♠♥♦♣")


@pytest.mark.parametrize("back", CHOICES["back"])
def test_every_back_is_there(back: str) -> None:
    (file,) = _files(card_drawing("", theme.CardLook(back=str(back))))
    drawn = Image.open(ASSETS / file).convert("RGBA")
    assert drawn.size == (round(300 * PICTURE_SCALE), round(426 * PICTURE_SCALE)) and _see_through(drawn), (
        "a card and its shadow"
    )


@pytest.mark.parametrize("felt", CHOICES["felt"])
def test_every_felt_is_lit_from_its_middle_to_its_edge(felt: str) -> None:
    drawn = Image.open(ASSETS / theme.felt_picture(str(felt))).convert("RGB")
    middle, half = drawn.width // 2, theme.FELT_STOPS[1] / 2
    places = ((middle, middle), (round(drawn.width * (0.5 + half)), middle), (0, middle), (0, 0))
    first, second, last = (ImageColor.getrgb(colour) for colour in theme.FELTS[str(felt)])
    for at, colour in zip(places, (first, second, last, last), strict=True):
        seen = drawn.getpixel(at)
        assert isinstance(seen, tuple) and all(abs(a - b) <= 2 for a, b in zip(seen, colour, strict=True)), at


def test_every_bot_has_a_round_face() -> None:
    assert len(set(BOTS)) == 6
    for face in BOTS:
        drawn = Image.open(ASSETS / face_picture(face)).convert("RGBA")
        assert drawn.width == drawn.height and _see_through(drawn)
        assert drawn.getbbox() == (0, 0, drawn.width, drawn.height), "as far as the edge"


def _see_through(drawn: Image.Image) -> bool:
    """Return whether the corners of a picture are transparent."""
    across, down = drawn.width - 1, drawn.height - 1
    corners = (drawn.getpixel(at) for at in ((0, 0), (across, 0), (0, down), (across, down)))
    return all(isinstance(each, tuple) and each[3] == 0 for each in corners)


def test_four_colours_are_four() -> None:
    for suit, colour in theme.SUIT_COLOURS_FOUR.items():
        assert colour in (ASSETS / face_file(f"7{suit}", True)).read_text()
    assert len(set(theme.SUIT_COLOURS_FOUR.values())) == 4


def test_names_for_ears() -> None:
    assert card_name("8D") == "eight of diamonds"
    assert card_name("TS") == "ten of spades"
    assert card_name("JKr") == "red joker"
    assert card_name("H") == "hearts"
    assert card_name("Q") == "Queen"
    assert spell_out("Ben played 2 ♠") == "Ben played two of spades"
    assert spell_out("You played 8♦ and called ♥.") == "You played eight of diamonds and called hearts."
    assert spell_out("10♣, J♠") == "ten of clubs, Jack of spades"
    assert spell_out("Hand 10: Ada drew 2.") == "Hand 10: Ada drew 2."


def test_the_font_has_every_sign_of_the_texts() -> None:
    have = characters(ASSETS / theme.FONT_FILE)
    need = set(map(ord, tables.characters())) | set(map(ord, "♠♥♦♣★✓←→↑↓‹›…0123456789+×#"))
    missing = {chr(code) for code in need - have if code >= 32}
    assert not missing


def characters(file: Path) -> set[int]:
    """The code points of a TrueType font, from format 4 of its cmap table."""
    data = file.read_bytes()
    tables = {}
    for i in range(struct.unpack(">H", data[4:6])[0]):
        tag, _, offset, length = struct.unpack(">4sIII", data[12 + 16 * i : 28 + 16 * i])
        tables[tag] = data[offset : offset + length]
    cmap = tables[b"cmap"]
    for i in range(struct.unpack(">H", cmap[2:4])[0]):
        start = struct.unpack(">HHI", cmap[4 + 8 * i : 12 + 8 * i])[2]
        if struct.unpack(">H", cmap[start : start + 2])[0] == 4:
            double = struct.unpack(">H", cmap[start + 6 : start + 8])[0]
            ends = struct.unpack(f">{double // 2}H", cmap[start + 14 : start + 14 + double])
            starts = struct.unpack(f">{double // 2}H", cmap[start + 16 + double : start + 16 + 2 * double])
            return {code for low, high in zip(starts, ends, strict=True) for code in range(low, high + 1)}
    raise AssertionError("no cmap of format 4")


def test_suits_in_a_text_on_paper_have_their_colours() -> None:
    said = with_suits(ft.Text("On 10♥ goes 7♣, or a joker."), theme.PLAIN_CARDS)
    spans = [(span.text, span.style.color if span.style else None) for span in said.spans or []]
    red, black = theme.SUIT_COLOURS["H"], theme.SUIT_COLOURS["C"]
    assert spans == [("On ", None), ("10♥", red), (" goes ", None), ("7♣", black), (", or a joker.", None)]
    assert with_suits(ft.Text("No suit."), theme.PLAIN_CARDS).value == "No suit."
