"""Share own games: show a game's code, and read a code that was received."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import flet as ft

from app.editor.draft import DraftCheck, check_draft, draft_from_rules
from app.game_lookup import own_game_address
from app.ui import parts, theme
from app.ui.parts.file_picker import NotPickedError, pick_file
from app.ui.parts.qr_code import qr_code
from app.ui.screens import screen
from app.ui.window.app_state import App
from app.ui.window.hooks import use_app, use_value
from app.ui.words import join_phrases, render, tr
from engine.rules.difference import Difference, differing_rules
from engine.rules.lint import Finding
from engine.rules.reader import Rules, RulesError, load_preset, parse_rules, ruleset_text
from engine.rules.rules_code import CODE_LOCATION, MAX_PASTED_LENGTH, decode_rules, encode_rules

if TYPE_CHECKING:
    from app.data import Data

MAX_FILE_BYTES: Final = 1_000_000  # bytes; files may be this large, and a code is searched at their beginning


@screen
def ImportGame() -> ft.Control:
    """The screen for a received code. It shows what the code contains before anything is stored."""
    app = use_app()
    code, paste = use_value("")

    async def read_clipboard() -> None:
        paste((await app.device.service(ft.Clipboard).get() or "")[:MAX_PASTED_LENGTH])

    async def read_file() -> None:
        try:
            file = await pick_file(app, MAX_FILE_BYTES, lambda: None)
        except NotPickedError as wrong:
            app.device.show_message(str(wrong))
            return
        if file is not None:
            with file:
                paste(file.read(MAX_PASTED_LENGTH).decode("utf-8", "replace"))

    content: list[ft.Control] = [
        parts.field(app, tr("own.code"), code, paste, "import-code", longest=MAX_PASTED_LENGTH, exact=True),
        ft.Row(
            [
                parts.pill(app, tr("own.paste"), read_clipboard, "import-paste", icon=ft.Icons.CONTENT_PASTE_ROUNDED),
                parts.pill(app, tr("own.file"), read_file, "import-file", icon=ft.Icons.FOLDER_OPEN_ROUNDED),
            ],
            spacing=theme.GAP,
            wrap=True,
        ),
    ]
    rules: Rules | None = None
    if code.strip():
        try:
            rules = decode_rules(code)
        except RulesError as problem:
            said = "shell.refused" if problem.location == CODE_LOCATION else "own.broken"
            content.append(parts.notice(app, tr(said, where=problem.location, why=problem.message), "import-problem"))
    if rules is not None:
        # If the store isn't open yet, the screen is drawn again when it is.
        content += (
            _arrival_preview(app, app.data, rules) if app.data else [parts.loading_text(app, tr("parts.opening"))]
        )
    return parts.sheet(app, parts.header(app, tr("own.import"), back="/new"), content)


def finding_rows(app: App, verdict: DraftCheck) -> list[ft.Control]:
    """Return the linter's findings, errors first and in red."""
    if verdict.rules is None and not verdict.findings:
        return [parts.notice(app, tr("own.name_missing"), "own-finding-1")]
    return [_finding_row(app, each, n) for n, each in enumerate(verdict.findings, start=1)]


def _finding_row(app: App, finding: Finding, n: int) -> ft.Control:
    error = finding.level == "error"
    said = tr(f"own.{finding.level}", text=finding.message)
    if finding.key.startswith("own-"):
        said = tr("own.broken", where=finding.key, why=finding.message)
    return ft.Semantics(
        key=f"finding-{n}",
        identifier=f"own-finding-{n}",
        live_region=True,
        content=ft.Container(
            padding=ft.Padding.symmetric(vertical=theme.SPACE / 2),
            content=ft.Row(
                [
                    ft.Icon(
                        ft.Icons.BLOCK_ROUNDED if error else ft.Icons.WARNING_AMBER_ROUNDED,
                        color=theme.OBLIGATION if error else app.palette.ring,
                        size=theme.ICON,
                    ),
                    parts.styled_text(said, colour=app.palette.text, size=theme.SMALL, expand=True),
                ],
                spacing=theme.GAP,
            ),
        ),
    )


def _format_ranges(counts: tuple[int, ...]) -> str:
    """Return ascending numbers as text with ranges: `2`, `5–8`, `2, 5–8`."""
    spans: list[list[int]] = []
    for count in counts:
        if spans and spans[-1][1] == count - 1:
            spans[-1][1] = count
        else:
            spans.append([count, count])
    return join_phrases(str(first) if first == last else f"{first}–{last}" for first, last in spans)


def difference_row(app: App, each: Difference, n: int, ours: bool = False) -> ft.Control:
    """Return a row with one difference between two games: this game's rule, and below it the other's; the reverse if
    `ours`.
    """
    theirs, yours = (" ".join(map(render, side)) or tr("own.nothing") for side in (each.theirs, each.yours))
    here = tr("own.theirs", text=theirs) if ours else yours
    there = tr("own.not_ours" if ours else "own.instead", text=yours if ours else theirs)
    texts: list[ft.Control] = [
        parts.styled_text(here, colour=app.palette.text),
        parts.quiet_text(app, there),
    ]
    if each.player_counts:
        said = tr("own.at_seats", seats=_format_ranges(each.player_counts))
        texts.append(parts.quiet_text(app, said, weight=theme.STRONG))
    return ft.Semantics(
        identifier=f"difference-{n}",
        content=ft.Container(
            padding=ft.Padding.symmetric(vertical=theme.SPACE, horizontal=theme.EDGE),
            content=parts.stacked(texts, 2),
        ),
    )


def share_panel(app: App, rules: Rules) -> ft.Control:
    """Return the panel that shares a game: its code as text and as a QR code."""
    about = parts.quiet_text(app, tr("own.share_about"))
    return parts.panel(app, code_column(app, about, encode_rules(rules), "own", "share", "share-code"))


def code_column(app: App, about: ft.Control, code: str, words: str, ident: str, text_ident: str) -> ft.Control:
    """Return a code with its explanation, as a QR code, as text, and with a button that copies it. `words` is the
    beginning of its message keys.
    """
    copy = parts.pill(
        app, tr(f"{words}.copy"), partial(app.device.copy, code), f"{ident}-copy", icon=ft.Icons.COPY_ROUNDED
    )
    text = parts.selectable(app, code, text_ident, size=theme.SMALL)
    shown = qr_code(app, code, f"{ident}-qr", tr(f"{words}.qr"))
    return parts.stacked([about, shown, text, ft.Row([copy])])


def _arrival_preview(app: App, data: Data, rules: Rules) -> list[ft.Control]:
    """Return what a received code contains, compared with the own game of the same name or with the standard rules."""
    mine = next((game for game in data.store.games.all() if game.name == rules.name), None)
    try:
        yours = parse_rules(mine.text) if mine else load_preset(rules.base_preset)
    except RulesError:
        yours = load_preset(rules.base_preset)
    found = differing_rules(rules, yours)
    against = tr("own.yours_of", name=mine.name) if mine else render(load_preset(rules.base_preset).title)
    name = rules.name if rules.id != rules.base_preset else tr("own.first_name", game=rules.title)
    arrived = draft_from_rules(rules, name)
    verdict = check_draft(arrived)

    def store_and_route(data: Data) -> str:
        kept = data.store.games.save_game(arrived.name, ruleset_text(arrived.rules))
        return f"/new/{own_game_address(kept.id)}"

    return [
        parts.heading(name, colour=app.palette.text),
        *finding_rows(app, verdict),
        parts.rows(
            app,
            [
                parts.row(
                    app,
                    tr("own.differs", count=len(found), other=against),
                    None,
                    "import-differs",
                    about=tr("own.made_of", game=load_preset(rules.base_preset).title),
                    trailing=ft.Container(),
                ),
                *(difference_row(app, each, n, ours=True) for n, each in enumerate(found, start=1)),
            ],
        ),
        ft.Row(
            [
                parts.pill(
                    app,
                    tr("own.keep"),
                    partial(app.navigation.create_and_go, store_and_route)
                    if verdict.is_sound and not data.store.read_only
                    else None,
                    "import-keep",
                    accent=True,
                    icon=ft.Icons.CHECK_ROUNDED,
                )
            ]
        ),
    ]
