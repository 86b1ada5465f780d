"""A puzzle in a browser: failed, explained, and solved."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from app.data import CLOCK
from app.preferences import Settings
from app.stored.puzzle_progress import KEY, from_text
from app.stored.settings import setting_to_text
from engine.cards import CARD_TEXT
from engine.moves import card_of, named_of
from engine.puzzles.puzzle import all_puzzles
from store.opening import open_store
from tests.running import App
from tests.web.driver import Phone

PUZZLE = next(each for each in all_puzzles() if each.kind == "win" and not any(map(named_of, each.moves)))


def hurry(folder: Path) -> None:
    with open_store(folder, CLOCK) as store:
        store.settings.set_text("pace", setting_to_text(Settings(pace="none"), "pace"))


def test_a_puzzle_is_failed_shown_why_and_solved(app: App, phone: Phone) -> None:
    hurry(app.data)
    phone.open(f"/puzzles/{PUZZLE.number}").wait("slots")
    phone.tap("stock")
    phone.wait("panel-puzzle-failed")
    assert "log-0" in phone.identifiers("log-")
    phone.tap("puzzle-show")
    phone.wait("puzzle-way")
    assert phone.nameless() == []
    phone.scroll_to("puzzle-again")
    phone.tap("puzzle-again")
    phone.wait_gone("panel-puzzle-failed")
    for number, move in enumerate(PUZZLE.moves, 1):
        card = phone.nodes(f"card-{CARD_TEXT[card_of(move)]}").first
        card.wait_for(state="attached")
        phone.rest()  # a finger that meets a card on its way may land on the next one
        phone.tap(card.get_attribute("flt-semantics-identifier") or "")
        left = len(PUZZLE.position_record.dealt_hands[0]) - number
        phone.wait_until(partial(holds, phone, left), "the card on the pile")
    phone.wait("panel-puzzle-solved")
    app.stop()
    with open_store(app.data, CLOCK) as store:
        known = from_text(store.settings.all()[KEY])
        assert known is not None and list(known.solved) == [PUZZLE.number]
        assert not store.matches.unfinished_matches() and not store.matches.count_ended_matches()


def holds(phone: Phone, most: int) -> bool:
    return len(phone.identifiers("card-")) <= most
