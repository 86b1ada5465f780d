"""Tables and random play for the laws: all presets, random sets of options, and players who try everything."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations

from hypothesis import strategies as st

from engine.cards import CARD_TEXT, Card, cards_in
from engine.moves import (
    BACK,
    DRAW,
    END,
    KIND_MASK,
    OUT,
    PLAY,
    SAY,
    TAKE,
    WRONG_CARD,
    Move,
    card_of,
    catch_move,
    move_text,
    play_move,
)
from engine.play.dealing import deal_hand
from engine.play.state import SLOTS, State
from engine.play.tables import SEQUENCE, Tables
from engine.rng import Rng
from engine.rules.compile import compile_rules
from engine.rules.reader import Option, Rules, load_preset

PRESETS = ("switch", "turbo-switch", "peanuckle", "irish-switch")
SEATS = range(2, 9)
ENDLESS = 60_000


@cache
def options_of(preset: str) -> dict[str, Option]:
    """Return the options of a preset by id."""
    return {option.id: option for option in load_preset(preset).all_options}


def settled(preset: str, wanted: tuple[str, ...]) -> tuple[str, ...]:
    """Return `wanted` with one answer for each question, and with the options that they need in front."""
    known = options_of(preset)
    on: dict[str, str] = {}
    for name in wanted:
        for each in (*known[name].needs[:1], name):
            on.setdefault(known[each].question, each)
    chosen = set(on.values())
    return tuple(name for name in on.values() if not known[name].needs or chosen & set(known[name].needs))


def alone_and_in_pairs(preset: str) -> dict[str, list[tuple[str, ...]]]:
    """Return no option, each option alone, and each pair that doesn't conflict, by the first of them."""
    known = list(options_of(preset))
    sets: dict[str, list[tuple[str, ...]]] = {}
    for options in dict.fromkeys(settled(preset, pair) for n in (0, 1, 2) for pair in combinations(known, n)):
        sets.setdefault(options[0] if options else "", []).append(options)
    return sets


@st.composite
def option_sets(draw: st.DrawFn) -> tuple[str, tuple[str, ...]]:
    """A strategy for a preset with options that may be on together."""
    preset = draw(st.sampled_from(PRESETS))
    wanted = draw(st.lists(st.sampled_from(sorted(options_of(preset))), max_size=10, unique=True))
    return preset, settled(preset, tuple(wanted))


_COMPILED: dict[Tables, Rules] = {}


@cache
def table(preset: str, options: tuple[str, ...], seats: int) -> Tables:
    """Return the compiled rules of a table."""
    rules = load_preset(preset, options)
    tables = compile_rules(rules, seats)
    _COMPILED[tables] = rules
    return tables


def rules_behind(state: State) -> Rules:
    """Return the rules from which the tables of a hand of `deals` were compiled; tables don't have them."""
    return _COMPILED[state.tables]


@st.composite
def deals(draw: st.DrawFn) -> State:
    """A strategy for hands just dealt, of any preset, options and number of seats."""
    preset, options = draw(option_sets())
    seats = draw(st.sampled_from(SEATS))
    dealer = draw(st.integers(0, seats - 1))
    return deal_hand(table(preset, options, seats), dealer, Rng(draw(st.integers(0, 2**64 - 1))))


seeds = st.integers(0, 2**64 - 1)


def fingerprint(state: State) -> tuple[object, ...]:
    """Return everything in a state, as a value that can be compared."""
    values: list[object] = []
    for name in SLOTS:
        value = getattr(state, name)
        if isinstance(value, list):
            values.append(tuple(value))
        elif isinstance(value, Rng):
            values.append(value.state)
        elif name not in ("tables", "log"):
            values.append(value)
    return tuple(values)


def faces(state: State) -> tuple[object, ...]:
    """Return what can be seen of a state: hands, discard pile and standing, with copies of a card alike."""
    return (
        [sorted(CARD_TEXT[card] for card in cards_in(hand)) for hand in state.hands],
        [CARD_TEXT[card] for card in state.discard],
        len(state.stock),
        state.to_act,
        state.direction,
        state.penalty,
        state.named,
        state.skips_left,
        state.out,
        state.undeclared_seat,
        state.blocked,
        state.over,
    )


def every_card(state: State) -> list[Card]:
    """Return the cards of hands, stock and discard pile, sorted."""
    held = [card for hand in state.hands for card in cards_in(hand)]
    return sorted([*held, *state.stock, *state.discard])


def check_position(state: State) -> None:
    """Check that no card is lost, and that the player to act has moves, each once; none if the hand is over."""
    tables = state.tables
    assert every_card(state) == tables.pack
    moves = state.legal_moves()
    texts = [move_text(move) for move in moves]
    assert len(texts) == len(set(texts)), texts
    assert bool(moves) != state.over
    assert state.is_forced() == (len(moves) == 1 and not state.legal_cards & tables.nominating_cards)
    if state.over:
        assert state.to_act == -1 and not state.catches()
        return
    assert state.to_act not in state.out or texts == ["back"]
    held = state.hands[state.to_act]
    assert all(held >> card_of(move) & 1 for move in moves if move & KIND_MASK == PLAY)


def check_end(state: State) -> None:
    """Check that a finished hand is won or blocked, and that only players who are out have no cards."""
    assert state.over
    assert sorted(state.finishing_order()) == list(range(state.seats))
    if state.bankrupt:
        assert not any(state.hands[seat] for seat in state.bankrupt)
        return
    assert all((hand == 0) == (seat in state.out) for seat, hand in enumerate(state.hands))
    if state.tables.family == SEQUENCE:
        return
    wanted = state.seats - 1 if state.tables.plays_to_one_left else 1
    assert len(state.out) == wanted or (state.blocked and len(state.out) < wanted)


def any_move(rng: Rng, tables: Tables) -> Move:
    """Return a random move, legal or not: any card with any nomination, any declaration, any catch."""
    kind = rng.integer_below(8)
    if kind < 4:
        move = play_move(rng.pick(tables.pack), rng.pick([0, 0, 0, 1 + rng.integer_below(4), rng.integer_below(18)]))
    elif kind < 6:
        move = rng.pick([DRAW, TAKE, END, END, OUT, BACK])
    else:
        return catch_move(rng.integer_below(tables.seats))
    if rng.integer_below(8) == 0:
        move |= WRONG_CARD
    return move | SAY if rng.integer_below(4) == 0 else move


def play_out(state: State, rng: Rng, look: Callable[[State], object] = lambda _: None) -> Iterator[tuple[int, Move]]:
    """Play at random to the end: yield seat and move before each is applied, and call `look` with every state."""
    for _ in range(ENDLESS):
        look(state)
        if state.over:
            return
        calls = state.catches()
        if calls and rng.integer_below(3) == 0:
            seat, move = rng.pick(calls)
        else:
            seat, move = state.to_act, rng.pick(state.legal_moves())
            if rng.integer_below(2):
                move |= SAY
        yield seat, move
        state.apply(move, seat)
    raise AssertionError(f"no end after {ENDLESS} moves")
