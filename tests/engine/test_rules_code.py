"""Share codes: every ruleset comes back unchanged, and anything else is refused with an error."""

from __future__ import annotations

import base64
import json
import re
import time
import zlib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.play.dealing import deal_hand
from engine.rng import Rng
from engine.rules.compile import compile_rules
from engine.rules.explain import explain_rules
from engine.rules.lint import lint_rules
from engine.rules.numbers import NUMBER_BOUNDS
from engine.rules.reader import (
    Rules,
    RulesError,
    load_preset,
    make_own_rules,
    own_rules_parts,
    parse_rules,
    preset_ids,
    ruleset_text,
)
from engine.rules.rules_code import (
    CODE_PREFIX,
    MAX_CODE_LENGTH,
    MAX_UNPACKED_BYTES,
    decode_rules,
    encode_bytes,
    encode_rules,
)
from engine.rules.words.effects.skip import TURNS
from tests.pasted import AROUND, MESSAGE

SUITS = "SHDC"
RANKS = "A23456789TJQK"

effects = st.fixed_dictionaries(
    {},
    optional={
        "wild": st.sampled_from([True, False, "unless-last"]),
        "nominate": st.sampled_from([False, "suit", "rank"]),
        "pickup": st.integers(0, 50) | st.just("dealt"),
        "group": st.sampled_from(["two", "mine"]),
        "skip": st.integers(0, 10),
        "answerable": st.booleans(),
        "reverse": st.booleans(),
        "cover-any": st.booleans(),
        "must-cover": st.booleans(),
        "dump-suit": st.sampled_from([False, "any", "rising"]),
        "chain": st.booleans(),
        "play-again": st.booleans(),
        "pass-hands": st.booleans(),
        "named-ranks": st.text(RANKS, max_size=4),
        "not-on": st.lists(st.sampled_from(["A", "*H", "7S", "JK"]), max_size=3),
    },
)
shapes = st.dictionaries(st.sampled_from(["set", "run", "chain"]), st.booleans())
selectors = st.sampled_from([*RANKS, "BJ", "RJ", "JK", "AH", "QS"])
edits = st.fixed_dictionaries(
    {},
    optional={
        "cards": st.dictionaries(selectors, effects | st.just(False), max_size=4),
        "draw": st.fixed_dictionaries({}, optional={"then": st.sampled_from(["may-play", "end", "until-playable"])}),
        "turn": st.fixed_dictionaries({}, optional={"multi": shapes}),
        "declare": st.fixed_dictionaries({}, optional={"word": st.sampled_from(["Ätsch!", "1", "last “card”\\"])}),
        "seats": st.fixed_dictionaries({}, optional={"most": st.integers(2, 12)}),
        "numbers": st.dictionaries(st.sampled_from(sorted(NUMBER_BOUNDS)), st.integers(1, 40), max_size=3),
    },
)  # fmt: skip
names = st.sampled_from(["Mum’s Switch", "Ж", "a b", "x" * 40, '"\\', "42"])


@st.composite
def rulesets(draw: st.DrawFn) -> Rules:
    """A strategy for presets with options and numbers, or own games based on them."""
    base = draw(st.sampled_from(preset_ids()))
    known = [option.id for option in load_preset(base).all_options]
    options = draw(st.lists(st.sampled_from(known), max_size=3, unique=True)) if known else []
    numbers = {
        key: draw(st.integers(*NUMBER_BOUNDS[key]))
        for key in draw(st.lists(st.sampled_from(sorted(NUMBER_BOUNDS)), max_size=3))
    }
    try:
        if draw(st.booleans()):
            return load_preset(base, options, numbers)
        own = make_own_rules(base, draw(names), load_preset(base, options).options, draw(edits))
        return parse_rules(ruleset_text(own), (), numbers if draw(st.booleans()) else {})
    except RulesError:
        return load_preset(base, (), numbers)


@settings(max_examples=300)
@given(rulesets())
def test_rules_code_round_trips(rules: Rules) -> None:
    """The same rules, options and numbers, from one line of letters, digits, hyphens and underscores."""
    code = encode_rules(rules)
    assert code.startswith(CODE_PREFIX)
    assert len(code) < 700
    assert decode_rules(code) == rules
    assert decode_rules(f"  {code[:9]}\n{code[9:]} ") == rules


def test_a_code_is_found_in_whatever_was_pasted() -> None:
    for rules in (
        load_preset("switch", ("runs",), {"deal": 9}),
        make_own_rules("switch", "Mine", (), {"cards": {"9": {"skip": 2}}}),
    ):
        code = encode_rules(rules)
        wrapped = "\n".join(code[at : at + 20] for at in range(0, len(code), 20))
        for around in (*AROUND, MESSAGE, "{0}{0}", "Code:{0}", "{0} and so on" * 3):
            assert decode_rules(around.format(code)) == rules, around
            assert decode_rules(around.format(wrapped)) == rules, around


def test_a_code_is_short() -> None:
    """A game with a few changes fits a line or two, a preset twenty-odd letters."""
    own = make_own_rules(
        "switch", "Mum's Switch", (), {"cards": {"7": False, "9": {"skip": 2}}, "numbers": {"deal": 5}}
    )
    assert len(encode_rules(own)) < 90
    assert len(encode_rules(load_preset("switch"))) < 25


def test_a_code_of_today_is_read_for_good() -> None:
    """The format may not change: this code is that game."""
    rules = decode_rules("PSW1.1gvfV6uGaYcKIOwozVUvVgiGiaJ7y1zJKi0xpxjoH0twXgKXP0a1SCkSmtqgKQojUk2BHgIA")
    assert rules.name == "Mum's Switch"
    assert rules.words.cards["9"][TURNS] == 2
    assert "7" not in rules.words.cards
    assert rules.numbers_for(2)["deal"] == 5


def test_rules_without_a_preset_have_no_code() -> None:
    """A ruleset without a preset as its base can't be shared."""
    own = parse_rules('id = "mine"\nname = "Mine"\nfamily = "shedding"\nabout = "Mine."\n')
    changed = parse_rules('id = "switch"\nname = "Switch"\nfamily = "shedding"\nabout = "?"\nextends = "switch"\n')
    for rules in (own, changed):
        with pytest.raises(RulesError):
            encode_rules(rules)


GOOD: dict[str, Any] = {"base": "switch", "name": "Mine", "own": {"cards": {"9": {"skip": 1}}}}


@pytest.mark.parametrize(
    ("changed", "where"),
    [
        ({"base": "whist"}, "ruleset"),
        ({"base": "../switch"}, "ruleset"),
        ({"base": 3}, "share.base"),
        ({"colour": 1}, "share.colour"),
        ({"name": ""}, "share.name"),
        ({"name": "x" * 41}, "share.name"),
        ({"name": "a\nb"}, "share.name"),
        ({"name": " a"}, "share.name"),
        ({"on": "sets"}, "share.on"),
        ({"on": ["nope"]}, "own-switch.options"),
        ({"on": [["sets"]]}, "share.on"),
        ({"options": {"a": 1}}, "share.options"),
        ({"numbers": 3}, "share.numbers"),
        ({"numbers": {"deal": 99}}, "ruleset.use.numbers.deal"),
        ({"own": []}, "share.own"),
        ({"own": {"cards": 5}}, "own-switch.cards"),
        ({"own": {"family": "sequence"}}, "own-switch.own.family"),
        ({"own": {"options": {}}}, "own-switch.own.options"),
        ({"own": {"numbers": {"deal": 0}}}, "own-switch.own.numbers.deal"),
        ({"own": {"numbers": 5}}, "own-switch.own.numbers"),
        ({"own": {"seats": {"most": 99}}}, "own-switch.seats"),
        ({"own": {"seats": {"many": 2}}}, "own-switch.own.seats"),
        ({"own": {"cards": {"9": {"skips": 1}}}}, "own-switch.cards.9.skips"),
        ({"own": {"cards": {"9": {"named-ranks": "X"}}}}, "own-switch.cards.9.named-ranks"),
        ({"own": {"cards": {"9": {"not-on": ["X"]}}}}, "own-switch.cards.9.not-on"),
        ({"own": {"cards": {"9": {"pickup": 2, "group": "two", "rides-on": "X"}}}}, "own-switch.cards.9.rides-on"),
        ({"own": {"replies": {"two": {"2": {"does": "reduce", "amount": 99}}}}}, "own-switch.replies.two.2.amount"),
        ({"own": {"start": {"barred": ["X"]}}}, "own-switch.start.barred"),
        ({"own": {"finish": {"barred": ["X"]}}}, "own-switch.finish.barred"),
        ({"own": {"scoring": {"values": {"X": 1}}}}, "own-switch.scoring.values"),
        ({"own": {"scoring": {"values": {"A": 9999}}}}, "own-switch.scoring.values.A"),
        ({"own": {"scoring": {"per-seat": 9999}}}, "own-switch.scoring.per-seat"),
        ({"own": {"sequence": {"over": 9999}}}, "own-switch.sequence.over"),
        ({"own": {"sequence": {"high": "X"}}}, "own-switch.sequence.high"),
        ({"own": {"declare": {"word": "x" * 41}}}, "own-switch.declare.word"),
        ({"own": {"a": {"b": {"c": {"d": {"e": {"f": {}}}}}}}}, "share.own.a.b.c.d.e"),
        ({"own": {"cards": {"9": {"skip": 10**9}}}}, "share.own.cards.9.skip"),
        ({"own": {"cards": {"9": {"skip": None}}}}, "share.own.cards.9.skip"),
        ({"own": {"cards": {"9": {"skip": 1.5}}}}, "share"),
        ({"own": {"declare": {"word": "\ud800"}}}, "share.own.declare.word"),
    ],
)
def test_a_wrong_field_is_named(changed: dict[str, Any], where: str) -> None:
    """What a code holds is refused with the name of the field."""
    assert decode_rules(encode_bytes(json.dumps(GOOD).encode())).words.cards["9"][TURNS] == 1
    with pytest.raises(RulesError) as refused:
        decode_rules(encode_bytes(json.dumps(GOOD | changed).encode()))
    assert refused.value.location.startswith(where), refused.value
    assert refused.value.reason


@pytest.mark.parametrize(
    "code",
    [
        "",
        "PSW1.",
        "PSW2.AAAA",
        "PSW1.AAAA",
        "PSW1.ÄÖ",
        "PSW1." + "A" * MAX_CODE_LENGTH,
        encode_bytes(b"[" * 9000),
        encode_bytes(b'{"base":"switch","base":"switch"}'),
        encode_bytes(b'{"base":NaN}'),
        encode_bytes(b"[]"),
        encode_bytes(b"\xff"),
        encode_bytes(b'{"numbers":{"deal":' + b"9" * 9000 + b"}}"),
        encode_bytes(b" " * (MAX_UNPACKED_BYTES + 1)),
        encode_bytes(b" " * 100)[:-3],
    ],
)
def test_malformed_code_is_refused(code: str) -> None:
    """Wrong beginnings, letters, lengths and contents; nothing is unpacked beyond its bound."""
    with pytest.raises(RulesError):
        decode_rules(code)


def test_a_bomb_is_not_unpacked() -> None:
    """Fifty megabytes in a short code take neither time nor memory."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    bomb = packer.compress(b" " * 2_500_000) + packer.flush()
    assert len(bomb) < 3000
    begun = time.perf_counter()
    with pytest.raises(RulesError, match="unpacks to more"):
        decode_rules(CODE_PREFIX + base64.urlsafe_b64encode(b"0000" + bomb).decode().rstrip("="))
    assert time.perf_counter() - begun < 1


def test_one_wrong_letter_is_noticed() -> None:
    """A code with one letter changed is refused."""
    code = encode_rules(make_own_rules("switch", "Mine", (), {"cards": {"9": {"skip": 2}}}))
    for at in range(len(CODE_PREFIX), len(code) - 1):
        wrong = "A" if code[at] != "A" else "B"
        with pytest.raises(RulesError):
            decode_rules(code[:at] + wrong + code[at + 1 :])


VALUES = ["3", "-1", "true", "null", '"x"', "[]", '["x"]', "{}", "1.5", '{"a":1}', '"next"', "9" * 20, '"power"', '"A"']
KEYS = ["cards", "replies", "own", "on", "options", "numbers", "seats", "turn", "multi", "sequence", "9", "values"]


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """A strategy for codes whose JSON has a few values and keys changed or letters deleted, with a right checksum."""
    rules = draw(rulesets())
    table = dict(zip(("base", "name", "on", "own"), own_rules_parts(rules), strict=True)) | {
        "options": list(rules.chosen_options)
    }
    plain = json.dumps(table, separators=(",", ":"), ensure_ascii=draw(st.booleans()))
    for _ in range(draw(st.integers(1, 2))):
        kind = draw(st.integers(0, 4))
        colons = [at for at, ch in enumerate(plain) if ch == ":"] or [0]
        at = draw(st.sampled_from(colons))
        if kind == 0:
            end = min((found for found in (plain.find(ch, at + 1) for ch in ",}") if found > 0), default=len(plain))
            plain = plain[: at + 1] + draw(st.sampled_from(VALUES)) + plain[end:]
        elif kind == 1:
            start = plain.rfind('"', 0, max(0, at - 1))
            plain = plain[: max(0, start)] + f'"{draw(st.sampled_from(KEYS))}"' + plain[at:]
        elif kind == 2:
            cut = draw(st.integers(0, len(plain)))
            plain = plain[:cut] + plain[cut + draw(st.integers(1, 4)) :]
        elif kind == 3:
            plain = plain[: at + 1] + draw(st.sampled_from(['{"a":', "[", ""])) + plain[at + 1 :]
        else:
            plain = re.sub(r"(?<=:)\d+", lambda found: str(int(found[0]) % 9 + 1), plain, count=draw(st.integers(1, 3)))
    return encode_bytes(plain.encode())


@st.composite
def garbled(draw: st.DrawFn) -> str:
    """A strategy for codes with letters changed, deleted or added."""
    code = encode_rules(draw(rulesets()))
    at = draw(st.integers(0, len(code)))
    return code[:at] + draw(st.text(max_size=4)) + code[at + draw(st.integers(0, 3)) :]


@settings(max_examples=600)
@given(mutated() | garbled())
def test_whatever_is_read_is_rules_or_refused(code: str) -> None:
    """Only RulesError is raised; what can be read can be explained, checked, dealt and shared again."""
    try:
        rules = decode_rules(code)
        found = lint_rules(rules)
        explain_rules(rules)
        assert decode_rules(encode_rules(rules)) == rules
        if not any(each.level == "error" for each in found):
            state = deal_hand(compile_rules(rules, rules.min_seats), 0, Rng(1))
            rng = Rng(2)
            for _ in range(10):
                if state.over:
                    break
                state.apply(rng.pick(state.legal_moves()))
    except RulesError as error:
        assert error.location and error.reason
