"""What is packed with the app and read only when somebody asks: a browser fetches it then."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from app.platform.background import IN_BROWSER, off_loop

if IN_BROWSER:
    from app.platform.web import page

#: The licences of all that is packed: a list of the parts, in CycloneDX, and a text for each in a zip.
LICENCES: Final = Path(__file__).resolve().parent.parent / "licences"
PARTS: Final = "parts.cdx.json"
TEXTS: Final = "texts.zip"
# Between one notice of the client and the next.
_RULE: Final = "-" * 80 + "\n"


async def read(path: Path) -> bytes:
    """The file; OSError where it is not there, or where the host of the web app does not answer."""
    if IN_BROWSER and not path.exists():
        return await page.fetch(f"{path.parent.name}/{path.name}")
    return await off_loop(path.read_bytes)


def client_notices(text: str) -> Iterator[tuple[list[str], str]]:
    """Each notice that Flet's client brings, after the names of the parts that it is of."""
    for entry in text.split(_RULE):
        names, _, notice = entry.partition("\n\n")
        yield names.split("\n"), notice
