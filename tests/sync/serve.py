"""`python -m tests.sync.serve DATABASE PORT`: a Kinto that says `ready` and serves until it is stopped."""

from __future__ import annotations

import socket
import sys
import time
from typing import Any

import waitress

from tests.sync.servers import application


def main(database: str, port: str) -> None:
    """Serves; while the database is away it waits for it."""
    app: Any = None
    while app is None:
        try:
            app = application(database)
        except Exception as error:  # whatever a database that is starting says
            if database.startswith("memory"):
                raise
            print(type(error).__name__, file=sys.stderr)
            time.sleep(0.2)
    listening = socket.create_server(("127.0.0.1", int(port)), reuse_port=False)
    server = waitress.create_server(app, sockets=[listening], threads=8, ident=None, clear_untrusted_proxy_headers=True)
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    server.run()


if __name__ == "__main__":
    main(*sys.argv[1:])
