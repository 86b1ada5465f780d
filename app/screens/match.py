"""One match of the history: how it stands or ended, and its hands."""

from __future__ import annotations

from functools import partial

import flet as ft

from app import parts, theme
from app.screens import moments
from app.screens.matches import game_name, going, outcome, places, sentence
from app.setup import SeatSetup, Setup, problems
from app.shell import App, screen, use_app
from app.words import tr
from engine.rules import RulesError
from store import Hand
from store import Match as Kept


@screen
def Match() -> ft.Control:
    """The match that the address names."""
    app = use_app()
    asked = ft.use_route_params().get("match_id", "")
    if app.data is None:
        return parts.sheet(
            app,
            parts.header(app, tr("nav.history"), back="/history"),
            [parts.waiting(app, tr("parts.opening"))],
        )
    match = app.data.match(asked)
    if match is None:
        return parts.sheet(
            app,
            parts.header(app, tr("lost.title"), back="/history"),
            [parts.empty(app, tr("lost.title"), tr("lost.match"))],
        )
    hands = app.data.hands(match.id)
    names = [seat.name for seat in match.seats]
    many = len(names)
    won = [sum(1 for hand in hands if hand.result.order[:1] == (n,)) for n in range(many)]
    totals = match.totals if len(match.totals) == many else (0,) * many
    content: list[ft.Control] = [
        parts.line(
            sentence(f"{outcome(match)} · {moments.said(match.touched)}"), colour=app.ink.quiet, weight=parts.STRONG
        ),
        places(
            app,
            names,
            list(match.placings) if len(match.placings) == many else [0] * many,
            [str(total) for total in totals],
            [tr("match.out_first", count=count) if count else "" for count in won],
        ),
    ]
    if not match.intact:
        content.insert(0, parts.notice(app, tr("match.damaged"), "match-damaged"))
    content.append(ft.Row(_actions(app, match), spacing=theme.GAP, wrap=True, run_spacing=theme.GAP))
    if hands:
        content += [
            parts.heading(tr("match.hands"), colour=app.ink.quiet),
            parts.rows(app, [_hand(app, match, hand) for hand in hands]),
        ]
    return parts.sheet(app, parts.header(app, game_name(match), back="/history"), content)


def _actions(app: App, match: Kept) -> list[ft.Control]:
    found: list[ft.Control] = []
    if match.state == "open":
        found.append(
            parts.pill(
                app,
                tr("home.continue"),
                lambda: app.go(f"/play/{match.id}"),
                "match-continue",
                accent=True,
                spoken=f"{tr('home.continue')}, {going(match)}",
            )
        )
    elif rematch := again(match):
        found.append(
            parts.pill(app, tr("match.rematch"), partial(start_again, app, rematch), "match-rematch", accent=True)
        )
    found.append(parts.pill(app, tr("nav.rules"), lambda: app.go(f"/history/{match.id}/rules"), "match-rules"))
    return found


def again(match: Kept) -> Setup | None:
    """The same table once more, None when its game is no longer known."""
    setup = Setup(
        game=match.ruleset,
        seats=tuple(SeatSetup(seat.name, seat.level) for seat in match.seats),
        options=match.options,
        numbers=tuple(sorted(match.numbers.items())),
        hands=match.hand_limit or 0,
    )
    try:
        return None if problems(setup) else setup
    except RulesError:
        return None


def start_again(app: App, setup: Setup) -> None:
    """Deals a new match at the same table."""
    assert app.data is not None
    app.go(f"/play/{app.data.start(setup)}")


def _hand(app: App, match: Kept, hand: Hand) -> ft.Control:
    names = [seat.name for seat in match.seats]
    order = [names[seat] for seat in hand.result.order if seat < len(names)]
    scores = [
        f"{name} {score:+d}".replace("-", "−") for name, score in zip(names, hand.result.scores, strict=False) if score
    ]
    return parts.row(
        app,
        tr("match.hand_won", hand=hand.number, name=order[0]) if order else tr("match.hand_n", hand=hand.number),
        lambda: app.go(f"/history/{match.id}/{hand.number}"),
        f"hand-{hand.number}",
        about=" · ".join(scores) or moments.said(hand.ended),
        trailing=ft.Icon(ft.Icons.PLAY_CIRCLE_OUTLINE_ROUNDED, color=app.ink.quiet),
        spoken=tr("match.hand_spoken", hand=hand.number, name=order[0] if order else ""),
    )
