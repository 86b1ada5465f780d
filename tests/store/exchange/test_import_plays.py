"""Score files are brought in whole or not at all, never twice, can be undone, and go out again as they came."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest
from hypothesis import HealthCheck, given, settings

from engine.scoresheet.sheet import SheetPicture
from engine.scoresheet.taps import Enter, Score
from store.backup.incoming import HISTORY, Incoming
from store.errors import ScoreFileError
from store.exchange import bg_stats
from store.exchange.import_plays import FileEntries, ScoreFilePreview
from store.exchange.plays import Play, PlayerScore, PlayRound, ScoreFile, parse_play, play_text
from store.exchange.reading import read_score_file
from store.exchange.sheets import plan_sheet, restore_play
from store.opening import open_in_memory
from store.records import StoredMatch
from store.store import Store
from store.sync.segment import unpack_events
from tests.store.exchange.plays import SAMPLES, histories, plays
from tests.store.make_fixture import fill
from tests.store.tables import Clocks, exported, whole
from tests.sync.devices import Device

WIDE = settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
FILES = sorted(path.name for path in SAMPLES.iterdir())


@pytest.fixture
def store() -> Iterator[Store]:
    with open_in_memory(Clocks().clock) as store:
        yield store


def sample(name: str) -> ScoreFile:
    return read_score_file((SAMPLES / name).read_bytes())


def look_at(store: Store, file: ScoreFile) -> ScoreFilePreview:
    look = whole(store.score_files.preview(file)).preview
    assert look is not None
    return look


def bring(store: Store, file: ScoreFile, **chosen: int | None) -> ScoreFilePreview:
    """Brings a file in, and returns what it had."""
    look = look_at(store, file)
    whole(store.score_files.bring_in(look, chosen))
    return look


def title(match: StoredMatch) -> str:
    return match.name


def taken_out(store: Store) -> list[Play]:
    return list(store.score_files.iter_plays(title))


def history_of(store: Store) -> bytes:
    """All facts of a store, as a backup has them."""
    with ZipFile(BytesIO(exported(store))) as archive:
        return archive.read(HISTORY)


def matches(store: Store) -> list[StoredMatch]:
    return list(store.matches.read_page(limit=1000).matches)


@given(plays())
@WIDE
def test_a_play_is_read_back_from_its_text(play: Play) -> None:
    assert parse_play(play_text(play)) == play


@given(plays())
@WIDE
def test_a_sheet_has_the_winners_of_its_play(play: Play) -> None:
    planned = plan_sheet(play)
    picture: SheetPicture = planned.fold()
    said = {player for player, each in enumerate(play.scores) if each.winner}
    said = said or {player for player, each in enumerate(play.scores) if each.rank == 1}
    assert picture.over and len(picture.lines) == len(play.scores)
    together = play.cooperative or len(said) == len(play.scores) > 1
    if said and not together:
        assert set(picture.winners) == said
    if together:
        assert picture.winners == ()
    if play.rounds and picture.terms.counts == "points":
        assert [str(line.total) for line in picture.lines] == [each.score for each in play.scores]


@given(histories)
@WIDE
def test_what_is_brought_in_goes_out_as_it_came(history: list[Play]) -> None:
    file = ScoreFile("bg-stats", tuple(history), digest="0" * 32)
    with open_in_memory(Clocks().clock) as store:
        assert len(bring(store, file).new) == len(history)
        assert sorted(taken_out(store), key=play_text) == sorted(history, key=play_text)
        assert store.find_damage() == ()
        again = look_at(store, file)
        assert (again.new, len(again.known)) == ((), len(history))


@given(histories)
@WIDE
def test_an_export_for_bg_stats_is_read_back(history: list[Play]) -> None:
    """Only rounds that aren't all entered are lost: a sum has no empty parts."""
    text = bg_stats.write_export(history)
    read = bg_stats.read_export(text)
    assert read.left_out == ()
    assert [without_more(play) for play in read.plays] == [without_more(play) for play in history]
    assert bg_stats.write_export(read.plays) == text


def without_more(play: Play) -> str:
    """A play without what BG Stats adds of its own."""
    scores = tuple(type(each)(**{**vars(each), "more": {}}) for each in play.scores)
    return play_text(Play(**{**vars(play), "scores": scores, "more": {}}))


def test_winners_count_where_totals_are_too_large_for_a_sheet() -> None:
    rounds = (PlayRound(("99999", "1")),) * 3
    play = Play("Catan", (PlayerScore("Ann", "299997"), PlayerScore("Ben", "3", winner=True)), rounds=rounds)
    picture = plan_sheet(play).fold()
    assert picture.over and picture.winners == (1,)


def test_a_sheet_that_was_shown_by_its_points_still_goes_out_as_it_came() -> None:
    rounds = (PlayRound(("9", "1")), PlayRound(("9", "2")))
    play = Play("Catan", (PlayerScore("Ann", "18"), PlayerScore("Ben", "3", winner=True)), rounds=rounds)
    for by_points in (True, False):
        picture = plan_sheet(play, by_points=by_points).fold()
        assert restore_play(play, picture, ("Ann", "Ben")) == play


@pytest.mark.parametrize("name", FILES)
def test_a_file_brought_in_twice_adds_nothing(store: Store, name: str) -> None:
    first = bring(store, sample(name))
    assert first.new and len(matches(store)) == len(first.new)
    before = history_of(store)
    second = bring(store, sample(name))
    assert (second.new, len(second.known)) == ((), len(first.new))
    assert history_of(store) == before


@pytest.mark.parametrize("name", FILES)
def test_a_file_goes_to_another_device_as_the_same_history(store: Store, tmp_path: Path, name: str) -> None:
    bring(store, sample(name))
    incoming = Incoming(exported(store))
    whole(incoming.check_in_slices())
    with open_in_memory(Clocks().clock) as other:
        whole(other.backup.import_file(incoming))
        assert taken_out(other) == taken_out(store)
        assert look_at(other, sample(name)).new == ()


@pytest.mark.parametrize("name", FILES)
def test_bringing_in_is_undone_and_can_be_done_again(store: Store, name: str) -> None:
    file = sample(name)
    store.people.all()
    bring(store, file)
    shown, people = taken_out(store), store.people.all()
    (brought,) = store.score_files.brought_files()
    assert (brought.digest, brought.matches) == (file.digest, len(shown))
    whole(store.score_files.undo(file.digest))
    assert (matches(store), store.people.all(), store.score_files.brought_files()) == ([], (), ())
    look = look_at(store, file)
    assert look.restores_matches and look.new == ()
    whole(store.score_files.bring_in(look))
    assert taken_out(store) == shown
    assert {each.name for each in store.people.all()} == {each.name for each in people}


def test_a_match_that_was_removed_by_itself_stays_removed(store: Store) -> None:
    bring(store, sample("bg-stats.json"))
    gone = matches(store)[0].id
    store.matches.void_match(gone)
    look = bring(store, sample("bg-stats.json"))
    assert look.removed == (gone,) and not look.restores_matches
    assert gone not in [match.id for match in matches(store)]


def test_people_of_the_same_name_are_the_people_here(store: Store) -> None:
    bring(store, read_score_file(b"Ann,Ben\n1,2\n"))
    ann = next(each for each in store.people.all() if each.name == "Ann")
    look = look_at(store, sample("players.csv"))
    assert {each.name: each.person for each in look.people}["Ann"] == ann.id
    whole(store.score_files.bring_in(look))
    assert sorted(each.name for each in store.people.all()) == ["Ann", "Ben", "Cy"]


def test_a_name_that_differs_in_accents_is_matched_if_only_one_is_alike(store: Store) -> None:
    bring(store, read_score_file("Zoë,Ben\n1,2\n".encode()))
    look = look_at(store, read_score_file(b"zoe,Ann\n1,2\n"))
    found = {each.name: each.person for each in look.people}
    assert found["zoe"] == next(each.id for each in store.people.all() if each.name == "Zoë")
    assert found["Ann"] is None


def test_somebody_of_the_file_can_be_somebody_else_here_or_nobody(store: Store) -> None:
    store.sheets.begin_sheet(plan_sheet(sample("rounds.tsv").plays[0]).terms, ("Ann", "Robert"))
    ann, robert = (next(each.id for each in store.people.all() if each.name == name) for name in ("Ann", "Robert"))
    bring(store, sample("players.csv"), Ben=robert, Ann=None)
    names = [each.name for each in store.people.all()]
    assert sorted(names) == ["Ann", "Ann", "Cy", "Robert"]
    assert store.statistics.statistics_of_person(robert, "· Catan").wins == 1
    assert store.statistics.statistics_of_person(ann, "· Catan").matches == 0
    # The choice holds for the next file, and can be changed by it.
    look = look_at(store, read_score_file(b"date,Ben,Cy\n2024-12-01,1,2\n"))
    assert {each.name: each.person for each in look.people}["Ben"] == robert
    whole(store.score_files.bring_in(look, {"Ben": None}))
    assert sorted(each.name for each in store.people.all()) == ["Ann", "Ann", "Ben", "Cy", "Robert"]


def test_a_match_changed_since_goes_out_as_it_is_now(store: Store) -> None:
    bring(store, sample("players.csv"))
    match = matches(store)[0]
    lease, sheet = store.leases.acquire(match.id, "w", "w"), store.sheets.get(match.id)
    assert sheet is not None
    store.sheets.apply_tap(lease, sheet, Enter(1, 0, Score(50)))
    changed = next(play for play in taken_out(store) if play.date == "2024-11-04")
    assert {each.name: each.score for each in changed.scores} == {"Ann": "50", "Ben": "11"}
    assert [each.name for each in changed.scores if each.winner] == ["Ann"]


def test_nothing_stays_of_a_file_of_which_something_does_not_fit(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    look = look_at(store, sample("players.csv"))
    items = FileEntries.iter_items

    def spoilt(self: FileEntries) -> Iterator[object]:
        for number, place, event in items(self):
            if event.kind == "tap":
                event.body["match"] = "f" * 32
            yield number, place, event

    monkeypatch.setattr(FileEntries, "iter_items", spoilt)
    with pytest.raises(ScoreFileError):
        whole(store.score_files.bring_in(look))
    assert (matches(store), store.people.all(), store.find_damage()) == ([], (), ())


def test_other_games_stand_apart_from_the_statistics_of_all_games(store: Store) -> None:
    bring(store, sample("bg-stats.json"))
    while store.statistics.catch_up():
        pass
    ann = next(each.id for each in store.people.all() if each.name == "Ann")
    numbers = store.statistics.statistics_of_person(ann)
    assert (numbers.matches, numbers.wins) == (1, 0)  # Mau-Mau is a game of this app
    assert {each.game: each.matches for each in numbers.by_game} == {"mau-mau": 1, "· Hearts": 1}
    assert len(store.statistics.rating_history(ann)) == 1
    assert sum(met.matches for met in store.statistics.meetings_of_person(ann)) == 1
    assert store.statistics.statistics_of_person(ann, "· Hearts").wins == 1


def test_two_devices_that_bring_the_same_file_in_have_it_once(tmp_path: Path) -> None:
    devices = [Device(tmp_path / name) for name in ("one", "other")]
    for device in devices:
        bring(device.store, sample("bg-stats.json"))
    before = taken_out(devices[0].store)
    for here, there in (devices, devices[::-1]):
        while here.log.pack_segment():
            pass
        for segment, _ in here.log.waiting_segments(100):
            there.log.merge_events(there.log.store_segment(segment, unpack_events(segment)))
    for device in devices:
        assert device.log.status().set_aside == ()
        assert taken_out(device.store) == before
        assert len(device.store.people.all()) == 4
        device.close()


SHOWN = ("begun", "title", "round", "struck", "note", "dealer")


def rounds_shown(store: Store) -> list[str]:
    """What the table of rounds says, without the ids and kinds of this device, and without columns of penalties."""
    rows = list(csv.reader(store.backup.export_csv()))
    header = rows[0]
    columns = [at for at, name in enumerate(header) if name in SHOWN or name.startswith(("player", "points", "total"))]
    return ["|".join(row[at] for at in columns if at < len(row)).rstrip("|") for row in rows[1:]]


@given(histories)
@WIDE
def test_the_table_of_rounds_is_read_back(history: list[Play]) -> None:
    """All that it holds of matches for points; of other matches the names and totals."""
    dated = [play for play in history if play.date and plan_sheet(play).terms.counts == "points"]
    with open_in_memory(Clocks().clock) as store, open_in_memory(Clocks().clock) as other:
        bring(store, ScoreFile("bg-stats", tuple(dated), digest="0" * 32))
        table = "\r\n".join(store.backup.export_csv()).encode("utf-8-sig")
        if b"\n" not in table:
            return  # there are no rounds
        file = read_score_file(table)
        assert file.format == "pocket-switch" and file.left_out == ()
        assert look_at(store, file).new == ()  # they are here
        bring(other, file)
        assert rounds_shown(other) == rounds_shown(store)
        assert look_at(other, file).new == ()


def test_everything_in_the_table_of_rounds_of_this_app_is_read(store: Store) -> None:
    clocks = Clocks()
    with open_in_memory(clocks.clock) as full:
        fill(full, clocks)
        table = "\n".join(full.backup.export_csv()).encode()
        file = read_score_file(table)
        there = [match for match in full.matches.read_page().matches if match.hands]
        assert sorted(play.key for play in file.plays) == sorted(match.uuid.replace("-", "") for match in there)
        bring(store, file)
    assert sorted(map(said_in_table, matches(store))) == sorted(map(said_in_table, there))


def said_in_table(match: StoredMatch) -> tuple[int, list[str], list[float]]:
    """What the table of rounds says of a match: minute, names and totals."""
    return match.created // 60_000, [seat.name for seat in match.seats], list(match.totals)
