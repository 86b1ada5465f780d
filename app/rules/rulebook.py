"""The rules of each game in words, with the source of every rule."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import flet as ft

from app.rules.special_cards import special_cards, special_tiles
from app.ui import parts, theme
from app.ui.screens import screen
from app.ui.window.app_state import App
from app.ui.window.hooks import use_app, use_value
from app.ui.words import render, tr
from engine.lessons.order import lesson_ids
from engine.rules.explain import Sentence, explain_rules
from engine.rules.model import OURS, OWN
from engine.rules.offered import offered_options
from engine.rules.reader import Option, RulesError, load_preset, parse_rules, preset_ids
from engine.rules.reader import Rules as Ruleset

AIM: Final = ("end", "match", "draw")  # the keys of the rules by which a game is told in a few words


@screen
def Games() -> ft.Control:
    """The screen with all games, each leading to its rules."""
    app = use_app()
    items: list[ft.Control] = []
    for game in preset_ids():
        rules = load_preset(game)
        items.append(
            parts.row(
                app,
                render(rules.title),
                lambda to=game: app.navigation.go(f"/rules/{to}"),
                f"rules-{game}",
                about=render(rules.summary),
            )
        )
    return parts.sheet(app, parts.header(app, tr("nav.rules"), back="/"), [parts.rows(app, items)])


@screen
def RulesOfGame() -> ft.Control:
    """The screen with the standard rules of a game: from the list of games, a new table, or its lesson."""
    app = use_app()
    sourced, show_sources = use_value(False)
    game = ft.use_route_params().get("game", "")
    path = ft.use_view_path()
    at_table = path.endswith("/rules")
    back = path.removesuffix("/rules") if at_table else "/rules"
    if game not in preset_ids():
        return _not_found(app, back)
    return read_rules(app, load_preset(game), 0, back, sourced, show_sources, play=not at_table)


@screen
def RulesOfMatch() -> ft.Control:
    """The screen with the rules of one match, as they were when it was dealt."""
    app = use_app()
    sourced, show_sources = use_value(False)
    asked = ft.use_route_params().get("match_id", "")
    back = ft.use_view_path().removesuffix("/rules")
    if app.data is None:
        return parts.loading_page(app, parts.header(app, tr("nav.rules"), back=back))
    match = app.data.match(asked)
    if match is None:
        return parts.not_found_page(app, tr("lost.match"), back)
    try:
        rules = parse_rules(match.rules)
    except RulesError as problem:
        app.journal.note_failure(f"rules of match {asked}", problem)
        return _not_found(app, back)
    return read_rules(app, rules, len(match.seats), back, sourced, show_sources)


def _not_found(app: App, back: str) -> ft.Control:
    return parts.not_found_page(app, tr("lost.game"), back)


def read_rules(
    app: App,
    rules: Ruleset,
    seats: int,
    back: str,
    sourced: bool,
    show_sources: Callable[[bool], None],
    *,
    play: bool = False,
) -> ft.Control:
    """Return the rules of a game: what it's about, the special cards, then all rules; with their sources if
    `sourced`.
    """
    begin = parts.pill(app, tr("rules.play"), lambda: app.navigation.go(f"/new/{rules.id}"), "rules-play", accent=True)
    sentences = explain_rules(rules, seats)
    special = special_cards(rules, seats)
    preset = load_preset(rules.base_preset)
    about = render(rules.summary) if rules.id == rules.base_preset else tr("own.made_of", game=preset.title)
    aim: list[ft.Control] = [_introduction(app, about, sentences)]
    if play and rules.id in lesson_ids():
        learn = parts.pill(app, tr("learn.try"), lambda: app.navigation.go(f"/learn/{rules.id}"), "rules-learn")
        aim.append(ft.Row([learn]))
    cards = [parts.heading(tr("rules.special"), colour=app.ink.quiet), *special_tiles(app, special)] if special else []
    content = [*aim, *cards] if play else [*cards, *aim]  # who sits at the table knows what it is about
    told = {line for card in special for line in card.lines}
    for group in dict.fromkeys(["cards", *(each.group for each in sentences)]):
        # Where rules come from is asked of every one of them.
        said = [each for each in sentences if each.group == group and (sourced or render(each.message) not in told)]
        if said:
            content += parts.section(app, tr(f"group.{group}"), [_sentence(app, rules, each, sourced) for each in said])
    house = [_option(app, rules, each, sourced) for each in rules.all_options if each.id in rules.asked]
    other = [_option(app, rules, each, sourced) for each in offered_options(rules) if each.id not in rules.options]
    if house:
        content += parts.section(app, tr("rules.house"), house)
    if play and other:
        content += parts.section(app, tr("rules.could"), other)
    if sourced:
        sources = [rule_block(app, each) for each in (*rules.sources, tr("rules.ours"))]
        content += parts.section(app, tr("rules.sources"), sources)
    icon = ft.Icons.INFO_ROUNDED if sourced else ft.Icons.INFO_OUTLINE_ROUNDED
    ask = tr("rules.hide_sources" if sourced else "rules.show_sources")
    info = parts.ink_button(app, icon, ask, lambda: show_sources(not sourced), "rules-sources")
    trailing = [info, *([begin] if play else [])]
    top = parts.header(app, render(rules.title), back=back, about=tr("rules.about"), trailing=trailing)
    return parts.sheet(app, top, content)


def _introduction(app: App, about: str, sentences: Sequence[Sentence]) -> ft.Control:
    """Return what the game is about and how it's played, on felt."""
    first = {each.key: render(each.message) for each in reversed(sentences)}
    lines = [first[key] for key in AIM if key in first]
    texts = [parts.styled_text(about, colour=theme.ON_FELT, weight=theme.HEAVY, size=theme.NAME)]
    texts += [parts.styled_text(each, colour=theme.ON_FELT) for each in lines]
    return ft.Container(
        parts.stacked(texts, theme.SPACE),
        padding=theme.EDGE,
        border_radius=theme.PANEL_RADIUS,
        **theme.ground(app.settings.felt, app.contrast),
    )


def _sentence(app: App, rules: Ruleset, sentence: Sentence, sourced: bool) -> ft.Control:
    source = sentence.source if sourced else ""
    return rule_block(app, render(sentence.message), source, sentence.option in rules.asked)


def _option(app: App, rules: Ruleset, option: Option, sourced: bool) -> ft.Control:
    return rule_block(app, render(rules.option_message(option)), option.source if sourced else "")


def rule_block(app: App, text: str, source: str = "", here: bool = False) -> ft.Control:
    """Return a rule and its source; `here` marks a rule chosen at this table."""
    return parts.padded(parts.stacked([parts.styled_text(text, colour=app.ink.text), *_source(app, source, here)], 2))


def _source(app: App, source: str, here: bool) -> list[ft.Control]:
    said = [tr("rules.this_table")] if here else []
    if source:
        said.append({OURS: tr("rules.our_choice"), OWN: tr("rules.own")}.get(source, source))
    return [parts.quiet_text(app, " · ".join(said))] if said else []
