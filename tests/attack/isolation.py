"""A guest's page against everybody else's: all messages of Flet's protocol for every control of it, while the owner's
page is looked at. Nothing that the guest sends is shown there, or to whoever comes later.
"""

from __future__ import annotations

import re
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from app.rooms.host.hosting import ADDRESS_VARIABLE
from app.rooms.memberships.invitation import read_link
from tests.attack._page import PROPERTIES, REGISTER, Page
from tests.attack._row import Meter, Row
from tests.attack._server import HOST
from tests.running import App

LINK = re.compile(r"http://\S+/#/j/\S+")
NUMBER = 66613
TEXT = "evil.example"
PICTURE = {"image": {"src": f"http://{TEXT}/x.png"}, "border_radius": NUMBER, "bgcolor": TEXT, "_values": {"a": TEXT}}
#: What a changed value looks like on the wire: the text, and the number as an integer or a float.
MARKS = (TEXT.encode(), b"\xce\x00\x01\x04\x35", b"\x40\xf0\x43\x50\x00\x00\x00\x00")
PRIVATE = {"_i": 1, "_c": TEXT, "_values": {"src": TEXT}, "_frozen": True, "_parent": None, "_dirty": {"x": TEXT}}
DATA: tuple[Any, ...] = (TEXT, {"control": 1, "name": TEXT}, {"x": PICTURE})
OTHERS = 50  # ids of controls beyond its own


def attack(share: float) -> Iterator[Row]:
    """At the table of a room, with cards on both pages."""
    with (
        tempfile.TemporaryDirectory() as folder,
        App(Path(folder) / "data", "--room", environment={ADDRESS_VARIABLE: HOST}) as app,
        ExitStack() as pages,
    ):
        link = app.wait_for_line(LINK)[0]
        invitation = read_link(link)
        assert invitation is not None
        owner = pages.enter_context(Page(app.address, f"/rooms/{invitation.room}", app.cookie))
        owner.wait("lobby-square")
        guest = pages.enter_context(Page(invitation.address, f"/j/{invitation.secret}"))
        guest.fill_in("join-name", "Eve")
        guest.click("join-do")
        guest.wait("lobby-rules")
        owner.click("lobby-fill")
        owner.click("lobby-deal")
        for page in (owner, guest):
            page.wait("pile")
            page.listen(1.0)
        begun = len(owner.heard)
        meter = Meter("messages of a guest's page", app.process.pid)
        _send(guest, owner, meter, share)
        owner.listen(2.0)
        later = pages.enter_context(Page(app.address, f"/rooms/{invitation.room}", app.cookie))
        later.wait("pile")
        later.listen(1.0)
        for name, heard in (("the owner's page", owner.heard[begun:]), ("a page that came later", later.heard)):
            for mark in MARKS:
                if mark in heard:
                    meter.let_through(f"{name} shows {mark!r}")
        if owner.crashed or later.crashed:
            meter.let_through("an owner's page has crashed")
        owner.go("/")
        try:
            owner.wait("home-new")
        except AssertionError:
            meter.let_through("the owner's page doesn't answer any more")
        yield meter.row()


def _send(guest: Page, owner: Page, meter: Meter, share: float) -> None:
    """Whatever a client can say of each control, and of numbers beyond. Where the server ends the page, its browser
    opens it again. The owner's page goes on, too: one that answers nothing is ended."""
    address = guest.line.address
    controls, number = guest.controls(), 0
    while number < len(controls) + 2 * OTHERS:
        try:
            if number < len(controls):
                _change(guest, meter, controls[number]["_i"], controls[number])
                _tell(guest, meter, controls[number])
            else:  # those of others, perhaps
                last = max(each["_i"] for each in controls)
                other = number - len(controls)
                _change(guest, meter, other if other < OTHERS else last + other, {})
            guest.wait_until_read()
            owner.listen(0.001)
        except OSError:
            guest = Page(address, "/", kept=guest.kept)
            guest.wait("pile")
            controls = guest.controls()
        number += max(1, round(1 / share))
    with meter.attempt():
        guest.say(REGISTER, {"session_id": "", "page_name": TEXT, "page": PRIVATE})


def _change(guest: Page, meter: Meter, number: int, fields: dict[str, Any]) -> None:
    """Changes whatever a control has, and what it hasn't. OSError where the page has ended."""
    nested = {name: value for name, value in fields.items() if isinstance(value, dict) and "_c" not in value}
    for props in (
        {"foreground_decoration": PICTURE},
        *({name: {**PICTURE, **dict.fromkeys(value, NUMBER)}} for name, value in nested.items()),
        {name: NUMBER for name in fields if not name.startswith(("_", "on_"))},
        {**dict.fromkeys(("value", "src", "content", "controls", "open"), TEXT), "shadow": [PICTURE]},
        PRIVATE,
    ):
        with meter.attempt():
            if not guest.say(PROPERTIES, {"id": number, "props": props}):
                raise ConnectionError


def _tell(guest: Page, meter: Meter, fields: dict[str, Any]) -> None:
    """Tells of every event that a control hears, and of some that Flet makes itself. OSError."""
    heard = [name[3:] for name in fields if name.startswith("on_") and name != "on_click"]  # a tap leads away
    for name in (*heard, "close", "connect", "disconnect"):
        for data in DATA:
            with meter.attempt():
                if not guest.event(fields["_i"], name, data):
                    raise ConnectionError
