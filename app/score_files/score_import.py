"""The import of a score file: pick a file, preview it, import it when the person agrees, and undo that."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Final

import flet as ft

from app.data import Data
from app.history.backup.running_work import NOTHING_RUNS, RunningWork, WorkProgress
from app.people import erase_remains
from app.platform.background import off_loop
from app.score_files.next_sheet import prepare_next_sheet
from app.ui.parts.file_picker import NotPickedError, pick_file
from app.ui.window.error_boundary import describe_failure, on
from app.ui.window.hooks import use_newest, use_value
from app.ui.words import tr
from store.errors import ScoreFileError, StoreError
from store.records import Person, Preview

if TYPE_CHECKING:
    from store.exchange.import_plays import ScoreFilePreview
    from store.exchange.plays import DateOrder
    from store.exchange.score_files import BroughtFile


@dataclass(frozen=True)
class PickedScores:
    """A score file that was picked: its bytes, its preview, the people known here, and the person
    chosen for each name.
    """

    content: bytes
    preview: ScoreFilePreview
    here: tuple[Person, ...]
    chosen: Mapping[str, int | None]

    def person_of(self, name: str) -> int | None:
        """Return the id of the person for a name in the file, None for a new person."""
        if name in self.chosen:
            return self.chosen[name]
        return next((each.person for each in self.preview.people if each.name == name), None)


NO_FILE: Final[PickedScores | None] = None
NO_FILES: Final[tuple[BroughtFile, ...]] = ()


@dataclass(frozen=True)
class ScoreImport:
    """The import of score files on one screen.

    `newest` returns the picked file, also within a handler after other taps; `edit` changes it. `brought` are the files
    that were imported before. `complain` shows a text on what went wrong.
    """

    running: RunningWork
    newest: Callable[[], tuple[PickedScores | None]]
    edit: Callable[[Callable[[tuple[PickedScores | None]], tuple[PickedScores | None]]], None]
    brought: Sequence[BroughtFile]
    refresh: Callable[[], None]
    complain: Callable[[str], None]

    @property
    def picked(self) -> PickedScores | None:
        """The file that was picked and isn't imported yet, None for none."""
        return self.newest()[0]

    @property
    def _data(self) -> Data:
        data = self.running.app.data
        assert data is not None
        return data

    def _show(self, picked: PickedScores | None) -> None:
        self.edit(lambda _: (picked,))

    def forget_file(self) -> None:
        """Forget the picked file without importing it."""
        self._show(None)

    def choose_person(self, name: str, person: int | None) -> None:
        """Choose the person for a name in the file by id, None for a new person."""

        def with_person_chosen(now: tuple[PickedScores | None]) -> tuple[PickedScores | None]:
            return (now[0] and replace(now[0], chosen={**now[0].chosen, name: person}),)

        self.edit(with_person_chosen)

    async def pick_and_preview(self) -> None:
        """Ask for a file, and show its preview."""
        from store.exchange.decoding import MAX_FILE_BYTES  # loaded with the first file

        running = self.running
        self.complain("")
        self.forget_file()
        try:
            file = await pick_file(running.app, MAX_FILE_BYTES, lambda: running.show(WorkProgress("import")))
        except NotPickedError as wrong:
            self.complain(str(wrong))
            return
        finally:
            running.show(NOTHING_RUNS)
        if file is not None:
            with file:
                content = file.read()
            await self.preview_file(content)

    async def preview_file(self, content: bytes, order: DateOrder | None = None) -> None:
        """Read a file, and show its preview. `order` is the order of day and month in its dates, None to detect it."""
        from store.exchange.reading import read_score_file  # loaded with the first file

        running, store = self.running, self._data.store
        running.show(WorkProgress("import"))
        try:
            file = await off_loop(partial(read_score_file, content, order))
            last = await running.run_in_slices("import", store.score_files.preview(file), lambda step: step.done)
            if last is not None and last.preview is not None:
                self._show(PickedScores(content, last.preview, store.people.all(), {}))
        except (ScoreFileError, StoreError) as wrong:
            self._show_problem(wrong)
        finally:
            running.show(NOTHING_RUNS)

    async def import_file(self) -> None:
        """Import the picked file."""
        picked, data, app = self.picked, self._data, self.running.app
        assert picked is not None
        taking = data.store.score_files.bring_in(picked.preview, picked.chosen)
        try:
            taken = await self.running.run_in_slices("taking", _iter_all_but_last(taking), lambda step: step.done)
            if taken is None:
                app.device.show_message(tr("keepsakes.stopped"))
            else:
                await off_loop(partial(next, taking, None))  # commits, which may wait for the disk
                await erase_remains(app)
                prepare_next_sheet(data, picked.preview)
                app.device.show_message(tr("keepsakes.taken", count=taken.matches_new + len(picked.preview.removed)))
        except (ScoreFileError, StoreError) as wrong:
            self._show_problem(wrong)
        finally:
            taking.close()
            self.forget_file()
            self.refresh()

    async def undo_import(self, digest: str) -> None:
        """Remove the matches of the file with this digest from all lists."""
        undoing = self._data.store.score_files.undo(digest)
        try:
            if await self.running.run_in_slices("undoing", undoing, float) is not None:
                self.running.app.device.show_message(tr("bring.undone"))
        except StoreError as wrong:
            self._show_problem(wrong)
        finally:
            undoing.close()
            self.refresh()

    def _show_problem(self, wrong: ScoreFileError | StoreError) -> None:
        """Show why a file couldn't be imported. The details are added to the journal."""
        if isinstance(wrong, ScoreFileError):
            self.running.app.journal.add_line(f"a score file that cannot be read: {wrong}")
            self.complain(tr(f"bring.problem.{wrong.fault}"))
        else:
            self.complain(describe_failure(wrong))


def use_score_import(running: RunningWork, complain: Callable[[str], None]) -> ScoreImport:
    """Hook: return the score import of this screen."""
    newest, edit = use_newest((NO_FILE,))
    brought, show = use_value(NO_FILES)
    changes, change = use_newest(0)
    app = running.app

    async def read_brought() -> None:
        if app.data is not None:
            show(await off_loop(app.data.store.score_files.brought_files))

    ft.use_effect(on(read_brought), [app.data is None, changes()])
    return ScoreImport(running, newest, edit, brought, lambda: change(lambda many: many + 1), complain)


def _iter_all_but_last(taking: Iterator[Preview]) -> Iterator[Preview]:
    """Yield the previews except the last one; the step to that commits the import."""
    for step in taking:
        yield step
        if step.done == 1:
            return
