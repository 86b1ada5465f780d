"""The server for the rooms of this device, in a thread with its own event loop, so that no screen waits for it."""

from __future__ import annotations

import os
import socket
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.data import CLOCK
from app.rooms.guest_page.server import GuestPages
from app.rooms.host.app_server import AppServer, serve_app
from app.rooms.host.tls_identity import load_or_make_identity
from engine.bots import OnFailure
from store.rooms.entry import CloseRoom, NextRoom, read_entry
from store.rooms.referee import Referee
from store.rooms.refereeing.bot_failures import log_failure
from store.rooms.refereeing.limits import CLOSE_AFTER_MS
from store.rooms.refereeing.roles import hash_token
from store.rooms.server import RoomServer, RoomServerSettings
from store.rooms.sqlite_log import SqliteLog


@dataclass(frozen=True)
class Listener:
    """A running listener: the fingerprint of its certificate ("" for none), its server, and the log that it writes."""

    pin: str
    server: AppServer
    log: SqliteLog

    def stop(self) -> None:
        """Stop listening, and return when that is done."""
        self.server.stop()
        self.log.close()


def start_listener(
    bound: socket.socket,
    netloc: str,
    log_file: Path,
    certificate_file: Path,
    key: str,
    protocols: Mapping[str, Any],
    on_all_closed: Callable[[], object] = lambda: None,
    report_bot_failure: OnFailure = log_failure,
) -> Listener:
    """Serve the rooms of a log on a listening socket, whose host name with port is `netloc`; return when it answers.

    Opening a room requires `key`. Connections that begin with TLS are answered with the certificate in a file, which is
    made if there is none; all others without encryption. Browsers get the guest page. `on_all_closed` is called in a
    thread of its own when the last open room is closed, `report_bot_failure` in the listener's thread when a bot could
    not move.
    """
    identity = load_or_make_identity(certificate_file, netloc)
    log = SqliteLog(log_file)

    def room_closed() -> None:
        if not any(_is_open(entry, CLOCK.wall()) for entry in log.last_entries()):
            threading.Thread(target=on_all_closed, daemon=True).start()

    host = RoomServerSettings(frozenset([netloc]), key=hash_token(key))
    rooms = RoomServer(Referee(log, CLOCK.wall, os.urandom, report_bot_failure=report_bot_failure), host, room_closed)
    pages = GuestPages(rooms.app, netloc, rooms.standing_of)
    server = serve_app(bound, pages, identity.tls if identity else None, protocols)
    return Listener(identity.pin if identity else "", server, log)


def _is_open(last_entry: str, now: int) -> bool:
    """Return whether a room with this last entry can be played in at `now` (Unix ms): neither closed nor continued in
    another room, and used within `CLOSE_AFTER_MS`.
    """
    try:
        last = read_entry(last_entry)
    except ValueError:
        return False
    return not isinstance(last.act, CloseRoom | NextRoom) and now - last.time_ms < CLOSE_AFTER_MS
