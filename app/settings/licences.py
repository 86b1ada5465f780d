"""The screens with the licences of the works that the app contains."""

from __future__ import annotations

import json
import re
from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from io import BytesIO
from itertools import accumulate, pairwise
from typing import Final, TypeVar
from zipfile import ZipFile

import flet as ft

from app.platform.background import off_loop
from app.platform.packed import LICENCES, PARTS, TEXTS, parse_client_notices, read_packed_file
from app.ui import parts, theme
from app.ui.screens import screen
from app.ui.window.app_state import App
from app.ui.window.error_boundary import on
from app.ui.window.hooks import use_app, use_value
from app.ui.words import join_details, join_phrases, tr

T = TypeVar("T")
CLIENT: Final = "client"
PAGE_SIZE: Final = 60  # parts of the client that are shown at first; each tap adds as many
SHOWN_LENGTH: Final = 12_000  # characters of a text that are shown at first; each tap adds as many
BACK: Final = "/settings/licences"
# A line without letters or digits, such as a rule of dashes.
_DRAWN: Final = re.compile(r"\W*")
# The beginning of a list item, and the gap between two columns of a table.
_ITEM: Final = re.compile(r"([*•-]|\(?\w{1,3}[.)])\s")
_ROW: Final = re.compile(r"\S {3,}\S")


@dataclass(frozen=True)
class LicensedWork:
    """A work with its versions and the short name of its licence. `texts` are the names of its licence texts in TEXTS;
    `parts` are the names of the works that it consists of.
    """

    id: str
    name: str
    versions: tuple[str, ...]
    licence: str
    texts: tuple[str, ...]
    parts: tuple[str, ...]


def read_works(data: bytes) -> dict[str, LicensedWork]:
    """Return the works of the list of components by id, in its order. All versions of a package are one work."""
    found: dict[str, LicensedWork] = {}
    for each in json.loads(data)["components"]:
        (said,) = each["licenses"]
        licence = said.get("expression") or said["license"]["id"]
        is_package = "purl" in each
        id = each["name"] if is_package else each["bom-ref"]
        inside = () if is_package else tuple(part["name"] for part in each.get("components", ()))
        work = found.get(id) or LicensedWork(id, each["name"], (), licence, (), inside)
        versions = (*work.versions, each["version"]) if is_package else ()
        found[id] = replace(work, versions=versions, texts=(*work.texts, each["bom-ref"]))
    return found


def read_texts(names: Sequence[str], data: bytes) -> list[str]:
    """Return the paragraphs of these entries of the zip `data`; a repeated text is left out."""
    with ZipFile(BytesIO(data)) as archive:
        said = [archive.read(name).decode() for name in names]
    return [paragraph for text in dict.fromkeys(said) for paragraph in iter_paragraphs(text)]


def read_part(name: str, data: bytes) -> list[str]:
    """Return the paragraphs of all notices on one part of the client; [] for an unknown part."""
    with ZipFile(BytesIO(data)) as archive:
        notices = parse_client_notices(archive.read(CLIENT).decode())
        said = [text for names, text in notices if name in names]
    return [paragraph for text in dict.fromkeys(said) for paragraph in iter_paragraphs(text)]


def iter_paragraphs(text: str) -> Iterator[str]:
    """Yield the paragraphs of a text, without the line breaks that wrap it for a terminal. Headings, list items and
    table rows stay on their own lines.
    """
    for block in re.split(r"\n\s*\n", text):
        lines = [line.strip() for line in block.split("\n") if not _DRAWN.fullmatch(line)]
        said = ""
        for before, line in pairwise(["", *lines]):
            is_apart = _ITEM.match(line) or _ROW.search(line) or _ROW.search(before)
            is_below_heading = before == lines[0] and before.isupper() and not line.isupper()
            said += ("\n" if is_apart or is_below_heading else " ") + " ".join(line.split())
        if said:
            yield said.strip()


@screen
def Licences() -> ft.Control:
    """The screen with a list of all works."""
    app = use_app()
    works, instead = use_packed_file(app, PARTS, read_works)
    top = parts.header(app, tr("settings.licences"), back="/settings")
    if works is None:
        return parts.sheet(app, top, [instead])
    items = [
        parts.row(
            app,
            work.name,
            lambda to=work.id: app.navigation.go_to(f"{BACK}/{to}"),
            f"licence-{work.id}",
            about=join_details([join_phrases(work.versions), work.licence] if work.versions else [work.licence]),
        )
        for work in works.values()
    ]
    return parts.sheet(app, top, [parts.quiet_text(app, tr("settings.licences_more")), parts.rows(app, items)])


@screen
def Licence() -> ft.Control:
    """The screen with one work's licence."""
    app = use_app()
    asked = ft.use_route_params().get("work", "")
    length = use_value(SHOWN_LENGTH)
    works, instead = use_packed_file(app, PARTS, read_works)
    work = works.get(asked) if works else None
    texts, still = use_packed_file(app, TEXTS, partial(read_texts, work.texts if work else ()), of=work)
    if works is not None and work is None:
        return parts.not_found_page(app, tr("lost.licence"), BACK)
    top = parts.header(app, work.name if work else tr("settings.licences"), back=BACK)
    if work is None or not texts:
        return parts.sheet(app, top, [still if work else instead])
    licence = parts.styled_text(work.licence, colour=app.palette.text, weight=theme.STRONG)
    return parts.sheet(app, top, [licence, *_text_paragraphs(app, texts, *length)])


@screen
def ClientParts() -> ft.Control:
    """The screen with the parts of Flet's client."""
    app = use_app()
    works, instead = use_packed_file(app, PARTS, read_works)
    shown, show = use_value(PAGE_SIZE)
    work = works[CLIENT] if works else None
    top = parts.header(app, work.name if work else tr("settings.licences"), back=BACK)
    if work is None:
        return parts.sheet(app, top, [instead])
    items = [
        parts.row(app, name, lambda to=name: app.navigation.go_to(f"{BACK}/{CLIENT}/{to}"), f"licence-{CLIENT}-{name}")
        for name in work.parts[:shown]
    ]
    content = [parts.quiet_text(app, tr("settings.licences_client")), parts.rows(app, items)]
    return parts.sheet(
        app, top, [*content, *_more_button(app, shown < len(work.parts), lambda: show(shown + PAGE_SIZE))]
    )


@screen
def ClientPart() -> ft.Control:
    """The screen with the notices of one part of the client."""
    app = use_app()
    asked = ft.use_route_params().get("part", "")
    length = use_value(SHOWN_LENGTH)
    texts, instead = use_packed_file(app, TEXTS, partial(read_part, asked))
    if texts is not None and not texts:
        return parts.not_found_page(app, tr("lost.licence"), f"{BACK}/{CLIENT}")
    top = parts.header(app, asked, back=f"{BACK}/{CLIENT}")
    return parts.sheet(app, top, [instead] if texts is None else _text_paragraphs(app, texts, *length))


def use_packed_file(
    app: App, name: str, understand: Callable[[bytes], T], of: object = None
) -> tuple[T | None, ft.Control]:
    """Hook: return the content of a licence file, parsed by `understand`, and a placeholder to show while the content
    is None, because it's being loaded or couldn't be. It's parsed again when `of` changes.
    """
    nothing: T | None = None
    known, tell = use_value(nothing)
    problem, complain = use_value("")
    times, again = use_value(0)

    async def read_and_parse() -> None:
        complain("")
        try:
            data = await read_packed_file(LICENCES / name)
        except OSError as wrong:
            app.journal.add_line(f"licences: {wrong}")
            complain(tr("settings.licences_away"))
        else:
            tell(await off_loop(partial(understand, data)))

    ft.use_effect(on(read_and_parse), [name, of, times])
    if not problem:
        return known, parts.quiet_text(app, tr("settings.licences_reading"))
    retry = parts.pill(app, tr("shell.again"), lambda: again(times + 1), "licences-again")
    return known, parts.notice(app, problem, "licences-away", action=retry)


def _text_paragraphs(app: App, said: Sequence[str], length: int, ask: Callable[[int], None]) -> list[ft.Control]:
    """Return the paragraphs of about the first `length` characters, and a button if there's more."""
    ends = list(accumulate(map(len, said)))
    shown = bisect_left(ends, length) + 1
    first, *others = [parts.quiet_text(app, paragraph) for paragraph in said[:shown]]
    return [
        ft.Semantics(identifier="licence-text", content=first),
        *others,
        *_more_button(app, shown < len(said), lambda: ask(length + SHOWN_LENGTH)),
    ]


def _more_button(app: App, is_more: bool, show: Callable[[], None]) -> list[ft.Control]:
    more = parts.pill(app, tr("settings.licences_on"), show, "licences-more")
    return [ft.Row([more], alignment=ft.MainAxisAlignment.CENTER)] if is_more else []
