"""What a share of wins is worth: its bounds, and who is whose nemesis."""

from collections.abc import Iterable
from math import sqrt

from store.records import Meeting

Z95 = 1.959964
NEMESIS = 5  # matches together before anybody is called a nemesis


def wilson(wins: int, matches: int) -> tuple[float, float] | None:
    """The bounds within which the share of wins lies with 95 %: E. B. Wilson's score interval; None without matches."""
    if not matches:
        return None
    share, z2 = wins / matches, Z95 * Z95
    middle = (share + z2 / (2 * matches)) / (1 + z2 / matches)
    half = Z95 * sqrt(share * (1 - share) / matches + z2 / (4 * matches * matches)) / (1 + z2 / matches)
    return max(0.0, middle - half), min(1.0, middle + half)


def nemesis(some: Iterable[Meeting]) -> Meeting | None:
    """The person who was ahead most surely: of those met in five matches or more, and ahead more often than behind, the
    one with the highest lower bound. None where there is nobody."""
    rated = [
        ((wilson(met.behind, met.ahead + met.behind) or (0.0, 0.0))[0], met.matches, met.other, met)
        for met in some
        if not met.level and met.matches >= NEMESIS and met.behind > met.ahead
    ]
    return max(rated)[-1] if rated else None
