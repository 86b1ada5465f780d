"""Games that ship and games of one's own: their rules, and the names they have in addresses, lists and matches."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from app.data import Data
from app.ui.shell import App
from app.ui.words import render, tr
from engine.rules.reader import Rules, RulesError, ids, load, parse_rules
from store import KeptMatch, OwnGame

LONGEST_NUMBER: Final = 6  # digits


def book(game: str, own: str = "", options: Sequence[str] = (), numbers: Mapping[str, int] | None = None) -> Rules:
    """The rules of a game that ships, or of one's own by its text, with house rules. Raises RulesError."""
    return parse_rules(own, options, numbers) if own else load(game, options, numbers)


def book_with(game: str, own: str, house_rules: str) -> Rules:
    """The rules of a table from an address (`runs~deal.9`). Raises RulesError."""
    options, numbers = [], {}
    for each in house_rules.split("~"):
        key, dot, value = each.rpartition(".")
        if not dot:
            options.append(value)
        elif value.isascii() and value.isdigit() and len(value) <= LONGEST_NUMBER:
            numbers[key] = int(value)
        else:
            raise RulesError(f"{game}.{key}", f"{value!r} is no number of at most {LONGEST_NUMBER} digits")
    return book(game, own, options, numbers)


def own_address(game: int) -> str:
    """How addresses and matches name a game of one's own."""
    return f"mine-{game}"


def own_game(data: Data, address: str) -> OwnGame | None:
    """The game of one's own that an address names (`mine-3`), None when there is none."""
    return next((game for game in data.store.games.all() if own_address(game.id) == address), None)


def readable_games(app: App) -> Iterator[tuple[OwnGame, Rules]]:
    """The games of one's own with their rules; one that cannot be read is only told of in the journal."""
    for game in app.data.store.games.all() if app.data else ():
        try:
            yield game, parse_rules(game.text)
        except RulesError as problem:
            app.journal.note_failure(f"own game {game.id}", problem)


def game_name(match: KeptMatch) -> str:
    """The name of the game that was played, or of the free sheet that was kept."""
    if match.name or not match.ruleset:
        return match.name or tr("keep.free")
    try:
        rules = load(match.ruleset) if match.ruleset in ids() else parse_rules(match.rules)
        return render(rules.title)
    except RulesError:
        return match.ruleset


def title_of(data: Data, game: str) -> str:
    """The name of a game by the id under which matches are kept; "" are free sheets."""
    own = None if game in ids() else own_game(data, game)
    if own is not None:
        return own.name
    return render(load(game).title) if game in ids() else game or tr("keep.free")
