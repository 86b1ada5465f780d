"""Mutations of what anybody may paste: the text of a hand, a ruleset or a share code.

Valid inputs are changed in one to three small steps: a word or a number is replaced; a line is deleted, repeated or
moved; characters are deleted or inserted. Reading them may raise only the named errors.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from engine.notation import NotationError, parse_record, replay_record
from engine.rng import Rng
from engine.rules.compile import compile_rules
from engine.rules.explain import explain_rules
from engine.rules.lint import lint_rules
from engine.rules.reader import Rules, RulesError, load_preset, make_own_rules, parse_rules, preset_ids
from engine.rules.reader import ruleset_text as rules_text
from engine.rules.rules_code import decode_rules, encode_bytes, encode_rules

Step = Callable[[str, Rng, tuple[str, ...]], str]

HANDS: Final = Path(__file__).parent / "hands"
_WORD: Final = re.compile(r"[A-Za-z0-9?!=_-]+")
_NUMBERS: Final = ("0", "1", "2", "3", "-1", "7", "13", "99", "1000000", "9" * 30, "1.5", "true", '""', "[]", "{}")
_CHARACTERS: Final = "\"'[]{}=.,#\\ \n\t\r0aA\x00\x7fé★\U0001f0a1"


def read_hand(source: str) -> None:
    """Read and replay a hand. Raises the error that replay returns."""
    done = replay_record(parse_record(source))
    if done.error is not None:
        raise done.error


def read_rules(source: str) -> None:
    """Read a ruleset, check and explain it, and compile it for a table."""
    use(parse_rules(source))


def read_code(source: str) -> None:
    """Read a share code, explain and compile its rules, and share them again."""
    rules = decode_rules(source)
    assert decode_rules(encode_rules(rules)) == rules
    use(rules)


def use(rules: Rules) -> None:
    """Do with rules what the app does: explain, check, compile and share them."""
    lint_rules(rules)
    explain_rules(rules)
    compile_rules(rules, rules.min_seats)


@dataclass(frozen=True)
class Kind:
    """A kind of input: its reader, the errors that the reader may raise, and valid examples."""

    name: str
    read: Callable[[str], None]
    errors: tuple[type[Exception], ...]
    examples: Callable[[], tuple[str, ...]]

    def mutant(self, rng: Rng) -> str:
        """Return a mutation of an example."""
        examples = self.examples()
        source = examples[rng.integer_below(len(examples))]
        if self.name == "code":
            # Inside the packing, mostly: outside of it the checksum answers nearly always.
            if rng.integer_below(8):
                return encode_bytes(mutated(source, rng, self.examples()).encode("utf-8", "replace"))
            return mutated(encode_bytes(source.encode()), rng, self.examples())
        return mutated(source, rng, self.examples())

    def survives(self, source: str) -> bool:
        """Return whether the input can be read, False for one of the named errors. Raises any other exception."""
        try:
            self.read(source)
        except self.errors:
            return False
        return True


def mutated(source: str, rng: Rng, others: tuple[str, ...]) -> str:
    """Return the text after one to three small changes."""
    steps: list[Step] = [_word, _word, _word, _number, _number, _line, _line, _characters]
    for _ in range(1 + rng.integer_below(3)):
        source = steps[rng.integer_below(len(steps))](source, rng, others)
    return source


def _word(source: str, rng: Rng, others: tuple[str, ...]) -> str:
    """Replace a word by another one of the same or another text."""
    found = list(_WORD.finditer(source))
    donors = _words(rng.pick(list(others))) if rng.integer_below(4) == 0 else [each[0] for each in found]
    return _replaced(source, rng.pick(found), rng.pick(donors)) if found and donors else source


def _number(source: str, rng: Rng, _: tuple[str, ...]) -> str:
    """Replace a number by another one, or by something else that isn't a word."""
    found = list(re.finditer(r"\b\d+\b", source))
    return _replaced(source, rng.pick(found), rng.pick(list(_NUMBERS))) if found else source


def _line(source: str, rng: Rng, _: tuple[str, ...]) -> str:
    """Delete or repeat a line, or exchange it with another one."""
    glue = "\n" if "\n" in source else ","
    lines = source.split(glue)
    at, other = rng.integer_below(len(lines)), rng.integer_below(len(lines))
    how = rng.integer_below(3)
    if how == 0:
        del lines[at]
    elif how == 1:
        lines.insert(other, lines[at])
    else:
        lines[at], lines[other] = lines[other], lines[at]
    return glue.join(lines)


def _characters(source: str, rng: Rng, _: tuple[str, ...]) -> str:
    """Delete some characters, or insert one."""
    at = rng.integer_below(len(source) + 1)
    if rng.integer_below(2):
        return source[:at] + source[at + 1 + rng.integer_below(3) :]
    return source[:at] + _CHARACTERS[rng.integer_below(len(_CHARACTERS))] + source[at:]


def _replaced(source: str, found: re.Match[str], word: str) -> str:
    return source[: found.start()] + word + source[found.end() :]


@cache
def _words(source: str) -> list[str]:
    return _WORD.findall(source)


@cache
def _hands() -> tuple[str, ...]:
    return tuple(path.read_text(encoding="utf-8") for path in sorted(HANDS.rglob("*.toml")))


@cache
def _rulesets() -> tuple[str, ...]:
    own = make_own_rules("switch", "My game", ("sets",), OWN)
    return (*(rules_text(load_preset(id)) for id in preset_ids()),
    *(f'id = "mine"\nextends = "{id}"\n{PATCH}' for id in preset_ids()),
            rules_text(own))  # fmt: skip


OWN: Final[dict[str, Any]] = {
    "cards": {"9": {"skip": 1, "answerable": True}, "K": {"pickup": 3, "group": "king"}},
    "replies": {"king": {"K": "add", "9": {"does": "cancel"}}},
    "numbers": {"deal": 6, "draw.count": 2},
    "scoring": {"by": "held", "match": "points", "values": {"A": 11, "K": "face"}},
}
PATCH: Final = """name = "Mine"
about = "A game of mine."
[numbers]
deal = 6
[cards.9]
skip = 1
[use]
options = []
numbers = { target = 5 }
"""


@cache
def _codes() -> tuple[str, ...]:
    plain = [{"base": id, "options": [], "numbers": {"deal": 5, "target": 2}} for id in preset_ids()]
    plain += [{"base": id, "name": "My game", "on": [], "own": {"numbers": OWN["numbers"]}} for id in preset_ids()]
    plain.append({"base": "switch", "name": "My game", "on": ["sets", "runs"], "own": OWN})
    return tuple(json.dumps(each, separators=(",", ":")) for each in plain)


KINDS: Final = (
    Kind("hand", read_hand, (NotationError,), _hands),
    Kind("ruleset", read_rules, (RulesError,), _rulesets),
    Kind("code", read_code, (RulesError,), _codes),
)


# --- inputs grown to a size ------------------------------------------------------------------

_HAND: Final = """notation = 1
ruleset = "switch"
options = ["draw-ends-turn"]
players = ["Ann", "Ben"]
dealer = 2
deal = ["2S", "3S"]
starter = "KH"
stock = "4C 5C 6C 7C 8C 9C TC 4D 5D 6D 7D 8D 9D TD QD KD"
"""


def grown(size: int) -> dict[str, str]:
    """Return texts of about `size` characters, by what is long in them; most can't be read."""

    def fill(head: str, part: str, tail: str = "") -> str:
        return head + part * max(0, (size - len(head) - len(tail)) // len(part)) + tail

    return {
        "actions": fill(f"{_HAND}actions = [\n", '"1 draw",\n"2 draw",\n', "]\n"),
        "actions that draw": fill(f"{_HAND}actions = [\n", '"1 draw 4C 5C 6C 7C",\n', "]\n"),
        "actions of cards": fill(f'{_HAND}actions = ["1 draw ', "4C ", '"]\n'),
        "cards dealt": fill('notation = 1\nruleset = "switch"\ndeal = ["', "2S ", '", "3S"]\n'),
        "hands dealt": fill('notation = 1\nruleset = "switch"\ndeal = [', '"2S",', "]\n"),
        "a name": fill('notation = 1\nruleset = "switch"\nplayers = ["', "x", '", "b"]\ndeal = ["2S", "3S"]\n'),
        "a ruleset's id": fill('notation = 1\nruleset = "', "x", '"\ndeal = ["2S", "3S"]\nstarter = "KH"\n'),
        "escapes": fill('id = "', "\\u0041", '"\n'),
        "options": fill('notation = 1\nruleset = "switch"\ndeal = ["2S", "3S"]\noptions = [', '"sets",', "]\n"),
        "rules": "notation = 1\n[rules]\n" + "".join(f'"a{n}" = {n}\n' for n in range(size // 16)),
        "keys": "".join(f"key{n} = {n}\n" for n in range(size // 18)),
        "tables": "".join(f"[table{n}]\n" for n in range(size // 14)),
        "lists of tables": fill("", "[[table]]\n"),
        "a dotted key": fill("a", ".a", " = 1\n"),
        "dotted keys": "".join(f"a.b.c.d{n} = 1\n" for n in range(size // 16)),
        "a table's name": fill("[a", ".a", "]\n"),
        "lists in lists": fill("a = ", "[", ""),
        "lists in lists, closed": "a = " + "[" * (size // 2) + "]" * (size // 2) + "\n",
        "tables in tables": fill("a = ", "{a=", ""),
        "digits": fill("dealer = ", "9", "\n"),
        "hexadecimal digits": fill("dealer = 0x", "f", "\n"),
        "digits after a point": fill("dealer = 1.", "9", "\n"),
        "a comment": fill("# ", "x", "\n"),
        "comments": fill("", "#\n"),
        "line ends": fill("", "\r\n"),
        "blanks": fill("a =", " ", "1\n"),
        "quotes": fill("a = ", '"'),
        "a long text": fill('a = """', "x\n", '"""\n'),
        "open text": fill('a = """', "\\\n"),
        "a list": fill("a = [", "1,", "]\n"),
        "share code": fill("PSW1.", "A"),
        "share code of blanks": fill("PSW1.", " "),
    }
