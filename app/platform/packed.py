"""Files of the app that are read on demand only. A browser fetches them then."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from app.platform.background import IN_BROWSER, off_loop

if IN_BROWSER:
    from app.platform.web import page

#: The licences of everything that is packed: a list of the parts in CycloneDX, and a zip with a text for each.
LICENCES: Final = Path(__file__).resolve().parent.parent / "licences"
PARTS: Final = "parts.cdx.json"
TEXTS: Final = "texts.zip"
# Between one notice of the client and the next.
_RULE: Final = "-" * 80 + "\n"


async def read_packed_file(path: Path) -> bytes:
    """The content of a file. OSError if it isn't there, or if the host of the web app doesn't answer."""
    if IN_BROWSER and not path.exists():
        return await page.fetch_file(f"{path.parent.name}/{path.name}")
    return await off_loop(path.read_bytes)


def parse_client_notices(text: str) -> Iterator[tuple[list[str], str]]:
    """Each notice of Flet's client, with the names of the parts that it is for."""
    for entry in text.split(_RULE):
        names, _, notice = entry.partition("\n\n")
        yield names.split("\n"), notice
