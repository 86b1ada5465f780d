"""By what the apps of guests know this host: a certificate of its own, kept in a file that nobody else may read.

It is there as long as a room is, so that who comes back after a restart finds the same host.
"""

from __future__ import annotations

import ssl
from contextlib import suppress
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from store.private import write_private
from store.rooms.pin import fingerprint

NEEDED: Final = "cryptography"  # to make one, and on the host alone
_END: Final = "-----END CERTIFICATE-----\n"


@dataclass(frozen=True)
class TlsIdentity:
    """What a host answers TLS with, and the fingerprint of its certificate."""

    tls: ssl.SSLContext
    pin: str


def load_or_make_identity(path: Path, here: str) -> TlsIdentity | None:
    """That of a host of this address and port, made where the file has none that can be read; None where none can be
    made. OSError."""
    with suppress(OSError, ValueError):
        return _read(path)
    if find_spec(NEEDED) is None:
        return None
    from store.rooms.certificate import make_certificate  # cryptography: where somebody hosts for the first time

    made = make_certificate([here.rpartition(":")[0]])
    write_private(path, (made.certificate + made.key).encode())
    return _read(path)


def _read(path: Path) -> TlsIdentity:
    certificate, end, _ = path.read_text().partition(_END)
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    tls.minimum_version = ssl.TLSVersion.TLSv1_2
    tls.load_cert_chain(path)
    return TlsIdentity(tls, fingerprint(certificate + end))
