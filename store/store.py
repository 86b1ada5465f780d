"""The store as the app sees it: every method is one transaction and returns frozen records."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import IO, TYPE_CHECKING, Self

from store import backup, checks
from store.backup import Incoming
from store.known import Known
from store.persisted import settings
from store.played import Played
from store.records import Damage, Preview

if TYPE_CHECKING:
    from store.sync.log import Log


class Store(Played, Known):
    """All that survives. Any method may raise StoreError, and then nothing was written.

    Methods that play on in a match take its Lease and raise LeaseLost once it was taken over.
    """

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Ends the connection. Nothing need be closed for what was written to survive."""
        self._database.close()

    # To take along, and to bring

    def export(self, path: Path) -> Iterator[int]:
        """Writes everything to one file, a slice for each step of the iterator, which yields the lines done. The file
        is there at the end, whole, or not at all; OSError if it cannot be written."""
        return backup.to_file(self._database, path, self._clock.wall())

    def export_into(self, file: IO[bytes]) -> Iterator[int]:
        """As `export`, into any file that can be written to."""
        return backup.to_zip(self._database, file, self._clock.wall())

    def export_csv(self) -> Iterator[str]:
        """A header and then a line for each round of every match, for a spreadsheet; lines come without their ends."""
        return backup.to_csv(self._database)

    def preview(self, incoming: Incoming) -> Generator[Preview, None, None]:
        """What `take_in` would add, slice by slice as there."""
        work = partial(backup.take_in, incoming=incoming, now=self._clock.wall(), random_bytes=self._random_bytes)
        return self._database.slices(work, keep=False)

    def take_in(self, incoming: Incoming) -> Generator[Preview, None, None]:
        """Adds what a file that was read (`Incoming.read`) has and this store has not, a slice for each step of the
        iterator, which yields what was added so far. It is kept at the iterator's end, all of it, and else nothing;
        done again it adds nothing. ImportProblem if a line does not fit what stands before it; nothing else is
        written meanwhile."""
        work = partial(backup.take_in, incoming=incoming, now=self._clock.wall(), random_bytes=self._random_bytes)
        yield from self._database.slices(work)
        self._database.fold()

    # Settings, health

    def settings(self) -> dict[str, str]:
        """All settings; one whose row is damaged is missing, so its default applies."""
        with self._database.reading() as session:
            return settings.read(session)

    def set_setting(self, key: str, value: str | None, *, patient: bool = True) -> None:
        """Sets one setting, or forgets it (None). Not `patient`: a file that another process writes is busy at once."""
        with self._database.writing(patient=patient) as session:
            settings.write(session, key, value)

    def device(self) -> str:
        """This device's random id."""
        with self._database.reading() as session:
            return settings.meta(session, "device")

    def sync_log(self) -> Log:
        """What travels to one's other devices, as `store.sync` needs it."""
        from store.sync.log import Log

        return Log(self._database, self.device(), self._random_bytes)

    def damage(self) -> tuple[Damage, ...]:
        """Every row that fails its digest. Reads everything: for a report, not for the start."""
        with self._database.reading() as session:
            return tuple(checks.digests(session))
