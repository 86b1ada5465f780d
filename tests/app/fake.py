"""A client for screens without a browser: the app's own session, with this in place of Flutter.

It uses private parts of Flet, which is pinned; no other file does.
"""

from __future__ import annotations

import asyncio
import gc
import traceback
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

import flet as ft
import msgpack
from flet.controls.base_control import BaseControl
from flet.controls.context import _context_page
from flet.messaging.connection import Connection
from flet.messaging.protocol import (
    Message,
    MessageAction,
    RegisterClientResponseBody,
    configure_encode_object_for_msgpack,
)
from flet.messaging.session import Session
from flet.pubsub.pubsub_hub import PubSubHub

from app.platform.background import Touch
from tests.app.mirror import Mirror, differences

PATIENCE = 30.0  # seconds
LOOK_AGAIN = 0.02  # seconds until a condition is looked at again when the app sends nothing

EDGES = {"left": 0.0, "top": 0.0, "right": 0.0, "bottom": 0.0}
NEEDS = {
    "accessible_navigation": False,
    "bold_text": False,
    "disable_animations": False,
    "high_contrast": False,
    "invert_colors": False,
    "on_off_switch_labels": False,
    "reduce_motion": False,
    "supports_announcements": True,
}


class Client(Connection):
    """Stands in for Flutter's client: gets every message packed as on the wire, answers calls, and sends taps and
    events.

    Tests get one from `opened`.
    """

    def __init__(self, executor: ThreadPoolExecutor, answers: Mapping[str, Any]) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.loop = asyncio.get_running_loop()
        self.executor = executor
        self.pubsubhub = PubSubHub(loop=self.loop, executor=executor)
        self.answers = {"get_accessibility_features": NEEDS, **answers}
        self.sent: list[tuple[MessageAction, Any]] = []
        self.called: list[tuple[str, Any]] = []
        self.crash = ""
        self.mirror = Mirror()
        self.session = Session(self)
        self._pack: Callable[[Any], Any] = configure_encode_object_for_msgpack(BaseControl)  # type: ignore[no-untyped-call]
        self._news = asyncio.Event()

    # What Flet calls

    def send_message(self, message: Message) -> None:
        """Take a message as the wire would carry it: apply it, answer a call, and remember a crash."""
        action, body = msgpack.unpackb(
            msgpack.packb([message.action, message.body], default=self._pack), strict_map_key=False
        )
        self.sent.append((MessageAction(action), body))
        if message.action == MessageAction.REGISTER_CLIENT:
            self.mirror.keep(body["page_patch"])
        elif message.action == MessageAction.PATCH_CONTROL and body["id"] in self.mirror.controls:
            try:
                self.mirror.patch(body["id"], body["patch"])
            except (LookupError, TypeError, AttributeError) as problem:
                self.crash = self.crash or f"no client can follow: {problem!r} in {str(body)[:2000]}"
        elif message.action == MessageAction.SESSION_CRASHED:
            self.crash = body["message"]
        elif message.action == MessageAction.INVOKE_METHOD:
            arguments = body.get("args")
            self.called.append((body["name"], arguments))
            answer = self.answers.get(body["name"])
            result = answer(arguments) if callable(answer) else answer
            self.loop.call_soon(
                self.session.handle_invoke_method_results, body["control_id"], body["call_id"], result, None
            )
        self._news.set()

    def note_failure(self, _: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Remember the exception of a task that nobody awaits, such as an effect; otherwise it would only be logged."""
        error = context.get("exception")
        told = "".join(traceback.format_exception(error)) if error else ""
        self.crash = self.crash or f"{context['message']}\n{told}"

    # Looking

    def astray(self) -> list[str]:
        """Return the places where the client's controls differ from the app's, as texts."""
        app = self.packed(self.page)
        return differences(app, self.mirror.controls[app["_i"]])

    def packed(self, control: BaseControl) -> Any:
        """Return a control and its descendants as the client gets them."""
        return msgpack.unpackb(msgpack.packb(control, default=self._pack), strict_map_key=False)

    @property
    def page(self) -> ft.Page:
        """The app's page."""
        page: ft.Page = self.session.page
        return page

    def controls(self) -> Iterator[BaseControl]:
        """Yield every visible control of the page, parents first."""
        yield from _walk(self.page, set())

    def all(self, name: str) -> list[BaseControl]:
        """Return the controls with this key or identifier; if `name` ends in `*`, those that begin with the rest."""
        fits = _fitting(name)
        return [control for control in self.controls() if fits(control)]

    def has(self, name: str) -> bool:
        """Return whether `all` finds a control."""
        return any(map(_fitting(name), self.controls()))

    def find(self, name: str) -> BaseControl:
        """Return the first control that `all` finds. Raises an error that lists all names if there's none."""
        fits = _fitting(name)
        for control in self.controls():
            if fits(control):
                return control
        raise AssertionError(f"no {name} among {sorted({each for one in self.controls() for each in names(one)})}")

    def spoken(self, name: str) -> str:
        """Return what a screen reader says of a control: its label, else the texts in it."""
        control = self.find(name)
        return getattr(control, "label", None) or " ".join(texts(control))

    def texts(self) -> list[str]:
        """Return all visible texts, in reading order."""
        return texts(self.page)

    # Doing

    async def send(self, control: BaseControl, event: str, data: Any = None) -> None:
        """Send the app an event of a control, and wait for its reaction."""
        await self.session.dispatch_event(control._i, event, data)
        await self.settle()

    async def resize(self, width: float, height: float) -> None:
        """Change the window's size, in logical pixels, as turning the device does."""
        size = {"width": width, "height": height}
        self.session.apply_page_patch(size)
        await self.send(self.page, "resize", size)

    async def click(self, name: str) -> None:
        """Tap the control with this name, or the first one in it that handles taps."""
        await self.tap(self.find(name))

    async def tap(self, control: BaseControl) -> None:
        """Tap this control, or the first one in it that handles taps."""
        for heard in _walk(control, set()):
            for event in ("click", "tap"):
                if getattr(heard, f"on_{event}", None) is not None and not getattr(heard, "disabled", False):
                    await self.send(heard, event)
                    return
        raise AssertionError(f"{control} hears no tap")

    async def go(self, route: str) -> None:
        """Go to a route, as the address bar does."""
        self.session.apply_page_patch({"route": route})
        await self.send(self.page, "route_change", {"route": route})

    async def settle(self) -> None:
        """Return when the app has sent nothing for several turns of the event loop."""
        quiet = 0
        while quiet < 10:
            before = len(self.sent)
            await asyncio.sleep(0)
            quiet = quiet + 1 if len(self.sent) == before else 0
        assert not self.crash, self.crash

    async def until(self, condition: Callable[[], object], what: str = "") -> None:
        """Return when a condition holds, checked after each message and at intervals; `what` names it in errors."""
        end = self.loop.time() + PATIENCE
        while not condition():
            assert not self.crash, self.crash
            assert self.loop.time() < end, f"never came: {what or condition}; on screen: {self.texts()}"
            self._news.clear()
            try:
                await asyncio.wait_for(self._news.wait(), LOOK_AGAIN)
            except TimeoutError:
                continue
        await self.settle()

    async def wait(self, name: str) -> BaseControl:
        """Return the control with this name as soon as there is one."""
        await self.until(lambda: self.has(name), name)
        return self.find(name)


@asynccontextmanager
async def opened(
    main: Callable[[ft.Page], Any],
    *,
    route: str = "/",
    width: float = 390,
    height: float = 844,
    dark: bool = False,
    web: bool = True,
    answers: Mapping[str, Any] | None = None,
) -> AsyncIterator[Client]:
    """Open the app for a visitor: `async with opened(main, route="/rules") as client:`.

    `answers` has, by the name of a method that the app calls, what the client returns, or a function of the arguments.
    """
    gc.freeze()  # what was there before need not be searched at the end
    Touch.drawn = 0.0  # this client draws at once
    with ThreadPoolExecutor() as executor:
        client = Client(executor, answers or {})
        session = client.session
        client.loop.set_exception_handler(client.note_failure)
        brightness = "dark" if dark else "light"
        session.apply_page_patch(
            {
                "route": route,
                "width": width,
                "height": height,
                "web": web,
                "platform": "android",
                "platform_brightness": brightness,
                "media": {
                    "padding": EDGES,
                    "view_padding": EDGES,
                    "view_insets": EDGES,
                    "device_pixel_ratio": 2.0,
                    "orientation": "portrait" if height > width else "landscape",
                    "always_use_24_hour_format": False,
                },
            }
        )
        first = session.get_page_patch()  # type: ignore[no-untyped-call]
        client.send_message(Message(MessageAction.REGISTER_CLIENT, RegisterClientResponseBody(session.id, first, "")))
        token = _context_page.set(session.page)
        try:
            started = main(session.page)
            if asyncio.iscoroutine(started):
                await started
            await session.after_event(session.page)
            await client.settle()
            yield client
            if not client.crash:
                assert not client.astray(), client.astray()
        finally:
            _context_page.reset(token)
            session.close()  # type: ignore[no-untyped-call]
            await asyncio.sleep(0)
        gc.collect()  # a task that failed says so when it goes
        assert not client.crash, client.crash


def hears(control: BaseControl) -> bool:
    """Return whether the app handles a tap on this control."""
    return any(getattr(control, name) for name in type(control)._event_fields)  # type: ignore[attr-defined]


def names(control: BaseControl) -> list[str]:
    """Return the key and identifier of a control, as far as it has them."""
    key = getattr(control, "key", None)
    value = getattr(key, "value", key)
    identifier = getattr(control, "identifier", None)
    return [str(name) for name in (value, identifier) if name is not None]


def _fitting(name: str) -> Callable[[BaseControl], bool]:
    if name.endswith("*"):
        return lambda control: any(found.startswith(name[:-1]) for found in names(control))
    return lambda control: name in names(control)


def texts(control: BaseControl) -> list[str]:
    """Return every text in a control, in reading order."""
    return [str(each.value) for each in _walk(control, set()) if isinstance(each, ft.Text) and each.value]


def _walk(value: Any, seen: set[int]) -> Iterator[BaseControl]:
    """Yield all controls in a value: in fields, in lists, and what components have drawn."""
    left = [value]
    while left:
        value = left.pop()
        if isinstance(value, (list, tuple)):
            left.extend(reversed(value))
        elif isinstance(value, Mapping):
            left.extend(reversed(list(value.values())))
        elif (held := _held(value.__class__)) and id(value) not in seen:
            if isinstance(value, BaseControl):
                seen.add(id(value))
                if getattr(value, "visible", True) is False:
                    continue
                yield value
            left.extend(reversed(_inside(value, held)))


def _inside(value: Any, held: tuple[str, ...]) -> list[Any]:
    """Return the values of these fields that aren't None.

    Flet's controls store in `_values` what differs from a field's default, and no default is a control. Reading it
    takes a third of the time of reading each field.
    """
    own = value.__dict__
    given = own.get("_values", own)
    found = [given[name] if name in given else own.get(name) for name in held]
    return [each for each in found if each is not None]


def children(control: Any) -> Iterator[BaseControl]:
    """Yield the controls directly in a control, in its order."""
    left = _inside(control, _held(control.__class__))[::-1]
    while left:
        value = left.pop()
        held = _held(value.__class__)
        if isinstance(value, (list, tuple)):
            left.extend(reversed(value))
        elif isinstance(value, BaseControl):
            if getattr(value, "visible", True) is not False:
                yield value
        elif isinstance(value, Mapping):
            left.extend(reversed(list(value.values())))
        elif held:
            left.extend(reversed(_inside(value, held)))


@cache
def _held(kind: type) -> tuple[str, ...]:
    """Return the names of a dataclass's fields that may contain a control, none for another class."""
    if not is_dataclass(kind):
        return ()
    return tuple(each.name for each in fields(kind) if not each.metadata.get("skip", False) and each.name != "_parent")
