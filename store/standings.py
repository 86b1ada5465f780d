"""The derived table behind the lists: each match's state, last change and number of hands."""

from sqlalchemy import text
from sqlmodel import Session

_FACTS = """
SELECT m.id AS match_id,
    max(m.created,
        coalesce((SELECT ended FROM hands WHERE match_id = m.id ORDER BY number DESC LIMIT 1), 0),
        coalesce((SELECT begun FROM open_hands WHERE match_id = m.id), 0),
        coalesce((SELECT max(at) FROM marks
                  WHERE match_id = m.id AND mark NOT IN ('voided', 'restored')), 0)) AS touched,
    coalesce((SELECT mark FROM marks
              WHERE match_id = m.id AND mark NOT IN ('voided', 'restored')
              ORDER BY id DESC LIMIT 1), 'open') AS state,
    coalesce((SELECT mark = 'voided' FROM marks
              WHERE match_id = m.id AND mark IN ('voided', 'restored')
              ORDER BY id DESC LIMIT 1), 0) AS voided,
    (SELECT count(*) FROM hands WHERE match_id = m.id) AS hands
FROM matches m
"""
_COLUMNS = "match_id, touched, state, voided, hands"


def refresh(session: Session, match_id: int) -> None:
    """Brings one match's standing up to date with its facts, in the transaction that added them."""
    session.flush()
    session.execute(
        text(f"INSERT OR REPLACE INTO standings ({_COLUMNS}) {_FACTS} WHERE m.id = :match_id"),
        {"match_id": match_id},
    )
    session.expire_all()


def differ(session: Session) -> bool:
    """Whether any standing is not what the facts give."""
    query = f"""
    SELECT 1 FROM ({_FACTS}) f LEFT JOIN standings s ON s.match_id = f.match_id
    WHERE (s.touched, s.state, s.voided, s.hands) IS NOT (f.touched, f.state, f.voided, f.hands)
    UNION ALL SELECT 1 FROM standings WHERE match_id NOT IN (SELECT id FROM matches)
    """
    return session.execute(text(query)).first() is not None


def rebuild(session: Session) -> None:
    """Makes all standings anew from the facts."""
    session.execute(text("DELETE FROM standings"))
    session.execute(text(f"INSERT INTO standings ({_COLUMNS}) {_FACTS}"))
