"""The HTTP client for all requests: certificates are checked; no proxies from the environment, no cookies."""

from __future__ import annotations

import sys
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import TYPE_CHECKING, Literal

import httpx

if TYPE_CHECKING:  # a browser's Python has none
    from ssl import SSLContext

Client = httpx.AsyncClient


def make_client(trusted: SSLContext | None = None, cache: Literal["no-store", "default"] = "no-store") -> Client:
    """A client for one server. In a browser it uses the browser's connections, and `cache` is what that may keep.
    `trusted` replaces this machine's certificate authorities.
    """
    if sys.platform == "emscripten":
        from store.sync.fetch import FetchTransport

        return Client(transport=FetchTransport(cache))
    # No cookies: a server would know by them that two accounts are of one device.
    none = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
    return Client(verify=trusted or _certificate_authorities(), trust_env=False, cookies=none)


def _certificate_authorities() -> SSLContext:
    """This machine's certificate authorities."""
    import ssl

    context, paths = ssl.create_default_context(), ssl.get_default_verify_paths()
    if not (context.cert_store_stats()["x509_ca"] or paths.cafile or paths.capath):
        context = httpx.create_ssl_context()  # a phone's Python knows no authorities of its system
    context.minimum_version = ssl.TLSVersion.TLSv1_2
    context.hostname_checks_common_name = False  # OpenSSL would take it where there are no other names
    context.set_ciphers("DEFAULT:@SECLEVEL=2")  # no keys that are too short, whatever the system's own bounds are
    return context
