"""Links, files, modules and commands that pages name exist."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.members import missing_members
from tests.phones import packing

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("app", "assets", "engine", "store", "tests")
# These pages may name what no longer exists.
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
#: Files in examples, and a member of a zip.
INVENTED = ("facts/medal.py", "migrations/version_N.py", "manifest.json")
ENDINGS = (".py", ".md", ".js", ".toml", ".json", ".txt", ".ftl", ".yml", ".svg", ".png")


@pytest.fixture(params=PAGES, ids=lambda path: path.relative_to(ROOT).as_posix())
def page(request: pytest.FixtureRequest) -> Path:
    found: Path = request.param
    return found


def anchors(page: Path) -> set[str]:
    """Return the anchors that GitHub gives to the headings of a page."""
    text = FENCE.sub("", page.read_text(encoding="utf-8"))
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in HEADING.findall(text)}


def code_spans(page: Path) -> Iterator[str]:
    """Yield the inline code of a page, outside code blocks."""
    return iter(SPAN.findall(FENCE.sub("", page.read_text(encoding="utf-8"))))


@cache
def files() -> tuple[str, ...]:
    """Return the paths of all files, each with a leading slash."""
    found = (path for each in (*FOLDERS, ".github") for path in (ROOT / each).rglob("*") if path.is_file())
    return tuple("/" + path.relative_to(ROOT).as_posix() for path in (*ROOT.glob("*"), *found))


def path_exists(name: str) -> bool:
    """Return whether there's a file or folder with this path, or a file whose path ends with it."""
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


def test_named_files_exist(page: Path) -> None:
    named = [name for span in code_spans(page) for name in PATH.findall(span) if re.fullmatch(r"[\w./-]+", span)]
    named += [
        span for span in code_spans(page) if re.fullmatch(r"[\w-]+(/[\w-]+)*\.\w+", span) and span.endswith(ENDINGS)
    ]
    assert not [name for name in named if not path_exists(name.rstrip("."))]


def test_named_modules_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    named = {name for line in text.splitlines() for name in re.findall(r"-m ((?:app|engine|store|tests)[.\w]*)", line)}
    named |= {span.split()[0] for span in code_spans(page) if re.fullmatch(r"tests(\.\w+)+( .*)?", span)}
    assert not [name for name in named if find_spec(name.rstrip(".")) is None]


def test_named_members_exist(page: Path) -> None:
    """A method that is renamed in the code must be renamed on pages, too; there in code blocks as well."""
    codes = [*code_spans(page), *FENCE.findall(page.read_text(encoding="utf-8"))]
    assert not [mention for code in codes for mention in missing_members(code)]


def test_members_that_docstrings_and_comments_name_exist() -> None:
    """Except those of Flet's classes, which patches replace."""
    paths = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py")]
    assert not {
        f"{path.relative_to(ROOT)}: {mention}"
        for path in paths
        if not path.is_relative_to(ROOT / "app" / "patches")
        for span in SPAN.findall(path.read_text(encoding="utf-8"))
        for mention in missing_members(span)
    }


@pytest.mark.parametrize(
    ("text", "missing"),
    [
        ("app.navigation.go_to(route)", []),
        ("app.navigation.go(route)", ["app.navigation.go"]),
        ("partial(app.go, route)", ["app.go"]),
        ("app.data.store.hands.append_action(lease)", []),
        ("app.data.store.hands.append(lease)", ["app.data.store.hands.append"]),
        ("Settings.nothing", ["Settings.nothing"]),
        ("Settings.language, Severity.nothing", []),
        ("app.ui.parts, app/main.py, a.app.go", []),
    ],
)
def test_a_member_is_looked_for_in_the_types_of_what_is_before_it(text: str, missing: list[str]) -> None:
    assert missing_members(text) == missing


def test_names_in_the_glossary_exist_in_the_code() -> None:
    """A name that's changed in the code must be changed in the glossary, too, and removed from its old names."""
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
