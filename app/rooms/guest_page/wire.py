"""The picture of a table as JSON for the guest page: what it draws and says, and the ids of what can be tapped.

It has all texts, so that the page needs none of its own. Values at their default are left out.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from app.table.picture import ButtonPicture, CardPicture, NominationChoice, Picture, SeatPicture
from app.table.texts.labels import (
    card_label,
    direction_label,
    message_label,
    nomination_label,
    own_seat_label,
    penalty_label,
    pile_label,
    seat_about,
    seat_bubble,
    seat_count,
    seat_label,
    stock_label,
)
from app.ui import theme
from app.ui.card_faces import card_files, card_name, printed_rank, suit_file
from app.ui.player_faces import bot_face, face_picture, has_moods, initial_of, is_face
from app.ui.theme import PLAIN_CARDS
from app.ui.words import tr

Json = dict[str, Any]
CARDS: Final = PLAIN_CARDS


def table_json(picture: Picture, faces: Mapping[str, str]) -> Json:
    """Return the table as one seat sees it. `faces` are the faces that people chose, by name.

    The values of the keys `tap` are the ids that the page posts back.
    """
    top = picture.pile[-1].text if picture.pile else ""
    front = picture.front_count if picture.is_own_turn else 0
    return without_defaults(
        title=picture.title,
        about=picture.subtitle,
        mine=picture.is_own_turn,
        seats=[_seat_json(seat, faces.get(seat.name, "")) for seat in picture.seats],
        own=without_defaults(
            say=own_seat_label(picture.own_name, len(picture.hand), front, turn=picture.is_own_turn),
            name=picture.own_name,
            count=tr("table.seat.cards", count=len(picture.hand)),
            turn=picture.is_own_turn,
        )
        if picture.viewer >= 0
        else None,
        stock=without_defaults(
            tap="stock",
            say=stock_label(picture),
            count=tr("table.left", count=picture.stock_count),
            art=list(card_files("", CARDS)) if picture.stock_count else None,
            may=picture.may_draw,
        )
        if picture.has_stock
        else None,
        pile=without_defaults(
            tap="pile",
            say=pile_label(top),
            cards=[
                {"key": f"{card.key}.{card.seat}", "art": list(card_files(card.text, CARDS))} for card in picture.pile
            ],
        ),
        way=without_defaults(say=direction_label(picture.direction), back=picture.direction < 0),
        called=without_defaults(
            tap="called", say=nomination_label(picture.nominated), **_nomination_json(picture.nominated)
        )
        if picture.nominated
        else None,
        owed=_penalty_json(picture),
        words=without_defaults(
            text=picture.message,
            may=picture.prompt,
            say=message_label(picture.message, picture.prompt, picture.remark),
            tap="words" if picture.has_rule else None,
        ),
        hand=[_card_json(card) for card in picture.hand],
        front=picture.front_count,
        dim=picture.is_own_turn and picture.shows_playable,
        buttons=[_button_json(button) for button in picture.buttons],
        choice=_choice_json(picture.choice) if picture.choice else None,
        bar=[
            {"tap": "back", "say": tr("nav.back")},
            {"tap": "log", "say": tr("play.log")},
            {"tap": "sort", "say": tr(f"table.sort.{picture.sort_order}")},
            {"tap": "help", "say": tr("table.help")},
            {"tap": "menu", "say": tr("table.menu")},
        ],
    )


def without_defaults(**values: Any) -> Json:
    """Return the values without those that are False, empty or None; 0 stays."""
    return {key: value for key, value in values.items() if value or (value == 0 and value is not False)}


def encode_json(value: Json) -> bytes:
    """Return compact JSON in UTF-8."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


def face_json(name: str, seat: int, *, bot: bool, face: str = "") -> Json:
    """Return the face of the player at a seat: the picture of a bot or of a person's face, else an initial.

    `sign` is true for a face that is drawn small on its colour, rather than as a portrait.
    """
    if bot:
        return {"art": bot_face(name)}
    if is_face(face):
        colour = theme.SEAT_COLOURS[seat % len(theme.SEAT_COLOURS)]
        return without_defaults(art=face_picture(face), colour=colour, sign=not has_moods(face))
    return {"initial": initial_of(name), "colour": theme.SEAT_COLOURS[seat % len(theme.SEAT_COLOURS)]}


def _card_json(card: CardPicture) -> Json:
    return without_defaults(
        tap=f"card-{card.key}",
        say=card_label(card),
        art=list(card_files(card.text, CARDS)),
        may=card.playable,
        up=card.lifted,
        fresh=card.just_drawn,
    )


def _seat_json(seat: SeatPicture, face: str) -> Json:
    return without_defaults(
        tap=f"seat-{seat.seat + 1}",
        say=seat_label(seat),
        name=seat.name,
        face=face_json(seat.name, seat.seat, bot=bool(seat.level), face=face),
        count=seat_count(seat),
        about=seat_about(seat),
        turn=seat.has_turn,
        out=bool(seat.rank) or seat.eliminated,
        skipped=seat.skipped,
        catch=bool(seat.missed_declaration),
        bubble=seat_bubble(seat),
        last=list(card_files(seat.last_card, CARDS)) if seat.last_card else None,
    )


def _penalty_json(picture: Picture) -> Json | None:
    label = penalty_label(picture.penalty, picture.turns_to_miss)
    if label is None:
        return None
    text = (
        tr("table.owed_badge", n=picture.penalty)
        if picture.penalty
        else tr("table.misses_badge", n=picture.turns_to_miss)
    )
    return {"tap": "owed", "say": label, "text": text}


def _button_json(button: ButtonPicture) -> Json:
    return without_defaults(
        tap=str(button.id),
        say=button.spoken or button.label,
        label=button.label,
        kind=button.kind if button.kind != "main" else None,
        icon=button.icon,
    )


def _choice_json(choice: NominationChoice) -> Json:
    codes = [
        {"tap": f"suit-{code}" if code in "SHDC" else f"rank-{code}", "say": card_name(code), **_nomination_json(code)}
        for code in choice.nominations
    ]
    return {"title": choice.title, "codes": codes, "cancel": {"tap": "choice-cancel", "say": tr("table.choice_cancel")}}


def _nomination_json(code: str) -> Json:
    """Return the picture of a suit, or the text of a rank."""
    return {"art": suit_file(code, CARDS.four_colours)} if code in "SHDC" else {"text": printed_rank(code)}
