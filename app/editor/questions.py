"""The question for one word of the rules, by the kind of its field: switch, choice, number, cards, pick-up groups,
text.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final

import flet as ft

from app.editor.draft import Draft
from app.editor.draft_words import Word, selectors_of_rank
from app.ui import parts
from app.ui.card_faces import printed_rank
from app.ui.parts import ChoiceOption
from app.ui.window.app_state import App
from app.ui.window.error_boundary import guarded_component
from app.ui.window.hooks import use_app, use_value
from app.ui.words import render, tr
from engine.messages import selector_message
from engine.player_names import MAX_NAME_LENGTH
from engine.rules.numbers import NUMBER_BOUNDS
from engine.rules.selectors import WIDEST_SELECTORS

DEALT: Final = "dealt"
STEPS: Final = ((100_000, 500), (9999, 10))  # for numbers with at least this maximum: the step of their buttons
Edit = Callable[[Callable[[Any], Any]], None]
Change = Callable[[Callable[[Draft], Draft]], None]


def word_question(
    app: App,
    word: Word,
    value: Any,
    edit: Edit,
    texts: str,
    groups: Mapping[str, str] | None = None,
) -> ft.Control:
    """Return the question for one word. `edit` is called with a function that changes its newest value. `texts` is the
    key of the question's texts; `groups` are the names of the pick-up groups.
    """

    def value_handler(new: Any) -> None:
        edit(lambda _: new)

    ident = texts.replace(".", "-")
    title = tr(f"own.{texts}.title")
    if word.field_kind == "switch":
        return parts.switch_row(app, title, bool(value), value_handler, ident)
    if word.field_kind == "choice":
        options = [ChoiceOption(each, tr(f"own.{texts}.{str(each).lower()}")) for each in word.choice_values]
        return parts.choices(app, title, options, value, value_handler, ident)
    if word.field_kind == "number":
        return _number_question(app, word, int(value), edit, ident, title)
    if word.field_kind == "amount":
        return _amount_question(app, word, value, edit, ident, title)
    if word.field_kind in ("cards", "card"):
        several = word.field_kind == "cards"
        chosen = tuple(value) if several else (value,) if value else ()
        return CardChoice(title, word.choice_values, chosen, several, edit, ident)
    if word.field_kind in ("ranks", "rank"):
        return _ranks_question(app, word, str(value), edit, ident, title)
    if word.field_kind == "group":
        named = groups or {}
        options = [ChoiceOption("", tr("own.group.alone")), *(ChoiceOption(name, said) for name, said in named.items())]
        return parts.choices(app, title, options, value if value in named else "", value_handler, ident)
    if word.field_kind == "groups":
        return _groups_question(app, groups or {}, tuple(value), edit, ident, title)
    return parts.padded(parts.field(app, title, str(value), value_handler, ident, longest=MAX_NAME_LENGTH))


def card_chips(
    app: App,
    names: Sequence[str],
    chosen: Callable[[str], bool],
    pick: Callable[[str], Any],
    ident: str,
    question: str,
    shown: Callable[[str], str] | None = None,
) -> ft.Control:
    """Return a chip for each selector, labelled by its short name or by `shown`. `chosen` says whether a chip is
    filled.
    """
    chips = []
    for each in names:
        said = f"{question} {render(selector_message(each))}".strip()
        name = (shown or short_name)(each)
        chips.append(parts.chip(app, name, chosen(each), partial(pick, each), f"{ident}-{each}", said))
    return parts.wrapped_row(chips)


def narrower_chips(
    app: App, rank: str, marked: Callable[[str], bool], card: str, pick: Callable[[str], Any], ident: str
) -> ft.Control:
    """Return chips for a rank and the narrower selectors within it. The picked one is filled; those with an entry of
    their own have a dot.
    """

    def chip_label(each: str) -> str:
        return (tr("own.card.all") if each == rank else short_name(each)) + (" •" if marked(each) else "")

    return card_chips(app, selectors_of_rank(rank), lambda each: each == card, pick, ident, "", chip_label)


def short_name(selector: str) -> str:
    """Return a selector as the label of a chip: `10`, `Joker`, `Hearts`."""
    if selector in (*WIDEST_SELECTORS, "BJ", "RJ", "JK", "JKr", "JKb"):
        return tr(f"own.card.{selector}")
    if len(selector) == 2 and selector[1] in "SHDC":
        return tr(f"own.card.{selector[1]}")
    return printed_rank(selector)


def rank_of(selector: str) -> str:
    """Return the rank that includes a selector, or "JK" for jokers; selectors wider than a rank are
    returned unchanged.
    """
    if selector.startswith("JK"):
        return "JK"
    if selector in ("BJ", "RJ"):
        return "J"
    return selector if selector in ("", *WIDEST_SELECTORS) or selector[0] == "*" else selector[0]


@guarded_component
def CardChoice(
    title: str,
    names: tuple[str, ...],
    chosen: tuple[str, ...],
    several: bool,
    edit: Edit,
    ident: str,
) -> ft.Control:
    """A choice of cards by rank. The rank that was tapped last shows its single cards."""
    app = use_app()
    opened, open_rank = use_value("")

    def toggle_selector(each: str) -> None:
        open_rank(rank_of(each))
        if not several:
            edit(lambda now: "" if now == each else each)
            return
        every = dict.fromkeys(one for name in names for one in selectors_of_rank(name))
        edit(lambda now: tuple(name for name in every if (name in now) != (name == each)))

    def tap_rank(rank: str) -> None:
        single = rank not in chosen and any(rank_of(name) == rank for name in chosen)
        (open_rank if single else toggle_selector)(rank)  # if only single cards of the rank are chosen, show them

    def is_chosen(rank: str) -> bool:
        return rank in chosen or any(rank_of(name) == rank for name in chosen)

    inside = [card_chips(app, names, is_chosen, tap_rank, ident, title)]
    within = [each for each in selectors_of_rank(opened) if each != opened] if opened in names else []
    if within:
        inside.append(card_chips(app, [opened, *within], chosen.__contains__, toggle_selector, f"{ident}-of", title))
    return parts.group(app, title, *inside)


def _number_question(app: App, word: Word, value: int, edit: Edit, ident: str, title: str) -> ft.Control:
    low, high = word.number_bounds
    step = next((step for most, step in STEPS if high >= most), 1)
    if not word.can_be_none:
        return parts.stepper(app, title, value, (low, high), edit, ident, step=step)
    none = low - 1

    def stepped_value(now: int, do: Callable[[int], int]) -> int:
        new = do(now or none)
        return 0 if new == none else new

    return parts.stepper(
        app,
        title,
        value or none,
        (none, high),
        lambda do: edit(lambda now: stepped_value(now, do)),
        ident,
        step=step,
        shown="" if value else tr("own.none"),
    )


def _amount_question(app: App, word: Word, value: Any, edit: Edit, ident: str, title: str) -> ft.Control:
    dealt = value == DEALT
    items: list[ft.Control] = []
    if not dealt:
        low, high = word.number_bounds
        items.append(
            parts.stepper(
                app,
                title,
                int(value),
                (low, high),
                lambda do: edit(lambda now: now if now == DEALT else do(int(now))),
                ident,
            )
        )
    if dealt or value:
        items.append(
            parts.switch_row(
                app,
                tr("own.as_dealt") if not dealt else f"{title}: {tr('own.as_dealt')}",
                dealt,
                lambda on: edit(lambda _: DEALT if on else 1),
                f"{ident}-dealt",
            )
        )
    return parts.stacked(items, 0, wide=True)


def _ranks_question(app: App, word: Word, value: str, edit: Edit, ident: str, title: str) -> ft.Control:
    def toggle_rank(rank: str) -> None:
        if word.field_kind == "rank":
            edit(lambda now: "" if rank == now else rank)
        else:
            edit(lambda now: "".join(each for each in word.choice_values if (each in now) != (each == rank)))

    return parts.group(
        app, title, card_chips(app, word.choice_values, lambda each: each in value, toggle_rank, ident, title)
    )


def _groups_question(
    app: App, groups: Mapping[str, str], value: tuple[str, ...], edit: Edit, ident: str, title: str
) -> ft.Control:
    def toggle_group(name: str) -> None:
        edit(lambda now: tuple(each for each in groups if (each in now) != (each == name)))

    chips = [
        parts.chip(app, said, name in value, partial(toggle_group, name), f"{ident}-{name}", title)
        for name, said in groups.items()
    ]
    return parts.group(app, title, parts.wrapped_row([*chips]))


@guarded_component
def HandSizes(draft: Draft, change: Change) -> ft.Control:
    """The hand size, and whether it depends on the number of players."""
    app = use_app()
    wanted, want = use_value(False)
    deals = draft.hand_sizes()
    apart = wanted or len(set(deals.values())) > 1

    def set_hand_size(seats: int, do: Callable[[int], int]) -> None:
        change(
            lambda d: d.with_hand_sizes({n: do(cards) if n == seats else cards for n, cards in d.hand_sizes().items()})
        )

    def set_all_hand_sizes(do: Callable[[int], int]) -> None:
        change(lambda d: d.with_hand_sizes(dict.fromkeys(d.hand_sizes(), do(next(iter(d.hand_sizes().values()))))))

    def split_by_players(on: bool) -> None:
        want(on)
        if not on:
            set_all_hand_sizes(lambda cards: cards)

    bounds = NUMBER_BOUNDS["deal"]
    items: list[ft.Control] = [
        parts.switch_row(app, tr("own.deals.title"), apart, split_by_players, "deal-apart"),
    ]
    if apart:
        items += [
            parts.stepper(
                app,
                tr("own.deals.to", count=seats),
                cards,
                bounds,
                partial(set_hand_size, seats),
                f"numbers-deal-{seats}",
            )
            for seats, cards in deals.items()
        ]
    else:
        title = tr("own.numbers.deal.title")
        items.insert(
            0, parts.stepper(app, title, next(iter(deals.values())), bounds, set_all_hand_sizes, "numbers-deal")
        )
    return parts.stacked(items, 0, wide=True)
