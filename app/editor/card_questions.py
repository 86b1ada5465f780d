"""Questions about each card: its effects, what answers it, and its points."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from app.editor.draft import Draft
from app.editor.draft_words import ALSO, ANSWER, ANSWERS, EFFECTS, EVERY_CARD, WORTH, Word
from app.editor.questions import Change, ask, card_chips, narrow_chips, rank_of
from app.ui import parts
from app.ui.parts import ChoiceOption
from app.ui.window.app_state import App
from app.ui.window.error_boundary import part
from app.ui.window.hooks import use_app, use_value
from app.ui.words import tr
from engine.messages import selector_message
from engine.rules.effect import Reply
from engine.rules.fields import condition_holds
from engine.rules.selectors import JOKERS
from engine.rules.words.effects import EFFECT_FIELDS
from engine.stored_keys import keys_of


def group_names(draft: Draft) -> dict[str, str]:
    """Return the names of the penalty groups: the cards that make them, such as `2, 3`."""
    makers = draft.makers(("next", "previous"))
    return {group: tr("own.group_cards", cards=tuple(map(selector_message, cards))) for group, cards in makers.items()}


def cards(app: App, draft: Draft, change: Change, card: str, pick: Callable[[str], None]) -> ft.Control:
    """Return all ranks and the joker as chips, with the questions about the picked one."""
    rank = rank_of(card)
    entries = {*draft.entries(), *draft.own.get("also", {}), *draft.standard_rules.words.also}
    items: list[ft.Control] = [
        parts.group(
            app,
            tr("own.pick_card"),
            card_chips(app, EVERY_CARD, lambda each: each == rank, pick, "card-of", ""),
        )
    ]
    if not card:
        return parts.rows(app, items)
    items.append(parts.group(app, tr("own.which"), narrow_chips(app, rank, entries.__contains__, card, pick, "card")))
    effect = draft.effect(card)
    groups = {name: said for name, said in group_names(draft).items() if draft.makers().get(name) != (card,)}

    def word(each: Word) -> ft.Control:
        field = EFFECT_FIELDS[each.key]
        return ask(
            app,
            each,
            effect[field],
            lambda do: change(lambda d: d.with_effect(card, **{each.key: do(d.effect(card)[field])})),
            f"does.{each.key}",
            groups,
        )

    for each in EFFECTS:
        if each.key == "colour" and card not in JOKERS:
            continue
        if each.when is None or condition_holds(each.when, effect[EFFECT_FIELDS[each.when[0]]]):
            items.append(word(each))
    items.append(
        ask(
            app,
            ALSO,
            draft.also(card),
            lambda do: change(lambda d: d.with_also(card, do(d.also(card)))),
            f"does.{ALSO.key}",
        )
    )
    return parts.rows(app, items)


def answers(
    app: App,
    draft: Draft,
    change: Change,
    answer: tuple[str, str],
    pick: Callable[[tuple[str, str]], None],
) -> list[ft.Control]:
    """Return for each penalty group what answers it, with the questions about the picked answer."""
    content: list[ft.Control] = []
    replies = draft.answers()
    for group, makers in draft.makers().items():
        known = replies.get(group, {})
        title = tr("own.answers_to", cards=tuple(map(selector_message, makers)))
        card = answer[1] if answer[0] == group else ""
        rank = rank_of(card)
        picked = partial(_pick_answer, pick, group)
        items: list[ft.Control] = [
            parts.group(
                app,
                title,
                card_chips(
                    app,
                    EVERY_CARD,
                    lambda each, known=known: any(rank_of(name) == each for name in known),  # type: ignore[misc]
                    picked,
                    f"answer-{group}",
                    title,
                ),
                *([narrow_chips(app, rank, known.__contains__, card, picked, f"answer-{group}-of")] if card else []),
            )
        ]
        if card:
            items.append(
                parts.choices(
                    app,
                    tr("own.answer_of", card=selector_message(card)),
                    [ChoiceOption(each, tr(f"own.answer.{each or 'no'}")) for each in ANSWERS],
                    known[card].does if card in known else "",
                    partial(_set_answer, change, group, card),
                    "answer",
                )
            )
        if card in known:
            items += _answer(app, draft, change, group, card)
        content.append(parts.rows(app, items, key=f"answers-{group}"))
    return content or [parts.notice(app, tr("own.no_pickups"), "own-no-pickups")]


def _answer(app: App, draft: Draft, change: Change, group: str, card: str) -> list[ft.Control]:
    """Return the questions about one answer: how much it adds, to which group, and what becomes of the rest."""
    reply = draft.answers()[group][card]
    groups = {name: said for name, said in group_names(draft).items() if name != group}

    def changed(now: Draft, attribute: str, do: Callable[[Any], Any]) -> Draft:
        reply = now.answers().get(group, {}).get(card)  # None where it was taken away just before
        return now.with_reply(group, card, **{attribute: do(getattr(reply, attribute))}) if reply else now

    def word(each: Word) -> ft.Control:
        attribute = keys_of(Reply)[each.key].name
        return ask(
            app,
            each,
            getattr(reply, attribute),
            lambda do: change(lambda d: changed(d, attribute, do)),
            f"answer-word.{each.key}",
            groups,
        )

    return [word(each) for each in ANSWER if condition_holds(each.when, reply.does) and (each.key != "as" or groups)]


@part
def Worths(draft: Draft, change: Change) -> ft.Control:
    """The points of every rank and of single cards."""
    app = use_app()
    card, pick = use_value("")
    rank = rank_of(card)

    def stepper(selector: str) -> ft.Control:
        return parts.stepper(
            app,
            tr("own.worth", card=selector_message(selector)),
            draft.worth(selector),
            WORTH,
            lambda do: change(lambda d: d.with_worth(selector, do(d.worth(selector)))),
            f"worth-{selector}",
        )

    items = [stepper(each) for each in EVERY_CARD]
    chips: list[ft.Control] = [card_chips(app, EVERY_CARD, lambda each: each == rank, pick, "worth-of", "")]
    if card:
        chips.append(narrow_chips(app, rank, draft.worths().__contains__, card, pick, "worth-card"))
    items.append(parts.group(app, tr("own.worth_alone"), *chips))
    if card and card != rank:
        items.append(stepper(card))
    return parts.rows(app, items, key="worths")


def _pick_answer(pick: Callable[[tuple[str, str]], None], group: str, card: str) -> None:
    pick((group, card))


def _set_answer(change: Change, group: str, card: str, does: str) -> Any:
    change(lambda draft: draft.with_answer(group, card, does))
