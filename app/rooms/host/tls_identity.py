"""The certificate of a host, in a private file; the apps of its guests recognise it by its fingerprint.

It stays the same as long as a room is open, so that members find the same host after a restart.
"""

from __future__ import annotations

import ssl
from contextlib import suppress
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from store.file_permissions import write_private_file
from store.rooms.certificate_pin import certificate_fingerprint

CERTIFICATE_LIBRARY: Final = "cryptography"  # only to make a certificate, and only on hosts
_CERTIFICATE_END: Final = "-----END CERTIFICATE-----\n"


@dataclass(frozen=True)
class TlsIdentity:
    """The TLS context of a host, and the fingerprint of its certificate."""

    tls: ssl.SSLContext
    pin: str


def load_or_make_identity(path: Path, netloc: str) -> TlsIdentity | None:
    """Return the identity that a file has. If it has none or is damaged, make one and write it there.

    `netloc` is the host name with its port. Returns None if `cryptography`, which makes certificates, isn't installed.
    Raises `OSError` if the file can't be written.
    """
    with suppress(OSError, ValueError):  # there is no file, or it's damaged: another is made
        return _read_identity(path)
    if find_spec(CERTIFICATE_LIBRARY) is None:
        return None
    from store.rooms.certificate import make_certificate  # imports cryptography

    made = make_certificate([netloc.rpartition(":")[0]])
    write_private_file(path, (made.certificate + made.key).encode())
    return _read_identity(path)


def _read_identity(path: Path) -> TlsIdentity:
    certificate, end, _ = path.read_text().partition(_CERTIFICATE_END)
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    tls.minimum_version = ssl.TLSVersion.TLSv1_2
    tls.load_cert_chain(path)
    return TlsIdentity(tls, certificate_fingerprint(certificate + end))
