"""The text and the link of a message about a day's hand."""

from __future__ import annotations

from app.daily_seeds import EDITION, day_of_iso_text, day_text, edition_and_day_of_seed, is_late_seed, iso_text
from app.game_lookup import game_name
from app.ui.words import join_details, tr
from store.records import StoredMatch

#: The most characters of the text.
MAX_MESSAGE_LENGTH = 199


def day_message(match: StoredMatch, streak: int, master: int, address: str) -> str:
    """Return up to four lines for a message: date and game, your rank beside the master's, the streak, and the link.
    They say nothing about the cards.

    `streak` is the number of days in a row, `master` the master's rank, 0 if it isn't known. There's a link if the web
    app is published at an `address` and the match is of this edition; else the edition is named.
    """
    edition, day = edition_and_day_of_seed(match.seed) or (0, 0)
    linked = bool(address) and edition == EDITION
    return "\n".join(
        [
            join_details((tr("app.name"), day_text(day), game_name(match))),
            result_text(match, master),
            *([tr("daily.streak", days=streak)] if streak > 1 and not is_late_seed(match.seed) else []),
            day_link(address, edition, day) if linked else tr("daily.share_edition", edition=edition),
        ]
    )


def result_text(match: StoredMatch, master: int) -> str:
    """Return the rank of the person who played a day's match, and the master's if it is known (not 0)."""
    own = tr("daily.rank", place=match.placings[0])
    if not master:
        return tr("daily.share_own", own=own)
    return tr("daily.share_both", own=own, master=tr("daily.rank", place=master))


def day_link(address: str, edition: int, day: int) -> str:
    """Return the link that opens a day's hand in the web app at this address, which ends with a slash."""
    return f"{address}#/today/{edition}/{iso_text(day)}"


def read_day_route(edition: str, date: str) -> tuple[int, int] | None:
    """Return the edition and the day (counted from 1970) that a link's route names; None if it names none."""
    day = day_of_iso_text(date)
    if day is None or not (edition.isascii() and edition.isdigit() and len(edition) <= 3 and int(edition)):
        return None
    return int(edition), day
