"""TLS at one table: the host's own certificate, known by the fingerprint that its QR code shows, and no other."""

from __future__ import annotations

import asyncio
import hmac
import ssl
from hashlib import sha256
from typing import Final

DIGITS: Final = 32  # of a fingerprint, hexadecimal: 128 bits of SHA-256
WAIT: Final = 5.0  # seconds for the host's certificate


class WrongHost(Exception):
    """Who answers there is not who showed the code, or shows no certificate at all."""


def fingerprint(certificate: str) -> str:
    """By what a certificate (PEM) is known."""
    return sha256(ssl.PEM_cert_to_DER_cert(certificate)).hexdigest()[:DIGITS]


async def trust(host: str, port: int, known: str) -> ssl.SSLContext:
    """What `httpx` verifies a host by, which trusts the one certificate with this fingerprint and no other. WrongHost
    where another is shown, or none; OSError where nobody answers."""
    try:
        async with asyncio.timeout(WAIT):
            shown = await asyncio.to_thread(ssl.get_server_certificate, (host, port), timeout=WAIT)
    except (ssl.SSLError, ValueError) as error:
        raise WrongHost(str(error)) from error
    if not hmac.compare_digest(fingerprint(shown), known):
        raise WrongHost("another certificate")
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname = False  # it is known by more than its name
    context.minimum_version = ssl.TLSVersion.TLSv1_2
    # Trusted is this very certificate, not what others it might have signed.
    context.verify_flags |= ssl.VERIFY_X509_PARTIAL_CHAIN
    context.load_verify_locations(cadata=shown)
    return context
