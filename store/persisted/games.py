"""Games of one's own: every change is a row, and so is taking one away."""

from sqlmodel import Session, col, func, select

from engine.scoresheet.names import clean_name
from store.errors import WrongMoment
from store.facts import GameRow
from store.ids import next_id
from store.persisted import ordering
from store.records import OwnGame
from store.transaction import Transaction


def read(session: Session) -> tuple[OwnGame, ...]:
    """Each game by its newest row that is whole, the last changed first; void ones are left out."""
    newest: dict[int, GameRow] = {}
    for row in session.exec(select(GameRow).order_by(*ordering.GAMES)):
        if row.intact:
            newest.pop(row.game, None)  # so that the last changed comes last
            newest[row.game] = row
    return tuple(OwnGame(row.game, row.name, row.text, row.at) for row in reversed(newest.values()) if row.text)


def save(transaction: Transaction, game: int | None, name: str, text: str) -> OwnGame:
    """Adds a row for a game that is known, or for a new one; WrongMoment if there is no game of that number."""
    session = transaction.session
    last = session.exec(select(func.max(col(GameRow.game)))).one() or 0
    if game is not None and not 0 < game <= last:
        raise WrongMoment(f"there is no game {game}")
    row = GameRow(
        id=next_id(session, GameRow.id),
        uuid=transaction.new_id(),
        game=last + 1 if game is None else game,
        name=clean_name(name),
        text=text,
        at=transaction.now,
    ).seal()
    session.add(row)
    session.flush()
    return OwnGame(row.game, row.name, row.text, row.at)
