"""What every card does, and what answers what, asked for card by card."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from app import parts, theme
from app.own import (
    ANSWERS,
    EFFECTS,
    EVERY_CARD,
    Draft,
    Word,
    selectors,
)
from app.parts import Choice
from app.screens.own_words import ask, card_chips, holds, padded, short_name
from app.shell import App
from app.words import tr
from engine.explain import card_name
from engine.rules import load

Change = Callable[[Callable[[Draft], Draft]], None]


def cards(
    app: App,
    draft: Draft,
    change: Change,
    card: str,
    pick: Callable[[str], None],
) -> ft.Control:
    """Every rank and the joker; the picked one with everything it can do."""
    rank = "" if not card else "JK" if card.startswith("JK") else "J" if card in ("BJ", "RJ") else card[0]
    entries = draft.entries()
    items: list[ft.Control] = [
        padded(
            ft.Column(
                [
                    parts.line(tr("own.pick_card"), colour=app.ink.text, weight=parts.STRONG),
                    card_chips(app, EVERY_CARD, lambda each: each == rank, pick, "card-of", ""),
                ],
                spacing=theme.SPACE,
                tight=True,
            )
        )
    ]
    if not card:
        return parts.rows(app, items)
    items.append(
        padded(
            ft.Column(
                [
                    parts.line(tr("own.which"), colour=app.ink.text, weight=parts.STRONG),
                    _chips_of(app, rank, card, pick, entries),
                ],
                spacing=theme.SPACE,
                tight=True,
            )
        )
    )
    effect = draft.effect(card)

    def word(each: Word) -> ft.Control:
        attribute = each.key.replace("-", "_") + ("_" if each.key == "from" else "")
        value = getattr(effect, attribute)
        if each.key == "pickup" and isinstance(value, str):
            value = load(draft.base).numbers(2).get("deal", 0)
        return ask(
            app,
            each,
            value,
            lambda new: change(lambda d: d.with_effect(card, **{attribute: new})),
            f"does.{each.key}",
        )

    for each in EFFECTS:
        if each.when is None or holds(each.when, getattr(effect, each.when[0].replace("-", "_"))):
            items.append(word(each))
    return parts.rows(app, items)


def _chips_of(app: App, rank: str, card: str, pick: Callable[[str], None], entries: Any) -> ft.Control:
    return ft.Row(
        [
            parts.chip(
                app,
                (tr("own.card.all") if each == rank else short_name(each)) + ("" if each not in entries else " •"),
                each == card,
                partial(pick, each),
                f"card-{each}",
                card_name(each),
            )
            for each in selectors(rank)
        ],
        wrap=True,
        spacing=theme.SPACE,
        run_spacing=theme.SPACE,
    )


def answers(
    app: App,
    draft: Draft,
    change: Change,
    answer: tuple[str, str],
    pick: Callable[[tuple[str, str]], None],
) -> list[ft.Control]:
    """For every group of pick-ups what answers it; a picked card with the ways in which it can."""
    content: list[ft.Control] = []
    replies = draft.answers()
    for group, makers in draft.makers().items():
        known = replies.get(group, {})
        title = tr("own.answers_to", cards=", ".join(card_name(each) for each in makers))
        names = [*EVERY_CARD, *(each for each in (*known, "BJ", "RJ") if each not in EVERY_CARD)]
        items: list[ft.Control] = [
            padded(
                ft.Column(
                    [
                        parts.line(title, colour=app.ink.text, weight=parts.STRONG),
                        card_chips(
                            app,
                            list(dict.fromkeys(names)),
                            known.__contains__,
                            partial(_pick_answer, pick, group),
                            f"answer-{group}",
                            title,
                        ),
                    ],
                    spacing=theme.SPACE,
                    tight=True,
                )
            )
        ]
        if answer[0] == group:
            card = answer[1]
            does = known[card].does if card in known else ""
            items.append(
                parts.choices(
                    app,
                    tr("own.answer_of", card=card_name(card)),
                    [Choice(each, tr(f"own.answer.{each or 'no'}")) for each in ANSWERS],
                    does,
                    partial(_set_answer, change, group, card),
                    "answer",
                )
            )
        content.append(parts.rows(app, items, key=f"answers-{group}"))
    return content or [parts.notice(app, tr("own.no_pickups"), "own-no-pickups")]


def _pick_answer(pick: Callable[[tuple[str, str]], None], group: str, card: str) -> None:
    pick((group, card))


def _set_answer(change: Change, group: str, card: str, does: str) -> None:
    change(lambda draft: draft.with_answer(group, card, does))
