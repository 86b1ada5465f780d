"""What is played and kept: matches, hands, score sheets, and who may go on with one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from sqlmodel import Session

from engine.scoresheet import LONGEST_NOTE, Event, Keep, Picture, Sheet, Terms, clean_name
from store.errors import WrongMoment
from store.history import grids, pages
from store.ids import uuid7
from store.kept import Kept
from store.persisted import journal, leases, matches, sheets
from store.projections import refreshing
from store.projections.refreshing import refresh
from store.records import EndState, Grid, Hand, Lease, Match, MatchKind, NewMatch, OpenHand, Page, Result, Seat
from store.tables import OpenHandRow, StandingRow


class Played(Kept):
    """Matches and all that happens in them. What plays on takes the match's Lease, and raises LeaseLost once that was
    taken over."""

    # Matches

    def new_match(self, new: NewMatch) -> Match:
        """Adds a match and the players in it that are new."""
        with self._database.writing() as session:
            match_id = matches.begin(session, new, self._clock.wall(), self._random_bytes)
            refresh(session, match_id)
            return pages.load(session, [match_id])[0]

    def match(self, match_id: int) -> Match | None:
        """A match by its id, voided ones too."""
        return self._sound(lambda session: next(iter(pages.load(session, [match_id])), None))

    def open_matches(self) -> tuple[Match, ...]:
        """All unfinished matches, the last touched first."""
        return self._sound(pages.open_matches)

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
        wanted = pages.Wanted(search, person, game, kind, since, until)
        return self._sound(lambda session: pages.page(session, wanted, older_than, limit))

    def change_seat(self, lease: Lease, number: int, seat: Seat) -> Match:
        """Gives a seat (0-based) to another person or bot from now on, or back."""
        with self._playing(lease) as session:
            now = self._clock.wall()
            matches.sit(session, lease.match_id, number, seat, now, self._random_bytes)
            refresh(session, lease.match_id)
            return pages.load(session, [lease.match_id])[0]

    def note(self, match_id: int, text: str) -> Match:
        """Writes a note to a match, in the place of the one it had; an empty text is none."""
        with self._database.writing() as session:
            now, random_bytes = self._clock.wall(), self._random_bytes
            detail = {"text": clean_name(text, LONGEST_NOTE)}
            matches.mark(session, match_id, "noted", detail, now, random_bytes)
            refresh(session, match_id)
            return pages.load(session, [match_id])[0]

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
            refresh(session, lease.match_id)
            return pages.load(session, [lease.match_id])[0]

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
            row = journal.finish(session, lease.match_id, hand, notation, result, now, self._random_bytes)
            refreshing.unseen(session, lease.match_id, hand)
            refresh(session, lease.match_id)
            kept = pages.as_hand(row)
        self._database.fold()
        return kept

    def hands(self, match_id: int) -> tuple[Hand, ...]:
        """The finished hands of a match in the order of play."""
        with self._database.reading() as session:
            return pages.hands(session, match_id)

    def hand(self, hand_id: int) -> Hand | None:
        """One finished hand."""
        with self._database.reading() as session:
            return pages.hand(session, hand_id)

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
            refresh(session, match_id)
            return pages.load(session, [match_id])[0]

    def sheet(self, match_id: int) -> Sheet | None:
        """The sheet of a match with all its taps; None where it has none or cannot be read."""
        with self._database.reading() as session:
            return refreshing.sheet_of(session, match_id)

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
            refreshing.refresh(session, lease.match_id, picture)
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

    @contextmanager
    def _playing(self, lease: Lease) -> Iterator[Session]:
        with self._database.writing() as session:
            leases.check(session, lease)
            yield session

    def _mark(self, match_id: int, word: str) -> None:
        with self._database.writing() as session:
            now, random_bytes = self._clock.wall(), self._random_bytes
            matches.mark(session, match_id, word, {}, now, random_bytes)
            refresh(session, match_id)
