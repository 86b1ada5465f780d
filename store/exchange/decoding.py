"""Get the text of a score file from its bytes: unpack it if it is a zip, and decode it, within bounds."""

from __future__ import annotations

import zipfile
import zlib
from io import BytesIO
from typing import Final

from store.errors import ScoreFileError

MAX_FILE_BYTES: Final = 16 << 20  # bytes, packed and unpacked
MAX_MEMBERS: Final = 1000
_READABLE_ENDINGS: Final = (".json", ".csv", ".tsv", ".txt", ".xml", ".bgsplay")
_ZIP_MAGIC: Final = b"PK\x03\x04"
_OLD_WORKBOOK_MAGIC: Final = b"\xd0\xcf\x11\xe0"
_CONTROLS: Final = frozenset(map(chr, range(32))) - {"\t", "\n", "\r", "\v", "\f"}


def decode_file(data: bytes) -> tuple[str, str]:
    """Return the text of a file and the name of its encoding. Raises ScoreFileError if it is too large, damaged or no
    text.
    """
    if len(data) > MAX_FILE_BYTES:
        raise ScoreFileError("large", "file", f"{len(data)} bytes; at most {MAX_FILE_BYTES} are read")
    if data.startswith(_OLD_WORKBOOK_MAGIC):
        raise ScoreFileError("workbook", "file", "a workbook; a table saved as CSV is read")
    if data.startswith(_ZIP_MAGIC):
        data = _unpack_zip(data)
    text, encoding = _decode_text(data)
    if not text.strip():
        raise ScoreFileError("empty", "file", "there is nothing in it")
    if not _CONTROLS.isdisjoint(text):
        raise ScoreFileError("unknown", "file", "it is no text")
    return text, encoding


def _unpack_zip(data: bytes) -> bytes:
    """Return the bytes of the one score file in a zip. Raises ScoreFileError."""
    try:
        with zipfile.ZipFile(BytesIO(data)) as archive:
            members = archive.infolist()
            names = {member.filename for member in members}
            if len(members) > MAX_MEMBERS:
                raise ScoreFileError("large", "zip", f"{len(members)} members; at most {MAX_MEMBERS} are read")
            if "manifest.json" in names and "history.jsonl" in names:
                raise ScoreFileError("backup", "zip", "a backup of this app; Backup reads it")
            if "xl/workbook.xml" in names or "content.xml" in names:
                raise ScoreFileError("workbook", "zip", "a workbook; a table saved as CSV is read")
            wanted = [
                each
                for each in members
                if each.filename.casefold().endswith(_READABLE_ENDINGS) and not each.filename.startswith("__MACOSX/")
            ]
            if len(wanted) != 1:
                raise ScoreFileError("unknown", "zip", f"{len(wanted)} score files in it; one is wanted")
            member = wanted[0]
            if member.flag_bits & 1 or member.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
                raise ScoreFileError("unknown", "zip", "it is encrypted, or packed in a way that is not known")
            if member.file_size > MAX_FILE_BYTES:
                raise ScoreFileError(
                    "large", "zip", f"it unpacks to {member.file_size} bytes of at most {MAX_FILE_BYTES}"
                )
            with archive.open(member) as file:
                unpacked = file.read(MAX_FILE_BYTES + 1)
            if len(unpacked) > MAX_FILE_BYTES:
                raise ScoreFileError("large", "zip", f"it unpacks to more than {MAX_FILE_BYTES} bytes")
            return unpacked
    except (zipfile.BadZipFile, zlib.error, EOFError, OSError, ValueError, NotImplementedError, RuntimeError) as error:
        raise ScoreFileError("broken", "zip", f"it is broken: {str(error)[:80]}") from None


def _decode_text(data: bytes) -> tuple[str, str]:
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        candidates = ["utf-16"]
    elif data.startswith(b"\xef\xbb\xbf"):
        candidates = ["utf-8-sig"]
    elif data[1::2].count(0) > len(data) // 5:
        candidates = ["utf-16-le"]
    elif data[::2].count(0) > len(data) // 5:
        candidates = ["utf-16-be"]
    else:
        candidates = ["utf-8", "cp1252"]
    for encoding in candidates:
        try:
            return data.decode(encoding), encoding.removesuffix("-sig")
        except UnicodeDecodeError:
            continue
    raise ScoreFileError("broken", "file", f"it is not text in {' or '.join(candidates)}")
