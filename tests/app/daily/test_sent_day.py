"""A message about a day's hand: a short text that names no card, and a link that opens the same hand."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import app.daily.linked_day
from app.daily.hand import MasterGame
from app.daily.message import MAX_MESSAGE_LENGTH, day_message, read_day_route
from app.daily_seeds import EDITION, edition_and_day_of_seed, is_late_seed, iso_text, seed_of_day
from app.data import CLOCK
from app.game_lookup import game_name
from app.platform.published_address import (
    MAX_ADDRESS_LENGTH,
    PUBLISHED_ADDRESS_VARIABLE,
    UnfitAddress,
    checked_address,
    published_address,
)
from app.publish import site
from app.ui.words import load_language, use_language
from engine.cards import CARD_TEXT, RANKS, SUITS, cards_in
from engine.messages import LANGUAGES
from engine.messages.cards import card_message, rank_message, suit_message
from store.opening import open_store
from store.records import StoredMatch
from tests.app.at_table import look, store_of
from tests.app.daily.test_daily import match
from tests.app.fake import Client
from tests.app.visits import visit

DAY = 20_780
ADDRESS = "https://switch.example/games/"
LONGEST_ADDRESS = f"https://{'a' * (MAX_ADDRESS_LENGTH - len('https://.example/'))}.example/"
LINK = re.compile(r"(\S+)#/today/([^/\s]+)/([^/\s]+)")


@cache
def card_names(tag: str) -> frozenset[str]:
    """Return the names of all suits, ranks and jokers in a language, without numbers."""
    speaks = load_language(tag)
    messages = [suit_message(suit) for suit in SUITS] + [rank_message(rank) for rank in RANKS]
    messages += [card_message(text) for text in ("JK", "JKr", "JKb", "8H")]
    bare = re.compile(r"[\u2066-\u2069]")
    names = {bare.sub("", speaks.render(each)).casefold() for each in messages}
    names |= {name.split()[-1] for name in names}  # without the article
    return frozenset(name for name in names if not name.isdigit())


@pytest.mark.parametrize("tag", sorted(LANGUAGES))
@given(
    day=st.integers(0, 40_000),
    edition=st.sampled_from((1, EDITION, 999)),
    place=st.integers(1, 4),
    master=st.integers(0, 4),
    streak=st.integers(0, 20_000),
    late=st.booleans(),
    address=st.sampled_from(("", ADDRESS, LONGEST_ADDRESS)),
)
def test_a_message_is_short_names_no_card_and_its_link_leads_to_its_day(
    tag: str, day: int, edition: int, place: int, master: int, streak: int, late: bool, address: str
) -> None:
    played = match(day, place, edition=edition, late=late)
    with use_language(tag):
        text = day_message(played, streak, master, address)
    assert len(text) <= MAX_MESSAGE_LENGTH < 200
    words = set(re.findall(r"[\w’'-]+", text.split("#")[0].replace(game_name_of(played, tag), "")))
    assert not {word.casefold() for word in words} & card_names(tag)
    assert not words & set(CARD_TEXT)
    link = LINK.search(text)
    assert (link is not None) == (bool(address) and edition == EDITION)
    if link is not None:
        assert link[1] == address and text.endswith(link[0])
        assert read_day_route(link[2], link[3]) == (edition, day)


def game_name_of(played: StoredMatch, tag: str) -> str:
    """Return the name of a match's game, which may contain that of a card, as Crazy Eights does."""
    with use_language(tag):
        return game_name(played)


@given(st.text(max_size=12), st.text(max_size=12))
def test_a_route_that_no_link_has_leads_nowhere(edition: str, date: str) -> None:
    found = read_day_route(edition, date)
    assert found is None or (int(edition), iso_text(found[1])) == (found[0], date)


@pytest.mark.parametrize("date", ["2026-11-31", "20261123", "2026-W48-1", "1969-12-31", "", "2026-11-23T00"])
def test_only_one_spelling_of_a_date_is_read(date: str) -> None:
    assert read_day_route(str(EDITION), date) is None


@pytest.mark.parametrize(
    ("address", "checked"),
    [
        ("https://switch.example", "https://switch.example/"),
        ("https://switch.example:8443/games/", "https://switch.example:8443/games/"),
        ("https://93.184.216.34/", "https://93.184.216.34/"),
    ],
)
def test_an_address_on_the_internet_is_taken(address: str, checked: str) -> None:
    assert checked_address(address) == checked


@pytest.mark.parametrize(
    "address",
    [
        "http://switch.example/",
        "https://localhost/",
        "https://127.0.0.1:8550/",
        "https://[::1]/",
        "https://192.168.1.5/",
        "https://10.0.0.1/",
        "https://169.254.1.1/",
        "https://[fe80::1]/",
        "https://[fd00::1]/",
        "https://nas/",
        "https://nas.local/",
        "https://router.home.arpa/",
        "https://pi.lan/",
        "https://switch.example/?token=abc",
        "https://switch.example/#token",
        "https://mia@switch.example/",
        "https://switch.example/j/0123456789abcdefghijklmn/",
        "https://switch.example/../",
        f"https://{'a' * MAX_ADDRESS_LENGTH}.example/",
        "https://switch.example:99999/",
        "switch.example",
    ],
)
def test_an_address_that_is_local_or_may_hold_a_secret_is_refused(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(UnfitAddress):
        checked_address(address)
    monkeypatch.setenv(PUBLISHED_ADDRESS_VARIABLE, address)
    assert published_address() == ""


def test_the_web_app_is_told_its_address() -> None:
    assert f'"{PUBLISHED_ADDRESS_VARIABLE}":"{ADDRESS}"' in site.boot_script("/games/", [], ADDRESS).decode()
    assert PUBLISHED_ADDRESS_VARIABLE not in site.boot_script("/games/", []).decode()


def cards_on_table(client: Client) -> list[str]:
    return sorted(name for name in look(client) if name.startswith("card-"))


async def arrive(client: Client, route: str) -> tuple[int, list[str]]:
    """Open a link, and return the id of the match that it opens, and the cards on its table."""
    await client.go(route)
    await client.until(lambda: client.page.route.startswith("/play/"), "the table")
    await client.until(lambda: cards_on_table(client), "the cards")
    return int(client.page.route.rsplit("/", 1)[1]), cards_on_table(client)


def seed_of(client: Client, match_id: int) -> int:
    found = store_of(client).matches.get(match_id)
    assert found is not None
    return found.seed


async def test_a_link_deals_its_day_at_once_and_back_leads_to_a_button(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app.daily.linked_day, "days_since_1970", lambda: DAY)
    hands = []
    async with visit(tmp_path / "one") as client:
        for day in (DAY, DAY - 1):
            route = f"/today/{EDITION}/{iso_text(day)}"
            match_id, cards = await arrive(client, route)
            seed = seed_of(client, match_id)
            assert edition_and_day_of_seed(seed) == (EDITION, day)
            assert is_late_seed(seed) == (day < DAY)
            hands.append(cards)
        await client.go(route)
        await client.wait("day-play")
        assert client.page.route == route
        await client.click("day-play")
        await client.until(lambda: client.page.route == f"/play/{match_id}", "the same match")
    async with visit(tmp_path / "other") as client:
        assert (await arrive(client, f"/today/{EDITION}/{iso_text(DAY)}"))[1] == hands[0] != hands[1]


@pytest.mark.parametrize(
    ("edition", "day", "said"), [(EDITION, DAY + 1, "Not yet"), (EDITION - 1, DAY, "The cards have changed")]
)
async def test_a_future_day_and_another_edition_are_refused_and_todays_hand_is_offered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, edition: int, day: int, said: str
) -> None:
    monkeypatch.setattr(app.daily.linked_day, "days_since_1970", lambda: DAY)
    async with visit(tmp_path, f"/today/{edition}/{iso_text(day)}") as client:
        await client.wait("day-today")
        assert said in client.texts()
        assert store_of(client).matches.read_page().matches == ()
        await client.click("day-today")
        await client.until(lambda: client.page.route.startswith("/play/"), "the table")
        assert seed_of(client, 1) == seed_of_day(DAY)


def finished_day(folder: Path, day: int) -> tuple[int, list[str]]:
    """Store a day's match, played to its end by bots; return its id, and the identifiers of the first seat's cards."""
    with open_store(folder, CLOCK) as store:
        game = MasterGame(store, day, "steady")
        for _ in game.run():
            pass
        store.leases.release(game.playing.lease)
        dealt = sorted(f"card-{CARD_TEXT[card]}" for card in cards_in(game.playing.states_before[0].hands[0]))
        return game.playing.stored_match.id, dealt


async def test_a_days_result_is_sent_as_text_with_a_link_and_as_a_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(PUBLISHED_ADDRESS_VARIABLE, ADDRESS)
    match_id, _ = finished_day(tmp_path, DAY)
    answers = {"capture": b"a picture", "save_file": "there"}
    async with visit(tmp_path, f"/history/{match_id}/share", answers=answers) as client:
        await client.until(lambda: "A master with my cards" in client.spoken("share-shown"), "the master")
        text = client.spoken("share-shown")
        await client.click("share-text")
        await client.until(lambda: [each for name, each in client.called if name == "set"], "the clipboard")
        (copied,) = [each for name, each in client.called if name == "set"]
        assert copied["data"] == text and text.endswith(f"{ADDRESS}#/today/{EDITION}/{iso_text(DAY)}")
        assert "A master with my cards" in client.spoken("day-picture")
        assert not [each for each in look(client) if each.startswith("card-")]
        await client.click("share-picture")
        await client.until(lambda: [each for name, each in client.called if name == "save_file"], "the file")
        (saved,) = [each for name, each in client.called if name == "save_file"]
        assert saved["file_name"] == f"pocket-switch-{iso_text(DAY)}.png"
