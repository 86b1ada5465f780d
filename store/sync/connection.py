"""The client that all requests go through: certificates checked, nothing taken from the environment."""

from __future__ import annotations

import sys

import httpx

Client = httpx.AsyncClient


def connect() -> Client:
    """A client for one server; in a browser it uses the browser's own connections."""
    if sys.platform == "emscripten":
        from store.sync.fetch import Fetch

        return httpx.AsyncClient(transport=Fetch())
    import ssl

    context = ssl.create_default_context()
    context.minimum_version = ssl.TLSVersion.TLSv1_2
    context.set_ciphers("DEFAULT:@SECLEVEL=2")  # no keys that are too short, whatever the system's own bounds are
    return httpx.AsyncClient(verify=context, trust_env=False)
