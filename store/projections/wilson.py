"""How certain a share of wins is, and which opponent is a person's nemesis."""

from collections.abc import Iterable
from math import sqrt

from store.records import Meeting

Z95 = 1.959964
MIN_MATCHES_OF_NEMESIS = 5  # the fewest matches against an opponent who is called a nemesis


def wilson_interval(wins: int, matches: int) -> tuple[float, float] | None:
    """Return the bounds of the share of wins with 95 % confidence (E. B. Wilson's score interval), from 0 to 1; None
    without matches.
    """
    if not matches:
        return None
    share, z2 = wins / matches, Z95 * Z95
    middle = (share + z2 / (2 * matches)) / (1 + z2 / matches)
    half = Z95 * sqrt(share * (1 - share) / matches + z2 / (4 * matches * matches)) / (1 + z2 / matches)
    # The share is always between the bounds; without its comparison, rounding could put a share of 1 above them.
    return max(0.0, min(share, middle - half)), min(1.0, max(share, middle + half))


def find_nemesis(some: Iterable[Meeting]) -> Meeting | None:
    """Return the opponent who was ahead most surely: of those met in at least five matches and ahead more often than
    behind, the person with the highest lower bound. None if there is none.
    """
    rated = [
        ((wilson_interval(met.behind, met.ahead + met.behind) or (0.0, 0.0))[0], met.matches, met.other, met)
        for met in some
        if not met.level and met.matches >= MIN_MATCHES_OF_NEMESIS and met.behind > met.ahead
    ]
    return max(rated)[-1] if rated else None
