"""The picture of a replay's table: without buttons and prompts, with the sheet of a review."""

from __future__ import annotations

from dataclasses import replace

from app.table.coach.advice import mark_cards
from app.table.game import MatchFacts
from app.table.painter import picture_of
from app.table.picture import Picture, PileCard
from app.table.reducer.state import TableState
from app.ui.words import tr
from engine.cards import CARD_TEXT


def replay_picture(shown: TableState) -> Picture | None:
    """Return the picture of a replay's table; None before its first moment is shown."""
    view, match, playback = shown.view, shown.match, shown.playback
    if view is None or match is None or playback is None:
        return None
    table, key = picture_of(shown), shown.arrangement.element_key
    picture = replace(
        table,
        subtitle=_subtitle(match, view.seat),
        seats=tuple(replace(seat, total=seat.points) for seat in table.seats),
        own_name="",
        own_person="",
        own_last_card="",
        may_draw=False,
        pile=tuple(PileCard(key(card), CARD_TEXT[card], seat) for card, seat in match.pile_top),
        pile_spread=True,
        message=table.message or tr("replay.dealt"),
        has_rule=True,
        prompt="",
        buttons=(),
        advice=playback.advice,
    )
    return mark_cards(picture, playback.ranked, view.tables, playback.selected_row) if playback.ranked else picture


def _subtitle(match: MatchFacts, seat: int) -> str:
    """Return from whose seat the hand is seen."""
    if match.addresses_viewer:
        return tr("replay.seen_from_you", hand=match.hand_number)
    return tr("replay.seen_from", hand=match.hand_number, name=match.names[seat])
