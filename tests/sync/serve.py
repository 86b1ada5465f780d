"""`python -m tests.sync.serve DATABASE PORT [invites]`: a Kinto that prints `ready` and serves until it's stopped. With
`invites`, it answers each line of its input, an address, with an invitation.
"""

from __future__ import annotations

import socket
import sys
import threading
from typing import Any

import waitress

from tests.sync.servers import OPEN, application, invited


def main(database: str, port: str, how: str = "") -> None:
    """Serve a database that's running already (`servers.Postgres.start` waits for that)."""
    app = application(database, **(dict.fromkeys(OPEN, "") if how else {}))
    listening = socket.create_server(("127.0.0.1", int(port)), reuse_port=False)
    server = waitress.create_server(app, sockets=[listening], threads=8, ident=None, clear_untrusted_proxy_headers=True)
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    if how:
        threading.Thread(target=_invite, args=(app,), daemon=True).start()
    server.run()


def _invite(app: Any) -> None:
    for line in sys.stdin:
        sys.stdout.write(invited(app, line.strip()).invitation_code + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(*sys.argv[1:])
