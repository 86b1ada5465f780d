"""A replay as the source of a table. It shows moments of a stored hand, and reviews its decisions on request."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial
from math import inf
from typing import Final

from app.history.replay.own_mistakes import add_puzzles_of_review
from app.history.replay.replayed_hand import ReplayedHand
from app.history.replay.review import NOT_REVIEWED, ReviewState, review_sheet
from app.platform.background import run_in_slices
from app.table import events
from app.table.coach.coaching import REFRESH_SECONDS
from app.table.picture import ButtonId
from app.table.source import Attention, Playback, SourceFeatures, SourceStatus
from app.ui.person_names import all_called
from app.ui.window.app_state import App
from engine.bots.coach import Review
from engine.moves import Move
from engine.rng import Rng

REVIEW_SEED: Final = 1  # makes every review of a hand give the same result


class ReplaySource:
    """The replay of one hand, as the source of the table on one screen."""

    def __init__(self, app: App, hand: ReplayedHand) -> None:
        back = f"/history/{hand.match.id}"
        self.app = app
        self.hand = hand
        self.features = SourceFeatures(
            rules_route=f"{back}/rules",
            back_route=back,
            allows_own_order=False,
            explains_effects=False,
            animates_steps=False,
            shows_any_seat=True,
            stores_sort=False,
        )
        self.status = SourceStatus()
        self._step = 0
        self._viewer = min(hand.people, default=0)
        self._review = NOT_REVIEWED
        self._listener: Callable[[events.SourceEvent], None] = lambda event: None

    # --- what is shown -----------------------------------------------------------------------

    def show_deal(self) -> None:
        """Show the hand after the deal."""
        self._show_step_from_seat(0, self._viewer)

    def show_step(self, step: int) -> None:
        """Show the moment after `step` actions, limited to those of the hand."""
        self._show_step_from_seat(max(0, min(step, len(self.hand.steps))), self._viewer)

    async def view_from(self, seat: int) -> None:
        """Show the same moment from another seat."""
        self._show_step_from_seat(self._step, seat)

    def _show_step_from_seat(self, step: int, viewer: int) -> None:
        self._step, self._viewer = step, viewer
        self.status = self._make_status()
        self._emit_event(events.PositionShown(self.hand.snapshot_at(step, viewer)))

    def _make_status(self) -> SourceStatus:
        review, hand = self._review, self.hand
        decision = review.decision_at(self._step)
        mine = decision is not None and decision.seat == self._viewer
        return SourceStatus(
            playback=Playback(
                step=self._step,
                steps=len(hand.steps),
                reviewing=review.is_running,
                advice=review_sheet(review, hand.states, all_called(hand.names_by_seat), self._step),
                ranked=decision.ranked if decision is not None and mine else (),
                selected_row=review.chosen,
                costliest_steps=tuple(sorted(each.action for each in review.costliest)),
            )
        )

    # --- the review --------------------------------------------------------------------------

    def start_review(self) -> None:
        """Start the review of the hand unless it was started before, and open its list."""
        self._set_review(self._review.with_list_opened())

    def toggle_review(self) -> None:
        """Start the review; if it was started before, open or close its sheet."""
        self._set_review(self._review.with_sheet_toggled())

    async def value_decisions(self) -> None:
        """Value the decisions of people, or of the first seat if no person played. Cancel the task to stop."""
        search = Review(
            self.hand.replay,
            self.hand.people or frozenset({0}),
            Rng(REVIEW_SEED),
            failed=partial(self.app.journal.add_failure, "the coach"),
        )
        looked = time.monotonic()
        async for done in run_in_slices(search.run(), inf, self.app.touch):
            if not self._review.is_running:
                return
            if time.monotonic() > looked + REFRESH_SECONDS:
                self._set_review(self._review.with_progress(done))
                await asyncio.sleep(0)  # lets the progress be drawn
                looked = time.monotonic()
        costliest = tuple(search.costliest_decisions())
        self._set_review(self._review.with_result(tuple(search.decisions), costliest))
        add_puzzles_of_review(self.app, self.hand, costliest)

    async def choose_advice(self, row: str) -> None:
        """Handle a tap on a row or button of the review's sheet. A row of the list of decisions leads to its moment."""
        before = self._review
        self._review = before.after_tap(row, self._step)
        if before.decision_at(self._step) is None and (decision := before.decision_of_row(row)) is not None:
            self._show_step_from_seat(decision.action, decision.seat)
        else:
            self._set_review(self._review)

    def _set_review(self, review: ReviewState) -> None:
        self._review = review
        self.status = self._make_status()
        self._emit_event(events.StatusChanged())

    # --- as the source of a table ------------------------------------------------------------

    def subscribe(self, listener: Callable[[events.SourceEvent], None]) -> None:
        """Call `listener` with each event from now on."""
        self._listener = listener

    def _emit_event(self, event: events.SourceEvent) -> None:
        self._listener(event)

    def attend(self, attention: Attention) -> None:
        """Do nothing, because a replay doesn't run by itself."""

    def hurry(self) -> None:
        """Do nothing, because a replay has no pauses."""

    async def play(self, move: Move, seat: int) -> None:
        """Do nothing, because the hand is over."""

    async def press_button(self, button: ButtonId) -> None:
        """Do nothing, because a replay has no action bar."""
