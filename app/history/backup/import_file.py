"""Import a file from another device: it's picked, checked, and imported once the person has seen a preview."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final

import flet as ft

from app.data import Data
from app.history.backup.running_work import NOTHING_RUNS, RunningWork, WorkProgress
from app.history.backup.settings_from_files import is_setting
from app.people import erase_remains
from app.platform.background import off_loop
from app.ui import parts, theme
from app.ui.parts.file_picker import NotPickedError, pick_file
from app.ui.window.app_state import App
from app.ui.window.error_boundary import describe_failure
from app.ui.window.hooks import use_value
from app.ui.words import tr
from store.errors import ImportFailed, StoreError
from store.records import Preview

if TYPE_CHECKING:
    from store.backup.incoming import Incoming

CHECKING_SHARE: Final = 0.4  # the fraction of the progress for checking a file; the rest is for its preview
PREVIEW_COUNTS: Final = (
    "matches_new",
    "matches_grown",
    "matches_known",
    "people_new",
    "people_known",
    "hands_new",
    "rounds_new",
    "games_new",
    "settings_new",
    "differing",
    "set_aside",
)


@dataclass(frozen=True)
class PickedFile:
    """A file that was checked, with the preview of its import."""

    incoming: Incoming
    preview: Preview


NO_FILE: Final[PickedFile | None] = None


@dataclass(frozen=True)
class FileImport:
    """The import on one screen: the picked file (None before one is picked), a function that shows another one, and one
    that shows a problem.
    """

    running: RunningWork
    picked: PickedFile | None
    show: Callable[[PickedFile | None], None]
    complain: Callable[[str], None]

    @property
    def _data(self) -> Data:
        data = self.running.app.data
        assert data is not None
        return data

    def forget_file(self) -> None:
        """Close the picked file and remove it from the screen."""
        self.show(None)
        self._data.incoming.close()

    async def pick_and_preview(self) -> None:
        """Let the person pick a file, check it, and show a preview of its import."""
        from store.backup.incoming import Incoming  # imports the database library

        running = self.running
        self.complain("")
        self.forget_file()
        running.stopped.clear()
        try:
            file = await pick_file(running.app, Incoming.most, lambda: running.show(WorkProgress("import")))
        except NotPickedError as wrong:
            self.complain(str(wrong))
            return
        finally:
            running.show(NOTHING_RUNS)
        if file is None:
            return
        with ExitStack() as opened:
            opened.enter_context(file)
            if running.stopped.is_set():
                return
            incoming = Incoming(file)
            preview = await self._preview_file(incoming)
            if preview is not None:
                self.show(PickedFile(incoming, preview))
                self._data.hold_incoming(opened)

    async def _preview_file(self, incoming: Incoming) -> Preview | None:
        """Check a file and return the preview of its import; None if it can't be imported or the person stopped."""
        running = self.running
        look = self._data.store.backup.preview_import(incoming, is_setting)
        try:
            if (
                await running.run_in_slices("import", incoming.check_in_slices(), lambda done: CHECKING_SHARE * done)
                is None
            ):
                return None
            found = await running.run_in_slices(
                "import", look, lambda step: CHECKING_SHARE + (1 - CHECKING_SHARE) * step.done
            )
            for reason in found.reasons if found else ():
                running.app.journal.add_line(f"an entry of a file is left out: {reason}")
        except (ImportFailed, StoreError) as wrong:
            self.complain(_import_problem_text(running.app, wrong))
            return None
        finally:
            look.close()  # no window can write before that
        return found

    async def import_file(self) -> None:
        """Import the picked file, and show how many matches it brought."""
        assert self.picked is not None
        app, data = self.running.app, self._data
        taking = data.store.backup.import_file(self.picked.incoming, is_setting)
        opened = data.incoming.pop_all()
        try:
            taken = await self.running.run_in_slices("taking", _iter_all_but_last(taking), lambda step: step.done)
            if taken is None:
                app.device.show_message(tr("keepsakes.stopped"))
            else:
                await off_loop(partial(next, taking, None))  # the last step writes everything to disk
                await erase_remains(app)
                app.device.show_message(tr("keepsakes.taken", count=taken.matches_new + taken.matches_grown))
        except (ImportFailed, StoreError) as wrong:
            self.complain(_import_problem_text(app, wrong))
        finally:
            taking.close()
            opened.close()
            self.forget_file()


def use_import(running: RunningWork, complain: Callable[[str], None]) -> FileImport:
    """Hook: return the import of this screen. A picked file is closed when the screen is left."""
    picked, show = use_value(NO_FILE)

    def close_picked_file() -> None:
        if running.app.data is not None:
            running.app.data.incoming.close()

    ft.use_effect(lambda: None, [], cleanup=close_picked_file)
    return FileImport(running, picked, show, complain)


def _import_problem_text(app: App, wrong: ImportFailed | StoreError) -> str:
    """Return why a file couldn't be imported, as text for the person; the report gets the details."""
    if isinstance(wrong, ImportFailed):
        app.journal.add_line(f"a file that cannot be imported: {wrong}")
        return tr(f"keepsakes.problem.{wrong.fault}", where=wrong.location)
    return describe_failure(wrong)


def _iter_all_but_last(taking: Iterator[Preview]) -> Iterator[Preview]:
    """Yield all previews except the last one, whose step stores everything."""
    for step in taking:
        yield step
        if step.done == 1:
            return


def preview_counts(app: App, preview: Preview) -> list[ft.Control]:
    """Return a row for each kind of entry that would be imported, with its number, or a note that
    there's nothing new.
    """
    lines: list[ft.Control] = []
    for key in PREVIEW_COUNTS:
        if count := getattr(preview, key):
            title = parts.styled_text(tr(f"keepsakes.{key}"), colour=app.palette.text, expand=True)
            many = parts.styled_text(str(count), colour=app.palette.text, weight=theme.HEAVY)
            room = ft.Padding.symmetric(vertical=theme.SPACE, horizontal=theme.EDGE)
            row = ft.Container(padding=room, content=ft.Row([title, many]))
            lines.append(ft.Semantics(identifier=f"preview-{key}", content=row))
    if not lines:
        return [parts.notice(app, tr("keepsakes.nothing"), "preview-nothing")]
    return parts.section(app, tr("keepsakes.look"), lines)
