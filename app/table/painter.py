"""Make the picture of a table from the viewer's view, the facts of the match, and what the screen remembers."""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import replace
from typing import Final

from app.table.coach.advice import advice_of, mark_cards, mark_choice
from app.table.game import MatchFacts
from app.table.motion import Motion, PenaltyMotion
from app.table.picture import (
    MAX_FANNED_CARDS,
    ButtonId,
    ButtonKind,
    ButtonPicture,
    CardPicture,
    NominationChoice,
    PenaltyHit,
    Picture,
    PileCard,
    SeatPicture,
)
from app.table.reducer.arrangement import playable_cards, sort_cards
from app.table.reducer.state import TableState, Transient
from app.table.wording import come_back_label, describe_options, end_label, missed_declaration, printed_card
from app.ui.numbers import fixed_sign, signed_points
from app.ui.player_faces import Mood
from app.ui.words import join_details, render, tr
from engine.cards import CARD_TEXT, Card
from engine.messages.preset_texts import declaration_message
from engine.moves import BACK, DRAW, END, OUT, TAKE, Move, is_play, named_of, named_text
from engine.play.state import START
from engine.play.tables import SEQUENCE
from engine.play.view import View

PILE: Final = 5
COVERED: Final = 2  # cards shown of a pile that may not be looked through: the top one may still be flying


def picture_of(table_state: TableState) -> Picture:
    """Return the table as the person at the view's seat sees it."""
    view, match, transient, motion = table_state.view, table_state.match, table_state.transient, table_state.motion
    if view is None or match is None:
        return Picture(title=tr("play.opening"))
    legal = view.legal_moves
    subtitle = (
        tr("play.title_hand_of", hand=match.hand_number, hands=match.hand_limit)
        if match.hand_limit
        else tr("play.title_hand", hand=match.hand_number)
    )
    mine = _standing_text(match, view, view.seat) if view.seat >= 0 else ""
    about = [tr("play.whose", name=match.names[view.seat]), subtitle] if match.device_is_shared else [subtitle]
    about += [mine if match.device_is_shared else tr("play.mine", points=mine)] if mine else []
    about += [tr("play.strict")] if match.strict else []
    about += [tr("room.watching")] if view.seat < 0 else []
    about += [tr("room.clock", count=table_state.seconds_left)] if table_state.seconds_left >= 0 else []
    hidden = match.strict or motion.hides_hand  # playable cards aren't marked then
    plays = frozenset() if hidden else playable_cards(view) or frozenset()
    cards, front = _ordered_cards(table_state, view, match)
    seats = len(view.hand_sizes)
    others = range(1, seats if view.seat >= 0 else seats + 1)
    choice = _waiting_choice(view, transient.nominating_card)
    key, spread = table_state.arrangement.element_key, match.rules.words.custom.pile == "open"
    picture = Picture(
        title=render(match.title),
        subtitle=join_details(about),
        viewer=view.seat,
        is_own_turn=view.to_act == view.seat >= 0,
        hand=tuple([_card_picture(card, key(card), plays, transient, motion) for card in cards]),
        seats=tuple([_seat_picture(table_state, match, view, (view.seat + n) % seats) for n in others]),
        front_count=front,
        own_name="" if view.seat < 0 else match.names[view.seat] if match.device_is_shared else tr("people.you"),
        own_person=_own_person(match, view.seat),
        own_mood=table_state.moods[view.seat] if table_state.moods and view.seat >= 0 else Mood.CALM,
        own_last_card=_last_card_text(match, view.seat),
        stock_count=view.stock_count + sum(motion.still_on_stock.values()),
        has_stock=view.tables.family != SEQUENCE,
        may_draw=DRAW in legal or TAKE in legal,
        pile=tuple(
            PileCard(key(card), CARD_TEXT[card], seat)
            for card, seat in match.pile_top[-(PILE if spread else COVERED) :]
        ),
        pile_spread=spread,
        nominated=named_text(view.named),
        penalty=view.penalty,
        turns_to_miss=view.pending_skips,
        direction=view.direction,
        message=transient.message,
        actor=transient.actor,
        remark=transient.remark,
        has_rule=bool(transient.message_rule_keys),
        prompt=choice.title if choice else _options_text(match, view, transient),
        buttons=_button_pictures(table_state, match, view, legal),
        choice=choice,
        log=table_state.log,
        sort_order="only_rank"
        if table_state.sort_order == "rank" and not table_state.allows_own_order
        else table_state.sort_order,
        recycles_pile=view.tables.refills_stock,
        shows_playable=not match.strict,
        refused_card=(
            key(transient.refused_card[0]) if transient.refused_card[0] >= 0 else "",
            transient.refused_card[1],
        ),
        cover=transient.cover,
        recap=transient.recap,
        hides_hand=motion.hides_hand,
        revealed_count=motion.revealed_count,
        skipped_seat=motion.skipped_seat,
        cards_flying=motion.cards_flying,
        stock_split=motion.stock_split,
        penalty_grew=motion.penalty_grew,
        direction_reversed=motion.direction_reversed,
        penalty_hit=_hit_picture(match, view, motion.penalty) if motion.penalty else None,
    )
    thought = table_state.thought
    if thought is None:
        return picture
    if picture.choice is not None:  # the chooser is in the place of the advice
        picture = replace(
            picture, choice=mark_choice(picture.choice, transient.nominating_card, thought.ranked, view.tables)
        )
    else:
        picture = replace(picture, advice=advice_of(thought, view, match.names))
    return mark_cards(picture, thought.ranked, view.tables, thought.chosen)


def _options_text(match: MatchFacts, view: View, transient: Transient) -> str:
    """Return what the viewer may do, beginning with a missed declaration that may be caught. It doesn't say whose turn
    it is if the message above is about that player's action.
    """
    name = match.names[view.to_act] if view.to_act >= 0 else ""
    told = bool(transient.message) and transient.actor == view.to_act != view.seat
    said = "" if told else describe_options(view, name, match.strict)
    if match.catching_seat < 0:
        return said
    forgot = view.undeclared_seat
    word = missed_declaration(view.tables, view.hand_sizes[forgot])
    return f"{tr('play.forgot', name=match.names[forgot], word=word)} {said}".rstrip()


def _own_person(match: MatchFacts, seat: int) -> str:
    """Return the stored name of the person at the view's seat, by which their face is found."""
    if seat < 0:
        return ""
    return match.players[match.player_at_seat[seat]].name if match.players else match.names[seat]


def _ordered_cards(table_state: TableState, view: View, match: MatchFacts) -> tuple[Sequence[Card], int]:
    """Return the viewer's cards in order, and how many of the last are in front. None are in their own order, or if
    playable cards mustn't be marked.
    """
    if table_state.sort_order == "own":
        return table_state.arrangement.card_order, 0
    cards = sort_cards(view.hand, table_state.sort_order)
    if len(cards) <= MAX_FANNED_CARDS or match.strict:
        return cards, 0
    front = [card for card in cards if card in table_state.arrangement.front_cards]
    return [card for card in cards if card not in table_state.arrangement.front_cards] + front, len(front)


def _card_picture(card: Card, key: str, plays: Set[Card], transient: Transient, motion: Motion) -> CardPicture:
    return CardPicture(
        key=key,
        text=CARD_TEXT[card],
        playable=card in plays,
        lifted=card == transient.lifted_card,
        just_drawn=card in transient.just_drawn,
        highlighted=card == transient.highlighted_card,
        card=card,
        on_stock=card in motion.own_still_on_stock,
    )


def _seat_picture(table_state: TableState, match: MatchFacts, view: View, seat: int) -> SeatPicture:
    transient, motion = table_state.transient, table_state.motion
    out, level = view.out, match.levels[seat]
    gone = match.gone[seat]
    return SeatPicture(
        seat=seat,
        name=match.names[seat],
        card_count=max(0, view.hand_sizes[seat] - motion.still_on_stock.get(seat, 0)),
        has_turn=view.to_act == seat,
        declared=_declared_words(view, seat),
        bubble=""
        if gone
        else transient.bubbles.get(seat, "") or (match.player_notes[seat] if match.player_notes else ""),
        rank=out.index(seat) + 1 if seat in out else 0,
        level=tr(f"people.{level}") if level else "",
        short_level=tr(f"play.temper_{level}") if level else "",
        missed_declaration=_missed_declaration_text(view, seat) if match.catching_seat >= 0 else "",
        points=_standing_text(match, view, seat),
        total=_total_text(match, view, seat),
        eliminated=gone,
        skipped=motion.skipped_seat == seat,
        last_card=_last_card_text(match, seat),
        open_hand=match.revealed_hands[seat]
        if match.revealed_hands and seat < len(match.revealed_hands) - motion.unrevealed_hands
        else (),
        mood=table_state.moods[seat] if table_state.moods and not gone else Mood.CALM,
    )


def _hit_picture(match: MatchFacts, view: View, hit: PenaltyMotion) -> PenaltyHit:
    cause = ""
    if hit.cause_seat == view.seat >= 0 and match.addresses_viewer:
        cause = tr("table.hit_by_you")
    elif hit.cause_seat >= 0:
        cause = tr("table.hit_by", name=match.names[hit.cause_seat])
    return PenaltyHit(hit.cards_taken, hit.cards_total, cause)


def _last_card_text(match: MatchFacts, seat: int) -> str:
    card = match.last_cards[seat] if seat >= 0 else -1
    return CARD_TEXT[card] if card >= 0 else ""


def _button_pictures(
    table_state: TableState, match: MatchFacts, view: View, legal: list[Move]
) -> tuple[ButtonPicture, ...]:
    transient, thought = table_state.transient, table_state.thought
    buttons: list[ButtonPicture] = []

    def add_button(kind: ButtonKind, label: str = "", look: str = "main", spoken: str = "", icon: str = "") -> None:
        buttons.append(ButtonPicture(ButtonId(kind), label, look, spoken, icon))

    if match.catching_seat >= 0:
        forgot = ButtonId(ButtonKind.CATCH, view.undeclared_seat)
        buttons.append(ButtonPicture(forgot, tr("play.catch", name=match.names[forgot.seat]), "danger"))
        if table_state.awaits_confirmation and not table_state.bots_are_paused and view.to_act != view.seat:
            add_button(ButtonKind.GO_ON, tr("play.go_on"), "quiet")
    if table_state.bots_are_paused:
        add_button(ButtonKind.GO_ON, tr("play.go_on"))
    if TAKE in legal:
        add_button(ButtonKind.TAKE, tr("play.take", count=view.penalty))
    if DRAW in legal:
        quiet = match.strict or any(map(is_play, legal))
        add_button(ButtonKind.DRAW, tr("play.draw"), "quiet" if quiet else "main")
    if END in legal:
        passes = view.phase == START and not view.pending_skips
        add_button(ButtonKind.PASS if passes else ButtonKind.END, end_label(view), "quiet")
    if OUT in legal:
        add_button(ButtonKind.OUT, tr("play.out"), "danger")
    if BACK in legal:
        add_button(ButtonKind.COME_BACK, come_back_label(view))
    if match.declaration_counts:
        key = "said_word" if transient.declaring else "say_word"
        words = tr(f"play.{key}", word=declaration_message(_due_declaration(view)))
        add_button(ButtonKind.DECLARE, words, "quiet" if transient.declaring else "main")
    if table_state.can_talk:
        add_button(ButtonKind.TALK, "", "quiet", tr("room.talk"), "talk")
    if match.can_undo:
        add_button(ButtonKind.UNDO, tr("play.undo"), "quiet", icon="undo")
    if transient.is_refusal and transient.message_rule_keys:
        add_button(ButtonKind.WHY, tr("play.why"), "quiet")
    if table_state.can_ask_coach:
        spoken = tr("coach.close" if thought else "coach.ask")
        add_button(ButtonKind.HINT, "", "main" if thought else "quiet", spoken, "hint")
    if match.only_bots and not table_state.hurrying:
        add_button(ButtonKind.SKIP, tr("play.skip_rest"), "quiet", icon="skip")
    return tuple(buttons)


def _declared_words(view: View, seat: int) -> str:
    """Return the declaration that a seat has made; "" if it hasn't or the game has none."""
    level = view.declared[seat]
    return (
        render(declaration_message(view.tables.declaration_words(level)))
        if level and view.tables.missed_declaration_rule != "none"
        else ""
    )


def _missed_declaration_text(view: View, seat: int) -> str:
    """Return the declaration that a seat missed and may be caught for; "" for none."""
    return render(missed_declaration(view.tables, view.hand_sizes[seat])) if view.undeclared_seat == seat else ""


def _due_declaration(view: View) -> str:
    """Return the declaration to make with the next move."""
    tables, count = view.tables, view.hand_sizes[view.seat]
    return tables.declaration_words(tables.declaration_levels[max(0, count - 1)] or tables.declaration_levels[count])


def _waiting_choice(view: View, card: Card) -> NominationChoice | None:
    if card < 0:
        return None
    codes = tuple(named_text(named_of(move)) for move in view.tables.moves_of_card[card])
    key = "suit_title" if codes[0] in "SHDC" else "rank_title"
    return NominationChoice(tr(f"play.{key}", card=printed_card(CARD_TEXT[card])), codes)


def _standing_text(match: MatchFacts, view: View, seat: int) -> str:
    """Return a seat's standing in the match; in games in which every card scores, with the points of this hand."""
    if match.score_unit == "lives":
        return tr("play.life", count=match.totals[match.player_at_seat[seat]])
    total, scores = _total_text(match, view, seat), view.scores
    if scores and match.hands_played:
        return tr("play.running", total=total, hand=signed_points(scores[seat]))
    return signed_points(scores[seat]) if scores else total


def _total_text(match: MatchFacts, view: View, seat: int) -> str:
    scores = view.scores
    if match.score_unit != "lives" and not scores and not match.hands_played:
        return ""
    here = scores[seat] if scores and not view.over else 0
    return fixed_sign(str(match.totals[match.player_at_seat[seat]] + here))
