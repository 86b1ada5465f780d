"""Chooses the players of the next score sheet after a score file was imported."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from app.scoresheet.agreement import (
    LAST_SHEET,
    LEAST_PLAYERS,
    Agreement,
    agreement_to_text,
    last_agreement,
    missing_for_start,
)

if TYPE_CHECKING:
    from app.data import Data
    from store.exchange.import_plays import ScoreFilePreview

MOST_READY: Final = 8


def prepare_next_sheet(data: Data, preview: ScoreFilePreview) -> None:
    """Store the most frequent people of a file as those of the last sheet, unless there has been a sheet already."""
    if last_agreement(data) is not None:
        return
    seats = Counter(len(each.sheet.names) for each in preview.new if len(each.sheet.names) >= LEAST_PLAYERS)
    if not seats:
        return
    names = {person.id: person.name for person in data.store.people.all()}
    known = {player: person for person in data.store.people.all() for player, _ in ((person.id, ""), *person.merged)}
    after = {each.name: each.person for each in data.store.score_files.find_people(preview)}
    people = []
    for each in preview.people:
        person = known.get(after.get(each.name) or 0)
        if person is not None and names[person.id] not in people:
            people.append(person.name)
    agreed = Agreement(tuple(people[: min(MOST_READY, seats.most_common(1)[0][0])]))
    if not missing_for_start(agreed):
        data.key_values.put_text(LAST_SHEET, agreement_to_text(agreed))
