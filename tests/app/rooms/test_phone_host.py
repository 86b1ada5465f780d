"""A phone as host: it stays awake, listens again after sleep, and shows browsers a page that opens the app."""

from __future__ import annotations

import os
import socket
from pathlib import Path

import httpx
import pytest

from app.rooms.host.hosting import hosting
from app.rooms.host.open_app_page import SCRIPT, render_page
from app.rooms.memberships.invitation import read_link
from engine.messages import LANGUAGES
from tests.app.at_table import cards
from tests.app.rooms.room_helpers import guest, loopback, open_room
from tests.app.rooms.test_rooms import TWO
from tests.app.visits import fill_in

__all__ = ["loopback"]


def put_to_sleep(port: int) -> int:
    """Closes the sockets of this process that listen at a port, as a phone's system does, and returns their number."""
    ended = 0
    for path in Path("/proc/self/fd").iterdir():
        if not path.is_socket():
            continue
        with socket.socket(fileno=os.dup(int(path.name))) as found:
            listens = found.family == socket.AF_INET and found.getsockopt(socket.SOL_SOCKET, socket.SO_ACCEPTCONN)
            if listens and found.getsockname()[1] == port:
                found.shutdown(socket.SHUT_RDWR)
                ended += 1
    return ended


def answers(port: int) -> bool:
    """Whether the port accepts connections."""
    with socket.socket() as line:
        return line.connect_ex(("127.0.0.1", port)) == 0


@pytest.mark.usefixtures("loopback")
@pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="only Linux tells a process what it has open")
async def test_a_phone_host_listens_again_at_the_same_address_after_sleep(tmp_path: Path) -> None:
    async with guest(tmp_path / "ann", "/") as ann:
        link = read_link(await open_room(ann, TWO))
        assert link and "enable" in [name for name, _ in ann.called]
        async with guest(tmp_path / "ben", link.in_app.removeprefix("pocket-switch://table")) as ben:
            await ben.wait("join-name")
            assert not ben.has("join-link")  # the link has said it all
            await fill_in(ben, "join-name", "Ben")
            await ben.click("join-do")
            await ann.until(lambda: "Ben. here" in ann.spoken("chair-2"), "Ben")
            assert link.secret not in ben.page.route
            await ann.click("lobby-deal")
            await ann.until(lambda: cards(ann) and cards(ben), "the cards")
            held, address = sorted(cards(ben)), hosting.address
            port = int(address.rpartition(":")[2])
            assert put_to_sleep(port) == 1 and not answers(port)
            for state in ("hide", "show", "resume"):
                await ann.send(ann.page, "app_lifecycle_state_change", {"state": state})
            await ann.until(lambda: answers(port), "the host")
            for each in (ann, ben):
                await each.until(lambda each=each: not each.has("panel-unreachable"), "the line")  # type: ignore[misc]
            assert hosting.address == address and sorted(cards(ben)) == held
        await ann.go("/")
        await ann.until(lambda: "disable" in [name for name, _ in ann.called], "the screen to go dark again")


@pytest.mark.usefixtures("loopback")
async def test_a_phone_host_sends_a_browser_to_the_app(tmp_path: Path) -> None:
    async with guest(tmp_path / "ann", "/") as ann:
        await open_room(ann, TWO)
        async with httpx.AsyncClient(base_url=hosting.address, trust_env=False) as http:
            shown = await http.get("/", headers={"Accept-Language": "de-AT,en;q=0.5"})
            assert 'lang="de"' in shown.text and "In der App" in shown.text and len(shown.content) < 4096
            policy = shown.headers["content-security-policy"]
            assert "default-src 'none'" in policy and "unsafe-inline'; " not in policy.replace("style-src", "")
            script = (await http.get(SCRIPT)).text
            assert "pocket-switch://table/rooms/join/http/" in script and '"/#/j/"' in script
            for path, how in (("/", {"Host": "evil.example"}), ("/index.html", {}), ("/../rooms.sqlite", {})):
                assert (await http.get(path, headers=how)).status_code in (403, 404)
            assert (await http.post("/")).status_code in (403, 404, 405)


@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_open_app_page_is_in_every_language(tag: str) -> None:
    shown = render_page([tag])
    assert f'lang="{tag}"' in shown and ('dir="rtl"' in shown) == (tag == "ar")
    assert 'id="open" href="pocket-switch://' in shown and "{" not in shown.partition("</style>")[2]
