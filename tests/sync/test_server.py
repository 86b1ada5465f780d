"""The files of a household's server, and the check of a running one."""

from __future__ import annotations

import asyncio
import configparser
import subprocess
import sys
import warnings
from pathlib import Path
from typing import Any

import pytest

from store.server.__main__ import main
from store.server.household import Household
from store.sync.check import check
from store.sync.errors import SyncError
from tests.sync.faults import Meddling, Next, altered, answer
from tests.sync.servers import ADDRESS, client


def test_the_files_are_written_and_the_secret_stays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sync.example.org", "--root", str(tmp_path)]) == 0
    ini = tmp_path / "etc/pocket-switch-sync/kinto.ini"
    first = ini.read_text()
    assert ini.stat().st_mode & 0o007 == 0
    assert main(["sync.example.org", "--root", str(tmp_path)]) == 0
    assert ini.read_text() == first
    assert "certbot" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["not a name; rm", "--root", str(tmp_path)])


def test_what_the_server_writes_is_read_by_nobody_else() -> None:
    services = [
        text for path, text in Household("sync.example.org", "0" * 64).files().items() if path.endswith("service")
    ]
    assert len(services) == 2
    for text in services:
        assert "UMask=0077" in text.partition("[Service]")[2].splitlines()


def test_systemd_finds_no_fault(tmp_path: Path) -> None:
    programs = Path(sys.executable).parent
    files = Household("sync.example.org", "0" * 64, str(programs)).files()
    units = []
    for path, text in files.items():
        if "/systemd/" in path:
            units.append(tmp_path / Path(path).name)
            units[-1].write_text(text)
    done = subprocess.run(["systemd-analyze", "verify", *map(str, units)], capture_output=True, text=True, check=False)
    complaints = [line for line in done.stderr.splitlines() if "pocket-switch" in line]
    assert not complaints


def test_kinto_takes_the_settings() -> None:
    parser = configparser.RawConfigParser()
    parser.read_string(Household("sync.example.org", "0" * 64).files()["/etc/pocket-switch-sync/kinto.ini"])
    settings = dict(parser["app:main"])
    settings |= {name: value.replace(".postgresql", ".memory") for name, value in settings.items()}
    settings = {name: value for name, value in settings.items() if not name.endswith("_url")}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import kinto

        app = kinto.main({}, config=None, **settings)
    assert len(asyncio.run(check(client(app), ADDRESS))) == 7


def test_a_server_that_forgets_the_condition_is_found_out(kinto: Any) -> None:
    async def forgets(request: Any, send: Next) -> Any:
        if request.url.path.endswith("/records/check"):
            request.headers.pop("If-None-Match", None)
        return await send()

    with pytest.raises(SyncError, match="not 412"):
        asyncio.run(check(client(kinto, Meddling(kinto, forgets)), ADDRESS))


@pytest.mark.parametrize("said", [{}, {"responses": [1, 2, 3]}, {"responses": None}])
def test_a_server_that_answers_otherwise_is_found_out(kinto: Any, said: dict[str, Any]) -> None:
    async def otherwise(request: Any, send: Next) -> Any:
        return answer(said) if request.url.path.endswith("/batch") else await send()

    with pytest.raises(SyncError, match="not what a Kinto server sends"):
        asyncio.run(check(client(kinto, Meddling(kinto, otherwise)), ADDRESS))


def test_a_kinto_without_accounts_is_found_out(kinto: Any) -> None:
    async def bare(request: Any, send: Next) -> Any:
        return await altered(await send(), lambda content: content["capabilities"].pop("accounts", None))

    with pytest.raises(SyncError, match="lacks accounts"):
        asyncio.run(check(client(kinto, Meddling(kinto, bare)), ADDRESS))
