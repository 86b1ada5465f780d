"""The recipes on pages work: each is followed in a copy of the project, with the tests that it names."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.recipes import Block, apply, copy_project, follow, read_recipe
from tests.running import ROOT

RECIPES = (
    ("app/recipes.md", "A sentence"),
    ("app/recipes.md", "A screen"),
    ("app/recipes.md", "A setting"),
    ("app/recipes.md", "A statistic"),
    ("app/recipes.md", "A milestone"),
    ("engine/rules/adding-a-house-rule.md", ""),
    ("engine/rules/adding-an-effect.md", ""),
    ("store/facts/adding-a-fact.md", ""),
)


@pytest.mark.parametrize(("page", "heading"), RECIPES, ids=[heading or page for page, heading in RECIPES])
def test_a_recipe_works_as_it_is_written(page: str, heading: str, tmp_path: Path) -> None:
    blocks = read_recipe(ROOT / page, heading)
    assert {block.language for block in blocks} > {"sh"}, "a recipe has code, and a command with the tests to run"
    followed = follow(blocks, copy_project(tmp_path / "project"))
    assert not followed.failures, "\n".join(followed.failures)


@pytest.mark.parametrize(
    ("place", "expected"),
    [
        ("# a.py", "X = (1,)\nY = {'k': [2]}\nclass Z:\n    a: int\n\nnew\n"),
        ("# b.py", "new\n"),
        ("# a.py, in X", "X = (1, new,)\nY = {'k': [2]}\nclass Z:\n    a: int\n"),
        ("# a.py, in Y['k']", "X = (1,)\nY = {'k': [2, new,]}\nclass Z:\n    a: int\n"),
        ("# a.py, in class Z", "X = (1,)\nY = {'k': [2]}\nclass Z:\n    a: int\n    new\n"),
        ("# a.py, before Y", "X = (1,)\nnew\n\n\nY = {'k': [2]}\nclass Z:\n    a: int\n"),
        ("# a.py, entry above Y =", "X = (1,)\nnew,\nY = {'k': [2]}\nclass Z:\n    a: int\n"),
        ("# a.py, above a: int", "X = (1,)\nY = {'k': [2]}\nclass Z:\n    new\n    a: int\n"),
    ],
)
def test_a_block_goes_where_its_first_line_says(place: str, expected: str, tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("X = (1,)\nY = {'k': [2]}\nclass Z:\n    a: int\n")
    file = apply(f"{place}\nnew\n", tmp_path)
    assert (tmp_path / file).read_text() == expected


def test_a_numbered_file_gets_the_next_number(tmp_path: Path) -> None:
    for number in (1, 2, 10):
        (tmp_path / f"version_{number}.py").write_text("old\n")
    assert apply("# version_N.py\nnew\n", tmp_path) == "version_11.py"
    assert (tmp_path / "version_11.py").read_text() == "new\n"


@pytest.mark.parametrize("place", ["new", "# a.py, in Q", "# a.py, above nothing"])
def test_a_place_that_is_not_there_is_an_error(place: str, tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("X = (1,)\n")
    with pytest.raises(ValueError):
        apply(f"{place}\nnew\n", tmp_path)


def test_a_command_that_fails_is_told(tmp_path: Path) -> None:
    (tmp_path / "fails.py").write_text("raise SystemExit('because')")
    followed = follow([Block("sh", ".venv/bin/python fails.py\n"), Block("python", "# b.py\nnew\n")], tmp_path)
    assert followed.files == ("b.py",)
    assert len(followed.failures) == 1 and "because" in followed.failures[0]
