"""`python -m tests.statements` prints what our sources say of the rules, each statement with the hands that show it and
their presets and options; `--json` as data. 1 when one has neither a hand nor a test nor a reason to be left out.
"""

from __future__ import annotations

import ast
import json
import re
import sys
import tomllib
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

from tests.engine.worked import FOLDER, Worked, names, read

ROOT = Path(__file__).resolve().parent.parent
LIST = FOLDER.parent / "statements.toml"


@dataclass(frozen=True)
class Shown:
    """A hand that shows a statement: its file, and the preset and options by which it's played."""

    hand: str
    preset: str
    options: tuple[str, ...]


@dataclass(frozen=True)
class Statement:
    """A statement of a source on the rules, and the hands, test or reason that it has here."""

    id: str
    source: str
    says: str
    test: str = ""
    left_out: str = ""
    hands: list[Shown] = field(default_factory=list)

    @property
    def is_held(self) -> bool:
        """Whether it has a hand, a test, or a reason for having neither."""
        return bool(self.hands or self.test or self.left_out)


def every_hand() -> list[Worked]:
    """Return all worked hands, by game and name."""
    games = sorted(each.name for each in FOLDER.iterdir() if each.is_dir())
    return [read(game, name) for game in games for name in names(game)]


def statements() -> dict[str, Statement]:
    """Return every statement by its id, in the order of the list. Raises KeyError for a hand with an unknown id."""
    found: dict[str, Statement] = {}
    for key, part in tomllib.loads(LIST.read_text(encoding="utf-8")).items():
        for name, said in part["statements"].items():
            about: dict[str, str] = {"says": said} if isinstance(said, str) else said
            found[f"{key}.{name}"] = Statement(
                f"{key}.{name}", part["source"], about["says"], about.get("test", ""), about.get("left-out", "")
            )
    for worked in every_hand():
        record = worked.hand
        shown = Shown(f"{worked.path.parent.name}/{worked.path.stem}", record.ruleset, record.options)
        for id in worked.shows:
            found[id].hands.append(shown)
    return found


def missing_tests(known: dict[str, Statement]) -> list[str]:
    """Return the names of tests that don't exist."""
    wanted = sorted({each.test for each in known.values() if each.test})
    return [name for name in wanted if not _is_test(*name.split("::"))]


def _is_test(path: str, name: str) -> bool:
    file = ROOT / path
    if not file.is_file():
        return False
    defined = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
    return name in {each.name for each in defined if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)}


def rows(known: dict[str, Statement]) -> list[str]:
    """Return the table as Markdown, a row for each hand: source, statement, hand, preset and options."""
    lines = ["| source | statement | hand | preset and options |", "|---|---|---|---|"]
    for each in known.values():
        said = f"| {each.source} | {each.says} |"
        lines += [f"{said} {hand.hand} | {' + '.join((hand.preset, *hand.options))} |" for hand in each.hands]
        if not each.hands:
            held = each.test or (f"left out: {each.left_out}" if each.left_out else "NONE")
            lines.append(f"{said} {re.sub(r'.*::', '', held)} | – |")
    return lines


def main(arguments: Sequence[str]) -> int:
    """Print the table, and how many statements have a hand, a test or a reason."""
    known = statements()
    by_hand = [each for each in known.values() if each.hands]
    by_test = [each for each in known.values() if each.test and not each.hands]
    without = [each.id for each in known.values() if not each.is_held]
    counted = (
        f"{len(known)} statements: {len(by_hand)} by hands, {len(by_test)} by tests, "
        f"{len(known) - len(by_hand) - len(by_test) - len(without)} left out with a reason, {len(without)} without one"
    )
    if "--json" in arguments:
        sys.stdout.write(json.dumps([asdict(each) for each in known.values()], ensure_ascii=False, indent=1) + "\n")
        sys.stderr.write(f"{counted}\n")
    else:
        sys.stdout.write("\n".join((*rows(known), "", *without, counted)) + "\n")
    return int(bool(without or missing_tests(known)))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
