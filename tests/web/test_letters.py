"""What the check of drawn texts reports as a fault, on invented drawings."""

from __future__ import annotations

from dataclasses import replace

from app.ui import theme
from tests.web.letters import Drawn, Place, misdrawn

WINDOW = Place(0, 0, 360, 640)
PAPER = Drawn("box", WINDOW, WINDOW, 0xFFF5F2EA)
BAR = int(f"FF{theme.LIGHT.quiet[1:]}", 16)


def text(said: str, *lines: Place, clip: Place = WINDOW) -> Drawn:
    box = Place(
        min(line.left for line in lines),
        min(line.top for line in lines),
        max(line.right for line in lines),
        max(line.bottom for line in lines),
    )
    return Drawn("text", clip, box, text=said, lines=lines, natural=box.width, word=box.width)


def found(*things: Drawn) -> list[tuple[str, str]]:
    return list(misdrawn([PAPER, *things], WINDOW))


ROW = Place(20, 100, 120, 120)
HEAD = text("Deal", ROW)


def test_a_text_in_sight_is_no_fault() -> None:
    assert found(HEAD, text("Change", Place(20, 130, 120, 150))) == []


def test_lines_below_what_is_shown_are_a_fault_unless_a_scrollbar_tells_of_them() -> None:
    bubble = Place(20, 90, 340, 180)
    said = text("Get rid of your cards", ROW, Place(20, 130, 120, 150), Place(20, 190, 120, 210), clip=bubble)
    assert found(said) == [("Get rid of your cards", "is scrolled away")]
    bar = Drawn("box", WINDOW, Place(334, 92, 338, 140), BAR)
    assert found(said, bar) == []
    below = replace(bar, box=Place(334, 300, 338, 340))
    assert found(said, below) == [("Get rid of your cards", "is scrolled away")]


def test_a_line_that_an_edge_cuts_is_a_fault() -> None:
    assert found(text("won the match", ROW, clip=Place(20, 90, 80, 200))) == [
        ("won the match", "is cut at its side by 40")
    ]
    assert found(text("30 left", ROW, clip=Place(20, 110, 200, 200))) == [
        ("30 left", "is cut at its foot or its head by 10")
    ]


def test_a_text_under_a_card_is_a_fault() -> None:
    stock = Drawn("image", WINDOW, Place(90, 60, 160, 160), 0xFF000000)
    ((_, why),) = found(HEAD, stock)
    assert why.startswith("is half covered by an image")
    assert found(stock, HEAD) == []


def test_a_text_over_another_is_a_fault() -> None:
    assert found(HEAD, text("Round 6", Place(100, 110, 180, 130))) == [("Deal", "and “Round 6” overlap")]


def test_a_label_across_the_edge_of_its_button_is_a_fault() -> None:
    button = Drawn("box", WINDOW, Place(30, 90, 110, 130), 0xFFFFC145)
    ((_, why),) = found(button, HEAD)
    assert why.startswith("hangs out of a box")
    assert found(replace(button, box=Place(10, 90, 130, 130)), HEAD) == []


def test_what_lies_behind_a_panel_is_no_fault() -> None:
    dim = Drawn("box", WINDOW, WINDOW, 0x8C06201C)
    panel = Drawn("box", WINDOW, Place(10, 95, 350, 400), 0xFFF5F2EA)
    assert found(HEAD, dim, panel, text("Resign", ROW)) == []


def test_icons_and_the_letters_of_faces_are_no_texts() -> None:
    badge = Drawn("box", WINDOW, Place(110, 110, 140, 140), 0xFF0C2A27)
    assert found(text("\ue3f4", ROW), badge) == []
    assert found(text("M", ROW), badge) == []
