"""The table played by taps, without a browser: what is offered, refused, covered, taken back, lost and found again."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import flet as ft
import pytest

from app.table.playing import Playing
from engine.cards import cards_in
from engine.tables import NOMINATES
from store import Lease, LeaseLost, Seat, Store, StoreError
from tests.app import visits
from tests.app.fake import NEEDS, Client, _walk
from tests.app.tables import THREE_BOTS, TWO_PEOPLE, agreed, brought_to, keep
from tests.app.visits import top, visit

STILL: dict[str, object] = {"motion": "off", "sounds": False, "haptics": False}
BUTTONS = ("take", "draw", "end", "pass", "come-back", "skip")


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    visits.run(test)


def store_of(client: Client) -> Store:
    data = visits.app(client).data
    assert data is not None
    return data.store


def look(client: Client) -> dict[str, str]:
    """Everything on the screen that has an identifier, and what is said of it."""
    found = ((getattr(each, "identifier", None), each) for each in client.controls())
    return {str(name): getattr(each, "label", "") or "" for name, each in found if name}


def labels(client: Client, name: str) -> dict[str, str]:
    """What is said of the controls whose identifier begins so."""
    return {each: said for each, said in look(client).items() if each.startswith(name)}


def cards(client: Client) -> list[str]:
    return list(labels(client, "card-"))


def playable(client: Client) -> list[str]:
    return [name for name, said in labels(client, "card-").items() if "playable" in said]


def words(client: Client) -> str:
    """The line that says what happened and what may be done."""
    lines = [each for each in client.controls() if getattr(each, "identifier", None) == "words"]
    spans = [span.text for each in _walk(lines[0], set()) if isinstance(each, ft.Text) for span in each.spans or []]
    return "".join(text for text in spans if text)


def something_to_do(client: Client) -> str:
    """What a person who thinks of nothing taps next; "" while others act."""
    seen = look(client)
    for name in ("hand-over", "match-over", "uncover"):
        if name in seen:
            return name
    choices = [name for name in seen if name.startswith(("suit-", "rank-"))]
    offered = [name for name, said in seen.items() if name.startswith("card-") and "playable" in said]
    return next(iter([*choices, *offered, *(name for name in BUTTONS if name in seen)]), "")


async def answered(client: Client, name: str) -> None:
    """Taps, and waits until the screen has changed."""
    before = len(client.sent)
    await client.click(name)
    await client.until(lambda: len(client.sent) > before, f"an answer to {name}")


async def play_hand(client: Client) -> str:
    """Taps until the hand is over; the panel that says so."""
    for _ in range(2000):
        await client.until(lambda: something_to_do(client), "something to do")
        name = something_to_do(client)  # "" where a bot was quicker
        if name in ("hand-over", "match-over"):
            return name
        if name:
            await answered(client, name)
    raise AssertionError("the hand does not end")


def power_in_hand(playing: Playing) -> bool:
    """Mia may lay a power card."""
    state = playing.state
    return state.to_act == 0 and bool(state.can & state.tables.power)


def my_turn(playing: Playing) -> bool:
    return playing.state.to_act == 0 and not playing.hand_over


# --- whole matches -------------------------------------------------------------------------------


TABLES = {
    "two": agreed((Seat("Mia"), Seat("Ada", "steady")), hands=1),
    "eight, two packs": agreed((Seat("Mia"), *(Seat(f"Bot {n}", "careless") for n in range(7))), hands=1),
    "turbo": agreed(game="turbo-switch", hands=1),
    "peanuckle": agreed(game="peanuckle", hands=1),
    "on to the last": agreed(options=("play-on", "resurrection", "sets"), hands=1),
    "lives": agreed(THREE_BOTS[:3], game="irish-switch", numbers={"lives": 1, "deal": 4}),
    "two people": agreed(TWO_PEOPLE, hands=1),
    "three people and a bot": agreed((*TWO_PEOPLE, Seat("Ada", "careless"), Seat("Oz")), hands=1, options=("runs",)),
}


@pytest.mark.parametrize("name", TABLES)
def test_a_whole_match_by_taps(tmp_path: Path, name: str) -> None:
    async def test() -> None:
        match = keep(tmp_path, TABLES[name], STILL)
        async with visit(tmp_path, f"/play/{match}") as client:
            hands = 1
            while await play_hand(client) == "hand-over":
                assert client.has(f"place-{1}")
                await client.click("next-hand")
                await client.until(lambda: not client.has("hand-over"), "the next hand")
                hands += 1
            kept = store_of(client).match(match)
            assert kept is not None
            assert (kept.state, kept.hands) == ("finished", hands)

    run(test)


def test_the_rematch_is_a_new_match_of_the_same_people(tmp_path: Path) -> None:
    async def test() -> None:
        match = brought_to(tmp_path, TABLES["two people"], lambda playing: playing.over, **STILL)
        async with visit(tmp_path, f"/play/{match}") as client:
            await client.wait("match-over")
            await client.click("rematch")
            await client.until(lambda: top(client) == f"/play/{match + 1}", "the new match")
            await client.until(lambda: not client.has("match-over") and client.has("uncover"), "the first cover")
            await client.click("uncover")
            await client.until(lambda: cards(client), "the cards")
            kept = store_of(client).match(match + 1)
            assert kept is not None
            assert kept.seats == TWO_PEOPLE

    run(test)


# --- own cards -----------------------------------------------------------------------------------


def test_a_refused_card_shakes_and_names_its_rule(tmp_path: Path) -> None:
    def misfit(playing: Playing) -> bool:
        state = playing.state
        return my_turn(playing) and not state.owed and bool(state.hands[0] & ~state.can) and bool(state.can)

    async def test() -> None:
        match = brought_to(tmp_path, agreed(), misfit, **STILL)
        async with visit(tmp_path, f"/play/{match}") as client:
            await client.until(lambda: playable(client), "the turn")
            held = cards(client)
            wrong = next(card for card in held if card not in playable(client))
            await client.click(wrong)
            assert "neither the suit nor the rank" in words(client)
            assert cards(client) == held
            await client.click("why")
            assert "suit or the rank" in client.spoken("panel-rule")
            await client.click("panel-close")
            await client.click(playable(client)[0])
            assert not client.has("why")

    run(test)


def test_a_power_card_asks_for_a_second_tap_where_that_is_set(tmp_path: Path) -> None:
    async def test() -> None:
        match = brought_to(tmp_path, agreed(), power_in_hand, **STILL, confirm_power=True)
        async with visit(tmp_path, f"/play/{match}") as client:
            await client.until(lambda: playable(client), "the turn")
            power = next(card for card in playable(client) if card[5] in "A2478J")
            await client.click(power)
            assert "again" in words(client)
            assert power in cards(client)
            await client.click(power)
            await client.until(
                lambda: power not in cards(client) or client.has("choice-cancel"), "the card on the pile"
            )

    run(test)


def wild(playing: Playing) -> bool:
    state = playing.state
    named = [c for c in cards_in(state.can) if state.tables.flags[c] & NOMINATES]
    return my_turn(playing) and bool(named) and state.hands[0].bit_count() > 2


def test_a_suit_is_chosen_or_the_card_called_off(tmp_path: Path) -> None:
    async def test() -> None:
        match = brought_to(tmp_path, agreed(), wild, **STILL)
        async with visit(tmp_path, f"/play/{match}") as client:
            await client.until(lambda: playable(client), "the turn")
            ace = next(card for card in playable(client) if card[5] == "A")
            await client.click(ace)
            assert len(labels(client, "suit-")) == 4
            await client.click("choice-cancel")
            assert not labels(client, "suit-")
            assert ace in playable(client)
            await client.click(ace)
            await client.click("suit-H")
            await client.until(lambda: ace not in cards(client), "the card on the pile")
            opened = store_of(client).open_hand(match)
            assert opened is not None
            assert any(f"{ace[5:]}=H" in action.text for action in opened.actions)

    run(test)


def test_of_two_that_look_alike_the_tapped_one_goes(tmp_path: Path) -> None:
    def pair(playing: Playing) -> bool:
        state = playing.state
        can = state.can & ~state.tables.power
        return my_turn(playing) and any(can >> c & 1 and can >> (c + 60) & 1 for c in range(52))

    async def test() -> None:
        match = brought_to(tmp_path, agreed(numbers={"packs": 2}), pair, **STILL)
        async with visit(tmp_path, f"/play/{match}") as client:
            await client.until(lambda: playable(client), "the turn")
            second = next(card for card in playable(client) if card.endswith("-2") and card[:-2] in playable(client))
            await client.click(second)
            await client.until(lambda: second not in cards(client), "the card on the pile")
            assert second[:-2] in cards(client)

    run(test)


def test_what_is_owed_is_taken(tmp_path: Path) -> None:
    async def test() -> None:
        match = brought_to(tmp_path, agreed(), lambda p: my_turn(p) and p.state.owed == 2 and not p.state.can, **STILL)
        async with visit(tmp_path, f"/play/{match}") as client:
            await client.wait("take")
            before = len(cards(client))
            assert "Take 2" in words(client)
            assert client.spoken("owed")
            await client.click("take")
            await client.until(lambda: len(cards(client)) == before + 2, "two cards")
            assert "You took 2" in words(client) or not client.has("take")

    run(test)


# --- taking back ---------------------------------------------------------------------------------


def quiet_card(playing: Playing) -> bool:
    """Mia may lay a plain card and has many left."""
    state = playing.state
    return my_turn(playing) and bool(state.can & ~state.tables.power) and state.hands[0].bit_count() > 4


def test_a_card_is_taken_back_until_another_has_acted(tmp_path: Path) -> None:
    async def test() -> None:
        match = brought_to(tmp_path, agreed(), quiet_card, **STILL, pace="slow")
        async with visit(tmp_path, f"/play/{match}") as client:
            await client.until(lambda: playable(client), "the turn")
            assert not client.has("undo")
            held = cards(client)
            card = next(c for c in playable(client) if c[5] not in "A2478J")
            await client.click(card)
            await client.wait("undo")
            assert card not in cards(client)
            await client.click("undo")
            await client.until(lambda: cards(client) == held, "the card in the hand again")
            await client.click(card)
            await client.wait("undo")
            acted = len(opened_actions(client, match))
            await client.click("pile")  # hurries the bots on
            await client.until(lambda: len(opened_actions(client, match)) > acted, "a bot's move")
            await client.settle()
            assert not client.has("undo")

    run(test)


def opened_actions(client: Client, match: int) -> tuple[object, ...]:
    opened = store_of(client).open_hand(match)
    return opened.actions if opened else ()


# --- the word ------------------------------------------------------------------------------------


def two_left(playing: Playing) -> bool:
    """Mia holds two and may lay one of them, neither of power."""
    state = playing.state
    plain = state.can & ~state.tables.power
    return my_turn(playing) and state.hands[0].bit_count() == 2 and bool(plain) and playing.word_matters(0)


def test_the_word_is_said_with_the_card(tmp_path: Path) -> None:
    async def test() -> None:
        match = brought_to(tmp_path, agreed(), two_left, **STILL, pace="slow")
        async with visit(tmp_path, f"/play/{match}") as client:
            await client.until(lambda: playable(client), "the turn")
            assert client.spoken("declare") == "Last card!"
            await client.click("declare")
            assert "✓" in client.spoken("declare")
            card = next(c for c in playable(client) if c[5] not in "A2478J")
            await client.click(card)
            await client.until(lambda: len(cards(client)) == 1, "one card left")
            assert not client.has("declare")
            opened = store_of(client).open_hand(match)
            assert opened is not None
            assert "say" in opened.actions[-1].text

    run(test)


def test_the_word_is_not_offered_with_many_cards(tmp_path: Path) -> None:
    async def test() -> None:
        match = brought_to(tmp_path, agreed(), quiet_card, **STILL)
        async with visit(tmp_path, f"/play/{match}") as client:
            await client.until(lambda: playable(client), "the turn")
            assert not client.has("declare")

    run(test)


def a_bot_forgot(playing: Playing) -> bool:
    """A bot has missed its word, a person may call it, and a bot is next."""
    state = playing.state
    return state.missed > 0 and bool(playing.player(state.to_act).level) and playing.may_call(0) == 0


def test_bots_wait_for_a_call_and_the_call_counts(tmp_path: Path) -> None:
    async def test() -> None:
        match = brought_to(tmp_path, agreed(), a_bot_forgot, **STILL, catch_window=4000)
        async with visit(tmp_path, f"/play/{match}") as client:
            await client.until(lambda: labels(client, "catch-"), "the button")
            acted = len(opened_actions(client, match))
            await client.click("pile")  # no hurry makes a bot act now
            await client.settle()
            assert len(opened_actions(client, match)) == acted
            (button,) = labels(client, "catch-")
            await client.click(button)
            await client.until(lambda: not client.has(button), "the call")
            opened = store_of(client).open_hand(match)
            assert opened is not None
            assert opened.actions[acted].text.startswith(f"1 catch {button[6:]}")

    run(test)


def test_with_a_screen_reader_bots_wait_until_it_is_confirmed(tmp_path: Path) -> None:
    async def test() -> None:
        match = brought_to(tmp_path, agreed(), a_bot_forgot, **STILL, catch_window=500)
        needs = {"accessible_navigation": True}
        answers = {"get_accessibility_features": {**NEEDS, **needs}}
        async with visit(tmp_path, f"/play/{match}", answers=answers) as client:
            await client.wait("go-on")
            acted = len(opened_actions(client, match))
            await client.click("pile")
            await client.settle()
            assert len(opened_actions(client, match)) == acted
            await client.click("go-on")
            await client.until(lambda: len(opened_actions(client, match)) != acted, "a bot's move")

    run(test)


def test_who_forgets_is_caught_by_a_bot_that_notices(tmp_path: Path) -> None:
    def about_to_forget(playing: Playing) -> bool:
        """Mia lays a card silently and a bot will notice."""
        if not two_left(playing):
            return False
        trial = playing.state.copy()
        card = next(c for c in cards_in(trial.can) if not trial.tables.power >> c & 1)
        trial.apply(trial.tables.moves[card][0])
        if trial.over or trial.missed != 0:
            return False
        before, playing.state = playing.state, trial
        playing.past.append(playing.past[-1])
        called = playing.caller()
        playing.past.pop()
        playing.state = before
        return called is not None

    async def test() -> None:
        match = brought_to(tmp_path, agreed(), about_to_forget, **STILL)
        async with visit(tmp_path, f"/play/{match}") as client:
            await client.until(lambda: playable(client), "the turn")
            await client.click(min((c for c in playable(client) if c[5] not in "A2478J"), key=order))
            await client.until(lambda: len(cards(client)) > 1, "the penalty")
            assert any(" catch 1" in str(each) for each in opened_actions(client, match))

    run(test)


def order(card: str) -> tuple[int, int]:
    """The engine's order of cards: suit, then rank."""
    return "SHDC".index(card[6]), "A23456789TJQK".index(card[5])


# --- several people ------------------------------------------------------------------------------


def test_between_two_people_a_cover_hides_every_hand(tmp_path: Path) -> None:
    async def test() -> None:
        match = keep(tmp_path, agreed(TWO_PEOPLE), STILL)
        async with visit(tmp_path, f"/play/{match}") as client:
            await client.wait("uncover")
            seen: list[frozenset[str]] = []
            for _ in range(4):
                await client.wait("uncover")
                assert not cards(client)
                assert not client.has("declare")
                await client.click("uncover")
                await client.until(lambda: something_to_do(client), "the turn")
                seen.append(frozenset(cards(client)))
                while not client.has("uncover"):
                    await answered(client, something_to_do(client))
                    await client.until(lambda: something_to_do(client), "the next")
            assert not seen[0] & seen[1]

    run(test)


def test_the_cover_comes_when_the_app_loses_focus_but_not_for_one_person(tmp_path: Path) -> None:
    async def lose_focus(client: Client) -> None:
        event = {"state": ft.AppLifecycleState.INACTIVE.value}
        await client.send(client.page, "app_lifecycle_state_change", event)

    async def test() -> None:
        match = keep(tmp_path, agreed(TWO_PEOPLE), STILL)
        alone = keep(tmp_path, agreed(), STILL)
        async with visit(tmp_path, f"/play/{match}") as client:
            await client.wait("uncover")
            await client.click("uncover")
            await client.until(lambda: cards(client), "the cards")
            await lose_focus(client)
            await client.wait("uncover")
            assert not cards(client)
        async with visit(tmp_path, f"/play/{alone}") as client:
            await client.until(lambda: cards(client), "the cards")
            await lose_focus(client)
            assert cards(client)
            assert not client.has("uncover")

    run(test)


# --- the menu ------------------------------------------------------------------------------------


def test_a_seat_is_handed_to_a_bot_and_taken_back(tmp_path: Path) -> None:
    async def test() -> None:
        match = keep(tmp_path, agreed(), {**STILL, "pace": "slow"})
        async with visit(tmp_path, f"/play/{match}") as client:
            await client.until(lambda: cards(client), "the cards")
            await client.click("menu")
            await client.click("menu-bot-1")
            await client.until(lambda: not client.has("panel-menu"), "the menu away")
            kept = store_of(client).match(match)
            assert kept is not None
            assert kept.seats[0].level
            await client.wait("skip")
            await client.click("menu")
            await client.click("menu-person-1")
            await client.until(lambda: not client.has("skip"), "the person again")
            kept = store_of(client).match(match)
            assert kept is not None
            assert kept.seats[0] == Seat("Mia")

    run(test)


def test_nothing_is_played_while_the_menu_is_open(tmp_path: Path) -> None:
    def a_bot_is_next(playing: Playing) -> bool:
        return playing.state.to_act == 1 and not playing.hand_over

    async def test() -> None:
        match = brought_to(tmp_path, agreed(), a_bot_is_next, **STILL, pace="slow")
        async with visit(tmp_path, f"/play/{match}") as client:
            await client.until(lambda: cards(client), "the cards")
            acted = len(opened_actions(client, match))
            await client.click("menu")
            visits.app(client).set("pace", "none")
            for _ in range(50):
                await client.settle()
            assert len(opened_actions(client, match)) == acted
            await client.click("panel-close")
            await client.until(lambda: len(opened_actions(client, match)) > acted, "a bot's move")

    run(test)


def test_when_no_person_is_left_in_the_hand_the_rest_is_skipped(tmp_path: Path) -> None:
    def out(playing: Playing) -> bool:
        return 0 in playing.state.out and not playing.hand_over

    async def test() -> None:
        wanted = agreed(options=("play-on",), hands=2)
        match = brought_to(tmp_path, wanted, out, **{**STILL, "pace": "slow"})
        async with visit(tmp_path, f"/play/{match}") as client:
            await client.wait("skip")
            await client.click("skip")
            await client.wait("hand-over")

    run(test)


def test_resigning_asks_once_more(tmp_path: Path) -> None:
    async def test() -> None:
        match = keep(tmp_path, agreed(), STILL)
        async with visit(tmp_path, f"/play/{match}") as client:
            await client.until(lambda: cards(client), "the cards")
            await client.click("menu")
            await client.click("menu-resign")
            await client.click("resign-not")
            assert not client.has("panel-resign")
            await client.click("menu")
            await client.click("menu-resign")
            await client.click("resign-sure")
            await client.wait("match-over")
            kept = store_of(client).match(match)
            assert kept is not None
            assert kept.state == "resigned"

    run(test)


# --- windows, faults, ends -----------------------------------------------------------------------


def test_a_match_that_is_open_elsewhere_says_where_and_is_taken_over(tmp_path: Path) -> None:
    async def test() -> None:
        match = brought_to(tmp_path, agreed(), my_turn, **STILL)
        async with visit(tmp_path, f"/play/{match}") as first:
            await first.until(lambda: cards(first), "the cards")
            held = sorted(cards(first))
            async with visit(tmp_path, f"/play/{match}") as second:
                await second.wait("panel-lost")
                assert "a browser tab on Android" in " ".join(second.texts())
                assert not cards(second)
                await second.click("take-over")
                await second.until(lambda: cards(second), "the cards")
                assert sorted(cards(second)) == held
                await first.click(next(iter(playable(first)), "draw"))
                for suit in list(labels(first, "suit-"))[:1]:
                    await first.click(suit)
                await first.wait("panel-lost")
                assert len(opened_actions(second, match)) == len(opened_actions(first, match))
                await first.click("take-over")
                await first.until(lambda: sorted(cards(first)) == held, "the match back")

    run(test)


def test_a_window_that_nobody_looks_at_gives_the_match_free(tmp_path: Path) -> None:
    async def test() -> None:
        match = brought_to(tmp_path, agreed(), my_turn, **STILL)
        async with visit(tmp_path, f"/play/{match}") as first:
            await first.until(lambda: cards(first), "the cards")
            held = cards(first)
            await first.send(first.page, "disconnect")
            await first.until(lambda: not holds(first, match), "the lease free")
            await first.send(first.page, "connect")
            await first.until(lambda: holds(first, match), "the lease again")
            await first.until(lambda: cards(first) == held, "the cards")

    run(test)


def holds(client: Client, match: int) -> bool:
    """Whether this window has the right to play on."""
    data = visits.app(client).data
    assert data is not None
    try:
        data.store.renew(Lease(match, data.holder))
    except LeaseLost:
        return False
    return True


def test_a_store_that_fails_in_mid_play_is_said_and_nothing_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        match = brought_to(tmp_path, agreed(), quiet_card, **STILL)
        async with visit(tmp_path, f"/play/{match}") as client:
            await client.until(lambda: playable(client), "the turn")
            held = cards(client)
            acted = len(opened_actions(client, match))

            def full(*_: object) -> None:
                raise StoreError("full", None, "no room on the disk")

            monkeypatch.setattr(Store, "append_action", full)
            card = next(c for c in playable(client) if c[5] not in "A2478J")
            await client.click(card)
            await client.wait("panel-broken")
            assert "no room on the disk" in " ".join(client.texts())
            assert len(opened_actions(client, match)) == acted
            monkeypatch.undo()
            await client.click("try-again")
            await client.until(lambda: cards(client), "the table")
            assert cards(client) == held
            await client.click(card)
            await client.until(lambda: card not in cards(client), "the card on the pile")

    run(test)


def test_left_and_opened_again_the_same_cards_lie_there(tmp_path: Path) -> None:
    async def test() -> None:
        match = brought_to(tmp_path, agreed(), quiet_card, **STILL)
        async with visit(tmp_path, f"/play/{match}") as client:
            await client.until(lambda: playable(client), "the turn")
            held, said = cards(client), client.spoken("pile")
            await client.click("back")
            await client.until(lambda: top(client) == "/", "home")
            await client.click("home-continue")
            await client.until(lambda: playable(client), "the turn")
            assert (cards(client), client.spoken("pile")) == (held, said)

    run(test)


def test_at_the_end_of_a_hand_it_waits_there_for_the_next(tmp_path: Path) -> None:
    async def test() -> None:
        match = brought_to(tmp_path, agreed(hands=2), lambda p: p.hand_over, **STILL)
        async with visit(tmp_path, f"/play/{match}") as client:
            await client.wait("hand-over")
            assert store_of(client).open_hand(match) is None
            await client.click("next-hand")
            await client.until(lambda: cards(client) and not client.has("hand-over"), "the next hand")
            opened = store_of(client).open_hand(match)
            assert opened is not None
            assert opened.number == 2

    run(test)


def test_a_match_that_is_not_there_is_said(tmp_path: Path) -> None:
    async def test() -> None:
        async with visit(tmp_path, "/play/77") as client:
            assert "There is no such match" in " ".join(client.texts())

    run(test)
