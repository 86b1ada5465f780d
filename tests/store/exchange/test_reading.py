"""Score files of every known format are read: samples made by hand, and files that aren't read, with the reason."""

from __future__ import annotations

import io
import zipfile

import pytest

from store.errors import ScoreFileError
from store.exchange import bg_stats
from store.exchange.plays import Play, ScoreFile
from store.exchange.reading import read_score_file
from tests.store.exchange.plays import SAMPLES


def read(name: str) -> ScoreFile:
    return read_score_file((SAMPLES / name).read_bytes())


def scores(play: Play) -> dict[str, str]:
    """The scores of a play by name."""
    return {each.name: each.score for each in play.scores}


def winners(play: Play) -> list[str]:
    return [each.name for each in play.scores if each.winner]


def rounds(play: Play) -> list[tuple[str, ...]]:
    return [each.scores for each in play.rounds]


def test_an_export_of_bg_stats_is_read() -> None:
    file = read("bg-stats.json")
    hearts, pandemic, mau_mau = file.plays
    assert (file.format, file.layout, file.encoding) == ("bg-stats", "export", "utf-8")
    assert [(play.game, play.date, play.place, play.note) for play in file.plays] == [
        ("Hearts", "2024-02-03T19:30", "Küche", "close"),
        ("Pandemic", "2024-02-04", "", ""),
        ("Mau-Mau", "2024-02-05T20:15:30", "", ""),
    ]
    assert scores(hearts) == {"Ann": "13", "Zoë": "52"} and winners(hearts) == ["Ann"] and hearts.low
    assert rounds(hearts) == [("5", "21"), ("8", "5"), ("0", "26")]
    assert pandemic.cooperative and [each.name for each in pandemic.scores] == ["Ann", *["Anonymous player"] * 2]
    assert scores(mau_mau) == {"Ann": "12.25", "Zoë": "13"} and not mau_mau.low
    assert hearts.more["durationMin"] == 45 and hearts.more["game"]["bggId"] == 6887
    assert hearts.scores[0].more["player"]["bggUsername"] == "ann77"
    assert pandemic.scores[0].more["role"] == "Medic"
    assert file.unread["plays.rating"] == 1 and file.unread["tags"] == 1
    assert [(each.where, each.reason) for each in file.left_out] == [("plays 4", "no-players")]


def test_plays_of_boardgamegeek_are_read() -> None:
    file = read("bgg-plays.xml")
    azul, crew = file.plays
    assert (file.format, azul.key, azul.date, azul.place, azul.note) == (
        "bgg",
        "101",
        "2024-03-09",
        "Club",
        "tiles & tea",
    )
    assert scores(azul) == {"Ann": "71", "Zoë": "70.5"} and winners(azul) == ["Ann"]
    assert azul.more == {"length": "60", "item objecttype": "thing", "item objectid": "230802"}
    assert [each.name for each in crew.scores] == ["ann77", "Zoë"] and winners(crew) == ["ann77", "Zoë"]
    assert [(each.where, each.reason) for each in file.left_out] == [("play 103", "no-players")]


def test_a_row_for_each_player_is_read() -> None:
    file = read("players.csv")
    first, second = file.plays
    assert file.layout == "players"
    assert (first.game, first.date, scores(first)) == ("Catan", "2024-11-03", {"Ann": "10", "Ben": "8", "Cy": "7"})
    assert (winners(first), winners(second), second.date) == (["Ann"], ["Ben"], "2024-11-04")
    assert first.scores[0].more == {"mood": "good"} and file.unread == {"mood": 2}


def test_a_column_for_each_person_is_read_with_decimal_commas_in_windows_1252() -> None:
    file = read("names-german.csv")
    wingspan, rummy = file.plays
    assert (file.layout, file.encoding, file.date_order, file.ambiguous) == ("names", "cp1252", "dmy", False)
    assert (wingspan.date, wingspan.place, scores(wingspan)) == (
        "2024-11-03",
        "Küche",
        {"Anna": "82.5", "Jürgen": "77"},
    )
    assert (rummy.date, rummy.place) == ("2024-12-25", "")
    assert scores(rummy) == {"Anna": "-10", "Jürgen": "5", "Zoë": "1200.5"}


def test_a_table_of_rounds_is_read_with_what_stands_above_it() -> None:
    file = read("rounds.tsv")
    (play,) = file.plays
    assert (file.layout, play.game, play.date) == ("rounds", "Rummy", "2024-03-14")
    assert rounds(play) == [("5", "10", "0"), ("0", "12", "3.5"), ("-4", "", "7")]
    assert scores(play) == {"Ann": "1", "Ben": "22", "Cy": "10.5"}


def test_tables_with_empty_rows_between_are_matches_of_their_own() -> None:
    file = read("rounds-utf16.csv")
    assert (file.layout, file.encoding) == ("rounds", "utf-16")
    assert [scores(play) for play in file.plays] == [{"Ann": "8", "Ben": "12"}, {"Cy": "5", "Di": "6"}]


def test_numbered_columns_are_read() -> None:
    file = read("numbered.csv")
    chess, uno = file.plays
    assert (file.layout, file.date_order) == ("numbered", "mdy")
    assert (chess.date, chess.place, chess.note, scores(chess)) == (
        "2024-03-14",
        "Park",
        "quick",
        {"Ann": "1", "Ben": "0"},
    )
    assert scores(uno) == {"Ann": "1250", "Ben": "300", "Cy": "0"}


def test_rows_of_rounds_are_grouped_into_matches() -> None:
    first, second = read("rounds-by-row.csv").plays
    assert rounds(first) == [("5", "6", "7"), ("1", "1", "1")]
    assert scores(second) == {"Ann": "17", "Ben": "0", "Cy": "0"}


def test_dates_that_fit_two_orders_are_reported_and_read_as_asked() -> None:
    table = b"date,Ann,Ben\n3/4/2024,1,2\n5/6/2024,3,4\n"
    file = read_score_file(table)
    assert (file.date_order, file.ambiguous, file.plays[0].date) == ("dmy", True, "2024-04-03")
    asked = read_score_file(table, "mdy")
    assert (asked.date_order, asked.ambiguous, asked.plays[0].date) == ("mdy", False, "2024-03-04")


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp1252"])
@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_a_table_is_the_same_in_every_encoding_and_with_every_delimiter(
    encoding: str, delimiter: str, end: str
) -> None:
    rows = [["date", "game", "Zoë", "Ben"], ["2024-01-02", "Rummy", "12", "-3"], ["2024-01-03", "Rummy", "7", "8"]]
    data = "".join(delimiter.join(row) + end for row in rows).encode(encoding)
    file = read_score_file(data)
    assert [scores(play) for play in file.plays] == [{"Zoë": "12", "Ben": "-3"}, {"Zoë": "7", "Ben": "8"}]


def zipped(**members: bytes) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in members.items():
            archive.writestr(name.replace("_", "."), content)
    return file.getvalue()


def test_a_score_file_in_a_zip_is_read() -> None:
    packed = zipped(export_json=(SAMPLES / "bg-stats.json").read_bytes(), photo_jpg=b"\xff\xd8")
    assert read_score_file(packed).plays == read("bg-stats.json").plays


ENTITIES = b'<!DOCTYPE plays [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><plays>&b;</plays>'
REFUSED = [
    (b"", "empty"),
    (b" \r\n\t", "empty"),
    (b"hello there", "unknown"),
    (b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR", "unknown"),
    (b"{}", "unknown"),
    (b'{"plays": 3, "games": []}', "unknown"),
    (b'{"plays": [], "games": []}', "empty"),
    (b'{"plays": [{"games": 1}', "broken"),
    (b'{"games": [], "plays": [' + b"[" * 100_000, "broken"),
    (b"<html><body/></html>", "unknown"),
    (b"<plays><play>", "broken"),
    (b"<plays/>", "empty"),
    (ENTITIES, "forbidden"),
    (b'<!DOCTYPE plays SYSTEM "http://127.0.0.1/x"><plays/>', "forbidden"),
    (b"<plays>" + b"<x>" * 50 + b"</x>" * 50 + b"</plays>", "large"),
    (b"PK\x03\x04 no zip", "broken"),
    (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(100), "workbook"),
    (zipped(**{"xl/workbook_xml": b"<x/>", "xl/a_xml": b""}), "workbook"),
    (zipped(manifest_json=b"{}", history_jsonl=b""), "backup"),
    (zipped(a_csv=b"Ann,Ben\n1,2\n", b_csv=b"Ann,Ben\n1,2\n"), "unknown"),
    (zipped(a_csv=b"0" * (17 << 20)), "large"),
    (b"Ann,Ben\n" + b"1,2\n" * 4_500_000, "large"),
]  # fmt: skip


@pytest.mark.parametrize(("data", "fault"), REFUSED, ids=range(len(REFUSED)))
def test_what_cannot_be_read_is_refused_by_name(data: bytes, fault: str) -> None:
    with pytest.raises(ScoreFileError) as caught:
        read_score_file(data)
    assert caught.value.fault == fault, caught.value


@pytest.mark.parametrize(
    ("written", "read_as"),
    [
        (r"Kü\ud800che", "Kü\ufffdche"),
        (r"\uDC00", "\ufffd"),
        (r"\ud800\ud83d\ude00\udE00", "\ufffd😀\ufffd"),
        (r"\\ud800 \"ud\"", r'\ud800 "ud"'),
    ],
)
def test_half_a_character_in_an_export_is_replaced(written: str, read_as: str) -> None:
    """JSON can name one half of a character by itself, which can't be stored: the rest of the file is brought in."""
    data = (SAMPLES / "bg-stats.json").read_text(encoding="utf-8")
    assert data.count("Küche") >= 1
    file = read_score_file(data.replace("Küche", written).encode("utf-8"))
    assert [play.place for play in file.plays] == [read_as, "", ""]
    assert bg_stats.read_export(bg_stats.write_export(file.plays)).plays[0].place == read_as
