"""Beginning a score sheet: who plays, and by what is counted. As last time it takes one tap."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any, Final

import flet as ft

from app import parts, theme
from app.data import readable_games
from app.keeper import keeping
from app.keeper.agreed import Agreed, first_agreed, problem, sheet_name
from app.keeper.faces import colours, initials
from app.keeper.top import length_text
from app.parts import Choice
from app.screens.house_rules import house_rules
from app.settings import LONGEST_NAME, clean_name
from app.setup import own_address
from app.shell import App, screen, use_app, use_newest, use_value
from app.words import tr
from engine.rules import NUMBERS, RulesError, ids, load
from engine.sheet import MOST_LIVES, Points, Terms, points_text

TILE: Final = 76.0
ROOM: Final = 8.5  # letters of a name that fit a tile; of more each is smaller,
SMALLEST: Final = 0.77  # down to this share
MOST_TILES: Final = 30  # of those one has played with; who plays is among them or after them
ROUNDS: Final = (0, 3, 5, 10, 15)
MINUTES: Final = (0, 30, 60, 90)
COSTS: Final = (0, 1, 5, 10, 20, 50)
TARGETS: Final = (0, 50, 100, 250, 500, 1000)
COUNTS: Final = ("points", "hands", "lives")
LIVES: Final = 3
NOBODY: Final[tuple[str, ...]] = ()
Change = Callable[[Callable[[Agreed], Agreed]], None]


@screen
def Keep() -> ft.Control:
    """People, a sheet, and the button that begins."""
    app = use_app()
    known = keeping.known(app.data) if app.data else ()
    newest, edit = use_newest((keeping.last_agreed(app.data) or first_agreed(known)) if app.data else None)
    added, add = use_newest(NOBODY)
    typed, type_name = use_value("")
    fresh, refresh = use_value(0)
    opened, open_game = use_value(False)
    ruled, open_rules = use_value(False)
    top = parts.header(app, tr("home.keep"), back="/")
    if app.data is None:
        return parts.sheet(app, top, [parts.waiting(app, tr("parts.opening"))])
    agreed = newest()
    pool = tuple(dict.fromkeys((*known[:MOST_TILES], *agreed.people, *added())))  # who plays is always in sight
    wrong = problem(agreed)

    def add_name(text: str) -> None:
        typed_name = clean_name(text)
        name = next((each for each in (*pool, *known) if each.casefold() == typed_name.casefold()), typed_name)
        if name and name not in newest().people:
            add(lambda names: (*names, name))
            edit(lambda now: now.toggled(name))
        type_name("")
        refresh(fresh + 1)

    def begin() -> None:
        now = newest()
        if not problem(now):
            app.begin(lambda data: f"/sheet/{keeping.start(data, now)}")

    start = _start_button(app, agreed, None if wrong else begin)
    content: list[ft.Control] = [
        parts.heading(tr("keep.who"), colour=app.ink.quiet),
        parts.panel(
            app,
            ft.Column(
                [
                    _people(app, pool, agreed, edit),
                    ft.Row(
                        [
                            parts.field(
                                app,
                                tr("settings.name"),
                                typed,
                                type_name,
                                "keep-name",
                                longest=LONGEST_NAME,
                                submit=add_name,
                                key=f"keep-name-{fresh}",
                            ),
                            parts.pill(
                                app,
                                tr("settings.add_name"),
                                partial(add_name, typed) if clean_name(typed) else None,
                                "keep-add",
                            ),
                        ],
                        spacing=theme.GAP,
                    ),
                    parts.line(tr("keep.who_about"), colour=app.ink.quiet, size=theme.SMALL),
                ],
                spacing=theme.GAP,
                tight=True,
            ),
        ),
        parts.heading(tr("keep.sheet"), colour=app.ink.quiet),
        _chosen(app, agreed, opened, open_game),
    ]
    if opened:
        content.append(_sheets(app, agreed, edit, open_game))
    content += _details(app, agreed, edit, ruled, open_rules)
    if wrong:
        content.insert(0, parts.notice(app, wrong, "keep-problem"))
    if app.size.landscape:
        top = parts.header(app, tr("home.keep"), back="/", trailing=[start])
        return parts.sheet(app, top, content)
    return parts.sheet(app, top, content, foot=ft.Row([start]))


def _start_button(app: App, agreed: Agreed, begin: Callable[[], None] | None) -> ft.Control:
    return parts.pill(
        app,
        tr("keep.start"),
        begin,
        "keep-start",
        accent=True,
        icon=ft.Icons.EDIT_NOTE_ROUNDED,
        spoken=f"{tr('keep.start')}. {sheet_name(agreed)}. {', '.join(agreed.people)}",
        expand=None if app.size.landscape else True,
    )


def _people(app: App, pool: tuple[str, ...], agreed: Agreed, edit: Change) -> ft.Control:
    """Everybody one may pick; who plays has a ring, and a number for the seat."""
    ink = app.ink
    own = keeping.colours(app.data) if app.data else {}
    letters, hues = initials(pool), colours(pool, own)
    tiles: list[ft.Control] = []
    for name, letter, hue in zip(pool, letters, hues, strict=True):
        seat = agreed.people.index(name) + 1 if name in agreed.people else 0
        tiles.append(
            parts.tap(
                ft.Container(
                    width=TILE,
                    padding=ft.Padding.symmetric(vertical=4),
                    border_radius=theme.PANEL_RADIUS,
                    content=ft.Column(
                        [
                            ft.Stack(
                                [
                                    ft.Container(
                                        padding=3,
                                        border_radius=33,
                                        border=ft.Border.all(3, ink.ring if seat else ink.panel),
                                        opacity=1 if seat else 0.6,
                                        content=parts.avatar(name, hue, 54, letter),
                                    ),
                                    *([_seat_mark(seat, app.letters)] if seat else []),
                                ],
                                clip_behavior=ft.ClipBehavior.NONE,
                            ),
                            parts.line(
                                name,
                                colour=ink.text if seat else ink.quiet,
                                size=theme.fitting(
                                    theme.SMALL * max(SMALLEST, min(1.0, ROOM / len(name))), app.letters
                                ),
                                weight=parts.STRONG,
                                most=2,
                                align=ft.TextAlign.CENTER,
                            ),
                        ],
                        spacing=2,
                        tight=True,
                        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                    ),
                ),
                lambda name=name: edit(lambda now: now.toggled(name)),
                f"person-{name}",
                tr("keep.seat", name=name, seat=seat) if seat else name,
                selected=bool(seat),
                key=f"person-{name}",
            )
        )
    return ft.Row(tiles, wrap=True, spacing=theme.SPACE / 2, run_spacing=theme.SPACE / 2)


def _seat_mark(seat: int, letters: float) -> ft.Control:
    return ft.Container(
        right=-2,
        bottom=-2,
        padding=ft.Padding.symmetric(horizontal=8, vertical=3),
        border_radius=12,
        bgcolor=theme.COUNT_BADGE,
        content=ft.Text(str(seat), size=theme.fitting(theme.TINY, letters), weight=parts.HEAVY, color=theme.ON_FELT),
    )


def _chosen(app: App, agreed: Agreed, opened: bool, open_game: Callable[[bool], None]) -> ft.Control:
    """The sheet that is taken now, and what it says in a line."""
    try:
        about = said(agreed.terms)
    except RulesError as wrong:
        about = wrong.why
    return parts.rows(
        app,
        [
            parts.row(
                app,
                sheet_name(agreed),
                lambda: open_game(not opened),
                "sheet-chosen",
                about=about,
                trailing=ft.Icon(
                    ft.Icons.EXPAND_LESS_ROUNDED if opened else ft.Icons.EXPAND_MORE_ROUNDED, color=app.ink.quiet
                ),
                expanded=opened,
            )
        ],
    )


def said(terms: Terms) -> str:
    """By what a sheet counts, in one line."""
    words = [tr(f"keep.entry.{terms.entry}")]
    if terms.counts == "points":
        words.append(tr(f"keep.wins.{terms.wins}"))
    return " · ".join([*words, length_text(terms) or tr("keep.open_end")])


def _sheets(app: App, agreed: Agreed, edit: Change, open_game: Callable[[bool], None]) -> ft.Control:
    def pick(game: str, own: str = "") -> None:
        edit(lambda now: now.with_game(game, own))
        open_game(False)

    def sheet(name: str, about: str, game: str, own: str = "") -> ft.Control:
        chosen = agreed.game == game
        return parts.row(
            app,
            name,
            partial(pick, game, own),
            f"sheet-{game or 'free'}",
            about=about,
            leading=ft.Icon(
                ft.Icons.RADIO_BUTTON_CHECKED_ROUNDED if chosen else ft.Icons.RADIO_BUTTON_UNCHECKED_ROUNDED,
                color=app.ink.strong if chosen else app.ink.quiet,
            ),
            trailing=ft.Container(),
            selected=chosen,
        )

    items = [sheet(tr("keep.free"), tr("keep.free_about"), "")]
    for game in ids():
        rules = load(game)
        items.append(sheet(rules.name, said(Agreed(agreed.people, game).terms), game))
    for own, rules in readable_games(app):
        items.append(sheet(own.name, tr("own.made_of", game=load(rules.base).name), own_address(own.id), own.text))
    return parts.rows(app, items)


def _details(
    app: App, agreed: Agreed, edit: Change, ruled: bool, open_rules: Callable[[bool], None]
) -> list[ft.Control]:
    if not agreed.game:
        return [parts.rows(app, _free(app, agreed, edit))]
    try:
        terms = agreed.terms
    except RulesError:
        return []

    def change(do: Callable[[Agreed], Agreed]) -> None:
        # What another sheet is asked is none of one that was taken since.
        edit(lambda now: do(now) if now.game == agreed.game else now)

    items: list[ft.Control] = [
        parts.choices(
            app,
            tr("new.how_long"),
            [Choice(n, tr("keep.rounds_n", count=n) if n else tr("new.to_target")) for n in ROUNDS],
            agreed.rounds if agreed.rounds in ROUNDS else 0,
            lambda n: change(lambda now: replace(now, rounds=n)),
            "keep-length",
        )
    ]
    if terms.target and terms.counts != "lives":
        step = 10 if terms.target >= 40 else 1
        items.append(
            parts.stepper(
                app,
                tr(f"new.target_{terms.counts}"),
                int(terms.target),
                (1, NUMBERS["target"][1]),
                lambda do: change(lambda now: _with_target(now, do)),
                "keep-target",
                step=step,
            )
        )
    items.append(_ties(app, agreed.ties, lambda ties: change(lambda now: replace(now, ties=ties))))
    if terms.counts == "points":
        items.append(_penalty(app, agreed.penalty, lambda cost: change(lambda now: replace(now, penalty=cost))))
    changed = len(agreed.options)
    items.append(
        parts.row(
            app,
            tr("new.house_rules"),
            lambda: open_rules(not ruled),
            "keep-rules",
            about=tr("new.changed", count=changed) if changed else tr("keep.house_rules_about"),
            trailing=ft.Icon(
                ft.Icons.EXPAND_LESS_ROUNDED if ruled else ft.Icons.EXPAND_MORE_ROUNDED, color=app.ink.quiet
            ),
            expanded=ruled,
        )
    )
    found: list[ft.Control] = [parts.rows(app, items)]
    if ruled:
        found += house_rules(app, agreed.setup, lambda do: change(lambda now: now.with_setup(do(now.setup))))
    return found


def _with_target(agreed: Agreed, do: Callable[[int], int]) -> Agreed:
    """With another target; none where the sheet lasts so many rounds by now."""
    target = int(agreed.terms.target)
    return agreed.with_setup(agreed.setup.with_number("target", do(target))) if target else agreed


def _free(app: App, agreed: Agreed, edit: Change) -> list[ft.Control]:
    """What a free sheet can be told."""
    free = agreed.free

    def change(**values: Any) -> None:
        edit(lambda now: replace(now, free=_told(now.free, values)))

    def ask(key: str, options: list[Choice], about: str = "") -> ft.Control:
        return parts.choices(
            app, tr(f"keep.ask.{key}"), options, getattr(free, key), lambda value: change(**{key: value}),
            f"free-{key}", about=about,
        )  # fmt: skip

    counts = [Choice(what, tr(f"keep.ask.counts_{what}")) for what in COUNTS]
    targets = [Choice(n, points_text(n) if n else tr("keep.none")) for n in TARGETS]
    items = [
        ft.Container(
            padding=theme.EDGE,
            content=ft.Row(
                [
                    parts.field(
                        app, tr("keep.title"), free.name, lambda text: change(name=clean_name(text)), "free-name",
                        longest=LONGEST_NAME,
                    )
                ]
            ),
        ),
        ask("entry", [Choice(way, tr(f"keep.way.{way}")) for way in ("points", "places", "winner", "tally")]),
        *([ask("counts", counts)] if free.entry != "tally" else []),
        *([_lives(app, free, edit)] if free.counts == "lives" else []),
        ask("wins", [Choice("high", tr("keep.wins.high")), Choice("low", tr("keep.wins.low"))]),
        *([] if free.counts == "lives" else [ask("target", targets)]),
        ask("rounds", [Choice(n, str(n) if n else tr("keep.none")) for n in ROUNDS]),
        ask("minutes", [Choice(n, tr("keep.minutes", count=n) if n else tr("keep.none")) for n in MINUTES]),
        parts.switch_row(app, tr("keep.ask.half"), free.half, lambda on: change(half=on), "free-half"),
        parts.switch_row(
            app, tr("keep.ask.collects"), free.collects, lambda on: change(collects=on), "free-collects",
            about=tr("keep.ask.collects_about"),
        ),
        *([ask("out_at", targets)] if free.counts == "points" else []),
        *([_penalty(app, free.penalty, lambda cost: change(penalty=cost))] if free.counts == "points" else []),
        ask("deal", [Choice(way, tr(f"keep.ask.deal_{way}")) for way in ("left", "right", "stays")]),
        _ties(app, free.ties, lambda ties: change(ties=ties)),
    ]  # fmt: skip
    if free.entry == "tally":
        items.append(
            parts.switch_row(app, tr("keep.ask.at_once"), free.at_once, lambda on: change(at_once=on), "free-at-once")
        )
    return items


def _told(free: Terms, values: dict[str, Any]) -> Terms:
    changed = replace(free, **values)
    if changed.entry == "tally":
        changed = replace(changed, counts="points")
    if changed.counts == "lives":  # what ends such a match is lives alone
        changed = replace(changed, lives=changed.lives or LIVES, target=0, out_at=0)
    return changed


def _lives(app: App, free: Terms, edit: Change) -> ft.Control:
    def change(do: Callable[[int], int]) -> None:
        edit(lambda now: replace(now, free=replace(now.free, lives=do(now.free.lives))))

    return parts.stepper(
        app, tr("keep.ask.lives"), free.lives, (1, MOST_LIVES), change, "free-lives", about=tr("keep.ask.lives_about")
    )


def _penalty(app: App, penalty: Points, change: Callable[[Any], object]) -> ft.Control:
    return parts.choices(
        app,
        tr("keep.ask.penalty"),
        [Choice(n, points_text(n) if n else tr("keep.ask.penalty_none")) for n in COSTS],
        penalty,
        change,
        "keep-penalty",
        about=tr("keep.ask.penalty_about"),
    )


def _ties(app: App, ties: str, change: Callable[[Any], object]) -> ft.Control:
    return parts.choices(
        app,
        tr("keep.ask.ties"),
        [Choice("shared", tr("keep.ask.ties_shared")), Choice("play-on", tr("keep.ask.ties_play-on"))],
        ties,
        change,
        "keep-ties",
    )
