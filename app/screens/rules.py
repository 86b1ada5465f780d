"""The rules of each game in words, with the source of every one."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from app import parts, theme
from app.screens.rule_words import CardRule, Sentence, card_rules, table_rules
from app.shell import App, screen, use_app
from app.table.faces import Face
from app.words import tr
from engine.rules import OURS, Option, RulesError, ids, load, parse_rules
from engine.rules import Rules as Ruleset

CARD: int = 52


@screen
def Games() -> ft.Control:
    """Every game, each leading to its rules."""
    app = use_app()
    items: list[ft.Control] = []
    for game in ids():
        rules = load(game)
        items.append(
            parts.row(app, rules.name, lambda to=game: app.go(f"/rules/{to}"), f"rules-{game}", about=rules.about)
        )
    return parts.sheet(app, parts.header(app, tr("nav.rules"), back="/"), [parts.rows(app, items)])


@screen
def Rules() -> ft.Control:
    """The rules of one game by the book."""
    app = use_app()
    game = ft.use_route_params().get("game", "")
    if game not in ids():
        return _lost(app, "/rules")
    return _read(app, load(game), load(game).least_seats, "/rules", play=True)


@screen
def TableRules() -> ft.Control:
    """The rules of one match, as they were when it was dealt."""
    app = use_app()
    asked = ft.use_route_params().get("match_id", "")
    back = ft.use_view_path().removesuffix("/rules")
    match = app.data.match(asked) if app.data else None
    if match is None:
        return _lost(app, back)
    try:
        rules = parse_rules(match.rules)
    except RulesError as problem:
        app.journal.failed(f"rules of match {asked}", problem)
        return _lost(app, back)
    return _read(app, rules, len(match.seats), back, play=False)


def _lost(app: App, back: str) -> ft.Control:
    return parts.sheet(
        app, parts.header(app, tr("lost.title"), back=back), [parts.empty(app, tr("lost.title"), tr("lost.game"))]
    )


def _read(app: App, rules: Ruleset, seats: int, back: str, *, play: bool) -> ft.Control:
    ink = app.ink
    trailing = (
        [parts.pill(app, tr("rules.play"), lambda: app.go(f"/new/{rules.id}"), "rules-play", accent=True)]
        if play
        else []
    )
    content: list[ft.Control] = [
        parts.line(rules.about, colour=ink.text, weight=parts.STRONG),
        parts.heading(tr("rules.cards"), colour=ink.quiet),
        parts.rows(app, [_card(app, rule) for rule in card_rules(rules)]),
    ]
    for group, sentences in table_rules(rules, seats):
        content += [
            parts.heading(tr(f"rules.{group}"), colour=ink.quiet),
            parts.rows(app, [_sentence(app, each) for each in sentences]),
        ]
    house = [each for each in rules.all_options if each.id in rules.asked]
    other = [each for each in rules.all_options if each.id not in rules.options]
    if house:
        content += [
            parts.heading(tr("rules.house"), colour=ink.quiet),
            parts.rows(app, [_option(app, each) for each in house]),
        ]
    if play and other:
        content += [
            parts.heading(tr("rules.could"), colour=ink.quiet),
            parts.rows(app, [_option(app, each) for each in other]),
        ]
    content += [
        parts.heading(tr("rules.sources"), colour=ink.quiet),
        parts.rows(app, [_sentence(app, Sentence(each)) for each in (*rules.sources, tr("rules.ours"))]),
    ]
    top = parts.header(app, rules.name, back=back, about=tr("rules.about"), trailing=trailing)
    return parts.sheet(app, top, content)


def _card(app: App, rule: CardRule) -> ft.Control:
    return ft.Container(
        padding=theme.EDGE,
        content=ft.Row(
            [
                Face(rule.face, CARD, app.settings.four_colours),
                ft.Column(
                    [
                        parts.line(rule.name, colour=app.ink.text, weight=parts.HEAVY),
                        *(parts.line(each.text, colour=app.ink.text, size=theme.BODY) for each in rule.sentences),
                        *_source(app, rule.sentences[:1]),
                    ],
                    spacing=2,
                    tight=True,
                    expand=True,
                ),
            ],
            spacing=theme.EDGE,
            vertical_alignment=ft.CrossAxisAlignment.START,
        ),
    )


def _sentence(app: App, sentence: Sentence) -> ft.Control:
    return ft.Container(
        padding=ft.Padding.symmetric(vertical=theme.GAP, horizontal=theme.EDGE),
        content=ft.Column(
            [parts.line(sentence.text, colour=app.ink.text), *_source(app, [sentence])], spacing=2, tight=True
        ),
    )


def _option(app: App, option: Option) -> ft.Control:
    return _sentence(app, Sentence(option.text, option.source))


def _source(app: App, sentences: Sequence[Sentence]) -> list[ft.Control]:
    found: list[ft.Control] = []
    for each in sentences:
        said = [tr("rules.this_table")] if each.house else []
        if each.source:
            said.append(tr("rules.our_choice") if each.source == OURS else each.source)
        if said:
            found.append(parts.line(" · ".join(said), colour=app.ink.quiet, size=theme.SMALL))
    return found
