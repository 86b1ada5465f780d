"""Laying a table: which game, who sits where, how long, which house rules. Two taps deal a hand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

import flet as ft

from app import parts, theme
from app.parts import Choice
from app.settings import LONGEST_NAME, clean_name
from app.setup import (
    LEVELS,
    MOST_HANDS,
    Question,
    SeatSetup,
    Setup,
    first_setup,
    fit,
    own_address,
    problems,
    questions,
)
from app.shell import App, screen, use_app, use_value
from app.words import tr
from engine.rules import NUMBERS, Rules, RulesError, ids, load, parse_rules

GROUPS: Final = ("start", "playing", "cards", "several", "drawing", "declaring", "finishing", "")
HANDS: Final = (1, 3, 5, 10)
# What the table can change beside its house rules, with the most that makes sense at a table.
CARD_NUMBERS: Final = (("deal", 15), ("packs", 4), ("jokers", 8))
Change = Callable[[Setup], None]
NOTHING: Final[Setup | None] = None


@screen
def Games() -> ft.Control:
    """Every game with a line about it; the last table, or a first one, is dealt from here with one tap."""
    app = use_app()
    last = app.data.last_setup() if app.data else None
    quick = last or first_setup(ids()[0], app.settings.names)
    return parts.sheet(
        app,
        parts.header(app, tr("new.title"), back="/"),
        [
            _quick(app, quick, tr("new.as_last") if last else tr("new.at_once")),
            parts.heading(tr("new.pick"), colour=app.ink.quiet),
            parts.rows(app, [_game(app, game, "/new", "game") for game in ids()]),
            parts.heading(tr("own.yours"), colour=app.ink.quiet),
            parts.rows(app, [*_own_games(app), *_own_ways(app)]),
        ],
    )


@screen
def Table() -> ft.Control:
    """One table: seats, length, numbers, house rules, and the button that deals."""
    app = use_app()
    game = ft.use_route_params().get("game", "")
    edited, edit = use_value(NOTHING)
    opened, open_seat = use_value(-1)
    kept = app.data.own_game(game) if app.data else None
    own = kept.text if kept else ""
    if game not in ids() and not own:
        return parts.sheet(
            app, parts.header(app, tr("lost.title"), back="/new"), [parts.empty(app, tr("lost.title"), tr("lost.game"))]
        )
    last = app.data.last_setup() if app.data else None
    setup = edited or (fit(last, game, own) if last else first_setup(game, app.settings.names, own))
    wrong = problems(setup)
    rules = setup.book if wrong else setup.rules
    changed = len(setup.options) + len(setup.numbers)
    content: list[ft.Control] = [
        parts.heading(tr("new.seats"), colour=app.ink.quiet),
        _seats(app, setup, edit, opened, open_seat),
        parts.heading(tr("new.length"), colour=app.ink.quiet),
        _length(app, setup, rules, edit),
        parts.heading(tr("new.cards"), colour=app.ink.quiet),
        parts.rows(
            app,
            [_number(app, setup, rules, key, most, edit) for key, most in CARD_NUMBERS if _counts(rules, key)],
        ),
        parts.heading(tr("new.house_rules"), colour=app.ink.quiet),
        parts.rows(
            app,
            [
                parts.row(
                    app,
                    tr("new.by_the_book") if not changed else tr("new.changed", count=changed),
                    (lambda: edit(setup.by_the_book())) if changed else None,
                    "new-book",
                    about=tr("new.back_to_book") if changed else tr("new.change_below"),
                    trailing=ft.Icon(ft.Icons.RESTART_ALT_ROUNDED, color=app.ink.quiet) if changed else ft.Container(),
                ),
                parts.row(
                    app,
                    tr("own.change") if own else tr("own.make"),
                    partial(app.go, "/".join((f"/games/{game}/edit", *filter(None, (setup.house_rules,))))),
                    "new-own",
                    about=tr("own.make_about"),
                ),
            ],
        ),
        *house_rules(app, setup, edit),
    ]
    deal = _deal(app, setup, wrong)
    top = parts.header(
        app,
        rules.name,
        back="/new",
        trailing=[
            parts.icon_button(
                ft.Icons.MENU_BOOK_ROUNDED,
                tr("new.read_rules", game=rules.name),
                lambda: app.go(f"/games/{game}/edit" if own else f"/rules/{game}"),
                "new-rules",
                colour=app.ink.text,
            ),
            *([deal] if app.size.landscape else []),
        ],
    )
    if wrong:
        content.insert(0, parts.notice(app, " ".join(wrong), "new-problem"))
    return parts.sheet(app, top, content, foot=None if app.size.landscape else ft.Row([deal]))


def summary(setup: Setup) -> str:
    """Who plays and for how long, in one line."""
    bots = sum(1 for seat in setup.seats if seat.level)
    people = ", ".join(setup.people) or tr("new.no_people")
    company = tr("new.company", people=people, bots=tr("new.bots", count=bots)) if bots else people
    return f"{company} · {length(setup)}"


def length(setup: Setup) -> str:
    """How long the match lasts, in words."""
    if setup.hands:
        return tr("new.hands", count=setup.hands)
    match = setup.rules.words.scoring.match
    key = "lives" if match == "lives" else "target"
    return tr(f"new.until_{match}", count=setup.number(key) or 0)


def _own_games(app: App) -> list[ft.Control]:
    """The games of one's own that can be read, each leading to its table."""
    found: list[ft.Control] = []
    for game in app.data.own_games() if app.data else ():
        try:
            rules = parse_rules(game.text)
        except RulesError as problem:
            app.journal.failed(f"own game {game.id}", problem)
            continue
        address = own_address(game.id)
        found.append(
            parts.row(
                app,
                game.name,
                partial(app.go, f"/new/{address}"),
                f"game-{address}",
                about=tr("own.made_of", game=load(rules.base).name),
            )
        )
    return found


def _own_ways(app: App) -> list[ft.Control]:
    return [
        parts.row(
            app,
            tr("own.begin"),
            lambda: app.go(f"/games/{ids()[0]}/edit"),
            "own-begin",
            about=tr("own.begin_about"),
            leading=ft.Icon(ft.Icons.ADD_ROUNDED, color=app.ink.quiet),
        ),
        parts.row(
            app,
            tr("own.import"),
            lambda: app.go("/games/import"),
            "own-import",
            about=tr("own.import_about"),
            leading=ft.Icon(ft.Icons.CONTENT_PASTE_ROUNDED, color=app.ink.quiet),
        ),
    ]


def _quick(app: App, setup: Setup, title: str) -> ft.Control:
    rules = setup.book
    wrong = problems(setup)
    return parts.panel(
        app,
        ft.Column(
            [
                parts.line(title, colour=app.ink.quiet, size=theme.SMALL, weight=parts.STRONG),
                parts.line(rules.name, colour=app.ink.text, size=theme.HEADING, weight=parts.HEAVY),
                parts.line(summary(setup), colour=app.ink.quiet),
                ft.Container(height=theme.SPACE / 2),
                ft.Row(
                    [
                        parts.pill(
                            app,
                            tr("new.deal"),
                            None if wrong else partial(_start, app, setup),
                            "quick-deal",
                            accent=True,
                            icon=ft.Icons.STYLE_ROUNDED,
                            expand=True,
                        ),
                        parts.pill(app, tr("new.change"), lambda: app.go(f"/new/{setup.game}"), "quick-change"),
                    ],
                    spacing=theme.GAP,
                ),
            ],
            spacing=theme.SPACE / 2,
        ),
        ring=True,
    )


def _game(app: App, game: str, to: str, ident: str) -> ft.Control:
    rules = load(game)
    return parts.row(
        app,
        rules.name,
        lambda: app.go(f"{to}/{game}"),
        f"{ident}-{game}",
        about=f"{rules.about} {tr('new.players', least=rules.least_seats, most=rules.most_seats)}",
    )


def _deal(app: App, setup: Setup, wrong: list[str]) -> ft.Control:
    return parts.pill(
        app,
        tr("new.deal"),
        None if wrong else partial(_start, app, setup),
        "new-deal",
        accent=True,
        icon=ft.Icons.STYLE_ROUNDED,
        expand=None if app.size.landscape else True,
    )


def _start(app: App, setup: Setup) -> None:
    app.when_open(lambda data: app.go(f"/play/{data.start(setup)}"))


def _seats(app: App, setup: Setup, edit: Change, opened: int, open_seat: Callable[[int], None]) -> ft.Control:
    rules = setup.book
    items: list[ft.Control] = []
    for n, seat in enumerate(setup.seats):
        items.append(
            parts.row(
                app,
                seat.name or tr("new.no_name"),
                partial(open_seat, -1 if opened == n else n),
                f"seat-{n + 1}",
                about=tr(f"people.{seat.level}") if seat.level else tr("people.person"),
                leading=parts.avatar(seat.name, n),
                trailing=ft.Icon(
                    ft.Icons.EXPAND_LESS_ROUNDED if opened == n else ft.Icons.EXPAND_MORE_ROUNDED, color=app.ink.quiet
                ),
                expanded=opened == n,
            )
        )
        if opened == n:
            items.append(_seat(app, setup, n, edit, open_seat, len(setup.seats) > rules.least_seats))
    if len(setup.seats) < rules.most_seats:
        items.append(
            parts.row(
                app,
                tr("new.add_seat"),
                lambda: edit(setup.more_seats()),
                "seat-add",
                leading=ft.Container(
                    width=theme.AVATAR,
                    height=theme.AVATAR,
                    border_radius=theme.AVATAR / 2,
                    bgcolor=app.ink.line,
                    alignment=ft.Alignment.CENTER,
                    content=ft.Icon(ft.Icons.ADD_ROUNDED, color=app.ink.text),
                ),
                trailing=ft.Container(),
            )
        )
    return parts.rows(app, items)


def _seat(app: App, setup: Setup, n: int, edit: Change, open_seat: Callable[[int], None], spare: bool) -> ft.Control:
    """What can be changed about one seat."""
    seat = setup.seats[n]

    def sit(changed: SeatSetup) -> None:
        edit(setup.with_seats((*setup.seats[:n], changed, *setup.seats[n + 1 :])))

    def kind(level: str) -> None:
        taken = {other.name.casefold() for other in setup.seats}
        name = seat.name
        if bool(level) != bool(seat.level):
            known = [*app.settings.names, tr("people.you"), tr("people.friend", count=n + 1)]
            free = known if not level else tr("people.bots").split()
            name = next(each for each in free if each.casefold() not in taken)
        sit(SeatSetup(name, level))

    def stand_up() -> None:
        open_seat(-1)
        edit(setup.with_seats((*setup.seats[:n], *setup.seats[n + 1 :])))

    taken = {other.name.casefold() for m, other in enumerate(setup.seats) if m != n}
    known = [name for name in app.settings.names if name.casefold() not in taken and name != seat.name]
    inside: list[ft.Control] = [
        parts.choices(
            app,
            tr("new.who"),
            [
                Choice("", tr("people.person"), tr("people.person_about")),
                *(Choice(level, tr(f"people.{level}"), tr(f"people.{level}_about")) for level in LEVELS),
            ],
            seat.level,
            kind,
            f"seat-{n + 1}-kind",
        ),
        ft.Container(
            padding=ft.Padding.symmetric(horizontal=theme.EDGE),
            content=ft.Row(
                [
                    parts.field(
                        app,
                        tr("settings.name"),
                        seat.name,
                        lambda text: sit(replace(seat, name=clean_name(text))),
                        f"seat-{n + 1}-name",
                        longest=LONGEST_NAME,
                        key=f"name-{n}-{seat.level}",
                    )
                ]
            ),
        ),
    ]
    if known and not seat.level:
        inside.append(
            ft.Container(
                padding=ft.Padding.symmetric(horizontal=theme.EDGE),
                content=ft.Row(
                    [
                        parts.chip(app, name, False, partial(sit, replace(seat, name=name)), f"seat-{n + 1}-{name}")
                        for name in known
                    ],
                    wrap=True,
                    spacing=theme.SPACE,
                    run_spacing=theme.SPACE,
                ),
            )
        )
    if spare:
        inside.append(
            ft.Container(
                padding=ft.Padding.symmetric(horizontal=theme.EDGE),
                content=ft.Row(
                    [
                        parts.pill(
                            app,
                            tr("new.remove_seat"),
                            stand_up,
                            f"seat-{n + 1}-remove",
                            icon=ft.Icons.PERSON_REMOVE_ROUNDED,
                        )
                    ]
                ),
            )
        )
    return ft.Container(
        padding=ft.Padding.only(bottom=theme.EDGE),
        content=ft.Column(inside, spacing=theme.GAP, tight=True),
    )


def _length(app: App, setup: Setup, rules: Rules, edit: Change) -> ft.Control:
    match = rules.words.scoring.match
    key = "lives" if match == "lives" else "target"
    value = rules.numbers(len(setup.seats)).get(key, 1)
    items = [
        parts.choices(
            app,
            tr("new.how_long"),
            [Choice(0, tr("new.to_target")), *(Choice(n, tr("new.hands", count=n)) for n in HANDS)],
            setup.hands if setup.hands in HANDS else 0 if not setup.hands else MOST_HANDS,
            lambda hands: edit(replace(setup, hands=hands)),
            "length",
            about=length(setup),
        )
    ]
    if not setup.hands:
        step = 1 if match != "points" else 10
        items.append(
            parts.stepper(
                app,
                tr(f"new.target_{match}"),
                value,
                NUMBERS[key] if match == "points" else (1, 20),
                lambda n: edit(setup.with_number(key, n)),
                f"number-{key}",
                step=step,
            )
        )
    return parts.rows(app, items)


def _counts(rules: Rules, key: str) -> bool:
    """Whether a number means something in this game: a whole pack is not dealt by the card."""
    if key == "deal":
        return rules.family == "shedding"
    return key != "jokers" or load(rules.base).numbers(rules.least_seats)["jokers"] > 0


def _number(app: App, setup: Setup, rules: Rules, key: str, most: int, edit: Change) -> ft.Control:
    least, highest = NUMBERS[key]
    return parts.stepper(
        app,
        tr(f"number.{key}.title"),
        rules.numbers(len(setup.seats))[key],
        (least, min(most, highest)),
        lambda n: edit(setup.with_number(key, n)),
        f"number-{key}",
        about=tr(f"number.{key}.about"),
    )


def house_rules(app: App, setup: Setup, edit: Change) -> list[ft.Control]:
    """The questions of the game by group, each with what its answers do."""
    content: list[ft.Control] = []
    asked = questions(setup.game, setup.own)
    for group in (*GROUPS, *sorted({q.group for q in asked} - set(GROUPS))):
        items = [_question(app, setup, q, edit) for q in asked if q.group == group and not _settled(q)]
        if items:
            content += [
                ft.Container(
                    padding=ft.Padding.only(left=theme.SPACE, top=theme.SPACE),
                    content=parts.line(tr(f"group.{group or 'more'}"), colour=app.ink.quiet, size=theme.SMALL),
                ),
                parts.rows(app, items),
            ]
    return content


def _settled(question: Question) -> bool:
    """Whether the game leaves nothing to choose here."""
    return len(question.options) == 1 and bool(question.book)


def _question(app: App, setup: Setup, question: Question, edit: Change) -> ft.Control:
    ink = app.ink
    chosen = next((each.id for each in question.options if each.id in setup.options), "")
    if len(question.options) == 1:
        option = question.options[0]
        return parts.row(
            app,
            option.text,
            lambda: edit(setup.with_answer(question.id, "" if chosen else option.id)),
            f"option-{option.id}",
            trailing=parts.toggle(app, bool(chosen)),
            toggled=bool(chosen),
        )
    answers = [("", question.says)] + [(each.id, each.text) for each in question.options if each.id != question.book]
    return ft.Column(
        [
            parts.row(
                app,
                text,
                lambda id=id: edit(setup.with_answer(question.id, id)),
                f"option-{id}" if id else f"book-{question.id}",
                about="" if id else tr("new.the_book"),
                leading=ft.Icon(
                    ft.Icons.RADIO_BUTTON_CHECKED_ROUNDED if id == chosen else ft.Icons.RADIO_BUTTON_UNCHECKED_ROUNDED,
                    color=ink.strong if id == chosen else ink.quiet,
                ),
                trailing=ft.Container(),
                selected=id == chosen,
            )
            for id, text in answers
        ],
        spacing=0,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
