"""The store as the app sees it: every method is one transaction and returns frozen records."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from io import BytesIO
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Self, TypeVar

from sqlmodel import Session

from engine.sheet import LONGEST_NOTE, Event, Keep, Picture, Sheet, Terms, clean_name
from store import backup, checks, games, grids, history, journal, matches, people, ratings, settings, sheets, standings
from store import lease as leases
from store import statistics as numbers
from store.backup import Incoming, Taking
from store.database import Database
from store.errors import StoreError, WrongMoment
from store.ids import RandomBytes, uuid7
from store.machine import Process
from store.records import (
    BotCount,
    Clock,
    Damage,
    EndState,
    GameCount,
    Grid,
    Hand,
    HeldCard,
    Lease,
    Match,
    MatchKind,
    Meeting,
    NewMatch,
    Notice,
    OpenHand,
    OwnGame,
    Page,
    Person,
    Preview,
    RatingPoint,
    Result,
    Seat,
    Statistics,
)
from store.rows import DamagedRow, run
from store.standings import refresh
from store.tables import OpenHandRow, StandingRow

if TYPE_CHECKING:
    from store.sync.log import Log

Answer = TypeVar("Answer")


class _Undone(Exception):
    """Ends a transaction that was only to see what would come of it."""


class Store:
    """All that survives. Any method may raise StoreError, and then nothing was written.

    Methods that play on in a match take its Lease and raise LeaseLost once it was taken over.
    """

    def __init__(
        self,
        database: Database,
        clock: Clock,
        here: Process,
        random_bytes: RandomBytes,
        notice: Notice | None,
        thorough: bool = True,
    ) -> None:
        self.notice = notice
        self.read_only = database.read_only
        self._database = database
        self._clock = clock
        self._here = here
        self._random_bytes = random_bytes
        if not self.read_only:
            self._first_things(thorough)

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

    # Matches

    def new_match(self, new: NewMatch) -> Match:
        """Adds a match and the players in it that are new."""
        with self._database.writing() as session:
            match_id = matches.begin(session, new, self._clock.wall(), self._random_bytes)
            return history.load(session, [match_id])[0]

    def match(self, match_id: int) -> Match | None:
        """A match by its id, voided ones too."""
        return self._sound(lambda session: next(iter(history.load(session, [match_id])), None))

    def open_matches(self) -> tuple[Match, ...]:
        """All unfinished matches, the last touched first."""
        return self._sound(history.open_matches)

    def matches(
        self,
        search: str = "",
        older_than: tuple[int, int] | None = None,
        limit: int = 30,
        *,
        person: int | None = None,
        game: str | None = None,
        kind: MatchKind | None = None,
        since: int | None = None,
        until: int | None = None,
    ) -> Page:
        """One page of matches, the last touched first. Every word of `search` must be found in a name at the table, the
        game or the note; `older_than` is `Page.older` of the page before; `game` is "" for free sheets, times are
        Unix ms."""
        wanted = history.Wanted(search, person, game, kind, since, until)
        return self._sound(lambda session: history.page(session, wanted, older_than, limit))

    def change_seat(self, lease: Lease, number: int, seat: Seat) -> Match:
        """Gives a seat (0-based) to another person or bot from now on, or back."""
        with self._playing(lease) as session:
            now = self._clock.wall()
            matches.sit(session, lease.match_id, number, seat, now, self._random_bytes)
            return history.load(session, [lease.match_id])[0]

    def note(self, match_id: int, text: str) -> Match:
        """Writes a note to a match, in the place of the one it had; an empty text is none."""
        with self._database.writing() as session:
            now, random_bytes = self._clock.wall(), self._random_bytes
            detail = {"text": clean_name(text, LONGEST_NOTE)}
            matches.mark(session, match_id, "noted", detail, now, random_bytes)
            return history.load(session, [match_id])[0]

    def grid(self, match_id: int) -> Grid | None:
        """A match round by round, played or kept."""
        return self._sound(lambda session: grids.read_grid(session, match_id))

    def end_match(self, lease: Lease, state: EndState, placings: tuple[int, ...] = ()) -> Match:
        """Ends a match; `placings` is each seat's place (1 is first).

        An open hand stays as it is.
        """
        with self._playing(lease) as session:
            now, random_bytes = self._clock.wall(), self._random_bytes
            matches.end(session, lease.match_id, state, placings, now, random_bytes)
            return history.load(session, [lease.match_id])[0]

    def void_match(self, match_id: int) -> None:
        """Takes a match out of all lists. Nothing is deleted: see `restore_match`."""
        self._mark(match_id, "voided")

    def restore_match(self, match_id: int) -> None:
        """Undoes `void_match`."""
        self._mark(match_id, "restored")

    # Hands

    def begin_hand(self, lease: Lease, number: int, dealer: int, seed: int, header: str) -> OpenHand:
        """Opens hand `number` (from 1); WrongMoment if one is open or it is not the next."""
        with self._playing(lease) as session:
            now = self._clock.wall()
            if session.get_one(StandingRow, lease.match_id).state != "open":
                raise WrongMoment(f"match {lease.match_id} has ended")
            row = OpenHandRow(
                match_id=lease.match_id,
                uuid=uuid7(now, self._random_bytes),
                number=number,
                dealer=dealer,
                seed=str(seed),
                header=header,
                begun=now,
            )
            journal.begin(session, row)
            refresh(session, lease.match_id)
            return journal.opened(session, lease.match_id)

    def append_action(self, lease: Lease, hand: int, seat: int, text: str) -> int:
        """Writes one action of the open hand (number `hand`) and returns the action's number."""
        with self._playing(lease) as session:
            return journal.append(session, lease.match_id, hand, seat, text, self._clock.wall())

    def undo(self, lease: Lease, hand: int, seat: int, keep: int) -> OpenHand:
        """Takes back all standing actions but the first `keep`, and returns what stands."""
        with self._playing(lease) as session:
            journal.undo(session, lease.match_id, hand, seat, keep, self._clock.wall())
            return journal.opened(session, lease.match_id)

    def open_hand(self, match_id: int) -> OpenHand | None:
        """The hand in play, to look at."""
        with self._database.reading() as session:
            return journal.read(session, match_id)

    def resume_hand(self, lease: Lease) -> OpenHand | None:
        """The hand in play, to play on. Where it is not `intact`, the damaged action and all
        after it are taken back for good; StoreError if not even the deal can be read."""
        with self._playing(lease) as session:
            now, path = self._clock.wall(), self._database.path
            return journal.resume(session, lease.match_id, now, path)

    def finish_hand(self, lease: Lease, hand: int, notation: str, result: Result) -> Hand:
        """Keeps the open hand as its notation. May be repeated when the answer was lost."""
        with self._playing(lease) as session:
            now = self._clock.wall()
            row = journal.finish(session, lease.match_id, hand, notation, result, now)
            standings.unseen(session, lease.match_id, hand)
            refresh(session, lease.match_id)
            kept = history.as_hand(row)
        self._database.fold()
        return kept

    def hands(self, match_id: int) -> tuple[Hand, ...]:
        """The finished hands of a match in the order of play."""
        with self._database.reading() as session:
            return history.hands(session, match_id)

    def hand(self, hand_id: int) -> Hand | None:
        """One finished hand."""
        with self._database.reading() as session:
            return history.hand(session, hand_id)

    # Score sheets

    def new_sheet(self, terms: Terms, players: Sequence[str], dealer: int = 0, game: str | None = None) -> Match:
        """Begins a sheet, and adds the people on it who are new. `game` is the id under which it is found, if not that
        of its ruleset. SheetError if there are too many players, or none."""
        names = tuple(clean_name(name) for name in players)
        Sheet(terms, names, dealer)
        found = game if game is not None else terms.rules.id if terms.rules else ""
        with self._database.writing() as session:
            now, random_bytes = self._clock.wall(), self._random_bytes
            begun = sheets.Begun(terms, names, dealer)
            match_id = matches.begin_sheet(session, begun, found, now, random_bytes)
            return history.load(session, [match_id])[0]

    def sheet(self, match_id: int) -> Sheet | None:
        """The sheet of a match with all its taps; None where it has none or cannot be read."""
        with self._database.reading() as session:
            return standings.sheet_of(session, match_id)

    def tap(self, lease: Lease, sheet: Sheet, event: Event) -> Picture:
        """Checks a tap, writes it down, and only then changes the sheet. SheetError if it does not fit; WrongMoment if
        there are taps that `sheet` does not know: `Store.sheet` has them."""
        after = sheet.copy()
        picture = after.add(event)
        with self._playing(lease) as session:
            now, random_bytes = self._clock.wall(), self._random_bytes
            after.written = sheets.add(session, lease.match_id, sheet, event, now, random_bytes)
            names = [line.name for line in picture.lines]
            matches.seat_names(session, lease.match_id, names, now, random_bytes)
            standings.refresh(session, lease.match_id, picture)
        sheet.become(after)
        if isinstance(event, Keep):
            self._database.fold()
        return picture

    # Leases

    def acquire(self, match_id: int, holder: str, label: str, take_over: bool = False) -> Lease:
        """The right to play on, for the window `holder` (a random text of its own).

        LeaseHeld if another window has it, unless `take_over`; `label` is what that one is told.
        """
        lease = Lease(match_id, holder)
        with self._database.writing() as session:
            leases.acquire(session, self._clock, self._here, lease, label, take_over)
        return lease

    def renew(self, lease: Lease) -> None:
        """To be called every `records.RENEW_MS` while the table is open."""
        if self._database.alone:  # who else should ask for it?
            return
        with self._database.writing(durable=False) as session:
            leases.renew(session, self._clock, lease)

    def release(self, lease: Lease) -> None:
        """Gives the match free for other windows; harmless if it was lost."""
        with self._database.writing(durable=False) as session:
            leases.release(session, lease)

    # Games of one's own

    def own_games(self) -> tuple[OwnGame, ...]:
        """The games that were made here and not removed, the last changed first."""
        with self._database.reading() as session:
            return games.read(session)

    def keep_game(self, name: str, text: str, game: int | None = None) -> OwnGame:
        """Keeps a new game, or what has become of the game `game`."""
        with self._database.writing() as session:
            return games.keep(session, game, name, text, self._clock.wall(), self._random_bytes)

    def remove_game(self, game: int) -> None:
        """Takes a game away; matches by its rules stay."""
        with self._database.writing() as session:
            games.keep(session, game, "", "", self._clock.wall(), self._random_bytes)

    # People

    def people(self, archived: bool = False) -> tuple[Person, ...]:
        """The people known on this device, who played last first; those who were archived only if asked for."""
        with self._database.reading() as session:
            return people.listed(session, archived)

    def rename(self, person: int, name: str) -> tuple[Person, ...]:
        """Gives a person another name, in all that was; WrongMoment if it is empty or somebody else's."""
        with self._database.writing() as session:
            people.rename(session, person, name, self._clock.wall(), self._random_bytes)
            self._again(session, person)
            return people.listed(session, archived=False)

    def recolour(self, person: int, colour: int) -> tuple[Person, ...]:
        """Gives a person a colour by its number."""
        return self._mark_person(person, "recoloured", str(int(colour)))

    def archive(self, person: int, on: bool = True) -> tuple[Person, ...]:
        """Takes a person out of the lists, or back into them; matches and numbers stay."""
        return self._mark_person(person, "archived" if on else "recalled", "")

    def merge(self, person: int, into: int) -> tuple[Person, ...]:
        """Two people are one: all that `person` did was done by `into`. WrongMoment if they are one already."""
        with self._database.writing() as session:
            people.merge(session, person, into, self._clock.wall(), self._random_bytes)
            self._again(session, person)
            return people.listed(session, archived=False)

    def separate(self, person: int) -> tuple[Person, ...]:
        """Undoes `merge`: `person` is a person of their own again."""
        with self._database.writing() as session:
            people.known(session, person)
            people.mark(session, person, "separated", "", self._clock.wall(), self._random_bytes)
            self._again(session, person)
            return people.listed(session, archived=False)

    # Statistics, over finished matches that were not voided

    def statistics(self, person: int, game: str | None = None, kind: MatchKind | None = None) -> Statistics:
        """A person's matches in numbers, of one game or all, played or kept or both."""
        return self._sound(lambda session: numbers.of_person(session, person, game, kind))

    def games(self) -> tuple[GameCount, ...]:
        """Every game in the history and how often, the most frequent first."""
        with self._database.reading() as session:
            return numbers.games(session)

    def head_to_head(self, person: int, game: str | None = None) -> tuple[Meeting, ...]:
        """Everybody this person met, whom they met most first."""
        return self._sound(lambda session: numbers.meetings(session, person, game))

    def rating(self, person: int, points: int = 200) -> tuple[RatingPoint, ...]:
        """The person's rating over time, at most so many points of it; the newest is always there."""
        return self._sound(lambda session: ratings.of_person(session, person, points))

    def costly(self, person: int, game: str | None = None) -> tuple[HeldCard, ...]:
        """The cards this person was left with when hands ended, the dearest first."""
        return self._sound(lambda session: numbers.held(session, person, game))

    def bots(self) -> tuple[BotCount, ...]:
        """How the bots of each level fare."""
        return self._sound(numbers.bots)

    def catch_up(self, limit: int = 10) -> bool:
        """Does a slice of what statistics are behind with, ratings and cards left, about so many matches; whether more
        is to be done."""
        if self.read_only:
            return False
        with self._database.writing(durable=False) as session:
            return ratings.catch_up(session, limit)

    # To take along, and to bring

    def export(self, path: Path) -> Iterator[int]:
        """Writes everything to one file, a slice for each step of the iterator, which yields the lines done. The file
        is there at the end, whole, or not at all; OSError if it cannot be written."""
        return backup.to_file(self._database, path, self._clock.wall())

    def export_bytes(self) -> bytes:
        """As `export`, where there are no files."""
        file = BytesIO()
        for _ in backup.to_zip(self._database, file, self._clock.wall()):
            pass
        return file.getvalue()

    def export_csv(self) -> Iterator[str]:
        """A header and then a line for each round of every match, for a spreadsheet; lines come without their ends."""
        return backup.to_csv(self._database)

    def preview(self, incoming: Incoming) -> Preview:
        """What `take_in` would add. ImportProblem as there."""
        taken: Preview | None = None
        with suppress(_Undone), self._database.writing() as session:
            taken = Taking(session, self._clock.wall(), self._random_bytes).run(incoming)
            raise _Undone
        assert taken is not None
        return taken

    def take_in(self, incoming: Incoming) -> Preview:
        """Adds what a file that was read (`Incoming.read`) has and this store has not, all of it or nothing; done again
        it adds nothing. ImportProblem if a line does not fit what stands before it."""
        with self._database.writing() as session:
            taking = Taking(session, self._clock.wall(), self._random_bytes)
            taken = taking.run(incoming)
            taking.finish()
        self._database.fold()
        return taken

    # Settings, health

    def settings(self) -> dict[str, str]:
        """All settings; one whose row is damaged is missing, so its default applies."""
        with self._database.reading() as session:
            return settings.read(session)

    def set_setting(self, key: str, value: str | None) -> None:
        """Sets one setting, or forgets it (None)."""
        with self._database.writing() as session:
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

    @contextmanager
    def _playing(self, lease: Lease) -> Iterator[Session]:
        with self._database.writing() as session:
            leases.check(session, lease)
            yield session

    def _mark_person(self, person: int, word: str, detail: str) -> tuple[Person, ...]:
        with self._database.writing() as session:
            people.known(session, person)
            people.mark(session, person, word, detail, self._clock.wall(), self._random_bytes)
            return people.listed(session, archived=False)

    def _again(self, session: Session, player: int) -> None:
        """Counts the matches anew in which this row of players sat."""
        query = "SELECT DISTINCT match_id FROM seats WHERE player_id = ?"
        standings.refresh_all(session, [match_id for (match_id,) in run(session, query, (player,))])

    def _sound(self, read: Callable[[Session], Answer]) -> Answer:
        """What is read; where a derived row is damaged, they are all made anew first."""
        try:
            with self._database.reading() as session:
                return read(session)
        except DamagedRow:
            if self.read_only:
                raise StoreError("damaged", self._database.path, "statistics cannot be read") from None
        with self._database.writing() as session:
            standings.rebuild(session)
        with self._database.reading() as session:
            return read(session)

    def _mark(self, match_id: int, word: str) -> None:
        with self._database.writing() as session:
            now, random_bytes = self._clock.wall(), self._random_bytes
            matches.mark(session, match_id, word, {}, now, random_bytes)

    def _first_things(self, thorough: bool) -> None:
        """Gives a new file its device id, and mends derived rows that damage has changed."""
        with self._database.reading() as session:
            known, wrong = settings.meta(session, "device"), thorough and standings.differ(session)
        if known and not wrong:
            return
        with self._database.writing() as session:
            if not settings.meta(session, "device"):  # or another process was quicker
                device = uuid7(self._clock.wall(), self._random_bytes)
                settings.set_meta(session, "device", device.hex())
            if wrong:
                standings.rebuild(session)
