"""Rooms from opening to history: two apps, each with its own data folder, over a real listener."""

from __future__ import annotations

import json
import os
import socket
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from urllib.parse import urlsplit

import flet as ft
import httpx
import pytest

from app.new_table.setup import SeatSetup, Setup
from app.platform.background import off_loop
from app.rooms.host.hosting import LOG_FILE, hosting
from app.rooms.memberships.link_format import ROOM_LINK
from app.rooms.memberships.storage import SECRET_FILE, memberships_of
from app.stored.memberships import KEY
from app.ui.player_faces import PORTRAITS
from app.ui.words import tr
from engine.bots import LEVELS
from store.rooms.client import RoomClient
from store.rooms.refereeing import hosted_rooms
from tests.app import visits
from tests.app.at_table import answered, cards, look, playable, store_of, words
from tests.app.button_looks import is_set_apart, pills
from tests.app.fake import Client, _walk
from tests.app.rooms.room_helpers import guest, join, link_of, loopback, open_room, play_on
from tests.app.visits import fill_in
from tests.engine.test_fallback import Fails

__all__ = ["loopback"]

TWO = Setup("switch-black-jack", (SeatSetup("Ann"), SeatSetup("Ben")), numbers=(("deal", 3),), hands=2)


async def join_and_deal(ann: Client, ben: Client, link: str) -> None:
    """Seat Ben in Ann's room, and deal."""
    await join(ben, link, "Ben")
    await ann.until(lambda: "Ben. here" in ann.spoken("chair-2"), "Ben")
    await ann.click("lobby-deal")
    await ann.until(lambda: cards(ann) and cards(ben), "the cards")


def said(client: Client) -> str:
    """Return all texts that a screen reader says of the screen."""
    return " ".join(look(client).values())


@pytest.mark.usefixtures("loopback")
async def test_new_players_have_cards_after_a_name_and_few_taps(tmp_path: Path) -> None:
    async with guest(tmp_path / "ann", "/") as ann, guest(tmp_path / "ben") as ben:
        await ann.click("home-together")
        await ann.wait("person-name")
        await ann.click("room-own")
        assert visits.top(ann) == "/rooms"  # nobody is in a room without a name
        await fill_in(ann, "person-name", "Ann")
        await ann.click("room-own")
        await ann.wait("lobby-copy")
        (person,) = store_of(ann).people.all()
        assert person.name == "Ann" and person.face in PORTRAITS
        assert visits.app(ann).settings.names == ("Ann",)
        link = await link_of(ann)  # for the guest; the QR code in the lobby shows the same one
        ben.page_url = f"{hosting.address}/"
        await ben.go(f"/j/{link.partition(ROOM_LINK.mark)[2]}")
        await ben.wait("join-name")
        await fill_in(ben, "join-name", "Ben")
        await ben.click("join-do")
        await ben.wait("lobby-quit")
        await ann.click("lobby-deal")
        await ann.until(lambda: cards(ann), "the host's cards")
        await ben.until(lambda: cards(ben), "the guest's cards")


@pytest.mark.usefixtures("loopback")
async def test_two_apps_play_a_match_and_each_history_has_it_once(tmp_path: Path) -> None:
    async with guest(tmp_path / "ann", "/") as ann:
        assert not hosting.listens and not ann.has("home-room")
        link = await open_room(ann, TWO)
        assert "the host could look" not in said(ann) and "Your device deals and holds the cards" in said(ann)
        assert "Free place" in ann.spoken("chair-2")
        async with guest(tmp_path / "ben") as ben, guest(tmp_path / "cy") as cy:
            await join(cy, link, "Cy", watch=True)
            await join(ben, link, "Ben")
            await ben.wait("chair-2")
            assert "the host could look at all of them" in said(ben)
            await ann.until(lambda: "Ben. here" in ann.spoken("chair-2"), "Ben")
            await ann.until(lambda: "Watching: Cy" in ann.texts(), "who watches")
            await ann.click("lobby-deal")
            everybody = [ann, ben, cy]
            for each in everybody:
                await each.wait("pile")
            await ann.until(lambda: cards(ann) and cards(ben), "the cards")
            assert not cards(cy) and "you’re watching" in " ".join(cy.texts())
            assert not set(cards(ann)) & set(cards(ben))
            await ben.click("talk")
            await ben.click("say-luck")
            await ann.until(lambda: "Good luck!" in ann.spoken("seat-2"), "what was said")
            await play_on([ann, ben])
            await cy.wait("hand-over")
            hands = [store_of(each).matches.read_page().matches for each in everybody]
            assert [len(each) for each in hands] == [1, 1, 0]
            await ann.click("next-hand")
            await ben.click("next-hand") if ben.has("next-hand") else None
            await ann.until(lambda: not ann.has("hand-over") and cards(ann), "the next hand")
            await play_on([ann, ben])
            await ann.wait("match-over")
            matches = [store_of(each).matches.read_page().matches for each in (ann, ben)]
            assert [len(each) for each in matches] == [1, 1]
            assert matches[0][0].uuid == matches[1][0].uuid and matches[0][0].state == "finished"
            played = [store_of(each).hands.hands_of_match(matches[0][0].id) for each in (ann, ben)]
            assert [[hand.uuid for hand in each] for each in played] == [[hand.uuid for hand in played[0]]] * 2
            assert len(played[0]) == 2 and all(hand.intact for hand in played[1])
            await ann.click("rematch")  # the same people, in another room, with the seats that they had
            await ben.until(lambda: ben.has("lobby-waits") and "Ann. here" in ben.spoken("chair-1"), "the rematch")
            await ann.until(lambda: ann.has("lobby-deal"), "the rematch")
            assert is_set_apart(ann, "lobby-close") and "lobby-copy" in pills(ann)
            await ann.click("lobby-close")
            await ann.click("lobby-close-sure")
            await ben.wait("lobby-closed")
            await ann.until(lambda: not hosting.listens, "nothing to listen any more")
            await ann.go("/")
            assert not ann.has("home-room")


@pytest.mark.usefixtures("loopback")
async def test_who_leaves_in_a_hand_is_named_and_the_room_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hosted_rooms, "AWAY_AFTER_MS", 2_000)
    async with guest(tmp_path / "ann", "/") as ann:
        link = await open_room(ann, TWO)
        async with guest(tmp_path / "ben") as ben:
            await join_and_deal(ann, ben, link)
        await ann.until(lambda: tr("room.gone", name="Ben") in words(ann), "the news that Ben is away")
        assert cards(ann) and visits.app(ann).journal.last_error == ""


@pytest.mark.usefixtures("loopback")
async def test_the_report_names_a_bot_of_an_own_room_that_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for level in LEVELS:
        monkeypatch.setitem(LEVELS, level, Fails)
    async with guest(tmp_path / "ann", "/") as ann:
        # With so many cards nobody can go out before the bot has had a turn.
        await open_room(ann, replace(TWO, numbers=(("deal", 15),), hands=1))
        await ann.click("lobby-deal")
        await ann.until(lambda: cards(ann), "the cards")
        await play_on([ann])
        lines = visits.app(ann).journal.lines  # the referee's thread writes there
        await ann.until(lambda: any(" the bot " in line and "ZeroDivisionError" in line for line in [*lines]), "it")


@pytest.mark.usefixtures("loopback")
async def test_a_hand_continues_after_the_host_was_gone(tmp_path: Path) -> None:
    async with guest(tmp_path / "ben") as ben:
        async with guest(tmp_path / "ann", "/") as ann:
            link = await open_room(ann, TWO)
            await join(ben, link, "Ben")
            await ann.until(lambda: ann.has("chair-2") and "Ben. here" in ann.spoken("chair-2"), "Ben")
            await ann.click("lobby-deal")
            await ann.until(lambda: cards(ann) and cards(ben), "the cards")
            held, pile = [sorted(cards(each)) for each in (ann, ben)], ann.spoken("pile")
        await off_loop(hosting.stop)
        await ben.wait("panel-unreachable")
        await ben.go("/")
        async with guest(tmp_path / "ann", "/") as ann:
            await ann.wait("home-room")
            assert not hosting.listens  # nobody has come back to the room yet
            await ann.click("home-room")
            await ann.until(lambda: cards(ann), "the cards")
            assert hosting.address == f"http://{urlsplit(link).netloc}"
            await ben.click("home-room")
            await ben.until(lambda: cards(ben), "the cards")
            assert [sorted(cards(each)) for each in (ann, ben)] == held and ann.spoken("pile") == pile


@pytest.mark.usefixtures("loopback")
async def test_secrets_are_not_shown_or_reported(tmp_path: Path) -> None:
    async with guest(tmp_path / "ann", "/") as ann:
        link = await open_room(ann, TWO)
        async with guest(tmp_path / "ben") as ben:
            await join(ben, link, "Ben")
            await ben.wait("chair-2")
            secrets: set[str] = set()
            for name in ("ann", "ben"):
                kept = (tmp_path / name / SECRET_FILE).stat()
                assert kept.st_mode & 0o077 == 0
                for each in json.loads((tmp_path / name / SECRET_FILE).read_text()).values():
                    secrets |= {each["token"], each["code"]} - {""}
            assert len(secrets) == 3
            for client in (ann, ben):
                told = [client.page.route, visits.app(client).make_report(), *store_of(client).settings.all().values()]
                assert not [text for text in told for secret in secrets if secret in text]
            logs = (tmp_path / "ann" / LOG_FILE).read_bytes() + (tmp_path / "ann" / f"{LOG_FILE}-wal").read_bytes()
            assert not [secret for secret in secrets if secret.encode() in logs]
            assert KEY in store_of(ann).settings.all()


@pytest.mark.usefixtures("loopback")
async def test_the_host_renews_the_invitation_and_removes_a_player(tmp_path: Path) -> None:
    async with guest(tmp_path / "ann", "/") as ann:
        link = await open_room(ann, TWO)
        await ann.click("lobby-renew")
        await ann.until(lambda: ann.has("lobby-copy"), "the lobby")
        renewed = await link_of(ann)
        assert renewed != link
        async with guest(tmp_path / "ben") as ben:
            await join(ben, link, "Ben")
            await ben.until(lambda: "no longer valid" in said(ben) + " ".join(ben.texts()), "the refusal")
            await join(ben, renewed, "Ben")
            await ben.wait("chair-2")
            await ann.until(lambda: "Ben. here" in ann.spoken("chair-2"), "Ben")
            async with guest(tmp_path / "cy") as cy:  # by what is read out
                await ann.until(lambda: len(ann.spoken("lobby-code")) == 17, "a short code")
                address, code = renewed.partition("/#")[0].removeprefix("http://"), ann.spoken("lobby-code")
                await join(cy, address, "Cy", code="XXXX-XXXX")
                await cy.until(lambda: "doesn’t exist any more" in " ".join(cy.texts()), "no such code")
                await join(cy, address, "Cy", code=code.replace(" ", "").lower())
                await cy.until(lambda: "All places are taken" in " ".join(cy.texts()), "no seat")
            await ann.click("chair-2")
            await ann.click("kick-2")
            await ben.until(lambda: "You’re not at this table any more." in " ".join(ben.texts()), "the end")
            await ben.go("/")
            assert not ben.has("home-room")
            await ann.until(lambda: "Free place" in ann.spoken("chair-2"), "a free seat")
            await ann.click("lobby-deal")  # a bot takes the free seat
            await ann.until(lambda: cards(ann), "the cards")


@pytest.mark.usefixtures("loopback")
async def test_joining_with_an_invalid_invitation_shows_why(tmp_path: Path) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as busy:
        port = busy.getsockname()[1]
    secret = "A" * 43
    async with guest(tmp_path / "ben") as ben:
        for link, name, wanted in (
            ("", "Ben", "That’s not an invitation"),
            (f"http://127.0.0.1:{port}/#/j/{secret[1:]}", "Ben", "That’s not an invitation"),
            (f"ftp://127.0.0.1:{port}/#/j/{secret}", "Ben", "That’s not an invitation"),
            (f"http://127.0.0.1:{port}/#/j/{secret}", " ", "Enter your name first"),
            (f"http://127.0.0.1:{port}/#/j/{secret}", "Ben", "Can’t reach the host"),
        ):
            await join(ben, link, name)
            await ben.until(lambda wanted=wanted: wanted in " ".join(ben.texts()), wanted)  # type: ignore[misc]
        assert not hosting.listens


@pytest.mark.usefixtures("loopback")
async def test_a_refused_move_changes_nothing_and_a_bot_gives_the_seat_back(tmp_path: Path) -> None:
    async with guest(tmp_path / "ann", "/") as ann:
        link = await open_room(ann, TWO)
        async with guest(tmp_path / "ben") as ben:
            await join_and_deal(ann, ben, link)
            turn, other = (ann, ben) if playable(ann) or ann.has("draw") else (ben, ann)
            held = cards(other)
            await other.click(held[0])
            await other.until(lambda: "turn" in words(other), "why not")
            assert cards(other) == held
            await answered(other, "menu")
            await answered(other, "menu-bot")
            name = "Ann" if other is ann else "Ben"
            await turn.until(lambda: f"A bot is playing for {name}" in words(turn), "the bot")
            while visits.top(other) != "/":  # Back closes what lies over the table first
                await other.go("/")
            await other.click("home-room")  # whoever comes back plays
            await turn.until(lambda: f"{name} is back" in words(turn), "them again")


@pytest.mark.usefixtures("loopback")
async def test_the_listener_stops_when_the_last_room_is_closed(tmp_path: Path) -> None:
    async with guest(tmp_path / "ann", "/") as ann:
        link = await open_room(ann, TWO)
        rooms = memberships_of(visits.app(ann))
        room = rooms.all()[0].id
        await ann.go("/")  # nobody on this device is watching
        assert await open_room(ann, TWO) == link
        await ann.go("/")
        assert [each.id for each in rooms.all()] == [room]
        secret = await rooms.secret(room)
        assert secret is not None and hosting.listens
        async with httpx.AsyncClient(trust_env=False) as http:
            await RoomClient(http, hosting.address, os.urandom, room, secret.token).send_command("close")
        await ann.until(lambda: not hosting.listens, "the end")


@pytest.mark.usefixtures("loopback")
async def test_large_letters_have_the_whole_width_for_the_title_of_a_lobby(tmp_path: Path) -> None:
    def beside_title(client: Client) -> bool:
        change, back = client.find("lobby-change"), client.find("back")
        rows = [_walk(each, set()) for each in client.controls() if isinstance(each, ft.Row)]
        return any(change in inside and back in inside for inside in map(list, rows))

    async with guest(tmp_path) as ann:
        await open_room(ann)
        await ann.wait("lobby-change")
        assert beside_title(ann)
        free = [each for each in ann.controls() if isinstance(each, ft.Text) and each.value == tr("room.free")]
        assert free and all(each.max_lines == 2 for each in free)  # in Polish it has no room on one
        visits.app(ann).text_scale = 2.0
        await ann.until(lambda: not beside_title(ann), "the button below the header")
        assert ann.has("lobby-change")
