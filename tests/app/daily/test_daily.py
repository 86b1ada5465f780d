"""The hand of the day: the same for everybody on a date, counted from the history, and shared without its cards."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from hashlib import sha256
from itertools import product
from pathlib import Path

import pytest

import app.home.play_summary
from app.daily.hand import GAMES, LEVELS, MasterGame, new_match, open_day
from app.daily.results import Results, read_results, results_of
from app.daily_seeds import EDITION, SEEDS, dealing_seed, edition_and_day_of_seed, is_late_seed, seed_of_day
from app.data import CLOCK
from app.table.playing import Playing
from engine.bots import SEARCHING_LEVELS
from engine.notation import parse_record
from engine.rng import Rng
from store.opening import open_in_memory
from store.records import StoredMatch
from tests.app.at_table import STILL, look, play_hand, store_of
from tests.app.fake import Client
from tests.app.visits import app as state_of
from tests.app.visits import visit

DAY = 20_780
#: What every day of an edition looks like: where this changes, EDITION grows, and nothing else makes it change.
DIGESTS = {8: "6bd9e8a408fba496"}


def played(day: int, level: str = "steady") -> str:
    """Return the notation of a day's hand, played with a bot of this level in the person's seat."""
    store = open_in_memory(CLOCK)
    plays = MasterGame(store, day, level)
    for _ in plays.run():
        pass
    text = plays.playing.notation()
    assert plays.playing.over and 1 <= plays.masters_rank <= 4
    store.close()
    return text


def test_an_edition_is_the_same_for_ever() -> None:
    """The cards and bots of a day don't change within an edition, since results that were shared
    couldn't be compared.
    """
    digest = sha256()
    for day in range(DAY, DAY + len(GAMES)):
        digest.update(played(day).encode())
    for day in (DAY, DAY + 10):  # crazy-eights, and a game where cards have effects
        digest.update(played(day, "master").encode())
    assert digest.hexdigest()[:16] == DIGESTS[EDITION], "the cards or the bots play otherwise: raise EDITION"


def test_today_is_the_same_twice_and_tomorrow_another() -> None:
    first = played(DAY)
    assert played(DAY) == first
    deals = {parse_record(played(DAY + n)).dealt_hands for n in range(3)}
    assert len(deals) == 3


def test_no_bot_of_a_day_searches_so_none_can_run_out_of_time() -> None:
    assert not set(LEVELS) & set(SEARCHING_LEVELS)


def test_a_day_is_known_by_its_seed_and_no_other_match_is() -> None:
    for day in (0, 1, DAY, 999_999):
        for edition, late in product((1, 7, 999), (False, True)):
            seed = seed_of_day(day, edition, late=late)
            assert edition_and_day_of_seed(seed) == (edition, day)
            assert is_late_seed(seed) == late
            assert dealing_seed(seed) == seed_of_day(day, edition)
            assert (SEEDS[0] <= seed <= SEEDS[1]) != late
    assert seed_of_day(999_999, 999, late=True) < 1 << 63
    rng = Rng(1)
    assert not [seed for seed in (rng.next_word() for _ in range(5000)) if edition_and_day_of_seed(seed)]


def match(
    day: int, place: int, created: int = 0, edition: int = EDITION, state: str = "finished", *, late: bool = False
) -> StoredMatch:
    """Return a stored match of a day, which ended with this rank."""
    others = [n for n in (1, 2, 3, 4) if n != place]
    new = new_match(day, ("Mia", "Ada", "Ben", "Cleo"))
    seed = seed_of_day(day, edition, late=late)
    return StoredMatch(
        1, "", created, created, state, None, False, new.ruleset, "", (), {}, new.seats, seed,  # type: ignore[arg-type]
        None, 1, 1, (), None, (place, *others), True,
    )  # fmt: skip


def test_days_in_a_row_are_counted_up_to_today_or_yesterday() -> None:
    found = results_of([match(DAY - n, 1 + n % 2) for n in (0, 1, 2, 4, 5, 6, 7)])
    assert (found.streak_up_to(DAY), found.longest_streak, found.days_played, found.days_won) == (3, 4, 7, 4)
    assert found.streak_up_to(DAY + 1) == 3 and found.streak_up_to(DAY + 2) == 0
    assert Results().streak_up_to(DAY) == Results().longest_streak == 0


def test_of_one_day_the_first_counts_and_what_is_not_over_does_not() -> None:
    twice = [match(DAY, 2, created=5), match(DAY, 1, created=9)]
    assert results_of(twice).places == results_of(reversed(twice)).places == {DAY: 2}
    for other in (match(DAY, 1, state="open"), match(DAY, 1, state="resigned"), replace(match(DAY, 1), voided=True)):
        assert results_of([other]).days_played == 0


def is_at(client: Client, route: str) -> bool:
    return client.page.route == route


def cards_on_table(client: Client) -> list[str]:
    return sorted(name for name in look(client) if name.startswith("card-"))


async def test_it_is_played_once_a_day_and_what_came_of_it_is_on_home(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    day = [DAY]
    monkeypatch.setattr(app.home.play_summary, "days_since_1970", lambda: day[0])
    hands: list[list[str]] = []

    async def begin(client: Client) -> int:
        for key, value in {**STILL, "pace": "none", "catch_window": 500}.items():
            state_of(client).change_setting(key, value)
        await client.wait("home-daily")
        await client.click("home-daily")
        await client.until(lambda: cards_on_table(client), "the cards")
        hands.append(cards_on_table(client))
        assert "hint" not in look(client)
        return int(client.page.route.rsplit("/", 1)[1])

    for place in ("one", "other"):
        async with visit(tmp_path / place) as client:
            first = await begin(client)
            if place == "one":
                assert await play_hand(client) == "match-over"
                await client.until(lambda: "A master with your cards" in " ".join(client.texts()), "the master")
                await client.go("/")
                await client.until(lambda: client.has("home-streak"), "the streak")
                assert client.spoken("home-streak") == "one day in a row"
                await client.click("home-daily")
                await client.until(partial(is_at, client, f"/play/{first}"), "the same match")
                assert len(store_of(client).matches.read_page().matches) == 1
                assert read_results(store_of(client)).days_played == 1
    day[0] += 1
    async with visit(tmp_path / "other") as client:
        await begin(client)
    today, elsewhere, tomorrow = hands
    assert today == elsewhere != tomorrow


def test_a_round_begun_after_its_day_has_the_same_cards_and_counts_for_no_streak() -> None:
    store = open_in_memory(CLOCK)
    hands = []
    for late in (False, True):
        new = new_match(DAY, ("Mia", "Ada", "Ben", "Cleo"), late=late)
        playing = Playing(store, store.leases.acquire(store.matches.begin_match(new).id, "test", ""))
        assert playing.is_hand_of_day
        hands.append((playing.recorder.record, playing.seed))
    store.close()
    assert hands[0] == hands[1]
    assert results_of([match(DAY, 1, late=True), match(DAY - 1, 2)]).places == {DAY - 1: 2}


async def test_a_day_that_was_begun_elsewhere_goes_on(tmp_path: Path) -> None:
    """A day has one match, whichever device began it; after that is voided, a new one begins."""

    async with visit(tmp_path) as client:
        data = state_of(client).data
        assert data is not None
        first = open_day(data, DAY, "")
        assert open_day(data, DAY, "Mia") == first != open_day(data, DAY + 1, "")
        data.store.matches.void_match(first)
        assert open_day(data, DAY, "") != first
        kept = data.store.matches.get(first)
        assert kept is not None and edition_and_day_of_seed(kept.seed) == (EDITION, DAY)
