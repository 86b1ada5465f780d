"""TLS that trusts a single certificate, known by the fingerprint in a room's link."""

from __future__ import annotations

import asyncio
import hmac
import ssl
from hashlib import sha256
from typing import Final

from store.rooms.errors import RoomConnectionError

FINGERPRINT_DIGITS: Final = 32  # of a fingerprint, hexadecimal: 128 bits of SHA-256
MIN_PIN_DIGITS: Final = 20  # of a fingerprint in a code that can be typed: 80 bits
CERTIFICATE_TIMEOUT: Final = 5.0  # seconds for the host's certificate


class WrongHost(RoomConnectionError):
    """The host has another certificate than the pinned one, or none."""

    code = "wrong-host"


def certificate_fingerprint(certificate: str) -> str:
    """Return the fingerprint of a certificate (PEM): the first half of its SHA-256 in hex."""
    return sha256(ssl.PEM_cert_to_DER_cert(certificate)).hexdigest()[:FINGERPRINT_DIGITS]


async def trusting_context(host: str, port: int, pin: str) -> ssl.SSLContext:
    """Fetch a host's certificate, and return a TLS context that trusts only that. Its fingerprint has to begin with
    `pin`.

    Raises `WrongHost` if the host has another certificate or none, `OSError` if it doesn't answer.
    """
    async with asyncio.timeout(CERTIFICATE_TIMEOUT):
        shown = await _shown_certificate(host, port)
    found = certificate_fingerprint(shown)[: len(pin)]
    if len(pin) < MIN_PIN_DIGITS or not hmac.compare_digest(found, pin):
        raise WrongHost("another certificate")
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname = False  # the certificate itself is pinned
    context.minimum_version = ssl.TLSVersion.TLSv1_2
    # Trust this certificate itself, not others that it might have signed.
    context.verify_flags |= ssl.VERIFY_X509_PARTIAL_CHAIN
    context.load_verify_locations(cadata=shown)
    return context


async def _shown_certificate(host: str, port: int) -> str:
    """Return the certificate (PEM) of a host, unverified. Raises `WrongHost` if it has none."""
    asking = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    asking.check_hostname = False
    asking.verify_mode = ssl.CERT_NONE  # only the certificate is asked for
    _, writer = await asyncio.open_connection(host, port)
    try:
        await writer.start_tls(asking)
        shown = writer.get_extra_info("ssl_object").getpeercert(binary_form=True)
    except (ssl.SSLError, ConnectionError) as error:  # the port doesn't speak TLS
        raise WrongHost(str(error)) from error
    finally:
        writer.transport.abort()
    if shown is None:
        raise WrongHost("no certificate")
    return ssl.DER_cert_to_PEM_cert(shown)
