"""A ruleset in plain sentences, made from its data, so that text and play cannot disagree."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from engine.cards import RANKS
from engine.rules.points import match_target
from engine.rules.reader import OURS, OWN, Rules
from engine.rules.vocabulary import Effect, Reply, selector_mask

_RANK_NAMES: Final = {
    "A": "Ace", "2": "two", "3": "three", "4": "four", "5": "five", "6": "six", "7": "seven",
    "8": "eight", "9": "nine", "T": "ten", "J": "Jack", "Q": "Queen", "K": "King",
}  # fmt: skip
_SUIT_NAMES: Final = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
_NUMBERS: Final = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
_SHAPES: Final = (
    ("set", "several cards of one rank"),
    ("suit_all", "several cards of one suit in any order"),
    ("run", "a run of neighbouring ranks in one suit"),
    ("mix", "sets and runs chained together"),
    ("chain", "a chain in which each card follows suit or rank of the one before"),
    ("suit_chain", "a chain in which each card follows the suit of the one before"),
)


@dataclass(frozen=True)
class Sentence:
    """One rule: its key (as in a refusal), its group, what it says, its source, the option behind it."""

    key: str
    group: str
    text: str
    source: str
    option: str = ""


def explain(rules: Rules, seats: int = 0) -> tuple[Sentence, ...]:
    """Every rule of a table of `seats` (default: the fewest) as sentences, in reading order."""
    return tuple(_Reader(rules, seats or rules.least_seats).sentences())


def _signed(points: int) -> str:
    return f"{points:+d}".replace("-", "−")


def card_name(selector: str) -> str:
    """`A` an Ace, `BJ` a black Jack, `AH` the Ace of hearts, `JK` a joker, `*H` a heart."""
    fixed = {"BJ": "a black Jack", "RJ": "a red Jack", "JK": "a joker", "JKr": "the red joker",
             "JKb": "the black joker", "power": "a card with an effect"}  # fmt: skip
    if selector in fixed:
        return fixed[selector]
    if len(selector) == 2 and selector[0] == "*":
        return f"any of the {_SUIT_NAMES[selector[1]]}"
    if len(selector) == 2:
        return f"the {_RANK_NAMES[selector[0]]} of {_SUIT_NAMES[selector[1]]}"
    name = _RANK_NAMES.get(selector, selector)
    return f"{'an' if name[0] in 'Ae' else 'a'} {name}"


def _plural(selector: str) -> str:
    name = card_name(selector)
    if name.startswith(("the ", "any ")):
        return name
    bare = name.split(" ", 1)[1]
    return bare.removesuffix("x") + ("xes" if bare.endswith("x") else "s")


def _count(n: int, what: str) -> str:
    word = _NUMBERS[n] if 0 <= n < len(_NUMBERS) else str(n)
    return f"{word} {what}{'' if n == 1 else 's'}"


def _listed(parts: list[str], last: str = "and") -> str:
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} {last} {parts[-1]}"


def _face(selector: str) -> int:
    """What a card counts by its face: an Ace 1, courts 10, other cards their number."""
    return min(RANKS.index(selector[0]) + 1, 10)


def _upper(text: str) -> str:
    return text[:1].upper() + text[1:]


class _Reader:
    def __init__(self, rules: Rules, seats: int) -> None:
        self.rules = rules
        self.words = rules.words
        self.seats = seats
        self.numbers = rules.numbers(seats)
        self.by = {
            key: option for option in rules.all_options if option.id in rules.options
            for key in option.touches
        }  # fmt: skip

    def _say(self, key: str, group: str, text: str, *also: str) -> Sentence:
        """A sentence with the source of its key, or of the option that changed it."""
        for each in (key, *also):
            if each in self.rules.own:
                return Sentence(key, group, _upper(text), OWN)
            if each in self.by:
                return Sentence(key, group, _upper(text), self.by[each].source, self.by[each].id)
        sources = self.rules.from_
        for each in (key, *also, key.split(".")[0]):
            if each in sources:
                return Sentence(key, group, _upper(text), sources[each])
        return Sentence(key, group, _upper(text), OURS)

    def sentences(self) -> Iterator[Sentence]:
        if self.rules.family == "sequence":
            yield from self._sequence()
            return
        yield from self._dealing()
        yield from self._playing()
        yield from self._cards()
        yield from self._several()
        yield from self._drawing()
        yield from self._declaring()
        yield from self._finishing()
        yield from self._winning()

    def _sequence(self) -> Iterator[Sentence]:
        """The rules of the sequence family."""
        rules, numbers, words = self.rules, self.numbers, self.words.sequence
        yield self._say("seats", "start", f"{rules.least_seats} to {rules.most_seats} can play.")
        even = " One or two more make all hands equal where they can." if words.even_hands else ""
        jokers = _count(numbers["jokers"], "joker")
        yield self._say(
            "deal", "start", f"the whole pack with {jokers} is dealt; hands may differ by a card.{even}", "sequence"
        )
        yield self._say("start", "start", "the player to the dealer's left leads any card.", "sequence")
        yield self._say(
            "match", "playing",
            "each next player follows the suit, or the rank (switching), or plays a joker; who can follow must.",
            "sequence",
        )  # fmt: skip
        scored = ", and who laid the card scores the cards they hold" if words.knock_out else ""
        yield self._say("out", "playing", f"who can do neither is knocked out for the hand{scored}.", "sequence")
        yield self._say(
            "stop", "playing",
            "a knock-out or a joker stops the sequence: the next player still in leads any card.", "sequence",
        )  # fmt: skip
        yield self._say(
            "last", "playing",
            "who plays the last card leaves quietly, and that card still counts. The last player in plays one card, "
            "and only if the card before must be followed.", "sequence",
        )  # fmt: skip
        steps = [(words.over, "one over"), (words.under, "one under")]
        said = [f"a card {what} the one before in its suit scores {_signed(worth)}" for worth, what in steps if worth]
        if said:
            yield self._say("sequence.over", "winning", f"{_listed(said)}; never across a stop.", "sequence")
        for rank, worth in ((words.high, words.high_points), (words.low, words.low_points)):
            if rank and worth:
                text = f"{card_name(rank)} in suit or leading scores {_signed(worth)}; switching it scores nothing."
                yield self._say(f"sequence.{rank}", "winning", text, "sequence")
        yield self._say("ace", "winning", "the Ace is high only.")
        yield self._say("end", "winning", f"the first to {numbers['target']} points wins at once, even in mid-hand.")
        if not self.words.custom.undo:
            yield self._say(
                "custom", "playing",
                "a card that was laid stays, the pile is not looked through, and knocked-out hands stay hidden.",
            )  # fmt: skip

    def _dealing(self) -> Iterator[Sentence]:
        rules, numbers, start = self.rules, self.numbers, self.words.start
        yield self._say("seats", "start", f"{rules.least_seats} to {rules.most_seats} can play.")
        ranks = f" of {_plural(start.ranks[0])} to {_plural(start.ranks[-1])}" if start.ranks else ""
        packs = "one pack" if numbers["packs"] == 1 else f"{_count(numbers['packs'], 'pack')}"
        jokers = f" with {_count(numbers['jokers'], 'joker')}" if numbers["jokers"] else ""
        yield self._say(
            "deal", "start",
            f"everybody is dealt {_count(numbers['deal'], 'card')} from {packs}{ranks}{jokers}.",
        )  # fmt: skip
        if start.barred:
            yield self._say(
                "start", "start",
                f"the first face-up card is never {_listed([card_name(c) for c in start.barred], 'or')}.",
            )  # fmt: skip
        effect = {"plain": "has no effect", "suit-only": "gives only the suit",
                  "acts": "acts as if the dealer had played it"}.get(start.starter)  # fmt: skip
        if effect:
            yield self._say("start", "start", f"the first face-up card {effect}.")
        way = "" if start.direction > 0 else ", and play runs to the right"
        yield self._say("start", "start", f"the player to the dealer's {start.first} begins{way}.")

    def _playing(self) -> Iterator[Sentence]:
        yield self._say(
            "match", "playing",
            "a card may be played if it has the suit or the rank of the top card.", "start",
        )  # fmt: skip

    def _cards(self) -> Iterator[Sentence]:
        for selector, effect in self.words.cards.items():
            if selector.startswith("JK") and not self.numbers["jokers"]:
                continue
            parts = list(self._effect(selector, effect))
            if effect == Effect() and self._is_within_another(selector):
                parts = ["is an ordinary card"]
            if parts:
                said = _listed(parts)
                group = f"replies.{effect.group}" if effect.pickup else f"cards.{selector}"
                yield self._say(f"cards.{selector}", "cards", f"{card_name(selector)} {said}.", group)
        for selector, targets in self.words.also.items():
            where = _listed([card_name(each) for each in targets], "or")
            yield self._say(f"also.{selector}", "cards", f"{card_name(selector)} may also be played on {where}.")
        for group, replies in self.words.replies.items():
            makers = [s for s, e in self.words.cards.items() if e.group == group]
            owed = _listed([_plural(s) for s in makers])
            for selector, reply in replies.items():
                if selector.startswith("JK") and not self.numbers["jokers"]:
                    continue
                yield self._say(
                    f"replies.{group}", "cards",
                    f"{card_name(selector)} answers {owed}: {self._answer(reply)}.", f"cards.{makers[0]}",
                )  # fmt: skip

    def _is_within_another(self, selector: str) -> bool:
        mask = selector_mask(selector) or 0
        return any(
            each != selector and mask & ~(selector_mask(each) or 0) == 0 and effect != Effect()
            for each, effect in self.words.cards.items()
        )

    def _effect(self, selector: str, effect: Effect) -> Iterator[str]:
        if effect.wild is True:
            yield "may be played on anything"
        elif effect.wild:
            yield "may be played on anything, but must follow when it is the last card"
        if effect.nominate == "suit":
            yield "lets its player name the suit to follow"
        elif effect.nominate == "rank":
            ranks = _listed([_plural(rank) for rank in effect.named_ranks], "or") if effect.named_ranks else "a rank"
            yield f"lets its player demand {ranks} for a round"
        if effect.goes_on:
            yield "may be followed in the same turn by any card of the named suit"
        if effect.colour:
            yield "goes on cards of its colour"
        if effect.not_on:
            yield f"may not be played on {_listed([card_name(s) for s in effect.not_on], 'or')}"
        if effect.pickup:
            whom = "previous" if effect.from_ == "previous" else "next"
            n = "as many cards as were dealt" if isinstance(effect.pickup, str) else _count(effect.pickup, "card")
            only = f" when it is laid with {card_name(effect.rides_on)}" if effect.rides_on else ""
            yield f"makes the {whom} player take {n} unless they answer{only}"
        if effect.skip:
            turns = "a turn" if effect.skip == 1 else _count(effect.skip, "turn")
            yield (
                f"makes the next player miss {turns} unless they answer with the same rank"
                if effect.answerable
                else f"makes the next player miss {turns}"
            )
        if effect.reverse:
            yield "reverses the direction of play"
        if effect.cover_any:
            yield "may be covered by any card"
        if effect.must_cover:
            yield "must at once be covered by its own player with a card of its suit"
        if effect.dump_suit:
            rising = " in rising order" if effect.dump_suit == "rising" else ""
            when = " when it follows suit" if effect.dump_if == "follows-suit" else ""
            silent = "; trick cards laid so do nothing, and the Ace is low" if rising else ""
            yield f"lets its player lay any number of cards of its suit in the same turn{rising}{when}{silent}"
        if effect.chain:
            yield "starts a chain: its player goes on with cards that each follow suit or rank"
        if effect.play_again:
            yield "gives its player another turn"
        if effect.pass_hands:
            yield "makes everybody pass their hand to the left"

    def _answer(self, reply: Reply) -> str:
        if reply.does == "add":
            return "the sums add up and pass on"
        if reply.does == "cancel":
            return "nothing is owed any more"
        if reply.does == "pass":
            return "the sum passes on unchanged"
        if reply.does == "return":
            return "the cards go back to who made them due"
        rest = {"next": "passes on", "taken": "is taken at once", "cancelled": "is cancelled too"}
        few = "as many cards as were dealt" if isinstance(reply.amount, str) else _count(reply.amount, "card")
        return f"{few} fewer are owed, and what is left {rest[reply.rest]}"

    def _several(self) -> Iterator[Sentence]:
        turn = self.words.turn
        shapes = [said for word, said in _SHAPES if getattr(turn.multi, word)]
        if shapes:
            yield self._say("turn.multi", "several", f"in one turn a player may lay {_listed(shapes, 'or')}.", "turn")
            if turn.run_on == "suit":
                yield self._say(
                    "turn.run-on", "several",
                    "a run must be of the top card's suit, but need not be next to it in rank.", "turn",
                )  # fmt: skip
            if turn.multi.run or turn.multi.mix:
                up = "up or down" if turn.run == "both" else "upwards only"
                yield self._say("turn.run", "several", f"runs go {up}; the Ace is {turn.ace}.", "turn.multi")
        else:
            yield self._say("turn.multi", "several", "one card is played a turn.", "turn")
        acts = {
            "trailing": "only the unbroken block of cards with the same effect that ends the play acts; "
            "its amounts add up",
            "every": "every card with an effect acts",
            "last": "only the very last card acts",
        }[turn.acts]
        yield self._say("turn.acts", "several", f"of several cards in one turn {acts}.", "turn")
        if turn.last != "any":
            what = "on a double" if turn.last == "no-double" else "with more than one card in a turn"
            yield self._say("turn.last", "several", f"nobody may go out {what}.", "turn")
        if any(effect.reverse for effect in self.words.cards.values()):
            two = {"skip": "skips", "nothing": "does nothing", "again": "gives another turn"}
            yield self._say(
                "turn.reverse-two", "cards",
                f"with two players a card that reverses {two[turn.reverse_two]}.", "turn",
            )  # fmt: skip
        if turn.penalise:
            cards = _count(self.numbers["blunder.penalty"], "card")
            yield self._say("turn.penalise", "playing", f"an illegal card is taken back and costs {cards}.")

    def _drawing(self) -> Iterator[Sentence]:
        draw, numbers = self.words.draw, self.numbers
        count = _count(numbers["draw.count"], "card")
        then = {
            "may-play": f"who does not play draws {count} and may play it at once"
            if numbers["draw.count"] == 1
            else f"who does not play draws {count} and may play one of them at once",
            "end": f"who does not play draws {count}, which ends the turn",
            "until-playable": "who cannot play draws until a card can be played",
        }[draw.then]
        yield self._say("draw", "drawing", f"{then}.")
        if draw.able == "goes-on":
            yield self._say("draw", "drawing", "a player may draw even when able to play.")
        if draw.able == "must-play":
            yield self._say("draw", "drawing", "who can play must play.")
        if numbers["draw.cap"]:
            yield self._say(
                "draw.cap", "drawing", f"at most {_count(numbers['draw.cap'], 'card')} are drawn a turn.", "draw"
            )
        goes = "the same player's turn goes on" if draw.take == "goes-on" else "the turn ends"
        yield self._say("take", "drawing", f"after taking the cards that are owed {goes}.", "draw")
        refill = (
            "an empty stock is filled by shuffling the discard pile less its top card"
            if draw.refill
            else "the stock is not refilled"
        )
        yield self._say("draw.refill", "drawing", f"{refill}.", "draw")

    def _declaring(self) -> Iterator[Sentence]:
        declare, numbers = self.words.declare, self.numbers
        if declare.how == "none":
            yield self._say("declare", "declaring", "nothing has to be said with few cards left.")
            return
        at = numbers["declare.at"]
        yield self._say("declare", "declaring", f"who comes down to {_count(at, 'card')} says “{declare.word}”.")
        if declare.below and at > 1:
            yield self._say("declare", "declaring", f"with fewer the word is “{declare.below}”.")
        cost = _count(numbers["declare.penalty"], "card")
        missed = {
            "catch": f"any other player may call a missed word until the next player acts; it costs {cost}",
            "finish": f"who goes out without having said it lays the cards, draws {cost} and plays on",
            "refuse": "who has not said it may not lay the last card",
        }[declare.how]
        yield self._say("declare.penalty", "declaring", f"{missed}.", "declare")

    def _finishing(self) -> Iterator[Sentence]:
        finish = self.words.finish
        barred = _listed([card_name(c) for c in finish.barred], "or") if finish.barred else ""
        if finish.how == "draw":
            cost = _count(self.numbers["finish.penalty"], "card")
            yield self._say(
                "finish", "finishing",
                f"nobody goes out on {barred}: it is laid and acts, then its player draws {cost} and the game goes on.",
            )  # fmt: skip
            if finish.fire:
                yield self._say(
                    "finish", "finishing",
                    "fire card: if what was drawn is a card with an effect that fits, it may be put down at once.",
                )  # fmt: skip
        elif finish.how == "refuse":
            yield self._say(
                "finish", "finishing", f"{barred} may not be laid as the last card: its player draws one and waits."
            )
        else:
            yield self._say("finish", "finishing", "any card may be the last one.")

    def _winning(self) -> Iterator[Sentence]:
        end, scoring, numbers = self.words.end, self.words.scoring, self.numbers
        over = (
            "play goes on until one player is left, and everybody gets a place"
            if end.until == "one-left"
            else "who gets rid of all cards first wins the hand"
        )
        yield self._say("end", "finishing", f"{over}.")
        if end.back:
            cards = _count(numbers["resurrection.cards"], "card")
            yield self._say(
                "resurrection", "finishing",
                f"if the last player could lay the whole hand as one chain, who went out last comes back with {cards}.",
                "end",
            )  # fmt: skip
        if "bankrupt.at" in numbers:
            most = _count(numbers["bankrupt.at"], "card")
            yield self._say("bankrupt.at", "finishing", f"who holds {most} or more is out of the hand.", "end")
        if end.loser_out:
            yield self._say("end", "finishing", "the loser sits out the next hand and is out of the match.")
        target = match_target(self.rules, self.seats)
        grows = scoring.per_seat and match_target(self.rules, 3) != match_target(self.rules, 2)
        more = f" ({scoring.per_seat} more for each player above two)" if grows else ""
        by = {
            "hands": f"the first to win {_count(target, 'hand')} wins the match",
            "points": f"the match ends at {target} points{more}, and the {scoring.wins}est score wins",
            "lives": f"the loser of a hand loses one of {numbers['lives']} lives; "
            "who has none left is out, and the last one in wins the match",
        }[scoring.match]
        yield self._say(scoring.match if scoring.match in self.rules.from_ else "end", "winning", f"{by}.", "scoring")
        if scoring.by != "none":
            who = (
                "the winner of a hand collects the points of all cards the others hold"
                if scoring.by == "winner"
                else "everybody counts the points of the cards they hold"
            )
            yield self._say("scoring", "winning", f"{who}.")
            if scoring.doubles_on:
                last = _listed([card_name(each) for each in scoring.doubles_on], "or")
                yield self._say("scoring", "winning", f"points count twice when the last card laid is {last}.")
            worth = [f"{card_name(s)} {_face(s) if isinstance(v, str) else v}" for s, v in scoring.values.items()]
            if worth:
                yield self._say("scoring", "winning", f"points: {', '.join(worth)}.")
        blocked = {
            "winner": "the lowest hand scores the difference",
            "held": "everybody counts what they hold",
        }.get(scoring.by, "the fewest cards win, ties are shared")
        yield self._say("blocked", "winning", f"when nobody can go on the hand is blocked: {blocked}.")
