"""Every example on the engine's pages is run."""

from __future__ import annotations

import doctest
import re
import shlex
from pathlib import Path

import pytest

import engine
from engine.__main__ import main
from engine.notation import KEYS, action_text, parse_action

FOLDER = Path(engine.__file__).parent
MANUAL = FOLDER / "README.md"
CONTRACT = FOLDER / "notation.md"
#: Pages with examples, and the least number of examples on each.
EXAMPLES = {MANUAL: 25, FOLDER / "bots" / "README.md": 8, FOLDER / "messages" / "README.md": 5}


def blocks(page: Path, kind: str) -> list[str]:
    """Return the examples of a kind on a page."""
    return re.findall(rf"```{kind}\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("page", EXAMPLES, ids=lambda page: page.parent.name)
def test_every_example_prints_what_it_says(page: Path) -> None:
    """The Python examples of a page run in order in one namespace and print what the page shows."""
    examples = "\n".join(blocks(page, "python"))
    test = doctest.DocTestParser().get_doctest(examples, {}, page.name, str(page), 0)
    assert len(test.examples) >= EXAMPLES[page]
    said: list[str] = []
    failed, _ = doctest.DocTestRunner().run(test, out=said.append)
    assert not failed, "".join(said)


def test_every_command_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """Each prints something."""
    commands = [line for block in blocks(MANUAL, "sh") for line in block.splitlines()]
    assert len(commands) > 3
    for command in commands:
        words = shlex.split(command)
        assert words[:3] == ["python", "-m", "engine"]
        assert main(words[3:]) == 0
        assert capsys.readouterr().out or "lint" in words


def test_every_name_of_the_face_is_there() -> None:
    """Every listed name of the public interface exists, and no other is exported."""
    assert set(engine.__all__) <= set(dir(engine))
    assert all(getattr(engine, name) is not None for name in engine.__all__)
    with pytest.raises(AttributeError, match="no attribute 'Chess'"):
        engine.Chess  # noqa: B018


def test_the_contract_of_the_notation_shows_actions_as_they_are_written() -> None:
    """Every example of an action round-trips, and every key is described."""
    page = CONTRACT.read_text(encoding="utf-8")
    actions = [text for text in re.findall(r"`([^`\n]+)`", page) if re.match(r"\d [a-zA-Z0-9]", text)]
    assert len(actions) > 10
    assert all(action_text(parse_action(text)) == text for text in actions)
    assert set(re.findall(r"^\| `\[?(\w+)\]?` ", page, re.MULTILINE)) == KEYS
