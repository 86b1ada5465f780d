"""What people are called: a person without a name is "You" on their own device, and "Player" in what others get."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from app.preferences import clean_typed_name
from app.ui.words import tr
from engine.player_names import WITHOUT_NAME, are_confusable

#: The names that earlier versions stored for a person without one, in all languages.
EARLIER_PLACEHOLDERS: Final = frozenset({
    "Player 1", "Spieler 1", "Joueur 1", "Jugador 1", "Speler 1", "Gracz 1", "Jogador 1", "لاعب 1", "플레이어 1",
})  # fmt: skip


def owner_name(names: Sequence[str]) -> str:
    """Return the stored name of the device's owner: the first of the device's names, else `WITHOUT_NAME`."""
    return names[0] if names else WITHOUT_NAME


def typed_name(text: str) -> str:
    """Return a typed name as it's stored; "" if it isn't a name, or what the app itself calls a person without one."""
    name = clean_typed_name(text)
    return "" if are_confusable(name, tr("people.you")) else name


def called(name: str) -> str:
    """Return a stored name as this device shows it: "You" for the person without one. It's never stored or sent."""
    return tr("people.you") if name == WITHOUT_NAME else name


def called_beside_others(name: str) -> str:
    """Return what the person with this stored name is called on this device after "won by"."""
    return tr("people.you_beside") if name == WITHOUT_NAME else name


def all_called(names: Iterable[str]) -> tuple[str, ...]:
    """Return what the people with these stored names are called on this device."""
    return tuple(map(called, names))


def called_by_others(name: str) -> str:
    """Return what the person with this stored name is called in texts and pictures that others get."""
    return tr("people.nameless") if name == WITHOUT_NAME else name
