"""A draft of an own game: a preset, the changes to it, and functions that change it further."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import deepcopy
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any, Final, TypeVar

from engine.player_names import clean_name
from engine.rules.difference import Difference, differing_rules
from engine.rules.effect import Effect, Reply
from engine.rules.fields import Field
from engine.rules.lint import Finding, lint_rules
from engine.rules.reader import Rules, RulesError, load_preset, make_own_rules, own_rules_parts, parse_rules
from engine.rules.selectors import selector_mask, specificity
from engine.rules.words.effects import EFFECT_FIELDS
from engine.rules.words.effects.pickup import FROM, GROUP, PICKUP
from engine.rules.words.scoring import points_of_entry
from engine.stored_keys import keys_of

T = TypeVar("T")
DEFAULT_REDUCTION: Final = 5  # the initial number of cards by which an answer reduces a penalty


@dataclass(frozen=True)
class Draft:
    """An own game while it's edited. `base` is its preset, `on` the options in force, `own` the patch over the preset,
    and `stored_id` the id of the stored game (0 for none).
    """

    base: str
    name: str
    on: tuple[str, ...] = ()
    own: Mapping[str, Any] = field(default_factory=dict)
    stored_id: int = 0

    @property
    def rules(self) -> Rules:
        """The rules of the draft. Raises RulesError if they can't be read, with the key that's wrong."""
        return make_own_rules(self.base, self.name, self.on, self.own)

    @property
    def standard_rules(self) -> Rules:
        """The rules of the preset with the draft's options, without its changes."""
        return _standard_rules(self.base, self.on)

    def without_changes(self) -> Draft:
        """Return the draft with its preset's rules and options, under its own name."""
        return replace(self, own={}, on=load_preset(self.base).options)

    # Words and numbers

    def value(self, key: str) -> Any:
        """Return the value of a key of GROUPS, lists as tuples: the changed one, else the standard one."""
        found: Any = self.own
        for step in _steps_to_key(key):
            found = found.get(step) if isinstance(found, Mapping) else None
        return _as_plain_value(found) if found is not None else self.standard_value(key)

    def standard_value(self, key: str) -> Any:
        """Return the standard value of a key of GROUPS; 0 for a number that isn't set."""
        book = self.standard_rules
        first, _, rest = key.partition(".")
        if first == "numbers":
            return book.numbers_for(book.min_seats).get(rest, 0)
        if first == "seats":
            return book.min_seats if rest == "least" else book.max_seats
        return book.words.value_at(key)

    def with_value(self, key: str, value: Any) -> Draft:
        """Return the draft with one value changed. A value equal to the standard one is removed from the patch."""
        return self._with_patch_value(_steps_to_key(key), None if value == self.standard_value(key) else value)

    def _with_patch_value(self, path: Iterable[str], value: Any) -> Draft:
        """Return the draft with a value at a path of its patch; None removes it."""
        own = deepcopy(dict(self.own))
        _put_at_path(own, path, value)
        return replace(self, own=own)

    def hand_sizes(self) -> dict[int, int]:
        """Return the number of cards dealt to each player, by the number of players."""
        deals = {}
        tables = self.own.get("from-seats", {})
        steps = sorted((int(n), patch["deal"]) for n, patch in tables.items() if "deal" in patch)
        for seats in range(self.value("seats.least"), self.value("seats.most") + 1):
            flat = self.own.get("numbers", {}).get("deal", self.standard_rules.numbers_for(seats)["deal"])
            deals[seats] = next((cards for least, cards in reversed(steps) if seats >= least), flat)
        return deals

    def with_hand_sizes(self, deals: Mapping[int, int]) -> Draft:
        """Return the draft with these hand sizes, given by the number of players."""
        own = deepcopy(dict(self.own))
        for each in list(own.get("from-seats", {})):
            _put_at_path(own, ("from-seats", each, "deal"), None)
        _put_at_path(own, ("numbers", "deal"), None)
        if len(set(deals.values())) == 1 and any(
            cards != self.standard_rules.numbers_for(n)["deal"] for n, cards in deals.items()
        ):
            _put_at_path(own, ("numbers", "deal"), min(deals.values()))
        elif any(cards != self.standard_rules.numbers_for(seats)["deal"] for seats, cards in deals.items()):
            for seats, cards in deals.items():
                if cards != deals.get(seats - 1):
                    _put_at_path(own, ("from-seats", str(seats), "deal"), cards)
        return replace(self, own=own)

    # What cards do

    def effects_by_selector(self) -> dict[str, Effect]:
        """Return the effect of every selector that has an entry, in the standard rules or in this draft."""
        found = dict(self.standard_rules.words.cards)
        for selector, patch in self.own.get("cards", {}).items():
            if patch is False:
                found.pop(selector, None)
            else:
                found[selector] = found.get(selector, Effect()).with_values(_effect_fields(patch))
        return found

    def effect_of(self, selector: str) -> Effect:
        """Return a card's effect: of its own entry, or of the narrowest selector that includes it."""
        return _narrowest_entry(self.effects_by_selector(), selector) or Effect()

    def with_effect(self, selector: str, **changed: Any) -> Draft:
        """Return the draft with attributes of one card's effect changed. A new penalty can be answered by adding to it;
        answers to a penalty that no card makes any longer are removed.
        """
        book = self.standard_rules.words.cards
        effect = self.effect_of(selector).with_values(_effect_fields(changed))
        if effect[PICKUP] and not effect[GROUP]:
            effect = effect.with_values({GROUP: _single_card_group(selector)})
        if not effect[PICKUP] and not (selector in book and book[selector][GROUP]):
            effect = effect.with_values({GROUP: ""})
        others = {each: entry for each, entry in self.effects_by_selector().items() if each != selector}
        written = book.get(selector)
        patch: Any = None
        if written is None:
            if effect != (_narrowest_entry(others, selector) or Effect()):
                patch = _effect_changes(effect, Effect())
        elif effect == Effect() and (_narrowest_entry(others, selector) or effect) == effect:
            patch = False
        elif effect != written:
            patch = _effect_changes(effect, written)
        draft = self._with_patch_value(("cards", selector), patch)
        if effect[PICKUP] and effect[GROUP] not in draft.answers_by_group():
            draft = draft.with_answer(effect[GROUP], selector, "add")
        return draft._without_useless_answers()

    # Answers to penalties

    def penalty_makers(self, whom: tuple[str, ...] = ("next",)) -> dict[str, tuple[str, ...]]:
        """Return the selectors of the cards that make a player draw, by pick-up group. `whom` selects the players:
        "next", "previous".
        """
        found: dict[str, tuple[str, ...]] = {}
        for selector, effect in self.effects_by_selector().items():
            if effect[PICKUP] and effect[GROUP] and effect[FROM] in whom:
                found[effect[GROUP]] = (*found.get(effect[GROUP], ()), selector)
        return found

    def answers_by_group(self) -> dict[str, dict[str, Reply]]:
        """Return the answers to penalties, by pick-up group and selector."""
        found = {group: dict(entries) for group, entries in self.standard_rules.words.replies.items()}
        for group, patch in self.own.get("replies", {}).items():
            if patch is False:
                found.pop(group, None)
                continue
            entries = found.setdefault(group, {})
            for selector, reply in patch.items():
                if reply is False:
                    entries.pop(selector, None)
                elif isinstance(reply, str):
                    entries[selector] = Reply(does=reply)
                else:
                    entries[selector] = replace(entries.get(selector, Reply(does="add")), **_effect_attributes(reply))
        return found

    def with_answer(self, group: str, selector: str, does: str) -> Draft:
        """Return the draft in which a card answers a group in the way `does`; "" removes the answer."""
        written = self.standard_rules.words.replies.get(group, {}).get(selector)
        same = (written.does if written else "") == does
        amount = {"amount": DEFAULT_REDUCTION} if does == "reduce" else {}
        answer = None if same else ({"does": does, **amount} if does else False)
        return self._with_patch_value(("replies", group, selector), answer)

    def with_reply(self, group: str, selector: str, **changed: Any) -> Draft:
        """Return the draft with attributes of an answer changed."""
        reply = replace(self.answers_by_group()[group][selector], **changed)
        written = self.standard_rules.words.replies.get(group, {}).get(selector)
        kept = _reply_changes(reply, written or Reply(does=reply.does))
        return self._with_patch_value(
            ("replies", group, selector), {"does": reply.does, **kept} if reply != written else None
        )

    def extra_targets(self, selector: str) -> tuple[str, ...]:
        """Return the selectors of the cards on which a card may be played in addition to matching ones."""
        found = self.own.get("also", {}).get(selector, self.standard_rules.words.also.get(selector, ()))
        return tuple(found or ())

    def with_extra_targets(self, selector: str, targets: tuple[str, ...]) -> Draft:
        """Return the draft in which a card may be played on these selectors in addition to matching cards."""
        written = self.standard_rules.words.also.get(selector, ())
        return self._with_patch_value(("also", selector), None if targets == written else targets or False)

    def _without_useless_answers(self) -> Draft:
        """Return the draft without answers to penalties that no card makes."""
        made = {effect[GROUP] for effect in self.effects_by_selector().values() if effect[PICKUP]}
        own = deepcopy(dict(self.own))
        for group in {*self.standard_rules.words.replies, *own.get("replies", {})}:
            known = group in self.standard_rules.words.replies
            if group not in made:
                _put_at_path(own, ("replies", group), False if known else None)
            elif own.get("replies", {}).get(group) is False:
                _put_at_path(own, ("replies", group), None)
        return replace(self, own=own)

    # Points

    def worths_by_selector(self) -> dict[str, int | str]:
        """Return the points of each selector that has an entry of its own: a number, or "face"."""
        own = self.own.get("scoring", {}).get("values", {})
        return {
            key: value
            for key, value in {**self.standard_rules.words.scoring.values, **own}.items()
            if value is not False
        }

    def worth_of(self, selector: str) -> int:
        """Return the points of a card left in hand, from its own entry or that of the narrowest selector that includes
        it.
        """
        return _points_or_zero(selector, _narrowest_entry(self.worths_by_selector(), selector))

    def with_worth(self, selector: str, worth: int) -> Draft:
        """Return the draft with other points for a rank or card."""
        others = {key: value for key, value in self.worths_by_selector().items() if key != selector}
        written = self.standard_rules.words.scoring.values.get(selector)
        bare = _points_or_zero(selector, _narrowest_entry(others, selector) if written is None else written)
        return self._with_patch_value(("scoring", "values", selector), None if worth == bare else worth)


@dataclass(frozen=True)
class DraftCheck:
    """The result of a check: the draft's rules (None if they can't be read), the linter's findings, and the differences
    from the standard rules.
    """

    rules: Rules | None
    findings: tuple[Finding, ...]
    differences: tuple[Difference, ...]

    @property
    def is_sound(self) -> bool:
        """Whether the draft can be stored and dealt."""
        return self.rules is not None and not any(each.level == "error" for each in self.findings)


def check_draft(draft: Draft) -> DraftCheck:
    """Read and lint a draft's rules. A draft without a name has neither rules nor findings."""
    if not draft.name:
        return DraftCheck(None, (), ())
    try:
        rules = draft.rules
    except RulesError as problem:
        return DraftCheck(None, (Finding("error", problem.location, problem.message),), ())
    return _check_rules(rules, draft.standard_rules)


@lru_cache(maxsize=64)
def _standard_rules(base: str, on: tuple[str, ...]) -> Rules:
    return make_own_rules(base, load_preset(base).name, on, {})


@lru_cache(maxsize=64)
def _check_rules(rules: Rules, book: Rules) -> DraftCheck:
    return DraftCheck(rules, tuple(lint_rules(rules)), differing_rules(book, rules))


def draft_from_rules(rules: Rules, name: str) -> Draft:
    """Return a draft of any rules. Options and numbers chosen for a table become part of the game."""
    base, _, _, own = own_rules_parts(rules)
    numbers = {**own.get("numbers", {}), **rules.changed_numbers}
    own = deepcopy(own)
    for seats in list(own.get("from-seats", {})):
        for key in rules.changed_numbers:
            _put_at_path(own, ("from-seats", seats, key), None)
    return Draft(base, clean_name(name), rules.options, {**own, **({"numbers": numbers} if numbers else {})})


def draft_of_preset(game: str, name: str) -> Draft:
    """Return a draft of a preset, without changes."""
    return Draft(game, clean_name(name), load_preset(game).options)


def draft_from_text(text: str, kept: int) -> Draft:
    """Return the draft of the stored game with the id `kept`. Raises RulesError if its text can't be read."""
    base, name, on, own = own_rules_parts(parse_rules(text))
    return Draft(base, clean_name(name), on, own, kept)


def _narrowest_entry(entries: Mapping[str, T], selector: str) -> T | None:
    mask = selector_mask(selector) or 0
    wide = [each for each in entries if mask & ~(selector_mask(each) or 0) == 0]
    return entries[max(wide, key=specificity)] if wide else None


def _points_or_zero(selector: str, worth: int | str | None) -> int:
    """Return points as a number; 0 if there's no entry, or if the cards of the rank have different points."""
    return points_of_entry(selector, worth or 0) or 0


def _single_card_group(selector: str) -> str:
    """Return the name of a pick-up group for this card alone."""
    return f"of-{selector.lower().replace('*', 'suit-')}"


def _effect_attributes(patch: Mapping[str, Any]) -> dict[str, Any]:
    return {keys_of(Reply)[key].name: _as_plain_value(value) for key, value in patch.items()}


def _effect_fields(patch: Mapping[str, Any]) -> dict[Field[Any], Any]:
    return {EFFECT_FIELDS[key]: _as_plain_value(value) for key, value in patch.items()}


def _effect_changes(effect: Effect, other: Effect) -> dict[str, Any]:
    """Return the values in which an effect differs from another, as in a ruleset."""
    return {
        key: list(effect[field]) if isinstance(effect[field], tuple) else effect[field]
        for key, field in EFFECT_FIELDS.items()
        if effect[field] != other[field]
    }


def _reply_changes(reply: Reply, other: Reply) -> dict[str, Any]:
    """Return the values in which an answer differs from another, as in a ruleset."""
    pairs = ((key, each.name) for key, each in keys_of(Reply).items())
    return {key: getattr(reply, name) for key, name in pairs if getattr(reply, name) != getattr(other, name)}


def _as_plain_value(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def _steps_to_key(key: str) -> tuple[str, ...]:
    """Return the steps to a key in the patch. A dot within a number's key is part of its name."""
    first, _, rest = key.partition(".")
    return (first, rest) if first == "numbers" else tuple(key.split("."))


def _put_at_path(table: dict[str, Any], path: Iterable[str], value: Any) -> None:
    """Set a value in nested tables. None removes it, and with it tables that become empty."""
    steps = list(path)
    trail = [table]
    for step in steps[:-1]:
        inner = trail[-1].get(step)
        if not isinstance(inner, dict):
            inner = {}
            trail[-1][step] = inner
        trail.append(inner)
    if value is None:
        trail[-1].pop(steps[-1], None)
        for outer, step in zip(reversed(trail[:-1]), reversed(steps[:-1]), strict=True):
            if not outer[step]:
                del outer[step]
    else:
        trail[-1][steps[-1]] = list(value) if isinstance(value, tuple) else value
