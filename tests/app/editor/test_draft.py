"""The draft of an own game: changing it, the problems found in it, and that a draft without problems can be dealt."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.editor import drafts
from app.editor.draft import Draft, check_draft, draft_from_rules, draft_from_text, draft_of_preset
from app.editor.draft_words import (
    ALSO,
    ANSWER,
    ANSWERS,
    CARD_POINTS_RANGE,
    EFFECTS,
    EVERY_CARD,
    GROUPS,
    Word,
    selectors_of_rank,
)
from engine.play.dealing import deal_hand
from engine.rng import Rng
from engine.rules.compile import compile_rules
from engine.rules.reader import load_preset, parse_rules, preset_ids, ruleset_text
from engine.rules.rules_code import decode_rules, encode_rules


@pytest.mark.parametrize("game", preset_ids())
def test_a_preset_made_ones_own_is_the_preset(game: str) -> None:
    """A draft of a preset has no differences and no problems, and every answer is that of the standard rules."""
    draft = draft_of_preset(game, "Mine")
    verdict = check_draft(draft)
    assert verdict.is_sound and verdict.differences == () and verdict.findings == ()
    for words in GROUPS.values():
        for word in words:
            assert draft.with_value(word.key, draft.value(word.key)).own == {}


def test_a_change_and_its_way_back() -> None:
    """Setting a value back to the standard rules leaves no difference."""
    draft = draft_of_preset("switch", "Mine")
    ways: list[tuple[Draft, Callable[[Draft], Draft]]] = [
        (draft.with_effect("9", skip=2), lambda d: d.with_effect("9", skip=0)),
        (draft.with_effect("2", pickup=0), lambda d: d.with_effect("2", pickup=2)),
        (draft.with_effect("5", pickup=3), lambda d: d.with_effect("5", pickup=0)),
        (draft.with_effect("AH", wild=False), lambda d: d.with_effect("AH", wild=True)),
        (draft.with_answer("two", "A", "cancel"), lambda d: d.with_answer("two", "A", "")),
        (draft.with_answer("two", "2", ""), lambda d: d.with_answer("two", "2", "add")),
        (draft.with_value("draw.then", "end"), lambda d: d.with_value("draw.then", "may-play")),
        (draft.with_value("numbers.declare.at", 2), lambda d: d.with_value("numbers.declare.at", 1)),
        (draft.with_value("finish.barred", ("A",)), lambda d: d.with_value("finish.barred", ("effect",))),
        (draft.with_worth("A", 20), lambda d: d.with_worth("A", 0)),
    ]
    for changed, back in ways:
        assert changed.own
        assert check_draft(changed).rules is not None
        assert back(changed).own == {}
        assert changed.without_changes().own == {}


def test_a_pick_up_brings_an_answer_and_takes_it_along() -> None:
    """A new pick-up group is answered by its own cards; when it's removed, its answers are removed, too."""
    draft = draft_of_preset("switch", "Mine").with_effect("5", pickup=3)
    assert draft.rules.words.replies["of-5"]["5"].does == "add"
    gone = draft_of_preset("switch", "Mine").with_effect("2", pickup=0)
    assert "two" not in gone.rules.words.replies
    assert check_draft(gone).is_sound


def test_one_card_can_do_other_than_its_rank() -> None:
    """A single card begins with the effects of its rank, and can be changed to an ordinary card."""
    draft = draft_of_preset("switch", "Mine").with_effect("AH", wild=False, nominate=False)
    assert [str(each) for each in check_draft(draft).differences] == [
        "theirs: — yours: The Ace of hearts does nothing special."
    ]


def test_rules_from_anywhere_become_ones_own() -> None:
    """Options and numbers of a table become those of the draft, and the game plays alike."""
    rules = load_preset("switch", ["queen-covers"], {"deal": 5})
    draft = draft_from_rules(rules, "Mine")
    assert draft.rules.numbers_for(2)["deal"] == 5
    assert "queen-covers" in draft.rules.options
    assert draft_from_text(ruleset_text(draft.rules), 3) == Draft("switch", "Mine", draft.on, draft.own, 3)


@given(st.sampled_from(preset_ids()), st.data())
def test_every_number_of_players_can_be_dealt_its_own(game: str, data: st.DataObject) -> None:
    """The hand size set for a number of players is dealt and stored; set back to the standard, it isn't stored."""
    draft = draft_of_preset(game, "Mine")
    book = draft.hand_sizes()
    assert book == {seats: load_preset(game).numbers_for(seats)["deal"] for seats in book}
    wanted = {seats: data.draw(st.integers(1, 9)) for seats in book}
    changed = draft.with_hand_sizes(wanted)
    assert changed.hand_sizes() == wanted
    kept = parse_rules(ruleset_text(changed.rules))
    assert {seats: kept.numbers_for(seats)["deal"] for seats in book} == wanted
    assert draft_from_text(ruleset_text(kept), 0).hand_sizes() == wanted
    assert changed.with_hand_sizes(book) == draft


def test_a_deal_chosen_at_the_table_is_for_every_number_of_players() -> None:
    made = draft_of_preset("black-jack", "Mine").with_hand_sizes({2: 9, **dict.fromkeys(range(3, 9), 4)}).rules
    table = parse_rules(ruleset_text(made), (), {"deal": 6})
    assert set(draft_from_rules(table, "Mine").hand_sizes().values()) == {6}


@settings(max_examples=60)
@given(st.data())
def test_whatever_is_tapped_is_judged_and_what_is_sound_is_played(data: st.DataObject) -> None:
    """Changes in any order raise no exception, and a draft in which the linter finds no fault can be dealt."""
    draft = draft_of_preset(data.draw(st.sampled_from(preset_ids())), "Mine")
    for _ in range(data.draw(st.integers(1, 8))):
        kind = data.draw(st.integers(0, 5))
        card = data.draw(st.sampled_from([each for rank in EVERY_CARD for each in selectors_of_rank(rank)]))
        if kind == 0:
            word = data.draw(st.sampled_from(EFFECTS))
            draft = draft.with_effect(card, **{word.key: data.draw(values_of(word, draft))})
        elif kind == 1:
            word = data.draw(st.sampled_from([each for group in GROUPS.values() for each in group]))
            draft = draft.with_value(word.key, data.draw(values_of(word, draft)))
        elif kind == 2 and draft.penalty_makers():
            group = data.draw(st.sampled_from(sorted(draft.penalty_makers())))
            draft = draft.with_answer(group, card, data.draw(st.sampled_from(ANSWERS)))
        elif kind == 3:
            answered = [(group, each) for group, known in draft.answers_by_group().items() for each in known]
            if answered:
                word = data.draw(st.sampled_from(ANSWER))
                name = "as_" if word.key == "as" else word.key
                group, each = data.draw(st.sampled_from(answered))
                draft = draft.with_reply(group, each, **{name: data.draw(values_of(word, draft))})
        elif kind == 4:
            draft = draft.with_extra_targets(card, data.draw(values_of(ALSO, draft)))
        else:
            draft = draft.with_worth(card, data.draw(st.integers(*CARD_POINTS_RANGE)))
    assert drafts.draft_from_stored_text(drafts.draft_to_text(draft, None), None) == draft
    verdict = check_draft(draft)
    if verdict.rules is None:
        assert verdict.findings
        return
    assert decode_rules(encode_rules(verdict.rules)) == verdict.rules
    assert draft_from_text(ruleset_text(verdict.rules), 0) == draft
    if verdict.is_sound:
        rng = Rng(1)
        for seats in {verdict.rules.min_seats, verdict.rules.max_seats}:
            state = deal_hand(compile_rules(verdict.rules, seats), 0, Rng(2))
            for _ in range(60):
                if state.over:
                    break
                state.apply(rng.pick(state.legal_moves()))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        '{"base": "chess", "name": "Mine", "on": [], "own": {}, "kept": 0, "changed": 0}',
        '{"base": "switch", "name": "Mine", "on": ["no-such"], "own": {}, "kept": 0, "changed": 0}',
        '{"base": "switch", "name": "Mine", "on": [], "own": {"cards": {"9": {"so": 1}}}, "kept": 0, "changed": 0}',
        '{"base": "switch", "name": "Mine", "on": [], "own": {"cards": 9}, "kept": 0, "changed": 0}',
    ],
)
def test_unreadable_draft_is_discarded(text: str) -> None:
    assert drafts.draft_from_stored_text(text, None) is None


def values_of(word: Word, draft: Draft) -> st.SearchStrategy[Any]:
    """Return a strategy for the values that taps on the screen can give to a word."""
    if word.field_kind == "switch":
        return st.booleans()
    if word.field_kind == "choice":
        return st.sampled_from(word.choice_values)
    if word.field_kind == "number":
        return st.integers(*word.number_bounds)
    if word.field_kind == "amount":
        return st.integers(*word.number_bounds) | st.just("dealt")
    if word.field_kind in ("cards", "ranks"):
        some = st.lists(st.sampled_from(word.choice_values), max_size=4, unique=True)
        return some.map(lambda chosen: "".join(chosen) if word.field_kind == "ranks" else tuple(chosen))
    if word.field_kind in ("card", "rank"):
        return st.sampled_from(word.choice_values)
    groups = sorted(draft.penalty_makers(("next", "previous")))
    if word.field_kind == "group":
        return st.sampled_from(["", *groups])
    if word.field_kind == "groups":
        return st.lists(st.sampled_from(groups or [""]), max_size=2, unique=True).map(tuple)
    return st.sampled_from(["", "Uno", "last card", "  "])
