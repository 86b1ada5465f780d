"""Names that were stored before names were cleaned, or come from elsewhere: shown clean, sent and counted unchanged."""

from __future__ import annotations

import json

from engine.scoresheet.taps import Enter, FinishRound, Note, Score
from engine.scoresheet.terms import Terms
from store.backup.incoming import Incoming
from store.opening import open_in_memory
from tests.store.tables import Clocks, exported, whole
from tests.store.test_backup import lines_of, packed


def dirty(data: bytes, **names: str) -> bytes:
    """Return the file with other names in it, wherever they are."""
    lines = json.dumps(lines_of(data))
    for name, other in names.items():
        lines = lines.replace(name, json.dumps(other)[1:-1])
    return packed(json.loads(lines))


def test_a_sheet_of_names_that_cannot_be_seen_is_shown_clean_and_goes_on_with_the_same_people(clocks: Clocks) -> None:
    with open_in_memory(clocks.clock) as there, open_in_memory(clocks.clock) as here:
        there.sheets.begin_sheet(Terms(name="Ours"), ("Ann", "Ben"))
        incoming = Incoming(dirty(exported(there), Ann="A\u200bnn\u202e", Ben="\u200b"))
        whole(incoming.check_in_slices())
        assert whole(here.backup.import_file(incoming)).people_new == 2
        match = here.matches.read_page().matches[0]
        assert [seat.name for seat in match.seats] == ["Ann", "?"]
        assert sorted(person.name for person in here.people.all()) == ["?", "Ann"]
        sheet = here.sheets.get(match.id)
        assert sheet is not None and [line.name for line in sheet.current_picture.lines] == ["Ann", "?"]
        lease = here.leases.acquire(match.id, "w", "w")
        for tap in (Enter(1, 0, Score(3)), Enter(1, 1, Score(2)), Note(1, "\u202enote"), FinishRound(1)):
            here.sheets.apply_tap(lease, sheet, tap)
        assert len(here.people.all(archived=True)) == 2
        assert (
            here.sheets.begin_sheet(*sheet.rematch_arguments()).seats[0].name == "Ann" and len(here.people.all()) == 2
        )
        sent = lines_of(exported(here))
        assert any("A\u200bnn" in json.dumps(line, ensure_ascii=False) for line in sent)


def test_who_looks_like_somebody_here_is_taken_for_them_and_can_be_parted(clocks: Clocks) -> None:
    with open_in_memory(clocks.clock) as there, open_in_memory(clocks.clock) as here:
        there.sheets.begin_sheet(Terms(), ("Ann", "Cy"))
        here.sheets.begin_sheet(Terms(), ("Ann", "Ben"))
        incoming = Incoming(dirty(exported(there), Ann="Ann\u200b"))
        whole(incoming.check_in_slices())
        assert whole(here.backup.import_file(incoming)).people_known == 1
        ann = next(person for person in here.people.all() if person.name == "Ann")
        assert [name for _, name in ann.merged] == ["Ann"]
        here.people.separate(ann.merged[0][0])
        assert [person.name for person in here.people.all()].count("Ann") == 2
