"""How contrast is measured: what is a text or a sign, and which pixels belong to a text."""

from __future__ import annotations

import base64
import io

import pytest
from PIL import Image
from playwright.sync_api import Browser

from tests.web.coded import MEASURE, Written

PAPER, INK, CODE, ABSENT = (255, 255, 255), (28, 43, 42), (200, 40, 40), (228, 147, 148)


@pytest.mark.parametrize(
    ("text", "size", "weight", "kind"),
    [
        ("Order of your cards", 16, 600, "text"),
        ("OK", 14, 800, "text"),
        ("Title", 20, 900, "large"),
        ("totals", 24, 400, "large"),
        ("\uf63b", 26, 400, "sign"),
        ("\U000f02c2", 26, 400, "sign"),
        ("♠ called", 16, 600, "text"),
    ],
)
def test_a_sign_is_a_letter_of_the_font_of_icons(text: str, size: float, weight: int, kind: str) -> None:
    assert Written(text, size, weight, 1.0, "", "").kind == kind


def test_the_edge_of_a_text_is_not_another_text(chrome: Browser) -> None:
    """The blend along the sides of a stem happens to have the colour of another text."""
    seen, dyed = Image.new("RGB", (60, 60), PAPER), Image.new("RGB", (60, 60), PAPER)
    blend = (142, 149, 148)
    for picture, own, edge in ((seen, INK, blend), (dyed, CODE, ABSENT)):
        picture.paste(edge, (28, 10, 34, 50))
        picture.paste(own, (29, 10, 33, 50))
    here = {"text": "l", "size": 16, "weight": 600}
    codes = {_number(CODE): here, _number(ABSENT): {**here, "text": "elsewhere"}}
    page = chrome.new_page()
    (found,) = page.evaluate(MEASURE, [_written(seen), _written(dyed), codes])
    page.close()
    assert (found["text"], found["own"], found["under"]) == ("l", int(_number(INK)), int(_number(PAPER)))


def _number(colour: tuple[int, int, int]) -> str:
    red, green, blue = colour
    return str(red << 16 | green << 8 | blue)


def _written(picture: Image.Image) -> str:
    file = io.BytesIO()
    picture.save(file, "png")
    return base64.b64encode(file.getvalue()).decode()
