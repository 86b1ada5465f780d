"""Score files from a terminal: the preview is printed as JSON, and a second import adds nothing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from app import cli
from app.data import CLOCK
from app.platform import paths
from app.scoresheet.agreement import LAST_SHEET, agreement_from_text
from store.opening import open_store
from tests.store.exchange.plays import SAMPLES


@pytest.fixture(autouse=True)
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """An empty data folder, with English whatever the system's language."""
    monkeypatch.setenv("LANGUAGE", "en")
    monkeypatch.setenv(paths.DATA_VARIABLE, str(tmp_path / "data"))
    return tmp_path / "data"


def test_a_look_prints_what_was_recognised_and_adds_nothing(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--import", str(SAMPLES / "bg-stats.json"), "--look"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert (said["format"], said["matches"]["new"], said["rounds"]) == ("bg-stats", 3, 5)
    assert said["games"][2] == {"name": "Mau-Mau", "matches": 1, "listed_as": "mau-mau"}
    assert said["people"][0] == {"name": "Ann", "matches": 3, "is": None}
    assert said["left_out"] == {"no-players": 1} and said["left_out_at"] == ["plays 4: no-players"]
    assert said["not_understood"]["plays.rating"] == 1 and said["rounded"] == 0
    with open_store(folder, CLOCK) as store:
        assert store.matches.read_page().matches == ()


def test_a_file_is_brought_in_once_and_its_people_are_ready_for_the_next_sheet(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(SAMPLES / "players.csv")
    assert cli.main(["--data", str(folder), "--import", file]) == 0
    assert capsys.readouterr().out == "2 matches were added.\n"
    assert cli.main(["--data", str(folder), "--import", file]) == 0
    assert capsys.readouterr().out == "Done. No new matches were in it.\n"
    with open_store(folder, CLOCK) as store:
        assert len(store.matches.read_page().matches) == 2
        agreed = agreement_from_text(store.settings.all()[LAST_SHEET])
    assert agreed is not None and set(agreed.people) <= {"Ann", "Ben", "Cy"}


@pytest.mark.parametrize(
    ("content", "said"),
    [(b"", "no scores"), (b"hello", "this kind of file"), (b"<!DOCTYPE x><plays/>", "instructions")],
)
def test_a_file_that_cannot_be_read_is_refused_in_words(
    content: bytes, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_bytes(content)
    assert cli.main(["--import", str(tmp_path / "file")]) == 1
    assert said in capsys.readouterr().err


def test_a_missing_file_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--import", str(tmp_path / "nowhere.csv")]) == 1
    assert "nowhere.csv" in capsys.readouterr().err
