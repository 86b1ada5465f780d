"""The messages of the command if it can't do what was asked, or is ended early."""

from __future__ import annotations

from pathlib import Path

import pytest

from app import cli
from tests.running import App


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Set the language to English, whatever the system's is."""
    monkeypatch.setenv("LANGUAGE", "en")


@pytest.mark.parametrize("port", ["-1", "65536", "http", ""])
def test_a_port_that_is_none_is_refused(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["--port", port])
    assert "isn’t a port" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("option", "package", "cure"),
    [("--desktop", "flet_desktop", "flet-desktop"), ("--no-browser", "flet_web", "[play]")],
)
def test_a_missing_package_is_named_and_not_fetched(
    option: str, package: str, cure: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cli, "find_spec", {package: None}.__getitem__)
    assert cli.main([option]) == 1
    assert cure in capsys.readouterr().err


@pytest.mark.parametrize(
    ("variables", "said"),
    [
        ({"LANG": "C"}, "show this help"),
        ({"LANG": "pl_PL.UTF-8"}, "pomoc"),
        ({"LANGUAGE": "xx:de", "LC_ALL": "fr_FR"}, "Hilfe"),
    ],
)
def test_help_is_given_in_the_language_of_the_system(
    variables: dict[str, str], said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(SystemExit):
        cli.main(["--help"])
    assert said in capsys.readouterr().out


def test_no_free_port_is_said(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    with cli.open_listening_socket(0) as taken:
        monkeypatch.setattr(cli, "PORTS_TRIED", 0)
        port = taken.getsockname()[1]
        assert cli.main(["--no-browser", "--port", str(port)]) == 1
    assert f"no free port from {port} upwards" in capsys.readouterr().err


@pytest.mark.parametrize("asked", (False, True))
def test_command_can_be_interrupted_while_importing(tmp_path: Path, asked: bool) -> None:
    with App(tmp_path) as app:
        if asked:  # it is served, and Flet is being read in
            assert app.cookie
        app.stop()
        assert "Traceback" not in app.output
