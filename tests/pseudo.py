"""An invented language: English with accents, two fifths longer and written from the right, which shows texts that fit
only in English. It replaces Arabic in a copy of the app.
"""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import Any, Final

from app.publish.messages.fluent import PACKAGES, ROOT, TABLE

TAG: Final = "ar"  # whose place it takes
LONGER: Final = 1.4
ACCENTS: Final = str.maketrans("aceginosuyzACEGINOSUYZ", "ąćęğîñôśüýžĄĆĘĞÎÑÔŚÜÝŽ")
#: Words that are one thing each, by which code tells them apart: they only get accents.
COUNTED: Final = re.compile(r"moment-months|people-bots")
#: What is no text for people.
NOT_SAID: Final = re.compile(r"number-.*|language-direction")


def make(folder: Path) -> Path:
    """Copy the app with this language into a folder, and return the copy's root."""
    for name in ("app", "engine", "store", "assets"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__", "listing", "publish"))
    for room in PACKAGES:
        inside = room.relative_to(ROOT)
        table = json.loads((room / "en" / TABLE).read_text(encoding="utf-8"))
        said = {id: pattern if NOT_SAID.fullmatch(id) else _pattern(pattern, id) for id, pattern in table.items()}
        (folder / inside / TAG / TABLE).write_text(json.dumps(said, ensure_ascii=False), encoding="utf-8")
    return folder


def _pattern(pattern: Any, id: str) -> Any:
    """Return the compiled pattern with longer texts, and everything else unchanged."""
    if isinstance(pattern, str):
        return pattern.translate(ACCENTS) if COUNTED.fullmatch(id) else lengthened(pattern)
    return [each if isinstance(each, list) and each[0] != "?" else _part(each, id) for each in pattern]


def _part(part: Any, id: str) -> Any:
    if isinstance(part, str):
        return _pattern(part, id)
    kind, value, variants, other = part
    return [kind, value, {name: _pattern(each, id) for name, each in variants.items()}, _pattern(other, id)]


def lengthened(text: str) -> str:
    """Return the text with accents, and each word longer by its share."""
    return re.sub(r"[A-Za-z]{2,}", lambda word: _word(word[0]), text)


def _word(word: str) -> str:
    longer = round(len(word) * LONGER)
    more = "".join(letter + ("~" if letter in "aeiouyAEIOUY" else "") for letter in word)
    while len(more.replace("~", "")) < longer:
        at = more.find("~")
        if at < 0:
            more += word[-1]
        else:
            more = more[:at] + more[at - 1].lower() + more[at + 1 :]
    return more.replace("~", "").translate(ACCENTS)
