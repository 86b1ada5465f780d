"""The Python packages of the web app: fetches their wheels, and chooses which of their files are shipped."""

from __future__ import annotations

import fnmatch
import hashlib
import io
import json
import re
import shutil
import tempfile
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from zipfile import ZipFile, ZipInfo

import platformdirs

from app.publish import lock
from app.publish.targets import ROOT, WEB

COMPLETE_MARK = "complete.json"

# Not needed in a browser, which has its own sockets and TLS below httpx.
UNPACKED_PACKAGES = ("anyio", "certifi", "h11", "httpcore")
# Files of packages that are never imported: tests, command line tools, sources for phones, other databases, plugins of
# other frameworks, the old pydantic.
DROPPED_FILES = (
    "*.data/*",
    "*.dist-info/*",
    "*.pyi",
    "*/.agents/*",
    "*/py.typed",
    "*.pyx",
    "*.pxd",
    "*.so.debug",
    "*/testing/*",
    "*/tests/*",
    "annotated_types/test_cases.py",
    "flet/messaging/flet_dart_bridge_server.py",
    "flet/messaging/flet_socket_server.py",
    "flet/pytest_plugin.py",
    "flet/utils/griffe_deprecations.py",
    "flutter/*",
    "httpx/_main.py",
    "idna/cli.py",
    "idna/uts46data.py",
    "msgpack/fallback.py",
    "pydantic/_hypothesis_plugin.py",
    "pydantic/mypy.py",
    "pydantic/v1/*",
    "segno/cli.py",
    "sqlalchemy/connectors/*odbc.py",
    "sqlalchemy/dialects/*.txt",
    "sqlalchemy/dialects/mssql/*",
    "sqlalchemy/dialects/mysql/*",
    "sqlalchemy/dialects/oracle/*",
    "sqlalchemy/dialects/postgresql/*",
    "sqlalchemy/dialects/sqlite/provision.py",
    "sqlalchemy/ext/associationproxy.py",
    "sqlalchemy/ext/asyncio/*",
    "sqlalchemy/ext/automap.py",
    "sqlalchemy/ext/baked.py",
    "sqlalchemy/ext/horizontal_shard.py",
    "sqlalchemy/ext/hybrid.py",
    "sqlalchemy/ext/indexable.py",
    "sqlalchemy/ext/instrumentation.py",
    "sqlalchemy/ext/mutable.py",
    "sqlalchemy/ext/mypy/*",
    "sqlalchemy/ext/orderinglist.py",
    "sqlalchemy/ext/serializer.py",
    "sqlmodel/ext/asyncio/*",
)
# Files of Python's library that are never imported: other systems, command line tools, servers, multiprocessing, text
# encodings from before Unicode.
DROPPED_STDLIB = (
    "*.bat",
    "*/py.typed",
    "__phello__/*",
    "_aix_support.py",
    "_android_support.py",
    "_apple_support.py",
    "_ios_support.py",
    "_osx_support.py",
    "_pydatetime.py",
    "_pydecimal.py",
    "_pyio.py",
    "_pyrepl/*",
    "antigravity.py",
    "argparse.py",
    "asyncio/__main__.py",
    "asyncio/proactor_events.py",
    "asyncio/tools.py",
    "asyncio/windows_events.py",
    "asyncio/windows_utils.py",
    "bdb.py",
    "cProfile.py",
    "cmd.py",
    "compileall.py",
    "concurrent/futures/interpreter.py",
    "concurrent/futures/process.py",
    "concurrent/interpreters/*",
    "configparser.py",
    "ctypes/macholib/*",
    "curses/*",
    "dbm/*",
    "difflib.py",
    "doctest.py",
    "encodings/big5*.py",
    "encodings/cp[0256789]*.py",
    "encodings/cp1[01]*.py",
    "encodings/cp125[013-8].py",
    "encodings/cp424.py",
    "encodings/euc_*.py",
    "encodings/gb*.py",
    "encodings/hp_roman8.py",
    "encodings/hz.py",
    "encodings/iso2022_*.py",
    "encodings/iso8859_*.py",
    "encodings/johab.py",
    "encodings/koi8_*.py",
    "encodings/kz1048.py",
    "encodings/mac_*.py",
    "encodings/palmos.py",
    "encodings/ptcp154.py",
    "encodings/shift_jis*.py",
    "encodings/tis_620.py",
    "ensurepip/*",
    "filecmp.py",
    "fileinput.py",
    "ftplib.py",
    "getopt.py",
    "http/cookies.py",
    "http/server.py",
    "idlelib/*",
    "imaplib.py",
    "json/tool.py",
    "lib2to3/*",
    "logging/config.py",
    "logging/handlers.py",
    "mailbox.py",
    "modulefinder.py",
    "multiprocessing/*",
    "nturl2path.py",
    "optparse.py",
    "pdb.py",
    "pickletools.py",
    "plistlib.py",
    "poplib.py",
    "profile.py",
    "pstats.py",
    "pyclbr.py",
    "pydoc.py",
    "pydoc_data/*",
    "rlcompleter.py",
    "smtplib.py",
    "sched.py",
    "shelve.py",
    "socketserver.py",
    "sqlite3/__main__.py",
    "symtable.py",
    "tabnanny.py",
    "tarfile.py",
    "this.py",
    "timeit.py",
    "tkinter/*",
    "trace.py",
    "turtle.py",
    "unittest/*",
    "urllib/robotparser.py",
    "venv/*",
    "wave.py",
    "wsgiref/*",
    "xml/dom/*",
    "xmlrpc/*",
    "zipapp.py",
)
# The app's own packages, and files of them that the browser doesn't run: what builds or serves the web app, pages of
# documentation, and the sources of messages (the compiled tables are shipped). Licences are separate files on the host.
OWN_PACKAGES = ("app", "engine", "store")
DROPPED_OWN_FILES = (
    "*/.*",
    "*.ftl",
    "*.md",
    "*.pyc",
    "app/licences/*",
    "app/publish/*",
    "app/cli.py",
    "app/served/*",
    "app/serving.py",
    "app/patches/flet_web/*",
    "app/patches/flutter/*",
    "app/patches/uvicorn/*",
    "app/platform/entry.py",
    "app/platform/guard.py",
    "app/platform/server/*",
    "app/platform/tokens.py",
    "app/rooms/guest_page/page.css",
    "app/rooms/guest_page/page.html",
    "app/rooms/guest_page/page.js",
    "engine/__main__.py",
    "store/rooms/postgres/*",
    "store/server/*",
)


def fetch_wheels(cache: Path) -> list[Path]:
    """Download the wheels that the lock names unless `cache` has them, and return their paths.

    Raises `CalledProcessError` if pip fails.
    """
    folder = _wheel_folder(cache)
    if not (folder / COMPLETE_MARK).exists():
        cache.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=cache) as name:
            names = [path.name for path in lock.download_wheels("web", WEB, Path(name))]
            (Path(name) / COMPLETE_MARK).write_text(json.dumps(names))
            shutil.rmtree(folder, ignore_errors=True)
            shutil.copytree(name, folder)
    return fetched_wheels(cache)


def fetched_wheels(cache: Path) -> list[Path]:
    """Return the wheels that `fetch_wheels` has downloaded. Raises FileNotFoundError if it hasn't."""
    folder = _wheel_folder(cache)
    return [folder / name for name in json.loads((folder / COMPLETE_MARK).read_text())]


def _wheel_folder(cache: Path) -> Path:
    wanted = lock.lock_path("web").read_bytes()
    return cache / f"wheels-{hashlib.sha256(wanted).hexdigest()[:16]}"


def package_of_wheel(wheel: Path) -> str:
    """Return the canonical package name from a wheel's file name."""
    return re.sub(r"[-_.]+", "-", wheel.name.partition("-")[0]).lower()


def pack_sources(paths: Iterable[Path]) -> tuple[bytes, dict[str, bytes]]:
    """Return a zip with the packages' sources, and the files of packages with machine code, by path.

    The latter stay outside the zip, since a dynamic library must be a real file.
    """
    files: dict[str, bytes] = {}
    loose: set[str] = set()
    for path in paths:
        if package_of_wheel(path) in UNPACKED_PACKAGES:
            continue
        with ZipFile(path) as wheel:
            for name in wheel.namelist():
                if name.endswith("/METADATA"):
                    files[name] = _short_metadata(wheel.read(name))
                elif not name.endswith("/") and not _is_dropped(name, DROPPED_FILES):
                    files[name] = wheel.read(name)
                    if name.endswith(".so"):
                        loose.add(name.partition("/")[0])
    apart = {name: data for name, data in files.items() if name.partition("/")[0] in loose}
    return zip_files({name: data for name, data in files.items() if name not in apart}), apart


def standard_library_zip(archive: Path) -> bytes:
    """Return a zip with those sources of Python's library that the app needs, taken from Pyodide's `archive`."""
    with ZipFile(archive) as old:
        names = [name for name in old.namelist() if not name.endswith("/") and not _is_dropped(name, DROPPED_STDLIB)]
        return zip_files({name: old.read(name) for name in names})


def app_zip() -> bytes:
    """Return a zip with the app's own files and a short METADATA file that names its version."""
    files: dict[str, bytes] = {}
    for room in OWN_PACKAGES:
        for path in _iter_files(ROOT / room):
            name = path.relative_to(ROOT).as_posix()
            if not _is_dropped(name, DROPPED_OWN_FILES):
                files[name] = path.read_bytes()
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)["project"]
    distribution = project["name"].replace("-", "_")
    files[f"{distribution}-{project['version']}.dist-info/METADATA"] = (
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n".encode()
    )
    return zip_files(files)


def zip_files(files: dict[str, bytes]) -> bytes:
    """Return a zip of the files, identical byte for byte for the same files."""
    made = io.BytesIO()
    with ZipFile(made, "w") as archive:
        for name in sorted(files):
            archive.writestr(ZipInfo(name), files[name])
    return made.getvalue()


def cache_folder() -> Path:
    """Return the folder in which wheels and byte code are cached between builds."""
    return platformdirs.user_cache_path("pocket-switch", appauthor=False) / "publish"


def _iter_files(folder: Path) -> Iterator[Path]:
    return (path for path in sorted(folder.rglob("*")) if path.is_file())


def _is_dropped(name: str, patterns: Iterable[str]) -> bool:
    return any(fnmatch.fnmatchcase(name, pattern) for pattern in patterns)


def _short_metadata(metadata: bytes) -> bytes:
    """Return a METADATA file with name and version only, which the app's report needs; installers need the rest."""
    head = metadata.decode(errors="replace").split("\n\n", 1)[0].splitlines()
    return (
        "\n".join(line for line in head if line.startswith(("Metadata-Version:", "Name:", "Version:"))) + "\n"
    ).encode()
