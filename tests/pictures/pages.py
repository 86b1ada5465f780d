"""Pages: first screen, games, rules, settings, history and replays; without matches, with one, and with many."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from dataclasses import replace
from functools import partial
from pathlib import Path

from app.daily.hand import new_match
from app.daily_seeds import EDITION, days_since_1970
from app.new_table.setup import SeatSetup, Setup
from app.stored.backups import MIN_MATCHES_FOR_OFFER
from app.table.playing import Playing
from engine.moves import DRAW
from engine.puzzles.puzzle import all_puzzles
from tests.app.kept import TIED, keep_to_the_end
from tests.app.played import TABLE, fill
from tests.app.tables import agreed as at_table
from tests.app.tables import brought_to
from tests.pictures.doing import bottom, tapped_all
from tests.pictures.taking import House, Screen, nothing
from tests.web.driver import Phone


def _owing(playing: Playing) -> bool:
    """Return whether the person must answer or draw a penalty, some way into the hand."""
    return (
        playing.state.penalty > 0 and playing.state.to_act == 0 and len(playing.steps) > len(playing.stored_match.seats)
    )


def _one(folder: Path, _: Collection[str]) -> dict[str, str]:
    fill(folder, 5, seed=3)
    brought_to(folder, at_table(seed=50, hands=5), _owing, names=("Mia",))
    return {}


def _many(folder: Path, _: Collection[str]) -> dict[str, str]:
    fill(folder, 3, seed=10)
    four = (*TABLE.seats, SeatSetup("Grandmother"))
    fill(folder, 1, table=Setup("switch", four, ("queen-covers", "sets"), hands=3), seed=20)
    fill(folder, 1, table=Setup("mau-mau", TABLE.seats, hands=3), finish=False, seed=30)
    fill(folder, 1, table=replace(TABLE, hands=4), finish=False, seed=40)
    brought_to(folder, at_table(seed=50, hands=5), _owing, names=("Mia",))
    return {}


def _unsaved(folder: Path, _: Collection[str]) -> dict[str, str]:
    keep_to_the_end(folder, TIED, MIN_MATCHES_FOR_OFFER)
    fill(folder, 1, table=replace(TABLE, hands=4), finish=False, seed=40)
    return {}


def _replay(phone: Phone) -> None:
    for _ in range(5):
        phone.tap("replay-after")


def _compared(phone: Phone) -> None:
    phone.wait_gone("fair-stop")


def _shown(times: int) -> Callable[[Phone], None]:
    """Return a function that plays so many moves of a lesson."""

    def prepare(phone: Phone) -> None:
        done = 0
        while done < times:
            helps = phone.wait_any("show-me", "go-on")
            done += helps == "show-me"
            before = phone.spoken("lesson-said")
            phone.tap(helps)
            phone.wait_until(partial(_says_another, phone, before), "the next step")
        phone.wait_any("show-me", "go-on", "lesson-play")

    return prepare


def _says_another(phone: Phone, before: str) -> bool:
    return phone.said("lesson-said").get("lesson-said") != before


def _puzzle(kind: str) -> str:
    """Return the route of the hardest puzzle of a kind in which drawing is legal, which is wrong."""
    asked = [each for each in all_puzzles() if each.kind == kind]
    wrong = (each for each in asked if DRAW in each.start_state.legal_moves() and each.moves[0] != DRAW)
    return f"/puzzles/{max(wrong, key=lambda each: each.grade).number}"


def _wrong(phone: Phone) -> None:
    phone.tap("stock")
    phone.wait("panel-puzzle-failed")


def _show_solution(phone: Phone) -> None:
    """Fail a puzzle, and show its solution."""
    _wrong(phone)
    phone.tap("puzzle-show")
    phone.wait("worth-0")


def _begun(phone: Phone) -> None:
    """Play the first legal card of a puzzle."""
    said = phone.said("card-")
    phone.tap(min(said, key=lambda name: -len(said[name])))
    phone.wait_until(lambda: len(phone.said("card-")) < len(said) or phone.is_there("suit-S"), "a card that is laid")


def _day(folder: Path, _: Collection[str]) -> dict[str, str]:
    match = new_match(days_since_1970(), ("Mia", "Ada", "Ben", "Cleo"))
    number = brought_to(folder, match, lambda playing: playing.hand_over)
    return {"daily-over": f"/play/{number}", "daily-sent": f"/history/{number}/share"}


def _master(phone: Phone) -> None:
    phone.wait_spoken("daily-told", re.compile(r"\d"))  # in whatever language: a master's place


def _masters_rank(phone: Phone) -> None:
    phone.wait_spoken("share-shown", re.compile(r"\n.* · "))  # yours and the master's


HOUSES = (
    House(
        nothing,
        (
            Screen("home-new", "/", "home-new"),
            Screen("new-first", "/new", "back"),
            Screen("keep-first", "/keep", "keep-start"),
            Screen("statistics-empty", "/statistics", "statistics-keep"),
            Screen("history-empty", "/history", "history-new"),
            Screen("rules", "/rules", "back"),
            Screen("lessons", "/learn", "lesson-switch"),
            Screen("lesson", "/learn/switch", "show-me"),
            Screen("lesson-told", "/learn/switch", "show-me", _shown(3)),
            Screen("lesson-ace", "/learn/switch", "show-me", _shown(6)),
            Screen("lesson-word", "/learn/switch", "show-me", _shown(7)),
            Screen("lesson-over", "/learn/switch", "show-me", _shown(9)),
            Screen("puzzles", "/puzzles", "puzzle-today"),
            Screen("puzzle", _puzzle("win"), "card-"),
            Screen("puzzle-begun", _puzzle("win"), "card-", _begun),
            Screen("puzzle-menu", _puzzle("win"), "card-", tapped_all("menu")),
            Screen("puzzle-wrong", _puzzle("win"), "stock", _wrong),
            Screen("puzzle-master", _puzzle("master"), "draw", _wrong),
            Screen("puzzle-answer", _puzzle("master"), "draw", _show_solution),
            Screen("settings", "/settings", "set-pace-normal"),
            Screen("settings-end", "/settings", "set-pace-normal", bottom),
            Screen("cards", "/settings/cards", "set-felt-green"),
            Screen("licences", "/settings/licences", "licence-nunito"),
            Screen("licence", "/settings/licences/nunito", "licence-text"),
            Screen("licences-client", "/settings/licences/client", "licence-client-"),
            Screen("licence-long", "/settings/licences/python", "licence-text"),
            Screen("lost", "/nowhere", "back"),
        ),
    ),
    House(
        _day,
        (
            Screen("daily-over", "/", "daily-told", _master),
            Screen("daily-sent", "/", "share-shown", _masters_rank),
            Screen("daily-not-yet", f"/today/{EDITION}/2099-12-31", "day-today"),
            Screen("home-daily", "/", "home-daily"),
            Screen("milestones", "/statistics/milestones", "milestone-matches-1"),
            Screen("statistics-daily", "/statistics", "statistics-milestones"),
        ),
    ),
    House(_one, (Screen("home", "/", "home-continue"),)),
    House(_unsaved, (Screen("history-backup", "/history", "backup-offer"),)),
    House(
        _many,
        (
            Screen("home-several", "/", "home-continue"),
            Screen("continue", "/continue", "continue-"),
            Screen("new", "/new", "back"),
            Screen("new-table", "/new/switch", "new-deal"),
            Screen("new-options", "/new/switch", "new-deal", bottom),
            Screen("history", "/history", "match-"),
            Screen("match", "/history/4", "match-share"),
            Screen("replay", "/history/4/2", "back", _replay),
            Screen("fair", "/history/4/2/fair", "fair-state", _compared),
            Screen("fair-end", "/history/4/2/fair", "fair-state", bottom),
            Screen("rules-switch", "/rules/switch", "back"),
            Screen("rules-end", "/rules/switch", "back", bottom),
            Screen("rules-open", "/rules/black-jack", "back", tapped_all("fold-start")),
            Screen("rules-match", "/history/4/rules", "back"),
        ),
    ),
)
