"""Read a score file of any known format."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256

from store.errors import ScoreFileError
from store.exchange import bg_stats, bgg, match_page, own_table, tables
from store.exchange.decoding import decode_file
from store.exchange.plays import MAX_PLAYS, DateOrder, ScoreFile


def read_score_file(data: bytes, date_order: DateOrder | None = None) -> ScoreFile:
    """Return the plays of a file. Raises ScoreFileError if it can't be read, is too large, or has none.

    `date_order` is for dates of a table that can be read in several ways; without it the order is chosen that fits most
    dates.
    """
    text, encoding = decode_file(data)
    if bg_stats.is_export(text):
        found = bg_stats.read_export(text)
    elif match_page.is_page(text):
        found = match_page.read_page(text)
    elif bgg.is_export(text):
        found = bgg.read_export(text)
    elif text.lstrip("\ufeff \t\r\n").startswith(("{", "[")):
        raise ScoreFileError("unknown", "JSON", "it is no export of BG Stats")
    else:
        table = tables.split_cells(text.lstrip("\ufeff"))
        found = own_table.read_export(table) if own_table.is_export(table) else tables.read_table(table, date_order)
    if len(found.plays) > MAX_PLAYS:
        raise ScoreFileError("large", "file", f"{len(found.plays)} plays; at most {MAX_PLAYS} are read")
    if not found.plays and not found.left_out:
        raise ScoreFileError("empty", "file", "there are no plays in it")
    return replace(found, encoding=encoding, digest=sha256(data).hexdigest()[:32])
