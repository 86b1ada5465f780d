"""The texts of refusals in random play of every game are whole sentences with grammatical agreement."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest

from app.table.wording import explain_refusal
from app.ui.words import render, tr
from engine.messages import LANGUAGES, Language, Message, Value, card_message
from engine.messages.language import read_table
from engine.messages.preset_texts import declaration_message
from engine.moves import BACK, CATCH, DRAW, END, OUT, TAKE, Move
from engine.play.dealing import deal_hand
from engine.play.refusal import IllegalMove
from engine.play.state import State
from engine.rng import Rng
from engine.rules.compile import compile_rules
from engine.rules.reader import load_preset, preset_ids
from tests.bench.hands import some_rules

LINE: Final = 60  # characters of a refusal at most: one line of the message bar on a small phone, two of large letters
JOKER_LINES: Final = 80  # where two jokers are named by words
ISOLATES: Final = re.compile("[\u2066-\u2069]")
TABLES = 5
MOVES = 120
OTHERS = (DRAW, TAKE, END, OUT, BACK, CATCH)
WRONG = re.compile(
    r"\ba (?=8|18|11\b|[aeiou](?!ne\b)|A\b)|\ban (?=[^aeiou8A1])"  # the wrong article
    r"|\b1 (?!of|or)[a-z]+s\b|\bone [a-z]+s\b"  # one of what is several
    r"|[{}]|  |\.\.|\?\?"
)


def test_what_is_looked_for_is_found() -> None:
    for bad in ("Lay a 8.", "lay a ace.", "an king.", "1 cards are owed.", "The {card}.", "End.."):
        assert WRONG.search(bad), bad
    for good in ("Lay an 8.", "Lay an ace.", "A king.", "1 card is owed.", "a one-card game.", "11 cards."):
        assert not WRONG.search(good), good


@pytest.mark.parametrize("preset", preset_ids())
def test_refusals_read_well(preset: str) -> None:
    found = set()
    for number in range(TABLES):
        rng = Rng(number)
        rules = some_rules(preset, rng)
        state = deal_hand(compile_rules(rules, min(rules.max_seats, 2 + number % 3)), 0, rng)
        for _ in range(MOVES):
            if state.over:
                break
            found |= set(refusals(state))
            moves = state.legal_moves()
            state.apply(moves[rng.integer_below(len(moves))])
    assert len(found) > 20
    for sentence in sorted(found):
        assert not WRONG.search(sentence), sentence
        assert sentence[0].upper() == sentence[0] and sentence.endswith("."), sentence


def refusals(state: State) -> Iterator[str]:
    """Yield the texts of table and record for each illegal move: every card of the pack, and every
    other kind of move.
    """
    moves: list[Move] = [state.tables.moves_of_card[card][0] for card in state.tables.pack[:52]]
    for move in (*moves, *OTHERS):
        try:
            state.copy().apply(move)
        except IllegalMove as refusal:
            yield render(explain_refusal(state, move, refusal))
            yield tr("play.refused.other", why=refusal.message)


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_refusal_is_one_line_in_every_language(tag: str) -> None:
    words = Language(tag, {**read_table("engine.messages", tag), **read_table("app.ui.words", tag)})
    calls = {declaration_message(load_preset(game).words.declare.text) for game in preset_ids()}
    longest = max(calls, key=lambda call: len(words.render(call)))
    black, red = (words.render(card_message(joker)) for joker in ("JKb", "JKr"))
    refused = [id for id in words.table if id.startswith("play-refused-") and "." not in id]
    assert len(refused) > 10
    for id in refused:
        if id == "play-refused-other":
            continue
        for card, top, most in (("10♠", "10♥", LINE), (black, red, JOKER_LINES), (red, black, JOKER_LINES)):
            for count in (1, 2, 5, 16):
                of_cards: dict[str, Value] = {"card": card, "top": top, "count": count, "what": "10", "word": longest}
                said = ISOLATES.sub("", words.text_of_id(id, of_cards))
                assert len(said) <= most, (id, said)
    reasons = [id for id in words.table if id.startswith("refusal-") and "." not in id]
    assert len(reasons) > 30
    for id in reasons:
        for count in (1, 2, 5, 16):
            why: dict[str, Value] = {"card": "10S", "top": "10H", "count": count, "seat": 8, "named": "S"}
            reason = Message(id, {**why, "word": longest, "move": "=JKr"})
            said = ISOLATES.sub("", words.text_of_id("play-refused-other", {"why": reason}))
            assert len(said) <= LINE, (id, said)
