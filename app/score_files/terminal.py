"""Imports a score file from a terminal, or prints its preview."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from pathlib import Path
from typing import Any

from app.data import CLOCK, Data
from app.platform import paths
from app.score_files.next_sheet import prepare_next_sheet
from app.ui.window.error_boundary import on
from store.exchange.decoding import MAX_FILE_BYTES
from store.exchange.import_plays import ScoreFilePreview
from store.exchange.reading import read_score_file
from store.opening import open_store
from store.store import Store


def preview_in_terminal(path: Path) -> str:
    """Return the preview of a file as JSON. Raises `ScoreFileError`, `StoreError` or `OSError`."""
    with open_store(paths.data_folder(), CLOCK) as store:
        preview = _preview_file(store, path)
        names = {person.id: person.name for person in store.people.all(archived=True)}
    return json.dumps(preview_table(preview, names), ensure_ascii=False, indent=2)


def import_in_terminal(path: Path) -> int:
    """Import a file, and return the number of new matches. Raises `ScoreFileError`, `StoreError` or `OSError`."""
    return asyncio.run(_import_file(path))


async def _import_file(path: Path) -> int:
    data = Data(open_store(paths.data_folder(), CLOCK), on)
    try:
        preview = _preview_file(data.store, path)
        for _ in data.store.score_files.bring_in(preview):
            pass
        prepare_next_sheet(data, preview)
    finally:
        await data.close()
    return len(preview.new)


def preview_table(preview: ScoreFilePreview, names: dict[int, str]) -> dict[str, Any]:
    """Return a preview as a table for JSON. `names` are those of the people known here, by id."""
    file, (first, last) = preview.file, preview.dates
    left_out = Counter(each.reason for each in preview.left_out)
    return {
        "format": file.format,
        "layout": file.layout,
        "encoding": file.encoding,
        "matches": {
            "new": len(preview.new),
            "known": len(preview.known),
            "removed": len(preview.removed),
            "come_back": preview.restores_matches,
        },
        "rounds": preview.rounds,
        "dates": {"first": first, "last": last, "order": file.date_order, "ambiguous": file.ambiguous},
        "games": [{"name": each.name, "matches": each.matches, "listed_as": each.game} for each in preview.games],
        "people": [
            {"name": each.name, "matches": each.matches, "is": names.get(each.person or 0)} for each in preview.people
        ],
        "not_understood": dict(sorted(file.unread.items())),
        "left_out": dict(left_out),
        "left_out_at": [f"{each.where}: {each.reason}" for each in preview.left_out[:50]],
        "rounded": preview.rounded,
    }


def _preview_file(store: Store, path: Path) -> ScoreFilePreview:
    with path.open("rb") as file:
        read = read_score_file(file.read(MAX_FILE_BYTES + 1))
    *_, last = store.score_files.preview(read)
    assert last.preview is not None
    return last.preview
