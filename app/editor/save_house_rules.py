"""Save the house rules of a table as an own game with one tap, and rename, share and remove it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import lru_cache, partial
from itertools import count
from typing import TYPE_CHECKING, Any

import flet as ft

from app.editor.draft import draft_from_rules, draft_from_text
from app.editor.drafts import drop_draft
from app.editor.sharing import share_panel
from app.game_lookup import own_game_address
from app.platform.background import finish_off_loop, off_loop
from app.ui import parts
from app.ui.window.app_state import App
from app.ui.window.error_boundary import guarded_component, on
from app.ui.window.hooks import use_app, use_value
from app.ui.words import tr
from engine.player_names import MAX_NAME_LENGTH, clean_name
from engine.rules.reader import Rules, RulesError, own_rules_parts, parse_rules, ruleset_text

if TYPE_CHECKING:
    from app.data import Data
    from store.parts.games import StoredGames
    from store.records import OwnGame


def has_house_rules(rules: Rules) -> bool:
    """Return whether the rules of a table differ from those of a preset."""
    return rules.id != rules.base_preset or bool(rules.chosen_options or rules.changed_numbers)


def unused_game_name(stored: Iterable[OwnGame]) -> str:
    """Return "Our rules", with a number if a stored game has that name already."""
    taken = {game.name for game in stored}
    numbered = (tr("own.ours") if n == 1 else tr("own.ours_n", count=n) for n in count(1))
    return next(name for name in numbered if name not in taken)


def save_house_rules(games: StoredGames, rules: Rules, name: str) -> OwnGame:
    """Store the rules of a table as a new own game and return it."""
    return games.save_game(name, ruleset_text(draft_from_rules(rules, name).rules))


def find_saved_game(stored: Iterable[OwnGame], rules: Rules) -> OwnGame | None:
    """Return the stored game with the same rules under any name; None if there's none."""
    draft = draft_from_rules(rules, "")
    wanted = (draft.base, frozenset(draft.on), draft.own)
    return next((game for game in stored if _differences_from_preset(game.text) == wanted), None)


@lru_cache(maxsize=64)
def _differences_from_preset(text: str) -> tuple[str, frozenset[str], Mapping[str, Any]] | None:
    """Return the preset, options and patch of a stored game; None for a text that can't be read."""
    try:
        base, _, on, own = own_rules_parts(parse_rules(text))
    except RulesError:
        return None
    return base, frozenset(on), own


def rename_game(games: StoredGames, game: OwnGame, name: str) -> OwnGame:
    """Store an own game under another name and return it."""
    draft = replace(draft_from_text(game.text, game.id), name=name)
    return games.save_game(name, ruleset_text(draft.rules), game.id)


@guarded_component
def SaveHouseRules(rules: Rules, on_saved: Callable[[OwnGame], Any] | None = None) -> ft.Control:
    """A row that stores these rules as an own game and calls `on_saved` with it. If they're stored already, the row
    leads to their table.
    """
    app = use_app()
    data = app.data
    nothing: OwnGame | None = None
    found, find = use_value(nothing)
    stored = data.store.games.all() if data is not None else ()

    async def find_rules_kept() -> None:
        find(await off_loop(partial(find_saved_game, stored, rules)))

    ft.use_effect(on(find_rules_kept), [rules, stored])
    if data is None:
        return ft.Container()
    games = data.store.games
    if found is not None:
        to = f"/new/{own_game_address(found.id)}"
        title, about = tr("own.ours_kept", name=found.name), tr("own.ours_kept_about")
        sign = ft.Icon(ft.Icons.BOOKMARK_ROUNDED, color=app.palette.quiet)
        return parts.row(app, title, partial(app.navigation.go_to, to), "ours-kept", about=about, leading=sign)
    name = unused_game_name(stored)

    async def keep() -> None:
        game = await finish_off_loop(partial(save_house_rules, games, rules, name))
        find(game)
        if on_saved is not None:
            on_saved(game)

    sign = ft.Icon(ft.Icons.BOOKMARK_ADD_ROUNDED, color=app.palette.quiet)
    does = None if data.store.read_only else keep
    about = tr("own.ours_keep_about")
    return parts.row(app, tr("own.ours_keep", name=name), does, "ours-keep", about=about, leading=sign)


@guarded_component
def SavedGame(
    game: OwnGame, rules: Rules, renamed: Callable[[OwnGame], Any], removed: Callable[[OwnGame], Any]
) -> ft.Control:
    """The rows of an own game on the screen that sets up its table: its name, its code, and a
    button that removes it.
    """
    app = use_app()
    typed, type_name = use_value(game.name)
    sharing, share = use_value(False)
    data = app.data
    if data is None:
        return ft.Container()
    name = clean_name(typed)
    changed = bool(name) and name != game.name and not data.store.read_only

    async def rename() -> None:
        renamed(await finish_off_loop(partial(rename_game, data.store.games, game, name)))

    async def remove() -> None:
        await finish_off_loop(partial(data.store.games.remove_game, game.id))
        drop_draft(data, own_game_address(game.id))
        removed(game)

    save = parts.pill(app, tr("own.keep"), rename, "own-rename", accent=True) if changed else None
    field = parts.field(
        app,
        tr("own.name"),
        game.name,
        type_name,
        "own-name",
        longest=MAX_NAME_LENGTH,
        submit=(lambda _: rename()) if changed else None,
        beside=save,
    )
    head = parts.expandable_row(app, tr("own.section.share"), sharing, lambda: share(not sharing), "own-share")
    does = None if data.store.read_only else remove
    last = ft.Row([parts.pill(app, tr("own.remove"), does, "own-remove", removes=True)])
    code = [parts.padded(share_panel(app, rules))] if sharing else []
    return parts.stacked([parts.rows(app, [parts.padded(field), head, *code]), last], wide=True)


def removal_notice(app: App, data: Data, game: OwnGame, restored: Callable[[], Any]) -> ft.Control:
    """Return the notice that a game was removed, with a button that restores it and calls `restored`."""

    async def restore() -> None:
        await finish_off_loop(partial(data.store.games.save_game, game.name, game.text, game.id))
        restored()

    undo = parts.pill(app, tr("keep.undo"), restore, "own-restore", accent=True)
    return parts.notice(app, tr("own.removed", name=game.name), "own-removed", action=undo)
