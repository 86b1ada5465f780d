"""What home says of today's hand and the puzzles, and where today's hand is played."""

from __future__ import annotations

from dataclasses import dataclass

from app.daily.hand import open_day
from app.daily.results import Results, results
from app.data import Data
from app.days import seed_of, today
from app.puzzles.progress import Solved, progress
from app.ui.shell import App
from app.ui.words import tr
from engine.puzzles.puzzle import of_day, shipped


@dataclass(frozen=True)
class DaysPlayed:
    """What was played of them: results of the days, whether today's hand is going on, and the puzzles solved."""

    found: Results
    going: bool
    solved: Solved


def read(data: Data) -> DaysPlayed:
    """What the store has of them."""
    seed = seed_of(today())
    going = any(match.state == "open" for match in data.store.matches.of_seeds(seed, seed))
    return DaysPlayed(results(data.store), going, progress(data.key_values))


def tell(played: DaysPlayed) -> tuple[str, str]:
    """What is said of today's hand and of the puzzles."""
    return _hand(played.found, played.going, today()), _puzzle(played.solved, today())


def route_of_today(app: App, data: Data) -> str:
    """The route of today's hand, which is begun if it was not yet."""
    return f"/play/{open_day(data, today(), app.settings.names[0] if app.settings.names else '')}"


def _hand(found: Results, going: bool, now: int) -> str:
    days = found.streak(now)
    row = [tr("daily.streak", days=days)] if days else []
    if now in found.places:
        return " · ".join([tr("daily.place", place=found.places[now]), *row])
    return " · ".join([tr("daily.going" if going else "daily.about"), *row])


def _puzzle(known: Solved, now: int) -> str:
    if known.solved and of_day(now, shipped()).number in known.solved:
        return tr("puzzle.count", solved=len(known.solved), count=len(shipped()))
    return tr("puzzle.about")
