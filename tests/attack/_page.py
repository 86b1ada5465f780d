"""A page without a browser, over a WebSocket: it holds what it was sent, answers when it is asked, says anything."""

from __future__ import annotations

import time
from typing import Any, Final

import msgpack

from tests.app.fake import NEEDS
from tests.app.mirror import Mirror
from tests.attack._server import HOST, Line
from tests.running import PATIENCE

REGISTER, PATCH, EVENT, PROPERTIES, ANSWER, CRASH = range(1, 7)  # as Flet numbers its messages
PING, PONG, DATA = 9, 10, 2
ANSWERS: Final = {"get_accessibility_features": NEEDS}


class Page:
    """One page at a route, of a browser that keeps some texts. `heard` is all that it was sent, as it came."""

    def __init__(
        self, address: str, route: str, cookie: str = "", source: str = HOST, kept: dict[str, str] | None = None
    ) -> None:
        self.kept = {} if kept is None else kept
        self.line = Line(address, cookie, source)
        self.mirror = Mirror()
        self.heard = bytearray()
        self.crashed = False
        self._unread, self._ponged = b"", False
        page = {"route": route, "web": True, "width": 390.0, "height": 844.0, "platform": "linux"}
        self.say(REGISTER, {"session_id": None, "page_name": "", "page": page})

    def __enter__(self) -> Page:
        return self

    def __exit__(self, *_: object) -> None:
        self.line.socket.close()

    def say(self, action: int, body: Any) -> bool:
        """Sends a message; whether the server still took it."""
        return self.line.send(b"\0" + msgpack.packb([action, body]))

    def event(self, control: int, name: str, data: Any = None) -> bool:
        """Sends an event of a control."""
        return self.say(EVENT, {"target": control, "name": name, "data": data})

    def click(self, name: str) -> None:
        """Taps what has this identifier, once it is there and hears that."""
        end = time.monotonic() + PATIENCE
        while not (hears := [each for each in _inside(self.wait(name)) if each.get("on_click") or each.get("on_tap")]):
            assert time.monotonic() < end, f"{name} never hears a tap"
            self.listen(0.1)
        self.event(hears[0]["_i"], "click" if hears[0].get("on_click") else "tap")

    def fill_in(self, name: str, text: str) -> None:
        """Types into the field that has this identifier."""
        field = next(each for each in _inside(self.wait(name)) if each["_c"] == "TextField")
        self.say(PROPERTIES, {"id": field["_i"], "props": {"value": text}})
        self.event(field["_i"], "change", text)

    def wait(self, name: str) -> dict[str, Any]:
        """The control with this identifier or key, once it is there."""
        end = time.monotonic() + PATIENCE
        while not (found := self.find(name)):
            assert time.monotonic() < end, f"never came: {name}"
            self.listen(0.1)
        return found

    def find(self, name: str) -> dict[str, Any] | None:
        """The control on the page now with this identifier or key."""
        return next((each for each in self.controls() if name in (each.get("identifier"), each.get("key"))), None)

    def controls(self) -> list[dict[str, Any]]:
        """All controls of the page."""
        root = next((each for each in self.mirror.controls.values() if each["_c"] == "Page"), None)
        return list(_inside(root)) if root else []

    def listen(self, seconds: float) -> None:
        """Takes what comes for so long."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            self.line.socket.settimeout(left)
            try:
                more = self.line.socket.recv(1 << 16)
            except TimeoutError:
                return
            if not more:
                raise ConnectionError("the page was ended")
            self._unread += more
            while self._take():
                continue

    def wait_until_read(self) -> None:
        """Returns once the server has read what was said: it answers a ping after that. OSError."""
        self._ponged = False
        self.line.send(b"read?", PING)
        end = time.monotonic() + PATIENCE
        while not self._ponged:
            if time.monotonic() > end:
                raise TimeoutError
            self.listen(0.02)

    def _take(self) -> bool:
        """Takes one frame, where a whole one has come."""
        data = self._unread
        if len(data) < 2:
            return False
        size, begins = data[1] & 0x7F, 2
        if size >= 126:
            begins = 4 if size == 126 else 10
            if len(data) < begins:
                return False
            size = int.from_bytes(data[2:begins], "big")
        if len(data) < begins + size:
            return False
        kind, content, self._unread = data[0] & 15, data[begins : begins + size], data[begins + size :]
        if kind == PING:
            self.line.send(content, PONG)
        elif kind == PONG:
            self._ponged = True
        elif kind == DATA:
            self.heard += content
            self._follow(*msgpack.unpackb(content[1:], strict_map_key=False))
        return True

    def _follow(self, action: int, body: Any) -> None:
        if action == REGISTER:
            self.mirror.keep(body["page_patch"])
        elif action == PATCH and body["id"] in self.mirror.controls:
            self.mirror.patch(body["id"], body["patch"])
        elif action == CRASH:
            self.crashed = True
        elif action == ANSWER:
            name, asked = body["name"], body.get("args") or {}
            result = self.kept.get(str(asked.get("key"))) if name == "get" else ANSWERS.get(name)
            if name == "set":
                self.kept[asked["key"]] = asked["value"]
            told = {"control_id": body["control_id"], "call_id": body["call_id"], "result": result, "error": None}
            self.say(ANSWER, told)
            if name == "push_route":
                self.go(asked["route"])

    def go(self, route: str) -> None:
        """Goes to a route, as the address bar does."""
        root = next(each["_i"] for each in self.mirror.controls.values() if each["_c"] == "Page")
        self.say(PROPERTIES, {"id": root, "props": {"route": route}})
        self.event(root, "route_change", {"route": route})


def _inside(value: Any) -> Any:
    """The controls in a value, parents first."""
    if isinstance(value, dict):
        if "_c" in value:
            yield value
        for each in value.values():
            yield from _inside(each)
    elif isinstance(value, list):
        for each in value:
            yield from _inside(each)
