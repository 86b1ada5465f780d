"""The sentences of the rules are true at the table, say nothing that can't happen, and have their own sources."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Literal

import pytest

from engine.cards import RANKS, SUITS, cards_in
from engine.events import (
    Caught,
    Declared,
    Drew,
    Event,
    KnockedOut,
    Passed,
    Penalised,
    Played,
    Refilled,
    TookPenalty,
    TurnEnded,
    WentBankrupt,
)
from engine.messages.cards import selector_message
from engine.play.dealing import deal_hand
from engine.play.state import State
from engine.rng import Rng
from engine.rules.compile import compile_rules
from engine.rules.difference import differing_rules, rules_changed_by
from engine.rules.explain import Sentence, explain_rules
from engine.rules.model import Rules, keys_overlap
from engine.rules.offered import offered_options
from engine.rules.reader import load_preset
from engine.rules.reader import preset_ids as presets
from engine.rules.selectors import JOKERS, selector_mask
from engine.rules.words.effects import EFFECT_WORDS
from engine.rules.words.scoring import card_values
from tests.engine.playing import options_of, play_out, settled

#: So many hands may pass until everything was seen that a game's rules speak of; most games need a dozen.
MOST_HANDS = 400

#: All that cards can be named by.
SELECTORS = (
    *RANKS, *(rank + suit for rank in (*RANKS, "*") for suit in SUITS), "BJ", "RJ", *JOKERS,
)  # fmt: skip
#: The kinds of event by which a sentence is seen to speak of something that happens.
SHOWN: dict[str, tuple[type[Event], ...]] = {
    "rule-draw": (Drew,),
    "rule-draw-then": (Drew,),
    "rule-draw-once": (Drew, TurnEnded),
    "rule-draw-until": (Drew,),
    "rule-draw-though-able": (Drew,),
    "rule-draw-cap": (Drew,),
    "rule-take": (TookPenalty,),
    "rule-refill": (Refilled,),
    "rule-no-refill": (Passed,),
    "rule-declare": (Declared,),
    "rule-declare-below": (Declared,),
    "rule-last-costs": (Penalised,),
    "rule-bankrupt": (WentBankrupt,),
    "rule-knock-out": (KnockedOut,),
    "rule-knock-out-scores": (KnockedOut,),
}
#: What holds of every hand that is dealt and ends, or only forbids, or decides a hand that is rarely reached.
ALWAYS = frozenset({
    "rule-seats", "rule-deal", "rule-deal-from", "rule-starter", "rule-starter-barred", "rule-first", "rule-match",
    "rule-direction", "rule-dealer", "rule-named-suit", "rule-named-only", "rule-back-wild", "rule-special",
    "rule-wild-owed", "rule-not-others",
    "rule-empty", "rule-empty-owed", "rule-sequence-hands", "rule-sequence-hand", "rule-sequence-below", "rule-no-talk",
    "rule-one-card", "rule-must-play", "rule-nothing-to-say", "rule-last-free", "rule-last-refused",
    "rule-end", "rule-loser-out", "rule-match-of-hands", "rule-match-of-points", "rule-match-of-lives",
    "rule-winner-collects", "rule-everybody-counts", "rule-doubling", "rule-worths", "rule-blocked-difference",
    "rule-blocked-counts", "rule-blocked-fewest", "rule-sequence-deal", "rule-sequence-start", "rule-sequence-match",
    "rule-sequence-stop", "rule-sequence-last", "rule-sequence-steps", "rule-sequence-rank", "rule-ace-high",
    "rule-sequence-end", "rule-no-undo", "rule-declare-several", "rule-undeclared-refused", "rule-fire",
    "rule-bring-back", "rule-come-back", "rule-penalise",
})  # fmt: skip
#: What speaks of turns of several cards.
SEVERAL = frozenset({
    "rule-several", "rule-chain", "rule-run", "rule-run-on-suit", "rule-together", "rule-acts", "rule-turn-last",
    "rule-declare-not-several", "rule-reverse-pair",
})  # fmt: skip


class Seen:
    """What has happened in hands played at random."""

    def __init__(self, rules: Rules, seats: int) -> None:
        self.rules = rules
        self.tables = compile_rules(rules, seats)
        self.kinds: set[type[Event]] = set()
        self.laid: set[int] = set()
        self.answered: dict[int, set[int]] = {}  # by group, the cards that answered it
        self.several = self.by_two = self.missed = self.skip_answered = False

    def play(self, state: State, rng: Rng) -> None:
        """Play one hand to its end, and record what happens."""
        log = state.start_event_log()
        before = _before(state)
        done, turn = 0, -1
        for _ in play_out(state, rng):
            turn = self._note(log[done:], before, turn)
            done, before = len(log), _before(state)
            turn = turn if state.to_act == turn else -1
        self._note(log[done:], before, turn)

    def _note(self, events: list[Event], before: tuple[int, int, int], turn: int) -> int:
        """Record what a move did, and return the seat that has played a card in this turn."""
        group, in_play, skips = before
        for event in events:
            self.kinds.add(type(event))
            if isinstance(event, Played):
                self.laid.add(event.card)
                self.several |= event.seat == turn
                self.by_two |= in_play == 2
                self.skip_answered |= skips > 0
                if group >= 0:
                    self.answered.setdefault(group, set()).add(event.card)
                turn = event.seat
            elif isinstance(event, Penalised):
                self.missed |= event.why == "declare"
        return turn

    def shows(self, sentence: Sentence) -> bool:
        """Return whether what a sentence is about has happened."""
        message, words = sentence.message, self.rules.words
        if message.id in ALWAYS:
            return True
        if message.id in SEVERAL:
            return self.several
        if message.id == "rule-card":
            selector = sentence.key.partition(".")[2]
            effect = words.cards[selector]
            return self._was(selector, self.laid) and all(
                self.kinds & set(word.events) or (word.returns_turn is not None and self.by_two)
                for word in EFFECT_WORDS
                if word.is_in(effect)
            )
        if message.id == "rule-owed":
            return bool(self.answered)
        if message.id == "rule-skips":
            return self.skip_answered
        if message.id in ("rule-answer", "rule-answers"):
            answers = [word.split(".")[1:] for word in sentence.covers]
            return all(
                self._was(each, self.answered.get(self.tables.group_names.index(to), set())) for to, each in answers
            )
        if message.id == "rule-also":
            return self._was(sentence.key.partition(".")[2], self.laid)
        if message.id == "rule-reverse-two":
            return self.by_two
        if message.id == "rule-undeclared":
            return Caught in self.kinds if words.declare.missed_rule == "catch" else self.missed
        return bool(self.kinds & set(SHOWN[message.id]))

    def _was(self, selector: str, cards: set[int]) -> bool:
        return any((selector_mask(selector) or 0) >> card & 1 for card in cards)


def _before(state: State) -> tuple[int, int, int]:
    """Return the pick-up group of the pending penalty (-1: none), the players in play, and the turns to miss."""
    return (state.leading_group if state.penalty else -1), state.in_play, state.pending_skips


def tables_of(game: str) -> Iterator[tuple[Rules, int]]:
    """Yield a game and each of its options, with the fewest seats and with more."""
    least, most = load_preset(game).min_seats, load_preset(game).max_seats
    for options in dict.fromkeys([(), *(settled(game, (option,)) for option in options_of(game))]):
        for seats in (least, min(most, 4)):
            yield load_preset(game, options), seats


@pytest.mark.parametrize("game", presets())
def test_events_named_by_sentences_happen(game: str) -> None:
    """What each sentence is about happens in random hands, without options and with each one."""
    for rules, seats in tables_of(game):
        seen, unseen = Seen(rules, seats), explain_rules(rules, seats)
        for number in range(MOST_HANDS):
            seen.play(deal_hand(seen.tables, number % seats, Rng(number)), Rng(number + 1))
            unseen = tuple(each for each in unseen if not seen.shows(each))
            if not unseen:
                break
        assert not unseen, (rules.options, seats, [each.text for each in unseen])


@pytest.mark.parametrize("game", presets())
def test_an_option_moves_no_other_sentence_s_source(game: str) -> None:
    """A sentence that an option doesn't change keeps its source."""
    plain = {(each.key, each.text): each for each in explain_rules(load_preset(game))}
    for option in options_of(game).values():
        for each in explain_rules(load_preset(game, settled(game, (option.id,)))):
            before = plain.get((each.key, each.text))
            if before is not None and not keys_overlap(each.covers, option.keys_set):
                assert each.option in ("", before.option, *option.needs)
                assert each.source == before.source or each.option in option.needs


@pytest.mark.parametrize("game", presets())
def test_an_option_is_offered_exactly_where_it_changes_what_is_said(game: str) -> None:
    """Beside no other option and beside each: what it changes is told in sentences, never by the key of a word."""
    somewhere = set()
    for rules in dict.fromkeys(
        load_preset(game, settled(game, each)) for each in [(), *((id,) for id in options_of(game))]
    ):
        offered = {option.id for option in offered_options(rules)}
        somewhere |= offered
        for option in rules.all_options:
            said = rules_changed_by(rules, option)
            assert bool(said) == (option.id in offered) or option.id in rules.preset_options, (
                rules.chosen_options,
                option.id,
            )
            assert all(each.id != "rule-value" for one in said for each in (*one.theirs, *one.yours)), option.id
    assert somewhere >= set(options_of(game)) - set(options_of("common"))


@pytest.mark.parametrize("game", presets())
def test_every_option_changes_what_is_said_and_its_sentences_name_it(game: str) -> None:
    """Each option changes sentences, and the new ones have its source and its name."""
    rules = load_preset(game)
    for option in offered_options(rules):
        if option.id in rules.options:
            continue
        said = rules_changed_by(rules, option)
        assert said, option.id
        texts = {id(message): message for each in said for message in each.yours}
        with_it = load_preset(game, settled(game, (option.id,)))
        new = [each for each in explain_rules(with_it) if each.message in texts.values() and each.covers]
        assert all(each.option for each in new if keys_overlap(each.covers, option.keys_set)), option.id


def test_the_numbers_of_every_table_are_said() -> None:
    """Seven cards, five from five players on, two packs from six."""
    said = " ".join(each.text for each in explain_rules(load_preset("black-jack")) if each.key == "deal")
    assert "seven cards from one pack" in said and "5 or more players, everyone gets five cards" in said
    assert "6 or more players, everyone gets five cards from two packs" in said
    at_six = [each.text for each in explain_rules(load_preset("black-jack"), 6) if each.key == "deal"]
    assert at_six == ["Everyone gets five cards from two packs."]


@pytest.mark.parametrize("worth", ["face", 12])
@pytest.mark.parametrize("selector", SELECTORS)
def test_whatever_cards_cost_is_told(selector: str, worth: Literal["face"] | int) -> None:
    """If a selector names several cards, each card's points are given as they're counted."""
    rules = load_preset("black-jack", ("v1-two-jokers",))
    scoring = replace(rules.words.scoring, hand_scoring="held", values={selector: worth})
    said = explain_rules(replace(rules, words=replace(rules.words, scoring=scoring)))
    entries: list[Any] = [each.message.values["worths"] for each in said if "scoring.values" in each.covers]
    told: dict[int, int] = {}
    for entry in entries[0]:
        (cards,) = [each for each in SELECTORS if selector_message(each) == entry.values["card"]]
        told |= dict.fromkeys(cards_in(selector_mask(cards) or 0), entry.values["points"])
    counted = card_values(scoring)
    assert told == {card: counted[card] for card in cards_in(selector_mask(selector) or 0)}


@pytest.mark.parametrize("game", presets())
def test_a_difference_names_every_word_that_an_option_sets(game: str) -> None:
    """Each word that an option changes has a difference that says it; without an option, there's none."""
    rules = load_preset(game)
    assert differing_rules(rules, load_preset(game)) == ()
    for option in rules.all_options:
        with_it = load_preset(game, settled(game, (option.id,)))
        said = [(each.key, each.covers) for side in (rules, with_it) for each in explain_rules(side)]
        named = {each.key for each in differing_rules(rules, with_it)}
        told = [word for key, says in said if key in named for word in says] + list(named)
        if named:
            assert any(keys_overlap([word], told) for word in option.keys_set), (option.id, named)


WIKIPEDIA = "Switch (card game), Wikipedia"


@pytest.mark.parametrize(
    ("game", "options", "said", "source"),
    [
        ("switch", (), "For 2 to 8 players.", "Our choice"),
        ("switch", (), "If you can’t play or don’t want to, draw one card.", WIKIPEDIA),
        ("switch", (), "You can play the card you drew right away.", "Our choice"),
        ("switch", (), "After a card has made you draw, your turn is over.", "Our choice"),
        ("j28", (), "The player to the dealer’s right starts.", f"{WIKIPEDIA}, section Jacks, Twos and Eights"),
        ("j28", (), "Play goes to the right, anticlockwise.", "Our choice"),
        ("take-two", (), "If you can’t play or don’t want to, draw two cards.", f"{WIKIPEDIA}, section Take Two"),
        ("take-two", (), "After drawing, your turn is over.", "Our choice"),
        (
            "take-two",
            ("ace-of-spades",),
            "You can play the Ace of spades on a two: it’s cancelled, and nobody draws.",
            "Our choice",
        ),
        (
            "black-jack",
            ("v1-one-joker",),
            "A joker goes on anything and can be covered by any card.",
            "Our choice",
        ),
        (
            "black-jack",
            ("v1-one-joker",),
            "Play a joker and the next player draws five cards unless they play on it.",
            f"{WIKIPEDIA}, section Black Jack",
        ),
        (
            "switch-black-jack",
            (),
            "If nobody can play any more, everyone counts the cards they have left.",
            "TrapApps, “Switch Black Jack”",
        ),
        (
            "switch-black-jack",
            (),
            "You can’t play an Ace when a two or a black Jack makes you draw.",
            "Our choice",
        ),
        ("kilodney", (), "For 2 to 9 players.", "Our choice"),
    ],
)  # fmt: skip
def test_a_sentence_has_the_source_of_what_it_says(game: str, options: tuple[str, ...], said: str, source: str) -> None:
    """Where one part of a rule is a page's and another is our choice, each is told with its own."""
    assert [each.source for each in explain_rules(load_preset(game, options)) if each.text == said] == [source]
