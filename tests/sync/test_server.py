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
from store.server.household import ServerConfiguration
from store.sync.check import check_server
from store.sync.errors import SyncError
from tests.sync.faults import Meddling, Next, altered, answer
from tests.sync.servers import ADDRESS, client, invited


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
        text
        for path, text in ServerConfiguration("sync.example.org", "0" * 64).files_by_path().items()
        if path.endswith("service")
    ]
    assert len(services) == 3
    for text in services:
        assert "UMask=0077" in text.partition("[Service]")[2].splitlines()


def test_systemd_finds_no_fault(tmp_path: Path) -> None:
    programs = Path(sys.executable).parent
    files = ServerConfiguration("sync.example.org", "0" * 64, str(programs)).files_by_path()
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
    parser.read_string(
        ServerConfiguration("sync.example.org", "0" * 64).files_by_path()["/etc/pocket-switch-sync/kinto.ini"]
    )
    settings = dict(parser["app:main"])
    settings |= {name: value.replace(".postgresql", ".memory") for name, value in settings.items()}
    settings = {name: value for name, value in settings.items() if not name.endswith("_url")}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import kinto

        app = kinto.main({}, config=None, **settings)
    invitation = invited(app)
    assert len(asyncio.run(check_server(client(app), ADDRESS, invitation))) == 8
    with pytest.raises(SyncError) as caught:
        asyncio.run(check_server(client(app), ADDRESS))
    assert caught.value.trouble == "invitation"


def test_the_kit_names_no_host_and_installs_what_is_known_and_not_as_root() -> None:
    household = ServerConfiguration("sync.example.org", "0" * 64)
    files = household.files_by_path()
    pinned = files["/opt/pocket-switch-sync/requirements.txt"]
    assert "://" not in pinned and "--index" not in pinned
    packages = [line for line in pinned.splitlines() if line and not line.startswith(("#", " "))]
    assert all("==" in line for line in packages)
    assert pinned.count("\n    --hash=sha256:") >= len(packages) > 20
    (installing,) = (line for line in household.setup_commands() if "pip install" in line)
    assert installing.count("sudo -u pocket-switch-programs -H ") == 2
    assert "--require-hashes" in installing


def test_the_server_has_all_that_its_code_imports(tmp_path: Path) -> None:
    code = "/opt/pocket-switch-sync/code"
    for path, text in ServerConfiguration("sync.example.org", "0" * 64).files_by_path().items():
        if path.startswith(f"{code}/"):
            target = tmp_path / path.removeprefix(f"{code}/")
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text)
    found = "import store.server.plugin, store.server.invite, store.rooms.postgres.__main__; "
    found += "import engine.rules.reader as reader; reader.load_preset('switch'); print(store.server.plugin.__file__)"
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", found],
        env={"PYTHONPATH": str(tmp_path)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.strip() == str(tmp_path / "store/server/plugin.py"), done.stderr


def test_a_server_that_forgets_the_condition_is_found_out(kinto: Any) -> None:
    async def forgets(request: Any, send: Next) -> Any:
        if request.url.path.endswith("/records/check"):
            request.headers.pop("If-None-Match", None)
        return await send()

    with pytest.raises(SyncError, match="not 412"):
        asyncio.run(check_server(client(kinto, Meddling(kinto, forgets)), ADDRESS))


@pytest.mark.parametrize("said", [{}, {"responses": [1, 2, 3]}, {"responses": None}])
def test_a_server_that_answers_otherwise_is_found_out(kinto: Any, said: dict[str, Any]) -> None:
    async def otherwise(request: Any, send: Next) -> Any:
        return answer(said) if request.url.path.endswith("/batch") else await send()

    with pytest.raises(SyncError, match="not what a Kinto server sends"):
        asyncio.run(check_server(client(kinto, Meddling(kinto, otherwise)), ADDRESS))


def test_a_kinto_without_accounts_is_found_out(kinto: Any) -> None:
    async def bare(request: Any, send: Next) -> Any:
        return await altered(await send(), lambda content: content["capabilities"].pop("accounts", None))

    with pytest.raises(SyncError, match="lacks accounts"):
        asyncio.run(check_server(client(kinto, Meddling(kinto, bare)), ADDRESS))
