"""The security headers of the web app: in the page, from its service worker, and for its host."""

from __future__ import annotations

# What the page may do. 'wasm-unsafe-eval' lets WebAssembly be compiled, which drawing and Python need; it makes no text
# a script. Styles may stand in the page because Flutter writes its own there, and others in each browser. Sync and
# rooms may lie on any host that can prove who it is.
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
# A page cannot say this of itself: no other page may show it in a frame, where touches could be stolen.
FRAMING = {"frame-ancestors": "'none'"}
REFERRER = "no-referrer"
# The names of the files do not change with what is in them.
CACHING = {"Cache-Control": "no-cache"}


def policy_header(rules: dict[str, str]) -> str:
    """A Content-Security-Policy as a header's value."""
    return "; ".join(f"{what} {allowed}" for what, allowed in rules.items())


# The two that keep a page apart from all others are also what lets its drawing have a thread of its own.
HEADERS = {
    "Content-Security-Policy": policy_header({**POLICY, **FRAMING}),
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Referrer-Policy": REFERRER,
    "X-Content-Type-Options": "nosniff",
}
IN_PAGE = policy_header(POLICY)


def header_files(base: str) -> dict[str, bytes]:
    """Files for hosts, by name: `_headers`, which some read in the top folder of what they serve, and the same for an
    nginx.
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
