"""Helpers for a person at the table without a browser: what the table shows and says, and what to tap next."""

from __future__ import annotations

import flet as ft

from app.table.controller import Controller
from app.table.device.device_source import DeviceSource
from app.table.game import declaration_matters
from app.table.playing import Playing
from app.ui.window.app_state import App
from store.store import Store
from tests.app import visits
from tests.app.fake import Client, _walk

STILL: dict[str, object] = {"motion": "off", "sounds": False, "haptics": False, "explain": False}
BUTTONS = ("go-on", "take", "draw", "end", "pass", "come-back", "out", "skip")


def table_of(app: App, playing: Playing) -> tuple[DeviceSource, Controller]:
    """Return source and controller of a table with this match, without a screen. Bots wait until the source runs."""
    source = DeviceSource(app, playing.stored_match.id)
    controller = Controller(app, source, lambda _: None)
    source.show_match(playing)
    return source, controller


def store_of(client: Client) -> Store:
    data = visits.app(client).data
    assert data is not None
    return data.store


def look(client: Client) -> dict[str, str]:
    """Return the label of each control on the screen, by its identifier; "" for a control without a label."""
    found = ((getattr(each, "identifier", None), each) for each in client.controls())
    return {str(name): getattr(each, "label", "") or "" for name, each in found if name}


def labels(client: Client, name: str) -> dict[str, str]:
    """Return the labels of the controls whose identifier begins with `name`, by identifier."""
    return {each: said for each, said in look(client).items() if each.startswith(name)}


def cards(client: Client) -> list[str]:
    return list(labels(client, "card-"))


def playable(client: Client) -> list[str]:
    return [name for name, said in labels(client, "card-").items() if "playable" in said]


def words(client: Client) -> str:
    """Return the text of the message line."""
    lines = [each for each in client.controls() if getattr(each, "identifier", None) == "words"]
    spans = [span.text for each in _walk(lines[0], set()) if isinstance(each, ft.Text) for span in each.spans or []]
    return "".join(text for text in spans if text)


def something_to_do(client: Client) -> str:
    """Return the identifier of what to tap next so that the hand goes on, "" while another player acts."""
    seen = look(client)
    for name in ("hand-over", "match-over", "uncover"):
        if name in seen:
            return name
    choices = [name for name in seen if name.startswith(("suit-", "rank-"))]
    offered = [name for name, said in seen.items() if name.startswith("card-") and "playable" in said]
    return next(iter([*choices, *offered, *(name for name in BUTTONS if name in seen)]), "")


async def answered(client: Client, name: str) -> None:
    """Tap a control, and return when the app has changed the screen."""
    before = len(client.sent)
    await client.click(name)
    await client.until(lambda: len(client.sent) > before, f"an answer to {name}")


async def play_hand(client: Client) -> str:
    """Tap until the hand is over, and return the identifier of the panel with its result."""
    for _ in range(2000):
        await client.until(lambda: something_to_do(client), "something to do")
        name = something_to_do(client)  # "" where a bot was quicker
        if name in ("hand-over", "match-over"):
            return name
        if name:
            await answered(client, name)
    raise AssertionError("the hand does not end")


def power_in_hand(playing: Playing) -> bool:
    """Return whether Mia has the turn and can play a power card."""
    state = playing.state
    return state.to_act == 0 and bool(state.legal_cards & state.tables.power_cards)


def my_turn(playing: Playing) -> bool:
    return playing.state.to_act == 0 and not playing.hand_over


def quiet_card(playing: Playing) -> bool:
    """Return whether Mia has the turn, can play a card without an effect, and has more than four cards."""
    state = playing.state
    return my_turn(playing) and bool(state.legal_cards & ~state.tables.power_cards) and state.hands[0].bit_count() > 4


def opened_actions(client: Client, match: int) -> tuple[object, ...]:
    opened = store_of(client).hands.hand_in_play(match)
    return opened.actions if opened else ()


def order(card: str) -> tuple[int, int]:
    """Return a key to sort the identifiers of cards as the engine does: by suit, then by rank."""
    return "SHDC".index(card[6]), "A23456789TJQK".index(card[5])


def two_left(playing: Playing) -> bool:
    """Return whether Mia has the turn with two cards, can play one without an effect, and the declaration matters."""
    state = playing.state
    plain = state.legal_cards & ~state.tables.power_cards
    return (
        my_turn(playing) and state.hands[0].bit_count() == 2 and bool(plain) and declaration_matters(playing.state, 0)
    )
