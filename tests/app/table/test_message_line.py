"""The message line: which face is beside it, and what taps on it open."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, cast

import flet as ft
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from app.table.components.message_line import LINE_HEIGHT, fit_message, visible_box
from app.table.components.piles import COUNT_LINE, pile_controls
from app.table.components.reading_zones import card_box
from app.table.layout.table_layout import arrange_table
from app.table.picture import InquiryHandlers, Look, Picture, PileCard
from app.table.playing import Playing
from app.ui import theme
from app.ui.player_faces import bot_face
from app.ui.window.app_state import Size
from tests.app.at_table import STILL, cards, my_turn, playable, words
from tests.app.fake import Client, _walk
from tests.app.tables import THREE_BOTS, agreed, brought_to
from tests.app.visits import visit
from tests.running import ROOT

NAMES = [seat.name for seat in THREE_BOTS]


def misfit(playing: Playing) -> bool:
    """Return whether Mia has the turn after a bot, with one card that's legal and one that isn't."""
    state = playing.state
    fits, held = state.legal_cards, state.hands[0]
    return my_turn(playing) and not state.penalty and bool(playing.steps) and bool(fits) and bool(held & ~fits)


def parts(client: Client, kind: type[Any]) -> list[Any]:
    return [each for each in _walk(client.find("zone-words"), set()) if isinstance(each, kind)]


def faces(client: Client) -> list[str]:
    return [each.src for each in parts(client, ft.Image)]


async def test_the_line_has_the_face_of_whoever_did_it_and_none_where_it_says_why_something_cannot_be(
    tmp_path: Path,
) -> None:
    match = brought_to(tmp_path, agreed(), misfit, **STILL)
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.until(lambda: playable(client), "the turn")
        who = next(seat for seat, name in enumerate(NAMES) if words(client).startswith(name))
        assert faces(client) == [bot_face(NAMES[who])]
        await client.click(next(card for card in cards(client) if card not in playable(client)))
        assert faces(client) == []


@pytest.mark.parametrize(("speed", "opens"), [(-400.0, True), (400.0, False)], ids=["up", "down"])
async def test_pulled_up_the_line_shows_all_that_happened(tmp_path: Path, speed: float, opens: bool) -> None:
    match = brought_to(tmp_path, agreed(), misfit, **STILL)
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.until(lambda: playable(client), "the turn")
        (line,) = parts(client, ft.GestureDetector)
        at, velocity = {"x": 9.0, "y": 9.0}, {"x": 0.0, "y": speed}
        await client.send(line, "vertical_drag_end", {"l": at, "g": at, "v": velocity, "pv": speed})
        assert client.has("panel-log") == opens


TEXTS = st.text("abcde ", max_size=80).map(str.strip)


@given(TEXTS, TEXTS, st.booleans(), st.sampled_from([1.0, 1.3, 2.0]), st.floats(80, 600), st.floats(38, 110))
@example("Ada played 4♠.", "Play a 4 on it, or draw 8.", True, 1.0, 108.0, 48.0)
def test_a_low_screen_drops_one_text_if_both_do_not_fit_and_scrolls_overflow(
    words: str, may: str, mine: bool, letters: float, room: float, high: float
) -> None:
    both = fit_message(words, may, mine, 14.0, letters, room, high, shows_both=True)
    fitted = fit_message(words, may, mine, 14.0, letters, room, high, shows_both=False)
    if not both.scrolls:
        assert fitted == both and (fitted.text, fitted.prompt) == (words, may)
    elif words and may:
        assert (fitted.text, fitted.prompt) == (("", may) if mine else (words, ""))
    assert both.text == words and both.prompt == may and fitted.line_count >= 2
    assert fitted.scrolls or fitted.line_count * fitted.font_size * LINE_HEIGHT <= max(
        high, 2 * fitted.font_size * LINE_HEIGHT
    )


#: The points of the arrows of the ring, as fractions of its size.
ARROWS = [
    [(float(x) / 200, float(y) / 200) for x, y in re.findall(r"[ML]([\d.]+) ([\d.]+)", arrow)]
    for arrow in re.findall(r"M[^M\"]+", (ROOT / "assets" / "cards" / "ring.svg").read_text().rpartition(' d="')[2])
]


@given(
    screen=st.sampled_from([Size(360, 640), Size(390, 844), Size(412, 915), Size(820, 1180)]),
    others=st.integers(1, 7),
    look=st.builds(Look, text_scale=st.sampled_from([1.0, 1.3, 2.0])),
    words=st.tuples(st.integers(1, 16), st.integers(1, 10)),
)
@example(Size(360, 640), 3, Look(text_scale=2.0), (3, 8))
def test_no_message_covers_the_stock_or_its_count(
    screen: Size, others: int, look: Look, words: tuple[int, int]
) -> None:
    message, prompt = (" ".join(["word"] * count) for count in words)
    picture = Picture("", message=message, prompt=prompt, pile=(PileCard("7H", "7H"),), stock_count=23)
    layout = arrange_table(screen, others, 7, 2, look)
    shown = visible_box(
        picture, layout.message_box(False), screen, look, sideways=layout.is_low, handle=layout.log is None
    )
    controls = pile_controls(picture, look, layout, shown.top, cast(InquiryHandlers, None), None)
    (count,) = [each for each in controls if each.args[0] == picture.stock_count]
    drawn = next(text for text in _walk(count.build_control(), set()) if isinstance(text, ft.Text))
    high = (drawn.size or 0) * look.text_scale * COUNT_LINE
    stock = card_box(layout.stock)
    assert shown.top >= stock.bottom
    if count.box.top > stock.bottom:
        assert count.box.top + high <= shown.top
    else:
        assert stock.top <= count.box.top <= stock.bottom - high


@given(
    screen=st.sampled_from([Size(844, 390), Size(640, 360), Size(390, 844), Size(360, 640), Size(820, 1180)]),
    others=st.integers(1, 7),
    look=st.builds(Look, text_scale=st.sampled_from([1.0, 1.3, 2.0]), left_handed=st.booleans()),
)
@example(Size(820, 1180), 3, Look())
@example(Size(844, 390), 5, Look())
def test_no_arrow_of_the_ring_crosses_the_count_of_the_stock(screen: Size, others: int, look: Look) -> None:
    picture = Picture("", pile=(PileCard("7H", "7H"),), stock_count=23)
    layout = arrange_table(screen, others, 7, 2, look)
    controls = pile_controls(picture, look, layout, screen.height, cast(InquiryHandlers, None), None)
    stock, ring = card_box(layout.stock), layout.ring
    for count in (each for each in controls if each.args[0] == picture.stock_count and each.box.top > stock.bottom):
        drawn = next(text for text in _walk(count.build_control(), set()) if isinstance(text, ft.Text))
        size = (drawn.size or 0) * look.text_scale
        half = theme.text_width(drawn.value, size) * 0.8 / 2
        for arrow in ARROWS:
            for x, y in arrow:
                for across in (x, 1 - x):  # in both directions of play
                    left, top = ring.left + across * ring.width, ring.top + y * ring.width
                    assert abs(left - count.box.centre_x) >= half or not 0 < top - count.box.top < size * COUNT_LINE
