"""The rules of each game in words, with the source of every one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import flet as ft

from app.ui import parts, theme
from app.ui.card_faces import Face
from app.ui.screens import screen
from app.ui.shell import App, use_app
from app.ui.words import render, tr
from engine.cards import RANKS, SUITS
from engine.lessons.lesson import lesson_ids
from engine.rules.explain import Sentence, explain
from engine.rules.reader import OURS, OWN, Option, RulesError, ids, load, parse_rules
from engine.rules.reader import Rules as Ruleset
from engine.rules.words.effects.pickup import GROUP

CARD: Final = 52
JACKS: Final = {"BJ": "JS", "RJ": "JH"}


@screen
def Games() -> ft.Control:
    """Every game, each leading to its rules."""
    app = use_app()
    items: list[ft.Control] = []
    for game in ids():
        rules = load(game)
        items.append(
            parts.row(
                app,
                render(rules.title),
                lambda to=game: app.go(f"/rules/{to}"),
                f"rules-{game}",
                about=render(rules.summary),
            )
        )
    return parts.sheet(app, parts.header(app, tr("nav.rules"), back="/"), [parts.rows(app, items)])


@screen
def Rules() -> ft.Control:
    """The rules of one game by the book: in the list of all, where a table of it is being laid, or in its lesson."""
    app = use_app()
    game = ft.use_route_params().get("game", "")
    path = ft.use_view_path()
    at_table = path.endswith("/rules")
    back = path.removesuffix("/rules") if at_table else "/rules"
    if game not in ids():
        return _lost(app, back)
    return read_rules(app, load(game), 0, back, play=not at_table)


@screen
def TableRules() -> ft.Control:
    """The rules of one match, as they were when it was dealt."""
    app = use_app()
    asked = ft.use_route_params().get("match_id", "")
    back = ft.use_view_path().removesuffix("/rules")
    if app.data is None:
        return parts.opening(app, parts.header(app, tr("nav.rules"), back=back))
    match = app.data.match(asked)
    if match is None:
        return parts.lost(app, tr("lost.match"), back)
    try:
        rules = parse_rules(match.rules)
    except RulesError as problem:
        app.journal.note_failure(f"rules of match {asked}", problem)
        return _lost(app, back)
    return read_rules(app, rules, len(match.seats), back)


def _lost(app: App, back: str) -> ft.Control:
    return parts.lost(app, tr("lost.game"), back)


def read_rules(app: App, rules: Ruleset, seats: int, back: str, *, play: bool = False) -> ft.Control:
    """The rules of a game, or of a table of so many seats; with a way to it where that is to `play`."""
    begin = parts.pill(app, tr("rules.play"), lambda: app.go(f"/new/{rules.id}"), "rules-play", accent=True)
    sentences = explain(rules, seats)
    preset = load(rules.base)
    about = render(rules.summary) if rules.id == rules.base else tr("own.made_of", game=preset.title)
    content: list[ft.Control] = [parts.line(about, colour=app.ink.text, weight=theme.STRONG)]
    if play and rules.id in lesson_ids():
        learn = parts.pill(app, tr("learn.try"), lambda: app.go(f"/learn/{rules.id}"), "rules-learn")
        content.append(ft.Row([learn]))
    # What cards do is what one looks up most, so it comes first.
    for group in dict.fromkeys(["cards", *(each.group for each in sentences)]):
        said = [each for each in sentences if each.group == group]
        if not said:
            continue
        items = _cards(app, rules, said) if group == "cards" else [_sentence(app, rules, each) for each in said]
        content += parts.section(app, tr(f"group.{group}"), items)
    house = [_option(app, rules, each) for each in rules.all_options if each.id in rules.asked]
    other = [_option(app, rules, each) for each in rules.all_options if each.id not in rules.options]
    if house:
        content += parts.section(app, tr("rules.house"), house)
    if play and other:
        content += parts.section(app, tr("rules.could"), other)
    sources = [rule_block(app, each) for each in (*rules.sources, tr("rules.ours"))]
    content += parts.section(app, tr("rules.sources"), sources)
    top = parts.header(app, render(rules.title), back=back, about=tr("rules.about"), trailing=[begin] if play else [])
    return parts.sheet(app, top, content)


def _cards(app: App, rules: Ruleset, sentences: Sequence[Sentence]) -> list[ft.Control]:
    """What cards do, each with a card to show; what answers a card stands with it."""
    groups: dict[str, list[Sentence]] = {}
    for each in sentences:
        kind, _, name = each.key.partition(".")
        if kind == "replies":
            name = [selector for selector, effect in rules.words.cards.items() if effect[GROUP] == name][-1]
        groups.setdefault(name if kind in ("cards", "replies") else "", []).append(each)
    found: list[ft.Control] = []
    for selector, said in groups.items():
        if not selector:
            found += [_sentence(app, rules, each) for each in said]
            continue
        texts: list[ft.Control] = []
        for n, each in enumerate(said):
            texts.append(parts.line(render(each.message), colour=app.ink.text))
            if n + 1 == len(said) or said[n + 1].source != each.source or said[n + 1].option != each.option:
                texts += _source(app, each.source, each.option in rules.asked)
        found.append(
            ft.Container(
                padding=theme.EDGE,
                content=ft.Row(
                    [
                        Face(_face(selector), CARD, app.settings.four_colours),
                        parts.column(texts, theme.SPACE / 2, expand=True),
                    ],
                    spacing=theme.EDGE,
                    vertical_alignment=ft.CrossAxisAlignment.START,
                ),
            )
        )
    return found


def _face(selector: str) -> str:
    """A card to show for what a selector names."""
    if selector in JACKS:
        return JACKS[selector]
    if selector in RANKS:
        return selector + SUITS[RANKS.index(selector) % len(SUITS)]
    return f"A{selector[1]}" if selector.startswith("*") else selector


def _sentence(app: App, rules: Ruleset, sentence: Sentence) -> ft.Control:
    return rule_block(app, render(sentence.message), sentence.source, sentence.option in rules.asked)


def _option(app: App, rules: Ruleset, option: Option) -> ft.Control:
    return rule_block(app, render(rules.told(option)), option.source)


def rule_block(app: App, text: str, source: str = "", here: bool = False) -> ft.Control:
    """A rule and where it comes from; `here` when this table chose it."""
    return parts.pad(parts.column([parts.line(text, colour=app.ink.text), *_source(app, source, here)], 2))


def _source(app: App, source: str, here: bool) -> list[ft.Control]:
    said = [tr("rules.this_table")] if here else []
    if source:
        said.append({OURS: tr("rules.our_choice"), OWN: tr("rules.own")}.get(source, source))
    return [parts.quiet(app, " · ".join(said))] if said else []
