"""Makes the certificate of a device that hosts rooms.

This needs `cryptography`. Without it, importing this module fails and rooms are hosted without TLS, as the app says.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from ipaddress import ip_address
from typing import Final, NamedTuple

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from store.rooms.certificate_pin import certificate_fingerprint

_COMMON_NAME: Final = "Pocket Switch"
# Valid whatever a phone's clock says, since the fingerprint is what counts.
_VALID_FROM, _VALID_UNTIL = datetime(2000, 1, 1, tzinfo=UTC), datetime(2099, 1, 1, tzinfo=UTC)


class HostCertificate(NamedTuple):
    """A certificate and its private key as PEM, and the fingerprint by which apps recognise it."""

    certificate: str
    key: str
    fingerprint: str


def make_certificate(addresses: Sequence[str]) -> HostCertificate:
    """Return a new certificate for a host with these IP addresses, which may be none if it's known by its fingerprint
    alone.
    """
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, _COMMON_NAME)])
    builder = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(_VALID_FROM)
        .not_valid_after(_VALID_UNTIL)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), True)
    )
    if addresses:
        names = [x509.IPAddress(ip_address(each)) for each in addresses]
        builder = builder.add_extension(x509.SubjectAlternativeName(names), False)
    made = builder.sign(key, hashes.SHA256())
    certificate = made.public_bytes(serialization.Encoding.PEM).decode()
    secret = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    ).decode()
    return HostCertificate(certificate, secret, certificate_fingerprint(certificate))
