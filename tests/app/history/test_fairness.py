"""The page "Was it fair?": what each player received, their luck, and the shuffle."""

from __future__ import annotations

from pathlib import Path

from app.daily.hand import GAMES
from app.daily_seeds import seed_of_day
from app.data import CLOCK
from engine.luck.comparison import COMPARED_DEALS, LuckComparison
from engine.luck.received import received_cards
from engine.notation import parse_record, replay_record
from engine.rng import seed_of_hand
from store.opening import open_store
from tests.app.daily.test_daily import DAY
from tests.app.daily.test_sent_day import finished_day
from tests.app.played import fill
from tests.app.tables import agreed, bots, brought_to
from tests.app.visits import visit

#: A day with a short game: Mau-Mau.
MAU_MAU = DAY - DAY % len(GAMES) + 2
COMPARED = f"Compared with {COMPARED_DEALS} deals of this game."


async def test_the_luck_of_each_player_is_shown_as_the_engine_counts_it(tmp_path: Path) -> None:
    number, _ = finished_day(tmp_path, MAU_MAU)
    with open_store(tmp_path, CLOCK) as store:
        (hand,) = store.hands.hands_of_match(number)
    done = replay_record(parse_record(hand.notation))
    assert done.start is not None
    received = received_cards(done.start, (event for step in done.steps for event in step.events))
    comparison = LuckComparison(done.start.tables, done.start.dealer, received)
    list(comparison.run())
    async with visit(tmp_path, f"/history/{number}/1/fair") as client:
        await client.until(lambda: COMPARED in client.texts(), "the comparison")
        assert not client.has("fair-stop") and not client.has("fair-go-on")
        for seat, each in enumerate(comparison.seats):
            said = client.spoken(f"luck-{seat + 1}")
            assert f"Luckier than {round(100 * each.rank / COMPARED_DEALS)} of 100 deals" in said
            assert f"Drew: {len(received[seat].drawn)}" in client.spoken(f"received-{seat + 1}")
        assert str(seed_of_hand(seed_of_day(MAU_MAU), 1)) in client.spoken("fair-seed")


async def test_the_comparison_can_be_stopped_and_goes_on_where_it_was(tmp_path: Path) -> None:
    fill(tmp_path)
    async with visit(tmp_path, "/history/1/1/fair") as client:
        await client.wait("fair-stop")
        await client.click("fair-stop")
        await client.wait("fair-go-on")
        assert COMPARED not in client.texts()
        await client.click("fair-go-on")
        await client.until(lambda: COMPARED in client.texts(), "the comparison")


async def test_the_page_is_behind_the_i_of_a_result_and_in_the_menu_of_a_replay(tmp_path: Path) -> None:
    number, _ = finished_day(tmp_path, MAU_MAU)
    page = f"/history/{number}/1/fair"
    async with visit(tmp_path, f"/play/{number}") as client:
        await client.wait("match-over")
        assert not client.has("was-it-fair")
        await client.click("result-why")
        await client.wait("was-it-fair")
        await client.click("was-it-fair")
        await client.until(lambda: client.page.route == page, "the page")
        await client.go(f"/history/{number}/1")
        await client.wait("menu")
        await client.click("menu")
        await client.wait("menu-fair")
        await client.click("menu-fair")
        await client.until(lambda: client.page.route == page, "the page")


async def test_a_round_of_a_room_shows_no_seed_and_says_who_shuffled(tmp_path: Path) -> None:
    """A room's match is stored with the seed 0, since its referee keeps the real one."""
    number = brought_to(tmp_path, agreed(bots(2), seed=0, hands=1), lambda playing: playing.hand_over)
    async with visit(tmp_path, f"/history/{number}/1/fair") as client:
        await client.wait("luck-1")
        assert not client.has("fair-seed")
        assert any("The host’s device shuffled" in text for text in client.texts())
