"""A game of one's own."""

from sqlalchemy import Index

from store.tables.base import Fact, Key, String, Uuid, strict


class GameRow(Fact, table=True):
    """A game of one's own as it was from `at` on; the newest row of a `game` counts, and one without a text is void."""

    __tablename__ = "games"
    __table_args__ = (Index("games_by_game", "game"), strict)
    id: Key
    uuid: Uuid
    game: int
    name: String
    text: String
    at: int
    digest: bytes = b""
