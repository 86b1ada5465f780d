"""Presets and own games: their rules, and their names in routes, lists and matches."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from app.data import Data
from app.ui.window.app_state import App
from app.ui.words import render, tr
from engine.rules.reader import Rules, RulesError, load_preset, parse_rules, preset_ids
from store.other_games import other_game_name
from store.records import OwnGame, StoredMatch

MAX_NUMBER_DIGITS: Final = 6  # digits


def load_rules(
    game: str, own: str = "", options: Sequence[str] = (), numbers: Mapping[str, int] | None = None
) -> Rules:
    """Return the rules of a preset, or of an own game by its text, with options and numbers. Raises RulesError."""
    return parse_rules(own, options, numbers) if own else load_preset(game, options, numbers)


def load_with_house_rules(game: str, own: str, house_rules: str) -> Rules:
    """Return the rules of a table with house rules from a route (`runs~deal.9`). Raises RulesError."""
    options, numbers = [], {}
    for each in house_rules.split("~"):
        key, dot, value = each.rpartition(".")
        if not dot:
            options.append(value)
        elif value.isascii() and value.isdigit() and len(value) <= MAX_NUMBER_DIGITS:
            numbers[key] = int(value)
        else:
            raise RulesError(f"{game}.{key}", f"{value!r} is no number of at most {MAX_NUMBER_DIGITS} digits")
    return load_rules(game, own, options, numbers)


def own_game_address(game: int) -> str:
    """Return the name of an own game in routes and matches: `mine-3`."""
    return f"mine-{game}"


def own_game(data: Data, address: str) -> OwnGame | None:
    """Return the own game with this name in routes (`mine-3`); None if there's none."""
    return next((game for game in data.store.games.all() if own_game_address(game.id) == address), None)


def readable_games(app: App) -> Iterator[tuple[OwnGame, Rules]]:
    """Yield the own games with their rules. A game that can't be read is left out and noted in the journal."""
    for game in app.data.store.games.all() if app.data else ():
        try:
            yield game, parse_rules(game.text)
        except RulesError as problem:
            app.journal.add_failure(f"own game {game.id}", problem)


def game_name(match: StoredMatch) -> str:
    """Return the name of a match's game, or of its score sheet."""
    if match.name or not match.ruleset:
        return match.name or tr("keep.free")
    try:
        rules = load_preset(match.ruleset) if match.ruleset in preset_ids() else parse_rules(match.rules)
        return render(rules.title)
    except RulesError:
        return other_game_name(match.ruleset)


def game_title(data: Data, game: str) -> str:
    """Return the title of a game by the id stored with matches; "" is a score sheet without a game."""
    own = None if game in preset_ids() else own_game(data, game)
    if own is not None:
        return own.name
    return render(load_preset(game).title) if game in preset_ids() else other_game_name(game) or tr("keep.free")
