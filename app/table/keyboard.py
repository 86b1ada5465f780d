"""The keyboard at a table: arrows highlight a card, up plays it, down draws, digits press buttons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from app.table.picture import ActionHandlers, Picture
from engine.cards import Card

T = TypeVar("T")
LEFT: Final = "Arrow Left"
RIGHT: Final = "Arrow Right"
UP: Final = "Arrow Up"
DOWN: Final = "Arrow Down"


async def press_key(key: str, picture: Picture, pointed: Card, actions: ActionHandlers) -> Card:
    """Run the action of `key`, and return the card that is highlighted afterwards (-1 for none).

    The first arrow key highlights a playable card. While a choice is open, digits choose from it.
    """
    if picture.choice is not None:
        if code := _nth_element(key, picture.choice.nominations):
            await actions.on_choice_made(code)
        return pointed
    held = [card.card for card in picture.hand]
    if key in (LEFT, RIGHT) and held:
        if pointed not in held:
            first = [card.card for card in picture.hand if card.playable] or held
            return first[0 if key == RIGHT else -1]
        return held[(held.index(pointed) + (1 if key == RIGHT else -1)) % len(held)]
    if key == UP and pointed in held:
        await actions.on_card_tapped(pointed)
    elif key == DOWN:
        await actions.on_stock_tapped()
    elif button := _nth_element(key, picture.buttons):
        await actions.on_button_pressed(button.id)
    return pointed


def _nth_element(key: str, of: Sequence[T]) -> T | None:
    """Return the element numbered by a digit key, from 1; None for any other key."""
    number = int(key) if len(key) == 1 and key in "123456789" else 0
    return of[number - 1] if 0 < number <= len(of) else None
