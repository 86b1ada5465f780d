"""Rulesets are read strictly: errors name the ruleset and the key."""

from __future__ import annotations

import tomllib
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.rules.compile import compile_rules
from engine.rules.explain import explain_rules
from engine.rules.lint import lint_rules
from engine.rules.numbers import NUMBER_BOUNDS
from engine.rules.reader import RulesError, load_preset, parse_rules, preset_ids, ruleset_text
from engine.rules.words.effects.skip import TURNS
from engine.toml import toml_text
from tests.engine.playing import PRESETS, options_of

MINE = """
id = "mine"
name = "Mine"
family = "shedding"
about = "A game of one's own."
extends = "switch"
"""

QUESTIONS = [
    {"draw-ends-turn", "draw-until-playable"},
    {"penalty-2", "penalty-5", "no-declaration"},
    {"finish-ace-barred", "finish-free", "fire-card"},
    {"sets", "sets-or-suit"},
    {"every-card-acts", "last-card-acts"},
    {"reverse-two-nothing", "reverse-two-again"},
]


def refusal_of(source: str) -> RulesError:
    """Return the error with which a ruleset's text is refused."""
    with pytest.raises(RulesError) as refused:
        compile_rules(parse_rules(source), 3)
    return refused.value


@pytest.mark.parametrize("preset", PRESETS)
def test_preset_loads(preset: str) -> None:
    """Every preset has a name, sources and numbers of players, and no lint findings."""
    rules = load_preset(preset)
    assert preset in preset_ids()
    assert rules.id == preset
    assert rules.sources
    assert (rules.min_seats, rules.max_seats) == (2, 8)
    assert [finding for finding in lint_rules(rules) if finding.level == "error"] == []


def test_base_ruleset_is_no_game() -> None:
    """The family's base ruleset isn't offered as a game."""
    assert "common" not in preset_ids()


@pytest.mark.parametrize(
    ("added", "where"),
    [
        ("colour = 1", "mine.colour"),
        ("[cards.5]\nskips = 1", "mine.cards.5.skips"),
        ('[cards.5]\nskip = "one"', "mine.cards.5.skip"),
        ("[cards.5]\nskip = true", "mine.cards.5.skip"),
        ("[cards.5]\nskip = 1.0", "mine.cards.5.skip"),
        ("[cards.5]\nskip = 11", "mine.cards.5"),
        ("[cards.5]\nskip = -1", "mine.cards.5"),
        ("[cards.5]\nwild = 1", "mine.cards.5.wild"),
        ('[cards.5]\nnominate = "colour"', "mine.cards.5.nominate"),
        ("[cards.5]\npickup = 3", "mine.cards.5"),
        ('[cards.5]\npickup = 51\ngroup = "five"', "mine.cards.5"),
        ("[cards.X]\nskip = 1", "mine.cards.X"),
        ("[cards.5X]\nskip = 1", "mine.cards.5X"),
        ("cards = 5", "mine.cards"),
        ('[replies.six]\n6 = "add"', "mine.replies.six"),
        ('[replies.two]\n6 = "subtract"', "mine.replies.two.6"),
        ('[replies.two]\nX = "add"', "mine.replies.two.X"),
        ('[replies.two]\n6 = { does = "add", as = "six" }', "mine.replies.two.6"),
        ("[draw]\nthen = 'never'", "mine.draw.then"),
        ("[draw]\ncount = 2", "mine.draw.count"),
        ("[turn.multi]\nfull-house = true", "mine.turn.multi.full-house"),
        ("[turn]\nmulti = true", "mine.turn.multi"),
        ("[finish]\nbarred = 'A'", "mine.finish.barred"),
        ("[numbers]\ndeal = 0", "mine.numbers.deal"),
        ("[numbers]\ndeals = 7", "mine.numbers"),
        ("[numbers]\ndeal = '7'", "mine.numbers.deal"),
        ("numbers = 7", "mine.numbers"),
        ("[from-seats.6]\npacks = 9", "mine.from-seats.6.packs"),
        ("[from-seats.many]\npacks = 2", "mine.from-seats"),
        ("from-seats = 4", "mine.from-seats"),
        ("[own.from-seats.6]\ndeal = 99", "mine.own.from-seats.6.deal"),
        ("[own]\nfrom-seats = 4", "mine.own.from-seats"),
        ("[seats]\nleast = 9", "mine.seats"),
        ("[seats]\nmost = 99", "mine.seats"),
        ("seats = 4", "mine.seats"),
        ("sources = 4", "mine.sources"),
        ("options = []", "mine.options"),
        ("on = ['nope']", "mine.options"),
        ("on = 'sets'", "mine.on"),
        ("[options.new]\nquestion = 'x'", "mine.options.new"),
        ("[options.new]\ntext = 'x'\nsource = 'hearsay'", "mine.options.new"),
        ("[options.new]\ntext = 'x'\nanswer = 'y'", "mine.options.new"),
        ("[options.new]\ntext = 'x'\nnumbers.deal = 99", "mine.options.new.numbers.deal"),
        ("[from]\ndraw = 'hearsay'", "mine.from.draw"),
        ("from = 3", "mine.from"),
        ("[use]\noptions = ['nope']", "mine.options"),
        ("[use]\nnumbers = { deal = 99 }", "ruleset.use.numbers.deal"),
        ("[use]\nseats = 3", "ruleset.use"),
        ("[cards.5]\nskip = 1\nskip = 2", "ruleset"),
    ],
)
def test_wrong_key(added: str, where: str) -> None:
    """The error for an unknown key, a wrong type or a value out of bounds names the key."""
    error = refusal_of(f"{MINE}\n{added}")
    assert error.location.startswith(where), error
    assert error.reason
    assert str(error) == f"{error.location}: {error.reason}"


@pytest.mark.parametrize("key", ["id", "name", "family"])
def test_missing_key(key: str) -> None:
    """A ruleset without a base must have a name and a family."""
    whole = {"id": "mine", "name": "Mine", "family": "shedding", "about": "A game."}
    assert parse_rules(toml_text(whole)).id == "mine"
    error = refusal_of(toml_text({name: value for name, value in whole.items() if name != key}))
    assert key in error.location


@pytest.mark.parametrize("source", ["= 3", 'id = "mine', "[" * 400, "\ufeff", "a = " + "[" * 9000, "x" * 70_000])
def test_no_ruleset(source: str) -> None:
    """A text that isn't TOML, or is too long, is refused with an error."""
    assert refusal_of(source).location == "ruleset"


def test_extends_what_is_not_there() -> None:
    """The error for an unknown base names the known ones."""
    error = refusal_of(MINE.replace('"switch"', '"whist"'))
    assert "whist" in error.reason
    assert "switch" in error.reason


def test_extends_changes_one_word() -> None:
    """A ruleset with a base has only the differences."""
    rules = parse_rules(MINE + "[cards.9]\nskip = 2\n")
    assert rules.words.cards["9"][TURNS] == 2
    assert rules.words.cards["8"] == load_preset("switch").words.cards["8"]
    assert rules.name == "Mine"


def test_unknown_option() -> None:
    """The error for an unknown option names all options."""
    with pytest.raises(RulesError) as refused:
        load_preset("switch", ["jokers-wild"])
    assert refused.value.location == "switch.options"
    assert "jokers-wild" in refused.value.reason and "seven-plain" in refused.value.reason


def test_unknown_preset() -> None:
    """The error for an unknown game, or an invalid id, names all games."""
    for name in ("whist", "../switch", "Switch", ""):
        with pytest.raises(RulesError):
            load_preset(name)


def test_switches_conflict_exactly_when_they_answer_the_same_question() -> None:
    """Two options that answer one question are refused together; all others can be combined."""
    for pair in combinations(options_of("switch"), 2):
        wanted = [*pair, "play-on"] if "resurrection" in pair and "play-on" not in pair else list(pair)
        if any(set(pair) <= question for question in QUESTIONS):
            with pytest.raises(RulesError) as refused:
                load_preset("switch", wanted)
            assert refused.value.location == "switch.options"
            assert pair[0] in refused.value.reason and pair[1] in refused.value.reason
        else:
            assert set(load_preset("switch", wanted).options) == set(wanted)


def test_needs() -> None:
    """Resurrection needs play-on, and has it where the preset is played on."""
    with pytest.raises(RulesError) as refused:
        load_preset("switch", ["resurrection"])
    assert refused.value.location == "switch.options"
    assert "resurrection" in refused.value.reason and "play-on" in refused.value.reason
    assert "resurrection" in load_preset("switch", ["resurrection", "play-on"]).options
    assert "resurrection" in load_preset("irish-switch", ["resurrection"]).options


def test_an_option_replaces_what_the_preset_had_on() -> None:
    """An option of the preset gives way to another answer to its question."""
    assert set(load_preset("turbo-switch").options) == {"sets", "runs", "penalty-5"}
    assert set(load_preset("turbo-switch", ["penalty-2"]).options) == {"sets", "runs", "penalty-2"}
    assert set(load_preset("irish-switch", ["draw-ends-turn"]).options) == {"sets", "play-on", "draw-ends-turn"}


@pytest.mark.parametrize("key", sorted(NUMBER_BOUNDS))
def test_numbers_have_bounds(key: str) -> None:
    """A number is taken within its bounds, ends included; outside, or of another type, it is refused."""
    least, most = NUMBER_BOUNDS[key]
    for value in (least, most):
        assert load_preset("switch", (), {key: value}).numbers_for(2)[key] == value
    wrong: list[Any] = [least - 1, most + 1, True, float(least), str(least), None]
    for value in wrong:
        with pytest.raises(RulesError) as refused:
            load_preset("switch", (), {key: value})
        assert refused.value.location.endswith(f".{key}")


def test_unknown_number() -> None:
    """The error for an unknown number names all numbers."""
    with pytest.raises(RulesError) as refused:
        load_preset("switch", (), {"deals": 7})
    assert "deals" in refused.value.reason and "declare.penalty" in refused.value.reason


@pytest.mark.parametrize("preset", preset_ids())
def test_any_number_of_packs_holds_the_jokers(preset: str) -> None:
    """Who changes the packs need not count jokers: what is not dealt is too many cards, never too many jokers."""
    known = load_preset(preset)
    for packs in (1, 2, 3, 4):
        rules = load_preset(preset, (), {"packs": packs, "deal": 2})
        for seats in range(known.min_seats, known.max_seats + 1):
            compile_rules(rules, seats)


def test_jokers_that_a_table_asks_for_are_not_fewer_in_silence() -> None:
    """Kings Reverse with one pack for six has four jokers, as its rules say; with six asked for it is refused."""
    rules = load_preset("kings-reverse", (), {"packs": 1, "deal": 7})
    assert compile_rules(rules, 6).jokers.bit_count() == rules.numbers_for(6)["jokers"] == 4
    assert any("one pack" in each.text and "four jokers" in each.text for each in explain_rules(rules, 6))
    assert load_preset("kings-reverse").numbers_for(6)["jokers"] == 6
    with pytest.raises(RulesError, match="6 jokers"):
        compile_rules(load_preset("kings-reverse", (), {"packs": 1, "deal": 7, "jokers": 6}), 6)


def test_numbers_of_the_table_win() -> None:
    """In this order: the ruleset's numbers, those for the number of seats, the options', the table's."""
    assert load_preset("switch").numbers_for(5)["packs"] == 1
    assert load_preset("switch").numbers_for(6)["packs"] == 2
    assert load_preset("irish-switch").numbers_for(4)["deal"] == 9
    assert load_preset("irish-switch").numbers_for(5)["deal"] == 7
    assert load_preset("switch").numbers_for(2)["declare.penalty"] == 1
    assert load_preset("switch", ["penalty-5"]).numbers_for(2)["declare.penalty"] == 5
    assert load_preset("switch", ["penalty-5"], {"declare.penalty": 3}).numbers_for(2)["declare.penalty"] == 3
    assert load_preset("switch", (), {"packs": 3}).numbers_for(8)["packs"] == 3


@pytest.mark.parametrize(("seats", "deal", "packs"), [(2, 26, 1), (4, 13, 1), (5, 11, 1), (8, 13, 2)])
def test_too_many_cards_dealt(seats: int, deal: int, packs: int) -> None:
    """More cards than there are cannot be dealt, a starter included; one fewer each can."""
    with pytest.raises(RulesError) as refused:
        compile_rules(load_preset("switch", (), {"deal": deal, "packs": packs}), seats)
    assert str(deal) in refused.value.reason
    assert (
        compile_rules(load_preset("switch", (), {"deal": deal - 1, "packs": packs}), seats).cards_per_seat == deal - 1
    )


@pytest.mark.parametrize("seats", [0, 1, 9])
def test_too_few_or_too_many_players(seats: int) -> None:
    """Two to eight can play."""
    with pytest.raises(RulesError) as refused:
        compile_rules(load_preset("switch"), seats)
    assert "2 to 8" in refused.value.reason


@pytest.mark.parametrize("preset", PRESETS)
def test_text_round_trips(preset: str) -> None:
    """The text of a ruleset stands alone, and gives the same rules back with what the table changed."""
    rules = load_preset(preset, ["king-reverses", "fire-card"], {"deal": 5, "target": 2})
    again = parse_rules(ruleset_text(rules))
    assert again == rules
    assert "extends" not in tomllib.loads(ruleset_text(rules))
    assert again != load_preset(preset, ["king-reverses"], {"deal": 5, "target": 2})
    assert again != load_preset(preset, ["king-reverses", "fire-card"], {"deal": 6, "target": 2})


VALUES = ["3", "-1", "true", '"x"', "[]", '["x"]', "{}", "1.5", "1979-05-27", "{ a = 1 }", '"next"', "9" * 20]
TABLES = [
    "options",
    "seats",
    "from",
    "sources",
    "numbers",
    "cards",
    "replies",
    "from-seats",
    "on",
    "use",
    "needs",
    "scoring",
    "turn",
    "id",
    "name",
]


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """A strategy for texts of rulesets with a few lines deleted, repeated, cut or changed."""
    lines = ruleset_text(load_preset(draw(st.sampled_from(PRESETS)))).splitlines()
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(lines) - 1))
        kind = draw(st.integers(0, 4))
        key = lines[at].split(" = ")[0]
        if kind == 0:
            del lines[at]
        elif kind == 1:
            lines[at] = f"{key} = {draw(st.sampled_from(VALUES))}"
        elif kind == 2:
            lines[at] = lines[at][: draw(st.integers(0, len(lines[at])))]
        elif kind == 3:
            lines.insert(at, draw(st.sampled_from(lines)))
        else:
            value = f"{draw(st.sampled_from(TABLES))} = {draw(st.sampled_from(VALUES))}"
            lines = [value, *(line for line in lines if not line.startswith(f"[{value.split()[0]}"))]
    return "\n".join(lines)


@settings(max_examples=300)
@given(mutated())
def test_mutated_rulesets_raise_only_rules_error(source: str) -> None:
    """Any text is read or refused with RulesError."""
    try:
        compile_rules(parse_rules(source), 3)
    except RulesError as error:
        assert error.location and error.reason
