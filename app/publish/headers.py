"""The security headers of the web app: for its page, its service worker and its host."""

from __future__ import annotations

# What the page may do. 'wasm-unsafe-eval' lets WebAssembly be compiled, which drawing and Python need; it doesn't allow
# text to be run as a script. Inline styles are allowed because Flutter writes them, different ones in each browser.
# Connections may go to any host with TLS, because sync and rooms can be on any server.
POLICY = {
    "default-src": "'none'",
    "script-src": "'self' 'wasm-unsafe-eval'",
    "worker-src": "'self'",
    "connect-src": "'self' https:",
    "style-src": "'self' 'unsafe-inline'",
    "img-src": "'self' blob: data:",
    "font-src": "'self'",
    "media-src": "'self' blob: data:",
    "manifest-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'self'",
    "form-action": "'none'",
}
# No other page may show the app in a frame, where it could steal taps. A page can't set this itself; its host must.
FRAME_POLICY = {"frame-ancestors": "'none'"}
REFERRER = "no-referrer"
# A file has the same name in every version, so a browser must ask whether it has changed.
CACHING = {"Cache-Control": "no-cache"}


def policy_header(rules: dict[str, str]) -> str:
    """Return the value of a Content-Security-Policy header: `directive sources; …`."""
    return "; ".join(f"{what} {allowed}" for what, allowed in rules.items())


# The two cross-origin headers isolate the page; browsers allow a drawing thread (shared memory) only then.
HEADERS = {
    "Content-Security-Policy": policy_header({**POLICY, **FRAME_POLICY}),
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Referrer-Policy": REFERRER,
    "X-Content-Type-Options": "nosniff",
}
PAGE_POLICY = policy_header(POLICY)


def header_files(base: str) -> dict[str, bytes]:
    """Return the configuration files for hosts, by name.

    They are `_headers`, which some static hosts read from the top folder, and `nginx.conf` with the same for nginx.
    """
    every = HEADERS | CACHING
    listed = [f"{base}*", *(f"  {name}: {value}" for name, value in every.items())]
    nginx = [
        "# include this in the server block; the types are those that older lists lack",
        f"location {base} {{",
        "    include mime.types;",
        "    types { text/javascript mjs; application/wasm wasm; }",
        "    gzip_static on;",
        *(f'    add_header {name} "{value}" always;' for name, value in every.items()),
        "}",
    ]
    return {name: "\n".join([*lines, ""]).encode() for name, lines in (("_headers", listed), ("nginx.conf", nginx))}
