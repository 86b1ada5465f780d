"""TLS at one table: the host's own certificate, known by the fingerprint that its QR code shows, and no other."""

from __future__ import annotations

import asyncio
import hmac
import ssl
from hashlib import sha256
from typing import Final

from store.rooms.errors import RoomConnectionError

DIGITS: Final = 32  # of a fingerprint, hexadecimal: 128 bits of SHA-256
WAIT: Final = 5.0  # seconds for the host's certificate


class WrongHost(RoomConnectionError):
    """Who answers there is not who showed the code, or shows no certificate at all."""

    code = "wrong-host"


def fingerprint(certificate: str) -> str:
    """By what a certificate (PEM) is known."""
    return sha256(ssl.PEM_cert_to_DER_cert(certificate)).hexdigest()[:DIGITS]


async def trust(host: str, port: int, known: str) -> ssl.SSLContext:
    """What `httpx` verifies a host by, which trusts the one certificate with this fingerprint and no other. WrongHost
    where another is shown, or none; OSError where nobody answers."""
    async with asyncio.timeout(WAIT):
        shown = await _shown_certificate(host, port)
    if not hmac.compare_digest(fingerprint(shown), known):
        raise WrongHost("another certificate")
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname = False  # it is known by more than its name
    context.minimum_version = ssl.TLSVersion.TLSv1_2
    # Trusted is this very certificate, not what others it might have signed.
    context.verify_flags |= ssl.VERIFY_X509_PARTIAL_CHAIN
    context.load_verify_locations(cadata=shown)
    return context


async def _shown_certificate(host: str, port: int) -> str:
    """The certificate (PEM) of who answers there, whoever that is."""
    asking = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    asking.check_hostname = False
    asking.verify_mode = ssl.CERT_NONE  # it is the certificate that is asked for
    _, writer = await asyncio.open_connection(host, port)
    try:
        await writer.start_tls(asking)
        shown = writer.get_extra_info("ssl_object").getpeercert(binary_form=True)
    except (ssl.SSLError, ConnectionError) as error:  # somebody is there who speaks no TLS
        raise WrongHost(str(error)) from error
    finally:
        writer.transport.abort()
    if shown is None:
        raise WrongHost("no certificate")
    return ssl.DER_cert_to_PEM_cert(shown)
