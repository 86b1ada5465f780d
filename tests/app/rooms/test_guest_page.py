"""The page for guests in plain browsers: what it's sent, what it may post, and that its texts are the app's."""

from __future__ import annotations

import asyncio
import re
from base64 import b64encode
from contextlib import AsyncExitStack
from hashlib import sha256
from pathlib import Path

import httpx
import pytest

from app.new_table.setup import SeatSetup, Setup
from app.platform.background import off_loop
from app.rooms.guest_page import server
from app.rooms.guest_page.page import render_page
from app.rooms.guest_page.seat import TAP_BURST
from app.rooms.host.hosting import hosting
from app.rooms.memberships.invitation import RoomInvitation, read_link
from app.rooms.memberships.storage import memberships_of
from app.ui.card_faces import card_files
from app.ui.player_faces import PORTRAITS
from app.ui.theme import PLAIN_CARDS
from engine.messages import LANGUAGES
from tests.app import visits
from tests.app.at_table import cards, look, something_to_do
from tests.app.fake import Client
from tests.app.rooms.guest_browser import PATIENCE, GuestBrowser, browser
from tests.app.rooms.room_helpers import guest, loopback, open_room
from tests.app.rooms.test_rooms import TWO

__all__ = ["loopback"]

pytestmark = pytest.mark.usefixtures("loopback")


async def invited(client: Client, table: object = TWO) -> RoomInvitation:
    """Open a room in an app, and return its invitation."""
    found = read_link(await open_room(client, table))  # type: ignore[arg-type]
    assert found is not None
    return found


async def test_a_guest_joins_plays_and_wants_the_next_hand(tmp_path: Path) -> None:
    async with guest(tmp_path / "ann", "/") as ann:
        invitation = await invited(ann)
        async with browser(hosting.address, invitation.room) as ben:
            assert (await ben.join(invitation, "Ben")).status_code == 200
            async with ben.following():
                await ben.until(lambda: ben.panel == "lobby")
                await ann.until(lambda: "Ben. here" in ann.spoken("chair-2"), "Ben")
                await ann.click("lobby-deal")
                await ben.until(lambda: ben.cards)
                await play_on(ann, ben)
                assert ben.panel == "hand" and ann.has("hand-over")
                assert [line["say"] for line in ben.picture["panel"]["lines"]]
                assert await ben.tap_until_done("next-hand") == 204
                await ben.until(lambda: ben.panel == "waiting")
                await ann.click("next-hand")
                await ben.until(lambda: ben.cards and not ben.panel)


async def test_guests_with_a_name_and_a_face_sit_down_late_in_a_bots_place(tmp_path: Path) -> None:
    async with guest(tmp_path / "ann", "/") as ann:
        invitation = await invited(ann)
        await ann.click("lobby-deal")  # nobody is waited for
        await ann.until(lambda: cards(ann), "the cards")
        async with browser(hosting.address, invitation.room) as ben:
            page = (await ben.http.get(f"{ben.address}/")).text
            assert page.count('name="face"') == 1 + len(PORTRAITS)
            found = (await ben.post("/find", {"code": invitation.link})).json()
            assert found["secret"] == RoomInvitation(ben.address, invitation.room, invitation.code).secret
            assert (await ben.join(invitation, "Ben", face="noor")).status_code == 200
            async with ben.following():
                await ben.until(lambda: ben.picture.get("table") or ben.panel == "lobby")
                assert not ben.cards  # a hand is in play: Ben watches it
                while not ann.has("hand-over"):
                    if (name := something_to_do(ann)) and name != "hand-over":
                        sent = len(ann.sent)
                        await ann.click(name)
                        await ann.until(lambda sent=sent: len(ann.sent) > sent, name)  # type: ignore[misc]
                    else:
                        await ann.until(lambda: something_to_do(ann), "Ann's turn")
                await ann.click("next-hand")
                await ben.until(lambda: ben.cards)
                await ann.until(lambda: "Ben" in ann.spoken("seat-2"), "Ben")
            async with browser(hosting.address, invitation.room) as cy:
                assert (await cy.join(invitation, "Cy", watch=True)).status_code == 200
                async with cy.following():
                    await cy.until(lambda: cy.picture.get("table"))
                    faces = [seat["face"].get("art") for seat in cy.picture["table"]["seats"]]
                    assert "faces/noor.webp" in faces


async def play_on(ann: Client, ben: GuestBrowser) -> None:
    """Tap the first thing offered in app and page until the hand is over."""
    while not (ben.panel in ("hand", "match") and (ann.has("hand-over") or ann.has("match-over"))):
        version = ben.picture.get("v")
        if name := ben.something_to_do:
            assert await ben.tap_until_done(name) in (204, 409)
            await ben.until(lambda version=version: ben.picture.get("v") != version)  # type: ignore[misc]
        elif (name := something_to_do(ann)) and name not in ("hand-over", "match-over"):
            sent = len(ann.sent)
            await ann.click(name)
            await ann.until(lambda sent=sent: len(ann.sent) > sent, name)  # type: ignore[misc]
        else:
            await asyncio.sleep(0.01)


async def agree(app: Client, page: GuestBrowser) -> int:
    """Wait until app and page have the same texts for everything that can be tapped; return how many those are."""
    end = asyncio.get_running_loop().time() + PATIENCE
    while True:
        app_says, page_says = look(app), page.said
        both = {name: app_says.get(name, page_says[name]) for name in page_says}
        only_page = set(page_says) - set(app_says) - {"back", "sort"}
        if both == page_says and not only_page and cards(app) == page.cards:
            return len(both)
        assert asyncio.get_running_loop().time() < end, (both, page_says, only_page)
        await asyncio.sleep(0.02)


SEATS = (SeatSetup("Ann"), SeatSetup("Ben"), SeatSetup("Cy"))


@pytest.mark.parametrize("game", ["switch", "mau-mau"])
async def test_the_page_says_what_the_app_says_of_the_same_seat(tmp_path: Path, game: str) -> None:
    """Ann plays in the app and watches a page of her own seat; Ben plays on a page, a bot in the third seat."""
    async with guest(tmp_path / "ann", "/") as ann:
        invitation = await invited(ann, Setup(game, SEATS, hands=1))
        secret = await memberships_of(visits.app(ann)).secret(invitation.room)
        assert secret is not None
        cookies = httpx.Cookies()
        cookies.set(server.SEAT_COOKIE, secret.token)
        compared = 0
        async with AsyncExitStack() as opened:
            page, ben = [
                await opened.enter_async_context(browser(hosting.address, invitation.room, cookies=each))
                for each in (cookies, None)
            ]
            await ben.join(invitation, "Ben")
            for each in (page, ben):
                await opened.enter_async_context(each.following())
            await ann.until(lambda: "Ben. here" in ann.spoken("chair-2"), "Ben")
            await ann.click("lobby-deal")
            await page.until(lambda: page.cards)
            while compared < 150 and not ann.has("match-over"):
                if name := something_to_do(ann):
                    if not name.startswith(("suit-", "rank-")):  # a choice is open on one screen alone
                        compared += await agree(ann, page)
                    sent = len(ann.sent)
                    await ann.click(name)
                    await ann.until(lambda sent=sent: len(ann.sent) > sent, name)  # type: ignore[misc]
                if name := ben.something_to_do:
                    await ben.tap(name)
                await asyncio.sleep(0.01)
        assert compared > 30


async def test_hidden_cards_are_never_sent_to_a_guest(tmp_path: Path) -> None:
    async with guest(tmp_path / "ann", "/") as ann:
        invitation = await invited(ann, Setup("switch", TWO.seats))  # one pack, so that no two cards look alike
        async with browser(hosting.address, invitation.room) as ben:
            await ben.join(invitation, "Ben")
            async with ben.following():
                await ann.until(lambda: "Ben. here" in ann.spoken("chair-2"), "Ben")
                await ann.click("lobby-deal")
                await ben.until(lambda: ben.cards)
            sent = str(ben.pictures)
            for name in cards(ann):
                assert name not in sent
                assert not [file for file in card_files(name.removeprefix("card-"), PLAIN_CARDS) if file in sent]


async def test_a_seat_is_kept_by_the_cookie_alone(tmp_path: Path) -> None:
    async with guest(tmp_path / "ann", "/") as ann:
        invitation = await invited(ann)
        async with browser(hosting.address, invitation.room) as ben:
            joined = await ben.join(invitation, "Ben")
            assert re.fullmatch(
                rf"seat=\w{{32}}; HttpOnly; Max-Age=\d+; Path=/r/{invitation.room}; SameSite=strict",
                joined.headers["set-cookie"],
            )
            async with ben.following():
                await ann.until(lambda: "Ben. here" in ann.spoken("chair-2"), "Ben")
                await ann.click("lobby-deal")
                await ben.until(lambda: ben.cards)
            held = ben.cards
            ben.pictures.clear()
            port = int(hosting.address.rpartition(":")[2])
            folder = hosting._folder
            assert folder is not None
            await off_loop(hosting.stop)
            await off_loop(lambda: hosting.start(folder, "127.0.0.1", port))
            async with ben.following():
                await ben.until(lambda: ben.cards)
            assert ben.cards == held
            again = await ben.join(invitation, "Benny")  # the same seat under another name
            assert again.status_code == 200
            await ann.until(lambda: "Benny" in ann.spoken("seat-2"), "Benny")


async def test_a_newer_page_of_a_seat_ends_the_older(tmp_path: Path) -> None:
    async with guest(tmp_path / "ann", "/") as ann:
        invitation = await invited(ann)
        async with browser(hosting.address, invitation.room) as ben:
            await ben.join(invitation, "Ben")
            async with ben.following():
                await ben.until(lambda: ben.pictures)
                newer = GuestBrowser(ben.http, ben.address, ben.room)
                async with newer.following():
                    await newer.until(lambda: newer.pictures)
                    await ben.until(lambda: ben.ended)
            polled = await ben.http.get(f"{ben.address}/r/{ben.room}/see?after=0")
            assert polled.json()["panel"]["id"] == "lobby"  # where nothing can be streamed


async def test_malformed_guest_request_is_refused(tmp_path: Path) -> None:
    async with guest(tmp_path / "ann", "/") as ann:
        invitation = await invited(ann)
        async with browser(hosting.address, invitation.room) as ben:
            see, tap, join = (f"/r/{ben.room}/{each}" for each in ("see", "tap", "join"))
            get = ben.http.get
            assert (await get(ben.address + see)).status_code == 401
            assert (await ben.post(tap, {"n": 1, "tap": "menu"})).status_code == 401
            made_up = {"cookie": f"seat={'a' * 32}"}
            assert (await get(ben.address + see, headers=made_up)).status_code == 401
            await ben.join(invitation, "Ben")
            async with ben.following():
                await ben.until(lambda: ben.panel == "lobby")
                for headers in (
                    {"origin": "http://evil.example"},
                    {"origin": "null"},
                    {"host": "evil.example"},
                    {"content-type": "text/plain"},
                ):
                    assert (await ben.post(tap, {"n": 9, "tap": "lobby-rules"}, **headers)).status_code == 403
                foreign = {"sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors"}
                for path in ("/", see, "/cards/7H.svg"):
                    for headers in (foreign, {"host": "evil.example"}, {"origin": "http://evil.example"}):
                        assert (await get(ben.address + path, headers=headers)).status_code == 403
                followed = {"sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate"}
                assert (await get(ben.address + "/", headers=followed)).status_code == 200
                bodies: tuple[object, ...] = (
                    b"[" * 4000, b"{" * 30, b'{"n":1', b"\xff\xfe", b"x" * 5000, b"[]", b"null", {}, {"n": 1},
                    {"n": "1", "tap": "menu"}, {"n": True, "tap": "menu"}, {"n": 1.5, "tap": "menu"},
                    {"n": 1, "tap": ["menu"]},
                )  # fmt: skip
                for body in bodies:
                    assert (await ben.post(tap, body)).status_code == 400, body
                    assert (await ben.post(join, body)).status_code == 400, body
                other = RoomInvitation(ben.address, "a" * 32, invitation.code)
                assert (await ben.post(join, {"secret": other.secret, "name": "Eve"})).status_code == 400
                for path in ("/../rooms.sqlite", "/cards/../../pyproject.toml", "/nothing"):
                    assert (await get(ben.address + path)).status_code in (400, 404), path


async def test_only_what_the_newest_picture_offers_is_done_once_and_not_too_often(tmp_path: Path) -> None:
    async with guest(tmp_path / "ann", "/") as ann:
        invitation = await invited(ann)
        async with browser(hosting.address, invitation.room) as ben:
            await ben.join(invitation, "Ben")
            async with ben.following():
                await ben.until(lambda: ben.panel == "lobby")
                path = f"/r/{ben.room}/tap"
                for ident in ("lobby-deal", "lobby-close", "card-7H", "__init__", ""):
                    assert (await ben.post(path, {"n": 1, "tap": ident})).status_code == 409
                assert (await ben.post(path, {"n": 5, "tap": "lobby-rules"})).status_code == 204
                await ben.until(lambda: ben.panel == "rules")
                assert (await ben.post(path, {"n": 6, "tap": "rules-close"})).status_code == 204
                await ben.until(lambda: ben.panel == "lobby")
                assert (await ben.post(path, {"n": 5, "tap": "lobby-rules"})).status_code == 204  # repeated: ignored
                many = [await ben.tap("nothing") for _ in range(3 * TAP_BURST)]
                assert 429 in many and ben.panel == "lobby"


async def test_a_code_or_a_pasted_link_stands_for_the_invitation(tmp_path: Path) -> None:
    async with guest(tmp_path / "ann", "/") as ann:
        invitation = await invited(ann)
        await ann.until(lambda: re.fullmatch(r"(\S )+- (\S ?)+", ann.spoken("lobby-code")), "a short code")
        code = ann.spoken("lobby-code").replace(" ", "")
        plain = RoomInvitation(hosting.address, invitation.room, invitation.code).secret
        async with browser(hosting.address, "", "de") as ben:
            for typed in (code, code.lower(), f"Kommt! {invitation.link} bis gleich", plain):
                assert (await ben.post("/find", {"code": typed})).json() == {"secret": plain}
            wrong = await ben.post("/find", {"code": "hello", "lang": "de"})
            assert wrong.status_code == 404 and "Einladung" in wrong.json()["problem"]


async def test_a_guest_leads_the_host_to_no_other_address(tmp_path: Path) -> None:
    callers: list[object] = []

    def note_caller(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        callers.append(writer.get_extra_info("peername"))
        writer.close()

    async with guest(tmp_path / "ann", "/") as ann, await asyncio.start_server(note_caller, "127.0.0.1", 0) as other:
        invitation = await invited(ann)
        elsewhere = f"http://127.0.0.1:{other.sockets[0].getsockname()[1]}"
        foreign = RoomInvitation(elsewhere, invitation.room, invitation.code)
        own = RoomInvitation(hosting.address, invitation.room, invitation.code)
        async with browser(hosting.address, invitation.room) as ben:
            for typed in (foreign.link, foreign.in_app):
                assert (await ben.post("/find", {"code": typed})).json() == {"secret": own.secret}
            await ben.post("/find", {"code": f"{elsewhere} ABCD-EFGH"})
            await ben.join(foreign, "Ben", address=elsewhere, host=elsewhere)
    assert callers == []


async def test_a_name_that_is_taken_is_refused_and_a_full_room_can_be_watched(tmp_path: Path) -> None:
    async with guest(tmp_path / "ann", "/") as ann:
        invitation = await invited(ann)
        async with browser(hosting.address, invitation.room) as ben:
            for name in ("Ann", "ANN"):
                refused = await ben.join(invitation, name)
                assert refused.status_code >= 400 and "Ann" in refused.json()["problem"]
                assert "set-cookie" not in refused.headers
            assert (await ben.join(invitation, " \u200b ")).status_code == 403
            await ben.join(invitation, "Ben")
        async with browser(hosting.address, invitation.room) as cy:
            refused = await cy.join(invitation, "Cy")
            assert refused.status_code >= 400 and refused.json()["watch"] == "Just watch"
            assert (await cy.join(invitation, "Cy", watch=True)).status_code == 200
            async with cy.following():
                await cy.until(lambda: cy.panel == "lobby")


async def test_a_guest_can_change_the_language(tmp_path: Path) -> None:
    async with guest(tmp_path / "ann", "/") as ann:
        invitation = await invited(ann)
        async with browser(hosting.address, invitation.room) as ben:
            await ben.join(invitation, "Ben")
            for lang, words in (("en", "Who sees what"), ("de", "Wer was sieht")):
                ben.lang = lang
                async with ben.following():
                    await ben.until(lambda words=words: words in str(ben.picture))  # type: ignore[misc]


@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_page_is_small_and_runs_only_its_own_script(tag: str) -> None:
    page = render_page(tag)
    text = page.html.decode()
    assert f'lang="{tag}"' in text and ('dir="rtl"' in text) == (tag == "ar")
    assert len(page.packed) < 12_000
    style, script = (re.search(rf"<{each}>(.*?)</{each}>", text, re.DOTALL) for each in ("style", "script"))
    assert style and script
    for part in (style[1], script[1]):
        assert b64encode(sha256(part.encode()).digest()).decode() in page.policy
    assert "unsafe" not in page.policy and "default-src 'none'" in page.policy
    words = re.sub(r"<(style|script).*?</\1>", "", text, flags=re.DOTALL)
    assert "{" not in words and "room-" not in words
