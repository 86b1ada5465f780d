"""The command line of the engine: verify, legal, simulate, bench, lint, rules, lessons and puzzles."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from engine.bots import make_bot
from engine.lessons.checking import verify_lesson
from engine.lessons.lesson import load_lesson
from engine.lessons.order import lesson_ids
from engine.messages import language
from engine.messages.errors import TextError
from engine.moves import move_text
from engine.notation import Replay, parse_record, replay_record
from engine.play.state import State
from engine.puzzles.find import gather_puzzles, prove_puzzle
from engine.puzzles.puzzle import all_puzzles, puzzle_text
from engine.random_play import play_random_hands
from engine.rng import Rng
from engine.rules.compile import compile_rules
from engine.rules.difference import rules_changed_by
from engine.rules.explain import explain_rules
from engine.rules.lint import lint_rules
from engine.rules.offered import offered_options
from engine.rules.reader import MAX_RULES_LENGTH, Rules, RulesError, load_preset, parse_rules, preset_ids
from engine.simulate import DealTally, Tournament, summarize


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command. Return 0 if all went well, 1 if a check failed or a file couldn't be read, 2 for wrong usage."""
    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    arguments = _make_argument_parser().parse_args(argv)
    try:
        return int(arguments.run(arguments))
    except (TextError, OSError, UnicodeDecodeError) as error:
        print(f"error {error}", file=sys.stderr)
        return 1
    except BrokenPipeError:
        return 1


def _make_argument_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m engine", description=__doc__)
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    verify = commands.add_parser("verify", help="replay hands and check their results")
    verify.add_argument("files", nargs="+", metavar="FILE")
    verify.set_defaults(run=_run_verify)
    legal = commands.add_parser("legal", help="all legal moves before each action of a hand")
    legal.add_argument("file", metavar="FILE")
    legal.set_defaults(run=_run_legal)
    tournament = commands.add_parser("simulate", help="bots against each other")
    tournament.add_argument("--seats", required=True, help="kinds of player, as in random,steady")
    tournament.add_argument("--hands", type=int, default=1000)
    tournament.add_argument("--seed", type=int, default=1)
    tournament.add_argument("--processes", type=int, default=1, help="how many deals to play at a time")
    tournament.add_argument("--json", action="store_true")
    _add_table_arguments(tournament)
    tournament.set_defaults(run=_run_simulate)
    bench = commands.add_parser("bench", help="moves and hands a second of random play")
    bench.add_argument("--players", type=int, default=3)
    bench.add_argument("--seconds", type=float, default=2.0)
    _add_table_arguments(bench)
    bench.set_defaults(run=_run_bench)
    check = commands.add_parser("lint", help="what cannot work in a ruleset")
    check.add_argument("ruleset", metavar="FILE-or-ID")
    check.set_defaults(run=_run_lint)
    words = commands.add_parser("rules", help="a game's rules in words, with their sources")
    words.add_argument("ruleset", metavar="ID")
    words.add_argument("--players", type=int, default=0, metavar="N", help="at a table of so many (all tables)")
    words.add_argument("--option", action="append", default=[], metavar="ID")
    words.add_argument("--rule", action="append", default=[], metavar="KEY=NUMBER")
    words.add_argument("--options", action="store_true", help="the house rules of the game, with what each changes")
    words.add_argument("--lang", default="en", metavar="TAG", help="the language (en)")
    words.set_defaults(run=_run_rules)
    taught = commands.add_parser("lessons", help="the guided hands by which games are learned")
    taught.add_argument("--verify", action="store_true", help="play each through and check what it says")
    taught.set_defaults(run=_run_lessons)
    riddles = commands.add_parser(
        "puzzles", help="puzzles: look for them in random play, or prove those that are shipped"
    )
    way = riddles.add_mutually_exclusive_group(required=True)
    way.add_argument("--find", action="store_true", help="print as many as are shipped, found with --seed")
    way.add_argument(
        "--prove", action="store_true", help="try every line and every arrangement of each that is shipped"
    )
    riddles.add_argument("--seed", type=int, default=1)
    riddles.set_defaults(run=_run_puzzles)
    return parser


def _add_table_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--ruleset", default="switch", help="an id or a file")
    parser.add_argument("--option", action="append", default=[], metavar="ID")
    parser.add_argument("--rule", action="append", default=[], metavar="KEY=NUMBER")


def _load_changed_rules(name: str, options: Sequence[str] = (), changed: Sequence[str] = ()) -> Rules:
    numbers = {}
    for pair in changed:
        key, _, value = pair.partition("=")
        if not value.lstrip("-").isdigit():
            raise RulesError("--rule", f"'{pair}' is not KEY=NUMBER")
        numbers[key] = int(value)
    path = Path(name)
    if name in preset_ids() or not path.is_file():
        return load_preset(name, options, numbers)
    source = path.read_text(encoding="utf-8")[: MAX_RULES_LENGTH + 1]
    return parse_rules(source, options, numbers)


def _replay_file(file: str) -> Replay:
    return replay_record(parse_record(Path(file).read_text(encoding="utf-8")))


def _run_verify(arguments: argparse.Namespace) -> int:
    failed = 0
    for file in arguments.files:
        try:
            done = _replay_file(file)
        except (TextError, OSError, UnicodeDecodeError) as error:
            print(f"error {file} {error}")
            failed = 1
            continue
        if done.error is not None or done.state is None:
            print(f"error {file} {done.error}")
            failed = 1
            continue
        scores = "-" if done.scores is None else ",".join(map(str, done.scores))
        order = ",".join(str(seat + 1) for seat in done.state.finishing_order())
        over = "yes" if done.state.over else "no"
        print(f"ok {file} scores={scores} order={order} over={over}")
    return failed


def format_legal_moves(state: State) -> str:
    """Return one line of text: the seat to act (from 1) and its moves, sorted; after a bar the catches of other seats.
    "over" once the hand is over.
    """
    if state.over:
        return "over"
    moves = sorted({move_text(move) for move in state.legal_moves()})
    line = f"{state.to_act + 1} {' '.join(moves)}"
    calls = [f"{seat + 1}:{move_text(move).replace(' ', ':')}" for seat, move in state.catches()]
    return f"{line} | {' '.join(calls)}" if calls else line


def _run_legal(arguments: argparse.Namespace) -> int:
    done = _replay_file(arguments.file)
    for state in done.states():
        print(format_legal_moves(state))
    if done.error is not None:
        print(f"error {arguments.file} {done.error}", file=sys.stderr)
        return 1
    return 0


def _run_simulate(arguments: argparse.Namespace) -> int:
    rules = _load_changed_rules(arguments.ruleset, arguments.option, arguments.rule)
    kinds = tuple(arguments.seats.split(","))
    try:
        for kind in kinds:
            make_bot(kind)
        tournament = Tournament(rules, kinds, arguments.hands, arguments.seed, time.process_time)
        found = summarize(_with_progress(_play_deals(tournament, arguments.processes), tournament.deals))
    except ValueError as error:
        print(f"error {error}", file=sys.stderr)
        return 1
    if arguments.json:
        print(json.dumps(found))
        return 0
    print(f"{found['hands']} hands, {found['turns_per_hand']} turns a hand")
    kinds_found = found["kinds"]
    assert isinstance(kinds_found, dict)
    for kind, each in kinds_found.items():
        low, high = each["ci95"]
        times = each["ms_per_decision"]
        print(
            f"{kind:>10}  wins {each['win_rate']:.3f} ({low:.3f} to {high:.3f})  "
            f"score {each['score_mean']:.2f} ± {each['score_se']:.2f}  "
            f"ms {times['p50']:.2f} / {times['p95']:.2f}"
        )
    return 0


def _play_deals(tournament: Tournament, processes: int) -> Iterator[DealTally]:
    """Yield the tallies of all deals of a tournament in order. With two `processes` or more, several deals are played
    at a time.
    """
    if processes < 2:
        yield from map(tournament.play_deal, range(tournament.deals))
        return
    with ProcessPoolExecutor(processes) as pool:
        yield from pool.map(tournament.play_deal, range(tournament.deals))


def _with_progress(deals: Iterable[DealTally], many: int) -> Iterator[DealTally]:
    """Yield the same deals, and draw a progress bar if standard error is a terminal."""
    shown = sys.stderr.isatty()
    begun = time.perf_counter()
    for number, each in enumerate(deals, 1):
        if shown:
            left = (time.perf_counter() - begun) / number * (many - number)
            bar = "#" * (30 * number // many)
            end = "\n" if number == many else ""
            print(f"\r[{bar:30}] {number} of {many} deals, {left:.0f} s left ", end=end, file=sys.stderr, flush=True)
        yield each


def _run_bench(arguments: argparse.Namespace) -> int:
    tables = compile_rules(_load_changed_rules(arguments.ruleset, arguments.option, arguments.rule), arguments.players)
    rng = Rng(1)
    hands = moves = 0
    begun = time.perf_counter()
    while (spent := time.perf_counter() - begun) < arguments.seconds:
        moves += play_random_hands(tables, 10, rng)
        hands += 10
    print(f"{moves / spent:.0f} moves a second, {hands / spent:.1f} hands a second")
    return 0


def _run_lint(arguments: argparse.Namespace) -> int:
    findings = lint_rules(_load_changed_rules(arguments.ruleset))
    for finding in findings:
        print(finding)
    return 1 if findings else 0


def _run_rules(arguments: argparse.Namespace) -> int:
    rules, said_in = _load_changed_rules(arguments.ruleset, arguments.option, arguments.rule), language(arguments.lang)
    if arguments.players:
        compile_rules(rules, arguments.players)  # raises RulesError if so many players can't be dealt to
    if not arguments.options:
        for sentence in explain_rules(rules, arguments.players):
            print(f"{said_in.render(sentence.message)} [{sentence.source}]")
        return 0
    for option in offered_options(rules):
        print(f"{option.id}: {said_in.render(rules.option_message(option))} [{option.source}]")
        for change in rules_changed_by(rules, option, arguments.players):
            for sign, side in (("-", change.theirs), ("+", change.yours)):
                for message in side:
                    print(f"  {sign} {said_in.render(message)}")
    return 0


def _run_lessons(arguments: argparse.Namespace) -> int:
    failed = 0
    for id in lesson_ids():
        try:
            lesson = load_lesson(id)
            print(verify_lesson(lesson) if arguments.verify else f"{id} steps={len(lesson.steps)}")
        except TextError as error:
            print(f"error {error}")
            failed = 1
    return failed


def _run_puzzles(arguments: argparse.Namespace) -> int:
    if arguments.find:
        print("\n".join(puzzle_text(puzzle) for puzzle in gather_puzzles(arguments.seed)), end="")
        return 0
    failed, begun = 0, time.perf_counter()
    for puzzle in all_puzzles():
        try:
            prove_puzzle(puzzle)
        except ValueError as wrong:
            print(f"error puzzle {puzzle.number} ({puzzle.kind}): {wrong}")
            failed = 1
    proven = f"{len(all_puzzles())} puzzles tried in {time.perf_counter() - begun:.1f} s"
    masters = sum(puzzle.kind == "master" for puzzle in all_puzzles())
    print(f"{proven}, {masters} of them over every arrangement of the cards")
    return failed


if __name__ == "__main__":
    sys.exit(main())
