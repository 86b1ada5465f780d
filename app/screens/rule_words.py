"""A ruleset as sentences, made from its data, so that what is read and what is played cannot disagree."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from app.table.faces import spoken
from app.words import tr
from engine.cards import RANKS
from engine.rules import Rules
from engine.vocabulary import Effect, Reply

JACKS = {"BJ": ("JS", "JC"), "RJ": ("JH", "JD")}


@dataclass(frozen=True)
class Sentence:
    """One rule in words and where it comes from; `house` when this table switched it on."""

    text: str
    source: str = ""
    house: bool = False


@dataclass(frozen=True)
class CardRule:
    """What one kind of card does; `face` is a card to show for it."""

    name: str
    face: str
    sentences: tuple[Sentence, ...]


def many(selector: str) -> str:
    """The cards that a selector of a ruleset names: "Aces", "ace of hearts", "black Jacks"."""
    if selector in (*RANKS, *JACKS):
        return tr(f"rule.many.{selector}")
    return tr("rule.every_suit", suit=spoken(selector[1])) if selector.startswith("*") else spoken(selector)


def card_rules(rules: Rules) -> tuple[CardRule, ...]:
    """The cards that do something, in the order of the ruleset."""
    found = []
    for selector, effect in rules.words.cards.items():
        texts = tuple(_effects(rules, selector, effect))
        if texts:
            source = rules.from_.get(f"cards.{selector}", "")
            option = _option_for(rules, f"cards.{selector}")
            found.append(
                CardRule(
                    many(selector),
                    _face(selector),
                    tuple(Sentence(each, option or source, bool(option)) for each in texts),
                )
            )
    return tuple(found)


def table_rules(rules: Rules, seats: int) -> tuple[tuple[str, tuple[Sentence, ...]], ...]:
    """Everything else by heading, for a table of so many."""
    numbers, words = rules.numbers(seats), rules.words
    source = rules.from_.get

    def say(key: str, where: str, **values: object) -> Sentence:
        option = _option_for(rules, where)
        return Sentence(tr(f"rule.{key}", **values), option or source(where, ""), bool(option))

    deal = [
        say("players", "seats", least=rules.least_seats, most=rules.most_seats),
        say("deal", "start", count=numbers["deal"]),
        say("packs", "start", count=numbers["packs"]),
        *([say("jokers", "start", count=numbers["jokers"])] if numbers["jokers"] else []),
        say(f"starter.{words.start.starter}", "start"),
        *([say("starter_barred", "start")] if words.start.barred else []),
        say(f"first.{words.start.first}", "start"),
    ]
    play = [say("follow", "start")]
    multi = words.turn.multi
    shapes = [name for name in ("set", "suit_all", "run", "mix", "chain", "suit_chain") if getattr(multi, name)]
    play += [say(f"multi.{name}", "several") for name in shapes] or [say("multi.none", "several")]
    if shapes:
        play.append(say(f"acts.{words.turn.acts}", "turn.acts"))
    if any(effect.reverse for effect in words.cards.values()):
        play.append(say(f"reverse_two.{words.turn.reverse_two}", "turn.reverse-two"))
    if words.turn.last != "any":
        play.append(say(f"last.{words.turn.last}", "turn.last"))
    drawing = [say(f"draw.{words.draw.then}", "draw", count=numbers["draw.count"])]
    drawing.append(say(f"able.{words.draw.able}", "draw.able"))
    if any(effect.pickup for effect in words.cards.values()):
        drawing.append(say(f"take.{words.draw.take}", "take"))
    drawing.append(say("refill" if words.draw.refill else "no_refill", "draw"))
    declare = words.declare
    if declare.how == "none":
        saying = [say("declare.none", "declare")]
    else:
        saying = [
            say("declare.word", "declare", word=declare.word, count=numbers["declare.at"]),
            *([say("declare.below", "declare", word=declare.below)] if declare.below else []),
            say(f"declare.{declare.how}", "declare.penalty", count=numbers["declare.penalty"]),
        ]
    barred = ", ".join(tr("rule.power") if each == "power" else many(each) for each in words.finish.barred)
    going_out = [
        say(f"finish.{words.finish.how}", "finish", cards=barred, count=numbers["finish.penalty"]),
        *([say("fire", "finish")] if words.finish.fire else []),
        say(f"end.{words.end.until}", "end"),
        *([say("back", "end.back", count=numbers["resurrection.cards"])] if words.end.back else []),
    ]
    score = words.scoring
    match = [
        say(f"match.{score.match}", "lives" if score.match == "lives" else "scoring", count=_goal(numbers, rules)),
        say("blocked", "end", count=numbers["turn.limit"]),
    ]
    return (
        ("dealing", tuple(deal)),
        ("playing", tuple(play)),
        ("drawing", tuple(drawing)),
        ("declaring", tuple(saying)),
        ("finishing", tuple(going_out)),
        ("match", tuple(match)),
    )


def _goal(numbers: dict[str, int], rules: Rules) -> int:
    return numbers["lives" if rules.words.scoring.match == "lives" else "target"]


def _option_for(rules: Rules, where: str) -> str:
    """The source of the option in force that speaks of this place, if one does."""
    spoken_of = {
        "draw": "draw",
        "draw.able": "able",
        "take": "take",
        "declare.penalty": "penalty",
        "finish": "finish",
        "end": "play-on",
        "end.back": "resurrection",
        "turn.acts": "acts",
        "turn.reverse-two": "reverse-two",
        "turn.last": "no-double-finish",
    }
    question = spoken_of.get(where)
    own = {each.question for each in rules.all_options if each.id in rules.asked}
    if question is None or question not in own:
        return ""
    return next(each.source for each in rules.all_options if each.id in rules.options and each.question == question)


def _face(selector: str) -> str:
    if selector in JACKS:
        return JACKS[selector][0]
    if selector in RANKS:
        return f"{selector}{'SHDC'[RANKS.index(selector) % 4]}"
    return f"A{selector[1]}" if selector.startswith("*") else selector


def _effects(rules: Rules, selector: str, effect: Effect) -> Iterator[str]:
    if effect.wild:
        yield tr("rule.wild_not_last" if effect.wild == "unless-last" else "rule.wild")
    if effect.nominate:
        yield tr(f"rule.nominate.{effect.nominate}")
    if effect.pickup:
        yield tr("rule.pickup_dealt") if effect.pickup == "dealt" else tr("rule.pickup", count=effect.pickup)
        yield from _answers(rules, effect.group)
    if effect.skip:
        yield tr("rule.skip", count=effect.skip)
        if effect.answerable:
            yield tr("rule.skip_answer", cards=many(selector))
    words = {
        "reverse": effect.reverse,
        "cover_any": effect.cover_any,
        "must_cover": effect.must_cover,
        "chain": effect.chain,
        "play_again": effect.play_again,
        "pass_hands": effect.pass_hands,
    }
    yield from (tr(f"rule.{key}") for key, holds in words.items() if holds)
    if effect.dump_suit:
        yield tr(f"rule.dump.{effect.dump_suit}")
    if effect.not_on:
        yield tr("rule.not_on", cards=", ".join(map(many, effect.not_on)))
    if effect.also_on:
        yield tr("rule.also_on", cards=", ".join(map(many, effect.also_on)))


def _answers(rules: Rules, group: str) -> Iterator[str]:
    replies = rules.words.replies.get(group, {})
    if not replies:
        yield tr("rule.no_answer")
    by_kind: dict[str, list[str]] = {}
    for selector, reply in replies.items():
        by_kind.setdefault(_kind(reply), []).append(many(selector))
    for kind, cards in by_kind.items():
        yield tr(f"rule.answer.{kind}", cards=", ".join(cards))


def _kind(reply: Reply) -> str:
    return reply.does
