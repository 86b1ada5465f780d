"""The layout of the table: nothing is hidden, nothing overlaps, everything is large enough to touch."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from app.table.layout.own_hand import INDEX_ACROSS, INDEX_DOWN, NARROW_STRIP, Box, Spot
from app.table.layout.table_layout import (
    COUNT_WIDTH,
    MAX_FEW_OPPONENTS,
    MIN_CROWDED_LANDSCAPE_HEIGHT,
    MIN_LANDSCAPE_HEIGHT,
    MIN_LANDSCAPE_WIDTH,
    MIN_TEACHER_HEIGHT,
    MIN_UPRIGHT_HEIGHT,
    RING_BOTTOM_SHARE,
    RING_SIDE_SHARE,
    Layout,
    arrange_table,
)
from app.table.picture import MAX_FANNED_CARDS, Look
from app.ui import theme
from app.ui.window.app_state import Size

NEAR = 0.6  # pixels
PHONE = Size(390, 844, 0, 47, 0, 34)
SMALL = Size(360, 640)
LANDSCAPE = Size(844, 390, 47, 0, 47, 21)
TABLET = Size(820, 1180)

ZOOMED = Size(320, 256)  # a laptop's page at 400 %

upright = st.builds(
    Size,
    st.floats(320, 1400),
    st.floats(MIN_UPRIGHT_HEIGHT + 81, 1400),
    st.just(0.0),
    st.floats(0, 47),
    st.just(0.0),
    st.floats(0, 34),
)
# Landscape phones: the width and height are without the notches.
sideways = st.builds(
    lambda wide, tall, left, right, bottom: Size(wide + left + right, tall, left, 0.0, right, bottom),
    st.floats(MIN_LANDSCAPE_WIDTH, 1100),
    st.floats(MIN_CROWDED_LANDSCAPE_HEIGHT + 21, 519),
    st.floats(0, 47),
    st.floats(0, 47),
    st.floats(0, 21),
)
smallest = st.builds(Size, st.floats(320, 900), st.floats(256, MIN_LANDSCAPE_HEIGHT, exclude_max=True)) | st.builds(
    Size, st.floats(320, MIN_LANDSCAPE_WIDTH, exclude_max=True), st.floats(256, MIN_UPRIGHT_HEIGHT, exclude_max=True)
)
looks = st.builds(
    Look,
    card_size=st.sampled_from(["small", "normal", "large"]),
    left_handed=st.booleans(),
    shows_message=st.booleans(),
    text_scale=st.sampled_from([1.0, 1.3, 2.0]),
)
tables = st.tuples(upright | sideways, st.integers(0, 7), st.integers(0, 40), st.integers(0, 3), looks)
told_looks = looks.map(lambda look: replace(look, shows_message=True))
low = st.builds(
    Size, st.floats(MIN_LANDSCAPE_WIDTH, 1100), st.floats(MIN_LANDSCAPE_HEIGHT, MIN_CROWDED_LANDSCAPE_HEIGHT)
)
low_tables = st.tuples(low, st.integers(0, MAX_FEW_OPPONENTS), st.integers(0, 20), st.integers(0, 3), looks)
small_tables = st.tuples(smallest, st.integers(0, 8), st.integers(0, 30), st.integers(0, 3), told_looks)


def corners(spot: Spot, width: float, height: float, lift: float = 0.0) -> list[tuple[float, float]]:
    """Return the four corners on the screen of the upper left `width` × `height` of a card."""
    tall = spot.width * theme.CARD_RATIO
    found = []
    for across, down in ((0.0, 0.0), (width, 0.0), (0.0, height), (width, height)):
        x, y = across - spot.width / 2, down - tall / 2
        found.append(
            (
                spot.x + x * math.cos(spot.angle) - y * math.sin(spot.angle),
                spot.y - lift + x * math.sin(spot.angle) + y * math.cos(spot.angle),
            )
        )
    return found


def overlap(one: Box, two: Box) -> bool:
    """Return whether two boxes share more than an edge."""
    return (
        one.left < two.right - NEAR
        and two.left < one.right - NEAR
        and one.top < two.bottom - NEAR
        and two.top < one.bottom - NEAR
    )


def card_box(spot: Spot) -> Box:
    """Return the box of a card that isn't turned."""
    height = spot.width * theme.CARD_RATIO
    return Box(spot.x - spot.width / 2, spot.y - height / 2, spot.width, height)


def inside(box: Box, screen: Size) -> bool:
    """Return whether a box is inside the screen without its edges and notches."""
    return (
        box.left >= screen.left - NEAR
        and box.top >= screen.top - NEAR
        and box.right <= screen.width - screen.right + NEAR
        and box.bottom <= screen.height - screen.bottom + NEAR
    )


def laid(table: tuple[Size, int, int, int, Look]) -> Layout:
    """Return the layout of a drawn example. Of many cards, a third is in the front row."""
    screen, others, cards, buttons, look = table
    front = cards // 3 if cards > MAX_FANNED_CARDS else 0
    return arrange_table(screen, others, cards - front, buttons, look, front=front)


@given(tables)
@example((SMALL, 7, 40, 3, Look(card_size="large")))
@example((LANDSCAPE, 7, 40, 3, Look()))
def test_controls_keep_clear_of_edges_and_notches(table: tuple[Size, int, int, int, Look]) -> None:
    layout = laid(table)
    screen = table[0]
    boxes = [
        layout.header,
        *([layout.message] if table[-1].shows_message else []),
        layout.actions,
        card_box(layout.stock),
        card_box(layout.pile),
        layout.nomination,
    ]
    for box in [*boxes, *(seat.box for seat in layout.seats)]:
        assert inside(box, screen), box


@given(tables | low_tables | small_tables)
@example((SMALL, 7, 40, 3, Look(card_size="large")))
@example((LANDSCAPE, 7, 40, 3, Look()))
@example((Size(640, 360, bottom=17), 3, 0, 0, Look(card_size="large")))
@example((Size(568, 320), 3, 7, 2, Look()))
@example((ZOOMED, 3, 7, 2, Look()))
def test_no_parts_of_the_table_overlap(table: tuple[Size, int, int, int, Look]) -> None:
    layout = laid(table)
    boxes = {
        "header": layout.header,
        "stock": card_box(layout.stock),
        "pile": card_box(layout.pile),
        "words": layout.message,
        "own": layout.own_seat,
        "actions": layout.actions,
        "hand": layout.hand.box,
        **{f"seat {i}": seat.box for i, seat in enumerate(layout.seats)},
    }
    if not table[-1].shows_message:  # the message line is elsewhere
        del boxes["words"]
    if layout.compact:  # the faces are between the header's buttons
        header = boxes.pop("header")
        boxes["back"] = Box(header.left, header.top, theme.TAP, header.height)
        boxes["menu"] = Box(header.right - theme.TAP, header.top, theme.TAP, header.height)
    elif layout.is_low:  # the header has nothing in its middle
        header = boxes.pop("header")
        third = header.width * 0.25
        boxes["title"] = Box(header.left, header.top, third, header.height)
        boxes["menu"] = Box(header.right - third, header.top, third, header.height)
    names = [name for name in boxes if boxes[name].width > 0]
    for i, one in enumerate(names):
        for two in names[i + 1 :]:
            assert not overlap(boxes[one], boxes[two]), (one, two, boxes[one], boxes[two])


@given(tables | low_tables | small_tables)
@example((Size(568, 320), 3, 7, 2, Look()))
@example((Size(640, 360), 3, 7, 2, Look(text_scale=2.0)))
@example((ZOOMED, 3, 7, 2, Look(text_scale=2.0)))
def test_the_penalty_badge_covers_no_seat_and_no_message(table: tuple[Size, int, int, int, Look]) -> None:
    layout = laid(table)
    others = table[1]
    beside = [seat.box for seat in layout.seats] if others <= MAX_FEW_OPPONENTS or not layout.compact else []
    for box in [layout.hand.box, layout.actions, *([layout.message] if table[-1].shows_message else []), *beside]:
        assert not overlap(layout.penalty, box), box
    assert inside(layout.penalty, table[0])


@given(small_tables)
@example((ZOOMED, 8, 30, 3, Look(text_scale=2.0)))
def test_the_compact_layout_shows_the_hand_the_pile_and_all_faces(
    table: tuple[Size, int, int, int, Look],
) -> None:
    screen, others, cards, _, _ = table
    layout = laid(table)
    assert layout.compact and len(layout.seats) == others and len(layout.hand.spots) == cards
    whole = [layout.header, layout.message, layout.actions, card_box(layout.stock), card_box(layout.pile)]
    assert all(inside(box, screen) for box in [*whole, *(seat.box for seat in layout.seats)])
    assert layout.pile.width >= 28 and all(min(seat.box.width, seat.box.height) >= theme.TAP for seat in layout.seats)
    for spot in layout.hand.spots:
        assert min(spot.strip) >= 14.5 and inside(replace(spot.uncovered_box, height=20), screen)


@given(tables)
@example((SMALL, 7, 40, 3, Look(card_size="large")))
@example((LANDSCAPE, 7, 40, 3, Look()))
def test_every_own_card_shows_its_index_and_can_be_touched(
    table: tuple[Size, int, int, int, Look],
) -> None:
    screen, _, cards, _, _ = table
    layout = laid(table)
    assert len(layout.hand.spots) == cards
    for spot in layout.hand.spots:
        across, down = spot.strip
        assert across >= INDEX_ACROSS * spot.width - NEAR
        assert across >= 14.5
        assert down >= NARROW_STRIP - NEAR
        assert down >= INDEX_DOWN * spot.width - NEAR
        # The index with its suit is on the screen, and so is a touchable height, lifted or not.
        high = max(NARROW_STRIP, spot.width * INDEX_DOWN)
        for lift in (0.0, layout.hand.lift):
            for x, y in corners(spot, INDEX_ACROSS * spot.width, high, lift):
                assert screen.left - NEAR <= x <= screen.width - screen.right + NEAR
                assert layout.hand.box.top - 2 <= y <= screen.height - screen.bottom + NEAR


@given(tables)
def test_own_cards_do_not_hang_over_the_sides(table: tuple[Size, int, int, int, Look]) -> None:
    screen = table[0]
    layout = laid(table)
    for spot in layout.hand.spots:
        for x, _ in corners(spot, spot.width, spot.width * theme.CARD_RATIO):
            assert -NEAR <= x <= screen.width + NEAR


@pytest.mark.parametrize("screen", [PHONE, SMALL, TABLET])
def test_upright_no_part_of_the_own_cards_is_cut_off(screen: Size) -> None:
    for cards in range(1, 41):
        for spot in arrange_table(screen, 3, cards, 2, Look()).hand.spots:
            for _, y in corners(spot, spot.width, spot.width * theme.CARD_RATIO):
                assert y <= screen.height - screen.bottom + NEAR


def test_on_a_phone_eight_cards_fan_in_one_row_of_full_size() -> None:
    layout = arrange_table(PHONE, 3, 8, 2, Look())
    assert layout.hand.spots[0].width == 88
    angles = [spot.angle for spot in layout.hand.spots]
    assert angles == sorted(angles) and angles[0] == pytest.approx(-angles[-1])
    assert all(a.x < b.x for a, b in zip(layout.hand.spots, layout.hand.spots[1:], strict=False))


@pytest.mark.parametrize(("screen", "least"), [(PHONE, 44.0), (SMALL, 41.0), (LANDSCAPE, 41.0), (TABLET, 44.0)])
@pytest.mark.parametrize("cards", [20, 30])
def test_of_many_cards_each_has_a_strip_for_a_thumb(screen: Size, least: float, cards: int) -> None:
    for front in range(cards + 1):
        hand = arrange_table(screen, 3, cards - front, 2, Look(), front=front).hand
        assert min(spot.strip[0] for spot in hand.spots) >= least - NEAR, front
        assert min(spot.strip[1] for spot in hand.spots) >= least - NEAR, front


def test_the_thumb_of_the_left_hand_gets_the_buttons_when_sideways() -> None:
    right, left = (arrange_table(LANDSCAPE, 3, 7, 2, Look(left_handed=hand)) for hand in (False, True))
    assert right.actions.centre_x > right.message.centre_x
    assert left.actions.centre_x < left.message.centre_x
    assert right.actions.right == pytest.approx(LANDSCAPE.width - LANDSCAPE.right - 8)


def test_seats_go_clockwise_from_the_left() -> None:
    for others in range(2, 5):
        seats = arrange_table(PHONE, others, 7, 1, Look()).seats
        assert [seat.x for seat in seats] == sorted(seat.x for seat in seats)
    seats = arrange_table(LANDSCAPE, 4, 7, 1, Look()).seats
    middle = LANDSCAPE.width / 2
    assert [seat.x < middle for seat in seats] == [True, True, False, False]
    assert seats[0].y > seats[1].y and seats[2].y < seats[3].y


@pytest.mark.parametrize("cards", [1, 8, 40])
def test_a_card_dropped_in_the_hand_goes_in_front_of_the_card_it_is_dropped_on(cards: int) -> None:
    hand = arrange_table(SMALL, 3, cards, 2, Look()).hand
    for i, spot in enumerate(hand.spots):
        x, y = corners(spot, 4, 20)[3]
        assert hand.insertion_index(x, y) == i
    last = hand.spots[-1]
    assert hand.insertion_index(last.x + last.width / 2, last.y) == cards


@pytest.mark.parametrize("screen", (PHONE, SMALL, TABLET))
@pytest.mark.parametrize("taught", (0.0, 107.0))
@pytest.mark.parametrize("cards", range(1, 9))
def test_teacher_and_slots_have_space_on_every_window(screen: Size, taught: float, cards: int) -> None:
    layout = arrange_table(screen, 2, cards, 3, Look(lesson_height=taught), slots=not taught)
    boxes = [layout.lesson, layout.slots, layout.message, layout.actions, layout.hand.box, card_box(layout.pile)]
    assert all(inside(box, screen) for box in boxes) and layout.lesson.bottom == layout.hand.box.top
    assert not any(overlap(one, two) for n, one in enumerate(boxes) for two in boxes[n + 1 :])


STOCK_COUNT_HIGH = 24.0  # from the stock to the foot of its count


@given(
    st.builds(Size, st.floats(360, 480), st.floats(640, 950)),
    st.integers(1, 2),
    st.integers(1, 8),
    st.floats(100, 330),
    st.sampled_from([1.0, 1.3, 2.0]),
    st.booleans(),
)
@example(SMALL, 2, 7, 230.0, 2.0, True)
def test_a_long_sentence_of_a_teacher_leaves_the_stock_and_the_pile_their_room(
    screen: Size, others: int, cards: int, taught: float, letters: float, told: bool
) -> None:
    layout = arrange_table(screen, others, cards, 3, Look(lesson_height=taught, text_scale=letters, shows_message=told))
    stock = card_box(layout.stock)
    said = Box(stock.left, stock.bottom, stock.width, STOCK_COUNT_HIGH)
    below = [layout.message, layout.actions, layout.lesson] if told else [layout.actions, layout.lesson]
    above = [stock, said, card_box(layout.pile), *(seat.box for seat in layout.seats)]
    assert not any(overlap(one, two) for one in above for two in below)
    assert layout.lesson.height >= min(taught, MIN_TEACHER_HEIGHT)


@given(smallest, st.integers(1, 3), st.integers(1, 8), st.sampled_from([1.0, 2.0]), st.booleans())
@example(ZOOMED, 3, 7, 2.0, False)
def test_a_teacher_covers_neither_pile_nor_penalty_badge_in_the_compact_layout(
    screen: Size, others: int, cards: int, letters: float, left_handed: bool
) -> None:
    look = Look(lesson_height=100, text_scale=letters, shows_message=False, left_handed=left_handed)
    layout = arrange_table(screen, others, cards, 1, look)
    if not layout.compact:  # wider screens have the teacher in a strip beside the table
        return
    badge = replace(layout.penalty, width=74.0)  # with one digit
    faces = [seat.box for seat in layout.seats]
    for box in (card_box(layout.stock), card_box(layout.pile), badge, layout.hand.box, layout.actions, *faces):
        assert inside(box, screen) and not overlap(box, layout.lesson), box
    assert layout.lesson.height >= 90


@given(tables)
@example((LANDSCAPE, 2, 7, 2, Look()))
def test_the_signs_of_the_direction_are_not_cut_by_the_words(table: tuple[Size, int, int, int, Look]) -> None:
    layout = laid(table)
    if not table[-1].shows_message:
        return
    ring, words = layout.ring, layout.message
    x, y = ring.left + ring.width / 2, ring.top + ring.height / 2
    if layout.is_low:  # the words are in a corner, and grow upwards there
        assert words.right <= x - RING_SIDE_SHARE * ring.width or words.left >= x + RING_SIDE_SHARE * ring.width
    else:
        assert y + RING_BOTTOM_SHARE * ring.height <= words.top + NEAR


@given(
    st.floats(360, 1000),
    st.floats(300, 520),
    st.integers(1, 7),
    st.sampled_from([1.0, 2.0]),
    st.sampled_from(["small", "normal", "large"]),
)
@example(424, 360, 2, 2.0, "normal")
@example(760, 320, 5, 1.0, "small")
def test_the_pile_of_a_narrow_low_table_covers_nobodys_count(
    wide: float, tall: float, others: int, letters: float, size: str
) -> None:
    look = Look(text_scale=letters, shows_message=False, card_size=size)
    layout = arrange_table(Size(wide, min(tall, wide - 1)), others, 7, 2, look)
    assume(not layout.compact)
    cards = [card_box(layout.stock), card_box(layout.pile)]
    for seat in layout.seats:
        half = seat.size / 2 + COUNT_WIDTH
        assert not any(overlap(Box(seat.x - half, seat.y - seat.size / 2, 2 * half, seat.size), card) for card in cards)


@pytest.mark.parametrize("left_handed", (False, True))
@pytest.mark.parametrize("others", (1, 2, 3))
def test_slots_of_a_low_screen_lie_beside_its_seats(others: int, left_handed: bool) -> None:
    layout = arrange_table(LANDSCAPE, others, 7, 2, Look(left_handed=left_handed), slots=True)
    assert inside(layout.slots, LANDSCAPE) and layout.slots.top >= layout.header.bottom
    assert not any(
        overlap(layout.slots, box) for box in (layout.message_box(False), *(seat.box for seat in layout.seats))
    )


@given(upright | sideways, st.integers(0, 7), st.integers(0, 3), looks)
def test_only_the_hand_moves_as_its_size_changes(screen: Size, others: int, buttons: int, look: Look) -> None:
    first, *more = (arrange_table(screen, others, cards, buttons, look) for cards in range(1, MAX_FANNED_CARDS + 1))
    # On a low screen too narrow for them, cards grow smaller.
    for layout in (each for each in more if each.hand.full_size or not each.is_low):
        assert replace(layout, hand=first.hand) == first


@given(upright, st.integers(0, 7), looks)
def test_layout_is_the_same_with_the_last_card_played(screen: Size, others: int, look: Look) -> None:
    last, none = (arrange_table(screen, others, cards, 1, look) for cards in (1, 0))
    assert replace(none, hand=last.hand) == last


def test_watcher_sees_the_pile_at_the_foot_of_the_table() -> None:
    looking, playing = (arrange_table(SMALL, 4, 0, 0, Look(), seated=seated) for seated in (False, True))
    assert looking.hand.box.height < playing.hand.box.height
    assert looking.pile.width > playing.pile.width
