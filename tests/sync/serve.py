"""`python -m tests.sync.serve DATABASE PORT`: a Kinto that says `ready` and serves until it is stopped."""

from __future__ import annotations

import socket
import sys

import waitress

from tests.sync.servers import application


def main(database: str, port: str) -> None:
    """Serves a database that is there: whoever starts it has waited for it (`servers.Postgres.start`)."""
    app = application(database)
    listening = socket.create_server(("127.0.0.1", int(port)), reuse_port=False)
    server = waitress.create_server(app, sockets=[listening], threads=8, ident=None, clear_untrusted_proxy_headers=True)
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    server.run()


if __name__ == "__main__":
    main(*sys.argv[1:])
