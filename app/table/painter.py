"""Makes the picture of a table: from what one seat knows, and from the mood of the moment."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from app.table.coach.advice import coached, judged, weighed
from app.table.coach.coaching import Thought
from app.table.picture import ButtonPicture, CardPicture, Choice, Picture, PileCard, SeatPicture
from app.table.playing import Past, Playing
from app.table.wording import MINUS, card_words, end_words, may, signed
from app.ui.words import tr
from engine.cards import CARD_TEXT, FACE, RANK, SUIT, Card, card_key, cards_in
from engine.moves import BACK, DRAW, END, OUT, TAKE, card_of, is_play, named_of, named_text
from engine.play.state import START
from engine.play.view import View

PILE: Final = 5
COVERED: Final = 2  # of a pile that may not be looked through: the top card, and the one it flies onto


@dataclass(frozen=True)
class Mood:
    """What the screen remembers of the moment; gone when the hand is opened again, and nothing is lost by it."""

    words: str = ""
    rules: tuple[str, ...] = ()  # the keys of the rules behind the words
    stopped: bool = False  # the words say why something was refused
    bubbles: Mapping[int, str] = field(default_factory=dict)
    fresh: frozenset[Card] = frozenset()
    lifted: Card = -1
    choosing: Card = -1
    pointed: Card = -1  # by a key
    declaring: bool = False
    refused: tuple[Card, int] = (-1, 0)
    cover: str = ""
    dealing: bool = False

    def after(self, done: Past, viewer: int, words: str, rules: tuple[str, ...]) -> Mood:
        """The mood after an action. A word that is called is no move: what the viewer has begun goes on."""
        called = any(event.kind == "catch" for event in done.events)
        bubbles = dict(self.bubbles)
        bubbles.pop(done.action.seat, None)
        for event in done.events:
            text = _bubble(event.kind, len(event.cards), event.word)
            if text and event.seat >= 0:
                bubbles[event.seat] = text
        drew = {c for e in done.events if e.seat == viewer and e.kind not in ("play", "attempt") for c in e.cards}
        fresh = frozenset(drew) if drew or done.action.seat == viewer else self.fresh
        return replace(
            self,
            words=words,
            rules=rules,
            stopped=False,
            bubbles=bubbles,
            fresh=fresh,
            lifted=self.lifted if called else -1,
            choosing=self.choosing if called else -1,
            declaring=self.declaring and (called or done.action.seat != viewer),
        )


def _bubble(kind: str, cards: int, word: str) -> str:
    if kind == "say" and word:
        return tr("play.say_word", word=word[:1].upper() + word[1:])
    if kind in ("take", "penalty") and cards:
        return f"+{cards}"
    if kind == "pass":
        return tr("play.pass")
    return ""


class Painter:
    """Keeps what pictures need beyond the hand: who laid which card, and the person's own order."""

    def __init__(self) -> None:
        self._layers: dict[Card, int] = {}
        self._order: list[Card] = []
        self._keys: dict[str, Card] = {}
        self._traded: dict[Card, Card] = {}

    def begin(self, playing: Playing) -> None:
        """A hand was dealt or taken up."""
        self._order = []
        self._layers = {}
        self._traded = {}
        for past in playing.past:
            self.laid(past)

    def laid(self, done: Past) -> None:
        """Remembers who laid what."""
        for event in done.events:
            if event.kind == "play":
                self._layers[event.cards[0]] = event.seat

    def undone(self, playing: Playing) -> None:
        """An action was taken back."""
        self._layers = {}
        for past in playing.past:
            self.laid(past)

    def trade(self, card: Card, other: Card) -> None:
        """Two cards that look alike change places on the screen: the one that was tapped is the one that goes."""
        if card == other:
            return
        self._traded[card], self._traded[other] = self._traded.get(other, other), self._traded.get(card, card)
        swap = {card: other, other: card}
        self._order = [swap.get(each, each) for each in self._order]

    def key(self, card: Card) -> str:
        """The key under which a card is drawn: its own, or that of the like card it was traded with."""
        return card_key(self._traded.get(card, card))

    def card(self, key: str) -> Card | None:
        """The card of a key."""
        return self._keys.get(key)

    def reorder(self, key: str, before: str) -> None:
        """Moves a card of the own order in front of another, or to the end."""
        card, other = self._keys.get(key), self._keys.get(before)
        if card is None or card == other:
            return
        order = [each for each in self._order if each != card]
        order.insert(order.index(other) if other in order else len(order), card)
        self._order = order

    def paint(
        self, playing: Playing, viewer: int, mood: Mood, sort: str,
        *, hurrying: bool, waiting: bool, coach: bool = False, thought: Thought | None = None,
    ) -> Picture:  # fmt: skip
        """The table as the seat `viewer` sees it; `coach` offers to ask it, `thought` is what it has found."""
        view = playing.view(viewer)
        match = playing.match
        hands = match.hands
        subtitle = (
            tr("play.title_hand_of", hand=playing.hand_number, hands=hands)
            if hands
            else tr("play.title_hand", hand=playing.hand_number)
        )
        strict = playing.strict
        mine = _points(playing, viewer)
        about = [subtitle, *([tr("play.mine", points=mine)] if mine else []), *([tr("play.strict")] if strict else [])]
        hidden = strict or mood.dealing  # what is still being dealt cannot be tapped
        plays = set() if hidden else {FACE[card_of(move)] for move in view.legal if is_play(move)}
        hand = tuple(self._card(view, card, plays, mood) for card in self._sorted(view, sort))
        name = playing.player(view.to_act).name if view.to_act >= 0 else ""
        called = named_text(view.named)
        spread = playing.rules.words.custom.pile == "open"
        picture = Picture(
            title=playing.rules.name,
            subtitle=" · ".join(about),
            me=viewer,
            my_turn=view.to_act == viewer,
            hand=hand,
            seats=tuple(
                self._seat(playing, view, (viewer + n) % len(view.counts), mood) for n in range(1, len(view.counts))
            ),
            stock=view.stock,
            stocked=playing.rules.family != "sequence",
            may_draw=DRAW in view.legal or TAKE in view.legal,
            pile=tuple(
                PileCard(self.key(card), CARD_TEXT[card], self._layers.get(card, -1))
                for card in view.discard[-(PILE if spread else COVERED) :]
            ),
            spread=spread,
            called=called,
            owed=view.owed,
            misses=view.pending_skips,
            direction=view.direction,
            words=mood.words,
            reasoned=bool(mood.rules),
            may=may(view, name, strict),
            buttons=() if mood.dealing else self._buttons(playing, view, mood, hurrying, waiting, coach, thought),
            choice=_choice(view, mood.choosing),
            sort=sort,
            marked=not strict,
            refused=(self.key(mood.refused[0]) if mood.refused[0] >= 0 else "", mood.refused[1]),
            cover=mood.cover,
            dealing=mood.dealing,
        )
        if thought is None:
            return picture
        names = [playing.player(seat).name for seat in range(len(view.counts))]
        if picture.choice is not None:  # it lies where the advice would
            picture = replace(picture, choice=weighed(picture.choice, mood.choosing, thought.ranked, view.tables))
        else:
            picture = replace(picture, advice=coached(thought, view, names))
        return judged(picture, thought.ranked, view.tables, thought.chosen)

    def _sorted(self, view: View, sort: str) -> list[Card]:
        cards = cards_in(view.hand)
        self._keys = {self.key(card): card for card in cards}
        if sort == "rank":
            cards.sort(key=lambda card: (RANK[card] if RANK[card] >= 0 else 99, SUIT[card], card))
        elif sort == "suit":
            # Clubs, diamonds, spades, hearts: colours alternate, so neighbours are told apart.
            cards.sort(key=lambda card: ((3, 2, 0, 1).index(SUIT[card]) if SUIT[card] >= 0 else 9, RANK[card], card))
        held = set(cards)
        kept = [card for card in self._order if card in held]
        self._order = kept + [card for card in cards if card not in set(kept)]
        return self._order if sort == "own" else cards

    def _card(self, view: View, card: Card, plays: set[int], mood: Mood) -> CardPicture:
        return CardPicture(
            key=self.key(card),
            text=CARD_TEXT[card],
            playable=FACE[card] in plays,
            lifted=card == mood.lifted,
            fresh=card in mood.fresh,
            pointed=card == mood.pointed,
        )

    def _seat(self, playing: Playing, view: View, seat: int, mood: Mood) -> SeatPicture:
        who = playing.player(seat)
        out = view.out
        gone = playing.state.absent[seat] and seat not in out
        catchable = view.undeclared_seat == seat and playing.may_call(view.seat) >= 0
        return SeatPicture(
            seat=seat,
            name=who.name,
            count=view.counts[seat],
            turn=view.to_act == seat,
            declared=view.declared[seat] and view.tables.declare_how != "none",
            bubble="" if gone else mood.bubbles.get(seat, ""),
            place=out.index(seat) + 1 if seat in out else 0,
            level=tr(f"people.{who.level}") if who.level else "",
            catchable=catchable,
            points=_points(playing, seat),
            total=_total(playing, seat),
            gone=gone,
        )

    def _buttons(
        self,
        playing: Playing,
        view: View,
        mood: Mood,
        hurrying: bool,
        waiting: bool,
        coach: bool,
        thought: Thought | None,
    ) -> tuple[ButtonPicture, ...]:
        buttons: list[ButtonPicture] = []
        legal = view.legal
        if playing.may_call(view.seat) >= 0:
            name = playing.player(view.undeclared_seat).name
            buttons.append(ButtonPicture(f"catch-{view.undeclared_seat + 1}", tr("play.catch", name=name), "danger"))
            if waiting and view.to_act != view.seat:
                buttons.append(ButtonPicture("go-on", tr("play.go_on"), "quiet"))
        if TAKE in legal:
            buttons.append(ButtonPicture("take", tr("play.take", count=view.owed)))
        if DRAW in legal:
            kind = "quiet" if playing.strict or any(is_play(move) for move in legal) else "main"
            buttons.append(ButtonPicture("draw", tr("play.draw"), kind))
        if END in legal:
            buttons.append(_end(view))
        if OUT in legal:
            buttons.append(ButtonPicture("out", tr("play.out"), "danger"))
        if BACK in legal:
            buttons.append(ButtonPicture("come-back", tr("play.come_back")))
        if playing.word_matters(view.seat):
            word = _word(view)
            key = "said_word" if mood.declaring else "say_word"
            buttons.append(
                ButtonPicture("declare", tr(f"play.{key}", word=word), "quiet" if mood.declaring else "main")
            )
        if playing.can_undo(view.seat):
            buttons.append(ButtonPicture("undo", tr("play.undo"), "quiet", icon="undo"))
        if mood.stopped and mood.rules:
            buttons.append(ButtonPicture("why", tr("play.why"), "quiet"))
        if coach:
            spoken = tr("coach.close" if thought else "coach.ask")
            buttons.append(ButtonPicture("hint", "", "main" if thought else "quiet", spoken, "hint"))
        if not hurrying and _only_bots(playing):
            buttons.append(ButtonPicture("skip", tr("play.skip_rest"), "quiet", icon="skip"))
        return tuple(buttons)


def _end(view: View) -> ButtonPicture:
    passes = view.phase == START and not view.pending_skips
    return ButtonPicture("pass" if passes else "end", end_words(view), "quiet")


def _word(view: View) -> str:
    """The word that is due after the next move."""
    tables, count = view.tables, view.counts[view.seat]
    word = tables.word(tables.level(count - 1) or tables.level(count))
    return word[:1].upper() + word[1:]


def _only_bots(playing: Playing) -> bool:
    """Whether every person is out of the hand, or there is none: then the rest can be skipped."""
    state = playing.state
    left = [seat for seat in range(state.seats) if not state.absent[seat]]
    return not state.over and all(playing.player(seat).level for seat in left)


def _choice(view: View, card: Card) -> Choice | None:
    if card < 0:
        return None
    codes = tuple(named_text(named_of(move)) for move in view.tables.moves[card])
    key = "suit_title" if codes[0] in "SHDC" else "rank_title"
    return Choice(tr(f"play.{key}", card=card_words(CARD_TEXT[card])), codes)


def _points(playing: Playing, seat: int) -> str:
    """How the match stands for a seat; where every card scores also what this hand has brought."""
    if playing.match.counts == "lives":
        return tr("play.life", count=playing.match.totals[playing.dealt_to[seat]])
    total = _total(playing, seat)
    here = playing.state.scores[seat] if playing.state.scores else 0
    if playing.state.scores and playing.match.played:
        return tr("play.running", total=total, hand=signed(here))
    return signed(here) if playing.state.scores else total


def _total(playing: Playing, seat: int) -> str:
    match, scores = playing.match, playing.state.scores
    if match.counts != "lives" and not scores and not match.played:
        return ""
    here = scores[seat] if scores and not playing.hand_over else 0
    return str(match.totals[playing.dealt_to[seat]] + here).replace("-", MINUS)
