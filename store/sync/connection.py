"""The HTTP client for all requests: certificates are checked; no proxies from the environment, no cookies."""

from __future__ import annotations

import sys
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import TYPE_CHECKING, Literal

import httpx

if TYPE_CHECKING:  # a browser's Python has no ssl
    from ssl import SSLContext

Client = httpx.AsyncClient


def make_client(trusted: SSLContext | None = None, cache: Literal["no-store", "default"] = "no-store") -> Client:
    """Return a client for one server. In a browser it uses the browser's connections, and `cache` is what that may
    store.

    `trusted` replaces this machine's certificate authorities.
    """
    if sys.platform == "emscripten":
        from store.sync.fetch import FetchTransport

        return Client(transport=FetchTransport(cache))
    # No cookies: from them a server would know that two accounts belong to one device.
    none = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
    return Client(verify=trusted or _certificate_authorities(), trust_env=False, cookies=none)


def _certificate_authorities() -> SSLContext:
    """Return a TLS context with this machine's certificate authorities."""
    import ssl

    context, paths = ssl.create_default_context(), ssl.get_default_verify_paths()
    if not (context.cert_store_stats()["x509_ca"] or paths.cafile or paths.capath):
        context = httpx.create_ssl_context()  # on a phone, Python doesn't find the system's authorities
    context.minimum_version = ssl.TLSVersion.TLSv1_2
    context.hostname_checks_common_name = False  # OpenSSL would use it if there are no other names
    context.set_ciphers("DEFAULT:@SECLEVEL=2")  # refuses keys that are too short, whatever the system's own bounds are
    return context
