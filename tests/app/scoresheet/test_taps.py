"""How many taps an evening of scores takes: counted, so that no change adds one."""

from __future__ import annotations

from pathlib import Path

from app.scoresheet.agreement import Agreement
from engine.scoresheet.terms import Terms
from tests.app.fake import Client
from tests.app.scoresheet.test_open_sheet import agreed, heard, kept
from tests.app.visits import top, visit

FIVE = ("Zoë", "Mia", "Anna", "Karl", "Jo")
EVENING = Agreement(FIVE, free=Terms(name="Rummy", wins="low", rounds=2))
POINTS = (("12", "34", "56", "78", "90"), ("10", "25", "0", "61", "87"))


class Finger:
    """Taps what is on the screen, and counts."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.taps = 0

    async def tap(self, name: str) -> None:
        """Tap a control once it's there."""
        await self.client.wait(name)
        await self.client.click(name)
        self.taps += 1

    async def enter_round(self, points: tuple[str, ...]) -> None:
        """Enter a round by its digits, one player after the other."""
        for player, digits in enumerate(points, start=1):
            for n, digit in enumerate(digits, start=1):
                await self.tap(f"key-{digit}")
                await heard(self.client, "pad-words", f" {digits[:n]}")
            await self.tap("pad-next" if player < len(points) else "pad-keep")


async def test_an_evening_of_five_takes_one_tap_a_digit_and_one_a_player(tmp_path: Path) -> None:
    agreed(tmp_path, EVENING)
    async with visit(tmp_path) as client:
        finger = Finger(client)
        await finger.tap("home-keep")
        await finger.tap("keep-start")
        await client.wait("sheet")
        assert finger.taps == 2, "an evening like the last one begins with two taps"
        for number, points in enumerate(POINTS, start=1):
            before = finger.taps
            await finger.enter_round(points)
            await client.wait("sheet-over" if number == len(POINTS) else "round")
            if number < len(POINTS):
                await heard(client, "round", f"Round {number + 1}")
            assert finger.taps - before == sum(map(len, points)) + len(points)
        assert finger.taps == 2 + 15 + 14  # in the last round somebody went out, with one digit
        await finger.tap("sheet-rematch")
        await client.until(lambda: top(client) == "/sheet/2" and client.has("sheet"), "the next match")
    assert kept(tmp_path).state == "open"
