"""What the command says when it cannot do what it was asked."""

from __future__ import annotations

import pytest

from app import play


@pytest.mark.parametrize("port", ["-1", "65536", "http", ""])
def test_a_port_that_is_none_is_refused(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        play.main(["--port", port])
    assert "is not a port" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("option", "package", "cure"),
    [("--desktop", "flet_desktop", "flet-desktop"), ("--no-browser", "flet_web", "[play]")],
)
def test_a_missing_package_is_named_and_not_fetched(
    option: str, package: str, cure: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(play, "find_spec", {package: None}.__getitem__)
    assert play.main([option]) == 1
    assert cure in capsys.readouterr().err


def test_no_free_port_is_said(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    with play.listen(0) as taken:
        monkeypatch.setattr(play, "PORTS_TRIED", 0)
        port = taken.getsockname()[1]
        assert play.main(["--no-browser", "--port", str(port)]) == 1
    assert f"No free port from {port} on" in capsys.readouterr().err
