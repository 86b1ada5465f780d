"""Handles taps on a score sheet: each becomes an event that is stored before it is drawn, and the next thing to tap is
selected.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace
from typing import Any, Final, Literal

from app.data import CLOCK
from app.people import colour_numbers_by_name
from app.scoresheet.state import NOTHING_TYPED, EntryMethod, SheetPanel, SheetState, is_over, round_line
from app.scoresheet.typed_number import KEYS, MOST_DIGITS, TypedSum, typed_as
from app.session import Session
from app.ui.numbers import points_text
from app.ui.window.app_state import App
from app.ui.window.error_boundary import describe_failure
from app.ui.window.navigation import ESCAPE
from app.ui.words import join_phrases, tr
from engine.messages import Message, SpokenError
from engine.player_names import MAX_NOTE_LENGTH
from engine.scoresheet.sheet import Sheet, SheetPicture
from engine.scoresheet.standings import RoundLine
from engine.scoresheet.taps import (
    Cards,
    Double,
    Enter,
    Entry,
    FinishRound,
    GiveBonus,
    Life,
    Note,
    Penalty,
    Place,
    Redo,
    Score,
    ScoreMark,
    SheetEvent,
    Strike,
    TimeUp,
    TurnRound,
    Undo,
    Unmark,
    Won,
)
from engine.scoresheet.terms import SheetError
from store.errors import InvalidState
from store.records import LEASE_RENEWAL_MS, Lease, StoredMatch

ARROW_UP: Final = "Arrow Up"
ARROW_DOWN: Final = "Arrow Down"
ENTER: Final = "Enter"
TAB: Final = "Tab"
BACKSPACE: Final = "Backspace"
DELETE: Final = "Delete"
#: Keys of a keyboard, without "Numpad", that type a key of the pad with another name.
TYPED_BY: Final = {
    BACKSPACE: "back", DELETE: "back", ",": ".", "Decimal": ".", "Comma": ".", "Add": "+", "Subtract": "-", "−": "-",
    "=": "+",
}  # fmt: skip
MINUTE: Final = 60_000
SECOND: Final = 1000


@dataclass
class WaitingKeys:
    """Keys of the number pad that wait until an earlier entry is stored, with the round and player they are for."""

    round: int
    player: int
    keys: list[str]


@dataclass(frozen=True)
class OpenSheet:
    """A sheet as read under its lease."""

    sheet: Sheet
    match: StoredMatch | None
    colours: Mapping[str, int]


class SheetController:
    """The controller of one sheet on one screen. `show` is called with every new SheetState. Nothing here raises into
    the screen.
    """

    def __init__(self, app: App, match_id: int, show: Callable[[SheetState], None]) -> None:
        self.app = app
        self.match_id = match_id
        self.session = Session(app, match_id, self.show_current)
        self.shown = SheetState()
        self._show = show
        self._open: OpenSheet | None = None
        self._lock = asyncio.Lock()
        self._entry_lock = asyncio.Lock()
        self._waiting_keys: WaitingKeys | None = None  # which a key that is pressed now joins
        self._time_up_shown = False
        self._timer: asyncio.Future[None] | None = None
        self._tabbed = False  # the focus was moved by keys, and no other key has been pressed since

    async def run(self) -> None:
        """Open the sheet and keep it open until this is cancelled, when the screen is left."""
        self._show(self.shown)  # not the sheet shown before
        await self.session.run(self._read_sheet, self._keep_open)

    def _read_sheet(self, lease: Lease) -> OpenSheet:
        data = self.app.data
        assert data is not None
        sheet = data.store.sheets.get(lease.match_id)
        if sheet is None:
            raise SpokenError(f"there is no match {lease.match_id}", Message("play-no_store"))
        _ = sheet.current_picture  # a long sheet is counted here, beside the event loop
        return OpenSheet(sheet, data.store.matches.get(lease.match_id), colour_numbers_by_name(data))

    async def _keep_open(self, read: OpenSheet) -> None:
        """Show the sheet while the screen is in front, and check the time limit if there is one."""
        self._open, picture, before = read, read.sheet.current_picture, self.shown
        title = picture.terms.name or tr("keep.free")
        method = before.method if before.picture is not None else EntryMethod(picture.terms.entry)
        # The selection is restored, as the connection may have been lost only for a moment.
        self.shown = SheetState(
            picture, title, read.colours, before.round, before.player, method,
            suit=before.suit, left=self._minutes_left(),
        )  # fmt: skip
        self._select_existing()
        self.show_current()
        if read.sheet.skipped:
            self.app.device.show_message(tr("keep.skipped", count=read.sheet.skipped))
        self.app.device.keep_screen_on(True)
        try:
            while self.session.is_active:
                await self._check_time()
                await self.session.wait_while_active(LEASE_RENEWAL_MS)
        finally:
            if self._timer is not None:
                self._timer.cancel()
            self.app.device.keep_screen_on(False)

    async def _check_time(self) -> None:
        picture = self.shown.picture
        if picture is None or not picture.terms.minutes:
            return
        left = self._minutes_left()
        if left != self.shown.left:
            self.set_state(left=left)
        if left == 0 and not self._time_up_shown and not picture.time_up and not picture.over:
            self._time_up_shown = await self.apply_event(TimeUp())  # only once: if it is undone, they want to play on
            self.app.device.show_message(tr("keep.time_up"))

    def _minutes_left(self) -> int:
        """Return the whole minutes left of the time limit, -1 if there is none."""
        read = self._open
        if read is None or read.match is None or not read.sheet.terms.minutes:
            return -1
        gone = CLOCK.wall() - read.match.created
        return max(0, -(-(read.sheet.terms.minutes * MINUTE - gone) // MINUTE))

    async def apply_event(self, event: SheetEvent, typed: TypedSum = NOTHING_TYPED) -> bool:
        """Store an event and show the result, with `typed` on the pad. Return whether it was stored."""
        async with self._lock:
            return await self._write_event(event, typed)

    async def _write_event(self, event: SheetEvent, typed: TypedSum) -> bool:
        read, lease, data = self._open, self.session.lease, self.app.data
        if read is None or lease is None or data is None or not self.session.is_active:
            return False
        try:
            picture = await self.session.run_under_lease(lambda: data.store.sheets.apply_tap(lease, read.sheet, event))
        except SheetError as problem:
            self.app.device.show_message(describe_failure(problem))
            return False
        except InvalidState:
            await self._reload()
            return False
        if picture is None:
            return False
        entered = isinstance(event, Enter) and (event.round, event.player) == (
            self.shown.number_shown,
            self.shown.player,
        )
        self.shown = replace(self.shown, picture=picture, warning=(), typed=typed if entered else self.shown.typed)
        self._select_existing()
        self.show_current()
        return True

    async def _reload(self) -> None:
        """Show the sheet as it is now, after somebody else wrote to it."""
        data, read = self.app.data, self._open
        assert data is not None and read is not None
        sheet = await self.session.run_under_lease(lambda: data.store.sheets.get(self.match_id))
        if sheet is not None:
            self._open = replace(read, sheet=sheet)
            self.shown = replace(self.shown, picture=sheet.current_picture, typed=TypedSum(), warning=())
            self._select_existing()
            self.show_current()
            self.app.device.show_message(tr("keep.changed_elsewhere"))

    def _select_existing(self) -> None:
        """After a change, select a round and a player that exist; an open panel stays open."""
        shown = self.shown
        picture = shown.picture
        assert picture is not None
        round = 0 if shown.round >= picture.round or shown.round > len(picture.rounds) else shown.round
        player = shown.player
        away = not round and player not in picture.seating and shown.panel is not SheetPanel.PERSON
        if player >= len(picture.lines) or away:
            player = picture.seating[0] if picture.seating else 0
        if (round, player) != (shown.round, shown.player):
            shown = replace(shown, typed=TypedSum(), knocked=-1)
        self.shown = replace(shown, round=round, player=player)

    def set_state(self, **values: Any) -> None:
        """Show the sheet with other values of its state."""
        self.shown = replace(self.shown, **values)
        self.show_current()

    def show_current(self) -> None:
        """Show the sheet as it is now, or why nothing can be written."""
        stopped = self.session.panel
        self._show(replace(self.shown, panel=SheetPanel(stopped), about=self.session.about) if stopped else self.shown)

    def _entry_of(self, number: int, player: int) -> Entry | None:
        """Return a player's entry in a round, None if there is none."""
        line = round_line(self.shown.picture, number)
        return line.entries[player] if line else None

    # Whom and which round

    def select_player(self, player: int) -> None:
        """Make entries go to this player."""
        if player != self.shown.player:
            self.set_state(player=player, typed=TypedSum(), knocked=-1, warning=(), method=self._entry_method())

    def show_round(self, number: int) -> None:
        """Show a round, to correct it or to go on."""
        picture = self.shown.picture
        if picture is None:
            return
        number = max(1, min(number, picture.round))
        shown = 0 if number == picture.round else number
        self.set_state(
            round=shown, typed=TypedSum(), knocked=-1, warning=(), panel=SheetPanel.NONE, method=self._entry_method()
        )

    def next_player(self) -> None:
        """Select the next player without an entry."""
        after = players_without_entry(self.shown.line_shown, self.shown.player)
        if after:
            self.set_state(player=after[0], typed=TypedSum(), warning=())

    def set_entry_method(self, method: EntryMethod) -> None:
        """Set how entries are made."""
        self.set_state(method=method, typed=TypedSum(), knocked=-1, panel=SheetPanel.NONE)

    def _entry_method(self) -> EntryMethod:
        return EntryMethod.TALLY if self.shown.method is EntryMethod.KNOCK else self.shown.method

    # The pad

    async def press_key(self, key: str) -> None:
        """Handle a key of the number pad. The first digit replaces what is there; a sign or a plus continues it.

        Keys that are pressed while another one is being stored are stored together.
        """
        number, player = self.shown.number_shown, self.shown.player
        waiting = self._waiting_keys
        if waiting is not None and (waiting.round, waiting.player) == (number, player):
            waiting.keys.append(key)
            return
        pressed = WaitingKeys(number, player, [key])
        async with self._in_turn(pressed):
            self._waiting_keys = None if self._waiting_keys is pressed else self._waiting_keys
            await self._type(number, player, pressed.keys)

    @asynccontextmanager
    async def _in_turn(self, waiting: WaitingKeys | None = None) -> AsyncIterator[None]:
        """Wait until the entries made before are stored: a quick thumb is at the next one before. Keys that are pressed
        meanwhile join those that are `waiting`, if any.
        """
        self._waiting_keys = waiting
        async with self._entry_lock:
            yield

    async def _type(self, number: int, player: int, keys: Sequence[str]) -> None:
        """Store the entry of a player after these keys."""
        there = self._entry_of(number, player)
        here = (self.shown.number_shown, self.shown.player) == (number, player)
        before = self.shown.typed if here else TypedSum()
        begun = not before.is_empty or not here
        decimals = self._open.sheet.terms.counting.decimals if self._open else 0
        if before.is_empty and isinstance(there, Score) and (begun or keys[0] in ("±", "-", "+", "½", "back")):
            before = typed_as(there.points, decimals)
        typed = before
        for each in keys:
            if typed.refuses_digit(each, decimals):
                self._show_no_room(typed, decimals)
            typed = typed.press_key(each, decimals)
        if typed == before:
            return
        value = typed.value_of_sum
        entry = Score(value) if value is not None else None
        if entry != there:
            await self.apply_event(Enter(number, player, entry, more=begun), typed=typed)
        elif here:
            self.set_state(typed=typed, warning=())

    def _show_no_room(self, typed: TypedSum, decimals: int) -> None:
        """Say why a digit was refused."""
        if typed.terms[-1].decimals is not None:
            self.app.device.show_message(tr("keep.too_fine", count=decimals))
        else:
            self.app.device.show_message(tr("keep.too_long", most=MOST_DIGITS))

    async def add_card(self, card: str) -> None:
        """Add a card left in the player's hand."""
        await self._change_cards(lambda held: (*held, card))

    async def remove_last_card(self) -> None:
        """Remove the card tapped last."""
        await self._change_cards(lambda held: held[:-1])

    async def _change_cards(self, change: Callable[[tuple[str, ...]], tuple[str, ...]]) -> None:
        """Change the cards left in the hand. Waits for its turn, as the next tap may come before the last one is on
        disk.
        """
        number, player = self.shown.number_shown, self.shown.player
        async with self._in_turn():
            there = self._entry_of(number, player)
            cards = change(there.cards if isinstance(there, Cards) else ())
            await self.apply_event(Enter(number, player, Cards(cards) if cards else None))

    async def enter_went_out(self) -> None:
        """Enter that no card is left: the player won the round."""
        picture = self.shown.picture
        by_cards = picture is not None and self.shown.method is EntryMethod.CARDS and not picture.terms.collects
        await self.enter_once(Cards(()) if by_cards else Won())

    async def enter_once(self, entry: Entry) -> None:
        """Store an entry made with one tap. The player stays selected until Next is tapped."""
        await self.apply_event(Enter(self.shown.number_shown, self.shown.player, entry))

    async def clear_entry(self) -> None:
        """Remove the player's entry."""
        number, player = self.shown.number_shown, self.shown.player
        async with self._in_turn():
            self.set_state(typed=TypedSum())
            if self._entry_of(number, player) is not None:
                await self.apply_event(Enter(number, player, None))

    # The keyboard

    async def on_key_pressed(self, key: str) -> None:
        """Do what a key of a keyboard stands for: digits and signs type, arrows select a player, Enter goes to the next
        one or saves the round, Escape leaves the correction of a round.
        """
        shown = self.shown
        if shown.panel or shown.picture is None or is_over(shown):
            return
        # Enter also taps what has the focus, and then it shouldn't do anything else.
        self._tabbed = key == TAB or (self._tabbed and key == ENTER)
        key = key.removeprefix("Numpad ")
        if key in (ARROW_UP, ARROW_DOWN):
            self._select_neighbour(1 if key == ARROW_DOWN else -1)
        elif key == ESCAPE:
            self.show_round(shown.picture.round)
        elif key == ENTER:
            await self._go_on()
        elif shown.method is EntryMethod.POINTS and (typed := TYPED_BY.get(key, key)) in KEYS:
            await self.press_key(typed)
        elif shown.method is EntryMethod.PLACES and key.isdecimal() and self._is_place(int(key)):
            await self.enter_once(Place(int(key)))
        elif shown.method is EntryMethod.PLACES and key in (BACKSPACE, DELETE):
            await self.clear_entry()

    def _is_place(self, place: int) -> bool:
        line = self.shown.line_shown
        return line is not None and 1 <= place <= len(line.seating)

    async def _go_on(self) -> None:
        """Go to the next player without an entry; confirm the round if there is none, or if it was tried before."""
        if self._tabbed:
            return
        line = self.shown.line_shown
        if self.shown.round or self.shown.warning or not players_without_entry(line, self.shown.player):
            await self.confirm_round()
        else:
            self.next_player()

    def _select_neighbour(self, step: int) -> None:
        """Select the next or previous player of the round shown."""
        line = self.shown.line_shown
        if line is not None and line.seating:
            at = line.seating.index(self.shown.player) if self.shown.player in line.seating else -step
            self.select_player(line.seating[(at + step) % len(line.seating)])

    # The tally

    async def add_points(self, points: int) -> None:
        """Enter points for the player at once."""
        player = self.shown.player
        if await self.apply_event(ScoreMark(self.shown.number_shown, player, points)):
            await self._announce_total(player)

    def ask_knock_out(self, on: bool = True) -> None:
        """Ask how many cards the knocked-out player held."""
        self.set_state(method=EntryMethod.KNOCK if on else EntryMethod.TALLY, knocked=-1)

    def choose_knocked_out(self, player: int) -> None:
        """Choose who was knocked out; a second tap chooses nobody."""
        self.set_state(knocked=-1 if self.shown.knocked == player else player)

    async def enter_knock_out(self, cards: int) -> None:
        """Enter that the player knocked out somebody with so many cards; once, however quick the taps."""
        async with self._in_turn():
            shown = self.shown
            if shown.method is not EntryMethod.KNOCK or not await self.apply_event(
                ScoreMark(shown.number_shown, shown.player, cards, out=shown.knocked)
            ):
                return
            self.set_state(method=EntryMethod.TALLY, knocked=-1)
        await self._announce_total(shown.player)

    # The round

    async def confirm_round(self) -> None:
        """Confirm the round and begin the next. If something is strange about it, the first tap shows what, and the
        second confirms.
        """
        asked = self.shown.number_shown
        async with self._in_turn():  # after the digits before it; the second of two quick taps is for the same round
            picture, line = self.shown.picture, self.shown.line_shown
            if picture is None or line is None or self.shown.number_shown != asked:
                return
            if self.shown.round:
                self.show_round(picture.round)
                return
            if line.odd and self.shown.warning != line.odd:
                self.set_state(warning=line.odd)
                return
            if not await self.apply_event(FinishRound(picture.round)):
                return
            begun = self._begin_round()
        await self._announce_text(begun)

    def _begin_round(self) -> str:
        """Return who is entered next and all totals, as text to announce."""
        picture = self.shown.picture
        assert picture is not None
        first = players_without_entry(self.shown.line_shown, picture.dealer)
        self.set_state(player=first[0] if first else self.shown.player, typed=TypedSum(), method=self._entry_method())
        return spoken_totals(picture)

    async def reverse_direction(self) -> None:
        """Reverse the direction of play."""
        await self.apply_event(TurnRound(self.shown.number_shown))

    async def toggle_struck(self) -> None:
        """Make the round not count, or count again."""
        if self.shown.line_shown is not None:
            await self.apply_event(Strike(self.shown.number_shown, not self.shown.line_shown.struck))

    async def toggle_double(self) -> None:
        """Make the round count double, or single again."""
        if self.shown.line_shown is not None:
            await self.apply_event(Double(self.shown.number_shown, not self.shown.line_shown.doubled))

    async def set_note(self, text: str) -> None:
        """Set the note of the round."""
        if await self.apply_event(Note(self.shown.number_shown, text)):
            self.open_panel(SheetPanel.NONE)

    async def change_penalties(self, kind: Literal["missed", "blunder"], do: Callable[[int], int]) -> None:
        """Change the player's number of penalties in this round by `do`."""
        number, player = self.shown.number_shown, self.shown.player
        async with self._in_turn():
            line = round_line(self.shown.picture, number)
            if line is not None:
                now = (line.missed if kind == "missed" else line.blunders)[player]
                if by := do(now) - now:
                    await self.apply_event(Penalty(number, player, kind, by))

    async def change_bonus(self, bonus: int, do: Callable[[int], int]) -> None:
        """Change how often the player got bonus number `bonus` in this round by `do`."""
        number, player = self.shown.number_shown, self.shown.player
        async with self._in_turn():
            line = round_line(self.shown.picture, number)
            if line is not None:
                now = line.bonuses[player][bonus]
                if by := do(now) - now:
                    await self.apply_event(GiveBonus(number, player, bonus, by))

    async def change_lives(self, do: Callable[[int], int]) -> None:
        """Change the player's number of lives by `do`."""
        player = self.shown.player
        async with self._in_turn():
            if self.shown.picture is not None:
                now = self.shown.picture.lines[player].lives
                if by := do(now) - now:
                    await self.apply_event(Life(player, by))

    async def redeal_round(self) -> None:
        """Clear the round in play, with a note, since it is dealt again by the same dealer. One undo takes it back."""
        async with self._in_turn():
            picture, line = self.shown.picture, self.shown.line_shown
            if picture is None or line is None or line.finished:
                return
            said = tr("keep.misdealt")
            note = f"{line.note} {said}".strip() if said not in line.note else line.note
            undone: list[SheetEvent] = [Note(line.number, note[:MAX_NOTE_LENGTH])]
            undone += [Enter(line.number, n, None) for n, entry in enumerate(line.entries) if entry is not None]
            undone += [Unmark(line.number, mark) for mark in reversed(range(len(line.marks)))]
            for n, event in enumerate(undone):
                if not await self.apply_event(replace(event, more=n > 0)):
                    return
            self.set_state(panel=SheetPanel.NONE, typed=TypedSum(), knocked=-1, method=self._entry_method())
            self.app.device.show_message(said)

    # What helps at the table and is not written down

    def roll_die(self) -> None:
        """Let the die choose who starts."""
        picture = self.shown.picture
        if picture is not None and picture.seating:
            self.set_state(panel=SheetPanel.DIE, starts=secrets.choice(picture.seating))

    def start_timer(self, seconds: int) -> None:
        """Count down so many seconds with a sound at the end; 0 stops the timer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self.set_state(panel=SheetPanel.NONE, timer=seconds)
        if seconds:
            self._timer = asyncio.ensure_future(self._count_down(CLOCK.steady() + seconds * SECOND))

    async def _count_down(self, until: int) -> None:
        while (left := -(-(until - CLOCK.steady()) // SECOND)) > 0:
            if left != self.shown.timer:
                self.set_state(timer=left)
            await asyncio.sleep((until - CLOCK.steady()) % SECOND / SECOND or 1)
        self.set_state(timer=0)
        self.app.device.show_message(tr("keep.timer_up"))
        await self._announce_text(tr("keep.timer_up"))
        with suppress(RuntimeError, TimeoutError):  # a device without a loudspeaker has seen it
            await self.app.device.play_sound("turn")
            await self.app.device.vibrate("medium")

    async def undo(self) -> None:
        """Undo the last event and show the round that it changed."""
        await self._undo_or_redo(Undo())

    async def redo(self) -> None:
        """Redo the event undone last."""
        await self._undo_or_redo(Redo())

    async def _undo_or_redo(self, event: SheetEvent) -> None:
        self.set_state(typed=TypedSum(), knocked=-1, method=self._entry_method())
        before = self.shown.picture
        if await self.apply_event(event) and before is not None and self.shown.picture is not None:
            where = first_difference(before, self.shown.picture)
            if where is not None:
                self.show_round(where[0])
                if where[1] >= 0:
                    self.set_state(player=where[1])

    # What lies over the sheet

    def open_panel(self, panel: SheetPanel) -> None:
        """Open a panel over the sheet; NONE closes it."""
        self.set_state(panel=panel)

    async def apply_and_close(self, event: SheetEvent) -> None:
        """Store an event and close the panel if that worked."""
        if await self.apply_event(event):
            self.close_panel()

    def close_panel(self) -> None:
        """Close the panel."""
        self.shown = replace(self.shown, panel=SheetPanel.NONE)
        if self.shown.picture is not None:
            self._select_existing()
        self.show_current()

    async def _announce_total(self, player: int) -> None:
        picture = self.shown.picture
        if picture is not None:
            line = picture.lines[player]
            await self._announce_text(f"{line.name} {points_text(line.total, picture.terms.counting.decimals)}")

    async def _announce_text(self, text: str) -> None:
        if self.app.uses_screen_reader:
            await self.app.device.announce(text)


def players_without_entry(line: RoundLine | None, after: int) -> list[int]:
    """Return the players without an entry in a round, in the order of seats after player `after`."""
    if line is None or not line.seating:
        return []
    at = line.seating.index(after) + 1 if after in line.seating else 0
    order = (*line.seating[at:], *line.seating[:at])
    return [player for player in order if line.entries[player] is None and player != after]


def spoken_totals(picture: SheetPicture) -> str:
    """Return everybody's total as text to announce."""
    decimals = picture.terms.counting.decimals
    said = join_phrases(
        f"{line.name} {points_text(line.total, decimals)}" for line in picture.lines if not line.retired
    )
    return tr("keep.totals", totals=said)


def first_difference(before: SheetPicture, now: SheetPicture) -> tuple[int, int] | None:
    """Return round and player (-1 for none) of the first difference of two pictures; None if no round differs."""
    for old, new in zip(before.rounds, now.rounds, strict=False):
        if old.entries != new.entries:
            many = min(len(old.entries), len(new.entries))
            return new.number, next((n for n in range(many) if old.entries[n] != new.entries[n]), -1)
        if (old.marks, old.note, old.struck, old.doubled) != (new.marks, new.note, new.struck, new.doubled):
            longer = max(old.marks, new.marks, key=len)
            return new.number, longer[-1].player if old.marks != new.marks else -1
    return (now.round, -1) if before.round != now.round else None
