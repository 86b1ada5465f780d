"""Read files of the app that are only needed on demand. A browser downloads them then."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from app.platform.background import IN_BROWSER, off_loop

if IN_BROWSER:
    from app.platform.web import page

#: The licences of everything in a release: a list of its components in CycloneDX, and a zip with a text for each.
LICENCES: Final = Path(__file__).resolve().parent.parent / "licences"
PARTS: Final = "parts.cdx.json"
TEXTS: Final = "texts.zip"
# The line between two notices of the client.
_RULE: Final = "-" * 80 + "\n"


async def read_packed_file(path: Path) -> bytes:
    """Return the content of a file. Raises OSError if it doesn't exist or the web app's host doesn't answer."""
    if IN_BROWSER and not path.exists():
        return await page.fetch_file(f"{path.parent.name}/{path.name}")
    return await off_loop(path.read_bytes)


def parse_client_notices(text: str) -> Iterator[tuple[list[str], str]]:
    """Yield each notice of Flet's client with the names of the components it's for."""
    for entry in text.split(_RULE):
        names, _, notice = entry.partition("\n\n")
        yield names.split("\n"), notice
