"""The picture of a lesson's table: the taught card stands out, and the buttons are those of a lesson."""

from __future__ import annotations

from dataclasses import replace

from app.lessons.answers import instruction
from app.table.painter import picture_of
from app.table.picture import ButtonId, ButtonKind, ButtonPicture, CardPicture, Picture
from app.table.reducer.state import TableState
from app.table.source import Teaching
from app.ui.words import render, render_spoken, tr
from engine.cards import FACE
from engine.moves import Move, card_of, is_play


def lesson_picture(table_state: TableState) -> Picture | None:
    """Return the picture of a lesson's table; None before its hand is dealt."""
    view, teaching = table_state.view, table_state.teaching
    if view is None or teaching is None:
        return None
    table, taught = picture_of(table_state), teaching.expected_move
    prompt, spoken = "" if teaching.waits_for_reader or view.over else table.prompt, ""
    if taught != -1:
        transient = table_state.transient
        asked = instruction(
            view.known_state, taught, is_spoken=transient.declaring, choosing=transient.nominating_card >= 0
        )
        prompt, spoken = render(asked), render_spoken(asked)
    return replace(
        table,
        subtitle=tr("learn.step", step=teaching.step, steps=teaching.steps),
        hand=tuple(_card_picture(card, taught) for card in table.hand),
        shows_playable=False,  # only the taught card stands out
        has_rule=False,
        prompt=prompt,
        prompt_spoken=spoken,
        buttons=_button_pictures(table, teaching),
    )


def _card_picture(card: CardPicture, taught: Move) -> CardPicture:
    if taught < 0 or not is_play(taught) or FACE[card_of(taught)] != FACE[card.card]:
        return replace(card, playable=False)
    return replace(card, playable=True, suggested=True, spoken_note=tr("learn.this"))


def _button_pictures(table: Picture, teaching: Teaching) -> tuple[ButtonPicture, ...]:
    leave = ButtonPicture(ButtonId(ButtonKind.LEAVE), tr("learn.skip"), "quiet")
    if teaching.waits_for_reader:
        return (ButtonPicture(ButtonId(ButtonKind.GO_ON), tr("play.go_on")), leave)
    show_me = ButtonPicture(ButtonId(ButtonKind.SHOW_ME), tr("learn.show"), "quiet")
    # The declaration needs the room of the other buttons; their actions are possible on the table, too.
    wanted = [button for button in table.buttons if button.id.kind is ButtonKind.DECLARE] or table.buttons
    return (*wanted, *((show_me,) if teaching.expected_move != -1 else ()), leave)
