"""Questions on each card: its effects, what answers it, and its points."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from app.editor.draft import Draft
from app.editor.draft_words import ALSO, ANSWER, ANSWERS, CARD_POINTS_RANGE, EFFECTS, EVERY_CARD, Word
from app.editor.questions import Change, card_chips, narrower_chips, rank_of, word_question
from app.ui import parts
from app.ui.parts import ChoiceOption
from app.ui.window.app_state import App
from app.ui.window.error_boundary import guarded_component
from app.ui.window.hooks import use_app, use_value
from app.ui.words import tr
from engine.messages import selector_message
from engine.rules.effect import Reply
from engine.rules.fields import condition_holds
from engine.rules.selectors import JOKERS
from engine.rules.words.effects import EFFECT_FIELDS
from engine.stored_keys import keys_of


def group_names(draft: Draft) -> dict[str, str]:
    """Return the name of each pick-up group: the cards that make its penalty, such as `2, 3`."""
    makers = draft.penalty_makers(("next", "previous"))
    return {group: tr("own.group_cards", cards=tuple(map(selector_message, cards))) for group, cards in makers.items()}


def card_questions(app: App, draft: Draft, change: Change, card: str, pick: Callable[[str], None]) -> ft.Control:
    """Return all ranks and the joker as chips, with the questions on the picked card below them."""
    rank = rank_of(card)
    entries = {*draft.effects_by_selector(), *draft.own.get("also", {}), *draft.standard_rules.words.also}
    items: list[ft.Control] = [
        parts.group(
            app,
            tr("own.pick_card"),
            card_chips(app, EVERY_CARD, lambda each: each == rank, pick, "card-of", ""),
        )
    ]
    if not card:
        return parts.rows(app, items)
    items.append(parts.group(app, tr("own.which"), narrower_chips(app, rank, entries.__contains__, card, pick, "card")))
    effect = draft.effect_of(card)
    groups = {name: said for name, said in group_names(draft).items() if draft.penalty_makers().get(name) != (card,)}

    def chip_text(each: Word) -> ft.Control:
        field = EFFECT_FIELDS[each.key]
        return word_question(
            app,
            each,
            effect[field],
            lambda do: change(lambda d: d.with_effect(card, **{each.key: do(d.effect_of(card)[field])})),
            f"does.{each.key}",
            groups,
        )

    for each in EFFECTS:
        if each.key == "colour" and card not in JOKERS:
            continue
        if each.when is None or condition_holds(each.when, effect[EFFECT_FIELDS[each.when[0]]]):
            items.append(chip_text(each))
    items.append(
        word_question(
            app,
            ALSO,
            draft.extra_targets(card),
            lambda do: change(lambda d: d.with_extra_targets(card, do(d.extra_targets(card)))),
            f"does.{ALSO.key}",
        )
    )
    return parts.rows(app, items)


def answer_questions(
    app: App,
    draft: Draft,
    change: Change,
    answer: tuple[str, str],
    pick: Callable[[tuple[str, str]], None],
) -> list[ft.Control]:
    """Return a panel for each pick-up group with the cards that answer it, and the questions on the picked answer."""
    content: list[ft.Control] = []
    replies = draft.answers_by_group()
    for group, makers in draft.penalty_makers().items():
        known = replies.get(group, {})
        title = tr("own.answers_to", cards=tuple(map(selector_message, makers)))
        card = answer[1] if answer[0] == group else ""
        rank = rank_of(card)
        picked = partial(_answer_picker, pick, group)
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
                *([narrower_chips(app, rank, known.__contains__, card, picked, f"answer-{group}-of")] if card else []),
            )
        ]
        if card:
            items.append(
                parts.choices(
                    app,
                    tr("own.answer_of", card=selector_message(card)),
                    [ChoiceOption(each, tr(f"own.answer.{each or 'no'}")) for each in ANSWERS],
                    known[card].does if card in known else "",
                    partial(_answer_setter, change, group, card),
                    "answer",
                )
            )
        if card in known:
            items += _answer_details(app, draft, change, group, card)
        content.append(parts.rows(app, items, key=f"answers-{group}"))
    return content or [parts.notice(app, tr("own.no_pickups"), "own-no-pickups")]


def _answer_details(app: App, draft: Draft, change: Change, group: str, card: str) -> list[ft.Control]:
    """Return the questions on one answer: how much it adds, to which group, and what becomes of the rest of the
    penalty.
    """
    reply = draft.answers_by_group()[group][card]
    groups = {name: said for name, said in group_names(draft).items() if name != group}

    def with_reply_changed(now: Draft, attribute: str, do: Callable[[Any], Any]) -> Draft:
        reply = now.answers_by_group().get(group, {}).get(card)  # None if the answer has just been removed
        return now.with_reply(group, card, **{attribute: do(getattr(reply, attribute))}) if reply else now

    def group_text(each: Word) -> ft.Control:
        attribute = keys_of(Reply)[each.key].name
        return word_question(
            app,
            each,
            getattr(reply, attribute),
            lambda do: change(lambda d: with_reply_changed(d, attribute, do)),
            f"answer-word.{each.key}",
            groups,
        )

    return [
        group_text(each) for each in ANSWER if condition_holds(each.when, reply.does) and (each.key != "as" or groups)
    ]


@guarded_component
def WorthQuestions(draft: Draft, change: Change) -> ft.Control:
    """The points of each rank, and of single cards that differ from their rank."""
    app = use_app()
    card, pick = use_value("")
    rank = rank_of(card)

    def worth_stepper(selector: str) -> ft.Control:
        return parts.stepper(
            app,
            tr("own.worth", card=selector_message(selector)),
            draft.worth_of(selector),
            CARD_POINTS_RANGE,
            lambda do: change(lambda d: d.with_worth(selector, do(d.worth_of(selector)))),
            f"worth-{selector}",
        )

    items = [worth_stepper(each) for each in EVERY_CARD]
    chips: list[ft.Control] = [card_chips(app, EVERY_CARD, lambda each: each == rank, pick, "worth-of", "")]
    if card:
        chips.append(narrower_chips(app, rank, draft.worths_by_selector().__contains__, card, pick, "worth-card"))
    items.append(parts.group(app, tr("own.worth_alone"), *chips))
    if card and card != rank:
        items.append(worth_stepper(card))
    return parts.rows(app, items, key="worths")


def _answer_picker(pick: Callable[[tuple[str, str]], None], group: str, card: str) -> None:
    pick((group, card))


def _answer_setter(change: Change, group: str, card: str, does: str) -> Any:
    change(lambda draft: draft.with_answer(group, card, does))
