"""Find puzzles in random play and prove them: the command `python -m engine puzzles`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import zip_longest
from typing import Final

from engine.bots import CarelessBot, SteadyBot, choose_move
from engine.bots.exact_solver import PerfectPlay, Unsolved
from engine.cards import FACE, cards_in
from engine.messages.errors import SearchError
from engine.moves import Move, move_text
from engine.notation import HandRecord, NotationError, format_record, starting_state
from engine.play.dealing import deal_hand
from engine.play.state import START, State
from engine.play.view import view_of_seat
from engine.puzzles.puzzle import GRADES, MIN_LEAD, Kind, Puzzle, without_declaration
from engine.puzzles.win import TooManyLines, try_every_line
from engine.rng import Rng
from engine.rules.compile import compile_rules
from engine.rules.reader import load_preset


@dataclass(frozen=True)
class Source:
    """Where puzzles of one kind come from: hands of a ruleset with a number of seats."""

    kind: Kind
    ruleset: str
    options: tuple[str, ...] = ()
    seats: int = 3


#: Games in which turns of several cards win, and games whose ends can be solved since the stock isn't filled again.
PUZZLE_TABLES: Final = (
    Source("win", "switch", ("runs",)),
    Source("win", "switch", ("sets-or-suit",)),
    Source("win", "switch", ("runs", "sets-or-suit")),
    Source("win", "turbo-switch"),
    Source("win", "peanuckle"),
    Source("win", "black-jack"),
    Source("win", "black-jack", ("v3", "v6", "v8")),
    Source("win", "black-jack", ("v6",)),
    Source("win", "j28"),
    Source("win", "switch-black-jack"),
    Source("win", "irish-switch"),
    Source("win", "oakley"),
    Source("master", "crazy-eights", ("no-refill",), 3),
    Source("master", "crazy-eights", ("no-refill",), 4),
    Source("master", "crazy-eights", ("no-refill",), 2),
)
MAX_HANDS_SEARCHED: Final[dict[Kind, int]] = {
    "win": 150,
    "master": 400,
}  # the most hands of random play that are searched
MAX_CARDS: Final = 8  # the most cards that the seat to act holds
MIN_CARDS: Final = 3
MIN_ARRANGEMENTS: Final = 3  # the fewest arrangements of a "master": with fewer there would be nothing to guess
MAX_ARRANGEMENTS: Final = 1_300  # the most arrangements of a "master", so that each is proven in seconds
MIN_WORTH: Final = 0.35  # the least worth of the best move of a "master"
_MAX_POSITIONS: Final = 400  # the most positions of one arrangement
_MAX_POSITIONS_IN_ALL: Final = 20_000  # the most positions of all arrangements
MAX_WINNING_SHARE: Final = 0.7  # the largest share of the first moves of a "win" that may win


def find_puzzles(source: Source, seed: int, hands: int) -> Iterator[Puzzle]:
    """Yield puzzles found in `hands` hands of random play, at most one for each hand. All have the number 0."""
    tables = compile_rules(load_preset(source.ruleset, source.options), source.seats)
    players = (SteadyBot(), CarelessBot())
    for number in range(hands):
        rng = Rng(seed).substream(number)
        state = deal_hand(tables, number % source.seats, rng)
        while not state.over:
            puzzle = _puzzle_at(source, state)
            if puzzle is not None:
                yield puzzle
                break
            state.apply(choose_move(players[rng.integer_below(2)], view_of_seat(state, state.to_act), rng))


def _puzzle_at(source: Source, state: State) -> Puzzle | None:
    """Return the puzzle in a state of a hand; None if there is none."""
    quiet = state.phase == START and not (
        state.named or state.penalty or state.pending_skips or state.absent.count(True)
    )
    held = state.hands[state.to_act].bit_count()
    if not quiet or not MIN_CARDS <= held <= MAX_CARDS or len(state.legal_moves()) < 3:
        return None
    hand = position_from_state(source, state)
    if hand is None:
        return None
    return _win_puzzle(hand) if source.kind == "win" else _master_puzzle(hand)


def position_from_state(source: Source, state: State) -> HandRecord | None:
    """Return the state as the record of a new hand that begins there, with the seat to act first. None if its legal
    moves would differ.

    Cards below the top of the discard pile are out of play.
    """
    order = [(state.to_act + n) % state.seats for n in range(state.seats)]
    hand = HandRecord(
        ruleset=source.ruleset,
        options=source.options,
        players=tuple(f"Player {n + 1}" for n in range(state.seats)),
        dealer=(state.seats - state.tables.direction) % state.seats,
        dealt_hands=tuple(tuple(FACE[card] for card in cards_in(state.hands[seat])) for seat in order),
        starter=FACE[state.top],
        stock=tuple(FACE[card] for card in reversed(state.stock)),
    )
    try:
        laid = starting_state(hand)
    except NotationError:
        return None
    same = laid.to_act == 0 and [*map(without_declaration, laid.legal_moves())] == [
        *map(without_declaration, state.legal_moves())
    ]
    return hand if same else None


def _win_puzzle(hand: HandRecord) -> Puzzle | None:
    """Return the position as a puzzle if it can be won in one turn, by a line that isn't too easy to find; else
    None.
    """
    try:
        turn = try_every_line(starting_state(hand))
    except TooManyLines:
        return None
    if len(turn.best) < MIN_CARDS or turn.first < 2 or turn.first_winning > MAX_WINNING_SHARE * turn.first:
        return None
    share = turn.winning / turn.lines
    grade = 1 if len(turn.best) < 4 and share > 0.1 else 3 if len(turn.best) > 4 or share < 0.04 else 2
    return Puzzle(0, "win", grade, format_record(hand), _move_texts(turn.best))


def _master_puzzle(hand: HandRecord) -> Puzzle | None:
    """Return the position as a puzzle if one move is clearly best on average over all arrangements of the hidden cards;
    else None.
    """
    state = starting_state(hand)
    try:
        everywhere = PerfectPlay(
            view_of_seat(state, state.to_act), MAX_ARRANGEMENTS, _MAX_POSITIONS, _MAX_POSITIONS_IN_ALL
        )
        if everywhere.arrangements < MIN_ARRANGEMENTS:
            return None
        for _ in everywhere.run():
            pass
    except Unsolved:
        return None
    worths = everywhere.worths
    values = list(worths.values())
    ahead = values[0] - values[1]
    if ahead < MIN_LEAD or values[0] < MIN_WORTH:
        return None
    greedy = choose_move(SteadyBot(), view_of_seat(state, state.to_act), Rng(0))
    best = next(iter(worths))
    grade = 1 if without_declaration(greedy) == without_declaration(best) else 2 if ahead > 0.15 else 3
    return Puzzle(
        0, "master", grade, format_record(hand), _move_texts(worths), tuple(round(value, 4) for value in values)
    )


def _move_texts(moves: Iterable[Move]) -> tuple[str, ...]:
    return tuple([move_text(without_declaration(move)) for move in moves])


class ProofError(SearchError, ValueError):
    """Raised if a puzzle isn't what it claims."""

    code = "proof"


def prove_puzzle(puzzle: Puzzle) -> None:
    """Prove a puzzle by trying every line of the turn, or every arrangement. Raises ProofError if an answer is wrong,
    Unsolved or TooManyLines if that takes too long.
    """
    state = puzzle.start_state
    if puzzle.kind == "win":
        turn = try_every_line(state)
        if turn.first_winning == turn.first or not turn.best:
            raise ProofError(f"{turn.first_winning} of {turn.first} first moves win")
        for move in puzzle.moves:
            state.apply(move)
        if state.out[:1] != [puzzle.start_state.to_act] or len(puzzle.moves) != len(turn.best):
            raise ProofError(f"it is not won as fast as by {' '.join(map(move_text, turn.best))}")
        return
    everywhere = PerfectPlay(view_of_seat(state, state.to_act))
    for _ in everywhere.run():
        pass
    found = {without_declaration(move): worth for move, worth in everywhere.worths.items()}
    values = sorted(found.values(), reverse=True)
    if set(found) != set(map(without_declaration, puzzle.moves)) or len(found) != len(puzzle.worths):
        raise ProofError("it does not name every move")
    if any(abs(found[without_declaration(move)] - puzzle.worth_of(move)) > 0.0001 for move in puzzle.moves):
        raise ProofError(f"its worths are {values}")
    if found[without_declaration(puzzle.moves[0])] != values[0] or values[0] - values[1] < MIN_LEAD:
        raise ProofError("its best move is not ahead")


def gather_puzzles(seed: int, each: int = 40, masters: int = 12) -> list[Puzzle]:
    """Return about `each` puzzles of every grade, numbered: easy ones first, the sources in turn, of which about
    `masters` of each grade are of the kind "master".
    """
    found = {source: {grade: list[Puzzle]() for grade in GRADES} for source in PUZZLE_TABLES}
    for number, source in enumerate(PUZZLE_TABLES):
        many = each if source.kind == "win" else masters
        for puzzle in find_puzzles(source, Rng(seed).substream(number).state, MAX_HANDS_SEARCHED[source.kind]):
            found[source][puzzle.grade].append(puzzle)
            if all(len(here) >= many for here in found[source].values()):
                break
    chosen: list[Puzzle] = []
    for grade in GRADES:
        kinds: dict[Kind, list[Puzzle]] = {
            kind: _interleave([found[source][grade] for source in PUZZLE_TABLES if source.kind == kind])
            for kind in ("win", "master")
        }
        asked = kinds["master"][:masters]
        chosen += kinds["win"][: each - len(asked)] + asked
    return [replace(puzzle, number=number) for number, puzzle in enumerate(chosen, 1)]


def _interleave(lists: list[list[Puzzle]]) -> list[Puzzle]:
    """Return the first item of each list, then the second of each, until all are used up."""
    return [each for row in zip_longest(*lists) for each in row if each is not None]
