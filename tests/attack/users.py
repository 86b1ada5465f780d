"""Other users of the same machine: what they can list, read and connect to, and what the list of processes reveals."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import which

from app.cli import open_listening_socket
from app.platform.entry import Entry
from store.opening import FILE_NAME
from tests.attack._row import Meter, Row
from tests.attack._server import KEPT, kept, open_page, served
from tests.running import PATIENCE, App

NOBODY = 65534
# Is run as another user, with nothing but Python: says how much it tried, and what of it it could.
STRANGER = """
import http.client, json, os, sqlite3, sys, tempfile
folder, port, pid, cookie, token = sys.argv[1], int(sys.argv[2]), sys.argv[3], sys.argv[4], sys.argv[5]
names, tried, could = json.loads(sys.argv[6]), 0, []
def attempt(what, work):
    global tried
    tried += 1
    try:
        if work():
            could.append(what)
    except (OSError, sqlite3.Error, http.client.HTTPException):
        pass
def asked(path, method="GET", **headers):
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    line.request(method, path, headers={name.replace("_", "-"): value for name, value in headers.items()})
    return line.getresponse().status not in (400, 403)
def wrote(path):
    with open(path, "ab"):
        return True
def linked(path):
    with tempfile.TemporaryDirectory() as mine:
        os.link(path, os.path.join(mine, "link"))
        return True
attempt("list the folder", lambda: os.listdir(folder) is not None)
attempt("enter the folder", lambda: os.chdir(folder) is None)
attempt("make a file", lambda: wrote(folder + "/mine"))
attempt("rename the folder", lambda: os.rename(folder, folder + "-gone") is None)
attempt("change its rights", lambda: os.chmod(folder, 0o777) is None)
for name in names:
    path = folder + "/" + name
    attempt("see " + name, lambda: os.stat(path) is not None)
    attempt("read " + name, lambda: open(path, "rb").read(1) is not None)
    attempt("write " + name, lambda: wrote(path))
    attempt("link " + name, lambda: linked(path))
    attempt("remove " + name, lambda: os.remove(path) is None)
def opened():
    database = sqlite3.connect("file:" + folder + "/" + names[0] + "?mode=ro", uri=True)
    return database.execute("SELECT 1 FROM sqlite_master").fetchall()
def tells(what):
    path = "/proc/" + pid + "/" + what
    found = " ".join(os.listdir(path)).encode() if what in ("fd", "cwd", "map_files") else open(path, "rb").read()
    return token.encode() in found or cookie.encode() in found or (what not in ("cmdline", "status", "stat") and found)
attempt("open the database", opened)
for what in ("environ", "cmdline", "maps", "mem", "fd", "cwd", "map_files", "status", "stat", "syscall"):
    attempt("read " + what, lambda: tells(what))
attempt("be served", lambda: asked("/"))
attempt("be served a file", lambda: asked("/main.dart.js"))
attempt("be served a card", lambda: asked("/cards/2C.svg"))
own = {"Origin": "http://127.0.0.1:%d" % port, "Sec_Fetch_Site": "same-origin"}
attempt("send a file", lambda: asked("/upload/x", "PUT", **own))
for guess in ("", "0" * len(token), token[:-1] + "g", pid, str(port)):
    attempt("guess a token", lambda: asked("/?token=" + guess))
    attempt("guess a cookie", lambda: asked("/", Cookie=cookie.partition("=")[0] + "=" + guess))
upgrade = {"Upgrade": "websocket", "Connection": "Upgrade", **own}
key = {"Sec_WebSocket_Version": "13", "Sec_WebSocket_Key": "dGhlIHNhbXBsZSBub25jZQ=="}
attempt("open a socket", lambda: asked("/ws", **upgrade, **key))
print(json.dumps([tried, could]))
"""
KNOCK = "import socket, sys; socket.create_connection(('127.0.0.1', int(sys.argv[1]))).recv(1)"


def attack(_: float) -> Iterator[Row]:
    """Yield rows for what file rights let others do; if run by root, also for what `nobody` can do."""
    with served() as app, open_page(app):
        yield _rights(app)
        if python := _python_for_nobody():
            yield _stranger(app, python)
            yield _tokens_in_the_list_of_processes(python)


def _rights(app: App) -> Row:
    meter = Meter("rights of others in the data folder", app.process.pid)
    for path in (app.data, *app.data.iterdir()):
        with meter.attempt():
            rights = path.stat().st_mode & 0o077
        if rights:
            meter.let_through(f"{path.name}: {rights:o}")
    for name in KEPT - kept(app):
        meter.let_through(f"{name} is not there to be looked at")
    return meter.row()


def _python_for_nobody() -> str | None:
    """Return a Python that another user can run, None if there's none or this user can't become another.

    A Python of an environment may be in a home folder that others can't read.
    """
    if os.name != "posix" or os.geteuid() != 0:
        return None
    for path in (str(Path(sys.executable).resolve()), which("python3", path=os.defpath)):
        try:
            if not path:
                continue
            with _as_nobody([path, "-I", "-c", "import sqlite3"]) as trial:
                trial.communicate(timeout=PATIENCE)
        except OSError:
            continue
        if trial.returncode == 0:
            return path
    return None


def _as_nobody(command: list[str]) -> subprocess.Popen[str]:
    return subprocess.Popen(
        command, user=NOBODY, group=NOBODY, extra_groups=[], cwd="/", stdout=subprocess.PIPE, text=True
    )


def _stranger(app: App, python: str) -> Row:
    meter = Meter("what another user lists, reads and connects to", app.process.pid)
    names = [FILE_NAME, *sorted(kept(app) - {FILE_NAME})]
    told = [str(app.data), str(app.port), str(app.process.pid), app.cookie, app.token, json.dumps(names)]
    with _as_nobody([python, "-I", "-c", STRANGER, *told]) as stranger:
        said, _ = stranger.communicate(timeout=PATIENCE)
    meter.tried, could = json.loads(said)
    for what in could:
        meter.let_through(what)
    return meter.row()


def _tokens_in_the_list_of_processes(python: str) -> Row:
    """Use the address that the list of processes shows for a browser, as another user who is faster
    than that browser.
    """
    meter = Meter("tokens read from the list of processes")
    with open_listening_socket(0) as door:
        port = door.getsockname()[1]
        entry = Entry(port, b"", "printed", "opened")
        for _ in range(3):
            with _as_nobody([python, "-I", "-c", KNOCK, str(port)]) as stranger:
                line, client = door.accept()
                with line, meter.attempt():
                    if entry.accepts_token(b"opened", client):
                        meter.let_through("a token that was meant for somebody else")
                stranger.wait(PATIENCE)
    return meter.row()
