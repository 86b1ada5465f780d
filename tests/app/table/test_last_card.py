"""The last card of each seat is drawn beside it for one round of turns, and isn't spoken."""

from __future__ import annotations

from pathlib import Path

import flet as ft
import pytest

from app.table.game import last_cards_by_seat
from app.table.painter import picture_of
from app.table.reducer.state import TableState
from app.ui.card_faces import SUIT_BY_SIGN
from engine.cards import CARD_TEXT
from engine.events import Caught, Played, Skipped
from engine.notation import Step
from tests.app.at_table import STILL, cards, look, my_turn
from tests.app.tables import MATCHES, agreed, bots, brought_to, laid, play_on
from tests.app.visits import visit

GAMES = {
    **MATCHES,
    "kilodney": agreed(bots(4), game="kilodney", hands=1),
    "black jack": agreed(bots(3), game="black-jack", hands=1),
    "makao": agreed(bots(3), game="makao", hands=1),
}


def turns_of(steps: list[Step]) -> list[list[Step]]:
    """Return the actions by turn: consecutive actions of one seat, without catches."""
    turns: list[list[Step]] = []
    for step in steps:
        if any(isinstance(event, Caught) for event in step.events):
            continue
        if turns and turns[-1][0].action.seat == step.action.seat:
            turns[-1].append(step)
        else:
            turns.append([step])
    return turns


@pytest.mark.parametrize("name", GAMES)
def test_last_card_is_of_the_last_turn_within_a_lap(name: str) -> None:
    with laid(GAMES[name]) as playing:
        play_on(playing)
        seats = playing.state.seats
        for many in range(len(playing.steps) + 1):
            found = last_cards_by_seat(playing.steps[:many], seats)
            assert len(found) == seats
            lap = turns_of(playing.steps[:many])[-seats:]
            for seat, card in enumerate(found):
                own = [n for n, turn in enumerate(lap) if turn[0].action.seat == seat]
                laid_by = [e.card for n in own[-1:] for step in lap[n] for e in step.events if isinstance(e, Played)]
                after = [step for turn in lap[own[-1] if own else 0 :] for step in turn]
                skipped = any(
                    isinstance(e, Skipped) and e.seat == seat != step.action.seat for step in after for e in step.events
                )
                assert card == (laid_by[-1] if laid_by and not skipped else -1), (many, seat)
        seen = picture_of(TableState(match=playing.facts(0), view=playing.view(0)))
        told = [each.last_card for each in seen.seats]
        assert told == [CARD_TEXT[card] if card >= 0 else "" for card in last_cards_by_seat(playing.steps, seats)[1:]]


async def test_last_card_is_drawn_but_not_spoken(tmp_path: Path) -> None:
    match = brought_to(tmp_path, agreed(), lambda playing: my_turn(playing) and len(playing.steps) > 6, **STILL)
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.until(lambda: cards(client), "the cards")
        said = " ".join(label for name, label in look(client).items() if name.startswith(("seat-", "own-seat")))
        signs = tuple(f"\n{sign}" for sign in SUIT_BY_SIGN)
        seen = [each for each in client.controls() if isinstance(each, ft.Text) and each.value.endswith(signs)]
        assert len(seen) > 1
        assert " of " not in said
