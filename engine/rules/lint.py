"""What cannot work in a ruleset that somebody made, said before anybody plays it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal

from engine.cards import CardSet, cards_in
from engine.play.tables import ADD, AGAIN, MUST_COVER, PASS_HANDS, PICKUP, REVERSE, SKIP, Tables
from engine.rules.compile import compile_rules
from engine.rules.reader import Rules
from engine.rules.vocabulary import RulesError, selector_mask

HALF: Final = 2
TENTH: Final = 10


@dataclass(frozen=True)
class Finding:
    """One thing that is wrong: an error stops a ruleset, a warning explains itself.

    `key` is the rule's, as in explain.
    """

    level: Literal["error", "warning"]
    key: str
    text: str

    def __str__(self) -> str:
        return f"{self.level} {self.key}: {self.text}"


def lint(rules: Rules) -> list[Finding]:
    """Everything that is wrong with a ruleset at any number of seats, each said once, errors first.

    What the text of a ruleset cannot even say (a reply to what no card creates, an unknown word) is a RulesError of
    reading it.
    """
    found: dict[tuple[str, str], Finding] = {}
    for finding in _match(rules):
        found.setdefault((finding.key, finding.text), finding)
    for seats in range(rules.least_seats, rules.most_seats + 1):
        try:
            tables = compile_rules(rules, seats)
        except RulesError as error:
            found.setdefault(("deal", ""), Finding("error", "deal", error.why))
            continue
        if rules.family != "shedding":
            continue
        for finding in (*_words(rules, tables), *_finishing(tables), *_turns(tables), *_pickups(rules, tables)):
            # The same fault at more seats is told once, with the fewest.
            found.setdefault((finding.key, finding.text.partition(":")[0]), finding)
    return sorted(found.values(), key=lambda each: each.level != "error")


def _match(rules: Rules) -> Iterator[Finding]:
    """A match that nobody can win."""
    scoring, end = rules.words.scoring, rules.words.end
    if scoring.match == "points" and scoring.by == "none":
        yield Finding("error", "scoring", "the match is played for points, and no hand brings any")
    if scoring.by in ("held", "winner") and not any(scoring.values.values()):
        level: Literal["error", "warning"] = "error" if scoring.match == "points" else "warning"
        yield Finding(level, "scoring", "points of cards are counted, and no card is worth any")
    if scoring.by == "play" and rules.family != "sequence":
        yield Finding("error", "scoring", "points in play are scored in the sequence family only")
    if scoring.match == "lives" and end.until == "first":
        yield Finding("error", "end", "a life is lost by the last one left, and hands end with the first one out")
    if end.back and end.until == "first":
        yield Finding("warning", "end", "nobody can come back: hands end with the first one out")
    if end.loser_out and end.until == "first":
        yield Finding("warning", "end", "nobody loses a hand: it ends with the first one out")


def _words(rules: Rules, tables: Tables) -> Iterator[Finding]:
    """Words that say nothing at this table."""
    words, pack = rules.words, tables.pack_mask
    if words.declare.how != "none":
        if not words.declare.word.strip():
            yield Finding("error", "declare", "the declaration has no word")
        if tables.declare_at >= tables.deal:
            yield Finding("error", "declare.at", "the word would be due before anything is played")
    if words.start.barred and pack & ~tables.starter_barred == 0:
        yield Finding("error", "start", "no card may be the first face-up card")
    for selector, effect in words.cards.items():
        if effect.rides_on and not (selector_mask(effect.rides_on) or 0) & pack:
            yield Finding("warning", f"cards.{selector}", "there is no card in the pack that it acts with")
    laid = 0
    for top in tables.pack:
        laid |= tables.on[top]
    if words.start.starter == "none":
        laid = pack
    lost = pack & ~laid & ~_replies(tables)
    if lost == pack:
        yield Finding("error", "cards", "no card may be laid on any other")
    elif lost:
        yield Finding("warning", "cards", "some cards may never be laid, and who holds one cannot go out")


def _replies(tables: Tables) -> CardSet:
    mask = 0
    for each in tables.reply_mask:
        mask |= each
    return mask


def _finishing(tables: Tables) -> Iterator[Finding]:
    """Hands that nobody can finish."""
    pack = tables.pack_mask
    last = pack & ~tables.finish_barred if tables.finish_how != "free" else pack
    if not last:
        yield Finding("error", "finish", "no card may be the last one, so no hand can be finished")
        return
    # Who lays a card that must be covered, and has no other, draws one.
    covered = _having(tables, MUST_COVER)
    if not last & ~covered:
        yield Finding(
            "error", "finish", "every card that may be the last one must be covered, so no hand can be finished"
        )
    elif last.bit_count() * TENTH < len(tables.pack):
        yield Finding("warning", "finish", "very few cards may be the last one, so hands may hardly end")


def _having(tables: Tables, flag: int) -> CardSet:
    """The cards of the pack that have a flag."""
    mask = 0
    for card in tables.pack:
        if tables.flags[card] & flag:
            mask |= 1 << card
    return mask


def _turns(tables: Tables) -> Iterator[Finding]:
    """Turns that never pass to the next player."""
    size = len(tables.pack)
    again = _having(tables, AGAIN)
    keeps = again | _having(tables, MUST_COVER)
    others = 0
    for card in tables.pack:
        kind = tables.kind[card]
        back = kind == SKIP and (1 + tables.amount[card]) % tables.seats == 0
        if back or (kind == REVERSE and tables.seats == 2 and tables.reverse_two != "nothing"):
            others |= 1 << card
    if keeps.bit_count() == size:
        yield Finding(
            "error", "cards", "every card gives its player another turn or must be covered, so the turn never passes"
        )
    elif (keeps | others).bit_count() == size:
        yield Finding("warning", "cards", f"every card brings the turn back to its player: at {tables.seats} seats")
    elif keeps.bit_count() * HALF >= size:
        yield Finding("warning", "cards", "half of all cards or more give another turn, so turns may hardly pass")
    passing = sum(1 for card in tables.pack if tables.kind[card] == PASS_HANDS)
    if passing * HALF >= size:
        yield Finding("warning", "cards", "half of all cards or more pass the hands on, so hands may hardly end")


def _pickups(rules: Rules, tables: Tables) -> Iterator[Finding]:
    """Pick-ups nobody can answer and no pack can pay, and chains that outgrow the pack."""
    size = len(tables.pack)
    stock = size - tables.deal * tables.seats - 1
    for number, group in enumerate(tables.groups):
        makers = [card for card in tables.pack if tables.kind[card] == PICKUP + number]
        if not makers:
            if rules.words.replies.get(group):
                yield Finding("warning", f"replies.{group}", "no card of the pack makes what these cards answer")
            continue
        most = max(tables.amount[card] for card in makers)
        answers = cards_in(tables.reply_mask[number] & tables.pack_mask)
        key = f"replies.{group}"
        if not answers and most > stock:
            yield Finding(
                "error", key, f"nothing answers a pick-up of {most}, and no more than {stock} cards can be left: "
                f"at {tables.seats} seats",
            )  # fmt: skip
            continue
        adds = [card for card in answers if tables.reply_does[number][card] == ADD]
        chain = sum(tables.amount[card] for card in makers) + sum(
            tables.reply_amount[number][card] for card in adds if card not in makers
        )
        if chain > size:
            yield Finding(
                "warning", key, f"the sum may grow to {chain} cards, more than the {size} there are: "
                f"at {tables.seats} seats",
            )  # fmt: skip
