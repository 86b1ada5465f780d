"""A phone as host: its screen stays on, and it listens again after sleep."""

from __future__ import annotations

import os
import socket
from pathlib import Path

import flet as ft
import pytest

from app.rooms.host.hosting import hosting
from app.rooms.memberships.invitation import read_link
from app.ui.card_faces import all_table_assets
from app.ui.theme import CardLook
from tests.app.at_table import cards
from tests.app.fake import Client
from tests.app.rooms.room_helpers import guest, loopback, open_room
from tests.app.rooms.test_rooms import TWO
from tests.app.visits import fill_in

__all__ = ["loopback"]


def put_to_sleep(port: int) -> int:
    """Close this process's sockets that listen at a port, as a phone's system does, and return how many there were."""
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
    """Return whether the port accepts connections."""
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


def drawn_images(client: Client) -> set[str]:
    """Return the sources of all images on the screen."""
    return {str(each.src) for each in client.controls() if isinstance(each, ft.Image)}


@pytest.mark.usefixtures("loopback")
async def test_a_room_that_a_link_opens_loads_its_pictures_before_its_table(tmp_path: Path) -> None:
    pictures = set(all_table_assets(CardLook()))
    async with guest(tmp_path / "ann", "/") as ann:
        link = read_link(await open_room(ann, TWO))
        assert link is not None
        async with guest(tmp_path / "ben", link.in_app.removeprefix("pocket-switch://table")) as ben:
            await ben.wait("join-name")
            await fill_in(ben, "join-name", "Ben")
            await ben.click("join-do")
            await ben.until(lambda: pictures <= drawn_images(ben), "the pictures of all cards, before the deal")
            await ann.until(lambda: "Ben. here" in ann.spoken("chair-2"), "Ben")
            await ann.click("lobby-deal")
            await ann.until(lambda: cards(ann) and cards(ben), "the cards")
        async with guest(tmp_path / "ben", f"/rooms/{link.room}") as ben:
            await ben.until(lambda: cards(ben), "the cards again")
            assert not {file for file in pictures if file not in str(ben.sent)}
