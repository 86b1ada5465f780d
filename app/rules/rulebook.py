"""The screens with the rules of each game in words, and on request the source of every rule."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

import flet as ft

from app.editor.save_house_rules import SaveHouseRules, has_house_rules
from app.rules.outline import RARE, outline_of
from app.rules.special_cards import card_list
from app.ui import parts, theme
from app.ui.screens import screen
from app.ui.window.app_state import App
from app.ui.window.hooks import use_app, use_newest
from app.ui.words import join_details, render, tr
from engine.lessons.order import lesson_ids
from engine.rules.explain import Sentence
from engine.rules.model import OWN_CHOICE_SOURCE, OWN_RULE_SOURCE
from engine.rules.offered import offered_options
from engine.rules.reader import Option, RulesError, load_preset, parse_rules, preset_ids
from engine.rules.reader import Rules as Ruleset

MIN_WIDTH_BESIDE_PLAY: Final = 300.0  # pixels of width at usual letters: in less, the header has no room for a word
OPEN_AT_FIRST: Final = frozenset({"house"})
HEADINGS: Final = {"house": "rules.house", "could": "rules.could"}  # headings of folds that aren't a group of sentences


@dataclass(frozen=True)
class Reading:
    """How the rules are shown on one screen: with or without the source of each (`sourced`), and
    which folds are open.
    """

    sourced: bool = False
    opened: frozenset[str] = OPEN_AT_FIRST

    def turned(self, fold: str) -> Reading:
        """Return the reading with one fold opened or closed."""
        return replace(self, opened=self.opened ^ {fold})

    def with_sources_turned(self, folds: Iterable[str]) -> Reading:
        """Return the reading with all sources shown and all `folds` open, or if they were shown,
        the initial reading.
        """
        return Reading() if self.sourced else Reading(True, frozenset(folds))


ChangeReading = Callable[[Callable[[Reading], Reading]], None]


def use_reading() -> tuple[Callable[[], Reading], ChangeReading]:
    """Hook: return a function that returns the screen's reading, and one that changes it."""
    return use_newest(Reading())


@screen
def Games() -> ft.Control:
    """The screen with a list of all games, which lead to their rules."""
    app = use_app()
    items: list[ft.Control] = []
    for game in preset_ids():
        rules = load_preset(game)
        items.append(
            parts.row(
                app,
                render(rules.title),
                lambda to=game: app.navigation.go_to(f"/rules/{to}"),
                f"rules-{game}",
                about=render(rules.summary),
            )
        )
    return parts.sheet(app, parts.header(app, tr("nav.rules"), back="/"), [parts.rows(app, items)])


@screen
def RulesOfGame() -> ft.Control:
    """The screen with the standard rules of a game, reached from the list of games, a new table, or
    the game's lesson.
    """
    app = use_app()
    reading, read = use_reading()
    game = ft.use_route_params().get("game", "")
    path = ft.use_view_path()
    at_table = path.endswith("/rules")
    back = path.removesuffix("/rules") if at_table else "/rules"
    if game not in preset_ids():
        return _not_found_screen(app, back)
    return read_rules(app, load_preset(game), 0, back, reading(), read, play=not at_table)


@screen
def RulesOfMatch() -> ft.Control:
    """The screen with the rules of one match, as they were when it began."""
    app = use_app()
    reading, read = use_reading()
    asked = ft.use_route_params().get("match_id", "")
    back = ft.use_view_path().removesuffix("/rules")
    if app.data is None:
        return parts.loading_page(app, parts.header(app, tr("nav.rules"), back=back))
    match = app.data.match_of_route(asked)
    if match is None:
        return parts.not_found_page(app, tr("lost.match"), back)
    try:
        rules = parse_rules(match.rules)
    except RulesError as problem:
        app.journal.add_failure(f"rules of match {asked}", problem)
        return _not_found_screen(app, back)
    return read_rules(app, rules, len(match.seats), back, reading(), read)


def _not_found_screen(app: App, back: str) -> ft.Control:
    return parts.not_found_page(app, tr("lost.game"), back)


def read_rules(
    app: App,
    rules: Ruleset,
    seats: int,
    back: str,
    reading: Reading,
    read: ChangeReading,
    *,
    play: bool = False,
) -> ft.Control:
    """Return the rules of a game as a screen: what you need to play, and below it all others, folded by subject. `play`
    is for a reader who isn't at a table yet.
    """
    outline = outline_of(rules, seats)

    def rule_texts(sentence: Sentence, large: bool = True) -> list[ft.Text]:
        here = sentence.option in rules.chosen_options
        return _rule_and_source_texts(
            app, render(sentence.message), sentence.source if reading.sourced else "", here, large
        )

    def rule_section(title: str, sentences: Sequence[Sentence]) -> list[ft.Control]:
        if not sentences:
            return []
        texts = [text for each in sentences for text in rule_texts(each)]
        return [parts.heading(tr(title), colour=app.palette.quiet), parts.panel(app, parts.stacked(texts, theme.SPACE))]

    begin = partial(app.navigation.go_to, f"/new/{rules.id}")
    play_button = parts.pill(app, tr("rules.play"), begin, "rules-play", accent=True)
    crowded = app.size.width < MIN_WIDTH_BESIDE_PLAY * app.text_scale
    aim: list[ft.Control] = [_introduction(app, rules, outline.aim, reading.sourced)]
    buttons = [play_button] if play and crowded else []
    if play and rules.id in lesson_ids():
        learn = partial(app.navigation.go_to, f"/learn/{rules.id}")
        buttons.append(parts.pill(app, tr("learn.try"), learn, "rules-learn"))
    if buttons:
        aim.append(parts.wrapped_row(buttons))
    cards: list[ft.Control] = []
    if outline.cards:
        cards = [
            parts.heading(tr("rules.special"), colour=app.palette.quiet),
            card_list(app, outline.cards, rule_texts),
        ]
    content = [*aim, *cards] if play else [*cards, *aim]  # at the table, the aim is known already
    content += rule_section("group.declaring", outline.call)
    content += rule_section("rules.ending", outline.ending)
    folds: dict[str, list[ft.Control]] = {
        group: [parts.padded(parts.stacked(rule_texts(each), 2)) for each in sentences]
        for group, sentences in outline.folded.items()
    }
    house = [each for each in rules.all_options if each.id in rules.chosen_options]
    other = [each for each in offered_options(rules) if each.id not in rules.options] if play else []
    rare = [each for each in other if each.group == RARE]
    usual = [each for each in other if each.group != RARE]
    for fold, options in (("house", house), ("could", usual), (RARE, rare)):
        if options:
            folds[fold] = [_option_block(app, rules, each, reading.sourced) for each in options]
    if has_house_rules(rules) and not play:
        folds.setdefault("house", []).append(SaveHouseRules(rules))
    content += [_folded_rules(app, each, blocks, reading, read) for each, blocks in folds.items()]
    if reading.sourced:
        sources = [rule_block(app, each) for each in (*rules.sources, tr("rules.ours"))]
        content += parts.section(app, tr("rules.sources"), sources)
    icon = ft.Icons.INFO_ROUNDED if reading.sourced else ft.Icons.INFO_OUTLINE_ROUNDED
    ask = tr("rules.hide_sources" if reading.sourced else "rules.show_sources")
    show_sources = partial(read, lambda now: now.with_sources_turned(folds))
    trailing: list[ft.Control] = [parts.ink_button(app, icon, ask, show_sources, "rules-sources")]
    if play and not crowded:
        trailing.append(play_button)
    top = parts.header(app, render(rules.title), back=back, about=tr("rules.about"), trailing=trailing)
    return parts.sheet(app, top, content)


def _folded_rules(
    app: App, fold: str, blocks: Sequence[ft.Control], reading: Reading, read: ChangeReading
) -> ft.Control:
    """Return a heading that opens and closes the rules below it."""
    is_open = fold in reading.opened
    title = tr(HEADINGS.get(fold, f"group.{fold}"))
    turn = partial(read, lambda now: now.turned(fold))
    head = parts.expandable_row(app, title, is_open, turn, f"fold-{fold}")
    return parts.rows(app, [head, *(blocks if is_open else ())], key=f"rules-{fold}")


def _introduction(app: App, rules: Ruleset, sentences: Sequence[Sentence], sourced: bool) -> ft.Control:
    """Return what the game is about and how it's played, as a panel of felt."""
    about = (
        render(rules.summary)
        if rules.id == rules.base_preset
        else tr("own.made_of", game=load_preset(rules.base_preset).title)
    )
    texts: list[ft.Control] = [
        parts.styled_text(about, colour=theme.ON_FELT, weight=theme.HEAVY, size=theme.NAME),
    ]
    for each in sentences:
        texts.append(parts.styled_text(render(each.message), colour=theme.ON_FELT))
        if note := _source_note(each.source if sourced else "", each.option in rules.chosen_options):
            texts.append(parts.styled_text(note, colour=theme.ON_FELT_QUIET, size=theme.SMALL))
    return ft.Container(
        parts.stacked(texts, theme.SPACE),
        padding=theme.EDGE,
        border_radius=theme.PANEL_RADIUS,
        **theme.felt_background(app.settings.felt, app.contrast),
    )


def _option_block(app: App, rules: Ruleset, option: Option, sourced: bool) -> ft.Control:
    return rule_block(app, render(rules.option_message(option)), option.source if sourced else "")


def rule_block(app: App, text: str, source: str = "", here: bool = False) -> ft.Control:
    """Return a rule and its source; `here` marks a rule that was chosen for this table."""
    return parts.padded(parts.stacked(_rule_and_source_texts(app, text, source, here), 2))


def _rule_and_source_texts(app: App, text: str, source: str, here: bool, large: bool = True) -> list[ft.Text]:
    """Return a rule's text and, if it has one, the note with its source."""
    said = parts.styled_text(text, colour=app.palette.text, size=theme.BODY if large else theme.SMALL)
    note = _source_note(source, here)
    return [said, *([parts.quiet_text(app, note)] if note else [])]


def _source_note(source: str, here: bool) -> str:
    said = [tr("rules.this_table")] if here else []
    if source:
        said.append({OWN_CHOICE_SOURCE: tr("rules.our_choice"), OWN_RULE_SOURCE: tr("rules.own")}.get(source, source))
    return join_details(said)
