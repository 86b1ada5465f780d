"""Cards keep their keys from one picture to the next, so that the client can animate them."""

from __future__ import annotations

from dataclasses import replace

from app.table.layout.table_layout import CardElements, Element, arrange_table
from app.table.picture import CardPicture, Look, Picture, PileCard, SeatPicture
from app.ui.window.app_state import Size

SCREEN = Size(390, 844)
START = Picture(
    title="Switch",
    hand=(CardPicture("7H", "7H"), CardPicture("8H", "8H", playable=True)),
    seats=(SeatPicture(1, "Ada", 5), SeatPicture(2, "Ben", 2)),
    stock_count=24,
    pile=(PileCard("2S", "2S", 2),),
)


def drawn(elements: CardElements, picture: Picture) -> dict[str, Element]:
    """Return the drawn elements by id, after checking that each is drawn once."""
    layout = arrange_table(SCREEN, len(picture.seats), len(picture.hand), 1, Look())
    placed = elements.place_cards(picture, layout)
    found = {element.id: element for element in placed}
    assert len(found) == len(placed)
    return found


def own(found: dict[str, Element], key: str) -> Element:
    """Return the own card with this key."""
    return next(element for element in found.values() if element.card is not None and element.card.key == key)


def top(found: dict[str, Element]) -> Element:
    """Return the top card of the discard pile."""
    return next(element for element in found.values() if element.top)


def test_a_played_card_stays_the_same_element() -> None:
    elements = CardElements()
    before = own(drawn(elements, START), "8H")
    after = replace(START, hand=START.hand[:1], pile=(*START.pile, PileCard("8H", "8H", 0)))
    assert top(drawn(elements, after)).id == before.id


def test_a_card_that_flies_to_the_pile_keeps_no_finger_from_the_hand() -> None:
    elements = CardElements()
    drawn(elements, START)
    after = drawn(elements, replace(START, hand=START.hand[:1], pile=(*START.pile, PileCard("8H", "8H", 0))))
    order = list(after.values())
    assert order.index(top(after)) < order.index(own(after, "7H"))


def test_taking_back_brings_the_same_element_home() -> None:
    elements = CardElements()
    before = own(drawn(elements, START), "8H").id
    drawn(elements, replace(START, hand=START.hand[:1], pile=(*START.pile, PileCard("8H", "8H", 0))))
    assert own(drawn(elements, START), "8H").id == before


def test_somebodys_card_comes_from_their_seat() -> None:
    elements = CardElements()
    before = drawn(elements, START)
    after = drawn(elements, replace(START, pile=(*START.pile, PileCard("2H", "2H", 1))))
    came = before[top(after).id]
    ada = arrange_table(SCREEN, 2, 2, 1, Look()).seats[0]
    assert not came.is_drawn and came.text == ""
    assert (came.spot.x, came.spot.y) == (ada.x, ada.y)


def test_a_drawn_card_comes_from_the_stock_and_its_face_was_not_there() -> None:
    elements = CardElements()
    before = drawn(elements, START)
    more = replace(START, hand=(*START.hand, CardPicture("KD", "KD"), CardPicture("KC", "KC")), stock_count=22)
    after = drawn(elements, more)
    for key in ("KD", "KC"):
        came = before[own(after, key).id]
        assert came.text == "" and came.card is None and came.is_drawn


def test_a_card_somebody_draws_goes_from_the_stock_to_their_seat() -> None:
    elements = CardElements()
    before = drawn(elements, START)
    seats = (START.seats[0], replace(START.seats[1], card_count=3))
    after = drawn(elements, replace(START, seats=seats, stock_count=23))
    ben = arrange_table(SCREEN, 2, 2, 1, Look()).seats[1]
    gone = next(e for e in after.values() if (e.spot.x, e.spot.y) == (ben.x, ben.y))
    assert before[gone.id].is_drawn and not gone.is_drawn and gone.text == ""


def test_the_same_picture_again_is_the_same_drawing() -> None:
    elements = CardElements()
    assert drawn(elements, START) == drawn(elements, START)


def test_while_dealing_no_face_is_sent() -> None:
    assert not any(e.text for e in drawn(CardElements(), replace(START, hides_hand=True, pile=())).values())


def test_flying_card_blocks_no_tap_on_the_hand() -> None:
    elements = CardElements()
    coming = CardPicture("KD", "KD", on_stock=True)
    hand = (START.hand[0], coming, START.hand[1])
    waits = drawn(elements, replace(START, hand=hand, cards_flying=True))
    assert own(waits, "KD").text == "" and own(waits, "KD").spot == arrange_table(SCREEN, 2, 3, 1, Look()).stock
    there = replace(START, hand=(hand[0], replace(coming, on_stock=False), hand[2]), cards_flying=True)
    flies = [each.card.key for each in drawn(elements, there).values() if each.card is not None]
    assert flies[0] == "KD"  # the lowest: what lies over it is met first
    rests = [
        each.card.key for each in drawn(elements, replace(there, cards_flying=False)).values() if each.card is not None
    ]
    assert rests == ["7H", "KD", "8H"]


def test_of_many_cards_that_wait_on_the_stock_few_are_drawn() -> None:
    hand = tuple(CardPicture(f"{rank}C", f"{rank}C", on_stock=True) for rank in "3456789")
    elements = CardElements()
    waiting = [each for each in drawn(elements, replace(START, hand=hand)).values() if each.card]
    assert sum(each.is_drawn for each in waiting) == 2
    there = tuple(replace(card, on_stock=False) for card in hand)
    assert all(each.is_drawn for each in drawn(elements, replace(START, hand=there)).values() if each.card)


def test_a_pile_that_is_turned_is_seen_going_to_the_stock() -> None:
    elements = CardElements()
    laid = tuple(PileCard(f"{rank}S", f"{rank}S", 1) for rank in "34567")
    before = drawn(elements, replace(START, stock_count=0, pile=laid))
    after = drawn(elements, replace(START, stock_count=4, pile=laid[-1:]))
    went = [id for id, each in after.items() if id in before and before[id].text and not each.text]
    assert went and all(each.card is None for each in map(after.get, went) if each)
    assert top(after).id == top(before).id
    drew = drawn(elements, replace(START, stock_count=3, pile=laid[-1:], hand=(*START.hand, CardPicture("KD", "KD"))))
    assert own(drew, "KD").id in after


def test_between_two_people_nothing_flies() -> None:
    elements = CardElements()
    before = drawn(elements, START)
    after = drawn(elements, replace(START, viewer=1, seats=(SeatPicture(2, "Ben", 2), SeatPicture(0, "You", 2))))
    assert not set(before) & set(after)


def test_a_short_stock_has_no_more_backs_than_cards() -> None:
    found = drawn(CardElements(), replace(START, stock_count=1))
    assert sum(1 for e in found.values() if e.card is None and not e.text and e.is_drawn) == 1


def test_a_pile_that_may_not_be_looked_through_hides_all_but_its_top_and_is_never_bare() -> None:
    elements = CardElements()
    closed = replace(START, pile_spread=False)
    before = top(drawn(elements, closed))
    after = drawn(elements, replace(closed, pile=(*closed.pile, PileCard("2H", "2H", 1))))
    assert after[before.id].spot == top(after).spot
    assert after[before.id].text == "2S"
    peeking = drawn(CardElements(), replace(START, pile=(*START.pile, PileCard("2H", "2H", 1))))
    assert len({(each.spot.x, each.spot.angle) for each in peeking.values() if each.text in ("2S", "2H")}) == 2
