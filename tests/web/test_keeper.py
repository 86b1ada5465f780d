"""Scoring by taps on a phone: whole matches, corrections, the chart, statistics, and a text to share."""

from __future__ import annotations

import re

from app.data import CLOCK
from app.scoresheet.agreement import LAST_SHEET, Agreement, agreement_to_text
from engine.scoresheet.terms import Terms
from store.opening import open_store
from tests.web.driver import Phone


def agree(phone: Phone, agreed: Agreement) -> None:
    """Store what was agreed for the last sheet."""
    with open_store(phone.app.data, CLOCK) as store:
        store.settings.set_text(LAST_SHEET, agreement_to_text(agreed))


def begin(phone: Phone, agreed: Agreement) -> None:
    """Begin a sheet from the first screen in two taps, with the last agreement."""
    agree(phone, agreed)
    phone.open()
    phone.tap("home-keep")
    phone.tap("keep-start")
    phone.wait("sheet")


def tally(phone: Phone, player: int, mark: str, total: str) -> None:
    """Tap one scoring mark of a player, and check their total."""
    phone.tap(f"player-{player}")
    phone.tap(mark)
    phone.wait_spoken(f"player-{player}", f", {total},")


def knock(phone: Phone, player: int, whom: int, cards: int, total: str) -> None:
    """Let a player knock out another one, who held so many cards."""
    phone.tap(f"player-{player}")
    phone.tap("mark-knock")
    phone.tap(f"knock-{whom}")
    phone.tap(f"knock-cards-{cards}")
    phone.wait_spoken(f"player-{player}", f", {total},")


def tap_card(phone: Phone, card: str) -> None:
    """Tap one more card that was left, and wait until it's on the disk and on the pad."""
    before = phone.spoken("pad-words")
    phone.tap(f"left-{card}")
    phone.wait_until(lambda: phone.spoken("pad-words") != before, "the card on the pad")


def test_an_evening_of_five_by_touch_and_by_keyboard(phone: Phone) -> None:
    """The taps of a round are counted: one for each digit, and one for each player. Then a keyboard is connected."""
    taps = 0

    def tap(identifier: str) -> None:
        nonlocal taps
        phone.tap(identifier)
        taps += 1

    agree(phone, Agreement(("Zoë", "Mia", "Anna", "Karl", "Jo"), free=Terms(name="Rummy", wins="low", rounds=2)))
    phone.open()
    tap("home-keep")
    tap("keep-start")
    for player, digits in enumerate(("12", "34", "0", "56", "78"), start=1):
        for count, digit in enumerate(digits, start=1):
            tap(f"key-{digit}")
            phone.wait_spoken("pad-words", f" {digits[:count]}")
        tap("pad-next" if player < 5 else "pad-keep")
    phone.wait_spoken("round", "Round 2")
    assert taps == 2 + 14
    for name, typed in zip(("Anna", "Karl", "Jo", "Zoë", "Mia"), ("30", "40", "50", "-5", "20"), strict=True):
        phone.wait_spoken("pad-words", name)
        for key in typed:
            phone.page.keyboard.press(key)
        phone.wait_spoken("pad-words", re.compile(rf"{name} .*{typed.removeprefix('-')}"))
        phone.page.keyboard.press("Enter")
    phone.wait("sheet-over")
    assert phone.page.get_by_text("Zoë won the match").count()
    assert phone.nameless() == []


def test_a_whole_match_of_kilodneys_game(phone: Phone) -> None:
    begin(phone, Agreement(("Mum", "Jo", "Sam", "Gran"), "kilodney"))
    tally(phone, 2, "mark-plus-1", "1")
    tally(phone, 3, "mark-minus-1", "−1")
    knock(phone, 2, 4, 12, "13")
    phone.tap("pad-keep")
    phone.wait_spoken("round", "Round 2")
    assert "deals" in phone.spoken("player-2")
    knock(phone, 1, 3, 14, "14")
    tally(phone, 1, "mark-plus-2", "16")
    phone.tap("pad-undo")
    phone.wait_spoken("player-1", ", 14,")
    phone.tap("pad-keep")
    phone.wait_spoken("round", "Round 3")
    knock(phone, 2, 1, 13, "26")
    knock(phone, 2, 3, 13, "39")
    # The first round held a mistake: Gran had held ten.
    phone.tap("round")
    phone.tap("grid-1")
    phone.wait_spoken("round", "Editing round 1")
    tally(phone, 2, "mark-minus-2", "37")
    phone.tap("pad-keep")
    phone.wait_spoken("round", "Round 3")
    assert re.search("Chart", phone.spoken("running-chart"))
    phone.app.restart()
    phone.open("/sheet/1")
    phone.wait_spoken("player-2", "Jo, 37,")
    phone.tap("player-2")
    phone.tap("mark-knock")
    phone.tap("knock-cards-13")
    phone.wait("sheet-over")
    assert phone.page.get_by_text("Jo won the match").count()
    assert phone.nameless() == []


def test_a_whole_match_of_scored_switch_black_jack_with_its_cards(phone: Phone) -> None:
    begin(phone, Agreement(("Mum", "Jo"), "switch-black-jack"))
    for round, hand in enumerate((("AS", "AS", "JS"), ("QS", "8S"), ("AS", "AS", "AS")), start=1):
        phone.tap("player-1")
        for card in hand:
            tap_card(phone, card)
        phone.tap("pad-next")
        phone.wait_spoken("pad-words", "Jo still has")
        phone.tap("left-none")
        phone.wait_spoken("player-2", "no cards left")
        phone.tap("pad-keep")
        if round == 3:  # three aces of spades, and there are two packs
            phone.wait_spoken("pad-words", "than the packs contain")
            phone.tap("pad-keep")
            phone.wait("sheet-over")
        else:
            phone.wait_spoken("round", f"Round {round + 1}")
    phone.tap("sheet-match")
    phone.wait("match-share")
    phone.scroll_to("match-chart")
    assert "Mum 355" in phone.spoken("match-chart")
    phone.scroll_to("grid-1")
    assert "Mum 150" in phone.spoken("grid-1")
    phone.open("/history/1/share")
    with phone.page.expect_download() as coming:
        phone.tap("share-picture")
    assert coming.value.path().read_bytes().startswith(b"\x89PNG")
    phone.scroll_to("share-shown")
    shown = phone.wait_spoken("share-shown", "Mum 355")
    assert "1. Jo 0" in shown and "Round 2" in shown
    assert phone.nameless() == []


def test_the_numbers_of_a_person_after_a_match(phone: Phone) -> None:
    begin(phone, Agreement(("Mum", "Jo"), "switch-black-jack", rounds=1))
    phone.tap("left-AS")
    phone.wait_spoken("pad-words", "50")
    phone.tap("pad-next")
    phone.tap("left-none")
    phone.wait_spoken("player-2", "no cards left")
    phone.tap("pad-keep")
    phone.wait("sheet-over")
    phone.open("/statistics")
    phone.tap_button(re.compile("^Jo"))
    assert "1" in phone.wait_spoken("number-wins", "Won")
    phone.scroll_to("met-1")
    assert "1 won" in phone.spoken("met-1")
    assert phone.nameless() == []
