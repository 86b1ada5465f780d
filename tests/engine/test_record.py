"""Hand notation: errors name what is wrong, and return the valid part before it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.__main__ import format_legal_moves
from engine.moves import SAY, move_text, parse_move
from engine.notation import (
    HandAction,
    HandRecord,
    NotationError,
    SeatChange,
    action_text,
    format_record,
    parse_action,
    parse_record,
    replay_record,
)  # fmt: skip
from engine.play.state import State
from engine.rng import Rng
from tests.engine.playing import any_move, deals, every_card, seeds
from tests.engine.test_laws import record_play
from tests.engine.worked import names, read

HEAD = """
notation = 1
ruleset = "switch"
players = ["Ann", "Ben"]
dealer = 2
deal = ["5H KD", "6H 3S"]
starter = "9H"
stock = "3C 4D"
"""


def error_of(source: str) -> NotationError:
    """Return the error with which a hand is refused, when read or replayed."""
    try:
        done = replay_record(parse_record(source))
    except NotationError as error:
        return error
    assert done.error is not None
    return done.error


def changed(old: str, new: str) -> str:
    """Return the small hand with one part replaced."""
    assert old in HEAD
    return HEAD.replace(old, new) + 'actions = ["1 5H say"]\n'


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ("notation = 1", "notation = 2", "notation"),
        ("notation = 1", "", "notation"),
        ("notation = 1", "notation = 1\ncolour = 2", "colour"),
        ('"switch"', '"whist"', "whist"),
        ('"switch"', "3", "ruleset"),
        ('ruleset = "switch"', "", "ruleset"),
        ('ruleset = "switch"', 'ruleset = "switch"\noptions = ["nope"]', "nope"),
        ('ruleset = "switch"', 'ruleset = "switch"\noptions = "runs"', "options"),
        ('ruleset = "switch"', 'ruleset = "switch"\noptions = ["sets", "sets-or-suit"]', "sets-or-suit"),
        ('ruleset = "switch"', 'ruleset = "switch"\noptions = ["resurrection"]', "play-on"),
        ('["Ann", "Ben"]', '["Ann"]', "players"),
        ('["Ann", "Ben"]', "[1, 2]", "players"),
        ("dealer = 2", "dealer = 2\nbots = [[3, 0]]", "bots"),
        ("dealer = 2", "dealer = 2\nbots = [[1, -1]]", "bots"),
        ("dealer = 2", 'dealer = 2\nbots = [[1, 0, "bot"]]', "bots"),
        ("dealer = 2", "dealer = 2\nbots = [1]", "bots"),
        ("dealer = 2", "dealer = 2\nbots = 1", "bots"),
        ("dealer = 2", "dealer = 3", "dealer"),
        ("dealer = 2", "dealer = 0", "dealer"),
        ("dealer = 2", "dealer = true", "dealer"),
        ('["5H KD", "6H 3S"]', '["5H KD"]', "deal"),
        ('["5H KD", "6H 3S"]', '["5H KX", "6H 3S"]', "KX"),
        ('["5H KD", "6H 3S"]', '["5H 10D", "6H 3S"]', "10D"),
        ('["5H KD", "6H 3S"]', '["5H kd", "6H 3S"]', "kd"),
        ('["5H KD", "6H 3S"]', '["5H KD", "6H 5H"]', "5H"),
        ('["5H KD", "6H 3S"]', '["5H KD", "6H 9H"]', "9H"),
        ('["5H KD", "6H 3S"]', '["5H KD", "6H JK"]', "JK"),
        ('["5H KD", "6H 3S"]', '["5H KD", "??"]', "??"),
        ('["5H KD", "6H 3S"]', '"5H KD"', "deal"),
        ('"9H"', '"9H 8H"', "starter"),
        ('"9H"', "9", "starter"),
        ('starter = "9H"', "", "starter"),
        ('"3C 4D"', '"3C 3C"', "3C"),
        ('"3C 4D"', '["3C"]', "stock"),
        ('stock = "3C 4D"', 'stock = "3C"\ntotals = [1]', "totals"),
        ('stock = "3C 4D"', 'stock = "3C"\ntotals = [1, 2.5]', "totals"),
        ('stock = "3C 4D"', 'stock = "3C"\nrules = { "declare.penalty" = 99 }', "declare.penalty"),
        ('stock = "3C 4D"', 'stock = "3C"\nrules = { "declare.penalties" = 1 }', "declare.penalties"),
        ('stock = "3C 4D"', 'stock = "3C"\nrules = { "deal" = "7" }', "rules"),
        ('stock = "3C 4D"', 'stock = "3C"\nrules = 7', "rules"),
        ('stock = "3C 4D"', 'stock = "3C"\nresult = { order = [1] }', "order"),
        ('stock = "3C 4D"', 'stock = "3C"\nresult = { order = [1, 1] }', "order"),
        ('stock = "3C 4D"', 'stock = "3C"\nresult = { order = [2, 1] }', "order"),
        ('stock = "3C 4D"', 'stock = "3C"\nresult = { winner = 1 }', "result"),
        ('stock = "3C 4D"', 'stock = "3C"\nresult = { scores = [3, 0] }', "scores"),
        ("dealer = 2", "dealer = 2\ndealer = 1", "TOML"),
        ("dealer = 2", "dealer = ", "TOML"),
    ],
)
def test_invalid_hand_notation_names_the_fault(old: str, new: str, named: str) -> None:
    """An unknown key, a wrong type, a card that is not there or there twice: the error names it."""
    error = error_of(changed(old, new))
    assert named in error.reason
    assert error.action == 0
    assert str(error) == error.reason


@pytest.mark.parametrize(
    ("action", "named"),
    [
        ("5H", "seat"),
        ("1", "seat"),
        ("0 5H", "seat"),
        ("-1 5H", "seat"),
        ("3 5H", "seats 1 to 2"),
        ("x 5H", "seat"),
        ("1 5X", "5X"),
        ("1 fold", "fold"),
        ("1 5H=", "="),
        ("1 5H=X", "=X"),
        ("1 5H say say", "say"),
        ("1 say", "say"),
        ("1 5H KD", "KD"),
        ("1 catch", "catch"),
        ("1 catch x", "x"),
        ("1 catch 0", "0"),
        ("1 draw 5X", "5X"),
        ("1 5H:", "colon"),
        ("1 5H: 5X", "5X"),
        ("1 draw!", "draw!"),
    ],
)
def test_invalid_action_names_the_fault(action: str, named: str) -> None:
    """The error names the number of the action, and what is wrong with it."""
    error = error_of(HEAD + f'actions = ["1 5H say", "{action}"]\n')
    assert error.action == 2
    assert named in error.reason
    assert str(error) == f"action 2: {error.reason}"


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        ("1 KD", "turn"),
        ("2 3S", "match"),
        ("2 5H", "hand"),
        ("2 take", "take"),
        ("2 catch 1", "declare"),
        ("2 6H!", "turn.penalise"),
        ("2 draw 4D", "stock"),
        ("2 draw 3C 4D", "stock"),
        ("2 6H: 3C", "stock"),
    ],
)
def test_a_refused_action_names_the_rule_and_keeps_what_was_valid(action: str, rule: str) -> None:
    """The error has the action's number, the move and the rule; the hand up to there is returned."""
    done = replay_record(parse_record(HEAD + f'actions = ["1 5H say", "{action}", "1 KD"]\n'))
    assert done.error is not None
    assert (done.error.action, done.error.rule) == (2, rule)
    assert action.split(" ", 1)[1] in done.error.reason
    assert [action_text(step.action) for step in done.steps] == ["1 5H say"]
    assert done.state is not None
    assert format_legal_moves(done.state) == "2 6H draw"
    assert [format_legal_moves(state) for state in done.states()] == ["1 5H draw", "2 6H draw"]


def test_a_refusal_says_what_would_be_allowed() -> None:
    """The error says what was wrong, by which rule, and what is allowed."""
    error = error_of(HEAD + 'actions = ["1 KD"]\n')
    assert "KD" in error.reason and "9H" in error.reason
    assert "match" in error.reason
    assert "5H draw" in error.reason


def test_draws_are_filled_in_from_the_stock() -> None:
    """Draws needn't name their cards if the stock is given; the steps name them."""
    done = replay_record(parse_record(HEAD + 'actions = ["1 draw", "2 draw"]\n'))
    assert done.error is None
    assert [action_text(step.action) for step in done.steps] == ["1 draw 3C", "2 draw 4D"]


def test_draws_must_be_named_where_nothing_else_says_them() -> None:
    """Without a stock, draws must name their cards."""
    bare = HEAD.replace('stock = "3C 4D"\n', "")
    assert replay_record(parse_record(bare + 'actions = ["1 draw 3C", "2 draw 4D"]\n')).error is None
    assert error_of(bare + 'actions = ["1 draw 3C", "2 draw", "1 draw 4D"]\n').action == 2


def test_unnamed_things_have_their_defaults() -> None:
    """Players, dealer and options may be left out."""
    hand = parse_record('notation = 1\nruleset = "switch"\ndeal = ["5H", "6H"]\nstarter = "9H"\n')
    assert hand.players == ("Player 1", "Player 2")
    assert hand.dealer == 1
    assert replay_record(hand).error is None


@pytest.mark.parametrize("name", ['Ann "the" \\ Ace', "tab\tand\nline", "Ürsula 🂡", "\x7f\x00", ""])
def test_any_name_round_trips(name: str) -> None:
    """A player's name is any text."""
    hand = replace(read("switch", "play-on").hand, players=(name, "Ben", "Cy"))
    assert parse_record(format_record(hand)) == hand


def test_everything_round_trips() -> None:
    """Options, numbers, totals and the result are kept."""
    hand = parse_record(
        HEAD + 'options = ["runs"]\ntotals = [4, -2]\nbots = [[1, 0], [1, 1, "person"]]\nactions = ["1 5H say"]\n'
        '[rules]\n"declare.penalty" = 2\n[result]\nscores = [0, 0]\norder = [1, 2]\n'
    )
    assert hand.totals == (4, -2)
    assert hand.seat_changes == (SeatChange(0, 0), SeatChange(0, 1, to_bot=False))
    assert hand.numbers == (("declare.penalty", 2),)
    assert hand.result is not None and hand.result.order == (0, 1)
    assert parse_record(format_record(hand)) == hand


def test_long_and_deep_texts_are_refused() -> None:
    """A text that is too long, or nested too deep, is an error and not a crash."""
    assert "characters" in error_of(HEAD + "#" * 1_100_000).reason
    assert "TOML" in error_of("a = " + "[" * 20_000).reason


@pytest.mark.parametrize(
    "action",
    """1 7H, 1 5H say, 1 end, 2 draw 4C, 3 catch 1: 5D, 3 take 9D TS, 1 AH=S, 1 JH=9, 2 out, 3 QC!: 5D 6D, 1 2S: KC,
    2 back 5D 6C, 1 end say, 1 AH=S say: KC, 2 draw say, 2 draw 4C say, 2 draw ??, 1 JKr""".replace("\n   ", "").split(
        ", "
    ),
)
def test_action_texts_round_trip(action: str) -> None:
    """The forms of engine/notation.md."""
    assert action_text(parse_action(action)) == action
    assert parse_action(action_text(parse_action(action))) == parse_action(action)


@pytest.mark.parametrize("move", ["5H", "AH=S", "JH=9", "draw", "take", "end", "out", "back", "catch 12", "JK", "JKb"])
def test_move_texts_round_trip(move: str) -> None:
    """Moves, with the word and without."""
    assert move_text(parse_move(move)) == move
    assert parse_move(f"{move} say") == parse_move(move) | SAY


PIECES = [
    "draw",
    "take",
    "end",
    "out",
    "back",
    "say",
    "5H",
    "AH=S",
    "AH=9",
    "JK",
    "??",
    "7H!",
    ":",
    "1",
    "2",
    "9",
    "99",
    "0",
    "-1",
    "²",
    "=",
    "!",
    "catch",
]
VALUES = ["3", "-1", "true", '"x"', "[]", '["x"]', "{}", "1.5", "[1]", '"5H 5H"', '"??"', '["1 draw ??"]', '"\\u0000"']


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """A strategy for worked hands with a few lines or words changed."""
    lines = read("switch", draw(st.sampled_from(names("switch")))).source.splitlines()
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(lines) - 1))
        kind = draw(st.integers(0, 5))
        words = lines[at].split(" ")
        word = draw(st.integers(0, len(words) - 1))
        if kind == 0:
            del lines[at]
        elif kind == 1:
            lines.insert(at, draw(st.sampled_from(lines)))
        elif kind == 2 and " = " in lines[at]:
            lines[at] = f"{words[0]} = {draw(st.sampled_from(VALUES))}"
        elif lines[at].startswith('  "'):
            words = lines[at][3:-2].split(" ")
            words[word % len(words)] = draw(st.sampled_from(PIECES))
            lines[at] = f'  "{" ".join(words)}",'
        else:
            words[word] += draw(st.sampled_from(PIECES))
            lines[at] = " ".join(words)
    return "\n".join(lines)


@settings(max_examples=300)
@given(mutated())
def test_mutated_hands_raise_only_notation_error(source: str) -> None:
    """Any text is read and replayed as far as possible, or refused with NotationError."""
    try:
        hand = parse_record(source)
    except NotationError as error:
        assert error.reason
        return
    assert parse_record(format_record(hand)) == hand
    done = replay_record(hand)
    assert all(format_legal_moves(state) for state in done.states())
    if done.error is not None and done.error.action:
        assert done.error.action == len(done.steps) + 1


@settings(max_examples=150)
@given(deals(), seeds)
def test_a_record_with_one_action_changed(state: State, seed: int) -> None:
    """A changed record replays as far as it's legal: no card is lost, and the error has the right number."""
    hand = record_play(state, seed)
    rng = Rng(seed)
    actions = list(hand.actions[:80])
    at = rng.integer_below(len(actions))
    action = actions[at]
    kind = rng.integer_below(5)
    if kind == 0:
        actions[at] = replace(action, seat=rng.integer_below(state.seats))
    elif kind == 1:
        actions[at] = replace(action, cards=action.cards[:-1])
    elif kind == 2:
        actions[at] = replace(action, cards=(*action.cards, rng.integer_below(52)))
    elif kind == 3:
        del actions[at]
    else:
        other = parse_move(move_text(any_move(rng, state.tables)).replace("!", ""))
        actions[at] = HandAction(action.seat, other, action.cards)
    done = replay_record(HandRecord(**{**vars(hand), "actions": tuple(actions), "result": None}))
    assert done.start is not None and done.state is not None
    assert len(done.steps) >= min(at, len(actions))
    assert done.error is None or done.error.action == len(done.steps) + 1
    if kind == 2:
        assert done.error is not None and (done.error.action, done.error.rule) == (at + 1, "stock")
    assert every_card(done.state) == every_card(done.start)
