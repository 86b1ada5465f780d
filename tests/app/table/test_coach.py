"""The coach at the table: when it's there, what it shows, how it's closed, and that it doesn't change the hand."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from app.table.coach.advice import advice_rows
from app.table.coach.coaching import CoachRunner
from app.table.playing import Playing
from app.ui.window.app_state import App
from engine.bots.coach import Coach, Ranked
from engine.play.view import view_of_seat
from engine.rng import Rng
from store.records import Seat
from tests.app.at_table import STILL, cards, labels, my_turn, opened_actions, playable
from tests.app.fake import Client
from tests.app.table.test_cards import wild
from tests.app.tables import TWO_PEOPLE, agreed, brought_to, laid, next_move
from tests.app.visits import visit
from tests.engine.test_bots import GAMES, positions, table

SEARCHING = (Seat("Mia"), Seat("Ada", "sharp"), Seat("Ben", "steady"))


def choice(playing: Playing) -> bool:
    """Return whether Mia has the turn with several legal cards, and everybody has more than three cards."""
    state = playing.state
    return my_turn(playing) and state.legal_cards.bit_count() > 1 and min(map(int.bit_count, state.hands)) > 3


def forced(playing: Playing) -> bool:
    return my_turn(playing) and len(playing.state.legal_moves()) == 1


async def turn(client: Client) -> None:
    await client.until(lambda: cards(client) and client.has("words"), "the table")


async def advised(client: Client) -> None:
    await client.click("hint")
    await client.until(lambda: client.has("advice-0") and not client.has("advice-progress"), "the coach's advice")


@pytest.mark.parametrize("game", GAMES)
def test_every_move_is_a_row_in_words(game: str) -> None:
    names = tuple(f"P{n}" for n in range(12))
    for number, (state, story) in enumerate(positions(table(game, 1), 3, 7)):
        seen = view_of_seat(state, state.to_act, story)
        coach = Coach(seen, Rng(number), 12)
        assert list(coach.think())[-1] == 1.0
        found = advice_rows(coach.ranked, seen, names)
        assert len(found) == len({row.title for row in found}) == len(seen.legal_moves)
        assert [row.is_best for row in found] == [True] + [False] * (len(found) - 1)
        for row in found:
            assert 0 <= row.bar_length <= 1 and row.title and row.worth_text
            assert not {"coach.", "play."} & {row.title[:5], row.title[:6]} and "{" not in row.title + row.reason


async def test_moves_are_ranked_on_the_cards_and_beside_them(tmp_path: Path) -> None:
    match = brought_to(tmp_path, agreed(), choice, **STILL)
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.wait("hint")
        offered, before = playable(client), opened_actions(client, match)
        await advised(client)
        found = labels(client, "advice-")
        assert "chance to win" in found["advice-about"] and "Best" in found["advice-about"]
        assert "best" in found["advice-0"] and "%" in found["advice-0"]
        marked = [name for name, said in labels(client, "card-").items() if "the coach gives it" in said]
        assert marked == offered
        assert [name for name in marked if "the best of all" in client.spoken(name)] == _best(client)
        await client.click("advice-1")
        assert client.find("advice-1").selected  # type: ignore[attr-defined]
        assert opened_actions(client, match) == before
        await client.click("advice-close")
        assert not labels(client, "advice") and client.has("hint")
        assert not any("coach" in said for said in labels(client, "card-").values())


async def test_the_suits_that_may_be_called_are_marked_like_cards(tmp_path: Path) -> None:
    """While the chooser is open, its tiles have the coach's values, and the list of moves is hidden."""

    match = brought_to(tmp_path, agreed(), wild, **STILL)
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.wait("hint")
        await advised(client)
        found = labels(client, "advice-")
        ace = next(card for card in playable(client) if card[5] == "A")
        called = {label.split("choosing ")[1].split(",")[0]: label for label in found.values() if "choosing" in label}
        await client.click(ace)
        assert not labels(client, "advice")
        suits = [label.split(", the coach gives it ") for label in labels(client, "suit-").values()]
        assert len(suits) == 4
        assert all(worth.split(",")[0] in called[suit] for suit, worth in suits)
        await client.click("choice-cancel")
        assert labels(client, "advice-") == found and not labels(client, "suit-")


def _best(client: Client) -> list[str]:
    """Return the identifiers of the cards that the first row of advice names, none if it isn't a card."""
    said = client.spoken("advice-0").split(",")[0]
    return [name for name, label in labels(client, "card-").items() if label.split(",")[0] == said]


def test_how_well_a_move_is_told_from_the_best_is_said() -> None:
    with laid(agreed(seed=4)) as playing:
        seen = playing.view(playing.state.to_act)
    moves = [seen.legal_moves[0]] * 5
    behind = ((0.0, 0.0), (0.01, 0.02), (0.1, 0.06), (0.05, 0.02), (0.0, 0.0))  # the last was never tried
    ranked = [Ranked(move, 0.5, 0.5, 0.0, *each, ()) for move, each in zip(moves, behind, strict=True)]
    assert [row.confidence for row in advice_rows(ranked, seen, ("Mia",) * 4)] == [
        "",
        "about as good",
        "unsure",
        "",
        "",
    ]


async def test_a_rule_is_looked_up_beside_the_coach(tmp_path: Path) -> None:
    match = brought_to(tmp_path, agreed(), choice, **STILL)
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.wait("hint")
        await advised(client)
        found = labels(client, "advice-")
        await client.click("words")
        await client.wait("panel-rule")
        await client.click("panel-close")
        assert labels(client, "advice-") == found


async def test_playing_on_sends_the_coach_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.bots.search._DROP_MARGIN", 1_000.0)  # every move is tried until the end

    match = brought_to(tmp_path, agreed(), lambda p: choice(p) and _plain(p), **STILL)
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.wait("hint")
        before = len(opened_actions(client, match))
        await client.click("hint")
        assert client.has("advice") and client.has("advice-progress")
        await client.click(next(name for name in playable(client) if name[5] not in "A2478J"))
        await client.until(lambda: len(opened_actions(client, match)) > before, "the move")
        assert not client.has("advice")


def _plain(playing: Playing) -> bool:
    return bool(playing.state.legal_cards & ~playing.state.tables.power_cards)


async def test_the_menu_sends_the_coach_away(tmp_path: Path) -> None:
    match = brought_to(tmp_path, agreed(), choice, **STILL)
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.wait("hint")
        await advised(client)
        await client.click("menu")
        await client.click("panel-close")
        assert client.has("hint") and not client.has("advice")


@pytest.mark.parametrize(
    ("how", "there", "offered"),
    [
        ({"game": "black-jack", "options": ("penalise",)}, choice, True),  # a strict table
        ({}, forced, False),
        ({"seats": TWO_PEOPLE}, my_turn, False),
        ({"seats": (Seat("Mia"), Seat("Noa"), Seat("Ben", "steady"))}, my_turn, False),
    ],
    ids=["strict", "no choice", "two people", "two people and a bot"],
)
async def test_coach_is_offered_to_the_only_person_with_a_choice(
    tmp_path: Path, how: dict[str, object], there: object, offered: bool
) -> None:
    match = brought_to(tmp_path, agreed(**how), there, **STILL)  # type: ignore[arg-type]
    async with visit(tmp_path, f"/play/{match}") as client:
        await client.until(lambda: client.has("uncover") or cards(client), "the table")
        if client.has("uncover"):
            await client.click("uncover")
            await turn(client)
        assert client.has("hint") == offered


async def test_coach_can_be_switched_off(tmp_path: Path) -> None:
    match = brought_to(tmp_path, agreed(), choice, **STILL, coach=False)
    async with visit(tmp_path, f"/play/{match}") as client:
        await turn(client)
        assert playable(client) and not client.has("hint")


async def test_sent_away_it_thinks_no_more() -> None:
    with laid(agreed(seed=4)) as playing:
        coach = Coach(playing.knowledge(playing.state.to_act), Rng(1), 1_000_000)
        coaching = CoachRunner(App(), lambda: None)
        coaching.begin(coach)
        while coaching.thought is None or not coaching.thought.ranked:
            await asyncio.sleep(0)
        coaching.stop()
        assert coaching.thought is None
        await asyncio.sleep(0)
        found = coach.ranked
        for _ in range(20):
            await asyncio.sleep(0)
        assert coach.ranked == found


@pytest.mark.parametrize("game", ["switch", "kilodney", "makao"])
def test_coach_changes_neither_bots_nor_the_record(game: str) -> None:
    """The hand is the same whether the coach is started before each move of the person or not."""
    assert _played(game, asked=True) == _played(game, asked=False)


def _played(game: str, asked: bool) -> tuple[str, str]:
    with laid(agreed(SEARCHING, 7, game, numbers={"deal": 4} if game != "kilodney" else None)) as playing:
        while not playing.hand_over and len(playing.steps) < 24:
            seat, move = next_move(playing)
            if asked and not playing.player(seat).level:
                state = playing.state.copy()
                coach = Coach(playing.knowledge(seat), playing.coach_rng(), 20)
                assert list(coach.think())[-1] == 1.0
                assert {each.move for each in coach.ranked} == set(playing.state.legal_moves())
                assert playing.state.hands == state.hands and playing.state.stock == state.stock
            playing.commit_move(move, seat)
        return playing.notation(), str(playing.bot_rng().state)
