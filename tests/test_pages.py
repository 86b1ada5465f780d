"""Pages name what is there: links, files, modules and commands."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.phones import packing

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("app", "assets", "engine", "store", "tests")
# What these pages name need not be there any more.
OLD = ("CHANGELOG.md", "tests/store/fixtures")
PAGES = sorted(
    path
    for where in (
        ROOT.glob("*.md"),
        (ROOT / ".github").glob("*.md"),
        *((ROOT / each).rglob("*.md") for each in FOLDERS),
    )
    for path in where
    if path.name != "notes.md" and not path.relative_to(ROOT).as_posix().startswith(OLD)
)
LINK = re.compile(r"\]\(([^)\s]+)\)|<img src=\"([^\"]+)\"")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
SPAN = re.compile(r"`([^`\n]+)`")
PATH = re.compile(rf"(?:{'|'.join(FOLDERS)})/[\w./-]+")
#: Files of an example, and a member of a zip.
INVENTED = ("facts/medal.py", "migrations/version_N.py", "manifest.json")
ENDINGS = (".py", ".md", ".js", ".toml", ".json", ".txt", ".ftl", ".yml", ".svg", ".png")


@pytest.fixture(params=PAGES, ids=lambda path: path.relative_to(ROOT).as_posix())
def page(request: pytest.FixtureRequest) -> Path:
    found: Path = request.param
    return found


def anchors(page: Path) -> set[str]:
    """The headings of a page as GitHub links to them."""
    text = FENCE.sub("", page.read_text(encoding="utf-8"))
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in HEADING.findall(text)}


def spans(page: Path) -> Iterator[str]:
    """What stands in backticks outside blocks of code."""
    return iter(SPAN.findall(FENCE.sub("", page.read_text(encoding="utf-8"))))


@cache
def files() -> tuple[str, ...]:
    """The paths of all files, each with a leading slash."""
    found = (path for each in (*FOLDERS, ".github") for path in (ROOT / each).rglob("*") if path.is_file())
    return tuple("/" + path.relative_to(ROOT).as_posix() for path in (*ROOT.glob("*"), *found))


def is_there(name: str) -> bool:
    """Whether there is a file or folder of this path, or a file whose path ends with it."""
    return name in INVENTED or (ROOT / name).exists() or any(path.endswith("/" + name) for path in files())


def test_links_lead_to_files_and_headings(page: Path) -> None:
    wrong = []
    for pair in LINK.findall(page.read_text(encoding="utf-8")):
        link = pair[0] or pair[1]
        if re.match(r"\w+:", link):
            continue
        name, _, anchor = link.partition("#")
        target = page.parent / name if name else page
        if not target.exists() or (anchor and anchor not in anchors(target)):
            wrong.append(link)
    assert not wrong


def test_files_that_are_named_are_there(page: Path) -> None:
    named = [name for span in spans(page) for name in PATH.findall(span) if re.fullmatch(r"[\w./-]+", span)]
    named += [span for span in spans(page) if re.fullmatch(r"[\w-]+(/[\w-]+)*\.\w+", span) and span.endswith(ENDINGS)]
    assert not [name for name in named if not is_there(name.rstrip("."))]


def test_modules_that_are_named_are_there(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    named = {name for line in text.splitlines() for name in re.findall(r"-m ((?:app|engine|store|tests)[.\w]*)", line)}
    named |= {span.split()[0] for span in spans(page) if re.fullmatch(r"tests(\.\w+)+( .*)?", span)}
    assert not [name for name in named if find_spec(name.rstrip(".")) is None]


def test_names_of_the_glossary_are_in_the_code() -> None:
    """What is renamed in the code is renamed there, and leaves the list of old names."""
    glossary = (ROOT / ".github" / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("## Glossary")[2]
    named = {part for span in SPAN.findall(glossary) for part in re.findall(r"\b[A-Z]\w+", span)}
    code = (
        path.read_text(encoding="utf-8") for each in ("app", "engine", "store") for path in (ROOT / each).rglob("*.py")
    )
    assert named - {word for text in code for word in re.findall(r"\b[A-Z]\w+", text)} == set()


def test_no_page_is_packed_for_phones(tmp_path: Path) -> None:
    packing.packed(tmp_path / "app")
    packed = [path.relative_to(tmp_path / "app").as_posix() for path in (tmp_path / "app").rglob("*.md")]
    assert not [name for name in packed if not name.endswith("notes.md")]
