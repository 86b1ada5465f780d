"""The rounds of a score sheet as a grid, for a sheet in use and for one that is read back."""

from collections.abc import Sequence

from engine.scoresheet.awards import award_players
from engine.scoresheet.sheet import SheetPicture
from store.records import Grid, GridRow


def grid_of_picture(picture: SheetPicture, names: Sequence[str], awards: bool = True) -> Grid:
    """Return the rounds that are finished or have marks, with the `awards` if the match is over. `names` are the
    players'.
    """
    rows = tuple(
        GridRow(
            number=line.number,
            dealer=line.dealer,
            scores=line.points,
            totals=line.totals,
            winners=line.winners,
            odd=bool(line.odd),
            struck=line.struck,
            note=line.note,
            costs=line.costs if any(line.costs) else (),
        )
        for line in picture.rounds
        if line.finished or line.marks
    )
    totals = tuple(line.total for line in picture.lines)
    return Grid(tuple(names), rows, totals, picture.places, award_players(picture) if awards else ())
