"""Which pad is shown, as a pure function of the sheet's state."""

from __future__ import annotations

from typing import Final

from app.scoresheet.controller import players_without_entry
from app.scoresheet.pads.keys import Pad
from app.scoresheet.player_rows import entry_text
from app.scoresheet.state import EntryMethod, SheetState, is_over
from app.ui.numbers import points_text, with_decimal_sign
from app.ui.player_faces import colour_numbers, initials_of
from app.ui.words import tr
from engine.scoresheet.rounds import Oddity
from engine.scoresheet.sheet import SheetPicture
from engine.scoresheet.standings import RoundLine
from engine.scoresheet.taps import Cards, Score
from engine.scoresheet.terms import valued_cards

PACK: Final = 54


def pad_of(shown: SheetState) -> Pad | None:
    """Return the pad for the round and player shown; None if there is nothing to enter."""
    picture, line = shown.picture, shown.line_shown
    if picture is None or line is None or is_over(shown):
        return None
    terms, player = picture.terms, shown.player
    names = [each.name for each in picture.lines]
    who = names[player]
    entry = line.entries[player]
    letters, hues = initials_of(names), colour_numbers(names, shown.colours or {})
    return Pad(
        method=shown.method,
        who=who,
        words=_pad_words(shown, names),
        value=_pad_value(shown, line, terms.counting.decimals),
        held=entry.cards if isinstance(entry, Cards) and shown.method is EntryMethod.CARDS else (),
        pack=valued_cards(terms) if shown.method is EntryMethod.CARDS else (),
        suit=shown.suit,
        half=terms.half and not terms.counting.decimals,
        decimals=terms.counting.decimals,
        wins=terms.collects,
        places=len(line.seating),
        others=tuple((n, names[n], letters[n], hues[n]) for n in line.seating if n != player),
        knocked=shown.knocked,
        most=-(-PACK // max(2, len(line.seating))) if shown.method is EntryMethod.KNOCK else 0,
        ready=is_complete(picture, line),
        shares=terms.counting.balanced and bool(players_without_entry(line, player)),
        odd=bool(shown.warning),
        mending=bool(shown.round),
        can_undo=picture.can_undo,
    )


def is_complete(picture: SheetPicture, line: RoundLine) -> bool:
    """Return whether the round has every entry it needs."""
    if picture.terms.entry == "tally":
        return True
    if picture.terms.counts == "hands" and line.winners:
        return True
    if picture.terms.counting.balanced:
        return any(line.entries) and not line.odd
    return not players_without_entry(line, -1)


def oddity_text(odd: Oddity, names: list[str]) -> str:
    """Return what is strange about a round."""
    if odd.kind == "copies" and odd.player < 0:
        return tr("keep.odd.copies_all")
    return tr(f"keep.odd.{odd.kind}", name=names[odd.player] if odd.player >= 0 else "")


def oddities_text(warning: tuple[Oddity, ...], names: list[str]) -> str:
    """Return everything strange about a round in one line; players without an entry are named together."""
    missing = [names[odd.player] for odd in warning if odd.kind == "missing"]
    said = [tr("keep.odd.missing", names=tuple(missing))] if missing else []
    return " ".join([*said, *(oddity_text(odd, names) for odd in warning if odd.kind != "missing")])


def _pad_words(shown: SheetState, names: list[str]) -> str:
    who = names[shown.player]
    if shown.warning:
        return oddities_text(shown.warning, names)
    if shown.method is EntryMethod.KNOCK:
        if shown.knocked >= 0:
            return tr("keep.knock_of", other=names[shown.knocked])
        return tr("keep.knock_who")
    if shown.method is EntryMethod.CARDS:
        return tr("keep.has_left", name=who)
    if shown.method in (EntryMethod.PLACES, EntryMethod.WINNER):
        return tr("keep.round_of", name=who)
    if shown.typed.has_several_terms:
        return tr("keep.scores_sum", name=who, sum=with_decimal_sign(shown.typed.typed_text))
    return tr("keep.scores", name=who)


def _pad_value(shown: SheetState, line: RoundLine, decimals: int) -> str:
    entry, points = line.entries[shown.player], line.points[shown.player]
    if shown.method is EntryMethod.KNOCK or shown.warning:
        return ""
    if shown.method is EntryMethod.POINTS and not shown.typed.is_empty and not shown.typed.has_several_terms:
        return with_decimal_sign(shown.typed.typed_text)
    if isinstance(entry, Score):
        return points_text(entry.points, decimals)
    if isinstance(entry, Cards) and shown.method is EntryMethod.CARDS:
        return points_text(points, decimals) if points is not None else ""
    if entry is not None:
        return entry_text(entry, points, False, line.finished, decimals)
    return ""
