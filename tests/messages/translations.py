"""Which translations are missing, and which were made for an earlier English text.

A file for each language in `translated/` holds, for each message, digests of the English text and of the translation
when they were recorded. A translation is outdated if the English text is another than at that time and the translation
is still the same. Recording is a command of its own (`--record`), so that no other command marks a translation as done.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Container, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from fluent.syntax.serializer import serialize_pattern

from app.publish.messages.fluent import ENGLISH, compile_sources, has_its_values, language_tags, read_sources

FOLDER: Final = Path(__file__).with_name("translated")
DIGITS: Final = 8  # of a digest, in hex


@dataclass(frozen=True)
class Text:
    """A message as it is written in one language: its text, and the file and line."""

    text: str
    place: str

    @property
    def line(self) -> str:
        """The text on one line."""
        return " ".join(self.text.split())

    @property
    def digest(self) -> str:
        """A short digest of the text; white space around it doesn't count."""
        return hashlib.sha256(self.text.encode()).hexdigest()[:DIGITS]


Texts = dict[str, Text]
#: For each message the digests of English and of the translation, separated by a space.
Record = dict[str, str]


def read_texts(tag: str) -> Texts:
    """The messages of a language by id, without attributes."""
    return {
        id: Text(serialize_pattern(source.messages[id]).strip(), source.places[id])
        for _, source in read_sources(tag)
        for id in sorted(source.own)
        if "." not in id
    }


def translations() -> list[str]:
    """The tags of all languages but English."""
    return [tag for tag in language_tags() if tag != ENGLISH]


def read_record(tag: str, folder: Path = FOLDER) -> Record:
    """Return what was recorded for a language, empty if nothing was."""
    path = folder / f"{tag}.json"
    record: Record = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return record


def write_record(tag: str, record: Record, folder: Path = FOLDER) -> None:
    """Write the record of a language, one message a line."""
    folder.mkdir(exist_ok=True)
    (folder / f"{tag}.json").write_text(json.dumps(record, indent=0, sort_keys=True) + "\n", encoding="utf-8")


def find_missing(english: Texts, translated: Texts) -> list[str]:
    """The ids of English messages without a translation."""
    return [id for id in english if id not in translated]


def find_unused(english: Texts, translated: Texts) -> list[str]:
    """The ids of translations without an English message."""
    return [id for id in translated if id not in english]


def find_outdated(english: Texts, translated: Texts, record: Record) -> list[str]:
    """The ids of translations that are still as recorded while the English text has changed."""
    found = []
    for id, text in translated.items():
        if id in english and id in record:
            before, own = record[id].split()
            if english[id].digest != before and text.digest == own:
                found.append(id)
    return found


def renew_record(english: Texts, translated: Texts, record: Record, confirmed: Container[str] = ()) -> Record:
    """The record with the translations that were changed since, and with those that still fit (`confirmed`). Outdated
    ones keep their entry.
    """
    outdated = set(find_outdated(english, translated, record)) - {id for id in record if id in confirmed}
    return {
        id: record[id] if id in outdated else f"{english[id].digest} {text.digest}"
        for id, text in translated.items()
        if id in english
    }


def list_faults() -> Iterator[str]:
    """A line for each translation that is missing, outdated, unused, not recorded, or asks for other values."""
    english, tables = read_texts(ENGLISH), _compile(ENGLISH)
    for tag in translations():
        translated, record, own = read_texts(tag), read_record(tag), _compile(tag)
        for id in find_missing(english, translated):
            yield f"{tag} {id}: missing, in English: {english[id].line}"
        for id in find_unused(english, translated):
            yield f"{tag} {id}: not in English; delete it ({translated[id].place})"
        for id in find_outdated(english, translated, record):
            yield f"{tag} {id}: outdated ({translated[id].place}), now in English: {english[id].line}"
        for id in translated:
            if id in english and not has_its_values(id, own[id], tables[id]):
                yield f"{tag} {id}: asks for a value that English doesn't ask for ({translated[id].place})"
        if renew_record(english, translated, record) != record:
            yield f"{tag}: new translations aren't recorded; run python -m tests.messages --record"


def _compile(tag: str) -> dict[str, Any]:
    """The messages of a language as they are written, by id."""
    return {id: pattern for table in compile_sources(tag).values() for id, pattern in table.items()}
