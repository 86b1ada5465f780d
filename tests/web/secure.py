"""A sync server that a browser reaches as a real one, by TLS, with a self-signed certificate."""

from __future__ import annotations

import datetime
import ipaddress
import ssl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from socketserver import ThreadingMixIn
from wsgiref.simple_server import WSGIRequestHandler, WSGIServer, make_server

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from tests.running import ROOT
from tests.sync.servers import application

HOST = "127.0.0.1"


class _Server(ThreadingMixIn, WSGIServer):
    daemon_threads = True  # browsers hold connections open


class _Quiet(WSGIRequestHandler):
    def log_message(self, *_: object) -> None:
        """Log nothing."""


@contextmanager
def sync_server(folder: Path) -> Iterator[str]:
    """Yield the address of a Kinto in memory as a person types it, while it runs in a process of its own.

    Its certificate is written into the folder.
    """
    command = [sys.executable, "-m", "tests.web.secure", str(folder)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        yield process.stdout.readline().strip()
        process.terminate()


def _serve(folder: Path) -> None:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate(folder))
    server = make_server(HOST, 0, application(), _Server, _Quiet)
    server.socket = context.wrap_socket(server.socket, server_side=True, do_handshake_on_connect=False)
    sys.stdout.write(f"https://{HOST}:{server.server_port}/v1\n")
    sys.stdout.flush()
    server.serve_forever()


def certificate(folder: Path) -> Path:
    """Write a new certificate of this host with its key into a file, and return its path."""
    key, day = ec.generate_private_key(ec.SECP256R1()), datetime.timedelta(days=1)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, HOST)])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - day)
        .not_valid_after(now + day)
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address(HOST))]), critical=False)
        .sign(key, hashes.SHA256())
    )
    pem = serialization.Encoding.PEM
    plain = serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    path = folder / "server.pem"
    path.write_bytes(key.private_bytes(pem, *plain) + made.public_bytes(pem))
    return path


if __name__ == "__main__":
    _serve(Path(sys.argv[1]))
